import type { OperationId } from '@boxtrail/contracts'
import { operations } from '@boxtrail/contracts/operations'
import { contract, type Parameter, type Schema } from '../harness/http/contract.ts'
import { NOBODY } from '../harness/http/operations.ts'
import type { Tenant } from './tenant-type.ts'

/** The record type of the first path segment, if it belongs to an account. */
const owned: Record<string, string> = {
  shipments: 'shipment',
  containers: 'container',
  tracking_requests: 'tracking_request',
  webhooks: 'webhook',
  webhook_notifications: 'webhook_notification',
  parties: 'party',
  tariffs: 'tariff',
  views: 'view',
  calendar_feeds: 'calendar_feed',
  attention: 'attention_entry',
  contradictions: 'contradiction',
  source_silences: 'source_silence',
  api_keys: 'api_key',
  documents: 'document',
  email_submissions: 'email_submission',
  custom_field_definitions: 'custom_field_definition',
  custom_fields: 'custom_field',
  reports: 'report',
}
/** Record types that all accounts share. */
const common = new Set(['shipping_lines', 'ports', 'metro_areas', 'terminals', 'vessels', 'document_schemas'])

const named: Record<string, string> = {
  shipment_id: 'shipment',
  container_id: 'container',
  tracking_request_id: 'tracking_request',
  definition_id: 'custom_field_definition',
  option_id: 'custom_field_option',
  api_slug: 'api_slug',
  page: 'page',
}

export type Kind = string

/** The record type that a path segment names; `common` if it belongs to no account. */
export const kindOf = (id: OperationId, name: string): Kind | 'common' => {
  const first = operations[id].path.split('/')[1]!
  const kind = name === 'id' ? (owned[first] ?? (common.has(first) ? 'common' : undefined)) : named[name]
  if (kind === undefined)
    throw new Error(
      `${id}: what {${name}} of ${operations[id].path} names is not known to the test of isolation. Add it to test/isolation/places.ts, and one to the account of test/isolation/tenant.ts.`,
    )
  return kind
}

export const pathParameters = (id: OperationId): string[] =>
  [...operations[id].path.matchAll(/\{(\w+)\}/g)].map(([, name]) => name!)

/** The value of a path parameter for the account's own record. */
export const ownAt = (id: OperationId, name: string, tenant: Tenant): string => {
  const kind = kindOf(id, name)
  if (kind === 'common') return NOBODY
  if (kind === 'page') return '1'
  if (kind === 'api_slug') return `${tenant.mark}_${kindOf(id, pathParameters(id)[0]!)}_text`
  const own = tenant.ids[kind]
  if (own === undefined)
    throw new Error(
      `${id}: the accounts of the test of isolation have no ${kind}. Give them one in test/isolation/tenant.ts.`,
    )
  return own
}

/** The path of an operation for an account's own records, with some parameters replaced. */
export const pathOf = (
  id: OperationId,
  tenant: Tenant,
  params: Record<string, string> = {},
  query: Record<string, string> = {},
): string => {
  const path = operations[id].path.replaceAll(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(params[name] ?? ownAt(id, name, tenant)),
  )
  const needed = queryOf(id).filter(({ required }) => required)
  const pairs = { ...Object.fromEntries(needed.map((each) => [each.name, exampleOf(each)])), ...query }
  const search = Object.entries(pairs).map(([name, value]) => `${name}=${encodeURIComponent(value)}`)
  return `/v2${path}${search.length > 0 ? `?${search.join('&')}` : ''}`
}

const exampleOf = ({ schema }: Parameter) =>
  String(contract.resolve(schema as Schema).examples?.[0] ?? contract.resolve(schema as Schema).enum?.[0])

export const queryOf = (id: OperationId): Parameter[] =>
  contract.parametersOf(id).filter((parameter) => parameter.in === 'query')

export const hasIdempotencyKey = (id: OperationId): boolean =>
  contract.parametersOf(id).some(({ name }) => name === 'Idempotency-Key')
