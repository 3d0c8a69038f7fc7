import type { Facility, FeedEvent, Snapshot } from '@boxtrail/contracts/feed'
import { feedEvent, feedSnapshot } from '@boxtrail/contracts/feed/zod'
import { canonical } from '@boxtrail/engine/claims/claim-key'
import { isObject } from '@boxtrail/engine/json'
import { sayAboutOthers } from '@boxtrail/engine/lifecycle/other-number'
import type { SourceKind } from '@boxtrail/engine/policy'
import { fact, type Milestone, type PlaceText, type Reading } from '@boxtrail/engine/statement'
import { readTime } from '@boxtrail/engine/time'
import { parseTimes, suffixReason, valueAt } from '@boxtrail/engine/time-suffix'
import { readArrivalNotice } from '../arrival-notice/read-arrival-notice.ts'
import { checkFacility, placeForFacility } from '../authority/check-facility.ts'
import { fingerprintEvents } from '../dcsa/fingerprint-events.ts'
import { isRetraction } from '../dcsa/other-versions.ts'
import { generic } from '../dcsa/profile.ts'
import { readEvents } from '../dcsa/read-events.ts'
import type { Subject } from '../port/source.ts'
import { checkCarriers, checkEvent, checkNotice } from './check-authority.ts'
import { containerOf, type FeedItem, type FeedProfile, instantMs, itemsOf } from './items.ts'
import { readSnapshot, vesselOf } from './snapshot.ts'

type Problem = { at: string; reason: string }

/** What a feed message states about one container. Pure. */
export const readMessage = (body: string, subject: Subject, profile: FeedProfile): Reading => {
  const nothing = { complete: false, statements: [] }
  const message = parse(body)
  // Lines push DCSA messages besides those of this contract; they are told apart by their shape.
  if (Array.isArray(message) && message.length > 0 && message.every(isRetraction))
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '/0', reason: RETRACTION }] }
  if (Array.isArray(message)) return readEvents(body, subject, generic, (event, at) => checkEvent(event, at, profile))
  if (isObject(message) && isObject(message.arrivalNotice)) {
    const problem = checkNotice(message.arrivalNotice, profile)
    if (problem) return { ...nothing, outcome: 'unrecognized', problems: [problem] }
    return readArrivalNotice(message.arrivalNotice, subject)
  }
  const items = itemsOf(message)
  if (!items)
    return { ...nothing, outcome: 'unrecognized', problems: [{ at: '', reason: 'this is not a feed message' }] }
  const containers = items.map(({ item }) => containerOf(item)).filter((container) => container !== null)
  if (
    subject.kind === 'container' &&
    containers.length === items.length &&
    containers.length > 0 &&
    !containers.includes(subject.number)
  )
    return { ...nothing, outcome: 'unrecognized', problems: [aboutOtherContainers(containers, subject)] }
  const reading: Reading = { outcome: 'ok', complete: true, statements: [], problems: [] }
  for (const entry of items) {
    const container = containerOf(entry.item)
    if (container !== null && container !== subject.number && subject.kind === 'container') continue
    const read = readItem(entry, container, profile)
    reading.statements.push(...read.statements)
    reading.problems.push(...read.problems)
    if (read.denied.length > 0) reading.denied = [...(reading.denied ?? []), ...read.denied]
  }
  reading.complete = reading.problems.length === 0
  if (reading.statements.length === 0 && reading.problems.length > 0) reading.outcome = 'unrecognized'
  return reading
}

/** The id alone does not show what was stated, because events are stored by their content. */
const RETRACTION =
  'it takes back an event that was pushed before, which stays in effect until an event of the same move replaces it'

const aboutOtherContainers = (containers: readonly string[], { number }: Subject): Problem => ({
  at: '',
  reason: sayAboutOthers(
    'message',
    `container ${[...new Set(containers)].slice(0, 5).join(', ')}`,
    `container ${number}`,
  ),
})

const parse = (body: string): unknown => {
  try {
    return JSON.parse(body)
  } catch {
    return null
  }
}

const nothingRead = { statements: [], denied: [], problems: [] }

const readItem = ({ at, item, type }: FeedItem, container: string | null, profile: FeedProfile) => {
  const validator = type === 'snapshot' ? feedSnapshot : feedEvent
  const checked = parseTimes<ReturnType<typeof feedSnapshot.safeParse> | ReturnType<typeof feedEvent.safeParse>>(
    validator,
    item,
  )
  if (!checked.success) {
    const problems = checked.error.issues.slice(0, 20).map(({ path, message }): Problem => {
      return { at: [at, ...path].join('/'), reason: message + suffixReason(valueAt(item, path)) }
    })
    return { ...nothingRead, problems }
  }
  if (!isStorable(JSON.stringify(item)))
    return { ...nothingRead, problems: [{ at, reason: 'a text contains characters that cannot be stored' }] }
  if (container === null)
    return { ...nothingRead, problems: [{ at: `${at}/container_number`, reason: 'not an ISO 6346 container number' }] }
  if (instantMs(checked.data.observed_at) === null)
    return { ...nothingRead, problems: [{ at: `${at}/observed_at`, reason: 'no readable instant with offset' }] }
  const verdict = checkFacility(profile.authority, checked.data.facility as Facility)
  if ('reason' in verdict) return { ...nothingRead, problems: [{ at: `${at}/facility`, reason: verdict.reason }] }
  const problem = checkCarriers(checked.data, type, at, profile)
  if (problem) return { ...nothingRead, problems: [problem] }
  const place = placeForFacility(verdict.facility, placeOf(checked.data.facility as Facility, profile.kind))
  if (type === 'snapshot') {
    const snapshot = { ...(checked.data as Snapshot), container_number: container }
    return readSnapshot(snapshot, { kind: profile.kind, place, at }, (facility) => placeOf(facility, profile.kind))
  }
  return readEvent({ ...(checked.data as FeedEvent), container_number: container }, place, at)
}

const readEvent = (event: FeedEvent, place: PlaceText, at: string) => {
  const time = readTime(event.occurred_at)
  if (!time)
    return {
      ...nothingRead,
      problems: [{ at: `${at}/occurred_at`, reason: `no readable time: ${JSON.stringify(event.occurred_at)}` }],
    }
  const milestone: Milestone = {
    says: 'milestone',
    classifier: event.classifier,
    kind: event.event,
    mode: event.mode ?? (event.event.startsWith('gate') ? 'truck' : null),
    laden: event.event === 'berth' ? null : (event.laden ?? true),
    container: event.container_number,
    time,
    place,
    vessel: event.vessel ? vesselOf(event.vessel) : null,
    voyage: event.voyage ?? null,
    sourceEventId: event.event_id ?? null,
    text: event.text ?? null,
  }
  const { bill_of_lading: bill, container_number: container } = event
  return { ...nothingRead, statements: [milestone, ...(bill ? [fact('bill_of_lading_number', container, bill)] : [])] }
}

/** PostgreSQL stores neither NUL nor unpaired surrogates; JSON text writes both as escapes. */
const isStorable = (json: string) => !/\\u(?:0000|d[89a-f][0-9a-f]{2})/i.test(json)

/** A facility as the feed names it. */
const placeOf = (facility: Facility, kind: SourceKind): PlaceText => ({
  locode: facility.locode ?? null,
  name: facility.name ?? null,
  facilityCode: facility.smdg ?? facility.bic ?? facility.firms ?? null,
  facilityProvider: facility.smdg ? 'SMDG' : facility.bic ? 'BIC' : facility.firms ? 'FIRMS' : null,
  facilityType: kind === 'rail' ? 'RAMP' : 'POTE',
})

/** The message without its timestamps: equal texts mean an unchanged response. */
export const fingerprintMessage = (body: string): string | null => {
  const message = parse(body)
  if (Array.isArray(message)) return fingerprintEvents(body, generic)
  if (isObject(message) && isObject(message.arrivalNotice)) return canonical(message.arrivalNotice)
  const items = itemsOf(message)
  if (!items) return null
  const bare = items.map(({ item, type }) => canonical([type, { ...(item as object), observed_at: undefined }]))
  return bare.sort().join('\n')
}
