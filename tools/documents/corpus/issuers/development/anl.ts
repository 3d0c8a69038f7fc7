import { english, type Facts, type Party, type Place, shortNamed, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, region: string, country: string, code: string): Place => ({ name, region, country, code })
const PORTS = [
  place('Melbourne', 'VIC', 'Australia', 'AUMEL'),
  place('Sydney', 'NSW', 'Australia', 'AUSYD'),
  place('Brisbane', 'QLD', 'Australia', 'AUBNE'),
  place('Fremantle', 'WA', 'Australia', 'AUFRE'),
]
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const ship = (f: Facts) => f.random.pick(['ANL WARRNAMBOOL', 'ANL TONGALA', 'ANL GIPPSLAND', 'CORAL SENTINEL'])
const navy = '#00205b'

export const anl: Issuer = {
  name: 'ANL Container Line',
  forms: {
    waybill: {
      type: 'sea_waybill',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        const to = f.random.pick(PORTS)
        const vessel = ship(f)
        s.text(30, 16, 'ANL', { size: 22, bold: true, color: navy })
        s.text(30, 40, 'ANL CONTAINER LINE PTY LIMITED  ABN 00 000 000 000', { size: 6 })
        s.text(240, 20, 'WAYBILL', { size: 14, bold: true })
        s.text(240, 36, 'NON NEGOTIABLE', { size: 7 })
        s.text(385, 16, 'WAYBILL NUMBER', { size: 5.5 })
        s.text(385, 24, t.text('bill_of_lading_number', `ANLU${f.letters(3)}${f.digits(6)}`), { size: 11, bold: true })
        s.text(385, 40, `BOOKING REF ${t.text('booking_number', `${f.letters(3)}${f.digits(7)}`)}`, { size: 7 })
        const style = { labelSize: 5.5, size: 7.5, labelColor: navy }
        s.fields(
          [
            [30, 52, 268, 60, 'SHIPPER', t.party('shipper', f.shipper)],
            [298, 52, 267, 30, "SHIPPER'S REFERENCES", t.text('reference_number', f.order)],
            [298, 82, 267, 30, 'EXPORT REFERENCES / FORWARDER', upper(f.forwarder.name)],
            [30, 112, 268, 60, 'CONSIGNEE', t.party('consignee', at(f.consignee, to))],
            [
              298,
              112,
              267,
              60,
              'CARRIER: ANL Container Line Pty Limited  -  AGENTS AT DESTINATION',
              [`ANL ${upper(to.name)}`, '441 ST KILDA ROAD', 'TEL 03 9000 0000'],
            ],
            [
              30,
              172,
              268,
              60,
              'NOTIFY PARTY, Carrier not to be responsible for failure to notify',
              t.party('notify_party', at(f.notify, to)),
            ],
            [298, 172, 267, 60, 'PRE CARRIAGE BY / REMARKS', ['FCL/FCL', `CONTRACT AE${f.digits(5)}`]],
            [30, 232, 134, 25, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.loading.name))],
            [164, 232, 134, 25, 'FREIGHT TO BE PAID AT', upper(f.loading.name)],
            [298, 232, 134, 25, 'VESSEL', t.text('vessel', vessel)],
            [432, 232, 133, 25, 'VOYAGE', t.text('voyage', `${f.digits(3)}S`)],
            [30, 257, 134, 25, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [164, 257, 134, 25, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(to.name))],
            [298, 257, 267, 25, 'FINAL PLACE OF DELIVERY', t.text('place_of_delivery', upper(to.name))],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.box(30, 282, 535, 250)
        const end = s.table(
          30,
          284,
          [
            { title: ['MARKS AND NOS', 'CONTAINER AND SEALS'], width: 115 },
            { title: ['NO AND KIND', 'OF PACKAGES'], width: 75 },
            { title: ['DESCRIPTION OF PACKAGES AND GOODS AS STATED BY SHIPPER', '"SAID TO CONTAIN"'], width: 170 },
            { title: ['GROSS WEIGHT', '(KGS)'], width: 65, align: 'right' },
            { title: ['TARE', '(KGS)'], width: 45, align: 'right' },
            { title: ['MEASUREMENT', '(CBM)'], width: 65, align: 'right' },
          ],
          f.containers.map((c) => [
            [c.number, `SEAL ${c.seal}`],
            [`1 x ${c.size}`, `${c.packages} ${f.unit}`],
            [f.goods, `HS ${f.hs}`],
            english(c.weight, 1),
            String(c.tare),
            english(c.volume, 3),
          ]),
          { rules: 'head', size: 7.5, headSize: 5.5, lineHeight: 12 },
        )
        s.lines(
          145,
          end + 8,
          [
            `TOTAL ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}   GROSS ${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 1))} KGS   ${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CBM`,
            '',
            `FAK / ${f.random.pick(['14', '10', '7'])} DAYS FREE DETENTION AT DESTINATION`,
            `SHIPPED ON BOARD ${vessel} ${upper(t.date('on_board_date', f.onBoard, shortNamed))}`,
          ],
          { size: 7.5 },
        )
        s.fields(
          [
            [30, 532, 268, 46, 'ADDITIONAL CLAUSES', ['222 CY DEL. THC AT DESTINATION PAYABLE BY MERCHANT']],
            [298, 532, 134, 46, 'TOTAL NUMBER OF CONTAINERS', String(f.containers.length)],
            [
              432,
              532,
              133,
              46,
              'PLACE AND DATE OF ISSUE',
              [upper(f.loading.name), upper(t.date('issue_date', f.issued, shortNamed))],
            ],
          ],
          style,
        )
        s.prose(30, 588, 535, `${TERMS[0]} ${TERMS[1]}`, 5)
        s.text(400, 640, 'SIGNED FOR THE CARRIER  ANL CONTAINER LINE', { size: 6 })
      },
    },
    detention: {
      type: 'demurrage_invoice',
      draw: (f, s, t) => {
        const to = f.random.pick(PORTS)
        s.text(40, 24, 'ANL', { size: 24, bold: true, color: navy })
        s.text(40, 52, 'A.B.N. 00 000 000 000', { size: 7 })
        s.text(360, 26, 'TAX INVOICE', { size: 16, bold: true })
        s.text(360, 46, 'Container Detention', { size: 11 })
        s.lines(40, 84, [...t.party('bill_to', at(f.consignee, to), (x) => x), `ABN ${f.digits(11)}`], {
          size: 9,
          leading: 12,
        })
        const free = f.random.pick([7, 10])
        const expiry = after(f.available, free - 1)
        const days = (Date.parse(f.returned) - Date.parse(expiry)) / 86_400_000
        const rate = f.random.pick([95, 110, 145])
        s.pairs(
          360,
          70,
          [
            ['Invoice No', t.text('invoice_number', `AUDT${f.digits(7)}`)],
            ['Invoice Date', t.date('invoice_date', f.invoiced, spaced)],
            ['Due Date', t.date('due_date', f.due, spaced)],
            ['Customer No', f.digits(8)],
            ['Currency', 'AUD'],
          ],
          { gap: 80, size: 9 },
        )
        s.fill(40, 146, 515, 14, navy)
        s.text(44, 149, 'SHIPMENT', { size: 8, bold: true, color: '#fff' })
        s.pairs(
          44,
          166,
          [
            ['Bill of Lading', t.text('bill_of_lading_number', `ANLU${f.letters(3)}${f.digits(6)}`)],
            ['Vessel', t.text('vessel', ship(f))],
            ['Voyage', t.text('voyage', `${f.digits(3)}S`)],
          ],
          { gap: 80, size: 9 },
        )
        s.pairs(
          300,
          166,
          [
            ['Port of Loading', t.text('port_of_loading', f.loading.name)],
            ['Port of Discharge', t.text('port_of_discharge', to.name)],
            ['Available Date', spaced(f.available)],
          ],
          { gap: 100, size: 9 },
        )
        s.fill(40, 212, 515, 14, navy)
        s.text(44, 215, 'DETENTION CALCULATION', { size: 8, bold: true, color: '#fff' })
        const n = f.containers.length
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          40,
          230,
          [
            { title: ['Container', ''], width: 82 },
            { title: ['Size', ''], width: 36 },
            { title: ['Import', 'pickup'], width: 64 },
            { title: ['Free', 'days'], width: 34, align: 'right' },
            { title: ['   Free time', '   expiry'], width: 72 },
            { title: ['Empty', 'dehire'], width: 64 },
            { title: ['Chargeable', 'days'], width: 52, align: 'right' },
            { title: ['Daily', 'rate'], width: 45, align: 'right' },
            { title: ['Amount', 'AUD'], width: 66, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [
              c.number,
              c.size,
              t.date('gate_out_date', f.gateOut, spaced),
              String(free),
              `   ${t.date('last_free_day', expiry, spaced)}`,
              t.date('returned_date', f.returned, spaced),
              String(days),
              english(rate, 2),
              english(days * rate, 2),
            ]
          }),
          { rules: 'head', size: 8, headBold: true },
        )
        t.measure('free_days', free, 'days', '')
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'AUD', '')
        const net = n * days * rate
        const sums: [string, string][] = [
          ['Sub total', english(net, 2)],
          ['GST 10%', english(net / 10, 2)],
          [
            'TOTAL AMOUNT PAYABLE (AUD)',
            t.money('total_amount', Math.round(net * 110) / 100, 'AUD', english(net * 1.1, 2)),
          ],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(330, end + 14 + i * 14, label, { size: 9, bold: i === 2 })
          s.text(475, end + 14 + i * 14, value, { size: 9, bold: i === 2, align: 'right', width: 78 })
        }
        s.prose(
          40,
          640,
          515,
          'Detention is calculated in calendar days from the date of availability to the date of dehire, both included. Disputes must be lodged within 14 days of the invoice date with the interchange receipt (EIR) attached. Amounts overdue may lead to the suspension of electronic import delivery orders.',
          7.5,
        )
        s.lines(
          40,
          720,
          [
            'EFT: Westpac Banking Corporation   BSB 033-000   Account 123456   SWIFT WPACAU2S',
            'Remittance to: ar.remit@anl.example      Queries: au.detention@anl.example  1300 000 265',
          ],
          { size: 8, leading: 11 },
        )
      },
    },
  },
}
