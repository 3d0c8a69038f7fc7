import type { Journey } from './queries.ts'

const HOUR_MS = 3_600_000

export const STEPS = [
  ['1 hour', HOUR_MS],
  ['6 hours', 6 * HOUR_MS],
  ['1 day', 24 * HOUR_MS],
  ['1 week', 7 * 24 * HOUR_MS],
] as const

/** The next event of any journey. */
export const nextEvent = (journeys: readonly Journey[]) =>
  journeys
    .flatMap(({ requestNumber, nextMoment }) => (nextMoment ? [{ requestNumber, ...nextMoment }] : []))
    .toSorted((one, other) => Date.parse(one.at) - Date.parse(other.at))
    .at(0)

/** The name of a moment in words: `empty_out` becomes `empty out`. */
export const momentName = (name: string): string => (name === 'lfd' ? 'last free day' : name.replaceAll('_', ' '))

/** How far the clock is ahead of the time of day, in one unit. */
export const aheadOf = (seconds: number): string => {
  const [size, unit] = seconds < 3_600 ? [60, 'minute'] : seconds < 2 * 86_400 ? [3_600, 'hour'] : [86_400, 'day']
  const count = Math.floor(seconds / size)
  return count === 0
    ? 'the same as the time of day'
    : `${count} ${unit}${count === 1 ? '' : 's'} ahead of the time of day`
}
