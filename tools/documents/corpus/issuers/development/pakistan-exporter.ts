import { named, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

export const pakistanExporter: Issuer = {
  name: 'Pakistan textile exporter',
  forms: {
    packing_list: {
      type: 'packing_list',
      region: 'us',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, null, upper(f.shipper.name)],
          [null, null, 'PACKING LIST'],
          [],
          ['EXPORTER', null, null, null, 'INVOICE NO.', null, 'DATE'],
          [
            t.text('shipper', upper(f.shipper.name)),
            null,
            null,
            null,
            t.text('invoice_number', `EX-${f.digits(4)}/26`),
            null,
            t.date('document_date', f.booked, named),
          ],
          ['CONSIGNEE', null, null, null, 'PURCHASE ORDER NO.', null, 'FORM-E NO.'],
          [
            t.text('consignee', upper(f.consignee.name)),
            null,
            null,
            null,
            t.text('purchase_order_number', f.order),
            null,
            f.digits(9),
          ],
          ['VESSEL', null, 'VOYAGE', null, 'PORT OF LOADING', null, 'PORT OF DISCHARGE'],
          [
            t.text('vessel', f.vessel),
            null,
            t.text('voyage', f.voyage),
            null,
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            t.text('port_of_discharge', upper(f.discharge.name)),
          ],
          [],
          ['BALE / CTN', 'ARTICLE', 'QTY', 'CARTONS', 'NET WT KGS', 'GROSS WT KGS', 'CBM'],
        ]
        for (const [i, item] of f.items.entries())
          rows.push([i + 1, item.description, item.quantity, item.cartons, item.net, item.gross, item.volume])
        t.measure('packages', f.packages, 'cartons', '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push(['TOTAL', null, null, f.packages, f.net, f.weight, f.volume])
        t.containers(f.containers, ['seal_number', 'size_type'])
        rows.push([], ['CONTAINER NO', 'SIZE', 'SEAL NO'])
        for (const c of f.containers) rows.push([c.number, c.size, c.seal])
        return rows
      },
    },
    invoice: {
      type: 'commercial_invoice',
      region: 'us',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, null, 'COMMERCIAL INVOICE'],
          ['EXPORTER', null, null, 'INVOICE NO.', 'INVOICE DATE'],
          [
            t.text('shipper', upper(f.shipper.name)),
            null,
            null,
            t.text('invoice_number', `EX-${f.digits(4)}/26`),
            t.date('invoice_date', f.booked, named),
          ],
          ['CONSIGNEE', null, null, 'P.O. NO.', 'ORIGIN'],
          [
            t.text('consignee', upper(f.consignee.name)),
            null,
            null,
            t.text('purchase_order_number', f.order),
            t.text('country_of_origin', upper(f.loading.country)),
          ],
          ['PORT OF LOADING', null, null, 'PORT OF DISCHARGE', 'INCOTERMS'],
          [
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            null,
            t.text('port_of_discharge', upper(f.discharge.name)),
            t.text('incoterm', `DAP ${upper(f.delivery.name)}`),
          ],
          ['ARTICLE NO.', 'DESCRIPTION', 'QTY DOZ', 'PRICE/DOZ USD', 'VALUE USD'],
        ]
        for (const item of f.items) {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          rows.push([item.code, item.description, item.quantity, item.price, item.amount])
        }
        t.money('total_amount', f.total, 'USD', '')
        rows.push([null, 'GRAND TOTAL', null, null, f.total])
        return rows
      },
    },
  },
}
