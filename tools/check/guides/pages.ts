import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { repository } from '../../generate/places.ts'
import { blocksOf, isExecuted } from './blocks.ts'

const guides = globSync('apps/docs/**/*.md', { cwd: repository, exclude: ['**/node_modules/**'] })

/** Every page whose blocks are checked. */
export const documented: string[] = ['README.md', ...guides].toSorted()

/** The guides for operators change the machine, so another program runs them, in this order: later ones build on earlier. */
export const forOperators: readonly string[] = [
  'supervisor',
  'storage',
  'proxy',
  'backup',
  'upgrade',
  'processes',
  'containers',
].map((page) => `apps/docs/operating/${page}.md`)

/** The guide whose commands run on several machines, which one more program makes. */
export const onMachines = 'apps/docs/operating/high-availability.md'

export const read = (file: string): string => readFileSync(join(repository, file), 'utf8')

/** The pages that the guides' program runs. */
export const executed: string[] = documented.filter(
  (file) => !file.startsWith('apps/docs/operating/') && blocksOf(read(file)).some(isExecuted),
)
