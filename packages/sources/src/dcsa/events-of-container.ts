import { isObject, type Json } from '@boxtrail/engine/json'
import { isContainerNumber } from '@boxtrail/reference/container-number'
import { codeOf, containerNumber, containersNamed } from './event-text.ts'

const NAMES = ['equipmentReference', 'containerNumber', 'container']

/**
 * The events of an object that names the container once for all of them, each with its container. Events that name one
 * themselves keep it, and so do events of documents, which name theirs among their references.
 */
export const eventsOfContainer = (object: Json, events: readonly unknown[]): unknown[] => {
  const named = NAMES.map((name) => containerNumber(object[name])).filter(
    (one) => one !== null && isContainerNumber(one),
  )
  const [container, other] = new Set(named)
  if (container === undefined || other !== undefined) return [...events]
  return events.map((event) =>
    isObject(event) && lacksContainer(event) ? { ...event, equipmentReference: container } : event,
  )
}

const lacksContainer = (event: Json): boolean =>
  ['EQUIPMENT', 'TRANSPORT'].includes(String(codeOf(event.eventType))) &&
  containersNamed(event).every((one) => containerNumber(one) === null)
