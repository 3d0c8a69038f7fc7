import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const schenker: Issuer = {
  name: 'Schenker',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 26, 'SCHENKER', { size: 16, bold: true, color: '#c00' })
        s.text(330, 26, 'NOTICE OF ARRIVAL', { size: 14, bold: true })
        s.text(40, 56, 'Consignee', { size: 6.5 })
        s.lines(40, 65, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.text(300, 56, 'Contact', { size: 6.5 })
        s.lines(300, 65, ['Ocean Import', `Tel. ${f.forwarder.phone}`])
        const cells: [string, string][] = [
          ['Shipment no.', t.text('reference_number', `HAM-${f.digits(7)}`)],
          ['Date', t.date('document_date', f.noticed, dotted)],
          ['HBL', t.text('house_bill_number', f.house)],
          ['MBL', t.text('master_bill_number', `OOLU${f.digits(10)}`)],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['Port of loading', t.text('port_of_loading', f.loading.name)],
          ['Departure', t.date('etd', f.departure, dotted)],
          ['Port of discharge', t.text('port_of_discharge', f.discharge.name)],
          ['Estimated arrival', t.date('eta', f.arrival, dotted)],
          ['Place of delivery', t.text('place_of_delivery', f.delivery.name)],
          ['Incoterms', 'FCA'],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [label, value]] of cells.entries()) {
          const x = 40 + (i % 2) * 260
          const y = 116 + Math.floor(i / 2) * 18
          s.line(x, y + 15, x + 250, y + 15)
          s.text(x, y + 4, label, { size: 7 })
          s.text(x + 90, y + 3, value, { bold: true })
        }
        s.text(40, 236, 'Shipper', { size: 6.5 })
        s.text(40, 245, t.text('shipper', upper(f.shipper.name)))
        s.text(300, 236, 'Notify', { size: 6.5 })
        s.text(300, 245, t.text('notify_party', upper(f.notify.name)))
        const end = s.table(
          40,
          266,
          [
            { title: 'Container', width: 100 },
            { title: 'Type', width: 60 },
            { title: 'Pieces', width: 90 },
            { title: 'Gross weight', width: 100, align: 'right' },
            { title: 'Volume', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [
                c.number,
                c.size,
                `${c.packages} ${f.unit}`,
                `${continental(c.weight, 3)} kg`,
                `${continental(c.volume, 3)} m³`,
              ]
            }),
            [
              'Sum',
              '',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              `${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))} kg`,
              `${t.measure('volume', f.volume, 'cbm', continental(f.volume, 3))} m³`,
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, end + 16, `Place of discharge terminal: ${t.text('terminal', f.terminal)}`)
        s.text(40, end + 30, `Demurrage free until ${t.date('last_free_day', f.lastFreeDay, dotted)}`)
        s.prose(40, 720, 520, TERMS[1], 6)
      },
    },
  },
}
