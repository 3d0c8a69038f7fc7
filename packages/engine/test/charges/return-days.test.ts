import { expect, test } from 'vitest'
import { forecastCharge } from '../../src/charges/forecast.ts'
import { documentClaims } from '../../src/documents/document-claims.ts'
import type { LinkedDocument } from '../../src/documents/linked-document.ts'
import { bindingDay } from '../../src/explain/binding-day.ts'
import type { ExplainedContainer } from '../../src/explain/explained-container.ts'
import type { Milestone } from '../../src/statement.ts'
import { document, found } from '../papers.ts'
import { atLosAngeles, claimsOf, emptyIn, fact, fullOut, onwards, projectClaims, toBusan } from '../story.ts'

const NOW = '2026-01-24T12:00:00Z'

const clocksOf = (
  documents: readonly LinkedDocument[],
  { moves = [] as Milestone[], grants = undefined as unknown, now = NOW } = {},
) => {
  const stated = grants === undefined ? [] : [fact('free_time', grants)]
  const polls = [
    { at: '2026-01-23T10:00:00Z', statements: [...toBusan, ...onwards, ...atLosAngeles, ...stated] },
    { at: now, statements: [...toBusan, ...onwards, ...atLosAngeles, ...moves, ...stated] },
  ]
  const [container] = projectClaims([...claimsOf(polls), ...documentClaims(documents)], now).containers
  const { clocks = [], ends_on = null } = container!.marks.free_time ?? {}
  const day = (charge: string) => clocks.find((clock) => clock.charge === charge)?.last_free_day
  return { container: container!, clocks, ends_on, detention: day('detention'), combined: day('combined') }
}
const PICKED_UP = fullOut('USLAX', '2026-01-22T12:00:00-08:00')
const grantOf = (charge: string) => [{ charge, duration: 3, unit: 'calendar_days' }]
const backBy = (day: string, more: Partial<LinkedDocument> = {}) =>
  document({ read: { empty_return_by: found(day) }, ...more })

test.each([
  ['as the paper states it', [backBy('2026-02-03')], {}, '2026-02-03'],
  ['before what the line grants by number', [backBy('2026-02-03')], { grants: grantOf('detention') }, '2026-02-03'],
  [
    'of the newest of two papers',
    [backBy('2026-02-05'), backBy('2026-02-03', { id: 'd2', receivedMs: Date.parse('2026-01-22T12:00:00Z') })],
    {},
    '2026-02-05',
  ],
  ['of another container', [backBy('2026-02-03', { containers: ['TSTU7654327'] })], {}, null],
  ['of an earlier journey', [backBy('2026-01-10')], {}, null],
  [
    'that is neither supported nor confirmed',
    [document({ read: { empty_return_by: found('2026-02-03', false) } })],
    {},
    null,
  ],
  ['that a person rejected', [backBy('2026-02-03', { decided: { empty_return_by: null } })], {}, null],
  ['of an invoice', [backBy('2026-02-03', { type: 'demurrage_invoice' })], {}, null],
])('detention counts by a day of the return: %s', (_what, documents, more, day) => {
  const { detention, ends_on, container } = clocksOf(documents, { ...more, moves: [PICKED_UP] })
  expect(detention).toBe(day)
  expect(ends_on).toBe(day)
  expect(container.marks.from_documents?.some(({ attribute }) => attribute === 'meta.free_time') ?? false).toBe(
    day !== null,
  )
})

test('a return-by day names its source, is not taken as the last free day of the pickup, and ends no demurrage', () => {
  const papers = [document({ read: { empty_return_by: found('2026-02-03'), last_free_day: found('2026-01-27') } })]
  const { clocks, ends_on, container } = clocksOf(papers)
  expect(clocks.map(({ charge, last_free_day }) => [charge, last_free_day])).toEqual([
    ['demurrage', '2026-01-27'],
    ['storage', null],
    ['detention', '2026-02-03'],
  ])
  expect(clocks[2]!.because).toEqual([
    {
      detail: 'your document states 2026-02-03 as the day by which the empty container is to be back',
      source: 'document:d1',
    },
  ])
  expect(ends_on).toBe('2026-01-27')
  expect(container.fields.pickup_lfd?.slice(0, 10)).toBe('2026-01-27')
  expect(clocksOf([backBy('2026-02-03')]).ends_on).toBeNull()
})

test('a return-by day ends the combined free time of a line', () => {
  const one = { grants: grantOf('combined') }
  expect(clocksOf([backBy('2026-02-03')], one)).toMatchObject({ combined: '2026-02-03', ends_on: '2026-02-03' })
  expect(clocksOf([], one)).toMatchObject({ combined: '2026-01-25' })
})

const LATE = '2026-01-30T12:00:00Z'
const outOn = (day: string) => fullOut('USLAX', `${day}T12:00:00-08:00`)
const received = (day: string, time: string, id: string) =>
  backBy(day, { id, receivedMs: Date.parse(`${time}T12:00:00Z`) })
const forecastOf = (documents: readonly LinkedDocument[], moves: Milestone[]) => {
  const clock = clocksOf(documents, { moves, now: LATE }).clocks.find(({ charge }) => charge === 'detention')!
  const terms = { scac: 'TEST', locode: 'USLAX', equipment_type: null, equipment_length: null }
  return forecastCharge(clock, {
    ...{ terms, zone: 'America/Los_Angeles', nowMs: Date.parse(LATE), days: 7, fees: [] },
    tariffs: [
      {
        ...{ id: 't', charge: 'detention', shipping_line_scac: null, port_locode: null, currency_code: 'USD' },
        ...{ equipment_type: null, equipment_length: null, valid_from: '2020-01-01', valid_to: null },
        ...{ tiers: [{ from_day: 1, amount_per_day: 100 }], free_days: null, free_days_unit: 'calendar_days' },
      },
    ],
  })
}

test('a return-by day before the pickup is not used for detention, and a reason says so', () => {
  const { state, days_charged, cost_so_far, free_time } = forecastOf([backBy('2026-01-24')], [outOn('2026-01-28')])
  expect({ state, days_charged, cost_so_far }).toEqual({ state: 'unknown', days_charged: null, cost_so_far: null })
  expect(free_time).toMatchObject({ last_free_day: null, because: [{ source: 'document:d1' }] })
  expect(free_time.because[0]!.detail).toMatch(/before the pickup, and does not count$/)
  const granted = { moves: [outOn('2026-01-28')], now: LATE, grants: grantOf('detention') }
  expect(clocksOf([backBy('2026-01-24')], granted)).toMatchObject({ detention: '2026-01-31', ends_on: '2026-01-31' })
  expect(forecastOf([backBy('2026-01-28')], [outOn('2026-01-28')])).toMatchObject({ days_charged: 2, cost_so_far: 200 })
})

test('before the pickup no detention counts, whatever a document says', () => {
  const { free_time, unknown, ...ahead } = forecastOf([backBy('2026-02-03')], [])
  const { free_time: _, unknown: __, ...without } = forecastOf([], [])
  expect(ahead).toEqual(without)
  expect(ahead).toMatchObject({ state: 'unknown', days_left: null, cost_so_far: null, cost_at_risk: null })
  expect(free_time.last_free_day).toBe('2026-02-03')
  expect(unknown).toEqual(['the days that count: free time for detention has not begun'])
})

const BACK = emptyIn('USLAX', '2026-01-27T12:00:00-08:00')
test.each([
  ['a paper of the next journey alone', [received('2026-02-10', '2026-01-29', 'd2')], [BACK], null],
  [
    'a paper of the next journey beside that of this one',
    [backBy('2026-01-26'), received('2026-02-10', '2026-01-29', 'd2')],
    [BACK],
    '2026-01-26',
  ],
  [
    'an earlier day stated after the return',
    [backBy('2026-01-26'), received('2026-01-25', '2026-01-29', 'd2')],
    [BACK],
    '2026-01-26',
  ],
  [
    'an earlier day stated after the pickup',
    [backBy('2026-01-26'), received('2026-01-25', '2026-01-29', 'd2')],
    [],
    '2026-01-26',
  ],
  [
    'a later day stated after the pickup',
    [backBy('2026-01-26'), received('2026-02-01', '2026-01-29', 'd2')],
    [],
    '2026-02-01',
  ],
  [
    'a paper that comes after the return, of a day before it',
    [received('2026-01-26', '2026-01-29', 'd2')],
    [BACK],
    '2026-01-26',
  ],
])('detention counts by the latest day of the return since the pickup: %s', (_what, documents, moves, day) => {
  expect(clocksOf(documents, { moves: [outOn('2026-01-24'), ...moves], now: LATE }).detention).toBe(day)
})

const sourcesOf = ({ container }: ReturnType<typeof clocksOf>) => ({
  set_by: container.provenance.free_time?.set_by.source.kind,
  papers: container.marks.from_documents?.map(({ attribute }) => attribute),
})

test('free time refers to a return-by day only where a clock uses it', () => {
  const both = document({ read: { empty_return_by: found('2026-02-03'), last_free_day: found('2026-01-27') } })
  const byLastFreeDay = clocksOf([both], { grants: grantOf('combined') })
  expect(byLastFreeDay.combined).toBe('2026-01-27')
  expect(sourcesOf(byLastFreeDay).papers).not.toContain('meta.free_time')
  const byReturn = clocksOf([backBy('2026-02-03')], { grants: grantOf('combined') })
  expect(byReturn.clocks[0]!.because[0]!.detail).toBe(
    'your document states 2026-02-03 as the day by which the empty container is to be back',
  )
  expect(sourcesOf(byReturn)).toEqual({ set_by: 'document', papers: ['meta.free_time'] })
  const detention = { grants: grantOf('detention'), moves: [PICKED_UP] }
  expect(sourcesOf(clocksOf([backBy('2026-02-03')], detention))).toMatchObject({ set_by: 'document' })
  expect(sourcesOf(clocksOf([backBy('2026-01-20')], detention))).toEqual({ set_by: 'line', papers: undefined })
})

const bindingOf = ({ container }: ReturnType<typeof clocksOf>) =>
  bindingDay({ ...container, meta: container.marks, nowMs: Date.parse(NOW) } as unknown as ExplainedContainer)

test('the day that binds shows the document that states it, and names no detention that has not begun', () => {
  const combined = { grants: grantOf('combined') }
  const lastFreeDay = bindingOf(clocksOf([document({ read: { last_free_day: found('2026-01-27') } })], combined))
  expect(lastFreeDay?.evidence.map(({ statement }) => statement)).toMatchObject([{ field: 'pickup_lfd_line' }])
  const ofReturn = bindingOf(clocksOf([backBy('2026-02-03')], combined))
  expect(ofReturn?.evidence.map(({ statement }) => statement)).toMatchObject([{ field: 'empty_return_by' }])
  const both = document({ read: { empty_return_by: found('2026-02-03'), last_free_day: found('2026-01-27') } })
  expect(bindingOf(clocksOf([both]))?.ownerNote).toBe('')
})
