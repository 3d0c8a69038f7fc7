import { foldReports } from '@boxtrail/engine/claims/apply-report'
import { expect, test } from 'vitest'
import { claimsOf, containerOf, discharge, LINE, projectClaims, toBusan } from '../../../engine/test/story.ts'
import { b4, CONTAINER, take, x12 } from './messages.ts'

/** When a line sent a transaction set, and its segments. */
type Sent = [at: string, ...segments: string[]]

const YEAR_END = '2026-03-31T00:00:00Z'
const SHIPPED = claimsOf([{ at: YEAR_END, statements: [...toBusan, discharge('USLAX', '2026-02-18T12:00:00-08:00')] }])
const EDI = { ...LINE, id: 'edi:L1' }

/** What is served about a container at an instant, from the sets that a line has sent by then. */
const served = (now: string, ...sets: Sent[]) => {
  const reports = sets.map(([at, ...segments], index) => {
    const { readings, wrong } = take(x12('315', [segments]))
    expect(wrong).toEqual([])
    const id = `00000000-0000-7000-8000-${String(index).padStart(12, '0')}`
    return { id, observedAtMs: Date.parse(at), reading: readings[0]!.reading }
  })
  const claims = foldReports(EDI.id, reports, 'delta').claims.map((claim) => ({
    ...claim,
    source: EDI,
    latestReport: reports.at(-1)!.id,
    latestReportedMs: Math.max(...reports.map(({ observedAtMs }) => observedAtMs)),
  }))
  const { holds_at_pod_terminal, available_for_pickup } = containerOf(
    projectClaims([...SHIPPED, ...claims], now),
    CONTAINER,
  )
  return {
    holds: holds_at_pod_terminal!.map(({ name, status }) => `${name} ${status}`),
    available: available_for_pickup,
  }
}
const sg = (code: string, at: string) => `SG*${code}***${at}`

test.each<[string, Sent[], string[]]>([
  [
    'a release follows',
    [
      ['2026-02-20T18:00Z', b4('PA', { at: '20260220*0800' })],
      ['2026-02-24T18:00Z', b4('CT', { at: '20260224*0800' })],
    ],
    [],
  ],
  [
    'a release is announced',
    [
      ['2026-02-20T18:00Z', b4('PA', { at: '20260220*0800' })],
      ['2026-02-24T18:00Z', b4('CT', { at: '20260310*0800' })],
    ],
    ['customs hold'],
  ],
  [
    'a release is announced in the same set',
    [['2026-02-24T18:00Z', b4('UV', { at: '20260218*1200' }), sg('PA', '20260220*0800'), sg('CT', '20260310*0800')]],
    ['customs hold'],
  ],
  [
    'its release is announced in SG',
    [['2026-02-24T18:00Z', b4('PA', { at: '20260220*0800' }), sg('CT', '20260310*0800')]],
    ['customs hold'],
  ],
  [
    'a release in SG follows',
    [['2026-02-24T18:00Z', b4('PA', { at: '20260220*0800' }), sg('CT', '20260224*0800')]],
    [],
  ],
  [
    'an older release is sent late',
    [
      ['2026-02-24T18:00Z', b4('PA', { at: '20260224*0800' })],
      ['2026-02-25T18:00Z', b4('CT', { at: '20260220*0800' })],
    ],
    ['customs hold'],
  ],
  [
    'an older hold is sent late',
    [
      ['2026-02-24T18:00Z', b4('CT', { at: '20260224*0800' })],
      ['2026-02-25T18:00Z', b4('PA', { at: '20260220*0800' })],
    ],
    [],
  ],
  [
    'released on its day',
    [
      ['2026-02-24T16:00Z', b4('PA', { at: '20260224*' })],
      ['2026-02-24T20:00Z', b4('CT', { at: '20260224*' })],
    ],
    [],
  ],
  [
    'held again on the day of its release',
    [
      ['2026-02-24T16:00Z', b4('CT', { at: '20260224*' })],
      ['2026-02-24T20:00Z', b4('PA', { at: '20260224*' })],
    ],
    ['customs hold'],
  ],
  [
    'released on its day, both sent a day later',
    [
      ['2026-02-25T16:00Z', b4('PA', { at: '20260224*' })],
      ['2026-02-25T20:00Z', b4('CT', { at: '20260224*' })],
    ],
    [],
  ],
  [
    'a freight release is announced',
    [
      ['2026-02-20T18:00Z', b4('FD', { at: '20260220*0800' })],
      ['2026-02-24T18:00Z', b4('FP', { at: '20260310*0800' })],
    ],
    ['freight hold'],
  ],
  [
    'released at an hour of its day',
    [
      ['2026-02-24T20:00Z', b4('PA', { at: '20260224*' })],
      ['2026-02-24T23:00Z', b4('CT', { at: '20260224*1000' })],
    ],
    [],
  ],
  [
    'a release is announced after an undated hold',
    [
      ['2026-02-20T18:00Z', b4('PA', { at: '*' })],
      ['2026-02-24T18:00Z', b4('CT', { at: '20260310*0800' })],
    ],
    ['customs hold'],
  ],
  [
    'an older release is sent after an undated hold',
    [
      ['2026-02-24T18:00Z', b4('PA', { at: '*' })],
      ['2026-02-25T18:00Z', b4('CT', { at: '20260220*0800' })],
    ],
    ['customs hold'],
  ],
  [
    'a release is announced beside an undated hold',
    [['2026-02-24T18:00Z', b4('UV', { at: '20260218*1200' }), 'SG*PA', sg('CT', '20260310*0800')]],
    ['customs hold'],
  ],
  [
    'an undated hold is released in the same set',
    [['2026-02-24T18:00Z', b4('UV', { at: '20260218*1200' }), 'SG*PA', sg('CT', '20260224*0800')]],
    [],
  ],
  [
    'another hold is released',
    [
      ['2026-02-20T18:00Z', b4('FD', { at: '20260220*0800' })],
      ['2026-02-24T18:00Z', b4('CT', { at: '20260224*0800' })],
    ],
    ['freight hold'],
  ],
])('a hold of a 315 stands until its release has come: %s', (_what, sets, holds) => {
  expect(served('2026-02-28T00:00:00Z', ...sets).holds).toEqual(holds)
  expect(served('2026-02-28T00:00:00Z', ...sets.toReversed()).holds).toEqual(holds)
})

test('an announced release counts from its time on', () => {
  const sets: Sent[] = [
    ['2026-02-20T18:00Z', b4('PA', { at: '20260220*0800' })],
    ['2026-02-24T18:00Z', b4('CT', { at: '20260310*0800' })],
  ]
  expect(served('2026-03-11T00:00:00Z', ...sets).holds).toEqual([])
})

test('a container that will be available is not available before', () => {
  const announced: Sent = ['2026-03-01T16:30Z', b4('AV', { at: '20260310*0800' })]
  expect(served('2026-03-02T00:00:00Z', announced).available).toBe(null)
  expect(served('2026-03-11T00:00:00Z', announced).available).toBe(true)
  expect(served('2026-03-02T00:00:00Z', ['2026-03-01T16:30Z', b4('AV', { at: '20260228*0800' })]).available).toBe(true)
})

test('announced dates count by the calendar of the place of the status', () => {
  const announced: Sent[] = [
    ['2026-02-20T18:00Z', b4('PA', { at: '20260220*0800' })],
    ['2026-02-24T18:00Z', b4('CT', { at: '20260305*0800' })],
    ['2026-02-24T18:00Z', b4('AV', { at: '20260305*0800' })],
  ]
  expect(served('2026-03-05T15:00Z', ...announced)).toEqual({ holds: ['customs hold'], available: null })
  expect(served('2026-03-05T17:00Z', ...announced)).toEqual({ holds: [], available: true })
})

test('of several times that are announced the last counts', () => {
  const postponed: Sent[] = [
    ['2026-02-20T18:00Z', b4('PA', { at: '20260220*0800' })],
    ['2026-02-24T18:00Z', b4('CT', { at: '20260310*0800' })],
    ['2026-02-24T18:00Z', b4('AV', { at: '20260310*0800' })],
    ['2026-03-05T18:00Z', b4('CT', { at: '20260320*0800' })],
    ['2026-03-05T18:00Z', b4('AV', { at: '20260320*0800' })],
  ]
  expect(served('2026-03-12T00:00Z', ...postponed)).toEqual({ holds: ['customs hold'], available: null })
  expect(served('2026-03-21T00:00Z', ...postponed)).toEqual({ holds: [], available: true })
})
