import { createClient, NotFoundError, RateLimitError, UpstreamError } from '@boxtrail/client'
import { describe, expect, test } from 'vitest'
import { createMockFetch } from '../src/index.ts'

const open = (options: Parameters<typeof createMockFetch>[0] = {}) => {
  const mock = createMockFetch(options)
  const client = (world: string, maxRetries = 0) =>
    createClient({ baseUrl: 'http://boxtrail.test', apiKey: `world-${world}`, fetch: mock.fetch, maxRetries })
  const put = (name: string, body: object) =>
    mock.fetch(`http://boxtrail.test/worlds/${name}`, { method: 'PUT', body: JSON.stringify(body) })
  return { mock, client, put }
}

test('the loop of the README prints numbers and states', async () => {
  const { client } = open()
  const { items } = await client('readme').shipments.list({ include: ['containers'] })
  for (const { containers } of items)
    for (const { number, currentStatus } of containers) expect([number, currentStatus]).not.toContain(undefined)
})

describe('worlds', () => {
  test('are apart, whichever order their calls have', async () => {
    const { client } = open()
    const names = Array.from({ length: 16 }, (_, at) => `worker-${at}`)
    await Promise.all(
      names.map(async (name) => {
        for (let at = 0; at < 20; at++) await client(name).parties.create({ companyName: `${name} ${at}` })
        const { items } = await client(name).parties.list({ page: { size: 100 } })
        const created = items.filter(({ companyName }) => companyName?.includes('worker-'))
        expect(created.map(({ companyName }) => companyName).reverse()).toEqual(
          Array.from({ length: 20 }, (_, at) => `${name} ${at}`),
        )
      }),
    )
  })

  test('give the same answers to the same calls', async () => {
    const play = async () => {
      const { client } = open()
      const api = client('same')
      const made = await api.trackingRequests.create({
        requestType: 'bill_of_lading',
        requestNumber: 'QXSB01321',
        scac: 'TEST',
      })
      return [made, await api.shipments.list(), await api.events.list({ after: 0 })]
    }
    expect(await play()).toEqual(await play())
  })

  test('of another seed have other ids and numbers, and containers whose check digits are right', async () => {
    const numbers = async (seed: string) => {
      const { client } = open({ seed })
      return (await client('a').containers.list({ page: { size: 100 } })).items.map(
        ({ id, number }) => `${id} ${number}`,
      )
    }
    const [one, other] = [await numbers('one'), await numbers('two')]
    expect(one.filter((each) => other.includes(each))).toEqual([])
    expect(await numbers('one')).toEqual(one)
  })

  test('are forked from a moment, reset, and dropped', async () => {
    const { mock, client, put } = open()
    const { id } = await client('a').parties.create({ companyName: 'Before the fork' })
    expect((await put('b', { from: 'a' })).status).toBe(200)
    await client('a').parties.update(id, { companyName: 'After the fork' })
    expect((await client('b').parties.get(id)).companyName).toBe('Before the fork')
    await mock.world('a').reset()
    await expect(client('a').parties.get(id)).rejects.toBeInstanceOf(NotFoundError)
    expect((await client('b').parties.get(id)).id).toBe(id)
    expect((await mock.fetch('http://boxtrail.test/worlds/b', { method: 'DELETE' })).status).toBe(204)
    await expect(client('b').parties.get(id)).rejects.toBeInstanceOf(NotFoundError)
  })

  test.each([
    ['a b', {}, 'not a valid name of a world'],
    ['c', { from: 1 }, 'from is a text'],
    ['c', { from: 'a', seed: 'b' }, 'not both'],
    ['c', { sede: 'b' }, 'it has from, seed, failures'],
    ['c', { failures: [{ every: 0, status: 503 }] }, 'failures[0].every'],
    ['c', { failures: [{ every: 1, status: 200 }] }, 'failures[0].status'],
    ['c', { failures: [{ every: 1, status: 503, operation: 'listBoats' }] }, 'no operation listBoats'],
  ])('of name %j and wish %j are refused with what is wrong', async (name, wish, words) => {
    const { put } = open()
    const answer = await put(encodeURIComponent(name), wish)
    expect([answer.status, await answer.text()]).toEqual([400, expect.stringContaining(words)])
  })
})

describe('calls fail by plan', () => {
  test('every third one, in each world on its own', async () => {
    const { client } = open({ failures: [{ every: 3, status: 503 }] })
    const api = client('a')
    const outcomes: boolean[] = []
    for (let at = 0; at < 7; at++)
      outcomes.push(
        await api.parties.list().then(
          () => true,
          (error) => !(error instanceof UpstreamError),
        ),
      )
    expect(outcomes).toEqual([true, true, false, true, true, false, true])
    await client('b').parties.list()
  })

  test('with the time to wait, of one operation only', async () => {
    const { mock, client } = open()
    mock.world('a').fail([{ every: 1, status: 429, retryAfterSeconds: 7, operation: 'listContainers' }])
    await client('a').shipments.list()
    const error = await client('a')
      .containers.list()
      .catch((caught) => caught)
    expect([error instanceof RateLimitError, error.retryAfterMs ?? error.retryAfterS]).toEqual([
      true,
      expect.anything(),
    ])
  })

  test('and a client that retries gets through', async () => {
    const { client } = open({ failures: [{ every: 2, status: 503, retryAfterSeconds: 0 }] })
    for (let at = 0; at < 4; at++) expect((await client('a', 3).parties.list()).items.length).toBeGreaterThan(0)
  })
})

test('a limit of calls refuses with 429, and says how many remain', async () => {
  const { mock } = open({ callsPerMinute: 2 })
  const call = () => mock.fetch('http://boxtrail.test/v2/parties', { headers: { authorization: 'Token any' } })
  const answers = [await call(), await call(), await call()]
  expect(answers.map(({ status }) => status)).toEqual([200, 200, 429])
  expect(answers[1]!.headers.get('ratelimit')).toContain('r=0')
  expect(Number(answers[2]!.headers.get('retry-after'))).toBeGreaterThan(0)
})

test.each([0, -1, 1.5, Number.NaN])('a limit of %s calls is refused with what is allowed', (callsPerMinute) => {
  expect(() => open({ callsPerMinute })).toThrow(
    `callsPerMinute is a whole number of calls from 1, such as 60, and not ${callsPerMinute}; leave it out for no limit.`,
  )
})
