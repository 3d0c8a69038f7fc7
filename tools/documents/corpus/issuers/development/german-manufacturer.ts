import { continental, dotted } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const germanManufacturer: Issuer = {
  name: 'German manufacturer',
  forms: {
    rechnung: {
      type: 'commercial_invoice',
      region: 'us',
      draw: (f, s, t) => {
        s.text(40, 24, t.text('shipper', f.shipper.name), { size: 12, bold: true })
        s.text(40, 60, `${f.shipper.name} · ${f.shipper.address.join(' · ')}`, { size: 6 })
        s.lines(40, 70, [f.consignee.name, ...f.consignee.address], { size: 9 })
        s.text(40, 140, 'Handelsrechnung', { size: 14, bold: true })
        const right: [string, string][] = [
          ['Rechnungs-Nr.', t.text('invoice_number', `RE-26-${f.digits(5)}`)],
          ['Rechnungsdatum', t.date('invoice_date', f.booked, dotted)],
          ['Kunden-Nr.', f.digits(6)],
          ['Ihre Bestellung', t.text('purchase_order_number', f.order)],
          ['Lieferbedingung', t.text('incoterm', `FOB Hamburg`)],
          ['Ursprungsland', t.text('country_of_origin', 'Deutschland')],
        ]
        for (const [i, [label, value]] of right.entries()) {
          s.text(350, 70 + i * 13, label)
          s.text(440, 70 + i * 13, value)
        }
        const end = s.table(
          40,
          170,
          [
            { title: 'Pos.', width: 30 },
            { title: 'Artikel', width: 70 },
            { title: 'Bezeichnung', width: 180 },
            { title: 'Menge', width: 60, align: 'right' },
            { title: 'Einzelpreis', width: 80, align: 'right' },
            { title: 'Gesamtpreis', width: 90, align: 'right' },
          ],
          f.items.map((item, i) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              String(i + 1),
              item.code,
              item.description,
              `${continental(item.quantity, 0)} St.`,
              continental(item.price, 2),
              continental(item.amount, 2),
            ]
          }),
          { rules: 'head' },
        )
        s.line(400, end + 4, 550, end + 4)
        s.text(380, end + 10, 'Gesamtbetrag EUR', { bold: true })
        s.text(460, end + 10, t.money('total_amount', f.total, 'EUR', continental(f.total, 2)), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(
          40,
          end + 40,
          `Bruttogewicht: ${t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} kg`)}     Nettogewicht: ${t.measure('net_weight', f.net, 'kg', `${continental(f.net, 3)} kg`)}     Packstücke: ${t.measure('packages', f.packages, 'packstücke', String(f.packages))}`,
        )
        s.text(40, end + 56, 'Steuerfreie Ausfuhrlieferung. Zahlbar innerhalb von 30 Tagen netto.')
        s.text(40, end + 72, `Zahlbar bis: ${t.date('due_date', f.noticed, dotted)}`)
        s.prose(
          40,
          720,
          520,
          'Die Ware bleibt bis zur vollständigen Bezahlung unser Eigentum. Es gelten unsere Allgemeinen Geschäftsbedingungen. Amtsgericht Hamburg HRB 00000. Geschäftsführer: N. N.',
          6,
        )
      },
    },
  },
}
