import { british, city, named, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const acl: Issuer = {
  name: 'Atlantic Container Line',
  forms: {
    bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'ACL', { size: 24, bold: true, color: '#003a70' })
        s.text(90, 24, 'ATLANTIC CONTAINER LINE AB', { size: 9, bold: true })
        s.text(340, 18, 'BILL OF LADING', { size: 14, bold: true })
        s.text(340, 36, 'ORIGINAL', { size: 9 })
        // The labels stand to the left of what they name, on lines without boxes.
        s.line(36, 50, 560, 50)
        s.text(36, 55, 'SHIPPER', { size: 6.5, bold: true })
        s.lines(110, 55, t.party('shipper', f.shipper))
        s.line(36, 90, 560, 90)
        s.text(36, 95, 'CONSIGNEE', { size: 6.5, bold: true })
        s.lines(110, 95, t.party('consignee', f.consignee))
        s.line(36, 130, 560, 130)
        s.text(36, 135, 'NOTIFY', { size: 6.5, bold: true })
        s.lines(110, 135, t.party('notify_party', f.notify))
        s.line(36, 170, 560, 170)
        s.text(380, 55, 'B/L NUMBER', { size: 6.5, bold: true })
        s.text(450, 54, t.text('bill_of_lading_number', `ACLU${f.digits(8)}`), { size: 9 })
        s.text(380, 70, 'BOOKING REF', { size: 6.5, bold: true })
        s.text(450, 69, t.text('booking_number', `SA${f.digits(8)}`), { size: 9 })
        s.text(380, 95, 'SHIPPER REF', { size: 6.5, bold: true })
        s.text(450, 94, t.text('reference_number', f.order), { size: 9 })
        s.table(
          36,
          176,
          [
            { title: 'VESSEL', width: 104 },
            { title: 'VOYAGE', width: 70 },
            { title: 'PLACE OF RECEIPT', width: 87 },
            { title: 'PORT OF LOADING', width: 88 },
            { title: 'PORT OF DISCHARGE', width: 88 },
            { title: 'PLACE OF DELIVERY', width: 87 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('place_of_receipt', upper(f.receipt.name)),
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', upper(f.discharge.name)),
              t.text('place_of_delivery', upper(f.delivery.name)),
            ],
          ],
          { rules: 'all', headSize: 6, size: 8 },
        )
        s.text(36, 216, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6.5, align: 'center', width: 524 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        let y = 232
        for (const c of f.containers) {
          s.text(36, y, `${c.number}  ${c.size}  SEAL: ${c.seal}`, { font: 'Courier' })
          s.text(36, y + 11, `${c.packages} ${f.unit} ${f.goods}`, { font: 'Courier' })
          s.text(360, y + 11, `${plain(c.weight, 3)} KGS`, { font: 'Courier', width: 100, align: 'right' })
          s.text(460, y + 11, `${plain(c.volume, 3)} M3`, { font: 'Courier', width: 98, align: 'right' })
          y += 30
        }
        s.line(36, y + 8, 560, y + 8)
        s.text(36, y + 13, `TOTAL: ${t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)}`, {
          font: 'Courier',
          bold: true,
        })
        s.text(360, y + 13, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`), {
          font: 'Courier',
          width: 100,
          align: 'right',
        })
        s.text(460, y + 13, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)} M3`), {
          font: 'Courier',
          width: 98,
          align: 'right',
        })
        s.text(36, 600, `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, named)}`, { bold: true })
        s.text(36, 616, `FREIGHT PREPAID. NO. OF ORIGINALS: 3`)
        s.text(340, 600, `DATE OF ISSUE ${t.date('issue_date', f.issued, named)}`, { bold: true })
        s.text(340, 616, `AT ${upper(city(f.loading))}`)
        s.prose(36, 660, 524, TERMS[0], 6)
      },
    },
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(36, 24, 'ATLANTIC CONTAINER LINE - IMPORT DEPARTMENT', { size: 10, bold: true })
        s.text(
          36,
          40,
          `IMPORT ADVICE OF ARRIVAL              DATE: ${t.date('document_date', f.noticed, shortNamed)}`,
          {
            size: 9,
          },
        )
        s.text(36, 52, '='.repeat(90))
        s.lines(
          36,
          66,
          [
            `VESSEL/VOYAGE . . . . . ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
            `LOADED AT . . . . . . . ${t.text('port_of_loading', upper(f.loading.name))}`,
            `DUE AT  . . . . . . . . ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            `ETA . . . . . . . . . . ${t.date('eta', f.arrival, shortNamed)}`,
            `BERTH/TERMINAL  . . . . ${t.text('terminal', f.terminal)}`,
            `B/L NUMBER  . . . . . . ${t.text('bill_of_lading_number', `ACLU${f.digits(8)}`)}`,
            `SHIPPER . . . . . . . . ${t.text('shipper', upper(f.shipper.name))}`,
            `CONSIGNEE . . . . . . . ${t.text('consignee', upper(f.consignee.name))}`,
            `NOTIFY PARTY  . . . . . ${t.text('notify_party', upper(f.notify.name))}`,
            `FREE TIME ENDS  . . . . ${t.date('last_free_day', f.lastFreeDay, shortNamed)}`,
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, 204, '-'.repeat(90))
        s.text(36, 216, 'CONTAINER      TYPE   SEAL            PKGS    WEIGHT KGS      M3      COMMODITY')
        s.text(36, 226, '-'.repeat(90))
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        for (const [i, c] of f.containers.entries())
          s.text(
            36,
            240 + i * 12,
            `${c.number.padEnd(15)}${c.size.padEnd(7)}${c.seal.padEnd(13)}${String(c.packages).padStart(7)}${plain(c.weight, 3).padStart(14)}${plain(c.volume, 3).padStart(10)}   ${f.goods}`,
          )
        const end = 240 + f.containers.length * 12
        s.text(36, end, '-'.repeat(90))
        s.text(
          36,
          end + 12,
          `${'TOTAL'.padEnd(35)}${t.measure('packages', f.packages, f.unit, String(f.packages)).padStart(7)}${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)).padStart(14)}${t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)).padStart(10)}`,
        )
        s.lines(
          36,
          end + 40,
          [
            'PLEASE LODGE THE ORIGINAL BILL OF LADING AND YOUR CUSTOMS CLEARANCE BEFORE ARRIVAL.',
            'QUAY RENT AND DEMURRAGE ARE FOR ACCOUNT OF THE RECEIVER.',
          ],
          { size: 8 },
        )
      },
    },
    demurrage: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'ACL', { size: 24, bold: true, color: '#003a70' })
        s.text(340, 20, 'DEMURRAGE & DETENTION INVOICE', { size: 12, bold: true })
        s.lines(36, 60, ['INVOICE TO', ...t.party('bill_to', f.consignee)])
        s.fields(
          [
            [340, 44, 110, 26, 'Invoice no.', t.text('invoice_number', `D${f.digits(7)}`)],
            [450, 44, 110, 26, 'Invoice date', t.date('invoice_date', f.invoiced, british)],
            [340, 70, 110, 26, 'B/L no.', t.text('bill_of_lading_number', `ACLU${f.digits(8)}`)],
            [450, 70, 110, 26, 'Payment due by', t.date('due_date', f.due, british)],
            [340, 96, 110, 26, 'Vessel', t.text('vessel', f.vessel)],
            [450, 96, 110, 26, 'Voyage', t.text('voyage', f.voyage)],
          ],
          { labelSize: 6 },
        )
        s.text(36, 132, `Discharge port: ${t.text('port_of_discharge', f.discharge.name)}`)
        s.text(200, 132, 'Free days: 7')
        t.measure('free_days', 7, 'days', '')
        s.text(300, 132, `Last free day: ${t.date('last_free_day', f.lastFreeDay, british)}`)
        s.text(440, 132, `Gate out: ${t.date('gate_out_date', f.gateOut, british)}`)
        for (const { number, size } of f.containers) t.container({ number, size_type: size })
        const days = 3
        const rate = 80
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', rate, 'EUR', '')
        const end = s.table(
          36,
          152,
          [
            { title: 'Container', width: 110 },
            { title: 'Type', width: 64 },
            { title: 'Chargeable days', width: 110, align: 'right' },
            { title: 'Rate per day', width: 110, align: 'right' },
            { title: 'Amount', width: 130, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [c.number, c.size, String(days), plain(rate, 2), plain(days * rate, 2)]
          }),
          { rules: 'all' },
        )
        const total = f.containers.length * days * rate
        s.text(320, end + 10, 'TOTAL DUE  EUR', { bold: true, size: 10 })
        s.text(430, end + 10, t.money('total_amount', total, 'EUR', plain(total, 2)), {
          bold: true,
          size: 10,
          width: 128,
          align: 'right',
        })
        s.prose(36, 700, 524, TERMS[2], 6)
      },
    },
  },
}
