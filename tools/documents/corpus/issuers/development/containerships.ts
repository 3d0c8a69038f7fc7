import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const ROUTES = [
  ['Helsinki', 'FIHEL', 'Teesport', 'GBTEE', 'Leeds'],
  ['Riga', 'LVRIX', 'Rotterdam', 'NLRTM', 'Tilburg'],
  ['Kotka', 'FIKTK', 'Sheerness', 'GBSHS', 'Birmingham'],
  ['Gdynia', 'PLGDY', 'Bilbao', 'ESBIO', 'Zaragoza'],
] as const
const round = (amount: number) => Math.round(amount * 100) / 100
const yellow = '#c79a00'

/** A short-sea line of the Baltic and the North Sea: door to door, with 45-foot pallet-wide units. */
export const containerships: Issuer = {
  name: 'Containerships',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const [from, fromCode, to, toCode, door] = f.random.pick(ROUTES)
        s.fill(0, 0, 595, 50, '#ffd100')
        s.text(36, 18, 'CONTAINERSHIPS', { size: 17, bold: true })
        s.text(400, 22, 'Booking confirmation', { size: 12 })
        s.text(36, 66, upper(f.shipper.name), { size: 9, bold: true })
        s.text(36, 78, f.shipper.address.join(', '), { size: 8 })
        t.text('shipper', upper(f.shipper.name))
        s.pairs(
          330,
          66,
          [
            ['Booking', t.text('booking_number', `CSH${f.digits(7)}`)],
            ['Your reference', t.text('reference_number', f.order)],
            ['Printed', t.date('document_date', f.booked, dotted)],
            ['Customer no.', f.digits(6)],
          ],
          { gap: 90, labelBold: true },
        )
        s.text(36, 128, 'Transport', { size: 10, bold: true, color: yellow })
        s.line(36, 141, 559, 141)
        s.table(
          36,
          144,
          [
            { title: '', width: 70 },
            { title: 'Place', width: 150 },
            { title: 'Code', width: 60 },
            { title: 'Date', width: 80 },
            { title: 'Vessel', width: 100 },
            { title: 'Voyage', width: 60 },
          ],
          [
            ['Collection', t.text('place_of_receipt', from), fromCode, dotted(f.emptyPickup), '', ''],
            [
              'Loading port',
              t.text('port_of_loading', from),
              fromCode,
              t.date('etd', f.departure, dotted),
              t.text('vessel', f.vessel),
              t.text('voyage', `26${f.digits(3)}`),
            ],
            ['Discharge port', t.text('port_of_discharge', to), toCode, t.date('eta', f.arrival, dotted), '', ''],
            ['Delivery', t.text('place_of_delivery', door), '', dotted(f.available), '', ''],
          ],
          { lineHeight: 14, headBold: true },
        )
        s.text(36, 232, 'Equipment', { size: 10, bold: true, color: yellow })
        s.line(36, 245, 559, 245)
        s.table(
          36,
          248,
          [
            { title: 'Units', width: 50 },
            { title: 'Type', width: 110 },
            { title: 'Cargo', width: 200 },
            { title: 'Gross weight', width: 90, align: 'right' },
          ],
          [
            [
              String(f.containers.length),
              "45' PW HC",
              f.goods,
              `${t.measure('gross_weight', Math.round(f.weight), 'kg', continental(Math.round(f.weight), 0))} kg`,
            ],
          ],
          { headBold: true },
        )
        s.text(36, 296, 'Closing times', { size: 10, bold: true, color: yellow })
        s.line(36, 309, 559, 309)
        s.pairs(
          36,
          316,
          [
            ['Empty release from', `${t.date('empty_pickup_date', f.emptyPickup, dotted)}  06:00`],
            ['Shipping instructions', `${t.date('documentation_cutoff', f.documentCutoff, dotted)}  12:00`],
            ['VGM', `${t.date('vgm_cutoff', f.vgmCutoff, dotted)}  12:00`],
            ['Terminal gate-in latest', `${t.date('cargo_cutoff', f.cargoCutoff, dotted)}  16:00`],
          ],
          { gap: 130, step: 14, size: 9 },
        )
        s.prose(
          36,
          400,
          523,
          'Times are local and given without guarantee. Units delivered after closing are shipped with the next vessel. Waiting time at collection and delivery is free for two hours. Our general conditions of carriage apply.',
          7,
        )
      },
    },
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        const [from, , to, , door] = f.random.pick(ROUTES)
        s.text(30, 20, 'Containerships', { size: 15, bold: true })
        s.text(30, 37, 'a short-sea service', { size: 6 })
        s.text(318, 20, 'Non-Negotiable Sea Waybill', { size: 12, bold: true })
        s.text(318, 35, 'for Combined Transport or Port to Port Shipment', { size: 6.5 })
        s.fields(
          [
            [30, 48, 280, 58, 'Shipper', t.party('shipper', f.shipper, (x) => x)],
            [310, 48, 127, 28, 'Waybill No.', t.text('bill_of_lading_number', `CSHW${f.digits(8)}`)],
            [437, 48, 128, 28, 'Booking', t.text('booking_number', `CSH${f.digits(7)}`)],
            [310, 76, 255, 30, "Shipper's Reference", t.text('reference_number', f.order)],
            [30, 106, 280, 58, 'Consignee', t.party('consignee', f.consignee, (x) => x)],
            [310, 106, 255, 116, 'Carrier', ['Containerships', 'Data given above and below by the shipper']],
            [30, 164, 280, 58, 'Notify Address', t.party('notify_party', f.notify, (x) => x)],
            [30, 222, 140, 26, 'Place of Receipt', t.text('place_of_receipt', from)],
            [170, 222, 140, 26, 'Loading Port', t.text('port_of_loading', from)],
            [310, 222, 128, 26, 'Vessel', t.text('vessel', f.vessel)],
            [438, 222, 127, 26, 'Voyage', t.text('voyage', `26${f.digits(3)}`)],
            [30, 248, 140, 26, 'Discharge Port', t.text('port_of_discharge', to)],
            [170, 248, 140, 26, 'Place of Delivery', t.text('place_of_delivery', door)],
            [310, 248, 255, 26, 'Terms', 'DOOR / DOOR'],
          ],
          { size: 8.5 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        s.table(
          30,
          280,
          [
            { title: 'Unit number', width: 90 },
            { title: 'Seal', width: 80 },
            { title: 'Colli', width: 50, align: 'right' },
            { title: 'Description of goods', width: 215 },
            { title: 'Gross kg', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [c.number, c.seal, String(c.packages), f.goods, continental(c.weight, 3)]),
            [
              'Total',
              '',
              t.measure('packages', f.packages, 'colli', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
            ],
          ],
          { rules: 'head', size: 8.5 },
        )
        s.box(30, 276, 535, 260)
        s.text(34, 500, 'Shipped on board', { size: 8 })
        s.text(110, 500, t.date('on_board_date', f.onBoard, dotted))
        s.text(34, 514, 'Issued at / on', { size: 8 })
        s.text(110, 514, `Espoo, ${t.date('issue_date', f.issued, dotted)}`)
        s.prose(30, 560, 535, TERMS[0], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const [from, , to] = f.random.pick(ROUTES)
        s.fill(0, 0, 595, 8, '#ffd100')
        s.text(36, 24, 'CONTAINERSHIPS', { size: 15, bold: true })
        s.text(36, 60, t.text('bill_to', f.consignee.name), { size: 9.5 })
        s.lines(36, 72, f.consignee.address, { size: 9.5 })
        s.text(320, 24, 'INVOICE', { size: 15 })
        s.pairs(
          320,
          48,
          [
            ['Invoice', t.text('invoice_number', `7${f.digits(8)}`)],
            ['Date', t.date('invoice_date', f.departure, dotted)],
            ['Due date', t.date('due_date', f.arrival, dotted)],
            ['Terms', '30 days net'],
            ['Our VAT', `FI${f.digits(8)}`],
            ['Your VAT', `DE${f.digits(9)}`],
          ],
          { gap: 80, size: 8.5 },
        )
        s.table(
          36,
          140,
          [
            { title: 'Waybill', width: 90 },
            { title: 'Vessel', width: 110 },
            { title: 'Voyage', width: 60 },
            { title: 'Loading', width: 85 },
            { title: 'Discharge', width: 85 },
            { title: 'Your ref.', width: 93 },
          ],
          [
            [
              t.text('bill_of_lading_number', `CSHW${f.digits(8)}`),
              t.text('vessel', f.vessel),
              t.text('voyage', `26${f.digits(3)}`),
              t.text('port_of_loading', from),
              t.text('port_of_discharge', to),
              t.text('reference_number', f.order),
            ],
          ],
          { rules: 'all' },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const sea = 1120 + 5 * f.random.between(0, 60)
        const rows: [string, number, number][] = [
          ['Sea freight', n, sea],
          ['ETS surcharge', n, 34.5],
          ['BAF', n, 187.2],
          ['Inland haulage', n, 465],
        ]
        t.money('ocean_freight', round(n * sea), 'EUR', '')
        const end = s.table(
          36,
          186,
          [
            { title: 'Specification', width: 233 },
            { title: 'Qty', width: 60, align: 'right' },
            { title: 'Unit price', width: 110, align: 'right' },
            { title: 'EUR', width: 120, align: 'right' },
          ],
          rows.map(([description, quantity, price]) => {
            const amount = round(quantity * price)
            t.item({ description, quantity, unit_price: price, amount })
            return [description, String(quantity), continental(price, 2), continental(amount, 2)]
          }),
          { rules: 'head', lineHeight: 13 },
        )
        s.text(36, end + 6, `Units: ${f.containers.map((c) => c.number).join(', ')}`, { size: 7.5 })
        const total = round(rows.reduce((all, [, quantity, price]) => all + quantity * price, 0))
        s.line(330, end + 22, 559, end + 22)
        s.text(330, end + 27, 'VAT 0 % (reverse charge)')
        s.text(450, end + 27, '0,00', { width: 107, align: 'right' })
        s.text(330, end + 41, 'To pay EUR', { size: 10, bold: true })
        s.text(430, end + 41, t.money('total_amount', total, 'EUR', continental(total, 2)), {
          size: 10,
          bold: true,
          width: 127,
          align: 'right',
        })
        s.lines(
          36,
          760,
          [`IBAN FI${f.digits(2)} ${f.digits(4)} ${f.digits(4)} ${f.digits(4)} ${f.digits(2)}   BIC XXXXFIHH`],
          {
            size: 7,
          },
        )
      },
    },
  },
}
