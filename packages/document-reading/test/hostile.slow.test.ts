import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { monitorEventLoopDelay } from 'node:perf_hooks'
import { inflateRawSync } from 'node:zlib'
import { afterAll, beforeAll, describe, expect, test } from 'vitest'
import { readDocument } from '../src/read-document.ts'
import { makeHostileSet } from './harness/hostile-files.ts'

const MB = 2 ** 20

/** Measures how far the memory of the process rises during some work, and how long that blocks the event loop. */
async function riseDuring<Value>(work: () => Promise<Value>) {
  globalThis.gc?.()
  const before = process.memoryUsage.rss()
  let most = before
  const watch = setInterval(() => {
    most = Math.max(most, process.memoryUsage.rss())
  }, 2)
  const delay = monitorEventLoopDelay({ resolution: 5 })
  delay.enable()
  const started = performance.now()
  const value = await work()
  delay.disable()
  clearInterval(watch)
  most = Math.max(most, process.memoryUsage.rss())
  return { value, rise: (most - before) / MB, p99: delay.percentile(99) / 1e6, took: performance.now() - started }
}

describe('the hostile set', () => {
  const directory = mkdtempSync(join(tmpdir(), 'boxtrail-hostile-'))
  let files: { title: string; name: string; path: string; isRefused: boolean }[] = []
  beforeAll(async () => {
    files = makeHostileSet().map(({ bytes, ...rest }, i) => {
      const path = join(directory, String(i))
      writeFileSync(path, bytes)
      return { ...rest, path }
    })
    // The first reading loads code once, which must not be counted for a hostile file.
    writeFileSync(join(directory, 'plain'), 'Hello')
    await readDocument({ account: 'corpus', name: 'a.txt', path: join(directory, 'plain') })
  })
  afterAll(() => rmSync(directory, { recursive: true }))

  test('every hostile file is quarantined or read harmlessly, within 64 MB and without blocking the event loop', async () => {
    for (const { title, name, path, isRefused } of files) {
      const { value, rise, p99, took } = await riseDuring(() => readDocument({ account: 'corpus', name, path }))
      console.log(
        `${title}: ${value.quarantined ?? 'read'}; +${rise.toFixed(0)} MB, loop p99 ${p99.toFixed(0)} ms, ${took.toFixed(0)} ms`,
      )
      expect.soft(value.quarantined !== null || !isRefused, title).toBe(true)
      expect.soft(rise, title).toBeLessThanOrEqual(64)
      if (isRefused) expect.soft(value.pages, title).toEqual([])
    }
  })

  test('at least one hostile file breaks the guarantee without the limits (control)', async () => {
    const bytes = readFileSync(files[0]!.path)
    const at = bytes.indexOf('word/document.xml') + 'word/document.xml'.length
    const { value, rise } = await riseDuring(async () => inflateRawSync(bytes.subarray(at)))
    expect(value.length).toBe(400 * MB)
    expect(rise).toBeGreaterThan(64)
  })
})
