import { once } from 'node:events'
import { createServer, request } from 'node:http'
import type { AddressInfo } from 'node:net'
import { createClient, NotFoundError } from '@boxtrail/client'
import { afterAll, beforeAll, expect, test, vi } from 'vitest'
import { type StatefulMock, startMock, startStateful } from '../src/index.ts'

let mock: StatefulMock
beforeAll(async () => {
  mock = await startStateful({ port: 0 })
})
afterAll(() => mock.close())

const open = () => createClient({ baseUrl: mock.url, apiKey: mock.apiKey })

test('what is created is kept until the mock is reset, and the mock starts with journeys', async () => {
  const client = open()
  const { meta } = await client.trackingRequests.list({}, { format: 'raw' })
  expect(meta).toMatchObject({ total: expect.any(Number) })
  const party = await client.parties.create({ companyName: 'Kept until the reset' })
  expect((await client.parties.get(party.id)).companyName).toBe('Kept until the reset')

  const answer = await fetch(`${mock.url}/reset`, { method: 'POST' })
  expect(answer.status).toBe(204)

  await expect(client.parties.get(party.id)).rejects.toBeInstanceOf(NotFoundError)
  const { meta: again } = await client.trackingRequests.list({}, { format: 'raw' })
  expect(again).toEqual(meta)
})

test('a journey continues: what is tracked is found', async () => {
  const client = open()
  const { items } = await client.trackingRequests.list({ page: { size: 1 } })
  expect(items[0]).toMatchObject({ scac: 'TEST' })
})

test('a page of another origin may call', async () => {
  const answer = await fetch(`${mock.url}/v2/shipments`, { headers: { authorization: `Token ${mock.apiKey}` } })
  expect([answer.status, answer.headers.get('access-control-allow-origin')]).toEqual([200, '*'])
})

test('the operations of the mock are listed with its key', async () => {
  expect(await (await fetch(mock.url)).text()).toContain(`Token ${mock.apiKey}`)
})

test('links and upload addresses lead back to it, so that pages of another origin can follow them', async () => {
  const client = open()
  const { links } = await client.shipments.list({ page: { size: 1 } }, { format: 'raw' })
  expect(links.next).toMatch(mock.url)
  const numbers: string[] = []
  for await (const { number } of client.containers.iterate({ page: { size: 5 } })) numbers.push(number)
  expect(numbers.length).toBeGreaterThan(5)
  const document = await client.documents.upload(new Blob(['%PDF-1.4']), { filename: 'bill.pdf' })
  const { downloadUrl } = await client.documents.downloadUrl(document.id)
  expect(downloadUrl).toMatch(mock.url)
  expect((await fetch(downloadUrl)).headers.get('access-control-allow-origin')).toBe('*')
})

/** Sends a request target unchanged, which `fetch` would not do. */
const send = async (target: string, method = 'GET', url = mock.url) => {
  const { hostname, port } = new URL(url)
  const headers = { authorization: `Token ${mock.apiKey}` }
  const [answer] = await once(request({ hostname, port, path: target, method, headers }).end(), 'response')
  let body = ''
  for await (const chunk of answer) body += chunk
  return { status: answer.statusCode as number, body }
}

test('it calls no other host, whatever a target names', async () => {
  const seen: string[] = []
  const other = createServer((incoming, outgoing) => {
    seen.push(incoming.url!)
    outgoing.end('of another host')
  }).listen(0, '127.0.0.1')
  await once(other, 'listening')
  const { port } = other.address() as AddressInfo
  try {
    expect((await send(`//127.0.0.1:${port}/v2/shipments`)).status).toBe(404)
    expect((await send(`http://127.0.0.1:${port}/v2/shipments?page[size]=1`)).status).toBe(200)
    expect(seen).toEqual([])
  } finally {
    other.close()
  }
})

test('the page of the mock is read, and what is sent to its address reaches the MCP server of the service', async () => {
  expect((await send('/')).body).toContain('<title>Boxtrail mock')
  expect((await send('/', 'POST')).body).not.toContain('<title>')
})

test('a request that cannot be read is refused like in memory', async () => {
  const memory = await startMock({ port: 0 })
  try {
    for (const [target, method] of [
      ['/reset', 'TRACE'],
      ['/v2/shipments', 'TRACE'],
      ['*', 'GET'],
    ] as const) {
      const answer = await send(target, method)
      expect(answer).toEqual(await send(target, method, memory.url))
      expect(answer.status).toBe(400)
    }
  } finally {
    await memory.close()
  }
})

test('calls fail as planned for a world, by the same address as without --stateful', async () => {
  const put = (body: object) => fetch(`${mock.url}/worlds/planned`, { method: 'PUT', body: JSON.stringify(body) })
  expect((await put({ failures: [{ every: 2, status: 503 }] })).status).toBe(200)
  const call = async () =>
    (
      await fetch(`${mock.url}/v2/parties`, {
        headers: { authorization: `Token ${mock.apiKey}`, 'x-mock-world': 'planned' },
      })
    ).status
  expect([await call(), await call(), await call(), await call()]).toEqual([200, 503, 200, 503])
  expect(await (await fetch(`${mock.url}/worlds`)).json()).toEqual({ worlds: ['default', 'planned'] })
  expect((await put({ from: 'default' })).status).toBe(400)
  expect((await fetch(`${mock.url}/worlds/planned`, { method: 'DELETE' })).status).toBe(204)
  expect([await call(), await call()]).toEqual([200, 200])
})

test('calls beyond the limit of a minute are refused', async () => {
  await expect(startStateful({ port: 0, callsPerMinute: 0 })).rejects.toThrow('whole number of calls from 1')
  const failures = [{ every: 3, status: 503 }]
  const limited = await startStateful({ port: 0, callsPerMinute: 4, failures })
  try {
    const call = () => fetch(`${limited.url}/v2/parties`, { headers: { authorization: `Token ${limited.apiKey}` } })
    // A call without a key does not count towards the limit, and is refused before a configured failure applies.
    const fetchOf = (headers: Record<string, string>) => fetch(`${limited.url}/v2/parties`, { headers })
    const strange = async (headers = {}) => (await fetchOf(headers)).status
    expect([await strange(), await strange(), await strange({ 'x-mock-world': 'x' })]).toEqual([401, 401, 401])
    // A call with a wrong key does not count either.
    const wrong = { authorization: 'Token wrong' }
    expect([await strange(wrong), await strange(wrong)]).toEqual([401, 401])
    const answers = [await call(), await call(), await call(), await call(), await call()]
    expect(answers.map(({ status }) => status)).toEqual([200, 200, 503, 200, 429])
    expect(answers.map(({ headers }) => headers.get('ratelimit')?.split(';')[1])).toEqual([
      'r=3',
      'r=2',
      'r=1',
      'r=0',
      'r=0',
    ])
    expect([await strange(), await strange(wrong)]).toEqual([401, 401])
    // Neither do calls with many wrong keys, which the service stops looking up, or with a key that it cannot read.
    const many = Array.from({ length: 20 }, (_, nth) => fetchOf({ authorization: `Token wrong-${nth}` }))
    const refused = [...(await Promise.all(many)), await fetchOf({ authorization: 'Token a, Token b' })]
    expect(new Set(refused.map(({ status }) => status))).toEqual(new Set([401, 429, 400]))
    expect(refused.filter(({ headers }) => headers.has('ratelimit'))).toEqual([])
    // Deleting the world resets its limit and its records.
    const client = createClient({ baseUrl: limited.url, apiKey: limited.apiKey })
    expect((await fetch(`${limited.url}/worlds/default`, { method: 'DELETE' })).status).toBe(204)
    const party = await client.parties.create({ companyName: 'Kept until the world is dropped' })
    expect((await fetch(`${limited.url}/worlds/default`, { method: 'DELETE' })).status).toBe(204)
    await expect(client.parties.get(party.id)).rejects.toBeInstanceOf(NotFoundError)
  } finally {
    await limited.close()
  }
})

test('what it cannot follow is refused, and settings of a service on this machine are not its own', async () => {
  await expect(startStateful({ port: 0, seed: 'x' })).rejects.toThrow('records in memory')
  await expect(startStateful({ port: 0, record: () => {} })).rejects.toThrow('records in memory')
  // With only the API role, no journeys would be tracked, and the start would wait for them forever.
  vi.stubEnv('BOXTRAIL_ROLES', 'api')
  vi.stubEnv('STORAGE_URL', 's3://production')
  try {
    const other = await startStateful({ port: 0 })
    await other.close()
  } finally {
    vi.unstubAllEnvs()
  }
})
