import { groupsBy } from '../../groups-by.ts'
import type { HoldChange } from '../../statement.ts'
import { isActual, isOpen } from '../milestones/milestones.ts'
import type { FactClaim, MilestoneClaim, Place, SourcedClaim } from '../types/projection.ts'
import type { Presence } from './presence.ts'

/**
 * WHICH FACILITY COUNTS WHEN SEVERAL CLAIM ONE CONTAINER. Two terminals of one port, or two railways of one city,
 * cannot both have it, and one that wrongly claims it must not be able to release it. A line that names the terminal of
 * the landing decides; otherwise the facility that has a hold on the container counts, then the one that reported its
 * landing, then the first to report. A facility that has stopped reporting before another took the container in no
 * longer has it, nor does one that has taken back all that it reported.
 */

type Kind = 'terminal' | 'rail'

/** A facility and what it reported about a container at one place. Milliseconds. */
interface Claimant {
  by: string
  firstSeenMs: number
  lastSeenMs: number
  heldSinceMs: number
  landedMs: number
  takenInMs: number
  isTakenBack: boolean
}

interface Observation {
  by: string
  firstSeenMs: number
  lastMs: number
  holds: boolean
  landedMs: number
  takenInMs: number
  /** Whether the facility states something now: not what it has replaced, nor that it has nothing to state. */
  isStated: boolean
}

const NEVER = Number.POSITIVE_INFINITY

export const landings = ['discharge', 'arrive', 'berth']

export const isLanding = ({ statement }: MilestoneClaim) =>
  landings.includes(statement.kind) && statement.laden !== false
export const isGateIn = ({ statement }: MilestoneClaim) => statement.kind === 'gate_in' && statement.laden !== false
export const hasHappened = (milestone: MilestoneClaim) => isActual(milestone) && isOpen(milestone)

/** The facility that claims to have the container; null if the claim is not tied to one. */
export const claimantOf = ({ source }: SourcedClaim, place: Place | null): string | null => {
  if (source.kind === 'rail') return source.scac ?? source.id
  return source.kind === 'terminal' ? (place?.terminal?.id ?? null) : null
}

/** The facility of a kind that has the container at a place; null if none claims it. */
export const custodianAt = (
  key: string,
  kind: Kind,
  facts: readonly FactClaim[],
  milestones: readonly MilestoneClaim[],
) => {
  const isHere = ({ claim, place }: { claim: SourcedClaim; place: Place | null }) =>
    claim.source.kind === kind && place?.key === key && claim.closedBecause !== 'withdrawn'
  const observations = [
    ...facts.filter(isHere).map(observationOfFact),
    ...milestones.filter(isHere).map(observationOfMilestone),
  ]
  const claimants = groupsBy(
    observations.filter((observation) => observation.by !== null) as Observation[],
    ({ by }) => by,
  ).map(summarize)
  const claiming = claimants.filter(({ isTakenBack }) => !isTakenBack)
  const standing = claiming.length > 0 ? claiming : claimants
  const current = standing.filter((one) => !standing.some((other) => other !== one && succeeds(other, one)))
  return current.sort(strongestFirst)[0]?.by ?? null
}

/**
 * Whether the facility landed the container, or took it in, after the other had stopped reporting. A container lands
 * from its ship only once.
 */
const succeeds = (later: Claimant, { lastSeenMs, landedMs }: Claimant): boolean => {
  const sinceMs = landedMs === NEVER ? later.landedMs : later.takenInMs
  return sinceMs !== NEVER && sinceMs > lastSeenMs
}

const strongestFirst = (a: Claimant, b: Claimant) =>
  compare(a.heldSinceMs, b.heldSinceMs) ||
  Number(a.landedMs === NEVER) - Number(b.landedMs === NEVER) ||
  compare(a.firstSeenMs, b.firstSeenMs) ||
  (a.by < b.by ? -1 : 1)

const compare = (a: number, b: number) => (a === b ? 0 : a < b ? -1 : 1)

const summarize = (observations: readonly Observation[]): Claimant => ({
  by: observations[0]!.by,
  firstSeenMs: Math.min(...observations.map(({ firstSeenMs }) => firstSeenMs)),
  lastSeenMs: Math.max(...observations.map(({ lastMs }) => lastMs)),
  heldSinceMs: Math.min(...observations.map(({ holds, firstSeenMs }) => (holds ? firstSeenMs : NEVER))),
  landedMs: Math.min(...observations.map(({ landedMs }) => landedMs)),
  takenInMs: Math.min(...observations.map(({ takenInMs }) => takenInMs)),
  isTakenBack: !observations.some(({ isStated }) => isStated),
})

const observationOfFact = ({ claim, place, statement }: FactClaim) => ({
  ...observationOf(claim, place),
  holds: isHolding(statement),
  isStated: claim.closedMs === null && statement.value !== null,
})

const observationOfMilestone = (milestone: MilestoneClaim) => ({
  ...observationOf(milestone.claim, milestone.place),
  holds: milestone.statement.kind === 'not_available',
  landedMs: hasHappened(milestone) && (isLanding(milestone) || isGateIn(milestone)) ? milestone.time.ms : NEVER,
  takenInMs: hasHappened(milestone) && isGateIn(milestone) ? milestone.time.ms : NEVER,
})

const observationOf = (claim: SourcedClaim, place: Place | null) => ({
  by: claimantOf(claim, place),
  firstSeenMs: claim.firstSeenMs,
  lastMs: claim.latestReportedMs,
  holds: false,
  landedMs: NEVER,
  takenInMs: NEVER,
  isStated: claim.closedMs === null,
})

/** Whether the facility reports a hold, or that the container is not available. */
export const isHolding = ({ field, value }: FactClaim['statement']): boolean => {
  if (field === 'holds') return Array.isArray(value) && value.length > 0
  if (field === 'hold') return (value as HoldChange).status !== null
  return field === 'available_for_pickup' && value === false
}

export type IsFromCustodian = (claim: SourcedClaim, place: Place | null) => boolean

/** Decides whose statements count about a container, given where it is (`presence`). */
export const custodyFilter = (
  facts: readonly FactClaim[],
  milestones: readonly MilestoneClaim[],
  { terminal }: Presence,
): IsFromCustodian => {
  const custodians = new Map<string, string | null>()
  const custodian = (kind: Kind, key: string) => {
    const at = `${kind} ${key}`
    if (!custodians.has(at)) custodians.set(at, custodianAt(key, kind, facts, milestones))
    return custodians.get(at)
  }
  return (claim, where) => {
    const by = claimantOf(claim, where)
    if (by === null || where === null) return true
    const kind = claim.source.kind as Kind
    return by === ((kind === 'terminal' && terminal?.id) || custodian(kind, where.key))
  }
}

/** A railway can have a container on its train and at its ramp, never at the terminal of the port. */
export const canHaveContainer = ({ source }: SourcedClaim, { leg }: Presence): boolean =>
  source.kind !== 'rail' || leg === 'inland'

export const isAvailabilityChange = ({ statement }: Pick<MilestoneClaim, 'statement'>): boolean =>
  statement.kind === 'available' || statement.kind === 'not_available'
