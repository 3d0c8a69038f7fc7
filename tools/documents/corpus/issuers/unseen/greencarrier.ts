import { type Facts, iso, type Place } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after } from '../../prints.ts'

const place = (name: string, code: string): Place => ({ name, region: '', country: 'Sverige', code })
const PORTS = [place('Göteborg', 'SEGOT'), place('Helsingborg', 'SEHEL'), place('Norrköping', 'SENRK')]
const round = (amount: number) => Math.round(amount * 100) / 100
/** 12 345,00 */
const swedish = (amount: number) =>
  amount
    .toLocaleString('en-US', { minimumFractionDigits: 2, maximumFractionDigits: 2 })
    .replaceAll(',', ' ')
    .replace('.', ',')
const rows = (n: number): [string, number, 0 | 25][] => [
  ['Sjöfrakt', 18450 * n, 0],
  ['Terminalavgift (THC)', 2150 * n, 0],
  ['ISPS-avgift', 145 * n, 0],
  ['Importdokumentation', 650, 25],
  ['Tullklarering', 895, 25],
  ['Lokal körning', 4200 * n, 25],
]
const local = (f: Facts) => ({ ...f.consignee, address: [f.consignee.address[0]!, 'Sverige'] })

export const greencarrier: Issuer = {
  name: 'Greencarrier Freight Services',
  forms: {
    invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(PORTS)
        const n = f.containers.length
        const own = (x: string) => x
        s.text(40, 28, 'Greencarrier', { size: 20, bold: true, color: '#2e7d32' })
        s.text(40, 52, 'Freight Services Sweden AB', { size: 9, color: '#2e7d32' })
        s.text(330, 28, 'FAKTURA', { size: 18, bold: true })
        s.text(510, 34, 'Sida 1 (1)', { size: 8 })
        s.pairs(
          330,
          56,
          [
            ['Fakturanummer', t.text('invoice_number', `41${f.digits(7)}`)],
            ['Fakturadatum', t.date('invoice_date', f.noticed, iso)],
            ['Förfallodatum', t.date('due_date', after(f.noticed, 30), iso)],
            ['Kundnummer', f.digits(6)],
            ['Vårt uppdragsnr', t.text('reference_number', `GOT${f.digits(7)}`)],
            ['OCR-nummer', f.digits(12)],
          ],
          { gap: 95, size: 9 },
        )
        s.text(40, 84, 'Faktureringsadress', { size: 7, color: '#666' })
        s.lines(40, 95, t.party('bill_to', local(f), own), { size: 10, leading: 13 })
        s.fill(40, 144, 515, 14, '#e8f5e9')
        s.text(44, 147, 'Sändningsuppgifter', { size: 8, bold: true })
        s.pairs(
          44,
          164,
          [
            ['Avsändare', t.text('shipper', f.shipper.name)],
            ['Fartyg', t.text('vessel', f.vessel)],
            ['Resa', t.text('voyage', f.voyage)],
            ['Konossement', t.text('bill_of_lading_number', `GCS${f.letters(3)}${f.digits(6)}`)],
            ['Kolli / vikt', `${f.packages} / ${swedish(f.weight)} kg`],
          ],
          { gap: 75, size: 8.5 },
        )
        s.pairs(
          310,
          164,
          [
            ['Lastningshamn', t.text('port_of_loading', f.loading.name)],
            ['Lossningshamn', t.text('port_of_discharge', to.name)],
            ['Avgång', t.date('etd', f.departure, iso)],
            ['Ankomst', t.date('eta', f.arrival, iso)],
            ['Er order', f.order],
          ],
          { gap: 80, size: 8.5 },
        )
        s.text(44, 231, `Container: ${f.containers.map((c) => c.number).join(', ')}`, { size: 8.5, width: 505 })
        t.containers(f.containers, [])
        const list = rows(n)
        const end = s.table(
          40,
          250,
          [
            { title: 'Benämning', width: 285 },
            { title: 'Moms %', width: 80, align: 'right' },
            { title: 'Valuta', width: 60, align: 'center' },
            { title: 'Belopp', width: 90, align: 'right' },
          ],
          list.map(([description, amount, rate]) => {
            t.item({ description, amount })
            return [description, String(rate), 'SEK', swedish(amount)]
          }),
          { rules: 'head', size: 9, headBold: true, lineHeight: 15 },
        )
        t.money('ocean_freight', 18450 * n, 'SEK', '')
        const net = list.reduce((all, [, amount]) => all + amount, 0)
        const base = list.reduce((all, [, amount, rate]) => all + (rate ? amount : 0), 0)
        const vat = round(base * 0.25)
        const total = round(net + vat)
        s.line(40, end + 4, 555, end + 4)
        const sums: [string, string][] = [
          ['Summa exkl. moms', swedish(net)],
          [`Moms 25 % på ${swedish(base)}`, swedish(vat)],
          ['Att betala SEK', t.money('total_amount', total, 'SEK', swedish(total))],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(310, end + 12 + i * 16, label, { size: i === 2 ? 11 : 9, bold: i === 2 })
          s.text(455, end + 12 + i * 16, value, { size: i === 2 ? 11 : 9, bold: i === 2, align: 'right', width: 98 })
        }
        s.prose(
          40,
          690,
          515,
          'Betalningsvillkor 30 dagar netto. Efter förfallodagen debiteras dröjsmålsränta enligt räntelagen samt påminnelseavgift 60 kr. Eventuella anmärkningar mot fakturan ska göras inom 8 dagar. Samtliga uppdrag utförs enligt NSAB 2015. Containerhyra och demurrage debiteras separat.',
          7.5,
        )
        s.line(40, 740, 555, 740)
        s.lines(40, 746, ['Greencarrier Freight Services Sweden AB', 'Box 2021, 403 11 Göteborg', 'Tel 031-00 00 00'], {
          size: 7.5,
        })
        s.lines(240, 746, ['Bankgiro 000-0000', 'IBAN SE00 0000 0000 0000 0000 0000', 'BIC HANDSESS'], { size: 7.5 })
        s.lines(430, 746, ['Org.nr 550000-0000', 'Momsreg.nr SE550000000001', 'Godkänd för F-skatt'], { size: 7.5 })
      },
    },
  },
}
