import type { Party, Place } from '../../facts.ts'
import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const ARRIVALS = [
  place('Sydney', 'Australia', 'AUSYD'),
  place('Melbourne', 'Australia', 'AUMEL'),
  place('Fremantle', 'Australia', 'AUFRE'),
]
const local = (party: Party, port: Place): Party => ({
  ...party,
  address: [party.address[0]!, `${port.name}, Australia`],
})
const audFrom = (total: number) => Math.round((total * 100) / 0.655) / 100

export const australianBroker: Issuer = {
  name: 'Australian customs broker',
  forms: {
    declaration: {
      type: 'customs_entry',
      draw: (f, s, t) => {
        const port = f.random.pick(ARRIVALS)
        const owner = local(f.consignee, port)
        s.text(30, 20, 'FULL IMPORT DECLARATION (N10)', { size: 13, bold: true })
        s.text(
          30,
          37,
          'Lodged through the Integrated Cargo System by Southern Cross Tariff Services Pty Ltd, licence 00000',
          { size: 7 },
        )
        s.text(430, 22, 'AUTHORITY TO DEAL', { size: 10, bold: true, color: '#1a4d2e' })
        s.text(430, 36, 'Status: CLEAR', { size: 8 })
        const section = (y: number, title: string) => {
          s.fill(30, y, 535, 12, '#000')
          s.text(34, y + 2.5, title, { size: 7.5, bold: true, color: '#fff' })
        }
        const grid = (y: number, cells: readonly (readonly [string, string, number])[]) => {
          let x = 30
          for (const [label, value, width] of cells) {
            s.text(x + 2, y, label, { size: 6.5, color: '#444' })
            s.text(x + 2, y + 9, value, { size: 8.5, width: width - 6 })
            x += width
          }
        }
        section(52, 'DECLARATION')
        grid(68, [
          [
            'Import Declaration ID',
            t.text('entry_number', `AA${f.letters(1)}${f.digits(1)}${f.letters(4)}${f.digits(1)}`),
            120,
          ],
          ['Version', '1', 45],
          ['Date lodged', t.date('entry_date', f.noticed, british), 80],
          ['Branch ID', `${f.digits(4)}B`, 70],
          ["Broker's reference", t.text('reference_number', `SCT-${f.digits(6)}`), 110],
          ['Owner reference', f.order, 110],
        ])
        section(92, 'OWNER')
        grid(108, [
          ['Owner name', t.text('importer', upper(owner.name)), 245],
          ['ABN / CAC', `${f.digits(11)} / 001`, 120],
          ['Address', owner.address.join(', '), 170],
        ])
        section(132, 'TRANSPORT')
        const from = f.loading
        grid(148, [
          ['Mode', 'SEA', 45],
          ['Vessel name', t.text('vessel', f.vessel), 135],
          ['Lloyds no.', f.digits(7), 75],
          ['Voyage', t.text('voyage', f.voyage), 80],
          ['Loading port', t.text('port_of_loading', from.code), 70],
          ['First arr. port', port.code, 65],
          ['Disch. port', t.text('port_of_discharge', port.code), 65],
        ])
        grid(172, [
          ['Arrival date', t.date('eta', f.arrival, british), 90],
          [
            'Ocean bill of lading',
            t.text('bill_of_lading_number', t.text('master_bill_number', `ANNU${f.digits(8)}`)),
            120,
          ],
          ['House bill of lading', t.text('house_bill_number', f.house), 120],
          ['Cargo type', 'FCL', 65],
          ['Gross weight', `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} KG`, 100],
        ])
        t.containers(f.containers, [])
        s.text(32, 198, 'Container no.', { size: 6.5, color: '#444' })
        s.text(100, 197, f.containers.map((c) => c.number).join('  '), { size: 8.5 })
        section(214, 'VALUATION')
        const rows = f.items.map((item) => ({ ...item, customs: audFrom(item.amount) }))
        const customs = Math.round(rows.reduce((all, one) => all + one.customs, 0) * 100) / 100
        const freight = 2840
        const insurance = 160
        grid(230, [
          ['Invoice term', t.text('incoterm', 'FOB'), 75],
          ['Invoice total', `${english(f.total, 2)} USD`, 115],
          ['Exchange rate', '0.6550', 75],
          ['Overseas freight AUD', english(freight, 2), 90],
          ['Overseas insurance AUD', english(insurance, 2), 95],
          ['Customs value AUD', t.money('entered_value', customs, 'AUD', english(customs, 2)), 85],
        ])
        section(254, 'LINES')
        const end = s.table(
          30,
          268,
          [
            { title: 'Ln', width: 20 },
            { title: ['Tariff / stat', 'treatment'], width: 80 },
            { title: ['Goods description'], width: 195 },
            { title: 'Orig', width: 30 },
            { title: 'Qty', width: 60, align: 'right' },
            { title: ['Customs value', 'AUD'], width: 80, align: 'right' },
            { title: 'Rate', width: 25 },
            { title: 'Duty', width: 45, align: 'right' },
          ],
          rows.map((item, i) => [
            String(i + 1),
            `${f.hs}.00 / ${f.digits(2)}`,
            item.description,
            from.code.slice(0, 2),
            `${item.quantity} NO`,
            english(item.customs, 2),
            '5%',
            english(item.customs * 0.05, 2),
          ]),
          { rules: 'head', size: 7.5, headSize: 6.5 },
        )
        t.text('country_of_origin', from.code.slice(0, 2))
        const duty = Math.round(rows.reduce((all, one) => all + Math.round(one.customs * 5) / 100, 0) * 100) / 100
        const gst = Math.round((customs + duty + freight + insurance) * 10) / 100
        section(end + 8, 'SUPPLIER')
        grid(end + 24, [
          ['Supplier name', t.text('shipper', upper(f.shipper.name)), 300],
          ['Supplier ID', `CCID ${f.letters(3)}${f.digits(7)}`, 200],
        ])
        section(end + 48, 'AMOUNTS PAYABLE (AUD)')
        s.pairs(
          34,
          end + 66,
          [
            ['Duty', t.money('duty_amount', duty, 'AUD', english(duty, 2))],
            ['GST', english(gst, 2)],
            ['Wine equalisation tax', '0.00'],
            ['Import declaration processing charge', '192.00'],
            ['Biosecurity (DAFF) charge', '63.00'],
            ['Total', english(duty + gst + 255, 2)],
            ['Amount paid by EFT', english(duty + gst + 255, 2)],
          ],
          { gap: 190, size: 8.5, step: 13 },
        )
        s.text(30, 800, `Printed ${british(f.noticed)} 10:12:55      This is not a tax invoice.      Page 1 of 1`, {
          size: 6.5,
        })
      },
    },
    cartage_advice: {
      type: 'delivery_order',
      draw: (f, s, t) => {
        const port = f.random.pick(ARRIVALS)
        const receiver = local(f.consignee, port)
        s.text(30, 22, 'SOUTHERN CROSS TARIFF SERVICES PTY LTD', { size: 11, bold: true })
        s.text(30, 37, `Level 3, 00 O'Riordan Street, Mascot NSW 2020   ABN 00 000 000 000   Ph 02 9000 0000`, {
          size: 7,
        })
        s.text(0, 58, 'IMPORT CARTAGE ADVICE WITH RECEIPT', { size: 12, bold: true, align: 'center', width: 595 })
        s.fields(
          [
            [
              30,
              80,
              267,
              60,
              'TRANSPORT COMPANY',
              [t.text('release_to', upper(f.trucker.name)), ...f.trucker.address, f.trucker.phone],
            ],
            [297, 80, 134, 30, 'SHIPMENT', t.text('reference_number', `S${f.digits(8)}`)],
            [431, 80, 134, 30, 'ADVICE DATE', t.date('document_date', f.available, british)],
            [
              297,
              110,
              134,
              30,
              'OCEAN BILL',
              t.text('bill_of_lading_number', t.text('master_bill_number', `ANNU${f.digits(8)}`)),
            ],
            [431, 110, 134, 30, 'HOUSE BILL', t.text('house_bill_number', f.house)],
            [
              30,
              140,
              267,
              60,
              'PICK UP FROM (CTO)',
              [t.text('terminal', `${upper(port.name)} INTERNATIONAL TERMINALS`), `PORT ${upper(port.name)}`],
            ],
            [297, 140, 268, 60, 'DELIVER TO', t.party('consignee', receiver)],
            [30, 200, 134, 30, 'VESSEL', t.text('vessel', f.vessel)],
            [164, 200, 67, 30, 'VOYAGE', t.text('voyage', f.voyage)],
            [231, 200, 66, 30, 'ETA', t.date('eta', f.arrival, british)],
            [297, 200, 134, 30, 'FIRST AVAILABLE', british(f.available)],
            [431, 200, 134, 30, 'STORAGE STARTS AFTER', t.date('last_free_day', f.lastFreeDay, british)],
            [30, 230, 134, 30, 'LOADED AT', t.text('port_of_loading', upper(f.loading.name))],
            [164, 230, 133, 30, 'DISCHARGED AT', t.text('port_of_discharge', upper(port.name))],
            [297, 230, 268, 30, 'DEHIRE EMPTY TO', t.text('empty_return_location', upper(f.depot))],
          ],
          { labelSize: 6, labelColor: '#555' },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        const end = s.table(
          30,
          268,
          [
            { title: 'CONTAINER', width: 95 },
            { title: 'TYPE', width: 45 },
            { title: 'SEAL', width: 80 },
            { title: 'WEIGHT KG', width: 80, align: 'right' },
            { title: 'DELIVERY MODE', width: 110 },
            { title: 'REQUIRED BY', width: 80 },
            { title: 'DOOR', width: 45 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            english(c.weight, 3),
            f.random.pick(['SIDELOADER', 'DROP TRAILER', 'STANDARD TRAILER']),
            british(f.gateOut),
            'REAR',
          ]),
          { rules: 'all', headSize: 6.5 },
        )
        s.pairs(
          30,
          end + 12,
          [
            ['GOODS', f.goods],
            ['OUTTURN', `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`],
            ['BIOSECURITY', 'RELEASED'],
            ['CUSTOMS', 'CLEAR'],
          ],
          { gap: 90, size: 8.5, labelBold: true },
        )
        s.field(30, 640, 267, 60, 'RECEIVED IN GOOD ORDER - NAME AND SIGNATURE', '')
        s.field(297, 640, 268, 60, 'TIME IN / TIME OUT', '')
        s.prose(
          30,
          708,
          535,
          'Futile trips, waiting time and chain of responsibility: drivers must hold a valid MSIC and follow site rules. Container detention arising from late dehire is for account of the transport company if caused by it.',
          6.5,
        )
      },
    },
  },
}
