import { createRandom, type Random } from '@boxtrail/simulator'
import type { Recording, Resource } from '../../generate/mock-world/crawl.ts'

/** A call that is sent to the service and to the mock in the same state. */
export interface Call {
  method: string
  path: string
  body?: string
  headers?: Record<string, string>
}

const JSON_API = { 'content-type': 'application/vnd.api+json' }
const UNKNOWN = '0195a3c2-7c1e-7d44-9a51-5b1f0c6de201'

/** Random calls from a seed: lists and their pages, records, refused requests, and changes. */
export const generateCalls = (recording: Recording, count: number, seed: number): Call[] => {
  const random = createRandom(seed)
  const ofType = (type: string) => recording.resources.filter((one) => one.type === type)
  const kinds: [weight: number, make: () => Call][] = [
    [30, () => listCall(random, ofType)],
    [20, () => readCall(random, ofType)],
    [10, () => belowCall(random, ofType)],
    [14, () => refusedCall(random, ofType)],
    [12, () => writeCall(random, ofType)],
    [4, () => get(`/search?query=${encodeURIComponent(wordOf(random, ofType))}`)],
    [4, () => get(`/events?after=${random.int(0, 500)}&limit=${random.int(1, 60)}`)],
  ]
  const all = kinds.flatMap(([weight, make]) => Array.from({ length: weight }, () => make))
  return Array.from({ length: count }, () => random.pick(all)())
}

const get = (path: string): Call => ({ method: 'GET', path })

type OfType = (type: string) => Resource[]

const wordOf = (random: Random, ofType: OfType): string => {
  const words = [
    ...ofType('container').map(({ attributes }) => String(attributes.number)),
    ...ofType('shipment').map(({ attributes }) => String(attributes.bill_of_lading_number)),
    'QXSU10',
    'Oakland',
    'spring-range',
    'zzz',
  ]
  return random.pick(words)
}

/** The values of each filter of the two large lists and of requests; undefined omits a filter. */
const filtersOf = (random: Random, ofType: OfType): Record<string, Record<string, () => string>> => {
  const value = (type: string, name: string) => String(random.pick(ofType(type)).attributes[name] ?? 'none')
  const day = () => `2026-11-${random.int(10, 30)}`
  const shared = {
    'filter[port]': () => value('shipment', random.pick(['port_of_lading_locode', 'port_of_discharge_name'])),
    'filter[carrier]': () => random.pick(['TEST', 'Maersk', 'nobody']),
    'filter[tracking_stopped]': () => String(random.int(0, 1) === 1),
    'filter[customer_name]': () => 'Lakeside Furniture',
    'filter[updated_at][start]': day,
    q: () => wordOf(random, ofType),
  }
  return {
    containers: {
      ...shared,
      'filter[status]': () => value('container', 'current_status'),
      'filter[number]': () => value('container', 'number').toLowerCase(),
      'filter[free_time_ends_within]': () => String(random.int(0, 9)),
      'filter[free_time_ends_before]': day,
      'filter[ready]': () => random.pick(['true', 'false']),
      'filter[holds]': () => random.pick(['true', 'false']),
    },
    shipments: {
      ...shared,
      'filter[status]': () => random.pick(['in_transit', 'arrived_at_pod', 'available', 'delivered_to_destination']),
      number: () => value('tracking_request', 'request_number'),
    },
    tracking_requests: {
      'filter[status]': () => value('tracking_request', 'status'),
      'filter[scac]': () => random.pick(['TEST', 'MAEU']),
      'filter[request_type]': () => random.pick(['bill_of_lading', 'booking', 'container']),
      'filter[request_number]': () => value('tracking_request', 'request_number'),
      'filter[created_at][start]': day,
    },
    documents: {
      'filter[document_types]': () => random.pick(['arrival_notice', 'unknown', 'bill_of_lading,arrival_notice']),
      'filter[filename]': () => random.pick(['arrival notice', 'message', 'nothing']),
      'filter[readability]': () => 'text',
      sort: () => random.pick(['created_at', '-created_at']),
    },
    custom_fields: { 'filter[entity_type]': () => random.pick(['Shipment', 'container', 'nothing']) },
    custom_field_definitions: { 'filter[data_type]': () => random.pick(['enum', 'number']) },
    shipping_lines: { search: () => random.pick(['mae', 'TEST', 'ocean', 'zzz']) },
    webhooks: {},
    webhook_notifications: {},
    parties: {},
    tariffs: {},
    email_submissions: {},
  }
}

const INCLUDES: Record<string, string[]> = {
  containers: [
    'shipment',
    'pod_terminal',
    'transport_events',
    'shipment.containers',
    'shipment.port_of_lading',
    'raw_events',
  ],
  shipments: [
    'containers',
    'port_of_lading',
    'port_of_discharge',
    'destination',
    'containers.transport_events',
    'pod_terminal',
  ],
  tracking_requests: ['customer', 'user', 'tracked_object.containers'],
  documents: ['shipments', 'user', 'account', 'last_document_representation'],
  custom_fields: ['entity', 'definition'],
  custom_field_definitions: ['options'],
  webhook_notifications: ['webhook'],
}

const listCall = (random: Random, ofType: OfType): Call => {
  const filters = filtersOf(random, ofType)
  const list = random.pick(['containers', 'containers', 'shipments', 'shipments', ...Object.keys(filters)])
  const query = new URLSearchParams()
  for (const [name, value] of Object.entries(filters[list]!)) if (random.next() < 0.25) query.set(name, value())
  const includes = (INCLUDES[list] ?? []).filter(() => random.next() < 0.3)
  if (includes.length > 0) query.set('include', includes.join(','))
  if (random.next() < 0.6) query.set('page[size]', String(random.int(1, 12)))
  if (random.next() < 0.3) query.set('page[number]', String(random.int(1, 6)))
  return get(`/${list}?${query}`)
}

const COLLECTIONS: Record<string, string> = {
  container: 'containers',
  shipment: 'shipments',
  tracking_request: 'tracking_requests',
  port: 'ports',
  terminal: 'terminals',
  vessel: 'vessels',
  metro_area: 'metro_areas',
  party: 'parties',
  tariff: 'tariffs',
  document: 'documents',
  webhook: 'webhooks',
  webhook_notification: 'webhook_notifications',
  custom_field: 'custom_fields',
  custom_field_definition: 'custom_field_definitions',
  shipping_line: 'shipping_lines',
  api_key: 'api_keys',
  report: 'reports',
  document_schema: 'document_schemas',
}

const readCall = (random: Random, ofType: OfType): Call => {
  const type = random.pick(['container', 'shipment', 'tracking_request', ...Object.keys(COLLECTIONS)])
  const list = COLLECTIONS[type]!
  const includes = (INCLUDES[list] ?? []).filter(() => random.next() < 0.3)
  return get(`/${list}/${random.pick(ofType(type)).id}${includes.length > 0 ? `?include=${includes}` : ''}`)
}

const belowCall = (random: Random, ofType: OfType): Call => {
  const container = random.pick(ofType('container')).id
  const shipment = random.pick(ofType('shipment')).id
  return get(
    random.pick([
      `/containers/${container}/transport_events?page[size]=${random.int(1, 9)}`,
      `/containers/${container}/raw_events`,
      `/containers/${container}/route?include=route_locations`,
      `/containers/${container}/map_geojson`,
      `/containers/${container}/provenance`,
      `/containers/${container}?provenance=current_status,import_deadlines`,
      `/shipments/${shipment}/provenance`,
      `/shipments/${shipment}/custom_fields`,
      `/containers/${container}/custom_fields`,
      `/custom_field_definitions/${random.pick(ofType('custom_field_definition')).id}/options`,
      '/documents/types',
      '/webhooks/ips',
      '/webhooks/events',
      '/audit_events?page[size]=2',
    ]),
  )
}

const refusedCall = (random: Random, ofType: OfType): Call => {
  const shipment = random.pick(ofType('shipment')).id
  const body = (data: object) => JSON.stringify({ data })
  const post = (path: string, text: string, headers = JSON_API): Call => ({ method: 'POST', path, body: text, headers })
  return random.pick<() => Call>([
    () => get(`/containers/${UNKNOWN}`),
    () => get('/shipments/none'),
    () => get(`/containers/${shipment}`),
    () => get('/containers?page[size]=0'),
    () => get('/containers?page[after]=nothing'),
    () => get('/containers?filter[colour]=red'),
    () => get('/containers?include=owner'),
    () => get('/containers?filter[ready]=perhaps'),
    () => get('/shipments?filter[updated_at][start]=yesterday'),
    () => get('/containers?api_key=secret'),
    () => get('/containers?q=a&q=b'),
    () => ({ ...get('/containers'), headers: { authorization: '' } }),
    () => get('/nothing/here'),
    () => ({ method: 'DELETE', path: '/shipments' }),
    () => post('/tracking_requests', '{}'),
    () => post('/tracking_requests', '{"data":'),
    () => post('/tracking_requests', body({ type: 'shipment', attributes: {} })),
    () => post('/tracking_requests', body({ type: 'tracking_request', attributes: { request_type: 'truck' } })),
    () => post('/tracking_requests', body({ type: 'tracking_request', attributes: numbered('container', 'ABC') })),
    () => post('/tracking_requests', body({ type: 'tracking_request', attributes: numbered('bill_of_lading', '###') })),
    () =>
      post(
        '/tracking_requests',
        body({ type: 'tracking_request', attributes: { ...numbered('container', 'MSKU7054416'), scac: 'ZZZZ' } }),
      ),
    () => post('/webhooks', body({ type: 'webhook', attributes: { url: 'https://a.example', colour: 'red' } })),
    () => post('/parties', body({ type: 'party', attributes: { company_name: 7 } })),
    () => post('/parties', 'name=x', { 'content-type': 'application/x-www-form-urlencoded' }),
    () => ({
      method: 'PATCH',
      path: `/shipments/${shipment}`,
      headers: JSON_API,
      body: body({ type: 'shipment', id: UNKNOWN, attributes: {} }),
    }),
    () => ({
      method: 'PATCH',
      path: `/shipments/${shipment}`,
      headers: JSON_API,
      body: body({ type: 'shipment', id: shipment, attributes: { pod_eta_at: 'now' } }),
    }),
    () => ({
      method: 'PATCH',
      path: `/containers/${UNKNOWN}`,
      headers: JSON_API,
      body: body({ type: 'container', id: UNKNOWN, attributes: { ref_numbers: [] } }),
    }),
    () => get('/search?query='),
    () => get('/search'),
  ])()
}

const numbered = (request_type: string, request_number: string) => ({ request_type, request_number, scac: 'TEST' })

/** The body of a batch: with ids, or with filters and a count that may be wrong. */
const batch = (random: Random, ids: readonly string[]) => ({
  type: 'record_batch',
  attributes: random.pick<object>([
    { action: random.pick(['add_tags', 'remove_tags', 'add_references']), ids, values: ['a', 'c'] },
    { action: random.pick(['stop_tracking', 'resume_tracking']), ids },
    { action: 'add_tags', filters: { 'filter[carrier]': 'TEST' }, count: 1, values: ['a'] },
    { action: 'add_tags', filters: { 'filter[colour]': 'red' }, count: 1, values: ['a'] },
    { action: 'remove_references', ids },
  ]),
})

/** A change that no worker continues, so that both are in the same state afterwards. */
const writeCall = (random: Random, ofType: OfType): Call => {
  const write = (method: string, path: string, data?: object): Call => ({
    method,
    path,
    ...(data ? { headers: JSON_API, body: JSON.stringify({ data }) } : {}),
  })
  const shipment = random.pick(ofType('shipment')).id
  const container = random.pick(ofType('container')).id
  const party = random.pick(ofType('party')).id
  const request = random.pick(ofType('tracking_request')).id
  const name = `Party ${random.int(1, 1_000_000)}`
  const numbers = { ref_numbers: [`PO-${random.int(1, 99_999)}`] }
  return random.pick<() => Call>([
    () => write('PATCH', `/shipments/${shipment}`, { type: 'shipment', id: shipment, attributes: numbers }),
    () =>
      write('PATCH', `/shipments/${shipment}`, { type: 'shipment', id: shipment, attributes: { tags: ['a', 'b'] } }),
    () => write('PATCH', `/containers/${container}`, { type: 'container', id: container, attributes: numbers }),
    () =>
      write('PATCH', `/tracking_requests/${request}`, { type: 'tracking_request', id: request, attributes: numbers }),
    () => write('POST', '/parties', { type: 'party', attributes: { company_name: name } }),
    () => write('PATCH', `/parties/${party}`, { type: 'party', id: party, attributes: { company_name: name } }),
    () => write('POST', '/shipments/bulk', batch(random, [shipment, UNKNOWN])),
    () => write('POST', '/containers/bulk', batch(random, [container])),
    () => write('PATCH', `/shipments/${shipment}/stop_tracking`),
    () => write('PATCH', `/shipments/${shipment}/resume_tracking`),
    () => write('POST', '/api_keys', { type: 'api_key', attributes: { name, scope: 'read' } }),
    () =>
      write('POST', '/webhooks', { type: 'webhook', attributes: { url: 'https://one.example/hook', active: false } }),
    () => write('POST', '/tariffs', { type: 'tariff', attributes: TARIFF }),
    () =>
      write('POST', '/custom_fields', {
        type: 'custom_field',
        attributes: { api_slug: 'cargo_value', value: random.int(1, 90_000) },
        relationships: { entity: { data: { type: 'container', id: container } } },
      }),
  ])()
}

const TARIFF = {
  charge: 'detention',
  shipping_line_scac: 'TEST',
  port_locode: 'USLAX',
  free_days: 5,
  free_days_unit: 'calendar_days',
  currency_code: 'USD',
  tiers: [{ from_day: 1, amount_per_day: 90 }],
  valid_from: '2026-01-01',
}
