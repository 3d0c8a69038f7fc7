import { continental, dotted, plain } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const rhenus: Issuer = {
  name: 'Rhenus',
  forms: {
    pre_alert_arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(400, 20, 'RHENUS', { size: 18, bold: true, color: '#003b7a' })
        s.text(36, 30, 'Aankomstbericht / Arrival notice', { size: 13, bold: true })
        s.lines(36, 60, ['Rhenus Logistics B.V.', `Rotterdam, ${t.date('document_date', f.noticed, dotted)}`])
        const pairs: [string, string][] = [
          ['Dossiernummer / File', t.text('reference_number', `RTM${f.digits(8)}`)],
          ['Cognossement / B/L', t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)],
          ['Afzender / Shipper', t.text('shipper', f.shipper.name)],
          ['Geadresseerde / Consignee', t.text('consignee', f.consignee.name)],
          ['Notify', t.text('notify_party', f.notify.name)],
          ['Schip / Vessel', t.text('vessel', f.vessel)],
          ['Reisnummer / Voyage', t.text('voyage', f.voyage)],
          ['Laadhaven / POL', t.text('port_of_loading', f.loading.name)],
          ['Loshaven / POD', t.text('port_of_discharge', f.discharge.name)],
          ['Verwachte aankomst / ETA', t.date('eta', f.arrival, dotted)],
          ['Bestemming / Destination', t.text('place_of_delivery', f.delivery.name)],
          ['Kade / Terminal', t.text('terminal', f.terminal)],
          ['Colli / Packages', `${t.measure('packages', f.packages, f.unit, continental(f.packages, 0))} ${f.unit}`],
          ['Brutogewicht / Gross weight', t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} kg`)],
          ['Volume', t.measure('volume', f.volume, 'cbm', `${continental(f.volume, 3)} m³`)],
        ]
        for (const [i, [label, value]] of pairs.entries()) {
          const y = 92 + i * 17
          s.fill(36, y - 3, 160, 15, '#e8eef5')
          s.text(40, y, label, { size: 7.5 })
          s.text(202, y, value, { size: 9 })
          s.line(36, y + 13, 560, y + 13)
        }
        t.containers(f.containers, ['seal_number', 'size_type'])
        s.text(36, 356, 'Containers', { bold: true })
        for (const [i, c] of f.containers.entries())
          s.text(36, 370 + i * 12, `${c.number}  (${c.size})  zegel/seal ${c.seal}`)
        s.prose(36, 440, 524, TERMS[1], 6)
      },
    },
    storage_recharge: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(400, 20, 'RHENUS', { size: 18, bold: true, color: '#003b7a' })
        s.text(36, 30, 'Factuur demurrage & detention', { size: 13, bold: true })
        s.lines(36, 60, ['Factuuradres', ...t.party('bill_to', f.consignee, (x) => x)])
        s.pairs(
          340,
          60,
          [
            ['Factuurnummer:', t.text('invoice_number', `NL26-${f.digits(6)}`)],
            ['Factuurdatum:', t.date('invoice_date', f.invoiced, dotted)],
            ['Vervaldatum:', t.date('due_date', f.due, dotted)],
            ['B/L:', t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)],
            ['Schip:', t.text('vessel', f.vessel)],
            ['Reis:', t.text('voyage', f.voyage)],
          ],
          { gap: 90 },
        )
        t.containers(f.containers, ['size_type'])
        const rate = 72.5
        const days = 5
        let total = 0
        const end = s.table(
          36,
          150,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 40 },
            { title: 'Uit terminal', width: 75 },
            { title: 'Leeg retour', width: 75 },
            { title: 'Dagen', width: 50, align: 'right' },
            { title: 'Tarief EUR', width: 80, align: 'right' },
            { title: 'Bedrag EUR', width: 114, align: 'right' },
          ],
          f.containers.map((c) => {
            total += days * rate
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [
              c.number,
              c.size,
              t.date('gate_out_date', f.gateOut, dotted),
              t.date('returned_date', f.returned, dotted),
              String(days),
              continental(rate, 2),
              continental(days * rate, 2),
            ]
          }),
          { rules: 'all' },
        )
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'EUR', '')
        s.pairs(
          330,
          end + 10,
          [
            ['Subtotaal', `EUR ${continental(total, 2)}`],
            ['BTW verlegd 0 %', 'EUR 0,00'],
            ['Totaal te betalen', t.money('total_amount', total, 'EUR', `EUR ${continental(total, 2)}`)],
          ],
          { gap: 110 },
        )
        s.prose(
          36,
          730,
          524,
          'Op al onze werkzaamheden zijn de Nederlandse Expeditievoorwaarden van toepassing. Betaling binnen 30 dagen.',
          6,
        )
      },
    },
    afhaalopdracht: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(400, 20, 'RHENUS', { size: 18, bold: true, color: '#003b7a' })
        s.text(36, 30, 'DELIVERY ORDER - Afleveropdracht', { size: 13, bold: true })
        s.box(36, 56, 524, 120)
        s.pairs(
          42,
          62,
          [
            ['Opdracht aan', t.text('release_to', f.trucker.name)],
            ['Ordernummer', t.text('reference_number', `RTM${f.digits(8)}`)],
            ['Datum', t.date('document_date', f.available, dotted)],
            ['Terminal', t.text('terminal', f.terminal)],
            ['Zeeschip / reis', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['B/L', t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)],
            ['Ontvanger', t.text('consignee', f.consignee.name)],
            ['Afleveradres', f.consignee.address.join(', ')],
          ],
          { gap: 110, step: 14, labelBold: true },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          190,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 45 },
            { title: 'Zegel', width: 90 },
            { title: 'Pincode', width: 70 },
            { title: 'Colli', width: 70, align: 'right' },
            { title: 'Bruto kg', width: 85, align: 'right' },
            { title: 'Tarra kg', width: 74, align: 'right' },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            f.digits(6),
            String(c.packages),
            plain(c.weight, 3),
            String(c.tare),
          ]),
          { rules: 'all' },
        )
        s.text(36, end + 14, `Leeg inleveren bij: ${t.text('empty_return_location', f.depot)}`)
        s.text(36, end + 28, `Vrij tot en met: ${t.date('last_free_day', f.lastFreeDay, dotted)}`)
      },
    },
  },
}
