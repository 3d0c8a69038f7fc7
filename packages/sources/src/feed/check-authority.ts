import type { FeedEvent, Snapshot } from '@boxtrail/contracts/feed'
import { isObject, type Json } from '@boxtrail/engine/json'
import type { PlaceText } from '@boxtrail/engine/statement'
import type { Authority } from '../authority/authority.ts'
import { checkCarrier, checkUnnamedCarrier } from '../authority/check-carrier.ts'
import {
  checkFacility,
  contradicts,
  type NamedFacility,
  placeForFacility,
  type Verdict,
} from '../authority/check-facility.ts'
import { locationOf, placeOfEvent } from '../dcsa/event-place.ts'
import { codeOf } from '../dcsa/event-text.ts'
import type { FeedItem, FeedProfile } from './items.ts'

type Problem = { at: string; reason: string }

/** The line and the railway that an item of a feed message names. */
export const checkCarriers = (
  item: unknown,
  type: FeedItem['type'],
  at: string,
  { kind, authority }: FeedProfile,
): Problem | null => {
  const { line_scac, rail_carrier_scac } = type === 'snapshot' ? (item as Snapshot) : ({} as Partial<Snapshot>)
  const { mode, carrier_scac } = type === 'event' ? (item as FeedEvent) : ({} as Partial<FeedEvent>)
  // The carrier on the sea leg may be a partner of the line; a train always belongs to its railway.
  const railway = rail_carrier_scac ?? (mode === 'rail' || mode === undefined ? carrier_scac : null)
  const namesNoRailway = kind === 'rail' && !railway && (type === 'snapshot' || mode === 'rail')
  const found: [string, string | null][] = [
    ['line_scac', checkCarrier('line', authority.lines, line_scac)],
    [type === 'snapshot' ? 'rail_carrier_scac' : 'carrier_scac', checkCarrier('railway', authority.railways, railway)],
    ['', namesNoRailway ? checkUnnamedCarrier('railway', authority.railways) : null],
  ]
  const [field, reason] = found.find(([, one]) => one !== null) ?? []
  return reason ? { at: field ? `${at}/${field}` : at, reason } : null
}

/**
 * Checks the facility of a DCSA event, in whichever nested location it is named. Null: the source may report on any.
 */
export const checkEvent = (event: Json, at: string, { kind, authority }: FeedProfile): PlaceText | Problem | null => {
  if (kind !== 'line' && codeOf(event.eventType) === 'SHIPMENT')
    return { at: `${at}/eventType`, reason: `only a line may report shipment events, and this source is a ${kind}` }
  if (authority.facilities === 'any') return null
  const verdict = checkAll(authority, facilitiesIn(event))
  if ('reason' in verdict) return { at, reason: verdict.reason }
  return kind === 'line' ? null : placeForFacility(verdict.facility, placeOfEvent(event))
}

/** Whether a source may send this arrival notice: only lines issue them. */
export const checkNotice = (notice: Json, { kind, authority }: FeedProfile): Problem | null => {
  if (kind !== 'line') return { at: '', reason: `only a line may send an arrival notice, and this source is a ${kind}` }
  // Codes of lists other than SCAC cannot be compared, and are taken for the line of the feed.
  const isScac = notice.carrierCodeListProvider !== 'SMDG' && typeof notice.carrierCode === 'string'
  const reason = isScac ? checkCarrier('line', authority.lines, notice.carrierCode as string) : null
  if (reason !== null) return { at: '/carrierCode', reason }
  const { portOfDischarge } = isObject(notice.transport) ? notice.transport : notice
  const verdict = checkAll(authority, facilitiesIn(portOfDischarge))
  return 'reason' in verdict ? { at: '', reason: verdict.reason } : null
}

/** All locations named in one item must be the same facility. */
const checkAll = (authority: Authority, named: readonly NamedFacility[]): Verdict => {
  const verdict = checkFacility(authority, Object.assign({}, ...named.toReversed()), { namesPlaces: true })
  if ('reason' in verdict || verdict.facility === null) return verdict
  const { facility } = verdict
  return named.some((one) => contradicts(facility, one))
    ? { reason: `it names ${facility.label} and also another facility` }
    : verdict
}

const MAX_DEPTH = 6

/** Every facility that an event names, the outermost first. */
const facilitiesIn = (value: unknown, depth = 0): NamedFacility[] => {
  if (!isObject(value) || depth > MAX_DEPTH) return []
  const text = (...keys: string[]) => keys.map((key) => value[key]).find((one) => typeof one === 'string') as string
  const list = text('facilityCodeListProvider')?.toLowerCase()
  const code = text('facilityCode')
  const named: NamedFacility = {
    ...(code ? { [list === 'smdg' || list === 'bic' || list === 'firms' ? list : 'code']: code } : {}),
    ...maybe('locode', text('UNLocationCode', 'unLocationCode', 'unLocode')),
    ...maybe('name', text('locationName')),
  }
  const nested = Object.entries(value).flatMap(([key, one]) =>
    key === 'vessel' ? [] : facilitiesIn(/location$/i.test(key) ? locationOf(one) : one, depth + 1),
  )
  return Object.keys(named).length > 0 ? [named, ...nested] : nested
}

const maybe = (key: 'locode' | 'name', text: string | undefined) => (text ? { [key]: text } : {})
