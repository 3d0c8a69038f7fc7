import { american, chinese, city, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const blue = '#1d4f91'
/** 12-31-2026 */
const dashed = (date: string) => american(date).replaceAll('/', '-')
const OFFICE = ['2727 WORKMAN MILL ROAD', 'CITY OF INDUSTRY, CA 90601', 'TEL: 562-908-0000  FAX: 562-908-0001']

export const topocean: Issuer = {
  name: 'Topocean Consolidation',
  forms: {
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        const lines = (x: number, y: number, label: string, values: readonly string[]) => {
          s.text(x, y, label, { size: 6, color: blue })
          s.lines(x + 3, y + 9, values, { size: 8, font: 'Courier', leading: 9, width: 260 })
        }
        s.text(310, 20, 'TOPOCEAN CONSOLIDATION SERVICE', { size: 12, bold: true, color: blue })
        s.text(310, 36, 'BILL OF LADING FOR OCEAN TRANSPORT OR MULTIMODAL TRANSPORT', { size: 6.5, color: blue })
        s.box(30, 16, 535, 264)
        s.line(300, 16, 300, 280)
        for (const y of [76, 136, 196, 224, 252]) s.line(30, y, 300, y)
        for (const y of [52, 78, 108, 196, 252]) s.line(300, y, 565, y)
        for (const y of [196, 224, 252]) s.line(165, y, 165, y + 28)
        lines(33, 19, 'Shipper (Name and full address)', [...t.party('shipper', f.shipper), `TEL ${f.shipper.phone}`])
        lines(33, 79, 'Consignee (Name and full address)', t.party('consignee', f.consignee))
        lines(33, 139, 'Notify party (Name and full address)', [
          ...t.party('notify_party', f.notify),
          `TEL ${f.notify.phone}`,
        ])
        lines(303, 54, 'Bill of Lading No.', [
          t.text('bill_of_lading_number', `TOPO${f.loading.code.slice(2)}${f.digits(8)}`),
        ])
        lines(435, 54, 'Shipper reference', [t.text('reference_number', `SO${f.digits(7)}`)])
        lines(303, 80, 'Customer PO', [f.order])
        lines(303, 110, 'For delivery of goods please apply to', [
          'TOPOCEAN CONSOLIDATION SERVICE',
          '(LOS ANGELES) INC.',
          ...OFFICE,
        ])
        lines(33, 198, 'Pre-carriage by', [])
        lines(168, 198, 'Place of receipt', [t.text('place_of_receipt', upper(f.receipt.name))])
        lines(33, 226, 'Vessel / Voyage', [`${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`])
        lines(168, 226, 'Port of loading', [t.text('port_of_loading', upper(f.loading.name))])
        lines(33, 254, 'Port of discharge', [
          t.text('port_of_discharge', upper(city(f.discharge)), [upper(city(f.discharge)), upper(f.discharge.name)]),
        ])
        lines(168, 254, 'Place of delivery', [
          t.text('place_of_delivery', upper(city(f.delivery)), [upper(city(f.delivery)), upper(f.delivery.name)]),
        ])
        lines(303, 198, 'Onward inland routing (for merchant’s reference only)', [])
        lines(303, 254, 'Freight payable at / Type of service', ['DESTINATION   CY/CY'])
        for (const [x, ...head] of [
          [33, 'Container No. / Seal No.', 'Marks and numbers'],
          [150, 'Number and', 'kind of packages'],
          [220, 'Description of goods (as declared by shipper)'],
          [420, 'Gross weight', 'KGS'],
          [495, 'Measurement', 'CBM'],
        ] as const)
          s.lines(x, 284, head, { size: 6, color: blue, leading: 8 })
        s.line(30, 302, 565, 302)
        const mono = { font: 'Courier', size: 8, leading: 9 } as const
        s.lines(33, 308, [`MAIN MARK: ${f.consignee.name.split(' ')[0]!.toUpperCase()}`, `C/NO.1-${f.packages}`], {
          ...mono,
          width: 112,
        })
        s.lines(150, 308, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit], mono)
        s.lines(
          220,
          308,
          [
            'SHIPPER LOAD, COUNT & SEAL',
            `${f.containers.length} CONTAINER(S) STC`,
            f.goods,
            `HTS# ${f.hs}`,
            `ITEM ${f.items[0]!.code}`,
            '',
            'FREIGHT COLLECT',
            'THIS SHIPMENT CONTAINS NO',
            'SOLID WOOD PACKING MATERIALS',
          ],
          mono,
        )
        s.text(420, 308, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2)), mono)
        s.text(495, 308, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), mono)
        t.measure('gross_weight', Number(plain(f.weight, 2)), 'kg', '')
        t.containers(f.containers, ['seal_number', 'size_type', 'packages'])
        t.measure('packages', f.packages, f.unit, '')
        for (const [i, c] of f.containers.entries())
          s.text(33, 412 + i * 11, `${c.number}/${c.size}/${c.seal}/${c.packages} ${f.unit}`, mono)
        s.line(30, 470, 565, 470)
        s.text(33, 474, `SAY: ${english(f.packages, 0)} ${f.unit} ONLY`, mono)
        s.line(30, 486, 565, 486)
        s.text(33, 489, 'Freight and charges', { size: 6, color: blue })
        s.text(120, 500, 'AS ARRANGED', mono)
        s.line(300, 486, 300, 640)
        lines(303, 489, 'Shipped on board date', [t.date('on_board_date', f.onBoard, chinese)])
        lines(435, 489, 'No. of original B/L', ['THREE (3)'])
        s.line(300, 514, 565, 514)
        lines(303, 517, 'Place and date of issue', [
          `${upper(f.loading.name)}   ${t.date('issue_date', f.issued, chinese)}`,
        ])
        s.line(300, 544, 565, 544)
        s.text(303, 548, 'Signed for TOPOCEAN CONSOLIDATION SERVICE as Carrier', { size: 7 })
        s.prose(33, 530, 258, TERMS[0], 6)
        s.box(30, 280, 535, 190)
        s.box(30, 470, 535, 170)
      },
    },
    delivery_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const master = `${f.random.pick(['EGLV', 'COSU', 'YMJA'])}${f.digits(10)}`
        s.text(36, 22, 'TOPOCEAN CONSOLIDATION SERVICE (LOS ANGELES) INC.', { size: 11, bold: true, color: blue })
        s.lines(36, 36, [OFFICE.slice(0, 2).join(', '), OFFICE[2]!], { size: 7.5 })
        s.text(36, 66, 'DELIVERY ORDER', { size: 17, bold: true })
        s.text(400, 66, `ISSUED ${t.date('document_date', f.available, dashed)}   BY: MICHELLE`, { size: 8 })
        s.text(400, 78, `FILE ${t.text('reference_number', `OI-${f.digits(7)}`)}`, { size: 10, bold: true })
        s.fields(
          [
            [36, 94, 270, 52, 'TRUCKER', [...t.party('release_to', f.trucker), `TEL ${f.trucker.phone}`]],
            [306, 94, 270, 52, 'PICK UP AT', [t.text('terminal', f.terminal), `FIRMS ${f.firms}`]],
            [36, 146, 270, 52, 'DELIVER TO', t.party('consignee', f.consignee)],
            [
              306,
              146,
              270,
              52,
              'BILL CHARGES TO',
              ['TOPOCEAN CONSOLIDATION SERVICE', '(SEE ABOVE) - QUOTE OUR FILE NUMBER'],
            ],
            [36, 198, 135, 27, 'MBL', t.text('bill_of_lading_number', t.text('master_bill_number', master))],
            [171, 198, 135, 27, 'HBL', t.text('house_bill_number', `TOPO${f.loading.code.slice(2)}${f.digits(8)}`)],
            [306, 198, 135, 27, 'VESSEL', t.text('vessel', f.vessel)],
            [441, 198, 135, 27, 'VOYAGE', t.text('voyage', f.voyage)],
            [36, 225, 135, 27, 'LOADED AT', t.text('port_of_loading', upper(f.loading.name))],
            [
              171,
              225,
              135,
              27,
              'DISCHARGED AT',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
            [306, 225, 90, 27, 'ARRIVED', dashed(f.arrival)],
            [396, 225, 90, 27, 'LFD', t.date('last_free_day', f.lastFreeDay, dashed)],
            [486, 225, 90, 27, 'GO DATE', dashed(f.returned)],
          ],
          { labelSize: 6.5, size: 8.5, labelColor: blue },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const many = f.containers.length > 1
        const end = s.table(
          36,
          262,
          [
            { title: 'CONTAINER #', width: 95 },
            { title: 'SIZE', width: 45 },
            { title: 'SEAL #', width: 90 },
            { title: 'PKGS', width: 70, align: 'right' },
            { title: 'KGS', width: 80, align: 'right' },
            { title: 'P/U #', width: 80 },
            { title: 'FREIGHT REL', width: 80 },
          ],
          [
            ...f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), english(c.weight, 3), '', 'YES']),
            ...(many
              ? [
                  [
                    'TOTAL',
                    '',
                    '',
                    t.measure('packages', f.packages, f.unit, String(f.packages)),
                    t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
                    '',
                    '',
                  ],
                ]
              : []),
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.text(36, end + 10, `COMMODITY: ${f.goods}`, { size: 8.5 })
        s.text(36, end + 30, 'SPECIAL INSTRUCTIONS', { size: 8, bold: true })
        s.lines(
          36,
          end + 42,
          [
            `- EMPTY TO BE RETURNED TO ${upper(f.depot)} OR AS DIRECTED BY THE STEAMSHIP LINE`,
            '- CHASSIS: TRUCKER TO PROVIDE. DROP ONLY, CALL (562) 908-0000 WHEN EMPTY',
            '- NO DEMURRAGE, PER DIEM OR CHASSIS SPLIT WILL BE PAID WITHOUT PRIOR WRITTEN APPROVAL',
            '- RECEIVING 7AM-2PM, APPOINTMENT REQUIRED',
            '- POD TO BE E-MAILED WITHIN 24 HOURS OF DELIVERY',
          ],
          { size: 8.5, leading: 12 },
        )
        s.text(
          36,
          700,
          'RECEIVED IN GOOD ORDER:  ______________________   DATE: ____________   TIME IN/OUT: ____________',
          {
            size: 8.5,
          },
        )
      },
    },
    freight_invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const n = f.containers.length
        const master = `${f.random.pick(['EGLV', 'COSU', 'YMJA'])}${f.digits(10)}`
        s.text(36, 22, 'TOPOCEAN CONSOLIDATION SERVICE (LOS ANGELES) INC.', { size: 11, bold: true, color: blue })
        s.lines(36, 36, [OFFICE.slice(0, 2).join(', '), OFFICE[2]!], { size: 7.5 })
        s.text(36, 64, 'INVOICE', { size: 17, bold: true })
        s.pairs(
          390,
          40,
          [
            ['INVOICE NO', `: ${t.text('invoice_number', `AR${f.digits(8)}`)}`],
            ['INVOICE DATE', `: ${t.date('invoice_date', f.noticed, dashed)}`],
            ['DUE DATE', `: ${t.date('due_date', f.arrival, dashed)}`],
            ['TERMS', ': DUE BEFORE RELEASE'],
          ],
          { gap: 80, size: 8.5 },
        )
        s.text(36, 96, 'BILL TO :', { size: 8, bold: true })
        s.lines(90, 96, t.party('bill_to', f.consignee), { size: 8.5, leading: 11 })
        s.line(36, 134, 576, 134)
        s.pairs(
          36,
          140,
          [
            ['SHIPPER', `: ${t.text('shipper', upper(f.shipper.name))}`],
            ['CONSIGNEE', `: ${t.text('consignee', upper(f.consignee.name))}`],
            ['VESSEL/VOY', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['LOADING', `: ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['DISCHARGE', `: ${t.text('port_of_discharge', upper(city(f.discharge)))}`],
            ['DELIVERY', `: ${upper(city(f.delivery))}`],
          ],
          { gap: 66, size: 8.5 },
        )
        t.text('port_of_discharge', '', [upper(city(f.discharge)), upper(f.discharge.name)])
        s.pairs(
          370,
          140,
          [
            ['FILE NO', `: ${t.text('reference_number', `OI-${f.digits(7)}`)}`],
            ['MASTER B/L', `: ${t.text('bill_of_lading_number', t.text('master_bill_number', master))}`],
            ['HOUSE B/L', `: ${t.text('house_bill_number', `TOPO${f.loading.code.slice(2)}${f.digits(8)}`)}`],
            ['P.O. NO', `: ${f.order}`],
            ['ETD', `: ${t.date('etd', f.departure, dashed)}`],
            ['ETA', `: ${t.date('eta', f.arrival, dashed)}`],
          ],
          { gap: 70, size: 8.5 },
        )
        s.text(
          36,
          222,
          `PKGS: ${f.packages} ${f.unit}    WEIGHT: ${plain(f.weight, 2)} KGS    MEAS: ${plain(f.volume, 3)} CBM`,
          { size: 8.5 },
        )
        t.containers(f.containers, ['size_type'])
        s.text(36, 235, `CONTAINER: ${f.containers.map((c) => `${c.number} (${c.size})`).join(', ')}`, {
          size: 8.5,
          width: 540,
        })
        const rows: [string, number, number][] = [
          ['OCEAN FREIGHT', n, 2875],
          ['DESTINATION THC / DDC', n, 410],
          ['CHASSIS SPLIT FEE', n, 75],
          ['CLEAN TRUCK FEE', n, 20],
          ['ISF FILING', 1, 35],
          ['HANDLING FEE', 1, 85],
        ]
        for (const [description, quantity, price] of rows)
          t.item({ description, quantity, unit_price: price, amount: round(quantity * price) })
        t.money('ocean_freight', n * 2875, 'USD', '')
        const total = round(rows.reduce((all, [, quantity, price]) => all + quantity * price, 0))
        const end = s.table(
          36,
          256,
          [
            { title: 'DESCRIPTION', width: 260 },
            { title: 'QTY', width: 50, align: 'right' },
            { title: 'RATE', width: 90, align: 'right' },
            { title: 'CUR', width: 40 },
            { title: 'AMOUNT', width: 100, align: 'right' },
          ],
          rows.map(([name, quantity, price]) => [
            name,
            plain(quantity, 2),
            english(price, 2),
            'USD',
            english(quantity * price, 2),
          ]),
          { rules: 'head', size: 8.5, headBold: true, lineHeight: 13 },
        )
        s.line(36, end + 4, 576, end + 4)
        for (const [i, [label, value]] of [
          ['TOTAL CHARGES', english(total, 2)],
          ['LESS PAYMENT RECEIVED', '0.00'],
          ['BALANCE DUE  USD', t.money('total_amount', total, 'USD', english(total, 2))],
        ].entries()) {
          s.text(330, end + 10 + i * 14, label!, { size: 9, bold: i === 2 })
          s.text(476, end + 10 + i * 14, value!, { size: 9, bold: i === 2, align: 'right', width: 98 })
        }
        s.lines(
          36,
          end + 80,
          [
            'PLEASE MAKE CHECK PAYABLE TO "TOPOCEAN CONSOLIDATION SERVICE (LOS ANGELES) INC."',
            'WIRE: CATHAY BANK, 9650 FLAIR DR, EL MONTE CA   ABA 000000000   ACCT 0000000000',
            'ORIGINAL BILL OF LADING MUST BE SURRENDERED BEFORE THE FREIGHT RELEASE IS SENT TO THE TERMINAL.',
          ],
          { size: 8, leading: 12 },
        )
        s.prose(36, 720, 540, TERMS[2], 6.5)
      },
    },
  },
}
