import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  depart,
  discharge,
  estimated,
  listEstimates,
  listEvents,
  load,
  planned,
  projectStory,
  shipmentOf,
  toBusan,
} from '../story.ts'

const alpha = { vessel: 'ALPHA', voyage: '1E' }
const aboard = toBusan.slice(0, 4)
const eta = estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', alpha))
const landed = [
  arrive('USLAX', '2026-01-22T08:00:00-08:00', alpha),
  discharge('USLAX', '2026-01-22T20:00:00-08:00', alpha),
]
const busan = {
  arrive: arrive('KRPUS', '2026-01-07T08:00:00+09:00', alpha),
  depart: depart('KRPUS', '2026-01-08T08:00:00+09:00', alpha),
}

const play = (at: string, ...statements: Statement[]) => {
  const projection = projectStory({ polls: [{ at, statements: [...aboard, ...statements] }] })
  return {
    pod: shipmentOf(projection).port_of_discharge_locode,
    route: projection.containers[0]!.route.map(({ role, place }) => `${role} ${place.locode}`),
    atBusan: listEvents(projection).filter((one) => one.includes('KRPUS')),
    pod_eta_at: shipmentOf(projection).pod_eta_at,
    pod_ata_at: shipmentOf(projection).pod_ata_at,
    estimates: listEstimates(projection),
  }
}
const straight = ['pol CNSHA', 'pod USLAX']

test.each<[string, Statement[]]>([
  ['its arrival alone', [busan.arrive]],
  ['its departure alone', [busan.depart]],
  ['arrival and departure', [busan.arrive, busan.depart]],
  ['an estimate of its arrival', [estimated(busan.arrive)]],
  ['a plan of its departure', [planned(busan.depart)]],
])('a call of its own ship in between is no transshipment: %s', (_what, call) => {
  expect(play('2026-01-09T00:00:00Z', ...call, eta)).toMatchObject({ pod: 'USLAX', route: straight, atBusan: [] })
  expect(play('2026-01-24T00:00:00Z', ...call, ...landed)).toMatchObject({ pod: 'USLAX', route: straight, atBusan: [] })
})

test.each<[string, Statement[]]>([
  [
    'a discharge there is planned',
    [estimated(busan.arrive), planned(discharge('KRPUS', '2026-01-07T12:00:00+09:00', alpha))],
  ],
  [
    'another ship is to take it on',
    [busan.arrive, planned(depart('KRPUS', '2026-01-10T20:00:00+09:00', { vessel: 'BRAVO' }))],
  ],
])('a call of its own ship in between is a transshipment if %s', (_what, call) => {
  const next = estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'BRAVO' }))
  expect(play('2026-01-07T02:00:00Z', ...call, next).route).toEqual(['pol CNSHA', 'transshipment KRPUS', 'pod USLAX'])
})

const beyond = [
  arrive('USOAK', '2026-01-25T08:00:00-08:00', alpha),
  depart('USOAK', '2026-01-26T08:00:00-08:00', alpha),
]

test.each<[string, string, Statement[]]>([
  ['its plan names the discharge', '2026-01-09T00:00:00Z', [eta, planned(landed[1]!), ...beyond.map(estimated)]],
  ['after the discharge, as estimated', '2026-01-24T00:00:00Z', [...landed, ...beyond.map(estimated)]],
  ['after the discharge, as happened', '2026-01-28T00:00:00Z', [...landed, ...beyond]],
  ['after the discharge, its arrival alone', '2026-01-28T00:00:00Z', [...landed, beyond[0]!]],
])('a later call of its ship is not the port of discharge: %s', (_what, at, statements) => {
  expect(play(at, ...statements)).toMatchObject({ pod: 'USLAX', route: straight })
})

const oakland = estimated(arrive('USOAK', '2026-01-20T08:00:00-08:00', alpha))

test.each<[string, string, Statement[]]>([
  ['the ship arrived at the next port', '2026-01-22T20:00:00Z', [oakland, landed[0]!]],
  ['the container was discharged at the next port', '2026-01-24T00:00:00Z', [oakland, ...landed]],
])('the estimate of an omitted port is removed: %s', (_what, at, statements) => {
  const before = { at: '2026-01-10T00:00:00Z', statements: [...aboard, oakland, eta] }
  const projection = projectStory({ polls: [before, { at, statements: [...aboard, ...statements] }] })
  expect(listEstimates(projection)).toEqual([])
  expect(shipmentOf(projection)).toMatchObject({
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: '2026-01-22T16:00:00Z',
    pod_eta_at: null,
  })
  expect(projection.containers[0]!.route.map(({ place }) => place.locode)).toEqual(['CNSHA', 'USLAX'])
})

test('a late ship keeps its estimate of a port that it has yet to call at', () => {
  const late = [estimated(arrive('USLAX', '2026-01-06T08:00:00-08:00', alpha)), busan.arrive]
  expect(play('2026-01-07T06:00:00Z', ...late)).toMatchObject({ pod: 'USLAX', pod_eta_at: '2026-01-06T16:00:00Z' })
})

test('a container that is loaded again in between was transshipped', () => {
  const handled = [
    busan.arrive,
    discharge('KRPUS', '2026-01-07T12:00:00+09:00', alpha),
    load('KRPUS', '2026-01-10T08:00:00+09:00', { vessel: 'BRAVO' }),
    estimated(arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'BRAVO' })),
  ]
  expect(play('2026-01-11T00:00:00Z', ...handled).route).toEqual(['pol CNSHA', 'transshipment KRPUS', 'pod USLAX'])
})
