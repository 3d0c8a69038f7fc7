import { expect, test } from 'vitest'
import type { Statement } from '../../src/statement.ts'
import {
  arrive,
  containerOf,
  depart,
  discharge,
  emptyOut,
  estimated,
  fullIn,
  listEvents,
  load,
  OTHER_CONTAINER,
  planned,
  projectStory,
  shipmentOf,
} from '../story.ts'

/** Cargo that was rolled: its loading was planned, the ship has gone, and no loading is reported. */
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const BRAVO = { vessel: 'BRAVO', voyage: '2E' }
const gates = [emptyOut('CNSHA', '2026-01-01T08:00:00+08:00'), fullIn('CNSHA', '2026-01-03T08:00:00+08:00')]
const loading = load('CNSHA', '2026-01-05T08:00:00+08:00', ALPHA)
const sailed = depart('CNSHA', '2026-01-05T20:00:00+08:00', ALPHA)
const landing = [
  arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA),
]
const plan = [...gates, planned(loading), estimated(sailed), ...landing.map(estimated)]
const other = <S extends Statement>(one: S): S => ({ ...one, container: OTHER_CONTAINER })
const ofOther = [...gates, loading].map(other)

const see = (...polls: [string, Statement[]][]) =>
  projectStory({ polls: polls.map(([at, statements]) => ({ at, statements })) })

test.each<[string, Statement[]]>([
  ['its loading is still planned', [...gates, planned(loading), sailed, ...landing.map(estimated)]],
  ['its loading is estimated', [...gates, estimated(loading), sailed, ...landing.map(estimated)]],
  [
    'the other container of the bill was loaded',
    [...gates, planned(loading), ...ofOther, sailed, ...landing.map(estimated)],
  ],
  [
    'its plan was dropped, and the other container was loaded',
    [...gates, ...ofOther, sailed, ...landing.map(estimated)],
  ],
  ['its plan was dropped', [...gates, sailed, ...landing.map(estimated)]],
  [
    'the ship has called at the next port',
    [
      ...gates,
      planned(loading),
      sailed,
      arrive('KRPUS', '2026-01-07T08:00:00+09:00', ALPHA),
      depart('KRPUS', '2026-01-07T20:00:00+09:00', ALPHA),
      ...landing.map(estimated),
    ],
  ],
])('a container that was not loaded has not sailed: %s', (_, statements) => {
  const projection = see(
    [
      '2026-01-04T00:00:00Z',
      [
        ...plan,
        ...(statements.some(({ container }) => container === OTHER_CONTAINER)
          ? [...gates, planned(loading)].map(other)
          : []),
      ],
    ],
    ['2026-01-08T00:00:00Z', statements],
  )
  expect(containerOf(projection)).toMatchObject({ current_status: 'new', pol_vessel_departed_at: null })
  expect(listEvents(projection)).toEqual(['empty_out CNSHA', 'full_in CNSHA'])
})

test('a container left behind sails with the ship that it is planned on then', () => {
  const next = [load('CNSHA', '2026-01-12T08:00:00+08:00', BRAVO), depart('CNSHA', '2026-01-12T20:00:00+08:00', BRAVO)]
  const projection = see(
    ['2026-01-04T00:00:00Z', plan],
    ['2026-01-06T00:00:00Z', [...gates, planned(loading), sailed]],
    ['2026-01-13T00:00:00Z', [...gates, sailed, ...next]],
  )
  expect(containerOf(projection)).toMatchObject({
    current_status: 'on_ship',
    pol_vessel_loaded_at: '2026-01-12T00:00:00Z',
    pol_vessel_departed_at: '2026-01-12T12:00:00Z',
  })
  expect(shipmentOf(projection).pol_atd_at).toBe('2026-01-12T12:00:00Z')
})

test.each<[string, Statement[]]>([
  ['reported late', [...gates, loading, sailed]],
  ['reported without the ship', [...gates, load('CNSHA', '2026-01-05T08:00:00+08:00'), planned(loading), sailed]],
  ['shown by its discharge', [...gates, planned(loading), sailed, ...landing]],
  ['that was planned, and the ship has arrived where it is bound for', [...gates, sailed, landing[0]!]],
])('a container has sailed with a loading %s', (_, statements) => {
  const projection = see(['2026-01-04T00:00:00Z', plan], ['2026-01-21T08:00:00Z', statements])
  expect(containerOf(projection).pol_vessel_departed_at).toBe('2026-01-05T12:00:00Z')
})

test('a container has sailed if its line reports and plans no loads', () => {
  const landed = landing.map(estimated)
  const projection = see(
    ['2026-01-04T00:00:00Z', [...gates, estimated(sailed), ...landed]],
    ['2026-01-08T00:00:00Z', [...gates, sailed, ...landed]],
  )
  expect(containerOf(projection)).toMatchObject({
    current_status: 'on_ship',
    pol_vessel_departed_at: '2026-01-05T12:00:00Z',
  })
})
