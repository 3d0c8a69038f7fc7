import { british, continental, english, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const msc: Issuer = {
  name: 'MSC',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 18, 'MSC', { size: 20, bold: true })
        s.lines(
          95,
          20,
          [
            'MEDITERRANEAN SHIPPING COMPANY S.A.',
            '12-14, chemin Rieu - CH -1208 GENEVA, Switzerland',
            'website: www.msc.com',
          ],
          { size: 6 },
        )
        s.text(330, 18, `BILL OF LADING No. ${t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)}`, {
          size: 11,
          bold: true,
        })
        s.text(330, 34, '"Port-to-Port" or "Combined Transport" (see Clause 1)', { size: 6 })
        s.field(330, 44, 120, 22, "NO. & SEQUENCE OF ORIGINAL B/L's", '3 / THREE')
        s.field(450, 44, 110, 22, 'NO. OF RIDER PAGES', 'NONE')
        s.field(40, 66, 290, 58, 'SHIPPER:', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        s.field(
          330,
          66,
          230,
          116,
          "CARRIER'S AGENTS ENDORSEMENTS: (Include Agent(s) at POD)",
          [
            'MSC AGENCY',
            upper(f.discharge.name),
            'FREE TIME: 14 DAYS DEMURRAGE + DETENTION',
            'THC AT DESTINATION PAYABLE BY MERCHANT',
          ],
          { size: 7 },
        )
        s.field(
          40,
          124,
          290,
          58,
          'CONSIGNEE: This B/L is not negotiable unless marked "To Order" or "To Order of ..." here.',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
        )
        s.field(
          40,
          182,
          290,
          58,
          'NOTIFY PARTIES : (No responsibility shall attach to the Carrier or to his Agent for failure to notify - see Clause 20)',
          [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)],
          { labelSize: 4.5 },
        )
        s.field(330, 182, 230, 58, 'PORT OF DISCHARGE AGENT', [
          'MSC AGENCY GMBH',
          'HAFENSTRASSE 12',
          'PHONE:+49 40 123456',
        ])
        s.field(
          40,
          240,
          145,
          26,
          'VESSEL AND VOYAGE NO (see Clauses 8 & 9)',
          `${t.text('vessel', f.vessel)} - ${t.text('voyage', f.voyage)}`,
        )
        s.field(
          185,
          240,
          145,
          26,
          'PORT OF LOADING',
          t.text('port_of_loading', `${f.loading.name}, ${f.loading.country}`),
        )
        s.field(
          330,
          240,
          230,
          26,
          'PLACE OF RECEIPT: (Combined Transport ONLY - see Clause 1 & 5.2)',
          'XXXXXXXXXXXXXXXX',
        )
        s.field(
          40,
          266,
          145,
          26,
          "BOOKING REF. (or) SHIPPER'S REF.",
          t.text('booking_number', `${f.digits(3)}${f.letters(6)}${f.digits(4)}`),
        )
        s.field(
          185,
          266,
          145,
          26,
          'PORT OF DISCHARGE',
          t.text('port_of_discharge', `${f.discharge.name}, ${f.discharge.country}`),
        )
        s.field(
          330,
          266,
          230,
          26,
          'PLACE OF DELIVERY : (Combined Transport ONLY - see Clause 1 & 5.2)',
          'XXXXXXXXXXXXXXXX',
        )
        s.text(
          70,
          294,
          'PARTICULARS FURNISHED BY THE SHIPPER - NOT CHECKED BY CARRIER - CARRIER NOT RESPONSIBLE - (see Clause 14)',
          { size: 6 },
        )
        s.table(
          40,
          302,
          [
            { title: ['Container Numbers, Seal', 'Numbers and Marks'], width: 120 },
            {
              title: [
                'Description of Packages and Goods',
                '(Continued on attached Bill of Lading Rider pages(s), if applicable)',
              ],
              width: 260,
            },
            { title: 'Gross Cargo Weight', width: 70 },
            { title: 'Measurement', width: 70 },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        let y = 330
        for (const c of f.containers) {
          t.container({
            number: c.number,
            seal_number: c.seal,
            size_type: "40' HIGH CUBE",
            packages: c.packages,
            gross_weight: c.weight,
            volume: c.volume,
          })
          s.lines(42, y, [c.number, "40' HIGH CUBE", `Seal Number:`, c.seal])
          s.lines(162, y, [`${c.packages} ${f.unit[0]}${f.unit.slice(1).toLowerCase()}`, f.goods, `HS Code ${f.hs}`])
          s.lines(422, y, [`${english(c.weight, 3)} kgs.`, `Tare: ${english(c.tare, 0)} kgs`])
          s.text(492, y, `${english(c.volume, 3)} cu. m.`)
          y += 46
        }
        s.text(162, y + 4, 'FREIGHT PREPAID')
        s.text(162, y + 16, `Total Items : ${t.measure('packages', f.packages, f.unit, String(f.packages))}`)
        s.text(
          162,
          y + 28,
          `Total Gross Weight : ${t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)} Kgs.`)}`,
        )
        if (f.containers.length === 1) t.measure('volume', f.volume, 'cbm', '')
        s.box(40, 302, 520, 290)
        s.field(
          40,
          592,
          260,
          70,
          'FREIGHT & CHARGES   Cargo shall not be delivered unless Freight & Charges are paid (see Clause 16)',
          '',
        )
        s.field(300, 592, 130, 26, 'DECLARED VALUE (Only applicable if Ad Valorem charges paid - see Clause 7.3)', '')
        s.field(
          430,
          592,
          130,
          26,
          "CARRIER'S RECEIPT (No. of Cntrs or Pkgs rcvd by Carrier - see Clause 14.1)",
          `${f.containers.length} cntr`,
          { labelSize: 4 },
        )
        s.field(
          300,
          618,
          130,
          26,
          'PLACE AND DATE OF ISSUE',
          `${f.loading.name} ${t.date('issue_date', f.issued, named)}`,
        )
        s.field(430, 618, 130, 26, 'SHIPPED ON BOARD DATE', t.date('on_board_date', f.onBoard, named))
        s.prose(300, 648, 260, TERMS[0], 5)
      },
    },
    arrival_notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'MSC', { size: 20, bold: true })
        s.text(200, 30, 'NOTICE OF ARRIVAL', { size: 14, bold: true })
        s.text(40, 60, 'To:', { bold: true })
        s.lines(60, 60, [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)])
        s.text(400, 60, `Date: ${t.date('document_date', f.noticed, british)}`)
        s.text(40, 100, 'Dear Sirs, we inform you that the below mentioned cargo is expected to arrive as follows:')
        const rows: [string, string][] = [
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['E.T.A.', t.date('eta', f.arrival, british)],
          ['B/L No.', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
          ['Port of Loading', t.text('port_of_loading', upper(f.loading.name))],
          ['Port of Discharge', t.text('port_of_discharge', upper(f.discharge.name))],
          ['Shipper', t.text('shipper', upper(f.shipper.name))],
          ['Consignee', t.text('consignee', upper(f.consignee.name))],
          ['Terminal', t.text('terminal', f.terminal)],
          ['Free days', '7 days demurrage, 5 days detention'],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(40, 122 + i * 14, label, { size: 9 })
          s.text(150, 122 + i * 14, ':', { size: 9 })
          s.text(160, 122 + i * 14, value, { size: 9 })
        }
        const end = s.table(
          40,
          278,
          [
            { title: 'Container', width: 90 },
            { title: 'Type', width: 60 },
            { title: 'Seal', width: 90 },
            { title: 'Packages', width: 90 },
            { title: 'Gross Weight (KGS)', width: 95, align: 'right' },
            { title: 'CBM', width: 60, align: 'right' },
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
                c.size,
                c.seal,
                `${c.packages} ${f.unit}`,
                continental(c.weight, 3),
                continental(c.volume, 3),
              ]
            }),
          ],
          { rules: 'all' },
        )
        s.text(280, end + 6, `Total: ${t.measure('packages', f.packages, f.unit, String(f.packages))}`)
        s.text(370, end + 6, t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)), {
          width: 93,
          align: 'right',
        })
        s.text(465, end + 6, t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)), {
          width: 58,
          align: 'right',
        })
        s.prose(40, 640, 520, TERMS[1], 7)
      },
    },
    freight_invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'MSC GERMANY S.A. & CO. KG', { bold: true, size: 11 })
        s.text(400, 24, 'INVOICE', { bold: true, size: 15 })
        s.lines(40, 70, [t.text('bill_to', upper(f.forwarder.name)), ...f.forwarder.address.map(upper)], { size: 9 })
        const right: [string, string][] = [
          ['Invoice No.', t.text('invoice_number', `DE-${f.digits(4)}/${f.digits(6)}`)],
          ['Invoice Date', t.date('invoice_date', f.issued, british)],
          ['Due Date', t.date('due_date', f.noticed, british)],
          ['B/L No.', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
          ['Booking No.', t.text('booking_number', `${f.digits(3)}${f.letters(5)}`)],
          ['Vessel', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
        ]
        for (const [i, [label, value]] of right.entries()) s.pair(350, 60 + i * 13, label, value, { gap: 80 })
        s.pair(40, 166, 'Port of Loading:', t.text('port_of_loading', upper(f.loading.name)))
        s.pair(300, 166, 'Port of Discharge:', t.text('port_of_discharge', upper(f.discharge.name)))
        s.text(40, 182, `Containers: ${f.containers.map((c) => c.number).join(', ')}`)
        for (const c of f.containers) t.container({ number: c.number })
        const n = f.containers.length
        const charges: [string, number][] = [
          ['Basic Ocean Freight', 1450],
          ['Bunker Recovery Charge', 312.5],
          ['Terminal Handling Charge Origin', 185],
          ['Bill of Lading Fee', 65],
          ['Delivery Order Fee', 50],
        ]
        const sums = charges.map(([name, rate]) => (name.endsWith('Fee') ? rate : rate * n))
        const end = s.table(
          40,
          206,
          [
            { title: 'Charge', width: 210 },
            { title: 'Basis', width: 70 },
            { title: 'Rate', width: 70, align: 'right' },
            { title: 'Cur', width: 40 },
            { title: 'Amount', width: 90, align: 'right' },
          ],
          charges.map(([name, rate], i) => {
            t.item({ description: name, amount: sums[i]! })
            return [
              name,
              name.endsWith('Fee') ? 'per B/L' : `${n} x 40HC`,
              english(rate, 2),
              'USD',
              english(sums[i]!, 2),
            ]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', sums[0]!, 'USD', '')
        const total = sums.reduce((a, b) => a + b, 0)
        s.text(350, end + 14, 'Total Amount Due USD', { bold: true })
        s.text(450, end + 14, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          width: 68,
          align: 'right',
        })
        s.prose(40, 700, 520, TERMS[2], 6)
      },
    },
  },
}
