import type { Facts } from '../../facts.ts'
import { british, english, long, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const GARDENS = ['KAPTUMO', 'RUIRU HILL', 'MURAGURI', 'CHELAL', 'NDOROMO', 'TEGAT RIDGE']
const GRADES = ['BP1', 'PF1', 'PD', 'DUST1', 'BP']
const HEAD = {
  name: 'UPLAND LEAF TEA EXPORTERS (K) LIMITED',
  address: 'Chai Godown No. 6, Shimanzi, P.O. Box 00000-80100, Mombasa, Kenya',
}
const lots = (f: Facts) =>
  f.items.map((item, i) => {
    const bags = 20 * (1 + (item.quantity % 6))
    const each = 50 + (item.quantity % 19)
    const price = Math.round(180 + ((item.price * 7) % 190)) / 100
    return {
      garden: GARDENS[(i + item.quantity) % GARDENS.length]!,
      grade: GRADES[item.quantity % GRADES.length]!,
      lot: String(1000 + (item.quantity % 8999)),
      bags,
      each,
      kilos: bags * each,
      price,
      value: Math.round(bags * each * price * 100) / 100,
    }
  })
const sum = (amounts: readonly number[]) => Math.round(amounts.reduce((all, one) => all + one, 0) * 100) / 100

export const kenyanTea: Issuer = {
  name: 'Kenyan tea exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(0, 26, t.text('shipper', HEAD.name), {
          size: 15,
          bold: true,
          align: 'center',
          width: 595,
          color: '#1b5e20',
        })
        s.text(0, 45, HEAD.address, { size: 8.5, align: 'center', width: 595 })
        s.text(0, 56, 'Tel +254 41 0000000   E-mail shipping@uplandleaf.example   PIN P000000000A', {
          size: 8.5,
          align: 'center',
          width: 595,
        })
        s.text(0, 78, 'COMMERCIAL INVOICE', { size: 13, bold: true, align: 'center', width: 595 })
        s.line(230, 94, 365, 94)
        s.lines(50, 108, ['Messrs.', ...t.party('bill_to', f.consignee, (x) => x)], { size: 10.5, leading: 13 })
        s.pairs(
          340,
          108,
          [
            ['Invoice No.', t.text('invoice_number', `ULT/EX/${f.digits(4)}/26`)],
            ['Mombasa,', t.date('invoice_date', f.issued, long)],
            ['Contract', t.text('purchase_order_number', f.order)],
            ['Terms', t.text('incoterm', 'FOB MOMBASA')],
            ['Payment', 'Cash against documents'],
          ],
          { size: 10.5, gap: 75, step: 14 },
        )
        s.prose(
          50,
          186,
          495,
          `Shipped per m.v. ${t.text('vessel', f.vessel)} voyage ${t.text('voyage', f.voyage)} from ${t.text('port_of_loading', 'Mombasa')} to ${t.text('port_of_discharge', f.discharge.name)} in ${f.containers.length} container(s), black CTC tea in paper sacks on slip sheets, as follows:`,
          10.5,
        )
        const all = lots(f)
        const end = s.table(
          50,
          222,
          [
            { title: 'Garden', width: 95 },
            { title: 'Grade', width: 50 },
            { title: ['Garden', 'Inv. No.'], width: 55 },
            { title: 'Sacks', width: 45, align: 'right' },
            { title: ['Kgs Net', 'per sack'], width: 60, align: 'right' },
            { title: ['Total', 'Kgs Net'], width: 60, align: 'right' },
            { title: ['US$', 'per kg'], width: 50, align: 'right' },
            { title: ['Amount', 'US$'], width: 80, align: 'right' },
          ],
          all.map((lot) => {
            t.item({ description: lot.garden, quantity: lot.kilos, unit_price: lot.price, amount: lot.value })
            return [
              lot.garden,
              lot.grade,
              lot.lot,
              String(lot.bags),
              String(lot.each),
              english(lot.kilos, 0),
              plain(lot.price, 2),
              english(lot.value, 2),
            ]
          }),
          { rules: 'head', size: 10, headSize: 9, headBold: true, lineHeight: 14 },
        )
        const bags = sum(all.map((lot) => lot.bags))
        const kilos = sum(all.map((lot) => lot.kilos))
        const total = sum(all.map((lot) => lot.value))
        const gross = Math.round(kilos + bags * 0.6)
        s.line(250, end + 3, 545, end + 3)
        s.text(52, end + 7, 'TOTAL', { size: 10, bold: true })
        const figure = (x: number, width: number, text: string) =>
          s.text(x + 2, end + 7, text, { size: 10, bold: true, align: 'right', width: width - 4 })
        figure(250, 45, t.measure('packages', bags, 'Sacks', String(bags)))
        figure(355, 60, t.measure('net_weight', kilos, 'kg', english(kilos, 0)))
        figure(465, 80, t.money('total_amount', total, 'USD', english(total, 2)))
        s.line(250, end + 21, 545, end + 21)
        s.lines(
          50,
          end + 36,
          [
            `Gross weight: ${t.measure('gross_weight', gross, 'kg', english(gross, 0))} Kgs.`,
            `Country of origin: ${t.text('country_of_origin', 'Kenya')}`,
            'We certify that the goods are of Kenyan origin and that this invoice is true and correct.',
            'Bankers: Stanbic Bank Kenya Ltd, Mombasa. US$ A/c No. 0000000000000, Swift SBICKENX',
          ],
          { size: 10, leading: 14 },
        )
        s.text(50, end + 130, `For ${HEAD.name}`, { size: 10, bold: true })
        s.text(50, end + 176, '................................ Authorised signatory', { size: 10 })
      },
    },
    packing: {
      type: 'packing_list',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.face('Times')
        s.text(40, 26, t.text('shipper', HEAD.name), { size: 14, bold: true, color: '#1b5e20' })
        s.text(40, 44, HEAD.address, { size: 8.5 })
        s.text(600, 28, 'WEIGHT & PACKING LIST', { size: 13, bold: true })
        s.lines(
          40,
          66,
          [
            `Buyer: ${t.text('consignee', f.consignee.name)}, ${f.consignee.address.join(', ')}`,
            `Our invoice: ${t.text('invoice_number', `ULT/EX/${f.digits(4)}/26`)}     Date: ${t.date('document_date', f.issued, british)}     Contract: ${t.text('purchase_order_number', f.order)}`,
            `Per m.v. ${t.text('vessel', f.vessel)} V. ${t.text('voyage', f.voyage)}     ${t.text('port_of_loading', 'MOMBASA')} / ${t.text('port_of_discharge', upper(f.discharge.name))}`,
          ],
          { size: 10, leading: 14 },
        )
        const all = lots(f)
        const box = f.containers[0]!
        t.container({ number: box.number, seal_number: box.seal })
        const end = s.table(
          40,
          118,
          [
            { title: 'Mark', width: 160 },
            { title: 'Grade', width: 70 },
            { title: 'Lot', width: 70 },
            { title: 'Sack Nos.', width: 110 },
            { title: 'Sacks', width: 70, align: 'right' },
            { title: 'Tare each (kg)', width: 90, align: 'right' },
            { title: 'Net weight (kg)', width: 95, align: 'right' },
            { title: 'Gross weight (kg)', width: 97, align: 'right' },
          ],
          all.map((lot) => [
            lot.garden,
            lot.grade,
            lot.lot,
            `1 - ${lot.bags}`,
            String(lot.bags),
            '0.60',
            plain(lot.kilos, 2),
            plain(lot.kilos + lot.bags * 0.6, 2),
          ]),
          { rules: 'all', size: 10, headBold: true, lineHeight: 15 },
        )
        const bags = sum(all.map((lot) => lot.bags))
        const kilos = sum(all.map((lot) => lot.kilos))
        const gross = sum(all.map((lot) => lot.kilos + lot.bags * 0.6))
        s.text(42, end + 5, 'Grand total', { size: 10, bold: true })
        const figure = (x: number, width: number, text: string) =>
          s.text(x + 2, end + 5, text, { size: 10, bold: true, align: 'right', width: width - 4 })
        figure(450, 70, t.measure('packages', bags, 'Sacks', String(bags)))
        figure(610, 95, t.measure('net_weight', kilos, 'kg', plain(kilos, 2)))
        figure(705, 97, t.measure('gross_weight', gross, 'kg', plain(gross, 2)))
        s.text(40, end + 34, `Container ${box.number}   Seal ${box.seal}   Multi-wall paper sacks, new`, { size: 10 })
        s.text(40, end + 90, 'Signed ...........................  Shipping Manager', { size: 10 })
        s.stamp(640, end + 80, 36, ['UPLAND LEAF', 'MOMBASA'], '#1b5e20')
      },
    },
  },
}
