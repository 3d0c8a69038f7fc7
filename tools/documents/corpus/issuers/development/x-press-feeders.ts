import { british, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const xPressFeeders: Issuer = {
  name: 'X-Press Feeders',
  forms: {
    feeder_waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(150, 16, 'NON-NEGOTIABLE SEA WAYBILL', { size: 15, bold: true })
        s.text(235, 34, 'Service: Feeder / Common Carrier', { size: 8 })
        s.field(36, 48, 262, 60, 'SHIPPER (Principal carrier)', t.party('shipper', f.shipper))
        s.field(298, 48, 262, 30, 'WAYBILL No.', t.text('bill_of_lading_number', `XPFL${f.letters(3)}${f.digits(7)}`), {
          size: 10,
          bold: true,
        })
        s.field(298, 78, 262, 30, 'PRINCIPAL B/L REF.', t.text('reference_number', f.digits(10)))
        s.field(36, 108, 262, 60, 'CONSIGNEE', t.party('consignee', f.consignee))
        s.field(298, 108, 262, 60, 'CARRIER', [t.text('carrier', 'X-PRESS FEEDERS'), 'Singapore'], {
          size: 11,
          bold: true,
        })
        s.field(36, 168, 262, 50, 'NOTIFY PARTY', t.party('notify_party', f.notify))
        s.field(298, 168, 262, 50, 'MOTHER VESSEL / 2ND CARRIER (for information only)', 'CORAL LEADER 021W')
        s.fields([
          [36, 218, 131, 26, 'FEEDER VESSEL', t.text('vessel', `X-PRESS ${f.feeder}`)],
          [167, 218, 131, 26, 'VOYAGE', t.text('voyage', f.feederVoyage)],
          [298, 218, 131, 26, 'PLACE OF RECEIPT', t.text('place_of_receipt', upper(f.loading.name))],
          [429, 218, 131, 26, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
          [36, 244, 131, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.transshipment.name))],
          [167, 244, 131, 26, 'FINAL DESTINATION', t.text('place_of_delivery', upper(f.discharge.name))],
          [298, 244, 262, 26, 'TERMS', 'FIO / CY-CY'],
        ])
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        s.table(
          36,
          276,
          [
            { title: 'CONTAINER NO', width: 90 },
            { title: 'SEAL', width: 80 },
            { title: 'SZ/TP', width: 40 },
            { title: 'F/E', width: 25 },
            { title: 'PKGS', width: 45, align: 'right' },
            { title: 'DESCRIPTION', width: 150 },
            { title: 'GROSS WT KGS', width: 94, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.seal,
              c.size,
              'F',
              String(c.packages),
              `${f.unit} ${f.goods}`,
              plain(c.weight, 3),
            ]),
            [
              'TOTAL',
              '',
              String(f.containers.length),
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(40, 440, `LADEN ON BOARD ${t.date('on_board_date', f.onBoard, named)}`, { bold: true })
        s.text(300, 440, `ISSUED AT ${upper(f.loading.name)} ON ${t.date('issue_date', f.issued, named)}`)
        s.prose(36, 470, 524, TERMS[0], 6)
      },
    },
    discharge_advice: {
      type: 'arrival_notice',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.text(30, 20, 'X-PRESS FEEDERS', { size: 16, bold: true })
        s.text(30, 40, 'CARGO ARRIVAL NOTICE', { size: 12, bold: true })
        s.table(
          30,
          64,
          [
            { title: 'VESSEL', width: 150 },
            { title: 'VOY', width: 60 },
            { title: 'LOAD PORT', width: 110 },
            { title: 'ETD POL', width: 80 },
            { title: 'DISCH PORT', width: 110 },
            { title: 'ETA POD', width: 80 },
            { title: 'TERMINAL', width: 190 },
          ],
          [
            [
              t.text('vessel', `X-PRESS ${f.feeder}`),
              t.text('voyage', f.feederVoyage),
              t.text('port_of_loading', upper(f.transshipment.name)),
              t.date('etd', f.departure, british),
              t.text('port_of_discharge', upper(f.discharge.name)),
              t.date('eta', f.arrival, british),
              t.text('terminal', f.terminal),
            ],
          ],
          { rules: 'all' },
        )
        s.pairs(30, 108, [
          ['B/L NUMBER', t.text('bill_of_lading_number', `XPFL${f.letters(3)}${f.digits(7)}`)],
          ['CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name))],
          ['NOTICE DATE', t.date('document_date', f.noticed, british)],
        ])
        t.containers(f.containers, ['seal_number', 'size_type', 'gross_weight'])
        const end = s.table(
          30,
          170,
          [
            { title: 'SR', width: 30 },
            { title: 'CONTAINER', width: 100 },
            { title: 'TYPE', width: 60 },
            { title: 'STATUS', width: 60 },
            { title: 'SEAL NUMBER', width: 110 },
            { title: 'WEIGHT (KGS)', width: 110, align: 'right' },
            { title: 'TARE (KGS)', width: 80, align: 'right' },
            { title: 'IMO/UN', width: 80 },
          ],
          f.containers.map((c, i) => [
            String(i + 1),
            c.number,
            c.size,
            'FCL',
            c.seal,
            english(c.weight, 3),
            english(c.tare, 0),
            '',
          ]),
          { rules: 'all' },
        )
        s.text(
          30,
          end + 10,
          `TOTAL GROSS WEIGHT (KGS): ${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))}`,
        )
        s.prose(30, 520, 780, TERMS[1], 6)
      },
    },
    freight_debit: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 24, 'X-PRESS FEEDERS', { size: 14, bold: true })
        s.text(400, 24, 'FREIGHT INVOICE', { size: 14, bold: true })
        s.lines(36, 60, ['To:', ...t.party('bill_to', f.forwarder)])
        s.pairs(
          350,
          60,
          [
            ['Invoice No', `: ${t.text('invoice_number', `FRT${f.digits(7)}`)}`],
            ['Date', `: ${t.date('invoice_date', f.issued, british)}`],
            ['Credit terms', ': 30 days'],
            ['Due on', `: ${t.date('due_date', f.arrival, british)}`],
          ],
          { gap: 70 },
        )
        s.line(36, 124, 560, 124)
        s.text(36, 130, `Vessel/Voy : X-PRESS ${f.feeder} / ${t.text('voyage', f.feederVoyage)}`)
        t.text('vessel', `X-PRESS ${f.feeder}`)
        s.text(
          300,
          130,
          `POL/POD : ${t.text('port_of_loading', f.loading.name)} / ${t.text('port_of_discharge', f.transshipment.name)}`,
        )
        s.text(36, 144, `Sailed : ${t.date('etd', f.departure, british)}`)
        s.text(300, 144, `B/L : ${t.text('bill_of_lading_number', `XPFL${f.letters(3)}${f.digits(7)}`)}`)
        const units = f.containers.length
        const rows: [string, number, number][] = [
          ['Basic freight 40HC laden', units, 385],
          ['Bunker surcharge', units, 112.5],
          ['War risk surcharge', units, 40],
          ['Documentation', 1, 35],
        ]
        let total = 0
        const end = s.table(
          36,
          170,
          [
            { title: 'Charge', width: 220 },
            { title: 'Units', width: 60, align: 'right' },
            { title: 'Rate USD', width: 100, align: 'right' },
            { title: 'Amount USD', width: 120, align: 'right' },
          ],
          rows.map(([name, count, rate]) => {
            total += count * rate
            t.item({ description: name, quantity: count, unit_price: rate, amount: count * rate })
            return [name, String(count), english(rate, 2), english(count * rate, 2)]
          }),
          { rules: 'all' },
        )
        t.money('ocean_freight', units * 385, 'USD', '')
        s.text(330, end + 8, 'TOTAL USD', { bold: true })
        s.text(416, end + 8, t.money('total_amount', total, 'USD', english(total, 2)), {
          width: 118,
          align: 'right',
          bold: true,
        })
        t.containers(f.containers, [])
        s.text(36, end + 30, `Containers : ${f.containers.map((c) => c.number).join(', ')}`)
        s.prose(36, 700, 524, TERMS[2], 6)
      },
    },
  },
}
