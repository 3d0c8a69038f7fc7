import type { Facts, Place } from '../../facts.ts'
import { named, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const AFRICA = [
  place('Mombasa', 'Kenya', 'KEMBA'),
  place('Dar Es Salaam', 'Tanzania', 'TZDAR'),
  place('Tema', 'Ghana', 'GHTEM'),
] as const
const INLAND = { KEMBA: 'NAIROBI ICD', TZDAR: 'DAR ES SALAAM', GHTEM: 'TEMA' } as Record<string, string>
const bill = (f: Facts) => `GOSU${f.loading.code.slice(2)}${f.digits(7)}`
const gold = '#b8860b'

/** A carrier of the trades of Asia and Africa, and its agent in East Africa. */
export const goldStar: Issuer = {
  name: 'Gold Star Line',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(AFRICA)
        const style = { labelSize: 5.5, size: 7.5 }
        s.text(34, 16, 'GOLD STAR LINE LTD.', { size: 13, bold: true, color: gold })
        s.text(34, 31, 'HONG KONG', { size: 7, color: gold })
        s.text(360, 16, 'BILL OF LADING', { size: 15, bold: true })
        s.text(360, 33, 'FOR COMBINED TRANSPORT SHIPMENT OR PORT TO PORT SHIPMENT', { size: 5.5 })
        s.fields(
          [
            [
              34,
              42,
              264,
              60,
              'Shipper/Exporter (Complete name and address)',
              [...t.party('shipper', f.shipper), `TEL: ${f.shipper.phone}`],
            ],
            [298, 42, 132, 28, 'Booking No.', t.text('booking_number', `GSL${f.digits(9)}`)],
            [430, 42, 132, 28, 'B/L No.', t.text('bill_of_lading_number', bill(f))],
            [298, 70, 264, 32, 'Export references', ''],
            [
              34,
              102,
              264,
              60,
              'Consignee (Complete name and address) - This B/L is not negotiable unless consigned to order',
              [...t.party('consignee', f.consignee), `PIN: P05${f.digits(7)}Q`],
            ],
            [
              298,
              102,
              264,
              60,
              'Forwarding agent - references (F.M.C. no.)',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper)],
            ],
            [
              34,
              162,
              264,
              60,
              'Notify party (Complete name and address)',
              [...t.party('notify_party', f.notify), `TEL: ${f.notify.phone}`],
            ],
            [
              298,
              162,
              264,
              60,
              'Destination agent - for release of cargo apply to',
              [
                'STAR EAST AFRICA CO.',
                'GAREN HOUSE, MOI AVENUE, P.O. BOX 00000',
                'MOMBASA, KENYA  TEL +254 41 000 0000',
              ],
            ],
            [34, 222, 132, 24, 'Initial carriage (Mode)*', 'TRUCK'],
            [166, 222, 132, 24, 'Place of receipt*', t.text('place_of_receipt', upper(f.receipt.name))],
            [298, 222, 132, 24, 'Point and country of origin of goods', upper(f.loading.country)],
            [430, 222, 132, 24, 'Loading pier / terminal', ''],
            [34, 246, 132, 24, 'Vessel', t.text('vessel', f.vessel)],
            [166, 246, 132, 24, 'Voyage No.', t.text('voyage', f.voyage)],
            [298, 246, 132, 24, 'Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [430, 246, 132, 24, 'Type of movement', 'CY/CY  FCL/FCL'],
            [34, 270, 132, 24, 'Port of discharge', t.text('port_of_discharge', upper(to.name))],
            [166, 270, 132, 24, 'Place of delivery*', t.text('place_of_delivery', INLAND[to.code]!)],
            [298, 270, 264, 24, 'Routing instructions', `TRANSHIPMENT AT ${upper(f.transshipment.name)}`],
          ],
          style,
        )
        s.text(34, 296, 'PARTICULARS DECLARED BY THE SHIPPER BUT NOT ACKNOWLEDGED BY THE CARRIER', {
          size: 6,
          bold: true,
          align: 'center',
          width: 528,
        })
        s.box(34, 304, 528, 276)
        s.line(34, 322, 562, 322)
        for (const x of [144, 204, 406, 484]) s.line(x, 304, x, 580)
        for (const [x, ...head] of [
          [37, 'Container Nos./Seal Nos.', 'Marks and Numbers'],
          [147, 'No. of containers', 'or packages'],
          [207, 'Description of packages and goods'],
          [409, 'Gross weight', '(Kilos)'],
          [487, 'Measurement', '(CBM)'],
        ] as const)
          s.lines(x, 307, head, { size: 5.5, leading: 7 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const many = f.containers.length > 1
        let y = 328
        for (const [i, c] of f.containers.entries()) {
          s.lines(37, y, [c.number, `SEAL ${c.seal}`, `1X${c.size}`], { size: 7.5, leading: 9 })
          s.lines(147, y, [String(c.packages), f.unit], { size: 7.5, leading: 9 })
          s.lines(207, y, i === 0 ? ['SAID TO CONTAIN:', f.goods, `H.S. CODE ${f.hs}`] : ['DITTO'], {
            size: 7.5,
            leading: 9,
          })
          s.text(409, y, plain(c.weight, 3), { size: 7.5, width: 72, align: 'right' })
          s.text(487, y, plain(c.volume, 3), { size: 7.5, width: 70, align: 'right' })
          y += 32
        }
        if (many) {
          s.line(147, y, 558, y)
          s.text(37, y + 4, 'TOTAL', { size: 7.5, bold: true })
          s.text(147, y + 4, t.measure('packages', f.packages, f.unit, String(f.packages)), { size: 7.5, bold: true })
          s.text(409, y + 4, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)), {
            size: 7.5,
            bold: true,
            width: 72,
            align: 'right',
          })
          s.text(487, y + 4, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), {
            size: 7.5,
            bold: true,
            width: 70,
            align: 'right',
          })
        }
        s.lines(
          207,
          y + 22,
          [
            'FREIGHT PREPAID',
            'SHIPPER LOAD STOW COUNT AND SEAL',
            '14 DAYS FREE DETENTION AT DESTINATION',
            'THC AT DESTINATION FOR CONSIGNEE A/C',
          ],
          { size: 7.5, leading: 9 },
        )
        s.fields(
          [
            [34, 580, 132, 26, 'Freight payable at', upper(f.loading.name)],
            [166, 580, 132, 26, 'Number of original Bills of Lading', 'THREE (3)'],
            [298, 580, 132, 26, 'Place and date of issue', ''],
            [430, 580, 132, 26, 'Shipped on board the vessel', t.date('on_board_date', f.onBoard, named)],
          ],
          style,
        )
        s.text(301, 591, `${upper(f.loading.name)} ${t.date('issue_date', f.issued, named)}`, { size: 7.5, width: 126 })
        s.box(34, 606, 264, 120)
        s.text(36, 608, 'Declared value (see clause 23)   US$ ................', { size: 5.5 })
        s.prose(38, 620, 256, TERMS[0], 5.5)
        s.box(298, 606, 264, 120)
        s.text(302, 610, 'Signed as agents for the carrier GOLD STAR LINE LTD.', { size: 7 })
        s.text(302, 708, 'By: ..........................................................', { size: 7 })
        s.text(34, 730, '* Applicable only when used for multimodal or through transportation', { size: 5.5 })
      },
    },
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const to = AFRICA[0]
        s.text(36, 22, 'STAR EAST AFRICA CO.', { size: 14, bold: true, color: gold })
        s.text(36, 40, 'As agents only for GOLD STAR LINE LTD.', { size: 8 })
        s.lines(
          400,
          22,
          ['Garen House, Moi Avenue', 'P.O. Box 00000 - 80100 Mombasa', 'Tel: +254 41 000 0000', 'PIN: P000000000X'],
          {
            size: 7.5,
          },
        )
        s.text(0, 74, 'ARRIVAL NOTIFICATION', { size: 13, bold: true, align: 'center', width: 595 })
        s.text(36, 98, `Date: ${t.date('document_date', f.noticed, spaced)}`, { size: 9 })
        s.text(36, 116, 'To:', { size: 9 })
        s.lines(60, 116, t.party('consignee', f.consignee), { size: 9, leading: 11 })
        s.text(320, 116, 'Also notify:', { size: 9 })
        s.lines(376, 116, t.party('notify_party', f.notify), { size: 9, leading: 11, width: 184 })
        s.text(36, 162, 'Dear Sirs,', { size: 9 })
        s.prose(
          36,
          176,
          523,
          'We wish to inform you that the undermentioned consignment is due to arrive per the vessel stated. Kindly arrange to lodge your original bill of lading duly endorsed together with payment of our local charges to enable us process the delivery order.',
          9,
        )
        s.pairs(
          36,
          218,
          [
            ['Vessel / Voyage', `:  ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['Bill of Lading', `:  ${t.text('bill_of_lading_number', bill(f))}`],
            ['Supplier', `:  ${t.text('shipper', upper(f.shipper.name))}`],
            ['Load Port', `:  ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['Discharge Port', `:  ${t.text('port_of_discharge', upper(to.name))}`],
            ['Final Destination', `:  ${t.text('place_of_delivery', 'NAIROBI ICD')}`],
          ],
          { gap: 95, size: 9, step: 14 },
        )
        s.pairs(
          330,
          218,
          [
            ['E.T.A.', `:  ${t.date('eta', f.arrival, spaced)}`],
            ['Manifest No.', `:  MRN ${f.digits(4)}/26`],
            ['Ship call no.', `:  26${f.letters(3)}${f.digits(3)}`],
            ['Terminal', `:  ${t.text('terminal', 'KPA BERTH 19')}`],
            ['Free time expires', `:  ${t.date('last_free_day', f.lastFreeDay, spaced)}`],
          ],
          { gap: 95, size: 9, step: 14 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const many = f.containers.length > 1
        const end = s.table(
          36,
          312,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 90 },
            { title: 'Quantity', width: 100 },
            { title: 'Weight (kgs)', width: 90, align: 'right' },
            { title: 'Said to contain', width: 103 },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit}`,
              plain(c.weight, 2),
              f.goods,
            ]),
            ...(many
              ? [
                  [
                    'Total',
                    '',
                    '',
                    `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
                    t.measure('gross_weight', Math.round(f.weight * 100) / 100, 'kg', plain(f.weight, 2)),
                    '',
                  ],
                ]
              : []),
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        for (const one of t.truth.containers) one.gross_weight = Number(plain(one.gross_weight!, 2))
        if (!many) t.measure('gross_weight', Number(plain(f.weight, 2)), 'kg', '')
        s.text(36, end + 16, 'Local charges (plus 16% VAT where applicable)', { size: 9, bold: true })
        s.table(
          36,
          end + 30,
          [
            { title: 'Description', width: 200 },
            { title: "Per 20'", width: 80, align: 'right' },
            { title: "Per 40'", width: 80, align: 'right' },
            { title: 'Currency', width: 60 },
          ],
          [
            ['Delivery order fee (per B/L)', '55.00', '55.00', 'USD'],
            ['Container cleaning', '20.00', '30.00', 'USD'],
            ['Container deposit (refundable)', '400.00', '800.00', 'USD'],
            ['Equipment management fee', '42.00', '42.00', 'USD'],
          ],
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          36,
          end + 120,
          [
            'Bank: Diamond Trust Bank, Moi Avenue branch. A/c name Star East Africa Co. USD a/c 0000000000',
            "Detention after free time: days 1-7 USD 20/40, thereafter USD 40/80 per day (20'/40').",
            'Should you not be the rightful party, please advise by return.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, 770, 'E. & O. E.   This is a system generated notice and requires no signature.', { size: 7 })
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        const to = AFRICA[0]
        const agent = f.random.pick(['SIMBA CLEARING & FORWARDING LTD', 'COAST EXPRESS CARGO HANDLERS LTD'])
        s.box(30, 24, 535, 640)
        s.text(40, 34, 'STAR EAST AFRICA CO.', { size: 13, bold: true, color: gold })
        s.text(40, 50, 'As agents for GOLD STAR LINE LTD.', { size: 7.5 })
        s.text(360, 34, 'DELIVERY ORDER', { size: 15, bold: true })
        s.line(30, 66, 565, 66)
        s.pairs(
          40,
          74,
          [
            ['D/O No.', t.text('release_number', `MBA${f.digits(7)}`)],
            ['Date', t.date('document_date', f.available, named)],
          ],
          { gap: 60, size: 9, step: 15 },
        )
        s.pairs(
          330,
          74,
          [
            ['Valid upto', t.date('valid_until', f.lastFreeDay, named)],
            ['Receipt No.', `RCT/${f.digits(6)}`],
          ],
          { gap: 70, size: 9, step: 15 },
        )
        s.line(30, 106, 565, 106)
        s.lines(
          40,
          114,
          ['THE PRINCIPAL OFFICER', t.text('terminal', 'KENYA PORTS AUTHORITY, CONTAINER TERMINAL'), 'MOMBASA'],
          {
            size: 9,
            leading: 12,
          },
        )
        s.text(40, 158, `Please release to M/S ${t.text('release_to', agent)} the undermentioned`, { size: 9 })
        s.text(40, 171, 'container(s) on payment of your charges and on production of customs release.', { size: 9 })
        s.line(30, 190, 565, 190)
        s.pairs(
          40,
          198,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Arrived', spaced(f.arrival)],
            ['Bill of Lading', t.text('bill_of_lading_number', bill(f))],
          ],
          { gap: 80, size: 9, step: 15, labelBold: true },
        )
        s.pairs(
          288,
          198,
          [
            ['Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            ['Port of discharge', t.text('port_of_discharge', upper(to.name))],
            ['Consignee', t.text('consignee', upper(f.consignee.name))],
            ['Manifest', `${f.digits(4)}/26  line ${f.digits(2)}`],
          ],
          { gap: 85, size: 8.5, step: 15, labelBold: true },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          40,
          272,
          [
            { title: 'Container no.', width: 95 },
            { title: 'Size', width: 50 },
            { title: 'Seal', width: 90 },
            { title: 'Packages', width: 110 },
            { title: 'Gross weight (kg)', width: 100, align: 'right' },
            { title: 'Status', width: 70 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, `${c.packages} ${f.unit}`, plain(c.weight, 3), 'FCL']),
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.text(40, end + 12, `Goods: ${f.goods}`, { size: 9 })
        s.text(40, end + 40, `Empty container to be returned to ${upper(f.depot)}`, {
          size: 9,
          bold: true,
        })
        s.text(
          40,
          end + 54,
          'Interchange receipt to be surrendered for refund of deposit. Late return attracts detention.',
          {
            size: 8,
          },
        )
        s.stamp(480, 580, 40, ['STAR EAST', 'AFRICA CO.', 'MOMBASA'])
        s.text(40, 620, 'For Star East Africa Co.  ............................................. As agents only', {
          size: 8.5,
        })
        s.text(40, 640, 'Not valid without our rubber stamp. Alterations must be countersigned.', { size: 7 })
      },
    },
  },
}
