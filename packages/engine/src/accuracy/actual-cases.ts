import { dayIn, daysBetween } from '../charges/days.ts'
import { vesselKey } from '../claims/claim-key.ts'
import { CORRECTED_WITHIN_MS } from '../claims/match-claims.ts'
import { groupsBy } from '../groups-by.ts'
import type { ContainerJourney } from '../project/fields/container-journey.ts'
import { isActual } from '../project/milestones/milestones.ts'
import type { MilestoneClaim } from '../project/types/projection.ts'
import { publicId } from '../source-id.ts'
import { type AccuracyCase, isCounted, isExact } from './case.ts'
import { correctionCounter, delayCounter } from './counters.ts'

/** What a source said of one thing that happened, in the order in which it said so. */
type Told = readonly [MilestoneClaim, ...MilestoneClaim[]]

/** When a check was first answered: what had happened before was not reported late. */
export type FirstAnswered = (claim: MilestoneClaim['claim']) => number

/** How late each source reported what happened to a container, and whether it later said otherwise. */
export const actualCases = ({ reported }: ContainerJourney, firstAnswered: FirstAnswered): AccuracyCase[] => {
  const actuals = reported.filter((one) => isActual(one) && isCounted(one.claim.source.kind))
  return groupsBy(eventsToldIn(actuals), nameOf).flatMap((ofName) =>
    withoutRepetitions(ofName)
      .toSorted((a, b) => a.at(-1)!.time.ms - b.at(-1)!.time.ms)
      .map((told, ordinal) => ({
        key: `actual|${nameOf(told)}|${ordinal}`,
        source: publicId(told[0].claim.source.id),
        atMs: told.at(-1)!.time.ms,
        counts: [
          'actuals' as const,
          ...(isCorrected(told) ? (['actuals_corrected', ...sizeOf(told)] as const) : []),
          ...delayOf(told, firstAnswered),
        ],
      })),
  )
}

/** A source that is asked by two numbers tells the same twice, and some list one event under two ids: the first counts. */
const withoutRepetitions = (all: readonly Told[]): Told[] =>
  all
    .toSorted((a, b) => a[0].claim.firstSeenMs - b[0].claim.firstSeenMs || (a[0].claim.id < b[0].claim.id ? -1 : 1))
    .filter((told, index, inOrder) => !inOrder.slice(0, index).some((one) => !isMoved(one.at(-1)!, told.at(-1)!)))

/** Its corrections belong to what is corrected, and so does what is stated again after it was withdrawn. */
const eventsToldIn = (actuals: readonly MilestoneClaim[]): Told[] => {
  const byId = new Map(actuals.map((one) => [one.claim.id, one]))
  const corrections = new Set(actuals.flatMap(({ claim }) => claim.supersededBy ?? []))
  const chains = actuals
    .filter(({ claim }) => !corrections.has(claim.id))
    .sort((a, b) => a.claim.firstSeenMs - b.claim.firstSeenMs || (a.claim.id < b.claim.id ? -1 : 1))
    .map((first): MilestoneClaim[] => {
      const chain = [first]
      for (let next = first; next.claim.supersededBy !== null; ) {
        const found = byId.get(next.claim.supersededBy)
        if (!found || chain.includes(found)) break
        chain.push(found)
        next = found
      }
      return chain
    })
  const told: MilestoneClaim[][] = []
  for (const chain of chains) {
    const before = told.find((one) => isStatedAgain(one.at(-1)!, chain[0]!) && nameOf(one) === nameOf(chain))
    if (before) before.push(...chain)
    else told.push(chain)
  }
  return told as unknown as Told[]
}

const isStatedAgain = ({ claim, time }: MilestoneClaim, again: MilestoneClaim): boolean =>
  claim.closedBecause === 'withdrawn' &&
  again.claim.firstSeenMs >= claim.closedMs! &&
  Math.abs(again.time.ms - time.ms) <= CORRECTED_WITHIN_MS

/** What happened, where, according to whom. */
const nameOf = (told: readonly MilestoneClaim[]): string => {
  const { claim, statement, place } = told.at(-1)!
  const { kind, mode, laden, vessel } = statement
  return [publicId(claim.source.id), kind, mode, laden, place.key, vesselKey(vessel)].join('|')
}

const HOUR_MS = 3_600_000

/** Withdrawn for good, or moved to another place or by an hour at least; by the day alone, to another day. */
const isCorrected = (told: Told): boolean =>
  told.at(-1)!.claim.closedBecause === 'withdrawn' || told.slice(1).some((one, index) => isMoved(told[index]!, one))

const isMoved = (from: MilestoneClaim, to: MilestoneClaim): boolean =>
  from.place.key !== to.place.key ||
  (isExact(from.time) && isExact(to.time)
    ? Math.abs(from.time.ms - to.time.ms) >= HOUR_MS
    : dayIn(from.time.ms, from.time.zone) !== dayIn(to.time.ms, to.time.zone))

/**
 * How far apart the times are that it stated, of those that are known alike: to the minute, or by the day alone. What was
 * taken back for good has no size, nor has what moved to another place at the same time.
 */
const sizeOf = (told: Told) => {
  if (told.at(-1)!.claim.closedBecause === 'withdrawn') return []
  const [exact, bare] = [told.filter(({ time }) => isExact(time)), told.filter(({ time }) => !isExact(time))]
  const times = exact.map(({ time }) => time.ms)
  const days = bare.map(({ time }) => dayIn(time.ms, time.zone)).sort()
  const distanceMs = Math.max(
    Math.max(...times) - Math.min(...times),
    days.length > 0 ? 24 * HOUR_MS * daysBetween(days[0]!, days.at(-1)!) : 0,
  )
  return distanceMs >= HOUR_MS ? [correctionCounter(distanceMs)] : []
}

/** From what happened, as the source finally says, to its first report of it. */
const delayOf = (told: Told, firstAnswered: FirstAnswered) => {
  const { claim, time } = told.at(-1)!
  const first = told[0].claim
  if (claim.closedBecause === 'withdrawn' || !isExact(time) || time.ms < firstAnswered(first)) return []
  return [delayCounter(first.firstSeenMs - time.ms)]
}
