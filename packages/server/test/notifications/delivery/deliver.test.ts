import { createHmac } from 'node:crypto'
import { Webhook } from 'standardwebhooks'
import { afterEach, describe, expect, it } from 'vitest'
import { createWakeups } from '../../../src/db/queues/wakeups.ts'
import { deliverBatch, runDeliveryWorker } from '../../../src/notifications/delivery/delivery-worker.ts'
import { settleAttempts } from '../../../src/notifications/delivery/queries.ts'
import { testDatabase } from '../../harness/database/database.ts'
import { startReceiver } from './receiver.ts'
import { attemptsOf, createTestWebhook, deliveryOptions, notificationOf, notify, webhookOf } from './scene.ts'

const { pool } = await testDatabase()
const receiver = await startReceiver()
const noWait = Array(12).fill(0)
let paths = 0
const path = () => {
  paths += 1
  return `/${paths}`
}

const makeDue = (id: string) =>
  pool.query('update notifications set next_attempt_at = now() where id = $1 and next_attempt_at is not null', [id])

describe('a delivery', () => {
  it('sends the stored body byte for byte, with two valid signatures', async () => {
    const at = path()
    const webhook = await createTestWebhook(pool, receiver.url(at), {
      headers: [{ name: 'X-Tenant', value: 'harbour' }],
    })
    const body = '{"b":1,"a":"é \u2028 𝄞 \\u0000",  "n":12345678901234567890}'
    const [id] = await notify(pool, webhook, [body])
    expect(await deliverBatch(deliveryOptions(pool))).toEqual({ succeeded: 1, pending: 0, failed: 0 })

    const [received] = receiver.at(at)
    expect(received!.body).toBe(body)
    expect(received!.headers).toMatchObject({
      'content-type': 'application/json',
      'user-agent': 'Boxtrail Webhook Bot',
      'x-tenant': 'harbour',
      'webhook-id': id,
    })
    const signature = createHmac('sha256', webhook.secret).update(body, 'utf8').digest('hex')
    expect(received!.headers['x-t49-webhook-signature']).toBe(signature)
    const headers = received!.headers as Record<string, string>
    expect(() => new Webhook(webhook.secret).verify(received!.body, headers, { jsonParse: false })).not.toThrow()
    expect(() => new Webhook(webhook.secret).verify(`${received!.body} `, headers, { jsonParse: false })).toThrow()
    expect(await notificationOf(pool, id!)).toMatchObject({
      delivery_status: 'succeeded',
      next_attempt_at: null,
      lease_until: null,
    })
  })

  it('uses the configured name for the compatible signature', async () => {
    const at = path()
    await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    const options = deliveryOptions(pool)
    options.config.compat.signature_header = 'X-Other-Signature'
    await deliverBatch(options)
    expect(receiver.at(at)[0]!.headers['x-other-signature']).toMatch(/^[0-9a-f]{64}$/)
  })

  it('sends the same id and bytes in each attempt, signed again', async () => {
    const at = path()
    const webhook = await createTestWebhook(pool, receiver.url(at))
    const [id] = await notify(pool, webhook, ['{"same":true}'])
    receiver.answer(at, { status: 500 })
    await deliverBatch(deliveryOptions(pool, { intervals_s: noWait }))
    await makeDue(id!)
    receiver.answer(at, { status: 200 })
    await deliverBatch(deliveryOptions(pool, { intervals_s: noWait }))
    const [first, second] = receiver.at(at)
    expect(second!.body).toBe(first!.body)
    expect(second!.headers['webhook-id']).toBe(first!.headers['webhook-id'])
    for (const { body, headers } of [first!, second!])
      expect(() => new Webhook(webhook.secret).verify(body, headers as Record<string, string>)).not.toThrow()
  })
})

describe('the worker', () => {
  it.each([200, 201, 202, 204])('counts %i as a success', async (status) => {
    const at = path()
    receiver.answer(at, { status })
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    await deliverBatch(deliveryOptions(pool))
    expect(await notificationOf(pool, id!)).toMatchObject({ delivery_status: 'succeeded', attempts: 1 })
    expect(await attemptsOf(pool, id!)).toMatchObject([{ attempt: 1, status_code: status, error: null }])
  })

  it.each([203, 205, 206, 301, 302, 307, 400, 401, 404, 422, 429, 500, 502, 503])(
    'retries after %i',
    async (status) => {
      const at = path()
      receiver.answer(at, { status, headers: { location: receiver.url('/canary') }, body: 'no' })
      const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
      await deliverBatch(deliveryOptions(pool))
      const notification = await notificationOf(pool, id!)
      expect(notification).toMatchObject({ delivery_status: 'pending', attempts: 1, lease_until: null })
      expect(notification.due_in_s).toBeGreaterThan(0)
      expect(receiver.at('/canary')).toEqual([])
    },
  )

  it('retries after a timeout and after a broken connection', async () => {
    const [hanging, breaking] = [path(), path()]
    receiver.answer(hanging, 'hang')
    receiver.answer(breaking, 'reset')
    const [first] = await notify(pool, await createTestWebhook(pool, receiver.url(hanging)), ['{}'])
    const [second] = await notify(pool, await createTestWebhook(pool, receiver.url(breaking)), ['{}'])
    await deliverBatch(deliveryOptions(pool, { timeout_ms: 100 }))
    expect(await attemptsOf(pool, first!)).toMatchObject([{ status_code: null, error: 'timeout' }])
    expect(await attemptsOf(pool, second!)).toMatchObject([{ status_code: null, error: 'broken' }])
    expect(await notificationOf(pool, first!)).toMatchObject({ delivery_status: 'pending' })
  })

  it('does not send to an address that is no longer allowed', async () => {
    const at = path()
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    await deliverBatch(deliveryOptions(pool, { allow: [] }))
    expect(receiver.at(at)).toEqual([])
    expect(await attemptsOf(pool, id!)).toMatchObject([{ status_code: null, error: 'refused' }])
  })

  it('stores the first 4 KiB of a response, without what a database cannot store', async () => {
    const at = path()
    receiver.answer(at, { status: 400, body: `\0no ${'x'.repeat(100_000)}` })
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    await deliverBatch(deliveryOptions(pool))
    const [attempt] = await attemptsOf(pool, id!)
    expect(attempt.response_body).toMatch(/^no x+$/)
    expect(attempt.response_body).toHaveLength(4_096)
  })
})

describe('the worker that retries', () => {
  it('fails a notification after twelve retries, and records each attempt', async () => {
    const at = path()
    receiver.answer(at, { status: 500 })
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    const options = deliveryOptions(pool, { intervals_s: noWait })
    for (let attempt = 0; attempt < 20; attempt += 1) await deliverBatch(options)
    expect(receiver.at(at)).toHaveLength(13)
    expect(await notificationOf(pool, id!)).toMatchObject({
      delivery_status: 'failed',
      attempts: 13,
      next_attempt_at: null,
    })
    expect((await attemptsOf(pool, id!)).map(({ attempt }) => attempt)).toEqual([
      1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12, 13,
    ])
  })

  it('respects the time that a receiver asks for', async () => {
    const at = path()
    receiver.answer(at, { status: 503, headers: { 'retry-after': '3600' } })
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    await deliverBatch(deliveryOptions(pool, { intervals_s: noWait }))
    const { due_in_s } = await notificationOf(pool, id!)
    expect(due_in_s).toBeGreaterThan(3_500)
    expect(due_in_s).toBeLessThanOrEqual(3_600)
  })
})

describe('the worker, for a webhook that fails,', () => {
  it('disables the webhook at once on 410', async () => {
    const at = path()
    receiver.answer(at, { status: 410 })
    const webhook = await createTestWebhook(pool, receiver.url(at))
    const [id] = await notify(pool, webhook, ['{}'])
    await deliverBatch(deliveryOptions(pool))
    expect(await webhookOf(pool, webhook.id)).toMatchObject({ active: false, disabled_reason: 'gone' })
    expect(await notificationOf(pool, id!)).toMatchObject({ delivery_status: 'failed', next_attempt_at: null })
  })

  it('disables a webhook after many consecutive failures, and only if they lasted long enough', async () => {
    const at = path()
    receiver.answer(at, { status: 500 })
    const webhook = await createTestWebhook(pool, receiver.url(at))
    const fail = async (count: number) => {
      for (let done = 0; done < count; done += 10) {
        await notify(pool, webhook, Array(10).fill('{}'))
        await deliverBatch(deliveryOptions(pool))
      }
      return webhookOf(pool, webhook.id)
    }
    expect(await fail(60)).toMatchObject({ active: true, consecutive_failures: 60 })
    await pool.query(
      "update webhooks set failing_since = now() - interval '6 days', consecutive_failures = 10 where id = $1",
      [webhook.id],
    )
    expect(await fail(30)).toMatchObject({ active: true, consecutive_failures: 40 })
    expect(await fail(10)).toMatchObject({ active: false, disabled_reason: 'failing' })
  })

  it('makes a failing webhook healthy after one success', async () => {
    const at = path()
    const webhook = await createTestWebhook(pool, receiver.url(at))
    await pool.query(
      "update webhooks set failing_since = now() - interval '6 days', consecutive_failures = 900 where id = $1",
      [webhook.id],
    )
    await notify(pool, webhook, ['{}'])
    await deliverBatch(deliveryOptions(pool))
    expect(await webhookOf(pool, webhook.id)).toMatchObject({
      active: true,
      consecutive_failures: 0,
      failing_since: null,
    })
  })

  it('fails the unsent notifications of an inactive or deleted webhook', async () => {
    const [paused, deleted] = [path(), path()]
    const first = await createTestWebhook(pool, receiver.url(paused), { active: false })
    const second = await createTestWebhook(pool, receiver.url(deleted))
    await pool.query('update webhooks set deleted_at = now() where id = $1', [second.id])
    const ids = [...(await notify(pool, first, Array(30).fill('{}'))), ...(await notify(pool, second, ['{}']))]
    await deliverBatch(deliveryOptions(pool))
    for (const id of ids)
      expect(await notificationOf(pool, id)).toMatchObject({
        delivery_status: 'failed',
        attempts: 0,
        next_attempt_at: null,
        lease_until: null,
      })
    expect([...receiver.at(paused), ...receiver.at(deleted)]).toEqual([])
  })

  it('is not blocked by a secret that cannot be unsealed', async () => {
    const [broken, fine] = [path(), path()]
    const webhook = await createTestWebhook(pool, receiver.url(broken))
    await pool.query("update webhooks set secret_sealed = 'v1.other.AAAA' where id = $1", [webhook.id])
    const [id] = await notify(pool, webhook, ['{}'])
    const [other] = await notify(pool, await createTestWebhook(pool, receiver.url(fine)), ['{}'])
    await deliverBatch(deliveryOptions(pool))
    expect(await notificationOf(pool, other!)).toMatchObject({ delivery_status: 'succeeded' })
    expect(await notificationOf(pool, id!)).toMatchObject({ delivery_status: 'pending', attempts: 1 })
  })
})

describe('several workers', () => {
  // Deliveries that a test leaves pending at hanging receivers would take the connections of the next test.
  afterEach(() => pool.query('update webhooks set active = false'))

  const run = (options: Parameters<typeof runDeliveryWorker>[0]) => {
    const stop = new AbortController()
    const running = runDeliveryWorker(options, stop.signal)
    return async () => {
      stop.abort()
      await running
    }
  }

  it('send the notifications of a killed worker when its lease expires', async () => {
    const at = path()
    const [id] = await notify(pool, await createTestWebhook(pool, receiver.url(at)), ['{}'])
    await pool.query(
      "update notifications set lease_token = lease_token + 1, attempts = 1, lease_until = now() + interval '300 ms' where id = $1",
      [id],
    )
    await deliverBatch(deliveryOptions(pool))
    expect(receiver.at(at)).toEqual([])
    const stop = run({ ...deliveryOptions(pool), wakeups: createWakeups(null), pollMs: 50 })
    await receiver.arrived(at, 1)
    await stop()
    expect(await notificationOf(pool, id!)).toMatchObject({ delivery_status: 'succeeded', attempts: 2 })
  })

  it('keep the result of another worker when a paused one continues', async () => {
    const at = path()
    const webhook = await createTestWebhook(pool, receiver.url(at))
    const [id] = await notify(pool, webhook, ['{}'])
    receiver.answer(at, { status: 500 })
    await deliverBatch(deliveryOptions(pool, { intervals_s: noWait }))
    const before = await notificationOf(pool, id!)
    receiver.answer(at, { status: 200 })
    await deliverBatch(deliveryOptions(pool))
    const stale = {
      account_id: webhook.accountId,
      id: id!,
      lease_token: before.lease_token,
      attempt: 9,
      delivery_status: 'failed' as const,
      retry_in_ms: null,
      status_code: 500,
      error: null,
      duration_ms: 1,
      response_body: null,
    }
    expect(await settleAttempts(pool, [stale])).toEqual(new Set())
    expect(await notificationOf(pool, id!)).toMatchObject({ delivery_status: 'succeeded' })
    expect(await attemptsOf(pool, id!)).toHaveLength(2)
  })

  it('send each notification once', async () => {
    const at = path()
    const webhooks = await Promise.all(Array.from({ length: 5 }, () => createTestWebhook(pool, receiver.url(at))))
    for (const webhook of webhooks) await notify(pool, webhook, Array(60).fill('{}'))
    const options = { ...deliveryOptions(pool), wakeups: createWakeups(null), pollMs: 20 }
    const stops = [run(options), run(options)]
    await receiver.arrived(at, 300)
    for (const stop of stops) await stop()
    expect(new Set(receiver.at(at).map(({ headers }) => headers['webhook-id'])).size).toBe(300)
    expect(receiver.at(at)).toHaveLength(300)
  })

  it('do not delay others for receivers that hang, however many', async () => {
    const [hanging, quick] = [path(), path()]
    receiver.answer(hanging, 'hang')
    for (let count = 0; count < 12; count += 1)
      await notify(pool, await createTestWebhook(pool, receiver.url(hanging)), Array(50).fill('{}'))
    const webhook = await createTestWebhook(pool, receiver.url(quick))
    const wakeups = createWakeups(null)
    const options = deliveryOptions(pool, { concurrency: 10, timeout_ms: 30_000 })
    const stop = run({ ...options, wakeups, pollMs: 20, graceMs: 0 })
    await receiver.arrived(hanging, 10)
    const ids = await notify(pool, webhook, Array(40).fill('{}'))
    wakeups.wake('notifications')
    await receiver.arrived(quick, 40)
    // The outcome is written a moment after the arrival. A worker that is stopped in between sends the notification
    // again.
    const statuses = async () =>
      new Set((await Promise.all(ids.map((id) => notificationOf(pool, id)))).map((row) => row.delivery_status))
    await expect.poll(statuses, { timeout: 120_000 }).toEqual(new Set(['succeeded']))
    await stop()
  })

  it('release what was not sent, uncounted, when one is stopped', async () => {
    const at = path()
    receiver.answer(at, 'hang')
    const ids = await notify(pool, await createTestWebhook(pool, receiver.url(at)), Array(8).fill('{}'))
    const stop = run({ ...deliveryOptions(pool), wakeups: createWakeups(null), pollMs: 20, graceMs: 0 })
    await receiver.arrived(at, 5)
    await stop()
    for (const id of ids)
      expect(await notificationOf(pool, id)).toMatchObject({
        delivery_status: 'pending',
        attempts: 0,
        lease_until: null,
      })
  })

  it('limit concurrency per receiver', async () => {
    const at = path()
    let [now, most] = [0, 0]
    receiver.answer(at, (response) => {
      now += 1
      most = Math.max(most, now)
      setTimeout(() => {
        now -= 1
        response.end()
      }, 5)
    })
    await notify(pool, await createTestWebhook(pool, receiver.url(at)), Array(60).fill('{}'))
    const stop = run({
      ...deliveryOptions(pool, { concurrency_per_endpoint: 3 }),
      wakeups: createWakeups(null),
      pollMs: 20,
      graceMs: 0,
    })
    await receiver.arrived(at, 60)
    await stop()
    expect(most).toBe(3)
  })
})
