import type { ContainerMarks } from '../record/column-types.ts'
import type { ExpectedMilestone } from './expected.ts'

/** What has become overdue since a container was last written, and its marks with what has been told of then. */
export interface NewlyOverdue {
  news: ExpectedMilestone[]
  marks: ContainerMarks
}

/** In place of the end of a window: what was overdue when nothing was due any more is told again once it was in time. */
const UNTIL_IN_TIME = '9999-12-31T23:59:59Z'

/**
 * A milestone is told of once for each end of its window: also after the container was gone from the responses of its line,
 * or cancelled, for a while. One whose window moves while it is overdue is no news, unless it was due in time in between;
 * while nothing is due of a container (`isWithoutDue`), nobody can say so.
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
    // The clock of what is due stands still while nobody has asked, and what was overdue is in time for a while.
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
