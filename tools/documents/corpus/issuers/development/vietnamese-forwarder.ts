import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const vietnameseForwarder: Issuer = {
  name: 'Vietnamese forwarder',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(150, 20, upper(f.forwarder.name), { size: 13, bold: true })
        s.text(180, 36, `Tel: ${f.forwarder.phone}   Email: docs@forwarder.example`, { size: 8 })
        s.line(30, 50, 565, 50)
        s.text(220, 56, 'ARRIVAL NOTICE', { size: 16, bold: true })
        s.text(400, 78, `Date: ${t.date('document_date', f.noticed, british)}`, { size: 9 })
        s.text(40, 78, `To: ${t.text('consignee', upper(f.consignee.name))}`, { size: 9, bold: true })
        s.text(40, 92, 'We are pleased to inform you that your shipment has been arriving with details as follows:', {
          size: 9,
        })
        const rows: [string, string][] = [
          ['(1) VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`],
          ['(2) MBL', t.text('master_bill_number', `EGLV${f.digits(12)}`)],
          ['(3) HBL', t.text('house_bill_number', f.house)],
          ['(4) QUANTITY', t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)],
          ['(5) GROSS WEIGHT', t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`)],
          ['(6) MEASUREMENT', t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)} CBM`)],
          ['(7) CONT / SEAL No.', ''],
          ['(8) PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          ['(9) PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
          ['(10) ETD', t.date('etd', f.departure, british)],
          ['(11) ETA', t.date('eta', f.arrival, british)],
          ['(12) PORT / WAREHOUSE', t.text('terminal', f.terminal)],
          ['(13) COMMODITY', f.goods],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        let y = 112
        for (const [label, value] of rows) {
          s.text(50, y, label, { size: 9 })
          s.text(190, y, ':', { size: 9 })
          if (label.includes('CONT')) {
            for (const c of f.containers) {
              t.container({ number: c.number, seal_number: c.seal })
              s.text(200, y, `${c.number} / ${c.seal}`, { size: 9 })
              y += 13
            }
          } else {
            s.text(200, y, value, { size: 9, bold: true })
            y += 15
          }
        }
        s.text(40, y + 10, 'Please bring the following documents to our office to collect the D/O:', { size: 9 })
        s.lines(
          50,
          y + 24,
          ['- Original bill of lading duly endorsed', '- Letter of introduction', '- Local charges as below'],
          { size: 9 },
        )
        s.table(
          50,
          y + 66,
          [
            { title: 'No.', width: 30 },
            { title: 'Local charges', width: 180 },
            { title: 'Quantity', width: 60 },
            { title: 'Unit price', width: 80, align: 'right' },
            { title: 'Amount (VND)', width: 110, align: 'right' },
          ],
          [
            ['1', 'D/O FEE', '1', '1,200,000', '1,200,000'],
            ['2', 'THC', String(f.containers.length), '4,680,000', english(4_680_000 * f.containers.length, 0)],
            ['3', 'CIC', String(f.containers.length), '2,100,000', english(2_100_000 * f.containers.length, 0)],
          ],
          { rules: 'all' },
        )
        s.prose(40, 720, 520, TERMS[1], 6)
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(40, 20, upper(f.forwarder.name), { size: 11, bold: true })
        s.text(220, 44, 'DELIVERY ORDER', { size: 16, bold: true })
        s.text(400, 66, `No: ${t.text('release_number', `DO${f.digits(6)}/26`)}`, { size: 9 })
        s.text(400, 78, `Date: ${t.date('document_date', f.available, british)}`, { size: 9 })
        s.text(40, 66, `TO: ${t.text('terminal', f.terminal)}`, { size: 9 })
        s.text(40, 92, 'Please release the following cargo to:', { size: 9 })
        s.text(220, 92, t.text('release_to', upper(f.consignee.name)), { size: 9, bold: true })
        const rows: [string, string][] = [
          ['Ocean vessel', t.text('vessel', f.vessel)],
          ['Voyage No', t.text('voyage', f.voyage)],
          ['B/L No', t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)],
          ['HB/L No', t.text('house_bill_number', f.house)],
          ['Port of loading', t.text('port_of_loading', upper(f.loading.name))],
          ['Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
          ['Arrival date', british(f.arrival)],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(50, 112 + i * 14, `${label}:`, { size: 9 })
          s.text(150, 112 + i * 14, value, { size: 9 })
        }
        const end = s.table(
          40,
          222,
          [
            { title: 'Container/Seal No', width: 150 },
            { title: 'Description of goods', width: 150 },
            { title: 'Quantity', width: 80 },
            { title: ['Weight', '(KGS)'], width: 70, align: 'right' },
            { title: ['Measurement', '(CBM)'], width: 70, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              `${c.number}/${c.seal}`,
              f.goods,
              `${c.packages} ${f.unit}`,
              english(c.weight, 3),
              english(c.volume, 3),
            ]
          }),
          { rules: 'all', size: 7.5 },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(40, end + 14, `This order is valid until: ${t.date('valid_until', f.lastFreeDay, british)}`, { size: 9 })
        s.prose(40, 720, 520, TERMS[1], 6)
      },
    },
  },
}
