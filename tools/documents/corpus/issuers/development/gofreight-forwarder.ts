import { american, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

/** The American and Asian consolidators whose forms come from one program: boxes with a number of small cells. */
export const gofreight: Issuer = {
  name: 'GoFreight consolidator',
  forms: {
    arrival_notice: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(190, 20, 'ARRIVAL NOTICE / FREIGHT INVOICE', { size: 13, bold: true })
        s.text(30, 40, f.forwarder.name, { size: 10, bold: true })
        s.lines(30, 53, [...f.forwarder.address, `TEL: ${f.forwarder.phone}  FAX: (562) 555-0101`], { size: 7 })
        s.text(400, 42, `DATE: ${t.date('document_date', f.noticed, american)}`)
        s.text(400, 54, `PREPARED BY: JOAN SPARROW`)
        s.text(400, 66, `INVOICE NO.: ${t.text('invoice_number', `OIM-${f.digits(8)}`)}`)
        const left: [string, string[]][] = [
          ['SHIPPER', [t.text('shipper', upper(f.shipper.name))]],
          ['CONSIGNEE', [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)]],
          ['NOTIFY', [t.text('notify_party', upper(f.notify.name)), ...f.notify.address.map(upper)]],
          ['CUSTOMS BROKER', ['SAME AS CONSIGNEE']],
        ]
        for (const [i, [label, lines]] of left.entries())
          s.field(30, 86 + i * 46, 260, 46, label, lines, { labelSize: 6 })
        const right: [string, string, string, string][] = [
          [
            'MB/L NO.',
            t.text('master_bill_number', `OOLU${f.digits(10)}`),
            'HB/L NO.',
            t.text('house_bill_number', f.house),
          ],
          ['AMS B/L NO.', `${f.letters(4)}${f.house}`, 'SUB B/L NO.', ''],
          [
            'CARRIER',
            t.text('carrier', 'ORIENT OVERSEAS CONTAINER LINE'),
            'VESSEL & VOYAGE',
            `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
          ],
          [
            'PORT OF LOADING',
            t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`)),
            'ETD',
            t.date('etd', f.departure, american),
          ],
          [
            'PORT OF DISCHARGE',
            t.text('port_of_discharge', upper(city(f.discharge))),
            'ETA',
            t.date('eta', f.arrival, american),
          ],
          [
            'PLACE OF DELIVERY',
            t.text('place_of_delivery', upper(city(f.delivery))),
            'ETA',
            f.delivery === f.discharge ? '' : american(f.available),
          ],
          ['FINAL DESTINATION', '', 'FINAL ETA', ''],
          [
            'FREIGHT LOCATION',
            t.text('terminal', `${f.terminal}${f.firms ? ` (${f.firms})` : ''}`, [
              f.terminal,
              `${f.terminal} (${f.firms})`,
            ]),
            'AVAILABLE DATE',
            american(f.available),
          ],
          ['CONTAINER RETURN LOCATION', f.depot, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, american)],
        ]
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        for (const [i, [a, b, c, d]] of right.entries()) {
          s.field(290, 86 + i * 22, 160, 22, a, b, { labelSize: 5, size: 7 })
          s.field(450, 86 + i * 22, 130, 22, c, d, { labelSize: 5, size: 7 })
        }
        const top = 290
        s.table(
          30,
          top,
          [
            { title: ['CONTAINER NO. / SEAL NO.', 'MARKS & NUMBERS'], width: 140 },
            { title: ['NO. OF PKGS'], width: 70 },
            { title: 'DESCRIPTION OF PACKAGES AND GOODS', width: 180 },
            { title: 'GROSS WEIGHT', width: 80, align: 'right' },
            { title: 'MEASUREMENT', width: 80, align: 'right' },
          ],
          [],
          { rules: 'all', headSize: 5.5 },
        )
        let y = top + 24
        for (const c of f.containers) {
          t.container({ number: c.number, seal_number: c.seal, size_type: '40HQ' })
          s.text(32, y, `${c.number} / 40HQ / ${c.seal}`)
          y += 11
        }
        s.lines(172, top + 24, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit])
        s.lines(242, top + 24, [f.goods, 'AS PER PURCHASE ORDER', f.order])
        s.lines(
          422,
          top + 24,
          [
            t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 2)} KGS`),
            `${english(Math.round(f.weight * 2.20462), 2)} LBS`,
          ],
          { width: 76, align: 'right' },
        )
        t.truth.fields.gross_weight = { amount: Number(f.weight.toFixed(2)), unit: 'kg' }
        s.lines(
          502,
          top + 24,
          [
            t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)} CBM`),
            `${english(Math.round(f.volume * 35.3147), 2)} CFT`,
          ],
          { width: 76, align: 'right' },
        )
        s.box(30, top, 550, 120)
        const n = f.containers.length
        const charges: [string, number][] = [
          ['OCEAN FREIGHT', 1980 * n],
          ['PIER PASS', 78.23 * n],
          ['ISF FILING', 35],
          ['DOCUMENTATION FEE', 60],
        ]
        const end = s.table(
          30,
          420,
          [
            { title: 'DESCRIPTION OF CHARGES', width: 250 },
            { title: 'RATE', width: 80, align: 'right' },
            { title: 'UNIT', width: 60 },
            { title: 'VOL.', width: 50 },
            { title: 'AMOUNT', width: 110, align: 'right' },
          ],
          charges.map(([name, amount]) => [name, english(amount, 2), 'SHPT', '1', `$${english(amount, 2)}`]),
          { rules: 'head' },
        )
        const total = charges.reduce((all, [, amount]) => all + amount, 0)
        s.text(400, end + 8, 'TOTAL DUE (USD)', { bold: true })
        s.text(470, end + 8, t.money('total_amount', total, 'USD', `$${english(total, 2)}`), {
          bold: true,
          width: 108,
          align: 'right',
        })
        s.prose(30, 700, 550, TERMS[1], 6)
      },
    },
    delivery_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(230, 20, 'DELIVERY ORDER', { size: 15, bold: true })
        s.text(30, 40, f.forwarder.name, { size: 10, bold: true })
        s.text(400, 40, `DATE : ${t.date('document_date', f.available, american)}`)
        s.text(400, 52, `OUR REF. NO. : ${t.text('reference_number', `DO-${f.digits(6)}`)}`)
        s.text(30, 66, 'THE MERCHANDISE DESCRIBED BELOW WILL BE ENTERED AND FORWARDED AS FOLLOWS:', { size: 6.5 })
        s.table(
          30,
          78,
          [
            { title: 'IMPORTING CARRIER', width: 190 },
            { title: 'FROM PORT OF/ORIGIN AIRPORT', width: 160 },
            { title: 'B/L OR AWB NO.', width: 200 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`,
              t.text('port_of_loading', upper(f.loading.name)),
              t.text('bill_of_lading_number', `MAEU${f.digits(9)}`),
            ],
          ],
          { rules: 'all', headSize: 6 },
        )
        s.table(
          30,
          108,
          [
            { title: 'LOCATION', width: 190 },
            { title: 'ARRIVAL DATE', width: 80 },
            { title: 'FREE TIME EXP.', width: 80 },
            { title: 'LOCAL DELIVERY OR TRANSFER BY (DELIVERY ORDER ISSUED TO)', width: 200 },
          ],
          [
            [
              t.text('terminal', f.terminal),
              american(f.arrival),
              t.date('last_free_day', f.lastFreeDay, american),
              t.text('release_to', upper(f.trucker.name)),
            ],
          ],
          { rules: 'all', headSize: 6 },
        )
        s.field(
          30,
          140,
          275,
          60,
          'FOR DELIVERY TO',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6 },
        )
        s.field(305, 140, 275, 60, 'ROUTE', ['PLEASE CALL 24 HOURS BEFORE DELIVERY'], { labelSize: 6 })
        const end = s.table(
          30,
          210,
          [
            { title: 'MARKS & NOS.', width: 150 },
            { title: 'NO. OF PKGS', width: 90 },
            { title: 'DESCRIPTION OF ARTICLES, SPECIAL MARKS & EXCEPTIONS', width: 210 },
            { title: 'WEIGHT', width: 100, align: 'right' },
          ],
          f.containers.map((c) => {
            t.container({ number: c.number, seal_number: c.seal, packages: c.packages, gross_weight: c.weight })
            return [[c.number, `SEAL# ${c.seal}`], `${c.packages} ${f.unit}`, f.goods, `${english(c.weight, 3)} KGS`]
          }),
          { rules: 'all', lineHeight: 12 },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
        }
        s.text(30, end + 16, 'DELIVERY CLERK: DELIVER TO CARRIER SHOWN ABOVE. FREIGHT CHARGES PREPAID.', { size: 7 })
        s.prose(30, 720, 550, TERMS[1], 6)
      },
    },
  },
}
