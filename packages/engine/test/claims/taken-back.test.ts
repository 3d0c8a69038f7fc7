import { expect, test } from 'vitest'
import { applyReport, foldReports } from '../../src/claims/apply-report.ts'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  atLosAngeles,
  containerOf,
  depart,
  discharge,
  emptyOut,
  estimated,
  fact,
  fullIn,
  fullOut,
  listEvents,
  load,
  OTHER_CONTAINER,
  placeOf,
  planned,
  projectStory,
  reportsOf,
  shipmentOf,
  toBusan,
} from '../story.ts'

const out = fullOut('USLAX', '2026-01-25T10:00:00-08:00')
const landed = discharge('USLAX', '2026-01-22T20:00:00-08:00')
const open = (
  style: 'delta' | 'snapshot',
  polls: Parameters<typeof reportsOf>[0],
  denials: Record<number, Statement[]>,
) => {
  const reports = reportsOf(polls).map((report, index) => ({
    ...report,
    reading: { ...report.reading, ...(denials[index] ? { denied: denials[index] } : {}) },
  }))
  return foldReports('terminal:A', reports, style).claims.filter(({ closedMs }) => closedMs === null)
}

const polls = [
  { at: '2026-01-25T20:00:00Z', statements: [landed, out] },
  { at: '2026-01-26T00:00:00Z', statements: [landed] },
]
const at = (terminal: string) => (one: typeof out) => ({ ...one, place: placeOf('USLAX', terminal) })

test('a terminal that denies a gate-out withdraws it at once', () => {
  expect(open('delta', polls, {})).toHaveLength(2)
  expect(open('delta', polls, { 1: [out] })).toHaveLength(1)
  expect(open('delta', [polls[0]!, { ...polls[1]!, statements: [] }], { 1: [out] })).toHaveLength(1)
  expect(open('delta', [polls[0]!, { ...polls[1]!, complete: false }], { 1: [out] })).toHaveLength(1)
})

test('a denied event is recognized whatever its id, and only at its own terminal', () => {
  const first = (one: typeof out) => [{ ...polls[0]!, statements: [one] }, polls[1]!]
  const named = fullOut('USLAX', '2026-01-25T10:00:00-08:00', { id: 'E1' })
  expect(open('delta', first(named), { 1: [out] })).toHaveLength(1)
  expect(open('delta', first({ ...out, laden: null }), { 1: [out] })).toHaveLength(1)
  expect(open('delta', first(at('TRAP')(out)), { 1: [at('TRAP')(out)] })).toHaveLength(1)
  expect(open('delta', first(at('TRAP')(out)), { 1: [at('FENI')(out)] })).toHaveLength(2)
  expect(open('delta', first(out), { 1: [estimated(out)] })).toHaveLength(2)
})

test('an event that is stated again as expected, under its own id, has not happened', () => {
  const named = fullOut('USLAX', '2026-01-25T10:00:00-08:00', { id: 'E1' })
  const again = estimated(fullOut('USLAX', '2026-01-28T10:00:00-08:00', { id: 'E1' }))
  const [only, ...others] = open(
    'delta',
    [
      { ...polls[0]!, statements: [named] },
      { ...polls[1]!, statements: [again] },
    ],
    {},
  )
  expect(only!.statement).toMatchObject({ classifier: 'estimated' })
  expect(others).toEqual([])
})

test('the record of the next journey denies nothing of the one before', () => {
  const next = [polls[0]!, { at: '2026-03-26T00:00:00Z', statements: [] }]
  expect(open('delta', next, { 1: [out, landed] })).toHaveLength(2)
})

test('an actual that is still in the future disappears as soon as it is no longer reported', () => {
  const early = [
    { at: '2026-01-24T20:00:00Z', statements: [landed, out] },
    { at: '2026-01-24T21:00:00Z', statements: [landed] },
  ]
  expect(open('snapshot', early, {})).toHaveLength(1)
  expect(open('delta', early, {})).toHaveLength(2)
  expect(open('delta', early, { 1: [out] })).toHaveLength(1)
})

test('a fact that is no longer reported remains, with the time when it was last reported', () => {
  const holds = fact('holds', [{ name: 'customs', status: 'hold' }])
  const [first, second, third] = reportsOf([
    { at: '2026-01-20T00:00:00Z', statements: [holds] },
    { at: '2026-01-21T00:00:00Z', statements: [landed] },
    { at: '2026-01-22T00:00:00Z', statements: [holds, landed] },
  ])
  const one = applyReport('terminal:A', [], null, first!, 'delta')
  const two = applyReport('terminal:A', one.claims, first!, second!, 'delta')
  expect(two.claims.find(({ statement }) => statement.says === 'fact')).toMatchObject({
    closedMs: null,
    lastReport: first!.id,
    lastSeenMs: first!.observedAtMs,
  })
  const three = applyReport('terminal:A', two.claims, second!, third!, 'delta')
  expect(three.claims.find(({ statement }) => statement.says === 'fact')).toMatchObject({ lastSeenMs: null })
  expect(three.newClaimCount).toBe(0)
})

test("while containers of a bill are loaded one by one, the next vessel's plan applies to those on the quay too", () => {
  const next = { vessel: 'BRAVO', voyage: '2E' }
  const legs = [
    estimated(depart('KRPUS', '2026-01-10T20:00:00+09:00', next)),
    estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', next)),
  ]
  const others = toBusan
    .filter(({ container }) => container)
    .map((statement) => ({ ...statement, container: OTHER_CONTAINER }))
  const loaded = load('KRPUS', '2026-01-10T08:00:00+09:00', { ...next, container: OTHER_CONTAINER })
  const statements = [...toBusan, ...others, loaded, ...legs]
  const onQuay = projectStory({ polls: [{ at: '2026-01-10T02:00:00Z', statements }] })
  expect(listEvents(onQuay)).toContain('transshipment_discharged KRPUS')
  const sailed = [...statements.slice(0, -2), depart('KRPUS', '2026-01-10T20:00:00+09:00', next), legs[1]!]
  const left = projectStory({ polls: [{ at: '2026-01-11T02:00:00Z', statements: sailed }] })
  expect(listEvents(left)).toContain('vessel_discharged KRPUS')
})

test("a line's own truck from the port to a yard inland is not a pickup", () => {
  const gateOut = fullOut('USLAX', '2026-01-23T10:00:00-08:00')
  const inland = fullIn('USLAS', '2026-01-23T22:00:00-08:00', { facility: 'INTE' })
  const before = projectStory({
    polls: [{ at: '2026-01-24T02:00:00Z', statements: [...toBusan, ...atLosAngeles, gateOut, planned(inland)] }],
  })
  expect(listEvents(before)).not.toContain('full_out USLAX')
  expect(containerOf(before).current_status).not.toBe('picked_up')
  const there = projectStory({
    polls: [{ at: '2026-01-24T12:00:00Z', statements: [...toBusan, ...atLosAngeles, gateOut, inland] }],
  })
  expect(containerOf(there)).toMatchObject({
    current_status: 'grounded',
    pod_full_out_at: null,
    ind_ata_at: null,
  })
  expect(shipmentOf(there).destination_ata_at).toBe('2026-01-24T06:00:00Z')
  const collected = fullOut('USLAS', '2026-01-26T10:00:00-08:00', { facility: 'INTE' })
  const gone = projectStory({
    polls: [{ at: '2026-01-27T12:00:00Z', statements: [...toBusan, ...atLosAngeles, gateOut, inland, collected] }],
  })
  expect(containerOf(gone)).toMatchObject({
    current_status: 'picked_up',
    final_destination_full_out_at: '2026-01-26T18:00:00Z',
  })
})

test('a barge brings the container inland from its port of discharge, and to its vessel before', () => {
  const barge = { mode: 'barge' as const, vessel: 'OTTER' }
  const statements = [
    emptyOut('CNWUH', '2026-01-01T08:00:00+08:00'),
    load('CNWUH', '2026-01-02T08:00:00+08:00', barge),
    discharge('CNSHA', '2026-01-04T08:00:00+08:00', barge),
    load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA' }),
    discharge('NLRTM', '2026-02-05T08:00:00+01:00', { vessel: 'ALPHA' }),
    load('NLRTM', '2026-02-06T08:00:00+01:00', barge),
    discharge('DEDUI', '2026-02-08T08:00:00+01:00', { ...barge, facility: 'INTE' }),
    fullOut('DEDUI', '2026-02-09T08:00:00+01:00', { facility: 'INTE' }),
  ]
  const projection = projectStory({ polls: [{ at: '2026-02-10T00:00:00Z', statements }] })
  expect(listEvents(projection)).toEqual([
    'empty_out CNWUH',
    'feeder_loaded CNWUH',
    'feeder_discharged CNSHA',
    'vessel_loaded CNSHA',
    'vessel_discharged NLRTM',
    'feeder_loaded NLRTM',
    'feeder_discharged DEDUI',
    'arrived_at_inland_destination DEDUI',
    'full_out DEDUI',
  ])
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'NLRTM',
    destination_locode: 'DEDUI',
  })
})

test('a vessel that the line plans for the container after its receiver had it belongs to the next journey', () => {
  const statements = [...toBusan, ...atLosAngeles, out]
  const next = { vessel: 'CHARLIE' }
  const plans = [
    planned(depart('USSAV', '2026-02-10T08:00:00-05:00', next)),
    planned(arrive('DEBRV', '2026-02-24T08:00:00+01:00', next)),
  ]
  const projection = projectStory({
    polls: [
      { at: '2026-01-26T00:00:00Z', statements },
      { at: '2026-02-05T00:00:00Z', statements: [...statements, ...plans] },
    ],
    request: { type: 'container', number: 'TSTU1234568', createdAt: '2026-01-03T00:00:00Z' },
  })
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: 'USLAX' })
  expect(containerOf(projection)).toMatchObject({ pod_arrived_at: '2026-01-22T16:00:00Z', current_status: 'picked_up' })
})

test('a container brought by another vessel is no longer expected by the one it was loaded on', () => {
  const first = { vessel: 'ALPHA' }
  const second = { vessel: 'BRAVO' }
  const statements = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', first),
    estimated(depart('CNSHA', '2026-01-05T20:00:00+08:00', first)),
    estimated(arrive('KRPUS', '2026-01-07T08:00:00+09:00', first)),
    planned(depart('KRPUS', '2026-01-10T20:00:00+09:00', second)),
    planned(arrive('USSEA', '2026-01-22T08:00:00-08:00', second)),
    { ...arrive('USSEA', '2026-01-22T10:00:00-08:00', second), kind: 'berth' as const },
  ]
  const projection = projectStory({ polls: [{ at: '2026-01-23T00:00:00Z', statements }] })
  expect(shipmentOf(projection)).toMatchObject({ port_of_discharge_locode: 'USSEA' })
})
