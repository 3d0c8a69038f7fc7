import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import type { Copy } from '../copy/copy.ts'
import { CHANGES } from '../gates/changes.ts'

/** The files of the repository, of which none is written. */
const inMemory = (): Copy => {
  const written = new Map<string, string>()
  const read = (file: string) => written.get(file) ?? readFileSync(join(repository, file), 'utf8')
  const replace = async (file: string, before: string, after: string) => {
    const parts = read(file).split(before)
    if (parts.length !== 2) throw new Error(`${file} has ${parts.length - 1} places with: ${before}`)
    written.set(file, parts.join(after))
  }
  return {
    folder: repository,
    replace,
    apply: async (step) => {
      if (!('content' in step)) return replace(step.file, step.after, `${step.after}${step.text}`)
      if (step.content === null && !existsSync(join(repository, step.file))) throw new Error(`${step.file} is gone`)
      written.set(step.file, step.content ?? '')
    },
    run: async () => ({ ok: true, output: '' }),
    reset: async () => {},
    remove: async () => {},
  }
}

test.each(CHANGES.map(({ name, make }) => [name, make] as const))(
  '%s: can be made in the tree as it is',
  async (_, make) => {
    await expect(make(inMemory())).resolves.toBeUndefined()
  },
)
