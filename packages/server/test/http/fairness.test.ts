import { randomBytes } from 'node:crypto'
import { once } from 'node:events'
import { Agent, request as send } from 'node:http'
import { type AddressInfo, connect } from 'node:net'
import { afterAll, expect, test, vi } from 'vitest'
import { createApp } from '../../src/app.ts'
import { createHttpServer } from '../../src/http/server.ts'
import { createSlots } from '../../src/http/transport/slots.ts'
import { testApi } from '../harness/api.ts'

const { context, apiKey, otherAccount } = await testApi()

/** Serves the app on a port, with few concurrent requests for each key. */
const serve = async (options: Parameters<typeof createApp>[1] = {}, pool = context.pool) => {
  const limits = { ...context.config.limits, concurrent_requests: 2 }
  const server = createHttpServer(createApp({ ...context, pool, config: { ...context.config, limits } }, options))
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  afterAll(() => {
    server.closeAllConnections()
    server.close()
  })
  return server.address() as AddressInfo
}
const { port } = await serve()

const get = async (key: string, path = '/v2/shipping_lines', headers: Record<string, string> = {}, to = port) => {
  const sent = send({ port: to, path, headers: { authorization: `Token ${key}`, ...headers } })
  sent.end()
  const [response] = await once(sent, 'response')
  const chunks: Buffer[] = []
  for await (const chunk of response) chunks.push(chunk)
  return { status: response.statusCode as number, headers: response.headers, text: Buffer.concat(chunks).toString() }
}

test('the requests of a caller that run at once are limited, and those of others run meanwhile', async () => {
  const slots = createSlots({ running: 2, waiting: 10, waitMs: 10_000 })
  const release: (() => void)[] = []
  const begun: string[] = []
  const work = (caller: string) =>
    slots(caller, async () => {
      begun.push(caller)
      await new Promise<void>((resolve) => release.push(resolve))
    })
  const all = ['a', 'a', 'a', 'a', 'b'].map(work)
  await expect.poll(() => begun).toEqual(['a', 'a', 'b'])
  release.shift()!()
  await expect.poll(() => begun).toEqual(['a', 'a', 'b', 'a'])
  while (begun.length < 5 || release.length > 0) {
    release.shift()?.()
    await new Promise(setImmediate)
  }
  await Promise.all(all)
})

test('fewer requests of a caller run at once while others have requests, and as many as before afterwards', async () => {
  vi.useFakeTimers({ toFake: ['performance'] })
  const slots = createSlots({ running: 4, runningBesideOthers: 2, waiting: 100, waitMs: 10_000 })
  const running = { a: new Set<() => void>(), b: new Set<() => void>() }
  const all: Promise<void>[] = []
  const settle = () => new Promise(setImmediate)
  const send = (caller: 'a' | 'b') => {
    all.push(
      slots(caller, async () => {
        const release = await new Promise<() => void>((resolve) => {
          const end = () => resolve(end)
          running[caller].add(end)
        })
        running[caller].delete(release)
      }),
    )
    return settle()
  }
  const end = async (caller: 'a' | 'b') => {
    const [first] = running[caller]
    first?.()
    await settle()
  }
  for (let n = 0; n < 20; n++) await send('a')
  expect(running.a.size).toBe(4)
  await send('b')
  expect(running.b.size).toBe(1)
  for (let n = 0; n < 3; n++) await end('a')
  expect(running.a.size).toBe(2)
  await end('b')
  vi.advanceTimersByTime(999)
  await end('a')
  expect(running.a.size).toBe(2)
  vi.advanceTimersByTime(2)
  await end('a')
  expect(running.a.size).toBe(4)
  for (let n = 0; n < 20; n++) await end('a')
  await Promise.all(all)
  vi.useRealTimers()
})

test('a request that would wait too long, or behind too many, is refused with 429', async () => {
  const slots = createSlots({ running: 1, waiting: 1, waitMs: 20 })
  let release = () => {}
  const first = slots('a', () => new Promise<void>((resolve) => (release = resolve)))
  const second = slots('a', async () => 'late')
  await expect(slots('a', async () => 'too many')).rejects.toMatchObject({
    status: 429,
    headers: { 'Retry-After': '1' },
  })
  await expect(second).rejects.toMatchObject({ status: 429 })
  release()
  await first
  expect(await slots('a', async () => 'again')).toBe('again')
})

test('a thousand pipelined requests of one connection are answered in order, and read no faster than they are answered', async () => {
  const socket = connect(port, '127.0.0.1')
  await once(socket, 'connect')
  const head = (n: number) =>
    `GET /v2/shipping_lines?page[number]=${n} HTTP/1.1\r\nHost: x\r\nAuthorization: Token ${apiKey}\r\n\r\n`
  const asked = Array.from({ length: 1_000 }, (_, n) => n + 1)
  socket.write(asked.map(head).join(''))
  let text = ''
  socket.setEncoding('utf8')
  for await (const chunk of socket) {
    text += chunk
    if (text.split('"self":').length > asked.length) break
  }
  const answered = [...text.matchAll(/"self":"[^"]*page%5Bnumber%5D=(\d+)|"self":"[^"]*page\[number\]=(\d+)/g)]
  expect(text.match(/HTTP\/1\.1 \d+/g)!.every((line) => line.endsWith('200'))).toBe(true)
  expect(answered.map(([, a, b]) => Number(a ?? b))).toEqual(asked)
  socket.destroy()
})

test('a request whose body does not arrive does not delay another of its key', async () => {
  const agent = new Agent({ keepAlive: true, maxSockets: 20 })
  const slow = Array.from({ length: 10 }, () => {
    const sent = send({
      agent,
      port,
      method: 'POST',
      path: '/v2/tracking_requests',
      headers: { authorization: `Token ${apiKey}`, 'content-type': 'application/json', 'content-length': '1000' },
    })
    sent.on('error', () => {})
    sent.write('{')
    return sent
  })
  expect((await get(apiKey)).status).toBe(200)
  for (const one of slow) one.destroy()
  agent.destroy()
})

const wrongKey = () => `bt_${randomBytes(16).toString('hex')}`

test('callers are limited by address once their keys were wrong, without a query for each, and valid keys are let through', async () => {
  const query = vi.spyOn(context.pool, 'query')
  const { port: fresh } = await serve()
  expect((await get(apiKey, undefined, {}, fresh)).status).toBe(200)
  const lookups = () =>
    query.mock.calls.filter(([first]) => (first as unknown as { name?: string }).name === 'find-caller').length
  const before = lookups()
  const statuses: number[] = []
  for (let n = 0; n < 40; n++) statuses.push((await get(wrongKey(), undefined, {}, fresh)).status)
  expect(statuses.slice(0, 10)).toEqual(Array(10).fill(401))
  expect(statuses.slice(-5)).toEqual(Array(5).fill(429))
  expect(lookups() - before).toBeLessThan(20)
  expect((await get(apiKey, undefined, {}, fresh)).status).toBe(200)
  query.mockRestore()
})

test('a wrong key that is repeated is answered with 401, and not looked up again', async () => {
  const { port: fresh } = await serve()
  const query = vi.spyOn(context.pool, 'query')
  const key = wrongKey()
  for (let n = 0; n < 30; n++) expect((await get(key, undefined, {}, fresh)).status).toBe(401)
  const names = query.mock.calls.map(([first]) => (first as unknown as { name?: string }).name)
  expect(names.filter((name) => name === 'find-caller').length).toBeLessThan(3)
  query.mockRestore()
})

test('wrong keys are counted by the address that a trusted proxy names, and an address that a client added is ignored', async () => {
  const { port: proxied } = await serve({ trustedProxies: ['127.0.0.1/32'] })
  const from = (address: string) => get(wrongKey(), undefined, { 'x-forwarded-for': `9.9.9.9, ${address}` }, proxied)
  for (let n = 0; n < 10; n++) expect((await from('203.0.113.7')).status).toBe(401)
  const refused = await from('203.0.113.7')
  expect([refused.status, Number(refused.headers['retry-after'])]).toEqual([429, expect.any(Number)])
  expect((await from('203.0.113.8')).status).toBe(401)
})

test('readiness is checked by a separate connection', async () => {
  const probe = { query: async () => ({ rowCount: 1, rows: [{ one: 1 }] }) } as unknown as typeof context.pool
  const away = { query: () => Promise.reject(new Error('all are taken')) } as unknown as typeof context.pool
  const { port: fresh } = await serve({ probe }, away)
  expect((await get('', '/readyz', {}, fresh)).status).toBe(200)
})

test('each key has its own turn', async () => {
  const other = await otherAccount()
  const answers = await Promise.all([
    ...Array.from({ length: 50 }, () => get(apiKey)),
    ...Array.from({ length: 5 }, () => get(other.apiKey)),
  ])
  expect(new Set(answers.map(({ status }) => status))).toEqual(new Set([200]))
})
