import { continental, dotted, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const kuehneNagel: Issuer = {
  name: 'Kuehne+Nagel',
  forms: {
    arrival_advice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(360, 24, 'KUEHNE+NAGEL', { size: 14, bold: true, color: '#036' })
        s.lines(40, 60, [t.text('consignee', f.consignee.name), ...f.consignee.address], { size: 9 })
        s.text(40, 120, 'ANKUNFTSAVIS / ARRIVAL NOTICE', { size: 13, bold: true })
        const rows: [string, string][] = [
          [
            'Unser Zeichen / Our reference',
            t.text('reference_number', `4${f.digits(3)}-${f.digits(4)}-${f.digits(3)}.${f.digits(3)}`),
          ],
          ['Ihr Zeichen / Your reference', f.order],
          ['Datum / Date', t.date('document_date', f.noticed, dotted)],
          ['Absender / Shipper', t.text('shipper', f.shipper.name)],
          ['Schiff / Vessel', t.text('vessel', f.vessel)],
          ['Reise / Voyage', t.text('voyage', f.voyage)],
          ['Ladehafen / Port of loading', t.text('port_of_loading', f.loading.name)],
          ['Löschhafen / Port of discharge', t.text('port_of_discharge', f.discharge.name)],
          ['Abfahrt / ETD', t.date('etd', f.departure, dotted)],
          ['Ankunft / ETA', t.date('eta', f.arrival, dotted)],
          ['Reederei / Carrier', t.text('carrier', 'HAPAG-LLOYD AG')],
          ['Master B/L', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
          ['House B/L', t.text('house_bill_number', f.house)],
          ['Terminal', t.text('terminal', f.terminal)],
          ['Lieferbedingung / Incoterm', `FOB ${f.loading.name}`],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [label, value]] of rows.entries()) {
          s.text(40, 146 + i * 13, label, { size: 8 })
          s.text(200, 146 + i * 13, `: ${value}`, { size: 8 })
        }
        const end = s.table(
          40,
          356,
          [
            { title: ['Container', 'Container no.'], width: 95 },
            { title: ['Plombe', 'Seal'], width: 90 },
            { title: ['Typ', 'Type'], width: 50 },
            { title: ['Packstücke', 'Packages'], width: 80, align: 'right' },
            { title: ['Bruttogewicht', 'Gross weight kg'], width: 100, align: 'right' },
            { title: ['Volumen', 'Volume m³'], width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [c.number, c.seal, c.size, String(c.packages), continental(c.weight, 3), continental(c.volume, 3)]
            }),
            [
              'Gesamt / Total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, end + 16, `Warenbezeichnung / Description of goods: ${f.goods}`)
        s.text(40, end + 32, `Letzter freier Tag / Last free day: ${t.date('last_free_day', f.lastFreeDay, dotted)}`)
        s.prose(
          40,
          720,
          520,
          'Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017. Die Auslieferung erfolgt gegen Vorlage des Original-Konnossements. Standgeld und Lagergeld gehen zu Lasten der Ware.',
          6,
        )
      },
    },
    house_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(320, 18, 'BILL OF LADING', { size: 13, bold: true })
        s.text(320, 34, 'FOR COMBINED TRANSPORT OR PORT TO PORT SHIPMENT', { size: 7 })
        s.text(320, 46, 'Blue Anchor Line, a division of Transpac Container System Ltd.', { size: 6.5 })
        s.field(30, 18, 280, 62, 'Shipper', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.field(310, 56, 120, 24, 'Reference No.', t.text('reference_number', f.order))
        s.field(430, 56, 135, 24, 'B/L No.', t.text('bill_of_lading_number', `BANQ${f.letters(3)}${f.digits(7)}`))
        s.field(30, 80, 280, 62, 'Consignee', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(30, 142, 280, 62, 'Notify Address', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(310, 80, 255, 124, 'For delivery of goods please apply to:', [
          'KUEHNE + NAGEL',
          upper(f.discharge.name),
          `PHONE ${f.forwarder.phone}`,
        ])
        s.field(30, 204, 140, 26, 'Pre-carriage by*', '')
        s.field(
          170,
          204,
          140,
          26,
          'Place of receipt by pre-carrier*',
          t.text('place_of_receipt', upper(f.receipt.name)),
        )
        s.field(30, 230, 140, 26, 'Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`)
        s.field(170, 230, 140, 26, 'Port of loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(30, 256, 140, 26, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name)))
        s.field(
          170,
          256,
          140,
          26,
          'Place of delivery by on-carrier*',
          t.text('place_of_delivery', upper(f.delivery.name)),
        )
        s.field(310, 204, 255, 26, 'Freight payable at', 'DESTINATION')
        s.field(310, 230, 255, 26, 'Number of original Bs/L', '3/THREE')
        s.table(
          30,
          286,
          [
            { title: ['Marks and Nos;', 'Container Nos;'], width: 130 },
            { title: 'Number and kind of packages; description of goods', width: 250 },
            { title: 'Gross weight kg', width: 80, align: 'right' },
            { title: 'Measurement m3', width: 75, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        let y = 312
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [c.number, `Seal No. ${c.seal}`])
          s.lines(162, y, [`${c.packages} ${f.unit}`, f.goods])
          s.text(412, y, english(c.weight, 3), { width: 76, align: 'right' })
          s.text(492, y, english(c.volume, 3), { width: 71, align: 'right' })
          y += 28
        }
        t.measure('packages', f.packages, f.unit, '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        if (f.containers.length > 1) {
          s.line(412, y, 565, y)
          s.text(162, y + 4, `TOTAL ${f.packages} ${f.unit}`)
          s.text(412, y + 4, english(f.weight, 3), { width: 76, align: 'right' })
          s.text(492, y + 4, english(f.volume, 3), { width: 71, align: 'right' })
        }
        s.box(30, 286, 535, 250)
        s.text(162, 500, 'FREIGHT COLLECT')
        s.text(162, 514, `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, dotted)}`)
        s.prose(30, 540, 330, TERMS[0], 5)
        s.field(
          370,
          540,
          195,
          28,
          'Place and date of issue',
          `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, dotted)}`,
        )
      },
    },
  },
}
