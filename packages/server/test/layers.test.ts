import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/** design.md section 2, read from the outside in: what stands left may be imported by what stands right, never back. */
const layers = [
  'contracts',
  'tracking',
  'config',
  'db',
  'outgoing',
  'domain',
  'sources',
  'storage',
  'jobs',
  'http',
  'apps',
]

const source = resolve(import.meta.dirname, '../src')
const layerOf = (file: string) => {
  const [folder] = relative(source, file).split('/')
  return folder === undefined ? -1 : layers.indexOf(folder)
}

test('imports point one way', () => {
  const wrong: string[] = []
  for (const name of globSync('**/*.ts', { cwd: source })) {
    const file = join(source, name)
    const own = layerOf(file)
    if (own === -1) continue
    for (const [, path = ''] of readFileSync(file, 'utf8').matchAll(
      /(?:^|\n)(?:import|export)[^'\n]*(?:\n[^'\n]*)*?from '(\.[^']+)'/g,
    )) {
      const target = layerOf(resolve(dirname(file), path))
      if (target > own) wrong.push(`${name} imports ${path}`)
    }
  }
  expect(wrong).toEqual([])
})

test('the engine knows neither clock, network nor database', () => {
  const impure = globSync('tracking/**/*.ts', { cwd: source }).filter((name) =>
    /from '(pg|undici|node:(?!crypto)[^']*)'|Date\.now\(|new Date\(\)|Math\.random\(|process\./.test(
      readFileSync(join(source, name), 'utf8'),
    ),
  )
  expect(impure).toEqual([])
})

test('one file reads the environment', () => {
  const readers = globSync('**/*.ts', { cwd: source }).filter((name) =>
    /process\.env/.test(readFileSync(join(source, name), 'utf8')),
  )
  expect(readers.filter((name) => name !== 'config.ts')).toEqual([])
})
