import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { gzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { changedReleases, newestRelease, readReleased } from '../released.ts'

let copy: string
beforeEach(async () => {
  copy = join(await mkdtemp(join(tmpdir(), 'boxtrail-released-')), 'released')
  await cp(join(repository, 'spec/released'), copy, { recursive: true })
})
afterEach(() => rm(join(copy, '..'), { recursive: true, force: true }))

describe('released contracts', () => {
  test('are as they were released', async () => expect(await changedReleases()).toEqual([]))
  test('are not edited', async () => {
    const file = join(copy, '0.2.0/openapi.json.gz')
    await writeFile(file, gzipSync(`${await readReleased(file)} `))
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.2\.0\/openapi\.json is changed/)])
  })
  test('are not broken', async () => {
    await writeFile(join(copy, '0.2.0/openapi.json.gz'), '{}')
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.2\.0\/openapi\.json is changed/)])
  })
  test('may be compressed in another way', async () => {
    const file = join(copy, '0.2.0/openapi.json.gz')
    await writeFile(file, gzipSync(await readReleased(file), { level: 1 }))
    expect(await changedReleases(copy)).toEqual([])
  })
  test('are not removed', async () => {
    await rm(join(copy, '0.2.0/feed.json.gz'))
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.2\.0\/feed\.json is missing/)])
  })
  test('have a checksum', async () => {
    await mkdir(join(copy, '0.99.0'))
    await writeFile(join(copy, '0.99.0/openapi.json.gz'), gzipSync('{}'))
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.99\.0\/openapi\.json has no checksum/)])
  })
})

describe('the newest release', () => {
  test('is found by number', async () => {
    await cp(join(copy, '0.2.0'), join(copy, '0.100.0'), { recursive: true })
    await cp(join(copy, '0.2.0'), join(copy, '0.99.0'), { recursive: true })
    expect((await newestRelease(copy)).version).toBe('0.100.0')
  })
  test('must exist', async () => {
    await rm(copy, { recursive: true })
    await expect(newestRelease(copy)).rejects.toThrow('nothing to compare')
  })
})
