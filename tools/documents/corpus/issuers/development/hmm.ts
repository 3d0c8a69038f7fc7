import { city, english, iso, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const hmm: Issuer = {
  name: 'HMM',
  forms: {
    waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        const bill = `HDMU${f.letters(4)}${f.digits(8)}`
        s.text(40, 18, 'HMM Co., Ltd.', { size: 13, bold: true })
        s.text(360, 18, 'SEA WAYBILL', { size: 13, bold: true })
        s.text(470, 20, '(NON-NEGOTIABLE)', { size: 7 })
        s.field(30, 38, 270, 58, 'Shipper/Exporter (Complete name and address)', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(300, 38, 132, 28, 'Booking No.', t.text('booking_number', bill.slice(4)))
        s.field(432, 38, 133, 28, 'Waybill No.', t.text('bill_of_lading_number', bill))
        s.field(300, 66, 265, 30, 'Export References', '')
        s.field(30, 96, 270, 58, 'Consignee (Complete name and address)', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 96, 265, 30, 'Forwarding Agent, F.M.C. No.', upper(f.forwarder.name))
        s.field(300, 126, 265, 28, 'Point and Country of Origin', '')
        s.field(30, 154, 270, 58, 'Notify Party (Complete name and address)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 154, 265, 58, 'Domestic Routing/Export Instructions', '')
        s.field(30, 212, 135, 24, 'Pre-carriage by', '')
        s.field(165, 212, 135, 24, 'Place of Receipt', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(30, 236, 135, 24, 'Vessel Voyage No.', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`)
        s.field(165, 236, 135, 24, 'Port of Loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(300, 212, 265, 24, 'Type of Move', 'CY / CY')
        s.field(300, 236, 265, 24, 'Final Destination (For the Merchant Ref.)', '')
        s.field(30, 260, 135, 24, 'Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(165, 260, 135, 24, 'Place of Delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        s.table(
          30,
          290,
          [
            { title: ['Container No./Seal No.', 'Marks and Numbers'], width: 150 },
            { title: ['No. of Containers', 'or Other Pkgs.'], width: 80 },
            { title: 'Description of Packages and Goods', width: 165 },
            { title: 'Gross Weight', width: 70 },
            { title: 'Measurement', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        let y = 316
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '45G1',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [`${c.number} / ${c.seal}`, '45G1'])
          s.text(182, y, `${c.packages} ${f.unit}`)
          s.text(262, y, f.goods)
          s.text(427, y, `${english(c.weight, 3)} KGS`)
          s.text(497, y, `${english(c.volume, 3)} CBM`)
          y += 26
        }
        t.measure('packages', f.packages, f.unit, '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        s.text(32, y + 6, 'T O T A L :')
        s.text(182, y + 6, `${f.packages} ${f.unit}`)
        s.text(427, y + 6, `${english(f.weight, 3)} KGS`)
        s.text(497, y + 6, `${english(f.volume, 3)} CBM`)
        s.box(30, 290, 535, 270)
        s.field(330, 570, 235, 24, 'Laden on Board the Vessel', t.date('on_board_date', f.onBoard, named))
        s.field(
          330,
          594,
          235,
          24,
          'Place and Date of Issue',
          `${upper(f.loading.name)}, ${t.date('issue_date', f.issued, named)}`,
        )
        s.prose(30, 570, 290, TERMS[0], 5)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(190, 24, 'ARRIVAL NOTICE / FREIGHT INVOICE', { size: 13, bold: true })
        s.text(40, 26, 'HMM (AMERICA), INC.', { size: 8, bold: true })
        s.text(460, 26, `PAGE : 1 OF 1`, { size: 7 })
        const cells: [string, string][] = [
          ['B/L NO', t.text('bill_of_lading_number', `HDMU${f.letters(4)}${f.digits(8)}`)],
          ['VESSEL/VOYAGE', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
          ['ETA', t.date('eta', f.arrival, iso)],
          ['INVOICE NO', t.text('invoice_number', `HA${f.digits(8)}`)],
          ['POL', t.text('port_of_loading', upper(f.loading.name))],
          ['POD', t.text('port_of_discharge', upper(city(f.discharge)))],
          ['DEL', t.text('place_of_delivery', upper(city(f.delivery)))],
          ['NOTICE DATE', t.date('document_date', f.noticed, iso)],
        ]
        for (const [i, [label, value]] of cells.entries())
          s.field(40 + (i % 4) * 132, 50 + Math.floor(i / 4) * 28, 132, 28, label, value, { labelSize: 6, bold: true })
        s.field(
          40,
          110,
          176,
          60,
          'SHIPPER',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { labelSize: 6 },
        )
        s.field(
          216,
          110,
          176,
          60,
          'CONSIGNEE',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6 },
        )
        s.field(
          392,
          110,
          176,
          60,
          'NOTIFY',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 6 },
        )
        const end = s.table(
          40,
          180,
          [
            { title: 'CNTR NO', width: 85 },
            { title: 'SEAL NO', width: 85 },
            { title: 'TP/SZ', width: 40 },
            { title: 'PKG', width: 60, align: 'right' },
            { title: 'UNIT', width: 60 },
            { title: 'WGT(KG)', width: 80, align: 'right' },
            { title: 'MEA(CBM)', width: 70, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: '4H',
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [c.number, c.seal, '4H', String(c.packages), f.unit, plain(c.weight, 3), plain(c.volume, 3)]
          }),
          { rules: 'all' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        const n = f.containers.length
        const charges: [string, number][] = [
          ['DEST TERMINAL HANDLING', 425 * n],
          ['DOC FEE', 75],
          ['CHASSIS USAGE', 55 * n],
        ]
        const charged = s.table(
          40,
          end + 14,
          [
            { title: 'CHARGE', width: 180 },
            { title: 'CUR', width: 40 },
            { title: 'PREPAID', width: 90, align: 'right' },
            { title: 'COLLECT', width: 90, align: 'right' },
          ],
          charges.map(([name, amount]) => [name, 'USD', '', english(amount, 2)]),
          { rules: 'head' },
        )
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(40, charged + 6, 'TOTAL COLLECT', { bold: true })
        s.text(220, charged + 6, 'USD', { bold: true })
        s.text(350, charged + 6, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(40, charged + 30, 'CARGO AVAILABLE AT')
        s.text(160, charged + 30, t.text('terminal', f.terminal))
        s.text(320, charged + 30, 'FIRMS CODE')
        s.text(400, charged + 30, f.firms)
        s.text(40, charged + 44, 'LAST FREE DAY')
        s.text(160, charged + 44, t.date('last_free_day', f.lastFreeDay, iso))
        s.prose(40, 690, 530, TERMS[1], 6)
      },
    },
  },
}
