import { daysBetween } from '../../charges/days.ts'
import { claimOf } from '../../documents/document-claims.ts'
import type { DocumentValue } from '../../documents/document-values.ts'
import { lastFreeDay, pickupLfdOrder } from '../../policy.ts'
import { isOfEarlierJourney } from '../../project/facts/terminal-facts.ts'
import { facilityNamed } from '../../project/fields/pickup-place.ts'
import { listedSinceMs } from '../../project/pickup/holds/lists.ts'
import type { FactClaim, SourcedClaim } from '../../project/types/projection.ts'
import { type Fact, type HoldChange, noPlace, type PlaceText } from '../../statement.ts'
import { dateInWords } from '../../wording.ts'
import type { Recorded } from '../contradiction/contradiction.ts'
import { dayOf, isStatedDay, statedDay } from '../sources/last-free-days.ts'
import { areOtherTerminals } from '../sources/same-terminal.ts'
import { type Comparison, type Difference, inlandWhenMade, stoodAt } from './difference.ts'

/** Compares the values that may be part of the record: last free day, releases and pickup place. */
export const recordValues: Comparison = (document, recorded) =>
  recorded.documentValues
    .filter((value) => value.document.id === document.id)
    .map(factOf)
    .filter((fact) => !isOfEarlierJourney(fact, recorded.journey.openedMs, recorded.journey.pickup.presence.sinceMs))
    .flatMap((fact) => [
      ...otherDay(document, recorded, fact),
      ...otherRelease(recorded, fact),
      ...otherPlace(recorded, fact),
    ])

const factOf = (value: DocumentValue): FactClaim => {
  const claim = claimOf(value)
  return { claim, statement: claim.statement as Fact, place: null, names: null }
}

/**
 * A day that line, terminal or railway state as well, or still stated when the document was made, is no difference. For
 * a container that was to go on inland, a document states the day for that place, and the terminal the day for the
 * port.
 */
const otherDay = (document: DocumentValue['document'], recorded: Recorded, fact: FactClaim): Difference[] => {
  if (fact.statement.field !== 'pickup_lfd_line') return []
  const { journey } = recorded
  const stated = dayOf(fact, 'pickup_lfd_line', journey)
  const isInland = journey.route.destination !== null || inlandWhenMade(document, recorded).length > 0
  const known = pickupLfdOrder
    .filter((field) => !isInland || field !== 'pickup_lfd_terminal')
    .flatMap((field) => statedDay(recorded, field) ?? [])
  const [first] = known
  if (stated === null || !first || isStatedDay(recorded, stated.day)) return []
  const wasKnown = journey.pickup.facts.some((earlier) => {
    const field = pickupLfdOrder.find((one) => one === earlier.statement.field)
    const { source, closedMs } = earlier.claim
    if (field === undefined || source.kind === 'document' || closedMs === null) return false
    return stoodAt(earlier.claim, document) && dayOf(earlier, field, journey)?.day === stated.day
  })
  if (wasKnown) return []
  return [
    {
      about: fact.statement.field,
      says: `states ${dateInWords(stated.day)} as the last free day of ${journey.number}`,
      instead: `states ${dateInWords(first.day)}`,
      severity: 'high',
      claim: fact.claim,
      value: stated.day,
      served: { claim: first.fact.claim, about: first.field, value: first.day, prevails: true },
      decidedBy: lastFreeDay,
      daysAtStake: Math.abs(daysBetween(stated.day, first.day)),
    },
  ]
}

/** A hold that was first listed after the document was made is newer than the release. */
const otherRelease = ({ settled, journey }: Recorded, { statement, claim }: FactClaim): Difference[] => {
  if (statement.field !== 'hold' || (statement.value as HoldChange).status !== null) return []
  const { holds_at_pod_terminal: holds } = settled.fields
  const index = holds.findIndex(({ name, status }) => name === statement.name && status === 'hold')
  const origin = settled.provenance.holds_at_pod_terminal
  const by = index === -1 ? undefined : (origin?.items?.[index] ?? origin?.set_by)
  if (!by || isNewer(by, statement.name!, claim, journey.pickup.facts)) return []
  const about = 'holds_at_pod_terminal'
  return [
    {
      about,
      says: `says that the ${statement.name} hold on ${journey.number} is released`,
      instead: 'lists it',
      severity: 'high',
      claim,
      value: statement.value,
      served: { claim: by, about, value: holds[index], prevails: true },
    },
  ]
}

const isNewer = (by: SourcedClaim, hold: string, document: SourcedClaim, facts: readonly FactClaim[]): boolean => {
  const list = facts.find(({ claim }) => claim.id === by.id)
  return (list ? listedSinceMs(list, hold, facts) : by.firstSeenMs) > document.firstSeenMs
}

const otherPlace = (recorded: Recorded, { statement, claim }: FactClaim): Difference[] => {
  if (statement.field !== 'pickup_place') return []
  const { settled, journey } = recorded
  const { name } = statement.value as PlaceText
  const { pickup_facility_id: known } = settled.fields
  const by = settled.provenance.pickup_facility_id?.set_by
  if (name === null || known === null || !by || by.source.kind === 'document') return []
  if (!isOtherFacility(name, recorded)) return []
  const about = 'pickup_facility'
  return [
    {
      about,
      says: `names another place of pickup of ${journey.number}`,
      instead: 'has it elsewhere',
      severity: 'medium',
      claim,
      value: name,
      served: { claim: by, about, value: known, prevails: true },
    },
  ]
}

/** Warehouses and depots are not terminals: cargo is unloaded there, and empty containers are returned there. */
const OTHER_PLACES = /\b(?:cfs|container freight station|ware ?house|depots?|yards?)\b/i

/**
 * Whether a name means another facility: one that reference data has at the place, or a name that has no word in common
 * with the known one. The terminal at the port does not count as another place than the inland facility.
 */
const isOtherFacility = (name: string, { settled, journey, resolvePlace, facilityName }: Recorded): boolean => {
  const { pickup_facility_id: pickup, pod_terminal_id: terminal } = settled.fields
  const place = journey.pickup.presence.place ?? journey.route.pod
  const named = place && facilityNamed(name, place, resolvePlace)
  if (named) return named.id !== pickup && named.id !== terminal
  if (place === null || journey.route.destination !== null || OTHER_PLACES.test(name)) return false
  const known = [pickup, terminal].flatMap((id) => (id === null ? [] : (facilityName(id) ?? [])))
  return (
    known.length > 0 &&
    known.every((one) => areOtherTerminals({ ...noPlace, name }, { ...noPlace, name: one }, place.name))
  )
}
