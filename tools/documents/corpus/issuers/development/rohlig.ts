import { british, city, english, shortNamed, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text

export const rohlig: Issuer = {
  name: 'Röhlig Logistics',
  forms: {
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.fill(0, 0, 14, 595, '#e2001a')
        s.text(36, 20, 'Röhlig', { size: 22, bold: true, color: '#e2001a' })
        s.text(36, 48, 'Notification of arrival', { size: 14, bold: true })
        s.text(600, 24, `Date ${t.date('document_date', f.noticed, shortNamed)}`, { size: 9 })
        s.text(600, 38, `Shipment ${t.text('reference_number', `S${f.digits(9)}`)}`, { size: 9 })
        s.fields(
          [
            [36, 72, 256, 50, 'Consignor', t.party('shipper', f.shipper, own)],
            [292, 72, 256, 50, 'Consignee', t.party('consignee', f.consignee, own)],
            [548, 72, 258, 50, 'Notify party', t.party('notify_party', f.notify, own)],
            [
              36,
              122,
              128,
              28,
              'Ocean bill of lading',
              t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`),
            ],
            [164, 122, 128, 28, 'House bill of lading', t.text('house_bill_number', `RLG${f.digits(9)}`)],
            [292, 122, 128, 28, 'Vessel', t.text('vessel', f.vessel)],
            [420, 122, 128, 28, 'Voyage', t.text('voyage', f.voyage)],
            [548, 122, 129, 28, 'Departure (ETD)', t.date('etd', f.departure, shortNamed)],
            [677, 122, 129, 28, 'Arrival (ETA)', t.date('eta', f.arrival, shortNamed)],
            [36, 150, 256, 28, 'Load port', t.text('port_of_loading', city(f.loading))],
            [292, 150, 256, 28, 'Discharge port', t.text('port_of_discharge', city(f.discharge))],
            [548, 150, 258, 28, 'Destination', t.text('place_of_delivery', city(f.delivery))],
          ],
          { labelSize: 6, labelColor: '#e2001a', size: 8.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          190,
          [
            { title: 'Container', width: 110 },
            { title: 'Mode / type', width: 90 },
            { title: 'Seal', width: 110 },
            { title: 'Goods description', width: 200 },
            { title: 'Packs', width: 80, align: 'right' },
            { title: 'Weight (KG)', width: 90, align: 'right' },
            { title: 'Volume (M3)', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              `FCL ${c.size}`,
              c.seal,
              f.goods,
              english(c.packages, 0),
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              '',
              t.measure('packages', f.packages, '', english(f.packages, 0)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head', headBold: true },
        )
        s.text(36, end + 16, `Container terminal: ${t.text('terminal', f.terminal)}`, { size: 9 })
        s.text(36, end + 30, `Free storage until: ${t.date('last_free_day', f.lastFreeDay, shortNamed)}`, { size: 9 })
        s.prose(36, end + 60, 770, TERMS[1], 6.5)
      },
    },
    release: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.fill(0, 0, 14, 842, '#e2001a')
        s.text(36, 20, 'Röhlig', { size: 22, bold: true, color: '#e2001a' })
        s.text(36, 52, 'Delivery order', { size: 18 })
        const rows: [string, string][] = [
          ['Delivery order no.', t.text('release_number', `DO-${f.digits(8)}`)],
          ['Date', t.date('document_date', f.available, spaced)],
          ['Shipment reference', t.text('reference_number', `S${f.digits(9)}`)],
          ['Release to', t.text('release_to', f.trucker.name)],
          ['Consignee', t.text('consignee', f.consignee.name)],
          ['Bill of lading', t.text('bill_of_lading_number', `ONEY${f.letters(4)}${f.digits(8)}`)],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['Port of loading', t.text('port_of_loading', f.loading.name)],
          ['Port of discharge', t.text('port_of_discharge', f.discharge.name)],
          ['Collect from terminal', t.text('terminal', f.terminal)],
          ['Valid until', t.date('valid_until', f.lastFreeDay, spaced)],
          ['Packages', `${t.measure('packages', f.packages, f.unit, english(f.packages, 0))} ${f.unit}`],
          ['Gross weight', `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} kg`],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(36, 86 + i * 17, label, { size: 8.5, color: '#666', width: 130, align: 'right' })
          s.text(180, 86 + i * 17, value, { size: 9.5 })
        }
        t.containers(f.containers, ['size_type', 'seal_number'])
        const end = s.table(
          36,
          336,
          [
            { title: 'Container', width: 130 },
            { title: 'Type', width: 80 },
            { title: 'Seal', width: 130 },
            { title: 'Release PIN', width: 100 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, f.digits(4)]),
          { rules: 'all', size: 9 },
        )
        s.text(36, end + 14, `Return the empty container to ${f.depot}.`, { size: 9 })
        s.prose(36, 720, 524, TERMS[2], 6.5)
      },
    },
    proof: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        const c = f.containers[0]!
        s.text(36, 20, 'Röhlig', { size: 22, bold: true, color: '#e2001a' })
        s.text(36, 52, 'Proof of delivery / consignment note', { size: 14 })
        s.fields(
          [
            [36, 84, 262, 44, 'Collected from', [f.terminal, f.discharge.name]],
            [298, 84, 262, 44, 'Delivered to', [upper(f.consignee.name), ...f.consignee.address]],
            [36, 128, 175, 28, 'Container', c.number],
            [211, 128, 175, 28, 'Seal', c.seal],
            [386, 128, 174, 28, 'Registration of vehicle', `${f.letters(2)} ${f.digits(4)}`],
            [36, 156, 175, 28, 'Packages', `${c.packages} ${f.unit}`],
            [211, 156, 175, 28, 'Gross kg', english(c.weight, 3)],
            [386, 156, 174, 28, 'Date and time in', `${british(f.gateOut)} 08:10`],
            [36, 184, 262, 60, 'Goods received in full and good order, name and signature', 'P. Whitlock'],
            [298, 184, 262, 60, 'Remarks', 'None. Seal intact on arrival.'],
          ],
          { labelSize: 6 },
        )
      },
    },
  },
}
