import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import { contradictionsIn, dayAfter, factIn, type Journey, journeyOf } from './journey.ts'

const stated = (one: Journey, field: 'pickup_lfd_line' | 'pickup_lfd_terminal', days: readonly number[]) =>
  days.map((count, index): [number, Statement[]] => [
    30 + index * 10,
    [...(field === 'pickup_lfd_line' ? one.line : one.terminal), factIn(one, field, dayAfter(one.landedMs, count))],
  ])

test.each([
  ['the line twice', [4, 5, 7], [4]],
  ['the terminal twice', [4], [4, 6, 9]],
  ['the line three times, and once back', [4, 7, 5, 8], [4]],
])('a day that only one changed is one kind of contradiction, however often it changes: %s', (_, line, terminal) => {
  const one = journeyOf(7)
  const found = contradictionsIn(one, {
    line: stated(one, 'pickup_lfd_line', line),
    terminal: stated(one, 'pickup_lfd_terminal', terminal),
  })
  expect(found.map(({ kind }) => kind)).toEqual(['last_free_day_extended_by_one'])
})
