import { dotted } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100
/** 12'345.60 */
const swiss = (amount: number, decimals: number) =>
  amount
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replaceAll(',', "'")

/** A forwarder in Basel, and the assessment that the Swiss customs send it. */
export const swissForwarder: Issuer = {
  name: 'Swiss forwarder',
  forms: {
    veranlagung: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'Schweizerische Eidgenossenschaft', { size: 8 })
        s.text(40, 35, 'Bundesamt für Zoll und Grenzsicherheit BAZG', { size: 7 })
        s.text(300, 24, 'Veranlagungsverfügung Zoll', { size: 14, bold: true })
        s.text(300, 42, 'Einfuhr', { size: 9 })
        s.line(40, 58, 555, 58)
        s.pairs(
          40,
          64,
          [
            ['Zollanmeldungs-Nr.', t.text('entry_number', `26CHEI${f.digits(12)}`)],
            ['Annahmedatum', t.date('entry_date', f.available, dotted)],
            ['Version', '1'],
            ['Dienststelle', 'Basel / St. Jakob'],
          ],
          { gap: 100 },
        )
        s.pairs(
          320,
          64,
          [
            ['Zugangscode', f.letters(8)],
            ['Spediteur-Ref.', t.text('reference_number', `BS${f.digits(7)}`)],
            ['Beförderungsart', 'Bahn / Container'],
            ['Lieferbedingung', t.text('incoterm', `FOB ${f.loading.name}`)],
          ],
          { gap: 90 },
        )
        s.line(40, 120, 555, 120)
        const block = (x: number, title: string, lines: string[]) => {
          s.text(x, 126, title, { size: 6.5, bold: true })
          s.lines(x, 136, lines, { size: 8 })
        }
        block(
          40,
          'Versender',
          t.party('shipper', f.shipper, (x) => x),
        )
        block(
          215,
          'Importeur',
          t.party('importer', f.consignee, (x) => x),
        )
        block(390, 'Zollanmelder', ['Rheinhafen Spedition AG', '4019 Basel'])
        s.line(40, 176, 555, 176)
        t.containers(f.containers, [])
        const value = cents(f.total * 0.93)
        const duty = cents((f.weight / 100) * 11)
        const base = cents(value + duty)
        const tax = cents(base * 0.081)
        s.pairs(
          40,
          184,
          [
            ['Pos. 1', `${f.hs.replace('.', '')}.0000  ${f.goods}`],
            ['Container', f.containers.map((c) => c.number).join(', ')],
            ['Packstücke', t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`)],
            ['Ursprungsland', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            ['Rohmasse kg', t.measure('gross_weight', f.weight, 'kg', swiss(f.weight, 3))],
            ['Eigenmasse kg', t.measure('net_weight', f.net, 'kg', swiss(f.net, 3))],
            ['Statistischer Wert CHF', t.money('entered_value', value, 'CHF', swiss(value, 2))],
            ['Präferenz', 'Nein'],
          ],
          { gap: 110, step: 14 },
        )
        s.table(
          40,
          310,
          [
            { title: 'Abgabe', width: 200 },
            { title: 'Bemessung', width: 115, align: 'right' },
            { title: 'Ansatz', width: 90, align: 'right' },
            { title: 'Betrag CHF', width: 110, align: 'right' },
          ],
          [
            ['Zoll', `${swiss(f.weight, 3)} kg`, '11.00 / 100 kg', t.money('duty_amount', duty, 'CHF', swiss(duty, 2))],
            ['Mehrwertsteuer', swiss(base, 2), '8.1 %', swiss(tax, 2)],
            ['Total Abgaben', '', '', swiss(cents(duty + tax), 2)],
          ],
          { rules: 'head', lineHeight: 14 },
        )
        s.prose(
          40,
          420,
          515,
          'Rechtsmittelbelehrung: Gegen diese Verfügung kann innert 60 Tagen ab Ausstellung bei der zuständigen Zollkreisdirektion Beschwerde erhoben werden. Diese Verfügung ist elektronisch signiert und ohne Unterschrift gültig. Sie dient als Nachweis für den Vorsteuerabzug nicht; massgebend ist die Veranlagungsverfügung MWST.',
          7,
        )
      },
    },
    rechnung: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(56, 30, 'Rheinhafen Spedition AG', { size: 13, bold: true, color: '#8c1515' })
        s.text(56, 46, 'Seefracht  Luftfracht  Verzollung', { size: 7, color: '#8c1515' })
        s.lines(
          340,
          96,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 10, leading: 13 },
        )
        s.text(56, 160, `Rechnung Nr. ${t.text('invoice_number', `R26-${f.digits(5)}`)}`, { size: 13, bold: true })
        s.pairs(
          56,
          184,
          [
            ['Datum', t.date('invoice_date', f.available, dotted)],
            ['Zahlbar bis', t.date('due_date', f.gateOut, dotted)],
            ['Unsere Position', t.text('reference_number', `BS${f.digits(7)}`)],
            ['Sachbearbeiter', 'R. Ammann'],
          ],
          { gap: 90, size: 9 },
        )
        s.pairs(
          310,
          184,
          [
            ['Schiff', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['Konnossement', t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
            ['Verladen', `${t.text('port_of_loading', f.loading.name)}, ${t.date('etd', f.departure, dotted)}`],
            ['Gelöscht', `${t.text('port_of_discharge', f.discharge.name)}, ${t.date('eta', f.arrival, dotted)}`],
          ],
          { gap: 75, size: 9 },
        )
        t.containers(f.containers, [])
        s.text(56, 246, `Container ${f.containers.map((c) => c.number).join(', ')}`, { size: 9 })
        const n = f.containers.length
        const rows: [string, number][] = [
          ['Seefracht', n * 1985],
          ['Lokalkosten Löschhafen', n * 295.5],
          ['Bahnnachlauf nach Basel', n * 740],
          ['Importverzollung', 110],
        ]
        t.money('ocean_freight', n * 1985, 'CHF', '')
        s.line(56, 262, 540, 262)
        let y = 268
        for (const [description, amount] of rows) {
          t.item({ description, amount })
          s.text(56, y, description, { size: 9 })
          s.text(400, y, 'CHF', { size: 9 })
          s.text(440, y, swiss(amount, 2), { size: 9, width: 100, align: 'right' })
          y += 14
        }
        s.line(400, y + 2, 540, y + 2)
        const net = rows.reduce((all, [, amount]) => all + amount, 0)
        const tax = cents(110 * 0.081)
        const total = cents(net + tax)
        const sums = [
          ['Zwischentotal', net],
          ['8.1 % MWST auf 110.00', tax],
        ] as const
        for (const [label, amount] of sums) {
          y += 14
          s.text(280, y, label, { size: 9 })
          s.text(440, y, swiss(amount, 2), { size: 9, width: 100, align: 'right' })
        }
        y += 18
        s.text(280, y, 'Rechnungstotal', { size: 10, bold: true })
        s.text(400, y, 'CHF', { size: 10, bold: true })
        s.text(440, y, t.money('total_amount', total, 'CHF', swiss(total, 2)), {
          size: 10,
          bold: true,
          width: 100,
          align: 'right',
        })
        const account = `CH${f.digits(2)} 0000 0${f.digits(3)} ${f.digits(4)} ${f.digits(4)} ${f.digits(1)}`
        s.line(0, 620, 595, 620)
        s.text(40, 630, 'Empfangsschein', { size: 10, bold: true })
        s.text(220, 630, 'Zahlteil', { size: 10, bold: true })
        for (const x of [40, 220])
          s.lines(x, 650, ['Konto / Zahlbar an', account, 'Rheinhafen Spedition AG', '4019 Basel'], {
            size: 7,
          })
        for (const x of [40, 220]) s.text(x, 740, `Währung CHF   Betrag ${swiss(total, 2)}`, { size: 8 })
      },
    },
  },
}
