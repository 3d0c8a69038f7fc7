import { appendFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { type DropFolder, openDropFolder } from '../../src/jobs/watch-drop-folder/folder.ts'
import { takeFile } from '../../src/jobs/watch-drop-folder/worker.ts'

const log = pino({ level: 'silent' })
let path: string
let folder: DropFolder
beforeEach(async () => {
  path = mkdtempSync(join(tmpdir(), 'boxtrail-drop-'))
  folder = await openDropFolder(path)
})
const put = (name: string, text = 'text') => writeFileSync(join(path, name), text)
const look = () => folder.settled()
const inside = (name: string) => readdirSync(join(path, name)).sort()

test('a file is taken once it has stopped growing, and not before', async () => {
  put('a.edi')
  expect(await look()).toEqual([])
  appendFileSync(join(path, 'a.edi'), 'more')
  expect(await look()).toEqual([])
  expect(await look()).toEqual(['a.edi'])
})

test('hidden files, transfers in progress and folders are left alone', async () => {
  for (const name of ['.hidden', 'a.part', 'b.TMP', 'c.filepart']) put(name)
  mkdirSync(join(path, 'folder'))
  await look()
  expect(await look()).toEqual([])
})

test('what was taken is moved with its answer and its report beside it', async () => {
  put('good.edi')
  put('bad.edi')
  const take = async (name: string) =>
    name === 'good.edi'
      ? { accepted: true, beside: [{ suffix: '.997', text: 'ISA' }] }
      : { accepted: false, beside: [{ suffix: '.report.txt', text: 'segment 4 (B4), element 3: no' }] }
  for (const name of ['good.edi', 'bad.edi']) await takeFile(folder, name, take, log)
  expect(inside('done')).toEqual(['good.edi', 'good.edi.997'])
  expect(inside('refused')).toEqual(['bad.edi', 'bad.edi.report.txt'])
  expect(readFileSync(join(path, 'refused/bad.edi.report.txt'), 'utf8')).toContain('segment 4')
  expect(inside('.').filter((name) => name.endsWith('.edi'))).toEqual([])
})

test('a file of the same name as one before keeps both', async () => {
  const take = async () => ({ accepted: true, beside: [] })
  for (const text of ['one', 'two', 'three']) {
    put('a.edi', text)
    await takeFile(folder, 'a.edi', take, log)
  }
  expect(
    inside('done')
      .map((name) => readFileSync(join(path, 'done', name), 'utf8'))
      .sort(),
  ).toEqual(['one', 'three', 'two'])
})

test('a file that cannot be taken stays, and holds no other up', async () => {
  put('bad.edi')
  put('good.edi')
  const take = async (name: string) => {
    if (name === 'bad.edi') throw new Error('the database is away')
    return { accepted: true, beside: [] }
  }
  for (const name of ['bad.edi', 'good.edi']) await takeFile(folder, name, take, log)
  expect(existsSync(join(path, 'bad.edi'))).toBe(true)
  expect(inside('done')).toEqual(['good.edi'])
})

test('a file that another process took meanwhile is no mistake', async () => {
  put('a.edi')
  const other = await openDropFolder(path)
  const taken = { accepted: true, beside: [{ suffix: '.997', text: 'ISA' }] }
  await Promise.all([folder.move('a.edi', taken), other.move('a.edi', taken)])
  expect(inside('done').filter((name) => name === 'a.edi')).toEqual(['a.edi'])
  expect(await folder.read('a.edi', 100)).toBe('gone')
})

test('a file that is too large is refused unread', async () => {
  put('a.edi', 'x'.repeat(101))
  expect(await folder.read('a.edi', 100)).toBe('too large')
})
