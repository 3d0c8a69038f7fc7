import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const after = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const QUAYS = ['Kaai 869 - Deurganckdok', 'Kaai 730 - Noordzee Terminal', 'Kaai 1742 - MPET'] as const

/** A liner agent in Antwerp, Dutch and English side by side. */
export const belgianAgent: Issuer = {
  name: 'Belgian agent',
  forms: {
    laatvolgen: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 28, 'SCHELDEMOND SHIPPING AGENCIES N.V.', { size: 12, bold: true })
        s.text(40, 44, 'Oud Schippersdok 9 - 2000 Antwerpen', { size: 7.5 })
        s.text(40, 70, 'LAAT - VOLGEN', { size: 16, bold: true })
        s.text(190, 75, 'DELIVERY ORDER', { size: 10 })
        s.text(400, 75, `Nr. ${t.text('release_number', `DO${f.digits(7)}`)}`, { size: 10, bold: true })
        s.lines(
          40,
          100,
          [
            `Antwerpen, ${t.date('document_date', f.arrival, british)}`,
            'Aan de terminaloperator / To the terminal operator:',
          ],
          { size: 9, leading: 13 },
        )
        s.text(40, 128, t.text('terminal', f.random.pick(QUAYS)), { size: 10, bold: true })
        s.prose(
          40,
          148,
          515,
          'Gelieve tegen afgifte van dit document uit te leveren aan de hieronder vermelde partij / Please deliver to the party below against surrender of this document:',
          8,
        )
        s.fields(
          [
            [40, 176, 258, 52, 'Uit te leveren aan / Deliver to', t.party('release_to', f.forwarder)],
            [298, 176, 257, 52, 'Ontvanger / Consignee', t.party('consignee', f.consignee)],
            [40, 228, 129, 28, 'Zeeschip / Vessel', t.text('vessel', f.vessel)],
            [169, 228, 129, 28, 'Reis / Voyage', t.text('voyage', f.voyage)],
            [298, 228, 129, 28, 'Laadhaven / Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [427, 228, 128, 28, 'Aankomst / ETA', t.date('eta', f.arrival, british)],
            [40, 256, 129, 28, 'Cognossement / B/L', t.text('bill_of_lading_number', `NAVX${f.digits(9)}`)],
            [169, 256, 129, 28, 'Uw referentie / Your ref.', t.text('reference_number', f.order)],
            [298, 256, 129, 28, 'Geldig tot / Valid until', t.date('valid_until', f.lastFreeDay, british)],
            [427, 256, 128, 28, 'Leeg terug / Empty return', t.text('empty_return_location', f.depot)],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        s.table(
          40,
          296,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Zegel / Seal', width: 90 },
            { title: 'Colli', width: 55, align: 'right' },
            { title: 'Goederen / Goods', width: 140 },
            { title: 'Bruto kg', width: 90, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, continental(c.weight, 3)]),
          { rules: 'all' },
        )
        s.text(40, 400, 'Douanestatus / Customs status: T1 - niet vrij / not cleared', { size: 8 })
        s.stamp(480, 470, 44, ['SCHELDEMOND', 'SHIPPING', 'ANTWERPEN'])
        s.prose(40, 720, 515, TERMS[1], 6)
      },
    },
    factuur: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 28, 'SCHELDEMOND SHIPPING AGENCIES N.V.', { size: 12, bold: true })
        s.text(40, 44, `BTW BE 0${f.digits(3)}.${f.digits(3)}.${f.digits(3)}`, { size: 7.5 })
        s.text(430, 28, 'FACTUUR', { size: 15, bold: true })
        s.lines(330, 76, t.party('bill_to', f.consignee), { size: 10, leading: 13 })
        s.table(
          40,
          130,
          [
            { title: 'Factuurnummer', width: 110 },
            { title: 'Factuurdatum', width: 100 },
            { title: 'Vervaldag', width: 100 },
            { title: 'Dossier', width: 100 },
            { title: 'Munt', width: 105 },
          ],
          [
            [
              t.text('invoice_number', `26/${f.digits(6)}`),
              t.date('invoice_date', f.invoiced, british),
              t.date('due_date', f.due, british),
              t.text('reference_number', `IMP${f.digits(6)}`),
              'EUR',
            ],
          ],
          { rules: 'all', size: 9 },
        )
        s.text(40, 176, 'Betreft: demurrage & detention', { size: 10, bold: true })
        s.pairs(
          40,
          196,
          [
            ['Schip / reis', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['Cognossement', t.text('bill_of_lading_number', `NAVX${f.digits(9)}`)],
            ['Vrije dagen', t.measure('free_days', 7, 'days', '7')],
            ['Laatste vrije dag', t.date('last_free_day', f.lastFreeDay, british)],
          ],
          { gap: 100, size: 9 },
        )
        const days = f.random.between(3, 9)
        const out = after(f.lastFreeDay, days)
        const rate = 85
        t.containers(f.containers, ['size_type'])
        t.measure('chargeable_days', days, 'days', '')
        t.date('gate_out_date', out, british)
        t.money('rate_per_day', rate, 'EUR', '')
        const end = s.table(
          40,
          258,
          [
            { title: 'Container', width: 100 },
            { title: 'Type', width: 50 },
            { title: 'Afgehaald op', width: 85 },
            { title: 'Dagen', width: 60, align: 'right' },
            { title: 'Tarief / dag', width: 90, align: 'right' },
            { title: 'Bedrag EUR', width: 130, align: 'right' },
          ],
          f.containers.map((c) => {
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            return [c.number, c.size, british(out), String(days), continental(rate, 2), continental(days * rate, 2)]
          }),
          { rules: 'all', size: 9 },
        )
        const total = round(days * rate * f.containers.length)
        const sums: [string, string][] = [
          ['Subtotaal', continental(total, 2)],
          ['BTW 0 % - art. 41 W.BTW', '0,00'],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(330, end + 12 + i * 13, label, { size: 9 })
          s.text(460, end + 12 + i * 13, value, { size: 9, width: 93, align: 'right' })
        }
        s.text(330, end + 42, 'Te betalen', { size: 11, bold: true })
        s.text(430, end + 42, t.money('total_amount', total, 'EUR', `${continental(total, 2)} EUR`), {
          size: 11,
          bold: true,
          width: 123,
          align: 'right',
        })
        s.prose(
          40,
          740,
          515,
          'Betaalbaar binnen 30 dagen. Bij niet-betaling op de vervaldag is van rechtswege een intrest van 10 % per jaar verschuldigd. Klachten binnen 8 dagen. Bevoegd: rechtbanken te Antwerpen.',
          6.5,
        )
      },
    },
  },
}
