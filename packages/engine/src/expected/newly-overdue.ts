import type { ContainerMarks } from '../record/column-types.ts'
import type { ExpectedMilestone } from './expected.ts'

/**
 * The milestones that are overdue now and were not when the container was last written. One whose window moves while it
 * is overdue is no news, unless it was due in time in between.
 */
export const newlyOverdue = (stored: ContainerMarks | undefined, marks: ContainerMarks): ExpectedMilestone[] => {
  const known = new Set(overdueIn(stored).map(({ milestone }) => milestone))
  return overdueIn(marks).filter(({ milestone }) => !known.has(milestone))
}

const overdueIn = (marks: ContainerMarks | undefined) => (marks?.expected ?? []).filter(({ overdue }) => overdue)
