import type { Kind, Mode } from '../../statement.ts'
import { claimantOf, custodianAt, hasHappened, isGateIn, isLanding } from '../custody/custody.ts'
import { isEmptyGate, wasPickedUp } from '../custody/gates.ts'
import type { FactClaim, MilestoneClaim } from '../types/projection.ts'
import type { Circumstances } from './dispute.ts'

/** Whether a terminal reports about a container that another facility of the place has. */
export const isForeign = (milestone: MilestoneClaim, { route, counted, milestones, facts }: Circumstances): boolean => {
  const by = claimantOf(milestone.claim, milestone.place)
  if (by === null) return false
  const holder = terminalOf(milestone.place.key, milestones, facts)
  if (holder === null || holder === by) return false
  const { kind, mode } = milestone.statement
  if (isEmptyGate(milestone)) return kind === 'gate_in' && !wasPickedUp(counted)
  // Who brought the container to the terminal from which it sails is often not reported.
  if (isExport(kind, mode) && route?.boardsAt(milestone.place) !== false) return false
  if (isGateIn(milestone))
    return !wasPickedUp(counted) && milestone.time.ms <= lastReportedMs(holder, milestones, facts)
  return (
    !wasTakenIn(milestone, holder, milestones, facts) &&
    !wasHandedOver(milestone, by, holder, milestones) &&
    !wasMovedOn(by, holder, facts)
  )
}

const isExport = (kind: Kind, mode: Mode | null) =>
  kind === 'gate_in' || ((kind === 'load' || kind === 'depart') && mode !== 'rail')

/** The terminal of a port that has the container: the one that the line names, otherwise by custody.ts. */
export const terminalOf = (
  key: string,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): string | null => terminalNamedByLine(key, milestones) ?? custodianAt(key, 'terminal', facts, milestones)

/** The newest statement of a line on which terminal the container landed at. */
const terminalNamedByLine = (key: string, milestones: readonly MilestoneClaim[]): string | null =>
  milestones
    .filter(({ claim, place }) => claim.source.kind === 'line' && place.key === key && place.terminal !== null)
    .filter((milestone) => hasHappened(milestone) && isLanding(milestone))
    .sort((a, b) => a.claim.firstSeenMs - b.claim.firstSeenMs || (a.claim.id < b.claim.id ? -1 : 1))
    .at(-1)?.place.terminal?.id ?? null

/** When a facility last reported on the container. */
const lastReportedMs = (by: string, milestones: readonly MilestoneClaim[], facts: readonly FactClaim[]): number =>
  Math.max(
    ...[...milestones, ...facts].flatMap(({ claim, place }) =>
      claimantOf(claim, place) === by ? [claim.latestReportedMs] : [],
    ),
  )

/**
 * A container that was moved to another terminal leaves through its gate, unless the first one still reports the
 * container and has not reported its own gate-out before.
 */
const wasTakenIn = (
  milestone: MilestoneClaim,
  from: string,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): boolean => {
  const letGoMs = Math.min(
    ...milestones.flatMap((other) =>
      hasHappened(other) && other.statement.kind === 'gate_out' && claimantOf(other.claim, other.place) === from
        ? [other.time.ms]
        : [],
    ),
  )
  if (milestone.statement.kind !== 'gate_out' && letGoMs === Number.POSITIVE_INFINITY) return false
  const lastMs = lastReportedMs(from, milestones, facts)
  return milestones.some(
    (other) =>
      hasHappened(other) &&
      isGateIn(other) &&
      other.place.terminal?.id === milestone.place.terminal?.id &&
      other.time.ms <= milestone.time.ms &&
      (other.time.ms > lastMs || other.time.ms >= letGoMs),
  )
}

/** Whether the terminal let the container go before the other took it in: what happened there until then is its own. */
const wasHandedOver = (
  { time }: MilestoneClaim,
  from: string,
  to: string,
  milestones: readonly MilestoneClaim[],
): boolean => {
  const of = (by: string) =>
    milestones.filter((other) => hasHappened(other) && claimantOf(other.claim, other.place) === by)
  const landedThere = of(to).filter(isLanding)
  const takenIn = of(to).find((other) => isGateIn(other) && other.time.ms >= time.ms)
  if (landedThere.length > 0 || !takenIn) return false
  return of(from).some(({ statement, time: { ms } }) => statement.kind === 'gate_out' && ms <= takenIn.time.ms)
}

/** Whether the terminal that had the container reports that it moved the container there. */
const wasMovedOn = (by: string, from: string, facts: readonly FactClaim[]): boolean =>
  facts.some(
    ({ statement, claim, place, names }) =>
      statement.field === 'off_dock_to' &&
      claim.closedMs === null &&
      claimantOf(claim, place) === from &&
      names?.terminal?.id === by,
  )
