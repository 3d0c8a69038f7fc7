import { city, english, iso, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const cosco: Issuer = {
  name: 'COSCO',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.face('Times')
        const bill = `COSU${f.digits(10)}`
        s.text(310, 16, 'COSCO SHIPPING LINES CO., LTD.', { size: 11, bold: true })
        s.text(310, 30, 'PORT TO PORT OR COMBINED TRANSPORT BILL OF LADING', { size: 8, bold: true })
        s.field(30, 44, 270, 60, '1. Shipper Insert Name Address and Phone/Fax', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
          `TEL ${f.shipper.phone}`,
        ])
        s.field(300, 44, 130, 24, 'Booking No.', t.text('booking_number', bill.slice(4)))
        s.field(430, 44, 135, 24, 'Bill of Lading No.', t.text('bill_of_lading_number', bill))
        s.field(300, 68, 265, 36, 'Export References', '')
        s.field(30, 104, 270, 60, '2. Consignee Insert Name Address and Phone/Fax', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 104, 265, 30, 'Forwarding Agent and References', upper(f.forwarder.name))
        s.field(300, 134, 265, 30, 'Point and Country of Origin', '')
        s.field(
          30,
          164,
          270,
          60,
          '3. Notify Party Insert Name Address and Phone/Fax (It is agreed that no responsibility shall attach to the Carrier or his agents for failure to notify)',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 4 },
        )
        s.field(300, 164, 265, 60, 'Also Notify Party-routing & Instructions', '')
        s.field(30, 224, 135, 24, '4. Combined Transport* Pre-Carriage by', '')
        s.field(
          165,
          224,
          135,
          24,
          '5. Combined Transport* Place of Receipt',
          t.text('place_of_receipt', upper(f.receipt.name)),
        )
        s.field(
          30,
          248,
          135,
          24,
          '6. Ocean Vessel Voy. No.',
          `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
        )
        s.field(165, 248, 135, 24, '7. Port of Loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(300, 224, 265, 24, 'Service Contract No.', f.digits(8))
        s.field(300, 248, 265, 24, 'Commodity Code', f.hs)
        s.field(30, 272, 135, 24, '8. Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(
          165,
          272,
          135,
          24,
          '9. Combined Transport* Place of Delivery',
          t.text('place_of_delivery', upper(city(f.delivery))),
        )
        s.field(300, 272, 265, 24, 'Type of Movement', 'FCL / FCL   CY-CY')
        s.table(
          30,
          298,
          [
            { title: ['Marks & Nos.', 'Container / Seal No.'], width: 130 },
            { title: ['No. of Container', 'or Packages'], width: 80 },
            { title: 'Description of Goods (If Dangerous Goods, See Clause 20)', width: 195 },
            { title: 'Gross Weight', width: 65 },
            { title: 'Measurement', width: 65 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        s.text(32, 322, 'N/M')
        s.lines(162, 322, [t.measure('packages', f.packages, f.unit, `${f.packages}${f.unit}`)])
        s.lines(242, 322, [`${f.containers.length}X40HQ`, "SHIPPER'S LOAD, COUNT & SEAL", f.goods])
        s.text(437, 322, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)}KGS`))
        s.text(502, 322, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 4)}CBM`))
        let y = 400
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HQ',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            32,
            y,
            `${c.number} /${c.seal} /${c.packages}${f.unit} /FCL/FCL/40HQ/${plain(c.weight, 3)}KGS/${plain(c.volume, 4)}CBM`,
            { size: 7.5 },
          )
          y += 11
        }
        s.text(300, 540, 'FREIGHT PREPAID', { bold: true })
        s.box(30, 298, 535, 262)
        s.field(
          30,
          560,
          535,
          22,
          '10. Total Number of Containers and/or Packages (in words)',
          `SAY ${f.containers.length} CONTAINER(S) ONLY`,
        )
        s.field(30, 582, 350, 50, '11. Freight & Charges', '')
        s.field(380, 582, 185, 25, 'Date Laden on Board', t.date('on_board_date', f.onBoard, named))
        s.field(
          380,
          607,
          185,
          25,
          'Place and Date of Issue',
          `${upper(f.loading.name)} ${t.date('issue_date', f.issued, named)}`,
        )
        s.prose(30, 645, 535, TERMS[0], 5)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 20, 'COSCO SHIPPING LINES (NORTH AMERICA) INC.', { size: 10, bold: true })
        s.text(230, 40, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.field(30, 66, 270, 60, 'CONSIGNEE', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(30, 126, 270, 60, 'NOTIFY PARTY', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 66, 135, 24, 'B/L NUMBER', t.text('bill_of_lading_number', `COSU${f.digits(10)}`))
        s.field(435, 66, 135, 24, 'DATE OF NOTICE', t.date('document_date', f.noticed, iso))
        s.field(300, 90, 135, 24, 'VESSEL', t.text('vessel', f.vessel))
        s.field(435, 90, 135, 24, 'VOYAGE', t.text('voyage', f.voyage))
        s.field(300, 114, 135, 24, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name)))
        s.field(435, 114, 135, 24, 'ETD', t.date('etd', f.departure, iso))
        s.field(300, 138, 135, 24, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(435, 138, 135, 24, 'ETA', t.date('eta', f.arrival, iso))
        s.field(300, 162, 135, 24, 'FINAL DESTINATION', t.text('place_of_delivery', upper(city(f.delivery))))
        s.field(435, 162, 135, 24, 'FND ETA', iso(f.available))
        s.field(30, 186, 270, 48, 'SHIPPER', [t.text('shipper', upper(f.shipper.name))])
        s.field(300, 186, 270, 48, 'CARGO PICKUP LOCATION / FIRMS CODE', [t.text('terminal', f.terminal), f.firms])
        const end = s.table(
          30,
          244,
          [
            { title: 'CONTAINER', width: 85 },
            { title: 'SEAL', width: 80 },
            { title: 'SIZE', width: 40 },
            { title: 'PKGS', width: 60, align: 'right' },
            { title: 'KIND', width: 65 },
            { title: 'WEIGHT KG', width: 75, align: 'right' },
            { title: 'MEAS CBM', width: 65, align: 'right' },
            { title: 'LFD', width: 70 },
          ],
          f.containers.map((c) => {
            t.container({
              number: c.number,
              seal_number: c.seal,
              size_type: '40HQ',
              packages: c.packages,
              gross_weight: c.weight,
              volume: c.volume,
            })
            return [
              c.number,
              c.seal,
              '40HQ',
              String(c.packages),
              f.unit,
              english(c.weight, 2),
              english(c.volume, 3),
              iso(f.lastFreeDay),
            ]
          }),
          { rules: 'all' },
        )
        for (const c of t.truth.containers) c.gross_weight = Math.round(c.gross_weight! * 100) / 100
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', Math.round(f.weight * 100) / 100, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        t.date('last_free_day', f.lastFreeDay, iso)
        s.text(30, end + 14, `CARGO DESCRIPTION: ${f.goods}`)
        s.prose(30, 680, 540, TERMS[1], 6)
      },
    },
  },
}
