import { readFileSync } from 'node:fs'
import { join } from 'node:path'

/** gzipped JavaScript of the first page, before the map. */
export const LIMIT_BYTES = 200_000

const dist = join(import.meta.dirname, '../dist')

/** The size of the scripts with these paths, as sent to clients that accept gzip. */
export const scriptBytes = (paths: Iterable<string>): number => {
  let sum = 0
  for (const path of paths) sum += readFileSync(join(dist, `${path}.gz`)).length
  return sum
}
