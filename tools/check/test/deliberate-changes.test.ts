import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { type Copy, editing } from '../copy/copy.ts'
import { CHANGES } from '../gates/changes.ts'

/** The files of the repository; what is written is kept in memory only. */
const inMemory = (): Copy => {
  const written = new Map<string, string>()
  const edits = editing({
    read: async (file) => written.get(file) ?? readFileSync(join(repository, file), 'utf8'),
    write: async (file, text) => void written.set(file, text),
    remove: async (file) => {
      if (!existsSync(join(repository, file))) throw new Error(`${file} is gone`)
    },
  })
  return {
    ...edits,
    folder: repository,
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
