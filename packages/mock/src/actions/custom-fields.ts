import { document } from '@boxtrail/protocol/answer/json-api'
import { fieldExists, unknownEntity, unknownField } from '@boxtrail/protocol/errors'
import { type Call, givenIn } from '../records/call.ts'
import { parentOf } from '../records/lists.ts'
import { find } from '../records/reads.ts'
import { addRecord, change } from '../records/writes.ts'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

const KINDS: Readonly<Record<string, string>> = {
  shipment: 'Shipment',
  container: 'Container',
  tracking_request: 'TrackingRequest',
}

/** The record that a value belongs to: of the path, or named in the body. */
const entityOf = (operation: Parameters<Action>[0], call: Call): Resource => {
  const [parentId] = Object.values(call.params)
  if (parentId !== undefined) return parentOf(operation.path, parentId, call.world)
  const named = givenIn(call).relationships?.entity?.data
  const found = named && call.world.get({ type: named.type === 'cargo' ? 'container' : named.type, id: named.id })
  if (!found) throw unknownEntity()
  return found
}

const definitionOf = (slug: string, entity: Resource, world: World): Resource => {
  const kind = KINDS[entity.type]!
  const found = world
    .all('custom_field_definition')
    .find(({ attributes: a }) => a.api_slug === slug && a.entity_type === kind)
  if (!found) throw unknownField(slug, kind, '/data/attributes/api_slug')
  return found
}

const createValue: Action = (operation, call) => {
  const { world } = call
  const entity = entityOf(operation, call)
  const { api_slug: slug, value } = givenIn(call).attributes
  const definition = definitionOf(String(slug), entity, world)
  const isSet = world
    .all('custom_field')
    .some((one) => one.attributes.api_slug === slug && relatedOne(one, 'entity')?.id === entity.id)
  if (isSet) throw fieldExists(String(slug))
  const field = addRecord(operation, call, { display_value: displayOf(value, definition, world) })
  const relationships = {
    ...field.relationships,
    entity: { data: { type: entity.type, id: entity.id } },
    definition: { data: { type: definition.type, id: definition.id } },
  }
  return document(call, world.put({ ...field, relationships }))
}

/** The label of an option, or the value as text. */
const displayOf = (value: unknown, definition: Resource, world: World): string | null => {
  if (value === null) return null
  const option = world
    .all('custom_field_option')
    .find((one) => one.attributes.value === value && relatedOne(one, 'definition')?.id === definition.id)
  return String(option?.attributes.label ?? value)
}

const updateCustomField: Action = (operation, call) => {
  const field = find(operation, call)
  const { value } = givenIn(call).attributes
  const named = relatedOne(field, 'definition')
  const definition = named && call.world.get(named)
  const display = definition ? displayOf(value, definition, call.world) : field.attributes.display_value
  const changeset = { value: [field.attributes.value, value] }
  return document(call, change(call.world, field, { value, display_value: display }, changeset))
}

export const customFields = {
  createCustomField: createValue,
  createShipmentCustomField: createValue,
  createContainerCustomField: createValue,
  createTrackingRequestCustomField: createValue,
  updateCustomField,
  updateShipmentCustomField: updateCustomField,
  updateContainerCustomField: updateCustomField,
  updateTrackingRequestCustomField: updateCustomField,
}
