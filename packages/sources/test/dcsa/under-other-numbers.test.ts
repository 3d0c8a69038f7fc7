import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { event, readAnswer, readAs } from '../read-answer.ts'

const AT = '2026-06-01T00:00:00Z'
const asked = { kind: 'bill', number: '269900111' } as const
const booking = { kind: 'booking', number: '911110001' } as const

type Move = [kind: string, day: string, place: string, ship?: string, laden?: 'EMPTY' | 'LADEN']

/** Moves of the container, each under these references. */
const moves = (references: [type: string, value: string][], ...all: Move[]) =>
  all.map(([kind, day, place, ship, laden = 'LADEN']) =>
    event({
      equipmentEventTypeCode: kind,
      eventDateTime: `${day}T08:00:00Z`,
      emptyIndicatorCode: laden,
      documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
        documentReferenceType,
        documentReferenceValue,
      })),
      transportCall: ship
        ? { modeOfTransport: 'VESSEL', UNLocationCode: place, exportVoyageNumber: '001E', vessel: { vesselName: ship } }
        : { modeOfTransport: 'TRUCK', UNLocationCode: place },
    }),
  )

const journey: Move[] = [
  ['GTOT', '2026-01-02', 'CNSHA', undefined, 'EMPTY'],
  ['GTIN', '2026-01-03', 'CNSHA'],
  ['LOAD', '2026-01-05', 'CNSHA', 'TEST EAGLE'],
  ['DISC', '2026-01-25', 'USLAX', 'TEST EAGLE'],
  ['GTOT', '2026-01-28', 'USLAX'],
  ['GTIN', '2026-02-02', 'USLAX', undefined, 'EMPTY'],
]
const project = (events: object[], subject: { kind: 'bill' | 'booking'; number: string } = asked) => {
  const { reading, projection } = readAnswer('maersk', JSON.stringify(events), AT, subject)
  const [container] = projection.containers
  const { flags = [], ...marks } = container!.marks
  const { provenance: _, reporters: __, ...shipment } = projection.shipment!
  const served = { shipment, fields: container!.fields, marks, route: container!.route }
  const told = container!.events.map(({ event: name, ms, place }) => [name, ms, place.key])
  return { reading, container: container!, flags, served, told }
}

/** Expects that the others' events do not change what is served, and that nothing reported is lost. */
const expectApart = (
  own: object[],
  others: object[],
  subject: { kind: 'bill' | 'booking'; number: string } = asked,
) => {
  const [alone, both] = [project(own, subject), project([...others, ...own], subject)]
  expect(both.reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
  expect(both.served).toEqual(alone.served)
  expect(both.told).toEqual(alone.told)
  expect(both.container.rawEvents).toHaveLength(alone.container.rawEvents.length + others.length)
  expect([...both.container.disputed.values()].filter((reason) => reason === 'other_number')).toHaveLength(
    others.length,
  )
  expect(both.flags.length).toBeGreaterThan(alone.flags.length)
}

const ports = fc.constantFrom('CNSHA', 'USLAX', 'NLRTM', 'SGSIN', 'JPTYO')
const days = fc
  .integer({ min: 0, max: 100 })
  .map((day) => new Date(Date.UTC(2025, 11, 10 + day)).toISOString().slice(0, 10))
const voyage = fc.tuple(ports, ports, days, fc.integer({ min: 1, max: 30 })).map(([from, to, day, length]): Move[] => [
  ['LOAD', day, from, 'TEST HERON'],
  ['DISC', new Date(Date.parse(day) + length * 86_400_000).toISOString().slice(0, 10), to, 'TEST HERON'],
])

describe('moves under another bill alone', () => {
  test('of another voyage never move the container, whenever and wherever they are', () => {
    fc.assert(
      fc.property(voyage, fc.integer({ min: 1, max: 6 }), (other, known) => {
        expectApart(moves([['TRD', asked.number]], ...journey.slice(0, known)), moves([['TRD', '269900222']], ...other))
      }),
      { numRuns: 60 },
    )
  })

  test('of the next journey are not used', () => {
    const next: Move[] = [
      ['GTOT', '2026-02-20', 'USLAX', undefined, 'EMPTY'],
      ['GTIN', '2026-02-22', 'USLAX'],
      ['LOAD', '2026-02-24', 'USLAX', 'TEST HERON'],
    ]
    expectApart(moves([['TRD', asked.number]], ...journey), moves([['TRD', '269900222']], ...next))
  })

  test('ashore, after the return, are not used', () => {
    const next: Move[] = [['GTOT', '2026-02-20', 'USLAX', undefined, 'EMPTY']]
    expectApart(moves([['TRD', asked.number]], ...journey), moves([['TRD', '269900222']], ...next))
  })

  test('are flagged once for each bill', () => {
    const other = moves(
      [['TRD', '269900222']],
      ['LOAD', '2026-01-10', 'NLRTM', 'TEST HERON'],
      ['DISC', '2026-01-20', 'SGSIN', 'TEST HERON'],
    )
    const { flags } = project([...moves([['TRD', asked.number]], ...journey), ...other])
    expect(flags).toEqual([
      {
        code: 'disputed',
        detail:
          'load at Rotterdam on 2026-01-10T08:00:00Z and 1 more under bill 269900222: not used, because it is of another journey',
        source: 'line:maersk',
      },
    ])
  })

  test('change neither its seal nor its booking', () => {
    const other = moves(
      [
        ['TRD', '269900222'],
        ['BKG', '100000000'],
      ],
      ['LOAD', '2026-01-10', 'NLRTM', 'TEST HERON'],
    ).map((one) => ({
      ...one,
      seals: [{ sealNumber: 'AAA1', sealSource: 'CAR' }],
    }))
    const own = moves(
      [
        ['TRD', asked.number],
        ['BKG', '911110001'],
      ],
      ...journey,
    )
    const facts = (events: object[]) =>
      readAs('maersk', events).statements.filter((one) => one.says === 'fact' && one.field !== 'other_bill')
    expect(facts([...own, ...other])).toEqual(facts(own))
  })
})

describe('moves under another bill alone are its own', () => {
  const load = moves([['TRD', asked.number]], ...journey.slice(0, 3))
  const rest = (...references: [string, string][]) => moves(references, ...journey.slice(3))
  const whole = project(moves([['TRD', asked.number]], ...journey))

  test.each<[string, object[]]>([
    ['where they are of the same voyage', rest(['TRD', '269900222'])],
    [
      'where one booking has both',
      [
        ...moves(
          [
            ['TRD', asked.number],
            ['BKG', 'B1'],
          ],
          ...journey.slice(0, 3),
        ),
        ...rest(['TRD', '269900222'], ['BKG', 'B1']),
      ],
    ],
    [
      'where an event names both',
      [
        ...moves(
          [
            ['TRD', asked.number],
            ['TRD', '269900222'],
          ],
          ...journey.slice(0, 4),
        ),
        ...moves([['TRD', '269900222']], ...journey.slice(4)),
      ],
    ],
    [
      'ashore, where it was discharged',
      [
        ...moves([['TRD', asked.number]], ...journey.slice(0, 4)),
        ...moves([['TRD', '269900222']], ...journey.slice(4)),
      ],
    ],
  ])('%s', (_, events) => {
    const { told, flags } = project([...load, ...events])
    expect(told).toEqual(whole.told)
    expect(flags).toEqual([])
  })
})

describe('of a booking', () => {
  const own = moves(
    [
      ['BKG', booking.number],
      ['TRD', asked.number],
    ],
    ...journey,
  )

  test('moves under another booking and bill never move the container', () => {
    fc.assert(
      fc.property(voyage, (other) => {
        expectApart(
          own,
          moves(
            [
              ['BKG', '922220002'],
              ['TRD', '269900222'],
            ],
            ...other,
          ),
          booking,
        )
      }),
      { numRuns: 20 },
    )
  })

  test.each<[string, [string, string][]]>([
    [
      'another bill of it',
      [
        ['BKG', booking.number],
        ['TRD', '269900222'],
      ],
    ],
    [
      'the same bill',
      [
        ['BKG', '922220002'],
        ['TRD', asked.number],
      ],
    ],
    ['the number of the request for it', [['CBR', 'REQ77']]],
  ])('a move under %s is its own', (_, references) => {
    const events = [
      ...moves(
        [
          ['BKG', booking.number],
          ['TRD', asked.number],
        ],
        ...journey.slice(0, 4),
      ),
      ...moves(references, ...journey.slice(4)),
    ]
    expect(project(events, booking).told).toEqual(project(own, booking).told)
  })
})
