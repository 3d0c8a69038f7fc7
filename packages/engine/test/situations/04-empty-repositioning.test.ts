import { expect, test } from 'vitest'
import type { Milestone } from '../../src/statement.ts'
import {
  arrive,
  atLosAngeles,
  CONTAINER,
  containerOf,
  delivered,
  depart,
  discharge,
  emptyOut,
  estimated,
  fullOut,
  listEvents,
  load,
  onwards,
  planned,
  projectSources,
  shipmentOf,
  toBusan,
} from '../story.ts'

const out = fullOut('USLAX', '2026-01-25T10:00:00-08:00')
const finished = [...toBusan, ...onwards, ...atLosAngeles, ...delivered]
const returned = listEvents(
  projectSources({ line: [{ at: '2026-01-29T00:00:00Z', statements: finished }] }, '2026-01-29T00:00:00Z'),
)

/** The empty container is shipped back to where cargo waits. */
const back = [
  load('USLAX', '2026-02-02T08:00:00-08:00', { vessel: 'ECHO', empty: true }),
  depart('USLAX', '2026-02-02T20:00:00-08:00', { vessel: 'ECHO' }),
  arrive('CNNGB', '2026-02-16T08:00:00+08:00', { vessel: 'ECHO' }),
  discharge('CNNGB', '2026-02-16T18:00:00+08:00', { vessel: 'ECHO', empty: true }),
]
const NOW = '2026-02-18T00:00:00Z'
const unnamed = back.map((one) => ({ ...one, vessel: null }))
const plannedBack = [back[0]!, back[1]!, estimated(back[2]!), planned(back[3]!)]
const requests = [
  ['bill', undefined],
  ['container', { type: 'container' as const, number: CONTAINER }],
] as const

const journeys: [string, Milestone[]][] = [
  ['a whole voyage', back],
  ['a voyage without vessels', unnamed],
  ['a voyage under way', plannedBack],
  ['a voyage and the next empty gate-out', [...back, emptyOut('CNNGB', '2026-02-17T08:00:00+08:00')]],
]
const cases = journeys.flatMap(([what, milestones]) =>
  requests.map(([by, request]) => [what, by, milestones, request] as const),
)

test.each(cases)(
  'a finished import requested late is finished, although %s of the empty container follows, by %s',
  (_, __, milestones, request) => {
    const projection = projectSources({ line: [{ at: NOW, statements: [...finished, ...milestones] }] }, NOW, request)
    expect(listEvents(projection)).toEqual(returned)
    expect(containerOf(projection).current_status).toBe('empty_returned')
    expect(shipmentOf(projection)).toMatchObject({
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_locode: 'USLAX',
      pod_ata_at: '2026-01-22T16:00:00Z',
      pod_eta_at: null,
    })
  },
)

test.each(cases)(
  'an import whose return was not reported stays picked up through %s of the empty container, by %s',
  (_, __, milestones, request) => {
    const statements = [...toBusan, ...onwards, ...atLosAngeles, out, ...milestones]
    const projection = projectSources({ line: [{ at: NOW, statements }] }, NOW, request)
    expect(listEvents(projection)).toEqual(returned.slice(0, -1))
    expect(containerOf(projection)).toMatchObject({ current_status: 'picked_up', empty_terminated_at: null })
    expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'CNSHA', port_of_discharge_locode: 'USLAX' })
  },
)

test.each(['the line', 'the terminal'])(
  'the voyage that brought the empty container to its shipper is no part of its journey, as %s reports it',
  (who) => {
    const brought = [
      load('JPTYO', '2025-12-10T08:00:00+09:00', { vessel: 'ZULU', empty: true }),
      depart('JPTYO', '2025-12-10T20:00:00+09:00', { vessel: 'ZULU' }),
      arrive('CNSHA', '2025-12-14T08:00:00+08:00', { vessel: 'ZULU' }),
      discharge('CNSHA', '2025-12-14T18:00:00+08:00', { vessel: 'ZULU', empty: true }),
    ]
    const at = '2026-01-08T00:00:00Z'
    const sources =
      who === 'the line'
        ? { line: [{ at, statements: [...brought, ...toBusan] }] }
        : {
            line: [{ at, statements: toBusan }],
            terminal: [{ at, statements: brought.filter(({ container }) => container !== null) }],
          }
    const projection = projectSources(sources, at)
    expect(listEvents(projection)[0]).toBe('empty_out CNSHA')
    expect(listEvents(projection)).toHaveLength(toBusan.length)
    expect(shipmentOf(projection).port_of_lading_locode).toBe('CNSHA')
  },
)

test('the sea leg of an empty container alone is not a journey, by bill or by container', () => {
  for (const [, request] of requests) {
    const projection = projectSources({ line: [{ at: NOW, statements: back }] }, NOW, request)
    expect(shipmentOf(projection)).toMatchObject(
      request ? {} : { port_of_lading_locode: null, port_of_discharge_locode: null, pod_ata_at: null },
    )
    expect(listEvents(projection)).toEqual([])
    if (!request) expect(containerOf(projection).current_status).toBe('new')
  }
})
