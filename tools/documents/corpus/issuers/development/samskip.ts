import type { Facts, Party, Place } from '../../facts.ts'
import { continental, dotted, spaced } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const own = (text: string) => text
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const PORTS = [
  place('Rotterdam', 'Netherlands', 'NLRTM'),
  place('Cuxhaven', 'Germany', 'DECUX'),
  place('Immingham', 'United Kingdom', 'GBIMM'),
  place('Aarhus', 'Denmark', 'DKAAR'),
]
const ICELAND = [place('Reykjavik', 'Iceland', 'ISREY'), place('Reydarfjordur', 'Iceland', 'ISRFJ')]
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const north = (f: Facts) => ({
  from: f.random.pick(PORTS),
  to: f.random.pick(ICELAND),
  ship: f.random.pick(['SAMSKIP HOFFELL', 'SAMSKIP SKAFTAFELL', 'RANTUM STAR', 'PERSEUS BAY']),
})

export const samskip: Issuer = {
  name: 'Samskip',
  forms: {
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = north(f)
        s.text(420, 20, 'SAMSKIP', { size: 22, bold: true, color: '#d5121e' })
        s.text(40, 24, 'SEA WAYBILL', { size: 16, bold: true })
        s.text(40, 44, 'Not negotiable. Delivery to the named receiver against proof of identity.', { size: 7 })
        const label = { size: 7, color: '#777' }
        const block = (x: number, y: number, title: string, lines: readonly string[]) => {
          s.text(x, y, title, label)
          s.line(x, y + 10, x + 245, y + 10)
          s.lines(x, y + 14, lines, { size: 9, leading: 11.5 })
        }
        block(40, 64, 'Sender', t.party('shipper', at(f.shipper, from), own))
        block(310, 64, 'Waybill number', [t.text('bill_of_lading_number', `SSKP${f.digits(8)}`)])
        block(310, 98, 'Customer reference', [t.text('reference_number', f.order)])
        block(40, 130, 'Receiver', t.party('consignee', at(f.consignee, to), own))
        block(310, 130, 'Booking', [t.text('booking_number', `${f.digits(7)}-${f.digits(2)}`)])
        block(40, 196, 'Party to be notified of arrival', t.party('notify_party', at(f.notify, to), own))
        block(310, 164, 'Carrier', [t.text('carrier', 'Samskip Multimodal B.V.')])
        block(310, 196, 'Sea carriage by', [`${t.text('vessel', ship)}, voy. ${t.text('voyage', `S${f.digits(4)}N`)}`])
        s.text(40, 262, 'Collected at', label)
        s.text(170, 262, 'Loaded at', label)
        s.text(300, 262, 'Unloaded at', label)
        s.text(430, 262, 'Delivered at', label)
        s.text(40, 273, t.text('place_of_receipt', from.name), { size: 9 })
        s.text(170, 273, t.text('port_of_loading', from.name), { size: 9 })
        s.text(300, 273, t.text('port_of_discharge', to.name), { size: 9 })
        s.text(430, 273, t.text('place_of_delivery', 'Hafnarfjordur'), { size: 9 })
        s.line(40, 288, 555, 288)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          40,
          296,
          [
            { title: 'Unit', width: 85 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 75 },
            { title: 'Colli', width: 60, align: 'right' },
            { title: 'Commodity', width: 110 },
            { title: 'Gross kgs', width: 75, align: 'right' },
            { title: 'cbm', width: 65, align: 'right' },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            String(c.packages),
            f.goods,
            continental(c.weight, 3),
            continental(c.volume, 3),
          ]),
          { rules: 'head', size: 8, headBold: true },
        )
        s.line(40, end + 2, 555, end + 2)
        s.text(42, end + 6, 'Sum', { bold: true })
        s.text(205, end + 6, t.measure('packages', f.packages, '', String(f.packages)), {
          bold: true,
          align: 'right',
          width: 98,
        })
        s.text(417, end + 6, t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)), {
          bold: true,
          align: 'right',
          width: 71,
        })
        s.text(490, end + 6, t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)), {
          bold: true,
          align: 'right',
          width: 63,
        })
        s.lines(
          40,
          540,
          [
            'Freight terms: Prepaid',
            `Shipped on board ${t.date('on_board_date', f.onBoard, spaced)}`,
            `Issued at ${from.name}, ${t.date('issue_date', f.issued, spaced)}`,
          ],
          { size: 9, leading: 14 },
        )
        s.prose(
          40,
          740,
          515,
          'Samskip carries all goods under its conditions of carriage, which are sent on request and limit or exclude liability. This waybill is no document of title. The sender warrants that it is authorised by the owner of the goods to agree to these conditions.',
          6.5,
        )
        s.text(40, 800, 'Samskip Multimodal B.V.  |  Waalhaven O.Z. 81-85  |  3087 BM Rotterdam  |  samskip.example', {
          size: 6.5,
          color: '#777',
        })
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship } = north(f)
        const n = f.containers.length
        const freight = 1180 * n
        const baf = 214.5 * n
        const thc = 265 * n
        const ets = 48.75 * n
        const total = freight + baf + thc + ets + 45
        s.text(40, 28, 'SAMSKIP', { size: 22, bold: true, color: '#d5121e' })
        s.lines(40, 110, [t.text('bill_to', f.consignee.name), ...at(f.consignee, to).address], {
          size: 10,
          leading: 13,
        })
        s.text(40, 196, `Invoice ${t.text('invoice_number', `30${f.digits(7)}`)}`, { size: 15, bold: true })
        s.pairs(
          360,
          110,
          [
            ['Invoice date', t.date('invoice_date', f.noticed, dotted)],
            ['Payable by', t.date('due_date', f.gateOut, dotted)],
            ['Customer no.', f.digits(6)],
            ['Your ref.', t.text('reference_number', f.order)],
            ['Your VAT no.', `${to.code.slice(0, 2)}${f.digits(9)}`],
          ],
          { gap: 80, size: 9 },
        )
        s.pairs(
          40,
          228,
          [
            ['Waybill', t.text('bill_of_lading_number', `SSKP${f.digits(8)}`)],
            ['Vessel / voyage', `${t.text('vessel', ship)} / ${t.text('voyage', `S${f.digits(4)}N`)}`],
            ['Route', `${t.text('port_of_loading', from.name)} - ${t.text('port_of_discharge', to.name)}`],
            ['Departed / arrived', `${t.date('etd', f.departure, dotted)} / ${t.date('eta', f.noticed, dotted)}`],
            ['Sender', t.text('shipper', f.shipper.name)],
          ],
          { gap: 100, size: 9 },
        )
        for (const [description, quantity, unit_price] of [
          ['Sea freight', n, 1180],
          ['Bunker surcharge', n, 214.5],
          ['Terminal handling unloading', n, 265],
          ['Emission (ETS) surcharge', n, 48.75],
          ['Waybill fee', 1, 45],
        ] as const)
          t.item({ description, quantity, unit_price, amount: quantity * unit_price })
        const end = s.table(
          40,
          306,
          [
            { title: 'Description', width: 215 },
            { title: 'Quantity', width: 60, align: 'right' },
            { title: 'Unit', width: 50 },
            { title: 'Price', width: 90, align: 'right' },
            { title: 'Amount EUR', width: 100, align: 'right' },
          ],
          [
            [
              'Sea freight',
              String(n),
              'cont.',
              '1.180,00',
              t.money('ocean_freight', freight, 'EUR', continental(freight, 2)),
            ],
            ['Bunker surcharge', String(n), 'cont.', '214,50', continental(baf, 2)],
            ['Terminal handling unloading', String(n), 'cont.', '265,00', continental(thc, 2)],
            ['Emission (ETS) surcharge', String(n), 'cont.', '48,75', continental(ets, 2)],
            ['Waybill fee', '1', 'doc.', '45,00', '45,00'],
          ],
          { size: 9, rules: 'head' },
        )
        s.line(365, end + 6, 555, end + 6)
        s.text(365, end + 12, 'VAT 0% (art. 146)', { size: 9 })
        s.text(455, end + 12, '0,00', { size: 9, align: 'right', width: 98 })
        s.text(365, end + 28, 'To pay', { size: 11, bold: true })
        s.text(440, end + 28, `EUR ${t.money('total_amount', total, 'EUR', continental(total, 2))}`, {
          size: 11,
          bold: true,
          align: 'right',
          width: 113,
        })
        s.text(40, end + 60, `Units: ${f.containers.map((c) => c.number).join(', ')}`, { size: 8 })
        t.containers(f.containers, [])
        s.lines(
          40,
          760,
          [
            'ING Bank N.V.  IBAN NL00 INGB 0001 2345 67  BIC INGBNL2A  -  VAT NL0000.00.000.B01  -  C.o.C. Rotterdam 00000000',
            'Late payment is charged with the statutory commercial interest.',
          ],
          { size: 7, color: '#555' },
        )
      },
    },
  },
}
