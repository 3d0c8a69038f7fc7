import { opendir } from 'node:fs/promises'
import { join } from 'node:path'
import { isKey } from '../store/store.ts'

const AT_ONCE = 1_000

/**
 * The keys of the files below a directory, with a folder per account; a very large folder is never in memory as a
 * whole.
 */
export async function* listObjects(root: string): AsyncGenerator<string[]> {
  for await (const account of namesIn(root)) {
    let keys: string[] = []
    for await (const name of namesIn(join(root, account))) {
      const key = `${account}/${name}`
      if (isKey(key)) keys.push(key)
      if (keys.length < AT_ONCE) continue
      yield keys
      keys = []
    }
    if (keys.length > 0) yield keys
  }
}

async function* namesIn(path: string): AsyncGenerator<string> {
  const directory = await opendir(path).catch((error: NodeJS.ErrnoException) => {
    // Nothing was stored yet, or it is not a directory of ours.
    if (error.code === 'ENOENT' || error.code === 'ENOTDIR') return null
    throw error
  })
  for await (const { name } of directory ?? []) yield name
}
