import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100

/** A customs house in Genoa: the summary of an import declaration, and the mandate that it asks for. */
export const italianBroker: Issuer = {
  name: 'Italian customs house',
  forms: {
    prospetto: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        const value = cents(f.total * 1.03)
        const duty = cents(value * 0.042)
        const tax = cents((value + duty) * 0.22)
        s.text(36, 24, 'CASA DOGANALE LANTERNA S.R.L.', { size: 11, bold: true })
        s.text(36, 38, 'Spedizionieri doganali - Genova', { size: 7.5 })
        s.text(36, 60, 'PROSPETTO DI RIEPILOGO AI FINI CONTABILI DELLA DICHIARAZIONE DOGANALE', {
          size: 10,
          bold: true,
        })
        s.text(36, 74, 'Importazione definitiva - H1', { size: 8 })
        t.containers(f.containers, [])
        s.pairs(
          36,
          94,
          [
            ['MRN', t.text('entry_number', `26IT${f.letters(3)}${f.digits(11)}`)],
            ['Data di accettazione', t.date('entry_date', f.available, british)],
            ['Ufficio doganale', 'IT086100 GENOVA'],
            ['Ns. pratica', t.text('reference_number', `${f.digits(5)}/26`)],
            ['Importatore', t.text('importer', upper(f.consignee.name))],
            ['Esportatore', t.text('shipper', upper(f.shipper.name))],
            ['Nave', t.text('vessel', f.vessel)],
            ['Polizza di carico', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
            ['Container', f.containers.map((c) => c.number).join(' ')],
          ],
          { gap: 120, step: 14, size: 9, labelBold: true },
        )
        s.line(36, 224, 560, 224)
        s.table(
          36,
          230,
          [
            { title: 'Sing.', width: 34 },
            { title: 'Codice NC', width: 80 },
            { title: 'Descrizione', width: 160 },
            { title: 'Origine', width: 50 },
            { title: 'Colli', width: 50, align: 'right' },
            { title: 'Massa lorda', width: 75, align: 'right' },
            { title: 'Massa netta', width: 75, align: 'right' },
          ],
          [
            [
              '1',
              `${f.hs.replace('.', '')}0000`,
              f.goods,
              t.text('country_of_origin', f.loading.code.slice(0, 2)),
              t.measure('packages', f.packages, 'colli', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('net_weight', f.net, 'kg', continental(f.net, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(36, 274, 'Valore in dogana EUR', { size: 9, bold: true })
        s.text(156, 274, t.money('entered_value', value, 'EUR', continental(value, 2)), { size: 9 })
        s.table(
          36,
          296,
          [
            { title: 'Tributo', width: 60 },
            { title: 'Descrizione', width: 174 },
            { title: 'Imponibile', width: 110, align: 'right' },
            { title: 'Aliquota', width: 70, align: 'right' },
            { title: 'Importo EUR', width: 110, align: 'right' },
          ],
          [
            ['A00', 'DAZIO', continental(value, 2), '4,20%', t.money('duty_amount', duty, 'EUR', continental(duty, 2))],
            ['B00', 'IVA', continental(cents(value + duty), 2), '22,00%', continental(tax, 2)],
            ['', 'TOTALE DIRITTI', '', '', continental(cents(duty + tax), 2)],
          ],
          { rules: 'all', size: 8.5 },
        )
        s.prose(
          36,
          390,
          524,
          "Il presente prospetto è conforme ai dati della dichiarazione trasmessa al sistema informatico dell'Agenzia delle dogane e dei monopoli ed è valido ai fini della registrazione nel registro acquisti.",
          7,
        )
      },
    },
    mandato: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.face('Times')
        s.text(60, 40, upper(f.consignee.name), { size: 12, bold: true })
        s.text(60, 55, f.consignee.address.join(' - '), { size: 9 })
        s.lines(350, 84, ['Spett.le', 'CASA DOGANALE LANTERNA S.R.L.', 'Genova'], { size: 10, leading: 13 })
        s.text(60, 140, 'OGGETTO: Mandato per la rappresentanza diretta in dogana', { size: 11, bold: true })
        s.prose(
          60,
          166,
          475,
          `Il sottoscritto, legale rappresentante della società intestata, conferisce mandato a rappresentarla in dogana per l'operazione di importazione della merce ${f.goods}, container ${f.containers[0]!.number}, nave ${f.vessel}, polizza di carico MEDU${f.letters(2)}${f.digits(6)}, ai sensi dell'art. 18 del Reg. UE 952/2013.\n\nSi allegano: fattura commerciale, lista dei colli, polizza di carico, certificato di origine.\n\nLa società si obbliga a rimborsare i diritti doganali anticipati e dichiara che i valori in fattura sono veritieri.`,
          10.5,
        )
        s.text(60, 320, `Genova, ${british(f.noticed)}`, { size: 10 })
        s.text(360, 320, 'Timbro e firma', { size: 10 })
        s.line(360, 370, 520, 370)
      },
    },
  },
}
