import type { Schemas } from '@boxtrail/contracts'
import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, railway, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal(), railway()] })
const push = pusher(api)

/** Tracks a container by its bill. On day 36 it has been discharged at Los Angeles. */
const tracked = async (container: string, day = 36) => {
  const body = trackingBody({ ref_numbers: ['PO-1'] })
  const number = body.data.attributes.request_number
  api.line.knows(number, journeyAt(day, container))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': container } as never } })
  const { id, relationships } = data!.data[0]!
  return { number, id, shipmentId: relationships.shipment.data!.id }
}

const reports = async (container: string, more: object, observedMs = Date.now() - 60_000) => {
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const snapshot = { container_number: container, observed_at: wire(observedMs), facility, ...more }
  const answer = await push.message('trapac-la', { snapshots: [snapshot] })
  expect(answer.status, await answer.text()).toBe(200)
  await workUntilIdle(api.context)
}

const provenanceOf = async (id: string, kind = 'containers') => {
  const answer = await api.request('GET', `/v2/${kind}/${id}/provenance`)
  expect(answer.status).toBe(200)
  return (await answer.json()).data.attributes as Required<Schemas['Provenance']['attributes']>
}

test('each value names its source, the words of the source, the report and the rule', async () => {
  const container = 'BXTU7100018'
  const { id } = await tracked(container)
  await reports(container, {
    availability: 'no',
    holds: [{ raw_name: 'CUSTOMS_DEFAULT_HOLD', raw_status: 'HOLD', description: 'CBP exam' }],
    fees: [{ raw_type: 'DEMURRAGE', amount: 90, currency: 'USD' }],
    yard_location: 'W4-221',
  })
  const { attributes, relationships, holds, fees } = await provenanceOf(id)
  const { rows } = await api.context.pool.query(
    `select r.id, r.adapter, r.adapter_version from reports r join checks c on c.id = r.check_id where c.subject_number = $1`,
    [container],
  )
  expect(attributes.location_at_pod_terminal).toEqual({
    set_by: {
      source: { id: 'terminal:trapac-la', kind: 'terminal', name: 'TraPac' },
      words: 'W4-221',
      happened_at: null,
      first_reported_at: expect.any(String),
      last_reported_at: expect.any(String),
      received_at: expect.any(String),
      recorded_at: expect.any(String),
      report_id: rows[0].id,
      adapter: rows[0].adapter,
      adapter_version: rows[0].adapter_version,
    },
    derived_from: [],
    decided_by: { field: 'location_at_pod_terminal', order: ['terminal', 'rail'] },
    prevailed_over: [],
  })
  expect(attributes.pod_discharged_at).toMatchObject({
    set_by: { source: { id: 'line:MAEU', kind: 'line' }, happened_at: expect.any(String) },
    decided_by: { field: 'discharge', order: ['terminal', 'rail', 'line', 'user'] },
  })
  expect(attributes.current_status).toMatchObject({
    set_by: { source: { id: 'terminal:trapac-la' } },
    derived_from: ['transport_events', 'available_for_pickup'],
  })
  expect(attributes.ref_numbers!.set_by.source).toEqual({ id: null, kind: 'user', name: null })
  expect(attributes.terminal_checked_at).toMatchObject({
    set_by: { source: { kind: 'derived' } },
    derived_from: ['meta.sources'],
  })
  expect(relationships.pod_terminal!.set_by.source.id).toBe('terminal:trapac-la')
  expect(holds).toMatchObject([{ name: 'customs', provenance: { set_by: { source: { id: 'terminal:trapac-la' } } } }])
  expect(fees).toMatchObject([{ name: 'demurrage', provenance: { set_by: { source: { id: 'terminal:trapac-la' } } } }])
})

test('provenance exists for every attribute that has a value, and for every transport event', async () => {
  const { id, shipmentId } = await tracked('BXTU7100023')
  const { data } = await api.api.GET('/containers/{id}', { params: { path: { id } } })
  const { attributes, transport_events } = await provenanceOf(id)
  const { import_deadlines, ...flat } = data!.data.attributes
  const valued = (of: object) => Object.entries(of).flatMap(([name, value]) => (value === null ? [] : [name]))
  expect(import_deadlines).toBeDefined()
  expect(Object.keys(attributes).filter((name) => !name.includes('.'))).toEqual(valued(flat))
  const events = data!.data.relationships.transport_events.data
  expect(events.length).toBeGreaterThan(3)
  expect(Object.keys(transport_events).sort()).toEqual(events.map((event) => event.id).sort())
  for (const entry of Object.values(transport_events)) expect(entry.set_by.source.id).toBe('line:MAEU')

  const { data: shipment } = await api.api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  const ofShipment = await provenanceOf(shipmentId, 'shipments')
  expect(Object.keys(ofShipment.attributes)).toEqual(valued(shipment!.data.attributes))
  expect(ofShipment.relationships.port_of_discharge!.set_by.source.id).toBe('line:MAEU')
  expect(ofShipment.relationships.pod_vessel!.set_by.source.id).toBe('line:MAEU')
})

test('the values over which one prevailed are listed, with the same facts', async () => {
  const container = 'BXTU7100039'
  const { id } = await tracked(container)
  await push.message('trapac-la', {
    events: [
      {
        container_number: container,
        observed_at: wire(Date.now() - 60_000),
        event: 'discharge',
        classifier: 'actual',
        mode: 'vessel',
        occurred_at: wire(Date.now() - 3_600_000),
        facility: { firms: 'Y258', locode: 'USLAX' },
      },
    ],
  })
  await workUntilIdle(api.context)
  const { attributes } = await provenanceOf(id)
  const { set_by, prevailed_over } = attributes.pod_discharged_at!
  expect([set_by.source.kind, prevailed_over.map(({ source }) => source.kind)]).toEqual(['terminal', ['line']])
  expect(prevailed_over[0]).toMatchObject({ report_id: expect.any(String), adapter: expect.any(String) })
})

test('a value shows when it was last reported, although an unchanged response leaves no report', async () => {
  const { id, number } = await tracked('BXTU7100044')
  const before = (await provenanceOf(id)).attributes.pod_discharged_at!.set_by
  await api.context.pool.query(
    `update checks set last_asked_at = now() + interval '1 hour' where subject_number = $1`,
    [number],
  )
  const after = (await provenanceOf(id)).attributes.pod_discharged_at!.set_by
  expect(Date.parse(after.last_reported_at!) - Date.parse(before.last_reported_at!)).toBeGreaterThan(3_000_000)
  expect(after.first_reported_at).toBe(before.first_reported_at)
})

test('the provenance of all or of named attributes is added to a record', async () => {
  const { id, shipmentId } = await tracked('BXTU7100050')
  const meta = async (path: string) => (await (await api.request('GET', `/v2/${path}`)).json()).data.meta
  expect(await meta(`containers/${id}`)).not.toHaveProperty('provenance')
  const all = (await meta(`containers/${id}?provenance=true`)).provenance
  expect(all.pod_discharged_at.set_by.source.id).toBe('line:MAEU')
  expect(
    Object.keys((await meta(`containers/${id}?provenance=pod_discharged_at,number,pickup_lfd`)).provenance),
  ).toEqual(['number', 'pod_discharged_at'])
  expect(Object.keys((await meta(`containers/${id}?include=shipment&provenance=current_status`)).provenance)).toEqual([
    'current_status',
  ])
  expect(Object.keys((await meta(`shipments/${shipmentId}?provenance=pod_vessel,pod_eta_at,tags`)).provenance)).toEqual(
    ['pod_vessel', 'tags'],
  )
})

test('a name that the record does not have is rejected, and named', async () => {
  const { id, shipmentId } = await tracked('BXTU7100065')
  for (const path of [`containers/${id}`, `shipments/${shipmentId}`]) {
    const refused = await api.request('GET', `/v2/${path}?provenance=pod_terminal,colour`)
    const { errors } = await refused.json()
    expect([refused.status, errors[0].source, errors[0].detail]).toEqual([
      400,
      { parameter: 'provenance' },
      'There is no attribute or relationship colour here.',
    ])
  }
})

test('provenance is not served to another account', async () => {
  const { id, shipmentId } = await tracked('BXTU7100071')
  const other = await api.otherAccount()
  for (const path of [`containers/${id}/provenance`, `shipments/${shipmentId}/provenance`])
    expect((await other.request('GET', `/v2/${path}`)).status).toBe(404)
})

test('provenance stays the same once tracking has stopped, although others continue polling', async () => {
  const container = 'BXTU7100086'
  const { id, number, shipmentId } = await tracked(container)
  const before = await provenanceOf(id)
  await api.api.PATCH('/shipments/{id}/stop_tracking', { params: { path: { id: shipmentId } } })
  await api.context.pool.query(
    `update checks set last_asked_at = now() + interval '9 hours', last_reported_at = now() + interval '9 hours' where subject_number = $1`,
    [number],
  )
  await api.context.pool.query(
    `update claims set closed_at = now() + interval '9 hours', closed_because = 'withdrawn' from checks c
     where c.id = claims.check_id and c.subject_number = $1`,
    [number],
  )
  const after = await provenanceOf(id)
  const sources = ({ attributes }: typeof before) =>
    Object.entries(attributes).map(([name, { set_by }]) => [name, set_by.source.kind, set_by.report_id])
  expect(sources(after)).toEqual(sources(before))
  expect(Date.parse(after.attributes.pod_discharged_at!.set_by.last_reported_at!)).toBeLessThanOrEqual(Date.now())
})

test('a value that is about to change has the provenance of the claims that set it', async () => {
  const { id, number } = await tracked('BXTU7100091')
  const before = (await provenanceOf(id)).attributes.pod_discharged_at!
  // A report has arrived, but the journey has not been projected yet.
  await api.context.pool.query(
    `update claims set closed_at = now(), closed_because = 'withdrawn' from checks c
     where c.id = claims.check_id and c.subject_number = $1 and claims.statement->>'kind' = 'discharge'`,
    [number],
  )
  expect((await provenanceOf(id)).attributes.pod_discharged_at!.set_by).toEqual(before.set_by)
})

test('the number of statements is the same, however many containers a bill has', async () => {
  const few = await tracked('BXTU7100106')
  const body = trackingBody()
  const many = Array.from({ length: 30 }, (_, index) => `BXTU72${String(index).padStart(5, '0')}`)
  api.line.knows(
    body.data.attributes.request_number,
    many.flatMap((container) => journeyAt(36, container)),
  )
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': many[3]! } as never } })
  const statements = async (id: string) => {
    const { query } = api.context.pool
    const names: unknown[] = []
    api.context.pool.query = ((...given: Parameters<typeof query>) => {
      names.push((given[0] as unknown as { name: string }).name)
      return query.apply(api.context.pool, given)
    }) as typeof query
    await provenanceOf(id)
    api.context.pool.query = query
    // Recording the use of a key and taking places of the rate limit ahead happen only now and then.
    return names.filter((name) => !/key|caller|^admit$/.test(String(name)))
  }
  expect(await statements(data!.data[0]!.id)).toEqual(await statements(few.id))
})
