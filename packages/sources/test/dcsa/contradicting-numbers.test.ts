import { foldReports } from '@boxtrail/engine/claims/apply-report'
import { describe, expect, test } from 'vitest'
import { contradictionsOf } from '../../../engine/test/story.ts'
import { profiles } from '../../src/dcsa/profiles.ts'
import { readEvents } from '../../src/dcsa/read-events.ts'
import type { Subject } from '../../src/port/source.ts'
import { event } from '../read-answer.ts'

const CONTAINER = 'TSTU1234568'
const AT = '2026-02-10T00:00:00Z'
const [BILL, BESIDE] = ['269900111', '269900222']
const [BOOKING, OTHER_BOOKING] = ['911110001', '922220002']

type Reference = [type: string, value: string]

/** A move on a day at a place, under these references. */
const move = (kind: string, day: string, place: string, references: Reference[], overrides: object = {}) =>
  event({
    equipmentEventTypeCode: kind,
    eventDateTime: `${day}T08:00:00Z`,
    documentReferences: references.map(([documentReferenceType, documentReferenceValue]) => ({
      documentReferenceType,
      documentReferenceValue,
    })),
    transportCall: {
      modeOfTransport: kind === 'LOAD' || kind === 'DISC' ? 'VESSEL' : 'TRUCK',
      UNLocationCode: place,
      ...(kind === 'LOAD' || kind === 'DISC'
        ? { vessel: { vesselName: 'TEST EAGLE' }, exportVoyageNumber: '001E' }
        : {}),
    },
    ...overrides,
  })
const EMPTY = { emptyIndicatorCode: 'EMPTY' }
const PLAN = { eventClassifierCode: 'PLN' }

/** The contradictions within a line's response about a container or a booking. */
const found = (kind: 'container' | 'booking', events: object[]) => {
  const subject: Subject = { kind, number: kind === 'container' ? CONTAINER : BOOKING }
  const reading = readEvents(JSON.stringify(events), subject, profiles.maersk!)
  const report = { id: '00000000-0000-7000-8000-000000000001', observedAtMs: Date.parse(AT), reading }
  const claims = foldReports('line:MAEU', [report], 'snapshot').claims.map((claim) => ({
    ...claim,
    source: { id: 'line:MAEU', kind: 'line' as const, name: 'Maersk', scac: 'MAEU' },
    latestReport: report.id,
    latestReportedMs: report.observedAtMs,
    ofContainer: kind === 'container',
  }))
  const all = contradictionsOf(claims, AT, { type: kind, number: subject.number }).get(CONTAINER) ?? []
  return all.map((one) => [one.kind, one.title])
}

describe('asked for a container, a line names bills', () => {
  const from = (...references: Reference[]) => [
    move('GTOT', '2026-01-02', 'CNSHA', references, EMPTY),
    move('LOAD', '2026-01-05', 'CNSHA', references),
  ]
  const to = (...references: Reference[]) => [move('GTOT', '2026-01-28', 'USLAX', references)]
  const landed = (...references: Reference[]) => move('DISC', '2026-01-25', 'USLAX', references)

  test('for one time, which contradict each other', () => {
    const events = [...from(['TRD', BILL]), landed(['TRD', BESIDE]), ...to(['TRD', BILL])]
    const told = [['other_bill_named', `Maersk names two bills of lading for ${CONTAINER}: ${BILL} and ${BESIDE}.`]]
    expect(found('container', events)).toEqual(told)
    expect(found('container', events.toReversed())).toEqual(told)
  })

  test.each<[string, object[]]>([
    ['one', [...from(['TRD', BILL]), landed(['TRD', BILL]), ...to(['TRD', BILL])]],
    ['one after the other', [...from(['TRD', BILL]), landed(['TRD', BILL]), ...to(['TRD', BESIDE])]],
    ['together', [...from(['TRD', BILL]), landed(['TRD', BILL], ['TRD', BESIDE]), ...to(['TRD', BILL])]],
    [
      'of one booking',
      [
        ...from(['TRD', BILL], ['BKG', BOOKING]),
        landed(['TRD', BESIDE], ['BKG', BOOKING]),
        ...to(['TRD', BILL], ['BKG', BOOKING]),
      ],
    ],
    ['in two forms', [...from(['TRD', BILL]), landed(['TRD', `MAEU${BILL}`]), ...to(['TRD', BILL])]],
    ['of a forwarder', [...from(['TRD', BILL]), landed(['HBL', 'FWDX0012345']), ...to(['TRD', BILL])]],
    [
      'of which one has plans only',
      [...from(['TRD', BILL]), { ...landed(['TRD', BESIDE]), ...PLAN }, ...to(['TRD', BILL])],
    ],
    [
      'of an earlier journey',
      [
        move('GTOT', '2025-10-28', 'CNSHA', [['TRD', BESIDE]]),
        move('GTIN', '2025-11-02', 'CNSHA', [['TRD', BESIDE]], EMPTY),
        ...from(['TRD', BILL]),
        landed(['TRD', BILL]),
      ],
    ],
  ])('%s, which is none', (_, events) => {
    expect(found('container', events)).toEqual([])
  })
})

describe('asked for a booking, a line names', () => {
  const own = (...references: Reference[]) => [
    move('GTOT', '2026-01-02', 'CNSHA', [['BKG', BOOKING], ...references], EMPTY),
    move('LOAD', '2026-01-05', 'CNSHA', [['BKG', BOOKING], ...references]),
    move('DISC', '2026-01-25', 'USLAX', [['BKG', BOOKING], ...references]),
  ]
  const out = (...references: Reference[]) => move('GTOT', '2026-01-28', 'USLAX', references)

  test('moves of its container under another booking, which contradicts it', () => {
    const told = [
      [
        'other_bill_named',
        `Maersk names two bookings for ${CONTAINER}: ${BOOKING}, which was asked for, and ${OTHER_BOOKING}.`,
      ],
    ]
    expect(found('booking', [...own(), out(['BKG', OTHER_BOOKING])])).toEqual(told)
    expect(found('booking', [...own(['TRD', BILL]), out(['BKG', OTHER_BOOKING], ['TRD', BESIDE])])).toEqual(told)
  })

  test.each<[string, object[]]>([
    ['several bills of it', [...own(['TRD', BILL]), out(['BKG', BOOKING], ['TRD', BESIDE])]],
    ['one bill of two bookings', [...own(['TRD', BILL]), out(['BKG', OTHER_BOOKING], ['TRD', BILL])]],
    ['two bookings together', [...own(), out(['BKG', BOOKING], ['BKG', OTHER_BOOKING])]],
    ['the request for it', [...own(), out(['CBR', OTHER_BOOKING])]],
    ['another form of its number', [...own(), out(['BKG', `MAEU${BOOKING}`])]],
    ['plans under another booking', [...own(), { ...out(['BKG', OTHER_BOOKING]), ...PLAN }]],
    [
      'the booking of an earlier journey',
      [
        move('GTOT', '2025-10-28', 'CNSHA', [['BKG', OTHER_BOOKING]]),
        move('GTIN', '2025-11-02', 'CNSHA', [['BKG', OTHER_BOOKING]], EMPTY),
        ...own(),
      ],
    ],
  ])('%s, which is none', (_, events) => {
    expect(found('booking', events)).toEqual([])
  })
})
