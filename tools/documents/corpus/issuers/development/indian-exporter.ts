import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const indianExporter: Issuer = {
  name: 'Indian exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(220, 16, 'COMMERCIAL INVOICE', { size: 12, bold: true })
        s.field(
          30,
          34,
          270,
          60,
          'Exporter',
          [
            t.text('shipper', upper(f.shipper.name)),
            ...f.shipper.address.map(upper),
            `GSTIN: ${f.digits(2)}${f.letters(5)}${f.digits(4)}${f.letters(1)}1Z5`,
          ],
          { labelSize: 6.5 },
        )
        s.field(
          300,
          34,
          135,
          30,
          'Invoice No. & Date',
          `${t.text('invoice_number', `EXP/${f.digits(3)}/26-27`)}  DT. ${t.date('invoice_date', f.booked, british)}`,
          { labelSize: 6.5, size: 6.5 },
        )
        s.field(435, 34, 130, 30, "Exporter's Ref.", `IEC ${f.digits(10)}`, { labelSize: 6.5, size: 7 })
        s.field(
          300,
          64,
          265,
          30,
          "Buyer's Order No. & Date",
          `${t.text('purchase_order_number', f.order)}  DT. ${british(f.emptyPickup)}`,
          { labelSize: 6.5 },
        )
        s.field(
          30,
          94,
          270,
          56,
          'Consignee',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(300, 94, 265, 56, 'Buyer (if other than consignee)', ['SAME AS CONSIGNEE'], { labelSize: 6.5 })
        s.field(
          300,
          150,
          132,
          24,
          'Country of Origin of Goods',
          t.text('country_of_origin', upper(f.loading.country)),
          { labelSize: 6 },
        )
        s.field(432, 150, 133, 24, 'Country of Final Destination', upper(f.discharge.country), { labelSize: 6 })
        s.field(30, 150, 135, 24, 'Pre-Carriage by', '', { labelSize: 6 })
        s.field(165, 150, 135, 24, 'Place of Receipt by Pre-carrier', '', { labelSize: 6 })
        s.field(30, 174, 135, 24, 'Vessel/Flight No.', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`, {
          labelSize: 6,
        })
        s.field(165, 174, 135, 24, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)), {
          labelSize: 6,
        })
        s.field(30, 198, 135, 24, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name)), {
          labelSize: 6,
        })
        s.field(165, 198, 135, 24, 'Final Destination', upper(f.delivery.name), { labelSize: 6 })
        s.field(
          300,
          174,
          265,
          48,
          'Terms of Delivery and Payment',
          [t.text('incoterm', `CIF ${upper(f.discharge.name)}`), 'D/A 60 DAYS FROM B/L DATE'],
          { labelSize: 6 },
        )
        s.table(
          30,
          226,
          [
            { title: ['Marks & Nos./', 'Container No.'], width: 90 },
            { title: 'No. & Kind of Pkgs.', width: 75 },
            { title: 'Description of Goods', width: 170 },
            { title: 'Quantity', width: 60, align: 'right' },
            { title: ['Rate', 'USD'], width: 60, align: 'right' },
            { title: ['Amount', 'USD'], width: 80, align: 'right' },
          ],
          f.items.map((item, i) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              i < f.containers.length ? f.containers[i]!.number : '',
              `${item.cartons} ${f.unit}`,
              item.description,
              String(item.quantity),
              english(item.price, 2),
              english(item.amount, 2),
            ]
          }),
          { rules: 'all', size: 7, lineHeight: 14 },
        )
        for (const [i, c] of f.containers.entries()) if (i < f.items.length) t.container({ number: c.number })
        const y = 226 + 30 + f.items.length * 14
        s.text(30, y + 20, `Amount Chargeable (in words): US DOLLARS AS STATED ONLY`)
        s.text(420, y + 20, 'TOTAL', { bold: true })
        s.text(485, y + 20, t.money('total_amount', f.total, 'USD', english(f.total, 2)), {
          bold: true,
          width: 78,
          align: 'right',
        })
        s.text(
          30,
          y + 36,
          `Total Packages : ${f.packages} ${f.unit}    Gross Wt : ${t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`)}    Net Wt : ${t.measure('net_weight', f.net, 'kg', `${plain(f.net, 3)} KGS`)}`,
        )
        t.measure('packages', f.packages, f.unit, '')
        s.prose(
          30,
          y + 60,
          535,
          'Declaration: We declare that this invoice shows the actual price of the goods described and that all particulars are true and correct. Supply meant for export under bond without payment of integrated tax.',
          6,
        )
      },
    },
    packing_list: {
      type: 'packing_list',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(240, 16, 'PACKING LIST', { size: 12, bold: true })
        s.field(
          30,
          34,
          270,
          60,
          'Exporter',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(
          300,
          34,
          265,
          30,
          'Invoice No. & Date',
          `${t.text('invoice_number', `EXP/${f.digits(3)}/26-27`)}  DT. ${british(f.booked)}`,
          { labelSize: 6.5 },
        )
        s.field(300, 64, 265, 30, "Buyer's Order No.", t.text('purchase_order_number', f.order), { labelSize: 6.5 })
        s.field(
          30,
          94,
          270,
          56,
          'Consignee',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6.5 },
        )
        s.field(300, 94, 132, 28, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)), {
          labelSize: 6.5,
        })
        s.field(432, 94, 133, 28, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name)), {
          labelSize: 6.5,
        })
        s.field(300, 122, 265, 28, 'Vessel/Flight No.', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`, {
          labelSize: 6.5,
        })
        const end = s.table(
          30,
          156,
          [
            { title: 'Carton Nos.', width: 75 },
            { title: 'Description of Goods', width: 170 },
            { title: ['No. of', 'Pkgs'], width: 50, align: 'right' },
            { title: 'Quantity', width: 60, align: 'right' },
            { title: ['Net Wt.', 'Kgs'], width: 90, align: 'right' },
            { title: ['Gross Wt.', 'Kgs'], width: 90, align: 'right' },
          ],
          f.items.map((item, i) => [
            `${i * 100 + 1}-${i * 100 + item.cartons}`,
            item.description,
            String(item.cartons),
            String(item.quantity),
            plain(item.net, 3),
            plain(item.gross, 3),
          ]),
          { rules: 'all', size: 7 },
        )
        s.text(180, end + 6, 'TOTAL', { bold: true })
        s.text(275, end + 6, t.measure('packages', f.packages, 'pkgs', String(f.packages)), {
          width: 48,
          align: 'right',
          bold: true,
        })
        s.text(385, end + 6, t.measure('net_weight', f.net, 'kg', plain(f.net, 3)), {
          width: 88,
          align: 'right',
          bold: true,
        })
        s.text(475, end + 6, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)), {
          width: 88,
          align: 'right',
          bold: true,
        })
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number, seal_number: c.seal })
          s.text(30, end + 30 + i * 12, `Container No. ${c.number}   Line Seal No. ${c.seal}`)
        }
      },
    },
  },
}
