import type { RuleId } from '@boxtrail/contracts/comparison'
import type { Document } from '../test/mutation.ts'

/** A change of one schema, and the rules that detect it in requests and in responses. */
export interface SchemaChange {
  before: Document
  after: Document
  request?: RuleId
  response?: RuleId
}

const NARROWED = { request: 'request-limit-narrowed', response: 'response-limit-widened' } as const
const UNKNOWN = { request: 'keyword-not-judged', response: 'keyword-not-judged' } as const
const TYPES = { request: 'request-type-removed', response: 'response-type-added' } as const
const VALUES = { request: 'request-value-removed', response: 'response-closed-list-extended' } as const

const text = { type: 'string' }
const number = { type: 'number' }
const list = { type: 'array', items: text }
const object = { type: 'object', properties: { a: text } }

const limit = (
  type: Document,
  keyword: string,
  before: number | undefined,
  after: number | undefined,
): SchemaChange => ({
  before: before === undefined ? type : { ...type, [keyword]: before },
  after: after === undefined ? type : { ...type, [keyword]: after },
  ...NARROWED,
})

/** A keyword that the comparison does not judge: any change of it is reported. */
const unknown = (type: Document, keyword: string, value: unknown, other?: unknown): SchemaChange => ({
  before: other === undefined ? type : { ...type, [keyword]: other },
  after: { ...type, [keyword]: value },
  ...UNKNOWN,
})

const reversed = ({ before, after, ...rules }: SchemaChange): SchemaChange => ({
  before: after,
  after: before,
  ...rules,
})

/** By the part of an id after the location: `request-property-` + `max-decreased`. */
export const SCHEMA_CHANGES: Record<string, SchemaChange> = {
  'became-enum': { before: text, after: { ...text, enum: ['a'] }, request: 'request-values-limited' },
  'enum-value-removed': { before: { ...text, enum: ['a', 'b'] }, after: { ...text, enum: ['a'] }, ...VALUES },
  'x-extensible-enum-value-removed': {
    before: { ...text, enum: ['a', 'b'], 'x-extensible-enum': true },
    after: { ...text, enum: ['a'], 'x-extensible-enum': true },
    request: 'request-value-removed',
  },
  'became-not-nullable': { before: { type: ['string', 'null'] }, after: text, ...TYPES },
  'became-nullable': { before: text, after: { type: ['string', 'null'] }, ...TYPES },
  'const-added': { before: text, after: { ...text, const: 'a' }, request: 'request-values-limited' },
  'const-removed': { before: { ...text, const: 'a' }, after: text, response: 'response-values-unlisted' },
  'const-changed': { before: { ...text, const: 'a' }, after: { ...text, const: 'b' }, ...VALUES },
  'default-value-changed': {
    before: { ...text, default: 'a' },
    after: { ...text, default: 'b' },
    request: 'request-default-changed',
  },
  'default-value-removed': { before: { ...text, default: 'a' }, after: text, request: 'request-default-changed' },
  'default-value-added': { before: text, after: { ...text, default: 'a' }, request: 'request-default-added' },
  'max-decreased': limit(number, 'maximum', 9, 5),
  'max-increased': limit(number, 'maximum', 5, 9),
  'exclusive-max-decreased': limit(number, 'exclusiveMaximum', 9, 5),
  'exclusive-max-increased': limit(number, 'exclusiveMaximum', 5, 9),
  'min-increased': limit(number, 'minimum', 1, 2),
  'min-decreased': limit(number, 'minimum', 2, 1),
  'exclusive-min-increased': limit(number, 'exclusiveMinimum', 1, 2),
  'exclusive-min-decreased': limit(number, 'exclusiveMinimum', 2, 1),
  'max-length-decreased': limit(text, 'maxLength', 9, 5),
  'max-length-increased': limit(text, 'maxLength', 5, 9),
  'max-length-unset': limit(text, 'maxLength', 5, undefined),
  'min-length-increased': limit(text, 'minLength', 1, 2),
  'min-length-decreased': limit(text, 'minLength', 2, 1),
  'max-items-decreased': limit(list, 'maxItems', 9, 5),
  'min-items-increased': limit(list, 'minItems', 1, 2),
  'min-items-decreased': limit(list, 'minItems', 2, 1),
  'min-items-unset': limit(list, 'minItems', 1, undefined),
  'pattern-added': { before: text, after: { ...text, pattern: '^a' }, ...NARROWED },
  'any-of-removed': { before: { anyOf: [text, number] }, after: { anyOf: [text] }, ...TYPES },
  'one-of-removed': { before: { oneOf: [text, number] }, after: { oneOf: [text] }, ...TYPES },
  'one-of-added': { before: { oneOf: [text] }, after: { oneOf: [text, number] }, ...TYPES },
  'wrapped-in-one-of': {
    before: object,
    after: {
      oneOf: ['a', 'b'].map((kind) => ({ type: 'object', properties: { type: { const: kind } }, required: ['type'] })),
    },
    request: 'request-type-removed',
  },
  'type-changed': { before: text, after: number, ...TYPES },
  'type-generalized': { before: { type: 'integer' }, after: number, ...TYPES },
  'type-specialized': { before: number, after: { type: 'integer' }, ...TYPES },
  'list-of-types-narrowed': { before: { type: ['string', 'number'] }, after: text, ...TYPES },
  'list-of-types-widened': { before: text, after: { type: ['string', 'number'] }, ...TYPES },
  'all-of-added': unknown(object, 'allOf', [{ required: ['a'] }]),
  'prefix-items-removed': reversed(unknown(list, 'prefixItems', [text])),
  'prefix-items-added': unknown(list, 'prefixItems', [text]),
  'contains-added': unknown(list, 'contains', text),
  'contains-removed': reversed(unknown(list, 'contains', text)),
  'min-contains-increased': unknown(list, 'minContains', 2, 1),
  'min-contains-decreased': unknown(list, 'minContains', 1, 2),
  'max-contains-decreased': unknown(list, 'maxContains', 1, 2),
  'max-contains-increased': unknown(list, 'maxContains', 2, 1),
  'dependent-required-added': unknown(object, 'dependentRequired', { a: ['b'] }),
  'dependent-required-changed': unknown(object, 'dependentRequired', { a: ['b'] }, { a: ['c'] }),
  'dependent-required-removed': reversed(unknown(object, 'dependentRequired', { a: ['b'] })),
  'dependent-schema-added': unknown(object, 'dependentSchemas', { a: { required: ['b'] } }),
  'dependent-schema-removed': reversed(unknown(object, 'dependentSchemas', { a: { required: ['b'] } })),
  'pattern-property-added': unknown(object, 'patternProperties', { '^x': text }),
  'pattern-property-removed': reversed(unknown(object, 'patternProperties', { '^x': text })),
  'property-names-added': unknown(object, 'propertyNames', { pattern: '^a' }),
  'property-names-removed': reversed(unknown(object, 'propertyNames', { pattern: '^a' })),
  'unevaluated-items-added': unknown(list, 'unevaluatedItems', false),
  'unevaluated-items-removed': reversed(unknown(list, 'unevaluatedItems', false)),
  'unevaluated-properties-added': unknown(object, 'unevaluatedProperties', false),
  'unevaluated-properties-removed': reversed(unknown(object, 'unevaluatedProperties', false)),
  'content-schema-added': unknown(text, 'contentSchema', object),
  'content-schema-removed': reversed(unknown(text, 'contentSchema', object)),
  'content-media-type-changed': unknown(text, 'contentMediaType', 'text/csv', 'text/plain'),
  'content-encoding-changed': unknown(text, 'contentEncoding', 'base64', 'base32'),
  ...Object.fromEntries(
    ['if', 'then', 'else'].flatMap((keyword) => {
      const added = unknown(object, keyword, { required: ['a'] })
      return [
        [`${keyword}-added`, added],
        [`${keyword}-removed`, reversed(added)],
      ]
    }),
  ),
}
