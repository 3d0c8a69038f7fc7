import { createHmac } from 'node:crypto'
import { runInNewContext } from 'node:vm'
import { webhookEventNames } from '@boxtrail/contracts'
import { eventExamples } from '@boxtrail/contracts/examples'
import { Webhook } from 'standardwebhooks'
import { describe, expect, expectTypeOf, it } from 'vitest'
import { isEvent, isKnownEvent, type Schemas, verifyWebhook, WebhookVerificationError } from '../src/index.ts'

const secret = `whsec_${Buffer.alloc(32, 1).toString('base64')}`
const other = `whsec_${Buffer.alloc(32, 2).toString('base64')}`
const body = JSON.stringify(eventExamples['container.updated'])

const standard = (text = body, key = secret, at = new Date()) => ({
  'webhook-id': 'n1',
  'webhook-timestamp': String(Math.floor(at.getTime() / 1_000)),
  'webhook-signature': new Webhook(key).sign('n1', at, text),
})
const legacy = (text = body, key = secret) => ({
  'X-T49-Webhook-Signature': createHmac('sha256', key).update(text, 'utf8').digest('hex'),
})
const refusal = (options: Parameters<typeof verifyWebhook>[0]) =>
  expect(verifyWebhook(options)).rejects.toBeInstanceOf(WebhookVerificationError)

describe('a webhook that is signed', () => {
  it.each(webhookEventNames)('%s is read', async (event) => {
    const text = JSON.stringify(eventExamples[event])
    const received = await verifyWebhook({ body: text, headers: standard(text), secret })
    expect(received).toEqual(eventExamples[event])
    expect([isKnownEvent(received), isEvent(received, event)]).toEqual([true, true])
  })

  it('the type of an event follows from asking which it is', async () => {
    const received = await verifyWebhook({ body, headers: standard(), secret })
    if (!isEvent(received, 'container.updated')) return expect.unreachable()
    expectTypeOf(received).toEqualTypeOf<Schemas['ContainerUpdatedNotification']>()
    expect(isEvent(received, 'container.created')).toBe(false)
  })

  it('by either signature, from text or bytes, with headers of any make', async () => {
    const bytes = new TextEncoder().encode(body)
    const upper = Object.fromEntries(Object.entries(standard()).map(([name, value]) => [name.toUpperCase(), [value]]))
    // That of another implementation is no instance of `Headers`, and neither are bytes of another realm of `ArrayBuffer`.
    const foreign = new (runInNewContext('(class { constructor(all) { this.get = (name) => all.get(name) } })'))(
      new Headers(standard()),
    )
    const elsewhere: Uint8Array = runInNewContext('Uint8Array.from(bytes).buffer', { bytes })
    for (const headers of [standard(), new Headers(standard()), foreign, upper, legacy(), new Headers(legacy())])
      for (const form of [body, bytes, elsewhere])
        expect((await verifyWebhook({ body: form, headers, secret })).data.attributes.event).toBe('container.updated')
  })

  it('with one of several secrets, while they are changed', async () => {
    for (const headers of [standard(), legacy()])
      expect(await verifyWebhook({ body, headers, secret: [other, secret] })).toBeTruthy()
    // As where the environment has only one of two variables.
    const lacking = [undefined, secret] as string[]
    expect(await verifyWebhook({ body, headers: standard(), secret: lacking })).toBeTruthy()
    await refusal({ body, headers: standard(body, other), secret: lacking })
  })

  it('an event from the future passes, as one that is not known', async () => {
    const text = JSON.stringify({
      data: { id: 'n1', type: 'webhook_notification', attributes: { event: 'container.flown' } },
    })
    const received = await verifyWebhook({ body: text, headers: standard(text), secret })
    expect(isKnownEvent(received)).toBe(false)
    expect(received.data.attributes.event).toBe('container.flown')
  })

  it('under another header name, where the service is set up so', async () => {
    const headers = { 'X-Mine': legacy()['X-T49-Webhook-Signature'] }
    expect(await verifyWebhook({ body, headers, secret, signatureHeader: 'x-mine' })).toBeTruthy()
  })
})

describe('a webhook that is refused', () => {
  it('without a signature, without a secret', async () => {
    await refusal({ body, headers: {}, secret })
    await refusal({ body, headers: standard(), secret: [] })
    await refusal({ body, headers: legacy(), secret: [] })
  })

  it('with another body, secret or id', async () => {
    for (const headers of [standard(), legacy()]) {
      await refusal({ body: `${body} `, headers, secret })
      await refusal({ body, headers, secret: other })
    }
    await refusal({ body, headers: { ...standard(), 'webhook-id': 'n2' }, secret })
  })

  it('when it is old, or the time was changed', async () => {
    await refusal({ body, headers: standard(body, secret, new Date(Date.now() - 600_000)), secret })
    const old = standard(body, secret, new Date(Date.now() - 600_000))
    await refusal({ body, headers: { ...old, 'webhook-timestamp': standard()['webhook-timestamp'] }, secret })
  })

  it('a valid signature of the body does not make up for an invalid one of the delivery', async () => {
    await refusal({ body, headers: { ...standard(body, other), ...legacy() }, secret })
  })

  it('by the body alone, when that is not accepted', async () => {
    await refusal({ body, headers: legacy(), secret, acceptBodySignature: false })
  })

  it.each(['', 'zz', 'ab', `${'ab'.repeat(32)}00`])('with the signature %j', async (signature) => {
    await refusal({ body, headers: { 'X-T49-Webhook-Signature': signature }, secret })
  })

  it.each(['', 'no', '[]', 'null', '{"data":{"type":"other"}}', '{"data":{"type":"webhook_notification"}}'])(
    'the signed body %j, which is no notification',
    async (text) => {
      await refusal({ body: text, headers: legacy(text), secret })
    },
  )
})

describe('a receiver with a wrong setup gets an error about its setup, not about the sender', () => {
  it('without a secret', async () => {
    const secretless = { body, headers: standard() } as unknown as Parameters<typeof verifyWebhook>[0]
    await expect(verifyWebhook(secretless)).rejects.toThrow(
      new TypeError('verifyWebhook needs the secret of the webhook; there is none.'),
    )
  })

  it('but not with a body in an ArrayBuffer, as fetch gives it', async () => {
    const bytes = new TextEncoder().encode(body).buffer as unknown as Uint8Array
    await expect(verifyWebhook({ body: bytes, headers: standard(), secret })).resolves.toBeDefined()
  })

  it('without a body, as where nothing has read it', async () => {
    const unread = { headers: standard(), secret } as unknown as Parameters<typeof verifyWebhook>[0]
    await expect(verifyWebhook(unread)).rejects.toThrow('a text or bytes; there is none.')
  })

  it('with a body that was parsed', async () => {
    const parsed = JSON.parse(body) as string
    await expect(verifyWebhook({ body: parsed, headers: standard(), secret })).rejects.toThrow(
      'verifyWebhook needs the body as it arrived, a text or bytes; this one was parsed already.',
    )
  })
})
