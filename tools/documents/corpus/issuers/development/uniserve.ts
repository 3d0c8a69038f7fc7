import { british, english, type Facts, plain, shortNamed, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const domestic = (f: Facts) => ({ ...f.consignee, address: [f.consignee.address[0]!, 'United Kingdom'] })
const red = '#c41230'

/** Of the years after the older customs system was switched off: entries of the Customs Declaration Service. */
export const uniserve: Issuer = {
  name: 'Uniserve',
  forms: {
    cds_entry: {
      type: 'customs_entry',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        const items = f.items.map((item) => ({ ...item, duty: round(item.amount * 0.035) }))
        const lrn = `UNI${f.digits(9)}`
        const ducr = `6GB${f.digits(12)}`
        s.text(30, 18, 'UNISERVE (HOLDINGS) LTD', { size: 11, bold: true, color: red })
        s.text(30, 33, 'Customs Declaration Service - Import declaration H1 (acceptance summary)', {
          size: 9,
          bold: true,
        })
        s.text(430, 20, `Printed ${shortNamed(f.available)} 09:41`, { size: 7 })
        const style = { labelSize: 6, size: 8, labelColor: '#444' }
        s.fields(
          [
            [
              30,
              48,
              180,
              27,
              'MRN',
              t.text('entry_number', `26GB${f.digits(2)}${f.letters(6)}${f.digits(4)}AR${f.digits(1)}`),
            ],
            [210, 48, 120, 27, 'Acceptance date/time', `${t.date('entry_date', f.arrival, british)} 06:12`],
            [330, 48, 120, 27, 'Declaration type [1/1] [1/2]', 'IM / D'],
            [450, 48, 115, 27, 'Status', 'CLEARED  ROUTE 6'],
            [30, 75, 180, 27, 'LRN [2/5]', t.text('reference_number', lrn, [lrn, ducr])],
            [210, 75, 120, 27, 'DUCR [2/1]', ducr],
            [330, 75, 120, 27, 'Procedure [1/10]', '40 00 / 000'],
            [450, 75, 115, 27, 'Location of goods [5/23]', 'GBAUFXTFXTFXT'],
            [30, 102, 267, 58, 'Exporter [3/1]', t.party('shipper', f.shipper)],
            [
              297,
              102,
              268,
              58,
              'Importer [3/15] [3/16]',
              [...t.party('importer', domestic(f)), `EORI GB${f.digits(9)}000`],
            ],
            [
              30,
              160,
              267,
              40,
              'Declarant [3/17] [3/18]',
              ['UNISERVE (FELIXSTOWE) LTD', 'EORI GB000000000000   Representative status 2'],
            ],
            [297, 160, 134, 40, 'Invoice currency / total [4/10] [4/11]', ['USD', english(f.total, 2)]],
            [431, 160, 134, 40, 'Exchange rate [4/15]', '1.2684'],
            [30, 200, 180, 27, 'Identity of transport at border [7/9]', t.text('vessel', f.vessel)],
            [210, 200, 87, 27, 'Mode at border [7/4]', '1'],
            [297, 200, 134, 27, 'Country of dispatch [5/14]', f.loading.code.slice(0, 2)],
            [431, 200, 134, 27, 'Delivery terms [4/1]', `FOB ${f.loading.code}`],
            [
              30,
              227,
              180,
              27,
              'Total gross mass [6/5] kg',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2)),
            ],
            [210, 227, 87, 27, 'Total packages [6/18]', t.measure('packages', f.packages, '', String(f.packages))],
            [
              297,
              227,
              268,
              27,
              'Previous documents [2/1]',
              `Z-705-${t.text('bill_of_lading_number', `OOLU${f.digits(10)}`)}`,
            ],
            [30, 254, 535, 27, 'Container identification [7/10]', f.containers.map((c) => c.number).join('  ')],
          ],
          style,
        )
        t.containers(f.containers, [])
        const rate = 1.2684
        t.text('country_of_origin', f.loading.code.slice(0, 2))
        const end = s.table(
          30,
          290,
          [
            { title: ['Item', '[1/6]'], width: 28 },
            { title: ['Commodity', '[6/14] [6/15]'], width: 62 },
            { title: ['Description', '[6/8]'], width: 170 },
            { title: ['Origin', '[5/15]'], width: 32 },
            { title: ['Net kg', '[6/1]'], width: 58, align: 'right' },
            { title: ['Item price USD', '[4/14]'], width: 65, align: 'right' },
            { title: ['Customs value', 'GBP'], width: 62, align: 'right' },
            { title: ['Duty', 'GBP'], width: 58, align: 'right' },
          ],
          items.map((item, i) => [
            String(i + 1),
            `${f.hs.replace('.', '')}0000`,
            item.description,
            f.loading.code.slice(0, 2),
            plain(item.net, 2),
            english(item.amount, 2),
            english(item.amount / rate, 2),
            english(round((item.amount / rate) * 0.035), 2),
          ]),
          { rules: 'head', size: 7.5, headSize: 6, lineHeight: 12 },
        )
        const value = round(items.reduce((all, { amount }) => all + round(amount / rate), 0))
        const duty = round(items.reduce((all, { amount }) => all + round((amount / rate) * 0.035), 0))
        const vat = round((value + duty + 450) * 0.2)
        s.text(30, end + 14, 'Calculated taxes', { size: 9, bold: true })
        s.table(
          30,
          end + 28,
          [
            { title: 'Tax type', width: 130 },
            { title: 'Base GBP', width: 90, align: 'right' },
            { title: 'Rate', width: 50, align: 'right' },
            { title: 'Payable GBP', width: 90, align: 'right' },
            { title: 'Method of payment', width: 120, align: 'center' },
          ],
          [
            [
              'A00 Customs duty',
              t.money('entered_value', value, 'GBP', english(value, 2)),
              '3.50%',
              t.money('duty_amount', duty, 'GBP', english(duty, 2)),
              'E (DAN 0000000)',
            ],
            ['B00 Value added tax', english(value + duty + 450, 2), '20.00%', english(vat, 2), 'G (postponed)'],
            ['Total payable', '', '', english(duty + vat, 2), ''],
          ],
          { rules: 'all', size: 8 },
        )
        s.lines(
          30,
          end + 92,
          [
            'Additional documents [2/3]: N935 commercial invoice, N271 packing list, N705 bill of lading, C514 CDSP, 9WKS worksheet',
            'VAT value adjustment [4/9] AV 450.00 GBP.  Valuation method [4/16] 1.  Preference [4/17] 100.',
          ],
          { size: 7.5, leading: 11 },
        )
        s.text(
          30,
          800,
          'This summary is not a demand for payment. Registered office: Upminster Court, 133 Hall Lane, Upminster.',
          { size: 6.5 },
        )
      },
    },
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.text(36, 22, 'UNISERVE', { size: 22, bold: true, color: red })
        s.text(300, 24, 'HAULAGE DELIVERY INSTRUCTION', { size: 12, bold: true })
        s.text(300, 40, 'IMPORT CONTAINER', { size: 9 })
        const rows: [string, string, string, string][] = [
          [
            'Job number',
            t.text('reference_number', `FXT${f.digits(8)}`),
            'Date',
            t.date('document_date', f.available, british),
          ],
          [
            'Haulier',
            t.text('release_to', upper(f.trucker.name)),
            'VBS release PIN',
            t.text('release_number', f.digits(8)),
          ],
          [
            'Collect from',
            t.text('terminal', 'FELIXSTOWE TRINITY TERMINAL'),
            'Free until',
            t.date('last_free_day', f.lastFreeDay, british),
          ],
          ['Vessel', t.text('vessel', f.vessel), 'Voyage', t.text('voyage', f.voyage)],
          [
            'Loaded',
            t.text('port_of_loading', upper(f.loading.name)),
            'Discharged',
            t.text('port_of_discharge', 'FELIXSTOWE'),
          ],
          [
            'Ocean bill',
            t.text('bill_of_lading_number', t.text('master_bill_number', `OOLU${f.digits(10)}`)),
            'House bill',
            t.text('house_bill_number', `USL${f.digits(7)}`),
          ],
          ['Customer order', f.order, 'Customs', `CLEARED ${british(f.available)}`],
        ]
        for (const [i, [a, b, c, d]] of rows.entries()) {
          const y = 62 + i * 22
          s.box(36, y, 80, 22)
          s.box(116, y, 190, 22)
          s.box(306, y, 84, 22)
          s.box(390, y, 170, 22)
          s.text(40, y + 7, a, { size: 8, bold: true })
          s.text(120, y + 6.5, b, { size: 9, width: 182 })
          s.text(310, y + 7, c, { size: 8, bold: true })
          s.text(394, y + 6.5, d, { size: 9, width: 162 })
        }
        s.text(36, 228, 'DELIVER TO', { size: 8, bold: true })
        s.lines(36, 240, t.party('consignee', domestic(f)), { size: 9.5, leading: 12 })
        s.text(306, 228, 'DELIVERY APPOINTMENT', { size: 8, bold: true })
        s.lines(
          306,
          240,
          [`${british(f.gateOut)} 08:00`, `Site contact ${f.consignee.phone}`, 'Rear tip, 2 hours, dock leveller'],
          { size: 9.5, leading: 12 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          288,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 50 },
            { title: 'Seal', width: 90 },
            { title: 'Goods', width: 129 },
            { title: 'Pkgs', width: 60, align: 'right' },
            { title: 'Kgs', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [c.number, c.size, c.seal, f.goods, String(c.packages), english(c.weight, 0)]),
            [
              '',
              '',
              '',
              'Total',
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 0)),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true },
        )
        s.text(36, end + 12, `Empty restitution: ${f.depot}, reference UN${f.digits(5)}, line free time 7 days.`, {
          size: 8.5,
        })
        s.prose(
          36,
          end + 30,
          524,
          'RHA conditions of carriage apply. Drivers must be in possession of the PIN and photo ID. Any demurrage, quay rent or detention that results from late collection or late restitution will be recharged to the haulier. Sign and time the delivery note and return it with your invoice quoting the job number.',
          8,
        )
      },
    },
  },
}
