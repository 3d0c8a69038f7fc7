import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { matchesPattern, patternProblem } from '../../src/custom-fields/values/pattern.ts'
import { readDate, readTime } from '../../src/custom-fields/values/times.ts'
import { type Options, readValue, textOf, type Value } from '../../src/custom-fields/values/value.ts'
import type { FieldType } from '../../src/records/custom-field-definitions/field.ts'
import { displayOf, formatProblem } from '../../src/records/custom-fields/display.ts'

const field = (data_type: FieldType['data_type'], more: Partial<FieldType> = {}): FieldType => ({
  data_type,
  reference_type: data_type === 'reference' ? 'Party' : null,
  validation: {},
  default_format: null,
  ...more,
})
const options: Options = new Map([
  ['FOB', 'Free on board'],
  ['CIF', 'Cost, insurance and freight'],
])
const read = (one: FieldType, given: Value) => {
  const answer = readValue(one, given, options)
  return 'value' in answer ? answer.value : undefined
}
const shown = (one: FieldType, given: Value) => {
  const value = read(one, given)
  if (value === undefined) throw new Error('refused')
  return displayOf(one, value, textOf(value, options))
}

const dataTypes = ['short_text', 'number', 'date', 'datetime', 'boolean', 'enum', 'enum_multi', 'reference'] as const
const anyValue: fc.Arbitrary<Value> = fc.oneof(
  fc.string(),
  fc.constantFrom('FOB', 'CIF', '2026-02-30', '2026-03-01', '2026-03-01T08:00:00+02:00', '2026-03-01 25:00', ' '),
  fc.date({ noInvalidDate: true }).map((date) => date.toISOString()),
  fc.double(),
  fc.integer(),
  fc.boolean(),
  fc.array(fc.constantFrom('FOB', 'CIF', 'EXW')),
  fc.record({ type: fc.constantFrom('party', 'Party', 'shipment', 'x'), id: fc.oneof(fc.uuid(), fc.string()) }),
  fc.constant(null),
)

describe('any value', () => {
  it("is stored with the field's data type, and normalizing it again changes nothing", () =>
    fc.assert(
      fc.property(fc.constantFrom(...dataTypes), anyValue, (data_type, given) => {
        const kept = read(field(data_type), given)
        if (kept === undefined || kept === null) return
        expect(read(field(data_type), kept)).toEqual(kept)
        if (data_type === 'number') {
          expect(Number.isFinite(kept)).toBe(true)
          expect(Math.abs(kept as number)).toBeLessThan(1e12)
        }
        if (data_type === 'date') expect(readDate(kept as string)).toBe(kept)
        if (data_type === 'datetime') expect(kept).toMatch(/^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\dZ$/)
        if (data_type === 'boolean') expect(kept).toBeTypeOf('boolean')
        if (data_type === 'enum') expect(options?.has(kept as string)).toBe(true)
        if (data_type === 'enum_multi') for (const one of kept as string[]) expect(options?.has(one)).toBe(true)
        if (data_type === 'reference') expect(kept).toMatchObject({ type: 'party' })
      }),
      { numRuns: 3_000 },
    ))

  it('is displayed as text, numbers without an exponent', () =>
    fc.assert(
      fc.property(fc.constantFrom(...dataTypes), anyValue, (data_type, given) => {
        const kept = read(field(data_type), given)
        if (kept === undefined) return
        const display = displayOf(field(data_type), kept, textOf(kept, options))
        if (kept === null || data_type === 'reference') expect(display).toBeNull()
        else expect(display).toBeTypeOf('string')
        if (data_type === 'number' && kept !== null) expect(display).toMatch(/^-?\d+(\.\d{1,6})?$/)
      }),
    ))

  it('that is a number is displayed as the same number', () =>
    fc.assert(
      fc.property(fc.double({ min: -1e9, max: 1e9, noNaN: true }), (given) => {
        expect(Number(shown(field('number'), given))).toBe(read(field('number'), given))
      }),
    ))

  it('that is empty is never stored if required', () =>
    fc.assert(
      fc.property(fc.constantFrom(...dataTypes), fc.constantFrom<Value>(null, '', '  ', []), (data_type, given) => {
        const answer = readValue(field(data_type, { validation: { required: true } }), given, options)
        expect(answer).toEqual({ problem: "can't be blank", code: 'blank' })
      }),
    ))
})

describe('the table of values', () => {
  it.each<[FieldType['data_type'], Value, Value, string | null]>([
    ['short_text', ' Dock 4 ', ' Dock 4 ', ' Dock 4 '],
    ['short_text', '', '', ''],
    ['short_text', null, null, null],
    ['number', 12.5, 12.5, '12.5'],
    ['number', 0.1 + 0.2, 0.3, '0.3'],
    ['number', 0.000001, 0.000001, '0.000001'],
    ['number', -0.0000001, 0, '0'],
    ['number', 999_999_999_999, 999_999_999_999, '999999999999'],
    ['date', '2028-02-29', '2028-02-29', '2028-02-29'],
    ['datetime', '2026-03-01T08:00:00Z', '2026-03-01T08:00:00Z', '2026-03-01 08:00:00'],
    ['datetime', '2026-03-01T01:30:00.999+02:00', '2026-02-28T23:30:00Z', '2026-02-28 23:30:00'],
    ['datetime', '2026-03-01 08:00', '2026-03-01T08:00:00Z', '2026-03-01 08:00:00'],
    ['boolean', true, true, 'Yes'],
    ['boolean', false, false, 'No'],
    ['enum', 'FOB', 'FOB', 'Free on board'],
    ['enum_multi', ['CIF', 'FOB', 'CIF'], ['CIF', 'FOB'], 'Cost, insurance and freight, Free on board'],
    ['enum_multi', [], null, null],
    ['enum', '', null, null],
  ])('%s: stores %j as %j and displays it as %j', (data_type, given, kept, display) => {
    expect(read(field(data_type), given)).toEqual(kept)
    expect(shown(field(data_type), given)).toBe(display)
  })

  it.each<[FieldType['data_type'], Value]>([
    ['short_text', 7],
    ['short_text', 'x'.repeat(1_001)],
    ['number', '12.5'],
    ['number', 1e12],
    ['number', -1e21],
    ['number', true],
    ['date', '2026-02-29'],
    ['date', '2026-3-1'],
    ['date', '0000-01-01'],
    ['date', '2026-03-01T00:00:00Z'],
    ['date', 20260301],
    ['datetime', '2026-03-01'],
    ['datetime', '2026-03-01T24:00:00Z'],
    // Its local time would be taken for UTC.
    ['datetime', '2026-03-01T08:00:00[Europe/Berlin]'],
    ['datetime', '2026-03-01T08:60:00Z'],
    ['datetime', '0001-01-01T00:00:00+02:00'],
    ['datetime', '9999-12-31T23:00:00-02:00'],
    ['boolean', 'true'],
    ['boolean', 1],
    ['enum', 'EXW'],
    ['enum', 'Free on board'],
    ['enum', ['FOB']],
    ['enum_multi', 'FOB'],
    ['enum_multi', ['FOB', 'EXW']],
    ['reference', 'x'],
    ['reference', { type: 'shipment', id: '019c2291-b3a0-759f-9076-bc5008c4d079' }],
    ['reference', { type: 'party', id: "'; drop table parties" }],
  ])('%s: rejects %j', (data_type, given) => expect(read(field(data_type), given)).toBeUndefined())
})

describe('rules', () => {
  it.each<[FieldType, Value, boolean]>([
    [field('short_text', { validation: { pattern: '^[A-Z]{3}$' } }), 'FOB', true],
    [field('short_text', { validation: { pattern: '^[A-Z]{3}$' } }), 'FOBX', false],
    [field('short_text', { validation: { pattern: 'OB' } }), 'FOB', true],
    [field('short_text', { validation: { min_length: 3, max_length: 3 } }), 'äöü', true],
    [field('short_text', { validation: { max_length: 3 } }), '🚢🚢🚢', true],
    [field('short_text', { validation: { min_length: 3 } }), 'ab', false],
    [field('short_text', { validation: { max_length: 3 } }), 'abcd', false],
    [field('short_text', { validation: { min_length: 3 } }), '', true],
    [field('number', { validation: { min: 0, max: 10 } }), 10, true],
    [field('number', { validation: { min: 0, max: 10 } }), -0.000001, false],
    [field('number', { validation: { min: 0, max: 10 } }), 10.000001, false],
    [field('date', { validation: { min: '2026-01-01' } }), '2025-12-31', false],
    [field('datetime', { validation: { max: '2026-01-01T00:00:00Z' } }), '2026-01-01T00:30:00+01:00', true],
    [field('datetime', { validation: { max: '2026-01-01T00:00:00Z' } }), '2026-01-01T00:00:01Z', false],
  ])('%j of %j: %j', (one, given, fits) => expect(read(one, given) !== undefined).toBe(fits))
})

describe('the display', () => {
  it.each<[FieldType['data_type'], string, Value, string]>([
    ['number', '0', 12.5, '13'],
    ['number', '0.00', 12.5, '12.50'],
    ['number', '#,##0.00 kg', 1234567.891, '1,234,567.89 kg'],
    ['number', '$#,##0', -1234, '-$1,234'],
    ['number', '$#,##0', -0.2, '$0'],
    ['number', '#,##0', 999, '999'],
    ['date', 'DD.MM.YYYY', '2026-03-01', '01.03.2026'],
    ['date', 'MMM DD, YYYY', '2026-03-01', 'Mar 01, 2026'],
    ['date', '%d/%m/%Y', '2026-03-01', '01/03/2026'],
    ['datetime', 'DD.MM.YYYY HH:mm', '2026-03-01T08:05:09Z', '01.03.2026 08:05'],
    ['datetime', 'YYYY-MM-DD HH:MM:SS', '2026-03-01T08:05:09Z', '2026-03-01 08:05:09'],
    ['datetime', '%Y-%m-%d %H:%M:%S', '2026-03-01T08:05:09Z', '2026-03-01 08:05:09'],
  ])('%s by %j: %j is %j', (data_type, default_format, given, display) => {
    expect(formatProblem(data_type, default_format)).toBeNull()
    expect(shown(field(data_type, { default_format }), given)).toBe(display)
  })

  it.each<[FieldType['data_type'], string]>([
    ['number', 'kg'],
    ['number', '%.2f'],
    ['number', '0.00 0'],
    ['number', '#,##0.0000000'],
    ['date', 'soon'],
    ['date', '--'],
    ['date', 'YYYY HH'],
    ['datetime', '%Q'],
    ['boolean', 'Yes'],
    ['enum', '0'],
    ['short_text', '0'],
  ])('%s rejects the format %j', (data_type, format) => expect(formatProblem(data_type, format)).not.toBeNull())
})

describe('the check of patterns', () => {
  it.each(['(', '[', 'a{2,1}', '(?=a)', '(a)\\1', 'a{0,1000}', '(((a{99}){99}){99})', '(\\pL{99}){9}', '(?<'])(
    'rejects %j',
    (pattern) => expect(patternProblem(pattern)).not.toBeNull(),
  )

  // Counts work instead of time: on each of these a backtracking matcher takes 2^1000 steps and never ends.
  it.each(['(a+)+$', '^(a|a)*$', '(a|aa)+$', '^(a?){60}a{60}!$', '(.*)*x$', '([a-z]+)*!$', '(((a*)*)*)*$b'])(
    '%j terminates on the longest text',
    (pattern) => {
      expect(patternProblem(pattern)).toBeNull()
      expect(matchesPattern(pattern, `${'a'.repeat(999)}?`)).toBe(false)
    },
  )

  it('reports any invalid pattern as such', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 255 }), fc.string({ maxLength: 100 }), (pattern, text) => {
        if (patternProblem(pattern) === null) expect(matchesPattern(pattern, text)).toBeTypeOf('boolean')
      }),
    ))
})

describe('a date', () => {
  it('may be every existing day, in one spelling', () =>
    fc.assert(
      fc.property(
        fc.date({ min: new Date('0001-01-01'), max: new Date('9999-12-31'), noInvalidDate: true }),
        (date) => {
          const day = date.toISOString().slice(0, 10)
          expect(readDate(day)).toBe(day)
          expect(readTime(date.toISOString())).toBe(`${date.toISOString().slice(0, 19)}Z`)
        },
      ),
    ))
})
