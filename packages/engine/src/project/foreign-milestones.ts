import type { Kind, Mode } from '../statement.ts'
import { claimantOf, custodianAt, isGateIn, isHappened, isLanding } from './custody.ts'
import type { Circumstances } from './dispute.ts'
import { isEmptyGate, wasPickedUp } from './gates.ts'
import type { Act, FactClaim } from './projection.ts'

/** What a terminal reports about a container that another facility of the place has. */
export const isForeign = (act: Act, { route, counted, acts, facts }: Circumstances): boolean => {
  const by = claimantOf(act.claim, act.place)
  if (by === null) return false
  const has = terminalOf(act.place.key, acts, facts)
  if (has === null || has === by) return false
  const { kind, mode } = act.statement
  if (isEmptyGate(act)) return kind === 'gate_in' && !wasPickedUp(counted)
  // Who brought it to the terminal from which it sails is often not reported.
  if (isExport(kind, mode) && route?.boardsAt(act.place) !== false) return false
  if (isGateIn(act)) return !wasPickedUp(counted) && act.time.ms <= lastWordMs(has, acts, facts)
  return !wasTakenIn(act, has, acts, facts) && !wasMovedOn(by, has, facts)
}

const isExport = (kind: Kind, mode: Mode | null) =>
  kind === 'gate_in' || ((kind === 'load' || kind === 'depart') && mode !== 'rail')

/** The terminal of a port that has the container: as the line names it, else by custody.ts. */
export const terminalOf = (key: string, acts: readonly Act[], facts: readonly FactClaim[]): string | null =>
  namedByLine(key, acts) ?? custodianAt(key, 'terminal', facts, acts)

/** The newest statement of a line on which terminal the container landed at. */
const namedByLine = (key: string, acts: readonly Act[]): string | null =>
  acts
    .filter(({ claim, place }) => claim.source.kind === 'line' && place.key === key && place.terminal !== null)
    .filter((act) => isHappened(act) && isLanding(act))
    .sort((a, b) => a.claim.firstSeenMs - b.claim.firstSeenMs || (a.claim.id < b.claim.id ? -1 : 1))
    .at(-1)?.place.terminal?.id ?? null

/** When a facility last reported on the container. */
const lastWordMs = (by: string, acts: readonly Act[], facts: readonly FactClaim[]): number =>
  Math.max(
    ...[...acts, ...facts].flatMap(({ claim, place }) =>
      claimantOf(claim, place) === by ? [claim.latestReportedMs] : [],
    ),
  )

/**
 * A container that was moved to another terminal leaves through that one's gate, unless the first one still reports it
 * and has not reported its own gate-out before.
 */
const wasTakenIn = (act: Act, from: string, acts: readonly Act[], facts: readonly FactClaim[]): boolean => {
  const letGoMs = Math.min(
    ...acts.flatMap((other) =>
      isHappened(other) && other.statement.kind === 'gate_out' && claimantOf(other.claim, other.place) === from
        ? [other.time.ms]
        : [],
    ),
  )
  if (act.statement.kind !== 'gate_out' && letGoMs === Number.POSITIVE_INFINITY) return false
  const lastMs = lastWordMs(from, acts, facts)
  return acts.some(
    (other) =>
      isHappened(other) &&
      isGateIn(other) &&
      other.place.terminal?.id === act.place.terminal?.id &&
      other.time.ms <= act.time.ms &&
      (other.time.ms > lastMs || other.time.ms >= letGoMs),
  )
}

/** The terminal that had the container reports itself that it moved it there. */
const wasMovedOn = (by: string, from: string, facts: readonly FactClaim[]): boolean =>
  facts.some(
    ({ statement, claim, place, names }) =>
      statement.field === 'off_dock_to' &&
      claim.closedMs === null &&
      claimantOf(claim, place) === from &&
      names?.terminal?.id === by,
  )
