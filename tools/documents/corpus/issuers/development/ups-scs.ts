import { american, city, english, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const upsScs: Issuer = {
  name: 'UPS Supply Chain Solutions',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      landscape: true,
      draw: (f, s, t) => {
        s.text(30, 18, 'UPS Supply Chain Solutions', { size: 13, bold: true, color: '#5a3a1a' })
        s.text(560, 18, 'Ocean Arrival Notice', { size: 15, bold: true })
        s.line(30, 40, 762, 40)
        s.lines(30, 48, ['Consignee:', ...t.party('consignee', f.consignee)])
        s.lines(220, 48, ['Notify:', ...t.party('notify_party', f.notify)])
        s.lines(410, 48, ['Shipper:', ...t.party('shipper', f.shipper)])
        s.pairs(
          600,
          48,
          [
            ['Date:', t.date('document_date', f.noticed, american)],
            ['Shipment ID:', t.text('reference_number', f.digits(10))],
            ['HBL:', t.text('house_bill_number', `UPSO${f.digits(8)}`)],
            ['MBL:', t.text('master_bill_number', `OOLU${f.digits(10)}`)],
          ],
          { gap: 60 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.table(
          30,
          106,
          [
            { title: 'Vessel', width: 130 },
            { title: 'Voyage', width: 72 },
            { title: 'Origin', width: 110 },
            { title: 'Departed', width: 70 },
            { title: 'Port of Discharge', width: 120 },
            { title: 'Estimated Arrival', width: 90 },
            { title: 'Final Destination', width: 140 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('port_of_loading', upper(f.loading.name)),
              t.date('etd', f.departure, american),
              t.text('port_of_discharge', upper(city(f.discharge))),
              t.date('eta', f.arrival, american),
              t.text('place_of_delivery', upper(city(f.delivery))),
            ],
          ],
          { rules: 'all' },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          150,
          [
            { title: 'Equipment', width: 100 },
            { title: 'Type', width: 60 },
            { title: 'Seal #', width: 100 },
            { title: 'Qty', width: 70, align: 'right' },
            { title: 'UOM', width: 82 },
            { title: 'Commodity', width: 130 },
            { title: 'Gross Wt (kg)', width: 100, align: 'right' },
            { title: 'Cube (cbm)', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              english(c.packages, 0),
              f.unit,
              f.goods,
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'Shipment totals',
              '',
              '',
              t.measure('packages', f.packages, f.unit, english(f.packages, 0)),
              f.unit,
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.pairs(
          30,
          end + 14,
          [
            ['Available at:', t.text('terminal', f.terminal)],
            ['Free time expires:', t.date('last_free_day', f.lastFreeDay, american)],
            ['Payment:', 'Collect charges must be paid before release. Delivery order will follow.'],
          ],
          { gap: 90 },
        )
        s.prose(30, 560, 732, TERMS[1], 6)
      },
    },
    customs_invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 18, 'UPS Supply Chain Solutions', { size: 13, bold: true, color: '#5a3a1a' })
        s.text(30, 40, 'Transportation Invoice', { size: 12, bold: true })
        s.box(380, 18, 202, 60)
        s.pairs(
          386,
          24,
          [
            ['Invoice Number', t.text('invoice_number', `${f.digits(7)}${f.letters(1)}${f.digits(3)}`)],
            ['Invoice Date', t.date('invoice_date', f.arrival, spaced)],
            ['Due Date', t.date('due_date', f.gateOut, spaced)],
            ['Account', f.digits(6)],
          ],
          { gap: 80 },
        )
        s.lines(30, 90, ['Bill To', ...t.party('bill_to', f.consignee)])
        s.lines(220, 90, ['Shipper', ...t.party('shipper', f.shipper)])
        s.lines(400, 90, ['Ship To', ...t.party('consignee', f.consignee)])
        s.fill(30, 136, 552, 14, '#eee')
        s.text(
          34,
          139,
          `HBL ${t.text('house_bill_number', `UPSO${f.digits(8)}`)}    MBL ${t.text('master_bill_number', `OOLU${f.digits(10)}`)}    Vessel ${t.text('vessel', f.vessel)}    Voyage ${t.text('voyage', f.voyage)}`,
          { size: 7.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.text(
          34,
          156,
          `From ${t.text('port_of_loading', f.loading.name)} to ${t.text('port_of_discharge', f.discharge.name)}    ETA ${t.date('eta', f.arrival, spaced)}    PO ${t.text('purchase_order_number', f.order)}`,
          { size: 7.5 },
        )
        const rows: [string, number][] = [
          ['Ocean Freight', 2985],
          ['Destination Terminal Handling', 395],
          ['Customs Entry Service', 125],
          ['Bond Fee', 62.5],
          ['Duty and Tax Disbursement', 1418.77],
        ]
        let total = 0
        let y = 180
        for (const [name, amount] of rows) {
          total += amount
          t.item({ description: name, amount })
          s.text(34, y, name)
          s.text(120, y, '. '.repeat(90), { color: '#888', width: 360 })
          s.text(480, y, `$ ${english(amount, 2)}`, { width: 100, align: 'right' })
          y += 14
        }
        total = Math.round(total * 100) / 100
        t.money('ocean_freight', 2985, 'USD', '')
        s.line(400, y, 582, y)
        s.text(380, y + 4, 'Invoice Total (USD)', { bold: true })
        s.text(480, y + 4, t.money('total_amount', total, 'USD', `$ ${english(total, 2)}`), {
          bold: true,
          width: 100,
          align: 'right',
        })
        t.containers(f.containers, [])
        s.text(34, y + 30, `Equipment: ${f.containers.map((c) => c.number).join('  ')}`)
        s.prose(30, 720, 552, TERMS[2], 6)
      },
    },
  },
}
