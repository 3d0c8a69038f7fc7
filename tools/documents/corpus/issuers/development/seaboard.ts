import { american, english, long, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const seaboard: Issuer = {
  name: 'Seaboard Marine',
  forms: {
    booking_confirmation: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(200, 20, 'SEABOARD MARINE LTD.', { size: 14, bold: true })
        s.text(225, 40, 'BOOKING CONFIRMATION', { size: 11, bold: true })
        s.text(40, 64, `Booking #: ${t.text('booking_number', `SMLU${f.digits(7)}`)}`, { size: 11, bold: true })
        s.text(400, 64, `Date Booked: ${t.date('document_date', f.booked, american)}`)
        s.text(400, 76, 'Booked by: M. ORTEGA')
        s.box(40, 92, 260, 60)
        s.box(300, 92, 272, 60)
        s.lines(44, 96, ['Shipper:', `  ${t.text('shipper', upper(f.shipper.name))}`, `  Ph: ${f.shipper.phone}`])
        s.lines(304, 96, [
          'Forwarder:',
          `  ${upper(f.forwarder.name)}`,
          `  Ph: ${f.forwarder.phone}`,
          `  Ref: ${t.text('reference_number', f.order)}`,
        ])
        s.box(40, 152, 532, 76)
        s.pairs(
          44,
          158,
          [
            ['Vessel:', t.text('vessel', f.vessel)],
            ['Voyage:', t.text('voyage', f.voyage)],
            ['Sail Date:', t.date('etd', f.departure, long)],
            ['ETA:', t.date('eta', f.arrival, long)],
          ],
          { gap: 60, step: 14, labelBold: true },
        )
        s.pairs(
          304,
          158,
          [
            ['Origin:', t.text('place_of_receipt', upper(f.receipt.name))],
            ['Load Port:', t.text('port_of_loading', upper(f.loading.name))],
            ['Disch. Port:', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Destination:', t.text('place_of_delivery', upper(f.delivery.name))],
          ],
          { gap: 70, step: 14, labelBold: true },
        )
        s.table(
          40,
          240,
          [
            { title: 'Qty', width: 40 },
            { title: 'Equipment', width: 120 },
            { title: 'Commodity', width: 220 },
            { title: 'Pieces', width: 72, align: 'right' },
            { title: 'Weight (LB)', width: 80, align: 'right' },
          ],
          [
            [
              String(f.containers.length),
              "40' HC DRY",
              f.goods,
              t.measure('packages', f.packages, 'pieces', String(f.packages)),
              english(Math.round(f.weight * 2.20462), 0),
            ],
          ],
          { rules: 'all' },
        )
        t.measure('gross_weight', Math.round(f.weight * 2.20462), 'lb', '')
        s.text(40, 290, 'CUT-OFF SCHEDULE', { bold: true })
        s.pairs(
          40,
          304,
          [
            ['Dry cargo must be received at terminal by', `${t.date('cargo_cutoff', f.cargoCutoff, long)} 4:00 PM`],
            [
              'Documents (MBL, dock receipt, AES) must be received by',
              `${t.date('documentation_cutoff', f.documentCutoff, long)} 12:00 NOON`,
            ],
            ['Verified gross mass must be received by', `${t.date('vgm_cutoff', f.vgmCutoff, long)} 5:00 PM`],
            ['Empty equipment may be pulled from', t.date('empty_pickup_date', f.emptyPickup, long)],
          ],
          { gap: 230 },
        )
        s.prose(40, 380, 532, TERMS[0], 6)
      },
    },
    detention_invoice: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 20, 'SEABOARD MARINE LTD.', { size: 13, bold: true })
        s.text(40, 38, 'EQUIPMENT DETENTION INVOICE', { size: 11, bold: true })
        s.table(
          340,
          20,
          [
            { title: 'INVOICE NO.', width: 80 },
            { title: 'DATE', width: 72 },
            { title: 'DUE', width: 72 },
          ],
          [
            [
              t.text('invoice_number', `DET${f.digits(7)}`),
              t.date('invoice_date', f.invoiced, american),
              t.date('due_date', f.due, american),
            ],
          ],
          { rules: 'all' },
        )
        s.lines(40, 66, ['Sold To:', ...t.party('bill_to', f.consignee)])
        s.text(340, 66, `B/L: ${t.text('bill_of_lading_number', `SMLU${f.digits(8)}A`)}`)
        s.text(340, 78, `Vessel: ${t.text('vessel', f.vessel)}  Voy: ${t.text('voyage', f.voyage)}`)
        const c = f.containers[0]!
        t.container({ number: c.number, size_type: c.size })
        const days = 7 - 4
        t.measure('free_days', 4, 'days', '')
        t.measure('chargeable_days', days, 'days', '')
        t.money('rate_per_day', 135, 'USD', '')
        t.item({ quantity: days, unit_price: 135, amount: days * 135 })
        s.table(
          40,
          130,
          [
            { title: 'Unit', width: 85 },
            { title: 'Type', width: 40 },
            { title: 'Out', width: 65 },
            { title: 'In', width: 65 },
            { title: ['Total', 'Days'], width: 45, align: 'right' },
            { title: ['Free', 'Days'], width: 45, align: 'right' },
            { title: ['Billable', 'Days'], width: 50, align: 'right' },
            { title: ['Rate', '/Day'], width: 60, align: 'right' },
            { title: 'Charge', width: 77, align: 'right' },
          ],
          [
            [
              c.number,
              c.size,
              t.date('gate_out_date', f.gateOut, american),
              t.date('returned_date', f.returned, american),
              '7',
              '4',
              String(days),
              '135.00',
              english(days * 135, 2),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(400, 184, 'Invoice Total: USD', { bold: true })
        s.text(490, 184, t.money('total_amount', days * 135, 'USD', english(days * 135, 2)), {
          bold: true,
          width: 80,
          align: 'right',
        })
        s.prose(40, 240, 532, TERMS[2], 7)
      },
    },
  },
}
