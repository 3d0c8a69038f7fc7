import { addContradiction } from '../../harness/records/contradiction.ts'
import type { Schemas } from '@boxtrail/contracts'
import { documentSchemas } from '@boxtrail/document-reading/document-schemas'
import type { TestApi } from '../../harness/api.ts'
import { uploadedDocument, uploadedFile } from '../../harness/records/documents.ts'
import { trackedShipment, trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { images } from '../../../../document-reading/test/harness/sample-images.ts'
import { createRecords, type Records, type Resource } from './records.ts'

const UPLOADS = 200

type Field = Schemas['CustomFieldDefinitionCreate']['data']['attributes']

/** An account with real records of every kind, so that generated requests reach the database. */
export const createWorld = async (test: TestApi): Promise<Records> => {
  const records = createRecords(test)
  const { api, context } = test
  for (let n = 0; n < 10; n++)
    await api.webhooks.create({ url: `https://hooks.harbour-street.example/${n}`, active: true })
  for (const company_name of ['Lakeside Furniture', 'Harbour Street']) await api.parties.create({ company_name })
  const tiers = [{ from_day: 1, amount_per_day: 100 }]
  for (const charge of ['demurrage', 'detention'] as const)
    await api.tariffs.create({ charge, currency_code: 'USD', tiers, valid_from: '2026-01-01' })
  for (let n = 0; n < 4; n++) await api.views.create({ name: `view ${n}`, list: n % 2 ? 'containers' : 'shipments' })
  for (let n = 0; n < 10; n++) await api.calendarFeeds.create({ name: `feed ${n}` })
  for (let n = 0; n < 10; n++) await api.apiKeys.create({ name: `key ${n}`, scope: 'read' })
  for (let n = 0; n < 3; n++) await trackedShipment(test)
  const [tracked] = (await api.containers.list()).data
  await addContradiction(context.pool, test.accountId, {
    container: tracked!.id,
    shipment: tracked!.relationships.shipment.data!.id,
  })
  await context.pool.query(
    `insert into source_silences (account_id, source_id, look_at, told) values ($1, 'terminal:quiet', now() + interval '1 day', $2)`,
    [test.accountId, silentTerminal],
  )
  // A request that could not be tracked needs attention.
  const failing = trackingBody({ request_number: 'TEST-TR-FAILED', scac: 'TEST' })
  await test.request('POST', '/v2/tracking_requests', { body: failing })
  await workUntilIdle(context)
  for (let n = 0; n < 5; n++) await uploadedDocument(test, test)
  for (let n = 0; n < 40; n++) await api.documents.upload(new Blob([new Uint8Array(images.png!()), `${n}`]))
  // An upload can become one document at most, so many are needed.
  for (let n = 0; n < UPLOADS; n++) records.learn({ type: 'upload', id: await uploadedFile(test, test) })
  await api.emailSubmissions.create('From: notices@line.example\r\n\r\nNothing attached.')
  await defineFields(test, records)
  for (const path of lists) {
    const answer = await test.request('GET', `/v2/${path}?page[size]=100`)
    records.learnFrom('GET', path, await answer.json())
  }
  await learnReference(test, records)
  const other = await test.otherAccount()
  await trackedShipment(test, {}, other)
  for (const { data } of [await other.api.containers.list(), await other.api.trackingRequests.list()])
    for (const { id, type } of data) records.learn({ id, type }, 'foreign')
  const { rows: reports } = await context.pool.query<{ id: string }>(
    'select r.id from reports r join subscriptions s on s.check_id = r.check_id where s.account_id = $1',
    [test.accountId],
  )
  for (const { id } of reports) records.learn({ type: 'report', id })
  const { rows } = await context.pool.query<{ id: string }>('select id from vessels')
  for (const { id } of rows) records.learn({ type: 'vessel', id })
  return records
}

const silentTerminal = {
  id: '019cb9c4-2d40-7c52-8f0d-2a9b6e4c7d32',
  silence: {
    source: { id: 'terminal:quiet', kind: 'terminal', name: 'Quiet' },
    since: '2026-03-03T10:17:12Z',
    last_answered_at: null,
    cadence: { every_s: 3_600, basis: 'stated', cases: null },
    shipments: 0,
    containers: 0,
    noticed_at: '2026-03-04T10:18:00Z',
    ended_at: null,
    ended_because: null,
  },
}

const lists =
  'shipments containers tracking_requests webhooks webhook_notifications parties tariffs views calendar_feeds attention contradictions source_silences api_keys shipping_lines custom_field_definitions custom_fields documents email_submissions'.split(
    ' ',
  )

const entities = ['Shipment', 'Container', 'TrackingRequest'] as const
/** The fields of each record type. They are the same, so that values for one type fit the others. */
const fields: Pick<Field, 'api_slug' | 'data_type' | 'reference_type'>[] = [
  { api_slug: 'own_text', data_type: 'short_text' },
  { api_slug: 'own_number', data_type: 'number' },
  { api_slug: 'own_date', data_type: 'date' },
  { api_slug: 'own_time', data_type: 'datetime' },
  { api_slug: 'own_boolean', data_type: 'boolean' },
  { api_slug: 'own_choice', data_type: 'enum' },
  { api_slug: 'own_choices', data_type: 'enum_multi' },
  { api_slug: 'own_party', data_type: 'reference', reference_type: 'Party' },
]

const defineFields = async ({ api, request }: TestApi, { learn }: Records) => {
  for (const entity_type of entities)
    for (const field of fields) {
      const { data } = await api.customFieldDefinitions.create({ entity_type, display_name: field.api_slug, ...field })
      if (!field.data_type.startsWith('enum')) continue
      for (const value of ['FOB', 'CIF', 'EXW'])
        learn((await api.customFieldOptions.create(data.id, { value, label: value })).data as Resource)
    }
  for (const type of ['shipment', 'container', 'tracking_request'] as const) {
    const { data } = (await (await request('GET', `/v2/${type}s`)).json()) as { data: { id: string }[] }
    for (const { id } of data) await api.customFields.create({ api_slug: 'own_text', value: 'x', entity: { type, id } })
  }
}

const learnReference = async ({ api, context }: TestApi, { learn }: Records) => {
  const { places } = context.reference
  for (const locode of ['USLAX', 'KRPUS', 'CNSHA']) learn({ type: 'port', id: places.portByLocode(locode)!.id })
  for (const { fullVersion } of documentSchemas) learn({ type: 'document_schema', id: fullVersion })
  for (const { id } of places.terminalsAt('USLAX')) learn({ type: 'terminal', id })
  for (const id of ['ATENA', places.metroAreaByLocode('ATGRZ')!.id]) learn({ type: 'metro_area', id })
  const { data } = await api.containers.list()
  for (const { id } of data) {
    const { data: route } = await api.GET('/containers/{id}/route', { params: { path: { id }, query: { include: ['port'] } } })
    for (const port of route?.included ?? []) learn({ type: port.type, id: port.id })
  }
}
