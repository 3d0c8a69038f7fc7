import { cp, mkdir, mkdtemp, readFile, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { RELEASED_DATABASE, readReleasedDatabase } from '@boxtrail/server/db/generate/released'
import { afterEach, beforeEach, expect, test } from 'vitest'
import { changedReleases, newestRelease, readReleased } from '../../check/released.ts'
import { generated, repository } from '../../generate/places.ts'
import { freeze } from '../freeze.ts'

let root: string
beforeEach(async () => {
  root = await mkdtemp(join(tmpdir(), 'boxtrail-freeze-'))
  await cp(join(repository, 'spec/released'), join(root, 'spec/released'), { recursive: true })
  for (const folder of ['packages/mcp', 'packages/server']) await mkdir(join(root, folder), { recursive: true })
})
afterEach(() => rm(root, { recursive: true, force: true }))

test('a version keeps the contract, the exports, the definitions and the statements of its day', async () => {
  await freeze('0.99.0', root)
  expect(await changedReleases(join(root, 'spec/released'))).toEqual([])
  const { version, openapi } = await newestRelease(join(root, 'spec/released'))
  expect(version).toBe('0.99.0')
  expect(openapi).toEqual(JSON.parse(await readFile(join(generated, 'openapi.json'), 'utf8')))
  const definitions = await readReleased(join(root, 'packages/mcp/definitions.released.json.gz'))
  expect(definitions).toEqual(await readFile(join(repository, 'packages/mcp/definitions.json')))
  const { release, statements, migrations } = await readReleasedDatabase(join(root, RELEASED_DATABASE))
  expect(release).toBe('0.99.0')
  expect(statements['mark-replayed']).toMatch(/^update quarantine/)
  expect(migrations).toContain('0001_foundation.sql')
  expect(await readFile(join(root, 'tools/release/released/0.99.0/client.txt'), 'utf8')).toBe(
    await readFile(join(repository, 'tools/release/snapshots/client.txt'), 'utf8'),
  )
})

test('a version that is released is not written again, and an invalid version is refused', async () => {
  await expect(freeze('0.2.0', root)).rejects.toThrow('never written again')
  await expect(freeze('next', root)).rejects.toThrow('no version')
})
