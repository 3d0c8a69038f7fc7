import { isOfLine, isSameNumber } from '../../bill-numbers.ts'
import { groupsBy } from '../../groups-by.ts'
import { factPolicy } from '../../policy.ts'
import { isFromDocument } from '../../project/facts/terminal-facts.ts'
import { isUnderOther } from '../../project/journeys/other-journeys.ts'
import type { FactClaim, SourcedClaim } from '../../project/types/projection.ts'
import type { OtherBillNamed } from '../../statement.ts'
import { wireMs } from '../../time.ts'
import { type Contradiction, contradiction, type Recorded, type Rule } from '../contradiction/contradiction.ts'
import { speaker } from '../contradiction/sentences.ts'

const DAY_MS = 86_400_000

/** A source reports the container under another bill of lading than that of its shipment. */
export const otherBill: Rule = (recorded) => {
  const known = knownBill(recorded)
  if (known === null) return []
  const named = [
    ...billsNamed(recorded).filter(
      (fact) =>
        !namesToo(recorded, fact, known.number) &&
        isReportedOfJourney(recorded, fact) &&
        isOther(numberOf(fact), known.number, recorded),
    ),
    ...namedBeside(recorded)
      .filter((fact) => !isBooking(fact) && isBesideOf(fact, known.number, recorded))
      .filter((fact) => isOther(numberOf(fact), known.number, recorded)),
  ]
  return groupsBy(named, ({ claim }) => claim.source.id).map(([first]) => differs(recorded, known, first!))
}

/** The line reports moves of a container of a booking under another booking. */
export const otherBooking: Rule = (recorded) => {
  const { request, journey } = recorded
  const claim = request.type === 'booking' ? answered(journey) : undefined
  if (!claim) return []
  const known = { number: request.number, claim }
  const named = namedBeside(recorded).filter(
    (fact) =>
      isBooking(fact) &&
      !isSameNumber(numberOf(fact), known.number) &&
      isOfLine(numberOf(fact), known.number, recorded.isLinePrefix),
  )
  return groupsBy(named, (fact) => fact.claim.source.id).map(([first]) => differs(recorded, known, first!))
}

export interface KnownBill {
  number: string
  /** The claim that the container travels under it. */
  claim: SourcedClaim
}

/** The requested bill; for a request by container or booking, the bill that its line names. */
export const knownBill = ({ journey, request, shipment }: Recorded): KnownBill | null => {
  if (request.type !== 'bill_of_lading') {
    const claim = shipment?.provenance.normalized_number?.set_by
    const number = shipment?.fields.normalized_number
    return claim && number && isBill(claim) ? { number, claim } : null
  }
  const { number } = request
  const stating = journey.facts.find((fact) => isOpenBill(fact) && isSameNumber(numberOf(fact), number))
  const claim = stating?.claim ?? answered(journey)
  return claim ? { number, claim } : null
}

/**
 * The claim of the line's response about the requested number that has this container, which shows that it travels
 * under it.
 */
const answered = ({ milestones, number }: Recorded['journey']): SourcedClaim | undefined => {
  const claims = milestones
    .filter((milestone) => !isUnderOther(milestone))
    .map(({ claim }) => claim)
    .filter((claim) => claim.closedMs === null && claim.source.kind === 'line' && !claim.ofContainer)
    .sort((a, b) => a.firstSeenMs - b.firstSeenMs || (a.id < b.id ? -1 : 1))
  return claims.find(({ statement }) => statement.container === number) ?? claims[0]
}

const isBill = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'fact' && statement.field === 'bill_of_lading_number'

const isOpenBill = ({ claim, statement }: FactClaim): boolean =>
  isBill(claim) && claim.closedMs === null && typeof statement.value === 'string'

const numberOf = ({ statement }: FactClaim): string =>
  statement.field === 'other_bill' ? (statement.value as OtherBillNamed).number : String(statement.value)

/** The bills under which sources report this container. */
const billsNamed = ({ journey }: Recorded): FactClaim[] =>
  journey.facts.filter(
    (fact) => isOpenBill(fact) && fact.statement.container === journey.number && !isFromDocument(fact),
  )

/** The other numbers that the line's last response names for this container, at times within this journey. */
const namedBeside = ({ journey }: Recorded): FactClaim[] => {
  const fromMs = journey.openedMs - DAY_MS
  const untilMs = Math.max(...journey.reported.map(({ time }) => time.ms)) + DAY_MS
  return journey.facts.filter(({ claim, statement }) => {
    if (statement.field !== 'other_bill' || claim.closedMs !== null || claim.lastSeenMs !== null) return false
    const movedMs = wireMs((statement.value as OtherBillNamed).moved_at)
    return movedMs === null || (movedMs >= fromMs && movedMs <= untilMs)
  })
}

const isBooking = ({ statement }: FactClaim): boolean => (statement.value as OtherBillNamed).kind === 'booking'

/** A response about a container names all its bills: only those for the same time contradict each other. */
const isBesideOf = ({ statement }: FactClaim, known: string, { request }: Recorded): boolean => {
  const { beside } = statement.value as OtherBillNamed
  return request.type !== 'container' || (beside?.some((number) => isSameNumber(number, known)) ?? false)
}

/** Whether the source names the requested bill too, and so does not contradict it. */
const namesToo = ({ journey }: Recorded, { claim }: FactClaim, known: string): boolean =>
  journey.facts.some(
    (other) => isOpenBill(other) && other.claim.source.id === claim.source.id && isSameNumber(numberOf(other), known),
  )

/**
 * Whether the report that names the bill also states something about this journey, for the first time or again, and not
 * only about an earlier one.
 */
const isReportedOfJourney = (
  { journey }: Recorded,
  { claim: { source, firstReport, firstSeenMs } }: FactClaim,
): boolean =>
  journey.reported.some(
    ({ claim, statement }) =>
      claim.source.id === source.id &&
      statement.container === journey.number &&
      (claim.firstReport === firstReport ||
        (claim.firstSeenMs <= firstSeenMs && claim.latestReportedMs >= firstSeenMs && isOpenClaim(claim))),
  )

const isOpenClaim = ({ closedMs }: SourcedClaim): boolean => closedMs === null

const isOther = (number: string, known: string, { journey, request, isLinePrefix }: Recorded): boolean => {
  const isOfBooking =
    (request.type === 'booking' && isSameNumber(number, request.number)) ||
    journey.facts.some(
      (other) =>
        other.statement.field === 'booking_number' &&
        typeof other.statement.value === 'string' &&
        isSameNumber(number, other.statement.value),
    )
  return !isSameNumber(number, known) && !isOfBooking && isOfLine(number, known, isLinePrefix)
}

const differs = (recorded: Recorded, known: KnownBill, fact: FactClaim): Contradiction => {
  const field = fact.statement.field === 'other_bill' && isBooking(fact) ? 'booking_number' : 'bill_of_lading_number'
  return contradiction({
    kind: 'other_bill_named',
    about: fact.claim.source.id,
    severity: 'medium',
    title: titleOf(recorded, known, fact, field),
    statements: [
      { claim: known.claim, about: field, value: known.number, prevails: true },
      { claim: fact.claim, about: field, value: numberOf(fact), prevails: false },
    ],
    decidedBy: { field, order: factPolicy[field] },
  })
}

const titleOf = (
  { journey: { number: container }, request }: Recorded,
  known: KnownBill,
  fact: FactClaim,
  field: 'bill_of_lading_number' | 'booking_number',
): string => {
  const [one, other] = [speaker(known.claim), speaker(fact.claim)]
  const what = field === 'booking_number' ? 'bookings' : 'bills of lading'
  const asked = isSameNumber(known.number, request.number) ? ', which was asked for,' : ''
  return known.claim.source.id === fact.claim.source.id
    ? `${one} names two ${what} for ${container}: ${known.number}${asked} and ${numberOf(fact)}.`
    : `${container} travels under ${known.number} according to ${one}, and under ${numberOf(fact)} according to ${other}.`
}
