import { english, type Facts, named, type Place, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const place = (name: string, code: string): Place => ({ name, region: '', country: 'New Zealand', code })
const PORTS = [place('Auckland', 'NZAKL'), place('Tauranga', 'NZTRG'), place('Lyttelton', 'NZLYT')]
const kiwi = (f: Facts) => {
  const to = f.random.pick(PORTS)
  return { to, owner: { ...f.consignee, address: [f.consignee.address[0]!, 'New Zealand'] } }
}

export const nzBroker: Issuer = {
  name: 'New Zealand customs broker',
  forms: {
    import_entry: {
      type: 'customs_entry',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        const { to, owner } = kiwi(f)
        s.text(36, 20, 'NEW ZEALAND CUSTOMS SERVICE', { size: 10, bold: true })
        s.text(36, 34, 'TRADE SINGLE WINDOW - IMPORT DECLARATION (STANDARD)', { size: 10, bold: true })
        s.text(400, 20, 'Lodged by: TASMAN BROKERS LTD  (code 00000A)', { size: 7 })
        s.text(400, 31, 'Page 1 of 1', { size: 7 })
        const line = (y: number, list: readonly (readonly [string, string, number])[]) => {
          for (const [label, value, x] of list) {
            s.text(x, y, label, { size: 6.5, color: '#444' })
            s.text(x, y + 9, value, { size: 8.5, font: 'Courier' })
          }
          s.line(36, y + 22, 560, y + 22)
        }
        s.line(36, 50, 560, 50)
        line(54, [
          ['Entry number', t.text('entry_number', f.digits(8)), 36],
          ['Lodgement date', t.date('entry_date', f.noticed, spaced), 150],
          ['Declaration type', '10 IMPORT', 270],
          ['Declarant reference', t.text('reference_number', `B${f.digits(7)}`), 400],
        ])
        line(80, [
          ['Importer', t.text('importer', upper(owner.name)), 36],
          ['Importer code', `${f.digits(8)}${f.letters(1)}`, 400],
        ])
        line(106, [
          ['Supplier', t.text('shipper', upper(f.shipper.name)), 36],
          ['Supplier code', `${f.letters(2)}${f.digits(8)}`, 400],
        ])
        line(132, [
          ['Craft name', t.text('vessel', f.vessel), 36],
          ['Voyage', t.text('voyage', f.voyage), 200],
          ['Date of importation', t.date('eta', f.arrival, spaced), 290],
          ['Port of loading', t.text('port_of_loading', upper(f.loading.name)), 400],
        ])
        line(158, [
          ['Port of discharge', t.text('port_of_discharge', upper(to.name)), 36],
          ['Bill of lading', t.text('bill_of_lading_number', t.text('master_bill_number', `MAEU${f.digits(9)}`)), 150],
          ['House bill', t.text('house_bill_number', f.house), 290],
          ['Gross weight KG', t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 1)), 400],
        ])
        line(184, [
          ['Country of export', f.loading.code.slice(0, 2), 36],
          ['Packages', `${f.packages} ${f.unit}`, 150],
          ['Currency / rate', 'USD 0.6050', 290],
          ['Invoice total FOB', english(f.total, 2), 400],
        ])
        line(210, [['Containers', f.containers.map((c) => c.number).join(' '), 36]])
        t.containers(f.containers, [])
        const rate = 0.605
        const rows = f.items.map((item) => {
          const value = round(item.amount / rate)
          const duty = round(value * 0.05)
          return { ...item, value, duty }
        })
        const value = round(rows.reduce((all, one) => all + one.value, 0))
        const duty = round(rows.reduce((all, one) => all + one.duty, 0))
        t.text('country_of_origin', f.loading.code.slice(0, 2))
        const end = s.table(
          36,
          240,
          [
            { title: 'Line', width: 26 },
            { title: 'Tariff item / key', width: 84 },
            { title: 'Description', width: 160 },
            { title: 'Origin', width: 34 },
            { title: 'Qty', width: 44, align: 'right' },
            { title: 'VFD NZD', width: 70, align: 'right' },
            { title: 'Rate', width: 36, align: 'right' },
            { title: 'Duty NZD', width: 70, align: 'right' },
          ],
          rows.map((one, i) => [
            String(i + 1),
            `${f.hs}.00 ${f.digits(2)}${f.letters(1)}`,
            one.description,
            f.loading.code.slice(0, 2),
            String(one.quantity),
            english(one.value, 2),
            '5.00%',
            english(one.duty, 2),
          ]),
          { rules: 'head', size: 8, headSize: 6.5 },
        )
        const gst = round((value + duty + 1890) * 0.15)
        const sums: [string, string][] = [
          ['Total value for duty (NZD)', t.money('entered_value', value, 'NZD', english(value, 2))],
          ['Freight and insurance (NZD)', '1,890.00'],
          ['Duty', t.money('duty_amount', duty, 'NZD', english(duty, 2))],
          ['GST', english(gst, 2)],
          ['Import entry transaction fee', '33.79'],
          ['MPI biosecurity system entry levy', '26.27'],
          ['Total payable (deferred)', english(round(duty + gst + 60.06), 2)],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(300, end + 14 + i * 13, label, { size: 8.5 })
          s.text(460, end + 14 + i * 13, value, { size: 8.5, align: 'right', width: 98 })
        }
        s.lines(
          36,
          end + 14,
          [
            'Status: CLEARED - DELIVERY ORDER ISSUED',
            `MPI: BACC ${f.digits(9)}`,
            `Deferred account ${f.digits(6)}`,
            `Permit: none required`,
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(
          36,
          790,
          `Printed ${spaced(f.noticed)} 15:20 by Tasman Brokers Ltd, 12 Kitchener Street, Auckland. Ph 09 000 0000`,
          { size: 6.5 },
        )
      },
    },
    delivery_order: {
      type: 'delivery_order',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { to, owner } = kiwi(f)
        s.text(36, 22, 'TASMAN BROKERS LTD', { size: 13, bold: true, color: '#0b6e4f' })
        s.text(36, 40, 'Customs brokers & freight forwarders, Auckland - Tauranga - Lyttelton', { size: 7.5 })
        s.text(350, 22, 'CARTAGE ORDER', { size: 15, bold: true })
        s.text(
          350,
          42,
          `Order no. ${t.text('release_number', `CO${f.digits(6)}`)}    ${t.date('document_date', f.available, named)}`,
          { size: 9 },
        )
        s.table(
          36,
          62,
          [
            { title: 'CARRIER', width: 175 },
            { title: 'COLLECT FROM', width: 175 },
            { title: 'DELIVER TO', width: 174 },
          ],
          [
            [
              [t.text('release_to', f.trucker.name), f.trucker.address[0]!, f.trucker.phone],
              [
                t.text(
                  'terminal',
                  `Port of ${to.name} ${to.code === 'NZAKL' ? 'Fergusson' : 'Sulphur Point'} Terminal`,
                ),
                to.name,
              ],
              t.party('consignee', owner, (x) => x),
            ],
          ],
          { rules: 'all', size: 9, headBold: true, lineHeight: 13 },
        )
        s.pairs(
          36,
          132,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Arrived', spaced(f.arrival)],
            ['Load port', t.text('port_of_loading', f.loading.name)],
            ['Discharge port', t.text('port_of_discharge', to.name)],
          ],
          { gap: 85, size: 9, labelBold: true },
        )
        s.pairs(
          310,
          132,
          [
            ['Our ref', t.text('reference_number', `B${f.digits(7)}`)],
            ['Client order', f.order],
            ['Ocean bill', t.text('bill_of_lading_number', t.text('master_bill_number', `MAEU${f.digits(9)}`))],
            ['Storage from', spaced(f.gateOut)],
            ['Last free day', t.date('last_free_day', f.lastFreeDay, spaced)],
          ],
          { gap: 85, size: 9, labelBold: true },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'gross_weight'])
        const end = s.table(
          36,
          206,
          [
            { title: 'Container', width: 100 },
            { title: 'Size', width: 45 },
            { title: 'Seal', width: 95 },
            { title: 'Weight kg', width: 75, align: 'right' },
            { title: '   VBS pin', width: 70 },
            { title: 'Mode', width: 139 },
          ],
          f.containers.map((c) => [
            c.number,
            c.size,
            c.seal,
            english(c.weight, 0),
            `   ${f.digits(5)}`,
            'Swing lift, drop on ground',
          ]),
          { rules: 'head', size: 9, headBold: true },
        )
        s.text(
          36,
          end + 10,
          `Contents: ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit} ${f.goods}`,
          { size: 9 },
        )
        s.text(
          36,
          end + 24,
          `Empty to: ${f.depot}, Onehunga, within 10 days of discharge (detention from ${spaced(f.returned)})`,
          { size: 9 },
        )
        s.prose(
          36,
          end + 46,
          524,
          'MPI: six-sided inspection required at a transitional facility by an accredited person before unpacking. Goods have been cleared by Customs. Do not deliver without site contact. Fuel adjustment factor and VBS fees to be shown separately on your invoice.',
          8.5,
        )
        s.field(36, 660, 262, 44, 'Received by (print name and sign)', '', { labelSize: 6.5 })
        s.field(298, 660, 262, 44, 'Date and time', '', { labelSize: 6.5 })
      },
    },
  },
}
