import { english, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

export const inchcape: Issuer = {
  name: 'Inchcape Shipping Services',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 1)
        s.text(40, 26, 'Inchcape', { size: 22, bold: true, color: '#e4002b' })
        s.text(40, 50, 'Shipping Services - as agents only', { size: 8 })
        s.lines(
          380,
          26,
          [
            'Inchcape Shipping Services Ltd',
            'Marine House, Dock Gate 4',
            `Tel ${f.forwarder.phone}`,
            'VAT Reg. No. 000 0000 00',
          ],
          { size: 7.5 },
        )
        s.text(40, 74, 'DELIVERY ORDER', { size: 16, bold: true, align: 'center', width: 515 })
        s.text(40, 100, 'To: The Manager', { size: 9.5 })
        s.text(54, 113, t.text('terminal', f.terminal), { size: 9.5, bold: true })
        s.pairs(
          340,
          100,
          [
            ['Delivery Order No.', t.text('release_number', `ISS/DO/${f.digits(6)}`)],
            ['Date of issue', t.date('document_date', f.available, spaced)],
            ['Valid until', t.date('valid_until', f.lastFreeDay, spaced)],
            ['Our port call ref.', t.text('reference_number', `PC${f.digits(7)}`)],
          ],
          { gap: 95, size: 9 },
        )
        s.text(
          40,
          160,
          `Please deliver to Messrs. ${t.text('release_to', upper(f.forwarder.name))} or order the undermentioned cargo,`,
          { size: 9.5 },
        )
        s.text(40, 173, 'subject to payment of port dues, rent and customs clearance, ex:', { size: 9.5 })
        const style = { labelSize: 6.5, size: 9 }
        s.fields(
          [
            [40, 192, 172, 30, 'Vessel', `M.V. ${t.text('vessel', f.vessel, [f.vessel, `M.V. ${f.vessel}`])}`],
            [212, 192, 86, 30, 'Voyage', t.text('voyage', f.voyage)],
            [298, 192, 129, 30, 'Arrived', spaced(f.arrival)],
            [427, 192, 128, 30, 'Import rotation no.', `26/${f.digits(4)}`],
            [40, 222, 172, 30, 'Loaded at', t.text('port_of_loading', upper(f.loading.name))],
            [212, 222, 172, 30, 'Discharged at', t.text('port_of_discharge', upper(f.discharge.name))],
            [
              384,
              222,
              171,
              30,
              'Bill of Lading No.',
              t.text('bill_of_lading_number', `${f.letters(4)}${f.letters(3)}${f.digits(6)}`),
            ],
            [40, 252, 515, 42, 'Consignee as per Bill of Lading', t.party('consignee', f.consignee)],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          40,
          304,
          [
            { title: 'Item', width: 32 },
            { title: 'Container No.', width: 92 },
            { title: 'Size/Type', width: 55 },
            { title: 'Seal No.', width: 86 },
            { title: 'Description', width: 130 },
            { title: 'No. of pkgs', width: 55, align: 'right' },
            { title: 'Gross kgs', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c, i) => [
              String(i + 1),
              c.number,
              c.size,
              c.seal,
              i === 0 ? f.goods : 'do.',
              String(c.packages),
              english(c.weight, 1),
            ]),
            [
              '',
              '',
              '',
              '',
              `Total ${f.unit}`,
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 1)),
            ],
          ],
          { rules: 'all', size: 8.5, lineHeight: 14, headBold: true },
        )
        s.pairs(
          40,
          end + 16,
          [
            ['Empty units to be returned to', t.text('empty_return_location', f.depot)],
            ['Line detention starts', spaced(f.gateOut)],
            ['Release PIN', 'sent separately to the haulier'],
          ],
          { gap: 140, size: 9 },
        )
        s.prose(
          40,
          end + 68,
          515,
          'This order is issued without prejudice to the rights of the carrier under the bill of lading. Units are to be inspected at the time of collection; claims for damage must be noted on the interchange receipt. If the cargo is not collected while this order is valid it must be returned to us to be extended and demurrage is payable first.',
          8,
        )
        s.lines(
          340,
          end + 130,
          [
            'For INCHCAPE SHIPPING SERVICES',
            'As agents for the Carrier',
            '',
            '...........................................',
            'Authorised signatory',
          ],
          { size: 9, leading: 12 },
        )
        s.stamp(110, end + 160, 38, ['INCHCAPE', 'IMPORT DESK', 'RELEASED'])
      },
    },
  },
}
