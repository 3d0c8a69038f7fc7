import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { anyAuthority } from '../../src/authority/authority.ts'
import { profiles } from '../../src/dcsa/profiles.ts'
import { readEvents } from '../../src/dcsa/read-events.ts'
import { subjectOfAnswer } from '../../src/dcsa/subject.ts'
import { readMessage } from '../../src/feed/read-feed-message.ts'
import type { Subject } from '../../src/port/source.ts'
import { event } from '../read-answer.ts'

const [CONTAINER, OTHER_CONTAINER] = ['TSTU1234568', 'TSTU7654327']
const references = (...stated: [type: string, value: string][]) => ({
  documentReferences: stated.map(([documentReferenceType, documentReferenceValue]) => ({
    documentReferenceType,
    documentReferenceValue,
  })),
})
const subjectOf = (subject: Subject, ...events: object[]) =>
  subjectOfAnswer(events, subject, profiles.maersk!.normalizeNumber).of
const bill: Subject = { kind: 'bill', number: '269900111' }
const booking: Subject = { kind: 'booking', number: 'EBKG09900111' }
const container: Subject = { kind: 'container', number: CONTAINER }

test.each<[string, Subject, object[], string]>([
  ['its bill', bill, [event(references(['TRD', '269900111']))], 'subject'],
  ['its bill under a SCAC of the line', bill, [event(references(['TRD', 'SEAU269900111']))], 'subject'],
  ['its bill under the SCAC of another line', bill, [event(references(['TRD', 'XXXX269900111']))], 'subject'],
  [
    'its bill in a shipment event',
    bill,
    [{ eventType: 'SHIPMENT', documentTypeCode: 'TRD', documentID: '269900111' }],
    'subject',
  ],
  [
    'its bill as a shipping instruction',
    bill,
    [{ eventType: 'SHIPMENT', documentTypeCode: 'SHI', documentID: '269900111' }],
    'subject',
  ],
  [
    'the line’s own id of the document of a shipment event',
    bill,
    [{ eventType: 'SHIPMENT', documentTypeCode: 'TRD', documentID: '5e1c09f7' }, event()],
    'unknown',
  ],
  [
    'that id beside its bill',
    bill,
    [
      { eventType: 'SHIPMENT', documentTypeCode: 'TRD', documentID: '5e1c09f7' },
      event(references(['TRD', '269900111'])),
    ],
    'subject',
  ],
  [
    'that id beside its booking',
    booking,
    [{ eventType: 'SHIPMENT', documentTypeCode: 'BKG', documentID: '7' }, event()],
    'unknown',
  ],
  [
    'another bill in a reference, besides the id of a document',
    bill,
    [
      { eventType: 'SHIPMENT', documentTypeCode: 'TRD', documentID: '5e1c09f7' },
      event(references(['TRD', '269900112'])),
    ],
    'others',
  ],
  ['another bill', bill, [event(references(['TRD', '269900112']))], 'others'],
  ['a bill that its number begins', bill, [event(references(['TRD', '2699001111']))], 'others'],
  ['a booking only', bill, [event(references(['BKG', 'OTHER1']))], 'unknown'],
  ['a house bill only', bill, [event(references(['HBL', 'HOUSE1']))], 'unknown'],
  ['nothing', bill, [event()], 'unknown'],
  [
    'references of no shape',
    bill,
    [event({ documentReferences: [null, 7, { documentReferenceType: 'TRD' }] })],
    'unknown',
  ],
  ['its booking', booking, [event(references(['BKG', 'ebkg 0990-0111']))], 'subject'],
  ['its booking as a carrier’s', booking, [event(references(['CBR', 'EBKG09900111']))], 'subject'],
  ['another booking', booking, [event(references(['BKG', 'EBKG09900112'], ['TRD', '269900111']))], 'others'],
  ['its container', container, [event(references(['TRD', 'ANY1234']))], 'subject'],
  [
    'its container without the check digit',
    container,
    [event({ equipmentReference: CONTAINER.slice(0, 10) })],
    'subject',
  ],
  ['another container', container, [event({ equipmentReference: OTHER_CONTAINER })], 'others'],
  ['its container among others', container, [event({ equipmentReference: OTHER_CONTAINER }), event()], 'subject'],
  ['only vessel calls', container, [{ eventType: 'TRANSPORT', transportCall: {} }], 'unknown'],
  ['anything, if no number was requested', { kind: 'facility', number: 'maeu-push' }, [event()], 'unknown'],
])('a response that names %s', (_, subject, events, expected) => expect(subjectOf(subject, ...events)).toBe(expected))

test.each([
  ['the line’s own ids', '5e1c09f7', '77ab01c2', ['BOOKING77']],
  ['numbers, of which one is another bill’s', '269900111', '269900112', []],
])('a shipment event with a document id is read, with %s', (_, id, otherId, expected) => {
  const shipment = (documentID: string, ...stated: [string, string][]) => ({
    eventType: 'SHIPMENT',
    shipmentEventTypeCode: 'ISSU',
    eventClassifierCode: 'ACT',
    eventDateTime: '2026-01-04T08:00:00Z',
    documentTypeCode: 'TRD',
    documentID,
    ...references(...stated),
  })
  const answer = [event(references(['TRD', '269900111'])), shipment(id), shipment(otherId, ['BKG', 'BOOKING77'])]
  const { statements, complete } = readEvents(JSON.stringify(answer), bill, profiles.maersk!)
  const bookings = statements.flatMap((one) =>
    one.says === 'fact' && one.field === 'booking_number' ? [one.value] : [],
  )
  expect({ bookings, complete }).toEqual({ bookings: expected, complete: true })
})

test('a response without the requested number is never taken for one about it', () => {
  const digits = fc.stringMatching(/^[A-Z0-9]{6,12}$/)
  fc.assert(
    fc.property(digits, fc.array(digits, { minLength: 1, maxLength: 4 }), (number, others) => {
      fc.pre(others.every((other) => !other.includes(number) && !number.includes(other)))
      expect(
        subjectOf({ kind: 'bill', number }, event(references(...others.map((one): [string, string] => ['TRD', one])))),
      ).toBe('others')
    }),
  )
})

describe('a polled feed', () => {
  const loaded = (container: string) => ({
    container_number: container,
    observed_at: '2026-05-04T18:20:00Z',
    facility: { locode: 'USLAX' },
    holds: [],
  })
  const read = (...containers: string[]) =>
    readMessage(JSON.stringify({ snapshots: containers.map(loaded) }), container, {
      kind: 'terminal',
      authority: anyAuthority,
    })

  test('a response only about other containers is quarantined', () => {
    expect(read(OTHER_CONTAINER)).toMatchObject({
      outcome: 'unrecognized',
      statements: [],
      problems: [{ reason: `the message is about container ${OTHER_CONTAINER}, not about container ${CONTAINER}` }],
    })
  })

  test('a response about other containers too is read for the requested one', () => {
    expect(read(OTHER_CONTAINER, CONTAINER)).toMatchObject({
      outcome: 'ok',
      problems: [],
      statements: [{ container: CONTAINER }],
    })
    expect(read()).toMatchObject({ outcome: 'ok', problems: [], statements: [] })
  })

  test('an arrival notice of another bill is not applied', () => {
    const notice = { arrivalNotice: { transportDocumentReference: 'OTHER1', equipmentReferences: [OTHER_CONTAINER] } }
    const profile = { kind: 'line' as const, authority: anyAuthority }
    expect(readMessage(JSON.stringify(notice), container, profile)).toMatchObject({
      outcome: 'unrecognized',
      statements: [],
      problems: [{ reason: `the notice is not about container ${CONTAINER}` }],
    })
  })
})
