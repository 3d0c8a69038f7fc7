import { city, long, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

const slashed = (date: string) => date.replaceAll('-', '/')
const sum = (all: number, one: number) => all + one

/** A Taiwanese maker of machines, which writes its papers in workbooks. */
export const taiwaneseMachines: Issuer = {
  name: 'Taiwanese machine maker',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, t.text('shipper', upper(f.shipper.name))],
          [null, 'NO. 77, LANE 312, CHUNG SHAN ROAD, TAICHUNG, TAIWAN'],
          [null, 'TEL: 886-4-2500-1188   FAX: 886-4-2500-1199'],
          [],
          [null, 'INVOICE'],
          [],
          [
            'No.',
            t.text('invoice_number', `TM26-${f.digits(4)}`),
            null,
            null,
            'Date:',
            t.date('invoice_date', f.booked, long),
          ],
          ['INVOICE of', f.goods],
          ['For account and risk of Messrs.', t.text('bill_to', upper(f.consignee.name))],
          [null, upper(f.consignee.address.join(', '))],
          ['Shipped per', t.text('vessel', f.vessel), null, null, 'Voyage', t.text('voyage', f.voyage)],
          [
            'From',
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            null,
            'To',
            t.text('port_of_discharge', upper(f.discharge.name)),
          ],
          [
            'P/O No.',
            t.text('purchase_order_number', f.order),
            null,
            null,
            'Price term',
            t.text('incoterm', `FOB ${upper(f.loading.name)}`),
          ],
          [],
          ['Item', 'Description of Goods', 'Quantity (SET)', 'Unit Price (USD)', 'Amount (USD)'],
        ]
        for (const [i, item] of f.items.entries()) {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          rows.push([i + 1, item.description, item.quantity, item.price, item.amount])
        }
        t.money('total_amount', f.total, 'USD', '')
        rows.push(
          [null, 'TOTAL', f.items.map(({ quantity }) => quantity).reduce(sum, 0), null, f.total],
          [],
          ['Country of origin:', t.text('country_of_origin', upper(f.loading.country))],
          ['Payment by T/T 30 days after B/L date.'],
        )
        return rows
      },
    },
    packing: {
      type: 'packing_list',
      region: 'eu',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, t.text('shipper', upper(f.shipper.name))],
          [null, 'NO. 77, LANE 312, CHUNG SHAN ROAD, TAICHUNG, TAIWAN'],
          [],
          [null, 'PACKING / WEIGHT LIST'],
          [],
          [
            'Invoice No.',
            t.text('invoice_number', `TM26-${f.digits(4)}`),
            null,
            null,
            'Date:',
            t.date('document_date', f.booked, slashed),
          ],
          ['Consignee', t.text('consignee', upper(f.consignee.name))],
          ['Shipped per', t.text('vessel', f.vessel), null, null, 'Voyage', t.text('voyage', f.voyage)],
          [
            'From',
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            null,
            'To',
            t.text('port_of_discharge', upper(city(f.discharge))),
          ],
          [],
          ['Case No.', 'Description', 'Q’ty (SET)', 'Cases', 'N.W. (KG)', 'G.W. (KG)', 'Meas’t (CBM)'],
        ]
        for (const [i, item] of f.items.entries())
          rows.push([`C/${i + 1}`, item.description, item.quantity, item.cartons, item.net, item.gross, item.volume])
        t.measure('packages', f.packages, 'cases', '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push(
          [
            null,
            'TOTAL',
            f.items.map(({ quantity }) => quantity).reduce(sum, 0),
            f.packages,
            f.net,
            f.weight,
            f.volume,
          ],
          [],
          ['Container No.', 'Seal No.', 'Type'],
          ...f.containers.map((c) => [c.number, c.seal, c.size]),
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        return rows
      },
    },
  },
}
