import { british, city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const samudera: Issuer = {
  name: 'Samudera',
  forms: {
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 20, 'SAMUDERA SHIPPING LINE LTD', { size: 14, bold: true, align: 'center', width: 524 })
        s.text(36, 38, 'CARGO ARRIVAL NOTICE', { size: 12, bold: true, align: 'center', width: 524 })
        s.text(36, 64, 'To :')
        s.lines(70, 64, t.party('consignee', f.consignee), { size: 9 })
        s.text(400, 64, `Date : ${t.date('document_date', f.noticed, spaced)}`, { size: 9 })
        s.text(36, 110, 'Dear Sirs,', { size: 9 })
        s.text(
          36,
          124,
          'We are pleased to advise you of the arrival of the following cargo consigned to your goodselves:',
          {
            size: 9,
          },
        )
        const end = s.pairs(
          50,
          146,
          [
            ['Vessel / Voyage', `:  ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['Bill of Lading No.', `:  ${t.text('bill_of_lading_number', `SSPH${f.letters(3)}${f.digits(7)}`)}`],
            ['Shipper', `:  ${t.text('shipper', upper(f.shipper.name))}`],
            ['Notify Party', `:  ${t.text('notify_party', upper(f.notify.name))}`],
            ['Port of Loading', `:  ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['Port of Discharge', `:  ${t.text('port_of_discharge', upper(f.discharge.name))}`],
            ['Final Destination', `:  ${t.text('place_of_delivery', upper(f.delivery.name))}`],
            ['Estimated Date of Arrival', `:  ${t.date('eta', f.arrival, spaced)}`],
            ['Discharging Terminal', `:  ${t.text('terminal', f.terminal)}`],
            ['Description of Goods', `:  ${f.goods}`],
            ['Number of Packages', `:  ${t.measure('packages', f.packages, f.unit, english(f.packages, 0))} ${f.unit}`],
            ['Gross Weight', `:  ${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} KGS`],
            ['Measurement', `:  ${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} M3`],
          ],
          { gap: 140, step: 15, size: 9 },
        )
        t.containers(f.containers, ['size_type', 'seal_number'])
        const below = s.table(
          50,
          end + 8,
          [
            { title: 'Container No.', width: 110 },
            { title: 'Size/Type', width: 80 },
            { title: 'Seal No.', width: 110 },
            { title: 'Status', width: 70 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, 'FCL/FCL']),
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          36,
          below + 14,
          [
            'Kindly surrender the original Bill of Lading duly endorsed together with all charges due to obtain the Delivery Order.',
            'This is a computer generated notice. No signature is required.',
          ],
          { size: 8.5 },
        )
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 20, 'SAMUDERA SHIPPING LINE LTD', { size: 14, bold: true })
        s.text(380, 18, 'DELIVERY ORDER', { size: 16, bold: true })
        s.text(380, 40, `D/O No : ${t.text('release_number', `SSD/${f.digits(6)}`)}`, { size: 10, bold: true })
        s.text(380, 54, `Date : ${t.date('document_date', f.available, british)}`, { size: 9 })
        s.lines(36, 46, ['The Terminal Manager', t.text('terminal', f.terminal)], { size: 9 })
        s.text(36, 80, 'Please deliver to', { size: 9 })
        s.text(120, 80, t.text('release_to', upper(f.trucker.name)), { size: 10, bold: true })
        s.text(36, 94, 'the undermentioned goods ex', { size: 9 })
        s.fields(
          [
            [36, 112, 200, 28, 'VESSEL', t.text('vessel', f.vessel)],
            [236, 112, 100, 28, 'VOYAGE', t.text('voyage', f.voyage)],
            [336, 112, 224, 28, 'B/L NO.', t.text('bill_of_lading_number', `SSPH${f.letters(3)}${f.digits(7)}`)],
            [36, 140, 200, 28, 'LOADED AT', t.text('port_of_loading', upper(f.loading.name))],
            [236, 140, 324, 28, 'DISCHARGED AT', t.text('port_of_discharge', upper(f.discharge.name))],
            [36, 168, 300, 28, 'CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
            [336, 168, 224, 28, 'THIS ORDER IS VALID UNTIL', t.date('valid_until', f.lastFreeDay, british)],
          ],
          { size: 9, labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          206,
          [
            { title: 'MARKS / CONTAINER', width: 114 },
            { title: 'SEAL', width: 90 },
            { title: 'TYPE', width: 50 },
            { title: 'DESCRIPTION', width: 130 },
            { title: 'PACKAGES', width: 60, align: 'right' },
            { title: 'GROSS KGS', width: 80, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.seal, c.size, f.goods, String(c.packages), plain(c.weight, 2)]),
          { rules: 'all', size: 8.5 },
        )
        for (const [i, c] of f.containers.entries()) t.truth.containers[i]!.gross_weight = Number(c.weight.toFixed(2))
        if (f.containers.length === 1) t.truth.fields.gross_weight = { amount: Number(f.weight.toFixed(2)), unit: 'kg' }
        s.text(36, end + 12, `Empty to be returned to ${f.depot}, ${city(f.discharge)}`, { size: 9 })
        s.stamp(480, end + 90, 38, ['SAMUDERA', 'RELEASED', british(f.available)])
        s.prose(36, 640, 524, TERMS[2], 6.5)
      },
    },
  },
}
