import { english, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const koreanForwarder: Issuer = {
  name: 'Korean forwarder',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(200, 20, 'DELIVERY ORDER', { size: 16, bold: true })
        s.text(40, 44, upper(f.forwarder.name), { size: 10, bold: true })
        s.field(
          30,
          62,
          270,
          48,
          'Consignee',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 7 },
        )
        s.field(300, 62, 265, 24, 'D/O No.', t.text('release_number', `KD${f.digits(8)}`), { labelSize: 7 })
        s.field(300, 86, 265, 24, 'Issue Date', t.date('document_date', f.available, iso), { labelSize: 7 })
        s.field(30, 110, 135, 26, 'Vessel', t.text('vessel', f.vessel), { labelSize: 7 })
        s.field(165, 110, 135, 26, 'Voyage', t.text('voyage', f.voyage), { labelSize: 7 })
        s.field(300, 110, 132, 26, 'M.B/L No', t.text('master_bill_number', `HDMU${f.letters(4)}${f.digits(8)}`), {
          labelSize: 7,
        })
        s.field(432, 110, 133, 26, 'H.B/L No', t.text('house_bill_number', f.house), { labelSize: 7 })
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.field(30, 136, 135, 26, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)), { labelSize: 7 })
        s.field(165, 136, 135, 26, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name)), {
          labelSize: 7,
        })
        s.field(300, 136, 132, 26, 'Arrival Date', iso(f.arrival), { labelSize: 7 })
        s.field(432, 136, 133, 26, 'Bonded Area', f.terminal, { labelSize: 7, size: 7 })
        s.table(
          30,
          170,
          [
            { title: 'Container No. / Seal No.', width: 150 },
            { title: 'Description of Goods', width: 165 },
            { title: 'Packages', width: 80, align: 'right' },
            { title: 'G/Weight(KG)', width: 75, align: 'right' },
            { title: 'Measure(CBM)', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [
                `${c.number} / ${c.seal}`,
                f.goods,
                `${c.packages} ${f.unit}`,
                english(c.weight, 3),
                plain(c.volume, 3),
              ]
            }),
            [
              'TOTAL',
              '',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(40, 320, 'Please deliver the above mentioned goods to the consignee or bearer of this order.')
        s.prose(40, 720, 520, TERMS[0], 6)
      },
    },
  },
}
