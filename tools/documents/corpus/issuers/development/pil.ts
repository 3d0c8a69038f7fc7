import { named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const pil: Issuer = {
  name: 'PIL',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 16, 'PACIFIC INTERNATIONAL LINES (PTE) LTD', { size: 10, bold: true })
        s.text(400, 16, 'BILL OF LADING', { size: 12, bold: true })
        const label = (x: number, y: number, text: string) => s.text(x, y, text, { size: 6 })
        label(36, 34, 'SHIPPER')
        s.lines(40, 42, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)], {
          font: 'Courier',
        })
        label(400, 34, 'B/L NO.')
        s.text(404, 42, t.text('bill_of_lading_number', `PCIU${f.letters(4)}${f.digits(6)}`), {
          font: 'Courier',
          bold: true,
        })
        label(36, 90, 'CONSIGNEE')
        s.lines(40, 98, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)], {
          font: 'Courier',
        })
        label(36, 146, 'NOTIFY PARTY')
        s.lines(40, 154, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)], {
          font: 'Courier',
        })
        label(36, 202, 'VESSEL')
        s.text(40, 210, t.text('vessel', f.vessel), { font: 'Courier' })
        label(190, 202, 'VOYAGE')
        s.text(194, 210, t.text('voyage', f.voyage), { font: 'Courier' })
        label(300, 202, 'PLACE OF RECEIPT')
        s.text(304, 210, t.text('place_of_receipt', upper(f.receipt.name)), { font: 'Courier' })
        label(36, 226, 'PORT OF LOADING')
        s.text(40, 234, t.text('port_of_loading', upper(f.loading.name)), { font: 'Courier' })
        label(190, 226, 'PORT OF DISCHARGE')
        s.text(194, 234, t.text('port_of_discharge', upper(f.discharge.name)), { font: 'Courier' })
        label(380, 226, 'PLACE OF DELIVERY')
        s.text(384, 234, t.text('place_of_delivery', upper(f.delivery.name)), { font: 'Courier' })
        for (const y of [32, 88, 144, 200, 224, 250, 264]) s.line(32, y, 566, y)
        label(36, 254, 'MARKS AND NUMBERS')
        label(150, 254, 'NO. AND KIND OF PACKAGES / DESCRIPTION OF GOODS')
        label(420, 254, 'GROSS WEIGHT (KGS)')
        label(500, 254, 'MEASUREMENT (M3)')
        let y = 270
        s.lines(
          150,
          y,
          [
            `${f.containers.length} X 40' HC CONTAINER(S) S.T.C.`,
            t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`),
            f.goods,
          ],
          { font: 'Courier' },
        )
        s.text(430, y, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)), { font: 'Courier' })
        s.text(510, y, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), { font: 'Courier' })
        y += 60
        s.text(36, y, 'CONTAINER NO   SEAL NO     TYPE  PKGS      WEIGHT      MEAS', { font: 'Courier', size: 7 })
        for (const c of f.containers) {
          y += 10
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HC',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.text(
            36,
            y,
            `${c.number.padEnd(15)}${c.seal.padEnd(12)}40HC  ${String(c.packages).padEnd(10)}${plain(c.weight, 3).padEnd(12)}${plain(c.volume, 3)}`,
            { font: 'Courier', size: 7 },
          )
        }
        s.text(150, 500, `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, named)}`, { font: 'Courier' })
        s.text(150, 512, 'FREIGHT PREPAID', { font: 'Courier' })
        s.line(32, 540, 566, 540)
        label(36, 543, 'FREIGHT AND CHARGES')
        label(330, 543, 'NO. OF ORIGINAL B/L')
        s.text(334, 551, 'THREE (3)', { font: 'Courier' })
        label(330, 566, 'PLACE AND DATE OF ISSUE')
        s.text(334, 574, `${upper(f.loading.name)} ${t.date('issue_date', f.issued, named)}`, { font: 'Courier' })
        s.prose(36, 620, 520, TERMS[0], 5)
      },
    },
  },
}
