import { expect, test } from 'vitest'
import type { Milestone, Statement } from '../../src/statement.ts'
import {
  arrive,
  atLosAngeles,
  CONTAINER,
  containerOf,
  depart,
  discharge,
  estimated,
  fullIn,
  fullOut,
  listEvents,
  load,
  onwards,
  type Poll,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

/** Imported to Los Angeles; then another shipper fills the container and brings it back to a port. */
const imported = [...toBusan, ...onwards, ...atLosAngeles, fullOut('USLAX', '2026-01-25T10:00:00-08:00')]
const whole = listEvents(
  projectSources({ line: [{ at: '2026-01-26T00:00:00Z', statements: imported }] }, '2026-01-26T00:00:00Z'),
)
const exported = [
  fullIn('USOAK', '2026-01-30T10:00:00-08:00'),
  load('USOAK', '2026-02-02T10:00:00-08:00', { vessel: 'ECHO', voyage: '9W' }),
  depart('USOAK', '2026-02-02T22:00:00-08:00', { vessel: 'ECHO', voyage: '9W' }),
  estimated(arrive('JPTYO', '2026-02-14T08:00:00+09:00', { vessel: 'ECHO', voyage: '9W' })),
]
const fromThere = (locode: string) =>
  exported.map((one) => (one.place.locode === 'USOAK' ? { ...one, place: { ...one.place, locode } } : one))
const NOW = '2026-02-03T12:00:00Z'
const late = (...statements: Statement[]): Poll[] => [{ at: NOW, statements: [...imported, ...statements] }]
const later = (...statements: Statement[]): Poll[] => [
  { at: '2026-01-26T00:00:00Z', statements: imported },
  ...late(...statements),
]

const variants: [string, Parameters<typeof projectSources>[0]][] = [
  ['at another port, poll by poll', { line: later(...exported) }],
  ['at another port, all in one response', { line: late(...exported) }],
  ['at the same port', { line: later(...fromThere('USLAX')) }],
  ['at the same port, all in one response', { line: late(...fromThere('USLAX')) }],
  ['without its vessel so far', { line: later(exported[0]!) }],
  ['without its gate-in', { line: later(...exported.slice(1)) }],
  ['as the terminal reports it', { line: late(), terminal: [{ at: NOW, statements: exported.slice(0, 2) }] }],
  [
    'with the discharge in Japan',
    {
      line: later(
        ...exported.slice(0, 3),
        arrive('JPTYO', '2026-02-14T08:00:00+09:00', { vessel: 'ECHO' }),
        discharge('JPTYO', '2026-02-14T18:00:00+09:00', { vessel: 'ECHO' }),
      ).map((poll, index) => (index === 1 ? { ...poll, at: '2026-02-15T00:00:00Z' } : poll)),
    },
  ],
]

test.each(variants)('another shipper brings the container %s: the import stays delivered', (_, sources) => {
  const now = sources.line!.at(-1)!.at
  // Which of two journeys a bill means is not known from one response without references.
  const requests = sources.line!.length === 1 && !sources.terminal ? [] : [undefined]
  for (const request of [
    ...requests,
    { type: 'container' as const, number: CONTAINER, createdAt: '2026-01-20T00:00:00Z' },
  ]) {
    const projection = projectSources(sources, now, request)
    expect(listEvents(projection)).toEqual(whole)
    expect(containerOf(projection)).toMatchObject({
      current_status: 'picked_up',
      pod_full_out_at: '2026-01-25T18:00:00Z',
    })
    expect(shipmentOf(projection)).toMatchObject({
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_locode: 'USLAX',
      pod_ata_at: '2026-01-22T16:00:00Z',
      pod_eta_at: null,
    })
  }
})

test.each(variants.slice(0, 4))('a request made then for the container shows the export %s', (_, sources) => {
  const request = { type: 'container' as const, number: CONTAINER }
  const projection = projectSources(sources, NOW, request)
  expect(listEvents(projection).map((event) => event.split(' ')[0])).toEqual([
    'full_in',
    'vessel_loaded',
    'vessel_departed',
  ])
  expect(shipmentOf(projection).port_of_discharge_locode).toBe('JPTYO')
})

const transfer = [fullOut('KRPUS', '2026-01-08T08:00:00+09:00'), fullIn('KRPUS', '2026-01-08T12:00:00+09:00')]
const slowTransfer = [fullOut('KRPUS', '2026-01-08T08:00:00+09:00'), fullIn('KRPUS', '2026-01-12T12:00:00+09:00')]
const after = (milestones: readonly Milestone[], days: number) =>
  milestones.map((one) => ({
    ...one,
    time: { ...one.time, at: new Date(Date.parse(one.time.at) + days * 86_400_000).toISOString().replace('.000', '') },
  }))
const eta = estimated(arrive('USLAX', '2026-01-30T08:00:00-08:00', { vessel: 'BRAVO' }))
test.each<[string, Poll[]]>([
  ['within hours', [{ at: '2026-01-12T00:00:00Z', statements: [...toBusan, ...transfer, ...onwards, eta] }]],
  [
    'days later, as was planned before',
    [
      { at: '2026-01-07T12:00:00Z', statements: [...toBusan, eta] },
      { at: '2026-01-16T00:00:00Z', statements: [...toBusan, ...slowTransfer, ...after(onwards, 4), eta] },
    ],
  ],
])('a truck that takes the container to another terminal of the hub %s ends no journey', (_, line) => {
  const projection = projectSources({ line }, line.at(-1)!.at)
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'CNSHA', port_of_discharge_locode: 'USLAX' })
  expect(containerOf(projection)).toMatchObject({ current_status: 'on_ship', pod_full_out_at: null })
})

test('a truck that takes the container to a ramp inland ends no journey', () => {
  const statements = [...imported, fullIn('USCHI', '2026-01-30T10:00:00-06:00', { facility: 'RAMP' })]
  const projection = projectSources({ line: [{ at: '2026-01-31T00:00:00Z', statements }] }, '2026-01-31T00:00:00Z')
  expect(shipmentOf(projection)).toMatchObject({
    destination_locode: 'USCHI',
    destination_ata_at: '2026-01-30T16:00:00Z',
  })
})
