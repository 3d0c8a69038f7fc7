import type { OperationId } from '@boxtrail/contracts'
import { examples } from '@boxtrail/contracts/examples'
import { operations } from '@boxtrail/contracts/operations'
import { requests } from '@boxtrail/contracts/zod'
import { contract, type Schema } from '../harness/http/contract.ts'
import type { Tenant } from './tenant-type.ts'

type Json = Record<string, unknown>
export type Body = Json

/** A request with which an account refers to its own records. */
export interface ProbeRequest {
  /** A string if the body is not JSON. */
  body?: Body | string
  /** Path parameters, where the path names another record than the first of its kind. */
  params?: Record<string, string>
}

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

/** The requests of an account: the contract's examples and those below, with the account's own records in them. */
export const requestsOf = (id: OperationId, tenant: Tenant): ProbeRequest[] => {
  if (operations[id].rawBody) return [{ body: mailOf(tenant.mark, 'new') }]
  if (!requests[id].body) return [{}]
  const { request = {} } = examples[id] as { request?: Record<string, Body> }
  const shown = Object.values(request).map((body) => ({ body: ownBody(id, body, tenant) }))
  const all = [...shown, ...(more[id]?.(tenant) ?? [])]
  refuseGaps(id, all)
  return all
}

/** A mail with a file. All its texts contain the account's marker. */
export const mailOf = (mark: string, id: string): string =>
  [
    `From: ${mark}@mail.example`,
    `Subject: ${mark} mail`,
    `Message-ID: <${mark}-${id}@mail.example>`,
    'Content-Type: text/csv',
    'Content-Disposition: attachment',
    '',
    `${mark} ${id}`,
  ].join('\r\n')

/** An example of the contract with its records replaced by those of the account. */
const ownBody = (id: OperationId, body: Body, tenant: Tenant): Body => {
  const copy = JSON.parse(JSON.stringify(body), (key, value) => {
    if (key === 'customer_id') return tenant.ids.party
    if (key === 'container_id') return tenant.ids.container
    if (key === 'document_id') return tenant.ids.document
    if (key === 'ids') return [tenant.ids[entityIn(id)]]
    if (key === 'attached_document') return tenant.upload
    if (key === 'url') return id === 'triggerWebhook' ? 'https://127.0.0.1/' : tenant.texts.url
    if (key === 'api_slug') return `${tenant.mark}_${entityIn(id)}_text_unset`
    if (key === 'request_number') return `${tenant.texts.number}x${tenant.mark.length}`
    if (key === 'company_name') return `${tenant.mark} house`
    if (isObject(value) && typeof value.id === 'string' && typeof value.type === 'string')
      return { ...value, id: tenant.ids[value.type] ?? value.id }
    return value
  }) as { data?: Json }
  // The id of the record itself is optional in a body. It is left out here, and a probe adds a foreign one.
  if (copy.data) delete copy.data.id
  return copy
}

const entityIn = (id: OperationId) =>
  operations[id].path.startsWith('/containers')
    ? 'container'
    : operations[id].path.startsWith('/tracking_requests')
      ? 'tracking_request'
      : 'shipment'

const custom = (attributes: Json, relationships?: Json): ProbeRequest => ({
  body: { data: { type: 'custom_field', attributes, ...(relationships ? { relationships } : {}) } },
})
const kinds = ['shipment', 'container', 'tracking_request'] as const
const referables = [...kinds, 'party'] as const

/** References of each kind from a record of one kind. */
const references = (from: string, tenant: Tenant) =>
  kinds.map((to) => ({ api_slug: tenant.referring(from, to), value: { type: to, id: tenant.ids[to] } }))
const choice = (tenant: Tenant) => ({ api_slug: `${tenant.mark}_choice`, value: tenant.texts.option })
const fieldsFrom = (from: string) => (tenant: Tenant) => references(from, tenant).map((each) => custom(each))
const newParty = (tenant: Tenant) => custom({ value: { type: 'party', id: tenant.ids.party } })
const newValueOn = (kind: string) => (tenant: Tenant) => [
  { ...newParty(tenant), params: { api_slug: tenant.referring(kind, 'party') } },
]
const withInitial = (tenant: Tenant) => ({
  request_type: 'bill_of_lading',
  request_number: `${tenant.texts.number}y`,
  scac: 'MAEU',
  initial_custom_fields: {
    shipment: [...references('shipment', tenant), choice(tenant)],
    containers: references('container', tenant).map((each) => ({ ...each, number: tenant.texts.container })),
  },
})

const definition = (attributes: Json): ProbeRequest => ({
  body: { data: { type: 'custom_field_definition', attributes } },
})

/** Requests that the examples omit, so that every place where a body can refer to a record is covered. */
const more: Partial<Record<OperationId, (tenant: Tenant) => ProbeRequest[]>> = {
  createShipmentCustomField: fieldsFrom('shipment'),
  createContainerCustomField: fieldsFrom('container'),
  createTrackingRequestCustomField: fieldsFrom('tracking_request'),
  updateShipmentCustomField: newValueOn('shipment'),
  updateContainerCustomField: newValueOn('container'),
  updateTrackingRequestCustomField: newValueOn('tracking_request'),
  updateCustomField: (tenant) => [{ ...newParty(tenant), params: { id: tenant.ids.custom_field_to_party! } }],
  createCustomField: (tenant) =>
    kinds.flatMap((kind) =>
      references(kind, tenant).map((each) => custom(each, { entity: { data: { type: kind, id: tenant.ids[kind] } } })),
    ),
  createCustomFieldDefinition: (tenant) =>
    referables.map((to) =>
      definition({
        entity_type: 'Shipment',
        api_slug: `${tenant.mark}_new`,
        display_name: tenant.mark,
        data_type: 'reference',
        reference_type: to === 'tracking_request' ? 'TrackingRequest' : to[0]!.toUpperCase() + to.slice(1),
        default_value: { type: to, id: tenant.ids[to] },
      }),
    ),
  updateCustomFieldDefinition: (tenant) => [
    {
      ...definition({ default_value: { type: 'party', id: tenant.ids.party } }),
      params: { id: tenant.ids.definition_to_party! },
    },
    definition({ default_value: tenant.texts.option }),
  ],
  createTrackingRequest: (tenant) => [
    { body: { data: { type: 'tracking_request', attributes: withInitial(tenant) } } },
  ],
  bulkCreateTrackingRequests: (tenant) => {
    const attributes = { rows: [{ ...withInitial(tenant), customer_id: tenant.ids.party }] }
    return [{ body: { data: { type: 'tracking_request_batch', attributes } } }]
  },
}

/** A pointer with `*` for each index of an array. */
const anyItem = (pointer: string) => pointer.replaceAll(/\/\d+/g, '/*')
export const namesRecord = (pointer: string) => /((^|[/_])id|\/ids\/\d+)$/.test(pointer)

/** Every string in a body, with its pointer. */
export const textsIn = (value: unknown, at = ''): { pointer: string; value: string }[] => {
  if (typeof value === 'string') return [{ pointer: at, value }]
  if (typeof value !== 'object' || value === null) return []
  return Object.entries(value).flatMap(([name, member]) => textsIn(member, `${at}/${name}`))
}

/**
 * The places where the contract lets a body refer to a record, except the id of the record itself, which is tested for
 * every body.
 */
const idPlaces = (schema: Schema, at = ''): string[] => {
  const { anyOf = [], oneOf = [], allOf = [], properties = {}, items } = contract.resolve(schema)
  return [
    ...[...anyOf, ...oneOf, ...allOf].flatMap((part) => idPlaces(part, at)),
    ...Object.entries(properties).flatMap(([name, part]) => idPlaces(part, `${at}/${name}`)),
    ...(items ? idPlaces(items, `${at}/*`) : []),
    ...(namesRecord(at) && at !== '/data/id' ? [at] : []),
  ]
}

const refuseGaps = (id: OperationId, requests: readonly ProbeRequest[]): void => {
  const filled = new Set(requests.flatMap(({ body }) => textsIn(body)).map(({ pointer }) => anyItem(pointer)))
  const gaps = idPlaces(contract.bodyOf(id)!).filter((place) => !filled.has(place))
  if (requests.length === 0 || gaps.length > 0)
    throw new Error(
      `${id}: no body of the test of isolation has something at ${gaps.join(', ') || '/'}. Add one to test/isolation/bodies.ts, or an example to the contract.`,
    )
}

export const hasOwnId = (id: OperationId): boolean =>
  contract.resolve(contract.resolve(contract.bodyOf(id) ?? {}).properties?.data ?? {}).properties?.id !== undefined

/** A copy of a body with another text at a place. */
export const withText = (body: Body, pointer: string, text: string): Body => {
  const copy = structuredClone(body)
  const names = pointer.split('/').slice(1)
  const last = names.pop()!
  const holder = names.reduce((at: unknown, name) => (at as Json)[name], copy) as Json
  holder[last] = text
  return copy
}
