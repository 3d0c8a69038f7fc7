import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { beforeEach, describe, expect, it } from 'vitest'
import { deliverBatch } from '../../../src/notifications/delivery/delivery-worker.ts'
import { testApi } from '../../harness/api.ts'
import { NOBODY } from '../../harness/http/operations.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { startReceiver } from '../delivery/receiver.ts'
import { deliveryOptions } from '../delivery/scene.ts'

const test = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
const receiver = await startReceiver()
const { pool } = test.context
const options = deliveryOptions(pool)
let paths = 0
let at = ''

beforeEach(() => {
  at = `/${++paths}`
})

const { containerId } = await trackedShipment(test)
const addHook = async () =>
  (await test.api.webhooks.create({ url: receiver.url(at), active: true, events: ['container.updated'] })).data
const change = (number: string) => test.api.containers.update(containerId, { ref_numbers: [number] })
const ids = () => receiver.at(at).map(({ headers }) => headers['webhook-id'])

describe('a replay', () => {
  it('resends the notifications of a range of the log: the same ids and bytes, signed again', async () => {
    const hook = await addHook()
    const { meta } = await test.api.events.list({ limit: 1 })
    for (const number of ['A1', 'A2', 'A3']) await change(number)
    await deliverBatch(options)
    const first = receiver.at(at)
    const { data } = await test.api.webhooks.replay(hook.id, { after_sequence: meta.last_sequence + 1 })
    expect(data.attributes.replayed).toBe(2)
    await deliverBatch(options)
    const again = receiver.at(at).slice(3)
    // Deliveries to receivers are concurrent: the set counts, not the order.
    const sentOf = (list: typeof first) => list.map(({ headers, body }) => `${headers['webhook-id']} ${body}`).sort()
    const sequences = first.filter(({ body }) => body.includes('"A2"'))
    expect(sentOf(again)).toEqual(sentOf(sequences))
    const [one] = again
    expect(() => new Webhook(hook.attributes.secret).verify(one!.body, one!.headers as never)).not.toThrow()
    const until = meta.last_sequence + 2
    const other = await test.api.webhooks.replay(hook.id, { after_sequence: until - 1, until_sequence: until })
    expect(other.data.attributes.replayed).toBe(1)
    await deliverBatch(options)
  })

  it('sends nothing for any range that is empty', async () => {
    const hook = await addHook()
    await change('Z1')
    await deliverBatch(options)
    const from = new Date(Date.now() - 60_000).toISOString()
    const until = '0001-01-01T00:00:00Z'
    for (const range of [
      { from, to: until },
      { from: until, to: until },
      { after_sequence: 1e9 },
      { after_sequence: 2, until_sequence: 1 },
    ])
      expect((await test.api.webhooks.replay(hook.id, range)).data.attributes.replayed).toBe(0)
  })

  it('is not begun a second time while the first is running', async () => {
    const hook = await addHook()
    await change('B1')
    await deliverBatch(options)
    const from = new Date(Date.now() - 60_000).toISOString()
    expect((await test.api.webhooks.replay(hook.id, { from })).data.attributes.replayed).toBe(1)
    expect((await test.api.webhooks.replay(hook.id, { from })).data.attributes.replayed).toBe(0)
    await deliverBatch(options)
    expect(ids().length).toBe(2)
  })

  it('selects a time range, and omits received ones with only_failed', async () => {
    const hook = await addHook()
    await change('C1')
    await deliverBatch(options)
    receiver.answer(at, { status: 500 })
    await change('C2')
    await deliverBatch(options)
    await pool.query(
      `update notifications set delivery_status = 'failed', next_attempt_at = null where webhook_id = $1 and delivery_status = 'pending'`,
      [hook.id],
    )
    const from = new Date(Date.now() - 60_000).toISOString()
    const early = { from: '2020-01-01T00:00:00Z', to: '2020-01-02T00:00:00Z' }
    expect((await test.api.webhooks.replay(hook.id, early)).data.attributes.replayed).toBe(0)
    expect((await test.api.webhooks.replay(hook.id, { from, only_failed: true })).data.attributes.replayed).toBe(1)
    receiver.answer(at, { status: 200 })
    await deliverBatch(options)
    const { rows } = await pool.query('select distinct delivery_status from notifications where webhook_id = $1', [
      hook.id,
    ])
    expect(rows).toEqual([{ delivery_status: 'succeeded' }])
  })

  it('gives a replay all the retries of a new notification', async () => {
    const hook = await addHook()
    await change('D1')
    await deliverBatch(options)
    await pool.query('update notifications set attempts = 13 where webhook_id = $1', [hook.id])
    receiver.answer(at, { status: 500 })
    await test.api.webhooks.replay(hook.id, { from: new Date(Date.now() - 60_000).toISOString() })
    expect(await deliverBatch(options)).toMatchObject({ pending: 1, failed: 0 })
  })

  it('includes what came while the webhook was disabled after failures', async () => {
    const hook = await addHook()
    const { meta } = await test.api.events.list({ limit: 1 })
    receiver.answer(at, { status: 410 })
    await change('E1')
    await deliverBatch(options)
    const off = (await test.api.webhooks.get(hook.id)).data.attributes
    expect(off).toMatchObject({ active: false, disabled_reason: 'gone' })
    expect(off.disabled_at).toMatch(/Z$/)
    await change('E2')
    await deliverBatch(options)
    expect(ids().length).toBe(1)
    receiver.answer(at, { status: 200 })
    await test.api.webhooks.update(hook.id, { active: true })
    const { data } = await test.api.webhooks.replay(hook.id, { after_sequence: meta.last_sequence })
    expect(data.attributes.replayed).toBe(2)
    await deliverBatch(options)
    expect(new Set(ids()).size).toBe(2)
  })

  it('the log tells the owner that a webhook was disabled', async () => {
    const hook = await addHook()
    receiver.answer(at, { status: 410 })
    await change('F1')
    await deliverBatch(options)
    const { data } = await test.api.events.list({ 'filter[resource_id]': hook.id, limit: 1000 })
    expect(data.at(-1)!.attributes.changeset).toEqual({ active: [true, false], disabled_reason: [null, 'gone'] })
    expect(JSON.stringify(data)).not.toContain(hook.attributes.secret)
  })

  it.each([
    ['no range', {}, '/data/attributes/after_sequence'],
    ['an end without a beginning', { to: '2026-01-01T00:00:00Z' }, '/data/attributes/from'],
    ['two kinds of range', { from: '2026-01-01T00:00:00Z', after_sequence: 1 }, '/data/attributes'],
  ])('422: rejects %s', async (_, attributes, pointer) => {
    const hook = await addHook()
    const answer = await test.request('POST', `/v2/webhooks/${hook.id}/replay`, {
      body: { data: { type: 'webhook', attributes } },
    })
    expect([answer.status, (await answer.json()).errors[0].source.pointer]).toEqual([422, pointer])
  })

  it('422: rejects a disabled webhook; 404: one of another account', async () => {
    const hook = await addHook()
    await test.api.webhooks.update(hook.id, { active: false })
    const body = { data: { type: 'webhook', attributes: { after_sequence: 0 } } }
    const replay = (of: Pick<typeof test, 'request'>, id: string) =>
      of.request('POST', `/v2/webhooks/${id}/replay`, { body })
    expect((await replay(test, hook.id)).status).toBe(422)
    expect((await replay(await test.otherAccount(), hook.id)).status).toBe(404)
    expect((await replay(test, NOBODY)).status).toBe(404)
  })
})

describe('rotation of the secret', () => {
  it('both secrets sign for a day; then the old one is invalid', async () => {
    const hook = await addHook()
    const before = hook.attributes.secret
    const rotated = (await test.api.webhooks.rotateSecret(hook.id)).data.attributes
    expect(rotated.secret).not.toBe(before)
    expect(Date.parse(rotated.previous_secret_expires_at!) - Date.now()).toBeGreaterThan(23 * 3_600_000)
    expect((await test.api.webhooks.get(hook.id)).data.attributes.secret).not.toBe(rotated.secret)
    await change('R1')
    await deliverBatch(options)
    const [both] = receiver.at(at)
    for (const secret of [before, rotated.secret])
      expect(() => new Webhook(secret).verify(both!.body, both!.headers as never)).not.toThrow()
    const compatible = (secret: string) => createHmac('sha256', secret).update(both!.body, 'utf8').digest('hex')
    expect(both!.headers['x-t49-webhook-signature']).toBe(compatible(rotated.secret))
    expect(both!.headers['x-t49-webhook-signature-previous']).toBe(compatible(before))
    await pool.query(`update webhooks set previous_secret_until = now() - interval '1 second' where id = $1`, [hook.id])
    await change('R2')
    await deliverBatch(options)
    const later = receiver.at(at)[1]!
    expect(() => new Webhook(rotated.secret).verify(later.body, later.headers as never)).not.toThrow()
    expect(() => new Webhook(before).verify(later.body, later.headers as never)).toThrow()
    expect(later.headers).not.toHaveProperty('x-t49-webhook-signature-previous')
    expect((await test.api.webhooks.get(hook.id)).data.attributes.previous_secret_expires_at).toBe(null)
  })

  it('422: rejects a key that was used for another request', async () => {
    const [one, two] = [await addHook(), await addHook()]
    const rotate = (id: string) =>
      test.request('POST', `/v2/webhooks/${id}/rotate_secret`, { headers: { 'idempotency-key': 'rotate-once' } })
    expect([(await rotate(one.id)).status, (await rotate(one.id)).status]).toEqual([200, 200])
    const other = await rotate(two.id)
    const { errors } = await other.json()
    expect([other.status, errors[0].code]).toEqual([422, 'idempotency_key_reused'])
  })

  it('404: is refused for a webhook of another account', async () => {
    const hook = await addHook()
    const other = await test.otherAccount()
    expect((await other.request('POST', `/v2/webhooks/${hook.id}/rotate_secret`)).status).toBe(404)
  })
})
