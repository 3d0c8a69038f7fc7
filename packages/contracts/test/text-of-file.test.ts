import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterAll, expect, test } from 'vitest'
import { textOfFile } from '../src/text-of-file.ts'

const folder = mkdtempSync(join(tmpdir(), 'boxtrail-text-'))
afterAll(() => rmSync(folder, { recursive: true }))

const written = (name: string, bytes: Uint8Array): string => {
  const file = join(folder, name)
  writeFileSync(file, bytes)
  return file
}

const text = '{"name":"Müller"}'
const utf16 = Buffer.from(`\uFEFF${text}`, 'utf16le')

test.each([
  ['utf-8.json', Buffer.from(text)],
  ['with-mark.json', Buffer.from(`\uFEFF${text}`)],
  ['powershell.json', utf16],
  ['big-endian.json', Buffer.from(utf16).swap16()],
  ['compressed.json.gz', gzipSync(text)],
])('%s', async (name, bytes) => {
  expect(await textOfFile(written(name, bytes))).toBe(text)
})

test('a file that cannot be read is named, with the reason', async () => {
  await expect(textOfFile(folder)).rejects.toThrow(`${folder} cannot be read: EISDIR`)
  await expect(textOfFile(written('broken.gz', Buffer.from(text)))).rejects.toThrow(/broken\.gz cannot be read: Z_DATA/)
})
