import { continental, dotted, english, spaced } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const dsv: Issuer = {
  name: 'DSV',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(440, 24, 'DSV', { size: 22, bold: true, color: '#026' })
        s.text(40, 30, 'Arrival Notice', { size: 16, bold: true })
        s.text(
          40,
          52,
          `Our ref.: ${t.text('reference_number', `SHAM${f.digits(7)}`)}     Date: ${t.date('document_date', f.noticed, spaced)}`,
        )
        s.fill(40, 70, 520, 14, '#dde')
        s.text(44, 73, 'Parties', { bold: true })
        s.text(44, 90, 'Shipper', { color: '#555' })
        s.lines(44, 101, [t.text('shipper', f.shipper.name), ...f.shipper.address])
        s.text(220, 90, 'Consignee', { color: '#555' })
        s.lines(220, 101, [t.text('consignee', f.consignee.name), ...f.consignee.address])
        s.text(400, 90, 'Notify party', { color: '#555' })
        s.lines(400, 101, [t.text('notify_party', f.notify.name), ...f.notify.address])
        s.fill(40, 140, 520, 14, '#dde')
        s.text(44, 143, 'Shipment details', { bold: true })
        const rows: [string, string, string, string][] = [
          [
            'Master bill of lading',
            t.text('master_bill_number', `CMDU${f.letters(3)}${f.digits(7)}`),
            'House bill of lading',
            t.text('house_bill_number', f.house),
          ],
          ['Vessel', t.text('vessel', f.vessel), 'Voyage', t.text('voyage', f.voyage)],
          [
            'Port of loading',
            t.text('port_of_loading', `${f.loading.name}, ${f.loading.country}`),
            'ETD',
            t.date('etd', f.departure, spaced),
          ],
          [
            'Port of discharge',
            t.text('port_of_discharge', `${f.discharge.name}, ${f.discharge.country}`),
            'ETA',
            t.date('eta', f.arrival, spaced),
          ],
          [
            'Place of delivery',
            t.text('place_of_delivery', `${f.delivery.name}, ${f.delivery.country}`),
            'Terms of delivery',
            'FOB',
          ],
          [
            'Terminal',
            t.text('terminal', f.terminal),
            'Free time until',
            t.date('last_free_day', f.lastFreeDay, spaced),
          ],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [a, b, c, d]] of rows.entries()) {
          s.text(44, 160 + i * 14, a, { color: '#555' })
          s.text(140, 160 + i * 14, b)
          s.text(320, 160 + i * 14, c, { color: '#555' })
          s.text(410, 160 + i * 14, d)
        }
        s.fill(40, 250, 520, 14, '#dde')
        s.text(44, 253, 'Cargo', { bold: true })
        const end = s.table(
          40,
          268,
          [
            { title: 'Container', width: 90 },
            { title: 'Seal', width: 90 },
            { title: 'Type', width: 50 },
            { title: 'Quantity', width: 90 },
            { title: 'Weight (KGS)', width: 95, align: 'right' },
            { title: 'Volume (M3)', width: 85, align: 'right' },
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
              return [c.number, c.seal, c.size, `${c.packages} ${f.unit}`, english(c.weight, 3), english(c.volume, 3)]
            }),
          ],
        )
        s.line(40, end + 2, 560, end + 2)
        s.text(44, end + 6, 'Total', { bold: true })
        s.text(272, end + 6, `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, {
          bold: true,
        })
        s.text(362, end + 6, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), {
          bold: true,
          width: 91,
          align: 'right',
        })
        s.text(457, end + 6, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)), {
          bold: true,
          width: 81,
          align: 'right',
        })
        s.prose(40, 720, 520, TERMS[1], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'DSV Air & Sea GmbH', { size: 11, bold: true })
        s.text(400, 24, 'RECHNUNG', { size: 15, bold: true })
        s.lines(40, 80, [t.text('bill_to', f.consignee.name), ...f.consignee.address], { size: 9 })
        const right: [string, string][] = [
          ['Rechnungsnummer', t.text('invoice_number', `26-${f.digits(3)}-${f.digits(5)}`)],
          ['Rechnungsdatum', t.date('invoice_date', f.arrival, dotted)],
          ['Fällig am', t.date('due_date', f.gateOut, dotted)],
          ['Unsere Referenz', t.text('reference_number', `SHAM${f.digits(7)}`)],
          ['Kundennummer', f.digits(7)],
        ]
        for (const [i, [label, value]] of right.entries()) {
          s.text(340, 70 + i * 13, `${label}:`)
          s.text(450, 70 + i * 13, value)
        }
        s.text(40, 150, `Absender: ${t.text('shipper', f.shipper.name)}`)
        s.text(300, 150, `Empfänger: ${t.text('consignee', f.consignee.name)}`)
        s.text(40, 163, `Schiff / Reise: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`)
        s.text(300, 163, `B/L-Nr.: ${t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)}`)
        s.text(40, 176, `Ladehafen: ${t.text('port_of_loading', f.loading.name)}`)
        s.text(300, 176, `Löschhafen: ${t.text('port_of_discharge', f.discharge.name)}`)
        s.text(40, 189, `Container: ${f.containers.map((c) => c.number).join(', ')}`)
        for (const c of f.containers) t.container({ number: c.number })
        const n = f.containers.length
        const charges: [string, number][] = [
          ['Seefracht', 1720.5 * n],
          ['Terminal Handling Charge (THC)', 245 * n],
          ['Zollabfertigung', 85],
          ['Auslieferungsauftrag', 45],
        ]
        const end = s.table(
          40,
          216,
          [
            { title: 'Leistung', width: 280 },
            { title: 'MwSt.', width: 60, align: 'right' },
            { title: 'Währung', width: 60 },
            { title: 'Betrag', width: 110, align: 'right' },
          ],
          charges.map(([name, amount]) => {
            t.item({ description: name, amount })
            return [name, '0 %', 'EUR', continental(amount, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', charges[0]![1], 'EUR', '')
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(330, end + 12, 'Gesamtbetrag EUR', { bold: true, size: 10 })
        s.text(440, end + 12, t.money('total_amount', total, 'EUR', continental(total, 2)), {
          bold: true,
          width: 108,
          align: 'right',
          size: 10,
        })
        s.prose(
          40,
          720,
          520,
          'Zahlbar ohne Abzug. Wir arbeiten auf Grundlage der ADSp 2017. Gerichtsstand ist Hamburg. Bei Zahlung bitte Rechnungsnummer angeben.',
          6,
        )
      },
    },
  },
}
