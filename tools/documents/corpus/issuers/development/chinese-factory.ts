import { chinese, english, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const chineseFactory: Issuer = {
  name: 'Chinese factory',
  forms: {
    invoice_pdf: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(150, 24, t.text('shipper', upper(f.shipper.name)), { size: 14, bold: true })
        s.text(180, 42, upper(f.shipper.address.join(', ')), { size: 8 })
        s.text(210, 58, 'COMMERCIAL INVOICE', { size: 14, bold: true })
        s.text(40, 84, 'TO:', { size: 9 })
        s.lines(70, 84, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)], { size: 9 })
        s.text(380, 84, `INV.NO.: ${t.text('invoice_number', `LT26/${f.digits(4)}-A`)}`, { size: 9 })
        s.text(380, 97, `DATE: ${t.date('invoice_date', f.booked, chinese)}`, { size: 9 })
        s.text(380, 110, `S/C NO.: SC${f.digits(6)}`, { size: 9 })
        s.text(
          40,
          128,
          `FROM ${t.text('port_of_loading', `${upper(f.loading.name)}, ${upper(f.loading.country)}`)} TO ${t.text('port_of_discharge', `${upper(f.discharge.name)}, ${upper(f.discharge.country)}`)} BY SEA`,
          { size: 9 },
        )
        s.text(40, 142, `TERMS OF PAYMENT: T/T`, { size: 9 })
        const end = s.table(
          40,
          160,
          [
            { title: 'MARKS & NOS', width: 80 },
            { title: 'DESCRIPTION OF GOODS', width: 200 },
            { title: 'QUANTITY', width: 75, align: 'right' },
            { title: 'UNIT PRICE', width: 75, align: 'right' },
            { title: 'AMOUNT', width: 90, align: 'right' },
          ],
          [
            ['', '', '', t.text('incoterm', `FOB ${upper(f.loading.name)}`), ''],
            ...f.items.map((item) => {
              t.item({
                description: item.description,
                quantity: item.quantity,
                unit_price: item.price,
                amount: item.amount,
              })
              return [
                'N/M',
                item.description,
                `${item.quantity} PCS`,
                `USD${english(item.price, 2)}`,
                `USD${english(item.amount, 2)}`,
              ]
            }),
          ],
          { rules: 'all', size: 8 },
        )
        s.text(40, end + 6, 'TOTAL:', { size: 9, bold: true })
        s.text(
          320,
          end + 6,
          `${english(
            f.items.reduce((all, one) => all + one.quantity, 0),
            0,
          )} PCS`,
          { size: 9, width: 73, align: 'right' },
        )
        s.text(470, end + 6, t.money('total_amount', f.total, 'USD', `USD${english(f.total, 2)}`), {
          size: 9,
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(40, end + 24, 'SAY TOTAL US DOLLARS AS ABOVE ONLY.', { size: 9 })
        s.text(40, end + 40, `COUNTRY OF ORIGIN: ${t.text('country_of_origin', upper(f.loading.country))}`, { size: 9 })
        s.text(380, end + 90, upper(f.shipper.name), { size: 9 })
        s.text(380, end + 130, 'AUTHORIZED SIGNATURE', { size: 8 })
      },
    },
    packing_list_xlsx: {
      type: 'packing_list',
      cells: (f, t) => [
        [null, null, t.text('shipper', upper(f.shipper.name))],
        [null, null, upper(f.shipper.address.join(', '))],
        [],
        [null, null, 'PACKING LIST'],
        [],
        [
          'TO:',
          t.text('consignee', upper(f.consignee.name)),
          null,
          null,
          'INV. NO.:',
          t.text('invoice_number', `LT26-${f.digits(4)}`),
        ],
        [null, upper(f.consignee.address[0]!), null, null, 'DATE:', t.date('document_date', f.booked, iso)],
        [null, null, null, null, 'P.O. NO.:', t.text('purchase_order_number', f.order)],
        [],
        ['ITEM NO.', 'DESCRIPTION', 'CARTONS', 'QTY (PCS)', 'N.W.(KGS)', 'G.W.(KGS)', 'MEAS.(CBM)'],
        ...f.items.map((item) => [
          item.code,
          item.description,
          item.cartons,
          item.quantity,
          item.net,
          item.gross,
          item.volume,
        ]),
        [
          'TOTAL:',
          null,
          f.packages,
          f.items.reduce((all, one) => all + one.quantity, 0),
          Number(plain(f.net, 3)),
          Number(plain(f.weight, 3)),
          Number(plain(f.volume, 3)),
        ],
        [],
        ...f.containers.map((c) => {
          t.container({ number: c.number, seal_number: c.seal })
          return ['CONTAINER NO.:', c.number, 'SEAL NO.:', c.seal]
        }),
        [
          t.measure('packages', f.packages, 'cartons', ''),
          t.measure('net_weight', f.net, 'kg', ''),
          t.measure('gross_weight', f.weight, 'kg', ''),
          t.measure('volume', f.volume, 'cbm', ''),
        ],
      ],
    },
    invoice_xlsx: {
      type: 'commercial_invoice',
      cells: (f, t) => [
        [null, t.text('shipper', upper(f.shipper.name))],
        [null, upper(f.shipper.address.join(', '))],
        [null, 'COMMERCIAL INVOICE'],
        [
          'Invoice No.',
          t.text('invoice_number', `LT26-${f.digits(4)}`),
          null,
          'Date',
          t.date('invoice_date', f.booked, iso),
        ],
        [
          'Buyer',
          t.text('consignee', upper(f.consignee.name)),
          null,
          'P.O. No.',
          t.text('purchase_order_number', f.order),
        ],
        [
          'Port of loading',
          t.text('port_of_loading', f.loading.name),
          null,
          'Destination port',
          t.text('port_of_discharge', f.discharge.name),
        ],
        ['Trade terms', t.text('incoterm', `FOB ${f.loading.name}`), null, 'Payment', 'T/T 30 days'],
        [],
        ['Item', 'Description', 'Qty', 'Unit', 'Unit price USD', 'Amount USD'],
        ...f.items.map((item, i) => {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          return [i + 1, item.description, item.quantity, 'PCS', item.price, item.amount]
        }),
        ['TOTAL', null, f.items.reduce((all, one) => all + one.quantity, 0), null, null, Number(plain(f.total, 2))],
        [t.money('total_amount', f.total, 'USD', '')],
        ['Country of origin', t.text('country_of_origin', f.loading.country)],
      ],
    },
  },
}
