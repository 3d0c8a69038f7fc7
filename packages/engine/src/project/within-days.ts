import { dayIn } from '../charges/days.ts'
import { isActual, isOpen, onWater } from './milestones.ts'
import type { Act } from './projection.ts'
import { byStage } from './stages.ts'

const DAY_MS = 86_400_000

/**
 * Puts the acts of one container, sorted by time, in the order in which they can have happened. A date without a time
 * may be any moment of its day, so it claims no order within it: acts at the current place come first, and an act takes
 * place no earlier than those of its day that it must follow.
 */
export const withinDays = (acts: readonly Act[]): Act[] => {
  const waiting = [...acts]
  const ordered: Act[] = []
  let here: string | undefined
  while (waiting.length > 0) {
    const moment = firstMoment(waiting)
    const next = moment.find((act) => act.place.key === here) ?? startOf(moment, ordered)
    waiting.splice(waiting.indexOf(next), 1)
    ordered.push(isDay(next) ? noEarlierThan(ordered, next) : next)
    if (isOpen(next)) here = next.place.key
  }
  return ordered
}

/** A container leaves with its ship before it lands elsewhere, even where the day at the other place is the day before. */
const startOf = (moment: readonly Act[], before: readonly Act[]): Act => {
  const isCounted = (act: Act) => onWater(act) && isOpen(act)
  const isAboard = before.some((act) => isCounted(act) && isBoarding(act))
  const from = isAboard ? undefined : moment.find((act) => isCounted(act) && isBoarding(act))
  return moment.find((act) => act.place.key === from?.place.key) ?? moment[0]!
}

const isBoarding = ({ statement: { kind } }: Act) => kind === 'load' || kind === 'depart'

const isDay = (act: Act) => act.time.precision === 'day'

/** The acts of which any may be the next: those at one moment, and those of a day before its next moment is over. */
const firstMoment = (waiting: readonly Act[]): Act[] => {
  const [first] = waiting as [Act]
  if (waiting[1] === undefined || (!isDay(first) && waiting[1].time.ms !== first.time.ms)) return [first]
  const isOver = ({ time: { ms } }: Act) => ms >= first.time.ms + DAY_MS
  const endMs = isDay(first) ? waiting.find((act) => !isDay(act) || isOver(act))?.time.ms : first.time.ms
  const end = waiting.findIndex((act) => isOver(act) || act.time.ms > (endMs ?? Number.POSITIVE_INFINITY))
  return waiting.slice(0, end === -1 ? undefined : end).sort(byStage)
}

const noEarlierThan = (before: readonly Act[], act: Act): Act => {
  if (!isActual(act) || !isOpen(act)) return act
  const { ms: startMs, zone } = act.time
  const day = dayIn(startMs, zone)
  let ms = startMs
  for (const earlier of before) {
    const isLater = earlier.time.ms > ms && isActual(earlier) && isOpen(earlier) && mustFollow(act, earlier)
    if (isLater && dayIn(earlier.time.ms, zone) === day) ms = earlier.time.ms
  }
  return ms === startMs ? act : { ...act, time: { ...act.time, ms }, reportedMs: startMs }
}

/** A ship that departs says nothing of what it leaves behind, and two reports of one act are no sequence. */
const mustFollow = (act: Act, earlier: Act): boolean => {
  if (earlier.place.key !== act.place.key) return true
  const { kind } = earlier.statement
  return kind !== act.statement.kind && !(kind === 'depart' && onWater(earlier))
}
