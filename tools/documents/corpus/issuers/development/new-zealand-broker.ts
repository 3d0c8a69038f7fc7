import type { Place } from '../../facts.ts'
import { british, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, code: string): Place => ({ name, region: '', country: 'New Zealand', code })
const KIWI = [place('Auckland', 'NZAKL'), place('Tauranga', 'NZTRG'), place('Lyttelton', 'NZLYT')]
const WHARVES: Record<string, string> = {
  NZAKL: 'FERGUSSON CONTAINER TERMINAL',
  NZTRG: 'SULPHUR POINT',
  NZLYT: 'CASHIN QUAY',
}
const round = (amount: number) => Math.round(amount * 100) / 100
const own = (text: string) => text

export const newZealandBroker: Issuer = {
  name: 'New Zealand broker',
  forms: {
    import_entry: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(KIWI)
        const value = round(f.total * 1.6423)
        const duty = round(value * 0.05)
        const gst = round((value + duty + 1840) * 0.15)
        s.text(36, 22, 'Kauri Customs Brokers Ltd', { size: 14, bold: true, color: '#33691e' })
        s.text(36, 40, 'Customs broker code 00000000P   PO Box 00000, Auckland 1140   09 000 0000', { size: 7 })
        s.text(370, 22, 'IMPORT ENTRY', { size: 15, bold: true })
        s.text(370, 41, 'New Zealand Customs Service   Trade Single Window', { size: 7 })
        const title = (y: number, text: string) => {
          s.fill(36, y, 523, 12, '#dcedc8')
          s.text(40, y + 2.5, text, { size: 7.5, bold: true })
        }
        title(56, 'Declaration')
        s.pairs(
          40,
          74,
          [
            ['Entry number', t.text('entry_number', f.digits(8))],
            ['Entry type', 'Standard import'],
            ['Lodged', `${t.date('entry_date', f.noticed, british)} 10:08:44`],
            ['Status', 'Cleared / MPI BACC issued'],
          ],
          { gap: 95, size: 8.5 },
        )
        s.pairs(
          310,
          74,
          [
            ['Our job', t.text('reference_number', `B${f.digits(8)}`)],
            ['Declarant', 'R. Tamihana'],
            ['Deferred account', `DA${f.digits(6)}`],
            ['Payment due', spaced(f.gateOut)],
          ],
          { gap: 95, size: 8.5 },
        )
        title(130, 'Parties')
        s.text(40, 146, 'Importer', { size: 7, color: '#555' })
        s.lines(40, 156, [...t.party('importer', f.consignee), `Client code ${f.digits(8)}${f.letters(1)}`], {
          size: 8.5,
        })
        s.text(310, 146, 'Supplier', { size: 7, color: '#555' })
        s.lines(310, 156, [upper(f.shipper.name), ...f.shipper.address.map(upper), `Supplier code ${f.digits(8)}`], {
          size: 8.5,
        })
        title(204, 'Transport')
        const ocean = `MAEU${f.digits(9)}`
        s.pairs(
          40,
          222,
          [
            ['Craft', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            [
              'Loading port',
              t.text('port_of_loading', `${upper(f.loading.name)} (${f.loading.code})`, [
                upper(f.loading.name),
                f.loading.code,
                `${upper(f.loading.name)} (${f.loading.code})`,
              ]),
            ],
            [
              'Discharge port',
              t.text('port_of_discharge', `${upper(to.name)} (${to.code})`, [
                upper(to.name),
                to.code,
                `${upper(to.name)} (${to.code})`,
              ]),
            ],
            ['Country of export', f.loading.country],
          ],
          { gap: 95, size: 8.5 },
        )
        t.text('port_of_loading', '', [
          upper(f.loading.name),
          f.loading.code,
          `${upper(f.loading.name)} (${f.loading.code})`,
        ])
        t.text('port_of_discharge', '', [upper(to.name), to.code, `${upper(to.name)} (${to.code})`])
        s.pairs(
          310,
          222,
          [
            ['Master bill', t.text('bill_of_lading_number', t.text('master_bill_number', ocean))],
            ['House bill', t.text('house_bill_number', f.house)],
            ['Date of import', t.date('eta', f.arrival, british)],
            ['Date of export', british(f.departure)],
            ['Gross weight', `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} KGM`],
          ],
          { gap: 95, size: 8.5 },
        )
        s.text(40, 290, `Containers  ${f.containers.map((c) => c.number).join('  ')}`, { size: 8.5, width: 515 })
        t.containers(f.containers, [])
        title(306, 'Detail lines')
        const end = s.table(
          36,
          322,
          [
            { title: 'Ln', width: 22 },
            { title: 'Tariff item', width: 85 },
            { title: 'Goods', width: 150 },
            { title: 'Origin', width: 40 },
            { title: ['Value for duty', 'NZD'], width: 80, align: 'right' },
            { title: 'Rate', width: 36, align: 'right' },
            { title: ['Duty', 'NZD'], width: 50, align: 'right' },
            { title: ['GST', 'NZD'], width: 60, align: 'right' },
          ],
          [
            [
              '1',
              `${f.hs}.${f.digits(2)} ${f.digits(2)}${f.letters(1)}`,
              f.goods,
              t.text('country_of_origin', f.loading.code.slice(0, 2)),
              english(value, 2),
              '5.00',
              english(duty, 2),
              english(gst, 2),
            ],
          ],
          { rules: 'all', headSize: 6.5, headBold: true, lineHeight: 14 },
        )
        s.pairs(
          40,
          end + 14,
          [
            ['Invoice total', `USD ${english(f.total, 2)} FOB`],
            ['Exchange rate', '0.6089'],
            ['Freight / insurance', 'NZD 1,840.00'],
          ],
          { gap: 95, size: 8.5 },
        )
        for (const [i, [label, text]] of [
          ['Total value for duty', t.money('entered_value', value, 'NZD', english(value, 2))],
          ['Customs duty', t.money('duty_amount', duty, 'NZD', english(duty, 2))],
          ['GST', english(gst, 2)],
          ['Import entry transaction fee', '34.04'],
          ['MPI biosecurity levy', '26.11'],
          ['Total payable NZD', english(duty + gst + 60.15, 2)],
        ].entries()) {
          s.text(330, end + 14 + i * 13, label!, { size: 8.5, bold: i === 5 })
          s.text(470, end + 14 + i * 13, text!, { size: 8.5, bold: i === 5, align: 'right', width: 86 })
        }
        s.text(36, 790, `Printed ${spaced(f.noticed)} 10:15     Page 1 of 1`, { size: 6.5, color: '#777' })
      },
    },
    arrival_advice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const to = f.random.pick(KIWI)
        s.text(36, 22, 'Kauri Customs Brokers Ltd', { size: 14, bold: true, color: '#33691e' })
        s.text(36, 40, 'International freight and customs', { size: 7.5 })
        s.text(0, 62, 'Shipment Arrival Advice', { size: 14, bold: true, align: 'center', width: 595 })
        s.text(36, 90, `${t.date('document_date', f.noticed, spaced)}`, { size: 9 })
        s.lines(36, 108, t.party('consignee', f.consignee, own), { size: 9, leading: 12 })
        s.text(330, 108, `Our ref  ${t.text('reference_number', `SI${f.digits(7)}`)}`, { size: 9 })
        s.text(330, 120, `Your order  ${f.order}`, { size: 9 })
        s.text(
          36,
          156,
          'Kia ora, please find below the latest details of your shipment. Arrival times are subject to change.',
          {
            size: 9,
          },
        )
        const ocean = `MAEU${f.digits(9)}`
        const rows: [string, string, string, string][] = [
          [
            'Shipper',
            t.text('shipper', f.shipper.name),
            'Ocean bill',
            t.text('bill_of_lading_number', t.text('master_bill_number', ocean)),
          ],
          ['Vessel', t.text('vessel', f.vessel), 'House bill', t.text('house_bill_number', f.house)],
          ['Voyage', t.text('voyage', f.voyage), 'Left port of loading', t.date('etd', f.departure, spaced)],
          [
            'Port of loading',
            t.text('port_of_loading', f.loading.name),
            'Due at port of discharge',
            t.date('eta', f.arrival, spaced),
          ],
          ['Port of discharge', t.text('port_of_discharge', to.name), 'Wharf', t.text('terminal', WHARVES[to.code]!)],
          ['Transhipped at', f.transshipment.name, 'Free storage ends', t.date('last_free_day', f.lastFreeDay, spaced)],
        ]
        for (const [i, [a, b, c, d]] of rows.entries()) {
          const y = 176 + i * 17
          s.line(36, y, 559, y)
          s.text(40, y + 5, a, { size: 8, color: '#555' })
          s.text(120, y + 5, b, { size: 8.5, width: 180 })
          s.text(310, y + 5, c, { size: 8, color: '#555' })
          s.text(420, y + 5, d, { size: 8.5, width: 136 })
        }
        s.line(36, 278, 559, 278)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          290,
          [
            { title: 'Container', width: 90 },
            { title: 'Size', width: 45 },
            { title: 'Seal', width: 90 },
            { title: 'Packages', width: 98 },
            { title: 'Weight (kg)', width: 100, align: 'right' },
            { title: 'Cubic (m³)', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit}`,
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            ...(f.containers.length > 1
              ? [
                  [
                    'Shipment total',
                    '',
                    '',
                    `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
                    t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
                    t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
                  ],
                ]
              : []),
          ],
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 14 },
        )
        s.text(36, end + 12, `Goods: ${f.goods}`, { size: 8.5 })
        s.lines(
          36,
          end + 36,
          [
            'What we need from you',
            '  -  commercial invoice and packing list in English',
            '  -  packing declaration and, for wood packaging, a treatment certificate',
            '  -  the original bill of lading, unless express released',
            'Cartage will be booked once the delivery order has been received from the line. Line detention starts 10 days after discharge.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.prose(36, 770, 523, TERMS[1], 5.5)
      },
    },
  },
}
