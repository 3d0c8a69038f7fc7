import fc from 'fast-check'
import { expect, test } from 'vitest'
import { combineCorrections, type EarlierCorrection } from '../../src/corrections/combine-corrections.ts'
import { fingerprintForm, isSameForm } from '../../src/corrections/form-fingerprint.ts'
import { layOutText } from '../../src/layout/layout.ts'

const letters = 'abcdefghijklmnopqrstuvwxyz'.split('')
const word = fc.string({ unit: fc.constantFrom(...letters), minLength: 3, maxLength: 10 })
const label = fc.tuple(word, word).map((words) => words.join(' '))
const labels = fc.uniqueArray(label, { minLength: 6, maxLength: 30 })
const number = fc.integer({ min: 1, max: 999_999 })

/** A document with these labels, each followed by a value. */
const paper = (of: readonly string[], values: readonly number[]) => [
  layOutText(1, of.map((one, at) => `${one}: ${values[at % values.length]}`).join('\n')),
]

test('the fingerprint of a form does not depend on its values', () => {
  const values = fc.array(number, { minLength: 1, maxLength: 30 })
  fc.assert(
    fc.property(labels, values, values, (of, some, others) => {
      expect(fingerprintForm(paper(of, some))).toEqual(fingerprintForm(paper(of, others)))
    }),
  )
})

test('documents with nearly the same labels share a form, and documents with other labels do not', () => {
  fc.assert(
    fc.property(labels, labels, number, (of, others, value) => {
      const form = fingerprintForm(paper(of, [value]))
      expect(isSameForm(form, form)).toBe(true)
      expect(isSameForm(form, fingerprintForm(paper([...of, of[0]!.toUpperCase()], [value])))).toBe(true)
      const foreign = fingerprintForm(paper(others, [value]))
      expect(isSameForm(form, foreign)).toBe(isSameForm(foreign, form))
      const shared = others.filter((one) => of.includes(one)).length
      if (shared === 0) expect(isSameForm(form, foreign)).toBe(false)
    }),
  )
})

const FORM = [1, 2, 3, 4, 5]
const correction = fc.record({
  field: fc.constantFrom('eta', 'vessel'),
  label: fc.constantFrom('0000000000000001', '0000000000000002'),
  place: fc.constantFrom('behind' as const, 'beside' as const, 'below' as const),
  isHere: fc.boolean(),
  form: fc.constantFrom(FORM, [1, 2, 3, 4, 6, 7, 8, 9, 10, 11], [90, 91, 92, 93]),
})
const combine = (earlier: readonly EarlierCorrection[]) => combineCorrections(earlier, FORM, 'arrival_notice')

test('the newest correction of a form applies, counted with the equal ones directly before it', () => {
  fc.assert(
    fc.property(fc.array(correction, { maxLength: 12 }), (earlier) => {
      for (const { field, times, label, place, isHere } of combine(earlier)) {
        const ofField = earlier.filter((one) => one.field === field && isSameForm(one.form, FORM))
        const says = (one: EarlierCorrection) => one.label === label && one.place === place && one.isHere === isHere
        expect(ofField.slice(0, times).every(says)).toBe(true)
        expect(ofField[times] === undefined || !says(ofField[times])).toBe(true)
        expect(times).toBeGreaterThan(0)
      }
    }),
  )
})

test('corrections of other forms have no effect', () => {
  fc.assert(
    fc.property(fc.array(correction, { maxLength: 12 }), fc.array(correction, { maxLength: 5 }), (earlier, others) => {
      const foreign = others.map((one) => ({ ...one, form: [90, 91, 92, 93] }))
      expect(combine([...foreign, ...earlier])).toEqual(combine(earlier))
    }),
  )
})
