import { describe, expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'

const read = async (documentType: string, ...lines: string[]) => {
  const { extraction } = await readFile(Buffer.from([...lines, ''].join('\n')), { name: 'a.txt', documentType })
  const payload = extraction!.payload as Record<string, { value: unknown } | undefined>
  return (...fields: string[]) => fields.map((field) => payload[field]?.value)
}
const notice = ['ARRIVAL NOTICE', 'B/L No.: HLCUSHA260912345', 'Container: MSKU7054410']

describe('a notice of an arrival that names two ships', () => {
  test.each([
    [['Mother vessel: HANOVER EXPRESS     Voyage: 041W', 'Feeder vessel: BALTIC MOON         Voyage: 612E']],
    [['First vessel: HANOVER EXPRESS 041W', 'Second vessel: BALTIC MOON 612E']],
    [['M/V: HANOVER EXPRESS V.041W / Feeder: BALTIC MOON V.612E']],
    [['Vessel: HANOVER EXPRESS     Voyage: 041W', 'Connecting vessel     BALTIC MOON']],
  ])('has none of them as its vessel: %j', async (lines) => {
    expect((await read('arrival_notice', ...notice, ...lines))('vessel', 'voyage')).toEqual([undefined, undefined])
  })

  test.each(['N/A', 'TBA', 'HANOVER EXPRESS', 'M/V HANOVER EXPRESS 041W', 'DIRECT', 'NOT NOMINATED', 'TRUCK'])(
    'names one if the feeder is %s',
    async (feeder) => {
      const lines = ['Vessel: HANOVER EXPRESS     Voyage: 041W', `Feeder vessel: ${feeder}`]
      expect((await read('arrival_notice', ...notice, ...lines))('vessel', 'voyage')).toEqual([
        'HANOVER EXPRESS',
        '041W',
      ])
    },
  )

  test('has the last one if it lists the legs', async () => {
    const values = await read(
      'arrival_notice',
      ...notice,
      'From       To            Vessel            Voyage   ETD          ETA',
      'Tokyo      Singapore     ONE HARMONY       031E     2026-08-01   2026-08-09',
      'Singapore  Jakarta       GREY HERON        118W     2026-08-12   2026-08-15',
      'Feeder vessel: GREY HERON',
    )
    expect(values('vessel', 'voyage')).toEqual(['GREY HERON', '118W'])
  })
})

test('a ship that was changed, and its voyage, are not those of the document', async () => {
  const amended = await read(
    'booking_confirmation',
    'Vessel / Voyage: OLD HARBOUR / 011N changed to SILVER TERN / 412W',
  )
  expect(amended('vessel')).toEqual([undefined])
  const rolled = [
    'Original vessel: PACIFIC CROWN     Voyage: 0TX5W1MA',
    'New vessel: ATLANTIC ROSE          Voyage: 118W',
  ]
  expect((await read('arrival_notice', ...notice, ...rolled))('voyage')).toEqual(['118W'])
  const inColumns = ['Old vessel        New vessel        Voyage', 'PACIFIC CROWN     ATLANTIC ROSE     118W']
  expect((await read('arrival_notice', ...notice, ...inColumns))('voyage')).toEqual(['118W'])
})

test.each([
  ['Old', 'New'],
  ['Previous', 'Revised'],
  ['Original date', 'Updated date'],
])('below "%s" and "%s" the second is the value', async (old, replacing) => {
  const values = await read(
    'booking_confirmation',
    'CHANGE OF CUT-OFF TIMES',
    `Cut-off                ${old.padEnd(20)}${replacing}`,
    'SI cut-off             05 Mar 2026 10:00   07 Mar 2026 10:00',
    'VGM cut-off            06 Mar 2026 10:00   08 Mar 2026 10:00',
    'ETD                    09 Mar 2026         11 Mar 2026',
    'Vessel                 OLD HARBOUR         SILVER TERN',
  )
  expect(values('documentation_cutoff', 'vgm_cutoff', 'etd', 'vessel')).toEqual([
    '2026-03-07',
    '2026-03-08',
    '2026-03-11',
    'SILVER TERN',
  ])
})

describe('the number of an invoice', () => {
  test.each(['Reference invoice', 'Original invoice no.', 'Your invoice ref', 'Replaces invoice'])(
    'is not that behind "%s"',
    async (label) => {
      const other = await read('demurrage_invoice', 'CREDIT NOTE', `${label}: D-88017 dated 2026-03-10`)
      expect(other('invoice_number')).toEqual([undefined])
      const both = await read('demurrage_invoice', 'DEMURRAGE', `${label}: D-88017`, 'Invoice number: D-1001')
      expect(both('invoice_number')).toEqual(['D-1001'])
    },
  )

  test('is none of several that a statement lists', async () => {
    const values = await read(
      'demurrage_invoice',
      'Invoice No     Invoice Date    Container      Amount USD',
      'D-4401         2026-03-02      MSKU7054410    600.00',
      'D-4412         2026-03-15      TCLU4494147    300.00',
    )
    expect(values('invoice_number')).toEqual([undefined])
  })

  test('is not a bill of lading if it stands behind "Bill No" with the date of the bill', async () => {
    const values = await read('demurrage_invoice', 'STORAGE BILL', 'Bill No: R-100233', 'Bill Date: 01/22/2026')
    expect(values('bill_of_lading_number')).toEqual([undefined])
    const ofLading = await read('demurrage_invoice', 'DEMURRAGE INVOICE', 'Bill No: MAEU261904573')
    expect(ofLading('bill_of_lading_number')).toEqual(['MAEU261904573'])
  })

  test.each([
    ['Bill No: HLCUSHA260912345', 'HLCUSHA260912345'],
    ['Master Bill No: MAEU261904573', 'MAEU261904573'],
    ['House Bill No: HSEA77120457', 'HSEA77120457'],
    ['Bill No: HSEA77120457     Invoice number: D-1001', 'HSEA77120457'],
  ])('is not what is behind "%s"', async (line, expected) => {
    const values = await read('demurrage_invoice', 'DEMURRAGE INVOICE', line, 'Bill Date: 01/22/2026')
    expect(values('bill_of_lading_number')).toEqual([expected])
  })
})
