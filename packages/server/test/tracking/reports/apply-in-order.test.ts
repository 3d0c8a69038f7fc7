import { createHash } from 'node:crypto'
import { foldReports } from '@boxtrail/engine/claims/apply-report'
import type { Claim } from '@boxtrail/engine/claims/claim'
import type { Statement } from '@boxtrail/engine/statement'
import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { delivered, discharge, fact, toBusan } from '../../../../engine/test/story.ts'
import { type Arrival, applyInOrder, type Standing } from '../../../src/tracking/reports/apply-in-order.ts'

const DAY_MS = 86_400_000
const check = { id: '00000000-0000-7000-8000-0000000c4ec4', subject_kind: 'container' as const }
const nothing: Standing = {
  open: [],
  closedIds: new Set(),
  formerly: [],
  report: null,
  madeMs: null,
  reportedMs: null,
  contentHash: null,
  awaitsConfirmation: false,
}

let serial = 0
const newId = () => `00000000-0000-7000-8000-${String(++serial).padStart(12, '0')}`

const arrival = (days: number, statements: Statement[], isReadable = statements.length > 0): Arrival => ({
  id: newId(),
  observedAtMs: Date.UTC(2026, 1, 1) + days * DAY_MS,
  reading: { outcome: isReadable ? 'ok' : 'unrecognized', complete: true, statements, problems: [] },
  isReadable,
  contentHash: createHash('sha256').update(JSON.stringify(statements)).digest(),
})

const apply = (arrivals: readonly Arrival[], before = nothing) => applyInOrder(check, 'delta', before, arrivals, newId)
const kinds = (arrivals: readonly Arrival[]) => apply(arrivals).map(({ effect }) => effect.kind)

describe('a report that arrives', () => {
  test('is applied, with the claims that it makes and closes', () => {
    const [first, second] = apply([arrival(0, [fact('seal_number', 'A1')]), arrival(1, [fact('seal_number', 'B2')])])
    expect(first!.effect).toMatchObject({ kind: 'applied', closed: [], newClaims: 1 })
    expect(second!.effect).toMatchObject({ kind: 'applied', closed: (first!.effect as { made: string[] }).made })
    expect(second!.standing.open.filter(({ closedMs }) => closedMs === null)).toHaveLength(1)
  })

  test('is unchanged if it says the same, and is stored once', () => {
    const [, second] = apply([arrival(0, [fact('seal_number', 'A1')]), arrival(1, [fact('seal_number', 'A1')])])
    expect(second).toMatchObject({ effect: { kind: 'unchanged' }, touched: [], repeat: null })
  })

  test('records when the one before it was last repeated', () => {
    const same = () => [fact('seal_number', 'A1')]
    const [first, repeated, other] = apply([
      arrival(0, same()),
      arrival(2, same()),
      arrival(3, [fact('seal_number', 'B2')]),
    ])
    expect(other!.repeat).toMatchObject({
      of: first!.arrival.id,
      observedAtMs: repeated!.arrival.observedAtMs,
    })
  })

  test('is late if a newer one was applied, and changes nothing itself', () => {
    const [first, late] = apply([arrival(5, [fact('seal_number', 'A1')]), arrival(1, [fact('seal_number', 'B2')])])
    expect(late).toMatchObject({ effect: { kind: 'late' }, touched: [] })
    expect(late!.standing.report).toBe(first!.arrival.id)
  })

  test('is only stored if nothing could be read from it, or if it concerns no container', () => {
    expect(kinds([arrival(0, [])])).toEqual(['stored'])
    const [step] = applyInOrder(
      { ...check, subject_kind: 'facility' },
      'delta',
      nothing,
      [arrival(0, [fact('seal_number', 'A1')])],
      newId,
    )
    expect(step!.effect.kind).toBe('stored')
  })
})

const statements = [...toBusan, discharge('USLAX', '2026-01-22T20:00:00-08:00'), ...delivered]
const reports = fc
  .array(fc.tuple(fc.integer({ min: 0, max: 30 }), fc.subarray(statements, { minLength: 1 })), { maxLength: 8 })
  .map((all) => all.toSorted(([a], [b]) => a - b))

/** The parts of open claims that do not depend on which report is stored for a repeated statement. */
const stated = (claims: readonly Claim[]) =>
  claims.filter(({ closedMs }) => closedMs === null).map(({ id, firstReport }) => `${id} ${firstReport}`)

test('one batch has the effect of the same reports one by one, and of folding all of them', () => {
  fc.assert(
    fc.property(reports, (given) => {
      const arrivals = given.map(([days, some]) => arrival(days, some))
      const together = apply(arrivals).at(-1)?.standing ?? nothing
      const apart = arrivals.reduce((before, one) => apply([one], before).at(-1)!.standing, nothing)
      expect(stated(apart.open)).toEqual(stated(together.open))
      const folded = foldReports(
        check.id,
        arrivals.map(({ id, observedAtMs, reading }) => ({ id, observedAtMs, reading: reading! })),
        'delta',
      )
      expect(stated(together.open).toSorted()).toEqual(stated(folded.claims).toSorted())
    }),
  )
})
