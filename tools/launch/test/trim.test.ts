import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import { afterAll, expect, it } from 'vitest'
import { repository } from '../../generate/places.ts'
import { trim } from '../trim.mjs'

/** The packages that are trimmed, with the names of their files and nothing in them. */
const TRIMMED = /^(@scalar\+api-reference|tesseract\.js-core|@tesseract\.js-data\+\w+|world-atlas)@/
const store = mkdtempSync(join(tmpdir(), 'boxtrail-trim-'))
afterAll(() => rmSync(store, { recursive: true, force: true }))

const filesOf = (folder: string, entry = ''): string[] =>
  readdirSync(join(folder, entry), { withFileTypes: true }).flatMap((each) => {
    const path = join(entry, each.name)
    if (each.isDirectory()) return filesOf(folder, path)
    return each.isFile() ? [path] : []
  })

it('each file that the service reads is kept, and the licences', () => {
  const installed = join(repository, 'node_modules/.pnpm')
  const before = readdirSync(installed)
    .filter((name) => TRIMMED.test(name))
    .flatMap((name) => filesOf(installed, name))
  for (const file of before) {
    mkdirSync(dirname(join(store, file)), { recursive: true })
    writeFileSync(join(store, file), '')
  }
  trim(store)
  const after = filesOf(store)

  const kept = (name: string) => after.filter((file) => file.endsWith(`/${name}`)).length
  expect(kept('@scalar/api-reference/dist/browser/standalone.js')).toBe(1)
  expect(kept('tesseract-core-simd-lstm.js')).toBe(1)
  expect(kept('tesseract-core-simd-lstm.wasm')).toBe(1)
  expect(after.filter((file) => /4\.0\.0_best_int\/\w+\.traineddata\.gz$/.test(file))).toHaveLength(8)
  expect(kept('world-atlas/land-50m.json')).toBe(1)
  const papers = (files: string[]) =>
    files.filter((file) => /(LICENSE|package\.json)$/.test(file) && !/\/dist\//.test(file)).toSorted()
  expect(papers(after)).toEqual(papers(before))
  expect(existsSync(join(store, before.find((file) => file.endsWith('standalone.js.map'))!))).toBe(false)
})
