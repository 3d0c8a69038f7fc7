import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { edifact } from '../../../../sources/test/edi/messages.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, partner, pusher, railway, sign, terminal, wire } from './feed.ts'

const gates = partner({
  id: 'gates',
  kind: 'terminal',
  sender_ids: ['TESTTERM'],
  facilities: [{ firms: 'Y258', locode: 'USLAX' }],
  secret: 'a secret of sixteen characters or more',
})
const api = await testApi({ sources: [terminal(), railway(), gates] })
const push = pusher(api)
const HOUR_MS = 3_600_000
const ago = (hours: number) => wire(Date.now() - hours * HOUR_MS)

let count = 0

/** Tracks a container that was discharged at Los Angeles. */
const track = async (day = 36) => {
  const container = withCheckDigit(`BXTU4${String(++count).padStart(5, '0')}`)!
  const body = trackingBody()
  // Omits the seals that the line reports.
  const events = journeyAt(day, container).map(({ seals: _, ...event }: Record<string, unknown>) => event)
  api.line.knows(body.data.attributes.request_number, events)
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  return container
}

const TERMINAL = { firms: 'Y258', locode: 'USLAX' }

const send = async (container: string, hoursAgo: number, more: object, kind = 'snapshots', feed = 'trapac-la') => {
  const item = { container_number: container, observed_at: ago(hoursAgo), facility: TERMINAL, ...more }
  const answer = await push.message(feed, { [kind]: [item] })
  await workUntilIdle(api.context)
  const { results } = (await answer.json()) as { results: { outcome: string; changed?: string[] }[] }
  return results[0]!
}

const read = async (container: string) => {
  const query = { 'filter[number]': container, include: ['shipment' as const] }
  const { data } = await api.api.GET('/containers', { params: { query } })
  const { id, attributes } = data!.data[0]!
  const { data: events } = await api.api.GET('/containers/{id}/transport_events', { params: { path: { id } } })
  const shipment = data!.included!.find(({ type }) => type === 'shipment') as { attributes: Record<string, unknown> }
  const current = events!.data.filter((event) => event.attributes.invalidated_at === null)
  return { ...attributes, shipment: shipment.attributes, events: current.map(({ attributes: { event } }) => event) }
}

/** The number of open claims of a milestone that feeds have made about a container. */
const openClaims = async (container: string, kind: string, mode = 'vessel') =>
  (
    await api.context.pool.query(
      `select 1 from claims k join checks c on c.id = k.check_id where c.subject_number = $1 and k.closed_at is null
         and k.statement ->> 'kind' = $2 and k.statement ->> 'mode' = $3`,
      [container, kind, mode],
    )
  ).rowCount

test.each([
  ['with the availability', { full_out_at: null, availability: 'yes' }],
  ['alone', { full_out_at: null }],
  ['with the landing', { discharged_at: ago(40), full_out_at: null }],
])('a terminal withdraws a gate-out by null, %s', async (_, denial) => {
  const container = await track()
  await send(container, 6, { availability: 'yes' })
  await send(container, 5, { full_out_at: ago(5.5) })
  const out = await read(container)
  expect(out).toMatchObject({ current_status: 'picked_up', pod_full_out_at: expect.any(String) })
  expect(out.events).toContain('container.transport.full_out')
  expect(await send(container, 4, denial)).toMatchObject({
    outcome: 'applied',
    changed: expect.arrayContaining(['gate_out']),
  })
  const back = await read(container)
  expect(back).toMatchObject({ current_status: 'available', available_for_pickup: true, pod_full_out_at: null })
  expect(back.events).not.toContain('container.transport.full_out')
})

test('a terminal withdraws an event that it reported under an id, by null or by the same id as expected', async () => {
  const out = { event: 'gate_out', classifier: 'actual', occurred_at: ago(5.5), event_id: 'out-1' }
  for (const [says, kind] of [
    [{ full_out_at: null }, 'snapshots'],
    [{ ...out, classifier: 'estimated', occurred_at: ago(-20) }, 'events'],
  ] as const) {
    const container = await track()
    await send(container, 5, out, 'events')
    expect((await read(container)).current_status).toBe('picked_up')
    await send(container, 4, says, kind)
    expect((await read(container)).current_status).toBe('grounded')
  }
})

test('a terminal that cancels its gate-out message withdraws the gate-out', async () => {
  const container = await track()
  const sentAt = () =>
    ago(0)
      .slice(2, 16)
      .replaceAll('-', '')
      .replace('T', ':')
      .replace(/(..):(..)$/, '$1$2')
  const codeco = (messageFunction: number, at: string) =>
    edifact(
      'CODECO',
      [
        `BGM+36+4711+${messageFunction}`,
        `EQD+CN+${container}+45G1:102:5++3+5`,
        `DTM+7:${at.slice(0, 16).replaceAll(/[-:T]/g, '')}:203`,
        'LOC+165+USLAX:139:6',
        'TDT+1++3',
      ],
      { sender: 'TESTTERM' },
    ).replace('260301:0830+17', `${sentAt()}+${17 + messageFunction}`)
  const upload = async (text: string) => {
    const answer = await push.post('gates/edi', text, {
      'content-type': 'application/edifact',
      'boxtrail-signature': sign(text),
    })
    await workUntilIdle(api.context)
    return ((await answer.json()) as { results: object[] }).results[0]
  }
  expect(await upload(codeco(9, ago(9)))).toMatchObject({ outcome: 'applied' })
  expect((await read(container)).current_status).toBe('picked_up')
  expect(await upload(codeco(1, ago(9)))).toMatchObject({ outcome: 'applied' })
  expect(await read(container)).toMatchObject({ current_status: 'grounded', pod_full_out_at: null })
})

test.each([
  ['discharged_at', { discharged_at: ago(5.5) }, 'pod_discharged_at'],
  ['empty_in_at', { empty_in_at: ago(5.5) }, 'empty_terminated_at'],
  ['last_free_day', { last_free_day: ago(-200).slice(0, 10) }, 'pickup_lfd'],
  ['appointment_at', { appointment_at: ago(-30) }, 'pickup_appointment_at'],
  ['yard_location', { yard_location: 'W4' }, 'location_at_pod_terminal'],
  ['seal', { seal: 'OTHER1' }, 'seal_number'],
  ['weight', { weight: { value: 33333, unit: 'lb' } }, 'weight_in_lbs'],
  ['status', { status: 'dropped' }, 'current_status'],
  ['off_dock_to', { off_dock_to: { name: 'Price Transfer', locode: 'USLGB' } }, 'current_status'],
  ['holds', { holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }] }, 'holds_at_pod_terminal'],
  ['fees', { fees: [{ raw_type: 'DEMURRAGE', amount: 5, currency: 'USD' }] }, 'fees_at_pod_terminal'],
  ['availability', { availability: 'yes' }, 'available_for_pickup'],
] as const)('null withdraws %s', async (field, says, attribute) => {
  const container = await track()
  if (field === 'empty_in_at') await send(container, 20, { full_out_at: ago(21) })
  const served = async () => (await read(container))[attribute as 'seal_number'] as unknown
  const before = await served()
  await send(container, 5, says)
  expect(await served()).not.toEqual(before)
  const { outcome } = await send(container, 4, { [field]: null })
  expect(await served()).toEqual(before)
  expect(outcome).toBe('applied')
})

test('null withdraws the expected time of a ship or a train', async () => {
  const container = await track(20)
  const { shipment: before } = await read(container)
  await send(container, 5, { eta_at: ago(-300) })
  expect(await openClaims(container, 'arrive')).toBe(1)
  await send(container, 4, { eta_at: null })
  expect(await openClaims(container, 'arrive')).toBe(0)
  expect((await read(container)).shipment.pod_eta_at).toBe(before.pod_eta_at)
})

test('a railway withdraws each move of its train', async () => {
  for (const field of ['rail_loaded_at', 'rail_departed_at', 'rail_arrived_at', 'rail_unloaded_at']) {
    const container = await track()
    const says = { rail_carrier_scac: 'BNSF', facility: { locode: /arrived|unloaded/.test(field) ? 'USCHI' : 'USLAX' } }
    const kind = { loaded: 'load', departed: 'depart', arrived: 'arrive', unloaded: 'discharge' }[field.split('_')[1]!]!
    await send(container, 5, { ...says, [field]: ago(6) }, 'snapshots', 'bnsf')
    expect(await openClaims(container, kind, 'rail')).toBe(1)
    await send(container, 4, { ...says, [field]: null }, 'snapshots', 'bnsf')
    expect(await openClaims(container, kind, 'rail')).toBe(0)
  }
})

test('another facility of the port denies nothing of what this one reported', async () => {
  const container = await track()
  await send(container, 5, { full_out_at: ago(5.5) })
  const others = await push.message('trapac-la', {
    snapshots: [
      {
        container_number: container,
        observed_at: ago(4),
        facility: { firms: 'Y257', locode: 'USLAX' },
        full_out_at: null,
      },
    ],
  })
  expect(await others.json()).toMatchObject({ results: [{ outcome: 'refused' }] })
  expect((await read(container)).current_status).toBe('picked_up')
})
