import { american, city, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const one: Issuer = {
  name: 'Ocean Network Express',
  forms: {
    sea_waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        const bill = `ONEY${f.letters(3)}${f.letters(1)}${f.digits(8)}`
        s.text(320, 20, 'OCEAN NETWORK EXPRESS', { size: 12, bold: true, color: '#c06' })
        s.text(450, 36, 'SEA WAYBILL', { size: 12, bold: true })
        s.text(430, 50, 'NON NEGOTIABLE', { size: 7 })
        s.field(30, 60, 270, 56, 'SHIPPER/EXPORTER', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(300, 60, 130, 28, 'BOOKING NO.', t.text('booking_number', bill.slice(4)))
        s.field(430, 60, 135, 28, 'SEA WAYBILL NO.', t.text('bill_of_lading_number', bill))
        s.field(
          300,
          88,
          265,
          28,
          "EXPORT REFERENCES (for the Merchant's and/or Carrier's reference only. See back clause 8. (4).)",
          t.text('reference_number', f.order),
        )
        s.field(30, 116, 270, 56, 'CONSIGNEE', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 116, 265, 30, 'FORWARDING AGENT-REFERENCES FMC NO.', upper(f.forwarder.name))
        s.prose(303, 148, 260, TERMS[0], 4.5)
        s.field(
          30,
          172,
          270,
          56,
          'NOTIFY PARTY (It is agreed that no responsibility shall be attached to the Carrier or its Agents for failure to notify)',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 4.5 },
        )
        s.field(30, 228, 135, 26, 'PRE-CARRIAGE BY', '')
        s.field(165, 228, 135, 26, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(300, 228, 265, 26, "FINAL DESTINATION(for the Merchant's reference only)", '')
        s.field(
          30,
          254,
          135,
          26,
          'OCEAN VESSEL VOYAGE NO. FLAG',
          `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
        )
        s.field(
          165,
          254,
          135,
          26,
          'PORT OF LOADING',
          t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`)),
        )
        s.field(30, 280, 135, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(165, 280, 135, 26, 'PLACE OF DELIVERY', t.text('place_of_delivery', upper(city(f.delivery))))
        s.field(
          300,
          254,
          265,
          52,
          'TYPE OF MOVEMENT (IF MIXED, USE DESCRIPTION OF PACKAGES AND GOODS FIELD)',
          'FCL / FCL      CY / CY',
        )
        s.text(
          120,
          309,
          '(CHECK "HM" COLUMN IF HAZARDOUS MATERIAL)    PARTICULARS DECLARED BY SHIPPER BUT NOT ACKNOWLEDGED BY THE CARRIER',
          { size: 5 },
        )
        s.table(
          30,
          316,
          [
            { title: ['CNTR. NOS. W/SEAL NOS.', 'MARKS & NUMBERS'], width: 120 },
            { title: ['QUANTITY', '(FOR CUSTOMS', 'DECLARATION ONLY)'], width: 70 },
            { title: ['H', 'M'], width: 14 },
            { title: 'DESCRIPTION OF GOODS', width: 180 },
            { title: 'GROSS WEIGHT', width: 76, align: 'right' },
            { title: ['GROSS', 'MEASUREMENT'], width: 75, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 5 },
        )
        let y = 348
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HQ',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            32,
            y,
            `${c.number} /${c.seal}  / ${c.packages} ${f.unit} /FCL / FCL /40HQ/ ${plain(c.weight, 3)}KGS/${plain(c.volume, 3)}CBM`,
            { font: 'Courier', size: 7 },
          )
          y += 11
        }
        y += 8
        s.text(32, y, 'N/M')
        s.lines(152, y, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit])
        s.lines(236, y, [`"SHIPPER'S LOAD AND COUNT"`, f.goods, `H.S. CODE : ${f.hs}`, '', '"FREIGHT PREPAID"'])
        s.text(414, y, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)}KGS`), {
          width: 74,
          align: 'right',
        })
        s.text(490, y, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)}CBM`), { width: 73, align: 'right' })
        s.box(30, 316, 535, 260)
        s.text(32, 566, '** TO BE CONTINUED ON ATTACHED LIST **', { size: 6 })
        s.field(
          30,
          576,
          535,
          20,
          'Declared Cargo Value US $',
          "If Merchant enters a value, Carrier's limitation of liability shall not apply and the ad valorem rate will be charged.",
          { size: 5 },
        )
        s.table(
          30,
          600,
          [
            { title: 'FREIGHT & CHARGES PAYABLE AT/ BY:', width: 140 },
            { title: 'SERVICE CONTRACT NO.', width: 90 },
            { title: 'DOC FORM NO.', width: 60 },
            { title: 'COMMODITY CODE', width: 75 },
            { title: 'EXCHANGE RATE', width: 70 },
          ],
          [[`${upper(f.loading.name)}`, f.digits(9), '', f.hs.replace('.', ''), '']],
          { headSize: 5 },
        )
        s.field(400, 640, 165, 24, 'DATE CARGO RECEIVED', '')
        s.field(
          400,
          664,
          165,
          24,
          'DATE LADEN ON BOARD',
          t.date('on_board_date', f.onBoard, (d) => named(d).replaceAll('-', ' ')),
        )
        s.field(400, 688, 165, 24, 'PLACE OF BILL(S) ISSUE', upper(f.loading.name))
        s.field(
          400,
          712,
          165,
          24,
          'DATED',
          t.date('issue_date', f.issued, (d) => named(d).replaceAll('-', ' ')),
        )
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'OCEAN NETWORK EXPRESS (NORTH AMERICA) INC.', { bold: true, size: 10 })
        s.text(40, 38, '8730 INVENTED STREAM ROAD, RICHMOND VA', { size: 7 })
        s.text(210, 58, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.text(430, 40, `NOTICE DATE: ${t.date('document_date', f.noticed, american)}`)
        s.table(
          40,
          84,
          [
            { title: 'B/L NUMBER', width: 115 },
            { title: 'VESSEL NAME / VOYAGE', width: 150 },
            { title: 'IMO NO.', width: 60 },
            { title: 'PORT OF LOADING', width: 110 },
            { title: 'DEPARTURE', width: 95 },
          ],
          [
            [
              t.text('bill_of_lading_number', `ONEY${f.letters(4)}${f.digits(8)}`),
              `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
              f.digits(7),
              t.text('port_of_loading', upper(f.loading.name)),
              t.date('etd', f.departure, american),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.table(
          40,
          118,
          [
            { title: 'PORT OF DISCHARGE', width: 115 },
            { title: 'ETA AT POD', width: 80 },
            { title: 'PLACE OF DELIVERY', width: 130 },
            { title: 'ETA AT DEL', width: 80 },
            { title: 'CARGO AVAILABLE LOCATION', width: 125 },
          ],
          [
            [
              t.text('port_of_discharge', upper(city(f.discharge))),
              t.date('eta', f.arrival, american),
              t.text('place_of_delivery', upper(city(f.delivery))),
              american(f.available),
              t.text('terminal', f.terminal),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.field(
          40,
          160,
          265,
          60,
          'SHIPPER',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { labelSize: 7, size: 8 },
        )
        s.field(
          305,
          160,
          265,
          60,
          'CONSIGNEE',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 7, size: 8 },
        )
        s.field(
          40,
          220,
          265,
          60,
          'NOTIFY PARTY',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 7, size: 8 },
        )
        s.field(305, 220, 265, 60, 'ALSO NOTIFY', '', { labelSize: 7 })
        const end = s.table(
          40,
          292,
          [
            { title: 'CONTAINER NO', width: 90 },
            { title: 'SEAL NO', width: 80 },
            { title: 'TYPE', width: 40 },
            { title: 'PKG', width: 80, align: 'right' },
            { title: 'WEIGHT(KGS)', width: 80, align: 'right' },
            { title: 'MEASURE(CBM)', width: 80, align: 'right' },
            { title: 'FREE TIME EXPIRES', width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: 'D5',
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [
                c.number,
                c.seal,
                'D5',
                `${c.packages} ${f.unit}`,
                english(c.weight, 3),
                english(c.volume, 3),
                american(f.lastFreeDay),
              ]
            }),
            [
              'TOTAL:',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
              '',
            ],
          ],
          { rules: 'head' },
        )
        t.date('last_free_day', f.lastFreeDay, american)
        s.text(40, end + 16, `DESCRIPTION: ${f.goods}`)
        s.prose(40, 680, 530, TERMS[1], 6)
      },
    },
    booking_receipt: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(40, 24, 'ONE', { size: 20, bold: true, color: '#c06' })
        s.text(200, 30, 'BOOKING RECEIPT NOTICE', { size: 13, bold: true })
        const rows: [string, string, string, string][] = [
          [
            'BOOKING NO.',
            t.text('booking_number', `${f.letters(4)}${f.digits(8)}`),
            'BOOKING DATE',
            t.date('document_date', f.booked, named),
          ],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name)), 'FORWARDER', upper(f.forwarder.name)],
          [
            'TRUNK VESSEL',
            `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
            'PRE CARRIER',
            `${f.feeder} ${f.feederVoyage}`,
          ],
          [
            'PLACE OF RECEIPT',
            t.text('place_of_receipt', upper(f.receipt.name)),
            'PORT OF LOADING',
            t.text('port_of_loading', upper(f.loading.name)),
          ],
          [
            'PORT OF DISCHARGE',
            t.text('port_of_discharge', upper(f.discharge.name)),
            'PLACE OF DELIVERY',
            t.text('place_of_delivery', upper(f.delivery.name)),
          ],
          ['ETD (POL)', t.date('etd', f.departure, named), 'ETA (POD)', t.date('eta', f.arrival, named)],
          [
            'DOC CUT-OFF',
            `${t.date('documentation_cutoff', f.documentCutoff, named)} 17:00`,
            'VGM CUT-OFF',
            `${t.date('vgm_cutoff', f.vgmCutoff, named)} 12:00`,
          ],
          [
            'PORT CUT-OFF',
            `${t.date('cargo_cutoff', f.cargoCutoff, named)} 18:00`,
            'EMPTY PICK UP DATE',
            t.date('empty_pickup_date', f.emptyPickup, named),
          ],
          ['EMPTY PICK UP CY', upper(f.depot), 'FULL RETURN CY', `${upper(f.loading.name)} TERMINAL`],
        ]
        for (const [i, [a, b, c, d]] of rows.entries()) {
          const y = 70 + i * 20
          s.text(40, y, `${a} :`, { size: 7.5 })
          s.text(145, y, b, { bold: true })
          s.text(320, y, `${c} :`, { size: 7.5 })
          s.text(430, y, d, { bold: true })
        }
        s.table(
          40,
          270,
          [
            { title: 'EQ TYPE/QTY', width: 110 },
            { title: 'COMMODITY', width: 200 },
            { title: 'EST. WEIGHT', width: 110 },
          ],
          [
            [
              `40HQ - ${f.containers.length}`,
              f.goods,
              t.measure('gross_weight', Math.round(f.weight), 'kg', `${english(Math.round(f.weight), 0)} KGS`),
            ],
          ],
          { rules: 'all' },
        )
        s.prose(40, 330, 520, TERMS[1], 7)
      },
    },
  },
}
