import { british, city, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const dashed = (date: string) => british(date).replaceAll('/', '-')

export const egyptianExporter: Issuer = {
  name: 'Egyptian exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 24, t.text('shipper', f.shipper.name), {
          size: 18,
          bold: true,
          align: 'center',
          width: 524,
          color: '#7a5c00',
        })
        s.text(36, 48, 'Import & Export - 10th of Ramadan City, Industrial Zone B3, Egypt', {
          size: 8,
          align: 'center',
          width: 524,
        })
        s.line(36, 62, 560, 62)
        s.text(36, 72, 'Commercial Invoice', { size: 15, bold: true, align: 'center', width: 524 })
        s.pairs(
          36,
          102,
          [
            ['Invoice No', `: ${t.text('invoice_number', `${f.digits(4)}/2026`)}`],
            ['Date', `: ${t.date('invoice_date', f.booked, dashed)}`],
            ['Consignee', `: ${t.text('consignee', f.consignee.name)}`],
            ['Address', `: ${f.consignee.address.join(', ')}`],
            ['Port of loading', `: ${t.text('port_of_loading', city(f.loading))}`],
            ['Port of discharge', `: ${t.text('port_of_discharge', city(f.discharge))}`],
            ['Delivery terms', `: ${t.text('incoterm', `CFR ${f.discharge.name}`)}`],
            ['Payment terms', ': Cash against documents'],
            ['Origin', `: ${t.text('country_of_origin', f.loading.country)}`],
          ],
          { gap: 90, step: 14, size: 10 },
        )
        const end = s.table(
          36,
          240,
          [
            { title: 'No', width: 24 },
            { title: 'Description', width: 220 },
            { title: 'Qty / Pcs', width: 80, align: 'center' },
            { title: 'Price / USD', width: 90, align: 'center' },
            { title: 'Total / USD', width: 110, align: 'center' },
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
              item.description,
              plain(item.quantity, 0),
              plain(item.price, 2),
              english(item.amount, 2),
            ]
          }),
          { rules: 'all', size: 9.5, lineHeight: 17, headBold: true },
        )
        s.text(36, end + 8, 'Total amount in USD', { size: 10, bold: true })
        s.text(450, end + 8, t.money('total_amount', f.total, 'USD', english(f.total, 2)), {
          size: 10,
          bold: true,
          align: 'center',
          width: 110,
        })
        s.stamp(460, end + 90, 42, ['EXPORT DEPT', 'APPROVED'])
        s.text(36, 780, 'Bank details: Delta Commercial Bank, Cairo, account in US dollars', { size: 8 })
      },
    },
    packing: {
      type: 'packing_list',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 24, t.text('shipper', f.shipper.name), {
          size: 18,
          bold: true,
          align: 'center',
          width: 524,
          color: '#7a5c00',
        })
        s.line(36, 50, 560, 50)
        s.text(36, 60, 'Packing List', { size: 15, bold: true, align: 'center', width: 524 })
        s.lines(
          36,
          92,
          [
            `Invoice No : ${t.text('invoice_number', `${f.digits(4)}/2026`)}`,
            `Date : ${t.date('document_date', f.booked, dashed)}`,
            `Consignee : ${t.text('consignee', f.consignee.name)}`,
            `Port of loading : ${t.text('port_of_loading', city(f.loading))}`,
            `Port of discharge : ${t.text('port_of_discharge', city(f.discharge))}`,
          ],
          { size: 10, leading: 14 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          176,
          [
            { title: 'Container No', width: 120 },
            { title: 'Seal No', width: 110 },
            { title: 'Goods', width: 134 },
            { title: 'Packages', width: 70, align: 'center' },
            { title: 'Gross weight / kg', width: 90, align: 'center' },
          ],
          f.containers.map((c) => [c.number, c.seal, f.goods, plain(c.packages, 0), plain(c.weight, 3)]),
          { rules: 'all', size: 9.5, lineHeight: 17, headBold: true },
        )
        s.lines(
          36,
          end + 14,
          [
            `Total packages : ${t.measure('packages', f.packages, f.unit, plain(f.packages, 0))}`,
            `Total gross weight : ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} kg`,
            `Total net weight : ${t.measure('net_weight', f.net, 'kg', plain(f.net, 3))} kg`,
          ],
          { size: 10, leading: 15, bold: true },
        )
        s.stamp(460, end + 100, 42, ['EXPORT DEPT', 'APPROVED'])
      },
    },
    certificate: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.face('Times')
        s.text(36, 24, 'CHAMBER OF COMMERCE', { size: 12, bold: true, align: 'center', width: 524 })
        s.text(36, 42, 'CERTIFICATE OF ORIGIN', { size: 16, bold: true, align: 'center', width: 524 })
        s.fields(
          [
            [36, 70, 262, 56, '1. Exporter', [upper(f.shipper.name), ...f.shipper.address]],
            [298, 70, 262, 56, 'Certificate No.', `EG${f.digits(7)}`],
            [36, 126, 262, 56, '2. Consignee', [upper(f.consignee.name), ...f.consignee.address]],
            [298, 126, 262, 56, '3. Country of origin', upper(f.loading.country)],
            [36, 182, 262, 36, '4. Transport details', `BY SEA, ${f.vessel}`],
            [298, 182, 262, 36, '5. Remarks', `INVOICE ${f.digits(4)}/2026`],
            [
              36,
              218,
              350,
              160,
              '6. Item number, marks, number and kind of packages, description of goods',
              [`${f.packages} ${f.unit} ${f.goods}`, ...f.containers.map((c) => c.number)],
            ],
            [386, 218, 174, 160, '7. Gross weight', `${plain(f.weight, 3)} KG`],
          ],
          { size: 9.5, labelSize: 7 },
        )
        s.prose(
          36,
          390,
          524,
          '8. The undersigned authority certifies that the goods described above originate in the country shown in box 3.',
          9,
        )
        s.stamp(460, 460, 42, ['CHAMBER', british(f.issued)])
      },
    },
  },
}
