import { dirname, join } from 'node:path'
import { fileURLToPath } from 'node:url'

export const repository = join(dirname(fileURLToPath(import.meta.url)), '../..')
export const generated = join(repository, 'packages/contracts/src/generated')
export const redocly = join(repository, 'tools/node_modules/@redocly/cli/bin/cli.js')
