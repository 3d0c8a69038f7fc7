import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const germanCustoms: Issuer = {
  name: 'German customs',
  forms: {
    einfuhrabgabenbescheid: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'EUROPÄISCHE UNION', { size: 8, bold: true })
        s.text(36, 34, 'Hauptzollamt Hamburg - Zollamt Hafen', { size: 8 })
        s.text(300, 18, 'Einfuhrabgabenbescheid', { size: 14, bold: true })
        s.text(300, 36, 'Zollanmeldung zur Überlassung zum zollrechtlich freien Verkehr (ATLAS)', { size: 6.5 })
        const cell = { labelSize: 5.5, font: 'Courier' as const, size: 7.5 }
        s.fields(
          [
            [
              36,
              52,
              174,
              26,
              'Registriernummer / MRN',
              t.text('entry_number', `26DE${f.digits(4)}${f.letters(2)}${f.digits(7)}${f.letters(1)}${f.digits(1)}`),
            ],
            [210, 52, 100, 26, 'Annahmedatum', t.date('entry_date', f.arrival, dotted)],
            [310, 52, 120, 26, 'Art der Anmeldung', 'IM A'],
            [430, 52, 130, 26, 'Bezugsnummer', t.text('reference_number', f.digits(9))],
            [36, 78, 262, 48, 'Versender / Ausführer', t.party('shipper', f.shipper)],
            [298, 78, 262, 48, 'Empfänger', t.party('consignee', f.consignee)],
            [36, 126, 262, 40, 'Anmelder', [t.text('importer', upper(f.consignee.name)), `EORI DE${f.digits(7)}`]],
            [298, 126, 262, 40, 'Vertreter des Anmelders', [upper(f.forwarder.name), 'direkte Vertretung']],
            [36, 166, 174, 26, 'Beförderungsmittel an der Grenze', t.text('vessel', f.vessel)],
            [210, 166, 100, 26, 'Verkehrszweig', '1 Seeverkehr'],
            [310, 166, 120, 26, 'Versendungsland', f.loading.code.slice(0, 2)],
            [430, 166, 130, 26, 'Ursprungsland', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [36, 192, 174, 26, 'Lieferbedingung', t.text('incoterm', `FOB ${upper(f.loading.name)}`)],
            [210, 192, 100, 26, 'Rechnungswährung', 'EUR'],
            [310, 192, 120, 26, 'Rechnungspreis', continental(f.total, 2)],
            [430, 192, 130, 26, 'Vorpapier', `SumA ${f.digits(8)}`],
          ],
          cell,
        )
        s.field(
          36,
          222,
          524,
          62,
          'Packstücke und Warenbezeichnung; Zeichen und Nummern; Container-Nummern',
          [
            `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}  ${f.goods}`,
            f.containers.map((c) => c.number).join(' '),
          ],
          cell,
        )
        t.containers(f.containers, [])
        const value = Math.round(f.total * 1.04 * 100) / 100
        const duty = Math.round(value * 3.7) / 100
        const tax = Math.round((value + duty) * 19) / 100
        s.fields(
          [
            [36, 284, 174, 26, 'Warennummer', `${f.hs.replace('.', '')}00000`],
            [210, 284, 174, 26, 'Rohmasse (kg)', t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))],
            [384, 284, 176, 26, 'Eigenmasse (kg)', t.measure('net_weight', f.net, 'kg', continental(f.net, 3))],
            [36, 310, 262, 26, 'Zollwert (EUR)', t.money('entered_value', value, 'EUR', continental(value, 2))],
            [298, 310, 262, 26, 'Präferenz', '100'],
          ],
          cell,
        )
        s.table(
          36,
          346,
          [
            { title: 'Abgabenart', width: 174 },
            { title: 'Bemessungsgrundlage', width: 120, align: 'right' },
            { title: 'Satz', width: 80, align: 'right' },
            { title: 'Betrag EUR', width: 150, align: 'right' },
          ],
          [
            ['A0000 Zoll', continental(value, 2), '3,70 %', t.money('duty_amount', duty, 'EUR', continental(duty, 2))],
            ['B0000 Einfuhrumsatzsteuer', continental(value + duty, 2), '19,00 %', continental(tax, 2)],
            ['Summe der Abgaben', '', '', continental(duty + tax, 2)],
          ],
          { rules: 'all', font: 'Courier' },
        )
        s.prose(
          36,
          440,
          524,
          'Rechtsbehelfsbelehrung: Gegen diesen Bescheid kann innerhalb eines Monats nach Bekanntgabe Einspruch eingelegt werden. Zahlungsaufschub: der Betrag ist am 16. des Folgemonats fällig.',
          6.5,
        )
      },
    },
    verzollungsauftrag: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 18, 'Zollagentur Nordkontor GmbH', { size: 12, bold: true })
        s.text(36, 50, 'Verzollungsauftrag und Vollmacht', { size: 13, bold: true })
        s.pairs(
          36,
          80,
          [
            ['Auftraggeber', f.consignee.name],
            ['Lieferant', f.shipper.name],
            ['Schiff', f.vessel],
            ['Container', f.containers[0]!.number],
            ['B/L', `HLCU${f.letters(3)}26${f.digits(7)}`],
            ['Ware', f.goods],
            ['Bruttogewicht', `${continental(f.weight, 3)} kg`],
            ['Eingereicht am', dotted(f.noticed)],
          ],
          { gap: 110, step: 16 },
        )
        s.prose(
          36,
          230,
          524,
          'Hiermit beauftragen wir Sie, die oben genannte Sendung in direkter Vertretung zum zollrechtlich freien Verkehr anzumelden. Handelsrechnung, Packliste und Frachtrechnung liegen bei.',
          8,
        )
      },
    },
  },
}
