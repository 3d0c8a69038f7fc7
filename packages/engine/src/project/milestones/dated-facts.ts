import { groupsBy } from '../../groups-by.ts'
import type { HoldChange } from '../../statement.ts'
import { earliestMs, latestMs, placeTime } from '../../time.ts'
import type { FactClaim } from '../types/projection.ts'

const DAY_MS = 86_400_000

const NO_ZONE = { zone: null, zoneSource: 'unknown' } as const

type Dated = Pick<FactClaim, 'statement' | 'place'>

/** The earliest instant from which a dated fact can hold; one without a date holds since ever. */
export const fromMs = ({ statement: { at }, place }: Dated): number => {
  if (at === undefined) return Number.NEGATIVE_INFINITY
  return place?.zone ? placeTime(at, place).ms : earliestMs(at)
}

/**
 * From when a fact counts beside those of others: since it was first stated, but within the time that its source names. So
 * a date alone counts in the order of the messages of its day, and an instant by itself, however late it was reported.
 */
export const countsFromMs = ({ claim, statement, place }: Pick<FactClaim, 'claim'> & Dated): number => {
  const { at } = statement
  if (at === undefined) return claim.firstSeenMs
  if (!place?.zone) return Math.max(earliestMs(at), Math.min(latestMs(at), claim.firstSeenMs))
  const { ms } = placeTime(at, place)
  return Math.max(ms, Math.min(at.precision === 'day' ? ms + DAY_MS : ms, claim.firstSeenMs))
}

/** Of the facts of one key that a source dates, the newest counts; the others are as if it had replaced them. */
export const newestDated = (facts: readonly FactClaim[]): FactClaim[] => {
  const dated = facts.filter(({ claim, statement }) => statement.at !== undefined && claim.closedMs === null)
  const replaced = new Map<FactClaim, FactClaim>()
  for (const group of groupsBy(dated, ({ claim }) => `${claim.source.id} ${claim.ofContainer} ${claim.key}`)) {
    const [newest, ...others] = group.toSorted(newestFirst)
    for (const other of others) replaced.set(other, newest!)
  }
  return replaced.size === 0 ? [...facts] : facts.map((fact) => asReplaced(fact, replaced.get(fact)))
}

const asReplaced = (fact: FactClaim, by: FactClaim | undefined): FactClaim => {
  if (by === undefined) return fact
  const closedMs = Math.max(by.claim.firstSeenMs, fact.claim.firstSeenMs)
  return { ...fact, claim: { ...fact.claim, closedMs, closedBecause: 'superseded', supersededBy: by.claim.id } }
}

/**
 * One source writes its times alike, so without a zone they are compared as they stand. Of one instant, what it said later
 * counts, and of what it said together, that it holds the container.
 */
const newestFirst = (a: FactClaim, b: FactClaim): number =>
  writtenMs(b) - writtenMs(a) ||
  b.claim.firstSeenMs - a.claim.firstSeenMs ||
  Number(isHeld(b)) - Number(isHeld(a)) ||
  (a.claim.id < b.claim.id ? -1 : 1)

const writtenMs = ({ claim, statement, place }: FactClaim): number => {
  const { ms, precision } = placeTime(statement.at!, place ?? NO_ZONE)
  return Math.max(ms, Math.min(precision === 'day' ? ms + DAY_MS : ms, claim.firstSeenMs))
}

const isHeld = ({ statement: { field, value } }: FactClaim): boolean =>
  field === 'hold' && (value as HoldChange).status !== null
