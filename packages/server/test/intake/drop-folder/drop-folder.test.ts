import { execFileSync } from 'node:child_process'
import {
  appendFileSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmSync,
  symlinkSync,
  truncateSync,
  writeFileSync,
} from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { pino } from 'pino'
import { beforeEach, expect, test } from 'vitest'
import { type DropFolder, openDropFolder } from '../../../src/intake/drop-folder/drop-folder.ts'
import { runDropFolder, takeFile } from '../../../src/intake/drop-folder/drop-folder-worker.ts'

const log = pino({ level: 'silent' })
let path: string
let folder: DropFolder
beforeEach(() => {
  path = mkdtempSync(join(tmpdir(), 'boxtrail-drop-'))
  folder = openDropFolder(path)
})
const put = (name: string, text = 'text') => writeFileSync(join(path, name), text)
const look = () => folder.settled()
const inside = (name: string) => readdirSync(join(path, name)).sort()

test('a file is processed once it has stopped growing, and not before', async () => {
  put('a.edi')
  expect(await look()).toEqual([])
  appendFileSync(join(path, 'a.edi'), 'more')
  expect(await look()).toEqual([])
  expect(await look()).toEqual(['a.edi'])
})

test('a CSV whose last line is not ended may be a part of one: it waits for a minute after it was written last', async () => {
  const written = Date.now()
  let nowMs = written + 50_000
  const waiting = openDropFolder(path, () => nowMs)
  for (const name of ['part.csv', 'part.edi']) put(name, 'container_number,observed_at\nBXTU4710023,2026-05-0')
  put('whole.csv', 'container_number,observed_at\r\n')
  const read = async () => {
    const found = await Promise.all(['part.csv', 'part.edi', 'whole.csv'].map((name) => waiting.read(name, 100)))
    return found.map((one) => one !== null)
  }
  expect(await read()).toEqual([false, true, true])
  nowMs = written + 70_000
  expect(await read()).toEqual([true, true, true])
})

test('hidden files, transfers in progress and folders are ignored', async () => {
  for (const name of ['.hidden', 'a.part', 'b.TMP', 'c.filepart']) put(name)
  mkdirSync(join(path, 'folder'))
  await look()
  expect(await look()).toEqual([])
})

test('a processed file is moved with its acknowledgement and its report', async () => {
  put('good.edi')
  put('bad.edi')
  const take = async (name: string) =>
    name === 'good.edi'
      ? { accepted: true, attachments: [{ suffix: '.997', text: 'ISA' }] }
      : { accepted: false, attachments: [{ suffix: '.report.txt', text: 'segment 4 (B4), element 3: no' }] }
  for (const name of ['good.edi', 'bad.edi']) await takeFile(folder, name, take, log)
  expect(inside('done')).toEqual(['good.edi', 'good.edi.997'])
  expect(inside('refused')).toEqual(['bad.edi', 'bad.edi.report.txt'])
  expect(readFileSync(join(path, 'refused/bad.edi.report.txt'), 'utf8')).toContain('segment 4')
  expect(inside('.').filter((name) => name.endsWith('.edi'))).toEqual([])
})

test('both files of the same name are kept', async () => {
  const take = async () => ({ accepted: true, attachments: [] })
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

test('a file that cannot be processed is left where it is, without blocking others', async () => {
  put('bad.edi')
  put('good.edi')
  const take = async (name: string) => {
    if (name === 'bad.edi') throw new Error('the database is away')
    return { accepted: true, attachments: [] }
  }
  for (const name of ['bad.edi', 'good.edi']) await takeFile(folder, name, take, log)
  expect(existsSync(join(path, 'bad.edi'))).toBe(true)
  expect(inside('done')).toEqual(['good.edi'])
})

test('a file that another process took meanwhile is ignored', async () => {
  put('a.edi')
  const other = openDropFolder(path)
  const taken = { accepted: true, attachments: [{ suffix: '.997', text: 'ISA' }] }
  const { state } = (await folder.read('a.edi', 100))!
  await Promise.all([folder.move('a.edi', state, taken), other.move('a.edi', state, taken)])
  expect(inside('done').filter((name) => name === 'a.edi')).toEqual(['a.edi'])
  expect(await folder.read('a.edi', 100)).toBeNull()
})

test('a file that is too large is rejected unread, even after one of the same name', async () => {
  for (const size of [17 * 2 ** 20, 3 * 2 ** 30]) {
    put('a.edi')
    truncateSync(join(path, 'a.edi'), size)
    await takeFile(folder, 'a.edi', () => Promise.reject(new Error('it was read')), log)
  }
  expect(existsSync(join(path, 'a.edi'))).toBe(false)
  expect(inside('refused').filter((name) => name.endsWith('.edi'))).toHaveLength(2)
  expect(inside('refused').filter((name) => name.endsWith('.report.txt'))).toHaveLength(2)
})

const accepted = { accepted: true, attachments: [] }

test('a file that replaces the one being processed is processed as well, and not moved with that one', async () => {
  put('a.edi', 'first')
  const taken: string[] = []
  const take = async (_name: string, bytes: Uint8Array) => {
    taken.push(Buffer.from(bytes).toString())
    if (taken.length === 1) {
      put('.a.edi', 'second')
      renameSync(join(path, '.a.edi'), join(path, 'a.edi'))
    }
    return accepted
  }
  await takeFile(folder, 'a.edi', take, log)
  expect(readFileSync(join(path, 'a.edi'), 'utf8')).toBe('second')
  await takeFile(folder, 'a.edi', take, log)
  expect([taken, inside('done')]).toEqual([['first', 'second'], ['a.edi']])
})

test('a file that grows while it is processed is left, and processed whole', async () => {
  put('a.edi', 'half ')
  const taken: string[] = []
  const take = async (_name: string, bytes: Uint8Array) => {
    taken.push(Buffer.from(bytes).toString())
    if (taken.length === 1) appendFileSync(join(path, 'a.edi'), 'and half')
    return accepted
  }
  for (let turn = 0; turn < 2; turn++) await takeFile(folder, 'a.edi', take, log)
  expect([taken, inside('done')]).toEqual([['half ', 'half and half'], ['a.edi']])
})

test('nothing is moved unread, however often a sender replaces it', async () => {
  const read = new Set<string>()
  const take = async (_name: string, bytes: Uint8Array) => {
    read.add(Buffer.from(bytes).toString())
    return accepted
  }
  const others = [folder, openDropFolder(path)]
  for (let turn = 0; turn < 300; turn++) {
    put('.next', String(turn))
    renameSync(join(path, '.next'), join(path, 'a.edi'))
    const taking = others.map((one) => takeFile(one, 'a.edi', take, log))
    // Replaces the file at a different moment of the processing in each turn.
    for (let step = 0; step < turn % 80; step++) await new Promise(setImmediate)
    put('.next', `${turn} again`)
    renameSync(join(path, '.next'), join(path, 'a.edi'))
    await Promise.all(taking)
  }
  const moved = inside('done').map((name) => readFileSync(join(path, 'done', name), 'utf8'))
  expect(moved.length).toBeGreaterThan(20)
  expect(moved.filter((text) => !read.has(text))).toEqual([])
})

test('a link is not followed and a pipe is not waited for if it took the place of a file', async () => {
  const secret = join(mkdtempSync(join(tmpdir(), 'boxtrail-secret-')), 'key')
  writeFileSync(secret, 'a key')
  symlinkSync(secret, join(path, 'link.csv'))
  symlinkSync('/dev/zero', join(path, 'endless.edi'))
  execFileSync('mkfifo', [join(path, 'pipe.edi')])
  for (const name of ['link.csv', 'endless.edi', 'pipe.edi']) expect(await folder.read(name, 100)).toBeNull()
  await look()
  expect(await look()).toEqual([])
})

test('a folder that cannot be used is named once, and used again when it can be', async () => {
  const lines: string[] = []
  const stopping = new AbortController()
  const taken: string[] = []
  writeFileSync(join(path, 'folder'), 'a file where the folder is to be')
  const running = runDropFolder(
    {
      path: join(path, 'folder'),
      take: async (name) => {
        taken.push(name)
        return { accepted: true, attachments: [] }
      },
      log: pino({ level: 'info' }, { write: (line) => lines.push(JSON.parse(line).msg) }),
      pollMs: 5,
    },
    stopping.signal,
  )
  await expect.poll(() => lines).toHaveLength(1)
  await sleep(50)
  expect(lines).toEqual([expect.stringMatching(/^edi\.drop_folder: .*folder is a file, not a directory; set/)])
  rmSync(join(path, 'folder'))
  await expect.poll(() => lines.at(-1)).toBe('the drop folder can be used again')
  writeFileSync(join(path, 'folder/a.edi'), 'text')
  await expect.poll(() => taken).toEqual(['a.edi'])
  stopping.abort()
  await running
})
