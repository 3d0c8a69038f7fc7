import { feedReceipt } from '@boxtrail/contracts/feed/zod'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, journeyAt, pusher, railway, SECRET, sign, terminal, wire } from './feed.ts'

const api = await testApi({ sources: [terminal(), railway(), carrier()] })
const push = pusher(api)

/** Tracks a container by its bill. On day 36 it has been discharged at Los Angeles. */
const tracked = async (container: string, day = 36, options = {}) => {
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(day, container, options))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return { number: body.data.attributes.request_number, read: () => containerOf(container) }
}

const containerOf = async (container: string) => {
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { data: one } = await api.api.GET('/containers/{id}', { params: { path: { id: data!.data[0]!.id } } })
  return one!.data.attributes
}

const eventsOf = async (container: string) => {
  const { rows } = await api.context.pool.query(
    `select e.event from transport_events e join containers c using (account_id) where c.id = e.container_id and c.number = $1 order by e.created_at, e.id`,
    [container],
  )
  return rows.map(({ event }) => event as string)
}

const snapshot = (container: string, more: object = {}, observedMs = Date.now()) => ({
  container_number: container,
  observed_at: wire(observedMs),
  facility: { firms: 'Y258', locode: 'USLAX' },
  ...more,
})

const apply = async (...snapshots: object[]) => {
  const answer = await push.message('trapac-la', { snapshots })
  const receipt = await answer.json()
  expect(answer.status, JSON.stringify(receipt)).toBe(200)
  feedReceipt.parse(receipt)
  await workUntilIdle(api.context)
  return receipt.results as { outcome: string; at: string; problems?: { at: string; reason: string }[] }[]
}

test('what a terminal pushes is served: holds, fees, last free day, yard place, availability', async () => {
  const { read } = await tracked('BXTU0000011')
  await apply(
    snapshot('BXTU0000011', {
      availability: 'no',
      holds: [{ raw_name: 'CUSTOMS_DEFAULT_HOLD', raw_status: 'HOLD', description: 'CBP exam' }],
      fees: [{ raw_type: 'DEMURRAGE', amount: 0, currency: 'USD' }],
      last_free_day: wire(Date.now() + 4 * 86_400_000).slice(0, 10),
      yard_location: 'W4-221',
    }),
  )
  const container = await read()
  expect(container.holds_at_pod_terminal).toEqual([
    { name: 'customs', status: 'hold', description: 'CUSTOMS_DEFAULT_HOLD: CBP exam' },
  ])
  expect(container.fees_at_pod_terminal).toEqual([{ type: 'demurrage', amount: 0, currency_code: 'USD' }])
  expect(container).toMatchObject({
    location_at_pod_terminal: 'W4-221',
    availability_known: true,
    available_for_pickup: false,
    current_status: 'not_available',
  })
  expect(container.import_deadlines?.pickup_lfd_terminal).toBe(container.pickup_lfd)
  expect(await eventsOf('BXTU0000011')).toContain('container.pickup_lfd_terminal.changed')
})

test('a withdrawn last free day or appointment is notified too, without a value', async () => {
  const container = 'BXTU0000179'
  const { read } = await tracked(container)
  const day = wire(Date.now() + 4 * 86_400_000).slice(0, 10)
  await apply(snapshot(container, { last_free_day: day, appointment_at: `${day}T09:00:00` }, Date.now() - 60_000))
  expect((await read()).pickup_lfd).not.toBeNull()
  await apply(snapshot(container, { last_free_day: null, appointment_at: null }))
  expect(await read()).toMatchObject({ pickup_lfd: null, pickup_appointment_at: null })
  const { rows } = await api.context.pool.query(
    `select e.event, e.value, e.timezone, e.data_source from transport_events e join containers c on c.account_id = e.account_id and c.id = e.container_id
     where c.number = $1 and e.event like '%.pickup_%' order by e.created_at, e.event, e.id`,
    [container],
  )
  const byEvent = Map.groupBy(rows, ({ event }) => event.replace('container.', ''))
  expect([...byEvent.keys()].sort()).toEqual([
    'pickup_appointment.changed',
    'pickup_lfd.changed',
    'pickup_lfd_terminal.changed',
  ])
  for (const [first, second, ...more] of byEvent.values()) {
    expect([first!.value, second!.value, more]).toEqual([expect.stringMatching(/Z$/), null, []])
    expect(second).toMatchObject({ timezone: 'America/Los_Angeles', data_source: 'terminal' })
  }
})

test('holds are kept after a snapshot without holds, and cleared after one with an empty list', async () => {
  const { read } = await tracked('BXTU0000027')
  await apply(snapshot('BXTU0000027', { holds: [{ raw_name: 'FREIGHT', raw_status: 'HOLD' }] }))
  await apply(snapshot('BXTU0000027', { yard_location: 'B1' }))
  expect((await read()).holds_at_pod_terminal).toMatchObject([{ name: 'freight' }])
  await apply(snapshot('BXTU0000027', { holds: [] }))
  expect((await read()).holds_at_pod_terminal).toEqual([])
})

test('an event is created for each change of availability, and none for a repetition', async () => {
  await tracked('BXTU0000032')
  for (const [index, availability] of ['no', 'yes', 'yes', 'no', 'yes'].entries())
    await apply(snapshot('BXTU0000032', { availability }, Date.now() - 600_000 + index * 60_000))
  const turns = (await eventsOf('BXTU0000032')).filter((event) => event.endsWith('available'))
  expect(turns.map((event) => event.replace('container.transport.', ''))).toEqual([
    'available',
    'not_available',
    'available',
  ])
})

test('fees and a last free day from before the container arrived are ignored', async () => {
  const { read } = await tracked('BXTU0000048', 20)
  await apply(
    snapshot('BXTU0000048', {
      fees: [{ raw_type: 'DEMURRAGE', amount: 400, currency: 'USD' }],
      last_free_day: '2026-01-04',
      availability: 'yes',
      holds: [{ raw_name: 'CBP', raw_status: 'PENDING' }],
    }),
  )
  const container = await read()
  expect(container).toMatchObject({ fees_at_pod_terminal: [], pickup_lfd: null, availability_known: false })
  expect(container.holds_at_pod_terminal).toMatchObject([{ name: 'customs', status: 'pending' }])
})

test('a push that comes before the container is tracked is stored', async () => {
  await apply(snapshot('BXTU0000053', { yard_location: 'EARLY' }))
  const { read } = await tracked('BXTU0000053')
  expect((await read()).location_at_pod_terminal).toBe('EARLY')
})

test('a repeated message is answered alike and applied once; another message under its id is rejected', async () => {
  const body = JSON.stringify({ message_id: 'once', sent_at: wire(Date.now()), snapshots: [snapshot('BXTU0000069')] })
  const [first, second] = [await push.post('trapac-la/messages', body), await push.post('trapac-la/messages', body)]
  expect([first.status, second.status]).toEqual([200, 200])
  expect(await second.json()).toEqual(await first.json())
  const { rows } = await api.context.pool.query(
    `select count(*)::int as n from reports r join checks c on c.id = r.check_id where c.subject_number = 'BXTU0000069'`,
  )
  expect(rows[0].n).toBe(1)
  const other = await push.post('trapac-la/messages', body.replace('BXTU0000069', 'BXTU0000074'))
  expect(other.status).toBe(409)
})

test('a newer snapshot is not undone by a late one', async () => {
  const { read } = await tracked('BXTU0000095')
  await apply(snapshot('BXTU0000095', { yard_location: 'NEW' }))
  await apply(snapshot('BXTU0000095', { yard_location: 'OLD' }, Date.now() - 3_600_000))
  expect((await read()).location_at_pod_terminal).toBe('NEW')
})

test('an unreadable item is quarantined with the reason, and the others are applied', async () => {
  const { read } = await tracked('BXTU0000100')
  const results = await apply(
    snapshot('BXTU0000100', { yard_location: 'A', holds: 'none' }),
    snapshot('no box'),
    { ...snapshot('BXTU0000100'), observed_at: 'yesterday' },
    snapshot('BXTU0000100', { yard_location: 'GOOD' }),
    snapshot('BXTU0000100', { yard_location: 'nul \u0000' }),
  )
  expect(results.map(({ outcome }) => outcome)).toEqual(['refused', 'refused', 'refused', 'applied', 'refused'])
  expect(results[0]!.problems![0]!.at).toBe('/snapshots/0/holds')
  expect(results[2]!.problems![0]!.at).toBe('/snapshots/2/observed_at')
  expect((await read()).location_at_pod_terminal).toBe('GOOD')
  const { rows } = await api.context.pool.query(
    `select reason from quarantine q join checks c on c.id = q.check_id where c.source_id = 'terminal:trapac-la' and c.subject_number in ('BXTU0000100', 'trapac-la')`,
  )
  expect(rows).toHaveLength(4)
})

test.each([
  ['no signature', { 'boxtrail-signature': '' }, 401],
  ['another secret', { 'boxtrail-signature': sign('{}', 'another secret entirely') }, 401],
  ['another type', { 'content-type': 'text/plain' }, 415],
])('a push is rejected: %s', async (_name, headers, status) => {
  const body = JSON.stringify({ message_id: 'x', sent_at: wire(Date.now()), snapshots: [] })
  expect((await push.post('trapac-la/messages', body, headers)).status).toBe(status)
})

test.each([
  ['no JSON', '{', 400],
  ['no message', '[]', 422],
  ['no id', JSON.stringify({ sent_at: wire(Date.now()) }), 422],
  ['too old', JSON.stringify({ message_id: 'a', sent_at: wire(Date.now() - 2 * 86_400_000) }), 422],
  ['of tomorrow', JSON.stringify({ message_id: 'a', sent_at: wire(Date.now() + 86_400_000) }), 422],
])('a push is rejected: %s', async (_name, body, status) => {
  const answer = await push.post('trapac-la/messages', body)
  expect(answer.status).toBe(status)
  expect((await answer.json()).errors[0]).toMatchObject({ status: String(status), detail: expect.any(String) })
})

test('an unknown feed is answered like a wrong signature, so that feed ids cannot be probed', async () => {
  const message = JSON.stringify({ message_id: '1', sent_at: wire(Date.now()), snapshots: [] })
  const answerOf = async (feed: string, headers: Record<string, string> = {}) => {
    const answer = await push.post(`${feed}/messages`, message, headers)
    return [answer.status, await answer.text()]
  }
  const wrong = await answerOf('trapac-la', { 'boxtrail-signature': sign(message, 'not the secret of this feed') })
  expect(wrong[0]).toBe(401)
  for (const feed of ['nowhere', 'bnsf-edi', 'constructor', '%00', 'TRAPAC-LA'])
    expect(await answerOf(feed)).toEqual(wrong)
})

test('the holds of a railway are applied at its ramp, with its last free day, and not at the port', async () => {
  const { read } = await tracked('BXTU0000116', 49, { rail: true })
  const answer = await push.message('bnsf', {
    snapshots: [
      {
        container_number: 'BXTU0000116',
        observed_at: wire(Date.now()),
        facility: { locode: 'USCHI', name: 'Logistics Park' },
        holds: [{ raw_name: 'LINE', raw_status: 'HOLD' }],
        last_free_day: wire(Date.now() + 3 * 86_400_000).slice(0, 10),
        rail_carrier_scac: 'BNSF',
      },
    ],
  })
  expect(answer.status).toBe(200)
  await apply(snapshot('BXTU0000116', { holds: [{ raw_name: 'TMF', raw_status: 'HOLD' }] }))
  const container = await read()
  expect(container.holds_at_pod_terminal).toMatchObject([{ name: 'freight' }])
  expect(container.import_deadlines?.pickup_lfd_rail).toBe(container.pickup_lfd)
  expect(container.ind_facility_lfd_on).toBe(container.pickup_lfd)
  expect(container.ind_rail_carrier_scac).toBe('BNSF')
  const { rows } = await api.context.pool.query(
    `select e.event, e.timezone, e.data_source from transport_events e join containers c on c.account_id = e.account_id and c.id = e.container_id
     where c.number = 'BXTU0000116' and e.event like '%lfd%' order by e.event`,
  )
  const ramp = { timezone: 'America/Chicago', data_source: 'rail' }
  expect(rows).toEqual([
    { event: 'container.pickup_lfd.changed', ...ramp },
    { event: 'container.pickup_lfd_rail.changed', ...ramp },
  ])
})

test('a DCSA callback is read for containers, and for the bill that could not be polled', async () => {
  const container = 'BXTU0000121'
  const { number, read } = await tracked(container, 34.5)
  const event = {
    eventType: 'EQUIPMENT',
    eventCreatedDateTime: wire(Date.now()),
    eventClassifierCode: 'ACT',
    eventDateTime: wire(Date.now() - 3_600_000),
    equipmentEventTypeCode: 'DISC',
    equipmentReference: container,
    emptyIndicatorCode: 'LADEN',
    transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX' },
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue: number }],
  }
  const body = JSON.stringify([event])
  const answer = await push.post('maeu-push/dcsa/events', body, { 'notification-signature': sign(body) })
  expect(answer.status).toBe(204)
  await workUntilIdle(api.context)
  expect((await read()).pod_discharged_at).toBe(event.eventDateTime)
  // A shipment event names its container only in its references.
  const hold = JSON.stringify({
    eventType: 'Shipment',
    eventCreatedDateTime: wire(Date.now()),
    eventClassifierCode: 'ACT',
    eventDateTime: wire(Date.now() - 1_800_000),
    shipmentEventTypeCode: 'HOLD',
    documentTypeCode: 'CUC',
    documentID: 'ENTRY1',
    references: [{ referenceType: 'EQ', referenceValue: container }],
  })
  await push.post('maeu-push/dcsa/events', hold, { 'notification-signature': sign(hold) })
  await workUntilIdle(api.context)
  expect((await read()).holds_at_pod_terminal).toMatchObject([{ name: 'customs', status: 'hold' }])
  const unsigned = await push.post('maeu-push/dcsa/events', body)
  expect(unsigned.status).toBe(401)
})

test('a pushed customs hold stays until its own document is released, and a release dated tomorrow does not lift it', async () => {
  const container = 'BXTU0000393'
  const { read } = await tracked(container)
  const customs = async (code: string, documentID: string, minutes: number) => {
    const event = JSON.stringify({
      ...{ eventType: 'SHIPMENT', eventClassifierCode: 'ACT', documentTypeCode: 'CUS', documentID },
      ...{ shipmentEventTypeCode: code, eventCreatedDateTime: wire(Date.now()) },
      eventDateTime: wire(Date.now() + minutes * 60_000),
      references: [{ referenceType: 'EQ', referenceValue: container }],
    })
    await push.post('maeu-push/dcsa/events', event, { 'notification-signature': sign(event) })
    await workUntilIdle(api.context)
    return (await read()).holds_at_pod_terminal!.map(({ description }) => description)
  }
  expect(await customs('HOLD', 'ENTRY1', -60)).toEqual(['customs hold by ENTRY1'])
  expect(await customs('HOLD', 'ENTRY2', -50)).toEqual(['customs hold by ENTRY1; customs hold by ENTRY2'])
  expect(await customs('RELS', 'ENTRY1', -40)).toEqual(['customs hold by ENTRY2'])
  expect(await customs('RELS', 'ENTRY2', 1_440)).toEqual(['customs hold by ENTRY2'])
  expect(await customs('RELS', 'ENTRY2', -55)).toEqual(['customs hold by ENTRY2'])
  expect(await customs('RELS', 'ENTRY2', -30)).toEqual([])
  expect(await customs('HOLD', 'ENTRY2', -35)).toEqual([])
})

test('vessel calls that name no bill are stored, without claims that every later push would have to read', async () => {
  const calls = Array.from({ length: 3 }, (_, index) => ({
    eventType: 'TRANSPORT',
    eventCreatedDateTime: wire(Date.now() - index * 60_000),
    eventClassifierCode: 'ACT',
    eventDateTime: wire(Date.now() - 3_600_000),
    transportEventTypeCode: 'ARRI',
    transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX', exportVoyageNumber: `voyage ${index}` },
  }))
  for (const body of [JSON.stringify(calls), JSON.stringify(calls.slice(0, 1))])
    expect((await push.post('maeu-push/dcsa/events', body, { 'notification-signature': sign(body) })).status).toBe(204)
  const { rows } = await api.context.pool.query(
    `select count(distinct r.id)::int as reports, count(k.id)::int as claims from checks c
     join reports r on r.check_id = c.id left join claims k on k.check_id = c.id where c.subject_number = 'maeu-push'`,
  )
  expect(rows).toEqual([{ reports: 4, claims: 0 }])
})

test.each([
  [
    'BXTU0000804',
    'in the form of the beta of version 3',
    (container: string, at: string) => [
      {
        metadata: { eventID: 'e1', eventType: 'EQUIPMENT', eventCreatedDateTime: at },
        payload: {
          eventClassifierCode: 'ACT',
          eventDateTime: at,
          equipmentEventTypeCode: 'DISC',
          equipmentReference: container,
          emptyIndicatorCode: 'LADEN',
          transportCall: { modeOfTransport: 'VESSEL', location: { UNLocationCode: 'USLAX' } },
        },
      },
      { metadata: { eventID: 'e2', eventType: 'EQUIPMENT', eventCreatedDateTime: at, retractedEventID: 'e0' } },
    ],
  ],
  [
    'BXTU0000810',
    'in the form of the drafts of version 3',
    (container: string, at: string) => ({
      events: [
        {
          eventID: 'e1',
          eventDateTime: at,
          eventUpdatedDateTime: at,
          eventLocation: { UNLocationCode: 'USLAX' },
          eventClassification: { eventType: 'EQUIPMENT', eventClassifier: 'ACTUAL', equipmentEventType: 'DISCHARGED' },
          equipmentDetails: { equipmentReference: container, emptyIndicator: 'LADEN' },
          transportDetails: { transportCall: { modeOfTransport: 'VESSEL' } },
        },
        { eventID: 'e0', isRetracted: true },
      ],
    }),
  ],
])('a DCSA callback for %s %s is read, and what it takes back is quarantined', async (container, _form, callback) => {
  const { read } = await tracked(container, 34.5)
  const at = wire(Date.now() - 3_600_000)
  const body = JSON.stringify(callback(container, at))
  const answer = await push.post('maeu-push/dcsa/events', body, { 'notification-signature': sign(body) })
  expect(answer.status).toBe(204)
  await workUntilIdle(api.context)
  expect((await read()).pod_discharged_at).toBe(at)
  const { rows } = await api.context.pool.query(
    `select count(*)::int as quarantined from quarantine q join checks c on c.id = q.check_id
     where c.subject_number = 'maeu-push' and q.reason like '%takes back an event%'`,
  )
  expect(rows).toEqual([{ quarantined: expect.any(Number) }])
  expect(rows[0].quarantined).toBeGreaterThan(0)
})

test('a callback that names its container once, beside the events, is read for that container', async () => {
  const containerNumber = 'BXTU0000867'
  const { read } = await tracked(containerNumber, 34.5)
  const at = wire(Date.now() - 3_600_000)
  const event = {
    ...{ eventType: 'EQUIPMENT', eventCreatedDateTime: at, eventClassifierCode: 'ACT', eventDateTime: at },
    ...{ equipmentEventTypeCode: 'DISC', emptyIndicatorCode: 'LADEN' },
    transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX' },
  }
  const body = JSON.stringify({ containerNumber, events: [event] })
  expect((await push.post('maeu-push/dcsa/events', body, { 'notification-signature': sign(body) })).status).toBe(204)
  await workUntilIdle(api.context)
  expect((await read()).pod_discharged_at).toBe(at)
})

test('the last free day of the line and its releases are taken from an arrival notice', async () => {
  const container = 'BXTU0000137'
  const { number, read } = await tracked(container)
  const notice = (released: boolean) =>
    JSON.stringify({
      arrivalNotices: [
        {
          issueDateTime: wire(Date.now()),
          transportDocumentReference: number,
          releaseInformation: { isFreightReleased: released },
          freeTimes: [
            {
              typeCodes: ['DEM'],
              equipmentReferences: [container],
              lastFreeDate: { value: wire(Date.now() + 5 * 86_400_000).slice(0, 10), classifier: 'EST' },
            },
          ],
        },
      ],
    })
  const answer = await push.post('maeu-push/arrival-notices', notice(false))
  expect([answer.status, await answer.json()]).toEqual([200, { feedbackElements: [] }])
  await workUntilIdle(api.context)
  const held = await read()
  expect(held.import_deadlines?.pickup_lfd_line).toBe(held.pickup_lfd)
  expect(held.holds_at_pod_terminal).toMatchObject([{ name: 'freight', status: 'hold' }])
  await push.post('maeu-push/arrival-notices', notice(true))
  await workUntilIdle(api.context)
  expect((await read()).holds_at_pod_terminal).toEqual([])
})

test('the vessel’s expected arrival is taken from the light notification of an arrival notice', async () => {
  const container = 'BXTU0000184'
  const { number } = await tracked(container, 20)
  const day = wire(Date.now() + 9 * 86_400_000).slice(0, 10)
  const body = JSON.stringify({
    arrivalNoticeNotifications: [
      {
        issueDateTime: wire(Date.now() + 1_000),
        transportDocumentReference: number,
        equipmentReferences: [container],
        portOfDischarge: { UNLocationCode: 'USLAX' },
        portOfDischargeArrivalDate: { value: day, classifier: 'EST' },
      },
    ],
  })
  const answer = await push.post('maeu-push/arrival-notices', body)
  expect([answer.status, await answer.json()]).toEqual([200, { feedbackElements: [] }])
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/shipments', { params: { query: { number } as never } })
  expect(data!.data[0]!.attributes.pod_eta_at?.slice(0, 10)).toBe(day)
})

test('CSV rows are read as snapshots, and line and column of each problem are named', async () => {
  const { read } = await tracked('BXTU0000142')
  const csv = [
    'container_number,observed_at,facility.firms,facility.locode,holds,fees,yard_location',
    `BXTU0000142,${wire(Date.now())},Y258,USLAX,CUSTOMS=HOLD;FREIGHT=RELEASED,DEMURRAGE=12.50 USD line 2026-05-08,"C,3"`,
    'BXTU0000142,soon,Y258,USLAX,-,,',
    `BXTU0000142,${wire(Date.now())},Y258,USLAX,,DEMURRAGE=12.50 USD nobody,`,
  ].join('\n')
  const answer = await push.post('trapac-la/csv', csv, {
    'content-type': 'text/csv',
    'boxtrail-signature': sign(csv, SECRET),
  })
  const { results } = await answer.json()
  expect(results).toMatchObject([
    { at: 'line 2', outcome: 'applied' },
    { at: 'line 3', outcome: 'refused', problems: [{ at: 'line 3, column observed_at' }] },
    { at: 'line 4', outcome: 'refused', problems: [{ at: 'line 4, column fees' }] },
  ])
  await workUntilIdle(api.context)
  const container = await read()
  expect(container.location_at_pod_terminal).toBe('C,3')
  expect(container.holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
  expect(container.fees_at_pod_terminal).toEqual([{ type: 'demurrage', amount: 12.5, currency_code: 'USD' }])
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': 'BXTU0000142' } as never } })
  expect(data!.data[0]!.meta!.fees).toMatchObject([{ payee: 'line', paid_through: '2026-05-08', amount: 12.5 }])
  const bad = 'container_number,observed_at,colour\n'
  const refused = await push.post('trapac-la/csv', bad, { 'content-type': 'text/csv', 'boxtrail-signature': sign(bad) })
  expect(refused.status).toBe(422)
})

test('a last row of a CSV that is cut off is refused and stored, one that leaves out its last cells is not', async () => {
  const { read } = await tracked('BXTU0000158')
  const rows = [
    'container_number,observed_at,facility.firms,facility.locode,fees,yard_location',
    `BXTU0000158,${wire(Date.now())},Y258,USLAX,DEMURRAGE=11`,
  ].join('\n')
  const send = async (csv: string) => {
    const headers = { 'content-type': 'text/csv', 'boxtrail-signature': sign(csv) }
    const { results } = await (await push.post('trapac-la/csv', csv, headers)).json()
    await workUntilIdle(api.context)
    return results
  }
  const why = { at: 'line 2, column 5', reason: 'the file ends within this row' }
  expect(await send(rows)).toMatchObject([{ outcome: 'refused', problems: [why, {}] }])
  expect((await read()).fees_at_pod_terminal).toEqual([])
  expect(await send(`${rows}85.50\n`)).toMatchObject([{ outcome: 'applied' }])
  expect((await read()).fees_at_pod_terminal).toMatchObject([{ amount: 1185.5 }])
})
