import { american, english } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100

export const crane: Issuer = {
  name: 'Crane Worldwide Logistics',
  forms: {
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const gray = '#6b7280'
        const own = (x: string) => x
        s.text(36, 24, 'crane', { size: 24, bold: true })
        s.text(36, 50, 'WORLDWIDE LOGISTICS', { size: 6.5, bold: true })
        s.lines(
          36,
          64,
          [
            'Crane Worldwide Logistics LLC',
            '1500 Rankin Road, Houston, TX 77073',
            'Phone: +1 281 555 0100   EIN: 26-0000000',
          ],
          { size: 7 },
        )
        s.text(380, 24, 'INVOICE', { size: 20, bold: true, align: 'right', width: 196 })
        s.fill(380, 50, 196, 54, '#f3f4f6')
        s.pairs(
          386,
          55,
          [
            ['INVOICE #', t.text('invoice_number', `HOU${f.digits(8)}`)],
            ['INVOICE DATE', t.date('invoice_date', f.noticed, american)],
            ['DUE DATE', t.date('due_date', after(f.noticed, 30), american)],
            ['TERMS', 'Net 30 Days'],
          ],
          { gap: 80, size: 8, step: 12, labelBold: true },
        )
        s.text(36, 112, 'BILL TO', { size: 7, bold: true, color: gray })
        s.lines(36, 122, t.party('bill_to', f.notify, own), { size: 8.5, leading: 11 })
        s.text(236, 112, 'SHIPPER', { size: 7, bold: true, color: gray })
        s.lines(236, 122, t.party('shipper', f.shipper, own), { size: 8.5, leading: 11, width: 165 })
        s.text(410, 112, 'CONSIGNEE', { size: 7, bold: true, color: gray })
        s.lines(410, 122, t.party('consignee', f.consignee, own), { size: 8.5, leading: 11, width: 165 })
        s.fill(36, 166, 540, 12, '#111827')
        s.text(40, 169, 'SHIPMENT DETAILS', { size: 7, bold: true, color: '#fff' })
        const cells: [string, string][] = [
          ['SHIPMENT #', t.text('reference_number', `S${f.digits(9)}`)],
          ['HOUSE B/L', t.text('house_bill_number', `CWHOU${f.digits(7)}`)],
          [
            'OCEAN B/L',
            t.text('bill_of_lading_number', t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`)),
          ],
          ['INCO TERM', 'FOB'],
          ['VESSEL', t.text('vessel', f.vessel)],
          ['VOYAGE', t.text('voyage', f.voyage)],
          ['ETD', t.date('etd', f.departure, american)],
          ['ETA', t.date('eta', f.arrival, american)],
          ['ORIGIN PORT', t.text('port_of_loading', f.loading.name)],
          ['DESTINATION PORT', t.text('port_of_discharge', f.discharge.name)],
          ['WEIGHT', `${english(f.weight, 3)} KG`],
          ['PIECES', `${f.packages} ${f.unit}`],
        ]
        for (const [i, [label, value]] of cells.entries()) {
          const x = 40 + (i % 4) * 135
          const y = 184 + Math.floor(i / 4) * 26
          s.text(x, y, label, { size: 6, color: gray })
          s.text(x, y + 9, value, { size: 8.5, width: 128 })
        }
        s.text(40, 264, 'CONTAINERS', { size: 6, color: gray })
        s.text(40, 273, f.containers.map((c) => `${c.number} (${c.size})`).join('   '), { size: 8.5, width: 530 })
        t.containers(f.containers, ['size_type'])
        const n = f.containers.length
        const rows: [string, number][] = [
          ['Ocean Freight', 2875 * n],
          ['Destination Terminal Handling', 310 * n],
          ['Import Service Fee', 85],
          ['Customs Clearance', 125],
          ['Merchandise Processing Fee (disbursement)', round(Math.min(Math.max(f.total * 0.003464, 32.71), 634.62))],
          ['Drayage incl. Fuel', 640.5 * n],
          ['Chassis Usage', 45 * n],
        ]
        const total = round(rows.reduce((all, [, amount]) => all + amount, 0))
        const end = s.table(
          36,
          294,
          [
            { title: 'CHARGE DESCRIPTION', width: 300 },
            { title: 'TAX', width: 60, align: 'center' },
            { title: 'CURRENCY', width: 70, align: 'center' },
            { title: 'AMOUNT', width: 110, align: 'right' },
          ],
          rows.map(([description, amount]) => {
            t.item({ description, amount })
            return [description, '', 'USD', english(amount, 2)]
          }),
          { rules: 'head', size: 8.5, headBold: true, lineHeight: 14 },
        )
        t.money('ocean_freight', 2875 * n, 'USD', '')
        s.line(36, end + 4, 576, end + 4)
        s.text(340, end + 10, 'SUBTOTAL', { size: 8.5 })
        s.text(466, end + 10, english(total, 2), { size: 8.5, align: 'right', width: 108 })
        s.text(340, end + 23, 'TAX', { size: 8.5 })
        s.text(466, end + 23, '0.00', { size: 8.5, align: 'right', width: 108 })
        s.text(340, end + 38, 'TOTAL DUE USD', { size: 10, bold: true })
        s.text(466, end + 38, t.money('total_amount', total, 'USD', english(total, 2)), {
          size: 10,
          bold: true,
          align: 'right',
          width: 108,
        })
        s.text(36, 600, 'REMITTANCE', { size: 7, bold: true, color: gray })
        s.lines(
          36,
          611,
          [
            'Mail: Crane Worldwide Logistics LLC, P.O. Box 000000, Dallas, TX 75284',
            'ACH/Wire: Bank of America   ABA 111000025   Account 4880000000   SWIFT BOFAUS3N',
            'Questions: ar@craneww.example',
          ],
          { size: 8, leading: 11 },
        )
        s.prose(
          36,
          660,
          540,
          'All shipments are subject to the terms and conditions of service of Crane Worldwide Logistics, available on request, which limit our liability. Freight charges, duties and fees advanced on your behalf are due on presentation. If you are the importer of record, payment to the broker will not relieve you of liability for customs charges in the event the charges are not paid by the broker. Invoices not disputed within 15 days are deemed accepted. Demurrage, detention and per diem are invoiced separately.',
          6.5,
        )
      },
    },
  },
}
