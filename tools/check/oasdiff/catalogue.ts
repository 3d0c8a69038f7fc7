import type { RuleId } from '@boxtrail/contracts/comparison'
import type { Spec } from '../../generate/bundle.ts'
import type { Document } from '../test/mutation.ts'
import { OASDIFF_ERRORS } from './ids.ts'
import { SCHEMA_CHANGES } from './schemas.ts'

/**
 * The counterpart of a rule of oasdiff: a rule of ours with a change that it must detect, or the reason why there is
 * none.
 */
export type Entry = { id: string } & ({ rule: RuleId; before: Spec; after: Spec } | { why: string })

/** The smallest contract in which each change can be made. */
const small = (): Document => ({
  openapi: '3.1.0',
  info: { title: 'Small', version: '1.0.0' },
  servers: [{ url: '/v2' }],
  security: [{ key: [] }],
  paths: {
    '/things': {
      post: {
        operationId: 'createThing',
        tags: ['Things'],
        parameters: [
          { name: 'value', in: 'query', schema: { type: 'string' } },
          { name: 'X-Value', in: 'header', schema: { type: 'object', properties: { value: { type: 'string' } } } },
        ],
        requestBody: { content: { 'application/json': { schema: thing() } } },
        responses: {
          '200': {
            description: 'Done.',
            headers: { 'X-Header': { required: true, schema: { type: 'string' } } },
            content: { 'application/json': { schema: { ...thing(), required: ['value'] } } },
          },
        },
      },
    },
  },
  webhooks: {
    'thing.created': { post: { operationId: 'sendThing', tags: [], requestBody: { content: {} }, responses: {} } },
  },
  components: { schemas: {}, securitySchemes: { key: { type: 'apiKey', in: 'header', name: 'Authorization' } } },
})
const thing = () => ({ type: 'object', properties: { value: { type: 'string' } } })

const post = (spec: Document): Document => spec.paths['/things'].post
const body = (spec: Document): Document => post(spec).requestBody.content['application/json']
const answer = (spec: Document): Document => post(spec).responses['200']
const sent = (spec: Document): Document => answer(spec).content['application/json']
const header = (spec: Document): Document => answer(spec).headers['X-Header']
const parameter = (spec: Document, name = 'value'): Document =>
  post(spec).parameters.find((one: Document) => one.name === name)

const edited = (...edits: ((spec: Document) => unknown)[]): Spec => {
  const spec = small()
  for (const edit of edits) edit(spec)
  return spec
}

type Place = (spec: Document, schema: Document) => unknown
const PLACES: Record<string, Place> = {
  'request-body': (spec, schema) => (body(spec).schema = schema),
  'request-property': (spec, schema) => (body(spec).schema.properties.value = schema),
  'request-parameter': (spec, schema) => (parameter(spec).schema = schema),
  'request-parameter-property': (spec, schema) =>
    (parameter(spec).schema = { type: 'object', properties: { value: schema } }),
  'request-header-property': (spec, schema) => (parameter(spec, 'X-Value').schema.properties.value = schema),
  'response-body': (spec, schema) => (sent(spec).schema = schema),
  'response-property': (spec, schema) => (sent(spec).schema.properties.value = schema),
  'response-header': (spec, schema) => (header(spec).schema = schema),
}

type Edit = (spec: Document) => unknown
const nothing: Edit = () => {}
const deprecated =
  (sunset?: string): Edit =>
  (spec) =>
    Object.assign(post(spec), {
      deprecated: true,
      'x-deprecation': { since: '2026-01-01', ...(sunset ? { sunset } : {}) },
    })
const deprecatedParameter =
  (sunset?: string): Edit =>
  (spec) =>
    Object.assign(parameter(spec), {
      deprecated: true,
      'x-deprecation': { since: '2026-01-01', ...(sunset ? { sunset } : {}) },
    })
const demand =
  (of: (spec: Document) => Document, name: string, schema: Document = { type: 'string' }): Edit =>
  (spec) => {
    const owner = of(spec)
    owner.properties[name] = schema
    owner.required = [...(owner.required ?? []), name]
  }
const removed: Edit = (spec) => delete spec.paths['/things'].post
const without: Edit = (spec) => delete spec.paths['/things']

/** Changes that concern more than a schema. */
const CHANGES: Record<string, [rule: RuleId, before: Edit, after: Edit]> = {
  'api-stability-decreased': ['beta-mark-added', nothing, (spec) => (post(spec)['x-beta'] = true)],
  'request-property-stability-decreased': [
    'beta-mark-added',
    nothing,
    (spec) => (body(spec).schema.properties.value['x-beta'] = true),
  ],
  'response-property-stability-decreased': [
    'beta-mark-added',
    nothing,
    (spec) => (sent(spec).schema.properties.value['x-beta'] = true),
  ],
  'api-path-removed-without-deprecation': ['operation-removed', nothing, without],
  'api-path-removed-before-sunset': ['operation-removed', deprecated('2099-01-01'), without],
  'api-removed-without-deprecation': ['operation-removed', nothing, removed],
  'api-removed-before-sunset': ['operation-removed', deprecated('2099-01-01'), removed],
  'sunset-deleted': ['deprecation-changed', deprecated('2027-01-01'), deprecated()],
  'api-sunset-date-changed-too-small': ['sunset-earlier', deprecated('2027-01-02'), deprecated('2027-01-01')],
  'request-parameter-sunset-deleted': ['deprecation-changed', deprecatedParameter('2027-01-01'), deprecatedParameter()],
  'request-parameter-sunset-date-changed-too-small': [
    'sunset-earlier',
    deprecatedParameter('2027-01-02'),
    deprecatedParameter('2027-01-01'),
  ],
  'request-parameter-removed-before-sunset': [
    'parameter-removed',
    deprecatedParameter('2099-01-01'),
    (spec) => post(spec).parameters.shift(),
  ],
  'request-body-added-required': [
    'request-body-now-required',
    (spec) => delete post(spec).requestBody,
    (spec) => (post(spec).requestBody.required = true),
  ],
  'request-body-became-required': [
    'request-body-now-required',
    nothing,
    (spec) => (post(spec).requestBody.required = true),
  ],
  'request-body-removed': ['request-body-removed', nothing, (spec) => delete post(spec).requestBody],
  'request-body-media-type-removed': [
    'media-type-removed',
    nothing,
    (spec) => delete post(spec).requestBody.content['application/json'],
  ],
  'request-body-media-type-schema-added': ['request-type-removed', (spec) => delete body(spec).schema, nothing],
  'new-required-request-parameter': [
    'parameter-now-required',
    nothing,
    (spec) => post(spec).parameters.push({ name: 'new', in: 'query', required: true, schema: { type: 'string' } }),
  ],
  'new-required-request-default-parameter-to-existing-path': [
    'parameter-now-required',
    nothing,
    (spec) =>
      (spec.paths['/things'].parameters = [{ name: 'new', in: 'query', required: true, schema: { type: 'string' } }]),
  ],
  'new-request-path-parameter': [
    'parameter-now-required',
    nothing,
    (spec) => post(spec).parameters.push({ name: 'id', in: 'path', required: true, schema: { type: 'string' } }),
  ],
  'request-parameter-became-required': ['parameter-now-required', nothing, (spec) => (parameter(spec).required = true)],
  'new-required-request-header-property': [
    'request-field-now-required',
    nothing,
    demand((spec) => parameter(spec, 'X-Value').schema, 'new'),
  ],
  'request-header-property-became-required': [
    'request-field-now-required',
    nothing,
    demand((spec) => parameter(spec, 'X-Value').schema, 'value'),
  ],
  'request-property-became-required': [
    'request-field-now-required',
    nothing,
    demand((spec) => body(spec).schema, 'value'),
  ],
  'request-property-became-required-with-default': [
    'request-field-now-required',
    nothing,
    demand((spec) => body(spec).schema, 'value', { type: 'string', default: 'a' }),
  ],
  'new-required-request-property': ['request-field-now-required', nothing, demand((spec) => body(spec).schema, 'new')],
  'new-required-request-property-with-default': [
    'request-field-now-required',
    nothing,
    demand((spec) => body(spec).schema, 'new', { type: 'string', default: 'a' }),
  ],
  'response-header-became-optional': ['response-header-now-optional', nothing, (spec) => delete header(spec).required],
  'required-response-header-removed': ['response-header-removed', nothing, (spec) => delete answer(spec).headers],
  'response-media-type-removed': [
    'media-type-removed',
    nothing,
    (spec) => delete answer(spec).content['application/json'],
  ],
  'response-media-type-name-generalized': [
    'media-type-removed',
    nothing,
    (spec) => (answer(spec).content = { 'application/*': sent(spec) }),
  ],
  'response-property-became-optional': [
    'response-field-now-optional',
    nothing,
    (spec) => (sent(spec).schema.required = []),
  ],
  'response-required-property-removed': [
    'response-field-removed',
    nothing,
    (spec) => (sent(spec).schema = { type: 'object', properties: {} }),
  ],
  'response-body-wrapped-in-one-of': [
    'response-type-added',
    nothing,
    (spec) => (sent(spec).schema = { oneOf: [sent(spec).schema, { type: 'string' }] }),
  ],
  'response-success-status-removed': [
    'status-removed',
    (spec) => (post(spec).responses['201'] = { description: 'Created.' }),
    nothing,
  ],
  'webhook-removed': ['event-removed', nothing, (spec) => delete spec.webhooks['thing.created']],
}

const LINTED = 'The lint of the contract refuses such dates (`spec/rules/contract.js`), so that none is released.'
const OPTIONAL = 'An operation that is deprecated without a sunset stays: none has to be said.'
const WHOLE = 'Only operations have dates of their deprecation; what else is deprecated stays as long as its operation.'

const NOT_APPLICABLE: Record<string, string> = {
  'api-deprecated-sunset-parse': LINTED,
  'api-sunset-date-too-small': LINTED,
  'api-path-sunset-parse': LINTED,
  'api-deprecated-sunset-missing': OPTIONAL,
  'api-invalid-stability-level': '`x-beta` is true or absent; there are no levels that could be misspelt.',
  'request-parameter-deprecated-sunset-missing': WHOLE,
  'request-parameter-sunset-date-too-small': WHOLE,
  'request-parameter-sunset-parse': WHOLE,
  ...Object.fromEntries(
    ['request', 'response'].flatMap((side) =>
      ['deprecated-sunset-missing', 'deprecated-sunset-invalid', 'sunset-date-too-small'].map((what) => [
        `${side}-property-${what}`,
        WHOLE,
      ]),
    ),
  ),
}

function entryOf(id: string): Entry {
  const why = NOT_APPLICABLE[id]
  if (why) return { id, why }
  const change = CHANGES[id]
  if (change) return { id, rule: change[0], before: edited(change[1]), after: edited(change[2]) }
  const place = Object.keys(PLACES)
    .filter((name) => id.startsWith(`${name}-`))
    .sort((one, other) => other.length - one.length)
    .find((name) => SCHEMA_CHANGES[id.slice(name.length + 1)])
  const schema = place === undefined ? undefined : SCHEMA_CHANGES[id.slice(place.length + 1)]
  const rule = schema?.[place!.startsWith('request') ? 'request' : 'response']
  if (!schema || !rule) throw new Error(`${id} of oasdiff has no entry in tools/check/oasdiff`)
  const put = PLACES[place!]!
  return {
    id,
    rule,
    before: edited((spec) => put(spec, schema.before)),
    after: edited((spec) => put(spec, schema.after)),
  }
}

export const catalogue = (): Entry[] => OASDIFF_ERRORS.map(entryOf)
