import { city, named, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const zim: Issuer = {
  name: 'ZIM',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        const bill = `ZIMU${f.letters(3)}${f.digits(7)}`
        s.text(30, 16, 'ZIM INTEGRATED SHIPPING SERVICES LTD.', { size: 9, bold: true })
        s.text(380, 16, 'BILL OF LADING', { size: 13, bold: true })
        s.field(30, 34, 265, 58, 'SHIPPER (Principal or seller licensee and address)', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(295, 34, 135, 28, 'B/L No.', t.text('bill_of_lading_number', bill))
        s.field(430, 34, 135, 28, 'Booking No.', t.text('booking_number', bill.slice(4)))
        s.field(295, 62, 270, 30, 'EXPORT REFERENCES', t.text('reference_number', f.order))
        s.field(30, 92, 265, 58, 'CONSIGNEE (Name and address) If order state notify party', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(295, 92, 270, 58, 'FORWARDING AGENT (references, F.M.C. No.)', upper(f.forwarder.name))
        s.field(30, 150, 265, 58, 'NOTIFY PARTY (Name and address)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(295, 150, 270, 58, 'DELIVERY AGENT', ['ZIM AMERICAN INTEGRATED', 'SHIPPING SERVICES CO. LLC'])
        s.field(30, 208, 132, 26, 'INITIAL CARRIAGE (Mode)', '')
        s.field(162, 208, 133, 26, 'PLACE OF INITIAL RECEIPT', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(30, 234, 132, 26, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)}/${t.text('voyage', f.voyage)}`)
        s.field(
          162,
          234,
          133,
          26,
          'PORT OF LOADING',
          t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`)),
        )
        s.field(30, 260, 132, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(
          162,
          260,
          133,
          26,
          'PLACE OF DELIVERY BY ON-CARRIER',
          t.text('place_of_delivery', upper(city(f.delivery))),
        )
        s.field(295, 208, 270, 78, 'FOR TRANSHIPMENT TO / LOCAL FREIGHT AND CHARGES', '')
        s.text(200, 289, 'PARTICULARS FURNISHED BY SHIPPER', { size: 6.5, bold: true })
        s.table(
          30,
          298,
          [
            { title: 'MARKS & NUMBERS', width: 130 },
            { title: 'No. of PKGS.', width: 70 },
            { title: 'DESCRIPTION OF PACKAGES AND GOODS', width: 195 },
            { title: 'GROSS WEIGHT', width: 70 },
            { title: 'MEASUREMENT', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        let y = 318
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [c.number, `SEAL ${c.seal}`])
          s.lines(162, y, [String(c.packages), f.unit])
          s.lines(232, y, ["1X40'HC SAID TO CONTAIN", f.goods])
          s.lines(427, y, [plain(c.weight, 3), 'KGS'])
          s.lines(497, y, [plain(c.volume, 3), 'CBM'])
          y += 30
        }
        s.text(32, y + 10, 'TOTAL')
        s.text(162, y + 10, t.measure('packages', f.packages, f.unit, String(f.packages)))
        s.text(427, y + 10, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)))
        s.text(497, y + 10, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)))
        s.box(30, 298, 535, 270)
        s.text(232, 540, `ON BOARD ${t.date('on_board_date', f.onBoard, named)}`)
        s.field(30, 568, 265, 40, 'FREIGHT AND CHARGES', 'FREIGHT COLLECT')
        s.field(295, 568, 135, 26, 'No. OF ORIGINAL B/Ls', '3')
        s.field(
          430,
          568,
          135,
          26,
          'PLACE AND DATE OF ISSUE',
          `${upper(f.loading.name)} ${t.date('issue_date', f.issued, named)}`,
        )
        s.prose(30, 625, 535, TERMS[0], 5)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        s.text(40, 26, 'ZIM', { size: 24, bold: true })
        s.text(220, 34, 'ARRIVAL NOTICE', { size: 13, bold: true })
        s.text(
          40,
          62,
          'This is to advise that the following shipment consigned to you / for which you are the notify party will be arriving on our vessel:',
          { size: 7 },
        )
        const left: [string, string][] = [
          ['B/L', t.text('bill_of_lading_number', `ZIMU${f.letters(3)}${f.digits(7)}`)],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage/Leg', t.text('voyage', f.voyage)],
          ['Port of loading', t.text('port_of_loading', upper(f.loading.name))],
          ['Port of discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['Place of delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
        ]
        const right: [string, string][] = [
          ['Notice date', t.date('document_date', f.noticed, shortNamed)],
          ['Arrival date (ETA)', t.date('eta', f.arrival, shortNamed)],
          ['Discharge terminal', t.text('terminal', f.terminal)],
          ['Firms code', f.firms],
          ['Manifest no.', f.digits(6)],
          ['Freight terms', 'PREPAID'],
        ]
        for (const [i, [label, value]] of left.entries())
          s.pair(40, 82 + i * 13, label, value, { gap: 90, labelBold: true })
        for (const [i, [label, value]] of right.entries())
          s.pair(320, 82 + i * 13, label, value, { gap: 100, labelBold: true })
        s.line(40, 164, 560, 164)
        s.text(40, 170, 'Shipper', { bold: true })
        s.lines(40, 182, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.text(220, 170, 'Consignee', { bold: true })
        s.lines(220, 182, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.text(400, 170, 'Notify', { bold: true })
        s.lines(400, 182, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        s.line(40, 220, 560, 220)
        const end = s.table(
          40,
          226,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 50 },
            { title: 'Seal(s)', width: 90 },
            { title: 'Packages', width: 90, align: 'right' },
            { title: 'Weight (kg)', width: 90, align: 'right' },
            { title: 'Volume (cbm)', width: 80, align: 'right' },
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
            return [c.number, c.size, c.seal, `${c.packages} ${f.unit}`, plain(c.weight, 3), plain(c.volume, 3)]
          }),
          { rules: 'head' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(
          40,
          end + 16,
          `Free time expires on ${t.date('last_free_day', f.lastFreeDay, shortNamed)}. Demurrage is charged thereafter as per tariff.`,
        )
        s.prose(40, 690, 520, TERMS[1], 6)
      },
    },
  },
}
