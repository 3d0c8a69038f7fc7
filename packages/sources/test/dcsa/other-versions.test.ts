import { existsSync, readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { bill, event, factsOf, milestones, readAnswer, readAs } from '../read-answer.ts'

const CONTAINER = 'TSTU1234568'
const BILL = '269900111'
const read = (events: unknown) => {
  const reading = readAs('generic', events, bill(BILL))
  const moves = milestones(reading.statements).map(
    ({ classifier, kind, mode, laden, container, time, place, vessel, voyage }) =>
      [classifier, kind, mode, laden, container, time.at, place.locode, vessel?.imo, vessel?.name, voyage]
        .map((one) => one ?? '-')
        .join(' '),
  )
  return { reading, moves, facts: factsOf(reading.statements), problems: reading.problems.map(({ at }) => at) }
}

describe('version 1', () => {
  const stated = { eventID: '1', eventDateTime: '2026-01-12T07:41:00+08:30', eventClassifierCode: 'ACT' }
  const place = { facilityTypeCode: 'POTE', UNLocationCode: 'USNYC', facilityCode: 'USNYCMHR' }
  const ship = { transportReference: '9648714', transportLegReference: '025E', modeOfTransportCode: '1' }

  test('a call of a ship is read, which is named as the reference of the transport', () => {
    const { moves, problems } = read({
      events: [{ ...stated, ...place, ...ship, eventType: 'TRANSPORT', eventTypeCode: 'ARRI' }],
    })
    expect(problems).toEqual([])
    expect(moves).toEqual(['actual arrive vessel - - 2026-01-11T23:11:00Z USNYC 9648714 - 025E'])
  })
  test('the moves of equipment are read, with and without a transport', () => {
    const equipment = { ...stated, ...place, equipmentReference: CONTAINER, emptyIndicatorCode: 'LADEN' }
    const { moves, problems } = read({
      events: [
        { ...equipment, eventType: 'EQUIPMENT', eventTypeCode: 'GTOT' },
        { ...equipment, ...ship, eventType: 'TRANSPORTEQUIPMENT', eventTypeCode: 'LOAD' },
        { ...equipment, ...ship, modeOfTransportCode: 2, eventType: 'TRANSPORTEQUIPMENT', eventTypeCode: 'DISC' },
      ],
    })
    expect(problems).toEqual([])
    expect(moves).toEqual([
      'actual gate_out - true TSTU1234568 2026-01-11T23:11:00Z USNYC - - -',
      'actual load vessel true TSTU1234568 2026-01-11T23:11:00Z USNYC 9648714 - 025E',
      'actual discharge rail true TSTU1234568 2026-01-11T23:11:00Z USNYC - - 025E',
    ])
  })
  test('what later versions have keeps its meaning', () => {
    const paper = { eventType: 'SHIPMENT', eventTypeCode: 'CANC', documentTypeCode: 'BKG', documentID: 'BK1' }
    const { statements } = readAs('generic', [{ ...stated, ...paper }], { kind: 'booking', number: 'BK1' })
    expect(factsOf(statements).booking_cancelled).toBe(true)
    expect(read([event({ eventTypeCode: 'LOADED' })])).toEqual(read([event()]))
    const flat = { modeOfTransport: 'VESSEL', vesselIMONumber: '9648714', exportVoyageNumber: '025E' }
    expect(read([{ ...stated, ...place, ...flat, eventType: 'TRANSPORT', eventTypeCode: 'ARRI' }]).moves).toEqual([
      'actual arrive vessel - - 2026-01-11T23:11:00Z USNYC 9648714 - 025E',
    ])
  })
  test('the confirmation of a document is understood, and an unknown code is not', () => {
    const shipment = { ...stated, eventType: 'SHIPMENT', shipmentInformationTypeCode: 'SRM' }
    expect(read([{ ...shipment, eventTypeCode: 'CONF' }])).toMatchObject({ problems: [], moves: [] })
    expect(read([{ ...stated, ...place, eventType: 'TRANSPORT', eventTypeCode: 'FLY' }]).problems).toHaveLength(1)
  })
})

describe('version 3, the beta of 2023', () => {
  const about = (eventType: string, eventID: string, more = {}) => ({
    eventID,
    eventType,
    publisherRole: 'CA',
    ...more,
  })
  const transportCall = {
    transportCallReference: 'TC1',
    modeOfTransport: 'VESSEL',
    location: { locationType: 'UNLO', locationName: 'Rotterdam', UNLocationCode: 'NLRTM' },
    carrierExportVoyageNumber: '2103S',
    carrierImportVoyageNumber: '2103N',
    vessel: { vesselIMONumber: '9321483', name: 'TEST ALPHA' },
  }
  const references = (number = BILL) => ({
    relatedDocumentReferences: [
      { type: 'BKG', value: 'BK1' },
      { type: 'TRD', value: number },
    ],
  })
  const load = (number?: string) => ({
    metadata: about('EQUIPMENT', 'e1'),
    payload: {
      eventClassifierCode: 'ACT',
      eventDateTime: '2026-01-12T07:41:00+01:00',
      equipmentEventTypeCode: 'LOAD',
      equipmentReference: CONTAINER,
      ISOEquipmentCode: '45G1',
      emptyIndicatorCode: 'LADEN',
      transportCall,
      seals: [{ sealNumber: 'S1', sealSource: 'CAR' }],
      ...references(number),
    },
  })
  const arrival = {
    metadata: about('TRANSPORT', 'e2'),
    payload: {
      eventClassifierCode: 'EST',
      eventDateTime: '2026-01-20T07:41:00+01:00',
      transportEventTypeCode: 'ARRI',
      transportCall,
      ...references(),
    },
  }
  const ARRIVAL = 'estimated arrive vessel - - 2026-01-20T06:41:00Z NLRTM 9321483 TEST ALPHA 2103N'

  test('the payload of an event is read separately from its metadata', () => {
    const { moves, facts, problems, reading } = read([load(), arrival])
    expect(problems).toEqual([])
    expect(reading.namesSubject).toBe(true)
    expect(moves).toEqual([
      'actual load vessel true TSTU1234568 2026-01-12T06:41:00Z NLRTM 9321483 TEST ALPHA 2103S',
      ARRIVAL,
    ])
    expect(facts).toMatchObject({ booking_number: 'BK1', bill_of_lading_number: BILL, seal_number: 'S1' })
  })
  test('an event that another takes back states nothing', () => {
    const retraction = { metadata: about('EQUIPMENT', 'e3', { retractedEventID: 'e1' }) }
    expect(read({ events: [retraction, load(), arrival] })).toMatchObject({ moves: [ARRIVAL], problems: [] })
  })
  test('a problem names the place of its event in the response, behind events that are taken back too', () => {
    const retraction = { metadata: about('EQUIPMENT', 'e3', { retractedEventID: 'e1' }) }
    const unread = { metadata: about('EQUIPMENT', 'e5'), payload: { equipmentEventTypeCode: 'FLY', ...references() } }
    expect(read([retraction, load(), unread, arrival])).toMatchObject({ moves: [ARRIVAL], problems: ['/2'] })
  })
  test('an answer about another bill is not used', () => {
    expect(read([load('OTHER99999')]).reading).toMatchObject({ outcome: 'unrecognized', statements: [] })
  })
  test('the cancellation of a booking is read', () => {
    const cancelled = {
      metadata: about('SHIPMENT', 'e4'),
      payload: {
        eventClassifierCode: 'ACT',
        eventDateTime: '2026-01-12T07:41:00Z',
        shipmentEventTypeCode: 'CANC',
        documentTypeCode: 'BKG',
        documentReference: 'BK1',
      },
    }
    const { statements, problems } = readAs('generic', [cancelled], { kind: 'booking', number: 'BK1' })
    expect(problems).toEqual([])
    expect(factsOf(statements).booking_cancelled).toBe(true)
  })
})

describe('version 3, the drafts of 2026', () => {
  const stated = (eventID: string, more: object) => ({
    eventID,
    eventDateTime: '2026-01-20T12:30:00Z',
    eventUpdatedDateTime: '2026-01-21T00:00:00Z',
    eventLocation: { locationName: 'Hamburg', UNLocationCode: 'DEHAM', facilityTypeCode: 'POTE' },
    shipmentDetails: {
      documentReference: { typeCode: 'BKG', reference: 'BK1' },
      additionalDocumentReferences: [{ typeCode: 'TRD', reference: BILL }],
    },
    ...more,
  })
  const transportDetails = {
    transportCall: {
      modeOfTransport: 'VESSEL',
      exportVoyageNumberOrReference: { carrierVoyageNumber: 'V1E' },
      importVoyageNumberOrReference: { carrierVoyageNumber: 'V1N' },
      vesselTransport: { vesselIMONumber: '9321483', vesselName: 'TEST ALPHA' },
    },
  }
  const arrival = (id: string, more: object = {}) =>
    stated(id, {
      eventClassification: { eventTypeCode: 'TRANSPORT', eventClassifierCode: 'EST', transportEventTypeCode: 'ARRI' },
      transportDetails,
      ...more,
    })
  const arrivalAt = (time: string) => `estimated arrive vessel - - ${time} DEHAM 9321483 TEST ALPHA V1N`

  test('events with the codes of January are read', () => {
    const load = stated('e', {
      eventClassification: { eventTypeCode: 'EQUIPMENT', eventClassifierCode: 'ACT', equipmentEventTypeCode: 'LOAD' },
      equipmentDetails: { equipmentReference: CONTAINER, ISOEquipmentCode: '22GP', emptyIndicatorCode: 'LADEN' },
    })
    const { moves, facts, problems, reading } = read({ events: [arrival('t'), load] })
    expect(problems).toEqual([])
    expect(reading.namesSubject).toBe(true)
    expect(moves).toEqual([
      arrivalAt('2026-01-20T12:30:00Z'),
      'actual load - true TSTU1234568 2026-01-20T12:30:00Z DEHAM - - -',
    ])
    expect(facts).toMatchObject({ booking_number: 'BK1', equipment_size_type: '22GP' })
  })
  test('events with the words of June are read', () => {
    const { reading, moves, problems } = read({
      events: [
        stated('e', {
          eventClassification: {
            eventType: 'EQUIPMENT',
            eventClassifier: 'ESTIMATED',
            equipmentEventType: 'GATED_OUT',
          },
          equipmentDetails: { equipmentReference: CONTAINER, emptyIndicator: 'EMPTY' },
          eventLocation: {
            UNLocationCode: 'DEHAM',
            facilityType: 'DEPOT',
            facility: { facilityCode: 'DEHAMXYZA', facilityCodeListProvider: 'BIC' },
          },
        }),
        arrival('t', {
          eventClassification: { eventType: 'TRANSPORT', eventClassifier: 'ACTUAL', transportEventType: 'DEPARTED' },
        }),
      ],
    })
    expect(problems).toEqual([])
    expect(moves).toEqual([
      'estimated gate_out - false TSTU1234568 2026-01-20T12:30:00Z DEHAM - - -',
      'actual depart vessel - - 2026-01-20T12:30:00Z DEHAM 9321483 TEST ALPHA V1E',
    ])
    expect(milestones(reading.statements)[0]?.place).toMatchObject({
      facilityCode: 'DEHAMXYZA',
      facilityProvider: 'BIC',
      facilityType: 'DEPO',
    })
  })
  test('of several events of one id the newest counts, unless it takes them back', () => {
    const older = { eventUpdatedDateTime: '2026-01-20T00:00:00Z', eventDateTime: '2026-01-19T00:00:00Z' }
    expect(read({ events: [arrival('t'), arrival('t', older)] }).moves).toEqual([arrivalAt('2026-01-20T12:30:00Z')])
    expect(read({ events: [arrival('t', older), arrival('t')] }).moves).toEqual([arrivalAt('2026-01-20T12:30:00Z')])
    expect(read({ events: [{ eventID: 't', isRetracted: true }, arrival('t'), arrival('u')] })).toMatchObject({
      moves: [arrivalAt('2026-01-20T12:30:00Z')],
      problems: [],
    })
  })
})

test.each(['AVDO', 'CROS', 'WAYP', 'CUSS', 'CUSI'])(
  'the code %s is known, and moves nothing',
  (equipmentEventTypeCode) =>
    expect(read([event({ equipmentEventTypeCode })])).toMatchObject({ moves: [], problems: [] }),
)

test('events of sensors are ignored', () => {
  for (const eventType of ['IOT', 'REEFER'])
    expect(read([event({ eventType, equipmentEventTypeCode: undefined }), event()])).toMatchObject({
      moves: [expect.stringContaining('actual load')],
      problems: [],
    })
})

test('a ship and a voyage that are not named yet are not served', () => {
  const vessel = { vesselName: 'TBN', vesselIMONumber: null }
  const at = { modeOfTransport: 'VESSEL', UNLocationCode: 'USLAX', vessel, importVoyageNumber: 'TBA' }
  const planned = event({ eventClassifierCode: 'PLN', equipmentEventTypeCode: 'DISC', transportCall: at })
  const { projection } = readAnswer('generic', JSON.stringify([event(), planned]), '2026-01-06T00:00:00Z')
  expect(projection.shipment?.fields).toMatchObject({ pod_vessel_name: null, pod_voyage_number: null })
})

/** DCSA's own conformance responses, if present next to the repository: we may not redistribute them. */
const folder = new URL('../../../../../shared/data/dcsa/conformance/', import.meta.url)

test.skipIf(!existsSync(folder)).each([
  ['response', 2],
  ['request-transport', 1],
  ['request-equipment', 1],
  ['request-shipment', 0],
  ['request-iot', 0],
  ['request-reefer', 0],
])('DCSA’s own %s of version 3 is read completely', (name, count) => {
  const events = JSON.parse(readFileSync(new URL(`tnt-300-${name}.json`, folder), 'utf8'))
  const { problems, statements } = readAs('generic', events, { kind: 'container', number: 'APZU4812090' })
  expect(problems).toEqual([])
  expect(milestones(statements)).toHaveLength(count)
})
