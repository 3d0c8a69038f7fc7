import { expect, test } from 'vitest'
import { cellOf, pagesOf, textOf } from '../../../../apps/web/test/rendered.tsx'
import { testApi } from '../harness/api.ts'
import { trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { journeyAt, wire } from '../intake/feeds/feed.ts'

const api = await testApi()
const HOUR_MS = 3_600_000
const get = async (path: string) => (await api.request('GET', `/v2/${path}`)).json()

/** The pages of a container at sea with these times of its estimated arrival and its line's last response. */
const pagesWith = async (number: string, { arrivesInHours, answeredHoursAgo }: Record<string, number>) => {
  const body = trackingBody()
  const bill = body.data.attributes.request_number
  const at = wire(Date.now() + arrivesInHours! * HOUR_MS)
  const events = journeyAt(33, number).map((event) => {
    const { transportEventTypeCode: code, transportCall } = event as { transportEventTypeCode?: string } & typeof event
    return code === 'ARRI' && transportCall.UNLocationCode === 'USLAX' ? { ...event, eventDateTime: at } : event
  })
  api.line.knows(bill, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  await api.context.pool.query(
    `update checks set last_answered_at = now() - $2 * interval '1 hour' where subject_number = $1`,
    [bill, answeredHoursAgo],
  )
  await api.context.pool.query(
    `update journeys j set state = j.state || $2 from tracking_requests r
     where r.id = j.tracking_request_id and r.request_number = $1`,
    [bill, { requestedMs: Date.now() - 90 * HOUR_MS }],
  )
  const id = (await get(`containers?filter%5Bnumber%5D=${number}`)).data[0].id
  const container = await get(`containers/${id}?include=shipment,transport_events,raw_events`)
  const shipmentId = container.data.relationships.shipment.data.id
  return pagesOf({
    container,
    shipment: await get(`shipments/${shipmentId}?include=containers`),
    explanation: await get(`containers/${id}/explain`),
    charges: await get(`containers/${id}/charges_forecast`),
    entries: [],
  })
}

const NOT_REPORTED = 'Arrival not reported'
const OUT_OF_DATE = 'What is shown may be out of date'
const NOT_ANSWERED = 'A source has not answered for a long time'

test('what is overdue, and that a source is late, is said on the pages of the container and its shipment, and in lists', async () => {
  const { container, shipment, rows } = await pagesWith('BXTU8100017', { arrivesInHours: -30, answeredHoursAgo: 30 })
  for (const page of [container, shipment]) {
    expect(textOf(page)).toContain(NOT_REPORTED)
    expect(textOf(page)).toContain(OUT_OF_DATE)
  }
  expect(textOf(container)).toMatch(/What is not known .*was due by/)
  for (const list of ['container', 'shipment']) {
    expect(cellOf(rows, `${list}-status`)).toContain(NOT_REPORTED)
    expect(cellOf(rows, `${list}-fresh`)).toContain(NOT_ANSWERED)
  }
})

test('of a container whose next milestone is not due yet, and whose line answers, nothing of that is said', async () => {
  const { container, shipment, rows } = await pagesWith('BXTU8100022', { arrivesInHours: 48, answeredHoursAgo: 1 })
  const text = textOf(container + shipment + rows)
  for (const words of [NOT_REPORTED, OUT_OF_DATE, NOT_ANSWERED]) expect(text).not.toContain(words)
})
