import { british, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const wanHai: Issuer = {
  name: 'Wan Hai',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(150, 24, 'WAN HAI LINES (AGENCY) PVT. LTD.', { size: 12, bold: true })
        s.text(235, 42, 'DELIVERY ORDER', { size: 13, bold: true })
        s.text(40, 66, `D/O No. : ${t.text('release_number', `DO${f.digits(7)}`)}`)
        s.text(400, 66, `Date : ${t.date('document_date', f.available, british)}`)
        s.text(40, 84, 'To,')
        s.text(40, 96, 'THE MANAGER')
        s.text(40, 108, t.text('terminal', f.terminal))
        s.text(40, 128, 'Please deliver to M/s :')
        s.text(150, 128, t.text('release_to', upper(f.notify.name)))
        s.text(40, 142, 'the under mentioned goods on production of duly discharged Bill of Lading:', { size: 7 })
        const rows: [string, string, string, string][] = [
          [
            'B/L No.',
            t.text('bill_of_lading_number', `0${f.digits(2)}${f.letters(1)}${f.digits(6)}`),
            'B/L Date',
            named(f.issued),
          ],
          ['Vessel', t.text('vessel', f.vessel), 'Voyage', t.text('voyage', f.voyage)],
          [
            'Port of Loading',
            t.text('port_of_loading', upper(f.loading.name)),
            'Port of Discharge',
            t.text('port_of_discharge', upper(f.discharge.name)),
          ],
          [
            'Consignee',
            t.text('consignee', upper(f.consignee.name)),
            'IGM No. / Date',
            `${f.digits(7)} / ${british(f.arrival)}`,
          ],
          ['DO Valid Upto', t.date('valid_until', f.lastFreeDay, british), 'Item No.', f.digits(3)],
        ]
        for (const [i, row] of rows.entries()) {
          const y = 160 + i * 18
          for (const [x, width, text, bold] of [
            [40, 90, row[0], false],
            [130, 190, row[1], true],
            [320, 90, row[2], false],
            [410, 150, row[3], true],
          ] as const) {
            s.box(x, y, width, 18)
            s.text(x + 3, y + 5, text, { bold, size: 7.5 })
          }
        }
        const end = s.table(
          40,
          262,
          [
            { title: 'Sr.', width: 25 },
            { title: 'Container No.', width: 90 },
            { title: 'Size/Type', width: 60 },
            { title: 'Seal No.', width: 90 },
            { title: 'Pkgs', width: 70 },
            { title: 'Gross Wt (KGS)', width: 85, align: 'right' },
            { title: 'Status', width: 50 },
          ],
          f.containers.map((c, i) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: c.size,
              packages: c.packages,
              gross_weight: c.weight,
            })
            return [String(i + 1), c.number, c.size, c.seal, `${c.packages} ${f.unit}`, plain(c.weight, 3), 'FCL']
          }),
          { rules: 'all' },
        )
        s.text(
          40,
          end + 8,
          `Total Packages : ${t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)}     Total Gross Weight : ${t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`)}`,
        )
        s.text(40, end + 26, `Description of Goods : ${f.goods}`)
        s.text(40, end + 44, `Empty Return : ${t.text('empty_return_location', upper(f.depot))}`)
        s.text(400, end + 90, 'For WAN HAI LINES')
        s.prose(40, end + 120, 520, TERMS[1], 6)
      },
    },
    sea_waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        s.text(40, 18, 'WAN HAI LINES LTD.', { size: 12, bold: true })
        s.text(400, 18, 'SEA WAYBILL', { size: 12, bold: true })
        s.field(30, 36, 270, 54, 'SHIPPER', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.field(300, 36, 265, 27, 'S/O NO.', t.text('booking_number', f.digits(8)))
        s.field(
          300,
          63,
          265,
          27,
          'WAYBILL NO.',
          t.text('bill_of_lading_number', `0${f.digits(2)}${f.letters(1)}${f.digits(6)}`),
        )
        s.field(30, 90, 270, 54, 'CONSIGNEE', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(30, 144, 270, 54, 'NOTIFY PARTY', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 90, 265, 108, 'FOR DELIVERY PLEASE APPLY TO', [
          'WAN HAI LINES (AGENCY)',
          f.discharge.name.toUpperCase(),
          `TEL: ${f.forwarder.phone}`,
        ])
        s.field(30, 198, 135, 24, 'PRE-CARRIAGE BY', '')
        s.field(165, 198, 135, 24, 'PLACE OF RECEIPT', t.text('place_of_receipt', `${upper(f.receipt.name)} CY`))
        s.field(30, 222, 135, 24, 'VESSEL VOY NO.', `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`)
        s.field(165, 222, 135, 24, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name)))
        s.field(300, 198, 132, 48, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name)))
        s.field(432, 198, 133, 48, 'PLACE OF DELIVERY', t.text('place_of_delivery', `${upper(f.delivery.name)} CY`))
        s.table(
          30,
          250,
          [
            { title: 'MARKS AND NUMBERS', width: 120 },
            { title: 'NUMBER AND KIND OF PACKAGES', width: 120 },
            { title: 'DESCRIPTION OF GOODS', width: 155 },
            { title: 'GROSS WEIGHT KGS', width: 70 },
            { title: 'MEASUREMENT CBM', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        s.lines(32, 268, ['N/M'])
        s.text(152, 268, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`))
        s.lines(272, 268, [f.goods, '', 'FREIGHT PREPAID', '*** SURRENDERED ***'])
        s.text(427, 268, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2)))
        t.truth.fields.gross_weight = { amount: Number(plain(f.weight, 2)), unit: 'kg' }
        s.text(497, 268, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)))
        s.text(32, 330, 'CONTAINER NO. / SEAL NO. / TYPE / PACKAGES', { size: 6 })
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number, seal_number: c.seal, size_type: '40HC', packages: c.packages })
          s.text(32, 340 + i * 11, `${c.number}/${c.seal}/40HC/${c.packages}${f.unit}`)
        }
        s.box(30, 250, 535, 280)
        s.field(300, 540, 265, 26, 'ON BOARD DATE', t.date('on_board_date', f.onBoard, named))
        s.field(
          300,
          566,
          265,
          26,
          'PLACE AND DATE OF ISSUE',
          `${upper(f.loading.name)} ${t.date('issue_date', f.issued, named)}`,
        )
        s.prose(30, 600, 535, TERMS[0], 5)
      },
    },
  },
}
