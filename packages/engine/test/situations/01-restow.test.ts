import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  estimated,
  listEvents,
  load,
  planned,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** The container is lifted off its vessel at Busan to reach those below it, and put back on. */
const sailed = toBusan.slice(0, 4)
const [arrived, discharged] = toBusan.slice(4) as [Milestone, Milestone]
const eta = estimated(
  arrive('USLAX', '2026-01-22T08:00:00-08:00', {
    vessel: 'ALPHA',
    voyage: '1E',
  }),
)
const reload = (voyage: string) => load('KRPUS', '2026-01-07T18:00:00+09:00', { vessel: 'ALPHA', voyage })
const onwards = (voyage: string) => depart('KRPUS', '2026-01-08T02:00:00+09:00', { vessel: 'ALPHA', voyage })
const at = (...statements: Milestone[]) => [{ at: '2026-01-08T12:00:00Z', statements }]
const NOW = '2026-01-08T12:00:00Z'
const stays = {
  port_of_discharge_locode: 'USLAX',
  pod_eta_at: '2026-01-22T16:00:00Z',
  pod_ata_at: null,
}

test.each<[string, Parameters<typeof projectSources>[0]]>([
  [
    'on the same voyage',
    {
      line: at(...sailed, arrived, discharged, reload('1E'), onwards('1E'), eta),
    },
  ],
  [
    'under another voyage number',
    {
      line: at(...sailed, arrived, discharged, reload('1W'), onwards('1W'), eta),
    },
  ],
  ['before the vessel sails on', { line: at(...sailed, arrived, discharged, reload('1E'), eta) }],
  ['without the calls of the vessel', { line: at(sailed[2]!, discharged, reload('1W'), eta) }],
  [
    'as only the terminal reports',
    {
      line: at(...sailed, arrived, eta),
      terminal: [
        {
          at: '2026-01-07T06:00:00Z',
          statements: [{ ...discharged, vessel: null, voyage: null }],
        },
        {
          at: '2026-01-07T12:00:00Z',
          statements: [{ ...reload('1E'), vessel: null, voyage: null }],
        },
      ],
    },
  ],
  [
    'off the vessel, with the discharge planned at Los Angeles',
    {
      line: at(
        ...sailed,
        arrived,
        discharged,
        planned(discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'ALPHA' })),
        eta,
      ),
    },
  ],
])('a container restowed %s keeps its port of discharge and its estimate', (_, sources) => {
  const projection = projectSources(sources, NOW)
  expect(shipmentOf(projection)).toMatchObject(stays)
  expect(shipmentOf(projection).port_of_lading_locode).toBe('CNSHA')
  expect(containerOf(projection).current_status).toBe('on_ship')
  expect(listEvents(projection)).not.toContain('vessel_discharged KRPUS')
})

test('the estimate stays between the discharge and the second loading, if the line goes on reporting it', () => {
  const polls = [
    { at: '2026-01-06T00:00:00Z', statements: [...sailed, eta] },
    { at: '2026-01-07T05:00:00Z', statements: [...sailed, arrived, discharged, eta] },
  ]
  expect(shipmentOf(projectSources({ line: polls }, polls[1]!.at))).toMatchObject(stays)
})

test('a container restowed at its port of lading is loaded once, when it is loaded last', () => {
  const statements = [
    ...toBusan.slice(0, 3),
    discharge('CNSHA', '2026-01-05T10:00:00+08:00', { vessel: 'ALPHA' }),
    load('CNSHA', '2026-01-05T15:00:00+08:00', {
      vessel: 'ALPHA',
      voyage: '1E',
    }),
    toBusan[3]!,
    eta,
  ]
  const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW)
  expect(listEvents(projection)).toEqual([
    'empty_out CNSHA',
    'full_in CNSHA',
    'vessel_loaded CNSHA',
    'vessel_departed CNSHA',
  ])
  expect(containerOf(projection).pol_vessel_loaded_at).toBe('2026-01-05T07:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    ...stays,
    port_of_lading_locode: 'CNSHA',
  })
})

test.each([
  ['before its second discharge', []],
  ['after its second discharge', [discharge('USLAX', '2026-01-23T04:00:00-08:00', { vessel: 'ALPHA' })]],
])('a container restowed at its port of discharge keeps it, %s', (_, after) => {
  const statements = [
    ...sailed,
    arrive('USLAX', '2026-01-22T08:00:00-08:00', { vessel: 'ALPHA' }),
    discharge('USLAX', '2026-01-22T20:00:00-08:00', { vessel: 'ALPHA' }),
    load('USLAX', '2026-01-22T23:00:00-08:00', { vessel: 'ALPHA' }),
    ...after,
  ]
  const projection = projectSources({ line: [{ at: '2026-01-24T00:00:00Z', statements }] }, '2026-01-24T00:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: '2026-01-22T16:00:00Z',
    pod_eta_at: null,
  })
  expect(containerOf(projection)).toMatchObject(
    after.length > 0
      ? {
          current_status: 'grounded',
          pod_discharged_at: '2026-01-23T12:00:00Z',
        }
      : { current_status: 'on_ship', pod_discharged_at: null },
  )
  expect(listEvents(projection).filter((event) => event.startsWith('vessel_discharged'))).toHaveLength(after.length)
})

test('a container that goes on with another vessel is transshipped, and its old vessel no longer counts', () => {
  const statements = [
    ...toBusan,
    load('KRPUS', '2026-01-10T08:00:00+09:00', {
      vessel: 'BRAVO',
      voyage: '2E',
    }),
    eta,
    estimated(
      arrive('USLAX', '2026-01-25T08:00:00-08:00', {
        vessel: 'BRAVO',
        voyage: '2E',
      }),
    ),
  ]
  const projection = projectSources({ line: [{ at: '2026-01-11T00:00:00Z', statements }] }, '2026-01-11T00:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    pod_vessel_name: 'BRAVO',
    pod_eta_at: '2026-01-25T16:00:00Z',
  })
})
