import { join } from 'node:path'
import { repository } from '../../generate/places.ts'

/**
 * Declarations are published as the TypeScript version of most consumers writes them; `pnpm check` compiles with a
 * newer, faster one.
 */
export const COMPILER = join(repository, 'tools/node_modules/typescript-api/bin/tsc')
