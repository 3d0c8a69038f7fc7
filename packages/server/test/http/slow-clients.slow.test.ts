import type { Socket } from 'node:net'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { listen } from '../harness/http/sockets.ts'

const { app, apiKey } = await testApi()
const raw = await listen(app)
const post = `POST /v2/tracking_requests HTTP/1.1\r\nHost: a\r\nAuthorization: Token ${apiKey}\r\nContent-Type: application/json\r\n`

/** Keeps writing slowly for as long as the connection is open. */
const dripping = (text: string) => (socket: Socket) => {
  const timer = setInterval(() => socket.write(text), 200)
  socket.on('close', () => clearInterval(timer))
}
const secondsOf = async (work: Promise<unknown>) => {
  const startMs = performance.now()
  await work
  return (performance.now() - startMs) / 1_000
}

test('clients that do not finish their headers or their body are disconnected', async () => {
  const headers = raw(`${post}X-Slow: `, dripping('x'))
  const body = raw(`${post}Content-Length: 100000\r\n\r\n{`, dripping(' '))
  const silent = raw('GET /v2/ship')
  const [untilHeaders, untilBody, untilSilent] = await Promise.all([headers, body, silent].map(secondsOf))
  expect(await headers).toMatch(/^HTTP\/1\.1 408 /)
  expect(await body).toMatch(/^HTTP\/1\.1 408 [\s\S]*"status":"408"/)
  // The limits are 10 and 30 seconds. The rest allows for a slow machine.
  expect(Math.max(untilHeaders!, untilSilent!)).toBeLessThan(20)
  expect(untilBody).toBeLessThan(40)
}, 60_000)
