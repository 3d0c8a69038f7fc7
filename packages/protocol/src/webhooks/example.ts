import type { WebhookEventName } from '@boxtrail/contracts'
import { eventExamples } from '@boxtrail/contracts/examples'

const ID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g

type Example = (typeof eventExamples)[WebhookEventName]

/** The contract's example of an event, with new ids so that none can be mistaken for a record. */
export const exampleNotification = (event: WebhookEventName, newId: () => string): Example => {
  const fresh = new Map<string, string>()
  const text = JSON.stringify(eventExamples[event]).replace(ID, (id) => {
    const other = fresh.get(id) ?? newId()
    fresh.set(id, other)
    return other
  })
  return JSON.parse(text) as Example
}
