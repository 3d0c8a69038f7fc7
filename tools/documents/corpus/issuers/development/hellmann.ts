import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const hellmann: Issuer = {
  name: 'Hellmann',
  forms: {
    ankunftsavis: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 22, 'Hellmann Worldwide Logistics Germany GmbH & Co. KG', { size: 9, bold: true })
        s.line(36, 36, 560, 36)
        s.lines(36, 50, [f.consignee.name, ...f.consignee.address])
        s.pairs(
          360,
          50,
          [
            ['Position', t.text('reference_number', `HAM-${f.digits(7)}`)],
            ['Datum', t.date('document_date', f.noticed, dotted)],
            ['Sachbearbeiter', 'K. Petersen'],
            ['Telefon', f.forwarder.phone],
          ],
          { gap: 80 },
        )
        s.text(36, 120, 'Ankunftsavis Seefracht Import', { size: 13, bold: true })
        s.text(36, 142, 'Sehr geehrte Damen und Herren, folgende Sendung ist für Sie unterwegs:')
        s.pairs(
          36,
          162,
          (
            [
              ['Absender', t.text('shipper', f.shipper.name)],
              ['Empfänger', t.text('consignee', f.consignee.name)],
              ['Meldeadresse', t.text('notify_party', f.notify.name)],
              ['Schiff / Reise', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
              ['Ladehafen', t.text('port_of_loading', f.loading.name)],
              ['Abfahrt (ETS)', t.date('etd', f.departure, dotted)],
              ['Löschhafen', t.text('port_of_discharge', f.discharge.name)],
              ['Voraussichtliche Ankunft', t.date('eta', f.arrival, dotted)],
              ['Bestimmungsort', t.text('place_of_delivery', f.delivery.name)],
              ['Terminal', t.text('terminal', f.terminal)],
              ['Haus-B/L', t.text('house_bill_number', f.house)],
              ['Reederei-B/L', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
              ['Ihre Bestellnummer', t.text('purchase_order_number', f.order)],
            ] as const
          ).map(([a, b]) => [`${a}:`, b] as const),
          { gap: 130 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          344,
          [
            { title: 'Container', width: 90 },
            { title: 'Typ', width: 40 },
            { title: 'Siegel', width: 84 },
            { title: 'Anzahl Colli', width: 70, align: 'right' },
            { title: 'Warenbezeichnung', width: 110 },
            { title: 'Bruttogewicht kg', width: 70, align: 'right' },
            { title: 'Volumen cbm', width: 60, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              continental(c.packages, 0),
              f.goods,
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'Gesamt',
              '',
              '',
              t.measure('packages', f.packages, '', continental(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 7.5 },
        )
        s.prose(
          36,
          end + 16,
          524,
          'Bitte senden Sie uns Handelsrechnung, Packliste und Verzollungsauftrag. Die lagergeldfreie Zeit am Terminal beträgt drei Arbeitstage. Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp 2017).',
          7,
        )
      },
    },
    rechnung: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 22, 'Hellmann Worldwide Logistics Germany GmbH & Co. KG', { size: 9, bold: true })
        s.line(36, 36, 560, 36)
        s.lines(
          36,
          54,
          t.party('bill_to', f.consignee, (x) => x),
        )
        s.text(36, 110, 'Rechnung', { size: 15, bold: true })
        s.table(
          36,
          134,
          [
            { title: 'Rechnungsnummer', width: 110 },
            { title: 'Rechnungsdatum', width: 90 },
            { title: 'Zahlbar bis', width: 90 },
            { title: 'Position', width: 114 },
            { title: 'USt-IdNr. Kunde', width: 120 },
          ],
          [
            [
              t.text('invoice_number', f.digits(9)),
              t.date('invoice_date', f.invoiced, dotted),
              t.date('due_date', f.due, dotted),
              t.text('reference_number', `HAM-${f.digits(7)}`),
              `DE${f.digits(9)}`,
            ],
          ],
          { rules: 'all' },
        )
        s.lines(
          36,
          176,
          [
            `Schiff: ${t.text('vessel', f.vessel)}   Reise: ${t.text('voyage', f.voyage)}   Ankunft: ${t.date('eta', f.arrival, dotted)}`,
            `Ladehafen: ${t.text('port_of_loading', f.loading.name)}   Löschhafen: ${t.text('port_of_discharge', f.discharge.name)}   B/L-Nr.: ${t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`)}`,
            `Absender: ${t.text('shipper', f.shipper.name)}`,
            `Container: ${f.containers.map((c) => c.number).join(', ')}`,
          ],
          { leading: 12 },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, string, number][] = [
          ['Seefracht', 'steuerfrei §4 Nr. 3 UStG', 2140 * n],
          ['Terminal Handling Charge', 'steuerfrei §4 Nr. 3 UStG', 245 * n],
          ['Delivery Order / B/L-Einlösung', 'steuerfrei §4 Nr. 3 UStG', 65],
          ['Zollabfertigung', 'steuerfrei §4 Nr. 3 UStG', 85],
          ['Nachlauf Lkw', 'steuerfrei §4 Nr. 3 UStG', 612.4],
        ]
        let total = 0
        const end = s.table(
          36,
          236,
          [
            { title: 'Leistung', width: 220 },
            { title: 'Umsatzsteuer', width: 164 },
            { title: 'Betrag EUR', width: 140, align: 'right' },
          ],
          rows.map(([name, tax, amount]) => {
            total += amount
            t.item({ description: name, amount })
            return [name, tax, continental(amount, 2)]
          }),
          { rules: 'head', lineHeight: 13 },
        )
        t.money('ocean_freight', 2140 * n, 'EUR', '')
        total = Math.round(total * 100) / 100
        s.text(320, end + 10, 'Rechnungsbetrag EUR', { bold: true })
        s.text(440, end + 10, t.money('total_amount', total, 'EUR', continental(total, 2)), {
          bold: true,
          width: 118,
          align: 'right',
        })
        s.prose(36, 730, 524, 'Bankverbindung auf Anfrage. Es gelten die ADSp 2017. Gerichtsstand Osnabrück.', 6)
      },
    },
    house_waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 14, 'Hellmann Worldwide Logistics', { size: 10, bold: true })
        s.text(330, 14, 'EXPRESS SEA WAYBILL (non-negotiable)', { size: 10, bold: true })
        s.fields(
          [
            [36, 32, 262, 58, 'Shipper', t.party('shipper', f.shipper)],
            [298, 32, 131, 28, 'Document No.', t.text('bill_of_lading_number', `HWL${f.digits(9)}`)],
            [429, 32, 131, 28, 'Shipper’s Ref.', t.text('reference_number', f.order)],
            [
              298,
              60,
              262,
              88,
              'Delivery agent',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `PHONE ${f.forwarder.phone}`],
            ],
            [36, 90, 262, 58, 'Consignee', t.party('consignee', f.consignee)],
            [36, 148, 262, 58, 'Notify', t.party('notify_party', f.notify)],
            [298, 148, 262, 58, 'Second notify', ['N/A']],
            [36, 206, 131, 25, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [167, 206, 131, 25, 'Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [298, 206, 131, 25, 'Vessel', t.text('vessel', f.vessel)],
            [429, 206, 131, 25, 'Voyage', t.text('voyage', f.voyage)],
            [36, 231, 131, 25, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [167, 231, 131, 25, 'Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [298, 231, 262, 25, 'Movement', 'FCL/FCL'],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        let y = 270
        for (const [x, head] of [
          [40, 'Marks / container'],
          [170, 'Packages / description'],
          [390, 'Gross weight'],
          [480, 'Measurement'],
        ] as const)
          s.text(x, y - 10, head, { size: 6.5 })
        for (const c of f.containers) {
          s.lines(40, y, [c.number, `${c.size} / ${c.seal}`])
          s.lines(170, y, [`${c.packages} ${f.unit}`, f.goods])
          s.text(390, y, `${continental(c.weight, 3)} KGM`)
          s.text(480, y, `${continental(c.volume, 3)} MTQ`)
          y += 28
        }
        s.text(40, y, 'TOTAL', { bold: true })
        s.text(170, y, `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, { bold: true })
        s.text(390, y, t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} KGM`), { bold: true })
        s.text(480, y, t.measure('volume', f.volume, 'cbm', `${continental(f.volume, 3)} MTQ`), { bold: true })
        s.box(36, 256, 524, 260)
        s.fields(
          [
            [36, 516, 174, 28, 'Shipped on board date', t.date('on_board_date', f.onBoard, dotted)],
            [210, 516, 174, 28, 'Place of issue', upper(f.loading.name)],
            [384, 516, 176, 28, 'Date of issue', t.date('issue_date', f.issued, dotted)],
          ],
          { labelSize: 6 },
        )
        s.prose(36, 560, 524, TERMS[0], 6)
      },
    },
  },
}
