import { canonical } from '@boxtrail/engine/claims/claim-key'
import { isObject, type Json } from '@boxtrail/engine/json'
import {
  type Classifier,
  type Fact,
  fact,
  type Kind,
  type Milestone,
  type Mode,
  type OtherNumber,
  type PlaceText,
  type Reading,
  type Statement,
  type VesselText,
} from '@boxtrail/engine/statement'
import { formatInstant, readTime, roughMs } from '@boxtrail/engine/time'
import { normalizeNumber } from '@boxtrail/reference/number'
import type { Subject } from '../port/source.ts'
import { sealFact } from '../seal-fact.ts'
import { namingEvents } from './naming-events.ts'
import { billsAtOnce, otherNumbersIn } from './other-bills.ts'
import type { Profile } from './profile.ts'
import { parseAnswer } from './response-events.ts'
import { subjectOfAnswer } from './subject.ts'
import { underOtherNumbers } from './under-other-numbers.ts'

const classifiers: Record<string, Classifier> = { ACT: 'actual', EST: 'estimated', PLN: 'planned', PLAN: 'planned' }
const modes: Record<string, Mode> = { VESSEL: 'vessel', RAIL: 'rail', TRUCK: 'truck', BARGE: 'barge' }

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
const transportKinds: Record<string, Kind> = { ARRI: 'arrive', DEPA: 'depart' }

/**
 * Checks whether a source may report an event: a problem, or the place that the event means, or null if nothing limits
 * the source.
 */
export type CheckEvent = (event: Json, at: string) => PlaceText | Problem | null

/** Reads a DCSA Track & Trace 2.2 response under a profile. Pure. Every problem names its place in the response. */
export const readEvents = (
  body: string,
  subject: Subject,
  profile: Profile,
  check: CheckEvent = () => null,
): Reading => {
  const answer = parseAnswer(body)
  const nothing = { complete: false, statements: [], problems: [] }
  if (answer.kind === 'no_data') return { ...nothing, outcome: 'no_data_yet' }
  if (answer.kind === 'error')
    return {
      ...nothing,
      outcome: answer.status === 401 || answer.status === 403 ? 'unauthorized' : 'unrecognized',
      problems: [],
    }
  if (answer.kind === 'unrecognized')
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '', reason: answer.reason }] }

  const answerSubject = subjectOfAnswer(answer.events, subject, profile.normalizeNumber)
  if (answerSubject.of === 'others')
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '', reason: answerSubject.reason }] }
  const about = answerSubject.of === 'subject' ? answerSubject : undefined
  const compared = subject.kind === 'booking' ? 'booking' : 'bill'
  const naming = about ? namingEvents(about, compared) : []
  const under: ReadonlyMap<unknown, OtherNumber> =
    subject.kind === 'container' ? new Map() : underOtherNumbers(naming, compared)
  const reading: Reading = {
    outcome: 'ok',
    complete: true,
    namesSubject: about !== undefined,
    statements: [],
    problems: [],
  }
  const facts = new Map<string, Fact>()
  const wasRead = new Set<unknown>()
  for (const [index, event] of answer.events.entries()) {
    const at = `/${index}`
    // Understood, and about something else.
    if (about?.foreignEvents.has(event)) continue
    const verdict = isObject(event) ? check(event, at) : { at, reason: 'the event is not an object' }
    const other = under.get(event)
    const read =
      verdict && 'reason' in verdict
        ? verdict
        : readEvent(event as Json, at, subject, profile, other ? new Map() : facts)
    if (Array.isArray(read)) {
      wasRead.add(event)
      reading.statements.push(...read.map((one) => underNumber(atPlace(one, verdict as PlaceText | null), other)))
    } else reading.problems.push(read)
  }
  reading.statements.push(...facts.values())
  const isRead = (event: Json) => wasRead.has(event)
  reading.statements.push(
    ...(subject.kind === 'container' ? billsAtOnce(naming, isRead) : otherNumbersIn(naming, compared, isRead)),
  )
  // An event that could not be read must not be taken for withdrawn.
  reading.complete = reading.problems.length === 0
  if (reading.statements.length === 0 && reading.problems.length > 0) reading.outcome = 'unrecognized'
  return reading
}

type Problem = { at: string; reason: string }

const atPlace = (statement: Statement, place: PlaceText | null): Statement =>
  place === null || statement.says === 'fact' ? statement : { ...statement, place }

/** What it is reported under says nothing of what the number that was asked for has: no facts are taken from it. */
const underNumber = (statement: Statement, other: OtherNumber | undefined): Statement =>
  other === undefined || statement.says === 'fact' ? statement : { ...statement, under: other }

const readEvent = (
  event: Json,
  at: string,
  subject: Subject,
  profile: Profile,
  facts: Map<string, Fact>,
): Statement[] | Problem => {
  const type = eventType(event)
  if (type === null) return { at: `${at}/eventType`, reason: `unknown event type ${quote(event.eventType)}` }
  if (type === 'SHIPMENT') return readShipmentEvent(event, at, subject, facts)
  const coded = event[type === 'TRANSPORT' ? 'transportEventTypeCode' : 'equipmentEventTypeCode']
  const kind =
    type === 'TRANSPORT'
      ? lookUp(transportKinds, coded)
      : (lookUp(equipmentKinds, event.eventType) ?? lookUp(equipmentKinds, coded))
  if (!kind) return { at, reason: `unknown ${type.toLowerCase()} event code ${quote(coded)}` }
  const classifier = lookUp(classifiers, event.eventClassifierCode)
  if (!classifier)
    return { at: `${at}/eventClassifierCode`, reason: `unknown classifier ${quote(event.eventClassifierCode)}` }
  const time = readTime(event.eventDateTime, { ignoreOffset: profile.falseZone && isUtc(event.eventDateTime) })
  if (!time) return { at: `${at}/eventDateTime`, reason: `no readable time: ${quote(event.eventDateTime)}` }
  const container = type === 'EQUIPMENT' ? containerNumber(event.equipmentReference) : null
  if (type === 'EQUIPMENT' && container === null) {
    // Planned moves before a container is assigned name none; an actual move without a container is useless.
    return classifier === 'actual'
      ? { at: `${at}/equipmentReference`, reason: 'an actual move without a container number' }
      : []
  }
  const call = isObject(event.transportCall) ? event.transportCall : {}
  const milestone: Milestone = {
    says: 'milestone',
    classifier,
    kind,
    mode: lookUp(modes, call.modeOfTransport) ?? null,
    laden:
      type === 'TRANSPORT'
        ? null
        : event.emptyIndicatorCode === 'EMPTY'
          ? false
          : event.emptyIndicatorCode === 'LADEN'
            ? true
            : null,
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
  const type = event.eventType
  if (type === 'SHIPMENT' || type === 'TRANSPORT' || type === 'EQUIPMENT') return type
  if (lookUp(equipmentKinds, type) && event.equipmentReference) return 'EQUIPMENT'
  if (event.equipmentEventTypeCode && event.equipmentReference) return 'EQUIPMENT'
  return null
}

const isUtc = (value: unknown) => typeof value === 'string' && /(?:Z|\+00:00)$/.test(value)

/** The meaning of a code; `constructor` and other inherited property names are not codes. */
const lookUp = <T>(codes: Record<string, T>, code: unknown): T | undefined =>
  typeof code === 'string' && Object.hasOwn(codes, code) ? codes[code] : undefined

/** Quotes a value in the reason of a problem, unless it is an object or array. */
const quote = (value: unknown) => (typeof value === 'object' && value !== null ? 'an object' : JSON.stringify(value))

/** Text without the NUL bytes and unpaired surrogates that PostgreSQL cannot store. */
const text = (value: unknown): string | null => {
  if (typeof value === 'number') return String(value)
  return typeof value === 'string' ? value.replaceAll('\u0000', '').toWellFormed().trim() || null : null
}
const containerNumber = (value: unknown) => {
  const written = text(value)
  return written === null ? null : normalizeNumber(written)
}

const wording = (event: Json, type: string) =>
  [type, text(event.equipmentEventTypeCode ?? event.transportEventTypeCode), text(event.emptyIndicatorCode)]
    .filter((word) => word !== null)
    .join(' ')

/** Where an event happened, as the source names it. */
export const placeOfEvent = (event: Json): PlaceText =>
  readPlace(event, isObject(event.transportCall) ? event.transportCall : {})

const readPlace = (event: Json, call: Json): PlaceText => {
  const places = [
    call,
    isObject(event.eventLocation) ? event.eventLocation : {},
    isObject(call.location) ? call.location : {},
  ]
  const first = (...names: string[]) => {
    for (const place of places) for (const name of names) if (text(place[name])) return text(place[name])
    return null
  }
  const provider = first('facilityCodeListProvider')
  return {
    locode: first('UNLocationCode', 'unLocationCode', 'unLocode')?.toUpperCase() ?? null,
    name: first('locationName') ?? text(call.otherFacility),
    facilityCode: first('facilityCode'),
    facilityProvider: provider === 'SMDG' || provider === 'BIC' || provider === 'FIRMS' ? provider : null,
    facilityType: text(call.facilityTypeCode) ?? first('facilityTypeCode'),
  }
}

const readVessel = (call: Json): VesselText | null => {
  const vessel = isObject(call.vessel) ? call.vessel : {}
  const imo = text(vessel.vesselIMONumber ?? call.vesselIMONumber)
  const name = text(vessel.vesselName ?? call.vesselName)
  return imo || name ? { imo: imo && /^\d{7}$/.test(imo) ? imo : null, name } : null
}

/**
 * A vessel leaves a port on the export voyage and reaches it on the import voyage; often one number stands for both.
 */
const voyageOf = (kind: Kind, call: Json) => {
  const [outbound, inbound] = [
    text(call.exportVoyageNumber) ?? text(call.carrierVoyageNumber),
    text(call.importVoyageNumber),
  ]
  return kind === 'arrive' || kind === 'discharge' || kind === 'berth' ? (inbound ?? outbound) : (outbound ?? inbound)
}

const readShipmentEvent = (
  event: Json,
  at: string,
  subject: Subject,
  facts: Map<string, Fact>,
): Statement[] | Problem => {
  const code = event.shipmentEventTypeCode
  if (typeof code !== 'string')
    return { at: `${at}/shipmentEventTypeCode`, reason: 'a shipment event without its code' }
  if (!readTime(event.eventDateTime))
    return { at: `${at}/eventDateTime`, reason: `no readable time: ${quote(event.eventDateTime)}` }
  const booking = event.documentTypeCode === 'BKG' || event.documentTypeCode === 'CBR'
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
    const timeMs = (words: string) => roughMs(readTime(words)!)
    if (!known || timeMs(stated) >= timeMs(known.text!.slice(known.text!.indexOf(' ') + 1)))
      facts.set('booking_cancelled', fact('booking_cancelled', null, cancelled, { text: `${code} ${stated}` }))
  }
  collectFacts(event, null, subject, facts)
  return []
}

/** Facts carried by events: size and type, seals, the bill that the container travels under. */
const collectFacts = (event: Json, container: string | null, subject: Subject, facts: Map<string, Fact>) => {
  const put = (one: Fact) => {
    const key = `${one.field}|${one.container ?? ''}`
    const known = facts.get(key)
    // Which of two seals wins must not depend on the order of the response.
    if (!known || canonical(one.value) < canonical(known.value)) facts.set(key, one)
  }
  const sizeType = text(event.ISOEquipmentCode ?? event.isoEquipmentCode)
  if (container && sizeType) put(fact('equipment_size_type', container, sizeType, { text: sizeType }))
  if (container) sealFact(container, sealsOf(event.seals)).forEach(put)
  for (const reference of Array.isArray(event.documentReferences) ? event.documentReferences : []) {
    if (!isObject(reference)) continue
    const value = text(reference.documentReferenceValue)
    if (!value) continue
    if (reference.documentReferenceType === 'TRD' && subject.kind === 'container')
      putDocument('bill', value, event, container, facts)
    else if (reference.documentReferenceType === 'TRD' && (subject.kind !== 'bill' || value === subject.number))
      put(fact('bill_of_lading_number', null, value))
    if (reference.documentReferenceType === 'BKG' && subject.kind === 'container')
      putDocument('booking', value, event, container, facts)
    else if (reference.documentReferenceType === 'BKG' && subject.kind === 'bill')
      put(fact('booking_number', null, value))
  }
}

const documentFields = { bill: 'bill_of_lading_number', booking: 'booking_number' } as const

/**
 * A response about a container may include several of its journeys: each bill and booking, with the first move under
 * it.
 */
const putDocument = (
  kind: keyof typeof documentFields,
  number: string,
  event: Json,
  container: string | null,
  facts: Map<string, Fact>,
) => {
  const key = `${kind}|${number}`
  const moved = container !== null && event.eventClassifierCode === 'ACT' ? readTime(event.eventDateTime) : null
  const at = moved && formatInstant(roughMs(moved))
  const known = facts.get(key)?.text ?? null
  const first = known === null || (at !== null && at < known) ? at : known
  facts.set(key, fact(documentFields[kind], null, number, { text: first, name: `${kind}:${number}` }))
}

const sealOrder = ['CAR', 'SHI']

/** The carrier's seal first, then the shipper's; "NOSEAL" means that there is none. */
const sealsOf = (seals: unknown): string[] => {
  if (!Array.isArray(seals)) return []
  const rank = (source: unknown) => {
    const at = sealOrder.indexOf(text(source) ?? '')
    return at === -1 ? sealOrder.length : at
  }
  const known = seals.filter(isObject).flatMap((seal) => {
    const number = text(seal.sealNumber)
    return number && !/^no\s*seal$/i.test(number) ? [{ number, rank: rank(seal.sealSource) }] : []
  })
  known.sort((a, b) => a.rank - b.rank || (a.number < b.number ? -1 : 1))
  return known.map(({ number }) => number)
}

/**
 * The events without fields that change with every poll, in canonical order: equal texts mean an unchanged response.
 * Null if unreadable.
 */
export const fingerprintEvents = (body: string, profile: Profile): string | null => {
  const answer = parseAnswer(body)
  if (answer.kind !== 'events') return null
  // A line that shuffles the keys of its events causes an extra reading but no changes.
  const { volatile } = profile
  const omit =
    volatile.length === 0 ? undefined : (name: string, value: unknown) => (volatile.includes(name) ? undefined : value)
  try {
    return answer.events
      .map((event) => JSON.stringify(event, omit))
      .sort()
      .join('\n')
  } catch {
    return null // nested deeper than any legitimate response
  }
}
