import { city, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const expeditors: Issuer = {
  name: 'Expeditors',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'Expeditors International', { size: 12, bold: true })
        s.text(360, 24, 'NOTICE OF ARRIVAL', { size: 14, bold: true })
        s.text(40, 50, 'CONSIGNEE:', { size: 7 })
        s.lines(40, 60, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.text(40, 96, 'NOTIFY:', { size: 7 })
        s.lines(40, 106, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        s.text(40, 142, 'SHIPPER:', { size: 7 })
        s.lines(40, 152, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        const right: [string, string][] = [
          ['FILE NUMBER', t.text('reference_number', `${f.digits(3)}${f.digits(7)}`)],
          ['HOUSE BILL', t.text('house_bill_number', `${f.digits(2)}${f.letters(1)}${f.digits(7)}`)],
          ['MASTER BILL', t.text('master_bill_number', `COSU${f.digits(10)}`)],
          ['VESSEL', t.text('vessel', f.vessel)],
          ['VOYAGE', t.text('voyage', f.voyage)],
          ['LADING PORT', t.text('port_of_loading', upper(f.loading.name))],
          ['UNLADING PORT', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['FINAL DEST', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['ETD', t.date('etd', f.departure, named)],
          ['ETA PORT', t.date('eta', f.arrival, named)],
          ['ETA FINAL DEST', named(f.available)],
          ['FREIGHT LOCATION', t.text('terminal', f.terminal)],
          ['LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, named)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [label, value]] of right.entries()) {
          s.text(330, 50 + i * 12, label, { size: 7 })
          s.text(420, 50 + i * 12, value, { bold: true })
        }
        s.text(40, 196, `DATE: ${t.date('document_date', f.noticed, named)}`)
        const end = s.table(
          40,
          224,
          [
            { title: 'CONTAINER', width: 90 },
            { title: 'SIZE', width: 40 },
            { title: 'SEAL', width: 90 },
            { title: 'PIECES', width: 70, align: 'right' },
            { title: 'PKG TYPE', width: 65 },
            { title: 'WEIGHT', width: 90, align: 'right' },
            { title: 'CUBE', width: 80, align: 'right' },
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
            return [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              f.unit,
              `${plain(c.weight, 3)} KG`,
              `${plain(c.volume, 3)} CBM`,
            ]
          }),
          { rules: 'none' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.text(40, end + 14, `COMMODITY: ${f.goods}`)
        s.prose(40, 690, 530, TERMS[1], 6)
      },
    },
    house_bill: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(40, 18, 'EXPEDITORS INTERNATIONAL OCEAN', { size: 9, bold: true })
        s.text(340, 18, 'EI OCEAN BILL OF LADING', { size: 12, bold: true })
        s.field(30, 36, 270, 58, 'EXPORTER (Name and address including ZIP Code)', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(300, 36, 132, 29, 'DOCUMENT NUMBER', f.digits(9))
        s.field(
          432,
          36,
          133,
          29,
          'B/L NUMBER',
          t.text('bill_of_lading_number', `${f.digits(2)}${f.letters(1)}${f.digits(7)}`),
        )
        s.field(300, 65, 265, 29, 'EXPORT REFERENCES', t.text('reference_number', f.order))
        s.field(30, 94, 270, 58, 'CONSIGNED TO', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 94, 265, 29, 'FORWARDING AGENT (Name and address - references)', '')
        s.field(300, 123, 265, 29, 'POINT (STATE) OF ORIGIN OR FTZ NUMBER', '')
        s.field(30, 152, 270, 58, 'NOTIFY PARTY/INTERMEDIATE CONSIGNEE (Name and address)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 152, 265, 58, 'DOMESTIC ROUTING/EXPORT INSTRUCTIONS', '')
        s.field(30, 210, 135, 24, 'PRE-CARRIAGE BY', '')
        s.field(165, 210, 135, 24, 'PLACE OF RECEIPT BY PRE-CARRIER', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(30, 234, 135, 24, 'EXPORTING CARRIER', `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`)
        s.field(165, 234, 135, 24, 'PORT OF LOADING/EXPORT', t.text('port_of_loading', upper(f.loading.name)))
        s.field(300, 210, 265, 24, 'LOADING PIER/TERMINAL', '')
        s.field(300, 234, 132, 24, 'TYPE OF MOVE', 'CY/CY')
        s.field(432, 234, 133, 24, 'CONTAINERIZED (Vessel only)', 'X Yes   No')
        s.field(
          30,
          258,
          135,
          24,
          'FOREIGN PORT OF UNLOADING (Vessel and air only)',
          t.text('port_of_discharge', upper(city(f.discharge))),
        )
        s.field(
          165,
          258,
          135,
          24,
          'PLACE OF DELIVERY BY ON-CARRIER',
          t.text('place_of_delivery', upper(city(f.delivery))),
        )
        s.table(
          30,
          286,
          [
            { title: 'MARKS AND NUMBERS', width: 130 },
            { title: ['NUMBER OF', 'PACKAGES'], width: 70 },
            { title: 'DESCRIPTION OF COMMODITIES in Schedule B detail', width: 185 },
            { title: ['GROSS WEIGHT', '(Kilos)'], width: 75, align: 'right' },
            { title: 'MEASUREMENT', width: 75, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        let y = 312
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [c.number, `SEAL: ${c.seal}`])
          s.text(162, y, `${c.packages} ${f.unit}`, { size: 7 })
          s.text(232, y, f.goods)
          s.text(417, y, plain(c.weight, 3), { width: 71, align: 'right' })
          s.text(492, y, `${plain(c.volume, 3)} CBM`, { width: 71, align: 'right' })
          y += 28
        }
        t.measure('packages', f.packages, f.unit, '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        if (f.containers.length > 1) {
          s.text(32, y + 2, 'TOTALS')
          s.text(162, y + 2, `${f.packages} ${f.unit}`, { size: 7 })
          s.text(417, y + 2, plain(f.weight, 3), { width: 71, align: 'right' })
          s.text(492, y + 2, `${plain(f.volume, 3)} CBM`, { width: 71, align: 'right' })
        }
        s.box(30, 286, 535, 260)
        s.text(232, 520, `ON BOARD: ${t.date('on_board_date', f.onBoard, named)}`)
        s.field(400, 560, 165, 28, 'DATED AT', upper(f.loading.name))
        s.field(400, 588, 165, 28, 'DATE ISSUED', t.date('issue_date', f.issued, named))
        s.prose(30, 560, 350, TERMS[0], 5)
      },
    },
  },
}
