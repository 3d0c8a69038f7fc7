import * as thread from '@boxtrail/document-reading/in-thread'
import { expect, test, vi } from 'vitest'
import { edifact, partner, RECEIVED } from '../../../../sources/test/edi/messages.ts'
import { splitUpload } from '../../../src/intake/edi/split-upload.ts'
import { testApi } from '../../harness/api.ts'
import { sign, terminal } from './feed.ts'

const api = await testApi({ sources: [terminal()] })

/** A body that sends nothing until it is opened, and records whether it is being read. */
const slowly = () => {
  const opened = Promise.withResolvers<void>()
  let read = false
  const body = new ReadableStream(
    {
      async pull(controller) {
        read = true
        await opened.promise
        controller.close()
      },
    },
    { highWaterMark: 0 },
  )
  return { body, isRead: () => read, open: opened.resolve }
}
const post = (body: ReadableStream | string, headers: Record<string, string>, path = 'messages') =>
  api.app.request(`/feed/v1/trapac-la/${path}`, {
    method: 'POST',
    body,
    headers: { 'content-type': 'application/json', ...headers },
    duplex: 'half',
  } as RequestInit)

test.each([{}, { 'boxtrail-signature': 'sha256=' }, { 'boxtrail-signature': `sha1=${'0'.repeat(40)}` }])(
  'a body under %j is rejected unread',
  async (headers) => {
    const { body, isRead, open } = slowly()
    const answer = await post(body, headers as Record<string, string>)
    open()
    expect([answer.status, isRead()]).toEqual([401, false])
  },
)

test('other large pushes are not blocked by large bodies that arrive slowly', async () => {
  const signed = { 'boxtrail-signature': sign('another body') }
  const bodies = Array.from({ length: 20 }, slowly)
  const answers = bodies.map(({ body }) => post(body, signed))
  await expect.poll(() => bodies.filter(({ isRead }) => isRead())).toHaveLength(20)
  const large = JSON.stringify({
    message_id: 'large',
    sent_at: new Date().toISOString(),
    snapshots: [],
    note: 'x'.repeat(2_000_000),
  })
  const answer = await post(large, { 'boxtrail-signature': sign(large), 'content-length': String(large.length) })
  expect([200, 422]).toContain(answer.status)
  for (const { open } of bodies) open()
  expect(new Set((await Promise.all(answers)).map(({ status }) => status))).toEqual(new Set([401]))
})

test('a long CSV is parsed in a worker thread, a short one inline', async () => {
  const spy = vi.spyOn(thread, 'inThread')
  const header = 'container_number,observed_at'
  const send = (csv: string) => post(csv, { 'boxtrail-signature': sign(csv), 'content-type': 'text/csv' }, 'csv')
  expect((await send(header)).status).toBe(200)
  expect(spy).not.toHaveBeenCalled()
  const long = await send(`${header},${'a,'.repeat(100_000)}`)
  expect(long.status).toBe(422)
  expect((await long.json()).errors[0].detail).toContain('These columns are not known: a, a')
  expect(spy).toHaveBeenCalledTimes(1)
  spy.mockRestore()
})

test('two long interchanges are split at a time, and the others wait', async () => {
  const long = edifact('COARRI', [
    'BGM+44',
    'LOC+11+USLAX',
    ...Array.from({ length: 5_000 }, () => 'EQD+CN+TSTU1234568'),
  ])
  let now = 0
  let most = 0
  const spy = vi.spyOn(thread, 'inThread').mockImplementation(async () => {
    most = Math.max(most, ++now)
    await new Promise((resolve) => setTimeout(resolve, 20))
    now -= 1
    return { refused: 'it is only counted' }
  })
  await Promise.all(Array.from({ length: 8 }, () => splitUpload(long, partner(), RECEIVED)))
  expect([spy.mock.calls.length, most]).toEqual([8, 2])
})
