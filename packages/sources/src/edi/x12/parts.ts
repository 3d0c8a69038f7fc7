import { type EdiProblem, problem, words, type X12Segment } from '@boxtrail/edi/segment'
import { element } from '@boxtrail/edi/x12-envelope'
import { type Fact, fact, type VesselText } from '@boxtrail/engine/statement'
import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import { imoNumber } from '../../imo-number.ts'
import { sealFact } from '../../seal-fact.ts'
import { lookUp } from '../message/codes.ts'
import { readSeal } from '../message/container-values.ts'
import type { About } from '../message/message-reading.ts'
import type { Partner } from '../message/partner.ts'
import { x12Place } from '../message/places.ts'
import { sortNumbers } from '../message/shared-numbers.ts'
import { readX12Time, type TimeRead } from '../message/times.ts'
import { FINAL_PORT, x12PortFunctions } from '../tables/x12-dates.ts'
import { type ReferenceUse, x12References } from '../tables/x12-references.ts'

/** Element 578 and similar. */
export const fullness: Readonly<Record<string, boolean>> = { L: true, E: false }

export const allOf = (segments: readonly X12Segment[], id: string) => segments.filter((segment) => segment.id === id)
export const firstOf = (segments: readonly X12Segment[], id: string) => segments.find((segment) => segment.id === id)

/** N9 has the qualifier first, L11 last. */
export const referencesOf = (segments: readonly X12Segment[], partner: Partner) => {
  const values = (use: ReferenceUse) =>
    segments.flatMap((segment) => {
      if (segment.id !== 'N9' && segment.id !== 'L11') return []
      const [qualifier, value] = segment.id === 'N9' ? [1, 2] : [2, 1]
      const meant =
        lookUp(partner.references, element(segment, qualifier)) ?? lookUp(x12References, element(segment, qualifier))
      const text = words(element(segment, value))
      return meant === use && text !== null && text.length <= 50 ? [text] : []
    })
  return { values, first: (use: ReferenceUse) => values(use)[0] ?? null }
}
export type References = ReturnType<typeof referencesOf>

/** The bills and bookings that segments name, for one container or for several. */
export const numbersOf = (segments: readonly X12Segment[], partner: Partner, isOfOne: boolean) => {
  const sorted = sortNumbers(segments, (segment, use) => referencesOf([segment], partner).values(use), isOfOne)
  return { segments: sorted.segments, notes: sorted.notes.flatMap(({ notes }) => notes) }
}

/** The line that a message names by its SCAC (N9*SCA). */
export const lineIn = (segments: readonly X12Segment[]): About['line'] => {
  const n9 = segments.find((segment) => segment.id === 'N9' && element(segment, 1) === 'SCA')
  const scac = element(n9, 2)
  return n9 && scac !== '' ? { scac, segment: n9, element: 2 } : null
}

/** Each R4 with the dates that follow it. */
export const portsOf = (segments: readonly X12Segment[], partner: Partner) => {
  const ports: {
    segment: X12Segment
    role: string
    isFinal: boolean
    place: ReturnType<typeof x12Place>
    dates: X12Segment[]
  }[] = []
  for (const segment of segments) {
    if (segment.id === 'R4') {
      const [qualifier, code, name, country, state] = [2, 3, 4, 5, 8].map((number) => element(segment, number))
      // Some senders write the country in place of the state.
      const place = x12Place({ qualifier, code, name, state: state === country ? '' : state, country }, partner)
      const stated = lookUp(partner.ports, element(segment, 1)) ?? element(segment, 1)
      const role = lookUp(x12PortFunctions, stated) ?? stated
      ports.push({ segment, role, isFinal: stated === FINAL_PORT, place, dates: [] })
    } else if (segment.id === 'DTM') ports.at(-1)?.dates.push(segment)
  }
  return ports
}

export const timeOf = (dtm: X12Segment, partner: Partner): TimeRead =>
  readX12Time(element(dtm, 2), element(dtm, 3), element(dtm, 4), partner.zone)

/**
 * The problem of an unreadable time, at its element: `date` is the position of the date; the time and its code follow.
 */
export const timeProblem = (
  segment: X12Segment,
  { part, reason }: Extract<TimeRead, { reason: string }>,
  date: number,
): EdiProblem => problem(segment, reason, date + { date: 0, time: 1, code: 2 }[part], part)

export const vesselOf = (q2: X12Segment | undefined, references: References): VesselText | null => {
  const name = words(element(q2, 13)) ?? references.first('vessel')
  const code = element(q2, 1)
  // L: Lloyd's register, which is the IMO number; otherwise a call sign or a code of the line's own.
  const imo = element(q2, 12) === 'L' || element(q2, 12) === '' ? imoNumber(code) : null
  return name !== null || imo !== null ? { name, imo } : null
}

/** The seals of M7, which has up to four. */
export const sealsOfM7 = (segments: readonly X12Segment[]): string[] =>
  segments.filter(({ id }) => id === 'M7').flatMap(({ elements }) => elements.flatMap((text) => readSeal(text) ?? []))

/** What a message states about a container besides its status. */
export const containerFacts = (
  container: string | null,
  references: References,
  reported: {
    sizeType?: string | null
    weight?: number | null
    /** What was weighed, in the words of the message. */
    massSays?: string | null
    seals?: readonly string[]
    railCarrier?: string | null
    chassis?: string | null
  },
): Fact[] => {
  const seals = reported.seals?.length
    ? reported.seals
    : references.values('seal').flatMap((text) => readSeal(text) ?? [])
  const railCarrier = reported.railCarrier ?? findRailCarrier(...references.values('rail_carrier'))
  const chassis = reported.chassis ?? references.first('chassis')
  const values = [
    // Stated about this container, never about a shipment: a container's number belongs to many journeys and bills.
    ['bill_of_lading_number', references.first('bill')],
    ['booking_number', references.first('booking')],
    ['equipment_size_type', reported.sizeType],
    ['chassis_number', chassis],
    ['rail_carrier_scac', railCarrier],
  ] as const
  if (container === null) return []
  return [
    ...values.flatMap(([field, value]) =>
      value === null || value === undefined ? [] : [fact(field, container, value)],
    ),
    ...(reported.weight
      ? [fact('weight_in_lbs', container, reported.weight, { text: reported.massSays ?? null })]
      : []),
    ...sealFact(container, seals),
  ]
}
