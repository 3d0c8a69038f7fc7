import { city, english, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const dhl: Issuer = {
  name: 'DHL Global Forwarding',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      region: 'us',
      draw: (f, s, t) => {
        s.text(40, 24, 'DHL Global Forwarding', { size: 13, bold: true })
        s.text(380, 24, 'Arrival Notice', { size: 15, bold: true })
        s.text(380, 46, `Date: ${t.date('document_date', f.noticed, shortNamed)}`)
        s.text(40, 60, 'Notify Party', { size: 7, bold: true })
        s.lines(40, 70, [t.text('notify_party', f.notify.name), ...f.notify.address])
        s.text(220, 60, 'Consignee', { size: 7, bold: true })
        s.lines(220, 70, [t.text('consignee', f.consignee.name), ...f.consignee.address])
        s.text(400, 60, 'Shipper', { size: 7, bold: true })
        s.lines(400, 70, [t.text('shipper', f.shipper.name), ...f.shipper.address])
        const pairs: [string, string, string, string][] = [
          [
            'House Bill of Lading:',
            t.text('house_bill_number', f.house),
            'Master Bill of Lading:',
            t.text('master_bill_number', `MAEU${f.digits(9)}`),
          ],
          ['Vessel:', t.text('vessel', f.vessel), 'Voyage:', t.text('voyage', f.voyage)],
          [
            'Port of Loading:',
            t.text('port_of_loading', f.loading.name),
            'ETD:',
            t.date('etd', f.departure, shortNamed),
          ],
          [
            'Port of Discharge:',
            t.text('port_of_discharge', city(f.discharge)),
            'ETA:',
            t.date('eta', f.arrival, shortNamed),
          ],
          [
            'Place of Delivery:',
            t.text('place_of_delivery', city(f.delivery)),
            'ETA Destination:',
            shortNamed(f.available),
          ],
          ['Customer Reference:', t.text('reference_number', f.order), 'Freight Terms:', 'Collect'],
          ['Cargo Location:', t.text('terminal', f.terminal), 'Firms Code:', f.firms],
          ['Last Free Day:', t.date('last_free_day', f.lastFreeDay, shortNamed), 'IT No.:', f.digits(9)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [a, b, c, d]] of pairs.entries()) {
          s.text(40, 120 + i * 13, a, { bold: true })
          s.text(135, 120 + i * 13, b)
          s.text(320, 120 + i * 13, c, { bold: true })
          s.text(420, 120 + i * 13, d)
        }
        const end = s.table(
          40,
          240,
          [
            { title: 'Container', width: 85 },
            { title: 'Seal', width: 80 },
            { title: 'Type', width: 45 },
            { title: 'Pieces', width: 75, align: 'right' },
            { title: 'Package Type', width: 75 },
            { title: 'Weight KG', width: 80, align: 'right' },
            { title: 'Volume CBM', width: 75, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [c.number, c.seal, c.size, String(c.packages), f.unit, english(c.weight, 3), english(c.volume, 3)]
            }),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, end + 16, `Description of Goods: ${f.goods}`)
        s.prose(40, 700, 520, TERMS[1], 6)
      },
    },
    house_waybill: {
      type: 'sea_waybill',
      region: 'us',
      draw: (f, s, t) => {
        s.text(330, 20, 'Danmar Lines Ltd', { size: 13, bold: true })
        s.text(330, 38, 'Sea Waybill - Non Negotiable', { size: 10, bold: true })
        s.field(30, 20, 275, 60, 'Shipper', [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.field(305, 54, 130, 26, "Shipper's Reference", t.text('reference_number', f.order))
        s.field(435, 54, 130, 26, 'Waybill No.', t.text('bill_of_lading_number', f.house))
        s.field(30, 80, 275, 60, 'Consignee', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(305, 80, 260, 60, 'For release of shipment please contact', [
          'DHL GLOBAL FORWARDING',
          `TEL ${f.forwarder.phone}`,
        ])
        s.field(30, 140, 275, 60, 'Notify Party', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(305, 140, 260, 60, 'Also notify', '')
        s.field(30, 200, 137, 26, 'Pre-Carriage by', '')
        s.field(167, 200, 138, 26, 'Place of Receipt', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(
          30,
          226,
          137,
          26,
          'Ocean Vessel / Voyage',
          `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
        )
        s.field(167, 226, 138, 26, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(305, 200, 260, 26, 'Freight Payable at', 'DESTINATION')
        s.field(305, 226, 260, 26, 'Number of Originals', 'NONE')
        s.field(30, 252, 137, 26, 'Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(167, 252, 138, 26, 'Place of Delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        s.table(
          30,
          282,
          [
            { title: 'Marks and Numbers', width: 130 },
            { title: 'Number and Kind of Packages', width: 90 },
            { title: 'Description of Goods', width: 165 },
            { title: 'Gross Weight', width: 75, align: 'right' },
            { title: 'Measurement', width: 75, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        s.lines(32, 300, ['N/M'])
        s.text(162, 300, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`))
        s.lines(252, 300, ['SAID TO CONTAIN', f.goods])
        s.text(417, 300, t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KG`), {
          width: 71,
          align: 'right',
        })
        s.text(492, 300, t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} CBM`), {
          width: 71,
          align: 'right',
        })
        for (const [i, c] of f.containers.entries()) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HC',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            32,
            350 + i * 12,
            `${c.number}  40HC  Seal: ${c.seal}   ${c.packages} ${f.unit}   ${english(c.weight, 3)} KG   ${english(c.volume, 3)} CBM`,
          )
        }
        s.box(30, 282, 535, 260)
        s.field(305, 545, 260, 26, 'Shipped on board', t.date('on_board_date', f.onBoard, shortNamed))
        s.field(
          305,
          571,
          260,
          26,
          'Place and Date of Issue',
          `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, shortNamed)}`,
        )
        s.prose(30, 610, 535, TERMS[0], 5)
      },
    },
  },
}
