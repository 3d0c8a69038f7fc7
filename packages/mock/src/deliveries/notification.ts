import { eventExamples } from '@boxtrail/contracts/examples'
import type { Notification } from '../actions/webhooks.ts'
import { type Reference, type Resource, related, relatedOne } from '../world/resource.ts'
import type { World } from '../world/world.ts'

/** What a webhook is sent of an event: in the form of the contract's example, with the records of the world. */
export const notificationOf = (event: Resource, webhook: Resource, world: World): Notification | undefined => {
  const name = String(event.attributes.event)
  const example = eventExamples[name as keyof typeof eventExamples] as unknown as Notification | undefined
  const about = relatedOne(event, 'resource')
  if (!example || !about) return undefined
  const id = world.newId()
  const reference = world.get(about)
  const data: Resource = {
    id,
    type: 'webhook_notification',
    attributes: { ...example.data.attributes, id, event: name, delivery_status: 'pending', created_at: world.now() },
    relationships: {
      ...example.data.relationships,
      webhook: { data: { type: 'webhook', id: webhook.id } },
      reference_object: { data: about },
      webhook_notification_logs: { data: [] },
    },
  }
  return { data, included: reference ? [reference, ...beside(reference, example, world)] : [] }
}

/** Those of the types that the example includes beside the record itself. */
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
