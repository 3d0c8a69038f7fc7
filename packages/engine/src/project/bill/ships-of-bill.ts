import { vesselKey } from '../../claims/claim-key.ts'
import { groupsBy } from '../../groups-by.ts'
import { isActual, isHandling, isLoading, isOnWater, isOpen, namesVessel } from '../milestones/milestones.ts'
import type { MilestoneClaim } from '../types/projection.ts'

/** What is stated about the containers of a bill on one of its ships, or on an unnamed ship at one place. */
export interface ShipOfBill {
  /** Whether it has left a place where it took on containers; a discharge from it shows that too. */
  hasSailed: boolean
  /** The places where it has taken on containers. */
  loadedAt: ReadonlySet<string>
}

export interface ShipsOfBill {
  /** Whether the line reports loadings or discharges. */
  isHandled: boolean
  /** Actual calls that name no container. */
  calls: readonly MilestoneClaim[]
  /** The ship of a call; undefined if no container of the bill is handled on it. */
  shipOf: (call: MilestoneClaim) => ShipOfBill | undefined
  /** The places from which the ship of a call departs, or where it loads, including planned ones. */
  boardsAt: (call: MilestoneClaim) => ReadonlySet<string>
}

/** What a bill's containers have in common about its ships, computed once for all of them. */
export const shipsOfBill = (milestones: readonly MilestoneClaim[]): ShipsOfBill => {
  const open = milestones.filter(isOpen)
  const handled = open.filter(
    (milestone) => milestone.statement.container !== null && isOnWater(milestone) && isHandling(milestone),
  )
  const boardings = open.filter((milestone) => (isDeparting(milestone) || isLoading(milestone)) && isOnWater(milestone))
  const sailed = new Set(boardings.filter((one) => isDeparting(one) && isActual(one)).map(quayOf))
  const toShip = (of: readonly MilestoneClaim[]): ShipOfBill => ({
    hasSailed: of.some((milestone) => !isLoading(milestone) || sailed.has(quayOf(milestone))),
    loadedAt: placesOf(of.filter((milestone) => isLoading(milestone) && isActual(milestone))),
  })
  const named = mapBy(handled, keyOf, toShip)
  const unnamed = mapBy(
    handled.filter(({ statement }) => !namesVessel(statement.vessel)),
    ({ place }) => place.key,
    toShip,
  )
  const boardsAt = mapBy(boardings, keyOf, placesOf)
  return {
    isHandled: handled.length > 0,
    calls: open.filter((milestone) => milestone.statement.container === null && isActual(milestone)),
    shipOf: (call) => (namesVessel(call.statement.vessel) ? named.get(keyOf(call)) : unnamed.get(call.place.key)),
    boardsAt: (call) => boardsAt.get(keyOf(call)) ?? NOWHERE,
  }
}

const NOWHERE: ReadonlySet<string> = new Set()

const isDeparting = ({ statement }: MilestoneClaim) => statement.kind === 'depart'
const keyOf = ({ statement }: MilestoneClaim) => vesselKey(statement.vessel)
const quayOf = (milestone: MilestoneClaim) => `${keyOf(milestone)}|${milestone.place.key}`
const placesOf = (milestones: readonly MilestoneClaim[]) => new Set(milestones.map(({ place }) => place.key))

const mapBy = <Value>(
  milestones: readonly MilestoneClaim[],
  key: (milestone: MilestoneClaim) => string,
  toValue: (group: readonly MilestoneClaim[]) => Value,
): Map<string, Value> => new Map(groupsBy(milestones, key).map((group) => [key(group[0]!), toValue(group)]))
