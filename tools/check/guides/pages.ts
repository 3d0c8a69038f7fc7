import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { blocksOf, isExecuted } from './blocks.ts'

const guides = globSync('apps/docs/**/*.md', { cwd: repository, exclude: ['**/node_modules/**'] })

/** Every page whose blocks are checked. */
export const documented: string[] = ['README.md', ...guides].toSorted()

/**
 * The guides for operators, which change the machine, so a separate program runs them. The order matters: later ones
 * depend on earlier ones.
 */
export const forOperators: readonly string[] = [
  'supervisor',
  'storage',
  'proxy',
  'backup',
  'upgrade',
  'processes',
  'containers',
].map((page) => `apps/docs/operating/${page}.md`)

/** The guide whose commands run on several machines, which another program simulates. */
export const onMachines = 'apps/docs/operating/high-availability.md'

export const read = (file: string): string => readFileSync(join(repository, file), 'utf8')

/** The pages that the program for guides runs. */
export const executed: string[] = documented.filter(
  (file) => !file.startsWith('apps/docs/operating/') && blocksOf(read(file)).some(isExecuted),
)
