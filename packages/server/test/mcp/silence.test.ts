import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'
import { call, connect } from './connect.ts'

const api = await testApi()
const { pool } = api.context
const client = await connect(api.app, { apiKey: api.apiKey })
const HOUR_MS = 3_600_000
let count = 0

/** Tracks a container at sea whose arrival was estimated for some hours from now, and returns what REST serves. */
const track = async (hoursFromNow: number) => {
  const number = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  const at = wire(Date.now() + hoursFromNow * HOUR_MS)
  const events = journeyAt(33, number).map((event) => {
    const { transportEventTypeCode: code, transportCall } = event as { transportEventTypeCode?: string } & typeof event
    return code === 'ARRI' && transportCall.UNLocationCode === 'USLAX' ? { ...event, eventDateTime: at } : event
  })
  api.line.knows(body.data.attributes.request_number, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.containers.list({ 'filter[number]': number })
  return data[0]!
}

test('what is due and what is overdue is said of a container, in rows of lists and of its shipment', async () => {
  const late = await track(-30)
  const [arrival] = late.meta!.expected!
  const { result } = await call(client, 'get_container', { id: late.id })
  expect(result.expected[0]).toEqual({
    milestone: 'arrival',
    due_until: arrival!.due_until,
    overdue: true,
  })
  const detailed = await call(client, 'get_container', { id: late.id, response_format: 'detailed' })
  expect(detailed.result.expected).toMatchObject([
    { milestone: 'arrival', place: 'USLAX', place_name: 'Los Angeles', basis: 'estimate' },
  ])
  const rowOf = async (number: string) => (await call(client, 'list_containers', { number })).result.items[0]
  expect((await rowOf(late.attributes.number)).overdue).toEqual(['arrival'])
  const shipment = await call(client, 'get_shipment_details', { id: late.relationships.shipment.data!.id })
  expect(shipment.result.containers.containers[0].overdue).toEqual(['arrival'])
  const { contents } = await client.readResource({ uri: `boxtrail://container/${late.id}` })
  expect(JSON.stringify(contents)).toMatch(/Overdue: arrival at Los Angeles, due by [^-]+ P[SD]T, not reported/)

  const inTime = await track(48)
  const [next] = (await call(client, 'get_container', { id: inTime.id })).result.expected
  expect(next).toMatchObject({ milestone: 'arrival' })
  expect(next.overdue).toBeUndefined()
  expect((await rowOf(inTime.attributes.number)).overdue).toBeUndefined()

  const numbers = async (tool: string, overdue: string) =>
    (await call(client, tool, { filters: { overdue } })).result.items.map(
      ({ number, billOfLading }: { number?: string; billOfLading?: string }) => number ?? billOfLading,
    )
  expect(await numbers('list_containers', 'true')).toEqual([late.attributes.number])
  expect(await numbers('list_containers', 'false')).toEqual([inTime.attributes.number])
  expect(await numbers('list_shipments', 'true')).toHaveLength(1)
})

test('since when a source is silent is said as in REST, and what nobody has reported is null, not empty', async () => {
  const { id } = await track(48)
  expect((await call(client, 'get_container', { id })).result.freshness.stale_since).toBeUndefined()
  await pool.query(`update checks set last_answered_at = now() - interval '30 hours'`)
  await pool.query('update journeys set state = state || $1', [{ requestedMs: Date.now() - 90 * HOUR_MS }])
  const { stale_since } = (await api.api.containers.get(id)).data.meta!
  const { result } = await call(client, 'get_container', { id })
  expect(result.freshness).toMatchObject({ stale: true, stale_since })
  expect(result.demurrage).toMatchObject({ holds_at_pod_terminal: null, fees_total_amount: null, urgency: 'unknown' })
  expect(result.location).toMatchObject({ availability_known: false, available_for_pickup: null })
})
