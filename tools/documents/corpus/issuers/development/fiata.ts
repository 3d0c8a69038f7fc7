import { city, dotted, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const fiata: Issuer = {
  name: 'FIATA member',
  forms: {
    fbl: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.field(30, 18, 270, 62, 'Consignor', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.text(310, 20, 'FBL', { size: 18, bold: true })
        s.text(360, 20, t.text('bill_of_lading_number', `${f.letters(4)}${f.digits(6)}`), { size: 10, bold: true })
        s.text(310, 42, 'NEGOTIABLE FIATA', { size: 9, bold: true })
        s.text(310, 54, 'MULTIMODAL TRANSPORT BILL OF LADING', { size: 9, bold: true })
        s.text(
          310,
          66,
          'issued subject to UNCTAD/ICC Rules for Multimodal Transport Documents (ICC Publication 481).',
          { size: 5 },
        )
        s.field(30, 80, 270, 62, 'Consigned to order of', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(30, 142, 270, 62, 'Notify address', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.text(310, 120, upper(f.forwarder.name), { size: 12, bold: true })
        s.field(30, 204, 135, 26, '', '')
        s.field(165, 204, 135, 26, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(30, 230, 135, 26, 'Ocean vessel', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`)
        s.field(165, 230, 135, 26, 'Port of loading', t.text('port_of_loading', upper(f.loading.name)))
        s.field(30, 256, 135, 26, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name)))
        s.field(165, 256, 135, 26, 'Place of delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        s.table(
          30,
          284,
          [
            { title: 'Marks and numbers', width: 110 },
            { title: 'Number and kind of packages', width: 120 },
            { title: 'Description of goods', width: 165 },
            { title: 'Gross weight', width: 70 },
            { title: 'Measurement', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 6 },
        )
        let y = 302
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [c.number, `SEAL ${c.seal}`])
          s.text(142, y, `${c.packages} ${f.unit}`)
          s.text(262, y, f.goods)
          s.text(427, y, `${plain(c.weight, 3)} KGS`)
          s.text(497, y, `${plain(c.volume, 3)} CBM`)
          y += 26
        }
        t.measure('packages', f.packages, f.unit, '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        if (f.containers.length > 1) {
          s.text(142, y + 4, `${f.packages} ${f.unit}`)
          s.text(262, y + 4, 'TOTAL')
          s.text(427, y + 4, `${plain(f.weight, 3)} KGS`)
          s.text(497, y + 4, `${plain(f.volume, 3)} CBM`)
        }
        s.box(30, 284, 535, 250)
        s.text(180, 520, 'according to the declaration of the consignor', { size: 6 })
        s.field(30, 536, 270, 40, 'Declaration of Interest of the consignor in timely delivery (Clause 6.2.)', '')
        s.prose(30, 580, 535, TERMS[0], 5)
        s.field(30, 640, 135, 28, 'Freight amount', 'PREPAID')
        s.field(165, 640, 135, 28, 'Freight payable at', upper(f.loading.name))
        s.field(
          300,
          640,
          265,
          28,
          'Place and date of issue',
          `${upper(f.loading.name)} ${t.date('issue_date', f.issued, dotted)}`,
        )
        s.field(30, 668, 270, 28, "Number of Original FBL's", '3/3')
        s.text(262, 500, `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, named)}`)
      },
    },
  },
}
