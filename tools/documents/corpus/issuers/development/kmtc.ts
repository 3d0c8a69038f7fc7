import { chinese, english, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const kmtc: Issuer = {
  name: 'KMTC',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(36, 14, 'KOREA MARINE TRANSPORT CO., LTD.', { size: 11, bold: true })
        s.text(395, 14, 'BILL OF LADING', { size: 14, bold: true })
        s.field(36, 34, 270, 58, 'Shipper / Exporter', t.party('shipper', f.shipper), { labelSize: 6 })
        s.field(306, 34, 254, 26, 'B/L No.', t.text('bill_of_lading_number', `KMTC${f.letters(3)}${f.digits(7)}`), {
          labelSize: 6,
          bold: true,
        })
        s.prose(310, 64, 246, TERMS[0], 4.5)
        s.field(36, 92, 270, 58, 'Consignee', t.party('consignee', f.consignee), { labelSize: 6 })
        s.field(36, 150, 270, 58, 'Notify Party', t.party('notify_party', f.notify), { labelSize: 6 })
        s.fields(
          [
            [36, 208, 135, 26, 'Pre-carriage by', ''],
            [
              171,
              208,
              135,
              26,
              'Place of Receipt',
              t.text('place_of_receipt', `${upper(f.loading.name)} CY`, [
                `${upper(f.loading.name)} CY`,
                upper(f.loading.name),
              ]),
            ],
            [306, 208, 254, 26, 'Flag', 'KOREA'],
            [36, 234, 135, 26, 'Ocean Vessel', t.text('vessel', f.vessel)],
            [171, 234, 67, 26, 'Voyage No.', t.text('voyage', f.voyage)],
            [
              238,
              234,
              142,
              26,
              'Port of Loading',
              t.text('port_of_loading', `${upper(f.loading.name)}, ${upper(f.loading.country)}`),
            ],
            [380, 234, 180, 26, 'For Transhipment to (if on-carriage)', upper(f.transshipment.name)],
            [
              36,
              260,
              135,
              26,
              'Port of Discharge',
              t.text('port_of_discharge', `${upper(f.discharge.name)}, ${upper(f.discharge.country)}`),
            ],
            [
              171,
              260,
              209,
              26,
              'Place of Delivery',
              t.text('place_of_delivery', `${upper(f.delivery.name)} CY`, [
                `${upper(f.delivery.name)} CY`,
                upper(f.delivery.name),
              ]),
            ],
            [380, 260, 180, 26, 'Final Destination (For the Merchant Ref.)', ''],
          ],
          { labelSize: 6 },
        )
        s.table(
          36,
          290,
          [
            { title: 'Container No. Seal No. Marks & Nos.', width: 150 },
            { title: ['No. of Containers', 'or Pkgs'], width: 80 },
            { title: 'Kind of Packages; Description of Goods', width: 154 },
            { title: 'Gross Weight', width: 70, align: 'right' },
            { title: 'Measurement', width: 70, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        s.text(190, 316, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`))
        s.lines(270, 316, [
          "SHIPPER'S LOAD, COUNT & SEAL",
          'SAID TO CONTAIN :',
          f.goods,
          `INVOICE NO. ${f.letters(2)}${f.digits(6)}`,
          'FREIGHT COLLECT',
        ])
        s.text(420, 316, t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`), {
          width: 70,
          align: 'right',
        })
        s.text(490, 316, t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} CBM`), {
          width: 70,
          align: 'right',
        })
        s.text(40, 316, 'N/M')
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        for (const [i, c] of f.containers.entries())
          s.text(
            40,
            400 + i * 12,
            `${c.number} / ${c.seal} / ${c.size} / ${c.packages} ${f.unit} / ${plain(c.weight, 3)} KGS / ${plain(c.volume, 3)} CBM`,
            { size: 7 },
          )
        s.box(36, 290, 524, 230)
        s.fields(
          [
            [36, 520, 130, 30, 'Freight and Charges', 'AS ARRANGED'],
            [166, 520, 100, 30, 'Prepaid at', ''],
            [266, 520, 100, 30, 'Payable at', 'DESTINATION'],
            [366, 520, 194, 30, 'Place and Date of Issue', `SEOUL, KOREA   ${t.date('issue_date', f.issued, chinese)}`],
            [36, 550, 130, 30, 'No. of original B(s)/L', 'THREE (3)'],
            [166, 550, 200, 30, 'Laden on Board the Vessel   Date', t.date('on_board_date', f.onBoard, chinese)],
          ],
          { labelSize: 6 },
        )
        s.stamp(470, 600, 36, ['KMTC', 'AS CARRIER'])
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        s.text(210, 24, 'ARRIVAL NOTICE', { size: 16, bold: true })
        s.text(36, 50, 'KOREA MARINE TRANSPORT CO., LTD.', { bold: true })
        s.text(36, 62, `TEL ${f.forwarder.phone}  FAX ${f.trucker.phone}`, { size: 7 })
        s.text(400, 62, `DATE : ${t.date('document_date', f.noticed, iso)}`)
        s.lines(36, 82, ['MESSRS.', upper(f.notify.name), ...f.notify.address.map(upper)])
        s.table(
          36,
          124,
          [
            { title: 'VESSEL / VOYAGE', width: 170 },
            { title: 'P.O.L', width: 115 },
            { title: 'P.O.D', width: 115 },
            { title: 'E.T.D', width: 62 },
            { title: 'E.T.A', width: 62 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', upper(f.discharge.name)),
              t.date('etd', f.departure, iso),
              t.date('eta', f.arrival, iso),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          36,
          162,
          [
            { title: 'B/L NO', width: 130 },
            { title: 'SHIPPER', width: 197 },
            { title: 'CONSIGNEE', width: 197 },
          ],
          [
            [
              t.text('bill_of_lading_number', `KMTC${f.letters(3)}${f.digits(7)}`),
              t.party('shipper', f.shipper),
              t.party('consignee', f.consignee),
            ],
          ],
          { rules: 'all' },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          224,
          [
            { title: 'CNTR NO', width: 85 },
            { title: 'TYPE', width: 40 },
            { title: 'SEAL NO', width: 85 },
            { title: 'PKG', width: 60, align: 'right' },
            { title: 'UNIT', width: 64 },
            { title: 'WEIGHT(KG)', width: 100, align: 'right' },
            { title: 'CBM', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              english(c.packages, 0),
              f.unit,
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, f.unit, english(f.packages, 0)),
              f.unit,
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(36, end + 10, 'CHARGES TO BE COLLECTED AT DESTINATION', { bold: true })
        const after = s.table(
          36,
          end + 22,
          [
            { title: 'ITEM', width: 150 },
            { title: 'CUR', width: 40 },
            { title: 'RATE', width: 90, align: 'right' },
            { title: 'AMOUNT', width: 100, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', 'USD', '1,250.00', english(1250 * f.containers.length, 2)],
            ['D/O FEE', 'USD', '45.00', '45.00'],
            [
              'TOTAL',
              'USD',
              '',
              t.money(
                'total_amount',
                1250 * f.containers.length + 45,
                'USD',
                english(1250 * f.containers.length + 45, 2),
              ),
            ],
          ],
          { rules: 'head' },
        )
        s.text(36, after + 14, '* Please present the original B/L or bank guarantee to obtain the D/O.', { size: 7 })
      },
    },
  },
}
