import { city, english, iso, named, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text

export const leschaco: Issuer = {
  name: 'Leschaco',
  forms: {
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(36, 24, 'Leschaco', { size: 20, bold: true, color: '#c8102e' })
        s.text(36, 60, 'BOOKING CONFIRMATION', { size: 14, bold: true })
        s.fields(
          [
            [36, 84, 175, 30, 'Booking No.', t.text('booking_number', `${f.digits(9)}`)],
            [211, 84, 175, 30, 'Our file', t.text('reference_number', `SE${f.digits(3)}-${f.digits(6)}`)],
            [386, 84, 174, 30, 'Ocean carrier', t.text('carrier', 'HAPAG-LLOYD')],
            [36, 114, 262, 52, 'Shipper', t.party('shipper', f.shipper, own)],
            [298, 114, 262, 52, 'Consignee', t.party('consignee', f.consignee, own)],
          ],
          { labelSize: 6.5, labelColor: '#c8102e' },
        )
        s.table(
          36,
          180,
          [
            { title: 'Place of receipt', width: 131 },
            { title: 'Port of loading', width: 131 },
            { title: 'Port of discharge', width: 131 },
            { title: 'Place of delivery', width: 131 },
          ],
          [
            [
              t.text('place_of_receipt', city(f.receipt)),
              t.text('port_of_loading', city(f.loading)),
              t.text('port_of_discharge', city(f.discharge)),
              t.text('place_of_delivery', city(f.delivery)),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.table(
          36,
          222,
          [
            { title: 'Vessel', width: 131 },
            { title: 'Voyage', width: 131 },
            { title: 'ETD', width: 131 },
            { title: 'ETA', width: 131 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.date('etd', f.departure, spaced),
              t.date('eta', f.arrival, spaced),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.table(
          36,
          264,
          [
            { title: 'Empty pick up', width: 131 },
            { title: 'SI cut-off', width: 131 },
            { title: 'VGM cut-off', width: 131 },
            { title: 'CY cut-off', width: 131 },
          ],
          [
            [
              t.date('empty_pickup_date', f.emptyPickup, spaced),
              `${t.date('documentation_cutoff', f.documentCutoff, spaced)} 10:00`,
              `${t.date('vgm_cutoff', f.vgmCutoff, spaced)} 16:00`,
              `${t.date('cargo_cutoff', f.cargoCutoff, spaced)} 23:59`,
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.lines(
          36,
          314,
          [
            `Equipment: ${f.containers.length} x ${f.containers[0]!.size}, ${f.goods}, not dangerous`,
            `Pick-up depot: ${f.depot}`,
            'Please check this confirmation and revert within 24 hours in case of discrepancies.',
          ],
          { leading: 13 },
        )
        s.prose(36, 700, 524, TERMS[1], 6)
      },
    },
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 18, 'BILL OF LADING', { size: 17, bold: true })
        s.text(36, 38, 'for combined transport shipment or port to port shipment', { size: 7 })
        s.text(420, 18, 'Leschaco Line', { size: 14, bold: true, color: '#c8102e' })
        s.text(420, 36, 'N.V.O.C.C.', { size: 8 })
        const above = (x: number, y: number, label: string, value: string | string[]) => {
          s.text(x, y, label, { size: 6, color: '#444' })
          s.lines(x, y + 8, typeof value === 'string' ? [value] : value, { size: 9 })
        }
        above(36, 52, 'Shipper', t.party('shipper', f.shipper))
        above(36, 102, 'Consigned to the order of', t.party('consignee', f.consignee))
        above(36, 152, 'Notify address', t.party('notify_party', f.notify))
        above(330, 52, 'B/L-No.', t.text('bill_of_lading_number', `LESC${f.letters(3)}${f.digits(7)}`))
        above(330, 76, 'Reference No.', t.text('reference_number', `SE${f.digits(3)}-${f.digits(6)}`))
        above(330, 102, 'For delivery of goods please apply to', [
          upper(f.forwarder.name),
          ...f.forwarder.address.map(upper),
          f.forwarder.phone,
        ])
        for (const y of [50, 100, 150, 200, 226, 252]) s.line(36, y, 560, y)
        s.line(324, 50, 324, 252)
        above(36, 202, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name)))
        above(180, 202, 'Port of loading', t.text('port_of_loading', upper(f.loading.name)))
        above(330, 202, 'Ocean vessel', t.text('vessel', f.vessel))
        above(470, 202, 'Voyage-No.', t.text('voyage', f.voyage))
        above(36, 228, 'Port of discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        above(180, 228, 'Place of delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        above(330, 228, 'Freight payable at', 'DESTINATION')
        above(470, 228, 'Number of original B/L', '3 / THREE')
        s.text(36, 258, 'Marks and numbers', { size: 6 })
        s.text(160, 258, 'Number and kind of packages, description of goods', { size: 6 })
        s.text(390, 258, 'Gross weight (kgs)', { size: 6 })
        s.text(480, 258, 'Measurement (cbm)', { size: 6 })
        s.text(160, 272, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`), { size: 9 })
        s.text(160, 284, f.goods, { size: 9 })
        s.text(160, 296, `HS-CODE ${f.hs}`, { size: 9 })
        s.text(390, 272, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), { size: 9 })
        s.text(480, 272, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)), { size: 9 })
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        for (const [i, c] of f.containers.entries())
          s.text(
            36,
            350 + i * 24,
            `${c.number} (${c.size})  SEAL NO. ${c.seal}   ${c.packages} ${f.unit}   ${english(c.weight, 3)} KGS   ${english(c.volume, 3)} CBM`,
            { size: 8.5 },
          )
        s.text(36, 560, `SHIPPED ON BOARD: ${t.date('on_board_date', f.onBoard, named)}`, { size: 9, bold: true })
        s.text(330, 600, 'Place and date of issue', { size: 6, color: '#444' })
        s.text(330, 610, `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, named)}`, { size: 9 })
        s.prose(36, 660, 524, TERMS[0], 6)
      },
    },
    arrival: {
      type: 'arrival_notice',
      cells: (f, t) => {
        const master = t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)
        t.text('bill_of_lading_number', master)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        return [
          ['Leschaco Inc. - Arrival Notice', null, null, null, null, null],
          [],
          [
            'Notice date',
            t.date('document_date', f.noticed, iso),
            null,
            'File no.',
            t.text('reference_number', `SI${f.digits(8)}`),
          ],
          ['Shipper', t.text('shipper', f.shipper.name), null, 'MBL no.', master],
          [
            'Consignee',
            t.text('consignee', f.consignee.name),
            null,
            'HBL no.',
            t.text('house_bill_number', `LESC${f.digits(8)}`),
          ],
          ['Notify party', t.text('notify_party', f.notify.name), null, 'Carrier', t.text('carrier', 'HAPAG-LLOYD')],
          [],
          ['Vessel', t.text('vessel', f.vessel), null, 'Voyage', t.text('voyage', f.voyage)],
          ['Port of loading', t.text('port_of_loading', city(f.loading)), null, 'ETD', t.date('etd', f.departure, iso)],
          [
            'Port of discharge',
            t.text('port_of_discharge', city(f.discharge)),
            null,
            'ETA',
            t.date('eta', f.arrival, iso),
          ],
          [
            'Place of delivery',
            t.text('place_of_delivery', city(f.delivery)),
            null,
            'Last free day',
            t.date('last_free_day', f.lastFreeDay, iso),
          ],
          ['Terminal', t.text('terminal', f.terminal)],
          [],
          ['Container', 'Type', 'Seal', 'Packages', 'Gross weight kg', 'Volume cbm'],
          ...f.containers.map((c) => [c.number, c.size, c.seal, c.packages, c.weight, c.volume]),
          [
            'Total',
            null,
            null,
            Number(t.measure('packages', f.packages, '', String(f.packages))),
            Number(t.measure('gross_weight', f.weight, 'kg', String(f.weight))),
            Number(t.measure('volume', f.volume, 'cbm', String(f.volume))),
          ],
          [],
          ['Please forward the original bill of lading, commercial invoice and packing list to our import desk.'],
        ]
      },
    },
  },
}
