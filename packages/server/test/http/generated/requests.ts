import type { OperationId } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import fc from 'fast-check'
import { contract, type Parameter } from '../../harness/http/contract.ts'
import { mail, oddMail } from './mails.ts'
import { mutated, noBody, oddQueryPair, oddQueryValue, oddSegment } from './oddities.ts'
import { recordOf, SELF, valueOf } from './values.ts'

/** A request as text, with placeholders for the records of the world. */
export interface Draft {
  operation: OperationId
  isValid: boolean
  path: string
  query: string
  headers: Record<string, string>
  body: string | Uint8Array | null
}

const kindOfSegment: Record<string, string> = {
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
  reports: 'report',
  custom_field_definitions: 'custom_field_definition',
  options: 'custom_field_option',
  custom_fields: 'custom_field',
  documents: 'document',
  document_schemas: 'document_schema',
  email_submissions: 'email_submission',
  shipping_lines: 'shipping_line',
  ports: 'port',
  metro_areas: 'metro_area',
  terminals: 'terminal',
  vessels: 'vessel',
}

/** A path with a placeholder for a record of the account at each parameter. */
const ownPath = (id: OperationId): fc.Arbitrary<string> => {
  const segments = operations[id].path.split('/').slice(1)
  return fc
    .tuple(
      ...segments.map((segment, index) => {
        if (!segment.startsWith('{')) return fc.constant(segment)
        // The definition of an option and the slug of a field are looked up when the request is sent.
        if (segment === '{api_slug}') return fc.constant('«slug-of-before»')
        if (segment === '{page}.png') return fc.constantFrom('1.png', '1.png', '1.png', '2.png', '0.png', 'one.png')
        const kind = kindOfSegment[segments[index - 1]!]
        if (kind === undefined)
          throw new Error(`${id}: what ${segment} names is not known here. Add it to test/http/generated/requests.ts.`)
        return index > 2 ? fc.constant('«option-of-before»') : recordOf(kind)
      }),
    )
    .map((parts) => parts.join('/'))
}

const oddPath = (id: OperationId): fc.Arbitrary<string> => {
  const segments = operations[id].path.split('/').slice(1)
  const odd = fc.oneof(oddSegment, recordOf('foreign'), recordOf('party'))
  return fc
    .tuple(...segments.map((segment) => (segment.startsWith('{') ? odd : fc.constant(segment))))
    .map((parts) => parts.join('/'))
}

const queryParameters = (id: OperationId) => contract.parametersOf(id).filter((each) => each.in === 'query')

const pairOf = ({ name, schema }: Parameter): fc.Arbitrary<string> =>
  schema.type === 'object' ? fieldPair(name) : valueOf(schema, { name, depth: 1 }).map((value) => pair(name, value))

/** A filter by custom field has the field's name in its own: `filter[custom_field][own_text]`. */
const fieldPair = (name: string): fc.Arbitrary<string> =>
  fc
    .tuple(fc.constantFrom('own_text', 'own_number', 'own_choice', 'own_date', 'nothing'), fc.string({ minLength: 1, maxLength: 20 }))
    .map(([slug, value]) => pair(`${name}[${slug}]`, value))

const pair = (name: string, value: unknown): string =>
  `${name}=${encodeURIComponent([value].flat().join(',')).replaceAll(/%C2%AB(\w+)%3A(\d+)%C2%BB/g, '«$1:$2»')}`

const ownQuery = (id: OperationId): fc.Arbitrary<string> => {
  const all = queryParameters(id)
  const needed = all.filter(({ required }) => required).map(pairOf)
  const others = all.filter(({ required }) => !required)
  const some = others.length === 0 ? fc.constant([]) : fc.subarray(others, { maxLength: Math.min(4, others.length) }).chain((chosen) => fc.tuple(...chosen.map(pairOf)))
  return fc.tuple(fc.tuple(...needed), some).map((parts) => parts.flat().join('&'))
}

const oddQuery = (id: OperationId): fc.Arbitrary<string> => {
  const names = queryParameters(id).map(({ name }) => name)
  const own = names.length === 0 ? oddQueryPair : fc.tuple(fc.constantFrom(...names), oddQueryValue).map((pair) => pair.join('='))
  return fc.tuple(ownQuery(id), fc.array(fc.oneof(own, own, oddQueryPair), { minLength: 1, maxLength: 2 })).map(([query, odd]) => [query, ...odd].filter((text) => text !== '').join('&'))
}

const typeOf = (id: OperationId): string | undefined => {
  const { request = {} } = examples[id] as { request?: Record<string, { data?: { type?: string } }> }
  return Object.values(request)[0]?.data?.type
}

const bodyOf = (id: OperationId): fc.Arbitrary<unknown> => {
  const schema = contract.bodyOf(id)!
  const { request = {} } = examples[id] as { request?: Record<string, unknown> }
  // Replaces the records of the examples with those of the world.
  const own = (_: string, value: unknown) => {
    const { id: itsId, type } = (value ?? {}) as { id?: unknown; type?: unknown }
    if (typeof itsId !== 'string') return value
    return { ...(value as object), id: Object.keys(value as object).length > 2 || type === typeOf(id) ? SELF : `«${type}:1»` }
  }
  const shown = fc.constantFrom(...Object.values(request)).map((body) => JSON.parse(JSON.stringify(body), own))
  return fc.oneof({ arbitrary: valueOf(schema, { name: '', depth: 0, type: typeOf(id) }), weight: 5 }, { arbitrary: shown, weight: 1 })
}

const JSON_API = { 'content-type': 'application/vnd.api+json' }
const oddHeaders: fc.Arbitrary<Record<string, string>> = fc.oneof(
  fc.constantFrom('text/plain', '', 'application/json; charset=utf-16', 'application/json;charset=utf8', 'application/vnd.api+json; ext="x"', 'application/vnd.api+json; profile="x"', ';;;', 'a/b/c', 'application/json, text/plain', 'x'.repeat(5_000), 'multipart/form-data; boundary=x').map((type) => ({ 'content-type': type })),
  fc.constantFrom('', 'k'.repeat(256), 'k'.repeat(255), 'ké', 'k\tk', '   ', '__proto__').map((key) => ({ 'idempotency-key': key })),
  fc.constantFrom('«key», «key»', 'token «raw-key»', 'TOKEN «raw-key»', 'Token', 'Token ', 'Bearer «raw-key»', 'Token «raw-key» x', 'Basic eDp5', '', 'Token ' + 'x'.repeat(5_000), 'Token \u00ff').map((authorization) => ({ authorization })),
  fc.constantFrom('gzip', 'identity', 'br, gzip').map((encoding) => ({ 'content-encoding': encoding })),
  fc.constantFrom('text/html', 'application/vnd.api+json; ext="x"', '*/*', '').map((accept) => ({ accept })),
  fc.constant({ 'x-forwarded-for': '127.0.0.1', 'x-forwarded-host': 'evil.example', host: 'evil.example', 'x-http-method-override': 'DELETE' }),
)

/** Half of the requests of an operation follow the contract; in the others one part does not. */
export const draftOf = (id: OperationId): fc.Arbitrary<Draft> => {
  const { rawBody } = operations[id]
  const hasBody = requests[id].body !== undefined
  const type: Record<string, string> = rawBody ? { 'content-type': rawBody } : hasBody ? JSON_API : {}
  const key = operations[id].method === 'post' ? fc.oneof({ arbitrary: fc.constant({}), weight: 6 }, fc.uuid().map((key) => ({ 'idempotency-key': key })), fc.constantFrom('a', 'b', 'c').map((key) => ({ 'idempotency-key': `${id}-${key}` }))) : fc.constant({})
  const own = {
    path: ownPath(id),
    query: ownQuery(id),
    headers: key.map((headers) => ({ ...type, ...headers })),
    body: rawBody ? mail : hasBody ? bodyOf(id).map((body) => JSON.stringify(body)) : fc.constant(null),
  }
  const odd: fc.Arbitrary<Partial<Draft>>[] = [
    oddQuery(id).map((query) => ({ query })),
    oddHeaders.map((headers) => ({ headers: { ...type, ...headers } })),
    ...(operations[id].path.includes('{') ? [oddPath(id).map((path) => ({ path }))] : []),
    ...(rawBody ? [oddMail, noBody].map((arbitrary) => arbitrary.map((body) => ({ body }))) : []),
    ...(hasBody ? [bodyOf(id).chain(mutated), bodyOf(id).chain(mutated), bodyOf(id).chain(mutated), noBody].map((arbitrary) => arbitrary.map((body) => ({ body }))) : []),
  ]
  const valid = fc.record({ operation: fc.constant(id), isValid: fc.constant(true), ...own }) as fc.Arbitrary<Draft>
  const invalid = fc.tuple(valid, fc.oneof(...odd)).map(([draft, part]) => ({ ...draft, ...part, isValid: false }))
  return fc.oneof(valid, invalid)
}
