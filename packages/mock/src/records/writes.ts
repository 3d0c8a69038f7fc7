import { document } from '@boxtrail/protocol/answer/json-api'
import type { DocumentedOperation } from '../contract.ts'
import { keyOf, type Reference, type Resource, relatedOne } from '../world/resource.ts'
import { tick, type World } from '../world/world.ts'
import { type Call, givenIn } from './call.ts'
import { parentOf } from './lists.ts'
import { exampleOf, find } from './reads.ts'

/** Creates a record from the given attributes; the rest is as in the contract's example. */
export const create = (operation: DocumentedOperation, call: Call) => {
  const data = addRecord(operation, call)
  return document(call, data)
}

export const addRecord = (operation: DocumentedOperation, call: Call, own: Record<string, unknown> = {}): Resource => {
  const { world, params, requestUrl, origin } = call
  tick(world)
  const id = world.newId()
  const { data: shown } = exampleOf(operation) as { data: Resource }
  // Links in the example lead to its own record.
  const example = JSON.parse(JSON.stringify(shown).replaceAll(shown.id, id)) as Resource
  const given = givenIn(call)
  const [parentId] = Object.values(params)
  const parent = parentId === undefined ? undefined : parentOf(operation.path, parentId, world)
  const record: Resource = {
    id,
    type: operation.record!.type,
    attributes: { ...newAttributes(example, settable(operation), world, id), ...given.attributes, ...own },
    ...(example.relationships ? { relationships: relationsOf(example, given.relationships, parent, world) } : {}),
    ...(example.links ? { links: { self: `${pathOf(requestUrl, origin)}/${id}` } } : {}),
  }
  linkFromParent(record, parent, world)
  world.put(record)
  if (record.type in EVENTS) {
    const set = Object.entries(given.attributes).map(([name, value]) => [name, [null, value]])
    world.append('', record, Object.fromEntries(set))
  }
  return record
}

const pathOf = (requestUrl: string, origin: string): string => requestUrl.slice(origin.length).split('?')[0]!

/** The attributes that a caller may set, from the examples of the request body. */
const settable = ({ request }: DocumentedOperation): ReadonlySet<string> =>
  new Set(Object.keys((request.body as { data?: { attributes?: object } } | undefined)?.data?.attributes ?? {}))

/**
 * The attributes of a new record: those that the service sets have new values, and those that the caller has not set
 * are empty.
 */
const newAttributes = (
  { attributes }: Resource,
  settable: ReadonlySet<string>,
  world: World,
  id: string,
): Record<string, unknown> =>
  Object.fromEntries(
    Object.entries(attributes).map(([name, value]) => {
      if (name === 'id') return [name, id]
      if (name === 'created_at' || name === 'updated_at') return [name, world.now()]
      if (Array.isArray(value)) return [name, []]
      return [name, settable.has(name) ? null : value]
    }),
  )

const relationsOf = (
  { relationships = {} }: Resource,
  given: Record<string, { data?: Reference | null }> = {},
  parent: Resource | undefined,
  world: World,
) =>
  Object.fromEntries(
    Object.entries(relationships).map(([name, value]) => {
      const stated = given[name]
      if (stated) return [name, { data: stated.data ?? null }]
      const owner = world.all(name)[0]
      if (owner && (name === 'account' || name === 'user')) return [name, { data: { type: name, id: owner.id } }]
      if (parent && (name === parent.type.split('_').at(-1) || name === 'entity'))
        return [name, { data: { type: parent.type, id: parent.id } }]
      return [name, 'data' in value ? { data: Array.isArray(value.data) ? [] : null } : value]
    }),
  )

/** Adds the new record to the relationship of a parent that lists its records. */
const linkFromParent = (record: Resource, parent: Resource | undefined, world: World): void => {
  if (!parent) return
  for (const [name, { data }] of Object.entries(parent.relationships ?? {}))
    if (Array.isArray(data) && name === `${record.type.split('_').at(-1)}s`)
      world.put({
        ...parent,
        relationships: { ...parent.relationships, [name]: { data: [...data, { type: record.type, id: record.id }] } },
      })
}

/** Changes the attributes in the body, and logs the change. */
export const update = (operation: DocumentedOperation, call: Call) => {
  const before = find(operation.record!.type, call)
  const { attributes, relationships = {} } = givenIn(call)
  const known = Object.fromEntries(Object.entries(attributes).filter(([name]) => name in before.attributes))
  const changeset = Object.fromEntries(
    Object.entries(known)
      .filter(([name, value]) => JSON.stringify(before.attributes[name]) !== JSON.stringify(value))
      .map(([name, value]) => [name, [before.attributes[name], value]]),
  )
  if (Object.keys(changeset).length === 0 && Object.keys(relationships).length === 0) return document(call, before)
  return document(call, change(call.world, before, known, changeset, relationships))
}

/** Replaces a record by one with these attributes. */
export const change = (
  world: World,
  before: Resource,
  attributes: Record<string, unknown>,
  changeset: object,
  relationships: Resource['relationships'] = {},
): Resource => {
  tick(world)
  const stamped = 'updated_at' in before.attributes ? { updated_at: world.now() } : {}
  const after = world.put({
    ...before,
    attributes: { ...before.attributes, ...attributes, ...stamped },
    ...(before.relationships ? { relationships: { ...before.relationships, ...relationships } } : {}),
  })
  const event = EVENTS[after.type]
  if (event !== undefined && Object.keys(changeset).length > 0) {
    const shipment =
      after.type === 'shipment'
        ? after
        : relatedOne(after, after.type === 'tracking_request' ? 'tracked_object' : 'shipment')
    const container = after.type === 'container' ? after : relatedOne(after, 'container')
    world.append(event, after, changeset, {
      ...(shipment ? { shipment: shipment.id } : {}),
      ...(container ? { container: container.id } : {}),
    })
  }
  return after
}

/** The types whose changes are logged, each with the event for webhooks; empty if there is none. */
const EVENTS: Readonly<Record<string, string>> = {
  shipment: 'shipment.updated',
  container: 'container.updated',
  tracking_request: '',
  custom_field: '',
  custom_field_definition: '',
  custom_field_option: '',
  document: '',
  email_submission: '',
  attention_entry: '',
  party: '',
  tariff: '',
  webhook: '',
}

/** Deletes the record in the path with its dependent records and the references to it. */
export const remove = (type: string, call: Call): undefined => {
  const { world } = call
  const record = find(type, call)
  tick(world)
  for (const one of belongingTo(record, world)) world.remove(one)
  world.remove(record)
  unlink(record, world)
  return undefined
}

/** The dependent records: a field has options and values. */
const belongingTo = (record: Resource, world: World): Resource[] =>
  record.type === 'custom_field_definition'
    ? ['custom_field_option', 'custom_field']
        .flatMap((type) => world.all(type))
        .filter((one) => relatedOne(one, 'definition')?.id === record.id)
    : []

/** Removes an option from the list in its definition. */
const unlink = (record: Resource, world: World): void => {
  for (const one of world.all('custom_field_definition'))
    for (const [name, { data }] of Object.entries(one.relationships ?? {}))
      if (Array.isArray(data) && data.some((reference) => keyOf(reference) === keyOf(record)))
        world.put({
          ...one,
          relationships: { ...one.relationships, [name]: { data: data.filter(({ id }) => id !== record.id) } },
        })
}
