import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { readPdf } from '../../src/formats/pdf.ts'
import type { Rulings } from '../../src/layout/layout.ts'
import { boxAround, mergeRulings } from '../../src/layout/rulings.ts'
import { buildDrawingPdf } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'
import { readForm } from '../harness/read-form.ts'

/** Rulings that form a grid of boxes. */
const grid = (across: readonly number[], down: readonly number[]): Rulings =>
  mergeRulings(
    across.map((at) => ({ at, from: down[0]!, to: down.at(-1)! })),
    down.map((at) => ({ at, from: across[0]!, to: across.at(-1)! })),
  )

describe('the lines of a PDF', () => {
  const readRulings = async (content: string, rotate?: number) =>
    (await readPdf(new Uint8Array(buildDrawingPdf(content, rotate)))).pages[0]!.rulings!

  test('the lines of a PDF are positioned from the upper left', async () => {
    expect(await readRulings('50 742 m 250 742 l S 50 742 m 50 642 l S')).toEqual({
      horizontal: [{ at: 100, from: 50, to: 250 }],
      vertical: [{ at: 50, from: 100, to: 200 }],
    })
  })

  test('the four sides of a rectangle are lines, with all transformations applied', async () => {
    const { horizontal, vertical } = await readRulings('q 2 0 0 2 10 42 cm q 1 0 0 1 20 300 cm 0 0 100 50 re S Q Q')
    expect(horizontal.map(({ at }) => at)).toEqual([100, 200])
    expect(vertical.map(({ at }) => at)).toEqual([50, 250])
  })

  test('thin filled bars are lines, and thick ones are not', async () => {
    expect(await readRulings('50 741.5 200 1 re f 50 500 200 20 re f')).toEqual({
      horizontal: [{ at: 100, from: 50, to: 250 }],
      vertical: [],
    })
  })

  test('the lines of a PDF rotate with their page', async () => {
    expect(await readRulings('50 742 m 250 742 l S', 90)).toEqual({
      horizontal: [],
      vertical: [{ at: 742, from: 50, to: 250 }],
    })
  })

  test('clipping paths and slanted paths give no lines', async () => {
    expect(await readRulings('50 50 200 200 re W n 50 50 m 250 90 l S')).toEqual({ horizontal: [], vertical: [] })
  })

  test('a page that draws more than a form gives no lines', async () => {
    const dots = Array.from({ length: 4_000 }, (_, at) => `50 ${at / 5} m 70 ${at / 5} l S`).join(' ')
    expect(await readRulings(dots)).toEqual({ horizontal: [], vertical: [] })
  })
})

test('the box around a text is its cell of the grid', () => {
  const places = fc
    .uniqueArray(fc.integer({ min: 2, max: 28 }), { minLength: 2, maxLength: 8 })
    .map((some) => some.map((at) => 20 * at).toSorted((a, b) => a - b))
  fc.assert(
    fc.property(places, places, fc.nat(), fc.nat(), (across, down, row, column) => {
      const [y, x] = [row % (across.length - 1), column % (down.length - 1)]
      const box = { left: down[x]!, right: down[x + 1]!, top: across[y]!, bottom: across[y + 1]! }
      const text = { left: box.left + 4, right: box.left + 14, top: box.top + 4, bottom: box.top + 12 }
      expect(boxAround(grid(across, down), { width: 600 }, text)).toEqual(box)
    }),
  )
})

describe('a form of boxes', () => {
  const boxes = grid([50, 80, 110, 140], [40, 240, 440])

  test('a centred label takes the value in its own box, wherever that value starts', () => {
    const { values } = readForm(
      'delivery_order',
      [
        [60, { 110: 'Vessel', 310: 'Port of loading' }],
        [74, { 44: 'SILVER TERN', 244: 'NINGBO' }],
        [90, { 110: 'Port of discharge', 310: 'Terminal' }],
        [104, { 44: 'SAVANNAH', 244: 'GARDEN CITY TERMINAL' }],
      ],
      boxes,
    )
    expect(values).toMatchObject({
      vessel: 'SILVER TERN',
      port_of_loading: 'NINGBO',
      port_of_discharge: 'SAVANNAH',
      terminal: 'GARDEN CITY TERMINAL',
    })
  })

  test('a label takes no value beyond a line if its own box has one', () => {
    const { values } = readForm(
      'delivery_order',
      [
        [60, { 44: 'Release to', 244: 'FOR DELIVERY AND APPOINTMENT' }],
        [74, { 44: '412' }],
      ],
      boxes,
    )
    expect(values).not.toHaveProperty('release_to')
  })

  test('a line splits two texts that nearly touch', () => {
    const { values } = readForm(
      'delivery_order',
      [
        [60, { 44: 'Terminal', 244: 'Port of loading' }],
        [74, { 94: 'GARDEN CITY TERMINAL NUMBER 5', 242: 'NINGBO' }],
      ],
      boxes,
    )
    expect(values).toMatchObject({ terminal: 'GARDEN CITY TERMINAL NUMBER 5', port_of_loading: 'NINGBO' })
  })
})

test('all text in a header box is one label', () => {
  const boxes = grid([50, 90, 110, 130, 150], [40, 140, 240, 340, 440])
  const { values } = readForm(
    'delivery_order',
    [
      [70, { 44: 'Container No.', 144: 'Type', 244: 'Gross', 300: 'Weight', 344: 'Packages' }],
      [82, { 244: '(KGS)' }],
      [104, { 44: 'MSKU1234565', 144: '40HC', 244: '24,310.00', 344: '980' }],
      [124, { 44: 'TCLU4265135', 144: '40HC', 244: '23,905.50', 344: '964' }],
      [144, { 44: 'TOTAL', 244: '48,215.50', 344: '1944' }],
    ],
    boxes,
  )
  expect(values).toMatchObject({
    gross_weight: { amount: 48215.5, unit: 'kg' },
    containers: [{ gross_weight: { amount: 24310, unit: 'kg' } }, { gross_weight: { amount: 23905.5, unit: 'kg' } }],
  })
})

test('a unit a little apart from its number belongs to it', () => {
  const { values } = readForm('delivery_order', [
    [60, { 40: 'Weight', 140: 'Measurement' }],
    [72, { 40: '12,877.73', 92: 'Kgs', 140: '67.950 CBM' }],
  ])
  expect(values).toMatchObject({ gross_weight: { amount: 12877.73, unit: 'kg' } })
})

test('a page that draws more than a form keeps its text', async () => {
  const lines = Array.from({ length: 200_000 }, (_, at) => `${at % 500} ${at % 777} m ${at % 300} ${at % 800} l S`)
  const text = 'BT /F 12 Tf 1 0 0 1 40 780 Tm (ARRIVAL NOTICE  B/L No. MAEU261904573) Tj ET'
  const { documentType, quarantined } = await readDocument({
    name: 'plan.pdf',
    bytes: buildDrawingPdf([text, ...lines].join('\n')),
  })
  expect({ documentType, quarantined }).toEqual({ documentType: 'arrival_notice', quarantined: null })
})
