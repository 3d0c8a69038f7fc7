import { city, english, long } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const flexport: Issuer = {
  name: 'Flexport',
  forms: {
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 30, 'Flexport International LLC', { size: 13, bold: true })
        s.text(430, 30, 'Invoice', { size: 20 })
        s.text(40, 70, 'Billed To', { size: 7, color: '#777' })
        s.lines(40, 81, [t.text('bill_to', f.consignee.name), ...f.consignee.address], { size: 9 })
        const right: [string, string][] = [
          ['Invoice number', t.text('invoice_number', `FLEX-${f.digits(7)}-1`)],
          ['Issued', t.date('invoice_date', f.arrival, long)],
          ['Due', t.date('due_date', f.due, long)],
          ['Shipment', t.text('reference_number', `FLEX-${f.digits(7)}`)],
        ]
        for (const [i, [label, value]] of right.entries()) {
          s.text(330, 70 + i * 15, label, { size: 8, color: '#777' })
          s.text(420, 70 + i * 15, value, { size: 9 })
        }
        s.line(40, 140, 570, 140)
        const detail: [string, string][] = [
          ['Shipper', t.text('shipper', f.shipper.name)],
          ['Consignee', t.text('consignee', f.consignee.name)],
          ['MBL', t.text('master_bill_number', `MAEU${f.digits(9)}`)],
          ['HBL', t.text('house_bill_number', `FLXT${f.digits(11)}`)],
          ['Origin port', t.text('port_of_loading', city(f.loading))],
          ['Destination port', t.text('port_of_discharge', city(f.discharge))],
          ['Vessel', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
          ['Containers', f.containers.map((c) => c.number).join(', ')],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const c of f.containers) t.container({ number: c.number })
        for (const [i, [label, value]] of detail.entries()) {
          s.text(40 + (i % 2) * 270, 150 + Math.floor(i / 2) * 26, label, { size: 7, color: '#777' })
          s.text(40 + (i % 2) * 270, 159 + Math.floor(i / 2) * 26, value, { size: 9 })
        }
        const n = f.containers.length
        const charges: [string, number, number][] = [
          ['Ocean freight', n, 2640],
          ['Destination terminal handling', n, 395],
          ['Chassis split', n, 85],
          ['Customs entry', 1, 125],
          ['Delivery order', 1, 40],
        ]
        const end = s.table(
          40,
          270,
          [
            { title: 'Description', width: 260 },
            { title: 'Quantity', width: 70, align: 'right' },
            { title: 'Unit price', width: 90, align: 'right' },
            { title: 'Amount', width: 110, align: 'right' },
          ],
          charges.map(([name, quantity, price]) => {
            t.item({ description: name, quantity, unit_price: price, amount: quantity * price })
            return [name, String(quantity), `$${english(price, 2)}`, `$${english(quantity * price, 2)}`]
          }),
          { rules: 'head', size: 9, lineHeight: 16 },
        )
        t.money('ocean_freight', 2640 * n, 'USD', '')
        const total = charges.reduce((all, [, quantity, price]) => all + quantity * price, 0)
        s.text(370, end + 14, 'Subtotal', { size: 9 })
        s.text(440, end + 14, `$${english(total, 2)}`, { size: 9, width: 128, align: 'right' })
        s.text(370, end + 30, 'Amount due (USD)', { size: 10, bold: true })
        s.text(460, end + 30, t.money('total_amount', total, 'USD', `$${english(total, 2)}`), {
          size: 10,
          bold: true,
          width: 108,
          align: 'right',
        })
        s.prose(40, 700, 530, TERMS[2], 6)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 30, 'Flexport International LLC', { size: 11, bold: true })
        s.text(400, 30, 'Arrival Notice', { size: 18 })
        const cells: [string, string][] = [
          ['Flexport ID', t.text('reference_number', `FLEX-${f.digits(7)}`)],
          ['Master Bill', t.text('master_bill_number', `COSU${f.digits(10)}`)],
          ['House Bill', t.text('house_bill_number', `FLXT${f.digits(11)}`)],
          ['Notice issued', t.date('document_date', f.noticed, long)],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['Port of Loading', t.text('port_of_loading', city(f.loading))],
          ['Departure date', t.date('etd', f.departure, long)],
          ['Port of Unlading', t.text('port_of_discharge', city(f.discharge))],
          ['Arrival date (estimated)', t.date('eta', f.arrival, long)],
          ['Place of Delivery', t.text('place_of_delivery', city(f.delivery))],
          ['Container pickup terminal', t.text('terminal', f.terminal)],
          ['FIRMS code', f.firms],
          ['Last free day', t.date('last_free_day', f.lastFreeDay, long)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [label, value]] of cells.entries()) {
          s.text(40 + (i % 4) * 135, 80 + Math.floor(i / 4) * 30, label, { size: 6.5, color: '#777' })
          s.text(40 + (i % 4) * 135, 89 + Math.floor(i / 4) * 30, value, { size: 8.5 })
        }
        const parties: [string, string, string][] = [
          ['Shipper', 'shipper', f.shipper.name],
          ['Consignee', 'consignee', f.consignee.name],
          ['Notify party', 'notify_party', f.notify.name],
        ]
        for (const [i, [label, field, name]] of parties.entries()) {
          s.text(40 + i * 180, 216, label, { size: 6.5, color: '#777' })
          s.lines(40 + i * 180, 225, [t.text(field, name), ...f.consignee.address], { size: 8 })
        }
        const end = s.table(
          40,
          270,
          [
            { title: 'Container number', width: 110 },
            { title: 'Seal', width: 90 },
            { title: 'Size', width: 50 },
            { title: 'Packages', width: 90 },
            { title: 'Gross weight (kg)', width: 95, align: 'right' },
            { title: 'Volume (cbm)', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [
                c.number,
                c.seal,
                c.size,
                `${english(c.packages, 0)} ${f.unit.toLowerCase()}`,
                english(c.weight, 3),
                english(c.volume, 3),
              ]
            }),
            [
              'Total',
              '',
              '',
              `${t.measure('packages', f.packages, f.unit, english(f.packages, 0))} ${f.unit.toLowerCase()}`,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8.5, lineHeight: 15 },
        )
        s.text(40, end + 20, `Commodity description: ${f.goods}`, { size: 8 })
        s.prose(40, 700, 530, TERMS[1], 6)
      },
    },
  },
}
