import { dayIn, endOfTime } from '../../charges/days.ts'
import type { MilestoneClaim } from '../types/projection.ts'
import { isActual, isBoarding, isOnWater, isOpen } from './milestones.ts'
import { byStage } from './stages.ts'

/**
 * Sorts the milestones of one container, given by time, in a possible order. A date without a time may be any moment of
 * its day, so it claims no order within it: milestones at the current place come first, and a milestone is no earlier
 * than those of its day that it must follow.
 */
export const orderWithinDays = (milestones: readonly MilestoneClaim[]): MilestoneClaim[] => {
  const waiting = [...milestones]
  const ordered: MilestoneClaim[] = []
  let here: string | undefined
  while (waiting.length > 0) {
    const moment = firstMoment(waiting)
    const next = moment.find((milestone) => milestone.place.key === here) ?? startOf(moment, ordered)
    waiting.splice(waiting.indexOf(next), 1)
    ordered.push(isDay(next) ? noEarlierThan(ordered, next) : next)
    if (isOpen(next)) here = next.place.key
  }
  return ordered
}

/**
 * The first milestone to order. A container leaves with its ship before it lands elsewhere, even if the day at the
 * other place is the day before.
 */
const startOf = (moment: readonly MilestoneClaim[], before: readonly MilestoneClaim[]): MilestoneClaim => {
  const isCounted = (milestone: MilestoneClaim) => isOnWater(milestone) && isOpen(milestone)
  const isAboard = before.some((milestone) => isCounted(milestone) && isBoarding(milestone))
  const from = isAboard ? undefined : moment.find((milestone) => isCounted(milestone) && isBoarding(milestone))
  return moment.find((milestone) => milestone.place.key === from?.place.key) ?? moment[0]!
}

const isDay = (milestone: MilestoneClaim) => milestone.time.precision === 'day'

/** The milestones any of which may be next: those at one moment, and those of a day before its next moment is over. */
const firstMoment = (waiting: readonly MilestoneClaim[]): MilestoneClaim[] => {
  const [first] = waiting as [MilestoneClaim]
  if (waiting[1] === undefined || (!isDay(first) && waiting[1].time.ms !== first.time.ms)) return [first]
  // A day on which clocks change has an hour more, or less.
  const dayEndsMs = isDay(first) ? endOfTime(first.time) : Number.POSITIVE_INFINITY
  const isOver = ({ time: { ms } }: MilestoneClaim) => ms >= dayEndsMs
  const endMs = isDay(first)
    ? waiting.find((milestone) => !isDay(milestone) || isOver(milestone))?.time.ms
    : first.time.ms
  const end = waiting.findIndex(
    (milestone) => isOver(milestone) || milestone.time.ms > (endMs ?? Number.POSITIVE_INFINITY),
  )
  return waiting.slice(0, end === -1 ? undefined : end).sort(byStage)
}

const noEarlierThan = (before: readonly MilestoneClaim[], milestone: MilestoneClaim): MilestoneClaim => {
  if (!isActual(milestone) || !isOpen(milestone)) return milestone
  const { ms: startMs, zone } = milestone.time
  const day = dayIn(startMs, zone)
  let ms = startMs
  for (const earlier of before) {
    const isLater = earlier.time.ms > ms && isActual(earlier) && isOpen(earlier) && mustFollow(milestone, earlier)
    if (isLater && dayIn(earlier.time.ms, zone) === day) ms = earlier.time.ms
  }
  return ms === startMs ? milestone : { ...milestone, time: { ...milestone.time, ms }, reportedMs: startMs }
}

/**
 * Whether one milestone must follow another. The departure of a ship implies nothing about what it leaves behind, and
 * two reports of one milestone are not a sequence.
 */
const mustFollow = (milestone: MilestoneClaim, earlier: MilestoneClaim): boolean => {
  if (earlier.place.key !== milestone.place.key) return true
  const { kind } = earlier.statement
  return kind !== milestone.statement.kind && !(kind === 'depart' && isOnWater(earlier))
}
