import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100

export const savinoDelBene: Issuer = {
  name: 'Savino Del Bene',
  forms: {
    avviso: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'SAVINO DEL BENE S.p.A.', { size: 13, bold: true, color: '#004b23' })
        s.text(36, 36, 'Ufficio import mare', { size: 7 })
        s.text(330, 20, 'AVVISO DI ARRIVO MERCE', { size: 13, bold: true })
        s.text(330, 38, `Data: ${t.date('document_date', f.noticed, british)}`)
        s.box(36, 54, 524, 58)
        s.text(40, 57, 'Spett.le (Destinatario)', { size: 6.5 })
        s.lines(40, 68, t.party('consignee', f.consignee), { size: 9 })
        s.text(300, 57, 'Mittente', { size: 6.5 })
        s.lines(300, 68, t.party('shipper', f.shipper), { size: 9 })
        s.pairs(
          36,
          124,
          [
            ['Ns. pratica:', t.text('reference_number', `26/IM/${f.digits(5)}`)],
            ['Polizza di carico n.:', t.text('bill_of_lading_number', `SUDU${f.digits(9)}`)],
            ['Nave:', t.text('vessel', f.vessel)],
            ['Viaggio:', t.text('voyage', f.voyage)],
            ['Porto di imbarco:', t.text('port_of_loading', upper(f.loading.name))],
            ['Porto di sbarco:', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Luogo di consegna:', t.text('place_of_delivery', upper(f.delivery.name))],
            ['Data di partenza:', t.date('etd', f.departure, british)],
            ['Arrivo previsto:', t.date('eta', f.arrival, british)],
            ['Terminal:', t.text('terminal', f.terminal)],
          ],
          { gap: 130, step: 14, size: 9, labelBold: true },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          274,
          [
            { title: 'Contenitore', width: 94 },
            { title: 'Tipo', width: 40 },
            { title: 'Sigillo', width: 84 },
            { title: 'Colli', width: 50, align: 'right' },
            { title: 'Merce', width: 116 },
            { title: 'Peso lordo kg', width: 80, align: 'right' },
            { title: 'Volume mc', width: 60, align: 'right' },
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
              'Totale',
              '',
              '',
              t.measure('packages', f.packages, '', continental(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.prose(
          36,
          end + 14,
          524,
          'Vi preghiamo di farci pervenire la polizza di carico originale girata, la fattura commerciale e la distinta pesi per procedere allo sdoganamento. Le soste in porto saranno a Vs. carico.',
          8,
        )
      },
    },
    fattura: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'SAVINO DEL BENE S.p.A.', { size: 13, bold: true, color: '#004b23' })
        s.text(36, 36, `P. IVA ${f.digits(11)}`, { size: 7 })
        s.fields(
          [
            [36, 54, 90, 28, 'Tipo documento', 'FATTURA'],
            [126, 54, 90, 28, 'Numero fattura', t.text('invoice_number', `FI26/${f.digits(6)}`)],
            [216, 54, 84, 28, 'Data fattura', t.date('invoice_date', f.invoiced, british)],
            [36, 82, 132, 28, 'Scadenza', t.date('due_date', f.due, british)],
            [168, 82, 132, 28, 'Pratica', t.text('reference_number', `26/IM/${f.digits(5)}`)],
            [300, 54, 260, 56, 'Intestatario fattura', t.party('bill_to', f.consignee)],
            [36, 110, 132, 28, 'Nave', t.text('vessel', f.vessel)],
            [168, 110, 132, 28, 'Polizza di carico', t.text('bill_of_lading_number', `SUDU${f.digits(9)}`)],
            [300, 110, 130, 28, 'Porto di imbarco', t.text('port_of_loading', upper(f.loading.name))],
            [430, 110, 130, 28, 'Porto di sbarco', t.text('port_of_discharge', upper(f.discharge.name))],
            [36, 138, 264, 28, 'Mittente', t.text('shipper', upper(f.shipper.name))],
            [300, 138, 260, 28, 'Contenitori', f.containers.map((c) => c.number).join(' ')],
          ],
          { labelSize: 6, size: 8.5 },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, number, boolean][] = [
          ['NOLO MARITTIMO', n * 1925, false],
          ['SPESE DI SBARCO (THC)', n * 230, true],
          ['DIRITTO FISSO DELIVERY ORDER', 70, true],
          ['OPERAZIONE DOGANALE IMPORT', 110, true],
        ]
        t.money('ocean_freight', n * 1925, 'EUR', '')
        const end = s.table(
          36,
          178,
          [
            { title: 'Descrizione', width: 314 },
            { title: 'Cod. IVA', width: 90 },
            { title: 'Importo EUR', width: 120, align: 'right' },
          ],
          rows.map(([description, amount, taxed]) => {
            t.item({ description, amount })
            return [description, taxed ? '22%' : 'N.I. art. 9', continental(amount, 2)]
          }),
          { rules: 'all', size: 8.5 },
        )
        const net = rows.reduce((all, [, amount]) => all + amount, 0)
        const tax = round(rows.reduce((all, [, amount, taxed]) => all + (taxed ? amount : 0), 0) * 0.22)
        s.pairs(
          350,
          end + 10,
          [
            ['Imponibile', continental(net, 2)],
            ['IVA', continental(tax, 2)],
            ['TOTALE FATTURA EUR', t.money('total_amount', round(net + tax), 'EUR', continental(net + tax, 2))],
          ],
          { gap: 130, size: 9 },
        )
        s.prose(36, 740, 524, TERMS[2], 6)
      },
    },
  },
}
