import { createClient } from '@boxtrail/client'
import type { Call } from './call.ts'

type Linked = { id: string; attributes: Record<string, string> }

/** Creates the account's other data through the API, as its users would. */
export const populate = async (service: { url: string; apiKey: string }, call: Call): Promise<void> => {
  const create = async (path: string, type: string, attributes: object, relationships?: object): Promise<Linked> =>
    (await call('POST', path, { data: { type, attributes, ...(relationships ? { relationships } : {}) } })).data
  await create('/webhooks', 'webhook', { url: 'https://hooks.harbour-street.example/boxtrail', active: true })
  await create('/webhooks', 'webhook', {
    url: 'https://erp.harbour-street.example/containers',
    active: false,
    events: ['container.transport.available', 'container.updated'],
    headers: [{ name: 'X-Tenant', value: 'harbour-street' }],
  })
  const customer = await create('/parties', 'party', { company_name: 'Lakeside Furniture' })
  await create('/parties', 'party', { company_name: 'Harbour Street Trading' })
  await create('/tariffs', 'tariff', DEMURRAGE)
  await create('/views', 'view', READY)
  await create('/calendar_feeds', 'calendar_feed', { name: 'Dispatch', filters: {} })
  await create('/api_keys', 'api_key', { name: 'ERP import', scope: 'read' })
  await create('/tracking_requests', 'tracking_request', REFUSED, {
    customer: { data: { type: 'party', id: customer.id } },
  })

  const shipments: Linked[] = (await call('GET', '/shipments?page[size]=40')).data
  for (const [at, { id }] of shipments.slice(0, 6).entries()) {
    const attributes = { ref_numbers: [`PO-48${200 + at}`], tags: ['spring-range'] }
    await call('PATCH', `/shipments/${id}`, { data: { type: 'shipment', id, attributes } })
  }
  await call('PATCH', `/shipments/${shipments.at(-1)!.id}/stop_tracking`)
  await addFields(create, shipments)
  await addDocuments(service, call, shipments)
}

const DEMURRAGE = {
  charge: 'demurrage',
  shipping_line_scac: 'TEST',
  port_locode: 'USLAX',
  free_days: 4,
  free_days_unit: 'working_days',
  currency_code: 'USD',
  tiers: [
    { from_day: 1, amount_per_day: 120 },
    { from_day: 5, amount_per_day: 240 },
  ],
  valid_from: '2026-01-01',
}

const READY = {
  name: 'Ready for pickup',
  list: 'containers',
  filters: { 'filter[ready]': 'true' },
  columns: ['number', 'pod_terminal', 'pickup_lfd'],
  visibility: 'shared',
}

/** A number that is unknown to the line. */
const REFUSED = { request_type: 'bill_of_lading', request_number: 'TEST-TR-FAILED', scac: 'TEST' }

const addFields = async (
  create: (...of: [string, string, object, object?]) => Promise<Linked>,
  shipments: Linked[],
) => {
  const incoterm = await create('/custom_field_definitions', 'custom_field_definition', {
    entity_type: 'Shipment',
    api_slug: 'incoterm',
    display_name: 'Incoterm',
    data_type: 'enum',
  })
  for (const [at, [value, label]] of [
    ['FOB', 'Free on board'] as const,
    ['CIF', 'Cost, insurance and freight'] as const,
  ].entries())
    await create(`/custom_field_definitions/${incoterm.id}/options`, 'custom_field_option', {
      label,
      value,
      position: at + 1,
    })
  await create('/custom_field_definitions', 'custom_field_definition', {
    entity_type: 'Container',
    api_slug: 'cargo_value',
    display_name: 'Cargo value',
    data_type: 'number',
    validation: { min: 0 },
  })
  for (const [at, { id }] of shipments.slice(0, 4).entries())
    await create(
      '/custom_fields',
      'custom_field',
      { api_slug: 'incoterm', value: at % 2 === 0 ? 'FOB' : 'CIF' },
      { entity: { data: { type: 'shipment', id } } },
    )
}

const addDocuments = async ({ url, apiKey }: { url: string; apiKey: string }, call: Call, shipments: Linked[]) => {
  const api = createClient({ baseUrl: url, apiKey })
  for (const shipment of shipments.slice(0, 2)) {
    const bill = shipment.attributes.bill_of_lading_number!
    await api.documents.upload(new Blob([notice(shipment)], { type: 'text/plain' }), {
      filename: `arrival-notice-${bill}.txt`,
      name: `Arrival notice ${bill}`,
    })
  }
  await call('POST', '/email_submissions', mailWith(shipments[2]!), 'message/rfc822')
}

/** The text of an arrival notice with the reported values: different ones would be contradictions. */
const notice = ({ attributes }: Linked): string => {
  const { bill_of_lading_number: bill, pod_vessel_name: ship, port_of_discharge_name: port } = attributes
  return [
    'ARRIVAL NOTICE',
    `B/L No.: ${bill}`,
    ...(ship ? [`Vessel: ${ship}`] : []),
    ...(port ? [`Port of discharge: ${port}`] : []),
    '',
  ].join('\n')
}

const mailWith = (shipment: Linked): string =>
  [
    'From: notices@line.example',
    'To: papers@harbour-street.example',
    `Subject: Arrival notice ${shipment.attributes.bill_of_lading_number}`,
    'Message-ID: <notice-1@line.example>',
    '',
    notice(shipment),
  ].join('\r\n')
