import { continental, dotted, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100
const own = (text: string) => text
/** 31-12-2026 */
const dashed = (date: string) => dotted(date).replaceAll('.', '-')
const QUAYS = ['ECT Delta Terminal', 'APM Terminals Maasvlakte II', 'Rotterdam World Gateway'] as const
const violet = '#4a148c'

/** A customs broker and forwarder in Rotterdam; it writes Dutch to its clients. */
export const dutchBroker: Issuer = {
  name: 'Dutch customs broker',
  forms: {
    invoeraangifte: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'Douane', { size: 16, bold: true, color: '#154273' })
        s.text(36, 38, 'Belastingdienst', { size: 8, color: '#154273' })
        s.text(250, 22, 'Aangifte voor het vrije verkeer (DMS 4.1)', { size: 13, bold: true })
        s.text(250, 39, 'Kopie aangever', { size: 8 })
        const cell = (x: number, y: number, w: number, h: number, label: string, value: string | readonly string[]) =>
          s.field(x, y, w, h, label, value, { labelSize: 6, size: 8.5, labelColor: '#154273' })
        cell(36, 54, 174, 28, 'MRN', t.text('entry_number', `26NL${f.digits(6)}${f.letters(4)}${f.digits(4)}`))
        cell(210, 54, 120, 28, 'Datum aanvaarding', t.date('entry_date', f.available, dashed))
        cell(330, 54, 110, 28, 'Soort aangifte', 'IM  A')
        cell(440, 54, 119, 28, 'LRN', t.text('reference_number', `MWD26${f.digits(7)}`))
        cell(36, 82, 262, 50, 'Exporteur', [f.shipper.name, ...f.shipper.address])
        cell(298, 82, 261, 50, 'Importeur', t.party('importer', f.consignee, own))
        cell(36, 132, 262, 38, 'Aangever / vertegenwoordiger (direct)', [
          'Maaswaard Douane B.V., Rotterdam',
          'EORI NL000000000   vergunning 0000',
        ])
        cell(298, 132, 131, 38, 'EORI importeur', `NL${f.digits(9)}`)
        cell(429, 132, 130, 38, 'Douanekantoor', 'NL000510 Rotterdam Haven')
        cell(36, 170, 131, 28, 'Land van verzending', f.loading.code.slice(0, 2))
        cell(167, 170, 131, 28, 'Land van oorsprong', t.text('country_of_origin', f.loading.code.slice(0, 2)))
        cell(298, 170, 131, 28, 'Leveringsvoorwaarde', `FOB ${f.loading.name}`)
        cell(429, 170, 130, 28, 'Gefactureerd bedrag', `${f.currency} ${continental(f.total, 2)}`)
        cell(36, 198, 174, 28, 'Vervoermiddel bij aankomst', t.text('vessel', f.vessel))
        cell(210, 198, 88, 28, 'Vervoerswijze grens', '1')
        cell(298, 198, 131, 28, 'Locatie goederen', f.random.pick(QUAYS))
        cell(429, 198, 130, 28, 'Datum binnenkomst', t.date('eta', f.arrival, dashed))
        const bill = `COSU${f.digits(10)}`
        cell(36, 226, 174, 28, 'Vervoersdocument N705', t.text('bill_of_lading_number', bill))
        cell(210, 226, 219, 28, 'Voorafgaand document N337', `26NLJ${f.digits(8)}${f.letters(3)}`)
        cell(429, 226, 130, 28, 'Totaal colli', String(f.packages))
        cell(36, 254, 523, 28, 'Containernummers', f.containers.map((c) => c.number).join('   '))
        t.containers(f.containers, [])
        s.text(36, 290, 'ARTIKEL 1', { size: 8.5, bold: true, color: '#154273' })
        cell(36, 302, 262, 28, 'Omschrijving goederen', f.goods)
        cell(298, 302, 131, 28, 'Goederencode', `${f.hs.replace('.', '')}${f.digits(4)}`)
        cell(429, 302, 130, 28, 'Regeling', '4000')
        cell(36, 330, 131, 28, 'Brutomassa (kg)', t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)))
        cell(167, 330, 131, 28, 'Nettomassa (kg)', continental(f.net, 3))
        const value = cents(f.total * 0.94)
        const duty = cents(value * 0.045)
        cell(298, 330, 131, 28, 'Douanewaarde (EUR)', t.money('entered_value', value, 'EUR', continental(value, 2)))
        cell(429, 330, 130, 28, 'Preferentie', '100')
        s.text(36, 368, 'Berekening van de belastingen', { size: 8.5, bold: true, color: '#154273' })
        const end = s.table(
          36,
          382,
          [
            { title: 'Soort', width: 60 },
            { title: 'Omschrijving', width: 150 },
            { title: 'Heffingsgrondslag', width: 110, align: 'right' },
            { title: 'Tarief', width: 70, align: 'right' },
            { title: 'Bedrag EUR', width: 90, align: 'right' },
            { title: 'BW', width: 43, align: 'center' },
          ],
          [
            [
              'A00',
              'Douanerechten',
              continental(value, 2),
              '4,5 %',
              t.money('duty_amount', duty, 'EUR', continental(duty, 2)),
              'E',
            ],
            ['B00', 'Omzetbelasting (art. 23)', continental(value + duty, 2), '21 %', '0,00', 'G'],
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.text(36, end + 14, `Bescheiden: N380 ${f.letters(2)}${f.digits(6)}; N271 aanwezig; Y929 vrijgesteld.`, {
          size: 8,
        })
        s.text(36, end + 28, `Vrijgave: ${dashed(f.available)} 13:27 zonder controle`, { size: 8 })
        s.text(
          36,
          800,
          'Vergunning maandkrediet nr. 00000000. Bezwaar binnen zes weken na dagtekening bij Douane/Centrale inning.',
          {
            size: 6.5,
          },
        )
      },
    },
    factuur: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const n = f.containers.length
        s.text(36, 28, 'Maaswaard', { size: 22, bold: true, color: violet })
        s.text(36, 54, 'Douane & Expeditie', { size: 9, color: violet })
        s.lines(
          400,
          30,
          [
            'Maaswaard Douane B.V.',
            'Waalhaven Z.z. 00, 3089 JH Rotterdam',
            'Tel. +31 10 000 00 00',
            'KvK 00000000',
            'BTW NL000000000B01',
          ],
          { size: 7.5, leading: 10 },
        )
        s.lines(50, 106, t.party('bill_to', f.consignee, own), { size: 10, leading: 13 })
        s.text(36, 170, 'FACTUUR', { size: 16, bold: true })
        s.pairs(
          36,
          196,
          [
            ['Factuurnummer', t.text('invoice_number', `26${f.digits(6)}`)],
            ['Factuurdatum', t.date('invoice_date', f.gateOut, dashed)],
            ['Vervaldatum', t.date('due_date', f.due, dashed)],
            ['Ons dossier', t.text('reference_number', `MWD26${f.digits(7)}`)],
            ['Uw referentie', f.order],
            ['Afzender', t.text('shipper', f.shipper.name)],
          ],
          { gap: 85, size: 9, step: 14 },
        )
        t.text('reference_number', '', [t.truth.fields.reference_number as string, f.order])
        s.pairs(
          320,
          196,
          [
            ['Zeeschip', t.text('vessel', f.vessel)],
            ['Reis', t.text('voyage', f.voyage)],
            ['Laadhaven', t.text('port_of_loading', f.loading.name)],
            ['Loshaven', t.text('port_of_discharge', 'Rotterdam')],
            ['Aankomst', t.date('eta', f.arrival, dashed)],
            ['B/L-nummer', t.text('bill_of_lading_number', `COSU${f.digits(10)}`)],
          ],
          { gap: 85, size: 9, step: 14 },
        )
        t.containers(f.containers, ['size_type'])
        s.text(36, 288, `Container(s): ${f.containers.map((c) => `${c.number} ${c.size}`).join(', ')}`, {
          size: 9,
          width: 523,
        })
        s.text(
          36,
          302,
          `${f.packages} ${f.unit.toLowerCase()} ${f.goods.toLowerCase()}, ${continental(f.weight, 3)} kg`,
          {
            size: 9,
          },
        )
        const rows: [string, number, number, string][] = [
          ['Zeevracht', n, 1685, '0%'],
          ['Terminal handling (THC)', n, 245, '0%'],
          ['Inklaring ten invoer', 1, 67.5, '21%'],
          ['Extra tariefregels', 2, 7.5, '21%'],
          ['Voorschotprovisie', 1, 42.35, '21%'],
          ['Transport Maasvlakte - magazijn', n, 395, '0%'],
          ['Dieseltoeslag', n, 55.3, '0%'],
        ]
        t.money('ocean_freight', n * 1685, 'EUR', '')
        for (const [description, quantity, price] of rows)
          t.item({ description, quantity, unit_price: price, amount: cents(quantity * price) })
        const end = s.table(
          36,
          322,
          [
            { title: 'Omschrijving', width: 233 },
            { title: 'Aantal', width: 60, align: 'right' },
            { title: 'Prijs', width: 80, align: 'right' },
            { title: 'BTW', width: 50, align: 'right' },
            { title: 'Bedrag EUR', width: 100, align: 'right' },
          ],
          rows.map(([name, quantity, price, rate]) => [
            name,
            plain(quantity, 0),
            continental(price, 2),
            rate,
            continental(quantity * price, 2),
          ]),
          { rules: 'head', size: 9, headBold: true, lineHeight: 14 },
        )
        const net = cents(rows.reduce((all, [, quantity, price]) => all + quantity * price, 0))
        const tax = cents((67.5 + 15 + 42.35) * 0.21)
        s.line(36, end + 4, 559, end + 4)
        for (const [i, [label, value]] of [
          ['Totaal exclusief BTW', continental(net, 2)],
          [`BTW 21% over ${continental(124.85, 2)}`, continental(tax, 2)],
          ['Te betalen EUR', t.money('total_amount', cents(net + tax), 'EUR', continental(net + tax, 2))],
        ].entries()) {
          s.text(320, end + 10 + i * 15, label!, { size: 9, bold: i === 2 })
          s.text(459, end + 10 + i * 15, value!, { size: 9, bold: i === 2, align: 'right', width: 98 })
        }
        s.lines(
          36,
          730,
          [
            'Wij verzoeken u het bedrag uiterlijk op de vervaldatum over te maken op IBAN NL00 INGB 0000 0000 00, onder vermelding van het factuurnummer.',
            'Op al onze werkzaamheden zijn de Nederlandse Expeditievoorwaarden (FENEX) van toepassing. 0%: artikel 9, tabel II, post b.3 Wet OB 1968.',
            upper('invoerrechten en omzetbelasting worden afzonderlijk doorbelast'),
          ],
          { size: 7, leading: 11 },
        )
      },
    },
  },
}
