import { webhookPayloads } from '@boxtrail/contracts/strict'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { beforeEach, describe, expect, it } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { notified } from '../../harness/records/notified.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from '../../intake/feeds/feed.ts'

const test = await testApi({ sources: [terminal(), railway()], webhooks: { allow: ['http://127.0.0.1:*'] } })
const { api, context } = test
const push = pusher(test)

interface Body {
  data: { attributes: { event: string } }
  included: { type: string; id: string; attributes: Record<string, unknown>; relationships: Record<string, unknown> }[]
}

let count = 0
let container: string
let number: string

const subscribe = async (events?: ('shipment.updated' | 'container.updated')[]) => {
  const attributes = { url: 'http://127.0.0.1:9/', active: true, ...(events ? { events } : {}) }
  return (await api.POST('/webhooks', { body: { data: { type: 'webhook', attributes } } })).data!.data.id
}
const everything = await subscribe()
const named = await subscribe(['shipment.updated'])

/** The bodies of an event for one webhook, oldest first. */
const bodiesOf = async (event: string, webhookId = everything): Promise<Body[]> => {
  const told = await notified(context.pool, 'n.webhook_id = $1 and n.event = $2', [webhookId, event])
  return told.map(({ body }) => JSON.parse(body))
}
const sourcesOf = async (event: string, attribute: string) =>
  (await bodiesOf(event))
    .map(({ included }) => included[0]!)
    .filter(({ attributes }) => attribute in (attributes.changeset as object))
    .map(({ attributes }) => attributes.data_source)

const track = async (events: readonly unknown[]) => {
  const body = trackingBody()
  number = body.data.attributes.request_number
  test.line.knows(number, events)
  await api.POST('/tracking_requests', { body })
  await workUntilIdle(context)
}
const poll = async (events: readonly unknown[]) => {
  test.line.knows(number, events)
  await context.pool.query('update checks set next_check_at = now() where next_check_at is not null')
  await workUntilIdle(context)
}
const send = async (feed: string, more: object) => {
  const facility = feed === 'bnsf' ? { locode: 'USCHI' } : { firms: 'Y258', locode: 'USLAX' }
  const snapshot = { container_number: container, observed_at: wire(Date.now()), facility, ...more }
  await push.message(feed, { snapshots: [snapshot] })
  await workUntilIdle(context)
}
const theContainer = async () => {
  const { data } = await api.GET('/containers', { params: { query: { 'filter[number]': container } } })
  return data!.data[0]!
}

beforeEach(async () => {
  await context.pool.query('delete from notifications')
  container = withCheckDigit(`BXTU6${String(++count).padStart(5, '0')}`)!
})

describe('the source of a change', () => {
  it('is the user for an edit, and for the status that follows from a delivery', async () => {
    await track(journeyAt(45, container))
    const { id } = await theContainer()
    const attributes = { ref_numbers: ['PO-7'], delivered_at: wire(Date.now() - 60_000) }
    await api.PATCH('/containers/{id}', { params: { path: { id } }, body: { data: { attributes } } })
    await workUntilIdle(context)
    expect(await sourcesOf('container.updated', 'ref_numbers')).toEqual(['user_input'])
    expect(await sourcesOf('container.updated', 'current_status')).toEqual(['user_input'])
  })

  it('is the source that made the statement, whatever the attribute', async () => {
    await track(journeyAt(20, container))
    const hold = { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }
    await send('trapac-la', hold)
    expect(await sourcesOf('container.updated', 'holds_at_pod_terminal')).toEqual(['terminal'])
    await send('trapac-la', { holds: [] })
    expect(await sourcesOf('container.updated', 'holds_at_pod_terminal')).toEqual(['terminal', 'terminal'])
    await poll(journeyAt(45, container))
    expect(await sourcesOf('container.updated', 'pod_discharged_at')).toEqual(['shipping_line'])
  })

  it('is the railway for its holds, which apply at its ramp', async () => {
    await track(journeyAt(49, container, { rail: true }))
    await send('bnsf', { availability: 'no', holds: [{ raw_name: 'LINE', raw_status: 'HOLD' }] })
    expect(await sourcesOf('container.updated', 'holds_at_pod_terminal')).toEqual(['rail'])
  })

  it('is the railway for its last free day, which names the ramp and is served under both names', async () => {
    await track(journeyAt(49, container, { rail: true }))
    await send('bnsf', { last_free_day: wire(Date.now() + 3 * 86_400_000).slice(0, 10) })
    const [updated] = await bodiesOf('container.updated')
    expect(Object.keys(updated!.included[0]!.attributes.changeset as object).sort()).toEqual(
      expect.arrayContaining(['ind_facility_lfd_on', 'pickup_lfd', 'pickup_lfd_rail']),
    )
    const facility = (await theContainer()).relationships.pickup_facility.data
    for (const event of ['container.pickup_lfd_rail.changed', 'container.pickup_lfd.changed']) {
      const [body] = await bodiesOf(event)
      expect(body!.included[0]).toMatchObject({
        attributes: { data_source: 'rail' },
        relationships: { terminal: { data: facility } },
      })
    }
  })
})

describe('shipment.updated', () => {
  const arrivesAt = (events: ReturnType<typeof journeyAt>) =>
    events.findIndex(
      (event) =>
        (event as Record<string, unknown>).transportEventTypeCode === 'ARRI' &&
        event.transportCall.UNLocationCode === 'USLAX' &&
        event.transportCall.modeOfTransport === 'VESSEL',
    )

  it('is sent only to webhooks that name it', async () => {
    await track(journeyAt(20, container))
    await poll(journeyAt(26, container))
    expect(await bodiesOf('shipment.updated', everything)).toEqual([])
    const bodies = await bodiesOf('shipment.updated', named)
    expect(bodies.length).toBeGreaterThan(0)
    for (const body of bodies)
      expect(webhookPayloads['shipment.updated'].safeParse(body).error?.message).toBeUndefined()
  })

  it('reports a cleared estimate', async () => {
    const events = journeyAt(20, container)
    await track(events)
    const at = arrivesAt(events)
    expect(at).toBeGreaterThan(-1)
    await poll(events.filter((_, index) => index !== at))
    const changesets = (await bodiesOf('shipment.updated', named)).map(({ included }) => included[0]!.attributes)
    expect(changesets).toContainEqual(
      expect.objectContaining({
        changeset: expect.objectContaining({ pod_eta_at: [expect.any(String), null] }),
        data_source: 'shipping_line',
      }),
    )
  })

  it("reports the user's edit as the user's", async () => {
    await track(journeyAt(20, container))
    const shipment = (await theContainer()).relationships.shipment.data!
    await api.PATCH('/shipments/{id}', {
      params: { path: { id: shipment.id } },
      body: { data: { attributes: { tags: ['urgent'] } } },
    })
    const bodies = await bodiesOf('shipment.updated', named)
    expect(bodies.at(-1)!.included).toMatchObject([
      { attributes: { changeset: { tags: [[], ['urgent']] }, data_source: 'user_input' } },
      { type: 'shipment', id: shipment.id, attributes: { tags: ['urgent'] } },
    ])
  })
})
