import fc from 'fast-check'
import { expect, test } from 'vitest'
import { readForm } from '../harness/read-form.ts'

const known = [
  [60, { 40: '*Shipper', 300: '*Port of loading' }],
  [70, { 40: 'KERALA TOYS LTD.', 300: 'NINGBO' }],
  [90, { 40: '*Port of discharge', 300: '*Notify party' }],
  [100, { 40: 'ROTTERDAM', 300: 'MILBANK 22 B.V.' }],
  [120, { 40: '*Vessel', 300: '*Voyage', 400: '*ETA' }],
  [130, { 40: 'SILVER TERN', 300: '412W', 400: '12 May 2026' }],
  [150, { 40: '*Last free day', 300: '*B/L No.' }],
  [160, { 40: '20 May 2026', 300: 'MAEU261904573' }],
] as const

const word = fc.stringMatching(/^[A-Z][a-z]{3,9}$/)

test('text printed in the style of labels is never a value', () => {
  fc.assert(
    fc.property(word, word, (one, other) => {
      const { values } = readForm('arrival_notice', [
        ...known,
        [200, { 40: '*Place of delivery', 150: `*${one} ${other}` }],
        [210, { 40: 'LYON', 150: 'Yes' }],
      ])
      expect(values).toMatchObject({ place_of_delivery: 'LYON', shipper: 'KERALA TOYS LTD.', eta: '2026-05-12' })
    }),
  )
})

test('the style says nothing if labels and values share it', () => {
  const plain = known.map(
    ([y, texts]) =>
      [y, Object.fromEntries(Object.entries(texts).map(([x, text]) => [x, text.replace('*', '')]))] as const,
  )
  const { values } = readForm('arrival_notice', [...plain, [200, { 40: 'Place of delivery', 150: 'Gent' }]])
  expect(values).toMatchObject({ place_of_delivery: 'Gent' })
})

test('overlapping texts belong to different columns', () => {
  const { values } = readForm('bill_of_lading', [
    [60, { 40: 'Port of loading:', 150: 'NINGBO' }],
    [100, { 40: '*Container No.', 120: '*Seal', 160: '*Type' }],
    [110, { 40: 'MSKU1234565', 120: 'ML-CN7686307', 160: '40HC' }],
  ])
  expect(values).toMatchObject({ containers: [{ seal_number: 'ML-CN7686307', size_type: '40HC' }] })
})
