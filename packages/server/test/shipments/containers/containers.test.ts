import { expect, test } from 'vitest'
import { testApi } from '../../harness/api.ts'
import { trackedShipment } from '../../harness/records/tracked.ts'

const api = await testApi()
const { context } = api
const { containerId, shipmentId } = await trackedShipment(api, { ref_numbers: ['PO-9'] })
const path = { id: containerId }
const linkedIn = (value: unknown) => new Set(JSON.stringify(value).match(/[0-9a-f-]{36}/g))

test('a container is linked to its milestones and raw events, included or not', async () => {
  const { data } = await api.api.GET('/containers/{id}', { params: { path } })
  const { attributes, relationships } = data!.data
  expect(data).not.toHaveProperty('included')
  expect(attributes).toMatchObject({
    number: 'TSTU1234568',
    ref_numbers: ['PO-9'],
    equipment_type: 'dry',
    current_status: 'on_ship',
  })
  expect(attributes.shipment_last_tracking_request_at).toMatch(/Z$/)
  expect(relationships.shipment.data).toEqual({ type: 'shipment', id: shipmentId })
  const milestones = await api.api.GET('/containers/{id}/transport_events', { params: { path } })
  const raw = await api.api.GET('/containers/{id}/raw_events', { params: { path } })
  const ids = (list: { id: string }[]) => list.map(({ id }) => id).sort()
  expect(ids(relationships.transport_events.data)).toEqual(ids(milestones.data!.data))
  expect(ids(relationships.raw_events.data)).toEqual(ids(raw.data!.data))
  expect(milestones.data!.data.length).toBeGreaterThan(5)
  expect(raw.data!.data.map(({ attributes }) => attributes.index)).toEqual(raw.data!.data.map((_, index) => index))
})

test('a container with its shipment is read in one statement, equal to reading them separately', async () => {
  const both = await api.api.GET('/containers/{id}', { params: { path, query: { include: ['shipment'] } } })
  const alone = await api.api.GET('/containers/{id}', { params: { path } })
  const shipment = await api.api.GET('/shipments/{id}', { params: { path: { id: shipmentId } } })
  expect(both.data!.data).toEqual(alone.data!.data)
  expect(both.data!.included).toEqual([shipment.data!.data])
})

test('each related resource is included once, reachable from the record', async () => {
  const include = [
    'shipment',
    'pod_terminal',
    'pickup_facility',
    'transport_events',
    'raw_events',
    'shipment.port_of_lading',
    'shipment.port_of_discharge',
    'shipment.pod_terminal',
    'shipment.destination',
    'shipment.destination_terminal',
    'transport_events.location',
    'transport_events.terminal',
    'transport_events.vessel',
    'transport_events.source_event',
  ] as const
  const one = await api.api.GET('/containers/{id}', { params: { path, query: { include: [...include] } } })
  const list = await api.api.GET('/containers', { params: { query: { include: [...include] } } })
  const key = ({ type, id }: { type: string; id: string }) => `${type} ${id}`
  const keys = one.data!.included!.map(key)
  expect(new Set(keys).size).toBe(keys.length)
  expect(new Set(list.data!.included!.map(key))).toEqual(new Set(keys))
  for (const type of ['shipment', 'port', 'vessel', 'transport_event', 'raw_event'])
    expect(
      keys.some((each) => each.startsWith(`${type} `)),
      type,
    ).toBe(true)
  const linked = linkedIn([one.data!.data, ...one.data!.included!])
  for (const { id } of one.data!.included!) expect(linked).toContain(id)
})

test('the resources on the path of a dotted relation are included', async () => {
  const { data } = await api.api.GET('/containers/{id}', {
    params: { path, query: { include: ['shipment.port_of_lading'] } },
  })
  expect(data!.included!.map(({ type }) => type)).toEqual(['shipment', 'port'])
})

test('milestones are included on request, the most recently recorded first, in pages if requested', async () => {
  const include = ['shipment', 'container', 'vessel', 'location', 'terminal', 'source_event'] as const
  const all = await api.api.GET('/containers/{id}/transport_events', {
    params: { path, query: { include: [...include] } },
  })
  const { data, included, meta, links } = all.data!
  expect(meta).toEqual({ size: data.length, total: data.length, pagination: { current: 1, records: data.length } })
  expect(links).not.toHaveProperty('next')
  const order = data.map(({ attributes, id }) => `${attributes.created_at} ${id}`)
  expect(order).toEqual(order.toSorted().reverse())
  const linked = linkedIn(data)
  for (const { id } of included!) expect(linked).toContain(id)
  const second = await api.api.GET('/containers/{id}/transport_events', {
    params: { path, query: { 'page[size]': 2, 'page[number]': 2 } },
  })
  expect(second.data!.data).toEqual(data.slice(2, 4))
  expect(second.data!.meta.total).toBe(data.length)
})

test('ports and vessels are included with raw events by default', async () => {
  const { data } = await api.api.GET('/containers/{id}/raw_events', { params: { path } })
  const types = new Set(data!.included!.map(({ type }) => type as string))
  expect(types).toEqual(new Set(['port', 'metro_area', 'vessel'].filter((type) => types.has(type))))
  expect(types).toContain('vessel')
  const estimated = data!.data.filter(({ attributes }) => attributes.estimated)
  for (const { attributes } of estimated) {
    expect(attributes.actual_at).toBeNull()
    expect(attributes.estimated_at).toBe(attributes.timestamp)
  }
  expect(estimated.length).toBeGreaterThan(0)
})

test('a date without time stays on the same day in its zone', async () => {
  const { rows } = await context.pool.query(
    `update raw_events set date_only = true, estimated = false, timezone = 'Asia/Tokyo', "timestamp" = '2026-02-28T15:00:00Z'
     where id = (select id from raw_events where container_id = $1 limit 1) returning id`,
    [containerId],
  )
  const { data } = await api.api.GET('/containers/{id}/raw_events', { params: { path } })
  const { attributes } = data!.data.find(({ id }) => id === rows[0].id)!
  expect(attributes).toMatchObject({ actual_on: '2026-03-01', actual_at: '2026-02-28T15:00:00Z', estimated_on: null })
})

test('last free days are served by source, under the old name too', async () => {
  await context.pool.query(
    `update containers set pickup_lfd = '2026-03-05T23:59:00Z', pickup_lfd_rail = '2026-03-05T23:59:00Z' where id = $1`,
    [containerId],
  )
  const { data } = await api.api.GET('/containers/{id}', { params: { path } })
  const day = '2026-03-05T23:59:00Z'
  expect(data!.data.attributes).toMatchObject({
    pickup_lfd: day,
    ind_facility_lfd_on: day,
    ssl_lfd: null,
    import_deadlines: { pickup_lfd_rail: day, pickup_lfd_line: null, pickup_lfd_terminal: null },
  })
})

test('reference numbers are replaced, which is notified as an update, and any other attribute is rejected', async () => {
  const { data } = await api.api.PATCH('/containers/{id}', {
    params: { path },
    body: { data: { type: 'container', attributes: { ref_numbers: ['X', 'Y', 'X'] } } },
  })
  expect(data!.data.attributes.ref_numbers).toEqual(['X', 'Y'])
  const { rows } = await context.pool.query(
    'select event, changeset from changes where resource_id = $1 order by sequence desc limit 1',
    [containerId],
  )
  expect(rows).toEqual([{ event: 'container.updated', changeset: { ref_numbers: [['PO-9'], ['X', 'Y']] } }])
  for (const attribute of ['current_status', 'number', 'tags']) {
    const body = { data: { type: 'container', attributes: { [attribute]: 'x' } } }
    const response = await api.request('PATCH', `/v2/containers/${containerId}`, { body })
    expect(response.status).toBe(422)
    expect((await response.json()).errors[0].source.pointer).toBe(`/data/attributes/${attribute}`)
  }
  const wrong = { data: { type: 'shipment', attributes: {} } }
  expect((await api.request('PATCH', `/v2/containers/${containerId}`, { body: wrong })).status).toBe(409)
})

test('a container is found by its exact number in any spelling', async () => {
  for (const [number, total] of [
    ['TSTU1234568', 1],
    ['tstu 123456-8', 1],
    ['TSTU123456', 0],
  ] as const) {
    const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': number } } })
    expect(data!.meta.total, number).toBe(total)
  }
})

test('a container of another account and an unknown one are answered alike, in every operation', async () => {
  const stranger = await api.otherAccount()
  const requests: [string, string, object?][] = [
    ['GET', ''],
    ['GET', '?include=shipment'],
    ['GET', '/transport_events'],
    ['GET', '/raw_events'],
    ['PATCH', '', { data: { type: 'container', attributes: { ref_numbers: ['x'] } } }],
  ]
  for (const [method, rest, body] of requests) {
    const answers = await Promise.all(
      [containerId, crypto.randomUUID(), 'no-id', '..%2f', '%f'].map(async (id) => {
        const response = await stranger.request(method, `/v2/containers/${id}${rest}`, { body })
        return JSON.stringify([response.status, await response.text()])
      }),
    )
    expect(new Set(answers).size, `${method} ${rest}`).toBe(1)
    expect(answers[0]).toMatch(/^\[404/)
  }
  const { data } = await stranger.api.GET('/containers', {
    params: { query: { q: 'TSTU', 'filter[number]': 'TSTU1234568' } },
  })
  expect(data!.data).toEqual([])
})
