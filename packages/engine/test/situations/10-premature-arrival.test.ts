import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  atLosAngeles,
  discharge,
  estimated,
  fullOut,
  listEstimates,
  listEvents,
  onwards,
  projectStory,
  shipmentOf,
  toBusan,
} from '../story.ts'

const atSea = [...toBusan, ...onwards]
const bravo = { vessel: 'BRAVO', voyage: '2E' }
const arrival = arrive('USLAX', '2026-01-20T08:00:00-08:00', bravo)
const eta = (time: string, options: object = bravo) => estimated(arrive('USLAX', time, options))
const FIRST = '2026-01-20T18:00:00Z'
const NEXT = '2026-01-20T20:00:00Z'

const served = (...polls: [string, Statement[], boolean?][]) => {
  const projection = projectStory({
    polls: polls.map(([at, statements, complete = true]) => ({ at, statements: [...atSea, ...statements], complete })),
  })
  const { pod_ata_at, pod_eta_at } = shipmentOf(projection)
  return {
    pod_ata_at,
    pod_eta_at,
    happened: listEvents(projection).includes('vessel_arrived USLAX'),
    estimated: listEstimates(projection).some((one) => one.startsWith('vessel_arrived USLAX')),
  }
}

const withdrawn = (pod_eta_at: string) => ({ pod_ata_at: null, pod_eta_at, happened: false, estimated: true })
const kept = { pod_ata_at: '2026-01-20T16:00:00Z', pod_eta_at: null, happened: true, estimated: false }

test.each<[string, Parameters<typeof served>]>([
  [
    'the next response replaces it',
    [
      [FIRST, [arrival]],
      [NEXT, [eta('2026-01-22T08:00:00-08:00')]],
    ],
  ],
  [
    'the next response holds both',
    [
      [FIRST, [arrival]],
      [NEXT, [arrival, eta('2026-01-22T08:00:00-08:00')]],
    ],
  ],
  ['the first response holds both', [[FIRST, [arrival, eta('2026-01-22T08:00:00-08:00')]]]],
  [
    'the estimate came first',
    [
      [FIRST, [eta('2026-01-22T08:00:00-08:00')]],
      [NEXT, [arrival, eta('2026-01-22T08:00:00-08:00')]],
    ],
  ],
  [
    'the estimate names no vessel',
    [
      [FIRST, [arrival]],
      [NEXT, [eta('2026-01-22T08:00:00-08:00', {})]],
    ],
  ],
])('an arrival is withdrawn at once if %s', (_what, polls) => {
  expect(served(...polls)).toEqual(withdrawn('2026-01-22T16:00:00Z'))
})

test.each<[string, Parameters<typeof served>]>([
  [
    'the estimate is less than twelve hours ahead',
    [
      [FIRST, [arrival]],
      [NEXT, [arrival, eta('2026-01-20T22:00:00-08:00')]],
    ],
  ],
  [
    'the response is incomplete',
    [
      [FIRST, [arrival]],
      [NEXT, [eta('2026-01-22T08:00:00-08:00')], false],
    ],
  ],
  [
    'the container was discharged since',
    [
      [FIRST, [arrival]],
      [NEXT, [arrival, discharge('USLAX', '2026-01-20T10:00:00-08:00', bravo), eta('2026-01-22T08:00:00-08:00')]],
    ],
  ],
  [
    'the container left the port since',
    [
      [FIRST, [arrival]],
      [NEXT, [arrival, fullOut('USLAX', '2026-01-20T11:00:00-08:00'), eta('2026-01-22T08:00:00-08:00')]],
    ],
  ],
])('an arrival stays if %s', (_what, polls) => {
  expect(served(...polls)).toMatchObject({ pod_ata_at: kept.pod_ata_at, happened: true })
})

test('the arrival is served once the line reports it again', () => {
  const back = atLosAngeles[0]!
  expect(
    served([FIRST, [arrival]], [NEXT, [arrival, eta('2026-01-22T08:00:00-08:00')]], ['2026-01-22T18:00:00Z', [back]]),
  ).toEqual({ pod_ata_at: '2026-01-22T16:00:00Z', pod_eta_at: null, happened: true, estimated: false })
})
