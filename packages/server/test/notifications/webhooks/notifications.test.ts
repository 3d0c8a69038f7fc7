import { webhookEventNames } from '@boxtrail/contracts'
import { webhookPayloads } from '@boxtrail/contracts/strict'
import { describe, expect, it } from 'vitest'
import { transaction } from '../../../src/db/transaction.ts'
import { insertNotifications } from '../../../src/notifications/event-log/queries.ts'
import { createNotifier } from '../../../src/notifications/rendering/create-notifier.ts'
import { type TestAccount, testApi } from '../../harness/api.ts'
import { fabricatedRows, notificationInput } from './notification-input.ts'

const test = await testApi()
const { api, context, otherAccount } = test
const notifier = createNotifier(context)
const rows = fabricatedRows(context.reference)

const createWebhook = async (account: TestAccount = test) => {
  const attributes = { url: 'https://hooks.harbour-street.example/', active: true }
  return (await account.api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data
}
const webhook = await createWebhook()

/** Stores a notification as the projection does, and returns it. */
const listed = async (
  event: (typeof webhookEventNames)[number],
  { accountId }: TestAccount = test,
  webhookId = webhook.id,
) => {
  const rendered = notifier.render({
    ...notificationInput(event, rows),
    accountId,
    webhook: {
      id: webhookId,
      account_id: accountId,
      events: [],
      parked: false,
      pickupLfdPolicy: 'line_first' as const,
    },
  })
  await transaction(context.pool, (client) => insertNotifications(client, [rendered]))
  return rendered
}
const path = (id: string) => ({ path: { id } })

describe('notifications', () => {
  it('are listed newest first, without bodies by default', async () => {
    const account = await otherAccount()
    const { id } = await createWebhook(account)
    const sent = [await listed('container.created', account, id), await listed('container.updated', account, id)]
    const { data } = await account.api.GET('/webhook_notifications')
    expect(data!.data.map((one) => one.id)).toEqual(sent.map((one) => one.id).reverse())
    expect(data!.data[0]!.attributes).toMatchObject({ event: 'container.updated', delivery_status: 'pending' })
    expect(data!.meta).toMatchObject({ size: 2, total: 2 })
    expect(data).not.toHaveProperty('included')
  })

  it.each(webhookEventNames)('%s is served with its reference object as sent', async (event) => {
    const { id, reference_type, reference_id } = await listed(event)
    const query = { include: ['reference_object' as const, 'webhook' as const] }
    const { data } = await api.GET('/webhook_notifications/{id}', { params: { ...path(id), query } })
    expect(data!.data.relationships.reference_object.data).toEqual({ type: reference_type, id: reference_id })
    expect(data!.included!.map((one) => [one.type, one.id])).toEqual([
      [reference_type, reference_id],
      ['webhook', webhook.id],
    ])
  })

  it.each(webhookEventNames)('%s is served as it is posted, byte for byte', async (event) => {
    const { id, body } = await listed(event)
    const { data } = await api.GET('/webhook_notifications/{id}/body', { params: path(id) })
    expect(JSON.stringify({ data: data!.data, included: data!.included })).toBe(body)
  })

  it('are served with the attempts to deliver them, with one sentence for any failure to connect', async () => {
    const { id } = await listed('container.updated')
    await context.pool.query(
      `insert into notification_attempts (notification_id, attempt, account_id, attempted_at, status_code, error, duration_ms, response_body)
       values ($1, 1, $2, '2026-03-03T11:00:00Z', null, 'unresolved', 30, null), ($1, 2, $2, '2026-03-03T11:00:05Z', 200, null, 12, 'ok')`,
      [id, test.accountId],
    )
    const query = { include: ['webhook_notification_logs' as const] }
    const { data } = await api.GET('/webhook_notifications/{id}', { params: { ...path(id), query } })
    const ids = data!.included!.map((one) => one.id)
    expect(data!.data.relationships.webhook_notification_logs.data.map((one) => one.id)).toEqual(ids)
    expect(data!.included!.map((one) => one.attributes)).toEqual([
      {
        attempt: 1,
        attempted_at: '2026-03-03T11:00:00Z',
        status_code: null,
        error: 'The receiver did not respond in time.',
        duration_ms: 30,
        response_body: null,
      },
      {
        attempt: 2,
        attempted_at: '2026-03-03T11:00:05Z',
        status_code: 200,
        error: null,
        duration_ms: 12,
        response_body: 'ok',
      },
    ])
    const list = await api.GET('/webhook_notifications', { params: { query } })
    expect(list.data!.included!.map((one) => one.id)).toEqual(expect.arrayContaining(ids))
    const bare = await api.GET('/webhook_notifications')
    expect(bare.data!.data.find((one) => one.id === id)!.relationships.webhook_notification_logs.data).toHaveLength(2)
  })

  it('an included webhook does not reveal its secret', async () => {
    await listed('container.created')
    const { data } = await api.GET('/webhook_notifications', { params: { query: { include: ['webhook'] } } })
    const [included] = data!.included!
    expect(included).toMatchObject({ type: 'webhook', id: webhook.id })
    expect(JSON.stringify(data)).not.toContain(webhook.attributes.secret.slice(6))
    expect(data!.included).toHaveLength(1)
  })

  it('404: of another account are answered like unknown ones', async () => {
    const { id } = await listed('container.created')
    const other = await otherAccount()
    expect((await other.api.GET('/webhook_notifications/{id}', { params: path(id) })).response.status).toBe(404)
    expect((await api.GET('/webhook_notifications/{id}', { params: path(webhook.id) })).response.status).toBe(404)
    expect((await other.api.GET('/webhook_notifications/{id}/body', { params: path(id) })).response.status).toBe(404)
    expect((await other.api.GET('/webhook_notifications')).data).toMatchObject({ data: [], meta: { total: 0 } })
  })
})

describe('examples', () => {
  it.each(webhookEventNames)('%s is shown as it would be delivered', async (event) => {
    const { data } = await api.GET('/webhook_notifications/examples', { params: { query: { event } } })
    expect(webhookPayloads[event].safeParse(data).error?.message).toBeUndefined()
    expect(data!.data.attributes.event).toBe(event)
  })

  it('ids are new each time, and links among the records resolve', async () => {
    const poll = async () =>
      (await api.GET('/webhook_notifications/examples', { params: { query: { event: 'container.updated' } } })).data!
    const [first, second] = [await poll(), await poll()]
    expect(first.data.id).not.toBe(second.data.id)
    const { reference_object } = first.data.relationships
    expect(first.included).toContainEqual(expect.objectContaining(reference_object.data))
  })

  it.each(['', '?event=container.flown', '?event='])('400: rejects a missing or unknown event: %j', async (query) => {
    const response = await test.request('GET', `/v2/webhook_notifications/examples${query}`)
    expect(response.status).toBe(400)
    expect((await response.json()).errors[0].source).toEqual({ parameter: 'event' })
  })
})
