import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../src')

/** `node:crypto` is allowed, because it is only used to hash: the same input gives the same result. */
const IMPURE =
  /from '(?:pg|undici|node:(?!crypto)[^']*)'|await fetch\(|Date\.now\(|new Date\(\)|Math\.random\(|setTimeout\(|process\./

test('the package uses neither clock, network nor database', () => {
  const impure = globSync('**/*.ts', { cwd: source }).filter((name) =>
    IMPURE.test(readFileSync(join(source, name), 'utf8')),
  )
  expect(impure).toEqual([])
})
