import { american, city, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'

/** A consolidator: one house bill of what is in the container. */
export const vanguard: Issuer = {
  name: 'Vanguard Logistics Services',
  forms: {
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        const c = f.containers[0]!
        const packages = f.random.between(2, 48)
        const weight = f.random.between(20_000, 420_000) / 100
        const volume = f.random.between(900, 12_000) / 1000
        const blue = '#1d4f91'
        s.text(36, 22, 'VANGUARD', { size: 20, bold: true, color: blue })
        s.text(36, 44, 'LOGISTICS SERVICES (USA), INC.', { size: 7, bold: true, color: blue })
        s.text(330, 24, 'Arrival Notice', { size: 18, bold: true })
        s.text(330, 46, `Print Date: ${t.date('document_date', f.noticed, american)}     Page 1 of 1`, { size: 7.5 })
        s.line(36, 58, 576, 58)
        const house = `${f.letters(3)}${f.letters(3)}${f.digits(5)}`
        const ocean = `COSU${f.digits(10)}`
        s.pairs(
          36,
          66,
          [
            ['Vanguard B/L#:', t.text('house_bill_number', house)],
            ['Ocean B/L#:', t.text('master_bill_number', ocean)],
            ['AMS B/L#:', `VGLT${house}`],
            ['Lot#:', t.text('reference_number', `${f.letters(2)}${f.digits(7)}`)],
            ['Container#:', c.number],
            ['Seal#:', c.seal],
          ],
          { gap: 80, size: 8.5, labelBold: true },
        )
        t.text('bill_of_lading_number', house, [house, ocean])
        t.container({ number: c.number, seal_number: c.seal })
        s.pairs(
          316,
          66,
          [
            ['Vessel:', t.text('vessel', f.vessel)],
            ['Voyage:', t.text('voyage', f.voyage)],
            ['Port of Loading:', t.text('port_of_loading', upper(f.loading.name))],
            ['ETS:', t.date('etd', f.departure, american)],
            [
              'Port of Discharge:',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
            ['ETA Port:', t.date('eta', f.arrival, american)],
          ],
          { gap: 90, size: 8.5, labelBold: true },
        )
        for (const [i, [label, lines]] of (
          [
            ['Shipper', t.party('shipper', f.shipper)],
            ['Consignee', t.party('consignee', f.consignee)],
            ['Notify', t.party('notify_party', f.notify)],
          ] as const
        ).entries()) {
          const x = 36 + i * 180
          s.fill(x, 152, 178, 13, blue)
          s.text(x + 4, 155, label, { size: 8, bold: true, color: '#fff' })
          s.lines(x + 4, 169, lines, { size: 8, width: 170 })
        }
        s.fill(36, 214, 540, 13, blue)
        s.text(40, 217, 'Freight Location', { size: 8, bold: true, color: '#fff' })
        s.pairs(
          40,
          232,
          [
            ['Available at:', t.text('terminal', `PACIFIC CFS ${upper(f.discharge.name)}`)],
            ['Address:', `${f.forwarder.address[0]}`],
            ['Firms code:', f.firms],
          ],
          { gap: 70, size: 8.5 },
        )
        s.pairs(
          316,
          232,
          [
            ['Last Free Day:', t.date('last_free_day', f.lastFreeDay, american)],
            ['G.O. Date:', american(after(f.arrival, 15))],
            ['CFS Phone:', f.forwarder.phone],
          ],
          { gap: 80, size: 8.5 },
        )
        s.table(
          36,
          280,
          [
            { title: 'Marks & Numbers', width: 100 },
            { title: 'Pieces', width: 50, align: 'right' },
            { title: '   Type', width: 80 },
            { title: 'Description', width: 150 },
            { title: 'Weight KGS', width: 80, align: 'right' },
            { title: 'Volume CBM', width: 80, align: 'right' },
          ],
          [
            [
              ['AS ADDRESSED', 'MADE IN', upper(f.loading.country)],
              t.measure('packages', packages, f.unit, String(packages)),
              `   ${f.unit}`,
              [f.goods, `HS ${f.hs}`],
              t.measure('gross_weight', weight, 'kg', english(weight, 2)),
              t.measure('volume', volume, 'cbm', plain(volume, 3)),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 13 },
        )
        s.fill(36, 350, 540, 13, blue)
        s.text(40, 353, 'Charges Due', { size: 8, bold: true, color: '#fff' })
        const rows: [string, number][] = [
          ['Destination terminal handling', 68.5],
          ['Pier pass / clean truck fee', 14],
          ['Document handling', 95],
          ['ISF/AMS forwarding', 35],
        ]
        for (const [i, [label, amount]] of rows.entries()) {
          s.text(40, 368 + i * 12, label, { size: 8.5 })
          s.text(480, 368 + i * 12, english(amount, 2), { size: 8.5, align: 'right', width: 92 })
        }
        s.text(40, 420, 'Total USD', { size: 9, bold: true })
        s.text(480, 420, '212.50', { size: 9, bold: true, align: 'right', width: 92 })
        s.prose(
          36,
          446,
          540,
          'Freight will be released upon receipt of all charges, a properly endorsed original bill of lading (unless express released) and customs clearance. Cash, cashier check or on-line payment only; personal checks are not accepted. Cargo not picked up by the last free day is subject to storage at the tariff of the CFS. Cargo without customs entry is sent to General Order on the 15th day after arrival. Delivery times must be confirmed with the CFS before a truck is sent, as dates are estimates.',
          7.5,
        )
        s.text(
          36,
          750,
          'Prepared by: import.lax@vanguard.example   Tel (310) 555-0100   Fax (310) 555-0101   FMC OTI 000000N',
          {
            size: 7,
          },
        )
      },
    },
  },
}
