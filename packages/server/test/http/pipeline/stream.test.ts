import { expect, test } from 'vitest'
import type { Call, Caller } from '../../../src/context.ts'
import { streamCall, streamed, streamFor } from '../../../src/http/pipeline/stream.ts'

const asking = (accept: string, method = 'GET') =>
  new Request('http://localhost/v2/events', { method, headers: { accept, 'last-event-id': '17' } })

test('a stream is opened if the operation has one and the request asks for it', () => {
  for (const accept of ['text/event-stream', 'application/json, Text/Event-Stream;q=0.5'])
    expect(streamFor('listEvents', asking(accept)), accept).toBeDefined()
  expect(streamFor('listShipments', asking('text/event-stream'))).toBeUndefined()
  for (const accept of ['*/*', 'text/event-stream;q=0', 'text/event-stream; q=0.00, */*'])
    expect(streamFor('listEvents', asking(accept)), accept).toBeUndefined()
  expect(streamFor('listEvents', asking('text/event-stream', 'HEAD'))).toBeUndefined()
})

test('a stream continues after the last event, while the credential is one of the same account', async () => {
  let identify: () => Promise<Caller> = async () => ({ accountId: 'a' }) as Caller
  const call = streamCall({ accountId: 'a' } as Call, asking('text/event-stream'), () => identify())
  expect([call.lastEventId, await call.isStillValid()]).toEqual(['17', true])
  identify = async () => ({ accountId: 'b' }) as Caller
  expect(await call.isStillValid()).toBe(false)
  identify = () => Promise.reject(new Error('revoked'))
  expect(await call.isStillValid()).toBe(false)
})

test('proxies are instructed not to buffer a stream', async () => {
  const { headers, body } = streamed(new Blob(['data: 1\n\n']).stream(), { 'X-Request-Id': '1', 'Content-Type': 'x/y' })
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'x-request-id': '1',
  })
  expect(await new Response(body).text()).toBe('data: 1\n\n')
})
