import { createHmac } from 'node:crypto'
import { webhookEventNames } from '@boxtrail/contracts'
import { eventCategories } from '@boxtrail/contracts/events'
import { examples } from '@boxtrail/contracts/examples'
import { webhookPayloads } from '@boxtrail/contracts/strict'
import type { Body } from '@boxtrail/contracts/zod'
import { Webhook } from 'standardwebhooks'
import { describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { startReceiver } from '../delivery/receiver.ts'

const test = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'], ips: ['198.51.100.24'] } })
const { api, request, context, otherAccount } = test
const receiver = await startReceiver()

type Create = Body<'createWebhook'>
const body = (attributes: Partial<Create['data']['attributes']> = {}): Create => ({
  data: {
    type: 'webhook',
    attributes: { url: 'https://hooks.harbour-street.example/boxtrail', active: true, ...attributes },
  },
})
const create = async (attributes: Partial<Create['data']['attributes']> = {}) =>
  (await api.POST('/webhooks', { body: body(attributes) })).data!.data
const path = (id: string) => ({ params: { path: { id } } })
const problemOf = async (response: Response) => (await response.json()).errors[0]

describe('createWebhook', () => {
  it('201: returns the secret in full, only this once', async () => {
    const { data, response } = await api.POST('/webhooks', { body: examples.createWebhook.request.default as Create })
    expect(response.status).toBe(201)
    const { attributes, id } = data!.data
    expect(attributes).toMatchObject({ ...examples.createWebhook.request.default.data.attributes })
    expect(attributes.secret).toMatch(/^whsec_[A-Za-z0-9+/]{43}=$/)
    const shown = (await api.GET('/webhooks/{id}', path(id))).data!.data.attributes.secret
    expect(shown).toBe(`whsec_••••••••${attributes.secret.slice(-4)}`)
    const listed = (await api.GET('/webhooks')).data!.data.find((one) => one.id === id)
    expect(listed!.attributes.secret).toBe(shown)
  })

  it('generates different secrets, and stores none in plain text', async () => {
    const secrets = new Set<string>()
    for (let count = 0; count < 20; count += 1) secrets.add((await create()).attributes.secret)
    expect(secrets.size).toBe(20)
    const { rows } = await context.pool.query('select to_json(w)::text as text from webhooks w')
    for (const { text } of rows) for (const secret of secrets) expect(text).not.toContain(secret.slice(6, 30))
  })

  it('shows the values of its headers to its owner and stores them sealed', async () => {
    const headers = [{ name: 'Authorization', value: 'Bearer of-the-receiver' }]
    const { id, attributes } = await create({ headers })
    expect(attributes.headers).toEqual(headers)
    expect((await api.GET('/webhooks/{id}', path(id))).data!.data.attributes.headers).toEqual(headers)
    const { rows } = await context.pool.query('select headers::text as text from webhooks where id = $1', [id])
    expect(rows[0].text).not.toContain('of-the-receiver')
  })

  it('receives all events without a list, and keeps a duplicate once', async () => {
    expect((await create()).attributes.events).toEqual(
      webhookEventNames.filter(
        (event) => !/^(?:shipment\.updated|attention\.|container\.(?:contradiction|milestone)\.|source\.)/.test(event),
      ),
    )
    const { attributes } = await create({ events: ['container.updated', 'container.updated'] })
    expect(attributes.events).toEqual(['container.updated'])
  })

  it('capitalises names of headers', async () => {
    const { attributes } = await create({
      headers: [
        { name: 'x-tenant', value: 'a' },
        { name: 'AUTHORIZATION', value: 'Bearer b' },
      ],
    })
    expect(attributes.headers).toEqual([
      { name: 'X-Tenant', value: 'a' },
      { name: 'Authorization', value: 'Bearer b' },
    ])
  })

  it.each([
    'http://hooks.example.com/',
    'https://localhost/x',
    'https://127.0.0.1/',
    'https://2130706433/',
    'https://[::ffff:10.0.0.1]/',
    'https://169.254.169.254/latest/meta-data/',
    'https://metadata.google.internal/',
    'https://user:pass@hooks.example.com/',
    'https://hooks.example.com:22/',
    'https://192.168.0.1:8443/',
  ])('422: rejects %s as an address, at creation and change', async (url) => {
    const { id } = await create()
    for (const response of [
      await request('POST', '/v2/webhooks', { body: body({ url }) }),
      await request('PATCH', `/v2/webhooks/${id}`, { body: { data: { type: 'webhook', id, attributes: { url } } } }),
    ]) {
      expect(response.status).toBe(422)
      expect(await problemOf(response)).toEqual({
        status: '422',
        title: 'Unprocessable Entity',
        detail: 'The address must be public and begin with https://.',
        code: 'invalid',
        source: { pointer: '/data/attributes/url' },
      })
    }
  })

  it.each([
    ['Host', 'inside'],
    ['content-length', '0'],
    ['Transfer-Encoding', 'chunked'],
    ['Content-Type', 'text/plain'],
    ['Connection', 'close'],
    ['webhook-id', '1'],
    ['Webhook-Signature', 'v1,x'],
    ['X-T49-Webhook-Signature', 'x'],
    ['User-Agent', 'x'],
    ['Bad Name', 'x'],
    ['X:Y', 'x'],
    ['X-A\r\nHost', 'x'],
    ['X-Ü', 'x'],
  ])('422: rejects the header %j', async (name, value) => {
    const response = await request('POST', '/v2/webhooks', {
      body: body({
        headers: [
          { name: 'X-Fine', value: '' },
          { name, value },
        ],
      }),
    })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).source).toEqual({ pointer: '/data/attributes/headers/1/name' })
  })

  it.each(['a\r\nHost: inside', 'a\nb', 'a\0b', '日本'])('422: rejects the header value %j', async (value) => {
    const response = await request('POST', '/v2/webhooks', { body: body({ headers: [{ name: 'X-Fine', value }] }) })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).source).toEqual({ pointer: '/data/attributes/headers/0/value' })
  })

  it('422: rejects a duplicate header, an unknown event, an unknown attribute, a missing address', async () => {
    const twice = [
      { name: 'X-A', value: '1' },
      { name: 'x-a', value: '2' },
    ]
    const wrong: unknown[] = [
      body({ headers: twice }),
      body({ events: ['container.flown' as 'container.updated'] }),
      body({ secret: 'mine' } as object),
      { data: { type: 'webhook', attributes: { active: true } } },
    ]
    for (const sent of wrong)
      expect((await request('POST', '/v2/webhooks', { body: sent })).status, JSON.stringify(sent)).toBe(422)
  })

  it('409: rejects another type', async () => {
    const response = await request('POST', '/v2/webhooks', { body: { data: { ...body().data, type: 'hook' } } })
    expect(response.status).toBe(409)
  })
})

describe('one webhook', () => {
  it('changes only the given attributes', async () => {
    const { id, attributes } = await create({ events: ['container.updated'], headers: [{ name: 'X-A', value: '1' }] })
    const { data } = await api.PATCH('/webhooks/{id}', {
      ...path(id),
      body: { data: { type: 'webhook', id, attributes: { active: false } } },
    })
    expect(data!.data.attributes).toEqual({
      ...attributes,
      active: false,
      secret: expect.stringMatching(/^whsec_•{8}.{4}$/),
    })
    const changed = { url: 'https://other.example/', events: ['container.created' as const], headers: [] }
    const { data: after } = await api.PATCH('/webhooks/{id}', { ...path(id), body: { data: { attributes: changed } } })
    expect(after!.data.attributes).toMatchObject({ ...changed, active: false })
  })

  it('resets failures when it is enabled again', async () => {
    const { id } = await create()
    await context.pool.query(
      "update webhooks set active = false, disabled_at = now(), disabled_reason = 'failing', consecutive_failures = 70, failing_since = now() where id = $1",
      [id],
    )
    await api.PATCH('/webhooks/{id}', { ...path(id), body: { data: { attributes: { active: true } } } })
    const { rows } = await context.pool.query(
      'select active, disabled_at, disabled_reason, consecutive_failures, failing_since from webhooks where id = $1',
      [id],
    )
    expect(rows).toEqual([
      { active: true, disabled_at: null, disabled_reason: null, consecutive_failures: 0, failing_since: null },
    ])
  })

  it('is gone for good once deleted', async () => {
    const { id } = await create()
    const { response } = await api.DELETE('/webhooks/{id}', path(id))
    expect([response.status, await response.text()]).toEqual([200, ''])
    expect((await api.GET('/webhooks/{id}', path(id))).response.status).toBe(404)
    expect((await api.DELETE('/webhooks/{id}', path(id))).response.status).toBe(404)
    expect((await api.GET('/webhooks')).data!.data.map((one) => one.id)).not.toContain(id)
  })

  it('404: cannot be seen, changed or deleted by another account', async () => {
    const { id } = await create()
    const other = await otherAccount()
    const patch = { ...path(id), body: { data: { attributes: { active: false } } } }
    expect((await other.api.GET('/webhooks/{id}', path(id))).response.status).toBe(404)
    expect((await other.api.PATCH('/webhooks/{id}', patch)).response.status).toBe(404)
    expect((await other.api.DELETE('/webhooks/{id}', path(id))).response.status).toBe(404)
    expect((await other.api.GET('/webhooks')).data).toMatchObject({ data: [], meta: { total: 0 } })
    expect((await api.GET('/webhooks/{id}', path(id))).data!.data.attributes.active).toBe(true)
  })
})

describe('lists', () => {
  it('webhooks are listed newest first, page by page', async () => {
    const own = await otherAccount()
    const ids: string[] = []
    for (let count = 0; count < 5; count += 1)
      ids.unshift((await own.api.POST('/webhooks', { body: body() })).data!.data.id)
    const { data } = await own.api.GET('/webhooks', { params: { query: { 'page[number]': 2, 'page[size]': 2 } } })
    expect(data!.data.map(({ id }) => id)).toEqual(ids.slice(2, 4))
    expect(data!.meta).toMatchObject({ size: 2, total: 5 })
  })

  it('every event is listed in one category', async () => {
    const { data } = await api.GET('/webhooks/events')
    expect(data!.data.map(({ id }) => id)).toEqual(eventCategories.map(({ id }) => id))
    const names = data!.data.flatMap(({ attributes }) => attributes.events.map(({ name }) => name))
    expect([...names].sort()).toEqual([...webhookEventNames].sort())
  })

  it('the addresses that the operator configured are returned', async () => {
    const { data } = await api.GET('/webhooks/ips')
    expect(data).toEqual({ webhook_notification_ips: ['198.51.100.24'], last_updated: '2026-01-01T00:00:00Z' })
  })
})

describe('triggerWebhook', () => {
  it('200: sends the example of the event, signed if a secret is given', async () => {
    receiver.answer('/trigger', { status: 202, headers: { 'x-seen': 'yes' }, body: 'thanks' })
    const secret = 'a-test-secret'
    const { data } = await api.POST('/webhooks/trigger', {
      body: { url: receiver.url('/trigger'), event: 'container.updated', secret },
    })
    const [received] = receiver.at('/trigger')
    expect(data).toMatchObject({
      succeeded: true,
      error: null,
      status_code: 202,
      response_body: 'thanks',
      request_body: received!.body,
    })
    expect(data!.response_headers).toMatchObject({ 'x-seen': 'yes' })
    expect(webhookPayloads['container.updated'].safeParse(JSON.parse(received!.body)).error?.message).toBeUndefined()
    const signature = createHmac('sha256', secret).update(received!.body).digest('hex')
    expect(received!.headers['x-t49-webhook-signature']).toBe(signature)
    expect(data!.request_headers['X-T49-Webhook-Signature']).toBe(signature)
    const key = new TextEncoder().encode(secret)
    expect(() =>
      new Webhook(key, { format: 'raw' }).verify(received!.body, received!.headers as Record<string, string>),
    ).not.toThrow()
  })

  it('200: signs nothing without a secret', async () => {
    const { data } = await api.POST('/webhooks/trigger', {
      body: { url: receiver.url('/plain'), event: 'container.created' },
    })
    expect(Object.keys(data!.request_headers)).toEqual(['Content-Type', 'User-Agent'])
    expect(receiver.at('/plain')[0]!.headers).not.toHaveProperty('webhook-signature')
  })

  it('200: returns the same sentence for every failure of the receiver', async () => {
    receiver.answer('/reset', 'reset')
    const sentences = new Set<string | null>()
    for (const url of [receiver.url('/reset'), 'http://127.0.0.1:1/']) {
      const { data } = await api.POST('/webhooks/trigger', { body: { url, event: 'container.created' } })
      expect(data).toMatchObject({ succeeded: false, status_code: null, response_headers: null, response_body: null })
      sentences.add(data!.error)
    }
    expect([...sentences]).toEqual(['The receiver did not respond in time.'])
  })

  it('422: rejects an internal address, naming the member of this body', async () => {
    const response = await request('POST', '/v2/webhooks/trigger', {
      body: { url: 'https://10.0.0.1/', event: 'container.created' },
    })
    expect(response.status).toBe(422)
    expect((await problemOf(response)).source).toEqual({ pointer: '/url' })
  })
})
