import { type EdiProblem, problem } from '@boxtrail/edi/segment'
import type { PlaceText, Statement } from '@boxtrail/engine/statement'
import { checkCarrier, checkUnnamedCarrier } from '../authority/check-carrier.ts'
import { checkFacility, namedFacilityOf, placeForFacility } from '../authority/check-facility.ts'
import type { About, ContainerReading, MessageReading } from './message/message-reading.ts'
import type { Partner } from './message/partner.ts'
import { isSamePlace, isUnknownPlace } from './message/places.ts'

/** EDI gives cities where other formats give facilities. */
const naming = { namesPlaces: true }

/**
 * Rejects, container by container, what a partner reports about facilities, lines and railways that are not its own.
 */
export const restrictToAuthority = <S extends { at: number; id: string }>(
  reading: MessageReading<S>,
  partner: Partner,
): MessageReading<S> => ({
  ...reading,
  containers: reading.containers.map((container) => restrictContainer(container, partner)),
})

const restrictContainer = <S extends { at: number; id: string }>(
  container: ContainerReading<S>,
  partner: Partner,
): ContainerReading<S> => {
  const about = container.about ?? {}
  const foreign = [...findForeignCarriers(container, about, partner), ...findForeignPlaces(container, about, partner)]
  if (foreign.length > 0)
    return { ...container, statements: [], denied: [], problems: [...container.problems, ...foreign] }
  const statements = container.statements.map((one) => assignPlace(one, about, partner))
  const denied = (container.denied ?? []).map((one) => assignPlace(one, about, partner))
  const dropped = statements.filter((one) => one === null).length
  const left = `${dropped} ${dropped === 1 ? 'date' : 'dates'} at places that are not its own`
  return {
    ...container,
    statements: statements.filter((one) => one !== null),
    denied: denied.filter((one) => one !== null),
    notes:
      dropped === 0 ? container.notes : [...container.notes, problem(container.segments[0]!, `leaves out ${left}`)],
  }
}

const findForeignCarriers = (
  { segments }: ContainerReading<{ at: number; id: string }>,
  { line, railway }: About,
  { kind, authority }: Partner,
): EdiProblem[] => {
  const verdicts = [
    { named: line, reason: checkCarrier('line', authority.lines, line?.scac) },
    { named: railway, reason: checkCarrier('railway', authority.railways, railway?.scac) },
    // Null: messages of this type name railways, but this one names none.
    {
      named: null,
      reason: kind === 'rail' && railway === null ? checkUnnamedCarrier('railway', authority.railways) : null,
    },
  ]
  return verdicts.flatMap(({ named, reason }) =>
    reason === null ? [] : [problem(named?.segment ?? segments[0]!, reason, named?.element ?? null, 'foreign')],
  )
}

const findForeignPlaces = (
  { segments }: ContainerReading<{ at: number; id: string }>,
  { places = [] }: About,
  { authority }: Partner,
): EdiProblem[] => {
  const reportedPlaces = places.length > 0 ? places : [{ place: null, segment: segments[0]!, element: null }]
  return reportedPlaces.flatMap(({ place, segment, element }) => {
    const verdict = checkFacility(authority, place && namedFacilityOf(place), naming)
    return 'reason' in verdict ? [problem(segment, verdict.reason, element, 'foreign')] : []
  })
}

/** Assigns the statement of a terminal or railway to the facility that it means; null if the place is not its own. */
const assignPlace = (statement: Statement, { places = [] }: About, { kind, authority }: Partner): Statement | null => {
  const { place } = statement
  if (kind === 'line' || place === null || isUnknownPlace(place) || isAtCustomer(place)) return statement
  const event = (place.facilityCode === null && places.find((one) => isSamePlace(one.place, place))?.place) || place
  const verdict = checkFacility(authority, namedFacilityOf(event), naming)
  return 'reason' in verdict ? null : { ...statement, place: placeForFacility(verdict.facility, place) }
}

const isAtCustomer = ({ facilityType }: PlaceText) => facilityType === 'CLOC'
