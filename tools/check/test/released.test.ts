import { appendFile, cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterEach, beforeEach, describe, expect, test } from 'vitest'
import { repository } from '../../generate/places.ts'
import { changedReleases, newestRelease } from '../released.ts'

let copy: string
beforeEach(async () => {
  copy = join(await mkdtemp(join(tmpdir(), 'boxtrail-released-')), 'released')
  await cp(join(repository, 'spec/released'), copy, { recursive: true })
})
afterEach(() => rm(join(copy, '..'), { recursive: true, force: true }))

describe('released contracts', () => {
  test('are as they were released', async () => expect(await changedReleases()).toEqual([]))
  test('are not edited', async () => {
    await appendFile(join(copy, '0.2.0/openapi.json'), ' ')
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.2\.0\/openapi\.json is changed/)])
  })
  test('are not removed', async () => {
    await rm(join(copy, '0.2.0/feed.json'))
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.2\.0\/feed\.json is missing/)])
  })
  test('have a checksum', async () => {
    await mkdir(join(copy, '0.3.0'))
    await writeFile(join(copy, '0.3.0/openapi.json'), '{}')
    expect(await changedReleases(copy)).toEqual([expect.stringMatching(/0\.3\.0\/openapi\.json has no checksum/)])
  })
})

describe('the newest release', () => {
  test('is found by number', async () => {
    await cp(join(copy, '0.2.0'), join(copy, '0.10.0'), { recursive: true })
    expect((await newestRelease(copy)).version).toBe('0.10.0')
  })
  test('must exist', async () => {
    await rm(join(copy, '0.2.0'), { recursive: true })
    await expect(newestRelease(copy)).rejects.toThrow('nothing to compare')
  })
})
