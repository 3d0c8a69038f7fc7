import type { Json } from '@boxtrail/engine/json'
import { type Classifier, type Fact, fact, type Kind, type Milestone, type Statement } from '@boxtrail/engine/statement'
import { readTime } from '@boxtrail/engine/time'
import { splitSuffix, suffixReason } from '@boxtrail/engine/time-suffix'
import type { Subject } from '../port/source.ts'
import { collectCustomsHold } from './customs-holds.ts'
import { collectFacts } from './event-facts.ts'
import { callOf, placeOfEvent, readVessel, voyageOf } from './event-place.ts'
import { codeOf, containerNumber, containerOfEvent, lookUp, quote, text, timeMs } from './event-text.ts'
import { modeOf } from './mode-of-transport.ts'
import type { Profile } from './profile.ts'

const classifiers: Record<string, Classifier> = { ACT: 'actual', EST: 'estimated', PLN: 'planned', PLAN: 'planned' }

/** Some lines write `E`, `F` and `L`. */
const fullness: Record<string, boolean> = { EMPTY: false, E: false, LADEN: true, L: true, FULL: true, F: true }

const equipmentKinds: Record<string, Kind> = {
  LOAD: 'load',
  DISC: 'discharge',
  GTIN: 'gate_in',
  GTOT: 'gate_out',
  STUF: 'stuff',
  STRP: 'strip',
  PICK: 'pick_up',
  DROP: 'drop_off',
  INSP: 'inspect',
  RSEA: 'seal',
  RMVD: 'strip',
  AVPU: 'available',
  CUSR: 'customs_release',
}
/**
 * Known codes of 2.3 and 3.0 without effect: the container may be dropped off, crossed a border or passed a point; or
 * customs selected it for a scan or an inspection, which as a hold would remain for ever because no code ends it.
 */
const withoutEffect: readonly unknown[] = ['AVDO', 'CROS', 'WAYP', 'CUSS', 'CUSI']
/** Readings of sensors, which say nothing about the journey. */
const otherTypes: readonly unknown[] = ['IOT', 'REEFER']
const transportKinds: Record<string, Kind> = { ARRI: 'arrive', DEPA: 'depart' }

/** What prevents something from being read, and its position in the response. */
export type Problem = { at: string; reason: string }

/** What one event states; the facts that it carries are added to `facts`. */
export const readEvent = (
  event: Json,
  at: string,
  subject: Subject,
  profile: Profile,
  facts: Map<string, Fact>,
): Statement[] | Problem => {
  if (otherTypes.includes(codeOf(event.eventType))) return []
  const type = eventType(event)
  if (type === null) return { at: `${at}/eventType`, reason: `unknown event type ${quote(event.eventType)}` }
  if (type === 'SHIPMENT') return readShipmentEvent(event, at, { subject, profile, facts })
  const coded = event[type === 'TRANSPORT' ? 'transportEventTypeCode' : 'equipmentEventTypeCode']
  const kind =
    type === 'TRANSPORT'
      ? lookUp(transportKinds, coded)
      : (lookUp(equipmentKinds, event.eventType) ?? lookUp(equipmentKinds, coded))
  if (!kind && type === 'EQUIPMENT' && withoutEffect.includes(codeOf(coded))) return []
  if (!kind) return { at, reason: `unknown ${type.toLowerCase()} event code ${quote(coded)}` }
  const classifier = lookUp(classifiers, event.eventClassifierCode)
  if (!classifier)
    return { at: `${at}/eventClassifierCode`, reason: `unknown classifier ${quote(event.eventClassifierCode)}` }
  const time = timeOf(event, profile)
  if (!time) return withoutTime(event, at)
  const container = type === 'EQUIPMENT' ? containerOfEvent(event, containerNumber) : null
  if (type === 'EQUIPMENT' && container === null) {
    // Planned moves before a container is assigned name none; an actual move without a container is useless.
    return classifier === 'actual'
      ? { at: `${at}/equipmentReference`, reason: 'an actual move without a container number' }
      : []
  }
  const call = callOf(event)
  const milestone: Milestone = {
    says: 'milestone',
    classifier,
    kind,
    mode: modeOf(call.modeOfTransport),
    laden: type === 'TRANSPORT' ? null : (lookUp(fullness, event.emptyIndicatorCode) ?? null),
    container,
    time,
    place: placeOfEvent(event),
    vessel: readVessel(call),
    voyage: voyageOf(kind, call),
    sourceEventId: profile.trustsEventId(event) ? text(event.eventID ?? event.eventId) : null,
    text: text(event.description) ?? wording(event, type),
  }
  collectFacts(event, container, subject, facts)
  return [milestone]
}

/** Some responses have the equipment code instead of the type. */
const eventType = (event: Json): 'SHIPMENT' | 'TRANSPORT' | 'EQUIPMENT' | null => {
  const type = codeOf(event.eventType)
  if (type === 'SHIPMENT' || type === 'TRANSPORT' || type === 'EQUIPMENT') return type
  if (lookUp(equipmentKinds, type) && event.equipmentReference) return 'EQUIPMENT'
  if (event.equipmentEventTypeCode && event.equipmentReference) return 'EQUIPMENT'
  return null
}

const timeOf = ({ eventDateTime }: Json, { falseZone }: Profile) =>
  readTime(eventDateTime, { ignoreOffset: falseZone && isUtc(eventDateTime) })

const withoutTime = ({ eventDateTime }: Json, at: string) => ({
  at: `${at}/eventDateTime`,
  reason: `no readable time: ${quote(eventDateTime)}${suffixReason(eventDateTime)}`,
})

const isUtc = (value: unknown) => typeof value === 'string' && /(?:Z|\+00(?::?00)?)\s*$/i.test(splitSuffix(value).time)

const wording = (event: Json, type: string) =>
  [type, text(event.equipmentEventTypeCode ?? event.transportEventTypeCode), text(event.emptyIndicatorCode)]
    .filter((word) => word !== null)
    .join(' ')

const readShipmentEvent = (
  event: Json,
  at: string,
  { subject, profile, facts }: { subject: Subject; profile: Profile; facts: Map<string, Fact> },
): Statement[] | Problem => {
  const code = codeOf(event.shipmentEventTypeCode)
  if (typeof code !== 'string')
    return { at: `${at}/shipmentEventTypeCode`, reason: 'a shipment event without its code' }
  const time = timeOf(event, profile)
  if (!time) return withoutTime(event, at)
  const paper = codeOf(event.documentTypeCode)
  const booking = paper === 'BKG' || paper === 'CBR'
  const cancelled = code === 'CANC' || code === 'VOID'
  if (
    booking &&
    // A bill or a container may have travelled under several bookings, so a cancelled one is no statement about it.
    subject.kind === 'booking' &&
    event.documentID === subject.number &&
    (cancelled || code === 'CONF')
  ) {
    // The newest statement about the booking wins, in whatever order the response lists them.
    const known = facts.get('booking_cancelled')
    const stated = String(event.eventDateTime)
    if (!known || timeMs(stated) >= timeMs(known.text!.slice(known.text!.indexOf(' ') + 1)))
      facts.set('booking_cancelled', fact('booking_cancelled', null, cancelled, { text: `${code} ${stated}` }))
  }
  collectCustomsHold(event, time, facts)
  collectFacts(event, null, subject, facts)
  return []
}
