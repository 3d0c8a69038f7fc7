import { expect, test } from 'vitest'
import { firstIdAt, idv7, timeOfId } from '../../src/db/idv7.ts'

test('generated ids increase, within a millisecond and when the clock steps back', () => {
  const base = Date.now() + 1_000_000
  const clock = (call: number) => base + (call % 3 === 2 ? -5_000 : Math.floor(call / 9_000))
  const ids = Array.from({ length: 30_000 }, (_, call) => idv7(clock(call)))
  expect(ids.toSorted()).toEqual(ids)
  expect(new Set(ids).size).toBe(ids.length)
  for (const id of ids.slice(0, 100))
    expect(id).toMatch(/^[0-9a-f]{8}-[0-9a-f]{4}-7[0-9a-f]{3}-[89ab][0-9a-f]{3}-[0-9a-f]{12}$/)
})

test('the millisecond of an id can be read, and the first id of a moment is found', () => {
  const ms = Date.now() + 2_000_000
  const id = idv7(ms)
  expect(timeOfId(id)).toBe(ms)
  expect(firstIdAt(ms) <= id && id < firstIdAt(ms + 1)).toBe(true)
})

test('ids follow a clock that was far ahead and is set right', () => {
  const ms = Date.now() + 9_000_000
  idv7(ms + 3 * 3_600_000)
  const [first, second] = [idv7(ms), idv7(ms)]
  expect([first, second].map(timeOfId)).toEqual([ms, ms])
  expect(first < second).toBe(true)
})
