import { expect, it } from 'vitest'
import { testApi } from '../harness/api.ts'
import { identifier, readingOf, readUntilIdle, uploadedDocument } from '../harness/records/documents.ts'
import { showAgain } from '../harness/records/shown-rows.ts'
import { freshNumber, trackedShipment, trackingBody } from '../harness/records/tracked.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { call, connect, type Json, LEGACY, MODERN, messageOf, post } from './connect.ts'

const test = await testApi()
const { app, apiKey, api } = test
// The same container on an earlier journey.
await trackedShipment(test)
const { number, shipmentId, containerId } = await trackedShipment(test, { ref_numbers: ['PO-77'] })
const client = await connect(app, { apiKey })
const { data } = await api.GET('/containers/{id}', { params: { path: { id: containerId } } })
const container = data!.data.attributes
const nobody = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'

const READ = { readOnlyHint: true, destructiveHint: false, openWorldHint: false }
const NAMES = [
  'search_container',
  'track_container',
  'get_container',
  'get_shipment_details',
  'get_container_transport_events',
  'get_supported_shipping_lines',
  'get_container_route',
  'list_shipments',
  'list_containers',
  'list_tracking_requests',
]

it('exactly the ten tools are listed, each with a title, schemas and what it may change', async () => {
  const { tools } = await client.listTools()
  expect(tools.map(({ name }) => name)).toEqual(NAMES)
  for (const { name, title, inputSchema, outputSchema, annotations } of tools) {
    expect(title, name).toBeTruthy()
    expect(inputSchema.properties, name).toHaveProperty('intent')
    expect(inputSchema.additionalProperties, name).toBe(false)
    expect(Object.keys(outputSchema!.properties!), name).not.toEqual([])
    const writes = { ...READ, readOnlyHint: false, idempotentHint: true }
    expect(annotations, name).toEqual(name === 'track_container' ? writes : READ)
  }
})

it.each([...LEGACY, MODERN])(
  'every reading tool is answered in revision %s, in text and in structure alike',
  async (revision) => {
    const client = await connect(app, { apiKey, revision })
    const given: Record<string, object> = { search_container: { query: number }, track_container: { number } }
    for (const name of NAMES) {
      const byId = /^get_container/.test(name)
        ? { id: containerId }
        : name === 'get_shipment_details'
          ? { id: shipmentId }
          : {}
      const { result, structured, isError } = await call(client, name, { ...byId, ...given[name], intent: 'a test' })
      expect(isError, name).toBe(false)
      expect(structured, name).toEqual(result)
    }
  },
)

it('a container and its shipment are found by any of their numbers, with status', async () => {
  for (const query of [container.number, 'PO-77']) {
    const { result } = await call(client, 'search_container', { query })
    expect(result.containers[0], query).toMatchObject({
      id: containerId,
      container_number: container.number,
      status: 'on_ship',
    })
    expect(result.total_results, query).toBe(result.containers.length + result.shipments.length)
  }
  const bill = await call(client, 'search_container', { query: number })
  expect(bill.result.shipments).toMatchObject([{ id: shipmentId, bill_of_lading: number, container_count: 1 }])
  const { result } = await call(client, 'search_container', { query: 'nothing has this' })
  expect(result).toMatchObject({ containers: [], shipments: [], total_results: 0 })
})

it('a container is shown with its unknown values as unknown', async () => {
  const { result } = await call(client, 'get_container', { id: containerId })
  expect(result).toMatchObject({
    id: containerId,
    container_number: container.number,
    status: 'on_ship',
    status_source: 'current_status',
    location: {
      available_for_pickup: null,
      availability_known: false,
      pod_arrived_at: null,
      pod_arrived_at_local: 'N/A',
    },
    demurrage: { holds_at_pod_terminal: null, fees_at_pod_terminal: null, fees_total_amount: null, urgency: 'unknown' },
    shipment: { id: shipmentId, ref_numbers: ['PO-77'], line: 'MAEU' },
    freshness: { stale: false, sources: [{ kind: 'line' }] },
    _metadata: { container_state: 'in_transit' },
  })
  expect(result.events).toMatch(/Not loaded/)
})

it.each([[['transport_events']], ['transport_events,shipment']])(
  'the events of a container are loaded by include %j',
  async (include) => {
    const { result } = await call(client, 'get_container', { id: containerId, include })
    expect(result.events.count).toBeGreaterThan(2)
    expect(result.events.latest_event.event).toMatch(/^container\.transport\./)
  },
)

it('the journey of a container is shown in order, with its milestones', async () => {
  const { result } = await call(client, 'get_container_transport_events', {
    id: containerId,
    response_format: 'detailed',
  })
  const times = result.timeline.map(({ timestamp }: { timestamp: string }) => timestamp)
  expect(times).toEqual(times.toSorted())
  expect(result.total_events).toBe(times.length)
  expect(result.milestones.vessel_departed_at).toBe(new Date(container.pol_vessel_departed_at!).toISOString())
  const counted = Object.values<number>(result.event_categories).reduce((sum, count) => sum + count)
  expect(counted).toBe(result.total_events)
})

it('a shipment is shown with its route and containers', async () => {
  const { result } = await call(client, 'get_shipment_details', { id: shipmentId })
  expect(result).toMatchObject({
    id: shipmentId,
    bill_of_lading: number,
    status: 'in_transit',
    shipping_line: { scac: 'MAEU' },
    containers: { count: 1, containers: expect.arrayContaining([expect.objectContaining({ id: containerId })]) },
  })
  const without = await call(client, 'get_shipment_details', { id: shipmentId, include_containers: false })
  expect(without.result.containers).toMatch(/Not loaded/)
})

it('conflicts between the documents of a shipment are shown', async () => {
  for (const [documentType, amount] of [
    ['bill_of_lading', 1204],
    ['packing_list', 1240],
  ] as const) {
    await uploadedDocument(test, test)
    const packages = { value: { amount, unit: 'ctns' }, page: 1, span: [0, 4], confidence: 0.95, grounds: [] }
    const extraction = { schemaVersion: '2026-11-22', payload: { packages }, proposed: {}, leftOut: [] }
    const identifiers = [identifier('bill_of_lading', number)]
    await readUntilIdle(test.context, async () => readingOf({ documentType, extraction, identifiers }))
  }
  const { result } = await call(client, 'get_shipment_details', { id: shipmentId })
  expect(result.document_conflicts).toEqual({
    count: 1,
    conflicts: [
      {
        field: 'packages',
        says: [
          { document_type: 'bill_of_lading', value: '«1204 ctns»' },
          { document_type: 'packing_list', value: '«1240 ctns»' },
        ],
      },
    ],
  })
})

it('lines are found by name and SCAC, and the line of the simulator is not offered', async () => {
  const all = await call(client, 'get_supported_shipping_lines', { response_format: 'detailed' })
  const scacs = all.result.shipping_lines.map(({ scac }: { scac: string }) => scac)
  expect(scacs).toContain('MAEU')
  expect(scacs).not.toContain('TEST')
  const { result } = await call(client, 'get_supported_shipping_lines', { search: 'maersk' })
  expect(result.shipping_lines.map(({ scac }: { scac: string }) => scac)).toContain('MAEU')
  expect(result.total_lines).toBeLessThan(all.result.total_lines)
})

it('lists are filtered by status, port, carrier and time, and say how many records there are', async () => {
  const total = async (name: string, given: object) => (await call(client, name, { ...given })).result.meta.total
  for (const name of ['list_containers', 'list_shipments']) {
    const all = await total(name, {})
    expect(await total(name, { status: 'on_ship', carrier: 'MAEU' }), name).toBe(all)
    expect(await total(name, { status: 'delivered' }), name).toBe(0)
    expect(await total(name, { carrier: 'HLCU' }), name).toBe(0)
    expect(await total(name, { port: 'NLRTM' }), name).toBe(0)
    expect(await total(name, { updated_after: '2099-01-01T00:00:00Z' }), name).toBe(0)
    expect(await total(name, { updated_after: '2020-01-01T00:00:00Z' }), name).toBe(all)
  }
  expect(await total('list_shipments', { number })).toBe(1)
  expect(await total('list_containers', { number: container.number })).toBe(2)
  expect(await total('list_containers', { ready: true })).toBe(0)
  expect(await total('list_containers', { holds: true })).toBe(0)
  expect(await total('list_containers', { free_time_ends_before: '2099-01-01' })).toBe(0)
  expect(await total('list_containers', { query: 'PO-77' })).toBe(1)
  expect(await total('list_shipments', { tracking_stopped: true })).toBe(0)
  expect(await total('list_tracking_requests', { status: 'failed' })).toBe(0)
  expect(await total('list_tracking_requests', { request_type: 'bill_of_lading' })).toBe(2)
  expect(await total('list_tracking_requests', { filters: { request_number: number, 'page[size]': '3' } })).toBe(1)
  expect(await total('list_tracking_requests', { filters: { 'filter[created_at][start]': '2099-01-01' } })).toBe(0)
})

it('lists take every filter that REST has of both, and an order', async () => {
  for (const name of ['list_containers', 'list_shipments']) {
    const total = async (filters: Record<string, string>) =>
      (await call(client, name, { filters, sort: '-arrival,number' })).result.meta.total
    const all = await total({})
    expect(all).toBeGreaterThan(1)
    expect(await total({ hold: 'any' })).toBe(0)
    expect(await total({ not_hold: 'any' })).toBe(all)
    expect(await total({ arrival_start: '2026-01-01', arrival_end: '2026-01-02' })).toBe(0)
    const { items } = (await call(client, name, { sort: 'created_at' })).result
    const newest = (await call(client, name, {})).result.items
    expect(items.map(({ id }: { id: string }) => id).sort()).toEqual(newest.map(({ id }: { id: string }) => id).sort())
    for (const [given, known] of [
      [{ filters: { colour: 'red' } }, 'not_hold'],
      [{ sort: 'colour' }, '-binding_free_day'],
    ] as const) {
      const { said, isError } = await call(client, name, given)
      expect([isError, said.includes('colour'), said.includes(known)]).toEqual([true, true, true])
    }
  }
})

it('lists take a view by its name or a part of it, with what is given besides', async () => {
  for (const [list, name] of [
    ['containers', 'list_containers'],
    ['shipments', 'list_shipments'],
  ] as const) {
    await api.views.create({ name: 'My view Oakland', list, filters: { 'filter[port]': 'USOAK' } })
    const unheld = { 'filter[not][hold]': 'any', 'filter[arrival][start]': '2020-01-01' }
    await api.views.create({ name: 'Not held', list, filters: unheld, sort: ['number'] })
    const total = async (given: object) => (await call(client, name, { ...given })).result.meta.total
    const all = await total({})
    expect(await total({ filters: { view: 'my view oakland' } })).toBe(0)
    expect(await total({ filters: { view: 'Oakland' } })).toBe(0)
    const { data: rest } = await api.GET(`/${list}`, { params: { query: { ...unheld, sort: ['number'] } as never } })
    const { result } = await call(client, name, { filters: { view: 'Not held' } })
    expect(result.items.map(({ id }: { id: string }) => id)).toEqual(rest!.data.map(({ id }) => id))
    expect(await total({ filters: { view: 'Oakland' }, port: 'USLAX' })).toBe(
      (await call(client, name, { port: 'USLAX' })).result.meta.total,
    )
    expect(all).toBeGreaterThan(0)
    const { said, isError } = await call(client, name, { filters: { view: 'Rotterdam' } })
    expect([isError, said.includes('My view Oakland'), said.includes('Not held')]).toEqual([true, true, true])
  }
})

it('shipments are filtered by every status that is shown', async () => {
  const { pool } = test.context
  const stages: [string, string][] = [
    ['pending', 'pol_etd_at = null, pol_atd_at = null'],
    ['awaiting_departure', 'pol_etd_at = now()'],
    ['in_transit', 'pol_atd_at = now()'],
    ['arrived_at_pod', 'pod_ata_at = now()'],
    ['delivered_to_destination', 'destination_ata_at = now()'],
  ]
  for (const [status, change] of stages) {
    await pool.query(`update shipments set ${change} where id = $1`, [shipmentId])
    await showAgain(pool)
    const { result } = await call(client, 'get_shipment_details', { id: shipmentId })
    expect(result.status).toBe(status)
    for (const [asked] of stages) {
      const { items } = (await call(client, 'list_shipments', { status: asked, number })).result
      const expected = asked === status ? [{ id: shipmentId, status }] : []
      expect(items, asked).toEqual(expected.map((one) => expect.objectContaining(one)))
    }
  }
})

it('the answer says what a waiting request waits for', async () => {
  const late = freshNumber()
  await api.POST('/tracking_requests', { body: trackingBody({ request_number: late }) })
  await workUntilIdle(test.context)
  const { data } = await api.GET('/tracking_requests', { params: { query: { 'filter[request_number]': late } } })
  const meta = data!.data[0]!.meta!
  const { result } = await call(client, 'list_tracking_requests', { filters: { request_number: late } })
  expect(result.items).toMatchObject([{ action: meta.action, reason: `«${meta.reason}»`, retryAt: meta.retry_at }])
})

it.each([[['charges']], [['explanation', 'provenance']]])(
  '%j of a container is shown on request, as in REST',
  async (include) => {
    const { result, isError } = await call(client, 'get_container', { id: containerId, include })
    expect(isError).toBe(false)
    const { result: plain } = await call(client, 'get_container', { id: containerId })
    for (const name of include) expect([name in result, name in plain]).toEqual([true, false])
  },
)

it('pages are read by cursor without repeating or leaving out a row', async () => {
  const first = await call(client, 'list_containers', { page_size: 1 })
  const second = await call(client, 'list_containers', { page_size: 1, cursor: first.result.next_cursor })
  expect(second.result.next_cursor).toBeNull()
  const ids = [first, second].flatMap(({ result }) => result.items.map(({ id }: { id: string }) => id))
  expect(new Set(ids).size).toBe(2)
  expect(first.links).toEqual([])
  const linked = await call(client, 'list_containers', { page_size: 1, include: 'links' })
  expect(linked.links).toMatchObject([{ type: 'resource_link', uri: `boxtrail://container/${ids[0]}` }])
})

it('an unknown argument is named', async () => {
  const { said, isError } = await call(client, 'list_containers', { limit: 3 })
  expect(isError).toBe(true)
  expect(said).toContain('limit')
})

it.each([
  ['get_container', { id: 'no-uuid' }, 'id'],
  ['get_container', { id: nobody, include: 'vessel' }, 'include: there is no \\"vessel\\"'],
  ['list_tracking_requests', { filters: { colour: 'red' } }, 'filters: there is no \\"colour\\"'],
  ['track_container', {}, 'number'],
  ['track_container', { number: 'X1', numberType: 'parcel' }, 'numberType'],
])('the wrong argument of %s is named', async (name, given, named) => {
  const { said, isError } = await call(client, name, given)
  expect(isError).toBe(true)
  expect(said).toContain(named)
})

it('an unknown tool is rejected as the protocol defines', async () => {
  const body = { jsonrpc: '2.0', id: 1, method: 'tools/call', params: { name: 'delete_everything', arguments: {} } }
  expect((await messageOf(await post(app, body, { apiKey }))).error).toMatchObject({
    code: -32602,
    message: expect.stringContaining('not found'),
  })
})

it('the answer says what to do about a container that the account does not have', async () => {
  const { result, isError } = await call(client, 'get_container', { id: nobody })
  expect(isError).toBe(true)
  expect(result.error).toMatchObject({
    status: 404,
    what: expect.any(String),
    next: expect.stringContaining('search_container'),
  })
})

it('no tool shows anything of another account', async () => {
  const other = await test.otherAccount()
  const stranger = await connect(app, { apiKey: other.apiKey })
  for (const name of ['get_container', 'get_container_transport_events'])
    expect((await call(stranger, name, { id: containerId })).result.error.status, name).toBe(404)
  expect((await call(stranger, 'get_container_route', { id: containerId })).result.error).toBe('NotFound')
  expect((await call(stranger, 'get_shipment_details', { id: shipmentId })).result.error.status).toBe(404)
  expect((await call(stranger, 'search_container', { query: number })).result.total_results).toBe(0)
  for (const name of ['list_containers', 'list_shipments', 'list_tracking_requests'])
    expect((await call(stranger, name)).result.items, name).toEqual([])
})

it('the wait of a rate limit is passed on, and webhooks are recommended', async () => {
  const { app, apiKey } = await testApi({ limits: { requests_per_minute: 3 } })
  const client = await connect(app, { apiKey })
  let failed: Json
  for (let at = 0; at < 6; at++) failed = (await call(client, 'list_shipments')).result.error ?? failed
  expect(failed).toMatchObject({ status: 429, next: expect.stringContaining('webhooks') })
  expect(failed.retry_after_s).toBeGreaterThan(0)
})

it('an alternative is offered where routes are not enabled', async () => {
  const account = await test.otherAccount()
  await test.context.pool.query(`update accounts set features = '{"route_and_map": false}' where id = $1`, [
    account.accountId,
  ])
  const other = await connect(app, account)
  const { result, isError } = await call(other, 'get_container_route', { id: containerId })
  expect([isError, result.error]).toEqual([false, 'FeatureNotEnabled'])
  expect(result.alternative).toContain('get_container_transport_events')
})

it('a number is ordered once, however often the tool is called', async () => {
  const fresh = freshNumber()
  const first = await call(client, 'track_container', { number: ` ${fresh} `, numberType: 'bl', scac: 'maeu' })
  expect(first.result).toMatchObject({
    tracking_request_created: true,
    tracking_request: { scac: 'MAEU', status: 'pending' },
  })
  const again = await call(client, 'track_container', { number: fresh, numberType: 'bl', scac: 'MAEU' })
  expect(again.result).toMatchObject({
    tracking_request_created: false,
    tracking_request: { id: first.result.tracking_request.id },
  })
  const known = await call(client, 'track_container', { containerNumber: container.number })
  expect(known.result).toMatchObject({
    id: containerId,
    tracking_request_created: false,
    infer_result: { source: 'search_match' },
  })
})
