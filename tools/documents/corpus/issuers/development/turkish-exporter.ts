import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const turkishExporter: Issuer = {
  name: 'Turkish exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 26, t.text('shipper', upper(f.shipper.name)), { size: 13, bold: true })
        s.text(40, 42, upper(f.shipper.address.join(' ')), { size: 7 })
        s.text(400, 26, 'INVOICE', { size: 16, bold: true })
        s.text(40, 66, 'TO :', { size: 8 })
        s.lines(66, 66, [upper(f.consignee.name), ...f.consignee.address.map(upper)])
        s.text(380, 66, 'INVOICE NO', { size: 8 })
        s.text(460, 66, `: ${t.text('invoice_number', `ANK2026${f.digits(9)}`)}`)
        s.text(380, 79, 'INVOICE DATE', { size: 8 })
        s.text(460, 79, `: ${t.date('invoice_date', f.booked, dotted)}`)
        s.text(380, 92, 'ORDER NO', { size: 8 })
        s.text(460, 92, `: ${t.text('purchase_order_number', f.order)}`)
        s.text(380, 105, 'DELIVERY TERM', { size: 8 })
        s.text(460, 105, `: ${t.text('incoterm', 'FOB IZMIR')}`)
        const end = s.table(
          40,
          130,
          [
            { title: 'NO', width: 25 },
            { title: 'DESCRIPTION OF GOODS', width: 200 },
            { title: 'HS CODE', width: 60 },
            { title: 'QUANTITY', width: 70, align: 'right' },
            { title: 'UNIT PRICE', width: 75, align: 'right' },
            { title: 'TOTAL AMOUNT', width: 90, align: 'right' },
          ],
          [
            ...f.items.map((item, i) => {
              t.item({
                description: item.description,
                quantity: item.quantity,
                unit_price: item.price,
                amount: item.amount,
              })
              return [
                String(i + 1),
                item.description,
                f.hs,
                `${continental(item.quantity, 0)} PCS`,
                `${continental(item.price, 2)} €`,
                `${continental(item.amount, 2)} €`,
              ]
            }),
            ['', 'TOTAL', '', '', '', t.money('total_amount', f.total, 'EUR', `${continental(f.total, 2)} €`)],
          ],
          { rules: 'all', size: 7.5 },
        )
        const rows: [string, string][] = [
          ['TOTAL GROSS WEIGHT', t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} KG`)],
          ['TOTAL NET WEIGHT', t.measure('net_weight', f.net, 'kg', `${continental(f.net, 3)} KG`)],
          ['TOTAL PACKAGES', t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)],
          ['COUNTRY OF ORIGIN', t.text('country_of_origin', 'TURKEY')],
          ['PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          ['PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(40, end + 14 + i * 13, label)
          s.text(150, end + 14 + i * 13, `: ${value}`)
        }
      },
    },
  },
}
