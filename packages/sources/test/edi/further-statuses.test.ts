import { expect, test } from 'vitest'
import { b4, take, x12 } from './messages.ts'

const one = (...segments: string[]) => take(x12('315', [segments]))

test('what SG lists beside the status is read: releases, holds, the last free day', () => {
  const { milestones, facts, wrong } = one(
    b4('UV'),
    'SG*CT***20260227*1015*LT',
    'SG*PL***20260220*0800*LT',
    'SG*FD***20260220*0800*LT',
    'SG*TC',
    'SG*NF***20260305*0000*LT',
  )
  expect(wrong).toEqual([])
  expect(milestones).toEqual(['actual discharge vessel full 2026-02-28T14:15:00 USLAX'])
  expect(facts).toMatchObject({
    customs: { status: null },
    USDA: { status: 'hold' },
    freight: { status: 'hold' },
    'other:terminal charges': { status: 'hold' },
    pickup_lfd_line: '2026-03-05',
  })
})

test.each([
  ['released after the hold', ['SG*PA***20260220*0800', 'SG*CT***20260224*0800'], null],
  ['held again after the release', ['SG*CT***20260220*0800', 'SG*PA***20260224*0800'], 'hold'],
  ['held without a date, and released with one', ['SG*PA', 'SG*CT***20260224*0800'], null],
])('the newest of several SG about the same decides: %s', (_what, statuses, status) => {
  expect(one(b4('UV'), ...statuses).facts).toMatchObject({ customs: { status } })
  expect(one(b4('UV'), ...statuses.toReversed()).facts).toMatchObject({ customs: { status } })
})

test('an SG that cannot be read is a fault with its place; the others are read', () => {
  const { facts, wrong } = one(b4('UV'), 'SG*QQ', 'SG*NF', 'SG*VA***20260231*0800', 'SG*FP')
  expect(facts).toMatchObject({ freight: { status: null } })
  expect(wrong).toEqual([
    'segment 5 (SG), element 1: no status is known by the code "QQ"',
    'segment 6 (SG), element 4: no date',
    'segment 7 (SG), element 4: no readable date: "20260231"',
  ])
})

test.each([
  ['PQ', { customs: { status: 'hold' } }],
  ['PX', { USDA: { status: 'hold' } }],
  ['PU', { 'other:other agency': { status: 'hold' } }],
  ['C1', { customs: { status: 'hold' } }],
  ['NP', { 'other:terminal charges': { status: null } }],
])('the hold of the code %s is read', (code, facts) => {
  const taken = one(b4(code))
  expect(taken.wrong).toEqual([])
  expect(taken.facts).toMatchObject(facts)
})

test('a status that is known and changes nothing is named', () => {
  expect(one(b4('BF'), 'SG*CO').notes).toEqual([
    'segment 4 (B4), element 3: the status "BF" (booking confirmed) is known and changes nothing',
    'segment 5 (SG), element 1: the status "CO" (cargo received at the place of receipt) is known and changes nothing',
  ])
})

test('the yard position of a 315 is read, and dates that Q2 states without a port are named', () => {
  const taken = one(b4('UV'), 'N9*YS*A12034', 'Q2*9450612***20260224*20260228****12W***L*TEST ALPHA')
  expect(taken.facts.location_at_pod_terminal).toBe('A12034')
  expect(taken.notes).toEqual(['segment 6 (Q2): not used, as it says of no port: the date of Q2-04, the date of Q2-05'])
})

test('what a terminal charges is named, because a 315 has no currency for it', () => {
  const taken = one(b4('UV'), 'N9*4I*125', 'N9*TMF*78')
  expect(taken.wrong).toEqual([])
  expect(taken.facts).not.toHaveProperty('fees')
  expect(taken.notes).toEqual([
    'segment 5 (N9): not used, as an amount without a currency says of no fee: N9*4I 125, N9*TMF 78',
  ])
})
