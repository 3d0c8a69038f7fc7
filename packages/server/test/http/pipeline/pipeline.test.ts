import { Hono } from 'hono'
import { expect, test } from 'vitest'
import { createAuthenticator } from '../../../src/http/auth/authenticate.ts'
import { bindOperations } from '../../../src/http/bind.ts'
import { handlers } from '../../../src/http/handlers.ts'
import { createSpool } from '../../../src/http/transport/spool.ts'
import { testApi } from '../../harness/api.ts'

const { context, apiKey } = await testApi()
const MAIL_BYTES = 600_000
const app = new Hono()
bindOperations(app, {
  context,
  handlers,
  authenticate: createAuthenticator(context.pool),
  // Room for one large body at a time.
  spool: createSpool({ bytesPerSender: MAIL_BYTES + 100_000, bytes: 2 * MAIL_BYTES }),
})

const send = async (type: string) => {
  const headers = { authorization: `Token ${apiKey}`, 'content-type': type }
  const body = 'From: a@lakeside.example\r\n\r\n'.padEnd(MAIL_BYTES, 'x')
  return (await app.request('/v2/email_submissions', { method: 'POST', headers, body })).status
}

test('the place that a large body takes is free again once it was answered, whatever the answer', async () => {
  for (const [type, status] of [
    ['message/rfc822', 201],
    ['text/plain', 415],
    ['message/rfc822', 201],
  ] as const)
    expect(await send(type)).toBe(status)
})
