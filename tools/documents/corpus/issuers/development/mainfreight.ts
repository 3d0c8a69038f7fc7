import { british, city, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text

export const mainfreight: Issuer = {
  name: 'Mainfreight',
  forms: {
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.fill(30, 24, 552, 34, '#0033a0')
        s.text(40, 33, 'Mainfreight', { size: 16, bold: true, color: '#fff' })
        s.text(430, 36, 'ARRIVAL NOTICE', { size: 13, bold: true, color: '#fff' })
        s.text(30, 68, 'SHIPMENT', { size: 7, color: '#0033a0', bold: true })
        s.text(30, 78, t.text('reference_number', `SHAS${f.digits(8)}`), { size: 12, bold: true })
        s.text(200, 68, 'DATE ISSUED', { size: 7, color: '#0033a0', bold: true })
        s.text(200, 78, t.date('document_date', f.noticed, shortNamed), { size: 10 })
        s.text(330, 68, 'PREPARED BY', { size: 7, color: '#0033a0', bold: true })
        s.text(330, 78, `Import desk, ${f.forwarder.phone}`, { size: 9 })
        s.line(30, 98, 582, 98)
        const cells: [number, number, string, string | string[]][] = [
          [30, 104, 'SHIPPER', t.party('shipper', f.shipper, own)],
          [220, 104, 'CONSIGNEE', t.party('consignee', f.consignee, own)],
          [410, 104, 'NOTIFY PARTY', t.party('notify_party', f.notify, own)],
          [30, 152, 'OCEAN BILL OF LADING', t.text('master_bill_number', `WHLC${f.digits(10)}`)],
          [220, 152, 'HOUSE BILL OF LADING', t.text('house_bill_number', `MFT${f.digits(8)}`)],
          [410, 152, 'CARRIER', t.text('carrier', 'WAN HAI LINES')],
          [30, 180, 'VESSEL', t.text('vessel', f.vessel)],
          [220, 180, 'VOYAGE', t.text('voyage', f.voyage)],
          [410, 180, 'FREE TIME UNTIL', t.date('last_free_day', f.lastFreeDay, shortNamed)],
          [30, 208, 'PORT OF LOADING', t.text('port_of_loading', city(f.loading))],
          [220, 208, 'PORT OF DISCHARGE', t.text('port_of_discharge', city(f.discharge))],
          [410, 208, 'PLACE OF DELIVERY', t.text('place_of_delivery', city(f.delivery))],
          [30, 236, 'ETD', t.date('etd', f.departure, shortNamed)],
          [220, 236, 'ETA', t.date('eta', f.arrival, shortNamed)],
          [410, 236, 'CARGO AVAILABLE AT', t.text('terminal', f.terminal)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [x, y, label, value] of cells) {
          s.text(x, y, label, { size: 6.5, color: '#0033a0', bold: true })
          s.lines(x, y + 9, typeof value === 'string' ? [value] : value, { size: 9, width: 180 })
        }
        t.containers(f.containers, ['size_type', 'seal_number'])
        const end = s.table(
          30,
          272,
          [
            { title: 'CONTAINER', width: 140 },
            { title: 'TYPE', width: 70 },
            { title: 'SEAL', width: 140 },
            { title: 'GOODS', width: 202 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, f.goods]),
          { rules: 'head', size: 9, headBold: true },
        )
        s.table(
          30,
          end + 14,
          [
            { title: 'TOTAL PACKAGES', width: 184 },
            { title: 'TOTAL WEIGHT', width: 184 },
            { title: 'TOTAL VOLUME', width: 184 },
          ],
          [
            [
              t.measure('packages', f.packages, f.unit, `${english(f.packages, 0)} ${f.unit}`),
              t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KG`),
              t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} M3`),
            ],
          ],
          { rules: 'all', size: 9, headBold: true },
        )
        s.prose(30, 720, 552, TERMS[1], 6)
      },
    },
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'Mainfreight International', { size: 13, bold: true, color: '#0033a0' })
        s.text(36, 38, 'Sea waybill - not negotiable', { size: 12, bold: true })
        s.table(
          36,
          62,
          [
            { title: 'Waybill number', width: 131 },
            { title: 'Booking number', width: 131 },
            { title: 'Shipment reference', width: 131 },
            { title: 'Date of issue', width: 131 },
          ],
          [
            [
              t.text('bill_of_lading_number', `MFTW${f.digits(8)}`),
              t.text('booking_number', f.digits(10)),
              t.text('reference_number', `SHAS${f.digits(8)}`),
              t.date('issue_date', f.issued, british),
            ],
          ],
          { rules: 'all', size: 9, headBold: true },
        )
        const parties: [string, string[]][] = [
          ['Consignor / shipper', t.party('shipper', f.shipper)],
          ['Consignee', t.party('consignee', f.consignee)],
          ['Notify party', t.party('notify_party', f.notify)],
        ]
        for (const [i, [label, lines]] of parties.entries()) {
          s.text(36, 106 + i * 44, label, { size: 8, bold: true })
          s.lines(150, 106 + i * 44, lines, { size: 9 })
          s.line(36, 142 + i * 44, 560, 142 + i * 44)
        }
        s.pairs(
          36,
          242,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Shipped on board', t.date('on_board_date', f.onBoard, british)],
          ],
          { gap: 114, size: 9, step: 14 },
        )
        s.pairs(
          310,
          242,
          [
            ['Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            ['Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
          ],
          { gap: 90, size: 9, step: 14 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          298,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 40 },
            { title: 'Seal', width: 84 },
            { title: 'Packages', width: 60, align: 'right' },
            { title: 'Description', width: 120 },
            { title: 'Weight kg', width: 70, align: 'right' },
            { title: 'Volume m3', width: 60, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              english(c.packages, 0),
              f.goods,
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, english(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(36, end + 16, 'Freight prepaid. Delivery to the consignee upon proof of identity.', { size: 8 })
        s.prose(36, 720, 524, TERMS[0], 6)
      },
    },
  },
}
