import { globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve } from 'node:path'
import { expect, test } from 'vitest'

/**
 * Folders and files of src, from the inside out (apps/docs/architecture.md#layers): each may import itself and what
 * precedes it, never what follows. Cycles between files are found by the linter (`noImportCycles`).
 */
const layers = [
  ['schema'],
  [
    'errors.ts',
    'fair-semaphore.ts',
    'json.ts',
    'logger.ts',
    'once-per.ts',
    'parse-json.ts',
    'semaphore.ts',
    'validate-body.ts',
  ],
  ['config'],
  ['db'],
  ['metrics', 'outgoing', 'storage', 'rate-limits', 'idempotency'],
  ['sources'],
  ['reference'],
  [
    'context.ts',
    'json-api.ts',
    'records',
    'notifications',
    'custom-fields',
    'charges',
    'identity',
    'tracking',
    'requests',
    'documents',
    'intake',
    'sandbox',
    'shipments',
  ],
  ['maintenance'],
  ['http'],
  ['app.ts', 'workers.ts'],
]

const source = resolve(import.meta.dirname, '../src')
const files = globSync('**/*.ts', { cwd: source })
const contents = new Map(files.map((name) => [name, readFileSync(join(source, name), 'utf8')]))

const layerOf = (name: string) => layers.findIndex((entries) => entries.includes(name.split('/')[0]!))

/** `from '…'`, `import('…')` and `new URL('….ts', …)`, types included. */
const importsOf = (name: string) =>
  [...contents.get(name)!.matchAll(/(?:from |import\(|new URL\()'(\.[^']+\.ts)'/g)].map(([, path]) =>
    relative(source, resolve(source, dirname(name), path!)),
  )

test('assigns every file to a layer', () => {
  expect(files.filter((name) => layerOf(name) === -1)).toEqual([])
})

test('imports only inwards, types included', () => {
  const outward = files.flatMap((name) =>
    importsOf(name)
      .filter((target) => layerOf(target) > layerOf(name))
      .map((target) => `${name} imports ${target}`),
  )
  expect(outward).toEqual([])
})

test('declares statements through db/, which gets their types from the database', () => {
  const direct = files.filter((name) => !name.startsWith('db/') && /\.query[(<]/.test(contents.get(name)!))
  expect(direct).toEqual([])
})

test('reads the environment in one file only', () => {
  expect(files.filter((name) => contents.get(name)!.includes('process.env'))).toEqual(['config/config.ts'])
})
