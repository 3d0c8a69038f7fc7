import { british, english, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const gulfAgent: Issuer = {
  name: 'Gulf shipping agent',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'AL MARSA SHIPPING AGENCIES L.L.C.', { size: 13, bold: true, align: 'center', width: 524 })
        s.text(36, 36, 'P.O. BOX 5127, DUBAI, U.A.E.   TRN 100284417300003', { size: 7, align: 'center', width: 524 })
        s.text(36, 52, 'DELIVERY ORDER', { size: 13, bold: true, align: 'center', width: 524 })
        s.fields(
          [
            [36, 74, 131, 26, 'D.O. No.', t.text('release_number', `${f.digits(2)}/${f.digits(6)}`)],
            [167, 74, 131, 26, 'D.O. Date', t.date('document_date', f.arrival, british)],
            [298, 74, 131, 26, 'Expiry Date', t.date('valid_until', f.lastFreeDay, british)],
            [429, 74, 131, 26, 'Rotation No.', f.digits(6)],
            [36, 100, 262, 42, 'Deliver to M/s.', t.party('release_to', f.notify)],
            [298, 100, 262, 42, 'Consignee', t.party('consignee', f.consignee)],
            [36, 142, 175, 26, 'Vessel', t.text('vessel', f.vessel)],
            [211, 142, 87, 26, 'Voyage', t.text('voyage', f.voyage)],
            [298, 142, 131, 26, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
            [429, 142, 131, 26, 'Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [36, 168, 262, 26, 'Bill of Lading No.', t.text('bill_of_lading_number', `PCIU${f.digits(8)}`)],
            [298, 168, 262, 26, 'Arrival Date', t.date('eta', f.arrival, british)],
          ],
          { labelSize: 6.5 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          204,
          [
            { title: 'Sr.', width: 24 },
            { title: 'Container No.', width: 100 },
            { title: 'Size/Type', width: 60 },
            { title: 'Seal No.', width: 100 },
            { title: 'No. of Pkgs', width: 70, align: 'right' },
            { title: 'Package Type', width: 80 },
            { title: 'Weight (Kgs)', width: 90, align: 'right' },
          ],
          f.containers.map((c, i) => [
            String(i + 1),
            c.number,
            c.size,
            c.seal,
            String(c.packages),
            f.unit,
            english(c.weight, 3),
          ]),
          { rules: 'all' },
        )
        s.text(36, end + 12, `Cargo Description : ${f.goods}`)
        s.text(36, end + 26, 'Charges received: D.O. FEE AED 550.00, THC AED 1,150.00, CONTAINER DEPOSIT AED 1,000.00')
        s.text(36, end + 40, `Empty Return Depot : ${t.text('empty_return_location', f.depot)}`)
        s.stamp(490, end + 70, 38, ['AL MARSA', 'DELIVERED', 'DUBAI'])
        s.prose(36, 740, 440, TERMS[1], 6)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'AL MARSA SHIPPING AGENCIES L.L.C.', { size: 12, bold: true })
        s.text(36, 34, 'CARGO ARRIVAL NOTICE', { size: 11, bold: true })
        s.table(
          36,
          54,
          [
            { title: 'Consignee', width: 175 },
            { title: 'Notify Party', width: 175 },
            { title: 'Shipper', width: 174 },
          ],
          [[t.party('consignee', f.consignee), t.party('notify_party', f.notify), t.party('shipper', f.shipper)]],
          { rules: 'all' },
        )
        s.table(
          36,
          116,
          [
            { title: 'Mother Vessel / Voyage', width: 175 },
            { title: 'Feeder Vessel / Voyage', width: 175 },
            { title: 'ETA Hub Port', width: 87 },
            { title: 'ETA Discharge Port', width: 87 },
          ],
          [
            [
              `${f.vessel} / ${f.voyage}`,
              `${t.text('vessel', f.feeder)} / ${t.text('voyage', f.feederVoyage)}`,
              shortNamed(f.issued),
              t.date('eta', f.arrival, shortNamed),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          36,
          156,
          [
            { title: 'B/L No.', width: 130 },
            { title: 'Load Port', width: 131 },
            { title: 'Hub Port', width: 131 },
            { title: 'Discharge Port', width: 132 },
          ],
          [
            [
              t.text('bill_of_lading_number', `PCIU${f.digits(8)}`),
              t.text('port_of_loading', upper(f.loading.name)),
              upper(f.transshipment.name),
              t.text('port_of_discharge', upper(f.discharge.name)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(
          36,
          196,
          `Notice Date : ${t.date('document_date', f.noticed, shortNamed)}      Terminal : ${t.text('terminal', f.terminal)}      Free till : ${t.date('last_free_day', f.lastFreeDay, shortNamed)}`,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.table(
          36,
          214,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 44 },
            { title: 'Seal', width: 90 },
            { title: 'Pkgs', width: 60, align: 'right' },
            { title: 'Description', width: 100 },
            { title: 'Wt. Kgs', width: 80, align: 'right' },
            { title: 'CBM', width: 60, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              f.goods,
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.prose(36, 720, 524, TERMS[1], 6)
      },
    },
  },
}
