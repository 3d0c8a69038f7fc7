import { createReference } from '@boxtrail/reference/reference'
import { expect, test } from 'vitest'
import { authorityOf } from '../../src/authority/configure-authority.ts'
import { profiles } from '../../src/dcsa/profiles.ts'
import { readEvents } from '../../src/dcsa/read-events.ts'
import { checkEvent } from '../../src/feed/check-authority.ts'
import { event, factsOf, milestones, readAs } from '../read-answer.ts'

const reference = createReference()
const booking = { kind: 'booking', number: 'TESTBOOK1' } as const
const move = (overrides: Record<string, unknown>) => milestones(readAs('generic', [event(overrides)]).statements)[0]

test('a response with a list for each type of event, and codes in other cases, is read', () => {
  const reading = readAs(
    'generic',
    {
      shipment: { carrierBookingReference: 'TESTBOOK1' },
      shipmentEvent: [
        {
          eventType: 'Shipment',
          eventClassifierCode: 'ACT',
          shipmentEventTypeCode: 'CONF',
          eventDateTime: '2026-01-04T08:00:00+09:00',
          documentTypeCode: 'BKG',
          documentID: 'TESTBOOK1',
        },
      ],
      transportEvent: [
        {
          eventType: 'Transport',
          eventClassifierCode: 'ACT',
          transportEventTypeCode: 'DEPA',
          eventDateTime: '2026-01-06T08:00:00+09:00',
          transportCall: { modeOfTransport: 'Vessel', UNLocationCode: 'KRPUS' },
        },
      ],
      equipmentEvent: [
        event({
          eventType: 'Equipment',
          emptyIndicatorCode: 'Laden',
          eventLocation: 'KRPUS',
          transportCall: undefined,
        }),
      ],
      transportCall: [{ transportCallID: 'TESTBOOK1M1KRPUS' }],
    },
    booking,
  )
  expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
  expect(milestones(reading.statements)).toMatchObject([
    { kind: 'depart', mode: 'vessel', place: { locode: 'KRPUS' } },
    { kind: 'load', laden: true, place: { locode: 'KRPUS' } },
  ])
  expect(factsOf(reading.statements).booking_cancelled).toBe(false)
})

test.each([
  [{ statusCode: 500, errors: [{ reason: 'internal', message: 'no backend' }] }, 'but the status 500: no backend'],
  [{ statusCode: 200, statusCodeText: 'OK', result: {} }, 'but the status 200: OK'],
  [{ status: 'SUCCESS', data: { trackings: [] } }, 'but the status "SUCCESS"'],
  [{ errors: ['x'] }, 'no list of events'],
])('a response without events says what it has instead: %j', (body, reason) => {
  const reading = readAs('generic', body)
  expect(reading).toMatchObject({ outcome: 'unrecognized', complete: false, statements: [] })
  expect(reading.problems).toEqual([
    { at: '', reason: `the response contains ${reason.replace(/^but/, 'no list of events, but')}` },
  ])
})

test('the names that later versions give to voyages are read', () => {
  const transportCall = {
    modeOfTransport: 'VESSEL',
    UNLocationCode: 'CNSHA',
    carrierExportVoyageNumber: '103S',
    carrierImportVoyageNumber: '103N',
  }
  expect(move({ transportCall })?.voyage).toBe('103S')
  expect(move({ transportCall, equipmentEventTypeCode: 'DISC' })?.voyage).toBe('103N')
})

test('the fields of a transport call that stand on the event itself are read', () => {
  const flat = {
    transportCall: undefined,
    location: { UNLocationCode: 'GBFXT', locationName: 'Felixstowe' },
    vessel: { vesselName: 'TEST ALPHA', vesselIMONumber: '9450612' },
    exportVoyageNumber: '213E',
    modeOfTransport: 'VESSEL',
  }
  expect(move(flat)).toMatchObject({
    mode: 'vessel',
    place: { locode: 'GBFXT', name: 'Felixstowe' },
    vessel: { name: 'TEST ALPHA', imo: '9450612' },
    voyage: '213E',
  })
  // The values of the transport call take precedence.
  const transportCall = { modeOfTransport: 'RAIL', UNLocationCode: 'USCHI', carrierVoyageNumber: 'T1' }
  expect(move({ ...flat, transportCall })).toMatchObject({ mode: 'rail', place: { locode: 'USCHI' } })
})

test('a terminal may report no shipment events and no other place, however they are written', () => {
  const authority = authorityOf({ kind: 'terminal', facilities: [{ firms: 'Y258', locode: 'USLAX' }] }, reference)
  const profile = { kind: 'terminal', authority } as never
  expect(checkEvent({ eventType: 'Shipment' }, '/0', profile)).toMatchObject({ at: '/0/eventType' })
  for (const wrong of [{ eventLocation: 'CNSHA' }, { transportCall: { location: 'CNSHA' } }, { location: 'cnsha' }])
    expect(checkEvent(event({ transportCall: undefined, ...wrong }), '/0', profile)).toMatchObject({ at: '/0' })
  expect(checkEvent(event({ transportCall: undefined, eventLocation: 'USLAX' }), '/0', profile)).not.toHaveProperty(
    'at',
  )
})

test.each(['CN SHA', ' cn sha ', 'cnsha'])('the place of "%s" is CNSHA', (code) => {
  const placeOf = (overrides: Record<string, unknown>) => move(overrides)?.place.locode
  expect(placeOf({ transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: code } })).toBe('CNSHA')
  expect(placeOf({ transportCall: { modeOfTransport: 'VESSEL' }, eventLocation: code })).toBe('CNSHA')
})

test.each([
  ['E', false],
  ['f', true],
  ['L', true],
  ['FULL', true],
  ['4', null],
])('the indicator %s of an empty container is read as laden: %s', (emptyIndicatorCode, laden) =>
  expect(move({ emptyIndicatorCode })?.laden).toBe(laden),
)

test.each([
  ['1', 'vessel'],
  [2, 'rail'],
  ['3', 'truck'],
  [8, 'barge'],
  ['9', null],
])('the mode of transport %j is %s', (modeOfTransport, mode) =>
  expect(move({ transportCall: { modeOfTransport, UNLocationCode: 'CNSHA' } })?.mode).toBe(mode),
)

test('an offset of hours alone is accepted', () => {
  expect(move({ eventDateTime: '2026-01-05T08:00:00+08' })?.time.at).toBe('2026-01-05T00:00:00Z')
})

test.each(['LA PAZ', 'la paz', 'AL FAW', 'BA RIA', 'LE PUY', 'Shanghai'])(
  'the name "%s" in the place of a code is no code',
  (name) => {
    const placeOf = (overrides: Record<string, unknown>) => move(overrides)?.place
    expect(placeOf({ transportCall: { modeOfTransport: 'VESSEL', UNLocationCode: name } })).toMatchObject({
      locode: null,
      name,
    })
    expect(placeOf({ transportCall: { modeOfTransport: 'VESSEL' }, eventLocation: name })).toMatchObject({
      locode: null,
      name,
    })
  },
)

test.each<[string, (events: unknown[]) => unknown]>([
  ['a list in a list', (events) => [events]],
  ['a list of objects with one each', ([one]) => [{ container: 'TSTU1234568', events: [one] }, { events: [] }]],
  ['"results"', (results) => ({ results })],
  ['"items"', (items) => ({ items })],
  ['a text in JSON', (events) => JSON.stringify(events)],
])('events in %s are read', (_, form) => {
  const reading = readAs('generic', form([event()]))
  expect([reading.outcome, reading.problems, milestones(reading.statements).length]).toEqual(['ok', [], 1])
})

test('a byte order mark before a response changes nothing', () => {
  const body = JSON.stringify([event()])
  expect(readEvents(`\uFEFF${body}`, booking, profiles.generic!)).toEqual(readEvents(body, booking, profiles.generic!))
})

test.each([
  ['2026-01-05t08:00:00+08:00', '2026-01-05T00:00:00Z'],
  ['2026-01-05T00:00:00z', '2026-01-05T00:00:00Z'],
  ['2026-01-05T08:00:00+08:00[Asia/Shanghai]', '2026-01-05T00:00:00Z'],
])('the time %s is %s', (eventDateTime, at) => {
  expect(move({ eventDateTime })?.time.at).toBe(at)
})

test.each([' 2026-01-05T08:00:00Z ', '2026-01-05T08:00:00z', '2026-01-05T08:00:00+00', '2026-01-05T08:00:00+0000'])(
  'a zone that a line states falsely is none, however it is written: "%s"',
  (eventDateTime) => {
    expect(milestones(readAs('msc', [event({ eventDateTime })]).statements)[0]?.time.at).toBe('2026-01-05T08:00:00')
  },
)

test('codes may have spaces around them', () => {
  const codes = { eventType: 'EQUIPMENT ', equipmentEventTypeCode: ' LOAD', eventClassifierCode: 'ACT ' }
  expect(move(codes)).toEqual(move({}))
})

test('the container of a move may be named among its references alone, unless there are several', () => {
  const references = ['TSTU1234568', 'TGHU7654320'].map((referenceValue) => ({ referenceType: 'EQ', referenceValue }))
  const named = (count: number) =>
    readAs('generic', [event({ equipmentReference: undefined, references: references.slice(0, count) })])
  expect(milestones(named(1).statements)[0]?.container).toBe('TSTU1234568')
  expect(named(2)).toMatchObject({ statements: [], problems: [{ at: '/0/equipmentReference' }] })
})

test('a container that only references name, of another bill, is no container of the one that was asked for', () => {
  const ofBill = (documentReferenceValue: string) => ({
    documentReferences: [{ documentReferenceType: 'TRD', documentReferenceValue }],
  })
  const other = { equipmentReference: undefined, references: [{ referenceType: 'EQ', referenceValue: 'TGHU7654320' }] }
  const events = [event(ofBill('269900111')), event({ ...other, ...ofBill('269900222') }), event(other)]
  const own = milestones(readAs('generic', events).statements).filter(({ under }) => under === undefined)
  expect(own.map(({ container }) => container)).toEqual(['TSTU1234568'])
})

test.each([
  [{ errors: [{ message: 'The index is down' }], items: [] }, 'unrecognized'],
  [{ status: 500, message: 'The index is down', results: [] }, 'unrecognized'],
  [{ statusCode: 401, data: { events: [] } }, 'unauthorized'],
  [{ status: 200, errors: [], results: [] }, 'no_data_yet'],
])('an empty list beside an error is no answer without events: %j', (body, outcome) => {
  expect(readAs('generic', body).outcome).toBe(outcome)
})

test.each(['data', 'content', 'value', 'result', 'response'])('events in an object under "%s" are read', (name) => {
  const { outcome, statements } = readAs('generic', { status: 'SUCCESS', [name]: { events: [event()] } })
  expect([outcome, milestones(statements).length]).toEqual(['ok', 1])
  expect(readAs('generic', { [name]: { events: [] } }).outcome).toBe('no_data_yet')
})

test.each([{ sealNumber: 'S1', sealSource: 'CAR' }, 'S1', ['S1']])(
  'the only seal may stand in place of the list, or as its number: %j',
  (seals) => {
    expect(factsOf(readAs('generic', [event({ seals })]).statements).seal_number).toBe('S1')
  },
)

test.each(['containerNumber', 'equipmentReference', 'container'])(
  'the container that "%s" names for a list is that of each event without one',
  (name) => {
    const own = { equipmentReference: 'TGHU7654320' }
    const events = [event({ equipmentReference: undefined }), event(own)]
    const containersIn = (body: unknown) =>
      milestones(readAs('generic', body).statements).map(({ container }) => container)
    expect(containersIn({ [name]: 'TSTU 123456-8', events })).toEqual(['TSTU1234568', 'TGHU7654320'])
    expect(containersIn([{ [name]: 'TSTU1234568', events }])).toEqual(['TSTU1234568', 'TGHU7654320'])
    expect(containersIn({ [name]: 'TSTU1234568', equipmentEvents: events })).toEqual(['TSTU1234568', 'TGHU7654320'])
    expect(readAs('generic', { [name]: 'no number', events: [events[0]] }).problems).toMatchObject([
      { at: '/0/equipmentReference' },
    ])
  },
)

test('of two names for the container of a list, the one that is a number is taken, and neither of two numbers', () => {
  const events = [event({ equipmentReference: undefined })]
  const read = (names: object) => readAs('generic', { ...names, events })
  const one = read({ equipmentReference: 'unknown', containerNumber: 'TSTU1234568' })
  expect(milestones(one.statements).map(({ container }) => container)).toEqual(['TSTU1234568'])
  expect(read({ equipmentReference: 'TGHU7654320', containerNumber: 'TSTU1234568' }).problems).toMatchObject([
    { at: '/0/equipmentReference' },
  ])
})
