import { hasHappened, isAvailabilityChange, landings } from '../custody/custody.ts'
import { isActual, isOnWater, isOpen } from '../milestones/milestones.ts'
import { areNeighbours } from '../places/neighbours.ts'
import type { FactClaim, MilestoneClaim, Place, SourcedClaim } from '../types/projection.ts'

const DAY_MS = 86_400_000
/** Line and terminal may report one landing with times this far apart. */
const MAX_LANDING_DIFFERENCE_MS = 4 * DAY_MS

/** Facts that a terminal reports only about a container in its yard. */
const presenceFields = ['location_at_pod_terminal', 'available_for_pickup']
export const showsPresence = ({ statement: { field, value } }: FactClaim): boolean =>
  presenceFields.includes(field) && value !== null

/**
 * A line names one of two neighbouring ports, or one terminal of a port, and another terminal there has the container:
 * there was one landing, at the terminal that physically has the container. The line's milestones at its own place move
 * there; raw events keep the place as stated.
 */
export const placeAtReportingTerminal = (
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): readonly MilestoneClaim[] => {
  const loadedMs =
    milestones.findLast(
      (milestone) => hasHappened(milestone) && milestone.statement.kind === 'load' && isOnWater(milestone),
    )?.time.ms ?? 0
  const isOfLine = (milestone: MilestoneClaim) => isOpen(milestone) && milestone.claim.source.kind === 'line'
  const landings = milestones.filter(
    (milestone) => isOfLine(milestone) && isLanding(milestone) && milestone.time.ms >= loadedMs,
  )
  const stated = landings.findLast(isActual) ?? landings.at(-1)
  if (!stated) return milestones
  const claims = presenceReportsSince(stated, milestones, facts)
  const actualPlace = portOfTerminal(stated, milestones, claims) ?? otherTerminal(stated, milestones, facts, claims)
  if (!actualPlace) return milestones
  const { key } = stated.place
  return milestones.map((milestone) =>
    milestone.place.key === key &&
    milestone.claim.source.kind === 'line' &&
    (!isActual(milestone) || milestone.time.ms >= loadedMs) &&
    (actualPlace.key !== key || milestone.place.terminal !== null)
      ? { ...milestone, place: actualPlace, statedAt: milestone.place }
      : milestone,
  )
}

interface PresenceReport {
  claim: SourcedClaim
  place: Place
  ms: number
  /** Whether the container has left. */
  isOut: boolean
}

/** Reports of terminals that have, or had, the container around the time of its landing. */
const presenceReportsSince = (
  stated: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
): PresenceReport[] =>
  [
    ...milestones
      .filter(
        (milestone) =>
          isOpen(milestone) &&
          isActual(milestone) &&
          (isLanding(milestone) || isAvailabilityChange(milestone) || milestone.statement.kind === 'gate_out'),
      )
      .filter(({ time }) => time.ms <= stated.time.ms + 10 * MAX_LANDING_DIFFERENCE_MS)
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
    (one): one is PresenceReport =>
      one.claim.source.kind === 'terminal' &&
      one.place?.locode != null &&
      one.ms >= stated.time.ms - MAX_LANDING_DIFFERENCE_MS,
  )

/** The only other port where a terminal has the container, if no terminal of the line's port reports it. */
const portOfTerminal = (
  stated: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  claims: readonly PresenceReport[],
): Place | null => {
  if (claims.some(({ place }) => place.key === stated.place.key)) return null
  const ports = new Map(claims.map(({ place }) => [place.key, place]))
  const [port] = ports.values()
  if (ports.size !== 1 || !areNeighbours(port!, stated.place)) return null
  const isAlsoStated = milestones.some(
    (milestone) => milestone.claim.source.kind === 'line' && milestone.place.key === port!.key && isOpen(milestone),
  )
  return isAlsoStated ? null : port!
}

/**
 * The only other terminal of the port that has the container, if the terminal that the line names has been silent since
 * the landing: a terminal that wrongly claims the container cannot release what the other holds.
 */
const otherTerminal = (
  { place: { key, terminal }, time }: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  facts: readonly FactClaim[],
  claims: readonly PresenceReport[],
): Place | null => {
  const there = claims.filter(({ place, isOut }) => place.key === key && place.terminal !== null && !isOut)
  const terminals = new Set(there.map(({ place }) => place.terminal!.id))
  if (terminal === null || terminals.size !== 1 || terminals.has(terminal.id)) return null
  const sinceMs = Math.min(time.ms, ...there.map(({ ms }) => ms))
  const alsoReports = [...milestones, ...facts].some(
    ({ claim, place }) =>
      claim.source.kind === 'terminal' &&
      claim.closedBecause !== 'withdrawn' &&
      place?.terminal?.id === terminal.id &&
      claim.latestReportedMs >= sinceMs,
  )
  return alsoReports ? null : there[0]!.place
}

const isLanding = ({ statement }: MilestoneClaim) => landings.includes(statement.kind) && statement.mode === 'vessel'
