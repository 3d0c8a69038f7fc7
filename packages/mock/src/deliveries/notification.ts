import { eventExamples } from '@boxtrail/contracts/examples'
import type { Notification } from '../actions/webhooks.ts'
import { type Reference, type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'

/** The notification of an event, in the form of the contract's example, with the records of the world. */
export const notificationOf = (event: Resource, webhook: Resource, world: World): Notification | undefined => {
  const name = String(event.attributes.event)
  const example = eventExamples[name as keyof typeof eventExamples] as unknown as Notification | undefined
  const about = relatedOne(event, 'resource')
  if (!example || !about) return undefined
  const id = world.newId()
  const reference = referenceOf(event, about, example, world)
  const data: Resource = {
    id,
    type: 'webhook_notification',
    attributes: { ...example.data.attributes, id, event: name, delivery_status: 'pending', created_at: world.now() },
    relationships: {
      ...example.data.relationships,
      webhook: { data: { type: 'webhook', id: webhook.id } },
      reference_object: { data: reference ? { type: reference.type, id: reference.id } : about },
      webhook_notification_logs: { data: [] },
    },
  }
  return { data, included: reference ? [reference, ...beside(reference, example, world)] : [] }
}

/**
 * The record itself, or the record that describes the event if the example has one, such as `container_updated_event`.
 */
const referenceOf = (event: Resource, about: Reference, { data, included }: Notification, world: World) => {
  const record = world.get(about)
  const named = relatedOne(data, 'reference_object')
  if (!named || named.type === about.type) return record
  const shown = included.find(({ type }) => type === named.type)
  if (!shown) return record
  const { changeset } = event.attributes
  return world.put({
    ...shown,
    id: world.newId(),
    attributes: { ...shown.attributes, ...('changeset' in shown.attributes ? { changeset } : {}) },
    relationships: Object.fromEntries(
      Object.entries(shown.relationships ?? {}).map(([name, value]) => [name, linked(name, value, record, about)]),
    ),
  })
}

const linked = (name: string, value: object, record: Resource | undefined, about: Reference) => {
  if (name === about.type) return { data: about }
  return record?.relationships?.[name] ?? value
}

/** Related records of the types that the example includes in addition to the record itself. */
const beside = (record: Resource, { included }: Notification, world: World): Resource[] => {
  const types = new Set(included.map(({ type }) => type))
  const found = new Map<string, Resource>()
  const open: Reference[] = Object.keys(record.relationships ?? {}).flatMap((name) => related(record, name))
  for (let next = open.pop(); next; next = open.pop()) {
    const one = types.has(next.type) && next.id !== record.id && !found.has(next.id) ? world.get(next) : undefined
    if (!one) continue
    found.set(one.id, one)
    open.push(...Object.keys(one.relationships ?? {}).flatMap((name) => related(one, name)))
  }
  return [...found.values()]
}
