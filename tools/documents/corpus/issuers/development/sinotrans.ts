import { chinese, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const sinotrans: Issuer = {
  name: 'Sinotrans',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(330, 18, 'SINOTRANS CONTAINER LINES', { size: 11, bold: true })
        s.text(330, 34, 'COMBINED TRANSPORT BILL OF LADING', { size: 10, bold: true })
        s.text(330, 50, 'RECEIVED in apparent good order and condition', { size: 6 })
        s.lines(34, 20, ['Shipper'], { size: 7 })
        s.lines(40, 30, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)], { size: 9 })
        s.text(330, 64, 'B/L No.', { size: 7 })
        s.text(
          370,
          62,
          t.text('bill_of_lading_number', `SNL${f.letters(2)}${f.digits(2)}${f.letters(4)}${f.digits(5)}`),
          { size: 10, bold: true },
        )
        s.text(34, 84, 'Consignee', { size: 7 })
        s.lines(40, 94, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)], { size: 9 })
        s.text(34, 148, 'Notify Party', { size: 7 })
        s.lines(40, 158, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)], { size: 9 })
        s.text(34, 212, 'Pre-carriage by', { size: 7 })
        s.text(170, 212, 'Place of receipt', { size: 7 })
        s.text(176, 222, t.text('place_of_receipt', upper(f.receipt.name)), { size: 9 })
        s.text(34, 238, 'Ocean Vessel  Voy. No.', { size: 7 })
        s.text(40, 248, `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`, { size: 9 })
        s.text(170, 238, 'Port of loading', { size: 7 })
        s.text(176, 248, t.text('port_of_loading', upper(f.loading.name)), { size: 9 })
        s.text(34, 264, 'Port of discharge', { size: 7 })
        s.text(40, 274, t.text('port_of_discharge', upper(f.discharge.name)), { size: 9 })
        s.text(170, 264, 'Place of delivery', { size: 7 })
        s.text(176, 274, t.text('place_of_delivery', upper(f.delivery.name)), { size: 9 })
        s.text(330, 264, 'Final destination', { size: 7 })
        for (const y of [18, 82, 146, 210, 236, 262, 288, 306]) s.line(32, y, 566, y)
        s.line(32, 18, 32, 560)
        s.line(566, 18, 566, 560)
        s.text(34, 292, 'Marks & Nos.  Container. Seal No.', { size: 7 })
        s.text(190, 292, 'No. of containers or Pkgs.', { size: 7 })
        s.text(290, 292, 'Kind of packages; Description of goods', { size: 7 })
        s.text(430, 292, 'Gross weight kgs', { size: 7 })
        s.text(505, 292, 'Measurement', { size: 7 })
        s.text(40, 314, 'N/M', { size: 9 })
        s.text(195, 314, t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`), { size: 9 })
        s.lines(290, 314, ["SHIPPER'S LOAD & COUNT & SEAL", 'S.T.C.', f.goods], { size: 9 })
        s.text(430, 314, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)}KGS`), { size: 9 })
        s.text(505, 314, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)}CBM`), { size: 9 })
        for (const [i, c] of f.containers.entries()) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HQ',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            40,
            400 + i * 12,
            `${c.number}/${c.seal}/40HQ/${c.packages}${f.unit}/${plain(c.weight, 3)}KGS/${plain(c.volume, 3)}CBM`,
            { size: 8.5 },
          )
        }
        s.text(290, 500, 'FREIGHT PREPAID', { size: 9 })
        s.line(32, 540, 566, 540)
        s.text(34, 543, 'Total number of containers or packages (in words)', { size: 7 })
        s.text(240, 542, `SAY ${f.containers.length} CONTAINER(S) ONLY`, { size: 9 })
        s.line(32, 560, 566, 560)
        s.text(34, 566, 'Freight and charges', { size: 7 })
        s.text(330, 566, 'Place and date of issue', { size: 7 })
        s.text(336, 576, `${upper(f.loading.name)}  ${t.date('issue_date', f.issued, chinese)}`, { size: 9 })
        s.text(330, 596, 'On board date', { size: 7 })
        s.text(336, 606, t.date('on_board_date', f.onBoard, chinese), { size: 9 })
        s.prose(34, 640, 520, TERMS[0], 5)
      },
    },
  },
}
