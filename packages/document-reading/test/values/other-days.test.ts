import { expect, test } from 'vitest'
import { readFile } from '../../src/read-file.ts'
import { readDayRange } from '../../src/values/day-ranges/day-ranges.ts'
import { buildPdf, type Line } from '../harness/build-pdf.ts'
import { readDocument } from '../harness/read-for-account.ts'

test.each([
  ['October 6 through October 9, 2026', '2026-10-06', '2026-10-09'],
  ['October 6th to 9th, 2026 (4 days)', '2026-10-06', '2026-10-09'],
  ['Oct. 6 - 9, 2026', '2026-10-06', '2026-10-09'],
  ['6 Oct - 9 Oct 2026', '2026-10-06', '2026-10-09'],
  ['6 de octubre al 9 de octubre de 2026', '2026-10-06', '2026-10-09'],
  ['6 - 9 October 2026', '2026-10-06', '2026-10-09'],
  ['del 6 al 9 de octubre de 2026', '2026-10-06', '2026-10-09'],
  ['vom 6. bis 9. Oktober 2026', '2026-10-06', '2026-10-09'],
  ['6. Oktober bis 9. Oktober 2026', '2026-10-06', '2026-10-09'],
  ['December 29 through January 2, 2027', '2026-12-29', '2027-01-02'],
  ['10 Mar 2026 - 14 Mar 2026', '2026-03-10', '2026-03-14'],
  ['10/17/26-10/20/26', '2026-10-17', '2026-10-20'],
  ['17.10.26-20.10.26', '2026-10-17', '2026-10-20'],
])('the year of "%s" is that of both days', (text, from, through) => {
  const range = readDayRange(text, null)
  expect([range?.from.value, range?.through.value]).toEqual([from, through])
  expect(text.slice(0, range!.through.at)).toMatch(/[^\d]$/)
})

test.each([
  '4, 9 October 2026',
  'October 4, 9, 2026',
  'October 6 and 9 days later, 2026',
  'October 6, room 9, 2026',
  'Invoice 6 through October 9, 2026',
  'Invoice 6 to 9 October 2026',
  '12 - 9 October 2026',
  '6 to October 9, 2026',
  'October 12 through October 9, 2026',
  '00 - 9 October 2026',
  '2026',
])('"%s" is no period', (text) => expect(readDayRange(text, null)).toBeNull())

const valuesOf = async (...lines: string[]) => {
  const { extraction } = await readFile(Buffer.from(lines.join('\n')), { name: 'a.txt' })
  const { payload } = extraction as { payload: Record<string, { value?: unknown }> }
  return Object.fromEntries(Object.entries(payload).map(([field, found]) => [field, found?.value]))
}
const BILL = ['DEMURRAGE INVOICE', '', 'Invoice no.: A-2201', 'Container: MSKU1234565']

test('the first day of a period that is charged is not its last', async () => {
  expect(await valuesOf(...BILL, 'Charged from October 6 through October 9, 2026 (4 days)')).toMatchObject({
    charged_from: '2026-10-06',
    charged_through: '2026-10-09',
  })
})

test.each([
  ['day 6, up to 9 October 2026', undefined],
  ['06.10. bis 09.10.2026', undefined],
  ['00:01 October 6, 2026', '2026-10-06'],
  ['08:00, 6 October 2026', '2026-10-06'],
  ['Day 5 (October 6, 2026)', '2026-10-06'],
])('what is charged from "%s" is charged from %s', async (text, from) => {
  expect((await valuesOf(...BILL, `Charged from: ${text}`)).charged_from).toBe(from)
})

test('the date of arrival of a French notice is not that of the notice', async () => {
  const notice = ["AVIS D'ARRIVÉE", '', 'Connaissement n° : BANQLEH2609006', 'Conteneur : MSKU1234565']
  const values = await valuesOf(...notice, "Date d'arrivée prévue : 5 octobre 2026")
  expect(values).toMatchObject({ eta: '2026-10-05' })
  expect(values).not.toHaveProperty('document_date')
  expect(await valuesOf(...notice, 'Date 28 septembre 2026')).toMatchObject({ document_date: '2026-09-28' })
})

test.each(['Date issued: 28 September 2026', 'Date of notice: 28 September 2026', 'Datum der Anzeige: 28.09.2026'])(
  '"%s" is the date of an invoice',
  async (line) => expect(await valuesOf(...BILL, line)).toMatchObject({ invoice_date: '2026-09-28' }),
)

test('the date of arrival of a Chinese notice is not that of the notice', async () => {
  const notice = ['到货通知', '', '提单号: BANQSHA2610009', '箱号: MSKU1234565']
  const values = await valuesOf(...notice, '预计到港日期: 2026年10月5日')
  expect(values).toMatchObject({ eta: '2026-10-05' })
  expect(values).not.toHaveProperty('document_date')
  expect(await valuesOf(...notice, '日期: 2026年9月28日')).toMatchObject({ document_date: '2026-09-28' })
})

test('a last free day that is to be announced is none', async () => {
  const notice = ['ARRIVAL NOTICE', '', 'B/L: BANQSHA2610010', 'Container: MSKU1234565']
  const planned = 'Last free day: TBA (October 9, 2026 if discharged as planned)'
  expect(await valuesOf(...notice, planned)).not.toHaveProperty('last_free_day')
  expect(await valuesOf(...notice, 'Last free day: October 9, 2026')).toMatchObject({ last_free_day: '2026-10-09' })
})

test('the number behind "B / L   No." is none of the invoice', async () => {
  const values = await valuesOf('DEMURRAGE INVOICE', '', 'B / L   No . :   BANQSHA2609013', 'Container: MSKU1234565')
  expect(values).not.toHaveProperty('invoice_number')
  for (const lines of [['DEMURRAGE INVOICE', '', 'No.: A-2201'], ['DEMURRAGE INVOICE   No.: A-2201']])
    expect(await valuesOf(...lines, 'Container: MSKU1234565')).toMatchObject({ invoice_number: 'A-2201' })
})

test.each([
  ['Long Beach Empty Depot, by 10/30/2026', 'Long Beach Empty Depot'],
  ['Long Beach Empty Depot no later than Oct 30, 2026', 'Long Beach Empty Depot'],
  ['Harbor Depot 22', 'Harbor Depot 22'],
])('the place of return in "%s" is without its day', async (text, place) => {
  const order = ['DELIVERY ORDER', '', 'B/L: BANQSHA2609009', 'Container: MSKU1234565', `Return empty to: ${text}`]
  expect(await valuesOf(...order)).toMatchObject({ empty_return_location: place })
})

test('a day of which each container has its own is none of the whole bill', async () => {
  const part = (container: string, day: string): Line[] => [
    `Container: ${container}`,
    `Gate out: ${day}`,
    '4 days x USD 150.00',
  ]
  const read = async (first: string, second: string) => {
    const lines = [
      'DEMURRAGE INVOICE',
      'Invoice No: DEM-1801',
      ...part('MSKU1234565', first),
      ...part('TCLU4265135', second),
    ]
    const { extraction } = await readDocument({ name: 'a.pdf', bytes: new Uint8Array(buildPdf([lines])) })
    return extraction!
  }
  const { payload, leftOut } = await read('09 Oct 2026', '12 Oct 2026')
  expect(payload).not.toHaveProperty('gate_out_date')
  expect(payload.containers).toMatchObject([
    { gate_out_date: { value: '2026-10-09' } },
    { gate_out_date: { value: '2026-10-12' } },
  ])
  expect(leftOut).toContainEqual({
    field: 'gate_out_date',
    reason: 'it differs between the containers, each of which has its own',
  })
  expect((await read('09 Oct 2026', '09 Oct 2026')).payload).toMatchObject({ gate_out_date: { value: '2026-10-09' } })
})

test.each([
  ['DETENTION INVOICE', 7],
  ['DEMURRAGE INVOICE', 4],
])('of both charges a %s has the free days of its own', async (title, amount) => {
  const free = ['Demurrage free days: 4', 'Detention free days: 7']
  for (const lines of [free, free.toReversed()])
    expect(await valuesOf(title, '', 'Invoice no.: A-2201', 'Container: MSKU1234565', ...lines)).toMatchObject({
      free_days: { amount, unit: 'days' },
    })
})
