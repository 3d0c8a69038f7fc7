import { english, named, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const CARGOES = ['PROPYLENE GLYCOL USP', 'SORBITOL SOLUTION 70%', 'METHYL ESTER', 'LATEX EMULSION NON-HAZ'] as const
const after = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

/** An operator of tank containers. */
export const stolt: Issuer = {
  name: 'Stolt Tank Containers',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'us',
      draw: (f, s, t) => {
        const cargo = f.random.pick(CARGOES)
        const tanks = f.containers.map((c) => ({ ...c, packages: 1, size: '20TK', weight: Math.round(c.weight) }))
        const weight = tanks.reduce((all, c) => all + c.weight, 0)
        s.text(30, 20, 'STOLT TANK CONTAINERS B.V.', { size: 13, bold: true })
        s.text(320, 18, 'BILL OF LADING FOR OCEAN TRANSPORT', { size: 10, bold: true })
        s.text(320, 31, 'OR MULTIMODAL TRANSPORT', { size: 10, bold: true })
        s.fields(
          [
            [30, 46, 270, 54, 'Shipper', t.party('shipper', f.shipper)],
            [300, 46, 132, 27, 'B/L No.', t.text('bill_of_lading_number', `STNL${f.digits(9)}`)],
            [432, 46, 132, 27, 'Booking No.', t.text('booking_number', `J${f.digits(7)}`)],
            [300, 73, 264, 27, "Shipper's Ref.", t.text('reference_number', f.order)],
            [30, 100, 270, 54, 'Consignee (if "To Order" so indicate)', t.party('consignee', f.consignee)],
            [
              300,
              100,
              264,
              108,
              'Delivery Agent',
              ['STOLT TANK CONTAINERS - LOCAL OFFICE', `TEL ${f.forwarder.phone}`],
            ],
            [
              30,
              154,
              270,
              54,
              'Notify Address (no claim shall attach for failure to notify)',
              t.party('notify_party', f.notify),
            ],
            [30, 208, 135, 26, 'Place of Acceptance', t.text('place_of_receipt', upper(f.receipt.name))],
            [165, 208, 135, 26, 'Port of Shipment', t.text('port_of_loading', upper(f.loading.name))],
            [300, 208, 132, 26, 'Ocean Vessel', t.text('vessel', f.vessel)],
            [432, 208, 132, 26, 'Voy. No.', t.text('voyage', f.voyage)],
            [30, 234, 135, 26, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [165, 234, 135, 26, 'Final Destination', t.text('place_of_delivery', upper(f.delivery.name))],
            [300, 234, 132, 26, 'Freight Payable at', 'ROTTERDAM'],
            [432, 234, 132, 26, 'No. of Originals', '3 (THREE)'],
          ],
          { labelSize: 6 },
        )
        t.containers(tanks, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        t.measure('packages', tanks.length, 'tanks', '')
        t.measure('gross_weight', weight, 'kg', '')
        const volume = Math.round(tanks.length * 2235) / 100
        s.box(30, 260, 534, 220)
        s.table(
          30,
          262,
          [
            { title: 'Tank No. / Seals', width: 130 },
            { title: 'Qty', width: 40, align: 'right' },
            { title: 'Description of Goods', width: 184 },
            { title: 'Gross Weight kgs', width: 90, align: 'right' },
            { title: 'Measurement m3', width: 90, align: 'right' },
          ],
          [
            ...tanks.map((c) => [
              [c.number, `SEALS ${c.seal}`],
              '1',
              [`1 X ${c.size} STC`, cargo],
              english(c.weight, 0),
              '',
            ]),
            [
              'TOTAL',
              String(tanks.length),
              '',
              english(weight, 0),
              t.measure('volume', volume, 'cbm', english(volume, 2)),
            ],
          ],
          { rules: 'head', lineHeight: 13 },
        )
        s.text(200, 440, "CLEAN ON BOARD   FREIGHT PREPAID   SHIPPER OWNED CARGO IN CARRIER'S TANK", { size: 6.5 })
        s.field(30, 480, 178, 28, 'Shipped on Board Date', t.date('on_board_date', f.onBoard, named))
        s.field(208, 480, 178, 28, 'Place and Date of Issue', `ROTTERDAM ${t.date('issue_date', f.issued, named)}`)
        s.field(386, 480, 178, 28, 'Signed for the Carrier', 'AS CARRIER')
        s.prose(30, 620, 534, TERMS[0], 5.5)
      },
    },
    demurrage: {
      type: 'demurrage_invoice',
      region: 'us',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const days = f.random.between(6, 40)
        const rate = f.random.pick([45, 55, 65])
        const returned = after(f.gateOut, 21 + days - 1)
        const invoiced = after(returned, 4)
        s.text(40, 30, 'Stolt Tank Containers', { size: 14, bold: true, color: '#a01020' })
        s.text(40, 48, 'Demurrage Department', { size: 8 })
        s.text(400, 30, 'Demurrage Invoice', { size: 13, bold: true })
        s.pairs(
          400,
          50,
          [
            ['Number', t.text('invoice_number', `D${f.digits(8)}`)],
            ['Date', t.date('invoice_date', invoiced, spaced)],
            ['Payment due', t.date('due_date', after(invoiced, 30), spaced)],
          ],
          { gap: 70 },
        )
        s.text(40, 70, 'Invoiced to', { size: 7, color: '#777' })
        s.lines(
          40,
          80,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 9 },
        )
        const c = f.containers[0]!
        t.container({ number: c.number })
        s.pairs(
          40,
          126,
          [
            ['Bill of lading', t.text('bill_of_lading_number', `STNL${f.digits(9)}`)],
            ['Job', t.text('reference_number', `J${f.digits(7)}`)],
            ['Tank', c.number],
            ['Vessel', t.text('vessel', f.vessel)],
            ['Discharged at', t.text('port_of_discharge', f.discharge.name)],
            ['Last contained', f.random.pick(CARGOES)],
          ],
          { gap: 80, step: 13, size: 9 },
        )
        t.measure('free_days', 21, 'days', '')
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'USD', '')
        t.item({ quantity: days, unit_price: rate, amount: days * rate })
        const end = s.table(
          40,
          220,
          [
            { title: 'Gated out', width: 90 },
            { title: 'Empty returned', width: 90 },
            { title: 'Free time', width: 70 },
            { title: 'Days on demurrage', width: 90, align: 'right' },
            { title: 'USD / day', width: 80, align: 'right' },
            { title: 'USD', width: 100, align: 'right' },
          ],
          [
            [
              t.date('gate_out_date', f.gateOut, spaced),
              t.date('returned_date', returned, spaced),
              '21 days',
              String(days),
              english(rate, 2),
              english(days * rate, 2),
            ],
          ],
          { rules: 'head', size: 9, headBold: true },
        )
        s.text(340, end + 16, 'Amount payable USD', { size: 10, bold: true })
        s.text(450, end + 16, t.money('total_amount', days * rate, 'USD', english(days * rate, 2)), {
          size: 10,
          bold: true,
          width: 110,
          align: 'right',
        })
        s.prose(40, 660, 530, TERMS[2], 6.5)
      },
    },
  },
}
