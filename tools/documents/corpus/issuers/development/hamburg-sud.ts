import { city, continental, named, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const hamburgSud: Issuer = {
  name: 'Hamburg Süd',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        const bill = `SUDU${f.digits(2)}${f.letters(3)}${f.digits(6)}A`
        s.text(330, 18, 'HAMBURG SÜD', { size: 18, bold: true, color: '#a00' })
        s.text(330, 40, 'Bill of Lading for Ocean Transport or Multimodal Transport', { size: 7.5 })
        const boxes = { labelSize: 5, labelColor: '#a00', size: 7.5 }
        s.field(28, 16, 290, 62, 'Shipper', [...t.party('shipper', f.shipper), `TEL ${f.shipper.phone}`], boxes)
        s.field(
          28,
          78,
          290,
          62,
          'Consignee (not negotiable unless consigned to order)',
          t.party('consignee', f.consignee),
          boxes,
        )
        s.field(
          28,
          140,
          290,
          62,
          'Notify Address (carrier not responsible for failure to notify; see clause 20)',
          t.party('notify_party', f.notify),
          boxes,
        )
        s.fields(
          [
            [318, 56, 122, 22, 'Carrier’s Reference', t.text('booking_number', `6${f.letters(3)}${f.digits(6)}`)],
            [440, 56, 127, 22, 'B/L-No.', t.text('bill_of_lading_number', bill)],
            [318, 78, 122, 22, 'Page', '1 / 1'],
            [440, 78, 127, 22, 'Export References', t.text('reference_number', f.order)],
            [318, 100, 249, 40, 'Forwarding Agent', [upper(f.forwarder.name), ...f.forwarder.address.map(upper)]],
            [
              318,
              140,
              249,
              62,
              'Consignee’s / Discharge Port Agent',
              [`HAMBURG SUD AGENCY ${upper(f.discharge.name)}`, `PHONE ${f.notify.phone}`],
            ],
            [28, 202, 145, 24, 'Pre-Carriage by', f.feeder],
            [
              173,
              202,
              145,
              24,
              'Place of Receipt (Applicable only when document used as Multimodal)',
              t.text('place_of_receipt', upper(city(f.receipt))),
            ],
            [28, 226, 145, 24, 'Vessel', t.text('vessel', f.vessel)],
            [173, 226, 145, 24, 'Voyage No.', t.text('voyage', f.voyage)],
            [318, 202, 249, 72, '', ''],
            [28, 250, 145, 24, 'Port of Loading', t.text('port_of_loading', upper(city(f.loading)))],
            [173, 250, 145, 24, 'Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
          ],
          boxes,
        )
        s.text(321, 206, 'Place of Delivery (Applicable only when document used as Multimodal Transport B/L)', {
          size: 5,
          color: '#a00',
        })
        s.text(321, 216, t.text('place_of_delivery', upper(city(f.delivery))), { size: 7.5 })
        s.table(
          28,
          278,
          [
            { title: 'Container Nos., Seal Nos.; Marks and Nos.', width: 150 },
            { title: 'Number and Kind of Packages, Description of Goods', width: 230 },
            { title: 'Gross Weight (kg)', width: 80, align: 'right' },
            { title: 'Measurement (cbm)', width: 79, align: 'right' },
          ],
          [],
          { headSize: 5, rules: 'all' },
        )
        let y = 296
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight', 'volume'])
        for (const c of f.containers) {
          s.lines(32, y, [c.number, `SEAL: ${c.seal}`, `TARE: ${c.tare} KG`], { size: 7.5 })
          s.lines(182, y, [`${c.packages} ${f.unit}`, f.goods, `HS CODE ${f.hs}`], { size: 7.5 })
          s.text(410, y, continental(c.weight, 3), { size: 7.5, width: 76, align: 'right' })
          s.text(490, y, continental(c.volume, 3), { size: 7.5, width: 75, align: 'right' })
          y += 36
        }
        s.text(182, y + 6, `TOTAL: ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, {
          size: 7.5,
          bold: true,
        })
        s.text(410, y + 6, t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)), {
          size: 7.5,
          width: 76,
          align: 'right',
        })
        s.text(490, y + 6, t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)), {
          size: 7.5,
          width: 75,
          align: 'right',
        })
        s.lines(182, y + 24, ['SHIPPED ON BOARD', t.date('on_board_date', f.onBoard, spaced), 'FREIGHT PREPAID'], {
          size: 7.5,
        })
        s.box(28, 278, 539, 300)
        s.text(190, 582, 'ABOVE PARTICULARS AS DECLARED BY SHIPPER', { size: 6 })
        s.fields(
          [
            [28, 590, 140, 26, 'Total No. of Containers received by the Carrier', String(f.containers.length)],
            [168, 590, 150, 26, 'Packages received by the Carrier', '—'],
            [318, 590, 125, 26, 'Movement', 'FCL / FCL'],
            [443, 590, 124, 26, 'Currency', 'USD'],
            [
              28,
              616,
              290,
              60,
              'Freight and Charges   Rate   Prepaid   Collect',
              ['BAS OCEAN FREIGHT   2.150,00', 'DOC DOCUMENTATION FEE   55,00', 'THO TERMINAL HANDLING   240,00'],
            ],
            [318, 616, 125, 30, 'Freight Payable at', 'ORIGIN'],
            [443, 616, 124, 30, 'Number of original Bs/L', '3 / THREE'],
            [
              318,
              646,
              249,
              30,
              'Place and Date of Issue',
              `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, spaced)}`,
            ],
          ],
          boxes,
        )
        s.prose(28, 682, 539, TERMS[0], 5)
        s.stamp(500, 750, 34, ['HAMBURG SUD', 'AS CARRIER', 'ORIGINAL'], '#555')
      },
    },
    booking_confirmation: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(30, 24, 'HAMBURG SÜD', { size: 14, bold: true, color: '#a00' })
        s.text(30, 46, 'Booking Confirmation / Sailing Details', { size: 12, bold: true })
        s.text(430, 28, `Printed: ${t.date('document_date', f.booked, spaced)} 09:12`, { size: 7 })
        s.text(430, 38, 'Page 1 of 1', { size: 7 })
        s.pairs(
          30,
          72,
          [
            ['Our reference', t.text('booking_number', `6${f.letters(3)}${f.digits(6)}`)],
            ['Your reference', t.text('reference_number', f.order)],
            ['Customer', f.forwarder.name],
            ['Contract / Quotation', `Q${f.digits(8)}`],
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Cargo', `${f.goods}, HS ${f.hs}`],
          ],
          { gap: 110, labelBold: true },
        )
        s.fill(30, 156, 535, 13, '#eee')
        s.text(34, 159, 'Routing', { bold: true })
        s.table(
          30,
          172,
          [
            { title: 'From', width: 105 },
            { title: 'To', width: 105 },
            { title: 'Vessel', width: 120 },
            { title: 'Voyage', width: 65 },
            { title: 'ETD', width: 70 },
            { title: 'ETA', width: 70 },
          ],
          [
            [
              t.text('port_of_loading', f.loading.name),
              t.text('port_of_discharge', f.discharge.name),
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.date('etd', f.departure, spaced),
              t.date('eta', f.arrival, spaced),
            ],
          ],
          { rules: 'head' },
        )
        s.text(
          34,
          206,
          `Place of receipt: ${t.text('place_of_receipt', f.receipt.name)}        Place of delivery: ${t.text('place_of_delivery', f.delivery.name)}`,
        )
        s.fill(30, 226, 535, 13, '#eee')
        s.text(34, 229, 'Equipment', { bold: true })
        s.table(
          30,
          242,
          [
            { title: 'Qty', width: 40 },
            { title: 'Size/Type', width: 90 },
            { title: 'Commodity', width: 190 },
            { title: 'Weight per container kg', width: 120, align: 'right' },
          ],
          [[String(f.containers.length), "40' HIGH CUBE", f.goods, '21.500']],
          { rules: 'head' },
        )
        s.fill(30, 282, 535, 13, '#eee')
        s.text(34, 285, 'Closings', { bold: true })
        s.pairs(
          34,
          300,
          [
            ['Empty pick-up from', `${t.date('empty_pickup_date', f.emptyPickup, spaced)} at ${f.depot}`],
            ['Shipping instructions', `${t.date('documentation_cutoff', f.documentCutoff, spaced)} 12:00`],
            ['VGM submission', `${t.date('vgm_cutoff', f.vgmCutoff, spaced)} 16:00`],
            ['FCL delivery', `${t.date('cargo_cutoff', f.cargoCutoff, spaced)} 18:00`],
            ['Full delivery at', `${f.loading.name} Container Terminal`],
          ],
          { gap: 130 },
        )
        s.prose(30, 390, 535, TERMS[1], 6)
      },
    },
    arrival_notification: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(30, 24, 'HAMBURG SÜD', { size: 14, bold: true, color: '#a00' })
        s.lines(30, 60, [upper(f.notify.name), ...f.notify.address.map(upper)])
        s.text(360, 60, `${f.discharge.name}, ${t.date('document_date', f.noticed, named)}`)
        s.text(30, 110, 'Arrival Notification', { size: 13, bold: true })
        s.text(30, 132, 'Dear customer, please be informed that the following consignment is expected on')
        s.text(
          30,
          144,
          `m/v "${t.text('vessel', f.vessel)}" voyage ${t.text('voyage', f.voyage)}, due at ${t.text('port_of_discharge', f.discharge.name)} on ${t.date('eta', f.arrival, named)}.`,
        )
        s.pairs(
          30,
          168,
          [
            ['B/L no.:', t.text('bill_of_lading_number', `SUDU${f.digits(2)}${f.letters(3)}${f.digits(6)}A`)],
            ['Loaded at:', t.text('port_of_loading', f.loading.name)],
            ['Terminal:', t.text('terminal', f.terminal)],
            ['Final place:', t.text('place_of_delivery', f.delivery.name)],
            ['Shipper:', t.text('shipper', f.shipper.name)],
            ['Consignee:', t.text('consignee', f.consignee.name)],
            ['Notify:', t.text('notify_party', f.notify.name)],
          ],
          { gap: 80 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          30,
          276,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 45 },
            { title: 'Seal', width: 80 },
            { title: 'Packages / Contents', width: 200 },
            { title: 'Gross kg', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit} ${f.goods}`,
              plain(c.weight, 2),
            ]),
            [
              '',
              '',
              'Total',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              t.measure('gross_weight', Math.round(f.weight * 100) / 100, 'kg', plain(f.weight, 2)),
            ],
          ],
          { rules: 'head' },
        )
        t.truth.containers = t.truth.containers.map((c) => ({ ...c, gross_weight: Number(c.gross_weight!.toFixed(2)) }))
        s.prose(
          30,
          end + 20,
          535,
          'An import delivery order can only be issued against surrender of one original bill of lading and payment of all charges. Free time and demurrage as per our tariff.',
          7,
        )
        s.text(30, end + 60, `Your contact: import desk, telephone ${f.forwarder.phone}`)
      },
    },
  },
}
