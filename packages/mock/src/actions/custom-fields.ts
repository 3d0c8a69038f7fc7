import { document } from '@boxtrail/protocol/answer/json-api'
import {
  fieldExists,
  optionExists,
  slugTaken,
  takesNoOptions,
  unknownEntity,
  unknownField,
  unprocessable,
} from '@boxtrail/protocol/errors'
import type { DocumentedOperation } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { entityTypeOf } from '../records/entity-types.ts'
import { parentOf } from '../records/lists.ts'
import { find } from '../records/reads.ts'
import { addRecord, change, create } from '../records/writes.ts'
import { type Resource, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

/** The record that a value belongs to, from the path or the body. */
const entityOf = (operation: DocumentedOperation, call: Call): Resource => {
  const [parentId] = Object.values(call.params)
  if (parentId !== undefined) return parentOf(operation.path, parentId, call.world)
  const named = givenIn(call).relationships?.entity?.data
  const found = named && call.world.get({ type: named.type === 'cargo' ? 'container' : named.type, id: named.id })
  if (!found) throw unknownEntity()
  return found
}

const definitionOf = (slug: string, entity: Resource, world: World): Resource => {
  const kind = entityTypeOf(entity.type)
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
  refuseValue(value, definition, world)
  const field = addRecord(operation, call, { display_value: displayOf(value, definition, world) })
  const relationships = {
    ...field.relationships,
    entity: { data: { type: entity.type, id: entity.id } },
    definition: { data: { type: definition.type, id: definition.id } },
  }
  return document(call, world.put({ ...field, relationships }))
}

const optionsOf = (definition: Resource, world: World): Resource[] =>
  world.all('custom_field_option').filter((one) => relatedOne(one, 'definition')?.id === definition.id)

/** Whether a value has the type of its field; only the service checks the field's validation rules. */
const fits = (value: unknown, definition: Resource, world: World): boolean => {
  const isOption = (one: unknown) => optionsOf(definition, world).some(({ attributes }) => attributes.value === one)
  switch (definition.attributes.data_type) {
    case 'number':
      return typeof value === 'number'
    case 'boolean':
      return typeof value === 'boolean'
    case 'date':
      return typeof value === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(value) && !Number.isNaN(Date.parse(value))
    case 'datetime':
      return typeof value === 'string' && /^\d{4}-/.test(value) && !Number.isNaN(Date.parse(value))
    case 'enum':
      return isOption(value)
    case 'enum_multi':
      return Array.isArray(value) && value.every(isOption)
    default:
      return true
  }
}

const refuseValue = (value: unknown, definition: Resource, world: World): void => {
  if (value === null || fits(value, definition, world)) return
  const { display_name: name, data_type: type } = definition.attributes
  throw unprocessable('/data/attributes/value', `${name} must be a value of ${type}.`)
}

const createDefinition: Action = (operation, call) => {
  const { api_slug: slug, entity_type: type } = givenIn(call).attributes
  const isTaken = call.world
    .all('custom_field_definition')
    .some(({ attributes: a }) => a.api_slug === slug && a.entity_type === type)
  if (isTaken) throw slugTaken(String(type), String(slug))
  return create(operation, call)
}

const createOption: Action = (operation, call) => {
  const definition = parentOf(operation.path, Object.values(call.params)[0]!, call.world)
  if (!/^enum/.test(String(definition.attributes.data_type))) throw takesNoOptions()
  const { value, position } = givenIn(call).attributes
  const options = optionsOf(definition, call.world)
  if (options.some(({ attributes }) => attributes.value === value)) throw optionExists(String(value))
  return document(call, addRecord(operation, call, { position: position ?? options.length + 1 }))
}

/** The label of an option, or the value as text. */
const displayOf = (value: unknown, definition: Resource, world: World): string | null => {
  if (value === null) return null
  const option = optionsOf(definition, world).find(({ attributes }) => attributes.value === value)
  return String(option?.attributes.label ?? value)
}

const updateCustomField: Action = (operation, call) => {
  const field = find(operation.record!.type, call)
  const { value } = givenIn(call).attributes
  const named = relatedOne(field, 'definition')
  const definition = named && call.world.get(named)
  const display = definition ? displayOf(value, definition, call.world) : field.attributes.display_value
  if (definition) refuseValue(value, definition, call.world)
  const isSame = JSON.stringify(value) === JSON.stringify(field.attributes.value)
  const changeset = isSame ? {} : { value: [field.attributes.value, value] }
  return document(call, change(call.world, field, { value, display_value: display }, changeset))
}

export const customFields = {
  createCustomFieldDefinition: createDefinition,
  createCustomFieldOption: createOption,
  createCustomField: createValue,
  createShipmentCustomField: createValue,
  createContainerCustomField: createValue,
  createTrackingRequestCustomField: createValue,
  updateCustomField,
  updateShipmentCustomField: updateCustomField,
  updateContainerCustomField: updateCustomField,
  updateTrackingRequestCustomField: updateCustomField,
}
