import { continental, dotted, type Facts, named, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const FROM = [
  place('Genoa', 'Italy', 'ITGOA'),
  place('Castellon', 'Spain', 'ESCAS'),
  place('Marseille', 'France', 'FRMRS'),
]
const TO = [
  place('Mombasa', 'Kenya', 'KEMBA'),
  place('Dar es Salaam', 'Tanzania', 'TZDAR'),
  place('Djibouti', 'Djibouti', 'DJJIB'),
  place('Jeddah', 'Saudi Arabia', 'SAJED'),
]
const SHIPS = ['JOLLY PALLADIO', 'JOLLY QUARZO', 'JOLLY TITANIO', 'JOLLY ROSA']
const trip = (f: Facts) => ({ from: f.random.pick(FROM), to: f.random.pick(TO), ship: f.random.pick(SHIPS) })
const round = (amount: number) => Math.round(amount * 100) / 100
const red = '#c8102e'

export const messina: Issuer = {
  name: 'Ignazio Messina & C.',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        const { from, to, ship } = trip(f)
        const at = (party: (typeof f)['shipper'], where: Place) => ({
          ...party,
          address: [party.address[0]!, where.country],
        })
        s.text(30, 16, 'IGNAZIO MESSINA & C. S.p.A.', { size: 13, bold: true, color: red })
        s.text(30, 31, 'LINEA MESSINA - GENOVA', { size: 7, color: red })
        s.text(330, 16, 'BILL OF LADING', { size: 13, bold: true })
        s.text(330, 31, 'PORT TO PORT SHIPMENT OR THROUGH TRANSPORT', { size: 6.5 })
        const style = { labelSize: 6, size: 8, font: 'Courier' as const }
        s.fields(
          [
            [30, 44, 270, 66, 'Shipper', t.party('shipper', at(f.shipper, from))],
            [
              300,
              44,
              130,
              26,
              'B/L No.',
              t.text('bill_of_lading_number', `${from.code.slice(2)}${to.code.slice(2)}${f.digits(5)}`),
            ],
            [430, 44, 135, 26, 'Reference No.', t.text('reference_number', f.order)],
            [
              300,
              70,
              265,
              40,
              'Booking / Contract',
              [t.text('booking_number', `B${f.digits(8)}`), `S/C ${f.digits(6)}`],
            ],
            [30, 110, 270, 66, 'Consignee or order', ['TO THE ORDER OF', ...t.party('consignee', at(f.consignee, to))]],
            [
              300,
              110,
              265,
              66,
              'Agent at port of discharge',
              [`MESSINA AGENCIES ${upper(to.name)}`, `P.O. BOX ${f.digits(5)}`, f.notify.phone],
            ],
            [
              30,
              176,
              270,
              66,
              'Notify party (no claim shall attach for failure to notify)',
              t.party('notify_party', at(f.notify, to)),
            ],
            [300, 176, 265, 66, 'Goods in transit to / remarks', [`CARGO IN TRANSIT AT CONSIGNEE'S CARE`, 'FREE OUT']],
            [30, 242, 135, 26, 'Local vessel (*)', ''],
            [165, 242, 135, 26, 'From / place of receipt (*)', t.text('place_of_receipt', upper(from.name))],
            [30, 268, 135, 26, 'Ocean vessel', t.text('vessel', ship)],
            [165, 268, 135, 26, 'Voyage', t.text('voyage', `${f.digits(5)}S`)],
            [300, 242, 132, 26, 'Port of loading', t.text('port_of_loading', upper(from.name))],
            [432, 242, 133, 26, 'Port of discharge', t.text('port_of_discharge', upper(to.name))],
            [300, 268, 132, 26, 'Final destination (*)', t.text('place_of_delivery', upper(to.name))],
            [432, 268, 133, 26, 'Freight payable at', upper(from.name)],
          ],
          style,
        )
        s.text(30, 297, 'Marks & Nos.', { size: 6 })
        s.text(140, 297, 'Number and kind of packages; description of goods', { size: 6 })
        s.text(420, 297, 'Gross weight kgs', { size: 6 })
        s.text(500, 297, 'Measurement m3', { size: 6 })
        s.box(30, 294, 535, 260)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        let y = 310
        for (const c of f.containers) {
          s.lines(33, y, [c.number, `SEAL ${c.seal}`], { size: 7.5, font: 'Courier', width: 104 })
          s.lines(
            140,
            y,
            [`1 CONTAINER ${c.size} SAID TO CONTAIN`, `NR. ${c.packages} ${f.unit} ${f.goods}`, `TARE KGS ${c.tare}`],
            { size: 7.5, font: 'Courier', width: 270 },
          )
          s.text(410, y, continental(c.weight, 0), { size: 7.5, font: 'Courier', align: 'right', width: 70 })
          s.text(490, y, continental(c.volume, 2), { size: 7.5, font: 'Courier', align: 'right', width: 70 })
          y += 36
        }
        s.text(140, y + 4, `TOTAL NR. ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, {
          size: 7.5,
          font: 'Courier',
        })
        s.text(400, y + 4, t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 0)), {
          size: 7.5,
          font: 'Courier',
          align: 'right',
          width: 80,
        })
        s.text(490, y + 4, t.measure('volume', f.volume, 'cbm', continental(f.volume, 2)), {
          size: 7.5,
          font: 'Courier',
          align: 'right',
          width: 70,
        })
        s.lines(
          140,
          y + 26,
          [
            `HS CODE ${f.hs}   FERI/ADB NR. ${f.letters(2)}${f.digits(8)}`,
            'FREIGHT PREPAID - DTHC FOR RECEIVER ACCOUNT',
            `SHIPPED ON BOARD M/V ${ship} ON ${t.date('on_board_date', f.onBoard, named)}`,
          ],
          { size: 7.5, font: 'Courier' },
        )
        s.fields(
          [
            [30, 554, 270, 60, 'Freight and charges', ['AS PER AGREEMENT']],
            [300, 554, 132, 30, 'Number of originals', 'THREE'],
            [432, 554, 133, 30, 'Declared value', 'N.V.D.'],
            [
              300,
              584,
              265,
              30,
              'Place and date of issue',
              `${upper(from.name)} ${t.date('issue_date', f.issued, named)}`,
            ],
          ],
          style,
        )
        s.text(30, 618, '(*) Applicable only when document used as a through bill of lading', { size: 5.5 })
        s.prose(30, 630, 360, TERMS[0], 5.5)
        s.text(410, 640, 'Signed by the carrier IGNAZIO MESSINA & C. S.p.A.', { size: 6.5, width: 155 })
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = trip(f)
        const n = f.containers.length
        s.text(40, 30, 'Ignazio Messina & C. S.p.A.', { size: 14, bold: true, color: red })
        s.lines(
          40,
          48,
          [
            'Via G. D’Annunzio 91, 16121 Genova',
            'C.F. e P. IVA IT 00000000000 - Cap. Soc. EUR 0.000.000',
            'Tel. +39 010 53961 - Fax +39 010 539 6200',
          ],
          { size: 7, leading: 9 },
        )
        s.text(40, 92, 'INVOICE', { size: 16, bold: true })
        s.table(
          40,
          118,
          [
            { title: 'Number', width: 90 },
            { title: 'Date', width: 70 },
            { title: 'Customer code', width: 80 },
            { title: 'VAT no.', width: 90 },
            { title: 'Payment', width: 100 },
            { title: 'Due date', width: 85 },
          ],
          [
            [
              t.text('invoice_number', `VN/${f.digits(6)}`),
              t.date('invoice_date', f.issued, dotted),
              `C${f.digits(5)}`,
              `IT${f.digits(11)}`,
              'Bank transfer 30 days',
              t.date('due_date', f.available, dotted),
            ],
          ],
          { rules: 'all' },
        )
        s.lines(320, 48, ['Messrs.', ...t.party('bill_to', f.forwarder)], { size: 9, leading: 12 })
        s.pairs(
          40,
          164,
          [
            ['Vessel', `${t.text('vessel', ship)}   Voy. ${t.text('voyage', `${f.digits(5)}S`)}`],
            ['Sailed from', `${t.text('port_of_loading', from.name)} on ${t.date('etd', f.departure, dotted)}`],
            ['Discharge port', t.text('port_of_discharge', to.name)],
            [
              'Bill of lading',
              t.text('bill_of_lading_number', `${from.code.slice(2)}${to.code.slice(2)}${f.digits(5)}`),
            ],
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Receiver', t.text('consignee', f.consignee.name)],
            ['Your order', t.text('reference_number', f.order)],
          ],
          { gap: 85, size: 9 },
        )
        t.containers(f.containers, ['size_type'])
        s.lines(360, 164, ['Containers', ...f.containers.map((c) => `${c.number}  ${c.size}`)], { size: 8.5 })
        const rows: [string, string, number, number][] = [
          ['Sea freight', 'container', n, 1640],
          ['Bunker adjustment factor', 'container', n, 385],
          ['Emergency risk surcharge', 'container', n, 150],
          ['T.H.C. at loading', 'container', n, 210],
          ['B/L issuing fee', 'B/L', 1, 65],
          ['ISPS', 'container', n, 12.5],
        ]
        const total = round(rows.reduce((all, [, , q, p]) => all + q * p, 0))
        const end = s.table(
          40,
          268,
          [
            { title: 'Description', width: 195 },
            { title: 'Basis', width: 70 },
            { title: 'Qty', width: 45, align: 'right' },
            { title: 'Rate', width: 75, align: 'right' },
            { title: 'VAT', width: 50 },
            { title: 'Amount', width: 80, align: 'right' },
          ],
          rows.map(([description, basis, quantity, unit_price]) => {
            const amount = round(quantity * unit_price)
            t.item({ description, quantity, unit_price, amount })
            const printed = continental(amount, 2)
            if (description === 'Sea freight') t.money('ocean_freight', amount, 'EUR', printed)
            return [description, basis, String(quantity), continental(unit_price, 2), 'N.I. 9', printed]
          }),
          { size: 9, rules: 'head', headBold: true },
        )
        s.line(40, end + 4, 555, end + 4)
        s.pairs(
          350,
          end + 12,
          [
            ['Total not subject art. 9', `EUR ${continental(total, 2)}`],
            ['VAT', 'EUR 0,00'],
            ['Stamp duty', 'EUR 0,00'],
            ['Total invoice', `EUR ${t.money('total_amount', total, 'EUR', continental(total, 2))}`],
          ],
          { gap: 115, size: 9 },
        )
        s.lines(
          40,
          700,
          [
            'Bank: Banca Carige, Genova - IBAN IT00 X000 0000 0000 0000 0123 456 - SWIFT CRGEITGG',
            'N.I. 9: transaction not subject to VAT, art. 9 D.P.R. 633/72. Interest on late payment as per D.Lgs. 231/2002.',
          ],
          { size: 7 },
        )
        s.prose(40, 728, 515, TERMS[2], 6)
      },
    },
  },
}
