import { dotted, spaced, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

export const thaiExporter: Issuer = {
  name: 'Thai exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [t.text('shipper', upper(f.shipper.name)), null, null, null, null, 'เลขประจำตัวผู้เสียภาษี', f.digits(13)],
          [upper(f.shipper.address.join(' '))],
          ['INVOICE'],
          ['SOLD TO', null, null, null, 'INVOICE NO.', t.text('invoice_number', `TH${f.digits(6)}`)],
          [
            t.text('bill_to', upper(f.consignee.name)),
            null,
            null,
            null,
            'DATE',
            t.date('invoice_date', f.booked, spaced),
          ],
          [upper(f.consignee.address.join(' ')), null, null, null, 'PO NO.', t.text('purchase_order_number', f.order)],
          [
            'SHIPPED BY',
            t.text('vessel', f.vessel),
            'VOY.',
            t.text('voyage', f.voyage),
            'ETD',
            t.date('etd', f.departure, spaced),
          ],
          [
            'FROM',
            t.text('port_of_loading', upper(f.loading.name)),
            'TO',
            t.text('port_of_discharge', upper(f.discharge.name)),
            'TERMS',
            t.text('incoterm', `CFR ${upper(f.discharge.name)}`),
          ],
          ['MARKS', 'DESCRIPTION OF GOODS', 'QUANTITY', 'UNIT', 'UNIT PRICE', `AMOUNT (${f.currency})`],
        ]
        for (const item of f.items) {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          rows.push(['N/M', item.description, item.quantity, 'PCS', item.price, item.amount])
        }
        t.money('total_amount', f.total, f.currency, '')
        rows.push([null, 'TOTAL', null, null, null, f.total])
        return rows
      },
    },
    packing_list: {
      type: 'packing_list',
      region: 'eu',
      cells: (f, t) => {
        const rows: Cell[][] = [
          ['PACKING LIST / WEIGHT LIST'],
          ['Seller', t.text('shipper', upper(f.shipper.name))],
          ['Buyer', t.text('consignee', upper(f.consignee.name))],
          [
            'Invoice',
            t.text('invoice_number', `TH${f.digits(6)}`),
            null,
            'Dated',
            t.date('document_date', f.booked, dotted),
          ],
          [],
          ['Pallet', 'Item', 'Cartons', 'Net kg', 'Gross kg'],
        ]
        for (const [i, item] of f.items.entries())
          rows.push([`P${i + 1}`, item.description, item.cartons, item.net, item.gross])
        t.measure('packages', f.packages, 'cartons', '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        rows.push(['Total', null, f.packages, f.net, f.weight], [])
        t.containers(f.containers, ['seal_number'])
        for (const [i, c] of f.containers.entries()) rows.push([`Container ${i + 1}`, `${c.number} / seal ${c.seal}`])
        return rows
      },
    },
  },
}
