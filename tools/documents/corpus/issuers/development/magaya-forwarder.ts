import { american, city, english } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

/** What Magaya's program prints for forwarders of Florida and Latin America. */
export const magaya: Issuer = {
  name: 'Magaya forwarder',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, f.forwarder.name, { size: 12, bold: true })
        s.lines(40, 40, [...f.forwarder.address, `Tel: ${f.forwarder.phone}`], { size: 7.5 })
        s.text(360, 24, 'Arrival Notice', { size: 18, bold: true })
        s.table(
          330,
          52,
          [
            { title: 'Number', width: 120 },
            { title: 'Date', width: 120 },
          ],
          [[t.text('reference_number', `SH-${f.digits(6)}`), t.date('document_date', f.noticed, american)]],
          { rules: 'all' },
        )
        s.field(40, 92, 265, 56, 'Shipper', [t.text('shipper', f.shipper.name), ...f.shipper.address], { labelSize: 7 })
        s.field(305, 92, 265, 56, 'Consignee', [t.text('consignee', f.consignee.name), ...f.consignee.address], {
          labelSize: 7,
        })
        s.field(40, 148, 265, 50, 'Notify Party', [t.text('notify_party', f.notify.name)], { labelSize: 7 })
        s.field(305, 148, 265, 50, 'Destination Agent', [f.forwarder.name], { labelSize: 7 })
        s.table(
          40,
          204,
          [
            { title: 'Master B/L', width: 130 },
            { title: 'House B/L', width: 130 },
            { title: 'Carrier', width: 140 },
            { title: 'Vessel / Voyage', width: 130 },
          ],
          [
            [
              t.text('master_bill_number', `CMDU${f.letters(3)}${f.digits(7)}`),
              t.text('house_bill_number', f.house),
              t.text('carrier', 'CMA CGM'),
              `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.table(
          40,
          236,
          [
            { title: 'Port of Loading', width: 130 },
            { title: 'Departure Date', width: 100 },
            { title: 'Port of Unloading', width: 130 },
            { title: 'Arrival Date', width: 80 },
            { title: 'Final Destination', width: 90 },
          ],
          [
            [
              t.text('port_of_loading', city(f.loading)),
              t.date('etd', f.departure, american),
              t.text('port_of_discharge', city(f.discharge)),
              t.date('eta', f.arrival, american),
              t.text('place_of_delivery', f.delivery.name),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        const end = s.table(
          40,
          274,
          [
            { title: 'Package', width: 110 },
            { title: 'Description', width: 190 },
            { title: 'Weight', width: 120, align: 'right' },
            { title: 'Volume', width: 110, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              `${c.packages} ${f.unit}`,
              [f.goods, `Container: ${c.number}  Seal: ${c.seal}`],
              `${english(c.weight, 2)} kg`,
              `${english(c.volume, 2)} m³`,
            ]
          }),
          { rules: 'all' },
        )
        for (const c of t.truth.containers) {
          c.gross_weight = Number(c.gross_weight!.toFixed(2))
          c.volume = Number(c.volume!.toFixed(2))
        }
        s.text(40, end + 10, `Total: ${t.measure('packages', f.packages, f.unit, `${f.packages} pieces`)}`, {
          bold: true,
        })
        s.text(
          340,
          end + 10,
          t.measure('gross_weight', Number(f.weight.toFixed(2)), 'kg', `${english(f.weight, 2)} kg`),
          { bold: true, width: 118, align: 'right' },
        )
        s.text(460, end + 10, t.measure('volume', Number(f.volume.toFixed(2)), 'cbm', `${english(f.volume, 2)} m³`), {
          bold: true,
          width: 108,
          align: 'right',
        })
        s.prose(40, 690, 530, TERMS[1], 6)
      },
    },
  },
}
