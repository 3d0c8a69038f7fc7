import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { withCheckDigit } from '../src/container-number.ts'
import { thresholds } from '../src/infer/infer-number.ts'
import { readInferenceRules, readNumberFormats } from '../src/infer/number-formats.ts'
import { createReference } from '../src/reference.ts'
import { readTable } from '../src/table.ts'

const reference = createReference()
const everyLine = () => true
const infer = (text: string, mayUse = everyLine as Parameters<typeof reference.inferNumber>[1]) =>
  reference.inferNumber(text, mayUse)

// number, kind, decision, line, rule
test.each([
  ['MAEU261904573', 'bill_of_lading', 'auto_select', 'MAEU', 'carrier_prefix_and_format'],
  ['SUDUN2AB004417QX', 'bill_of_lading', 'auto_select', 'MAEU', 'carrier_prefix_and_format'],
  ['MEDUQX402917', 'bill_of_lading', 'auto_select', 'MSCU', 'carrier_prefix_and_format'],
  ['HLCUSHA260204915', 'bill_of_lading', 'auto_select', 'HLCU', 'carrier_prefix_and_format'],
  ['CMDUSHA0417733', 'bill_of_lading', 'auto_select', 'CMDU', 'carrier_prefix_and_format'],
  ['ONEYSHAG00417733', 'bill_of_lading', 'auto_select', 'ONEY', 'carrier_prefix_and_format'],
  ['EGLV140600417733', 'bill_of_lading', 'auto_select', 'EGLV', 'carrier_prefix_and_format'],
  ['COSU6300417733', 'bill_of_lading', 'auto_select', 'COSU', 'carrier_prefix_and_format'],
  ['COAU6300417733', 'bill_of_lading', 'auto_select', 'COSU', 'carrier_prefix_and_format'],
  ['OOLU2700417733', 'bill_of_lading', 'auto_select', 'OOLU', 'carrier_prefix_and_format'],
  ['YMJAE209418370', 'bill_of_lading', 'auto_select', 'YMLU', 'carrier_prefix_and_format'],
  ['HDMUSHAZ00417733', 'bill_of_lading', 'auto_select', 'HDMU', 'carrier_prefix_and_format'],
  ['ZIMUSHA417733', 'bill_of_lading', 'auto_select', 'ZIMU', 'carrier_prefix_and_format'],
  ['WWSU26AB4177', 'bill_of_lading', 'needs_confirmation', 'SSBF', 'carrier_prefix'],
  ['ONEY26', null, 'no_prediction', null, null],
  ['261904573', 'bill_of_lading', 'needs_confirmation', 'MAEU', 'distinctive_format'],
  ['E209418370', 'booking', 'needs_confirmation', 'YMLU', 'distinctive_format'],
  ['EBKG04177330', 'booking', 'needs_confirmation', 'MSCU', 'own_mark_and_format'],
  ['031E417733', 'bill_of_lading', 'needs_confirmation', 'WHLC', 'distinctive_format'],
  ['SHAG00417733', 'booking', 'no_prediction', null, 'shared_format'],
  ['6300417733', 'booking', 'no_prediction', null, 'shared_format'],
  ['TEST-TR-SUCCEEDED', 'bill_of_lading', 'auto_select', 'TEST', 'test_number'],
  ['TEST-TR-FAILED', 'bill_of_lading', 'auto_select', 'TEST', 'test_number'],
  ['MSKU7054410', 'container', 'needs_confirmation', 'MAEU', 'owner_prefix'],
  ['MSKU7054417', 'container', 'needs_confirmation', 'MAEU', 'owner_prefix_wrong_check_digit'],
  ['MSKU705441', 'container', 'needs_confirmation', 'MAEU', 'owner_prefix_wrong_check_digit'],
  ['TCLU7305416', 'container', 'no_prediction', null, 'lessor_box'],
  ['QQQU7305416', 'container', 'no_prediction', null, null],
  ['HOUSE12345678901234', null, 'no_prediction', null, null],
])('the number %s is a %s: %s %s', (text, kind, decision, scac, rule) => {
  const found = infer(text)!
  expect([found.kind, found.decision, found.selected?.scac ?? null]).toEqual([kind, decision, scac])
  expect(found.candidates[0]?.rule ?? null).toBe(rule)
})

test.each(['', '   ', 'ABC', 'HELLO', 'no number', '12', '1'.repeat(36), 'MSKU705441ü', '🚢1234567', '---'])(
  'the text "%s" is rejected',
  (text) => expect(infer(text)).toBeNull(),
)

test('a wrong check digit is reported with the right one', () => {
  expect(infer('MSKU7054417')).toMatchObject({
    isValid: false,
    checkDigitPassed: false,
    reason: 'The check digit of MSKU705441 is 0.',
  })
  expect(infer('MSKU7054410')).toMatchObject({ isValid: true, checkDigitPassed: true, reason: null })
  expect(infer('MSKU705441')!.reason).toBe('The check digit is missing: that of MSKU705441 is 0.')
})

test('the inference suggests only lines that the account may use', () => {
  const withoutMaersk = infer('MAEU261904573', ({ scac }) => scac !== 'MAEU')!
  expect(withoutMaersk).toMatchObject({ decision: 'no_prediction', selected: null, candidates: [] })
})

describe('the tables', () => {
  const rules = readInferenceRules()

  test('every rule named by a format has a confidence and a source, and every rule is used', () => {
    const used = new Set([
      ...readNumberFormats().map(({ rule }) => rule),
      'carrier_prefix',
      'lessor_box',
      'owner_prefix',
      'owner_prefix_wrong_check_digit',
    ])
    expect(new Set(rules.keys())).toEqual(used)
    for (const [rule, { confidence, grounds }] of rules) {
      expect(confidence, rule).toBeGreaterThan(0)
      expect(confidence, rule).toBeLessThanOrEqual(1)
      expect(grounds.length, rule).toBeGreaterThan(20)
    }
  })

  test('a line is selected automatically only by SCAC and bill format together', () => {
    const sure = [...rules].filter(([, { confidence }]) => confidence >= thresholds.autoSelect).map(([rule]) => rule)
    expect(sure.toSorted()).toEqual(['carrier_prefix_and_format', 'test_number'])
    for (const { rule, kind } of readNumberFormats()) if (sure.includes(rule)) expect(kind).toBe('bill_of_lading')
  })

  test('every format names a known line, with one of its SCACs as prefix', () => {
    for (const { scac, prefix, rule, source } of readTable('number-formats')) {
      const line = reference.shippingLines.byScac(scac!)
      expect(line?.scac, scac).toBe(scac)
      expect(source).not.toBe('')
      if (rule === 'carrier_prefix_and_format') expect([line!.scac, ...line!.alternativeScacs]).toContain(prefix)
    }
  })
})

const prefixes = reference.ownerPrefixes.all()
const lessors = prefixes.filter(({ kind }) => kind === 'lessor').map(({ prefix }) => prefix)
const serial = fc.integer({ min: 0, max: 999_999 }).map((n) => String(n).padStart(6, '0'))
const containerOf = (from: readonly string[]) =>
  fc.tuple(fc.constantFrom(...from), serial).map(([prefix, digits]) => withCheckDigit(prefix + digits)!)
const shipmentNumber = fc
  .tuple(
    fc.constantFrom('', ...reference.shippingLines.all().flatMap((line) => [line.scac, ...line.alternativeScacs])),
    fc.stringMatching(/^[A-Z\d]{4,14}$/),
  )
  .map(([prefix, rest]) => prefix + rest)
const anyNumber = fc.oneof(containerOf(prefixes.map(({ prefix }) => prefix)), shipmentNumber)

describe('for any number', () => {
  test('inferNumber never throws', () => {
    fc.assert(
      fc.property(fc.oneof(fc.string({ unit: 'binary', maxLength: 300 }), fc.string({ maxLength: 60 })), (text) => {
        infer(text)
      }),
      { numRuns: 2_000 },
    )
  })

  test('inferNumber ignores spaces, dashes and case', () => {
    const spelling = fc.array(fc.constantFrom('', ' ', '-', ' - ', '\t'), { minLength: 40, maxLength: 40 })
    fc.assert(
      fc.property(
        anyNumber,
        spelling,
        fc.array(fc.boolean(), { minLength: 40, maxLength: 40 }),
        (number, gaps, small) => {
          const spelled = [...number]
            .map((character, i) => gaps[i] + (small[i] ? character.toLowerCase() : character))
            .join('')
          expect(infer(spelled)).toEqual(infer(number))
        },
      ),
    )
  })

  test('inferNumber selects the first candidate and lists each line once, most likely first', () => {
    fc.assert(
      fc.property(anyNumber, (number) => {
        const found = infer(number)
        if (!found) return
        const { candidates, selected, decision } = found
        const best = candidates[0]?.confidence ?? 0
        expect(candidates.map(({ confidence }) => confidence)).toEqual(
          candidates.map(({ confidence }) => confidence).toSorted((a, b) => b - a),
        )
        expect(new Set(candidates.map(({ scac }) => scac)).size).toBe(candidates.length)
        expect(selected).toEqual(best >= thresholds.needsConfirmation ? candidates[0] : null)
        expect(decision).toBe(
          best >= thresholds.autoSelect
            ? 'auto_select'
            : best >= thresholds.needsConfirmation
              ? 'needs_confirmation'
              : 'no_prediction',
        )
      }),
    )
  })

  test('inferNumber selects no line for a leased container, and none automatically for an owned one', () => {
    fc.assert(
      fc.property(containerOf(lessors), (number) => {
        expect(infer(number)).toMatchObject({
          kind: 'container',
          isValid: true,
          decision: 'no_prediction',
          selected: null,
        })
      }),
    )
    fc.assert(
      fc.property(containerOf(prefixes.map(({ prefix }) => prefix)), (number) => {
        expect(infer(number)!.decision).not.toBe('auto_select')
      }),
    )
  })

  test('inferNumber handles a hostile text of 64 KiB like a short one', () => {
    for (const text of ['A'.repeat(65_536), '1'.repeat(65_536), 'MAEU1'.repeat(13_000), '- '.repeat(32_768)])
      expect(infer(text)).toBeNull()
  })
})
