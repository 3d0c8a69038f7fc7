import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  atLosAngeles,
  containerOf,
  estimated,
  fullOut,
  onwards,
  projectReports,
  RAILWAY,
  railArrive,
  railDepart,
  railLoad,
  railUnload,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** Ruling 28: each party fills its own attributes, and none is filled from the other's report. */
const atSea = [...toBusan, ...onwards, ...atLosAngeles]
const onTrain = [
  railLoad('USLAX', '2026-01-25T08:00:00-08:00'),
  railDepart('USLAX', '2026-01-25T20:00:00-08:00', { mode: 'rail' }),
]
const ramp = { facility: 'RAMP' }
const arrival = (time: string) => railArrive('USCHI', `${time}-06:00`, ramp)
const unloading = (time: string) => railUnload('USCHI', `${time}-06:00`, ramp)
const NOW = '2026-01-31T00:00:00Z'

const play = (line: Statement[], railway: Statement[] | null, reversed = false) => {
  const said = [
    {
      polls: [{ at: '2026-01-30T22:00:00Z', statements: [...atSea, ...onTrain, ...line] }],
    },
    ...(railway
      ? [
          {
            source: RAILWAY,
            polls: [{ at: '2026-01-30T21:00:00Z', statements: railway }],
          },
        ]
      : []),
  ]
  const projection = projectReports(reversed ? said.reverse() : said, NOW)
  const { ind_eta_at, ind_ata_at } = containerOf(projection)
  const { destination_eta_at, destination_ata_at } = shipmentOf(projection)
  const inland = projection.containers[0]!.events.find(({ event }) => event.endsWith('.arrived_at_inland_destination'))
  return {
    ind_eta_at,
    ind_ata_at,
    destination_eta_at,
    destination_ata_at,
    inland,
  }
}

const none = {
  ind_eta_at: null,
  ind_ata_at: null,
  destination_eta_at: null,
  destination_ata_at: null,
}

test.each([
  ['the line first', false],
  ['the railway first', true],
])('line and railway each have their own arrival when both report one, %s', (_order, reversed) => {
  const { inland, ...served } = play([arrival('2026-01-29T08:00:00')], [arrival('2026-01-30T02:00:00')], reversed)
  expect(served).toEqual({
    ...none,
    ind_ata_at: '2026-01-30T08:00:00Z',
    destination_ata_at: '2026-01-29T14:00:00Z',
  })
  // One arrival, at the time of the party that runs the train.
  expect(inland).toMatchObject({
    source: { kind: 'rail' },
    ms: Date.parse('2026-01-30T08:00:00Z'),
  })
})

test.each<[string, Statement[], Statement[] | null, Partial<typeof none> | object]>([
  [
    'an arrival of the line alone',
    [arrival('2026-01-29T08:00:00')],
    null,
    { destination_ata_at: '2026-01-29T14:00:00Z' },
  ],
  ['an arrival of the railway alone', [], [arrival('2026-01-29T08:00:00')], { ind_ata_at: '2026-01-29T14:00:00Z' }],
  [
    'an estimate of the line alone',
    [estimated(arrival('2026-02-02T08:00:00'))],
    null,
    { destination_eta_at: '2026-02-02T14:00:00Z' },
  ],
  [
    'an estimate of the railway alone',
    [],
    [estimated(arrival('2026-02-02T08:00:00'))],
    { ind_eta_at: '2026-02-02T14:00:00Z' },
  ],
  [
    'two estimates',
    [estimated(arrival('2026-02-02T08:00:00'))],
    [estimated(arrival('2026-02-01T02:00:00'))],
    {
      destination_eta_at: '2026-02-02T14:00:00Z',
      ind_eta_at: '2026-02-01T08:00:00Z',
    },
  ],
  [
    'an arrival of the line while the train is still on its way',
    [arrival('2026-01-29T08:00:00')],
    [estimated(arrival('2026-02-01T02:00:00'))],
    {
      destination_ata_at: '2026-01-29T14:00:00Z',
      ind_eta_at: '2026-02-01T08:00:00Z',
    },
  ],
  [
    'an arrival of the train that the line still estimates',
    [estimated(arrival('2026-02-02T08:00:00'))],
    [arrival('2026-01-29T08:00:00')],
    {
      destination_eta_at: '2026-02-02T14:00:00Z',
      ind_ata_at: '2026-01-29T14:00:00Z',
    },
  ],
  [
    'an unloading by the railway, which proves its arrival',
    [estimated(arrival('2026-02-02T08:00:00'))],
    [unloading('2026-01-29T12:00:00')],
    {
      destination_eta_at: '2026-02-02T14:00:00Z',
      ind_ata_at: '2026-01-29T18:00:00Z',
    },
  ],
  [
    'nothing left to estimate once the container has left the ramp',
    [estimated(arrival('2026-02-02T08:00:00'))],
    [arrival('2026-01-29T08:00:00'), fullOut('USCHI', '2026-01-30T08:00:00-06:00', ramp)],
    { ind_ata_at: '2026-01-29T14:00:00Z' },
  ],
])('the journey serves %s', (_what, line, railway, served) => {
  const { inland: _, ...fields } = play(line, railway)
  expect(fields).toEqual({ ...none, ...served })
})
