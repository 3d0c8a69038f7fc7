import { releasedBy } from '../../../policy.ts'
import { type HoldChange, type HoldName, nameOfHold } from '../../../statement.ts'
import { hasHappened } from '../../custody/custody.ts'
import type { GateReturn } from '../../custody/gate-returns.ts'
import { leavesPort, type Presence } from '../../custody/presence.ts'
import { isAt } from '../../facts/terminal-facts.ts'
import type { Route } from '../../route/container-route.ts'
import type { FactClaim, MilestoneClaim, Place, Visit } from '../../types/projection.ts'
import { type Holds, type HoldUpdate, isAnnouncedBefore } from './hold-update.ts'
import { listedSinceMs } from './lists.ts'
import { holdUpdateOf } from './stated-updates.ts'

/**
 * Customs place this hold wherever the container is; only customs or the facility that has the container can lift it.
 */
const CARRIED_HOLD: HoldName = 'customs'

/** How a container left its terminal for another facility, and when that was reported. Milliseconds. */
export interface Departure {
  from: { place: Place | null; terminal: Place['terminal'] }
  reportedMs: number
}

export const departureBy = ({ set, outranked }: Visit, route: Route): Departure => ({
  from: {
    place: set.place,
    terminal: set.place.terminal ?? (set.place.key === route.pod?.key ? route.podTerminal : null),
  },
  reportedMs: Math.max(set.time.ms, Math.min(...[set, ...outranked].map(({ claim }) => claim.firstSeenMs))),
})

/** Where a container was before the facility that has it now; null if it has not moved since it landed. */
export const findDeparture = (
  { leg, moved }: Presence,
  { happened, returns, route }: { happened: readonly Visit[]; returns: readonly GateReturn[]; route: Route },
): Departure | null => {
  const out = moved
    ? returns.findLast(({ back }) => back === moved)?.out
    : leg === 'inland'
      ? happened.find(({ set }) => leavesPort(set, route))
      : undefined
  return out ? departureBy(out, route) : null
}

/**
 * The customs holds of the terminal when the container left. They count from when they were last listed by then, so a
 * later release lifts them, whether it was reported before or after the departure.
 */
export const carriedHolds = (
  facts: readonly FactClaim[],
  number: string,
  { from, reportedMs }: Departure,
): HoldUpdate[] =>
  facts.flatMap((fact) => {
    const { claim, statement, place } = fact
    const isThen = claim.firstSeenMs <= reportedMs && (claim.closedMs ?? Number.POSITIVE_INFINITY) > reportedMs
    const isThere = place !== null && statement.container === number && isAt(place, from.place, from.terminal)
    const hold = isThen && isThere && claim.source.kind === 'terminal' ? customsHold(fact) : null
    return hold === null
      ? []
      : [
          {
            key: CARRIED_HOLD,
            change: hold,
            claim,
            ms: Math.min(reportedMs, claim.latestReportedMs),
            saidMs:
              statement.field === 'holds' ? listedSinceMs(fact, CARRIED_HOLD, facts) : holdUpdateOf(fact, facts).saidMs,
          },
        ]
  })

const customsHold = ({ statement: { field, name, value } }: FactClaim): HoldChange | null => {
  const change = field === 'hold' && nameOfHold(name ?? '') === CARRIED_HOLD ? (value as HoldChange) : null
  const listed = field === 'holds' ? ((value ?? []) as Holds).find((hold) => hold.name === CARRIED_HOLD) : undefined
  if (listed) return { status: listed.status as HoldChange['status'], description: listed.description }
  return change?.status ? change : null
}

/**
 * Releases that are reported as events: by the line for its own hold and, for a container that left with a hold, by
 * customs.
 */
export const releaseUpdates = (milestones: readonly MilestoneClaim[], hasLeft: boolean): HoldUpdate[] =>
  milestones.flatMap((milestone): HoldUpdate[] => {
    const { kind } = milestone.statement
    const lifted: HoldName | null =
      kind === 'customs_release' && hasLeft
        ? CARRIED_HOLD
        : kind === 'carrier_release' && milestone.claim.source.kind === releasedBy.freight
          ? 'freight'
          : null
    if (lifted === null || !hasHappened(milestone)) return []
    return [
      {
        key: lifted,
        change: { status: null, description: null },
        claim: milestone.claim,
        ms: milestone.claim.firstSeenMs,
        saidMs: milestone.claim.firstSeenMs,
      },
    ]
  })

/** Whether a carried hold remains after the releases. */
export const isStillHeld = (carried: readonly HoldUpdate[], updates: readonly HoldUpdate[]): boolean => {
  const sinceMs = Math.min(...carried.map(({ ms }) => ms))
  const releases = updates.filter(
    ({ key, change, ms }) => nameOfHold(key) === CARRIED_HOLD && change.status === null && ms >= sinceMs,
  )
  return carried.some((held) => releases.every((release) => isAnnouncedBefore(release, held)))
}
