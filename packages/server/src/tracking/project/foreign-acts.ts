import { claimantOf, custodianAt, isGateIn, isHappened, isLanding, landings } from './custody.ts'
import type { Act, FactClaim, Place } from './types.ts'

/** What only the terminal that has a container can do to it. */
const custodianActs = [...landings, 'gate_out', 'available', 'not_available']

/** The acts without those that one terminal reports about a container that another terminal of the port has. */
export const withoutForeignActs = (acts: readonly Act[], facts: readonly FactClaim[]): Act[] => {
  const custodians = new Map<string, string | null>()
  const custodian = ({ key }: Place) => {
    if (!custodians.has(key)) custodians.set(key, namedByLine(key, acts) ?? custodianAt(key, 'terminal', facts, acts))
    return custodians.get(key) ?? null
  }
  return acts.filter((act) => {
    const by =
      custodianActs.includes(act.statement.kind) && act.statement.laden !== false
        ? claimantOf(act.claim, act.place)
        : null
    if (by === null || act.claim.source.kind !== 'terminal') return true
    const has = custodian(act.place)
    return has === null || has === by || wasTakenIn(act, has, acts, facts) || wasMovedOn(by, has, facts)
  })
}

/** The newest statement of a line on which terminal the container landed at. */
const namedByLine = (key: string, acts: readonly Act[]): string | null =>
  acts
    .filter(({ claim, place }) => claim.source.kind === 'line' && place.key === key && place.terminal !== null)
    .filter((act) => isHappened(act) && isLanding(act))
    .sort((a, b) => a.claim.firstSeenMs - b.claim.firstSeenMs || (a.claim.id < b.claim.id ? -1 : 1))
    .at(-1)?.place.terminal?.id ?? null

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
  const lastWordMs = Math.max(
    ...[...acts, ...facts].flatMap(({ claim, place }) =>
      claimantOf(claim, place) === from ? [claim.latestReportedMs] : [],
    ),
  )
  return acts.some(
    (other) =>
      isHappened(other) &&
      isGateIn(other) &&
      other.place.terminal?.id === act.place.terminal?.id &&
      other.time.ms <= act.time.ms &&
      (other.time.ms > lastWordMs || other.time.ms >= letGoMs),
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
