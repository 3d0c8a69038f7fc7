import { expect, test } from 'vitest'
import {
  arrive,
  atLosAngeles,
  CONTAINER,
  depart,
  discharge,
  estimated,
  load,
  onwards,
  type Poll,
  projectStory,
  railLoad,
  railUnload,
  toBusan,
} from '../story.ts'

const NOW = '2026-02-20T00:00:00Z'
const stopsOf = (statements: Poll['statements']) =>
  projectStory({ polls: [{ at: NOW, statements }] }).containers.find(({ number }) => number === CONTAINER)!.route
const glance = (statements: Poll['statements']) =>
  stopsOf(statements).map(({ role, place, inbound, outbound }) => [
    `${role} ${place.locode}`,
    inbound && (inbound.done ? 'came' : 'to come'),
    outbound && (outbound.done ? 'left' : 'to leave'),
  ])

test('a route consists of loading, transshipments and discharge', () => {
  expect(glance([...toBusan, ...onwards, ...atLosAngeles])).toEqual([
    ['pol CNSHA', null, 'left'],
    ['transshipment KRPUS', 'came', 'left'],
    ['pod USLAX', 'came', null],
  ])
})

test('a call of the same vessel in between is not a place of the route', () => {
  const way = [
    arrive('JPYOK', '2026-01-13T08:00:00+09:00', { vessel: 'BRAVO', voyage: '2E' }),
    depart('JPYOK', '2026-01-13T20:00:00+09:00', { vessel: 'BRAVO', voyage: '2E' }),
  ]
  expect(glance([...toBusan, ...onwards, ...way, ...atLosAngeles]).map(([stop]) => stop)).toEqual([
    'pol CNSHA',
    'transshipment KRPUS',
    'pod USLAX',
  ])
})

test('an expected call is ahead, with its estimate, and an actual replaces the estimate', () => {
  const eta = estimated(arrive('USLAX', '2026-03-01T08:00:00-08:00', { vessel: 'BRAVO', voyage: '2E' }))
  const stops = stopsOf([...toBusan, ...onwards, eta])
  expect(stops.at(-1)!.inbound).toMatchObject({ expected_at: '2026-03-01T16:00:00Z', actual_at: null, done: false })
  expect(stops.at(-1)!.inbound!.vessel!.name).toBe('BRAVO')
  const landed = stopsOf([...toBusan, ...onwards, eta, ...atLosAngeles])
  expect(landed.at(-1)!.inbound).toMatchObject({ expected_at: null, actual_at: '2026-01-22T16:00:00Z', done: true })
})

test('a discharged container has arrived, even if the arrival was not reported, and has left all earlier places', () => {
  const silent = [load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA' })]
  const off = discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'ALPHA' })
  const [pol, pod] = stopsOf([...silent, off])
  expect(pol!.outbound).toMatchObject({ done: true, actual_at: null, expected_at: null })
  expect(pod!.inbound).toMatchObject({ done: true, actual_at: null })
})

test('a vessel that a line names at one end of a leg is the vessel of the whole leg', () => {
  const statements = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA', voyage: '1E' }),
    discharge('USLAX', '2026-01-22T20:00:00-08:00'),
  ]
  const [pol, pod] = stopsOf(statements)
  expect(pod!.inbound).toMatchObject({ vessel: pol!.outbound!.vessel, voyage: '1E' })
})

test('a second call at one place is another stop', () => {
  const back = [
    load('KRPUS', '2026-01-10T08:00:00+09:00', { vessel: 'BRAVO' }),
    depart('KRPUS', '2026-01-10T20:00:00+09:00', { vessel: 'BRAVO' }),
    arrive('CNSHA', '2026-01-12T08:00:00+08:00', { vessel: 'BRAVO' }),
    discharge('CNSHA', '2026-01-12T12:00:00+08:00', { vessel: 'BRAVO' }),
    load('CNSHA', '2026-01-14T12:00:00+08:00', { vessel: 'CHARLIE' }),
    depart('CNSHA', '2026-01-14T18:00:00+08:00', { vessel: 'CHARLIE' }),
  ]
  const stops = stopsOf([...toBusan, ...back, ...atLosAngeles])
  expect(stops.map(({ place, visit }) => `${place.locode} ${visit}`)).toEqual([
    'CNSHA 1',
    'KRPUS 1',
    'CNSHA 2',
    'USLAX 1',
  ])
})

test('the railway takes the container on from the port to its destination', () => {
  const rail = [
    railLoad('USLAX', '2026-01-25T08:00:00-08:00'),
    depart('USLAX', '2026-01-25T20:00:00-08:00', { mode: 'rail', container: CONTAINER }),
    railUnload('USCHI', '2026-01-30T08:00:00-06:00', { facility: 'RAMP' }),
  ]
  const stops = stopsOf([...toBusan, ...onwards, ...atLosAngeles, ...rail])
  expect(stops.slice(2).map(({ role, inbound, outbound }) => [role, inbound?.mode, outbound?.mode])).toEqual([
    ['pod', 'vessel', 'rail'],
    ['destination', 'rail', undefined],
  ])
  expect(stops[2]!.outbound!.actual_at).toBe('2026-01-26T04:00:00Z')
})

test('a call of the ship that took it on at a transshipment is no stop', () => {
  const onWay = arrive('USSAV', '2026-01-20T08:00:00-05:00', { vessel: 'BRAVO', voyage: '2E' })
  expect(stopsOf([...toBusan, ...onwards, onWay, ...atLosAngeles]).map(({ place }) => place.locode)).toEqual([
    'CNSHA',
    'KRPUS',
    'USLAX',
  ])
})
