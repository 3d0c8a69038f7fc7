import { continental, dotted, type Facts, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const mrn = (f: Facts) => `26DE${f.digits(4)}${f.letters(2)}${f.digits(7)}${f.letters(1)}${f.digits(1)}`
const home = (f: Facts) => ({ ...f.consignee, address: [f.consignee.address[0]!, 'Deutschland'] })

/** A customs agent of Bremerhaven, with the papers that its software prints; German. */
export const germanBroker: Issuer = {
  name: 'German customs broker',
  forms: {
    bescheid: {
      type: 'customs_entry',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        s.text(40, 22, 'Zollagentur Weserkontor GmbH', { size: 11, bold: true })
        s.text(40, 36, 'Kommodore-Johnsen-Boulevard 00, 27568 Bremerhaven', { size: 7 })
        s.text(40, 58, 'Steuerbescheid / Bescheid über Einfuhrabgaben (Ausdruck ATLAS)', { size: 12, bold: true })
        const left: [string, string][] = [
          ['MRN:', t.text('entry_number', mrn(f))],
          ['Annahme am:', `${t.date('entry_date', f.arrival, dotted)}  14:07`],
          ['Überlassen am:', dotted(f.available)],
          ['Zollstelle:', 'DE002452 Zollamt Bremerhaven'],
          ['Bezugsnummer (LRN):', t.text('reference_number', `WK26${f.digits(6)}`)],
          ['Verfahren:', '4000 / 000   EZA'],
        ]
        s.pairs(40, 82, left, { gap: 105, size: 9, font: 'Courier', step: 12 })
        s.pairs(
          330,
          82,
          [
            ['Zahlungsart:', 'E Aufschub'],
            ['Aufschubkonto:', `DE${f.digits(8)}`],
            ['Fälligkeit:', dotted(f.invoiced)],
            ['Art der Vertretung:', '2 direkt'],
          ],
          { gap: 110, size: 9, font: 'Courier', step: 12 },
        )
        s.line(40, 160, 555, 160)
        s.text(40, 166, 'Anmelder / Einführer', { size: 7.5, bold: true })
        s.lines(40, 178, [...t.party('importer', home(f), (x) => x), `EORI DE${f.digits(7)}`], { size: 9, leading: 11 })
        s.text(300, 166, 'Versender', { size: 7.5, bold: true })
        s.lines(
          300,
          178,
          t.party('shipper', f.shipper, (x) => x),
          { size: 9, leading: 11 },
        )
        s.line(40, 228, 555, 228)
        s.pairs(
          40,
          234,
          [
            ['Beförderungsmittel (Grenze)', t.text('vessel', f.vessel)],
            ['Konnossement (N705)', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
            ['Container', f.containers.map((c) => c.number).join(' ')],
            ['Versendungsland', f.loading.code.slice(0, 2)],
            ['Lieferbedingung', `FOB ${f.loading.name}`],
            ['Rechnungspreis', `${continental(f.total, 2)} ${f.currency}`],
            ['Gesamtrohmasse', `${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 1))} kg`],
          ],
          { gap: 150, size: 9 },
        )
        t.containers(f.containers, [])
        // The customs value of each position, and what is paid of it.
        const rows = f.items.map((item) => {
          const value = round(item.amount * 1.06)
          return { ...item, value, duty: round(value * 0.027) }
        })
        const value = round(rows.reduce((all, one) => all + one.value, 0))
        const duty = round(rows.reduce((all, one) => all + one.duty, 0))
        const end = s.table(
          40,
          334,
          [
            { title: 'Pos.', width: 28 },
            { title: 'Warennummer', width: 72 },
            { title: 'Warenbezeichnung', width: 155 },
            { title: 'UL', width: 24 },
            { title: 'Eigenmasse kg', width: 66, align: 'right' },
            { title: 'Zollwert EUR', width: 68, align: 'right' },
            { title: 'Zollsatz', width: 42, align: 'right' },
            { title: 'Zoll EUR', width: 60, align: 'right' },
          ],
          rows.map((one, i) => [
            String(i + 1),
            `${f.hs.replace('.', '')}00000`,
            one.description,
            f.loading.code.slice(0, 2),
            continental(one.net, 1),
            continental(one.value, 2),
            '2,7 %',
            continental(one.duty, 2),
          ]),
          { rules: 'head', size: 8, headBold: true, headSize: 6.5 },
        )
        t.text('country_of_origin', f.loading.code.slice(0, 2))
        const tax = round((value + duty + 380) * 0.19)
        s.table(
          40,
          end + 12,
          [
            { title: 'Abgabe', width: 190 },
            { title: 'Bemessungsgrundlage EUR', width: 130, align: 'right' },
            { title: 'Betrag EUR', width: 100, align: 'right' },
          ],
          [
            [
              'A0000  Zoll-EU',
              t.money('entered_value', value, 'EUR', continental(value, 2)),
              t.money('duty_amount', duty, 'EUR', continental(duty, 2)),
            ],
            ['B0000  Einfuhrumsatzsteuer', continental(value + duty + 380, 2), continental(tax, 2)],
            ['Gesamtbetrag', '', continental(duty + tax, 2)],
          ],
          { rules: 'all', size: 9, lineHeight: 13 },
        )
        s.prose(
          40,
          700,
          515,
          'Rechtsbehelf: Gegen diesen Bescheid ist der Einspruch gegeben. Er ist innerhalb eines Monats beim Hauptzollamt Bremen einzulegen. Die Aufbewahrungsfrist der Unterlagen (Handelsrechnung, Packliste, Konnossement, Präferenznachweise) beträgt zehn Jahre.',
          7,
        )
        s.text(
          40,
          800,
          'Amtsgericht Bremen HRB 00000   USt-IdNr. DE000000000   Dieser Ausdruck wurde maschinell erstellt.',
          { size: 6.5 },
        )
      },
    },
    anmeldung: {
      type: 'customs_entry',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        s.text(30, 14, 'EUROPÄISCHE GEMEINSCHAFT', { size: 8, bold: true })
        s.text(300, 14, 'Einfuhranmeldung - Exemplar für den Anmelder (EZA)', { size: 9, bold: true })
        const style = { labelSize: 5.5, size: 8, font: 'Courier' as const }
        s.fields(
          [
            [30, 28, 270, 56, '2  Versender/Ausführer', t.party('shipper', f.shipper)],
            [300, 28, 90, 28, '1  ANMELDUNG', 'IM  A'],
            [390, 28, 175, 28, 'MRN', t.text('entry_number', mrn(f))],
            [300, 56, 90, 28, '5  Positionen', '1'],
            [390, 56, 90, 28, '6  Packst. insgesamt', String(f.packages)],
            [480, 56, 85, 28, '7  Bezugsnummer', t.text('reference_number', f.digits(8))],
            [30, 84, 270, 56, '8  Empfänger', t.party('consignee', home(f))],
            [
              300,
              84,
              265,
              28,
              'A  Bestimmungszollstelle / Annahmedatum',
              `DE002452  ${t.date('entry_date', f.arrival, dotted)}`,
            ],
            [300, 112, 90, 28, '15a  Versendungsland', f.loading.code.slice(0, 2)],
            [390, 112, 90, 28, '16  Ursprungsland', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [480, 112, 85, 28, '17a  Best.Land', 'DE'],
            [30, 140, 270, 42, '14  Anmelder/Vertreter', ['ZOLLAGENTUR WESERKONTOR GMBH', '[2] 27568 BREMERHAVEN']],
            [300, 140, 265, 42, '20  Lieferbedingung', `FOB ${upper(f.loading.name)}  3`],
            [
              30,
              182,
              270,
              28,
              '21  Kennzeichen und Staatszugehörigkeit des grenzüberschreitenden Beförderungsmittels',
              t.text('vessel', f.vessel),
            ],
            [
              300,
              182,
              175,
              28,
              '22  Währung u. in Rechn. gestellter Gesamtbetr.',
              `${f.currency} ${continental(f.total, 2)}`,
            ],
            [475, 182, 90, 28, '23  Umrechnungskurs', '1,0850'],
            [30, 210, 135, 28, '25  Verkehrszweig Grenze', '1'],
            [165, 210, 135, 28, '30  Warenort', 'BREMERHAVEN CT3'],
            [
              300,
              210,
              265,
              28,
              '40  Summarische Anmeldung/Vorpapier',
              `N705 ${t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)}`,
            ],
            [
              30,
              238,
              335,
              84,
              '31  Packstücke und Warenbezeichnung - Zeichen u. Nummern - Container Nr. - Anzahl und Art',
              [`${f.packages} ${f.unit}`, f.goods, ...f.containers.map((c) => c.number)],
            ],
            [365, 238, 120, 28, '33  Warennummer', `${f.hs.replace('.', '')}00000`],
            [485, 238, 80, 28, '34a  Urspr.land Code', f.loading.code.slice(0, 2)],
            [
              365,
              266,
              120,
              28,
              '35  Rohmasse (kg)',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 1).replace('.', ',')),
            ],
            [485, 266, 80, 28, '38  Eigenmasse (kg)', plain(f.net, 1).replace('.', ',')],
            [365, 294, 120, 28, '42  Artikelpreis', continental(f.total, 2)],
            [485, 294, 80, 28, '46  Statist. Wert', plain(Math.round(f.total / 1.085), 0)],
          ],
          style,
        )
        for (const c of f.containers) t.container({ number: c.number })
        s.fields(
          [
            [
              30,
              322,
              535,
              40,
              '44  Besondere Vermerke / Vorgelegte Unterlagen',
              ['N380 Handelsrechnung, N271 Packliste, Y929, Y900', 'EORI Anmelder DE0000000, Vertreter DE0000000'],
            ],
          ],
          style,
        )
        s.text(30, 372, '47  Abgabenberechnung', { size: 6.5 })
        const value = round(f.total / 1.085)
        const duty = round(value * 0.065)
        t.money('duty_amount', duty, 'EUR', '')
        s.table(
          30,
          382,
          [
            { title: 'Art', width: 60 },
            { title: 'Bemessungsgrundlage', width: 110, align: 'right' },
            { title: 'Satz', width: 50, align: 'right' },
            { title: 'Betrag', width: 90, align: 'right' },
            { title: 'ZA', width: 30 },
          ],
          [
            ['A00', continental(value, 2), '6,5', continental(duty, 2), 'E'],
            ['B00', continental(value + duty, 2), '19', continental((value + duty) * 0.19, 2), 'E'],
          ],
          { rules: 'all', size: 8, font: 'Courier' },
        )
        t.money('entered_value', value, 'EUR', '')
        s.field(30, 450, 270, 60, 'D  Prüfung durch die Bestimmungszollstelle', '', { labelSize: 5.5 })
        s.field(
          300,
          450,
          265,
          60,
          '54  Ort und Datum; Unterschrift und Name des Anmelders/Vertreters',
          `Bremerhaven, ${dotted(f.arrival)}  H. Oltmanns`,
          { labelSize: 5.5 },
        )
      },
    },
  },
}
