import { expect, test } from 'vitest'
import {
  arrive,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  estimated,
  load,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** A line that reports no gate moves: the next cargo of the container begins with its loading, weeks later. */
const ALPHA = { vessel: 'ALPHA', voyage: '1E' }
const ECHO = { vessel: 'ECHO', voyage: '9W' }
const first = [
  ...toBusan.slice(2, 4),
  arrive('USLAX', '2026-01-20T08:00:00-08:00', ALPHA),
  discharge('USLAX', '2026-01-20T20:00:00-08:00', ALPHA),
]
const next = [
  load('USLAX', '2026-03-10T08:00:00-08:00', ECHO),
  depart('USLAX', '2026-03-10T20:00:00-08:00', ECHO),
  estimated(arrive('JPTYO', '2026-03-24T08:00:00+09:00', ECHO)),
]
const NOW = '2026-03-12T00:00:00Z'
const earlier = { type: 'container' as const, number: CONTAINER, createdAt: '2026-01-15T00:00:00Z' }
const polls = [
  { at: '2026-01-22T00:00:00Z', statements: first },
  { at: NOW, statements: [...first, ...next] },
]

test.each([
  ['by bill, poll by poll', polls, undefined],
  ['by container, poll by poll', polls, earlier],
  ['by container, in one response', polls.slice(1), earlier],
])('a loading weeks after the discharge is another journey, %s', (_, line, request) => {
  const projection = projectSources({ line }, NOW, request)
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    pod_ata_at: '2026-01-20T16:00:00Z',
  })
  expect(containerOf(projection).current_status).toBe('grounded')
})

test('a request after that loading shows the next journey', () => {
  const projection = projectSources({ line: polls }, NOW, { type: 'container', number: CONTAINER })
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'USLAX', port_of_discharge_locode: 'JPTYO' })
})

test('a container that waits long at its hub goes on with the voyage that was known', () => {
  const eta = estimated(arrive('USLAX', '2026-03-25T08:00:00-08:00', { vessel: 'BRAVO' }))
  const line = [
    { at: '2026-01-08T00:00:00Z', statements: [...toBusan, eta] },
    {
      at: NOW,
      statements: [...toBusan, load('KRPUS', '2026-03-08T08:00:00+09:00', { vessel: 'BRAVO' }), eta],
    },
  ]
  expect(shipmentOf(projectSources({ line }, NOW))).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
  })
})
