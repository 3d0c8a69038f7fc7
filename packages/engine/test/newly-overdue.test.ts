import { expect, test } from 'vitest'
import { newlyOverdue } from '../src/expected/newly-overdue.ts'
import type { ContainerMarks } from '../src/record/column-types.ts'

type Expected = NonNullable<ContainerMarks['expected']>[number]

const arrival = (dueUntil: string, overdue = true): ContainerMarks => ({
  expected: [{ milestone: 'arrival', due_until: dueUntil, overdue } as Expected],
})

/** What is told of, as a container is written again and again. */
const toldOf = (written: readonly ContainerMarks[]): number[] => {
  let stored: ContainerMarks | undefined
  return written.map((marks) => {
    const { news, marks: kept } = newlyOverdue(stored, marks)
    stored = kept
    return news.length
  })
}

test('what is overdue is told of once for each window, however often it is written', () => {
  const early = '2026-03-01T00:00:00Z'
  expect(toldOf([arrival(early, false), arrival(early), arrival(early)])).toEqual([0, 1, 0])
  // The line leaves the container out for a while, and names it again as before.
  expect(toldOf([arrival(early), {}, {}, arrival(early)])).toEqual([1, 0, 0, 0])
  // Its window moves ahead, and passes again.
  const late = '2026-03-09T00:00:00Z'
  expect(toldOf([arrival(early), arrival(late, false), arrival(late)])).toEqual([1, 0, 1])
  // It moves while it is overdue, which is no news.
  expect(toldOf([arrival(early), arrival(late), {}, arrival(late)])).toEqual([1, 0, 0, 0])
})
