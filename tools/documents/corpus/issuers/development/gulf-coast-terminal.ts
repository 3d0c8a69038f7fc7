import { american, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000

/** A terminal on the American Gulf, whose papers its terminal operating system prints. */
export const gulfCoastTerminal: Issuer = {
  name: 'Gulf coast container terminal',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.face('Courier')
        s.text(40, 24, 'BAYOU GATE CONTAINER TERMINAL LLC', { size: 11, bold: true })
        s.text(40, 38, 'IMPORT RELEASE / DELIVERY ORDER', { size: 11, bold: true })
        s.text(400, 24, `PRINTED: ${american(f.available)} 07:52`, { size: 8 })
        s.text(400, 36, 'USER: RLSDESK', { size: 8 })
        const put = (y: number, a: string, b: string, c = '', d = '') => {
          s.text(40, y, a, { size: 8.5 })
          s.text(150, y, b, { size: 8.5 })
          s.text(340, y, c, { size: 8.5 })
          s.text(440, y, d, { size: 8.5 })
        }
        put(
          64,
          'DELIVERY ORDER NO:',
          t.text('release_number', `EDO${f.digits(7)}`),
          'ISSUED:',
          t.date('document_date', f.available, american),
        )
        put(
          76,
          'BILL OF LADING:',
          t.text('bill_of_lading_number', `MSCU${f.letters(2)}${f.digits(6)}`),
          'LINE OPERATOR:',
          'MSC',
        )
        put(88, 'VESSEL VISIT:', `${t.text('vessel', f.vessel)}`, 'IB VOYAGE:', t.text('voyage', f.voyage))
        put(
          100,
          'POL:',
          t.text('port_of_loading', f.loading.code, [f.loading.code]),
          'POD:',
          t.text('port_of_discharge', f.discharge.code, [f.discharge.code]),
        )
        put(112, 'CONSIGNEE:', t.text('consignee', upper(f.consignee.name)))
        put(124, 'TRUCKING CO:', t.text('release_to', upper(f.trucker.name)), 'SCAC:', f.letters(4))
        put(136, 'ACTUAL ARRIVAL:', american(f.arrival), 'PAID THRU:', american(f.gateOut))
        put(
          148,
          'FIRST FREE DAY:',
          american(f.available),
          'LAST FREE DAY:',
          t.date('last_free_day', f.lastFreeDay, american),
        )
        put(160, 'ORDER EXPIRES:', t.date('valid_until', f.gateOut, american), 'GUARANTEE:', 'NONE')
        s.text(40, 180, '-'.repeat(98), { size: 8.5, width: 530 })
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        const end = s.table(
          38,
          188,
          [
            { title: 'CONTAINER', width: 95 },
            { title: 'TYPE', width: 50 },
            { title: 'SEAL', width: 95 },
            { title: 'GROSS KG', width: 70, align: 'right' },
            { title: '  LOCATION', width: 90 },
            { title: 'HOLDS', width: 130 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            plain(c.weight, 0),
            `  Y-${f.letters(1)}${f.digits(2)}.${f.digits(2)}`,
            'CTF-REL  CUSTOMS-REL',
          ]),
          { size: 8.5 },
        )
        s.text(40, end, '-'.repeat(98), { size: 8.5, width: 530 })
        put(end + 14, 'TOTAL UNITS:', String(f.containers.length), 'COMMODITY:', f.goods)
        s.lines(
          40,
          end + 44,
          [
            'TWIC CARD REQUIRED. APPOINTMENT REQUIRED FOR ALL IMPORT PICKUPS.',
            'DEMURRAGE MUST BE PAID THROUGH THE DATE OF PICKUP BEFORE THE TRUCK ARRIVES.',
            'CHASSIS ARE PROVIDED BY THE POOL AT THE TRUCKERS ACCOUNT.',
            `QUESTIONS: IMPORTS DESK 281-555-0${f.digits(3)}`,
          ],
          { size: 8, leading: 11 },
        )
      },
    },
    demurrage: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 26, 'Bayou Gate Container Terminal LLC', { size: 13, bold: true })
        s.lines(40, 42, ['1515 East Barbours Cut Blvd., La Porte, TX 77571', 'Tax ID 00-0000000'], { size: 7.5 })
        s.text(420, 26, 'INVOICE', { size: 18, bold: true })
        s.text(420, 46, 'Type: IMPORT DEMURRAGE', { size: 8 })
        s.fields(
          [
            [40, 70, 260, 60, 'Payer', t.party('bill_to', f.forwarder)],
            [300, 70, 136, 30, 'Invoice Nbr', t.text('invoice_number', f.digits(8))],
            [436, 70, 136, 30, 'Finalized Date', t.date('invoice_date', f.gateOut, named)],
            [300, 100, 136, 30, 'Due Date', t.date('due_date', f.gateOut, named)],
            [436, 100, 136, 30, 'Currency', 'USD'],
            [40, 130, 173, 28, 'Vessel', t.text('vessel', f.vessel)],
            [213, 130, 87, 28, 'Voyage', t.text('voyage', f.voyage)],
            [300, 130, 136, 28, 'B/L Nbr', t.text('bill_of_lading_number', `MSCU${f.letters(2)}${f.digits(6)}`)],
            [436, 130, 136, 28, 'Line', 'MSC'],
          ],
          { labelSize: 6.5, size: 9, labelColor: '#444' },
        )
        const late = days(f.lastFreeDay, f.gateOut)
        const rate = f.random.pick([145, 165.5, 210])
        t.measure('chargeable_days', late, 'days', '')
        t.money('rate_per_day', rate, 'USD', '')
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          40,
          168,
          [
            { title: 'Unit Nbr', width: 82 },
            { title: 'Type', width: 38 },
            { title: 'Tariff', width: 100 },
            { title: 'Time In', width: 68 },
            { title: 'Last Free Day', width: 68 },
            { title: 'Paid Thru', width: 68 },
            { title: 'Qty', width: 26, align: 'right' },
            { title: 'Rate', width: 40, align: 'right' },
            { title: 'Amount', width: 42, align: 'right' },
          ],
          f.containers.map((c) => {
            const amount = late * rate
            t.item({ description: 'IMP_DEMURRAGE_T1', quantity: late, unit_price: rate, amount })
            return [
              c.number,
              c.size,
              'IMP_DEMURRAGE_T1',
              named(f.arrival),
              t.date('last_free_day', f.lastFreeDay, named),
              named(f.gateOut),
              String(late),
              english(rate, 2),
              english(amount, 2),
            ]
          }),
          { rules: 'head', size: 7.5, headBold: true, lineHeight: 13 },
        )
        const total = late * rate * f.containers.length
        const sums: [string, string][] = [
          ['Sub total', english(total, 2)],
          ['Tax', '0.00'],
          ['Total charges', t.money('total_amount', total, 'USD', `USD ${english(total, 2)}`)],
          ['Payments', '0.00'],
          ['Owed', `USD ${english(total, 2)}`],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(390, end + 12 + i * 13, label, { size: 9, bold: i === 2 })
          s.text(470, end + 12 + i * 13, value, { size: 9, bold: i === 2, align: 'right', width: 100 })
        }
        s.text(40, end + 12, `Next demurrage day: ${american(after(f.gateOut, 1))} at tier 2 rate`, { size: 8 })
        s.prose(
          40,
          680,
          532,
          `Demurrage is assessed under the terminal schedule, item 210, per container and calendar day, starting on the day after the last free day. ${TERMS[2]}`,
          7,
        )
        s.text(40, 740, 'Pay online at pay.bayougate.example or by ACH: Frost Bank, ABA 114000093, account 00000000.', {
          size: 8,
        })
      },
    },
  },
}
