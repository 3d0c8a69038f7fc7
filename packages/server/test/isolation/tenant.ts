import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { idv7 } from '../../src/db/idv7.ts'
import { invite } from '../../src/identity/invitations/invitations.ts'
import { testJourney } from '../../src/sources/test-line/test-journey.ts'
import type { TestAccount, TestApi } from '../harness/api.ts'
import { addContradiction } from '../harness/records/contradiction.ts'
import { uploadedFile } from '../harness/records/documents.ts'
import { join } from '../harness/records/people.ts'
import { workUntilIdle } from '../harness/workers.ts'
import { requestsOf } from './bodies.ts'
import { hasIdempotencyKey, pathOf } from './places.ts'
import { addApp, addAttention, addDocument, addPosition, addSandbox } from './tenant-records.ts'
import type { Tenant } from './tenant-type.ts'

const AT_SEA_MS = Date.parse('2026-11-21T06:00:00Z')
const entities = ['Shipment', 'Container', 'TrackingRequest'] as const
const snake = (name: string) => name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_').toLowerCase()

/** The texts of an account; unused ones are built in the same way. */
export const textsOf = (mark: string): Tenant['texts'] => ({
  number: `${mark.toUpperCase()}0001`,
  container: withCheckDigit(`${mark.slice(0, 3).toUpperCase()}U700001`)!,
  slug: `${mark}_shipment_text`,
  option: `${mark}_option`,
  company: `${mark} furniture`,
  reference: `PO-${mark}`,
  url: `https://hooks.${mark}.example/boxtrail`,
  value: `${mark} value`,
})

export const keyOf = (mark: string, id: OperationId) => `${mark}-${id}`

export const createTenant = async (test: TestApi, account: TestAccount, mark: string): Promise<Tenant> => {
  const { api } = account
  const { pool } = test.context
  const texts = textsOf(mark)
  const references = [texts.reference]
  const ids: Tenant['ids'] = { account: account.accountId, user: account.userId, api_key: account.keyId }
  const made = async (answer: Promise<{ data: { id: string; type: string } }>) => {
    const { data } = await answer
    ids[data.type] ??= data.id
    return data.id
  }

  await made(api.webhooks.create({ url: texts.url, active: true, headers: [{ name: 'X-Mark', value: mark }] }))
  await made(api.parties.create({ company_name: texts.company }))
  await join(test, { accountId: account.accountId, email: `${mark}@member.example`, role: 'member' })
  await invite(pool, { accountId: account.accountId, email: `${mark}@guest.example`, role: 'member', invitedBy: null })
  const tiers = [{ from_day: 1, amount_per_day: 100 }]
  await made(api.tariffs.create({ charge: 'storage', currency_code: 'USD', tiers, valid_from: '2026-01-01' }))
  await made(api.calendarFeeds.create({ name: texts.company, filters: { q: mark } }))
  await made(api.views.create({ name: texts.company, list: 'containers', filters: { q: mark } }))
  const choice = await made(
    api.customFieldDefinitions.create({
      entity_type: 'Shipment',
      api_slug: `${mark}_choice`,
      display_name: `${mark} choice`,
      description: `${mark} description`,
      data_type: 'enum',
    }),
  )
  await made(api.customFieldOptions.create(choice, { value: texts.option, label: `${mark} label` }))
  for (const entity_type of entities) {
    const api_slug = `${mark}_${snake(entity_type)}_text`
    const text = { entity_type, api_slug, display_name: `${mark} text`, data_type: 'short_text' } as const
    await api.customFieldDefinitions.create(text)
    await api.customFieldDefinitions.create({
      ...text,
      api_slug: `${api_slug}_unset`,
      default_value: `${mark} default`,
    })
    for (const reference_type of [...entities, 'Party'] as const)
      await api.customFieldDefinitions.create({
        entity_type,
        api_slug: `${mark}_${snake(entity_type)}_to_${snake(reference_type)}`,
        display_name: `${mark} reference`,
        data_type: 'reference',
        reference_type,
      })
  }

  const number = texts.number
  const journey = testJourney(AT_SEA_MS) as Record<string, unknown>[]
  test.line.knows(
    number,
    journey.map((one) => ('equipmentReference' in one ? { ...one, equipmentReference: texts.container } : one)),
  )
  const attributes = (request_number: string) => ({
    request_type: 'bill_of_lading' as const,
    request_number,
    scac: 'MAEU',
    ref_numbers: references,
    shipment_tags: [`${mark} tag`],
  })
  const customer = { data: { type: 'party' as const, id: ids.party! } }
  const begin = async (request_number: string) => {
    const body = {
      data: { type: 'tracking_request' as const, attributes: attributes(request_number), relationships: { customer } },
    }
    return (await api.POST('/tracking_requests', { body })).data!.data.id
  }
  ids.tracking_request = await begin(number)
  await workUntilIdle(test.context)
  const { data: request } = await api.trackingRequests.get(ids.tracking_request)
  ids.shipment = request.relationships.tracked_object.data!.id
  const { data: containers } = await api.containers.list()
  ids.container = containers[0]!.id
  for (const [index, status] of ['failed', 'awaiting_manifest', 'tracking_stopped'].entries()) {
    const id = await begin(`${number}${index}`)
    await pool.query('update tracking_requests set status = $2, failed_reason = $3 where id = $1', [
      id,
      status,
      status === 'failed' ? 'not_found' : null,
    ])
  }
  await api.trackingRequests.create({ ...attributes(`${number}9`), scac: null, auto_detect_vocc_scac: true })

  await api.shipments.update(ids.shipment, { ref_numbers: references, tags: [`${mark} tag`] })
  await api.containers.update(ids.container, { ref_numbers: references })
  for (const kind of ['shipment', 'container', 'tracking_request'] as const) {
    const entity = { type: kind, id: ids[kind]! }
    await made(api.customFields.create({ api_slug: `${mark}_${kind}_text`, value: texts.value, entity }))
    const party = { type: 'party', id: ids.party! }
    const { data } = await api.customFields.create({ api_slug: `${mark}_${kind}_to_party`, value: party, entity })
    ids.custom_field_to_party = data.id
    ids.definition_to_party = data.relationships.definition.data.id
  }

  const one = async (text: string): Promise<string> => (await pool.query(text, [account.accountId])).rows[0].id
  ids.webhook_notification = await one('select id from notifications where account_id = $1 limit 1')
  ids.transport_event = await one('select id from transport_events where account_id = $1 limit 1')
  ids.raw_event = await one('select id from raw_events where account_id = $1 limit 1')
  await pool.query(
    `insert into packed_raw_events (account_id, container_id, ids, rows)
     select e.account_id, e.container_id, array[gen_random_uuid()], json_build_array(to_jsonb(e) - 'id' || jsonb_build_object('location_name', $2::text))
     from raw_events e where e.account_id = $1 limit 1`,
    [account.accountId, mark],
  )
  ids.journey = await one('select id from journeys where account_id = $1 limit 1')
  ids.report = await one(
    `select r.id from reports r join subscriptions v on v.check_id = r.check_id where v.account_id = $1 limit 1`,
  )
  ids.event = await one('select id from changes where account_id = $1 limit 1')
  await pool.query(
    `insert into notification_attempts (notification_id, attempt, account_id, attempted_at, duration_ms, response_body)
     values ($1, 1, $2, now(), 1, $3)`,
    [ids.webhook_notification, account.accountId, mark],
  )
  await pool.query('insert into creation_turns (account_id, next_at) values ($1, now()) on conflict do nothing', [
    account.accountId,
  ])
  await pool.query(`insert into sources (id, account_id, adapter, created_at) values ($1, $2, 'simulated', now())`, [
    `${mark}-${idv7()}`,
    account.accountId,
  ])

  await addPosition(test.context, ids.container)
  await addDocument(test.context, account.accountId, ids, mark)
  await addAttention(test.context, account, ids, mark)
  const { container, shipment } = ids as { container: string; shipment: string }
  ids.contradiction = await addContradiction(test.context.pool, account.accountId, { container, shipment }, mark)
  await pool.query(
    `insert into accuracy_months (account_id, source_id, pol, pod, month, counts, corrections)
     select account_id, $2, pol, pod, month, array_fill(7, array[array_length(counts, 1)]), array_fill(7, array[array_length(corrections, 1)])
     from accuracy_months where account_id = $1 and month = '0001-01-01' limit 1`,
    [account.accountId, `terminal:${mark}`],
  )
  await pool.query(
    `insert into lane_history (account_id, line, pol, pod, arrival, gate_out, empty_return) values ($1, $2, $2, $2, '{}', '{}', '{}')`,
    [account.accountId, mark],
  )
  await pool.query(
    `insert into inland_history (account_id, line, pod, destination, rail_departure, inland_arrival, release, gate_out, empty_return)
     values ($1, $2, $2, $2, '{}', '{}', '{}', '{}', '{}')`,
    [account.accountId, mark],
  )
  await pool.query(
    `insert into overdue_told (account_id, container_id, milestone, due_until) values ($1, $2, $3, now())`,
    [account.accountId, container, mark],
  )
  ids.source_silence = idv7()
  const silence = {
    source: { id: `terminal:${mark}`, kind: 'terminal', name: mark },
    ...{ since: '2026-03-03T10:17:12Z', last_answered_at: null, noticed_at: '2026-03-04T10:18:00Z' },
    ...{ cadence: { every_s: 3_600, basis: 'stated', cases: null }, shipments: 0, containers: 0 },
    ...{ ended_at: null, ended_because: null },
  }
  await pool.query(
    `insert into source_silences (account_id, source_id, look_at, told)
     values ($1, $2, now() + interval '1 day', $3)`,
    [account.accountId, silence.source.id, { id: ids.source_silence, silence }],
  )
  await pool.query("insert into pickup_lfd_policies (account_id, until, policy) values ($1, now(), 'earliest')", [
    account.accountId,
  ])
  await pool.query(
    `insert into tracking_interruptions (account_id, journey_id, since, kind, asked_until)
     select account_id, journey_id, now(), 'asked', now() from shipments where account_id = $1 and id = $2`,
    [account.accountId, shipment],
  )
  await addSandbox(test.context, account.accountId, mark)
  const upload = await uploadedFile(test, account, { text: `${mark} file` })

  const referring = (from: string, to: string) => `${mark}_${from}_to_${to}`
  const appToken = await addApp(test.context, account, mark)
  const tenant: Tenant = { ...account, mark, ids, texts, upload, appToken, referring }
  await keepAnswers(tenant)
  return tenant
}

/** Calls each operation that accepts an idempotency key once with a key. */
const keepAnswers = async (tenant: Tenant): Promise<void> => {
  for (const id of Object.keys(operations) as OperationId[]) {
    if (!hasIdempotencyKey(id)) continue
    const { body, params } = requestsOf(id, tenant)[0]!
    await tenant.request('POST', pathOf(id, tenant, params), {
      body,
      headers: {
        'idempotency-key': keyOf(tenant.mark, id),
        ...(operations[id].rawBody ? { 'content-type': operations[id].rawBody } : {}),
      },
    })
  }
}
