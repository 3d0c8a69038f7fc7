import { expect, test } from 'vitest'
import type { Call, Caller, Input } from '../../../src/context.ts'
import { streamCall, streamed, streamFor } from '../../../src/http/pipeline/stream.ts'

const ofEvents = { query: {} } as Input<'listEvents'>
const ofShipments = { query: {} } as Input<'listShipments'>

const asking = (accept: string, method = 'GET') =>
  new Request('http://localhost/v2/events', { method, headers: { accept, 'last-event-id': '17' } })

test('a stream is opened if the operation has one and the request asks for it', () => {
  for (const accept of ['text/event-stream', 'application/json, Text/Event-Stream;q=0.5'])
    expect(streamFor('listEvents', asking(accept), ofEvents), accept).toBeDefined()
  expect(streamFor('listShipments', asking('text/event-stream'), ofShipments)).toBeUndefined()
  for (const accept of ['*/*', 'text/event-stream;q=0', 'text/event-stream; q=0.00, */*'])
    expect(streamFor('listEvents', asking(accept), ofEvents), accept).toBeUndefined()
  expect(streamFor('listEvents', asking('text/event-stream', 'HEAD'), ofEvents)).toBeUndefined()
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

test('a file is opened by Accept or by format', () => {
  const xlsx = 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet'
  for (const accept of ['text/csv', xlsx, `text/html, ${xlsx};q=0.8`])
    expect(streamFor('listShipments', asking(accept), ofShipments), accept).toBeDefined()
  expect(streamFor('listEvents', asking('text/csv'), ofEvents)).toBeUndefined()
  const input = (format: 'json' | 'csv') => ({ query: { format } }) as Input<'listShipments'>
  expect(streamFor('listShipments', asking('*/*'), input('csv'))).toBeDefined()
  for (const accept of ['*/*', 'text/csv;q=0'])
    expect(streamFor('listShipments', asking(accept), ofShipments), accept).toBeUndefined()
  expect(streamFor('listShipments', asking('text/csv'), input('json'))).toBeUndefined()
})

test('proxies are instructed not to buffer a stream of events', async () => {
  const opened = streamFor('listEvents', asking('text/event-stream'), ofEvents)!
  const stopped = AbortSignal.abort()
  const call = { accountId: 'a', stopping: stopped, lastEventId: '1' } as unknown as Parameters<typeof opened>[0]
  const { headers, body } = streamed(await opened(call), { 'X-Request-Id': '1', 'Content-Type': 'x/y' })
  expect(Object.fromEntries(headers)).toEqual({
    'content-type': 'text/event-stream; charset=utf-8',
    'x-accel-buffering': 'no',
    'x-request-id': '1',
  })
  expect(await new Response(body).text()).toBe('retry: 2000\n\n')
})
