import { american, chinese, city, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const nippon: Issuer = {
  name: 'Nippon Express',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 22, 'NIPPON EXPRESS U.S.A., INC.', { size: 11, bold: true })
        s.text(200, 40, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.text(430, 24, `NO. ${t.text('reference_number', f.digits(8))}`)
        s.text(430, 36, `DATE ${t.date('document_date', f.noticed, american)}`)
        s.text(40, 64, 'MESSRS.')
        s.lines(80, 64, [upper(f.consignee.name), ...f.consignee.address.map(upper)])
        s.text(40, 100, 'WE HEREBY NOTIFY YOU OF THE ARRIVAL OF THE FOLLOWING SHIPMENT.', { size: 7 })
        const rows: [string, string, string, string][] = [
          ['VESSEL', t.text('vessel', f.vessel), 'VOY. NO.', t.text('voyage', f.voyage)],
          [
            'M. B/L NO.',
            t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`),
            'H. B/L NO.',
            t.text('house_bill_number', `NEX${f.digits(8)}`),
          ],
          [
            'LOADING PORT',
            t.text('port_of_loading', upper(f.loading.name)),
            'E.T.D.',
            t.date('etd', f.departure, american),
          ],
          [
            'DISCHARGING PORT',
            t.text('port_of_discharge', upper(city(f.discharge))),
            'E.T.A.',
            t.date('eta', f.arrival, american),
          ],
          [
            'DESTINATION',
            t.text('place_of_delivery', upper(city(f.delivery))),
            'E.T.A.',
            f.delivery === f.discharge ? '' : american(f.available),
          ],
          [
            'CARGO LOCATION',
            t.text('terminal', f.terminal),
            'FREE TIME EXPIRES',
            t.date('last_free_day', f.lastFreeDay, american),
          ],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, row] of rows.entries()) {
          const y = 114 + i * 20
          for (const [x, w, text, bold] of [
            [40, 90, row[0], false],
            [130, 180, row[1], true],
            [310, 90, row[2], false],
            [400, 170, row[3], true],
          ] as const) {
            s.box(x, y, w, 20)
            s.text(x + 3, y + 6, text, { bold, size: 8 })
          }
        }
        s.text(40, 242, 'SHIPPER', { size: 7 })
        s.text(100, 242, t.text('shipper', upper(f.shipper.name)))
        const end = s.table(
          40,
          260,
          [
            { title: 'CONTAINER NO.', width: 90 },
            { title: 'SEAL NO.', width: 80 },
            { title: "NO. OF P'KGS", width: 90 },
            { title: 'GROSS WEIGHT', width: 100, align: 'right' },
            { title: 'MEASUREMENT', width: 90, align: 'right' },
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
              c.number,
              c.seal,
              `${c.packages} ${f.unit}`,
              `${english(c.weight, 3)} KGS`,
              `${english(c.volume, 3)} M3`,
            ]
          }),
          { rules: 'all' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(40, end + 12, `COMMODITY: ${f.goods}`)
        s.prose(40, 700, 530, TERMS[1], 6)
      },
    },
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(330, 18, 'NIPPON EXPRESS NEC LOGISTICS', { size: 9, bold: true })
        s.text(330, 32, 'COMBINED TRANSPORT BILL OF LADING', { size: 10, bold: true })
        s.field(30, 18, 280, 56, 'Shipper', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.field(430, 46, 135, 28, 'B/L No.', t.text('bill_of_lading_number', `NEX${f.digits(8)}`))
        s.field(30, 74, 280, 56, 'Consignee', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(30, 130, 280, 56, 'Notify Party', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(310, 74, 255, 112, 'Party to contact for cargo release', ['NIPPON EXPRESS', upper(city(f.discharge))])
        s.field(30, 186, 140, 24, 'Pre-carriage by', '')
        s.field(170, 186, 140, 24, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(30, 210, 100, 24, 'Ocean Vessel', t.text('vessel', f.vessel))
        s.field(130, 210, 60, 24, 'Voy. No.', t.text('voyage', f.voyage), { size: 7 })
        s.field(190, 210, 120, 24, 'Port of loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(30, 234, 140, 24, 'Port of discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(170, 234, 140, 24, 'Place of delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        s.field(310, 234, 255, 24, "Final destination (for the Merchant's reference)", '')
        s.table(
          30,
          262,
          [
            { title: ['Container No.', 'Seal No.; Marks & Nos.'], width: 130 },
            { title: ['No. of Cont-', "ainers or P'kgs"], width: 80 },
            { title: 'Kind of packages; description of goods', width: 175 },
            { title: 'Gross Weight', width: 75 },
            { title: 'Measurement', width: 75 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        s.lines(
          32,
          290,
          f.containers.flatMap((c) => [c.number, c.seal]),
        )
        for (const c of f.containers) t.container({ number: c.number, seal_number: c.seal })
        s.lines(162, 290, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit])
        s.lines(242, 290, [f.goods, '', 'FREIGHT COLLECT'])
        s.text(417, 290, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`))
        s.text(492, 290, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)} M3`))
        s.box(30, 262, 535, 280)
        s.text(242, 520, `ON BOARD ${t.date('on_board_date', f.onBoard, chinese)}`)
        s.field(310, 545, 130, 26, 'Place of B(s)/L Issue', upper(f.loading.name))
        s.field(440, 545, 125, 26, 'Dated', t.date('issue_date', f.issued, chinese))
        s.prose(30, 590, 535, TERMS[0], 5)
      },
    },
  },
}
