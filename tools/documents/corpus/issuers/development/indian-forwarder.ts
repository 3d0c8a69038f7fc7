import { english, named, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const indianForwarder: Issuer = {
  name: 'Indian forwarder',
  forms: {
    cargo_arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.box(30, 20, 535, 50)
        s.text(36, 26, f.forwarder.name, { size: 11, bold: true })
        s.lines(36, 40, [`Address: ${f.forwarder.address[0]}, Pallikaranai`, `Phone Number: ${f.forwarder.phone}`], {
          size: 7,
        })
        s.text(200, 78, 'CARGO ARRIVAL NOTICE', { size: 13, bold: true })
        const left: [string, string | string[]][] = [
          ['Shipper:', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)]],
          ['Notify1:', [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)]],
          ['Job No.:', `${t.text('reference_number', `CSFI${f.digits(6)}`)} / ${named(f.booked)}`],
          ['HBL No.:', `${t.text('house_bill_number', f.house)} / ${shortNamed(f.issued)}`],
          ['Port of Loading:', t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`))],
          ['Port of Final Destination:', t.text('place_of_delivery', upper(f.delivery.name))],
          ['ETD:', t.date('etd', f.departure, shortNamed)],
          ['Carrier:', t.text('carrier', 'CMA CGM')],
          ['Service Type:', 'FCL/FCL'],
          ['IGM No.:', `${f.digits(8)} / ${shortNamed(f.noticed)}`],
        ]
        const right: [string, string | string[]][] = [
          ['Consignee:', [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)]],
          ['Notify2:', ''],
          ['Date:', t.date('document_date', f.noticed, shortNamed)],
          [
            'MBL No.:',
            `${t.text('master_bill_number', `CMDU${f.letters(3)}${f.digits(7)}`)} / ${shortNamed(f.issued)}`,
          ],
          ['Port of Discharge:', t.text('port_of_discharge', upper(f.discharge.name))],
          ['Vessel/Voyage:', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          ['ETA:', t.date('eta', f.arrival, shortNamed)],
          ['Movement:', 'CY/CY'],
          ['Line No.:', f.digits(3)],
          ['CFS:', `${upper(f.discharge.name)} CFS`],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [x, list] of [
          [36, left],
          [305, right],
        ] as const) {
          let y = 102
          for (const [label, value] of list) {
            s.text(x, y, label, { bold: true, size: 7.5 })
            const lines = typeof value === 'string' ? [value] : value
            s.lines(x + 95, y, lines, { size: 7.5 })
            y += Math.max(1, lines.length) * 9.5 + 3
          }
        }
        const end = s.table(
          30,
          260,
          [
            { title: 'Container No', width: 85 },
            { title: 'Type', width: 45 },
            { title: 'Seal No', width: 80 },
            { title: 'No of Packages', width: 80 },
            { title: 'Gross Wt', width: 85, align: 'right' },
            { title: 'Net Wt', width: 80, align: 'right' },
            { title: 'Volume', width: 80, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: c.size,
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit}`,
              `${plain(c.weight, 3)} KGS`,
              `${plain(Math.round(c.weight * 900) / 1000, 3)} KGS`,
              `${plain(c.volume, 3)} CBM`,
            ]
          }),
          { rules: 'all', size: 7.5 },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(36, end + 10, 'Description of Goods', { bold: true })
        s.text(36, end + 22, f.goods)
        const charges: [string, number][] = [
          ['THC', 8500],
          ['DELIVERY ORDER', 4200],
          ['DOCUMENTATION CHARGES', 2500],
        ]
        const charged = s.table(
          30,
          end + 44,
          [
            { title: 'Charges', width: 200 },
            { title: 'Curr', width: 50 },
            { title: 'Rate', width: 90, align: 'right' },
            { title: 'Ex Rate', width: 60, align: 'right' },
            { title: 'Amount (INR)', width: 100, align: 'right' },
          ],
          charges.map(([name, amount]) => [name, 'INR', english(amount, 2), '1.00', english(amount, 2)]),
          { rules: 'all' },
        )
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(360, charged + 6, 'Total Amount INR', { bold: true })
        s.text(430, charged + 6, t.money('total_amount', total, 'INR', english(total, 2)), {
          bold: true,
          width: 98,
          align: 'right',
        })
        s.prose(30, 720, 535, TERMS[1], 6)
      },
    },
  },
}
