import { british, english, named, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)

export const emiratesShipping: Issuer = {
  name: 'Emirates Shipping Line',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      draw: (f, s, t) => {
        const number = `ESLCN${f.loading.code.slice(2)}${f.digits(7)}`
        s.text(30, 18, 'EMIRATES SHIPPING LINE', { size: 15, bold: true, color: '#a0141e' })
        s.text(30, 36, 'Emirates Shipping Line DMCEST, Jumeirah Lakes Towers, P.O. Box 48217, Dubai, UAE', { size: 6 })
        s.text(330, 20, 'BILL OF LADING FOR COMBINED TRANSPORT', { size: 8.5, bold: true })
        s.text(330, 32, 'OR PORT TO PORT SHIPMENT', { size: 8.5, bold: true })
        s.fields([
          [30, 48, 270, 62, 'SHIPPER / EXPORTER', [...t.party('shipper', f.shipper), `TEL ${f.shipper.phone}`]],
          [300, 48, 135, 30, 'BOOKING REF.', t.text('booking_number', `DXB${f.digits(8)}`)],
          [435, 48, 130, 30, 'B/L NUMBER', t.text('bill_of_lading_number', number)],
          [300, 78, 265, 32, 'EXPORT REFERENCES', ''],
          [30, 110, 270, 62, 'CONSIGNEE (if "To Order" so indicate)', t.party('consignee', f.consignee)],
          [
            300,
            110,
            265,
            62,
            'FOR DELIVERY OF GOODS PLEASE APPLY TO',
            [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `PH: ${f.forwarder.phone}`],
          ],
          [
            30,
            172,
            270,
            62,
            'NOTIFY PARTY (No claim shall attach for failure to notify)',
            t.party('notify_party', f.notify),
          ],
          [300, 172, 265, 31, 'NO. OF ORIGINAL B(S)/L', 'THREE (3)'],
          [300, 203, 265, 31, 'ALSO NOTIFY', ''],
          [30, 234, 135, 24, 'PRE-CARRIAGE BY *', ''],
          [165, 234, 135, 24, 'PLACE OF RECEIPT *', t.text('place_of_receipt', upper(f.receipt.name))],
          [30, 258, 135, 24, 'VESSEL / VOY NO.', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          [165, 258, 135, 24, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          [30, 282, 135, 24, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
          [165, 282, 135, 24, 'PLACE OF DELIVERY *', t.text('place_of_delivery', upper(f.delivery.name))],
          [300, 234, 265, 24, 'TYPE OF MOVE', 'FCL / FCL   CY / CY'],
          [300, 258, 265, 48, 'FREIGHT TO BE PAID AT', upper(f.loading.name)],
        ])
        s.text(30, 308, '* Applicable only when document used as a Combined Transport Bill of Lading', { size: 5 })
        s.box(30, 316, 535, 270)
        for (const x of [135, 190, 420, 500]) s.line(x, 316, x, 586)
        s.line(30, 340, 565, 340)
        for (const [x, a, b] of [
          [33, 'MARKS & NUMBERS', 'CONTAINER / SEAL NO.'],
          [138, 'NO. OF', 'PACKAGES'],
          [193, 'DESCRIPTION OF PACKAGES AND GOODS', '(Particulars furnished by the Merchant)'],
          [423, 'GROSS WEIGHT', 'KGS'],
          [503, 'MEASUREMENT', 'CBM'],
        ] as const)
          s.lines(x, 320, [a, b], { size: 6, leading: 9 })
        s.lines(138, 346, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit])
        s.lines(193, 346, [
          `${f.containers.length} X CONTAINER(S) S.T.C.`,
          f.goods,
          `HS CODE: ${f.hs}`,
          '',
          'FREIGHT PREPAID',
          "SHIPPER'S LOAD, COUNT AND SEAL",
        ])
        s.text(423, 346, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)))
        s.text(503, 346, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)))
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        t.measure('packages', f.packages, f.unit, '')
        for (const [i, c] of f.containers.entries()) {
          const y = 440 + i * 34
          s.lines(33, y, [c.number, `SEAL ${c.seal}`, c.size], { size: 7.5 })
          s.text(138, y, String(c.packages), { size: 7.5 })
          s.text(423, y, plain(c.weight, 3), { size: 7.5 })
          s.text(503, y, plain(c.volume, 3), { size: 7.5 })
        }
        s.fields([
          [30, 586, 180, 80, 'FREIGHT & CHARGES', ['OCEAN FREIGHT', 'THC ORIGIN', 'BAF', 'AS ARRANGED']],
          [210, 586, 60, 80, 'PREPAID', ''],
          [270, 586, 60, 80, 'COLLECT', ''],
          [330, 586, 235, 26, 'SHIPPED ON BOARD DATE', t.date('on_board_date', f.onBoard, named)],
          [
            330,
            612,
            235,
            26,
            'PLACE AND DATE OF ISSUE',
            `${upper(f.loading.name)}   ${t.date('issue_date', f.issued, named)}`,
          ],
          [330, 638, 235, 86, 'SIGNED FOR THE CARRIER, EMIRATES SHIPPING LINE', ''],
        ])
        s.text(340, 700, 'By ______________________ As Agents', { size: 7 })
        s.prose(
          30,
          672,
          290,
          'RECEIVED in apparent good order and condition, unless otherwise noted, the containers or packages said by the Merchant to contain the goods described, for carriage from the place of receipt or port of loading to the place of delivery or port of discharge, subject to the terms overleaf. One original, duly endorsed, must be surrendered against a delivery order. Demurrage and detention apply as per the published tariff of the Carrier.',
          5.5,
        )
      },
    },
    detention_invoice: {
      type: 'demurrage_invoice',
      draw: (f, s, t) => {
        const out = f.available
        const free = 7
        const used = 15
        s.text(30, 22, 'EMIRATES SHIPPING LINE', { size: 13, bold: true, color: '#a0141e' })
        s.text(30, 38, 'TRN : 100218844700003', { size: 7 })
        s.text(0, 56, 'TAX INVOICE', { size: 12, bold: true, align: 'center', width: 595 })
        s.text(0, 72, 'CONTAINER DETENTION - IMPORT', { size: 8.5, align: 'center', width: 595 })
        s.box(30, 88, 535, 128)
        s.line(300, 88, 300, 216)
        s.text(34, 92, 'Customer', { size: 7, color: '#555' })
        s.lines(
          34,
          104,
          [
            t.text('bill_to', upper(f.consignee.name)),
            ...f.consignee.address,
            f.consignee.phone,
            `TRN : ${f.digits(15)}`,
          ],
          { size: 8.5, leading: 12 },
        )
        s.pairs(
          306,
          94,
          [
            ['Invoice No', `: ${t.text('invoice_number', `ESLDET/${f.invoiced.slice(2, 4)}/${f.digits(6)}`)}`],
            ['Invoice Date', `: ${t.date('invoice_date', f.invoiced, british)}`],
            ['Due Date', `: ${t.date('due_date', later(f.invoiced, 7), british)}`],
            ['B/L No', `: ${t.text('bill_of_lading_number', `ESL${f.letters(3)}${f.digits(8)}`)}`],
            ['Vsl / Voy', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['POL', `: ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['POD', `: ${t.text('port_of_discharge', upper(f.discharge.name))}`],
            ['Discharge Date', `: ${british(f.arrival)}`],
            ['Ex. Rate', ': 1 USD = 3.685000 AED'],
          ],
          { step: 13, gap: 75 },
        )
        let sum = 0
        const rows: string[][] = []
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number, size_type: c.size })
          const fee = c.size.startsWith('20') ? 20 : 40
          for (const [slab, days, rate] of [
            [`1 - ${free}`, free, 0],
            ['8 - 12', 5, fee],
            ['13 - 15', 3, fee * 2],
          ] as const) {
            sum += days * rate
            t.item({ quantity: days, ...(rate > 0 && { unit_price: rate }), amount: days * rate })
            rows.push([
              slab.startsWith('1 ') ? String(i + 1) : '',
              slab.startsWith('1 ') ? c.number : '',
              slab.startsWith('1 ') ? c.size : '',
              slab.startsWith('1 ') ? shortNamed(out) : '',
              slab.startsWith('1 ') ? shortNamed(f.returned) : '',
              slab,
              String(days),
              rate === 0 ? 'FREE' : plain(rate, 2),
              plain(days * rate, 2),
            ])
          }
        }
        t.text('gate_out_date', out)
        t.text('returned_date', f.returned)
        const end = s.table(
          30,
          228,
          [
            { title: 'Sl', width: 22 },
            { title: 'Container No', width: 88 },
            { title: 'Type', width: 40 },
            { title: ['Empty / Full', 'Out Date'], width: 68 },
            { title: ['Empty', 'In Date'], width: 68 },
            { title: 'Slab', width: 55 },
            { title: 'Days', width: 40, align: 'right' },
            { title: ['Rate / Day', 'USD'], width: 70, align: 'right' },
            { title: ['Amount', 'USD'], width: 84, align: 'right' },
          ],
          rows,
          { rules: 'all', headBold: true },
        )
        t.measure('free_days', free, 'days', '')
        t.measure('chargeable_days', used - free, 'days', '')
        s.pairs(
          30,
          end + 10,
          [
            ['Free days allowed', `: ${free}`],
            ['Total days used', `: ${used}`],
            ['Chargeable days per unit', `: ${used - free}`],
          ],
          { gap: 120 },
        )
        s.text(330, end + 10, 'Net Amount (USD)')
        s.text(470, end + 10, plain(sum, 2), { align: 'right', width: 93 })
        s.text(330, end + 24, 'VAT 0%')
        s.text(470, end + 24, '0.00', { align: 'right', width: 93 })
        s.text(330, end + 38, 'Total Amount (USD)', { bold: true })
        s.text(470, end + 38, t.money('total_amount', sum, 'USD', english(sum, 2)), {
          align: 'right',
          width: 93,
          bold: true,
        })
        s.lines(
          30,
          700,
          [
            'E. & O. E.  Any dispute to be raised in writing within 7 days from the date of this invoice.',
            'Cheques in favour of "Emirates Shipping Line DMCEST". Containers will be released for the next shipment only after settlement.',
            'This is a computer generated invoice and needs no signature.',
          ],
          { size: 6.5 },
        )
      },
    },
  },
}
