import { chinese, city, english, named, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const oocl: Issuer = {
  name: 'OOCL',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'OOCL', { size: 20, bold: true, color: '#b00' })
        s.text(40, 48, 'Orient Overseas Container Line', { size: 8 })
        s.text(230, 30, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.text(420, 24, `Issue Date: ${t.date('document_date', f.noticed, spaced)}`, { size: 8 })
        s.text(40, 70, 'B/L No.', { size: 6.5, color: '#555' })
        s.text(40, 79, t.text('bill_of_lading_number', `OOLU${f.digits(10)}`), { bold: true })
        s.text(160, 70, 'Vessel', { size: 6.5, color: '#555' })
        s.text(160, 79, t.text('vessel', f.vessel), { bold: true })
        s.text(300, 70, 'Voyage', { size: 6.5, color: '#555' })
        s.text(300, 79, t.text('voyage', f.voyage), { bold: true })
        s.text(380, 70, 'ETA at Port of Discharge', { size: 6.5, color: '#555' })
        s.text(380, 79, t.date('eta', f.arrival, spaced), { bold: true })
        s.text(490, 70, 'ETA at Destination', { size: 6.5, color: '#555' })
        s.text(490, 79, spaced(f.available), { bold: true })
        s.text(40, 96, 'Place of Receipt', { size: 6.5, color: '#555' })
        s.text(40, 105, t.text('place_of_receipt', f.receipt.name), { bold: true })
        s.text(160, 96, 'Port of Loading', { size: 6.5, color: '#555' })
        s.text(160, 105, t.text('port_of_loading', f.loading.name), { bold: true })
        s.text(300, 96, 'Port of Discharge', { size: 6.5, color: '#555' })
        s.text(300, 105, t.text('port_of_discharge', city(f.discharge)), { bold: true })
        s.text(440, 96, 'Final Destination', { size: 6.5, color: '#555' })
        s.text(440, 105, t.text('place_of_delivery', city(f.delivery)), { bold: true })
        s.line(40, 120, 570, 120)
        s.text(40, 126, 'Shipper', { size: 6.5, color: '#555' })
        s.lines(40, 135, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.text(300, 126, 'Consignee', { size: 6.5, color: '#555' })
        s.lines(300, 135, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.text(40, 174, 'Notify Party', { size: 6.5, color: '#555' })
        s.lines(40, 183, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        s.text(300, 174, 'Customs Broker', { size: 6.5, color: '#555' })
        s.line(40, 222, 570, 222)
        const end = s.table(
          40,
          228,
          [
            { title: 'Container Number', width: 95 },
            { title: 'Seal Number', width: 90 },
            { title: 'Size/Type', width: 55 },
            { title: 'Quantity', width: 90 },
            { title: 'Gross Weight', width: 90, align: 'right' },
            { title: 'Measurement', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
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
                c.seal,
                c.size,
                `${english(c.packages, 0)} ${f.unit}`,
                `${english(c.weight, 3)} KG`,
                `${english(c.volume, 3)} CBM`,
              ]
            }),
            [
              'Total',
              '',
              '',
              `${t.measure('packages', f.packages, f.unit, english(f.packages, 0))} ${f.unit}`,
              `${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} KG`,
              `${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} CBM`,
            ],
          ],
          { rules: 'head' },
        )
        s.text(40, end + 16, `Cargo Location: ${t.text('terminal', f.terminal)}   FIRMS: ${f.firms}`)
        s.text(
          40,
          end + 28,
          `Cargo Available: ${spaced(f.available)}     Last Free Day: ${t.date('last_free_day', f.lastFreeDay, spaced)}`,
        )
        s.prose(40, 690, 530, TERMS[1], 6)
      },
    },
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        s.text(330, 20, 'BILL OF LADING', { size: 13, bold: true })
        s.text(330, 36, 'ORIENT OVERSEAS CONTAINER LINE LTD.', { size: 7 })
        s.field(30, 44, 270, 56, 'SHIPPER/EXPORTER (COMPLETE NAME AND ADDRESS)', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(300, 44, 130, 26, 'BOOKING NO.', t.text('booking_number', f.digits(10)))
        s.field(430, 44, 135, 26, 'BILL OF LADING NO.', t.text('bill_of_lading_number', `OOLU${f.digits(10)}`))
        s.field(300, 70, 265, 30, 'EXPORT REFERENCES', '')
        s.field(30, 100, 270, 56, 'CONSIGNEE (COMPLETE NAME AND ADDRESS)', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        s.field(300, 100, 265, 30, 'FORWARDING AGENT-REFERENCES F.M.C. NO.', '')
        s.field(300, 130, 265, 26, 'POINT AND COUNTRY OF ORIGIN OF GOODS', '')
        s.field(30, 156, 270, 56, 'NOTIFY PARTY (COMPLETE NAME AND ADDRESS)', [
          t.text('notify_party', upper(f.notify.name)),
          ...f.notify.address.map(upper),
        ])
        s.field(300, 156, 265, 56, 'ALSO NOTIFY PARTY-ROUTING & INSTRUCTIONS', '')
        s.field(30, 212, 135, 24, 'PRE-CARRIAGE BY', `${f.feeder} ${f.feederVoyage}`)
        s.field(165, 212, 135, 24, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.receipt.name)))
        s.field(
          30,
          236,
          135,
          24,
          'OCEAN VESSEL / VOYAGE NO.',
          `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
        )
        s.field(165, 236, 135, 24, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name)))
        s.field(300, 212, 265, 24, 'LOADING PIER/TERMINAL', '')
        s.field(300, 236, 265, 24, 'ORIGINALS TO BE RELEASED AT', upper(f.loading.name))
        s.field(30, 260, 135, 24, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(city(f.discharge))))
        s.field(165, 260, 135, 24, 'PLACE OF DELIVERY', t.text('place_of_delivery', upper(city(f.delivery))))
        s.field(300, 260, 265, 24, 'TYPE OF MOVEMENT', 'FCL/FCL CY/CY')
        s.table(
          30,
          288,
          [
            { title: ['CNTR. NOS. W/SEAL NOS.', 'MARKS & NUMBERS'], width: 140 },
            { title: ['QUANTITY', '(FOR CUSTOMS ONLY)'], width: 90 },
            { title: 'DESCRIPTION OF GOODS', width: 165 },
            { title: 'GROSS WEIGHT', width: 70 },
            { title: 'MEASUREMENT', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        let y = 314
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: '40HQ',
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(32, y, [`${c.number}   /${c.seal}`, '/40HQ/FCL/FCL'])
          s.text(172, y, `${c.packages} ${f.unit}`)
          s.text(262, y, f.goods)
          s.text(427, y, `${plain(c.weight, 3)}KGS`)
          s.text(497, y, `${plain(c.volume, 3)}CBM`)
          y += 28
        }
        if (f.containers.length > 1) {
          s.text(172, y + 4, `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`)
          s.text(262, y + 4, 'TOTAL')
          s.text(427, y + 4, t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)}KGS`))
          s.text(497, y + 4, t.measure('volume', f.volume, 'cbm', `${plain(f.volume, 3)}CBM`))
        } else {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
          t.measure('volume', f.volume, 'cbm', '')
        }
        s.box(30, 288, 535, 260)
        s.field(
          30,
          548,
          535,
          20,
          'TOTAL NUMBER OF PACKAGES OR UNITS RECEIVED BY THE CARRIER',
          `${f.containers.length} CONTAINER(S)`,
        )
        s.field(370, 590, 195, 24, 'DATE CARGO RECEIVED', '')
        s.field(370, 614, 195, 24, 'DATE LADEN ON BOARD', t.date('on_board_date', f.onBoard, chinese))
        s.field(370, 638, 195, 24, 'PLACE OF BILL(S) ISSUE', upper(f.loading.name))
        s.field(370, 662, 195, 24, 'DATED', t.date('issue_date', f.issued, chinese))
        s.prose(30, 590, 320, TERMS[0], 5)
      },
    },
    freight_invoice: {
      type: 'freight_invoice',
      draw: (f, s, t) => {
        s.text(40, 24, 'OOCL', { size: 20, bold: true, color: '#b00' })
        s.text(220, 28, 'FREIGHT INVOICE', { size: 14, bold: true })
        s.field(
          40,
          60,
          260,
          60,
          'BILL TO',
          [t.text('bill_to', upper(f.forwarder.name)), ...f.forwarder.address.map(upper)],
          { labelSize: 7 },
        )
        s.field(300, 60, 130, 30, 'INVOICE NO', t.text('invoice_number', `7${f.digits(9)}`), { labelSize: 7 })
        s.field(430, 60, 130, 30, 'INVOICE DATE', t.date('invoice_date', f.issued, named), { labelSize: 7 })
        s.field(300, 90, 130, 30, 'DUE DATE', t.date('due_date', f.noticed, named), { labelSize: 7 })
        s.field(430, 90, 130, 30, 'CREDIT TERM', '30 DAYS', { labelSize: 7 })
        s.field(40, 120, 130, 28, 'B/L NO', t.text('bill_of_lading_number', `OOLU${f.digits(10)}`), { labelSize: 7 })
        s.field(170, 120, 190, 28, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`, {
          labelSize: 7,
        })
        s.field(360, 120, 100, 28, 'POL', t.text('port_of_loading', upper(f.loading.name)), { labelSize: 7 })
        s.field(460, 120, 100, 28, 'POD', t.text('port_of_discharge', upper(f.discharge.name)), { labelSize: 7 })
        s.field(40, 148, 260, 28, 'SHIPPER', t.text('shipper', upper(f.shipper.name)), { labelSize: 7 })
        s.field(300, 148, 260, 28, 'CONSIGNEE', t.text('consignee', upper(f.consignee.name)), { labelSize: 7 })
        const n = f.containers.length
        const list: [string, string, number][] = [
          ['OCEAN FREIGHT', '40HQ', 2100],
          ['EMERGENCY BUNKER SURCHARGE', '40HQ', 150],
          ['DESTINATION DELIVERY ORDER FEE', 'BL', 45],
          ['CHASSIS USAGE SURCHARGE', '40HQ', 60],
        ]
        const end = s.table(
          40,
          190,
          [
            { title: 'CHARGE DESCRIPTION', width: 190 },
            { title: 'UNIT', width: 50 },
            { title: 'QTY', width: 40, align: 'right' },
            { title: 'RATE', width: 70, align: 'right' },
            { title: 'CUR', width: 40 },
            { title: 'AMOUNT', width: 90, align: 'right' },
          ],
          list.map(([name, unit, rate]) => {
            const amount = unit === 'BL' ? rate : rate * n
            t.item({ description: name, quantity: unit === 'BL' ? 1 : n, unit_price: rate, amount })
            if (name === 'OCEAN FREIGHT') t.money('ocean_freight', amount, 'USD', '')
            return [name, unit, String(unit === 'BL' ? 1 : n), english(rate, 2), 'USD', english(amount, 2)]
          }),
          { rules: 'head' },
        )
        const total = list.reduce((all, [, unit, rate]) => all + (unit === 'BL' ? rate : rate * n), 0)
        s.line(400, end + 4, 530, end + 4)
        s.text(330, end + 10, 'INVOICE TOTAL  USD', { bold: true })
        s.text(430, end + 10, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 88,
          align: 'right',
        })
        s.text(40, end + 30, 'CONTAINER(S):')
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number })
          s.text(110 + i * 80, end + 30, c.number)
        }
        s.prose(40, 700, 520, TERMS[2], 6)
      },
    },
  },
}
