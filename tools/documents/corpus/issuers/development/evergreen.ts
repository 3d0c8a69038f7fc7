import { american, chinese, city, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const evergreen: Issuer = {
  name: 'Evergreen',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        const digits = f.digits(12)
        s.text(320, 18, 'EVERGREEN LINE', { size: 14, bold: true, color: '#063' })
        s.text(320, 36, 'BILL OF LADING', { size: 12, bold: true })
        s.field(30, 50, 270, 56, '(2) Shipper/Exporter', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(300, 50, 265, 24, '(5) Document No.', t.text('bill_of_lading_number', `EGLV${digits}`))
        s.field(300, 74, 265, 32, '(6) Export References', t.text('reference_number', f.order))
        s.field(30, 106, 270, 56, '(3) Consignee(complete name and address)', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 106, 265, 32, '(7) Forwarding Agent-References', upper(f.forwarder.name))
        s.field(
          300,
          138,
          265,
          24,
          "(8) Point and Country of Origin (for the Merchant's reference only)",
          upper(f.shipper.address[1]!),
        )
        s.field(30, 162, 270, 56, '(4) Notify Party (complete name and address)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 162, 265, 56, '(9) Also Notify Party (complete name and address)', '')
        s.field(30, 218, 135, 24, '(12) Imo Vessel No.', f.digits(7))
        s.field(165, 218, 135, 24, '(13) Place of Receipt/Date', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(300, 218, 265, 24, '(10) Onward Inland Routing/Export Instructions', '')
        s.field(
          30,
          242,
          135,
          24,
          '(14) Ocean Vessel/Voy. No.',
          `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
        )
        s.field(
          165,
          242,
          135,
          24,
          '(15) Port of Loading',
          t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`)),
        )
        s.field(30, 266, 135, 24, '(16) Port of Discharge', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(165, 266, 135, 24, '(17) Place of Delivery', t.text('place_of_delivery', upper(city(f.delivery))))
        s.text(180, 292, 'Particulars furnished by the Merchant', { size: 6 })
        s.table(
          30,
          300,
          [
            { title: ['(18) Container No. And Seal No.', 'Marks & Nos.'], width: 130 },
            { title: ['(19) Quantity And', 'Kind of Packages'], width: 90 },
            { title: '(20) Description of Goods', width: 195 },
            { title: ['(21) Measurement (M3)', 'Gross Weight (KGS)'], width: 120 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        s.lines(32, 326, ['CONTAINER NO./SEAL NO.'], { size: 6 })
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number, seal_number: c.seal })
          s.text(32, 336 + i * 11, `${c.number}/40H/${c.seal}`)
        }
        s.lines(162, 336, [`${t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)}`])
        s.lines(252, 336, [
          `${f.containers.length}X40'HQ CONTAINER(S)`,
          f.goods,
          '"FREIGHT COLLECT"',
          'LOADED ON BOARD',
        ])
        s.lines(450, 336, [
          t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 4)} CBM`),
          t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} KGS`),
        ])
        s.box(30, 300, 535, 240)
        s.field(
          30,
          540,
          535,
          22,
          '(22) TOTAL NUMBER OF CONTAINERS OR PACKAGES (IN WORDS)',
          `${f.containers.length === 1 ? 'ONE (1) CONTAINER' : `${f.containers.length} CONTAINERS`} ONLY`,
        )
        s.table(
          30,
          562,
          [
            { title: '(24) FREIGHT & CHARGES', width: 140 },
            { title: 'Revenue Tons', width: 80 },
            { title: 'Rate Per', width: 80 },
            { title: 'Prepaid', width: 80 },
            { title: 'Collect', width: 80 },
          ],
          [['AS ARRANGED', '', '', '', '']],
          { headSize: 5.5 },
        )
        s.field(30, 610, 130, 26, '(25) B/L NO.', `EGLV${digits}`)
        s.field(160, 610, 130, 26, '(26) Service Type/Mode', 'FCL/FCL   O/O')
        s.field(30, 636, 130, 26, '(27) Number of Original B(s)/L', 'THREE (3)')
        s.field(
          160,
          636,
          180,
          26,
          '(28) Place of B(s)/L Issue/Date',
          `${upper(f.loading.name)}  ${t.date('issue_date', f.issued, chinese)}`,
        )
        s.field(340, 610, 225, 26, '(29) Prepaid at', '')
        s.field(340, 636, 225, 26, '(33) Laden on Board', t.date('on_board_date', f.onBoard, chinese))
        s.prose(30, 680, 535, TERMS[0], 5)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(170, 24, 'EVERGREEN SHIPPING AGENCY (AMERICA) CORP.', { size: 10, bold: true })
        s.text(190, 38, '*** ARRIVAL NOTICE / FREIGHT BILL ***', { size: 10, bold: true })
        const put = (x: number, y: number, line: string) => s.text(x, y, line, { size: 8 })
        put(30, 66, `B/L NO    : ${t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)}`)
        put(340, 66, `NOTICE DATE : ${t.date('document_date', f.noticed, american)}`)
        put(30, 78, `VSL/VOY   : ${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`)
        put(340, 78, `ETA         : ${t.date('eta', f.arrival, american)}`)
        put(30, 90, `LOAD PORT : ${t.text('port_of_loading', upper(f.loading.name))}`)
        put(340, 90, `DISCH PORT  : ${t.text('port_of_discharge', upper(city(f.discharge)))}`)
        put(30, 102, `DELIVERY  : ${t.text('place_of_delivery', upper(city(f.delivery)))}`)
        put(340, 102, `PICKUP AT   : ${t.text('terminal', f.terminal)}`)
        put(340, 114, `LAST FREE DAY: ${t.date('last_free_day', f.lastFreeDay, american)}`)
        put(30, 132, 'SHIPPER:')
        s.lines(30, 143, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)], { size: 8 })
        put(300, 132, 'CONSIGNEE:')
        s.lines(300, 143, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)], {
          size: 8,
        })
        put(30, 182, 'NOTIFY PARTY:')
        s.lines(30, 193, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)], { size: 8 })
        put(30, 232, 'CONTAINER NO.  SEAL NO.      TYPE    PACKAGES          WEIGHT(KGS)      CBM')
        for (const [i, c] of f.containers.entries()) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40H',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          put(
            30,
            244 + i * 11,
            `${c.number.padEnd(15)}${c.seal.padEnd(14)}40H     ${`${c.packages} ${f.unit}`.padEnd(15)}${english(c.weight, 3).padStart(12)}${english(c.volume, 3).padStart(12)}`,
          )
        }
        const y = 250 + f.containers.length * 11
        put(
          30,
          y,
          `${'TOTAL:'.padEnd(37)}${`${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`.padEnd(15)}${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)).padStart(12)}${t.measure('volume', f.volume, 'cbm', english(f.volume, 3)).padStart(12)}`,
        )
        put(30, y + 22, `GOODS: ${f.goods}`)
        put(30, y + 44, 'CHARGES                      PREPAID      COLLECT')
        const thc = 410 * f.containers.length
        put(30, y + 55, `TERMINAL HANDLING CHG                     ${english(thc, 2)}`)
        put(30, y + 66, `DOCUMENTATION                             ${english(75, 2)}`)
        put(
          30,
          y + 82,
          `TOTAL COLLECT                  USD        ${t.money('total_amount', thc + 75, 'USD', english(thc + 75, 2))}`,
        )
        s.prose(30, 660, 540, TERMS[1], 6)
      },
    },
  },
}
