import { expect, test } from 'vitest'
import { foldReports } from '../../src/claims/apply-report.ts'
import { settleHolds } from '../../src/project/pickup/holds/settle-holds.ts'
import type { SourcedClaim } from '../../src/project/types/projection.ts'
import { useInJourney } from '../../src/push-outcome.ts'
import type { Fact, HoldChange, HoldKey } from '../../src/statement.ts'
import { readTime } from '../../src/time.ts'
import {
  CONTAINER,
  claimsOf,
  contradictionsOf,
  discharge,
  fact,
  fullOut,
  OTHER_CONTAINER,
  type Poll,
  placeOf,
  projectClaims,
  reportsOf,
  toBusan,
} from '../story.ts'

const TERMINAL = { id: 'feed:T1', kind: 'terminal' as const, name: 'Terminal', scac: null }
const LINE_EDI = { id: 'edi:L1', kind: 'line' as const, name: 'Line by EDI', scac: 'TEST' }
const TERMINAL_EDI = { ...TERMINAL, id: 'edi:T1' }

const hold = (
  name: HoldKey,
  status: HoldChange['status'],
  description: string | null = null,
  container: string | null = CONTAINER,
): Fact => ({
  ...fact('hold', { status, description }, container),
  name,
})
const list = (...names: string[]) =>
  fact(
    'holds',
    names.map((name) => ({ name, status: 'hold', description: '' })),
  )
const day = (n: number) => `2026-02-${String(n).padStart(2, '0')}T00:00:00Z`
const poll = (n: number, ...statements: Fact[]): Poll => ({ at: day(n), statements })
const delta = (source: SourcedClaim['source'], ...polls: Poll[]) => claimsOf(polls, { source, style: 'delta' })
const settle = (...claims: SourcedClaim[][]) => {
  const facts = claims.flat().map((claim) => ({ claim, statement: claim.statement as Fact, place: null, names: null }))
  const { value, origin } = settleHolds(facts, CONTAINER)
  return { holds: value.map(({ name, status }) => `${name} ${status}`), origin }
}

test('a release lifts one hold and leaves the others', () => {
  const changes = delta(
    LINE_EDI,
    poll(1, hold('customs', 'pending'), hold('freight', 'hold')),
    poll(2, hold('customs', null)),
  )
  expect(settle(changes).holds).toEqual(['freight hold'])
})

test('a hold that comes after its release is set again', () => {
  const changes = delta(
    LINE_EDI,
    poll(1, hold('customs', 'hold')),
    poll(2, hold('customs', null)),
    poll(3, hold('customs', 'hold')),
  )
  expect(settle(changes).holds).toEqual(['customs hold'])
})

test('a release lifts one hold of the type other without the rest', () => {
  const changes = delta(
    LINE_EDI,
    poll(1, hold('other:general order', 'hold'), hold('other:agriculture', 'hold')),
    poll(2, hold('other:agriculture', null)),
  )
  expect(settle(changes).holds).toEqual(['other hold'])
})

test("the line's release lifts a hold of an earlier terminal list", () => {
  const changes = settle(
    delta(TERMINAL, poll(1, list('customs', 'freight'))),
    delta(LINE_EDI, poll(2, hold('customs', null))),
  )
  expect(changes.holds).toEqual(['freight hold'])
  expect(changes.origin?.claim.source.id).toBe('edi:L1')
  expect(changes.origin?.outranked?.map((claim) => claim.source.id)).toEqual(['feed:T1'])
})

test("a list of the terminal overrides the line's earlier changes", () => {
  const before = delta(LINE_EDI, poll(1, hold('customs', null)))
  expect(settle(before, delta(TERMINAL, poll(2, list('customs')))).holds).toEqual(['customs hold'])
})

test('a list of the line overrides no hold of the terminal', () => {
  const before = delta(TERMINAL_EDI, poll(1, hold('customs', 'hold')))
  expect(settle(before, delta(LINE_EDI, poll(2, list()))).holds).toEqual(['customs hold'])
})

test('a hold on the whole bill applies to the container, and one on another container does not', () => {
  const changes = delta(
    LINE_EDI,
    poll(1, hold('freight', 'hold', null, null), hold('customs', 'hold', null, OTHER_CONTAINER)),
  )
  expect(settle(changes).holds).toEqual(['freight hold'])
})

test('single holds of the container are served with the text of their source', () => {
  const claims = [
    ...claimsOf([
      { at: '2026-01-25T00:00:00Z', statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00')] },
    ]),
    ...delta(LINE_EDI, { at: '2026-01-26T00:00:00Z', statements: [hold('customs', 'hold', 'intensive exam')] }),
  ]
  const [container] = projectClaims(claims, '2026-01-27T00:00:00Z').containers
  expect(container?.fields.holds_at_pod_terminal).toEqual([
    { name: 'customs', status: 'hold', description: 'intensive exam' },
  ])
  expect(container?.provenance.holds_at_pod_terminal?.set_by.source.id).toBe('edi:L1')
})

test('holds are the same for reports in any order', () => {
  const polls = [poll(1, hold('customs', 'hold')), poll(2, hold('customs', null)), poll(3, hold('freight', 'pending'))]
  const open = (reports: ReturnType<typeof reportsOf>) =>
    foldReports('check', reports, 'delta')
      .claims.filter(({ closedMs }) => closedMs === null)
      .map(({ id }) => id)
      .sort()
  const reports = reportsOf(polls)
  expect(open(reports.toReversed())).toEqual(open(reports))
})

/** A change of a hold with a date of the line, by a customs document or by none. */
const dated = (
  set: HoldChange['status'],
  at: number,
  { paper = 'A' as string | null, container = CONTAINER as string | null } = {},
): Fact => ({
  ...hold(paper === null ? 'customs' : `customs:${paper}`, set, set && `customs hold by ${paper}`, container),
  at: readTime(day(at))!,
})
const ALL = { container: null }
const NONE = { paper: null }
const undated = (set: HoldChange['status']) => hold('customs', set)

/** The holds served at noon of a day, from everything that a line and a terminal have reported by then. */
const servedOn = (n: number, ...claims: SourcedClaim[][]) => {
  const shipped = claimsOf([{ at: day(1), statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00')] }])
  const at = `2026-02-${String(n).padStart(2, '0')}T12:00:00Z`
  const [container] = projectClaims([...shipped, ...claims.flat()], at).containers
  return container!.fields.holds_at_pod_terminal.map(({ name, status }) => `${name} ${status}`)
}
const HELD = ['customs hold']

test.each<[string, Poll[], string[]]>([
  [
    'an older hold of all becomes known after a newer release of one',
    [poll(3, dated(null, 3)), poll(5, dated('hold', 2, ALL), dated(null, 3))],
    [],
  ],
  [
    'an older release of all becomes known after a newer hold of one',
    [poll(3, dated('hold', 3)), poll(5, dated(null, 2, ALL), dated('hold', 3))],
    HELD,
  ],
  [
    'an older release of one becomes known after a newer hold of all',
    [poll(3, dated('hold', 3, ALL)), poll(5, dated('hold', 3, ALL), dated(null, 2))],
    HELD,
  ],
  [
    'an older hold of one becomes known after a newer release of all',
    [poll(3, dated(null, 3, ALL)), poll(5, dated(null, 3, ALL), dated('hold', 2))],
    [],
  ],
  [
    'a newer release of one follows a hold of all',
    [poll(2, dated('hold', 2, ALL)), poll(3, dated('hold', 2, ALL), dated(null, 3))],
    [],
  ],
  [
    'a newer release of all follows a hold of one',
    [poll(2, dated('hold', 2)), poll(3, dated('hold', 2), dated(null, 3, ALL))],
    [],
  ],
  ['a release of another paper follows', [poll(2, dated('hold', 2)), poll(3, dated(null, 3, { paper: 'B' }))], HELD],
  [
    'both papers are released, one after the other',
    [
      poll(2, dated('hold', 2), dated('hold', 2, { paper: 'B' })),
      poll(3, dated(null, 3)),
      poll(4, dated(null, 4, { paper: 'B' })),
    ],
    [],
  ],
  [
    'a release of no paper follows for the container',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 3, { paper: null }))],
    [],
  ],
  [
    'a release of no paper follows for all',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 3, { paper: null, ...ALL }))],
    HELD,
  ],
  ['a release lies in the future', [poll(2, dated('hold', 2)), poll(3, dated(null, 20))], HELD],
  ['the time of a release has come', [poll(2, dated('hold', 2)), poll(3, dated(null, 6))], []],
  ['a hold lies in the future', [poll(2, dated(null, 2)), poll(3, dated('hold', 20))], HELD],
  ['a release of the day before becomes known late', [poll(4, dated('hold', 4)), poll(5, dated(null, 3))], HELD],
  ['a hold of the day before becomes known late', [poll(4, dated(null, 4)), poll(5, dated('hold', 3))], []],
  ['the hold is set anew', [poll(2, dated('hold', 2)), poll(3, dated(null, 3)), poll(4, dated('hold', 4))], HELD],
])('customs of a line, polled or pushed: %s', (_what, polls, holds) => {
  expect(servedOn(6, claimsOf(polls))).toEqual(holds)
  expect(servedOn(6, delta(LINE_EDI, ...polls))).toEqual(holds)
})

test.each<[string, Poll[], string[]]>([
  [
    'the release is taken back',
    [
      poll(2, dated('hold', 2)),
      poll(3, dated('hold', 2), dated(null, 3)),
      ...[4, 5].map((n) => poll(n, dated('hold', 2))),
    ],
    HELD,
  ],
  [
    'the release is missing once',
    [poll(2, dated('hold', 2)), poll(3, dated('hold', 2), dated(null, 3)), poll(4, dated('hold', 2))],
    [],
  ],
  [
    'the paper is named later',
    [poll(2, dated('hold', 2, { paper: null })), poll(3, dated('hold', 2)), poll(4, dated('hold', 2), dated(null, 3))],
    [],
  ],
  [
    'the number of the paper is corrected',
    [poll(2, dated('hold', 2, { paper: 'Z' })), poll(3, dated('hold', 2)), poll(4, dated('hold', 2), dated(null, 3))],
    [],
  ],
  ['the answers leave out all of customs', [poll(2, dated('hold', 2)), poll(3), poll(4)], HELD],
  [
    'the history is purged up to its release',
    [
      poll(2, dated('hold', 2)),
      poll(3, dated('hold', 2), dated(null, 3)),
      ...[4, 5].map((n) => poll(n, dated(null, 3))),
    ],
    [],
  ],
  [
    'an undated hold, its paper named',
    [poll(2, hold('customs', 'hold', null, null)), poll(3, dated('hold', 2, ALL)), poll(4, dated(null, 3, ALL))],
    [],
  ],
])('whole answers about customs: %s', (_what, polls, holds) => {
  expect(servedOn(6, claimsOf(polls))).toEqual(holds)
})

test.each<[string, Poll[], string[]]>([
  [
    'its time is postponed',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 4)), { ...poll(3, dated(null, 20)), at: '2026-02-03T12:00:00Z' }],
    HELD,
  ],
  [
    'it comes early, and the container is held again',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 6)), poll(4, dated(null, 4)), poll(5, dated('hold', 5))],
    HELD,
  ],
  [
    'it was announced before another hold, and its time comes after it',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 5)), poll(4, dated('hold', 4))],
    HELD,
  ],
  [
    'it is stated again after that hold',
    [poll(2, dated('hold', 2)), poll(3, dated(null, 6)), poll(4, dated('hold', 4)), poll(5, dated(null, 5))],
    [],
  ],
  ['it follows a hold of the future', [poll(2, dated('hold', 20)), poll(3, dated(null, 3))], []],
  ['it is announced after an undated hold', [poll(2, undated('hold')), poll(3, dated(null, 20, NONE))], HELD],
  ['it is older than an undated hold', [poll(4, undated('hold')), poll(5, dated(null, 3, NONE))], HELD],
  ['it follows an undated hold', [poll(2, undated('hold')), poll(3, dated(null, 3, NONE))], []],
  [
    'an undated hold is said again after it',
    [poll(2, undated('hold')), poll(3, dated(null, 3, NONE)), poll(4, undated('hold'))],
    HELD,
  ],
  [
    'it is of a paper after an undated hold',
    [poll(2, hold('customs', 'hold', null, null)), poll(3, dated(null, 3))],
    [],
  ],
])('a release that is pushed: %s', (_what, polls, holds) => {
  expect(servedOn(6, delta(LINE_EDI, ...polls))).toEqual(holds)
})

test('a hold that a line dates anew in its next answer is one hold', () => {
  const polls = [poll(3, dated('hold', 3)), poll(5, dated('hold', 2), dated(null, 4))]
  expect(servedOn(6, claimsOf(polls))).toEqual([])
  expect(servedOn(6, claimsOf([poll(5, dated('hold', 4)), poll(6, dated('hold', 2), dated(null, 3))]))).toEqual([])
})

test("a paper's release lifts the hold of a terminal's earlier list, unless another paper holds the container", () => {
  const listed = delta(TERMINAL, poll(1, list('customs')))
  expect(settle(listed, claimsOf([poll(3, dated('hold', 2), dated(null, 3))])).holds).toEqual([])
  const two = claimsOf([poll(3, dated('hold', 2, { paper: 'B' }), dated(null, 3))])
  expect(settle(listed, two).holds).toEqual(HELD)
})

test('a release that a line dates before the list of a terminal leaves its hold, whenever it becomes known', () => {
  const listed = delta(TERMINAL, poll(4, list('customs')))
  expect(settle(listed, claimsOf([poll(6, dated(null, 3))])).holds).toEqual(HELD)
})

test('a release in the future is reported as such, and is evaluated again when its time comes', () => {
  const shipped = claimsOf([{ at: day(1), statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00')] }])
  const { containers, reevaluateAtMs, flagged } = projectClaims(
    [...shipped, ...delta(LINE_EDI, poll(2, dated('hold', 2), dated(null, 20)))],
    day(3),
  )
  expect(reevaluateAtMs).toBe(Date.parse(day(20)) - 5 * 60_000)
  expect(flagged).toHaveLength(1)
  expect(containers[0]!.marks.flags?.map(({ code, detail }) => `${code}: ${detail}`)).toEqual([
    'dated_in_future: release of the customs hold on 2026-02-20T00:00:00Z is reported before that time',
  ])
})

test('a notice that the container is released ends the holds of all customs documents of its bill, and an older one ends nothing', () => {
  const papers = claimsOf([poll(3, dated('hold', 3, ALL), dated('hold', 3, { paper: 'B', ...ALL }))])
  const notice = (at: number) => delta(LINE_EDI, poll(at, hold('customs', null)))
  expect(settle(papers, notice(4)).holds).toEqual([])
  expect(settle(papers, notice(2)).holds).toEqual(HELD)
})

test('a hold by many customs documents names the first of them, and how many more there are', () => {
  const papers = Array.from({ length: 40 }, (_, index) => hold(`customs:${index}`, 'hold', `held by ${10 + index}`))
  const facts = delta(LINE_EDI, poll(1, ...papers)).map((claim) => ({
    ...{ claim, statement: claim.statement as Fact, place: null, names: null },
  }))
  const [one, ...others] = settleHolds(facts, CONTAINER).value
  expect(others).toEqual([])
  expect(one!.description).toMatch(/^(?:held by \d+; ){5}and 35 more$/)
})

test('a pushed release of a customs document sets the holds, also while another document holds the container', () => {
  const shipped = claimsOf([{ at: day(1), statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00')] }])
  const useOf = (...polls: Poll[]) => {
    const claims = delta(LINE_EDI, ...polls)
    const made = claims.filter(({ firstSeenMs }) => firstSeenMs === Date.parse(day(5)))
    const tracker = { projection: projectClaims([...shipped, ...claims], day(6)), resolve: () => null as never }
    return useInJourney({ made, closed: [] }, tracker)
  }
  const held = [poll(2, dated('hold', 2)), poll(4, dated('hold', 4, { paper: 'B' }))]
  expect(useOf(...held, poll(5, dated(null, 3))).names).toEqual(['holds_at_pod_terminal'])
  expect(useOf(...held, poll(5, dated(null, 1))).notUsed?.rule).toBe('source_precedence')
})

const AT_NOON = '2026-02-04T12:00:00Z'
const paperB = (set: HoldChange['status'], at: number) => dated(set, at, { paper: 'B' })
const heldByB = hold('customs:B', 'hold')

/** The holds served at noon of day 6. The last message counts as new only if its words had been absent before it. */
test.each<[string, Poll[], string[]]>([
  ['without a date, after another paper', [poll(2, undated(null)), poll(3, heldByB), poll(4, undated(null))], []],
  [
    'without a date, after a message that could not be read in full',
    [poll(2, undated(null)), { ...poll(3, heldByB), complete: false }, poll(4, undated(null))],
    [],
  ],
  [
    'without a date, and was never absent',
    [poll(2, undated(null)), poll(3, heldByB, undated(null)), poll(4, undated(null))],
    HELD,
  ],
  [
    'as announced before, after another hold of its paper',
    [poll(3, dated(null, 5)), poll(4, dated('hold', 4)), { ...poll(4, dated(null, 5)), at: AT_NOON }],
    [],
  ],
  [
    'as announced before, when its time has come',
    [poll(3, dated(null, 5)), poll(4, dated('hold', 4)), poll(5, dated(null, 5))],
    [],
  ],
  ['as announced before, and the hold comes after it', [poll(3, dated(null, 5)), poll(6, dated('hold', 6))], HELD],
  [
    'of no paper, announced before another paper holds',
    [poll(3, dated(null, 5, NONE)), poll(4, paperB('hold', 4))],
    HELD,
  ],
  [
    'of no paper, as announced before another paper held',
    [poll(3, dated(null, 5, NONE)), poll(4, paperB('hold', 4)), { ...poll(4, dated(null, 5, NONE)), at: AT_NOON }],
    [],
  ],
  ['of all, announced before one is held', [poll(3, dated(null, 5, ALL)), poll(4, dated('hold', 4))], HELD],
  [
    'of all, as announced before one was held',
    [poll(3, dated(null, 5, ALL)), poll(4, dated('hold', 4)), { ...poll(4, dated(null, 5, ALL)), at: AT_NOON }],
    [],
  ],
  ['with a time before the hold', [poll(2, dated(null, 2)), poll(3, dated('hold', 3)), poll(4, dated(null, 2))], HELD],
  ['with a new time', [poll(2, dated(null, 2)), poll(3, dated('hold', 3)), poll(4, dated(null, 4))], []],
  [
    'and then a hold dated ahead in the words of before it',
    [poll(2, dated('hold', 10)), poll(3, dated(null, 3)), poll(4, dated('hold', 10))],
    HELD,
  ],
])('a pushed release is said again: %s', (_what, polls, holds) => {
  expect(servedOn(6, delta(LINE_EDI, ...polls))).toEqual(holds)
})

test.each<[string, Poll[], string[]]>([
  [
    'the old release only, the hold left out once',
    [poll(2, dated(null, 2)), poll(3, dated(null, 2), dated('hold', 3)), poll(4, dated(null, 2))],
    HELD,
  ],
  [
    'the release with a new time',
    [poll(2, dated(null, 2)), poll(3, dated(null, 2), dated('hold', 3)), poll(4, dated(null, 4))],
    [],
  ],
  [
    'release and hold, both as before',
    [poll(3, dated(null, 5)), poll(4, dated(null, 5), dated('hold', 4)), poll(5, dated(null, 5), dated('hold', 4))],
    HELD,
  ],
  [
    'release and hold, the release absent before',
    [poll(3, dated(null, 5)), poll(4, dated('hold', 4)), poll(5, dated(null, 5), dated('hold', 4))],
    [],
  ],
  [
    'release and hold, the release absent twice before',
    [
      poll(3, dated(null, 5)),
      ...[4, 5].map((n) => poll(n, dated('hold', 4))),
      poll(6, dated(null, 5), dated('hold', 4)),
    ],
    [],
  ],
  [
    'a release of the past and the hold, the release absent before',
    [poll(2, dated(null, 2)), poll(3, dated('hold', 3)), poll(4, dated(null, 2), dated('hold', 3))],
    HELD,
  ],
])('a whole answer after another hold lists %s', (_what, polls, holds) => {
  expect(servedOn(6, claimsOf(polls))).toEqual(holds)
})

const shipped = claimsOf([{ at: day(1), statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00')] }])
const atBusan = (one: Fact): Fact => ({ ...one, place: placeOf('KRPUS') })
const other = hold('customs', 'hold', null, OTHER_CONTAINER)
const containerOf = (claims: SourcedClaim[], now: string) =>
  projectClaims(claims, now).containers.find(({ number }) => number === CONTAINER)!

/** The holds served at noon of each day, and since which day the terminal's list contradicts the line's release. */
const dayByDay = (days: number[], line: Poll[], terminal: Poll[]) =>
  days.map((n) => {
    const until = (polls: Poll[]) => polls.filter(({ at }) => at <= day(n))
    const claims = [...shipped, ...delta(LINE_EDI, ...until(line)), ...claimsOf(until(terminal), { source: TERMINAL })]
    const noon = day(n).replace('T00', 'T12')
    const found = contradictionsOf(claims, noon).get(CONTAINER) ?? []
    const since = found.filter(({ kind }) => kind.endsWith('_hold_released')).map(({ sinceMs }) => sinceMs)
    const names = containerOf(claims, noon).fields.holds_at_pod_terminal.map(({ name }) => name)
    return [n, names, since.map((ms) => new Date(ms).getUTCDate())]
  })

test('a release that a line only repeats lifts no hold that a terminal has listed since, and contradicts it throughout', () => {
  const customs = hold('customs', null)
  const line = [poll(3, customs), poll(5, other), poll(7, customs), poll(9, other), poll(11, customs)]
  const terminal = [2, 4, 6, 8, 10, 12].map((n) => poll(n, atBusan(list('customs'))))
  const days = [4, 5, 6, 7, 8, 9, 10, 11, 12]
  expect(dayByDay(days, line, terminal)).toEqual(days.map((n) => [n, ['customs'], [3]]))
})

test('a release that a line repeats after its own hold lifts that a terminal has listed, until the next list', () => {
  const customs = hold('customs', null)
  const line = [
    poll(2, customs),
    poll(5, hold('customs:B', 'hold')),
    poll(6, customs),
    poll(9, other),
    poll(10, customs),
  ]
  const terminal = [4, 8].map((n) => poll(n, atBusan(list('customs'))))
  expect(dayByDay([4, 5, 6, 8, 9, 10], line, terminal)).toEqual([
    [4, ['customs'], []],
    [5, ['customs'], []],
    [6, [], []],
    ...[8, 9, 10].map((n) => [n, ['customs'], [6]]),
  ])
})

test("the line's release of its freight counts each time, and contradicts the next list since it was said", () => {
  const freight = hold('freight', null)
  const line = [poll(2, freight), poll(3, other), poll(5, freight), poll(7, other), poll(8, freight)]
  const terminal = [4, 6].map((n) => poll(n, atBusan(list('freight'))))
  expect(dayByDay([4, 5, 6, 8], line, terminal)).toEqual([
    [4, ['freight'], []],
    [5, [], []],
    [6, [], [5]],
    [8, [], [5]],
  ])
})

test('a release that a terminal announces lifts at its time what it has listed, also when the list has grown', () => {
  const lists = (...names: string[]) => atBusan(list(...names))
  const terminal = (last: Fact) => delta(TERMINAL, poll(2, lists('customs')), poll(3, dated(null, 5)), poll(4, last))
  const names = (last: Fact) =>
    containerOf([...shipped, ...terminal(last)], day(6)).fields.holds_at_pod_terminal.map(({ name }) => name)
  expect(names(lists('customs'))).toEqual([])
  expect(names(lists('customs', 'freight'))).toEqual(['freight'])
})

test('a release that a terminal announced before its hold lifts it neither in the record nor for the flag at the gate', () => {
  const out = fullOut('KRPUS', '2026-02-05T09:00:00+09:00')
  const line = claimsOf([
    { at: day(5), statements: [...toBusan, discharge('KRPUS', '2026-01-07T12:00:00+09:00'), out] },
  ])
  const held = poll(4, atBusan(hold('customs:B', 'hold')))
  for (const polls of [[held], [poll(3, atBusan(dated(null, 6, NONE))), held]]) {
    const { fields, marks } = containerOf([...line, ...delta(TERMINAL, ...polls)], day(8))
    expect(fields.holds_at_pod_terminal).toMatchObject([{ name: 'customs' }])
    expect(marks.flags).toMatchObject([{ code: 'contradicted' }])
  }
})
