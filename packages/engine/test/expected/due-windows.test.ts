import { expect, test } from 'vitest'
import { projectWithExpected } from '../../src/expected/project-with-expected.ts'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  CONTAINER,
  claimsOf,
  depart,
  discharge,
  emptyOut,
  estimated,
  fullIn,
  fullOut,
  inputOf,
  LINE,
  load,
  planned,
  TERMINAL,
} from '../story.ts'

const NOW = '2026-12-20T00:00:00Z'
const SHIP = { vessel: 'ALPHA', voyage: '1E' }
const sailed = [
  emptyOut('CNSHA', '2026-10-02T15:00'),
  fullIn('CNSHA', '2026-10-03T10:00'),
  load('CNSHA', '2026-10-05T05:00', SHIP),
  depart('CNSHA', '2026-10-06T05:00', SHIP),
]
const onDay = (milestone: Milestone): Milestone => ({
  ...milestone,
  time: { at: milestone.time.at.slice(0, 10), precision: 'day' },
})

/** The window of the milestone that is due next. */
const windowAfter = (...milestones: Milestone[]) => {
  const claims = claimsOf([{ at: '2026-10-20T00:00:00Z', statements: [...sailed, ...milestones] }])
  const { projection } = projectWithExpected(inputOf(claims, NOW))
  const [due] = projection.containers[0]!.marks.expected ?? []
  return [due?.milestone, due?.due_from, due?.due_until]
}

test.each([
  ['on which clocks are put back', 'USLAX', '2026-11-01', '2026-11-01T07:00:00Z', '2026-11-03T08:00:00Z'],
  ['on which clocks are put forward', 'AUSYD', '2026-10-04', '2026-10-03T14:00:00Z', '2026-10-05T13:00:00Z'],
  ['like others', 'USLAX', '2026-11-10', '2026-11-10T08:00:00Z', '2026-11-12T08:00:00Z'],
])('the window of an arrival that is estimated for a day %s ends a day after its end', (_, port, day, from, until) => {
  expect(windowAfter(estimated(onDay(arrive(port, day, SHIP))))).toEqual(['arrival', from, until])
})

test('of a milestone that is reported with its day only, the whole day counts', () => {
  const arrival = arrive('USLAX', '2026-11-10T18:00', SHIP)
  const landing = discharge('USLAX', '2026-11-11T20:00', SHIP)
  const pickup = fullOut('USLAX', '2026-11-12T10:00')
  const out = (time: 'day' | 'minute') => (milestone: Milestone) => (time === 'day' ? onDay(milestone) : milestone)
  const ends = (time: 'day' | 'minute') => [
    windowAfter(out(time)(arrival)).at(-1),
    windowAfter(arrival, out(time)(landing)).at(-1),
    windowAfter(arrival, landing, out(time)(pickup)).at(-1),
  ]
  expect(ends('minute')).toEqual(['2026-11-14T02:00:00Z', '2026-12-03T04:00:00Z', '2026-12-12T18:00:00Z'])
  expect(ends('day')).toEqual(['2026-11-14T08:00:00Z', '2026-12-03T08:00:00Z', '2026-12-13T08:00:00Z'])
})

const POLLED = '2026-10-20T00:00:00Z'
const LATER = '2026-10-25T00:00:00Z'
const EARLIER = '2026-10-15T00:00:00Z'
const DUE = '2026-11-10T08:00:00Z'
const byTerminal = (time: string) => estimated(arrive('USLAX', time, { ...SHIP, container: CONTAINER }))

/** What is due next where the line estimates the arrival, and the terminal states another time. */
const dueOf = (at: string, ofTerminal: Milestone, ofLine = estimated(arrive('USLAX', DUE, SHIP))) => {
  const line = claimsOf([{ at: POLLED, statements: [...sailed, ofLine] }])
  const terminal = claimsOf([{ at, statements: [ofTerminal] }], { style: 'delta', source: TERMINAL })
  const { projection } = projectWithExpected(inputOf([...line, ...terminal], NOW))
  const [due] = projection.containers[0]!.marks.expected ?? []
  return [due?.stated_by, due?.due_until, projection.shipment?.fields.pod_eta_at]
}

test.each<[string, string, Milestone, string, string]>([
  ['a later time since', LATER, byTerminal('2026-11-14T08:00:00Z'), TERMINAL.id, '2026-11-15T08:00:00Z'],
  ['a later day since', LATER, onDay(byTerminal('2026-11-14T08:00:00Z')), TERMINAL.id, '2026-11-16T08:00:00Z'],
  ['a later time at the same moment', POLLED, byTerminal('2026-11-14T08:00:00Z'), TERMINAL.id, '2026-11-15T08:00:00Z'],
  ['a later time before', EARLIER, byTerminal('2026-11-14T08:00:00Z'), LINE.id, '2026-11-11T08:00:00Z'],
  ['an earlier time since', LATER, byTerminal('2026-11-08T08:00:00Z'), LINE.id, '2026-11-11T08:00:00Z'],
  ['a plan of a later time since', LATER, planned(byTerminal('2026-11-14T08:00:00Z')), LINE.id, '2026-11-11T08:00:00Z'],
])(
  'the arrival that the line estimates is due accordingly where the terminal states %s',
  (_, at, stated, by, until) => {
    expect(dueOf(at, stated)).toEqual([by, until, DUE])
  },
)

test('a discharge is not overdue before the time for which it is estimated', () => {
  const arrival = arrive('USLAX', '2026-11-10T18:00', SHIP)
  const landing = (day: string) => estimated(discharge('USLAX', day, SHIP))
  expect(windowAfter(arrival).at(-1)).toBe('2026-11-14T02:00:00Z')
  expect(windowAfter(arrival, landing('2026-11-11T18:00')).at(-1)).toBe('2026-11-14T02:00:00Z')
  expect(windowAfter(arrival, landing('2026-11-18T18:00')).at(-1)).toBe('2026-11-20T02:00:00Z')
})
