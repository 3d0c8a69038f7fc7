import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { CONTAINER, edifact, take } from './messages.ts'

const OTHER = 'TSTU7654320'
const load = ['STS+1+AE', 'DTM+334:202603011430:203', 'LOC+175+CNSHA:139:6', 'TDT+20+12W+1']
const discharge = ['STS+1+UV', 'DTM+334:202603151430:203', 'LOC+175+USLAX:139:6', 'TDT+20+12W+1']
const equipment = (number: string, full = '5') => `EQD+CN+${number}+45G1:102:5+++${full}`

const reportsOf = (segments: readonly string[]) => {
  const { readings, wrong } = take(edifact('IFTSTA', ['BGM+23+1+9', ...segments]))
  expect(wrong).toEqual([])
  return readings.map(({ part, reading }) =>
    reading.statements.flatMap((one) =>
      one.says === 'milestone'
        ? [`${part.subject.number} ${one.kind} ${one.laden ? 'full' : 'empty'} ${one.container}`]
        : one.says === 'fact' && ['seal_number', 'weight_in_lbs', 'bill_of_lading_number'].includes(one.field)
          ? [`${one.field} ${one.value}`]
          : [],
    ),
  )
}

test('a container that comes before its status has it, and not the one that follows', () => {
  expect(reportsOf([equipment(CONTAINER), ...load, equipment(OTHER, '4'), ...discharge])).toEqual([
    [`${CONTAINER} load full ${CONTAINER}`],
    [`${OTHER} discharge empty ${OTHER}`],
  ])
})

test('each status of a container that comes first is its own', () => {
  const segments = ['CNI+1', 'RFF+BM:BL1', equipment(CONTAINER), 'SEL+S1+CA', ...load, ...discharge]
  expect(reportsOf([...segments, 'CNI+2', 'RFF+BM:BL2', equipment(OTHER), ...load])).toEqual([
    [`${CONTAINER} load full ${CONTAINER}`, 'bill_of_lading_number BL1', 'seal_number S1'],
    [`${CONTAINER} discharge full ${CONTAINER}`, 'bill_of_lading_number BL1', 'seal_number S1'],
    [`${OTHER} load full ${OTHER}`, 'bill_of_lading_number BL2'],
  ])
})

test('a status of several containers is one of each, with its own seal and weight', () => {
  const first = [equipment(CONTAINER), 'MEA+AAE+VGM+KGM:20000', 'SEL+S1+CA']
  expect(reportsOf(['CNI+1', 'RFF+BM:BL1', ...load, ...first, equipment(OTHER, '4'), 'SEL+S2+CA'])).toEqual([
    [`${CONTAINER} load full ${CONTAINER}`, 'bill_of_lading_number BL1', 'seal_number S1', 'weight_in_lbs 44092'],
    [`${OTHER} load empty ${OTHER}`, 'bill_of_lading_number BL1', 'seal_number S2'],
  ])
})

test('the weight of goods is not the weight of their container', () => {
  const goods = ['GID+1+10:CT', 'MEA+AAE+G+KGM:5000', 'GID+2+10:CT', 'MEA+AAE+G+KGM:7000']
  const weight = 'MEA+AAE+G+KGM:15800'
  const moved = `${CONTAINER} load full ${CONTAINER}`
  expect(reportsOf([...load, equipment(CONTAINER), ...goods])).toEqual([[moved]])
  expect(reportsOf([...load, equipment(CONTAINER), weight, ...goods])).toEqual([[moved, 'weight_in_lbs 34833']])
})

test('a container that no status follows is named', () => {
  const { readings, wrong } = take(edifact('IFTSTA', ['BGM+23+1+9', equipment(CONTAINER), equipment(OTHER), ...load]))
  expect(readings.map(({ part }) => part.subject.number)).toContain(OTHER)
  expect(wrong).toEqual([expect.stringMatching(/EQD.*no STS follows this container/)])
})

test.each([
  ['after its status', [...load, equipment(CONTAINER), 'SEL+S1+CA', equipment(CONTAINER), 'MEA+AAE+VGM+KGM:20000']],
  ['before its status', [equipment(CONTAINER), 'SEL+S1+CA', equipment(CONTAINER), 'MEA+AAE+VGM+KGM:20000', ...load]],
])('a container that is named twice %s has it once, with all that is said of it', (_case, segments) => {
  expect(reportsOf(segments)).toEqual([
    [`${CONTAINER} load full ${CONTAINER}`, 'seal_number S1', 'weight_in_lbs 44092'],
  ])
})

test.each([
  ['202603011430+08:303'],
  ['202603011430+0800:303'],
  ['202603011430+0800:205'],
  ['202603011430+08'],
  ['202603011430?+08?:00:303'],
])('an offset is read whose plus sign is not released: %s', (value) => {
  const [status, , ...rest] = load
  const { milestones, wrong } = take(
    edifact('IFTSTA', ['BGM+23+1+9', status!, `DTM+334:${value}`, ...rest, equipment(CONTAINER)]),
  )
  expect(wrong).toEqual([])
  expect(milestones).toEqual(['actual load vessel full 2026-03-01T06:30:00Z CNSHA'])
})

test('the chassis under a container is not a container', () => {
  expect(reportsOf([...load, 'EQD+CH+TSTZ123456', equipment(CONTAINER)])).toEqual([
    [`${CONTAINER} load full ${CONTAINER}`],
  ])
})

const number = (index: number) => withCheckDigit(`TSTU${400_000 + index * 7}`)!
const many = (count: number, segment: (index: number) => string) => Array.from({ length: count }, (_, i) => segment(i))

test.each([
  [
    'a long status of many containers',
    [...load, ...many(2_000, () => 'FTX+AAA+AAAA'), ...many(2_000, (i) => equipment(number(i)))],
  ],
  [
    'a long container with many statuses',
    [equipment(CONTAINER), ...many(2_000, () => 'RFF+CU:AAAA'), ...many(2_000, () => 'STS+1+1')],
  ],
])('%s is not multiplied', (_case, segments) => {
  const { parts, wrong } = take(edifact('IFTSTA', ['BGM+23+1+9', ...segments]))
  expect(parts.reduce((sum, { body }) => sum + body.length, 0)).toBeLessThan(4_000_000)
  expect(wrong.join()).toMatch(/split it into several messages/)
})
