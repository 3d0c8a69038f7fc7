import { isObject, type Json } from '@boxtrail/engine/json'
import { text } from './event-text.ts'
import type { VersionThreeEvent } from './version-three-event.ts'

/** Converts an event of the beta of 2023, which separates metadata from the payload; null for any other event. */
export const betaEvent = ({ metadata, payload }: Json): VersionThreeEvent | null => {
  if (!isObject(metadata) || metadata.eventType === undefined) return null
  const [id, retracts] = [text(metadata.eventID), text(metadata.retractedEventID)]
  const stated = isObject(payload) ? payload : {}
  const event = {
    ...stated,
    eventID: metadata.eventID,
    eventType: metadata.eventType,
    eventCreatedDateTime: metadata.eventCreatedDateTime,
    documentID: stated.documentReference,
    documentReferences: renamed(stated.relatedDocumentReferences, 'documentReference'),
    references: renamed(stated.references, 'reference'),
    ...(isObject(stated.transportCall) ? { transportCall: callOfBeta(stated.transportCall) } : {}),
  }
  // The time is that of the event's creation, so a repeated id is not a later version of it.
  return { id, retracts, updatedMs: 0, event: retracts === null ? event : null }
}

const callOfBeta = (call: Json): Json =>
  isObject(call.vessel)
    ? { ...call, vessel: { ...call.vessel, vesselName: call.vessel.vesselName ?? call.vessel.name } }
    : call

const renamed = (references: unknown, name: string): Json[] =>
  (Array.isArray(references) ? references : [])
    .filter(isObject)
    .map(({ type, value }) => ({ [`${name}Type`]: type, [`${name}Value`]: value }))
