import { isObject, type Json } from '@boxtrail/engine/json'
import { malformedBody } from '@boxtrail/protocol/errors'
import { normalizeNumber } from '@boxtrail/reference/number'
import { codeOf, containersNamed } from '@boxtrail/sources/dcsa/event-text'
import { eventsOfContainer } from '@boxtrail/sources/dcsa/events-of-container'
import { asVersionTwo } from '@boxtrail/sources/dcsa/other-versions'
import { instantMs } from '@boxtrail/sources/feed/items'
import type { Pushed, PushSource } from '@boxtrail/sources/port/push'
import { parseFeedJson } from './parse-message.ts'
import type { Item, Message } from './receive-message.ts'

/**
 * Reads a callback of DCSA Track & Trace: each event is assigned to its subjects. A move of a container also belongs to
 * its bill and booking, so that requests for those learn about new containers.
 */
export const readDcsaEvents = (body: Uint8Array, source: PushSource): Message => {
  const json = parseFeedJson(body)
  const events = Array.isArray(json)
    ? json
    : isObject(json) && Array.isArray(json.events)
      ? eventsOfContainer(json, json.events)
      : [json]
  if (events.length > 10_000) throw malformedBody('A callback contains at most 10,000 events.')
  return {
    id: null,
    body,
    items: events.flatMap((event, index) => itemsOf(event, `/${index}`, source)),
  }
}

const itemsOf = (event: unknown, at: string, source: PushSource): Item[] => {
  const body = JSON.stringify([event])
  const [stated = event] = asVersionTwo([event])
  const observedAtMs = isObject(stated) ? instantMs(stated.eventCreatedDateTime) : null
  const subjects = isObject(stated) ? subjectsOf(stated) : []
  if (subjects.length === 0) subjects.push({ kind: 'facility', number: source.push.id })
  return subjects.map((subject) => ({
    at,
    container: subject.kind === 'container' ? subject.number : null,
    pushed: { subject, observedAtMs, body, mediaType: 'application/json' },
  }))
}

const documents: Record<string, 'bill' | 'booking'> = { TRD: 'bill', BKG: 'booking', CBR: 'booking' }

const subjectsOf = (event: Json): Pushed['subject'][] => {
  const subjects: Pushed['subject'][] = []
  const put = (kind: Pushed['subject']['kind'], value: unknown) => {
    const number = typeof value === 'string' ? normalizeNumber(value) : ''
    if (/^[A-Z0-9]{4,35}$/.test(number)) subjects.push({ kind, number })
  }
  for (const container of containersNamed(event)) put('container', container)
  for (const reference of Array.isArray(event.documentReferences) ? event.documentReferences : []) {
    if (!isObject(reference)) continue
    const kind = documents[String(codeOf(reference.documentReferenceType))]
    if (kind) put(kind, reference.documentReferenceValue)
  }
  const kind = documents[String(codeOf(event.documentTypeCode))]
  if (codeOf(event.eventType) === 'SHIPMENT' && kind) put(kind, event.documentID)
  return [...new Map(subjects.map((subject) => [`${subject.kind} ${subject.number}`, subject])).values()]
}
