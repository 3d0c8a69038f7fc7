import fc from 'fast-check'
import { contract, type Schema } from '../../harness/http/contract.ts'

/**
 * Generated requests use placeholders for records of a world that exists only when they are sent: `«party:3»` is the
 * third party at that time, `«self»` the record in the path.
 */
export const recordOf = (kind: string): fc.Arbitrary<string> => fc.nat(1_000_000).map((n) => `«${kind}:${n}»`)
export const SELF = '«self»'

const NAMES = ['Lakeside Furniture', 'Harbour Street Ltd', 'Ångström & Söhne', '株式会社 港', '🚢', 'O’Neill; "quoted"', '%_\\']

const kinds = ['shipment', 'container', 'tracking_request', 'party'] as const
const letters = (length: number) => fc.string({ unit: fc.constantFrom(...'ABCDEFGHJKLMNPQRSTUVWXYZ0123456789'), minLength: length, maxLength: length })
const instant = fc.date({ min: new Date('2024-01-01'), max: new Date('2028-01-01'), noInvalidDate: true }).map((date) => `${date.toISOString().slice(0, 19)}Z`)

/** Values by property name: without them, too few requests would pass the first check. */
const hints: Record<string, fc.Arbitrary<unknown>> = {
  scac: fc.constantFrom('MAEU', 'MAEU', 'MAEU', 'MAEU', 'maeu', 'XXXX', null),
  request_number: letters(9),
  number: fc.oneof(letters(9), fc.constantFrom('MSKU7054410', 'MAEU261904573', 'TSTU1234568')),
  customer_id: recordOf('party'),
  attached_document: recordOf('upload'),
  document_type_manual: fc.constantFrom('arrival_notice', 'delivery_order', 'shopping_list', null),
  api_slug: letters(6).map((text) => `f_${text.toLowerCase()}`),
  value: letters(4),
  default_value: fc.constant(null),
  validation: fc.constantFrom(null, {}, {}, { required: true }),
  reference_type: fc.constant(null),
  customer: recordOf('party').map((id) => ({ data: { type: 'party', id } })),
  'show_positions[from_timestamp]': fc.constant('2026-11-01T00:00:00Z'),
  'show_positions[to_timestamp]': fc.constant('2026-11-20T00:00:00Z'),
  display_name: fc.constantFrom(...NAMES),
  company_name: fc.tuple(fc.constantFrom(...NAMES), letters(6)).map((parts) => parts.join(' ')),
  label: fc.constantFrom(...NAMES),
  url: fc.constantFrom('https://hooks.harbour-street.example/boxtrail', 'https://hooks.harbour-street.example:443/?a=1', 'https://hooks.lakeside.example/x', 'http://127.0.0.1/'),
  name: fc.constantFrom('X-Tenant', 'X-Tenant', 'X-Other', 'X-Other', 'X-More', 'Host', 'x y'),
  pattern: fc.constantFrom('^[A-Z]{2}[0-9]+$', '[A-Z]+', '(a+)+$', '[', '.*'),
  default_format: fc.constantFrom('#,##0.00 USD', 'YYYY-MM-DD', 'x', null, null, null, null, null),
  min: fc.constantFrom(0, -1, 5, '2026-01-01', 'x'),
  max: fc.constantFrom(0, 10, '2027-01-01', 'x'),
  event: fc.constantFrom('container.updated', 'container.created', 'tracking_request.succeeded'),
  'filter[event]': fc.constantFrom(['container.updated'], ['container.created', 'x']),
  'filter[resource_type]': fc.constantFrom(['container'], ['shipment', 'party']),
  wait: fc.constant(0),
  port_id: recordOf('port'),
  container_id: recordOf('container'),
  document_id: recordOf('document'),
  port_of_discharge: fc.constantFrom('USLAX', 'KRPUS', null),
  previous_port_id: recordOf('port'),
  'filter[resource_id]': recordOf('container'),
  'filter[shipment_id]': recordOf('shipment'),
  'filter[container_id]': recordOf('container'),
  'filter[customer_id]': recordOf('party'),
  'filter[entity_id]': recordOf('shipment'),
  'filter[definition_id]': recordOf('custom_field_definition'),
  'filter[status]': fc.constantFrom('available', 'created', 'on_ship', 'pending', 'failed'),
  'filter[port]': fc.constantFrom('USLAX', 'KRPUS'),
  'filter[updated_at]': fc.constantFrom('2026-03-01', '2026-03-01T00:00:00Z'),
  'filter[entity_type]': fc.constantFrom('Shipment', 'Container', 'shipment'),
  'filter[data_type]': fc.constantFrom('enum', 'number'),
}

/** The custom fields of every record type in the world. Each has values that fit it and no other field. */
const fields: [slug: string, value: fc.Arbitrary<unknown>][] = [
  ['own_text', fc.string({ unit: 'grapheme', maxLength: 20 })],
  ['own_number', fc.oneof(fc.integer(), fc.double({ noNaN: true, noDefaultInfinity: true }))],
  ['own_date', instant.map((text) => text.slice(0, 10))],
  ['own_time', instant],
  ['own_boolean', fc.boolean()],
  ['own_choice', fc.constantFrom('FOB', 'CIF', 'EXW', 'XXX')],
  ['own_choices', fc.subarray(['FOB', 'CIF', 'EXW'])],
  ['own_party', recordOf('party').map((id) => ({ type: 'party', id }))],
]
const fieldWithValue = fc
  .oneof(...fields.map(([slug, value]) => fc.tuple(fc.constant(slug), fc.oneof({ arbitrary: value, weight: 9 }, fc.constant(null)))))
  .map(([api_slug, value]) => ({ api_slug, value }))
const anyFieldValue = fc.oneof(...fields.map(([, value]) => value))

/** The position of a value in a document. */
interface Place {
  name: string
  depth: number
  /** The required `data.type`. */
  type?: string | undefined
}
const ROOT: Place = { name: '', depth: 0 }
const inside = (at: Place, name: string): Place => ({ ...at, name, depth: at.depth + 1 })

/** A value that a schema allows, plausible for known names. */
export const valueOf = (given: Schema, at: Place = ROOT): fc.Arbitrary<unknown> => {
  const schema = contract.resolve(given)
  if (at.name === 'type' && at.depth === 2 && at.type !== undefined) return fc.constant(at.type)
  const hint = at.name === 'value' && schema.anyOf ? anyFieldValue : Object.hasOwn(hints, at.name) ? hints[at.name] : undefined
  const plain = plainValueOf(schema, at)
  return hint ? fc.oneof({ arbitrary: hint, weight: 12 }, { arbitrary: plain, weight: 1 }) : plain
}

const plainValueOf = (schema: Schema, at: Place): fc.Arbitrary<unknown> => {
  if (schema.const !== undefined) return fc.constant(schema.const)
  if (schema.enum) return fc.constantFrom(...schema.enum)
  const parts = schema.anyOf ?? schema.oneOf
  if (parts) return fc.oneof(...parts.map((part) => valueOf(part, at)))
  const types = [schema.type ?? 'object'].flat()
  return fc.oneof(...types.map((kind) => ofType(kind, schema, at)))
}

const ofType = (kind: string, schema: Schema, at: Place): fc.Arbitrary<unknown> => {
  const { minimum = -1_000, minItems = 0 } = schema
  const { maximum = Math.max(1_000, minimum) } = schema
  switch (kind) {
    case 'null':
      return fc.constant(null)
    case 'boolean':
      return fc.boolean()
    case 'integer':
      return fc.integer({ min: minimum, max: Math.min(maximum, minimum + 200) })
    case 'number':
      return fc.oneof(fc.double({ min: minimum, max: maximum, noNaN: true }), fc.constantFrom(minimum, maximum))
    case 'string':
      return textOf(schema, at)
    case 'array':
      return fc.array(valueOf(schema.items ?? {}, at), { minLength: minItems, maxLength: minItems + 3 })
    default:
      return objectOf(schema, at)
  }
}

const textOf = ({ format, pattern, minLength = 0, maxLength = 40 }: Schema, { name }: Place): fc.Arbitrary<unknown> => {
  if (format === 'date-time') return instant
  if (format === 'date') return instant.map((text) => text.slice(0, 10))
  if (pattern) return fc.stringMatching(new RegExp(pattern), { maxLength: 40 })
  if (name === 'id') return recordOf('party')
  const plain = fc.string({ unit: 'grapheme', minLength, maxLength: Math.min(maxLength, 40) })
  return fc.oneof(
    plain.filter((text) => text.length <= maxLength),
    fc.constantFrom(...NAMES).filter((text) => text.length <= maxLength),
  )
}

/** A range of the log, given by times or by sequence numbers. */
const stretch = fc.oneof(
  fc.record({ from: instant, to: instant, only_failed: fc.boolean() }, { requiredKeys: ['from'] }),
  fc.record({ after_sequence: fc.nat(50), until_sequence: fc.integer({ min: 51, max: 200 }) }, { requiredKeys: ['after_sequence'] }),
)

const objectOf = (schema: Schema, at: Place): fc.Arbitrary<unknown> => {
  const { properties = {}, required = [] } = schema
  const names = Object.keys(properties)
  // An object of `id` and `type` is the target of a link. Its id must be of the kind that the type requires.
  if (at.depth > 1 && names.join() === 'id,type') return linkOf(contract.resolve(properties.type!))
  if (at.depth > 1 && names.join() === 'type,id') return linkOf(contract.resolve(properties.type!))
  const whole = fc.record(
    Object.fromEntries(
      Object.entries(properties).map(([name, part]) => [
        name,
        name === 'id' ? fc.constant(SELF) : valueOf(part, inside(at, name)),
      ]),
    ),
    { requiredKeys: required },
  )
  if (names.includes('after_sequence')) return fc.oneof({ arbitrary: stretch, weight: 5 }, whole)
  if (!names.includes('api_slug') || !names.includes('value')) return whole
  return fc.tuple(whole, fieldWithValue).map(([object, field]) => ({ ...(object as object), ...field }))
}

const linkOf = ({ enum: allowed }: Schema) =>
  fc
    .constantFrom(...((allowed as string[] | undefined)?.filter((kind) => kind !== 'cargo') ?? kinds))
    .chain((kind) => recordOf(kind).map((id) => ({ type: kind, id })))
