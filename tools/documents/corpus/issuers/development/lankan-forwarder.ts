import type { Facts, Party, Place } from '../../facts.ts'
import { british, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const ORIGINS = [
  place('Nhava Sheva', 'India', 'INNSA'),
  place('Shanghai', 'China', 'CNSHA'),
  place('Jebel Ali', 'U.A.E.', 'AEJEA'),
  place('Singapore', 'Singapore', 'SGSIN'),
]
const dashed = (date: string) => british(date).replaceAll('/', '-')
const lankan = (party: Party): Party => ({ ...party, address: [party.address[0]!, 'Colombo 15, Sri Lanka'] })
const shipment = (f: Facts) => ({
  from: f.random.pick(ORIGINS),
  ship: f.random.pick(['X-PRESS KAILASH', 'OEL COLOMBO', 'SSL BRAHMAPUTRA', 'EVER UBERTY']),
})

export const lankanForwarder: Issuer = {
  name: 'Seabridge Lanka Freight',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      draw: (f, s, t) => {
        const { from, ship } = shipment(f)
        s.face('Times')
        s.text(0, 24, 'SEABRIDGE LANKA FREIGHT (PVT) LTD', { size: 16, bold: true, align: 'center', width: 595 })
        s.text(0, 44, 'No. 48/2, Vauxhall Lane, Colombo 02.  Tel: 011 2 000000  Fax: 011 2 000001  Reg. PV 00000', {
          size: 8,
          align: 'center',
          width: 595,
        })
        s.line(50, 58, 545, 58)
        s.text(0, 66, 'DELIVERY ORDER', { size: 13, bold: true, align: 'center', width: 595 })
        s.lines(
          50,
          92,
          ['The Manager,', 'Sri Lanka Ports Authority,', t.text('terminal', 'JAYA CONTAINER TERMINAL'), 'Colombo 01.'],
          {
            size: 10,
            leading: 13,
          },
        )
        s.pairs(
          360,
          92,
          [
            ['D/O No.', `: ${t.text('release_number', `SLF/DO/26/${f.digits(5)}`)}`],
            ['Date', `: ${t.date('document_date', f.available, dashed)}`],
            ['Valid upto', `: ${t.date('valid_until', f.gateOut, dashed)}`],
            ['Job No.', `: ${t.text('reference_number', `IMS${f.digits(6)}`)}`],
          ],
          { size: 10, gap: 65, step: 14 },
        )
        s.text(50, 162, 'Dear Sir,', { size: 10 })
        s.text(50, 178, 'Please deliver the undermentioned cargo to', { size: 10 })
        const importer = lankan(f.consignee)
        const agent = f.random.pick(['Ceylon Wharf Clearers (Pvt) Ltd', 'Lanka Gate Clearing Agency'])
        s.text(250, 178, `M/s. ${t.text('release_to', agent)}`, { size: 10, bold: true })
        s.text(50, 192, `for account of M/s. ${t.text('consignee', importer.name)}, ${importer.address.join(', ')}`, {
          size: 10,
        })
        s.text(50, 206, 'who have paid all our charges and surrendered the original bill of lading.', { size: 10 })
        const house = `SLF${from.code.slice(2)}${f.digits(6)}`
        const master = `${f.letters(4)}${f.digits(9)}`
        s.pairs(
          50,
          230,
          [
            ['Ex. Vessel', `: ${t.text('vessel', ship)}`],
            ['Voy. No.', `: ${t.text('voyage', f.voyage)}`],
            ['Arrived on', `: ${t.date('eta', f.arrival, dashed)}`],
            ['From', `: ${t.text('port_of_loading', upper(from.name))}`],
          ],
          { size: 10, gap: 80, step: 15 },
        )
        s.pairs(
          310,
          230,
          [
            ['M B/L No.', `: ${t.text('master_bill_number', master)}`],
            ['H B/L No.', `: ${t.text('house_bill_number', house)}`],
            ['Manifest / Line No.', `: ${f.digits(4)} / ${f.digits(3)}`],
            ['Service', ': FCL/FCL'],
          ],
          { size: 10, gap: 110, step: 15 },
        )
        t.text('bill_of_lading_number', master, [master, house])
        t.containers(f.containers, ['seal_number', 'size_type'])
        const end = s.table(
          50,
          300,
          [
            { title: 'Marks & Nos.', width: 75 },
            { title: 'Container / Seal', width: 175 },
            { title: 'Quantity', width: 85 },
            { title: 'Description', width: 85 },
            { title: 'G. Wt. Kgs', width: 75, align: 'right' },
          ],
          [
            [
              'AS PER B/L',
              f.containers.map((c) => `${c.number} / ${c.size} / ${c.seal}`),
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              f.goods,
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2)),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true },
        )
        t.measure('gross_weight', Number(plain(f.weight, 2)), 'kg', '')
        s.text(
          50,
          end + 16,
          `Empty container(s) to be returned to: ${t.text('empty_return_location', upper(f.depot))}`,
          {
            size: 10,
          },
        )
        s.lines(
          50,
          end + 44,
          [
            'Delivery is subject to customs formalities and to payment of port dues by the importer.',
            '',
            'Yours faithfully,',
            'For SEABRIDGE LANKA FREIGHT (PVT) LTD',
            '',
            '',
            '...........................',
            'Authorised Signatory',
          ],
          { size: 10, leading: 14 },
        )
        s.stamp(440, end + 110, 38, ['SEABRIDGE', 'LANKA', 'COLOMBO'])
      },
    },
    house_bill: {
      type: 'bill_of_lading',
      region: 'eu',
      draw: (f, s, t) => {
        const ship = f.random.pick(['X-PRESS KAILASH', 'OEL COLOMBO', 'EVER UBERTY'])
        const exporter: Party = { ...f.shipper, address: [f.shipper.address[0]!, 'Biyagama E.P.Z., Sri Lanka'] }
        s.text(40, 20, 'SEABRIDGE LANKA', { size: 15, bold: true, color: '#00695c' })
        s.text(40, 38, 'NVOCC - Reg. DGMS 0000', { size: 6.5 })
        s.text(300, 20, 'MULTIMODAL TRANSPORT BILL OF LADING', { size: 10, bold: true })
        s.text(300, 36, `No. ${t.text('bill_of_lading_number', `SLFCMB${f.digits(6)}`)}`, {
          size: 12,
          bold: true,
          color: '#b71c1c',
        })
        const cell = { labelSize: 6.5, labelColor: '#00695c', size: 8.5 }
        s.fields(
          [
            [40, 56, 258, 58, "Shipper's name and address", t.party('shipper', exporter)],
            [
              298,
              56,
              258,
              58,
              'Forwarding agent at origin',
              ['SEABRIDGE LANKA FREIGHT (PVT) LTD', 'COLOMBO 02, SRI LANKA'],
            ],
            [40, 114, 258, 58, "Consignee's name and address", t.party('consignee', f.consignee)],
            [298, 114, 258, 58, 'Notify', t.party('notify_party', f.notify)],
            [40, 172, 172, 26, 'Place of receipt', t.text('place_of_receipt', 'COLOMBO')],
            [
              212,
              172,
              172,
              26,
              'Load port',
              t.text('port_of_loading', 'COLOMBO, SRI LANKA', ['COLOMBO', 'COLOMBO, SRI LANKA']),
            ],
            [384, 172, 172, 26, 'Vessel & Voy', `${t.text('vessel', ship)} V. ${t.text('voyage', `${f.digits(3)}W`)}`],
            [40, 198, 172, 26, 'Discharge port', t.text('port_of_discharge', upper(f.discharge.name))],
            [212, 198, 172, 26, 'Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [384, 198, 172, 26, 'Freight', 'COLLECT'],
          ],
          cell,
        )
        s.text(0, 228, 'Particulars as declared by shipper - carrier not responsible', {
          size: 6.5,
          align: 'center',
          width: 595,
        })
        s.box(40, 238, 516, 290)
        s.table(
          40,
          240,
          [
            { title: 'Shipping marks', width: 90 },
            { title: 'Pkgs', width: 70 },
            { title: 'Said to contain', width: 196 },
            { title: 'Gross wt. kgs', width: 80, align: 'right' },
            { title: 'Cbm', width: 80, align: 'right' },
          ],
          [
            [
              'NO MARKS',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              [f.goods, `HS ${f.hs}`, `INV. ${f.order}`, 'CY/CY'],
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8.5 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        s.lines(
          134,
          350,
          f.containers.map((c) => `${c.number}/${c.size}/${c.seal}/${c.packages} ${f.unit}/${plain(c.weight, 3)} KGS`),
          { size: 8.5, leading: 13, width: 415 },
        )
        s.text(134, 420, `SHIPPED ON BOARD  ${t.date('on_board_date', f.onBoard, named)}`, { size: 9, bold: true })
        s.fields(
          [
            [
              40,
              528,
              258,
              60,
              'Apply for delivery to',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), f.forwarder.phone],
            ],
            [298, 528, 129, 60, 'Originals', 'THREE'],
            [427, 528, 129, 60, 'Dated at', ['COLOMBO', t.date('issue_date', f.issued, named)]],
            [298, 588, 258, 70, 'For Seabridge Lanka Freight (Pvt) Ltd as carrier', ''],
          ],
          cell,
        )
        s.prose(
          40,
          600,
          250,
          'Taken in charge in apparent good order and condition at the place of receipt for transport and delivery as mentioned above. Terms overleaf, including the limits of liability, are accepted by the merchant. One original must be surrendered in exchange for the goods.',
          6,
        )
      },
    },
  },
}
