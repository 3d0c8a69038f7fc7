import { isHappened, isTurn, landings } from './custody.ts'
import { isActual, isOpen, onWater } from './milestones.ts'
import { areNeighbours } from './neighbours.ts'
import type { Act, FactClaim, Place, SourcedClaim } from './projection.ts'

const DAY_MS = 86_400_000
/** Line and terminal report one landing within this time of each other. */
const ONE_LANDING_MS = 4 * DAY_MS

/** What a terminal reports only about a container that stands there. */
const presenceFields = ['location_at_pod_terminal', 'available_for_pickup']
export const showsPresence = ({ statement: { field, value } }: FactClaim): boolean =>
  presenceFields.includes(field) && value !== null

/**
 * A line names one of two neighbouring ports, or one terminal of a port, and another terminal there has the container: one
 * landing, at the terminal that physically has it. The line's acts at its own place move there; raw events keep the place
 * as stated.
 */
export const whereTerminalHasIt = (acts: readonly Act[], facts: readonly FactClaim[]): readonly Act[] => {
  const loadedMs =
    acts.findLast((act) => isHappened(act) && act.statement.kind === 'load' && onWater(act))?.time.ms ?? 0
  const isOfLine = (act: Act) => isOpen(act) && act.claim.source.kind === 'line'
  const landings = acts.filter((act) => isOfLine(act) && isLanding(act) && act.time.ms >= loadedMs)
  const stated = landings.findLast(isActual) ?? landings.at(-1)
  if (!stated) return acts
  const claims = claimsSince(stated, acts, facts)
  const has = portOfTerminal(stated, acts, claims) ?? otherTerminal(stated, acts, facts, claims)
  if (!has) return acts
  const { key } = stated.place
  return acts.map((act) =>
    act.place.key === key &&
    act.claim.source.kind === 'line' &&
    (!isActual(act) || act.time.ms >= loadedMs) &&
    (has.key !== key || act.place.terminal !== null)
      ? { ...act, place: has, statedAt: act.place }
      : act,
  )
}

interface Claimed {
  claim: SourcedClaim
  place: Place
  ms: number
  /** It has let it go. */
  isOut: boolean
}

/** What terminals report of a container that they have, or had, about the time of its landing. */
const claimsSince = (stated: Act, acts: readonly Act[], facts: readonly FactClaim[]): Claimed[] =>
  [
    ...acts
      .filter(
        (act) => isOpen(act) && isActual(act) && (isLanding(act) || isTurn(act) || act.statement.kind === 'gate_out'),
      )
      .filter(({ time }) => time.ms <= stated.time.ms + 10 * ONE_LANDING_MS)
      .map(({ claim, place, time, statement }) => ({
        claim,
        place,
        ms: time.ms,
        isOut: statement.kind === 'gate_out',
      })),
    ...facts
      .filter((fact) => fact.claim.closedMs === null && showsPresence(fact))
      .map(({ claim, place }) => ({ claim, place, ms: claim.firstSeenMs, isOut: false })),
  ].filter(
    (one): one is Claimed =>
      one.claim.source.kind === 'terminal' && one.place?.locode != null && one.ms >= stated.time.ms - ONE_LANDING_MS,
  )

/** The one port elsewhere where a terminal has the container, if no terminal of the line's port reports it. */
const portOfTerminal = (stated: Act, acts: readonly Act[], claims: readonly Claimed[]): Place | null => {
  if (claims.some(({ place }) => place.key === stated.place.key)) return null
  const ports = new Map(claims.map(({ place }) => [place.key, place]))
  const [port] = ports.values()
  if (ports.size !== 1 || !areNeighbours(port!, stated.place)) return null
  const isAlsoStated = acts.some(
    (act) => act.claim.source.kind === 'line' && act.place.key === port!.key && isOpen(act),
  )
  return isAlsoStated ? null : port!
}

/**
 * The one other terminal of the port that has the container, if the terminal that the line names has been silent since the
 * landing: one that wrongly claims it cannot release what the other holds.
 */
const otherTerminal = (
  { place: { key, terminal }, time }: Act,
  acts: readonly Act[],
  facts: readonly FactClaim[],
  claims: readonly Claimed[],
): Place | null => {
  const there = claims.filter(({ place, isOut }) => place.key === key && place.terminal !== null && !isOut)
  const terminals = new Set(there.map(({ place }) => place.terminal!.id))
  if (terminal === null || terminals.size !== 1 || terminals.has(terminal.id)) return null
  const sinceMs = Math.min(time.ms, ...there.map(({ ms }) => ms))
  const reportsToo = [...acts, ...facts].some(
    ({ claim, place }) =>
      claim.source.kind === 'terminal' &&
      claim.closedBecause !== 'withdrawn' &&
      place?.terminal?.id === terminal.id &&
      claim.latestReportedMs >= sinceMs,
  )
  return reportsToo ? null : there[0]!.place
}

const isLanding = ({ statement }: Act) => landings.includes(statement.kind) && statement.mode === 'vessel'
