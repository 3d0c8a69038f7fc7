import { american, city, english, iso, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const sinokor: Issuer = {
  name: 'Sinokor',
  forms: {
    arrival: {
      type: 'arrival_notice',
      landscape: true,
      draw: (f, s, t) => {
        s.text(40, 20, 'SINOKOR MERCHANT MARINE CO., LTD.', { size: 14, bold: true, color: '#0b4f9e' })
        s.text(40, 38, `As agents: ${f.forwarder.name}, Tel ${f.forwarder.phone}`, { size: 7 })
        s.text(560, 20, 'NOTICE OF ARRIVAL', { size: 18, bold: true })
        s.text(560, 42, `Printed on ${t.date('document_date', f.noticed, iso)} 09:14`, { size: 7 })
        s.line(40, 54, 802, 54)
        const parties: [string, string[]][] = [
          ['SHIPPER', t.party('shipper', f.shipper)],
          ['CONSIGNEE', t.party('consignee', f.consignee)],
          ['NOTIFY', t.party('notify_party', f.notify)],
        ]
        for (const [i, [label, lines]] of parties.entries()) {
          s.fill(40 + i * 256, 60, 250, 11, '#dfe8f3')
          s.text(44 + i * 256, 62, label, { size: 7, bold: true })
          s.lines(44 + i * 256, 75, lines, { size: 8 })
        }
        s.table(
          40,
          120,
          [
            { title: 'B/L NO.', width: 110 },
            { title: 'VESSEL', width: 132 },
            { title: 'VOY.', width: 80 },
            { title: 'LOADING PORT', width: 130 },
            { title: 'ON BOARD', width: 80 },
            { title: 'DISCHARGING PORT', width: 130 },
            { title: 'E.T.A.', width: 100 },
          ],
          [
            [
              t.text('bill_of_lading_number', `SNKO${f.digits(3)}${f.digits(9)}`),
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('port_of_loading', upper(city(f.loading))),
              iso(f.onBoard),
              t.text('port_of_discharge', upper(city(f.discharge))),
              t.date('eta', f.arrival, iso),
            ],
          ],
          { rules: 'all', size: 8 },
        )
        s.pairs(
          40,
          160,
          [
            ['Final place of delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
            ['Discharging terminal', t.text('terminal', f.terminal)],
            ['Free time expires', t.date('last_free_day', f.lastFreeDay, iso)],
          ],
          { gap: 120 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          40,
          208,
          [
            { title: 'CNTR NO.', width: 100 },
            { title: 'TYPE', width: 50 },
            { title: 'SEAL NO.', width: 100 },
            { title: 'COMMODITY', width: 212 },
            { title: `QTY (${f.unit})`, width: 100, align: 'right' },
            { title: 'WEIGHT (KGS)', width: 100, align: 'right' },
            { title: 'MEASURE (CBM)', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              f.goods,
              english(c.packages, 0),
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'GRAND TOTAL',
              '',
              '',
              '',
              t.measure('packages', f.packages, f.unit, english(f.packages, 0)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.prose(40, end + 20, 762, TERMS[1], 6.5)
      },
    },
    bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(36, 18, 'SINOKOR', { size: 18, bold: true, font: 'Helvetica', color: '#0b4f9e' })
        s.text(330, 18, 'BILL OF LADING', { size: 15, bold: true, font: 'Helvetica' })
        s.text(330, 36, 'FOR OCEAN TRANSPORT OR MULTIMODAL TRANSPORT', { size: 6, font: 'Helvetica' })
        const box = { labelSize: 5.5 }
        s.field(36, 46, 280, 60, 'Shipper/Exporter', t.party('shipper', f.shipper), box)
        s.field(36, 106, 280, 60, 'Consignee', t.party('consignee', f.consignee), box)
        s.field(36, 166, 280, 60, 'Notify Party', t.party('notify_party', f.notify), box)
        s.field(316, 46, 244, 28, 'B/L No.', t.text('bill_of_lading_number', `SNKO${f.digits(3)}${f.digits(9)}`), box)
        s.field(316, 74, 244, 28, 'Booking No.', t.text('booking_number', `SNK${f.digits(9)}`), box)
        s.box(316, 102, 244, 124)
        s.prose(320, 106, 236, TERMS[0], 6)
        s.fields(
          [
            [36, 226, 140, 26, 'Pre-carriage by', ''],
            [176, 226, 140, 26, 'Place of Receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [36, 252, 140, 26, 'Vessel / Voyage No.', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [176, 252, 140, 26, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
            [36, 278, 140, 26, 'Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
            [176, 278, 140, 26, 'Place of Delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
            [316, 226, 244, 26, 'No. of original B/L', 'THREE (3)'],
            [316, 252, 244, 26, 'Freight payable at', 'DESTINATION'],
            [316, 278, 244, 26, 'Final destination (for the merchant reference)', ''],
          ],
          box,
        )
        s.box(36, 304, 524, 300)
        s.text(40, 307, 'Container No. / Seal No.', { size: 5.5 })
        s.text(170, 307, 'No. of pkgs', { size: 5.5 })
        s.text(250, 307, 'Description of goods', { size: 5.5 })
        s.text(410, 307, 'Gross weight', { size: 5.5 })
        s.text(490, 307, 'Measurement', { size: 5.5 })
        s.text(170, 322, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`), { width: 78 })
        s.text(410, 322, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`), { width: 76 })
        s.text(490, 322, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)} CBM`), { width: 68 })
        s.lines(250, 322, ["SHIPPER'S LOAD, COUNT & SEAL", 'SAID TO CONTAIN :', f.goods, `HS CODE ${f.hs}`], {
          size: 7.5,
        })
        t.containers(f.containers, ['seal_number', 'size_type'])
        for (const [i, c] of f.containers.entries())
          s.text(40, 400 + i * 12, `${c.number} / ${c.seal} / ${c.size}`, { size: 7.5 })
        s.fields(
          [
            [36, 620, 174, 30, 'Laden on board the vessel', t.date('on_board_date', f.onBoard, named)],
            [210, 620, 174, 30, 'Place of issue', upper(f.loading.name)],
            [384, 620, 176, 30, 'Date of issue', t.date('issue_date', f.issued, named)],
          ],
          box,
        )
        s.text(384, 670, 'SINOKOR MERCHANT MARINE CO., LTD. AS CARRIER', { size: 7 })
      },
    },
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(36, 20, 'SINOKOR  |  e-Service', { size: 12, bold: true, color: '#0b4f9e' })
        s.text(36, 46, 'Booking Confirmation', { size: 16 })
        s.text(400, 50, `Issued ${american(f.booked)}`, { size: 7 })
        const rows: [string, string][] = [
          ['Booking No', t.text('booking_number', `SNK${f.digits(9)}`)],
          ['Shipper', t.text('shipper', upper(f.shipper.name))],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage No', t.text('voyage', f.voyage)],
          ['Place of receipt', t.text('place_of_receipt', upper(city(f.receipt)))],
          ['Port of loading', t.text('port_of_loading', upper(city(f.loading)))],
          ['ETD', t.date('etd', f.departure, american)],
          ['Port of discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['ETA', t.date('eta', f.arrival, american)],
          ['Place of delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['Loading terminal', t.text('terminal', `${upper(f.loading.name)} NEW PORT TERMINAL`)],
          ['Commodity', f.goods],
          ['Equipment', `${f.containers.length} x ${f.containers[0]!.size}`],
          ['Document closing', `${t.date('documentation_cutoff', f.documentCutoff, american)} 17:00`],
          ['VGM closing', `${t.date('vgm_cutoff', f.vgmCutoff, american)} 17:00`],
          ['Cargo closing', `${t.date('cargo_cutoff', f.cargoCutoff, american)} 12:00`],
          ['Empty pick-up date', t.date('empty_pickup_date', f.emptyPickup, american)],
          ['Empty pick-up depot', f.depot],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.fill(36, 78 + i * 20, 150, 19, '#eef2f7')
          s.text(42, 83 + i * 20, label, { size: 8 })
          s.text(196, 83 + i * 20, value, { size: 8.5, bold: i === 0 })
          s.line(36, 97 + i * 20, 560, 97 + i * 20)
        }
        s.prose(36, 470, 524, TERMS[2], 6)
      },
    },
  },
}
