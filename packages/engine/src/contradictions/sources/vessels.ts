import { groupsBy } from '../../groups-by.ts'
import { milestoneRow, rankOfSource } from '../../policy.ts'
import { normalizeName } from '../../project/milestones/identify-ships.ts'
import { isActual, isOnWater, isOpen, namesVessel } from '../../project/milestones/milestones.ts'
import { placeName } from '../../project/milestones/move-in-words.ts'
import type { MilestoneClaim, SourcedClaim } from '../../project/types/projection.ts'
import type { VesselText } from '../../statement.ts'
import {
  type ContradictingStatement,
  contradiction,
  type Recorded,
  type Rule,
  states,
} from '../contradiction/contradiction.ts'
import { placeCode, speaker } from '../contradiction/sentences.ts'

const DAY_MS = 86_400_000
/** Sources report one call of a ship within this time of each other. */
const ONE_CALL_MS = 5 * DAY_MS

/** Two ships, or two IMO numbers for one ship, for the call at which the container is loaded or discharged. */
export const vessels: Rule = ({ journey }) => {
  const naming = journey.reported.filter(
    (milestone) => isOpen(milestone) && isOnWater(milestone) && namesVessel(milestone.statement.vessel),
  )
  const calls = groupsBy(naming, ({ place, statement }) => `${endOf(statement.kind)} ${place.key}`)
  return calls.flatMap((call) => {
    const found = twoShips(call)
    if (!found) return []
    const [first, other] = servedFirst(found, journey)
    return contradiction({
      kind: 'two_vessels',
      about: `${endOf(first.statement.kind)} ${placeCode(first.place)}`,
      severity: 'medium',
      title: `${speaker(first.claim)} names ${shipName(first)} ${endOf(first.statement.kind)} ${placeName(first.place)} for ${journey.number}, and ${speaker(other.claim)} names ${shipName(other)}.`,
      statements: [statesVessel(first.claim, true), statesVessel(other.claim, false)],
    })
  })
}

/** The statement with the ship in the words of its source. */
const statesVessel = (claim: SourcedClaim, prevails: boolean): ContradictingStatement => ({
  ...states(claim, prevails),
  about: 'vessel',
  value: claim.statement.says === 'milestone' ? claim.statement.vessel : null,
})

const endOf = (kind: string): 'to' | 'from' => (kind === 'load' || kind === 'depart' ? 'from' : 'to')

type Pair = readonly [MilestoneClaim, MilestoneClaim]

/**
 * The report of the ship that the record serves comes first: that of the call at the port of discharge; elsewhere what
 * happened, or the source that comes first for its move.
 */
const servedFirst = ([one, other]: Pair, { happened, expected, route }: Recorded['journey']): Pair => {
  const sets = [happened, expected].map((visits) => new Set(visits.map(({ set }) => set)))
  const ranksOf = (report: MilestoneClaim) => [
    route.podCall?.place.key === report.place.key && isSameShip(route.podCall, report) ? 0 : 1,
    [...sets, new Set([report])].findIndex((served) => served.has(report)),
    rankOfSource(milestoneRow(report.statement), report.claim.source.kind),
  ]
  const [ranks, others] = [ranksOf(one), ranksOf(other)]
  const decides = ranks.findIndex((rank, at) => rank !== others[at])
  return decides !== -1 && others[decides]! < ranks[decides]! ? [other, one] : [one, other]
}

/**
 * Two reports of different ships by sources that have no ship in common there. One in common would mean that the ship
 * was changed, or that a source names both.
 */
const twoShips = (call: readonly MilestoneClaim[]): Pair | null => {
  const bySource = groupsBy(call, ({ claim }) => claim.source.id)
  for (const [index, own] of bySource.entries()) {
    const number = twoNumbers(own)
    if (number) return number
    for (const others of bySource.slice(index + 1)) {
      if (own.some((one) => others.some((other) => isSameShip(one, other)))) continue
      const pair = own.flatMap((one) =>
        others.filter((other) => isOneCall(one, other)).map((other): Pair => [one, other]),
      )[0]
      if (pair) return pair
    }
  }
  return null
}

/** Two reports of one source that give a ship of one name two IMO numbers. */
const twoNumbers = (own: readonly MilestoneClaim[]): Pair | null => {
  const [first] = own.filter(({ statement }) => statement.vessel?.imo)
  const other = own.find(
    ({ statement: { vessel } }) =>
      vessel?.imo && vessel.imo !== first!.statement.vessel!.imo && nameOf(vessel) === nameOf(first!.statement.vessel!),
  )
  return first && other && nameOf(first.statement.vessel!) !== null ? [first, other] : null
}

const isOneCall = (a: MilestoneClaim, b: MilestoneClaim) =>
  Math.abs(a.time.ms - b.time.ms) <= ONE_CALL_MS &&
  (isActual(a) || isActual(b) || a.statement.kind === b.statement.kind)

/** Ships are compared by IMO number, or by name if one of the two has no number. */
const isSameShip = (a: MilestoneClaim, b: MilestoneClaim): boolean => {
  const [one, other] = [a.statement.vessel, b.statement.vessel]
  if (one === null || other === null) return false
  if (one.imo !== null && other.imo !== null) return one.imo === other.imo
  const [name, second] = [nameOf(one), nameOf(other)]
  return name === null || second === null || name === second || name.startsWith(second) || second.startsWith(name)
}

const nameOf = ({ name }: VesselText): string | null => (name && normalizeName(name)) || null

const shipName = ({ statement: { vessel } }: MilestoneClaim): string =>
  [vessel!.name, vessel!.imo && `IMO ${vessel!.imo}`].filter(Boolean).join(', ')
