import type { ContainerMarks } from '../record/column-types.ts'
import type { ExpectedMilestone } from './expected.ts'

/** What has become overdue since a container was last written, and its marks with what has been told of then. */
export interface NewlyOverdue {
  news: ExpectedMilestone[]
  marks: ContainerMarks
}

/**
 * A milestone is told of once for each end of its window: also after the container was gone from the responses of its line
 * for a while. One whose window moves while it is overdue is no news, unless it was due in time in between.
 */
export const newlyOverdue = (stored: ContainerMarks | undefined, marks: ContainerMarks): NewlyOverdue => {
  const told = stored?.overdue_told ?? {}
  const wasOverdue = new Map(stored?.expected?.map(({ milestone, overdue }) => [milestone, overdue]))
  const isNews = ({ milestone, due_until }: ExpectedMilestone) =>
    wasOverdue.get(milestone) === false || (!wasOverdue.has(milestone) && (told[milestone] ?? '') < due_until)
  const now = overdueIn(marks)
  const ends = Object.fromEntries(now.map(({ milestone, due_until }) => [milestone, due_until]))
  const overdue_told = { ...told, ...ends }
  return { news: now.filter(isNews), marks: Object.keys(overdue_told).length > 0 ? { ...marks, overdue_told } : marks }
}

export const overdueIn = (marks: ContainerMarks | undefined): ExpectedMilestone[] =>
  (marks?.expected ?? []).filter(({ overdue }) => overdue)
