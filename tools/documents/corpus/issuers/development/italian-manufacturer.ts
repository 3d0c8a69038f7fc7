import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const italianManufacturer: Issuer = {
  name: 'Italian manufacturer',
  forms: {
    fattura: {
      type: 'commercial_invoice',
      region: 'us',
      draw: (f, s, t) => {
        s.text(40, 24, t.text('shipper', upper(f.shipper.name)), { size: 13, bold: true })
        s.text(40, 40, upper(f.shipper.address.join(' - ')), { size: 7 })
        s.text(350, 24, 'COMMERCIAL INVOICE / FATTURA', { size: 11, bold: true })
        s.table(
          40,
          60,
          [
            { title: 'Nr. / No.', width: 100 },
            { title: 'Data / Date', width: 90 },
            { title: 'Vs. ordine / Your order', width: 130 },
            { title: 'Resa / Delivery terms', width: 130 },
            { title: 'Pag.', width: 40 },
          ],
          [
            [
              t.text('invoice_number', `${f.digits(4)}/EX`),
              t.date('invoice_date', f.booked, british),
              t.text('purchase_order_number', f.order),
              t.text('incoterm', `FCA GENOVA`),
              '1',
            ],
          ],
          { rules: 'all' },
        )
        s.field(
          40,
          100,
          260,
          56,
          'Destinatario / Consignee',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(
          300,
          100,
          260,
          56,
          'Spett.le / Bill to',
          [t.text('bill_to', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6.5 },
        )
        const end = s.table(
          40,
          170,
          [
            { title: 'Codice', width: 70 },
            { title: 'Descrizione / Description', width: 200 },
            { title: 'Q.tà / Qty', width: 65, align: 'right' },
            { title: 'Prezzo / Price', width: 80, align: 'right' },
            { title: 'Importo / Amount', width: 100, align: 'right' },
          ],
          f.items.map((item) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              item.code,
              item.description,
              continental(item.quantity, 0),
              continental(item.price, 2),
              continental(item.amount, 2),
            ]
          }),
          { rules: 'all' },
        )
        s.text(330, end + 10, 'Totale / Total EUR', { bold: true })
        s.text(450, end + 10, t.money('total_amount', f.total, 'EUR', continental(f.total, 2)), {
          bold: true,
          width: 104,
          align: 'right',
        })
        s.table(
          40,
          end + 34,
          [
            { title: 'Colli / Packages', width: 120 },
            { title: 'Peso lordo / Gross weight kg', width: 150 },
            { title: 'Peso netto / Net weight kg', width: 150 },
            { title: 'Origine / Origin', width: 100 },
          ],
          [
            [
              t.measure('packages', f.packages, 'colli', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('net_weight', f.net, 'kg', continental(f.net, 3)),
              t.text('country_of_origin', 'ITALIA'),
            ],
          ],
          { rules: 'all' },
        )
        s.prose(
          40,
          720,
          520,
          "L'esportatore delle merci contemplate nel presente documento dichiara che, salvo indicazione contraria, le merci sono di origine preferenziale UE.",
          6,
        )
      },
    },
  },
}
