import { american, city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const ceva: Issuer = {
  name: 'CEVA Logistics',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.fill(0, 0, 612, 44, '#1b1b6f')
        s.text(30, 14, 'CEVA', { size: 20, bold: true, color: '#fff' })
        s.text(390, 18, 'OCEAN ARRIVAL NOTICE', { size: 13, bold: true, color: '#fff' })
        s.text(30, 56, `House Bill ${t.text('house_bill_number', `PYR${f.digits(7)}`)}`, { size: 11, bold: true })
        s.text(230, 56, `Master Bill ${t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`)}`, {
          size: 11,
          bold: true,
        })
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.text(470, 58, `Issued ${t.date('document_date', f.noticed, american)}`)
        const cols = [30, 215, 400]
        s.lines(cols[0]!, 80, ['SHIPPER', ...t.party('shipper', f.shipper)])
        s.lines(cols[1]!, 80, ['CONSIGNEE', ...t.party('consignee', f.consignee)])
        s.lines(cols[2]!, 80, ['NOTIFY PARTY', ...t.party('notify_party', f.notify)])
        s.fill(30, 126, 552, 1, '#1b1b6f')
        const cells: [string, string][] = [
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['Carrier', t.text('carrier', 'OCEAN NETWORK EXPRESS')],
          ['Origin Port', t.text('port_of_loading', upper(f.loading.name))],
          ['ETD', t.date('etd', f.departure, american)],
          ['Transshipment', upper(f.transshipment.name)],
          ['Destination Port', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['ETA Port', t.date('eta', f.arrival, american)],
          ['Final Delivery', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['Cargo Location', t.text('terminal', f.terminal)],
          ['FIRMS', f.firms],
          ['Last Free Day', t.date('last_free_day', f.lastFreeDay, american)],
        ]
        for (const [i, [label, value]] of cells.entries()) {
          const x = cols[i % 3]!
          const y = 132 + Math.floor(i / 3) * 26
          s.text(x, y, label, { size: 6, color: '#666' })
          s.text(x, y + 9, value, { width: 175 })
        }
        s.fill(30, 238, 552, 1, '#1b1b6f')
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          244,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 50 },
            { title: 'Seal', width: 92 },
            { title: 'Pieces', width: 60, align: 'right' },
            { title: 'Pkg', width: 70 },
            { title: 'Weight (KG)', width: 100, align: 'right' },
            { title: 'Volume (M3)', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              english(c.packages, 0),
              f.unit,
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
          { rules: 'head' },
        )
        s.text(
          30,
          end + 12,
          `PO: ${t.text('purchase_order_number', f.order)}    HTS: ${f.hs}    AMS: ${f.letters(4)}${f.digits(8)}    IT No: ${f.digits(9)}   IT Date: ${american(f.departure)}`,
        )
        s.prose(30, 720, 552, TERMS[1], 6)
      },
    },
    booking_confirmation: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.fill(0, 0, 596, 44, '#1b1b6f')
        s.text(30, 14, 'CEVA', { size: 20, bold: true, color: '#fff' })
        s.text(350, 18, 'Shipper Booking Confirmation', { size: 13, bold: true, color: '#fff' })
        s.text(30, 60, `Dear ${f.shipper.name},`)
        s.text(
          30,
          74,
          'We are pleased to confirm space on the following service. Please quote our file reference in all correspondence.',
        )
        s.table(
          30,
          94,
          [
            { title: 'CEVA file', width: 135 },
            { title: 'Carrier booking', width: 135 },
            { title: 'Ocean carrier', width: 135 },
            { title: 'Confirmed on', width: 130 },
          ],
          [
            [
              t.text('reference_number', `PYR${f.digits(7)}`),
              t.text('booking_number', f.digits(9)),
              t.text('carrier', 'CMA CGM'),
              t.date('document_date', f.booked, spaced),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          30,
          138,
          [
            { title: '', width: 120 },
            { title: 'Location', width: 220 },
            { title: 'Date', width: 195 },
          ],
          [
            ['Place of receipt', t.text('place_of_receipt', f.receipt.name), ''],
            ['Port of loading', t.text('port_of_loading', f.loading.name), `ETD ${t.date('etd', f.departure, spaced)}`],
            ['Transshipment port', f.transshipment.name, `ETA ${spaced(f.issued)}`],
            [
              'Port of discharge',
              t.text('port_of_discharge', f.discharge.name),
              `ETA ${t.date('eta', f.arrival, spaced)}`,
            ],
            ['Place of delivery', t.text('place_of_delivery', f.delivery.name), ''],
            ['Vessel / voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`, ''],
          ],
          { rules: 'all', lineHeight: 14 },
        )
        s.table(
          30,
          254,
          [
            { title: 'Milestone', width: 180 },
            { title: 'Deadline', width: 120 },
            { title: 'Remarks', width: 235 },
          ],
          [
            ['Empty container release', t.date('empty_pickup_date', f.emptyPickup, spaced), f.depot],
            [
              'Shipping instruction cut-off',
              t.date('documentation_cutoff', f.documentCutoff, spaced),
              '12:00 local time',
            ],
            ['VGM cut-off', t.date('vgm_cutoff', f.vgmCutoff, spaced), 'EDI or carrier portal'],
            ['CY closing', t.date('cargo_cutoff', f.cargoCutoff, spaced), `${f.loading.name} main terminal`],
          ],
          { rules: 'all', lineHeight: 14 },
        )
        s.text(
          30,
          346,
          `Cargo: ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit} ${f.goods}; ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} kg; ${t.measure('volume', f.volume, 'cbm', plain(f.volume, 3))} m3; ${f.containers.length} x 40HC`,
        )
        s.prose(30, 700, 535, TERMS[1], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 20, 'CEVA Freight, LLC', { size: 13, bold: true })
        s.text(30, 38, 'Remit to: PO Box 71, Springfield TX', { size: 7 })
        s.text(440, 20, 'INVOICE', { size: 18, bold: true })
        s.pairs(
          400,
          44,
          [
            ['Invoice', t.text('invoice_number', `${f.digits(8)}-01`)],
            ['Invoice date', t.date('invoice_date', f.arrival, american)],
            ['Payment due', t.date('due_date', f.lastFreeDay, american)],
          ],
          { gap: 80 },
        )
        s.lines(30, 64, ['BILL TO', ...t.party('bill_to', f.consignee)])
        s.box(30, 112, 552, 66)
        s.pairs(
          34,
          116,
          [
            ['House bill', t.text('house_bill_number', `PYR${f.digits(7)}`)],
            ['Master bill', t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`)],
            ['Shipper', t.text('shipper', upper(f.shipper.name))],
            ['Consignee', t.text('consignee', upper(f.consignee.name))],
          ],
          { gap: 70, step: 14 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.pairs(
          310,
          116,
          [
            ['Vessel/Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [
              'Origin',
              `${t.text('port_of_loading', upper(f.loading.name))}   ETD ${t.date('etd', f.departure, american)}`,
            ],
            [
              'Destination',
              `${t.text('port_of_discharge', upper(f.discharge.name))}   ETA ${t.date('eta', f.arrival, american)}`,
            ],
            ['Customer ref', t.text('reference_number', f.order)],
          ],
          { gap: 70, step: 14 },
        )
        const rows: [string, number][] = [
          ['OCEAN FREIGHT', 3275],
          ['CHASSIS USAGE', 120],
          ['CUSTOMS CLEARANCE', 135],
          ['ISF FILING', 35],
          ['DELIVERY TO DOOR', 685.5],
        ]
        let total = 0
        const end = s.table(
          30,
          190,
          [
            { title: 'Charge description', width: 380 },
            { title: 'Amount (USD)', width: 172, align: 'right' },
          ],
          rows.map(([name, amount]) => {
            total += amount
            t.item({ description: name, amount })
            return [name, english(amount, 2)]
          }),
          { rules: 'head', lineHeight: 14 },
        )
        t.money('ocean_freight', 3275, 'USD', '')
        s.text(330, end + 10, 'Total due  USD', { bold: true, size: 10 })
        s.text(450, end + 10, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          size: 10,
          width: 130,
          align: 'right',
        })
        t.containers(f.containers, [])
        s.text(30, end + 30, `Container(s): ${f.containers.map((c) => c.number).join(', ')}`)
        s.prose(30, 720, 552, TERMS[2], 6)
      },
    },
  },
}
