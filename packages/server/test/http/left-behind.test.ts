import { readdir } from 'node:fs/promises'
import { afterAll, expect, test, vi } from 'vitest'
import { createSpool } from '../../src/http/transport/spool.ts'
import { testApi } from '../harness/api.ts'
import { temporary } from '../harness/temporary.ts'

const api = await testApi()
const folder = temporary()
vi.stubEnv('TMPDIR', folder)
// So that other test files in this process do not use this folder.
afterAll(() => vi.unstubAllEnvs())

const large = Buffer.alloc(2 ** 20, 'x')
const asRequest = (body: BodyInit) =>
  new Request('http://localhost', { method: 'POST', body, duplex: 'half' } as RequestInit)
const streamOf = (end: (controller: ReadableStreamDefaultController) => void) =>
  new ReadableStream({
    start(controller) {
      for (let n = 0; n < 4; n++) controller.enqueue(new Uint8Array(large))
      end(controller)
    },
  })

test('no part of a large body remains in a folder, not even while it is processed', async () => {
  const spool = createSpool()
  const received = await spool(asRequest(new Uint8Array(large)), { maxBytes: 2 ** 22, sender: 'a' })
  expect(await readdir(folder)).toEqual([])
  expect(Buffer.from(await received.read()).equals(large)).toBe(true)
  await received.discard()
  expect(await readdir(folder)).toEqual([])
})

test.each([
  ['that is too large', (controller: ReadableStreamDefaultController) => controller.close(), 2 ** 20],
  ['that broke off', (controller: ReadableStreamDefaultController) => controller.error(new Error('gone')), 2 ** 23],
])('no part remains of a body %s', async (_, end, maxBytes) => {
  await expect(createSpool()(asRequest(streamOf(end)), { maxBytes, sender: 'a' })).rejects.toThrow()
  expect(await readdir(folder)).toEqual([])
})

test('no part remains after a large request was answered', async () => {
  const body = `From: line@example.com\r\nMessage-ID: <large@example.com>\r\nSubject: Notice\r\n\r\n${'See below.\r\n'.repeat(60_000)}`
  const headers = { 'content-type': 'message/rfc822' }
  expect((await api.request('POST', '/v2/email_submissions', { headers, body })).status).toBe(201)
  expect(await readdir(folder)).toEqual([])
})
