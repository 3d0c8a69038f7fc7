import { join } from 'node:path'
import { repository } from '../../generate/places.ts'

/** What is published is written by the TypeScript of most consumers; `pnpm check` compiles with a newer, faster one. */
export const COMPILER = join(repository, 'tools/node_modules/typescript-api/bin/tsc')
