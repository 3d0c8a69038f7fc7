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

/** The claims of a source about one event, from its first report through its corrections. */
type EventClaims = readonly [MilestoneClaim, ...MilestoneClaim[]]

/** When a check was first answered: what had happened before was not reported late. */
export type FirstAnswered = (claim: MilestoneClaim['claim']) => number

/** How late each source reported what happened to a container, and whether it later said otherwise. */
export const actualCases = ({ reported }: ContainerJourney, firstAnswered: FirstAnswered): AccuracyCase[] => {
  const actuals = reported.filter((one) => isActual(one) && isCounted(one.claim.source.kind))
  return groupsBy(eventsIn(actuals), nameOf).flatMap((ofName) =>
    withoutRepetitions(ofName)
      .toSorted((a, b) => a.at(-1)!.time.ms - b.at(-1)!.time.ms)
      .map((event, ordinal) => ({
        key: `actual|${nameOf(event)}|${ordinal}`,
        source: publicId(event[0].claim.source.id),
        atMs: event.at(-1)!.time.ms,
        counts: [
          'actuals' as const,
          ...(isCorrected(event) ? (['actuals_corrected', ...sizeOf(event)] as const) : []),
          ...delayOf(event, firstAnswered),
        ],
      })),
  )
}

/** A source polled by two numbers reports an event twice, and some list one event under two ids: the first counts. */
const withoutRepetitions = (all: readonly EventClaims[]): EventClaims[] =>
  all
    .toSorted((a, b) => a[0].claim.firstSeenMs - b[0].claim.firstSeenMs || (a[0].claim.id < b[0].claim.id ? -1 : 1))
    .filter((event, index, inOrder) => !inOrder.slice(0, index).some((one) => !isMoved(one.at(-1)!, event.at(-1)!)))

/**
 * Joins corrections to the claim that they correct, and an event that is stated again to the one that was withdrawn.
 */
const eventsIn = (actuals: readonly MilestoneClaim[]): EventClaims[] => {
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
  const events: MilestoneClaim[][] = []
  for (const chain of chains) {
    const before = events.find((one) => isStatedAgain(one.at(-1)!, chain[0]!) && nameOf(one) === nameOf(chain))
    if (before) before.push(...chain)
    else events.push(chain)
  }
  return events as unknown as EventClaims[]
}

const isStatedAgain = ({ claim, time }: MilestoneClaim, again: MilestoneClaim): boolean =>
  claim.closedBecause === 'withdrawn' &&
  again.claim.firstSeenMs >= claim.closedMs! &&
  Math.abs(again.time.ms - time.ms) <= CORRECTED_WITHIN_MS

/** Identifies what happened, where, according to which source. */
const nameOf = (event: readonly MilestoneClaim[]): string => {
  const { claim, statement, place } = event.at(-1)!
  const { kind, mode, laden, vessel } = statement
  return [publicId(claim.source.id), kind, mode, laden, place.key, vesselKey(vessel)].join('|')
}

const HOUR_MS = 3_600_000

/**
 * Whether an event was withdrawn for good, or moved to another place or by at least an hour (to another day, if only
 * the day is known).
 */
const isCorrected = (event: EventClaims): boolean =>
  event.at(-1)!.claim.closedBecause === 'withdrawn' || event.slice(1).some((one, index) => isMoved(event[index]!, one))

const isMoved = (from: MilestoneClaim, to: MilestoneClaim): boolean =>
  from.place.key !== to.place.key ||
  (isExact(from.time) && isExact(to.time)
    ? Math.abs(from.time.ms - to.time.ms) >= HOUR_MS
    : dayIn(from.time.ms, from.time.zone) !== dayIn(to.time.ms, to.time.zone))

/**
 * How far apart the stated times are, comparing exact times with each other and bare days with each other. Nothing for
 * an event that was withdrawn for good, or that only moved to another place.
 */
const sizeOf = (event: EventClaims) => {
  if (event.at(-1)!.claim.closedBecause === 'withdrawn') return []
  const [exact, bare] = [event.filter(({ time }) => isExact(time)), event.filter(({ time }) => !isExact(time))]
  const times = exact.map(({ time }) => time.ms)
  const days = bare.map(({ time }) => dayIn(time.ms, time.zone)).sort()
  const distanceMs = Math.max(
    Math.max(...times) - Math.min(...times),
    days.length > 0 ? 24 * HOUR_MS * daysBetween(days[0]!, days.at(-1)!) : 0,
  )
  return distanceMs >= HOUR_MS ? [correctionCounter(distanceMs)] : []
}

/** The delay from when it happened, according to the source's last statement, to the source's first report of it. */
const delayOf = (event: EventClaims, firstAnswered: FirstAnswered) => {
  const { claim, time } = event.at(-1)!
  const first = event[0].claim
  if (claim.closedBecause === 'withdrawn' || !isExact(time) || time.ms < firstAnswered(first)) return []
  return [delayCounter(first.firstSeenMs - time.ms)]
}
