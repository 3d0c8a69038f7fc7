import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const packages = join(repository, 'packages')
/** The generated folders, below `packages/`. */
export const generatedFolders = {
  contracts: 'contracts/src/generated',
  client: 'client/src/generated',
  react: 'react/src/generated',
}
export const generated = join(packages, generatedFolders.contracts)
/** The page about the rules of comparison. */
export const differencesPage = join(repository, 'spec/differences.md')
/** The page with our counterparts of the rules of oasdiff. */
export const oasdiffPage = join(repository, 'spec/oasdiff.md')
export const redocly = join(repository, 'tools/node_modules/@redocly/cli/bin/cli.js')
