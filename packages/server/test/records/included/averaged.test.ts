import type { Statement } from '@boxtrail/engine/statement'
import { createWorld, scenarios } from '@boxtrail/simulator'
import { expect, test } from 'vitest'
import { fact, load, type Poll, projectSources } from '../../../../engine/test/story.ts'
import { knownOf } from '../../../src/records/included/served.ts'
import { reference } from '../../harness/reference.ts'
import { watch } from '../../simulator/watch.ts'

const [A, B, C] = ['TSTU1234568', 'TSTU7654327', 'TSTU0000001'] as const
const numbers = [A, B, C]
const at = '2026-01-10T00:00:00Z'
const loaded = numbers.map((container) => load('CNSHA', '2026-01-05T08:00:00+08:00', { container, vessel: 'ALFA' }))
const weighing = (weights: readonly (number | null)[]): Statement[] =>
  weights.flatMap((weight, index) => (weight === null ? [] : [fact('weight_in_lbs', weight, numbers[index]!)]))

const averagedIn = (line: readonly Poll[], terminal: readonly Poll[] = []) =>
  projectSources({ line, terminal }, '2026-01-20T00:00:00Z').containers.map(({ marks }) => marks.averaged ?? [])

test.each<[string, (number | null)[], Statement[], Statement[], boolean]>([
  ['all of three weigh the same', [41_234, 41_234, 41_234], loaded, [], true],
  ['one weighs another pound', [41_234, 41_234, 41_235], loaded, [], false],
  ['there are only two', [41_234, 41_234], loaded.slice(0, 2), [], false],
  ['the weight of one is unknown', [41_234, 41_234, null], loaded, [], false],
  ['no weight is known', [], loaded, [], false],
  ['another source agrees about the third', [41_234, 41_234, null], loaded, [fact('weight_in_lbs', 41_234, C)], false],
])('averages over a bill are recognized if %s: %j', (_, weights, acts, terminal, isAveraged) => {
  const marks = averagedIn(
    [{ at, statements: [...acts, ...weighing(weights)] }],
    terminal.length > 0 ? [{ at, statements: terminal }] : [],
  )
  expect(marks).toEqual(acts.map(() => (isAveraged ? ['weight_in_lbs'] : [])))
})

test('weights no longer count as averages once one of them is corrected', () => {
  const first = { at, statements: [...loaded, ...weighing([41_234, 41_234, 41_234])] }
  const corrected = { at: '2026-01-11T00:00:00Z', statements: [...loaded, ...weighing([41_234, 41_234, 39_000])] }
  expect(averagedIn([first])).toEqual(numbers.map(() => ['weight_in_lbs']))
  expect(averagedIn([first, corrected])).toEqual(numbers.map(() => []))
})

test.each([
  ['gap-each-container-weighs-the-average-of-its-bill-s-containers', ['weight_in_lbs']],
  ['multi-box', undefined],
])('the containers of %s are served with the averaged attributes %j', (key, averaged) => {
  const served = new Map<string, unknown>()
  watch(createWorld(1), scenarios.find((one) => one.key === key)!, {
    changed: ({ stored }) => {
      for (const [number, { row }] of stored.containers) served.set(number, knownOf(row as never, reference).averaged)
    },
  })
  expect([...served.values()]).toEqual(Array(served.size).fill(averaged))
  expect(served.size).toBeGreaterThan(2)
})
