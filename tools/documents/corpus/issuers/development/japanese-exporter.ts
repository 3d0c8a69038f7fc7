import { chinese, english, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

export const japaneseExporter: Issuer = {
  name: 'Japanese exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.face('Times')
        s.lines(
          36,
          20,
          [
            t.text('shipper', upper(f.shipper.name)),
            upper(f.shipper.address.join(', ')),
            `TEL: 03-${f.digits(4)}-${f.digits(4)}`,
          ],
          { size: 9, align: 'center', width: 524 },
        )
        s.text(36, 60, 'I N V O I C E', { size: 15, bold: true, align: 'center', width: 524 })
        s.text(36, 90, `Messrs. ${t.text('bill_to', upper(f.consignee.name))}`)
        s.lines(72, 102, f.consignee.address.map(upper))
        s.pairs(
          360,
          90,
          [
            ['Invoice No.', t.text('invoice_number', `JP-${f.digits(5)}`)],
            ['Date', t.date('invoice_date', f.booked, chinese)],
            ['Order No.', t.text('purchase_order_number', f.order)],
            ['L/C No.', 'NIL'],
          ],
          { gap: 60 },
        )
        s.text(
          36,
          150,
          `Shipped per ${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}   sailing on or about ${t.date('etd', f.departure, chinese)}`,
        )
        s.text(
          36,
          164,
          `From ${t.text('port_of_loading', upper(f.loading.name))}   to ${t.text('port_of_discharge', upper(f.discharge.name))}   via ${upper(f.transshipment.name)}`,
        )
        s.text(36, 178, 'Payment : T/T REMITTANCE 60 DAYS AFTER B/L DATE')
        s.line(36, 194, 560, 194)
        s.text(380, 200, t.text('incoterm', `CIF ${upper(f.discharge.name)}`), { bold: true })
        const end = s.table(
          36,
          212,
          [
            { title: 'Marks & Nos.', width: 90 },
            { title: 'Description', width: 200 },
            { title: 'Quantity', width: 70, align: 'right' },
            { title: 'Unit Price', width: 74, align: 'right' },
            { title: 'Amount', width: 90, align: 'right' },
          ],
          f.items.map((item, i) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              i === 0 ? 'N/M' : '',
              item.description,
              `${english(item.quantity, 0)} PCS`,
              `US$${english(item.price, 2)}`,
              `US$${english(item.amount, 2)}`,
            ]
          }),
          { lineHeight: 18, size: 9 },
        )
        s.line(360, end + 4, 560, end + 4)
        s.text(126, end + 10, 'TOTAL :', { bold: true })
        s.text(380, end + 10, t.money('total_amount', f.total, 'USD', `US$${english(f.total, 2)}`), {
          bold: true,
          width: 178,
          align: 'right',
        })
        s.text(36, end + 40, `Country of origin: ${t.text('country_of_origin', upper(f.loading.country))}`)
        s.text(
          36,
          end + 54,
          `Packed in ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}    Net ${t.measure('net_weight', f.net, 'kg', `${english(f.net, 3)} KGS`)}    Gross ${t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`)}`,
        )
        s.text(380, end + 90, upper(f.shipper.name))
        s.line(380, end + 130, 550, end + 130)
        s.text(380, end + 134, 'Manager, Export Department', { size: 7 })
      },
    },
    packing_list: {
      type: 'packing_list',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, null, '梱包明細書 PACKING LIST'],
          [],
          [
            '荷送人 Shipper',
            t.text('shipper', upper(f.shipper.name)),
            null,
            null,
            'Invoice No.',
            t.text('invoice_number', `JP-${f.digits(5)}`),
          ],
          [
            '荷受人 Consignee',
            t.text('consignee', upper(f.consignee.name)),
            null,
            null,
            '日付 Date',
            t.date('document_date', f.booked, (date) => date.replaceAll('-', '/')),
          ],
          ['本船名 Vessel', t.text('vessel', f.vessel), null, null, '航海 Voyage', t.text('voyage', f.voyage)],
          [
            '積地 Port of Loading',
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            null,
            '揚地 Port of Discharge',
            t.text('port_of_discharge', upper(f.discharge.name)),
          ],
          [],
          ['C/No.', '品名 Description', '数量 Qty', 'Packages', 'N/W (KG)', 'G/W (KG)', 'M3'],
        ]
        for (const [i, item] of f.items.entries())
          rows.push([`${i + 1}`, item.description, item.quantity, item.cartons, item.net, item.gross, item.volume])
        t.measure('packages', f.packages, f.unit, '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push(
          [
            '合計 TOTAL',
            null,
            f.items.reduce((all, { quantity }) => all + quantity, 0),
            f.packages,
            f.net,
            f.weight,
            f.volume,
          ],
          [],
        )
        t.containers(f.containers, ['seal_number'])
        for (const c of f.containers) rows.push(['Container', c.number, 'Seal', c.seal])
        return rows
      },
    },
  },
}
