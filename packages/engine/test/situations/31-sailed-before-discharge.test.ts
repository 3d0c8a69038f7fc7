import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  fullOut,
  planned,
  projectSources,
  projectStory,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** The bill is requested once the ship has arrived; the ship leaves before the discharge is listed. */
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const aboard = toBusan.slice(0, 4)
const arrived = arrive('USLAX', '2026-01-22T08:00:00-08:00', ALPHA)
const left = depart('USLAX', '2026-01-23T08:00:00-08:00', ALPHA)
const discharged = discharge('USLAX', '2026-01-22T20:00:00-08:00', ALPHA)
const poll = (day: number, ...statements: Statement[]) => ({
  at: `2026-01-${day}T20:00:00Z`,
  statements: [...aboard, ...statements],
})

const polls: [string, ReturnType<typeof poll>[]][] = [
  ['and leaves later', [poll(22, arrived), poll(24, arrived, left)]],
  ['with its departure planned, and leaves later', [poll(22, arrived, planned(left)), poll(24, arrived, left)]],
  ['with the discharge planned', [poll(22, arrived, planned(discharged)), poll(24, arrived, left)]],
  ['and had left as well', [poll(24, arrived, left)]],
]

test.each(polls)('a bill requested once its ship has arrived keeps port and arrival, %s', (_, all) => {
  for (const count of all.keys()) {
    const projection = projectStory({ polls: all.slice(0, count + 1) })
    expect(shipmentOf(projection)).toMatchObject({
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_locode: 'USLAX',
      pod_ata_at: '2026-01-22T16:00:00Z',
      pod_vessel_name: 'ALPHA',
    })
    expect(containerOf(projection).pod_arrived_at).toBe('2026-01-22T16:00:00Z')
  }
  const listed = [...all, poll(25, arrived, left, discharged, fullOut('USLAX', '2026-01-25T10:00:00-08:00'))]
  expect(containerOf(projectStory({ polls: listed }))).toMatchObject({
    pod_discharged_at: '2026-01-23T04:00:00Z',
    current_status: 'picked_up',
  })
})

const oakland = arrive('USOAK', '2026-01-25T08:00:00-08:00', ALPHA)

test.each([
  [
    'as the line says from the start',
    [poll(22, arrived, estimated(oakland)), poll(24, arrived, left, estimated(oakland))],
  ],
  ['as the line says later', [poll(22, arrived), poll(24, arrived, left, estimated(oakland))]],
  ['where it has arrived since', [poll(22, arrived), poll(26, arrived, left, oakland)]],
])('a call before the port of discharge is not mistaken for it, %s', (_, all) => {
  expect(shipmentOf(projectStory({ polls: all })).port_of_discharge_locode).toBe('USOAK')
})

test('a container that another ship takes on has not arrived yet', () => {
  const onward = planned(depart('USLAX', '2026-01-28T08:00:00-08:00', { vessel: 'BRAVO' }))
  expect(shipmentOf(projectStory({ polls: [poll(22, arrived, onward)] })).port_of_discharge_locode).toBeNull()
})

test('a ship that calls on its way is not taken to be where the container leaves it', () => {
  const busan = arrive('KRPUS', '2026-01-07T08:00:00+09:00', ALPHA)
  const sailed = depart('KRPUS', '2026-01-08T08:00:00+09:00', ALPHA)
  const all = [
    { at: '2026-01-06T00:00:00Z', statements: [...aboard, estimated(arrived)] },
    { at: '2026-01-07T20:00:00Z', statements: [...aboard, busan] },
    { at: '2026-01-09T00:00:00Z', statements: [...aboard, busan, sailed] },
  ]
  expect(shipmentOf(projectStory({ polls: all })).port_of_discharge_locode).toBeNull()
})

test.each([
  ['expected there before', [estimated(arrived)]],
  ['not known before', []],
])('a terminal that reports the discharge after the ship has left is believed, of a ship %s', (_, before) => {
  const late = discharge('USLAX', '2026-01-23T12:00:00-08:00')
  const line = [
    ...(before.length > 0 ? [{ at: '2026-01-10T00:00:00Z', statements: [...aboard, ...before] }] : []),
    poll(22, arrived),
    poll(24, arrived, left),
  ]
  const projection = projectSources(
    { line, terminal: [{ at: '2026-01-24T21:00:00Z', statements: [late] }] },
    '2026-01-25T00:00:00Z',
  )
  expect(containerOf(projection)).toMatchObject({
    pod_discharged_at: '2026-01-23T20:00:00Z',
    current_status: 'grounded',
  })
})
