import type { Facts } from '../../facts.ts'
import { american, english, long, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const navy = '#0b2f5b'
const MAINLAND = ['LONG BEACH, CA', 'OAKLAND, CA', 'SAN DIEGO, CA'] as const
const ISLANDS = ['HONOLULU, HI', 'KAHULUI, HI', 'HILO, HI', 'NAWILIWILI, HI'] as const
const SHIPS = ['JANET MARIE', 'GEORGE III', 'JEAN ANNE', 'ENTERPRISE'] as const
const trade = ({ random }: Facts) => ({
  from: random.pick(MAINLAND),
  to: random.pick(ISLANDS),
  ship: random.pick(SHIPS),
  trip: `${random.digits(3)}W`,
})
/** 10/31/26 */
const slim = (date: string) => `${american(date).slice(0, 6)}${american(date).slice(8)}`
const place = (text: string) => [text, text.slice(0, -4)]

export const pasha: Issuer = {
  name: 'Pasha Hawaii',
  forms: {
    booking: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = trade(f)
        s.text(40, 30, 'Pasha Hawaii', { size: 22, bold: true, color: navy })
        s.text(40, 56, 'A part of The Pasha Group', { size: 7, color: '#666' })
        s.text(330, 34, 'BOOKING CONFIRMATION', { size: 15, bold: true })
        s.text(330, 54, `Booking #  ${t.text('booking_number', `PH${f.digits(7)}`)}`, { size: 11, bold: true })
        s.line(40, 72, 572, 72)
        s.lines(
          40,
          80,
          [
            `Thank you for booking with us. Your booking was confirmed on ${american(f.booked)} at 10:42 HST.`,
            'Please review the details below and contact Customer Service at 1-877-322-9920 with any changes.',
          ],
          { size: 8.5, leading: 12 },
        )
        const head = (x: number, y: number, title: string) => {
          s.fill(x, y, 260, 15, navy)
          s.text(x + 5, y + 4, title, { size: 8.5, bold: true, color: '#fff' })
        }
        head(40, 112, 'Customer')
        s.pairs(
          44,
          133,
          [
            ['Account #', f.digits(6)],
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Consignee', t.text('consignee', f.consignee.name)],
            ['Notify', t.text('notify_party', f.notify.name)],
            ['Customer Ref.', t.text('reference_number', f.order)],
            ['Booked by', 'K. Nakamura (808) 842-0000'],
            ['Payment terms', 'Prepaid'],
          ],
          { gap: 78, step: 15, size: 8.5 },
        )
        head(312, 112, 'Voyage')
        s.pairs(
          316,
          133,
          [
            ['Vessel', t.text('vessel', ship)],
            ['Voyage', t.text('voyage', trip)],
            ['Load Port', t.text('port_of_loading', from, place(from))],
            ['Sail Date', t.date('etd', f.departure, american)],
            ['Discharge Port', t.text('port_of_discharge', to, place(to))],
            ['Est. Arrival', t.date('eta', f.arrival, american)],
            ['Service', 'Port to Port'],
          ],
          { gap: 90, step: 15, size: 8.5 },
        )
        head(40, 250, 'Equipment')
        s.table(
          40,
          268,
          [
            { title: 'Qty', width: 40 },
            { title: 'Size/Type', width: 80 },
            { title: 'Commodity', width: 190 },
            { title: 'Est. Wt. each (lb)', width: 110, align: 'right' },
            { title: 'Hazmat', width: 50 },
            { title: 'Temp', width: 62 },
          ],
          f.containers.map((c) => [
            '1',
            `${c.size.slice(0, 2)}' ${c.size.slice(2)}`,
            f.goods,
            english(Math.round(c.weight * 2.20462), 0),
            'No',
            'N/A',
          ]),
          { rules: 'all', size: 8.5, headBold: true },
        )
        head(40, 356, 'Terminal information')
        s.pairs(
          44,
          378,
          [
            ['Empty pick up from', upper(f.depot)],
            ['Empty available on', t.date('empty_pickup_date', f.emptyPickup, american)],
            ['Full receiving terminal', t.text('terminal', 'PASHA STEVEDORING & TERMINALS, BERTH 88')],
            ['Gate hours', 'Mon - Fri 07:30 - 16:00'],
            ['Cargo cut-off', `${t.date('cargo_cutoff', f.cargoCutoff, american)}  16:00`],
            ['Shipping instructions due', `${t.date('documentation_cutoff', f.documentCutoff, american)}  12:00`],
          ],
          { gap: 130, step: 15, size: 8.5 },
        )
        s.prose(
          40,
          486,
          532,
          'Containers received after the cut-off will be rolled to the next available sailing. A late fee of $150.00 per unit applies to documents received after the due date. The sailing schedule is subject to change without notice. This confirmation is not a bill of lading and does not constitute receipt of cargo. All shipments move under the terms of our bill of lading and Freight Tariff PSHA 500 on file with the Surface Transportation Board.',
          7.5,
        )
        s.text(40, 750, `Printed ${long(f.booked)}`, { size: 7, color: '#666' })
        s.text(500, 750, 'Page 1 of 1', { size: 7, color: '#666' })
      },
    },
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = trade(f)
        const pounds = Math.round(f.weight * 2.20462)
        s.face('Courier')
        s.text(40, 26, 'PASHA HAWAII', { size: 14, bold: true })
        s.lines(40, 44, ['1425 NORTH NIMITZ HWY, PIER 1', 'HONOLULU HI 96817', 'PH 808-842-0000  FX 808-842-0001'], {
          size: 8,
        })
        s.text(360, 26, 'NOTICE OF ARRIVAL', { size: 14, bold: true })
        s.text(360, 44, `RUN DATE ${t.date('document_date', f.noticed, slim)}  05:12  PG 1`, { size: 8 })
        s.line(40, 78, 572, 78)
        s.text(40, 86, 'CONSIGNEE', { size: 7.5, bold: true })
        s.lines(40, 97, t.party('consignee', f.consignee), { size: 9, leading: 11 })
        s.text(310, 86, 'NOTIFY', { size: 7.5, bold: true })
        s.lines(310, 97, t.party('notify_party', f.notify), { size: 9, leading: 11 })
        s.text(40, 140, 'SHIPPER', { size: 7.5, bold: true })
        s.lines(40, 151, t.party('shipper', f.shipper), { size: 9, leading: 11 })
        s.line(40, 190, 572, 190)
        const cell = (x: number, y: number, label: string, value: string) => {
          s.text(x, y, label, { size: 7 })
          s.text(x, y + 10, value, { size: 9.5, bold: true })
        }
        cell(40, 196, 'B/L NUMBER', t.text('bill_of_lading_number', `PSHI${f.digits(8)}`))
        cell(170, 196, 'BKG NUMBER', t.text('booking_number', `PH${f.digits(7)}`))
        cell(300, 196, 'SHIPPER REF', t.text('reference_number', f.order))
        cell(440, 196, 'SVC', 'PIER TO PIER')
        cell(40, 224, 'VESSEL', t.text('vessel', ship))
        cell(170, 224, 'VOY', t.text('voyage', trip))
        cell(300, 224, 'PORT LOADED', t.text('port_of_loading', from, place(from)))
        cell(440, 224, 'PORT DISCH', t.text('port_of_discharge', to, place(to)))
        cell(40, 252, 'SAILED', t.date('etd', f.departure, slim))
        cell(170, 252, 'ETA', t.date('eta', f.arrival, slim))
        cell(300, 252, 'FREIGHT AVAIL', slim(f.available))
        cell(440, 252, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, slim))
        s.line(40, 280, 572, 280)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages'])
        const end = s.table(
          40,
          286,
          [
            { title: 'UNIT NUMBER', width: 95 },
            { title: 'SZ/TP', width: 45 },
            { title: 'SEAL', width: 85 },
            { title: 'PIECES', width: 60, align: 'right' },
            { title: 'COMMODITY', width: 200 },
            { title: 'HAZ', width: 47 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, 'N']),
          { size: 9, headSize: 7.5, rules: 'head' },
        )
        s.text(
          40,
          end + 10,
          `BILL TOTALS:  PIECES ${t.measure('packages', f.packages, f.unit, String(f.packages))}   WEIGHT ${t.measure('gross_weight', pounds, 'lb', String(pounds))} LB`,
          { size: 9, bold: true },
        )
        s.lines(
          40,
          end + 40,
          [
            `PICKUP LOCATION: ${t.text('terminal', 'SAND ISLAND CONTAINER YARD, PIER 51B')}`,
            'GATE HOURS: 0700-1130 1230-1530 MON-FRI. CLOSED HOLIDAYS.',
            '',
            'STORAGE WILL BE ASSESSED AFTER EXPIRATION OF FREE TIME PER TARIFF PSHA 500 RULE 290.',
            'AGRICULTURAL INSPECTION MAY BE REQUIRED. CALL 808-832-0566.',
            'CHARGES ARE: PREPAID - NOTHING DUE AT DESTINATION UNLESS STORAGE ACCRUES.',
            '*** THIS NOTICE IS A COURTESY AND DOES NOT ALTER FREE TIME ***',
          ],
          { size: 8.5, leading: 12 },
        )
      },
    },
    freight_bill: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = trade(f)
        const n = f.containers.length
        s.text(40, 26, 'Pasha Hawaii', { size: 18, bold: true, color: navy })
        s.text(250, 30, 'FREIGHT BILL', { size: 14, bold: true })
        s.fields(
          [
            [420, 22, 152, 26, 'FREIGHT BILL NO.', t.text('invoice_number', f.digits(8))],
            [420, 48, 76, 26, 'BILL DATE', t.date('invoice_date', f.issued, american)],
            [496, 48, 76, 26, 'DUE DATE', t.date('due_date', f.noticed, american)],
            [40, 82, 266, 54, 'PAYER', [...t.party('bill_to', f.forwarder), `ACCT ${f.digits(6)}`]],
            [306, 82, 266, 54, 'REMIT TO', ['PASHA HAWAII HOLDINGS LLC', 'P.O. BOX 000000', 'PASADENA, CA 91110-0000']],
            [40, 136, 266, 46, 'SHIPPER', t.party('shipper', f.shipper)],
            [306, 136, 266, 46, 'CONSIGNEE', t.party('consignee', f.consignee)],
            [40, 182, 133, 26, 'BILL OF LADING', t.text('bill_of_lading_number', `PSHI${f.digits(8)}`)],
            [173, 182, 133, 26, 'BOOKING', t.text('booking_number', `PH${f.digits(7)}`)],
            [306, 182, 133, 26, 'CUSTOMER REFERENCE', t.text('reference_number', f.order)],
            [439, 182, 133, 26, 'TERMS', 'NET 21 DAYS'],
            [40, 208, 133, 26, 'VESSEL / VOYAGE', `${t.text('vessel', ship)} / ${t.text('voyage', trip)}`],
            [173, 208, 133, 26, 'SAIL DATE', t.date('etd', f.departure, american)],
            [306, 208, 133, 26, 'ORIGIN PORT', t.text('port_of_loading', from, place(from))],
            [439, 208, 133, 26, 'DESTINATION PORT', t.text('port_of_discharge', to, place(to))],
          ],
          { labelSize: 6, labelColor: navy },
        )
        t.containers(f.containers, ['size_type'])
        s.text(40, 240, `EQUIPMENT: ${f.containers.map((c) => `${c.number} ${c.size}`).join('   ')}`, {
          width: 532,
          size: 8,
        })
        const base = 3415 * n
        const fuel = round(base * 0.325)
        const rows: [string, string, string, number][] = [
          ['OCEAN FREIGHT, FAK', `${n} CT`, english(3415, 2), base],
          ['BUNKER FUEL SURCHARGE', '32.5%', english(base, 2), fuel],
          ['TERMINAL HANDLING - MAINLAND', `${n} CT`, english(612, 2), 612 * n],
          ['TERMINAL HANDLING - HAWAII', `${n} CT`, english(588, 2), 588 * n],
          ['WHARFAGE', `${n} CT`, english(71.4, 2), round(71.4 * n)],
          ['INVASIVE SPECIES FEE', '1 BL', english(18.6, 2), 18.6],
        ]
        for (const [description, basis, rate, amount] of rows)
          t.item({
            description,
            ...(!basis.endsWith('%') && {
              quantity: Number.parseInt(basis, 10),
              unit_price: Number(rate.replaceAll(',', '')),
            }),
            amount,
          })
        t.money('ocean_freight', base, 'USD', '')
        const total = round(rows.reduce((all, [, , , amount]) => all + amount, 0))
        const end = s.table(
          40,
          256,
          [
            { title: 'DESCRIPTION OF CHARGES', width: 250 },
            { title: 'BASIS', width: 72 },
            { title: 'RATE', width: 90, align: 'right' },
            { title: 'PREPAID', width: 120, align: 'right' },
          ],
          rows.map(([name, basis, rate, amount]) => [name, basis, rate, english(amount, 2)]),
          { rules: 'all', headBold: true, lineHeight: 14 },
        )
        s.box(362, end, 210, 20)
        s.text(368, end + 6, 'PAY THIS AMOUNT (US$)', { bold: true })
        s.text(480, end + 6, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(
          40,
          end + 30,
          `COMMODITY: ${f.goods}    WEIGHT: ${english(Math.round(f.weight * 2.20462), 0)} LB    PIECES: ${f.packages}`,
        )
        s.prose(
          40,
          690,
          532,
          'Payment is due within the credit period shown without deduction or offset. Overcharge claims must be filed within 18 months of receipt of this bill (49 U.S.C. 14705). A late charge of 1.5% per month applies to past due balances. Storage and demurrage are billed separately.',
          7,
        )
      },
    },
  },
}
