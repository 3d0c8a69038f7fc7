import { american, city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const hapagLloyd: Issuer = {
  name: 'Hapag-Lloyd',
  forms: {
    sea_waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        const bill = `HLCU${f.letters(3)}26${f.digits(2)}${f.letters(4)}${f.digits(1)}`
        s.text(330, 22, 'Hapag-Lloyd', { size: 16, bold: true, color: '#f80' })
        s.text(330, 42, 'Sea Waybill', { size: 13, bold: true })
        s.text(330, 58, 'Carrier: Hapag-Lloyd Aktiengesellschaft, Hamburg', { size: 6.5 })
        s.field(
          30,
          22,
          270,
          62,
          'Shipper:',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { font: 'Courier' },
        )
        s.field(300, 70, 90, 24, "Carrier's Reference:", t.text('booking_number', f.digits(8)), { font: 'Courier' })
        s.field(390, 70, 120, 24, 'SWB-No.:', t.text('bill_of_lading_number', bill), { font: 'Courier' })
        s.field(510, 70, 55, 24, 'Page:', '2 / 3', { font: 'Courier' })
        s.field(
          30,
          84,
          270,
          62,
          'Consignee:',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { font: 'Courier' },
        )
        s.field(300, 94, 265, 26, 'Export References:', t.text('reference_number', f.order), { font: 'Courier' })
        s.field(300, 120, 265, 36, 'Forwarding Agent:', [upper(f.forwarder.name)], { font: 'Courier' })
        s.field(
          30,
          146,
          270,
          62,
          'Notify Address (Carrier not responsible for failure to notify; see clause 20 (1) hereof):',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { font: 'Courier' },
        )
        s.field(300, 156, 265, 28, "Consignee's Reference:", '', { font: 'Courier' })
        s.field(300, 184, 265, 24, 'Place of Receipt:', t.text('place_of_receipt', upper(f.receipt.name)), {
          font: 'Courier',
        })
        s.field(30, 208, 190, 26, 'Vessel(s):', t.text('vessel', f.vessel), { font: 'Courier' })
        s.field(220, 208, 80, 26, 'Voyage-No.:', t.text('voyage', f.voyage), { font: 'Courier' })
        s.field(300, 208, 265, 26, 'Place of Delivery:', t.text('place_of_delivery', upper(city(f.delivery))), {
          font: 'Courier',
        })
        s.field(
          30,
          234,
          270,
          24,
          'Port of Loading:',
          t.text('port_of_loading', `${upper(f.loading.name)}, ${upper(f.loading.country)}`),
          { font: 'Courier' },
        )
        s.field(30, 258, 270, 24, 'Port of Discharge:', t.text('port_of_discharge', upper(city(f.discharge))), {
          font: 'Courier',
        })
        s.box(30, 282, 535, 260)
        s.text(32, 284, 'Container Nos., Seal Nos.; Marks and Nos.', { size: 6 })
        s.text(180, 284, 'Number and Kind of Packages; Description of Goods', { size: 6 })
        s.text(420, 284, 'Gross Weight:', { size: 6 })
        s.text(500, 284, 'Measurement:', { size: 6 })
        let y = 300
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          const style = { font: 'Courier', size: 8 } as const
          s.lines(32, y, [`${c.number.slice(0, 4)} ${c.number.slice(4)}`, `SEAL: ${c.seal}`], style)
          s.lines(180, y, [`1 CONT. 40'X9'6" HIGH CUBE CONT.`, 'SLAC*', `${c.packages} ${f.unit}`, f.goods], style)
          s.lines(420, y, ['KGM', plain(c.weight, 3)], style)
          s.lines(500, y, ['MTQ', plain(c.volume, 3)], style)
          y += 48
        }
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        t.measure('packages', f.packages, f.unit, '')
        s.text(32, 500, `TOTAL: ${f.packages} ${f.unit}`, { font: 'Courier' })
        s.text(420, 500, plain(f.weight, 3), { font: 'Courier' })
        s.text(500, 500, plain(f.volume, 3), { font: 'Courier' })
        s.text(
          32,
          524,
          'SHIPPED ON BOARD, DATE : ' +
            t.date('on_board_date', f.onBoard, (d) => upper(spaced(d)).replaceAll(' ', '.')),
          { font: 'Courier' },
        )
        s.field(30, 542, 180, 22, "Shipper's declared Value [see clause 7(2) and 7(3)]", '')
        s.text(
          215,
          545,
          'Above Particulars as declared by Shipper. Without responsibility or warranty as to correctness by Carrier [see clause 11]',
          { size: 5 },
        )
        s.field(30, 564, 180, 24, 'Total No. of Containers received by the Carrier:', `- ${f.containers.length} -`)
        s.field(210, 564, 120, 24, 'Packages received by the Carrier:', '')
        s.field(30, 588, 180, 22, 'Movement:', 'FCL/FCL')
        s.field(210, 588, 120, 22, 'Currency:', 'USD')
        s.table(
          30,
          612,
          [
            { title: 'Charge', width: 80 },
            { title: 'Rate', width: 50 },
            { title: 'Basis', width: 50 },
            { title: 'Wt/Vol/Val', width: 60 },
            { title: 'P/C', width: 30 },
            { title: 'Amount', width: 60 },
          ],
          [
            ['SEA', '1,850.00', 'CTR', String(f.containers.length), 'P', english(1850 * f.containers.length, 2)],
            ['THO', '', '', '', 'P', ''],
          ],
          { size: 7, headSize: 6, rules: 'head' },
        )
        s.prose(340, 566, 225, TERMS[0], 5)
        s.field(
          340,
          640,
          225,
          24,
          'Place and date of issue:',
          `${upper(f.loading.name)}  ${t.date('issue_date', f.issued, (d) => spaced(d))}`,
        )
        s.field(340, 664, 110, 24, 'Freight payable at:', 'ORIGIN')
        s.field(450, 664, 115, 24, 'Number of original B(s)/L', '0 (ZERO)')
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const bill = `HLCU${f.letters(3)}26${f.digits(2)}${f.letters(4)}${f.digits(1)}`
        s.text(30, 24, 'Hapag-Lloyd (America) LLC', { size: 10, bold: true })
        s.text(380, 24, 'Arrival Notice', { size: 15, bold: true })
        s.lines(30, 50, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)], { size: 9 })
        const pairs: [string, string][] = [
          ['Date of Notice', t.date('document_date', f.noticed, american)],
          ['Our Reference', t.text('reference_number', f.digits(8))],
          ['B/L Number', t.text('bill_of_lading_number', bill)],
          ['Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          ['Port of Loading', t.text('port_of_loading', `${upper(f.loading.name)}, ${upper(f.loading.country)}`)],
          ['Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['ETA Port of Discharge', t.date('eta', f.arrival, american)],
          ['Final Destination', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['ETA Final Destination', f.delivery === f.discharge ? '' : american(f.available)],
          ['Destination Agent', 'HAPAG-LLOYD (AMERICA) LLC'],
          ['Freight Terms', 'PREPAID'],
        ]
        for (const [i, [label, value]] of pairs.entries()) {
          s.text(310, 52 + i * 13, label, { bold: true })
          s.text(420, 52 + i * 13, `: ${value}`)
        }
        s.text(30, 120, 'Shipper', { bold: true })
        s.lines(30, 132, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.text(30, 166, 'Consignee', { bold: true })
        s.lines(30, 178, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        const end = s.table(
          30,
          216,
          [
            { title: 'Container', width: 90 },
            { title: 'Seal', width: 80 },
            { title: 'Size/Type', width: 60 },
            { title: 'Packages', width: 90 },
            { title: 'Gross Weight', width: 100, align: 'right' },
            { title: 'Measurement', width: 90, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: c.size,
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              `${c.number.slice(0, 4)} ${c.number.slice(4)}`,
              c.seal,
              c.size,
              `${c.packages} ${f.unit}`,
              `${english(c.weight, 3)} KGM`,
              `${english(c.volume, 3)} MTQ`,
            ]
          }),
          { rules: 'head' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(
          30,
          end + 20,
          `Terminal of Discharge: ${t.text('terminal', f.terminal)} ${f.firms ? `(FIRMS ${f.firms})` : ''}`.trim(),
        )
        s.text(
          30,
          end + 34,
          `Last Free Day: ${t.date('last_free_day', f.lastFreeDay, american)}   (subject to vessel discharge)`,
        )
        s.text(30, end + 48, 'Please note that freight and charges must be paid before release.')
        s.prose(30, 650, 540, TERMS[1], 6)
      },
    },
    booking_confirmation: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 30, 'Hapag-Lloyd', { size: 16, bold: true, color: '#f80' })
        s.text(200, 60, 'BOOKING CONFIRMATION', { size: 13, bold: true })
        s.text(200, 76, f.random.below(2) === 0 ? `- ${t.text('revision', '2nd UPDATE')} -` : '', { size: 10 })
        s.pair(40, 100, 'Our Reference:', t.text('booking_number', f.digits(8)), { gap: 120 })
        s.pair(40, 113, 'Your Reference:', t.text('reference_number', f.order), { gap: 120 })
        s.pair(
          40,
          126,
          'BL/SWB No(s).:',
          t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(2)}${f.letters(4)}${f.digits(1)}`),
          { gap: 120 },
        )
        s.pair(40, 139, 'Booking Date:', t.date('document_date', f.booked, spaced), { gap: 120 })
        s.pair(330, 100, 'Contact:', 'Customer Service', { gap: 70 })
        s.pair(330, 113, 'Phone:', f.forwarder.phone, { gap: 70 })
        s.text(40, 160, `Summary: ${f.containers.length} x 45GP   Commodity: ${f.goods}`)
        s.pair(40, 178, 'Export Empty Pick Up Depot:', f.depot, { gap: 140 })
        s.pair(40, 191, 'Export Terminal Delivery Address:', `${f.loading.name} Container Terminal`, { gap: 140 })
        const legs = s.table(
          40,
          216,
          [
            { title: 'From', width: 120 },
            { title: 'To', width: 120 },
            { title: 'By', width: 50 },
            { title: 'ETD', width: 90 },
            { title: 'ETA', width: 90 },
          ],
          [
            [
              [t.text('port_of_loading', upper(f.loading.name)), `(${f.loading.code})`],
              [t.text('port_of_discharge', upper(f.discharge.name)), `(${f.discharge.code})`],
              'Vessel',
              `${t.date('etd', f.departure, spaced)} 18:00`,
              `${t.date('eta', f.arrival, spaced)} 07:00`,
            ],
            [`Vessel: ${t.text('vessel', f.vessel)}`, `Voy. No: ${t.text('voyage', f.voyage)}`, '', '', ''],
          ],
          { rules: 'all' },
        )
        const cut = s.table(
          40,
          legs + 20,
          [
            { title: 'Closing', width: 170 },
            { title: 'Location', width: 170 },
            { title: 'Date/Time (local)', width: 130 },
          ],
          [
            [
              'Shipping instruction closing',
              `${f.loading.name}, ${f.loading.country}`,
              `${t.date('documentation_cutoff', f.documentCutoff, spaced)} 12:00`,
            ],
            [
              'VGM cut-off',
              `${f.loading.name}, ${f.loading.country}`,
              `${t.date('vgm_cutoff', f.vgmCutoff, spaced)} 16:00`,
            ],
            [
              'FCL delivery cut-off',
              `${f.loading.name} Container Terminal`,
              `${t.date('cargo_cutoff', f.cargoCutoff, spaced)} 23:59`,
            ],
          ],
          { rules: 'all' },
        )
        s.prose(
          40,
          cut + 30,
          520,
          `The Merchant's attention is drawn to the fact that US export regulations may apply. ${TERMS[0]}`,
          7,
        )
      },
    },
  },
}
