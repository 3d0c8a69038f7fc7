import { british, city, type Facts, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const kinds = (f: Facts) => {
  const all = new Map<string, number>()
  for (const { size } of f.containers) all.set(size, (all.get(size) ?? 0) + 1)
  return [...all]
}

export const sealead: Issuer = {
  name: 'SeaLead Shipping',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const teal = '#007a87'
        s.text(36, 22, 'SeaLead', { size: 22, bold: true, color: teal })
        s.text(36, 46, 'SEALEAD SHIPPING PTE. LTD., SINGAPORE', { size: 6.5 })
        s.text(330, 26, 'BOOKING CONFIRMATION', { size: 15, bold: true, color: teal, align: 'right', width: 229 })
        s.text(330, 46, `Confirmed on ${british(f.booked)} 16:42`, { size: 7.5, align: 'right', width: 229 })
        s.fill(36, 62, 523, 22, '#e3f2f4')
        s.text(42, 69, 'Booking Number', { size: 9, bold: true })
        s.text(130, 68, t.text('booking_number', `SLS${f.letters(3)}${f.digits(7)}`), { size: 11, bold: true })
        s.text(330, 69, 'Service Contract', { size: 9 })
        s.text(410, 69, `SLQ${f.digits(6)}`, { size: 9 })
        const head = (y: number, text: string) => {
          s.text(36, y, text, { size: 9, bold: true, color: teal })
          s.line(36, y + 12, 559, y + 12)
        }
        const two = (y: number, rows: readonly (readonly [string, string, string, string])[]) => {
          for (const [i, [a, b, c, d]] of rows.entries()) {
            s.text(40, y + i * 15, a, { size: 8, color: '#555' })
            s.text(135, y + i * 15, b, { size: 8.5, width: 165 })
            s.text(308, y + i * 15, c, { size: 8, color: '#555' })
            s.text(405, y + i * 15, d, { size: 8.5, width: 152 })
          }
        }
        head(94, 'PARTIES')
        two(112, [
          ['Booking Party', upper(f.forwarder.name), 'Customer Reference', t.text('reference_number', f.order)],
          [
            'Shipper',
            t.text('shipper', upper(f.shipper.name)),
            'Consignee',
            t.text('consignee', upper(f.consignee.name)),
          ],
          ['Contact', 'Ms. Devi / Mr. Lim', 'Phone', f.forwarder.phone],
        ])
        head(164, 'ROUTING')
        two(182, [
          [
            'Place of Receipt',
            t.text('place_of_receipt', city(f.receipt), [city(f.receipt), f.receipt.name]),
            'Port of Loading',
            t.text('port_of_loading', city(f.loading), [city(f.loading), f.loading.name]),
          ],
          [
            'Port of Discharge',
            t.text('port_of_discharge', city(f.discharge), [city(f.discharge), f.discharge.name]),
            'Place of Delivery',
            t.text('place_of_delivery', city(f.delivery), [city(f.delivery), f.delivery.name]),
          ],
          ['Vessel', t.text('vessel', f.vessel), 'Voyage', t.text('voyage', f.voyage)],
          ['ETD POL', t.date('etd', f.departure, british), 'ETA POD', t.date('eta', f.arrival, british)],
          [
            'Loading Terminal',
            t.text('terminal', `${f.loading.name} International Container Terminal`),
            'Transhipment',
            f.transshipment.name,
          ],
        ])
        head(264, 'CUT-OFF')
        s.table(
          36,
          280,
          [
            { title: 'SI Cut-off', width: 130 },
            { title: 'VGM Cut-off', width: 130 },
            { title: 'CY Cut-off (gate-in)', width: 130 },
            { title: 'Late gate (on request)', width: 133 },
          ],
          [
            [
              t.date('documentation_cutoff', f.documentCutoff, (x) => `${british(x)} 12:00`),
              t.date('vgm_cutoff', f.vgmCutoff, (x) => `${british(x)} 18:00`),
              t.date('cargo_cutoff', f.cargoCutoff, (x) => `${british(x)} 23:59`),
              'Not available',
            ],
          ],
          { rules: 'all', size: 9, headBold: true, lineHeight: 15 },
        )
        head(322, 'EQUIPMENT AND CARGO')
        const end = s.table(
          36,
          338,
          [
            { title: 'Qty', width: 40, align: 'right' },
            { title: '  Type', width: 60 },
            { title: 'Commodity', width: 183 },
            { title: 'HS Code', width: 60 },
            { title: 'Empty Pick-up Depot', width: 180 },
          ],
          kinds(f).map(([size, count]) => [String(count), `  ${size}`, f.goods, f.hs, f.depot]),
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        two(end + 12, [
          [
            'Empty Pick-up From',
            t.date('empty_pickup_date', f.emptyPickup, british),
            'Cargo Nature',
            'General, non hazardous',
          ],
          ['Service Mode', 'CY / CY', 'Payment Term', 'Prepaid'],
        ])
        head(end + 54, 'REMARKS')
        s.prose(
          40,
          end + 72,
          515,
          'VGM must be submitted before the VGM cut-off, failing which the container will not be loaded. Shipping instructions received after the SI cut-off are charged with USD 50.00. Amendment of the bill of lading after departure is subject to the local tariff. Schedules are subject to change without notice. Cancellation less than 7 days before ETD is subject to a no-show fee of USD 150.00 per TEU. Empty containers must be checked for odour, holes and cleanliness before they are accepted from the depot.',
          7.5,
        )
        s.text(
          36,
          790,
          'This is a computer generated document. Sealead Shipping Pte. Ltd. Co. Reg. No. 201700000K   www.sea-lead.example',
          { size: 6.5 },
        )
      },
    },
  },
}
