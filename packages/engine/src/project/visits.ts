import { milestoneRow, rankOfClassifier, rankOfSource } from '../policy.ts'
import type { Kind } from '../statement.ts'
import { isInland } from './facility-types.ts'
import { isActual, isOpen, namesVessel, onWater, sameVessel } from './milestones.ts'
import { inPossibleOrder } from './possible-order.ts'
import type { Act, Visit } from './projection.ts'
import { isOmitted } from './ship-calls.ts'
import { byTime } from './stages.ts'

/**
 * The act that must lie between two equal acts for the second to be a new visit; without it the second is a correction.
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

const sameAct = (act: Act) => `${act.statement.kind}|${act.statement.laden === false ? 'empty' : 'full'}|${modeOf(act)}`

const modeOf = (act: Act) => act.statement.mode ?? (act.statement.kind.startsWith('gate') ? 'truck' : 'vessel')

/** What has happened to a container in one journey: each real act once, whoever reported it and however often. */
export const happenedVisits = (acts: readonly Act[]): Visit[] => {
  const actuals = withoutReplaced(acts.filter((act) => isActual(act) && isOpen(act)))
  const current = new Map<string, { ordinal: number; acts: Act[] }>()
  const visits: { key: string; acts: Act[] }[] = []
  actuals.forEach((act, index) => {
    const base = `${sameAct(act)}|${act.place.key}`
    const visit = current.get(base)
    const last = visit?.acts.at(-1)
    if (visit && last && !oppositeBetween(actuals, last, act, index) && !isOtherGate(last, act)) {
      visit.acts.push(act)
      return
    }
    const ordinal = (visit?.ordinal ?? 0) + 1
    const started = { ordinal, acts: [act] }
    current.set(base, started)
    visits.push({ key: `${base}|${ordinal}`, acts: started.acts })
  })
  const settled = visits.map(({ key, acts: sameActs }) => ({ key, ...settle(sameActs) }))
  return inPossibleOrder(settled.sort((a, b) => actuals.indexOf(a.set) - actuals.indexOf(b.set)))
}

/** A depot and the port of one city are two gates. */
const isOtherGate = (a: Act, b: Act) =>
  a.statement.kind === 'gate_in' &&
  a.place.facilityType !== null &&
  b.place.facilityType !== null &&
  isInland(a.place) !== isInland(b.place)

const oppositeBetween = (actuals: Act[], last: Act, act: Act, index: number) => {
  const undone = opposite[act.statement.kind]
  for (let i = index - 1; i >= 0 && actuals[i] !== last; i--) {
    const between = actuals[i]!
    if (
      between.statement.kind === undone &&
      between.place.key === act.place.key &&
      between.statement.laden === act.statement.laden
    )
      return true
  }
  // A depot visit: an empty container that gates out twice from one place came back in between, reported or not.
  return false
}

/** While an actual is missing and the same response reported its twin elsewhere, the twin corrects its place. */
const withoutReplaced = (actuals: Act[]) =>
  actuals.filter(
    (act) =>
      act.claim.missingSinceMs === null ||
      !actuals.some(
        (twin) =>
          twin !== act &&
          sameAct(twin) === sameAct(act) &&
          twin.place.key !== act.place.key &&
          twin.claim.source.id === act.claim.source.id &&
          twin.claim.firstSeenMs === act.claim.missingSinceMs,
      ),
  )

/** Chooses among several reports of one act: the policy's source, then the newest, then the later time. */
export const settle = (sameActs: readonly Act[]): { set: Act; outranked: Act[] } => {
  const [set, ...outranked] = [...sameActs].sort(strongestFirst)
  return { set: set!, outranked }
}

const strongestFirst = (a: Act, b: Act) => {
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
export const expectedVisits = (acts: readonly Act[], happened: readonly Visit[]): Visit[] => {
  const lastMs = Math.max(Number.NEGATIVE_INFINITY, ...happened.map(({ set }) => set.time.ms))
  const aboard = vesselAboard(happened)
  const ship = aboard?.statement.vessel ?? null
  const byAct = new Map<string, Act[]>()
  for (const act of acts) {
    if (isActual(act) || !isOpen(act) || isOvertaken(act, acts, happened, aboard, lastMs)) continue
    const base = `${sameAct(act)}|${act.place.key}`
    byAct.set(base, [...(byAct.get(base) ?? []), act])
  }
  const visits = [...byAct].map(([base, sameActs]) => {
    const done = happened.filter((visit) => visit.key.startsWith(`${base}|`)).length
    // Where several vessels are expected, the one that carries the container brings it.
    const isOther = ({ statement: { vessel } }: Act) => namesVessel(vessel) && !sameVessel(vessel, ship)
    const ofShip = sameActs.filter((act) => !isOther(act))
    const strongest = settle(namesVessel(ship) && ofShip.length > 0 ? ofShip : sameActs)
    return { key: `${base}|${done + 1}`, ...strongest }
  })
  // Acts come in the order of their times, or of their days (within-days.ts).
  const order = new Map(acts.map((act, index) => [act, index]))
  const isAhead = ({ set }: Visit) => set.time.ms > lastMs
  return visits.sort((a, b) =>
    isAhead(a) && isAhead(b)
      ? order.get(a.set)! - order.get(b.set)!
      : Number(isAhead(a)) - Number(isAhead(b)) || byTime(a.set, b.set),
  )
}

/** The vessel that the container was last loaded on and not yet discharged from. */
const vesselAboard = (happened: readonly Visit[]) => {
  let aboard: Act | undefined
  for (const { set } of happened) {
    if (set.statement.kind === 'load' && set.statement.mode !== 'rail' && set.statement.mode !== 'truck') aboard = set
    if (set.statement.kind === 'discharge') aboard = undefined
    // It came here by another vessel, so it was transshipped somewhere unreported.
    const other = onWater(set) && namesVessel(set.statement.vessel) && aboard
    if (other && !sameVessel(set.statement.vessel, other.statement.vessel)) aboard = undefined
  }
  return aboard
}

const isOvertaken = (
  act: Act,
  acts: readonly Act[],
  happened: readonly Visit[],
  aboard: Act | undefined,
  lastMs: number,
): boolean => {
  const { kind, vessel } = act.statement
  const twins = happened.filter(({ set }) => sameAct(set) === sameAct(act) || isSameLanding(set, act))
  // Done at that very place, and nothing since indicates that the container will pass there again.
  const done = twins.filter(({ set }) => set.place.key === act.place.key).at(-1)
  if (done && !comesAgain(act, done, happened)) return true
  if (vessel && (kind === 'load' || kind === 'discharge' || kind === 'arrive' || kind === 'depart')) {
    const handled = (what: Kind) =>
      happened.find(
        ({ set }) =>
          set.statement.kind === what && sameVessel(set.statement.vessel, vessel) && set.statement.container !== null,
      )
    const loaded = handled('load')
    if ((kind === 'load' || kind === 'depart') && loaded && loaded.set.place.key !== act.place.key) return true
    if ((kind === 'discharge' || kind === 'arrive') && !isCarriedOn(act, acts, happened)) return true
  }
  if (act.time.ms >= lastMs) return false
  // Late, not abandoned: the call of the vessel that carries the container, or the sailing of the vessel it waits for
  // here.
  if (aboard) return !(vessel && sameVessel(vessel, aboard.statement.vessel)) || isOmitted(act, acts, happened)
  return !(isBoarding(act) && happened.at(-1)?.set.place.key === act.place.key)
}

/**
 * The vessel that discharged the container still brings it there: the container was loaded on it again (a restow), or
 * this is planned for the container itself. Until something else happens, an estimate from before the discharge counts too.
 */
const isCarriedOn = (act: Act, acts: readonly Act[], happened: readonly Visit[]): boolean => {
  const { vessel } = act.statement
  const moves = happened.filter(({ set }) => set.statement.container !== null && onWater(set))
  const discharged = moves.findLast(
    ({ set }) => set.statement.kind === 'discharge' && sameVessel(set.statement.vessel, vessel),
  )
  if (!discharged) return true
  const next = moves[moves.indexOf(discharged) + 1]
  if (next) return next.set.statement.kind === 'load' && sameVessel(next.set.statement.vessel, vessel)
  const isElsewhere = act.place.key !== discharged.set.place.key && act.time.ms > discharged.set.time.ms
  if (!isElsewhere || happened.at(-1) !== discharged) return false
  const isPlanned = acts.some(
    ({ statement, place, claim }) =>
      statement.classifier !== 'actual' &&
      statement.container !== null &&
      claim.closedMs === null &&
      place.key === act.place.key &&
      sameVessel(statement.vessel, vessel),
  )
  return isPlanned || act.claim.firstSeenMs < discharged.set.claim.firstSeenMs
}

const isBoarding = (act: Act) => act.statement.kind === 'load' || act.statement.kind === 'depart'

/**
 * Railways report the end of a leg as an arrival, an unloading or a gate-in: whichever came, it overtakes the others.
 */
const isSameLanding = (a: Act, b: Act) =>
  a.statement.mode === 'rail' &&
  b.statement.mode === 'rail' &&
  railLandings.has(a.statement.kind) &&
  railLandings.has(b.statement.kind)
const railLandings = new Set<Kind>(['arrive', 'discharge', 'gate_in'])

const comesAgain = (act: Act, done: Visit, happened: readonly Visit[]) => {
  const undone = opposite[act.statement.kind]
  return (
    act.time.ms > done.set.time.ms &&
    happened.some(
      ({ set }) => set.statement.kind === undone && set.place.key === act.place.key && set.time.ms > done.set.time.ms,
    )
  )
}
