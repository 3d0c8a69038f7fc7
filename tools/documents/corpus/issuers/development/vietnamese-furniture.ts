import { city, english, long, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const vietnameseFurniture: Issuer = {
  name: 'Vietnamese furniture maker',
  forms: {
    invoice_packing: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(130, 20, upper(f.shipper.name), { size: 13, bold: true })
        s.text(130, 36, `${f.shipper.address.join(', ')}  Tel: ${f.shipper.phone}`, { size: 8 })
        s.text(220, 52, 'COMMERCIAL INVOICE', { size: 13, bold: true })
        const left: [string, string][] = [
          ['(1) Shipper/Exporter', t.text('shipper', upper(f.shipper.name))],
          ['(2) For account & risk of Messrs.', t.text('bill_to', upper(f.consignee.name))],
          ['(3) Notify party', upper(f.notify.name)],
          ['(4) Port of loading', t.text('port_of_loading', upper(f.loading.name))],
          ['(5) Final destination', upper(city(f.discharge))],
          ['(6) Carrier', `${f.vessel} ${f.voyage}`],
          ['(7) Sailing on or about', named(f.departure)],
        ]
        const right: [string, string][] = [
          [
            '(8) No. & date of invoice',
            `${t.text('invoice_number', `MP-${f.digits(4)}/26`)}   ${t.date('invoice_date', f.documentCutoff, long)}`,
          ],
          ['(9) No. & date of L/C', 'T/T'],
          [
            '(10) Container / Seal No.',
            f.containers
              .map((c) => `${c.number}/${c.seal}`)
              .slice(0, 1)
              .join(''),
          ],
          ['(11) Bill of lading #', t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)],
          ['(12) Remarks', `P/O: ${t.text('purchase_order_number', f.order)}`],
        ]
        t.container({ number: f.containers[0]!.number, seal_number: f.containers[0]!.seal })
        for (const [i, [label, value]] of left.entries()) {
          s.text(40, 76 + i * 26, label, { size: 7.5 })
          s.text(48, 86 + i * 26, value, { size: 9 })
        }
        for (const [i, [label, value]] of right.entries()) {
          s.text(310, 76 + i * 26, label, { size: 7.5 })
          s.text(318, 86 + i * 26, value, { size: 9 })
        }
        const end = s.table(
          40,
          270,
          [
            { title: '(13) Marks & numbers of pkgs', width: 100 },
            { title: '(14) Description of goods', width: 190 },
            { title: '(15) Quantity/Unit', width: 80, align: 'right' },
            { title: '(16) Unit-price', width: 70, align: 'right' },
            { title: '(17) Amount', width: 85, align: 'right' },
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
              `${english(item.quantity, 0)} PCS`,
              `$${english(item.price, 2)}`,
              `$${english(item.amount, 2)}`,
            ]
          }),
          { rules: 'head', size: 8.5 },
        )
        s.line(40, end + 3, 565, end + 3)
        s.text(140, end + 8, 'TOTAL', { size: 9, bold: true })
        s.text(478, end + 8, t.money('total_amount', f.total, 'USD', `$${english(f.total, 2)}`), {
          size: 9,
          bold: true,
          width: 85,
          align: 'right',
        })
        s.text(40, end + 26, 'SAY TOTAL IN US DOLLARS AS ABOVE ONLY.', { size: 8 })
        s.text(
          40,
          end + 40,
          `TOTAL ${f.packages} CARTONS   N.W. ${t.measure('net_weight', f.net, 'kg', `${plain(f.net, 3)} KGS`)}   G.W. ${t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`)}   ${plain(f.volume, 3)} CBM`,
          { size: 8.5 },
        )
        t.measure('packages', f.packages, 'cartons', '')
      },
    },
    packing_list: {
      type: 'packing_list',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(130, 20, t.text('shipper', upper(f.shipper.name)), { size: 13, bold: true })
        s.text(130, 36, `${f.shipper.address.join(', ')}  Tel: ${f.shipper.phone}`, { size: 8 })
        s.text(240, 52, 'PACKING LIST', { size: 13, bold: true })
        s.text(40, 80, `Consignee: ${t.text('consignee', upper(f.consignee.name))}`, { size: 9 })
        s.text(380, 80, `Invoice no.: ${t.text('invoice_number', `MP-${f.digits(4)}/26`)}`, { size: 9 })
        s.text(380, 93, `Date: ${t.date('document_date', f.documentCutoff, long)}`, { size: 9 })
        s.text(
          40,
          93,
          `From ${t.text('port_of_loading', upper(f.loading.name))} to ${t.text('port_of_discharge', upper(f.discharge.name))}`,
          { size: 9 },
        )
        s.text(40, 106, `P/O no.: ${t.text('purchase_order_number', f.order)}`, { size: 9 })
        const end = s.table(
          40,
          126,
          [
            { title: 'Item', width: 60 },
            { title: 'Description', width: 170 },
            { title: "Q'ty (PCS)", width: 60, align: 'right' },
            { title: 'Cartons', width: 55, align: 'right' },
            { title: ['N.W.', '(KGS)'], width: 65, align: 'right' },
            { title: ['G.W.', '(KGS)'], width: 65, align: 'right' },
            { title: 'CBM', width: 60, align: 'right' },
          ],
          f.items.map((item) => [
            item.code,
            item.description,
            english(item.quantity, 0),
            english(item.cartons, 0),
            english(item.net, 3),
            english(item.gross, 3),
            english(item.volume, 3),
          ]),
          { rules: 'all', size: 8 },
        )
        s.text(42, end + 4, 'TOTAL', { size: 9, bold: true })
        s.text(
          270,
          end + 4,
          english(
            f.items.reduce((all, one) => all + one.quantity, 0),
            0,
          ),
          { width: 56, align: 'right', bold: true },
        )
        s.text(330, end + 4, t.measure('packages', f.packages, 'cartons', english(f.packages, 0)), {
          width: 51,
          align: 'right',
          bold: true,
        })
        s.text(385, end + 4, t.measure('net_weight', f.net, 'kg', english(f.net, 3)), {
          width: 61,
          align: 'right',
          bold: true,
        })
        s.text(450, end + 4, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), {
          width: 61,
          align: 'right',
          bold: true,
        })
        s.text(515, end + 4, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)), {
          width: 56,
          align: 'right',
          bold: true,
        })
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number, seal_number: c.seal })
          s.text(40, end + 26 + i * 13, `CONT/SEAL NO.: ${c.number} / ${c.seal}`, { size: 9 })
        }
      },
    },
  },
}
