import { expect, test } from 'vitest'
import { newlyOverdue } from '../../src/expected/newly-overdue.ts'
import type { ContainerMarks } from '../../src/record/column-types.ts'

type Expected = NonNullable<ContainerMarks['expected']>[number]

const arrival = (dueUntil: string, overdue = true): ContainerMarks => ({
  expected: [{ milestone: 'arrival', due_until: dueUntil, overdue } as Expected],
})

/** While its line does not name it. */
const GONE = 'gone'

/** What is told of, as a container is written again and again. */
const toldOf = (written: readonly (ContainerMarks | typeof GONE)[]): number[] => {
  let stored: ContainerMarks | undefined
  return written.map((marks) => {
    const { news, marks: kept } = marks === GONE ? newlyOverdue(stored, {}, true) : newlyOverdue(stored, marks)
    stored = kept
    return news.length
  })
}

test('an overdue milestone raises its event once for each window, however often the record is written', () => {
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

test('a container that was removed while overdue raises the event again only after it has been in time', () => {
  const [early, late] = ['2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z']
  // Its window moved meanwhile, and has passed as well.
  expect(toldOf([arrival(early), GONE, GONE, arrival(late), arrival(late)])).toEqual([1, 0, 0, 0, 0])
  expect(toldOf([arrival(early), GONE, arrival(late, false), arrival(late)])).toEqual([1, 0, 0, 1])
  expect(toldOf([arrival(early), GONE, arrival(late), GONE, arrival(late)])).toEqual([1, 0, 0, 0, 0])
  // It was in time when it went, so that nobody was told.
  expect(toldOf([arrival(early), arrival(late, false), GONE, arrival(late)])).toEqual([1, 0, 0, 1])
  expect(toldOf([arrival(early, false), GONE, arrival(early)])).toEqual([0, 0, 1])
  // It arrived after all, which is taken back when its window has passed again.
  expect(toldOf([arrival(early), GONE, {}, arrival(late)])).toEqual([1, 0, 0, 1])
})

test('a milestone that is in time for a while because nobody was asked raises its event once', () => {
  const due = '2026-03-01T00:00:00Z'
  expect(toldOf([arrival(due, false), arrival(due), arrival(due, false), arrival(due)])).toEqual([0, 1, 0, 0])
})
