import { british, city, english, named, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const cmaCgm: Issuer = {
  name: 'CMA CGM',
  forms: {
    booking_confirmation: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.face('Courier')
        const booking = `${f.letters(3)}${f.digits(7)}`
        s.text(30, 20, 'PFR0717_001 v5.160', { size: 7 })
        s.text(230, 20, 'Booking Confirmation', { size: 12, bold: true })
        s.text(470, 20, 'Page 1 of 4', { size: 7 })
        s.text(470, 30, `Run ${shortNamed(f.booked).toUpperCase()} 10:22 AM`, { size: 7 })
        s.lines(
          30,
          50,
          [
            'CMA CGM AGENCIES',
            'NO 81-85 HARBOUR STREET',
            'Phone: 9102011 EXT305',
            'Fax: 84+8+910-2599',
            'Contact: Customer Service:',
          ],
          { size: 7 },
        )
        s.lines(320, 50, ['Attn:', upper(f.forwarder.name), ...f.forwarder.address.map(upper)], { size: 7 })
        s.text(30, 116, `SCAC Code: CMDU    B/L Number: ${t.text('bill_of_lading_number', booking)}`)
        s.text(
          30,
          128,
          `Booking Number: ${t.text('booking_number', booking)}    Bkg Pty Ref: ${t.text('reference_number', f.order)}    Booking Date: ${shortNamed(f.booked).toUpperCase()}`,
        )
        s.text(30, 140, `Vessel/Voyage: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`)
        s.text(30, 152, 'Connecting Vessel / Voyage: CMA CGM AQUILA / 0TN1JE1MA')
        s.line(30, 164, 570, 164)
        const rows: [string, string, string, string][] = [
          ['Receipt:', t.text('place_of_receipt', upper(f.receipt.name)), '', ''],
          ['Alternate Base Port:', '', 'Cut-Off Date/Time:', ''],
          ['Feeder Vessel/Voyage:', '/', 'ETD:', ''],
          [
            'Port Of Loading:',
            t.text('port_of_loading', upper(f.loading.name)),
            'Cut-Off Date/Time:',
            `${t.date('cargo_cutoff', f.cargoCutoff, named)} 08:00 PM`,
          ],
          [
            'Loading Terminal:',
            `${upper(f.loading.name)} INTERNATIONAL`,
            'VGM Cut-Off Date/Time:',
            `${t.date('vgm_cutoff', f.vgmCutoff, named)} 08:01 AM`,
          ],
          ['', '', 'ETD:', `${t.date('etd', f.departure, named)} 12:00`],
          [
            'Transhipment:',
            upper(f.transshipment.name),
            'ETA:',
            `${named(f.available)} 08:45 PM`.replace(named(f.available), named(f.issued)),
          ],
          [
            'Port Of Discharge:',
            t.text('port_of_discharge', upper(city(f.discharge))),
            'ETA:',
            `${t.date('eta', f.arrival, named)} 01:00`,
          ],
          ['Final Place Of Delivery:', t.text('place_of_delivery', upper(city(f.delivery))), 'FPD ETA:', ''],
        ]
        for (const [i, [label, value, second, other]] of rows.entries()) {
          s.text(30, 176 + i * 13, label)
          s.text(150, 176 + i * 13, value)
          s.text(330, 176 + i * 13, second)
          s.text(450, 176 + i * 13, other)
        }
        s.text(30, 300, '(All times are in local time)', { size: 7 })
        s.text(30, 314, `Remarks: SI CUT OFF : 11:59 AM FRI`)
        s.text(30, 328, 'MAX PAYLOAD 17.1MTS/20ST - 19.7MTS/40ST/40HC - 19.8MTS/45HC', { size: 7 })
        s.text(
          30,
          344,
          `Merchant Haulage By: Road    Eqp Available Date: ${shortNamed(f.emptyPickup).toUpperCase()}    Time:`,
        )
        t.date('empty_pickup_date', f.emptyPickup, named)
        s.text(30, 366, `Quantity: ${f.containers.length} x 40'ST    HS Commodity: ${f.goods}`)
        s.text(
          30,
          378,
          `Net Weight: ${Math.round(f.net)} KGM    Gross Weight: ${t.measure('gross_weight', Math.round(f.weight), 'kg', `${Math.round(f.weight)} KGM`)}`,
        )
        s.text(30, 390, 'Container Number:')
        s.text(30, 402, `Service Contract: 18-${f.digits(4)}`)
        s.lines(30, 414, ['HAZ: N', 'Reefer: N', 'OverSized Cargo: N'], { size: 7 })
        s.text(30, 460, `Pick up Place: ${upper(f.depot)}`)
        s.prose(30, 500, 540, TERMS[1], 7)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 30, 'CMA CGM', { size: 18, bold: true })
        s.text(220, 34, 'ARRIVAL NOTICE', { size: 14, bold: true })
        s.text(430, 30, `Date: ${t.date('document_date', f.noticed, named)}`)
        s.text(430, 42, 'Page: 1')
        const bill = `CMDU${f.letters(3)}${f.digits(7)}`
        s.table(
          40,
          66,
          [
            { title: 'BILL OF LADING', width: 130 },
            { title: 'VESSEL', width: 150 },
            { title: 'VOYAGE', width: 90 },
            { title: 'ETA AT POD', width: 80 },
            { title: 'SHIPPED ON BOARD', width: 90 },
          ],
          [
            [
              t.text('bill_of_lading_number', bill),
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.date('eta', f.arrival, named),
              named(f.onBoard),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.table(
          40,
          104,
          [
            { title: 'PLACE OF RECEIPT', width: 135 },
            { title: 'PORT OF LOADING', width: 135 },
            { title: 'PORT OF DISCHARGE', width: 135 },
            { title: 'PLACE OF DELIVERY', width: 135 },
          ],
          [
            [
              t.text('place_of_receipt', upper(f.receipt.name)),
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', upper(city(f.discharge))),
              t.text('place_of_delivery', upper(city(f.delivery))),
            ],
          ],
          { rules: 'all', headBold: true },
        )
        s.text(40, 146, 'SHIPPER', { bold: true })
        s.lines(40, 158, [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)])
        s.text(310, 146, 'CONSIGNEE', { bold: true })
        s.lines(310, 158, [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.text(40, 200, 'NOTIFY PARTY', { bold: true })
        s.lines(40, 212, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        s.text(310, 200, 'FREIGHT PAYABLE AT', { bold: true })
        s.text(310, 212, 'ORIGIN')
        const end = s.table(
          40,
          256,
          [
            { title: ['CONTAINER', 'NUMBER'], width: 85 },
            { title: ['SEAL', 'NUMBER'], width: 80 },
            { title: 'TYPE', width: 40 },
            { title: ['NUMBER OF', 'PACKAGES'], width: 70 },
            { title: ['CARGO', 'WEIGHT (KGS)'], width: 80, align: 'right' },
            { title: ['VOLUME', '(CBM)'], width: 70, align: 'right' },
            { title: ['LAST FREE', 'DAY'], width: 80 },
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
              c.seal,
              c.size,
              `${c.packages} ${f.unit}`,
              english(c.weight, 3),
              english(c.volume, 3),
              named(f.lastFreeDay),
            ]
          }),
          { rules: 'all' },
        )
        t.date('last_free_day', f.lastFreeDay, named)
        s.text(40, end + 4, 'TOTAL', { bold: true })
        s.text(247, end + 4, t.measure('packages', f.packages, f.unit, String(f.packages)), { bold: true })
        s.text(317, end + 4, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), {
          width: 76,
          align: 'right',
          bold: true,
        })
        s.text(397, end + 4, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)), {
          width: 66,
          align: 'right',
          bold: true,
        })
        s.text(40, end + 26, 'DESCRIPTION OF GOODS', { bold: true })
        s.text(40, end + 38, f.goods)
        s.text(40, end + 66, 'CARGO PICKUP LOCATION', { bold: true })
        s.text(40, end + 78, t.text('terminal', f.terminal))
        s.text(310, end + 66, 'FIRMS CODE', { bold: true })
        s.text(310, end + 78, f.firms || 'N/A')
        s.prose(40, 690, 520, TERMS[1], 6)
      },
    },
    detention_invoice: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const c = f.containers[0]!
        const days = 7
        const rate = 85
        const number = `FRIM${f.digits(7)}`
        s.text(40, 30, 'CMA CGM', { size: 18, bold: true })
        s.text(330, 34, 'DETENTION & DEMURRAGE INVOICE', { size: 11, bold: true })
        s.box(330, 54, 230, 70)
        s.pair(335, 60, 'Invoice No.', t.text('invoice_number', number), { gap: 100 })
        s.pair(335, 73, 'Invoice Date', t.date('invoice_date', f.invoiced, british), { gap: 100 })
        s.pair(335, 86, 'Payable by', t.date('due_date', f.due, british), { gap: 100 })
        s.pair(335, 99, 'Customer Code', f.digits(10), { gap: 100 })
        s.pair(335, 111, 'Currency', 'EUR', { gap: 100 })
        s.text(40, 60, 'Invoice To:', { bold: true })
        s.lines(40, 72, [t.text('bill_to', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.table(
          40,
          140,
          [
            { title: 'Bill of Lading', width: 110 },
            { title: 'Vessel', width: 130 },
            { title: 'Voyage', width: 80 },
            { title: 'Load Port', width: 100 },
            { title: 'Discharge Port', width: 100 },
          ],
          [
            [
              t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`),
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('port_of_discharge', upper(f.discharge.name)),
            ],
          ],
          { rules: 'all' },
        )
        t.container({ number: c.number, size_type: c.size })
        t.date('gate_out_date', f.gateOut, british)
        t.date('returned_date', f.returned, british)
        t.measure('chargeable_days', days, 'days', '7')
        t.money('rate_per_day', rate, 'EUR', '85.00')
        t.measure('free_days', 3, 'days', '3')
        t.item({ amount: days * rate })
        const end = s.table(
          40,
          190,
          [
            { title: 'Container', width: 80 },
            { title: 'Type', width: 40 },
            { title: 'Charge', width: 80 },
            { title: 'Gate Out', width: 65 },
            { title: 'Gate In', width: 65 },
            { title: ['Free', 'Days'], width: 35 },
            { title: ['Chargeable', 'Days'], width: 50 },
            { title: ['Rate', 'per Day'], width: 45, align: 'right' },
            { title: 'Amount', width: 60, align: 'right' },
          ],
          [
            [
              c.number,
              c.size,
              'Detention',
              british(f.gateOut),
              british(f.returned),
              '3',
              '7',
              '85.00',
              english(days * rate, 2),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        const tax = Math.round(days * rate * 20) / 100
        s.text(380, end + 12, 'Total excl. Tax')
        s.text(500, end + 12, english(days * rate, 2), { width: 58, align: 'right' })
        s.text(380, end + 24, 'VAT 20.00%')
        s.text(500, end + 24, english(tax, 2), { width: 58, align: 'right' })
        s.text(380, end + 38, 'Total Amount EUR', { bold: true })
        s.text(500, end + 38, t.money('total_amount', days * rate + tax, 'EUR', english(days * rate + tax, 2)), {
          width: 58,
          align: 'right',
          bold: true,
        })
        s.prose(40, 700, 520, TERMS[2], 6)
      },
    },
  },
}
