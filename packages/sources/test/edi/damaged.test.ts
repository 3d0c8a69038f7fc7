import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { plainPartner } from '../../src/edi/message/partner.ts'
import { readEdi } from '../../src/edi/read-edi.ts'
import { splitInterchange } from '../../src/edi/split-interchange.ts'
import { b4, CONTAINER, edifact, RECEIVED, x12 } from './messages.ts'

const ISA = 'ISA*00*          *00*          *ZZ*A              *ZZ*B              *260301*0830*U*00401*000000001*0*P*>~'

/** All strings in a value: what a database would have to store. */
const texts = (value: unknown): string[] =>
  typeof value === 'string' ? [value] : value && typeof value === 'object' ? Object.values(value).flatMap(texts) : []

describe('reading never throws', () => {
  const good = [
    x12('315', [[b4('UV'), 'N9*BM*TESTBILL1', 'R4*D*UN*USLAX*LOS ANGELES', 'DTM*140*20260228*1200*PT']]),
    x12('322', [['Q5*A*20260228*1415*CT**CHICAGO*IL*US', 'N7*TSTU*123456', 'W2*TSTU*123456**CC*L']]),
    edifact('COARRI', ['BGM+44', 'LOC+11+USLAX', `EQD+CN+${CONTAINER}`, 'DTM+203:202602281415:203']),
    edifact('IFTSTA', ['CNI+1', 'STS+1+24', `RFF+EQ:${CONTAINER}`, 'DTM+334:202602281415:203', 'LOC+175+USLAX']),
  ]
  const names = fc.constantFrom('constructor', '__proto__', 'toString', '', '\u0000', '\ud800', '9'.repeat(400))
  const damaged = fc.tuple(
    fc.constantFrom(...good),
    fc.nat(700),
    fc.nat(8),
    fc.oneof(names, fc.string({ unit: 'binary' })),
  )

  test.each([
    ['random text', fc.string({ unit: 'binary', maxLength: 400 })],
    [
      'random text behind a good beginning',
      fc
        .tuple(fc.constantFrom(ISA, "UNB+UNOA:2+A+B'UNH+1+IFTSTA'"), fc.string({ unit: 'binary' }))
        .map((both) => both.join('')),
    ],
    [
      'a good message with something cut out and put in',
      damaged.map(([text, at, length, put]) => text.slice(0, at) + put + text.slice(at + length)),
    ],
    ['a good message cut off', fc.tuple(fc.constantFrom(...good), fc.nat(700)).map(([text, at]) => text.slice(0, at))],
    [
      'a good message with an element replaced',
      fc.tuple(fc.constantFrom(...good), fc.nat(60), names).map(([text, nth, put]) => {
        let n = 0
        return text.replace(/[^*+:~'\n]+/g, (one) => (n++ === nth ? put : one))
      }),
    ],
  ])('%s', (_, given) => {
    fc.assert(
      fc.property(given, (text) => {
        const split = splitInterchange(text, plainPartner, RECEIVED)
        for (const { body, subject, messageId } of split.parts) {
          expect(texts([subject, messageId]).join().replaceAll('\u0000', '!')).toBe(texts([subject, messageId]).join())
          const reading = readEdi(body, subject, plainPartner)
          // A part is read by itself, or its problems are named.
          expect(reading.outcome === 'ok' || reading.problems.length > 0).toBe(true)
          expect(texts(reading).filter((one) => one.includes('\u0000') || !one.isWellFormed())).toEqual([])
        }
        readEdi(text, { kind: 'container', number: CONTAINER }, plainPartner)
        // Nothing is dropped silently.
        const isReported =
          split.parts.length > 0 || split.problems.length > 0 || split.sets.some(({ problems }) => problems.length > 0)
        expect(isReported || /^\s*(ISA|UN)/.test(text)).toBe(true)
      }),
      { numRuns: 400 },
    )
  })

  test('a truncated message is not read at all, not even part of a place', () => {
    const [text] = good
    for (let at = 0; at < text!.indexOf('SE*'); at++) {
      const { parts } = splitInterchange(text!.slice(0, at), plainPartner, RECEIVED)
      // The rest is stored for the operator, and reports nothing about a container.
      expect(parts.filter(({ subject }) => subject.kind !== 'facility')).toEqual([])
      expect(parts.flatMap(({ body, subject }) => readEdi(body, subject, plainPartner).statements)).toEqual([])
    }
  })
})
