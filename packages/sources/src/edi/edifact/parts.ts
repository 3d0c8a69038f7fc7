import { component } from '@boxtrail/edi/edifact-envelope'
import { type EdifactSegment, words } from '@boxtrail/edi/segment'
import { massInWords } from '@boxtrail/engine/claims/mass-in-words'
import { fact, type Mode, type PlaceText, type VesselText } from '@boxtrail/engine/statement'
import { imoNumber } from '../../imo-number.ts'
import { lookUp } from '../message/codes.ts'
import { type ContainerRead, pounds, readContainerNumber, readSeal } from '../message/container-values.ts'
import { type About, sayUnused } from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { edifactPlace, isUnknownPlace } from '../message/places.ts'
import { readEdifactTime } from '../message/times.ts'
import { edifactModes, edifactReferences } from '../tables/edifact-codes.ts'

export const refsOf = (segments: readonly EdifactSegment[], use: 'bill' | 'booking' | 'equipment'): string[] =>
  segments.flatMap((segment) => {
    if (segment.id !== 'RFF' || lookUp(edifactReferences, component(segment, 1, 1)) !== use) return []
    const text = words(component(segment, 1, 2))
    return text === null || text.length > 50 ? [] : [text]
  })

export const isOfContainer = (eqd: EdifactSegment | undefined): boolean => ['', 'CN'].includes(component(eqd, 1))

/** The first EQD that is a container, otherwise the first. */
export const eqdIn = (group: readonly EdifactSegment[]): EdifactSegment | undefined => {
  const all = group.filter(({ id }) => id === 'EQD')
  return all.find(isOfContainer) ?? all[0]
}

/**
 * The container of an EQD; without a number in it, the one in the references. Ten characters of other equipment, such
 * as a chassis, are not a container number without a check digit, and the references are not about it.
 */
export const containerOf = (eqd: EdifactSegment | undefined, references: readonly string[]): ContainerRead | null =>
  isOfContainer(eqd)
    ? readContainerNumber('', component(eqd, 2, 1), '', references)
    : readContainerNumber('', '', '', [component(eqd, 2, 1)])

export const placeOf = (loc: EdifactSegment | undefined, partner: Partner): PlaceText =>
  edifactPlace(loc?.elements[1] ?? [], loc?.elements[2] ?? [], partner)

/** The place that a segment names with the first of these functions. */
export const placeNamed = (
  segments: readonly EdifactSegment[],
  functions: readonly string[],
  partner: Partner,
): PlaceText | null => {
  for (const each of functions) {
    const place = placeOf(
      segments.find((segment) => segment.id === 'LOC' && component(segment, 1) === each),
      partner,
    )
    if (!isUnknownPlace(place)) return place
  }
  return null
}

/** A place with the LOC that names it, or with the first segment if it is the partner's own place. */
export const locatedPlace = (place: PlaceText | null, segments: readonly EdifactSegment[], partner: Partner) => {
  if (place === null) return null
  const loc = segments.find((one) => one.id === 'LOC' && isSame(placeOf(one, partner), place))
  return { place, segment: loc ?? segments[0]!, element: loc ? (place.facilityCode === null ? 2 : 3) : null }
}

const isSame = (a: PlaceText, b: PlaceText) =>
  a.locode === b.locode && a.facilityCode === b.facilityCode && a.name === b.name

/** NAD, the carrier (CA) or the container's operator (CF), if its code is a SCAC. */
export const lineIn = (segments: readonly EdifactSegment[]): About['line'] => {
  const nads = segments.filter(({ id }) => id === 'NAD')
  const nad = nads.find((one) => component(one, 1) === 'CA') ?? nads.find((one) => component(one, 1) === 'CF')
  const scac = component(nad, 2, 1)
  return nad && /^[A-Z]{4}$/.test(scac) ? { scac, segment: nad, element: 2 } : null
}

/** BGM 1225: whether the message withdraws an earlier one. */
export const isCancellation = (segments: readonly EdifactSegment[]): boolean =>
  component(
    segments.find(({ id }) => id === 'BGM'),
    3,
  ) === '1'

/** The first DTM with the first of these qualifiers; one with only a time of day belongs to another. */
export const dtmOf = (segments: readonly EdifactSegment[], ...qualifiers: string[]): EdifactSegment | undefined =>
  qualifiers
    .map((each) => {
      const dtms = segments.filter((segment) => segment.id === 'DTM' && component(segment, 1, 1) === each)
      return dtms.find((dtm) => !isClock(dtm)) ?? dtms[0]
    })
    .find((segment) => segment !== undefined)

/**
 * The value of a DTM and its format. Some senders do not escape the plus sign of an offset, which then begins an
 * element that a DTM does not have.
 */
const timeTextOf = (dtm: EdifactSegment | undefined): [value: string, format: string] => {
  const [value, format] = [component(dtm, 1, 2), component(dtm, 1, 3)]
  const offset = component(dtm, 2, 1)
  return format === '' && /^\d{2}:?(\d{2})?$/.test(offset) && value.length >= 10
    ? [`${value}+${offset}`, component(dtm, 2, 2) || (value.length < 12 ? '301' : value.length < 14 ? '303' : '304')]
    : [value, format]
}

/** Whether a DTM is only a time of day, HHMM or HHMMSS. */
export const isClock = (dtm: EdifactSegment): boolean => {
  const [value, format] = timeTextOf(dtm)
  return format === '401' || format === '402' || (format === '' && /^\d{4}$/.test(value.trim()))
}

/** The time of a DTM; its time of day may be in another DTM with the same qualifier, among these segments. */
export const timeOf = (dtm: EdifactSegment | undefined, segments: readonly EdifactSegment[], partner: Partner) => {
  const read = readEdifactTime(...timeTextOf(dtm), partner.zone)
  if (!('time' in read) || read.time.precision !== 'day') return read
  const clock = segments.find(
    (one) => one.id === 'DTM' && component(one, 1, 1) === component(dtm, 1, 1) && isClock(one),
  )
  const [day, time] = [read.time.at.replaceAll('-', ''), component(clock, 1, 2).trim()]
  return clock ? readEdifactTime(`${day}${time}`, time.length === 6 ? '204' : '203', partner.zone) : read
}

/** The mode of a TDT. UN/ECE Recommendation 19 has a second digit for the kind of ship, train or truck (`10`: sea). */
export const modeOf = (tdt: EdifactSegment | undefined): Mode | null => {
  const code = component(tdt, 3)
  return /^\d\d?$/.test(code) ? (lookUp(edifactModes, code.slice(0, 1)) ?? null) : null
}

/** The code list of call signs (1131), which may have seven digits like an IMO number. */
const CALL_SIGNS = '103'

/** TDT: the vessel by name, and by IMO number if its code is one. */
export const vesselOf = (tdt: EdifactSegment | undefined): VesselText | null => {
  const name = words(component(tdt, 8, 4))
  const imo = component(tdt, 8, 2) === CALL_SIGNS ? null : imoNumber(component(tdt, 8, 1))
  return name !== null || imo !== null ? { name, imo } : null
}

const masses: Readonly<Record<string, { rank: number; says: string | null }>> = {
  VGM: { rank: 0, says: massInWords.withContainer('MEA VGM', 'verified gross mass') },
  AET: { rank: 1, says: massInWords.withContainer('MEA AET', 'gross weight') },
  G: { rank: 2, says: massInWords.withContainer('MEA G', 'gross weight') },
  EGW: { rank: 3, says: massInWords.withContainer('MEA EGW', 'estimated gross weight') },
  WT: { rank: 4, says: null },
}

/**
 * The most reliable weight that can be read: verified, gross, estimated. Tare is the container's own weight and is not
 * used. A weight that cannot be read is reported as a problem.
 */
export const weightIn = (container: string, segments: readonly EdifactSegment[]) => {
  const weights = segments
    .flatMap((segment) => {
      const mass = segment.id === 'MEA' ? lookUp(masses, component(segment, 2, 1)) : undefined
      return mass === undefined ? [] : [{ ...mass, segment }]
    })
    .sort((a, b) => a.rank - b.rank)
    .map(({ says, segment }) => {
      const [unit, value] = [component(segment, 3, 1), component(segment, 3, 2)]
      return { says, segment, value, what: `the weight ${value} ${unit}`.trim(), pounds: pounds(value, unit) }
    })
  const weight = weights.find((one) => one.pounds !== null)
  return {
    facts: weight ? [fact('weight_in_lbs', container, weight.pounds, { text: weight.says })] : [],
    notes: sayUnused(
      weights.filter((one) => one.pounds === null && Number(one.value) !== 0),
      'as it is not a number with a known unit',
    ),
  }
}

const sealers = ['CA', 'SH']

/** The carrier's seal first, then the shipper's. */
export const sealsIn = (segments: readonly EdifactSegment[]): string[] => {
  const seals = segments.flatMap((segment) => {
    const seal = segment.id === 'SEL' ? readSeal(component(segment, 1, 1)) : null
    const by = component(segment, 2, 1) || component(segment, 1, 2)
    return seal === null ? [] : [{ seal, rank: (sealers.indexOf(by) + sealers.length + 1) % (sealers.length + 1) }]
  })
  return seals.sort((a, b) => a.rank - b.rank).map(({ seal }) => seal)
}
