import { verifyWebhook } from '@boxtrail/client'
import { webhookEventNames } from '@boxtrail/contracts'
import { afterAll, describe, expect, it, vi } from 'vitest'
import { run } from '../../../cli/src/run.ts'
import { ran, testTerminal } from '../../../cli/test/terminal.ts'
import { BASE_URL, testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'
import { startReceiver } from '../notifications/delivery/receiver.ts'

const test = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
const { app, apiKey, api } = test
const receiver = await startReceiver()
const env = { BOXTRAIL_URL: BASE_URL, BOXTRAIL_API_KEY: apiKey }
/** Requests without a response yet: the last request of a listening command waits for new notifications. */
const open = new Set<Promise<Response>>()
const fetch = (request: Request): Promise<Response> => {
  if (!request.url.startsWith(BASE_URL)) return globalThis.fetch(request)
  const answer = Promise.resolve(app.request(request)).finally(() => open.delete(answer))
  open.add(answer)
  return answer
}
afterAll(() => Promise.all(open))
const lines = (text: string) =>
  text
    .trim()
    .split('\n')
    .filter(Boolean)
    .map((line) => JSON.parse(line))

/** Starts a command that listens until the test stops it. */
const listening = async (line: string, given: Parameters<typeof testTerminal>[0] = {}) => {
  const stop = new AbortController()
  const { promise: ready, resolve } = Promise.withResolvers<void>()
  const { terminal, written } = testTerminal({ fetch, env, signal: stop.signal, ...given })
  const { stderr } = terminal
  terminal.stderr = (text) => {
    stderr(text)
    if (text.startsWith('Listening') || text.startsWith('error')) resolve()
  }
  const running = run(line.split(' '), terminal)
  await ready
  return {
    written,
    /** Resolves once the command has printed this many attempts. */
    told: (count: number) => vi.waitUntil(() => written.stdout.split('\n').length > count, { timeout: 120_000 }),
    stop: async () => {
      stop.abort()
      return running
    },
  }
}
const webhooks = async () => (await api.GET('/webhooks')).data!.data

describe('webhooks listen', () => {
  it('delivers what a webhook is sent, byte for byte, signed, and leaves nothing behind', async () => {
    // Another webhook of the account, which shows what the service itself sends.
    const attributes = { url: 'https://hooks.harbour-street.example/', active: true }
    const { data: created } = await api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })
    const { id, attributes: own } = created!.data
    const { written, told, stop } = await listening(`webhooks listen --forward-to ${receiver.url('/all')}`)
    await trackedShipment(test)
    const { data: list } = await api.GET('/webhook_notifications', { params: { query: { 'page[size]': 100 } } })
    const sent = list!.data.filter((one) => one.relationships.webhook.data.id === id).reverse()
    expect(sent.length).toBeGreaterThan(1)
    await told(sent.length)
    expect(await stop()).toBe(0)
    const secret = /The secret that verifies what arrives: (whsec_\S+)/.exec(written.stderr)![1]!
    const got = receiver.at('/all')
    for (const { body, headers } of got) await verifyWebhook({ body, headers, secret })
    for (const { body, headers } of got)
      await verifyWebhook({ body, headers: { 'x-t49-webhook-signature': headers['x-t49-webhook-signature'] }, secret })
    const bodies = got.map(({ body }) => JSON.parse(body))
    expect(bodies.map(({ data }) => data.attributes.event)).toEqual(sent.map((one) => one.attributes.event))
    for (const [at, { id }] of sent.entries()) {
      const { data } = await api.GET('/webhook_notifications/{id}/body', { params: { path: { id } } })
      // The included records are equal, as of that time. Only the notification and its webhook differ.
      expect(bodies[at].included).toEqual(data!.included)
      expect(bodies[at].data.relationships.reference_object).toEqual(data!.data.relationships.reference_object)
    }
    expect(lines(written.stdout).map(({ status, outcome }) => [status, outcome])).toEqual(
      sent.map(() => [200, 'succeeded']),
    )
    expect((await webhooks()).map((one) => one.attributes.url)).toEqual([own.url])
    await api.DELETE('/webhooks/{id}', { params: { path: { id } } })
  })

  it('tries again what failed twice, with the same id and body, while others go on', async () => {
    let refusals = 2
    receiver.answer('/twice', (response, { body }) => {
      const isFirst = JSON.parse(body).data.attributes.event === 'container.created' && refusals-- > 0
      response.writeHead(isFirst ? 503 : 204).end()
    })
    const waits: number[] = []
    const line = `webhooks listen --forward-to ${receiver.url('/twice')} --secret whsec_c2VjcmV0 --events container.created,tracking_request.succeeded`
    const { written, told, stop } = await listening(line, {
      sleep: async (ms) => void waits.push(ms),
      isOutputTerminal: true,
    })
    await trackedShipment(test)
    await told(4)
    expect(await stop()).toBe(0)
    const got = receiver.at('/twice')
    for (const { body, headers } of got) await verifyWebhook({ body, headers, secret: 'whsec_c2VjcmV0' })
    const created = got.filter(({ body }) => JSON.parse(body).data.attributes.event === 'container.created')
    expect(created.map(({ headers }) => headers['webhook-id'])).toEqual(
      Array(3).fill(created[0]!.headers['webhook-id']),
    )
    expect(new Set(created.map(({ body }) => body)).size).toBe(1)
    expect(waits).toEqual([5_000, 60_000])
    const said = written.stdout.split('\n').filter((one) => one.includes('container.created'))
    expect(said.map((one) => one.replace(/^\S+ +\S+ +\S+ +/, '').replace(/\d+ ms/, '0 ms'))).toEqual([
      '503 in 0 ms, attempt 1: again in 5 s',
      '503 in 0 ms, attempt 2: again in 60 s',
      '204 in 0 ms, attempt 3',
    ])
  })

  it('goes on where it was when the service was away, and leaves nothing out', async () => {
    let asked = 0
    // The second request for a body fails, and so do the next two.
    const isAway = () => asked++ > 0 && asked < 5
    const { written, told, stop } = await listening(`webhooks listen --forward-to ${receiver.url('/away')}`, {
      fetch: (request) =>
        request.url.endsWith('/body') && isAway() ? Promise.reject(new TypeError('away')) : fetch(request),
    })
    await trackedShipment(test)
    const { data } = await api.GET('/webhook_notifications', { params: { query: { 'page[size]': 100 } } })
    const [webhook] = await webhooks()
    const sent = data!.data.filter((one) => one.relationships.webhook.data.id === webhook!.id).reverse()
    await told(sent.length)
    expect(await stop()).toBe(0)
    expect(written.stderr).toContain('Trying again in 5 s.')
    expect(receiver.at('/away').map(({ headers }) => headers['webhook-id'])).toEqual(sent.map(({ id }) => id))
  })

  it('a receiver that is not there is named, and what waits is dropped at the end', async () => {
    const { promise: waiting, resolve } = Promise.withResolvers<void>()
    const { written, stop } = await listening(
      'webhooks listen --forward-to http://127.0.0.1:9 --events container.created',
      {
        isOutputTerminal: true,
        sleep: (_ms, signal) => {
          resolve()
          return new Promise((_, reject) => signal.addEventListener('abort', () => reject(signal.reason)))
        },
      },
    )
    await trackedShipment(test)
    await waiting
    expect(await stop()).toBe(0)
    expect(written.stdout).toMatch(/attempt 1: again in 5 s/)
    expect(written.stderr).toContain('1 deliveries waited for another attempt')
    expect(await webhooks()).toEqual([])
  })

  it('what a killed run left behind is removed by the next one on this machine', async () => {
    for (const url of [
      'https://boxtrail-cli.invalid/laptop/1',
      'https://boxtrail-cli.invalid/other/1',
      'https://boxtrail-cli.invalid/laptop/2',
    ])
      await api.POST('/webhooks', { body: { data: { type: 'webhook', attributes: { url, active: true } } } })
    const { stop } = await listening(`webhooks listen --forward-to ${receiver.url('/left')}`, {
      isRunning: (pid) => pid === 2,
    })
    await stop()
    expect((await webhooks()).map((one) => one.attributes.url)).toEqual([
      'https://boxtrail-cli.invalid/laptop/2',
      'https://boxtrail-cli.invalid/other/1',
    ])
  })
})

describe('webhooks trigger', () => {
  it.each(webhookEventNames)('%s is sent signed, as an example', async (event) => {
    const path = `/example/${event}`
    const sent = await ran(`webhooks trigger ${event} --forward-to ${receiver.url(path)} --secret of-mine`, {
      fetch,
      env,
    })
    const [{ body, headers } = { body: '', headers: {} }] = receiver.at(path)
    const received = await verifyWebhook({ body, headers, secret: 'of-mine' })
    expect([sent.code, received.data.attributes.event]).toEqual([0, event])
    expect(JSON.parse(sent.stdout)).toMatchObject({ event, status: 200, outcome: 'succeeded' })
  })

  it('a receiver that refuses ends it with 1, and a new secret is printed', async () => {
    receiver.answer('/refused', { status: 400 })
    const refused = await ran(`webhooks trigger container.updated --forward-to ${receiver.url('/refused')}`, {
      fetch,
      env,
    })
    expect([refused.code, JSON.parse(refused.stdout)]).toMatchObject([1, { status: 400, outcome: 'failed' }])
    expect(refused.stderr).toMatch(/whsec_\S{44}/)
  })

  it('the service sends it with --to', async () => {
    const sent = await ran(`webhooks trigger container.updated --to ${receiver.url('/to')} --secret of-mine`, {
      fetch,
      env,
    })
    const [{ body, headers } = { body: '', headers: {} }] = receiver.at('/to')
    await verifyWebhook({ body, headers, secret: 'of-mine' })
    expect([sent.code, JSON.parse(sent.stdout).succeeded]).toEqual([0, true])
  })
})
