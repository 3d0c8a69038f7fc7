import { groupsBy } from '../groups-by.ts'
import { factPolicy } from '../policy.ts'
import type { FactClaim, MilestoneClaim, SourcedClaim } from '../project/projection.ts'
import { isFromDocument } from '../project/terminal-facts.ts'
import { type Contradiction, contradiction, type Recorded, type Rule, states } from './contradiction.ts'
import { speaker } from './sentences.ts'

/** A source reports the container under another bill of lading than that of its shipment. */
export const otherBill: Rule = (recorded) => {
  const known = knownBill(recorded)
  if (known === null) return []
  const named = billsNamed(recorded).filter((fact) => isOther(fact, known.number, recorded))
  return groupsBy(named, ({ claim }) => claim.source.id).map(([first]) => differs(recorded, known, first!))
}

interface KnownBill {
  number: string
  /** Who says that the container travels under it. */
  claim: SourcedClaim
}

/** The bill that was asked for; of a container or booking that which its line names. */
const knownBill = ({ journey, request, shipment }: Recorded): KnownBill | null => {
  if (request.type !== 'bill_of_lading') {
    const claim = shipment?.provenance.normalized_number?.set_by
    const number = shipment?.fields.normalized_number
    return claim && number && isBill(claim) ? { number, claim } : null
  }
  const { number } = request
  const stating = journey.facts.find((fact) => isOpenBill(fact) && isSameNumber(numberOf(fact), number))
  // An answer about the bill that has the container says so too.
  const answered = journey.milestones
    .map(({ claim }) => claim)
    .filter((claim) => claim.closedMs === null && claim.source.kind === 'line' && !claim.ofContainer)
    .sort((a, b) => a.firstSeenMs - b.firstSeenMs || (a.id < b.id ? -1 : 1))
  const claim =
    stating?.claim ?? answered.find(({ statement }) => statement.container === journey.number) ?? answered[0]
  return claim ? { number, claim } : null
}

const isBill = ({ statement }: SourcedClaim): boolean =>
  statement.says === 'fact' && statement.field === 'bill_of_lading_number'

const isOpenBill = ({ claim, statement }: FactClaim): boolean =>
  isBill(claim) && claim.closedMs === null && typeof statement.value === 'string'

const numberOf = ({ statement }: FactClaim): string => String(statement.value)

/** Under which bill sources report this container. */
const billsNamed = ({ journey }: Recorded): FactClaim[] =>
  journey.facts.filter(
    (fact) => isOpenBill(fact) && fact.statement.container === journey.number && !isFromDocument(fact),
  )

const isOther = (fact: FactClaim, known: string, recorded: Recorded): boolean => {
  const { journey, request, isLinePrefix } = recorded
  const { claim } = fact
  const number = numberOf(fact)
  const namesKnown = journey.facts.some(
    (other) => isOpenBill(other) && other.claim.source.id === claim.source.id && isSameNumber(numberOf(other), known),
  )
  const isBooking =
    (request.type === 'booking' && isSameNumber(number, request.number)) ||
    journey.facts.some(
      (other) =>
        other.statement.field === 'booking_number' &&
        typeof other.statement.value === 'string' &&
        isSameNumber(number, other.statement.value),
    )
  return (
    !isSameNumber(number, known) &&
    !namesKnown &&
    !isBooking &&
    isOfLine(number, known, isLinePrefix) &&
    journey.reported.some((move) => isReportedWith(move, claim) && move.statement.container === journey.number)
  )
}

/** The report that names the bill says something of this journey, and not only of one before. */
const isReportedWith = (move: MilestoneClaim, { source, firstReport }: SourcedClaim): boolean =>
  move.claim.source.id === source.id && move.claim.firstReport === firstReport

const MAX_PREFIX = 4
const MAX_PART = 2
const MIN_NUMBER = 5

/** With and without the letters of its line, with and without punctuation, and with the letter of a part of the bill. */
const isSameNumber = (a: string, b: string): boolean => {
  const [shorter, longer] = [bare(a), bare(b)].sort((one, other) => one.length - other.length) as [string, string]
  if (shorter === longer) return true
  if (shorter.length < MIN_NUMBER || !/\d/.test(shorter)) return false
  const prefix = longer.slice(0, longer.length - shorter.length)
  return (
    (longer.endsWith(shorter) && prefix.length <= MAX_PREFIX && /^[A-Z]+$/.test(prefix)) ||
    (longer.startsWith(shorter) && longer.length - shorter.length <= MAX_PART)
  )
}

const bare = (number: string): string => number.toUpperCase().replaceAll(/[^A-Z0-9]/g, '')

/** A forwarder's bill is not its carrier's: only numbers of lines can be another bill of the same kind. */
const isOfLine = (number: string, known: string, isLinePrefix: Recorded['isLinePrefix']): boolean => {
  const [one, other] = [bare(number), bare(known)]
  const letters = lettersOf(one)
  if (isLinePrefix(letters)) return true
  return shapeOf(one) === shapeOf(other) && letters === lettersOf(other)
}

const lettersOf = (number: string): string => /^[A-Z]{0,4}/.exec(number)![0]
const shapeOf = (number: string): string => number.replaceAll(/[A-Z]/g, 'A').replaceAll(/\d/g, '9')

const differs = ({ journey }: Recorded, known: KnownBill, fact: FactClaim): Contradiction =>
  contradiction({
    kind: 'other_bill_named',
    about: fact.claim.source.id,
    severity: 'medium',
    title: `${journey.number} travels under ${known.number} according to ${speaker(known.claim)}, and under ${numberOf(fact)} according to ${speaker(fact.claim)}.`,
    statements: [
      { claim: known.claim, about: 'bill_of_lading_number', value: known.number, prevails: true },
      states(fact.claim, false),
    ],
    decidedBy: { field: 'bill_of_lading_number', order: factPolicy.bill_of_lading_number },
  })
