import type { Container } from '@boxtrail/client'

type Due = NonNullable<NonNullable<Container['meta']>['expected']>[number]

const dueOf = ({ meta }: Container): Due[] => meta?.expected ?? []

/** What nobody has reported although it was due, in short; left out while there is nothing. */
export const overdueIn = (container: Container) => {
  const overdue = dueOf(container).filter((due) => due.overdue)
  return overdue.length === 0 ? {} : { overdue: overdue.map(({ milestone }) => milestone) }
}

/**
 * What is due, in its order: not reported is not the same as not done. In short, the first that is overdue, else the next.
 * Left out while nothing is due.
 */
export const expectedOf = (container: Container, isDetailed: boolean) => {
  const due = dueOf(container)
  const first = due.find(({ overdue }) => overdue) ?? due[0]
  const shown = isDetailed || first === undefined ? due : [first]
  return shown.length === 0 ? {} : { expected: shown.map(isDetailed ? whole : inShort) }
}

const inShort = ({ milestone, dueUntil, overdue }: Due) => ({
  milestone,
  due_until: dueUntil,
  ...(overdue ? { overdue } : {}),
})

const whole = (due: Due) => ({
  ...inShort(due),
  place: due.place,
  due_from: due.dueFrom,
  basis: due.basis,
  cases: due.cases,
})
