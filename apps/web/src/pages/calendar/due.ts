import type { Container } from '@boxtrail/client'
import { isGone } from '../../format/gone.ts'
import { owed } from '../../format/holds.ts'
import type { Day } from './month.ts'

/** Something due on a day: the end of free time, or an empty return. */
export interface Due {
  container: Container
  kind: 'free' | 'empty'
  day: Day
  /** The costs so far, as reported by its sources. */
  cost: { currency: string | undefined; amount: number }[]
}

const freeDue = (container: Container): Due[] => {
  const day = container.meta?.freeTime?.endsOn
  if (!day || isGone(container)) return []
  return [{ container, kind: 'free', day, cost: owed(container.feesAtPodTerminal) }]
}

/** Charges that end with the empty return. */
const UNTIL_RETURN = ['detention', 'combined']

const emptyDue = (container: Container): Due[] => {
  const [day] = (container.meta?.freeTime?.clocks ?? [])
    .flatMap(({ charge, lastFreeDay, endedAt }) =>
      UNTIL_RETURN.includes(charge) && lastFreeDay && !endedAt ? [lastFreeDay] : [],
    )
    .toSorted()
  return day && isGone(container) && !container.emptyTerminatedAt ? [{ container, kind: 'empty', day, cost: [] }] : []
}

/** Everything that is due, by day; what already costs money comes first. */
export const dueByDay = (free: readonly Container[], empty: readonly Container[]): Map<Day, Due[]> => {
  const all = [...free.flatMap(freeDue), ...empty.flatMap(emptyDue)]
  return Map.groupBy(
    all.toSorted((one, other) => other.cost.length - one.cost.length),
    ({ day }) => day,
  )
}
