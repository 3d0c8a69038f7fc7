import type { Container } from '@boxtrail/client'
import { duePlace, type Routed } from './due-place.ts'
import { localTime } from './times.ts'

type Due = NonNullable<NonNullable<Container['meta']>['expected']>[number]

const dueOf = ({ meta }: Pick<Container, 'meta'>): Due[] => meta?.expected ?? []

/** The overdue milestones that nobody has reported; left out if there are none. */
export const overdueIn = (container: Container) => {
  const overdue = dueOf(container).filter((due) => due.overdue)
  return overdue.length === 0 ? {} : { overdue: overdue.map(({ milestone }) => milestone) }
}

/**
 * The milestones that are due, in order; one that is not reported may still have happened. A concise result has only
 * the first overdue one, or else the next one. Left out if nothing is due.
 */
export const expectedOf = (container: Routed, isDetailed: boolean) => {
  const due = dueOf(container)
  const first = due.find(({ overdue }) => overdue) ?? due[0]
  const shown = isDetailed || first === undefined ? due : [first]
  return shown.length === 0
    ? {}
    : { expected: shown.map((one): ShownDue => (isDetailed ? whole(one, container) : inShort(one))) }
}

type InShort = ReturnType<typeof inShort>
type ShownDue = InShort & Partial<Omit<ReturnType<typeof whole>, keyof InShort>>

const inShort = ({ milestone, dueUntil, overdue }: Due) => ({
  milestone,
  due_until: dueUntil,
  ...(overdue ? { overdue } : {}),
})

const whole = (due: Due, container: Routed) => {
  const { name, zone } = duePlace(container, due.place)
  return {
    ...inShort(due),
    due_until_local: localTime(due.dueUntil, zone),
    place: due.place,
    place_name: name,
    due_from: due.dueFrom,
    basis: due.basis,
    cases: due.cases,
  }
}
