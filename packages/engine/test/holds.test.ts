import { expect, test } from 'vitest'
import { foldReports } from '../src/claims/apply-report.ts'
import { settleHolds } from '../src/project/pickup/settle-holds.ts'
import type { SourcedClaim } from '../src/project/types/projection.ts'
import type { Fact, HoldChange, HoldKey } from '../src/statement.ts'
import {
  CONTAINER,
  claimsOf,
  discharge,
  fact,
  OTHER_CONTAINER,
  type Poll,
  projectClaims,
  reportsOf,
  toBusan,
} from './story.ts'

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
