import { milestoneRow, rankOfClassifier, rankOfSource } from '../../policy.ts'
import type { Kind } from '../../statement.ts'
import { isInland } from '../places/facility-types.ts'
import type { MilestoneClaim, Visit } from '../types/projection.ts'
import { isActual, isBoarding, isOnWater, isOpen, isSameVessel, namesVessel } from './milestones.ts'
import { inPossibleOrder } from './possible-order.ts'
import { isOmitted } from './ship-calls.ts'
import { byTime } from './stages.ts'

/**
 * The kind that must lie between two equal kinds for the second to be a new visit; otherwise the second is a
 * correction.
 */
const opposite: Partial<Record<Kind, Kind>> = {
  load: 'discharge',
  discharge: 'load',
  gate_in: 'gate_out',
  gate_out: 'gate_in',
  arrive: 'depart',
  depart: 'arrive',
  berth: 'depart',
}

const baseKey = (milestone: MilestoneClaim) =>
  `${milestone.statement.kind}|${milestone.statement.laden === false ? 'empty' : 'full'}|${modeOf(milestone)}`

const modeOf = (milestone: MilestoneClaim) =>
  milestone.statement.mode ?? (milestone.statement.kind.startsWith('gate') ? 'truck' : 'vessel')

/**
 * What has happened to a container in one journey: each real milestone once, however many sources report it and however
 * often.
 */
export const happenedVisits = (milestones: readonly MilestoneClaim[]): Visit[] => {
  const actuals = withoutReplaced(milestones.filter((milestone) => isActual(milestone) && isOpen(milestone)))
  const current = new Map<string, { ordinal: number; milestones: MilestoneClaim[] }>()
  const visits: { key: string; milestones: MilestoneClaim[] }[] = []
  actuals.forEach((milestone, index) => {
    const base = `${baseKey(milestone)}|${milestone.place.key}`
    const visit = current.get(base)
    const last = visit?.milestones.at(-1)
    if (visit && last && !oppositeBetween(actuals, last, milestone, index) && !isOtherGate(last, milestone)) {
      visit.milestones.push(milestone)
      return
    }
    const ordinal = (visit?.ordinal ?? 0) + 1
    const started = { ordinal, milestones: [milestone] }
    current.set(base, started)
    visits.push({ key: `${base}|${ordinal}`, milestones: started.milestones })
  })
  const settled = visits.map(({ key, milestones: reports }) => ({ key, ...settle(reports) }))
  return inPossibleOrder(settled.sort((a, b) => actuals.indexOf(a.set) - actuals.indexOf(b.set)))
}

/** Whether the gates are different ones: a depot and a port in one city each have their own. */
const isOtherGate = (a: MilestoneClaim, b: MilestoneClaim) =>
  a.statement.kind === 'gate_in' &&
  a.place.facilityType !== null &&
  b.place.facilityType !== null &&
  isInland(a.place) !== isInland(b.place)

const oppositeBetween = (actuals: MilestoneClaim[], last: MilestoneClaim, milestone: MilestoneClaim, index: number) => {
  const undone = opposite[milestone.statement.kind]
  for (let i = index - 1; i >= 0 && actuals[i] !== last; i--) {
    const between = actuals[i]!
    if (
      between.statement.kind === undone &&
      between.place.key === milestone.place.key &&
      between.statement.laden === milestone.statement.laden
    )
      return true
  }
  // A depot visit: an empty container that gates out twice from one place came back in between, reported or not.
  return false
}

/**
 * Leaves out an actual that is missing if the same response reports the same one elsewhere: that one corrects its
 * place.
 */
const withoutReplaced = (actuals: MilestoneClaim[]) =>
  actuals.filter(
    (milestone) =>
      milestone.claim.missingSinceMs === null ||
      !actuals.some(
        (twin) =>
          twin !== milestone &&
          baseKey(twin) === baseKey(milestone) &&
          twin.place.key !== milestone.place.key &&
          twin.claim.source.id === milestone.claim.source.id &&
          twin.claim.firstSeenMs === milestone.claim.missingSinceMs,
      ),
  )

/** Chooses among several reports of one milestone: by the policy's source, then the newest, then the later time. */
export const settle = (reports: readonly MilestoneClaim[]): { set: MilestoneClaim; outranked: MilestoneClaim[] } => {
  const [set, ...outranked] = [...reports].sort(strongestFirst)
  return { set: set!, outranked }
}

const strongestFirst = (a: MilestoneClaim, b: MilestoneClaim) => {
  const row = milestoneRow(a.statement)
  return (
    rankOfSource(row, a.claim.source.kind) - rankOfSource(row, b.claim.source.kind) ||
    rankOfClassifier(a.statement.classifier) - rankOfClassifier(b.statement.classifier) ||
    b.claim.firstSeenMs - a.claim.firstSeenMs ||
    b.time.ms - a.time.ms ||
    (a.claim.id < b.claim.id ? -1 : 1)
  )
}

/**
 * What is still expected, in chronological order: the estimates and plans that no actual has overtaken. Lines never
 * remove the plans of abandoned routings, so a plan counts only while the container could still follow it.
 */
export const expectedVisits = (milestones: readonly MilestoneClaim[], happened: readonly Visit[]): Visit[] => {
  const lastMs = Math.max(Number.NEGATIVE_INFINITY, ...happened.map(({ set }) => set.time.ms))
  const aboard = vesselAboard(happened)
  const ship = aboard?.statement.vessel ?? null
  const byKey = new Map<string, MilestoneClaim[]>()
  for (const milestone of milestones) {
    if (isActual(milestone) || !isOpen(milestone) || isOvertaken(milestone, milestones, happened, aboard, lastMs))
      continue
    const base = `${baseKey(milestone)}|${milestone.place.key}`
    byKey.set(base, [...(byKey.get(base) ?? []), milestone])
  }
  const visits = [...byKey].map(([base, reports]) => {
    const done = happened.filter((visit) => visit.key.startsWith(`${base}|`)).length
    // If several vessels are expected, the one that carries the container brings it.
    const isOther = ({ statement: { vessel } }: MilestoneClaim) => namesVessel(vessel) && !isSameVessel(vessel, ship)
    const ofShip = reports.filter((milestone) => !isOther(milestone))
    const strongest = settle(namesVessel(ship) && ofShip.length > 0 ? ofShip : reports)
    return { key: `${base}|${done + 1}`, ...strongest }
  })
  // Milestones are in the order of their times, or of their days (within-days.ts).
  const order = new Map(milestones.map((milestone, index) => [milestone, index]))
  const isAhead = ({ set }: Visit) => set.time.ms > lastMs
  return visits.sort((a, b) =>
    isAhead(a) && isAhead(b)
      ? order.get(a.set)! - order.get(b.set)!
      : Number(isAhead(a)) - Number(isAhead(b)) || byTime(a.set, b.set),
  )
}

/** The vessel that the container was last loaded on and not yet discharged from. */
const vesselAboard = (happened: readonly Visit[]) => {
  let aboard: MilestoneClaim | undefined
  for (const { set } of happened) {
    if (set.statement.kind === 'load' && set.statement.mode !== 'rail' && set.statement.mode !== 'truck') aboard = set
    if (set.statement.kind === 'discharge') aboard = undefined
    // The container came here by another vessel, so it was transshipped somewhere unreported.
    const other = isOnWater(set) && namesVessel(set.statement.vessel) && aboard
    if (other && !isSameVessel(set.statement.vessel, other.statement.vessel)) aboard = undefined
  }
  return aboard
}

const isOvertaken = (
  milestone: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  happened: readonly Visit[],
  aboard: MilestoneClaim | undefined,
  lastMs: number,
): boolean => {
  const { kind, vessel } = milestone.statement
  const twins = happened.filter(({ set }) => baseKey(set) === baseKey(milestone) || isSameLanding(set, milestone))
  // Already done at that place, and nothing since indicates that the container will pass there again.
  const done = twins.filter(({ set }) => set.place.key === milestone.place.key).at(-1)
  if (done && !comesAgain(milestone, done, happened)) return true
  if (vessel && (kind === 'load' || kind === 'discharge' || kind === 'arrive' || kind === 'depart')) {
    const handled = (what: Kind) =>
      happened.find(
        ({ set }) =>
          set.statement.kind === what && isSameVessel(set.statement.vessel, vessel) && set.statement.container !== null,
      )
    const loaded = handled('load')
    if ((kind === 'load' || kind === 'depart') && loaded && loaded.set.place.key !== milestone.place.key) return true
    if ((kind === 'discharge' || kind === 'arrive') && !isCarriedOn(milestone, milestones, happened)) return true
  }
  if (aboard && kind === 'depart' && hasSailedFrom(milestone, aboard, happened)) return true
  if (milestone.time.ms >= lastMs) return false
  // The call is late, not abandoned, if the vessel carries the container, or is the one that it waits for here.
  if (aboard)
    return !(vessel && isSameVessel(vessel, aboard.statement.vessel)) || isOmitted(milestone, milestones, happened)
  return !(isBoarding(milestone) && happened.at(-1)?.set.place.key === milestone.place.key)
}

/** Whether the ship that loaded the container here has called elsewhere since, so that its departure was not reported. */
const hasSailedFrom = ({ place }: MilestoneClaim, aboard: MilestoneClaim, happened: readonly Visit[]): boolean =>
  place.key === aboard.place.key &&
  happened
    .slice(happened.findIndex(({ set }) => set === aboard) + 1)
    .some(({ set }) => set.place.key !== place.key && isSameVessel(set.statement.vessel, aboard.statement.vessel))

/**
 * The vessel that discharged the container still brings it there: the container was loaded on it again (a restow), or
 * this is planned for the container itself. Until something else happens, an estimate from before the discharge counts too.
 */
const isCarriedOn = (
  milestone: MilestoneClaim,
  milestones: readonly MilestoneClaim[],
  happened: readonly Visit[],
): boolean => {
  const { vessel } = milestone.statement
  const moves = happened.filter(({ set }) => set.statement.container !== null && isOnWater(set))
  const discharged = moves.findLast(
    ({ set }) => set.statement.kind === 'discharge' && isSameVessel(set.statement.vessel, vessel),
  )
  if (!discharged) return true
  const next = moves[moves.indexOf(discharged) + 1]
  if (next) return next.set.statement.kind === 'load' && isSameVessel(next.set.statement.vessel, vessel)
  const isElsewhere = milestone.place.key !== discharged.set.place.key && milestone.time.ms > discharged.set.time.ms
  if (!isElsewhere || happened.at(-1) !== discharged) return false
  const isPlanned = milestones.some(
    ({ statement, place, claim }) =>
      statement.classifier !== 'actual' &&
      statement.container !== null &&
      claim.closedMs === null &&
      place.key === milestone.place.key &&
      isSameVessel(statement.vessel, vessel),
  )
  return isPlanned || milestone.claim.firstSeenMs < discharged.set.claim.firstSeenMs
}

/**
 * Whether both are the end of one rail leg: railways report it as an arrival, an unloading or a gate-in, and any of
 * them overtakes the others.
 */
const isSameLanding = (a: MilestoneClaim, b: MilestoneClaim) =>
  a.statement.mode === 'rail' &&
  b.statement.mode === 'rail' &&
  railLandings.has(a.statement.kind) &&
  railLandings.has(b.statement.kind)
const railLandings = new Set<Kind>(['arrive', 'discharge', 'gate_in'])

const comesAgain = (milestone: MilestoneClaim, done: Visit, happened: readonly Visit[]) => {
  const undone = opposite[milestone.statement.kind]
  return (
    milestone.time.ms > done.set.time.ms &&
    happened.some(
      ({ set }) =>
        set.statement.kind === undone && set.place.key === milestone.place.key && set.time.ms > done.set.time.ms,
    )
  )
}
