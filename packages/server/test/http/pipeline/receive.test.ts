import { expect, test } from 'vitest'
import { receive } from '../../../src/http/pipeline/receive.ts'
import { createSpool } from '../../../src/http/transport/spool.ts'

const spool = createSpool({ bytesPerSender: 1_000_000, bytes: 10_000_000 })
const sender = { keyId: 'key' }
const post = (body: string) => new Request('http://localhost', { method: 'POST', body })

test('a body is received whole', async () => {
  const received = await receive(spool, 'createWebhook', post('{"data":{}}'), sender)
  expect([received.size, Buffer.from(await received.read()).toString()]).toEqual([11, '{"data":{}}'])
})

test('the body of an operation that has none is not read', async () => {
  const request = post('x'.repeat(2 ** 20))
  expect((await receive(spool, 'revokeApiKey', request, sender)).size).toBe(0)
  expect(request.bodyUsed).toBe(false)
})

test('a body is refused above the limit of its operation', async () => {
  const bytes = 'x'.repeat(256 * 1024 + 1)
  await expect(receive(spool, 'createWebhook', post(bytes), sender)).rejects.toMatchObject({ status: 413 })
  const mail = await receive(spool, 'createEmailSubmission', post(bytes), sender)
  expect(mail.size).toBe(bytes.length)
  await mail.discard()
})

test('large bodies of a sender are refused while others of the same sender are processed, until they are discarded', async () => {
  const large = () => receive(spool, 'createEmailSubmission', post('x'.repeat(600_000)), sender)
  const first = await large()
  await expect(large()).rejects.toMatchObject({ status: 429 })
  const another = receive(spool, 'createEmailSubmission', post('x'.repeat(600_000)), { keyId: 'another' })
  await (await another).discard()
  await first.discard()
  await (await large()).discard()
})
