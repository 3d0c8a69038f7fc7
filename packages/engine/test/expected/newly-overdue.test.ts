import { expect, test } from 'vitest'
import { newlyOverdue } from '../../src/expected/newly-overdue.ts'
import type { ContainerMarks } from '../../src/record/column-types.ts'

type Expected = NonNullable<ContainerMarks['expected']>[number]

const arrival = (dueUntil: string, overdue = true): ContainerMarks => ({
  expected: [{ milestone: 'arrival', due_until: dueUntil, overdue } as Expected],
})

/** The container while its line does not name it. */
const GONE = 'gone'

/** The number of events that each write raises when a container is written repeatedly. */
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
  // The line omits the container for a while, and then names it again as before.
  expect(toldOf([arrival(early), {}, {}, arrival(early)])).toEqual([1, 0, 0, 0])
  // The window is moved to a later time, and ends again.
  const late = '2026-03-09T00:00:00Z'
  expect(toldOf([arrival(early), arrival(late, false), arrival(late)])).toEqual([1, 0, 1])
  // The window moves while the milestone is overdue, which raises no event.
  expect(toldOf([arrival(early), arrival(late), {}, arrival(late)])).toEqual([1, 0, 0, 0])
})

test('a container that was removed while overdue raises the event again only after it has been in time', () => {
  const [early, late] = ['2026-03-01T00:00:00Z', '2026-03-09T00:00:00Z']
  // Meanwhile the window was moved, and has ended again.
  expect(toldOf([arrival(early), GONE, GONE, arrival(late), arrival(late)])).toEqual([1, 0, 0, 0, 0])
  expect(toldOf([arrival(early), GONE, arrival(late, false), arrival(late)])).toEqual([1, 0, 0, 1])
  expect(toldOf([arrival(early), GONE, arrival(late), GONE, arrival(late)])).toEqual([1, 0, 0, 0, 0])
  // It was in time when it was removed, so the end of the window has raised no event yet.
  expect(toldOf([arrival(early), arrival(late, false), GONE, arrival(late)])).toEqual([1, 0, 0, 1])
  expect(toldOf([arrival(early, false), GONE, arrival(early)])).toEqual([0, 0, 1])
  // It arrived after all, but the arrival is taken back after the window has ended again.
  expect(toldOf([arrival(early), GONE, {}, arrival(late)])).toEqual([1, 0, 0, 1])
})

test('a milestone that is in time for a while because nobody was asked raises its event once', () => {
  const due = '2026-03-01T00:00:00Z'
  expect(toldOf([arrival(due, false), arrival(due), arrival(due, false), arrival(due)])).toEqual([0, 1, 0, 0])
})
