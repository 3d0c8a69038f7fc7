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
  const before = overdueIn(stored)
  const told = { ...stored?.overdue_told, ...endsOf(before) }
  const now = overdueIn(marks)
  const wasOverdue = new Map(stored?.expected?.map(({ milestone, overdue }) => [milestone, overdue]))
  const isNews = ({ milestone, due_until }: ExpectedMilestone) =>
    wasOverdue.get(milestone) === false ||
    (!wasOverdue.has(milestone) && (told[milestone] === undefined || told[milestone] < due_until))
  const news = now.filter(isNews)
  const tellable = { ...told, ...endsOf(now) }
  return { news, marks: Object.keys(tellable).length > 0 ? { ...marks, overdue_told: tellable } : marks }
}

const endsOf = (milestones: readonly ExpectedMilestone[]): Record<string, string> =>
  Object.fromEntries(milestones.map(({ milestone, due_until }) => [milestone, due_until]))

const overdueIn = (marks: ContainerMarks | undefined) => (marks?.expected ?? []).filter(({ overdue }) => overdue)
