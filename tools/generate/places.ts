import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const packages = join(repository, 'packages')
/** What is generated, below `packages/`. */
export const generatedFolders = {
  contracts: 'contracts/src/generated',
  client: 'client/src/generated',
  react: 'react/src/generated',
}
export const generated = join(packages, generatedFolders.contracts)
/** What the rules of comparison mean. */
export const differencesPage = join(repository, 'spec/differences.md')
/** What stands for the rules of oasdiff. */
export const oasdiffPage = join(repository, 'spec/oasdiff.md')
export const redocly = join(repository, 'tools/node_modules/@redocly/cli/bin/cli.js')
