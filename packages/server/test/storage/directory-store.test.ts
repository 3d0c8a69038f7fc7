import { mkdirSync, readdirSync, statSync, utimesSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:http'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { createSigner } from '../../src/config/keys/signer.ts'
import { createDirectoryStore } from '../../src/storage/directory/directory-store.ts'
import type { Store } from '../../src/storage/store/store.ts'
import { temporary } from '../harness/temporary.ts'
import { announce, announcedOf, attack, attacks, put, replay } from './attacks.ts'
import { served } from './served.ts'
import { storeSuite } from './store-suite.ts'

const root = temporary()
const signer = createSigner(Buffer.alloc(32, 3))
let baseUrl = () => ''
const at = (ms: number): Store => createDirectoryStore({ root, baseUrl, signer, clock: () => new Date(ms) })
await served((where) => {
  baseUrl = where
  return createDirectoryStore({ root, baseUrl, signer })
})

storeSuite('a directory', () => ({ at, rounds: 20 }))

const store = at(Date.now())

test('errors are reported by status', async () => {
  const statuses: Record<string, number[]> = {}
  for (const [name, kind] of Object.entries(attacks)) statuses[name] = (await attack({ at }, kind, 1)).statuses
  statuses['replayed URL'] = (await replay({ at }, 1)).statuses
  expect(statuses).toEqual({
    'one bit flipped': [422],
    truncated: [422],
    extended: [413],
    'other type': [403],
    'expired URL': [403],
    'forged signature': [403],
    'replayed URL': [412],
  })
})

test('a download is sandboxed', async () => {
  const { signed, bytes, object } = await announce(store)
  await put(signed, bytes)
  const { headers } = await fetch(await store.signGet(object, 300), { method: 'HEAD' })
  expect(Object.fromEntries(headers)).toMatchObject({
    'content-security-policy': "default-src 'none'; sandbox",
    'cross-origin-resource-policy': 'same-origin',
    'x-content-type-options': 'nosniff',
    'content-length': '4096',
  })
})

test.each([
  ['bytes=0-9', 206, [0, 9]],
  ['bytes=4090-', 206, [4090, 4095]],
  ['bytes=-5', 206, [4091, 4095]],
  ['bytes=4000-99999', 206, [4000, 4095]],
  ['bytes=-99999', 206, [0, 4095]],
  ['bytes=4096-', 416, null],
  ['bytes=-0', 416, null],
  ['bytes=9-5', 200, [0, 4095]],
  ['bytes=0-1,4-5', 200, [0, 4095]],
  ['lines=0-1', 200, [0, 4095]],
] as const)('the range %s is answered with %i', async (range, status, part) => {
  const { signed, bytes, object } = await announce(store)
  await put(signed, bytes)
  const response = await fetch(await store.signGet(object, 300), { headers: { range } })
  expect(response.status).toBe(status)
  if (part === null) return expect(response.headers.get('content-range')).toBe('bytes */4096')
  expect(response.headers.get('content-range')).toBe(status === 206 ? `bytes ${part.join('-')}/4096` : null)
  expect(Buffer.from(await response.arrayBuffer())).toEqual(Buffer.from(bytes).subarray(part[0], part[1] + 1))
})

test('only PUT, GET and HEAD are answered, and nothing without a link', async () => {
  const { signed, bytes } = await announce(store)
  await put(signed, bytes)
  for (const method of ['POST', 'DELETE', 'PATCH']) expect((await fetch(signed.url, { method })).status).toBe(405)
  for (const path of ['', '/', '/x', '/..%2f..%2fmaster.key', '/%2e%2e/%2e%2e'])
    expect((await fetch(`${baseUrl()}/storage/files${path}`)).status).toBe(403)
})

test('any key not generated like ours is rejected, whoever signed it', async () => {
  const bytes = Buffer.from('x')
  for (const key of ['../../escaped', '/etc/cron.d/x', `${'a'.repeat(36)}/../../../../escaped000000`])
    await expect(store.put(announcedOf(bytes, { key }), bytes)).rejects.toThrow('not a key')
})

test('files are hidden from other users of the machine, and nothing incomplete is left', async () => {
  const { signed, bytes, object } = await announce(store)
  await put(signed, bytes)
  expect(statSync(join(root, 'objects', object.key)).mode & 0o777).toBe(0o600)
  expect(readdirSync(join(root, 'incoming'))).toEqual([])
})

test('files that a killed process left are removed after an hour', async () => {
  mkdirSync(join(root, 'incoming'), { recursive: true })
  const [old, young] = ['old', 'young'].map((name) => join(root, 'incoming', name))
  for (const path of [old!, young!]) writeFileSync(path, 'half of a file')
  const then = new Date(Date.now() - 3_700_000)
  utimesSync(old!, then, then)
  await store.tidy!()
  expect(readdirSync(join(root, 'incoming'))).toEqual(['young'])
})

test('control: a store without checks fails every attack', async () => {
  const kept = new Map<string, Buffer>()
  const server = createServer(async (incoming, outgoing) => {
    const pieces: Buffer[] = []
    for await (const piece of incoming) pieces.push(piece)
    kept.set(incoming.url!.split('?')[0]!.slice(1), Buffer.concat(pieces))
    outgoing.end()
  }).listen(0, '127.0.0.1')
  await new Promise((resolve) => server.once('listening', resolve))
  const { port } = server.address() as { port: number }
  const careless = {
    signPut: async ({ key }: { key: string }) => ({
      url: `http://127.0.0.1:${port}/${key}?Signature=${'0'.repeat(64)}`,
      headers: {},
    }),
    size: async (key: string) => kept.get(key)?.length ?? null,
    open: async (key: string) => [kept.get(key)!],
  } as unknown as Store
  for (const kind of Object.values(attacks))
    expect(await attack({ at: () => careless }, kind, 3)).toMatchObject({ refused: 0, stored: 3 })
  expect(await replay({ at: () => careless }, 4)).toMatchObject({ refused: 0, stored: 4, changed: 2 })
  server.closeAllConnections()
  server.close()
})
