import { dotted, english, named, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const ecu: Issuer = {
  name: 'ECU Worldwide',
  forms: {
    house_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        const c = f.containers[0]!
        s.text(24, 16, 'ECU WORLDWIDE', { size: 18, bold: true })
        s.text(24, 36, 'Bill of Lading  -  Combined Transport & Port to Port', { size: 9 })
        s.text(400, 18, 'ORIGINAL', { size: 14, bold: true })
        s.box(24, 50, 547, 212)
        s.line(290, 50, 290, 262)
        for (const y of [104, 158, 212]) s.line(24, y, 571, y)
        s.line(24, 237, 571, 237)
        s.line(157, 212, 157, 262)
        s.line(430, 212, 430, 262)
        const put = (x: number, y: number, label: string, lines: readonly string[]) => {
          s.text(x + 2, y + 2, label, { size: 6.5 })
          s.lines(x + 6, y + 11, lines, { size: 9, leading: 10, width: 256 })
        }
        put(24, 50, 'Consignor', t.party('shipper', f.shipper))
        put(290, 50, 'Bill of Lading No.', [
          t.text('bill_of_lading_number', `${f.loading.code.slice(2)}/${f.discharge.code.slice(2)}/${f.digits(6)}`),
        ])
        put(24, 104, 'Consigned to Order of', t.party('consignee', f.consignee))
        put(290, 104, 'Shipping agent references', [t.text('reference_number', `EXP/${f.digits(7)}`)])
        put(24, 158, 'Notify Address', t.party('notify_party', f.notify))
        put(290, 158, 'Delivery agent at destination', [
          `ECU WORLDWIDE (${upper(f.discharge.country)})`,
          ...f.forwarder.address.map(upper),
          `TEL ${f.forwarder.phone}`,
        ])
        const small = (x: number, y: number, label: string, value: string) => {
          s.text(x + 2, y + 2, label, { size: 6.5 })
          s.text(x + 4, y + 12, value, { size: 9, width: 126 })
        }
        small(
          24,
          212,
          'Place of Acceptance',
          t.text('place_of_receipt', `${upper(f.receipt.name)} CFS`, [
            upper(f.receipt.name),
            `${upper(f.receipt.name)} CFS`,
          ]),
        )
        small(157, 212, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)))
        small(24, 237, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name)))
        small(
          157,
          237,
          'Final Place of Delivery',
          t.text('place_of_delivery', `${upper(f.delivery.name)} CFS`, [
            upper(f.delivery.name),
            `${upper(f.delivery.name)} CFS`,
          ]),
        )
        small(290, 212, 'Ocean Vessel', t.text('vessel', f.vessel))
        small(430, 212, 'Voyage No.', t.text('voyage', f.voyage))
        small(290, 237, 'Freight payable at', 'ORIGIN')
        small(430, 237, 'No. of Original B/L', '3 / THREE')
        s.table(
          24,
          266,
          [
            { title: ['Marks and', 'numbers'], width: 95 },
            { title: ['Number and kind', 'of packages'], width: 90 },
            { title: 'Description of goods', width: 192 },
            { title: ['Gross weight', '(kg)'], width: 85, align: 'right' },
            { title: ['Measurement', '(m3)'], width: 85, align: 'right' },
          ],
          [
            [
              [
                upper(f.consignee.name.split(' ')[0]!),
                upper(f.discharge.name),
                `C/NO. 1-${c.packages}`,
                'MADE IN',
                upper(f.loading.country),
              ],
              `${t.measure('packages', c.packages, f.unit, String(c.packages))} ${f.unit}`,
              [f.goods, `H.S. ${f.hs}`, '', 'LCL / LCL', 'FREIGHT PREPAID'],
              t.measure('gross_weight', c.weight, 'kg', plain(c.weight, 3)),
              t.measure('volume', c.volume, 'cbm', plain(c.volume, 3)),
            ],
          ],
          { rules: 'head', size: 9, headSize: 7 },
        )
        t.container({ number: c.number, seal_number: c.seal })
        s.text(24, 470, `PART OF CONTAINER ${c.number}   SEAL ${c.seal}`, { size: 9 })
        s.text(24, 484, `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, named)}`, { size: 9, bold: true })
        s.box(24, 580, 547, 150)
        s.line(290, 580, 290, 730)
        s.prose(
          28,
          586,
          256,
          'The goods are received in apparent good order and condition as far as ascertained by reasonable means of checking, unless otherwise stated. The carrier, in accordance with the provisions overleaf, undertakes to perform or to procure the carriage from the place at which the goods are accepted to the place designated for delivery. One of the bills of lading must be surrendered duly endorsed in exchange for the goods. Where issued to order, the holder shall pay all freight, storage and demurrage.',
          6.5,
        )
        s.text(296, 586, 'Place and date of issue', { size: 6.5 })
        s.text(300, 598, `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, named)}`, { size: 9 })
        s.line(290, 616, 571, 616)
        s.text(296, 620, 'Signed for ECU-Line as carrier by', { size: 6.5 })
      },
    },
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const c = f.containers[0]!
        s.fill(36, 24, 6, 44, '#c8102e')
        s.text(50, 26, 'ECU WORLDWIDE', { size: 18, bold: true })
        s.text(50, 50, 'LCL Import', { size: 11, color: '#c8102e' })
        s.text(360, 30, 'Arrival Notification', { size: 15, bold: true })
        s.text(360, 50, `Printed ${t.date('document_date', f.noticed, spaced)} / user KVDB`, { size: 7.5 })
        s.lines(36, 90, [t.text('notify_party', f.notify.name), ...f.notify.address], { size: 9.5, leading: 12 })
        s.text(36, 80, 'Notify', { size: 6.5, color: '#666' })
        s.text(36, 146, 'Shipment details', { size: 10, bold: true, color: '#c8102e' })
        s.line(36, 158, 559, 158)
        const house = `${f.loading.code.slice(2)}/${f.discharge.code.slice(2)}/${f.digits(6)}`
        const master = `MEDU${f.letters(2)}${f.digits(6)}`
        s.pairs(
          36,
          166,
          [
            ['Our file', t.text('reference_number', `ANR-I-${f.digits(6)}`)],
            ['HBL', t.text('house_bill_number', house)],
            ['OBL', t.text('master_bill_number', master)],
            ['Consignor', t.text('shipper', f.shipper.name)],
            ['Consignee', t.text('consignee', f.consignee.name)],
            ['Release type', 'Original HBL required'],
          ],
          { gap: 70, size: 8.5, step: 15 },
        )
        t.text('bill_of_lading_number', master, [master, house])
        s.pairs(
          310,
          166,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Origin port', `${t.text('port_of_loading', f.loading.name)} (${f.loading.code})`],
            ['Discharge', `${t.text('port_of_discharge', f.discharge.name)} (${f.discharge.code})`],
            ['Sailed', t.date('etd', f.departure, spaced)],
            ['Expected', t.date('eta', f.arrival, spaced)],
          ],
          { gap: 70, size: 8.5, step: 15 },
        )
        s.text(36, 268, 'Cargo', { size: 10, bold: true, color: '#c8102e' })
        s.table(
          36,
          282,
          [
            { title: 'Container', width: 85 },
            { title: 'Pieces', width: 90 },
            { title: 'Commodity', width: 158 },
            { title: 'Kilos', width: 90, align: 'right' },
            { title: 'CBM', width: 100, align: 'right' },
          ],
          [
            [
              c.number,
              `${t.measure('packages', c.packages, f.unit, String(c.packages))} ${f.unit}`,
              f.goods,
              t.measure('gross_weight', c.weight, 'kg', english(c.weight, 3)),
              t.measure('volume', c.volume, 'cbm', english(c.volume, 3)),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        t.container({ number: c.number })
        s.text(36, 334, 'Pick-up', { size: 10, bold: true, color: '#c8102e' })
        s.line(36, 346, 559, 346)
        s.pairs(
          36,
          354,
          [
            ['Unstuffing warehouse', t.text('terminal', `LCL CENTER ${upper(f.discharge.name)} - KAAI 1742`)],
            ['Goods available (est.)', spaced(f.available)],
            ['Free storage up to', t.date('last_free_day', f.lastFreeDay, spaced)],
            ['Opening hours', 'Mon-Fri 07.00 - 15.30'],
          ],
          { gap: 120, size: 8.5, step: 15 },
        )
        s.text(36, 430, 'Destination charges', { size: 10, bold: true, color: '#c8102e' })
        const wm = Math.max(c.volume, c.weight / 1000)
        const handling = Math.round(wm * 38 * 100) / 100
        const total = Math.round((handling + 85 + 32.5) * 100) / 100
        const end = s.table(
          36,
          444,
          [
            { title: 'Code', width: 50 },
            { title: 'Charge', width: 200 },
            { title: 'Basis', width: 173 },
            { title: 'EUR', width: 100, align: 'right' },
          ],
          [
            ['CFS', 'Terminal + CFS handling', `38.00 per w/m (${plain(wm, 3)})`, english(handling, 2)],
            ['DOC', 'Delivery order fee', 'per HBL', '85.00'],
            ['PSF', 'Port security', 'per HBL', '32.50'],
          ],
          { rules: 'head' },
        )
        s.text(286, end + 4, 'Total excl. VAT', { bold: true })
        s.text(459, end + 4, t.money('total_amount', total, 'EUR', english(total, 2)), {
          bold: true,
          align: 'right',
          width: 98,
        })
        s.prose(
          36,
          690,
          523,
          'Customs documents: please send us the T1 or import declaration before collection. Original bill of lading, packing list and commercial invoice may be requested by the customs authorities. ECU Worldwide accepts no liability for wrong arrival dates given by shipping lines. Amounts are subject to the rate of exchange of the day of payment.',
          7,
        )
        s.text(36, 800, `ECU Worldwide  -  Schomhoeveweg 15, 2030 Antwerp  -  ${dotted(f.noticed)}`, {
          size: 6.5,
          color: '#777',
        })
      },
    },
  },
}
