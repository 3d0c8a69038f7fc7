import type { ContainerMarks } from '../record/column-types.ts'
import type { ExpectedMilestone } from './expected.ts'

/**
 * The milestones that have become overdue since a container was last written, and its marks with those that were
 * notified.
 */
export interface NewlyOverdue {
  news: ExpectedMilestone[]
  marks: ContainerMarks
}

/**
 * Stored instead of the end of a window if a milestone was overdue when nothing was due any more: it must be due in
 * time again before the next notification.
 */
const UNTIL_IN_TIME = '9999-12-31T23:59:59Z'

/**
 * There is one notification for each end of a milestone's window, even if the container was missing from the line's
 * responses or cancelled in between. There is none if the window moves while the milestone is overdue, unless it was
 * due in time in between; while nothing is due for the container (`isWithoutDue`), that is not known.
 */
export const newlyOverdue = (
  stored: ContainerMarks | undefined,
  marks: ContainerMarks,
  isWithoutDue = false,
): NewlyOverdue => {
  const told = stored?.overdue_told ?? {}
  if (isWithoutDue)
    return { news: [], marks: withTold(marks, { ...told, ...endsOf(overdueIn(stored), () => UNTIL_IN_TIME) }) }
  const wasOverdue = new Map(stored?.expected?.map(({ milestone, overdue }) => [milestone, overdue]))
  const isNews = ({ milestone, due_until }: ExpectedMilestone) =>
    // While the sources are not polled, the clock of what is due stops, and what was overdue is due in time for a
    // while.
    told[milestone] !== due_until &&
    (wasOverdue.get(milestone) === false || (!wasOverdue.has(milestone) && (told[milestone] ?? '') < due_until))
  const now = overdueIn(marks)
  const before = Object.fromEntries(Object.entries(told).filter(([, until]) => until !== UNTIL_IN_TIME))
  return {
    news: now.filter(isNews),
    marks: withTold(marks, { ...before, ...endsOf(now, ({ due_until }) => due_until) }),
  }
}

const endsOf = (overdue: readonly ExpectedMilestone[], endOf: (one: ExpectedMilestone) => string) =>
  Object.fromEntries(overdue.map((one) => [one.milestone, endOf(one)]))

const withTold = (marks: ContainerMarks, overdue_told: Readonly<Record<string, string>>): ContainerMarks =>
  Object.keys(overdue_told).length > 0 ? { ...marks, overdue_told } : marks

export const overdueIn = (marks: ContainerMarks | undefined): ExpectedMilestone[] =>
  (marks?.expected ?? []).filter(({ overdue }) => overdue)
