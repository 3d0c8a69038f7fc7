import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { ReadReport } from '../../src/claims/claim.ts'
import { containersOf, withoutForeignContainers } from '../../src/claims/foreign-containers.ts'
import { fact } from '../story.ts'

const containers = ['AAAU0000001', 'AAAU0000002', 'AAAU0000003']
const report = (
  observedAtMs: number,
  named: readonly string[],
  namesSubject?: boolean,
  complete = true,
): ReadReport => ({
  id: String(observedAtMs),
  observedAtMs,
  reading: {
    outcome: 'ok',
    complete,
    ...(namesSubject === undefined ? {} : { namesSubject }),
    statements: [fact('booking_number', 'B', null), ...named.map((container) => fact('seal_number', 'S', container))],
    problems: [],
  },
})
const left = (...reports: ReadReport[]) =>
  withoutForeignContainers(reports).map(({ reading }) => [...containersOf(reading.statements)])

test('containers of earlier responses that did not name the number are removed once a response does', () => {
  expect(left(report(1, [containers[0]!], false), report(2, [containers[1]!], true))).toEqual([[], [containers[1]]])
  expect(left(report(1, [containers[0]!, containers[1]!], false), report(2, [containers[1]!], true))).toEqual([
    [containers[1]],
    [containers[1]],
  ])
})

test('later responses, incomplete ones, and those of sources that name nothing keep their containers', () => {
  const [first, second] = [[containers[0]!], [containers[1]!]]
  expect(left(report(1, first, true), report(2, second, true))).toEqual([first, second])
  expect(left(report(1, second, true), report(2, first, false))).toEqual([second, first])
  expect(left(report(1, first, false), report(2, second, true, false))).toEqual([first, second])
  expect(left(report(1, first), report(2, second))).toEqual([first, second])
  expect(left(report(1, first, false), report(2, second, false))).toEqual([first, second])
})

test('the removal of foreign containers gives the same result for reports in any order, and keeps a container once kept', () => {
  const some = fc.subarray(containers)
  const reports = fc
    .array(fc.tuple(some, fc.constantFrom(true, false, undefined), fc.boolean()), { maxLength: 5 })
    .map((all) => all.map(([named, names, complete], index) => report(index, named, names, complete)))
  fc.assert(
    fc.property(
      reports.chain((all) => fc.tuple(fc.constant(all), fc.shuffledSubarray(all, { minLength: all.length }))),
      ([all, shuffled]) => {
        const once = withoutForeignContainers(all)
        const sorted = withoutForeignContainers(shuffled).sort((a, b) => a.observedAtMs - b.observedAtMs)
        expect(sorted).toEqual(once)
        expect(withoutForeignContainers(once)).toEqual(once)
      },
    ),
  )
})
