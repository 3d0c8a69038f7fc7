import { groupsBy } from '../../groups-by.ts'
import { isOnWater, isOpen, isSameVessel, namesVessel } from '../milestones/milestones.ts'
import type { MilestoneClaim } from '../types/projection.ts'

/** The moves of a container; those that its line reports under numbers of other journeys are separate. */
export interface ByNumber {
  own: readonly MilestoneClaim[]
  ofOthers: readonly MilestoneClaim[]
}

export const byNumber = (milestones: readonly MilestoneClaim[]): ByNumber => {
  const others = milestones.filter(isUnderOther)
  if (others.length === 0) return { own: milestones, ofOthers: [] }
  const own = milestones.filter((milestone) => !isUnderOther(milestone) && isOpen(milestone))
  const ofOthers = new Set(
    groupsBy(others, ({ statement: { under } }) => `${under!.kind} ${under!.number}`).flatMap((moves) =>
      isOneTransport(moves.filter(isOpen), own) ? [] : moves,
    ),
  )
  return { own: milestones.filter((one) => !ofOthers.has(one)), ofOthers: [...ofOthers] }
}

export const isUnderOther = ({ statement }: MilestoneClaim): boolean => statement.under !== undefined

/**
 * Whether moves under two numbers are of the same transport, because they have a voyage in common. If none are at sea,
 * all must be at places of the requested number's moves, and not before the first of these.
 */
const isOneTransport = (moves: readonly MilestoneClaim[], own: readonly MilestoneClaim[]): boolean => {
  const atSea = moves.filter(isOnWater)
  if (atSea.length > 0) return atSea.some((move) => own.some((one) => isOneVoyage(move, one)))
  const places = new Set(own.map(({ place }) => place.key))
  const beganMs = Math.min(...own.map(({ time }) => time.ms))
  return moves.every(({ place, time }) => places.has(place.key) && time.ms >= beganMs)
}

const DAY_MS = 86_400_000
/** Calls of one ship within this time are of one voyage, however its sections are numbered. */
const ONE_VOYAGE_MS = 14 * DAY_MS
const ONE_MOVE_MS = 3 * DAY_MS

const isOneVoyage = (a: MilestoneClaim, b: MilestoneClaim): boolean => {
  if (!isOnWater(b)) return false
  const [one, other] = [a.statement, b.statement]
  const apartMs = Math.abs(a.time.ms - b.time.ms)
  if (namesVessel(one.vessel) && namesVessel(other.vessel))
    return isSameVessel(one.vessel, other.vessel) && (apartMs <= ONE_VOYAGE_MS || isSame(one.voyage, other.voyage))
  return one.kind === other.kind && a.place.key === b.place.key && apartMs <= ONE_MOVE_MS
}

const isSame = (a: string | null, b: string | null): boolean => a !== null && a === b
