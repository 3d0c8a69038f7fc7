import { american, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const yusen: Issuer = {
  name: 'Yusen Logistics',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 18, 'YUSEN LOGISTICS (AMERICAS) INC.', { size: 11, bold: true })
        s.text(30, 32, '4410 WHARFSIDE BLVD, SAN PEDRO, CA 90799', { size: 6.5 })
        s.text(350, 18, 'ARRIVAL NOTICE AND FREIGHT BILL', { size: 11, bold: true })
        const box = { labelSize: 6 }
        s.field(30, 44, 230, 54, 'CONSIGNEE', t.party('consignee', f.consignee), box)
        s.field(30, 98, 230, 54, 'NOTIFY PARTY', t.party('notify_party', f.notify), box)
        s.field(30, 152, 230, 54, 'SHIPPER', t.party('shipper', f.shipper), box)
        const grid: [string, string][] = [
          ['NOTICE DATE', t.date('document_date', f.noticed, american)],
          ['FILE NO.', t.text('reference_number', `OI${f.digits(7)}`)],
          ['MASTER B/L NO.', t.text('master_bill_number', `NYKS${f.letters(4)}${f.digits(8)}`)],
          ['HOUSE B/L NO.', t.text('house_bill_number', `YLA${f.digits(8)}`)],
          ['VESSEL', t.text('vessel', f.vessel)],
          ['VOYAGE', t.text('voyage', f.voyage)],
          ['PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          ['ETD', t.date('etd', f.departure, american)],
          ['PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['ETA', t.date('eta', f.arrival, american)],
          ['PLACE OF DELIVERY', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['CUSTOMER P.O.', t.text('purchase_order_number', f.order)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [label, value]] of grid.entries())
          s.field(260 + (i % 2) * 161, 44 + Math.floor(i / 2) * 27, 161, 27, label, value, box)
        s.field(
          30,
          206,
          391,
          24,
          'FREIGHT LOCATION / FIRMS CODE',
          `${t.text('terminal', f.terminal, [f.terminal, `${f.terminal} ${f.firms}`, `${f.terminal} / ${f.firms}`])} / ${f.firms}`,
          box,
        )
        s.field(421, 206, 161, 24, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, american), box)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          238,
          [
            { title: ['CONTAINER NO.', 'SEAL NO.'], width: 110 },
            { title: 'SIZE', width: 40 },
            { title: 'NO. OF PKGS', width: 80 },
            { title: 'DESCRIPTION', width: 142 },
            { title: ['GROSS WEIGHT', 'KGS / LBS'], width: 95, align: 'right' },
            { title: ['MEASUREMENT', 'CBM / CFT'], width: 85, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal],
              c.size,
              `${c.packages} ${f.unit}`,
              f.goods,
              [english(c.weight, 3), english(c.weight * 2.20462, 0)],
              [english(c.volume, 3), english(c.volume * 35.3147, 0)],
            ]),
            [
              'TOTAL',
              '',
              t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        const total = 1875 + 45 + 35
        s.table(
          300,
          end + 12,
          [
            { title: 'CHARGES', width: 150 },
            { title: 'COLLECT (USD)', width: 132, align: 'right' },
          ],
          [
            ['OCEAN FREIGHT', '1,875.00'],
            ['DELIVERY ORDER FEE', '45.00'],
            ['B/L PROCESSING', '35.00'],
            ['TOTAL AMOUNT DUE', t.money('total_amount', total, 'USD', english(total, 2))],
          ],
          { rules: 'head' },
        )
        s.prose(30, 700, 552, TERMS[1], 6)
      },
    },
    pickup_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 18, 'YUSEN LOGISTICS (AMERICAS) INC.', { size: 11, bold: true })
        s.text(400, 16, 'DELIVERY ORDER', { size: 15, bold: true })
        s.fields(
          [
            [30, 40, 276, 24, 'DATE', t.date('document_date', f.available, american)],
            [306, 40, 276, 24, 'OUR REF. NO.', t.text('reference_number', `OI${f.digits(7)}`)],
            [30, 64, 276, 46, 'TRUCKER (TO)', t.party('release_to', f.trucker)],
            [306, 64, 276, 46, 'DELIVER TO', [upper(f.consignee.name), ...f.consignee.address.map(upper)]],
            [30, 110, 184, 24, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [214, 110, 184, 24, 'MASTER B/L', t.text('master_bill_number', `NYKS${f.letters(4)}${f.digits(8)}`)],
            [398, 110, 184, 24, 'HOUSE B/L', t.text('house_bill_number', `YLA${f.digits(8)}`)],
            [30, 134, 276, 24, 'PICK UP AT', t.text('terminal', f.terminal)],
            [306, 134, 138, 24, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, american)],
            [444, 134, 138, 24, 'I.T. NO.', f.digits(9)],
            [30, 158, 276, 24, 'RETURN EMPTY TO', t.text('empty_return_location', f.depot)],
            [306, 158, 276, 24, 'CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
          ],
          { labelSize: 6 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        s.table(
          30,
          194,
          [
            { title: 'CONTAINER', width: 100 },
            { title: 'SIZE', width: 45 },
            { title: 'SEAL', width: 95 },
            { title: 'PKGS', width: 60, align: 'right' },
            { title: 'DESCRIPTION', width: 152 },
            { title: 'WEIGHT (KGS)', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, english(c.weight, 3)]),
          { rules: 'all' },
        )
        s.text(
          30,
          340,
          'DELIVERY CLERK: DELIVER TO CARRIER SHOWN ABOVE.  RECEIVED IN GOOD ORDER BY ______________________   DATE __________',
          { size: 7 },
        )
        s.prose(30, 700, 552, TERMS[2], 6)
      },
    },
    proof_of_delivery: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(30, 18, 'YUSEN LOGISTICS (AMERICAS) INC.', { size: 11, bold: true })
        s.text(400, 16, 'PROOF OF DELIVERY', { size: 14, bold: true })
        const c = f.containers[0]!
        s.pairs(
          30,
          60,
          [
            ['Pro number', f.digits(9)],
            ['Container', c.number],
            ['Delivered to', upper(f.consignee.name)],
            ['Address', upper(f.consignee.address.join(', '))],
            ['House B/L', `YLA${f.digits(8)}`],
            ['Vessel', f.vessel],
            ['Pieces', `${c.packages} ${f.unit}`],
            ['Delivered on', `${american(f.gateOut)} 10:42`],
            ['Seal intact', `Yes (${c.seal})`],
            ['Received by', 'J. WALKER'],
            ['Driver', 'R. GOMEZ'],
          ],
          { gap: 100, step: 18 },
        )
        s.box(30, 270, 300, 60)
        s.text(34, 274, 'Signature', { size: 6 })
        s.stamp(480, 130, 40, ['RECEIVED', american(f.gateOut), 'DOCK 14'], '#8a1c1c')
      },
    },
  },
}
