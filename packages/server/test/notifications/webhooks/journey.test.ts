import { type ReceivedEvent, verifyWebhook } from '@boxtrail/client'
import type { WebhookEventName } from '@boxtrail/contracts'
import { webhookPayloads } from '@boxtrail/contracts/strict'
import { describe, expect, it } from 'vitest'
import { deliverBatch } from '../../../src/notifications/delivery/delivery-worker.ts'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'
import { startReceiver } from '../delivery/receiver.ts'

const test = await testApi({ webhooks: { allow: ['http://127.0.0.1:*'] } })
const { api, context } = test
const receiver = await startReceiver()

const subscribe = async (path: string, events?: WebhookEventName[]) => {
  const attributes = { url: receiver.url(path), active: true, ...(events ? { events } : {}) }
  return (await api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data
}

/** Delivers what is due, and returns the events received at a path, each verified as a customer would. */
const receivedAt = async (path: string, secret: string): Promise<ReceivedEvent[]> => {
  let sent: { succeeded: number }
  do sent = await deliverBatch(context)
  while (sent.succeeded > 0)
  return Promise.all(receiver.at(path).map(({ body, headers }) => verifyWebhook({ body, headers, secret })))
}
const eventsOf = (received: readonly ReceivedEvent[]) => received.map(({ data }) => data.attributes.event)

describe('a journey, as a receiver is notified of it', () => {
  it('every event of a tracked shipment arrives once, signed and as the contract defines', async () => {
    const all = await subscribe('/all')
    const some = await subscribe('/some', ['tracking_request.succeeded'])
    const { requestId, shipmentId, containerId } = await trackedShipment(test)
    const received = await receivedAt('/all', all.attributes.secret)
    const ids = received.map(({ data }) => data.id)
    expect(new Set(ids).size).toBe(ids.length)
    expect(eventsOf(received)).toEqual(expect.arrayContaining(['tracking_request.succeeded', 'container.created']))
    expect(received.length).toBeGreaterThan(4)
    for (const event of received) {
      const name = event.data.attributes.event as WebhookEventName
      expect(webhookPayloads[name].safeParse(event).error?.message, name).toBeUndefined()
    }
    const succeeded = received.find(({ data }) => data.attributes.event === 'tracking_request.succeeded')!
    expect(succeeded.included!.map(({ type, id }) => [type, id]).slice(0, 3)).toEqual([
      ['tracking_request', requestId],
      ['shipment', shipmentId],
      ['container', containerId],
    ])
    expect(eventsOf(await receivedAt('/some', some.attributes.secret))).toEqual(['tracking_request.succeeded'])
  })

  it('a milestone includes the vessel, and its container links all its events', async () => {
    const webhook = await subscribe('/milestones', ['container.transport.vessel_departed'])
    const { containerId } = await trackedShipment(test)
    const [event] = await receivedAt('/milestones', webhook.attributes.secret)
    const included = event!.included as { type: string; id: string; relationships: Record<string, { data: unknown }> }[]
    const byType = new Map(included.map((one) => [one.type, one]))
    expect(byType.get('vessel')!.id).toBe(
      (byType.get('transport_event')!.relationships.vessel!.data as { id: string }).id,
    )
    const { data } = await api.GET('/containers/{id}', { params: { path: { id: containerId } } })
    const linked = (of: { data: unknown } | undefined) => (of!.data as { id: string }[]).map(({ id }) => id).sort()
    const { transport_events, raw_events } = data!.data.relationships
    expect(linked(byType.get('container')!.relationships.transport_events)).toEqual(linked(transport_events))
    expect(linked(byType.get('container')!.relationships.raw_events)).toEqual(linked(raw_events))
  })

  it('stopping by hand is notified too, and a stopped webhook receives nothing', async () => {
    const stopped = await subscribe('/stops', ['tracking_request.tracking_stopped'])
    const silent = await subscribe('/silent')
    await api.PATCH('/webhooks/{id}', {
      params: { path: { id: silent.id } },
      body: { data: { attributes: { active: false } } },
    })
    const { shipmentId, requestId } = await trackedShipment(test)
    await api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
    const [event] = await receivedAt('/stops', stopped.attributes.secret)
    expect(event!.data.relationships.reference_object!.data).toEqual({ type: 'tracking_request', id: requestId })
    expect(webhookPayloads['tracking_request.tracking_stopped'].safeParse(event).error?.message).toBeUndefined()
    expect(receiver.at('/silent')).toEqual([])
  })

  it('notifications are listed as they were sent', async () => {
    const { data } = await api.GET('/webhook_notifications', {
      params: { query: { 'page[size]': 5, include: ['reference_object'] } },
    })
    expect(data!.data.map(({ attributes }) => attributes.delivery_status)).toEqual(Array(5).fill('succeeded'))
    expect(data!.included!.length).toBeGreaterThan(0)
  })
})
