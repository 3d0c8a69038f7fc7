import { describe, expect, test } from 'vitest'
import {
  arrive,
  atLosAngeles,
  CONTAINER,
  claimsOf,
  containerOf,
  delivered,
  depart,
  discharge,
  emptyIn,
  emptyOut,
  estimated,
  fact,
  fullIn,
  fullOut,
  listEstimates,
  listEvents,
  load,
  OTHER_CONTAINER,
  onwards,
  planned,
  projectClaims,
  projectStory,
  railLoad,
  railUnload,
  shipmentOf,
  toBusan,
} from '../story.ts'

const etaAt = (time: string, vessel = 'BRAVO') => estimated(arrive('USLAX', time, { vessel }))

test('a direct journey is shown from empty-out to empty-in', () => {
  const statements = [
    ...toBusan.slice(0, 4),
    arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'ALPHA' }),
    discharge('USLAX', '2026-01-20T20:00:00-08:00', { vessel: 'ALPHA' }),
    ...delivered,
  ]
  const projection = projectStory({ polls: [{ at: '2026-01-29T00:00:00Z', statements }] })
  expect(listEvents(projection)).toEqual([
    'empty_out CNSHA',
    'full_in CNSHA',
    'vessel_loaded CNSHA',
    'vessel_departed CNSHA',
    'vessel_arrived USLAX',
    'vessel_discharged USLAX',
    'full_out USLAX',
    'empty_in USLAX',
  ])
  expect(shipmentOf(projection)).toMatchObject({
    port_of_lading_locode: 'CNSHA',
    port_of_discharge_locode: 'USLAX',
    destination_locode: null,
    pod_ata_at: '2026-01-20T16:00:00Z',
    pod_timezone: 'America/Los_Angeles',
    pod_eta_at: null,
  })
  expect(containerOf(projection)).toMatchObject({
    current_status: 'empty_returned',
    pod_full_out_at: '2026-01-25T18:00:00Z',
    final_destination_full_out_at: null,
  })
})

test('second call at the same port: a port of lading that is called again later is two visits', () => {
  const statements = [
    load('KRPUS', '2026-01-01T08:00:00+09:00', { vessel: 'ALPHA' }),
    depart('KRPUS', '2026-01-01T20:00:00+09:00', { vessel: 'ALPHA' }),
    arrive('CNSHA', '2026-01-03T08:00:00+08:00', { vessel: 'ALPHA' }),
    discharge('CNSHA', '2026-01-03T12:00:00+08:00', { vessel: 'ALPHA' }),
    load('CNSHA', '2026-01-05T12:00:00+08:00', { vessel: 'BRAVO' }),
    depart('CNSHA', '2026-01-05T18:00:00+08:00', { vessel: 'BRAVO' }),
    arrive('KRPUS', '2026-01-07T08:00:00+09:00', { vessel: 'BRAVO' }),
    discharge('KRPUS', '2026-01-07T12:00:00+09:00', { vessel: 'BRAVO' }),
    load('KRPUS', '2026-01-09T08:00:00+09:00', { vessel: 'CHARLIE' }),
    depart('KRPUS', '2026-01-09T20:00:00+09:00', { vessel: 'CHARLIE' }),
    arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'CHARLIE' }),
    discharge('USLAX', '2026-01-20T20:00:00-08:00', { vessel: 'CHARLIE' }),
  ]
  expect(listEvents(projectStory({ polls: [{ at: '2026-01-21T12:00:00Z', statements }] }))).toEqual([
    'vessel_loaded KRPUS',
    'vessel_departed KRPUS',
    'transshipment_arrived CNSHA',
    'transshipment_discharged CNSHA',
    'transshipment_loaded CNSHA',
    'transshipment_departed CNSHA',
    'transshipment_arrived KRPUS',
    'transshipment_discharged KRPUS',
    'transshipment_loaded KRPUS',
    'transshipment_departed KRPUS',
    'vessel_arrived USLAX',
    'vessel_discharged USLAX',
  ])
})

test('load, discharge, load at one hub: the container was discharged again and both loads count', () => {
  const statements = [
    ...toBusan,
    load('KRPUS', '2026-01-09T08:00:00+09:00', { vessel: 'BRAVO' }),
    discharge('KRPUS', '2026-01-09T14:00:00+09:00', { vessel: 'BRAVO' }),
    load('KRPUS', '2026-01-12T08:00:00+09:00', { vessel: 'CHARLIE' }),
  ]
  const projection = projectStory({ polls: [{ at: '2026-01-13T00:00:00Z', statements }] })
  expect(listEvents(projection).slice(4)).toEqual([
    'transshipment_arrived KRPUS',
    'transshipment_discharged KRPUS',
    'transshipment_loaded KRPUS',
    'transshipment_discharged KRPUS',
    'transshipment_loaded KRPUS',
  ])
  expect(new Set(projection.containers[0]!.events.map(({ milestone }) => milestone)).size).toBe(
    projection.containers[0]!.events.length,
  )
})

test('two loads at one port with nothing between are one load, in the newer version', () => {
  const polls = [
    { at: '2026-01-06T00:00:00Z', statements: toBusan.slice(0, 3) },
    {
      at: '2026-01-07T00:00:00Z',
      statements: [
        ...toBusan.slice(0, 3),
        load('CNSHA', '2026-01-05T11:00:00+08:00', { vessel: 'ALPHA', voyage: '1E' }),
      ],
    },
  ]
  const projection = projectStory({ polls })
  expect(listEvents(projection)).toEqual(['empty_out CNSHA', 'full_in CNSHA', 'vessel_loaded CNSHA'])
  expect(containerOf(projection).pol_vessel_loaded_at).toBe('2026-01-05T03:00:00Z')
  expect(projection.containers[0]!.provenance.pol_vessel_loaded_at!.outranked).toHaveLength(1)
})

test('rollover: the plan moves to the next vessel and the old plan disappears', () => {
  const plan = (vessel: string, day: string) => [
    planned(load('CNSHA', `2026-01-${day}T08:00:00+08:00`, { vessel })),
    estimated(depart('CNSHA', `2026-01-${day}T20:00:00+08:00`, { vessel })),
    estimated(arrive('USLAX', `2026-01-2${day.slice(1)}T08:00:00-08:00`, { vessel })),
  ]
  const polls = [
    { at: '2026-01-04T00:00:00Z', statements: [...toBusan.slice(0, 2), ...plan('ALPHA', '05')] },
    { at: '2026-01-05T00:00:00Z', statements: [...toBusan.slice(0, 2), ...plan('DELTA', '08')] },
  ]
  const projection = projectStory({ polls })
  expect(shipmentOf(projection)).toMatchObject({
    pol_etd_at: '2026-01-08T12:00:00Z',
    pod_vessel_name: 'DELTA',
    pod_eta_at: '2026-01-28T16:00:00Z',
    pod_original_eta_at: '2026-01-25T16:00:00Z',
  })
  expect(listEstimates(projection)).toEqual([
    'vessel_departed CNSHA 2026-01-08T12:00:00Z',
    'vessel_arrived USLAX 2026-01-28T16:00:00Z',
  ])
})

test('a bill split over two vessels follows the vessel with most containers, and departures apply to the containers aboard', () => {
  const third = 'TSTU0000013'
  const statements = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA' }),
    load('CNSHA', '2026-01-05T09:00:00+08:00', { vessel: 'ALPHA', container: OTHER_CONTAINER }),
    load('CNSHA', '2026-01-09T08:00:00+08:00', { vessel: 'BRAVO', container: third }),
    depart('CNSHA', '2026-01-05T20:00:00+08:00', { vessel: 'ALPHA' }),
    depart('CNSHA', '2026-01-09T20:00:00+08:00', { vessel: 'BRAVO' }),
    estimated(arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'ALPHA' })),
    estimated(arrive('USLAX', '2026-01-26T08:00:00-08:00', { vessel: 'BRAVO' })),
  ]
  const projection = projectStory({ polls: [{ at: '2026-01-10T00:00:00Z', statements }] })
  expect(shipmentOf(projection)).toMatchObject({
    pod_vessel_name: 'ALPHA',
    pod_eta_at: '2026-01-20T16:00:00Z',
    pol_atd_at: '2026-01-05T12:00:00Z',
  })
  expect(containerOf(projection, third)).toMatchObject({ pol_vessel_departed_at: '2026-01-09T12:00:00Z' })
  expect(containerOf(projection, OTHER_CONTAINER)).toMatchObject({ pol_vessel_departed_at: '2026-01-05T12:00:00Z' })
  expect(listEstimates(projection, third)).toEqual(['vessel_arrived USLAX 2026-01-26T16:00:00Z'])
})

test('a bill split evenly follows the later vessel', () => {
  const statements = [
    load('CNSHA', '2026-01-05T08:00:00+08:00', { vessel: 'ALPHA' }),
    load('CNSHA', '2026-01-09T08:00:00+08:00', { vessel: 'BRAVO', container: OTHER_CONTAINER }),
    estimated(arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'ALPHA' })),
    estimated(arrive('USLAX', '2026-01-26T08:00:00-08:00', { vessel: 'BRAVO' })),
  ]
  expect(shipmentOf(projectStory({ polls: [{ at: '2026-01-10T00:00:00Z', statements }] }))).toMatchObject({
    pod_vessel_name: 'BRAVO',
  })
})

test('a port of discharge that becomes a transshipment keeps its milestones and renames them', () => {
  const before = projectStory({ polls: [{ at: '2026-01-08T00:00:00Z', statements: toBusan }] })
  const after = projectStory({
    polls: [
      { at: '2026-01-08T00:00:00Z', statements: toBusan },
      { at: '2026-01-11T00:00:00Z', statements: [...toBusan, ...onwards, etaAt('2026-01-22T08:00:00-08:00')] },
    ],
  })
  expect(shipmentOf(before).port_of_discharge_locode).toBe('KRPUS')
  expect(listEvents(before).slice(-2)).toEqual(['vessel_arrived KRPUS', 'vessel_discharged KRPUS'])
  expect(shipmentOf(after).port_of_discharge_locode).toBe('USLAX')
  expect(listEvents(after).slice(4, 6)).toEqual(['transshipment_arrived KRPUS', 'transshipment_discharged KRPUS'])
  const key = (projection: typeof before, name: string) =>
    projection.containers[0]!.events.find(({ event }) => event.endsWith(name))!.milestone
  expect(key(after, 'transshipment_discharged')).toBe(key(before, 'vessel_discharged'))
})

test('history purged after delivery withdraws nothing', () => {
  const whole = [...toBusan, ...onwards, ...atLosAngeles, ...delivered]
  const purged = whole.slice(-2)
  const projection = projectStory({
    polls: [
      { at: '2026-01-29T00:00:00Z', statements: whole },
      { at: '2026-02-10T00:00:00Z', statements: purged },
      { at: '2026-02-11T00:00:00Z', statements: purged },
    ],
  })
  expect(listEvents(projection)).toEqual(
    listEvents(projectStory({ polls: [{ at: '2026-01-29T00:00:00Z', statements: whole }] })),
  )
})

test('one truncated response between two complete ones changes nothing', () => {
  const whole = [...toBusan, ...onwards]
  for (const complete of [true, false]) {
    const projection = projectStory({
      polls: [
        { at: '2026-01-11T00:00:00Z', statements: whole },
        { at: '2026-01-11T12:00:00Z', statements: whole.slice(0, 4), complete },
        { at: '2026-01-12T00:00:00Z', statements: whole },
      ],
    })
    expect(listEvents(projection)).toEqual(
      listEvents(projectStory({ polls: [{ at: '2026-01-11T00:00:00Z', statements: whole }] })),
    )
    expect(
      claimsOf([
        { at: '2026-01-11T00:00:00Z', statements: whole },
        { at: '2026-01-11T12:00:00Z', statements: whole.slice(0, 4), complete },
        { at: '2026-01-12T00:00:00Z', statements: whole },
      ]).filter(({ closedMs }) => closedMs !== null),
    ).toEqual([])
  }
})

test('not found after data withdraws nothing', () => {
  const polls = [
    { at: '2026-01-11T00:00:00Z', statements: toBusan },
    { at: '2026-01-12T00:00:00Z', statements: [], outcome: 'not_found' as const },
    { at: '2026-01-13T00:00:00Z', statements: [], outcome: 'not_found' as const },
  ]
  expect(listEvents(projectStory({ polls }))).toHaveLength(6)
})

test('an actual is withdrawn only by two complete responses six hours apart that still contain something earlier', () => {
  const whole = toBusan
  const without = toBusan.slice(0, 5)
  const at = (...polls: [string, typeof whole][]) =>
    listEvents(projectStory({ polls: polls.map(([when, statements]) => ({ at: when, statements })) }))
  expect(at(['2026-01-08T00:00:00Z', whole], ['2026-01-08T12:00:00Z', without])).toContain('vessel_discharged KRPUS')
  expect(
    at(['2026-01-08T00:00:00Z', whole], ['2026-01-08T12:00:00Z', without], ['2026-01-08T17:59:00Z', without]),
  ).toContain('vessel_discharged KRPUS')
  expect(
    at(['2026-01-08T00:00:00Z', whole], ['2026-01-08T12:00:00Z', without], ['2026-01-08T18:00:00Z', without]),
  ).not.toContain('vessel_discharged KRPUS')
})

test('a returning event is served again', () => {
  const gone = toBusan.slice(0, 5)
  const polls = [
    { at: '2026-01-08T00:00:00Z', statements: toBusan },
    { at: '2026-01-09T00:00:00Z', statements: gone },
    { at: '2026-01-10T00:00:00Z', statements: gone },
    { at: '2026-01-11T00:00:00Z', statements: toBusan },
  ]
  expect(listEvents(projectStory({ polls: polls.slice(0, 3) }))).not.toContain('vessel_discharged KRPUS')
  expect(listEvents(projectStory({ polls }))).toContain('vessel_discharged KRPUS')
  expect(new Set(claimsOf(polls).map(({ id }) => id)).size).toBe(claimsOf(polls).length)
})

test("the container's next journey in the same response belongs to the next request", () => {
  const first = [...toBusan, ...onwards, ...atLosAngeles, ...delivered]
  const next = [
    emptyOut('USLAX', '2026-02-10T08:00:00-08:00'),
    fullIn('USLAX', '2026-02-12T08:00:00-08:00'),
    load('USLAX', '2026-02-14T08:00:00-08:00', { vessel: 'ECHO' }),
  ]
  const polls = [
    { at: '2026-01-29T00:00:00Z', statements: first },
    { at: '2026-02-15T00:00:00Z', statements: [...first, ...next] },
  ]
  expect(listEvents(projectStory({ polls }))).toEqual(listEvents(projectStory({ polls: polls.slice(0, 1) })))
  expect(listEvents(projectStory({ polls, request: { type: 'container', number: CONTAINER } }))).toEqual([
    'empty_out USLAX',
    'full_in USLAX',
    'vessel_loaded USLAX',
  ])
  expect(
    listEvents(
      projectStory({ polls, request: { type: 'container', number: CONTAINER, createdAt: '2026-01-20T00:00:00Z' } }),
    ),
  ).toHaveLength(listEvents(projectStory({ polls: polls.slice(0, 1) })).length)
})

test('a container whose last journey ended within a year is served with it; one whose is older waits for the next', () => {
  const requestedOn = (createdAt: string) => {
    const polls = [{ at: createdAt, statements: [...toBusan, ...onwards, ...atLosAngeles, ...delivered] }]
    return projectStory({ polls, request: { type: 'container', number: CONTAINER, createdAt } })
  }
  for (const day of ['2026-02-15T00:00:00Z', '2026-06-01T00:00:00Z', '2027-01-15T00:00:00Z']) {
    const { shipment, ended, containers } = requestedOn(day)
    expect(shipment).not.toBeNull()
    expect(ended).toMatchObject({ state: 'ended', ended_at: containers[0]!.fields.empty_terminated_at })
    expect(containers[0]!.marks.journey).toEqual(ended)
  }
  const later = requestedOn('2027-06-01T00:00:00Z')
  expect(later.shipment).toBeNull()
  expect(later.ended).toMatchObject({ state: 'ended' })
})

test('zone-less times are wall time at the place', () => {
  const projection = projectStory({
    polls: [
      {
        at: '2026-01-09T00:00:00Z',
        statements: [
          load('CNSHA', '2026-01-05T08:00:00', { vessel: 'ALPHA' }),
          discharge('USLAX', '2026-01-08T08:00:00', { vessel: 'ALPHA' }),
        ],
      },
    ],
  })
  expect(containerOf(projection)).toMatchObject({
    pol_vessel_loaded_at: '2026-01-05T00:00:00Z',
    pod_discharged_at: '2026-01-08T16:00:00Z',
  })
})

test('a bare date is midnight at the place and never shifts a day; without a known place it is midnight UTC', () => {
  const projection = projectStory({
    polls: [
      {
        at: '2026-01-20T00:00:00Z',
        statements: [
          load('CNSHA', '2026-01-05', { vessel: 'ALPHA' }),
          discharge('USLAX', '2026-01-18', { vessel: 'ALPHA' }),
        ],
      },
    ],
  })
  expect(containerOf(projection)).toMatchObject({
    pol_vessel_loaded_at: '2026-01-04T16:00:00Z',
    pod_discharged_at: '2026-01-18T08:00:00Z',
  })
  const unknown = projectStory({
    polls: [
      { at: '2026-01-20T00:00:00Z', statements: [load('', '2026-01-05', { vessel: 'ALPHA', name: 'Nowhere at all' })] },
    ],
  })
  expect(containerOf(unknown)).toMatchObject({ pol_vessel_loaded_at: '2026-01-05T00:00:00Z' })
  expect(unknown.containers[0]!.events[0]).toMatchObject({ zone: null, place: { name: 'Nowhere at all', id: null } })
})

test('bare dates of one day follow the container: it leaves a port before it reaches the next', () => {
  const statements = [
    load('CNSHA', '2026-01-05', { vessel: 'ALPHA' }),
    depart('CNSHA', '2026-01-06', { vessel: 'ALPHA' }),
    arrive('CNNGB', '2026-01-06', { vessel: 'ALPHA' }),
    discharge('CNNGB', '2026-01-06', { vessel: 'ALPHA' }),
    load('CNNGB', '2026-01-08', { vessel: 'BRAVO' }),
    estimated(arrive('USLAX', '2026-01-20', { vessel: 'BRAVO' })),
  ]
  expect(listEvents(projectStory({ polls: [{ at: '2026-01-09T00:00:00Z', statements }] }))).toEqual([
    'vessel_loaded CNSHA',
    'vessel_departed CNSHA',
    'transshipment_arrived CNNGB',
    'transshipment_discharged CNNGB',
    'transshipment_loaded CNNGB',
  ])
})

test('correction of a time: the same milestone at another time', () => {
  const corrected = [
    ...toBusan.slice(0, 5),
    discharge('KRPUS', '2026-01-07T15:30:00+09:00', { vessel: 'ALPHA', voyage: '1E' }),
  ]
  const projection = projectStory({
    polls: [
      { at: '2026-01-08T00:00:00Z', statements: toBusan },
      { at: '2026-01-08T06:00:00Z', statements: corrected },
    ],
  })
  expect(containerOf(projection).pod_discharged_at).toBe('2026-01-07T06:30:00Z')
  expect(listEvents(projection)).toHaveLength(6)
  expect(
    claimsOf([
      { at: '2026-01-08T00:00:00Z', statements: toBusan },
      { at: '2026-01-08T06:00:00Z', statements: corrected },
    ]).filter(({ closedBecause }) => closedBecause === 'superseded'),
  ).toHaveLength(1)
})

test('correction of a voyage: the same milestone on another voyage', () => {
  const renamed = toBusan.map((milestone) => ({ ...milestone, voyage: milestone.voyage && '1X' }))
  const projection = projectStory({
    polls: [
      { at: '2026-01-08T00:00:00Z', statements: toBusan },
      { at: '2026-01-08T06:00:00Z', statements: renamed },
    ],
  })
  expect(listEvents(projection)).toHaveLength(6)
  expect(shipmentOf(projection).pod_voyage_number).toBe('1X')
})

test('correction of a place: at once if the line names its events, and never two places for one milestone', () => {
  for (const id of ['4711', undefined]) {
    const wrong = [...toBusan.slice(0, 4), discharge('KRINC', '2026-01-07T12:00:00+09:00', { vessel: 'ALPHA', id })]
    const right = [...toBusan.slice(0, 4), discharge('KRPUS', '2026-01-07T12:00:00+09:00', { vessel: 'ALPHA', id })]
    const projection = projectStory({
      polls: [
        { at: '2026-01-08T00:00:00Z', statements: wrong },
        { at: '2026-01-08T06:00:00Z', statements: right },
      ],
    })
    expect(listEvents(projection).slice(4)).toEqual(['vessel_discharged KRPUS'])
    expect(shipmentOf(projection).port_of_discharge_locode).toBe('KRPUS')
  }
})

test('an actual in the future is kept, flagged, and applied when its time has come', () => {
  const statements = [...toBusan.slice(0, 4), arrive('USLAX', '2026-01-20T08:00:00-08:00', { vessel: 'ALPHA' })]
  const early = projectStory({ polls: [{ at: '2026-01-10T00:00:00Z', statements }] })
  expect(shipmentOf(early).pod_ata_at).toBeNull()
  expect(early.shipment!.marks.flags).toEqual([
    {
      code: 'dated_in_future',
      detail: 'arrive at Los Angeles on 2026-01-20T16:00:00Z is reported as actual before that time',
      source: 'line:TEST',
    },
  ])
  expect(early.reevaluateAtMs).toBe(Date.parse('2026-01-20T15:55:00Z'))
  const later = projectStory({ polls: [{ at: '2026-01-10T00:00:00Z', statements }], now: '2026-01-20T15:56:00Z' })
  expect(shipmentOf(later).pod_ata_at).toBe('2026-01-20T16:00:00Z')
  expect(later.shipment!.marks).toEqual({})
})

test('an estimate never becomes an actual because time passed', () => {
  const statements = [...toBusan.slice(0, 4), etaAt('2026-01-20T08:00:00-08:00', 'ALPHA')]
  const projection = projectStory({ polls: [{ at: '2026-01-10T00:00:00Z', statements }], now: '2026-03-01T00:00:00Z' })
  expect(shipmentOf(projection)).toMatchObject({ pod_ata_at: null, pod_eta_at: '2026-01-20T16:00:00Z' })
  expect(containerOf(projection).current_status).toBe('on_ship')
})

test('plans of an abandoned routing do not distort the route', () => {
  const abandoned = [
    planned(discharge('JPTYO', '2026-01-08T08:00:00+09:00', { vessel: 'ALPHA' })),
    planned(load('JPTYO', '2026-01-09T08:00:00+09:00', { vessel: 'BRAVO' })),
  ]
  const projection = projectStory({
    polls: [
      {
        at: '2026-01-12T00:00:00Z',
        statements: [...toBusan, ...onwards, ...abandoned, etaAt('2026-01-22T08:00:00-08:00')],
      },
    ],
  })
  expect(listEvents(projection)).not.toContain(expect.stringContaining('JPTYO'))
  expect(shipmentOf(projection)).toMatchObject({ port_of_lading_locode: 'CNSHA', port_of_discharge_locode: 'USLAX' })
})

test('a gate-out at a transshipment port is not a pickup', () => {
  const statements = [
    ...toBusan,
    fullOut('KRPUS', '2026-01-08T08:00:00+09:00'),
    fullIn('KRPUS', '2026-01-08T12:00:00+09:00'),
    ...onwards,
    etaAt('2026-01-22T08:00:00-08:00'),
  ]
  const projection = projectStory({ polls: [{ at: '2026-01-12T00:00:00Z', statements }] })
  expect(listEvents(projection).filter((event) => event.startsWith('full_out'))).toEqual([])
  expect(containerOf(projection)).toMatchObject({ pod_full_out_at: null, current_status: 'on_ship' })
})

test('a rail leg after the port of discharge leads to the inland destination', () => {
  const statements = [
    ...toBusan,
    ...onwards,
    ...atLosAngeles,
    railLoad('USLAX', '2026-01-25T08:00:00-08:00'),
    railUnload('USCHI', '2026-01-30T08:00:00-06:00', { facility: 'RAMP' }),
    fullOut('USCHI', '2026-02-01T08:00:00-06:00', { facility: 'RAMP' }),
  ]
  const projection = projectStory({ polls: [{ at: '2026-02-02T00:00:00Z', statements }] })
  expect(shipmentOf(projection)).toMatchObject({
    destination_locode: 'USCHI',
    destination_timezone: 'America/Chicago',
    destination_ata_at: '2026-01-30T14:00:00Z',
  })
  expect(containerOf(projection)).toMatchObject({
    pod_rail_loaded_at: '2026-01-25T16:00:00Z',
    ind_rail_unloaded_at: '2026-01-30T14:00:00Z',
    final_destination_full_out_at: '2026-02-01T14:00:00Z',
    pod_full_out_at: null,
    current_status: 'picked_up',
  })
})

test('terminal beats line for the discharge, and the line is listed as outranked', () => {
  const polls = [{ at: '2026-01-24T00:00:00Z', statements: [...toBusan, ...onwards, ...atLosAngeles] }]
  const terminal = { id: 'terminal:USLAX', kind: 'terminal' as const, name: 'Terminal', scac: null }
  const seen = claimsOf(
    [{ at: '2026-01-23T00:00:00Z', statements: [discharge('USLAX', '2026-01-22T18:05:00-08:00')] }],
    {
      style: 'delta',
      source: terminal,
    },
  )
  const projection = projectClaims([...claimsOf(polls), ...seen], '2026-01-24T00:00:00Z')
  expect(containerOf(projection).pod_discharged_at).toBe('2026-01-23T02:05:00Z')
  expect(projection.containers[0]!.provenance.pod_discharged_at).toMatchObject({
    set_by: { source: { id: 'terminal:USLAX' } },
    outranked: [{ source: { id: 'line:TEST' } }],
  })
})

test('an empty return whose journey the line no longer reports is not a journey', () => {
  const projection = projectStory({
    polls: [{ at: '2026-01-12T00:00:00Z', statements: [emptyIn('CNSHA', '2025-12-20T08:00:00+08:00'), ...toBusan] }],
  })
  expect(containerOf(projection)).toMatchObject({ empty_terminated_at: null })
  expect(listEvents(projection)[0]).toBe('empty_out CNSHA')
})

describe('a request by container after an empty return', () => {
  const ended = [...toBusan, ...onwards, ...atLosAngeles, ...delivered]
  const whole = listEvents(projectStory({ polls: [{ at: '2026-01-29T00:00:00Z', statements: ended }] }))
  const byContainer = (...after: typeof ended) =>
    projectStory({
      polls: [{ at: '2026-02-15T00:00:00Z', statements: [...ended, ...after] }],
      request: { type: 'container', number: CONTAINER },
    })

  test.each([
    ['an empty move', [emptyOut('USLAX', '2026-02-02T08:00:00-08:00')]],
    ['a rail load', [railLoad('USLAX', '2026-02-02T08:00:00-08:00')]],
    [
      'the sea leg of the empty container',
      [
        load('USLAX', '2026-02-02T08:00:00-08:00', { vessel: 'ECHO', empty: true }),
        discharge('CNSHA', '2026-02-12T08:00:00+08:00', { vessel: 'ECHO', empty: true }),
      ],
    ],
  ])('the request shows the journey that ended, although %s followed', (_, after) => {
    const projection = byContainer(...after)
    expect(listEvents(projection)).toEqual(whole)
    expect(containerOf(projection).current_status).toBe('empty_returned')
  })

  test('the request shows the next journey once the full container has come to the port', () => {
    const after = [emptyOut('USLAX', '2026-02-02T08:00:00-08:00'), fullIn('USLAX', '2026-02-12T08:00:00-08:00')]
    expect(listEvents(byContainer(...after))).toEqual(['empty_out USLAX', 'full_in USLAX'])
  })

  test('the request shows the next journey once a gate move has a booking', () => {
    const out = emptyOut('USLAX', '2026-02-02T08:00:00-08:00')
    const booking = { ...fact('booking_number', 'EBKG80400171', null), text: '2026-02-02T16:00:00Z' }
    const projection = byContainer(out, { ...booking, name: 'booking:EBKG80400171' } as never)
    expect(listEvents(projection)).toEqual(['empty_out USLAX'])
  })

  test('the request keeps the journey that it showed when the next one begins later', () => {
    const after = [emptyOut('USLAX', '2026-02-02T08:00:00-08:00')]
    const next = [...after, load('USLAX', '2026-02-20T08:00:00-08:00', { vessel: 'ECHO' })]
    const request = { type: 'container' as const, number: CONTAINER, createdAt: '2026-02-15T00:00:00Z' }
    const polls = [
      { at: '2026-02-15T00:00:00Z', statements: [...ended, ...after] },
      { at: '2026-02-21T00:00:00Z', statements: [...ended, ...next] },
    ]
    expect(listEvents(projectStory({ polls, request }))).toEqual(whole)
  })
})
