import { expect, test } from 'vitest'
import { b4, ofKind, take, x12 } from './messages.ts'

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

test('the newest decides, also where it is that of B4, whatever the order in the set', () => {
  const held = { customs: { status: 'hold' } }
  const older = b4('PA', { at: '20260210*0800' })
  expect(one(older, 'SG*CT***20260224*0800').facts).toMatchObject({ customs: { status: null } })
  expect(one(b4('PA'), 'SG*CT***20260224*0800').facts).toMatchObject(held)
  expect(one(b4('PA'), 'SG*CT').facts).toMatchObject(held)
  const sameInstant = ['SG*CT***20260224*0800', 'SG*PA***20260224*0800']
  expect(one(older, ...sameInstant).facts).toMatchObject(held)
  expect(one(older, ...sameInstant.toReversed()).facts).toMatchObject(held)
  const sameAsB4 = ['SG*PA***20260228*1415']
  expect(one(b4('CT'), ...sameAsB4).facts).toMatchObject({ customs: { status: null } })
})

test('a hold or last free day of SG that cannot be read is a fault with its place; the others are read', () => {
  const { facts, wrong, notes } = one(b4('UV'), 'SG*QQ', 'SG*NF', 'SG*PA***20260231*0800', 'SG*FP')
  expect(facts).toMatchObject({ freight: { status: null } })
  expect(wrong).toEqual([
    'segment 6 (SG), element 4: no date',
    'segment 7 (SG), element 4: no readable date: "20260231"',
  ])
  expect(notes).toEqual(['segment 5 (SG), element 1: not used: no status is known by the code "QQ"'])
})

test('an SG with an unknown code beside a status that is read leaves the set accepted', () => {
  const { sets } = one(b4('UV'), 'SG*QQ***20260224*0800')
  expect(sets[0]).toMatchObject({ verdict: 'accepted', problems: [] })
})

const SEA_LEG = ['R4*L*UN*CNSHA*SHANGHAI*CN', 'R4*D*UN*USLAX*LOS ANGELES*US']
const DISCHARGED = 'actual discharge vessel full 2026-02-28T14:15:00 USLAX'

test('a past status in SG happened at the port whose function fits it, not at the port of B4', () => {
  const history = ['SG*AE***20260204*0800', 'SG*VD***20260205*0600', 'SG*VA***20260227*2000']
  const { milestones, statements, wrong, notes } = one(
    b4('UV'),
    ...history,
    'Q2*9074729********L*TEST ALPHA',
    ...SEA_LEG,
  )
  expect(milestones).toEqual([
    DISCHARGED,
    'actual arrive vessel 2026-02-27T20:00:00 USLAX',
    'actual depart vessel 2026-02-05T06:00:00 CNSHA',
    'actual load vessel full 2026-02-04T08:00:00 CNSHA',
  ])
  expect(ofKind(statements, 'load')?.place.name).toBe('SHANGHAI')
  expect([...wrong, ...notes]).toEqual([])
})

test.each([
  ['no R4 names the port of lading', 'SG*AE***20260204*0800', ['R4*D*UN*USLAX*LOS ANGELES*US']],
  ['there was a transshipment', 'SG*AE***20260204*0800', [...SEA_LEG, 'R4*T*UN*KRPUS*BUSAN*KR']],
  ['the final port of discharge is another', 'SG*AE***20260204*0800', [...SEA_LEG, 'R4*1*UN*USSEA*SEATTLE*US']],
  ['two ports of lading are named', 'SG*AE***20260204*0800', [...SEA_LEG, 'R4*L*UN*CNNGB*NINGBO*CN']],
  ['it follows the discharge', 'SG*AE***20260304*0800', SEA_LEG],
  ['a gate may be at either port', 'SG*I***20260202*0800', SEA_LEG],
  ['the empty container may be from anywhere', 'SG*EE***20260201*0800', SEA_LEG],
  ['a discharge at the port of B4 is told by B4', 'SG*UV***20260227*0800', SEA_LEG],
  ['it has no date, and no port fits it', 'SG*OA', SEA_LEG],
])('a move in SG whose place is in doubt is named, and the status of B4 stays: %s', (_what, status, ports) => {
  const { milestones, wrong, notes } = one(b4('UV'), status, ...ports)
  expect(milestones).toEqual([DISCHARGED])
  expect(wrong).toEqual([])
  expect(notes[0]).toMatch(/^segment 5 \(SG\): not used, as no R4 says without doubt where it happened: the status /)
})

test('an SG that repeats the status of B4 adds no note', () => {
  const { milestones, notes } = one(b4('UV'), 'SG*UV***20260228*1415')
  expect(milestones).toEqual([DISCHARGED])
  expect(notes).toEqual([])
})

test('a container is available at the port of discharge, and not at the port of lading', () => {
  const available = 'SG*AV***20260301*0800'
  expect(one(b4('UV'), available, ...SEA_LEG).facts).toMatchObject({ available_for_pickup: true })
  const lading = one(b4('VD', { place: 'CNSHA*UN' }), available, ...SEA_LEG)
  expect(lading.facts).not.toHaveProperty('available_for_pickup')
  expect(lading.notes[0]).toContain('the status AV (available)')
})

test('the hold of another agency is named, because no code lifts it', () => {
  const { facts, wrong, notes } = one(b4('PU'), 'SG*PV')
  expect(wrong).toEqual([])
  expect(facts).not.toHaveProperty('other:other agency')
  expect(notes).toEqual([
    expect.stringMatching(/the status "PU" .* is known and changes nothing$/),
    expect.stringMatching(/the status "PV" .* is known and changes nothing$/),
  ])
})

test.each([
  ['PQ', { customs: { status: 'hold' } }],
  ['PX', { USDA: { status: 'hold' } }],
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
  expect(taken.statements).toContainEqual(
    expect.objectContaining({ field: 'location_at_pod_terminal', place: expect.objectContaining({ locode: 'USLAX' }) }),
  )
  expect(taken.notes).toEqual(['segment 6 (Q2): not used, as it says of no port: the date of Q2-04, the date of Q2-05'])
})

test('a yard position without a place is named, because it would stay after the container has left', () => {
  const taken = one(b4('CT', { place: '*' }), 'N9*YS*A12034')
  expect(taken.facts).not.toHaveProperty('location_at_pod_terminal')
  expect(taken.notes).toEqual(['segment 4 (B4): not used, as no place is stated: N9*YS A12034'])
})

test('what a terminal charges is named, because a 315 has no currency for it', () => {
  const taken = one(b4('UV'), 'N9*4I*125', 'N9*TMF*78')
  expect(taken.wrong).toEqual([])
  expect(taken.facts).not.toHaveProperty('fees')
  expect(taken.notes).toEqual([
    'segment 5 (N9): not used, as an amount without a currency says of no fee: N9*4I 125, N9*TMF 78',
  ])
})
