import { dayIn, daysBetween } from '../../charges/days.ts'
import { statedAtMs } from '../../documents/document-claims.ts'
import type { LinkedDocument } from '../../documents/linked-document.ts'
import { isActual, isOnWater } from '../../project/milestones/milestones.ts'
import { moveName } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim } from '../../project/types/projection.ts'
import { dateInWords } from '../../wording.ts'
import { type Recorded, states } from '../contradiction/contradiction.ts'
import { type Comparison, callsOf, certainDay, comparedClaim, type Difference, stoodAt } from './difference.ts'

const DAY_MS = 86_400_000
/** Estimates of one time that are at most this many days apart do not contradict each other. */
const ESTIMATED_DAYS = 2
/** If the source's estimate is newer than the document by more than this, it may have moved since. */
const SAME_TIME_MS = 2 * DAY_MS

/** Compares when the ship sails and arrives, and when the container was on board. */
export const times: Comparison = (document, recorded) => [
  ...expected(document, recorded, 'etd', 'depart', 'pol'),
  ...expected(document, recorded, 'eta', 'arrive', 'pod'),
  ...onBoard(document, recorded),
]

const expected = (
  document: LinkedDocument,
  recorded: Recorded,
  field: 'etd' | 'eta',
  kind: 'depart' | 'arrive',
  role: 'pol' | 'pod',
): Difference[] => {
  const { journey } = recorded
  const stated = certainDay(document, field)
  const there = (milestone: MilestoneClaim) =>
    milestone.statement.kind === kind && journey.route.roleOf(milestone) === role
  const served = callsOf(recorded).find(there)
  // A document that expects a time before its own date repeats something older.
  const madeMs = statedAtMs(document)
  if (!stated || !served || stated.text < dayIn(madeMs - 1, served.time.zone)) return []
  if (!isOtherwise(stated.text, served)) return []
  return [
    {
      about: kind,
      says: `expects ${moveName(served)} of ${journey.number} on ${dateInWords(stated.text)}`,
      instead: `${isActual(served) ? 'reports' : 'estimates'} it for ${dateInWords(dayOf(served))}`,
      severity: 'medium',
      claim: comparedClaim(document, field, null, stated.text, stated.found),
      value: stated.text,
      served: states(served.claim, true),
    },
  ]

  /** Whether the document still expected what had happened, or its time is far from every estimate. */
  function isOtherwise(day: string, milestone: MilestoneClaim): boolean {
    if (isActual(milestone)) return madeMs > milestone.time.ms && daysBetween(dayOf(milestone), day) > 1
    const estimates = journey.reported.filter(
      (other) =>
        other.statement.kind === kind && other.place.key === milestone.place.key && stoodAt(other.claim, document),
    )
    return (
      milestone.claim.firstSeenMs <= madeMs + SAME_TIME_MS &&
      [milestone, ...estimates].every((other) => Math.abs(daysBetween(dayOf(other), day)) > ESTIMATED_DAYS)
    )
  }
}

/** On board may mean loaded or sailed: documents state either day. */
const onBoard = (document: LinkedDocument, { journey }: Recorded): Difference[] => {
  const stated = certainDay(document, 'on_board_date')
  const boarding = journey.happened
    .map(({ set }) => set)
    .filter(
      (milestone) =>
        (milestone.statement.kind === 'load' || milestone.statement.kind === 'depart') &&
        isOnWater(milestone) &&
        journey.route.roleOf(milestone) === 'pol',
    )
  const [first] = boarding
  if (!stated || !first) return []
  const days = boarding.map(dayOf).sort()
  const isWithin =
    daysBetween(days[0]!, stated.text) >= -ESTIMATED_DAYS && daysBetween(days.at(-1)!, stated.text) <= ESTIMATED_DAYS
  if (isWithin) return []
  return [
    {
      about: first.statement.kind,
      says: `has ${journey.number} on board on ${dateInWords(stated.text)}`,
      instead: `reports ${moveName(first)} for ${dateInWords(dayOf(first))}`,
      severity: 'medium',
      claim: comparedClaim(document, 'on_board_date', null, stated.text, stated.found),
      value: stated.text,
      served: states(first.claim, true),
    },
  ]
}

const dayOf = ({ time, place, reportedMs }: MilestoneClaim): string =>
  dayIn(reportedMs ?? time.ms, time.zone ?? place.zone)
