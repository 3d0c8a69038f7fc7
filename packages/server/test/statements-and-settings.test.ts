import { globSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'

const source = resolve(import.meta.dirname, '../src')
const files = globSync('**/*.ts', { cwd: source })
const contents = new Map(files.map((name) => [name, readFileSync(join(source, name), 'utf8')]))

test('statements are declared through db/, which gets their types from the database', () => {
  const direct = files.filter((name) => !name.startsWith('db/') && /\.query[(<]/.test(contents.get(name)!))
  expect(direct).toEqual([])
})

test('the environment is read in one file only', () => {
  expect(files.filter((name) => contents.get(name)!.includes('process.env'))).toEqual(['config/config.ts'])
})
