import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { containerOf, listEstimates, listEvents, shipmentOf } from '../../../engine/test/story.ts'
import { fingerprintEvents } from '../../src/dcsa/fingerprint-events.ts'
import { profiles } from '../../src/dcsa/profiles.ts'
import { readEvents } from '../../src/dcsa/read-events.ts'
import { PAGE_BREAK } from '../../src/port/source.ts'
import { bill, event, factsOf, lineNames, milestones, readAnswer, readAs, sample } from '../read-answer.ts'

describe('reading the response of', () => {
  test('Maersk: a transshipment at Busan done, the arrival at Los Angeles estimated', () => {
    const { reading, projection } = readAnswer('maersk', sample('maersk'), '2026-01-12T06:00:00Z')
    expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
    expect(listEvents(projection)).toEqual([
      'empty_out CNSHA',
      'full_in CNSHA',
      'vessel_loaded CNSHA',
      'vessel_departed CNSHA',
      'transshipment_arrived KRPUS',
      'transshipment_discharged KRPUS',
      'transshipment_loaded KRPUS',
      'transshipment_departed KRPUS',
    ])
    expect(shipmentOf(projection)).toMatchObject({
      normalized_number: '269900111',
      port_of_lading_locode: 'CNSHA',
      port_of_discharge_locode: 'USLAX',
      pol_atd_at: '2026-01-05T12:00:00Z',
      pod_eta_at: '2026-01-22T16:00:00Z',
      pod_vessel_name: 'INVENTED MERIDIAN',
      pod_vessel_imo: '9300013',
      pod_voyage_number: '126E',
    })
    // The carrier's seal prevails over the shipper's.
    expect(containerOf(projection)).toMatchObject({
      current_status: 'on_ship',
      seal_number: 'MLCN4711',
      equipment_length: 40,
    })
    expect(projection.bookingCancelled).toBe(false)
  })

  test('Maersk: numeric ids identify moves of the container, but not positions of calls', () => {
    const ids = milestones(readAnswer('maersk', sample('maersk'), '2026-01-12T06:00:00Z').reading.statements)
    for (const { sourceEventId, container } of ids) {
      if (container === null) expect(sourceEventId).toBeNull()
      else expect(sourceEventId).toMatch(/^7000000\d$/)
    }
  })

  test('Hapag-Lloyd: one finished journey, without the abandoned routing and the next journey of the container', () => {
    const { reading, projection } = readAnswer('hapag-lloyd', sample('hapag-lloyd'), '2026-02-20T06:00:00Z')
    expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
    expect(listEvents(projection)).toEqual([
      'empty_out DEHAM',
      'full_in DEHAM',
      'vessel_loaded DEHAM',
      'vessel_departed DEHAM',
      'vessel_arrived USNYC',
      'vessel_discharged USNYC',
      'full_out USNYC',
      'empty_in USNYC',
    ])
    expect(listEstimates(projection)).toEqual([])
    expect(shipmentOf(projection)).toMatchObject({
      port_of_lading_locode: 'DEHAM',
      port_of_discharge_locode: 'USNYC',
      destination_locode: null,
      pol_atd_at: '2026-01-07T05:00:00Z',
      pod_ata_at: '2026-01-20T19:00:00Z',
      pod_eta_at: null,
      pod_voyage_number: '5301W',
    })
    expect(containerOf(projection)).toMatchObject({
      current_status: 'empty_returned',
      empty_terminated_at: '2026-01-29T21:00:00Z',
      pod_rail_loaded_at: null,
      seal_number: null,
      equipment_length: 20,
    })
  })

  test('Hapag-Lloyd: facilities have BIC codes, and a null vessel means no vessel', () => {
    const read = milestones(readAnswer('hapag-lloyd', sample('hapag-lloyd'), '2026-02-20T06:00:00Z').reading.statements)
    expect(read[0]).toMatchObject({ vessel: null, voyage: null, sourceEventId: null })
    expect(read[0]!.place).toMatchObject({ facilityCode: 'DEHAMXYZA', facilityProvider: 'BIC', locode: 'DEHAM' })
  })

  test('MSC: wall times at the place despite their Z, lower-case spellings, a move in place of the type', () => {
    const { reading, projection } = readAnswer('msc', sample('msc'), '2026-03-10T06:00:00Z', bill('MEDUXX990011'))
    expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
    expect(listEvents(projection)).toEqual([
      'empty_out CNSHA',
      'full_in CNSHA',
      'vessel_loaded CNSHA',
      'vessel_departed CNSHA',
    ])
    expect(shipmentOf(projection)).toMatchObject({
      normalized_number: 'MEDUXX990011',
      pol_atd_at: '2026-03-05T12:00:00Z',
      pod_eta_at: '2026-03-20T13:00:00Z',
      pod_vessel_imo: '9300037',
    })
    // The carrier's "No Seal" means that it has none, so only the terminal's seal is left.
    expect(containerOf(projection)).toMatchObject({ empty_out_at: '2026-03-01T00:00:00Z', seal_number: 'FX990' })
  })

  test('MSC: keeps the line’s own text; ids made of classifier and time identify nothing', () => {
    const read = milestones(readAs('msc', JSON.parse(sample('msc')), bill('MEDUXX990011')).statements)
    expect(read.map(({ text, sourceEventId }) => [text, sourceEventId])).toEqual([
      // The profile does not trust the id of an event of unknown type.
      ['Empty to Shipper', null],
      ['Export received at CY', '880000002'],
      ['Export Loaded on Vessel', '880000003'],
      ['Vessel departure', null],
      ['Estimated Time of Arrival', null],
      ['Import Discharged from Vessel', '880000004'],
    ])
  })

  test('CMA CGM: ignores the extra block; the empty return is only planned', () => {
    const { reading, projection } = readAnswer('cma-cgm', sample('cma-cgm'), '2026-04-25T06:00:00Z')
    expect(reading).toMatchObject({ outcome: 'ok', complete: true, problems: [] })
    expect(listEvents(projection)).toEqual([
      'empty_out CNSHA',
      'full_in CNSHA',
      'vessel_loaded CNSHA',
      'vessel_departed CNSHA',
      'vessel_arrived USLAX',
      'vessel_discharged USLAX',
      'full_out USLAX',
    ])
    expect(shipmentOf(projection)).toMatchObject({ pod_ata_at: '2026-04-20T13:00:00Z' })
    expect(containerOf(projection)).toMatchObject({
      current_status: 'picked_up',
      pod_full_out_at: '2026-04-24T17:00:00Z',
      empty_terminated_at: null,
      equipment_type: 'reefer',
    })
  })
})

describe('reading one event', () => {
  test.each([
    ['PLN', 'planned'],
    ['PLAN', 'planned'],
    ['EST', 'estimated'],
    ['ACT', 'actual'],
  ])('classifier %s is %s', (spelling, classifier) => {
    expect(milestones(readAs('generic', [event({ eventClassifierCode: spelling })]).statements)[0]).toMatchObject({
      classifier,
    })
  })

  test.each([
    [
      'the carrier’s before the shipper’s',
      [
        ['S1', 'SHI'],
        ['C1', 'CAR'],
      ],
      'C1',
    ],
    [
      'NOSEAL is the absence of one',
      [
        ['NOSEAL', 'CAR'],
        ['S1', 'SHI'],
      ],
      'S1',
    ],
    ['"no seal" too', [['no seal', 'CAR']], undefined],
    ['an empty text too', [['  ', 'CAR']], undefined],
  ])('seals: %s', (_title, seals, expected) => {
    const sealed = event({
      seals: (seals as string[][]).map(([sealNumber, sealSource]) => ({ sealNumber, sealSource })),
    })
    expect(factsOf(readAs('generic', [sealed]).statements).seal_number).toBe(expected)
  })

  test.each(['ISOEquipmentCode', 'isoEquipmentCode'])('the size and type are read from %s', (name) => {
    expect(factsOf(readAs('generic', [event({ [name]: '45G1' })]).statements).equipment_size_type).toBe('45G1')
  })

  test('the newest statement about a booking counts, in any order and offset', () => {
    const shipmentEvent = (shipmentEventTypeCode: string, eventDateTime: string) => ({
      eventType: 'SHIPMENT',
      eventClassifierCode: 'ACT',
      shipmentEventTypeCode,
      documentTypeCode: 'BKG',
      documentID: 'B1',
      eventDateTime,
    })
    // 10:00+08:00 is 02:00Z: the cancellation is the later of the two.
    const events = [shipmentEvent('CONF', '2026-01-05T10:00:00+08:00'), shipmentEvent('CANC', '2026-01-05T05:00:00Z')]
    for (const ordered of [events, events.toReversed()])
      expect(factsOf(readAs('generic', ordered, { kind: 'booking', number: 'B1' }).statements).booking_cancelled).toBe(
        true,
      )
  })

  test('codes count in any case', () => {
    const cancelled = {
      eventType: 'Shipment',
      eventClassifierCode: 'Act',
      shipmentEventTypeCode: 'Canc',
      documentTypeCode: 'Bkg',
      documentID: 'B1',
      documentReferences: [{ documentReferenceType: 'Trd', documentReferenceValue: 'BILL1' }],
      eventDateTime: '2026-01-05T05:00:00Z',
    }
    expect(factsOf(readAs('generic', [cancelled], { kind: 'booking', number: 'B1' }).statements)).toMatchObject({
      booking_cancelled: true,
      bill_of_lading_number: 'BILL1',
    })
  })

  test('a cancelled booking is ignored for a bill or a container, which may have had several', () => {
    const cancelled = {
      eventType: 'SHIPMENT',
      eventClassifierCode: 'ACT',
      shipmentEventTypeCode: 'CANC',
      documentTypeCode: 'BKG',
      documentID: 'B1',
      eventDateTime: '2026-01-05T05:00:00Z',
    }
    for (const kind of ['bill', 'container'] as const)
      expect(
        factsOf(readAs('generic', [cancelled], { kind, number: 'B1' }).statements).booking_cancelled,
      ).toBeUndefined()
  })
})

describe('the position of an event that cannot be read', () => {
  const good = event()
  test.each<[string, unknown, string]>([
    ['no time', event({ eventDateTime: undefined }), '/3/eventDateTime'],
    ['slashes in the time', event({ eventDateTime: '2026/01/05 08:00' }), '/3/eventDateTime'],
    ['the year 0000', event({ eventDateTime: '0000-01-05T08:00:00Z' }), '/3/eventDateTime'],
    ['31 February', event({ eventDateTime: '2026-02-31T08:00:00Z' }), '/3/eventDateTime'],
    ['a number for a time', event({ eventDateTime: 1_767_600_000 }), '/3/eventDateTime'],
    ['an unknown classifier', event({ eventClassifierCode: 'REQ' }), '/3/eventClassifierCode'],
    ['a classifier that every object has', event({ eventClassifierCode: 'constructor' }), '/3/eventClassifierCode'],
    ['a classifier that is not a string', event({ eventClassifierCode: { toString: 1 } }), '/3/eventClassifierCode'],
    ['an unknown type', event({ eventType: 'TELEX', equipmentEventTypeCode: undefined }), '/3/eventType'],
    [
      'a type that every object has',
      event({ eventType: 'toString', equipmentEventTypeCode: undefined }),
      '/3/eventType',
    ],
    ['an unknown move', event({ equipmentEventTypeCode: 'TELE' }), '/3'],
    ['a move that every object has', event({ equipmentEventTypeCode: 'valueOf' }), '/3'],
    ['a move that is not a string', event({ equipmentEventTypeCode: { toString: null } }), '/3'],
    ['an actual move without a container', event({ equipmentReference: undefined }), '/3/equipmentReference'],
    ['no object', 7, '/3'],
    ['null', null, '/3'],
    [
      'a shipment event without its code',
      { eventType: 'SHIPMENT', eventDateTime: '2026-01-05' },
      '/3/shipmentEventTypeCode',
    ],
  ])('%s', (_title, wrong, at) => {
    const reading = readAs('generic', [good, good, good, wrong])
    expect(reading.problems.map((problem) => problem.at)).toEqual([at])
    // The other events are read, and because the response is incomplete, nothing is withdrawn.
    expect(reading).toMatchObject({ outcome: 'ok', complete: false })
    expect(milestones(reading.statements)).toHaveLength(3)
  })

  test('a response is unrecognized if no event can be read', () => {
    expect(readAs('generic', [event({ eventDateTime: 'soon' })])).toMatchObject({
      outcome: 'unrecognized',
      statements: [],
    })
  })

  test.each<[string, Record<string, unknown>]>([
    ['a mode that every object has', { transportCall: { modeOfTransport: 'constructor', UNLocationCode: 'CNSHA' } }],
    ['a mode that is not a string', { transportCall: { modeOfTransport: { toString: 1 }, UNLocationCode: 'CNSHA' } }],
    [
      'seal sources that are no texts',
      { seals: [{ sealNumber: 'A', sealSource: { toString: 1 } }, { sealNumber: 'B' }] },
    ],
    ['null bytes and half characters', { description: 'a\u0000b\ud800', equipmentReference: 'TSTU1234568\u0000' }],
  ])('%s: the event is read without it', (_title, overrides) => {
    const reading = readAs('generic', [event(overrides)])
    expect(reading.problems).toEqual([])
    const [read] = milestones(reading.statements)
    expect(read).toMatchObject({ kind: 'load', container: 'TSTU1234568' })
    if ('transportCall' in overrides) expect(read!.mode).toBeNull()
    // PostgreSQL can store neither a null byte nor half a surrogate pair in a text.
    expect(JSON.stringify(reading.statements)).not.toMatch(/\\u0000|\\ud800/)
  })
})

describe('a response without events', () => {
  test.each([
    ['a login page', '<!DOCTYPE html><html><body>Sign in</body></html>', 'unrecognized'],
    ['a cut-off text', sample('hapag-lloyd').slice(0, 900), 'unrecognized'],
    ['nothing at all', '', 'unrecognized'],
    ['a text', '"maintenance"', 'unrecognized'],
    ['another object', '{"vessels":[]}', 'unrecognized'],
    ['an empty list', '[]', 'no_data_yet'],
    ['an empty wrapper', '{"events":[]}', 'no_data_yet'],
    [
      'the error body of an unknown number',
      '{"statusCode":404,"statusCodeText":"Not Found","errors":[]}',
      'no_data_yet',
    ],
    ['the error body of a refusal', '{"statusCode":401,"errors":[{"reason":"expired"}]}', 'unauthorized'],
    ['the error body of a failure', '{"statusCode":500,"errors":[{"reason":"oops"}]}', 'unrecognized'],
    ['an error body with an object for a status', '{"status":{"toString":1}}', 'unrecognized'],
  ])('%s', (_title, body, outcome) => {
    const reading = readEvents(body, bill('1'), profiles.generic!)
    expect(reading).toMatchObject({ outcome, complete: false, statements: [] })
  })

  test('a web page or a truncated text is rejected with an explanation', () => {
    expect(readEvents(' <html>', bill('1'), profiles.generic!).problems[0]!.reason).toContain('web page')
    expect(readEvents('[{', bill('1'), profiles.generic!).problems[0]!.reason).toContain('not complete JSON')
  })

  test('pages are read as one response, which one unreadable page makes unreadable', () => {
    const page = JSON.stringify([event()])
    expect(readEvents(`${page}${PAGE_BREAK}[]`, bill('1'), profiles.generic!)).toMatchObject({ outcome: 'ok' })
    expect(readEvents(`${page}${PAGE_BREAK}<html>`, bill('1'), profiles.generic!).outcome).toBe('unrecognized')
  })
})

describe('the fingerprint', () => {
  const eventsOf = (line: string): Record<string, unknown>[] => {
    const json = JSON.parse(sample(line))
    return Array.isArray(json) ? json : json.events
  }
  const print = (line: string, events: unknown) => fingerprintEvents(JSON.stringify(events), profiles[line]!)
  const anyLine = fc.constantFrom(...lineNames)

  test('the fingerprint is the same for any order and wrapper of the events', () => {
    fc.assert(
      fc.property(
        anyLine.chain((line) =>
          fc.tuple(fc.constant(line), fc.shuffledSubarray(eventsOf(line), { minLength: eventsOf(line).length })),
        ),
        ([line, shuffled]) => {
          expect(print(line, shuffled)).toBe(print(line, eventsOf(line)))
          expect(print(line, { events: shuffled })).toBe(print(line, eventsOf(line)))
        },
      ),
      { numRuns: 50 },
    )
  })

  test('the fingerprint ignores fields that change with every poll, and nothing else', () => {
    const chosen = anyLine.chain((line) => {
      const events = eventsOf(line)
      return fc
        .nat(events.length - 1)
        .chain((index) =>
          fc.tuple(fc.constant(line), fc.constant(index), fc.constantFrom(...Object.keys(events[index]!))),
        )
    })
    fc.assert(
      fc.property(chosen, ([line, index, field]) => {
        const events = eventsOf(line)
        const changed = events.map((one, at) => (at === index ? { ...one, [field]: 'something else' } : one))
        const isVolatile = profiles[line]!.volatile.includes(field)
        expect(print(line, changed) === print(line, events)).toBe(isVolatile)
        const fewer = events.filter((_one, at) => at !== index)
        expect(print(line, fewer)).not.toBe(print(line, events))
        expect(print(line, [...events, events[index]])).not.toBe(print(line, events))
      }),
      { numRuns: 100 },
    )
  })

  test('the fingerprint of an unreadable response is null, however deeply it nests', () => {
    for (const body of ['<html>', '[{', '', '[]', '{"a":1}'])
      expect(fingerprintEvents(body, profiles.maersk!)).toBeNull()
    const deep = `[${'['.repeat(20_000)}${']'.repeat(20_000)}]`
    expect(() => fingerprintEvents(deep, profiles.maersk!)).not.toThrow()
  })
})
