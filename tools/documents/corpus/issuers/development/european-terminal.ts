import { british, continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const europeanTerminal: Issuer = {
  name: 'European container terminal',
  forms: {
    lagergeld: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'NORDKAI CONTAINER TERMINAL GmbH', { size: 12, bold: true })
        s.text(36, 36, 'Rechnung Lagergeld / Storage (Demurrage)', { size: 11, bold: true })
        s.lines(
          36,
          62,
          t.party('bill_to', f.forwarder, (x) => x),
        )
        s.pairs(
          350,
          62,
          [
            ['Rechnungs-Nr.', t.text('invoice_number', `LG-26-${f.digits(6)}`)],
            ['Datum', t.date('invoice_date', f.gateOut, dotted)],
            ['Fällig am', t.date('due_date', f.returned, dotted)],
            ['Schiff', t.text('vessel', f.vessel)],
            ['Reise', t.text('voyage', f.voyage)],
            ['B/L', t.text('bill_of_lading_number', `SUDU${f.digits(2)}${f.letters(3)}${f.digits(6)}A`)],
          ],
          { gap: 80 },
        )
        t.containers(f.containers, ['size_type'])
        let total = 0
        const end = s.table(
          36,
          150,
          [
            { title: 'Container', width: 90 },
            { title: 'Typ', width: 40 },
            { title: 'Gelöscht', width: 70 },
            { title: 'Freizeit bis', width: 70 },
            { title: 'Auslieferung', width: 70 },
            { title: 'Tage', width: 40, align: 'right' },
            { title: 'EUR/Tag', width: 60, align: 'right' },
            { title: 'Betrag', width: 84, align: 'right' },
          ],
          f.containers.map((c) => {
            total += 3 * 58.9
            t.item({ quantity: 3, unit_price: 58.9, amount: Math.round(3 * 5890) / 100 })
            return [
              c.number,
              c.size,
              dotted(f.arrival),
              t.date('last_free_day', f.lastFreeDay, dotted),
              t.date('gate_out_date', f.gateOut, dotted),
              '3',
              continental(58.9, 2),
              continental(3 * 58.9, 2),
            ]
          }),
          { rules: 'all', size: 7.5 },
        )
        t.measure('chargeable_days', 3, 'days', '')
        t.money('rate_per_day', 58.9, 'EUR', '')
        total = Math.round(total * 100) / 100
        const tax = Math.round(total * 19) / 100
        s.pairs(
          360,
          end + 10,
          [
            ['Netto', `${continental(total, 2)} EUR`],
            ['19 % USt.', `${continental(tax, 2)} EUR`],
            [
              'Gesamtbetrag',
              t.money(
                'total_amount',
                Math.round((total + tax) * 100) / 100,
                'EUR',
                `${continental(total + tax, 2)} EUR`,
              ),
            ],
          ],
          { gap: 100 },
        )
      },
    },
    insurance_certificate: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.face('Times')
        s.text(36, 20, 'HANSEATIC MARINE INSURANCE', { size: 13, bold: true, align: 'center', width: 524 })
        s.text(36, 40, 'CERTIFICATE OF MARINE CARGO INSURANCE', { size: 12, bold: true, align: 'center', width: 524 })
        s.fields([
          [36, 64, 262, 28, 'Certificate No.', `HMI-${f.digits(8)}`],
          [298, 64, 262, 28, 'Date of issue', british(f.issued)],
          [36, 92, 524, 40, 'Assured', [upper(f.shipper.name), ...f.shipper.address.map(upper)]],
          [36, 132, 175, 28, 'Vessel', f.vessel],
          [211, 132, 175, 28, 'From', upper(f.loading.name)],
          [386, 132, 174, 28, 'To', upper(f.discharge.name)],
          [36, 160, 262, 28, 'Insured value', `${f.currency} ${continental(f.total * 1.1, 2)}`],
          [298, 160, 262, 28, 'Bill of Lading', `SUDU${f.digits(2)}${f.letters(3)}${f.digits(6)}A`],
          [
            36,
            188,
            524,
            60,
            'Interest insured',
            [`${f.packages} ${f.unit} ${f.goods}`, f.containers.map((c) => c.number).join(' ')],
          ],
        ])
        s.prose(
          36,
          260,
          524,
          'Subject to Institute Cargo Clauses (A), Institute War Clauses (Cargo) and Institute Strikes Clauses (Cargo). In the event of loss or damage which may involve a claim under this insurance, immediate notice must be given to the settling agent. Claims are payable on surrender of this certificate together with the commercial invoice, packing list and bill of lading.',
          8,
        )
      },
    },
    tariff_quotation: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 20, upper(f.forwarder.name), { size: 12, bold: true })
        s.text(36, 40, 'Seefrachtangebot / Ocean Rate Quotation', { size: 13, bold: true })
        s.pairs(
          36,
          66,
          [
            ['Angebot Nr.', `Q-${f.digits(6)}`],
            ['Kunde', f.consignee.name],
            ['Ladehafen', f.loading.name],
            ['Löschhafen', f.discharge.name],
            ['Gültig bis', dotted(f.due)],
            ['Transitzeit', '29 Tage'],
          ],
          { gap: 80 },
        )
        s.table(
          36,
          156,
          [
            { title: 'Charge', width: 260 },
            { title: "20'", width: 80, align: 'right' },
            { title: "40'HC", width: 80, align: 'right' },
          ],
          [
            ['Ocean freight', '1.250,00', '1.980,00'],
            ['THC origin / destination', '410,00', '480,00'],
            ['Bill of lading fee', '55,00', '55,00'],
            ['Delivery order fee', '65,00', '65,00'],
            ['Demurrage after 5 days, per day', '45,00', '90,00'],
          ],
          { rules: 'all' },
        )
        s.prose(36, 260, 524, TERMS[1], 7)
      },
    },
  },
}
