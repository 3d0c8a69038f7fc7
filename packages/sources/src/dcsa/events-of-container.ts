import { isObject, type Json } from '@boxtrail/engine/json'
import { isContainerNumber } from '@boxtrail/reference/container-number'
import { codeOf, containerNumber, containersNamed } from './event-text.ts'

const NAMES = ['equipmentReference', 'containerNumber', 'container']

/**
 * The events of an object that names the container once for all of them, each with its container. Events that name one
 * themselves keep it, and so do events of documents, which name theirs among their references.
 */
export const eventsOfContainer = (object: Json, events: readonly unknown[]): unknown[] => {
  const container = NAMES.map((name) => containerNumber(object[name])).find((one) => one !== null)
  if (container === undefined || !isContainerNumber(container)) return [...events]
  return events.map((event) =>
    isObject(event) && lacksContainer(event) ? { ...event, equipmentReference: container } : event,
  )
}

const lacksContainer = (event: Json): boolean =>
  ['EQUIPMENT', 'TRANSPORT'].includes(String(codeOf(event.eventType))) &&
  containersNamed(event).every((one) => containerNumber(one) === null)
