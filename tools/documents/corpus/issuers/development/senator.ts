import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text
const round = (amount: number) => Math.round(amount * 100) / 100

export const senator: Issuer = {
  name: 'Senator International',
  forms: {
    ankunft: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(50, 30, 'SENATOR INTERNATIONAL', { size: 13, bold: true, color: '#0a3d62' })
        s.text(50, 46, 'Spedition GmbH, Seefracht Import', { size: 7 })
        s.lines(50, 84, t.party('consignee', f.consignee, own), { size: 9 })
        s.text(380, 84, `Hamburg, ${t.date('document_date', f.noticed, dotted)}`, { size: 9 })
        s.text(50, 140, 'Ankunftsavis / Arrival Notice', { size: 14, bold: true })
        s.text(50, 162, 'Sehr geehrte Damen und Herren, wir avisieren Ihnen die Ankunft folgender Sendung:', {
          size: 8.5,
        })
        s.pairs(
          50,
          182,
          [
            ['Unsere Position', t.text('reference_number', `SIM-${f.digits(7)}`)],
            ['Versender', t.text('shipper', f.shipper.name)],
            ['Empfänger', f.consignee.name],
            ['Reederei', t.text('carrier', 'EVERGREEN LINE')],
            ['Schiff', t.text('vessel', f.vessel)],
            ['Reise', t.text('voyage', f.voyage)],
            ['Ladehafen', t.text('port_of_loading', f.loading.name)],
            ['Löschhafen', t.text('port_of_discharge', f.discharge.name)],
            ['Bestimmungsort', t.text('place_of_delivery', f.delivery.name)],
          ],
          { gap: 86, step: 14, size: 8.5 },
        )
        s.pairs(
          320,
          182,
          [
            ['Master-B/L', t.text('master_bill_number', `EGLV${f.digits(12)}`)],
            ['Haus-B/L', t.text('house_bill_number', `SIH${f.digits(8)}`)],
            ['ETS', t.date('etd', f.departure, dotted)],
            ['ETA', t.date('eta', f.arrival, dotted)],
            ['Terminal', t.text('terminal', f.terminal)],
            ['Kolli', t.measure('packages', f.packages, '', continental(f.packages, 0))],
            ['Bruttogewicht', t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} kg`)],
            ['Volumen', t.measure('volume', f.volume, 'cbm', `${continental(f.volume, 3)} cbm`)],
          ],
          { gap: 86, step: 14, size: 8.5 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.containers(f.containers, ['size_type', 'seal_number'])
        const end = s.table(
          50,
          322,
          [
            { title: 'Container-Nr.', width: 120 },
            { title: 'Größe', width: 60 },
            { title: 'Siegel-Nr.', width: 120 },
            { title: 'Inhalt', width: 200 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, f.goods]),
          { rules: 'head' },
        )
        s.lines(
          50,
          end + 16,
          [
            'Bitte senden Sie uns Handelsrechnung, Packliste und den Verzollungsauftrag bis spätestens 3 Tage vor Ankunft.',
            'Mit freundlichen Grüßen',
          ],
          { size: 8.5, leading: 16 },
        )
        s.text(50, 800, 'Wir arbeiten ausschließlich auf Grundlage der ADSp 2017.', { size: 6.5 })
      },
    },
    rechnung: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(50, 30, 'SENATOR INTERNATIONAL', { size: 13, bold: true, color: '#0a3d62' })
        s.lines(50, 84, ['Rechnungsempfänger', ...t.party('bill_to', f.consignee, own)], { size: 9 })
        s.pairs(
          340,
          84,
          [
            ['Rechnung Nr.', t.text('invoice_number', `RE26-${f.digits(6)}`)],
            ['Rechnungsdatum', t.date('invoice_date', f.invoiced, dotted)],
            ['Fällig am', t.date('due_date', f.due, dotted)],
            ['Position', t.text('reference_number', `SIM-${f.digits(7)}`)],
          ],
          { gap: 90, size: 9 },
        )
        s.text(50, 160, 'Rechnung', { size: 15, bold: true })
        s.lines(
          50,
          184,
          [
            `Schiff: ${t.text('vessel', f.vessel)}     Reise: ${t.text('voyage', f.voyage)}     ETA: ${t.date('eta', f.arrival, dotted)}`,
            `Ladehafen: ${t.text('port_of_loading', f.loading.name)}     Löschhafen: ${t.text('port_of_discharge', f.discharge.name)}`,
            `B/L-Nr.: ${t.text('bill_of_lading_number', `EGLV${f.digits(12)}`)}`,
            `Container: ${f.containers.map((c) => c.number).join(', ')}`,
          ],
          { leading: 12, size: 8.5 },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['Seefracht', n, 1745],
          ['Terminal Handling Charge', n, 265],
          ['ISPS-Gebühr', n, 18.5],
          ['Freistellungsgebühr', 1, 65],
          ['Zollabfertigung Import', 1, 89],
        ]
        t.money('ocean_freight', n * 1745, 'EUR', '')
        const end = s.table(
          50,
          244,
          [
            { title: 'Leistung', width: 240 },
            { title: 'Menge', width: 60, align: 'right' },
            { title: 'Einzelpreis', width: 90, align: 'right' },
            { title: 'Betrag EUR', width: 110, align: 'right' },
          ],
          rows.map(([description, quantity, price]) => {
            t.item({ description, quantity, unit_price: price, amount: round(quantity * price) })
            return [description, String(quantity), continental(price, 2), continental(quantity * price, 2)]
          }),
          { rules: 'head', lineHeight: 14, size: 8.5 },
        )
        const net = round(rows.reduce((all, [, quantity, price]) => all + quantity * price, 0))
        const tax = round(net * 0.19)
        s.line(330, end + 4, 550, end + 4)
        for (const [i, [label, value]] of [
          ['Nettobetrag', continental(net, 2)],
          ['MwSt. 19 %', continental(tax, 2)],
          ['Rechnungsbetrag EUR', t.money('total_amount', round(net + tax), 'EUR', continental(net + tax, 2))],
        ].entries()) {
          s.text(340, end + 10 + i * 14, label!, { bold: i === 2, size: 9 })
          s.text(440, end + 10 + i * 14, value!, { bold: i === 2, size: 9, width: 108, align: 'right' })
        }
        s.text(50, 780, 'Bank: Elbkontor Bank, IBAN DE00 0000 0000 0000 0000 00', { size: 7 })
      },
    },
    quotation: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(50, 30, 'SENATOR INTERNATIONAL', { size: 13, bold: true, color: '#0a3d62' })
        s.text(50, 70, `Quotation ${f.digits(6)} / FCL import`, { size: 15, bold: true })
        s.lines(50, 96, [f.consignee.name, ...f.consignee.address], { size: 9 })
        s.pairs(
          50,
          150,
          [
            ['Valid from', dotted(f.booked)],
            ['Valid until', dotted(f.due)],
            ['Routing', `${f.loading.name} - ${f.discharge.name} - ${f.delivery.name}`],
            ['Commodity', f.goods],
            ['Terms', `FOB ${upper(f.loading.name)}`],
            ['Transit time', 'approx. 29 days'],
          ],
          { gap: 90, step: 14, size: 9 },
        )
        s.table(
          50,
          250,
          [
            { title: 'Charge', width: 220 },
            { title: 'Currency', width: 60 },
            { title: "per 20' DC", width: 100, align: 'right' },
            { title: "per 40' HC", width: 100, align: 'right' },
          ],
          [
            ['Ocean freight', 'USD', '1.080,00', '1.745,00'],
            ['THC destination', 'EUR', '245,00', '265,00'],
            ['ISPS', 'EUR', '18,50', '18,50'],
            ['Delivery order', 'EUR', '65,00', '65,00'],
            ['Customs clearance', 'EUR', '89,00', '89,00'],
          ],
          { rules: 'all', size: 9 },
        )
        s.prose(50, 360, 500, TERMS[1], 7.5)
      },
    },
  },
}
