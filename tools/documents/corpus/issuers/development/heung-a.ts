import type { Facts, Party, Place } from '../../facts.ts'
import { british, iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const ASIA = [
  place('Laem Chabang', 'Thailand', 'THLCH'),
  place('Ho Chi Minh City', 'Vietnam', 'VNSGN'),
  place('Jakarta', 'Indonesia', 'IDJKT'),
  place('Hakata', 'Japan', 'JPHKT'),
]
const KOREA = [
  place('Busan', 'Korea', 'KRPUS'),
  place('Incheon', 'Korea', 'KRINC'),
  place('Kwangyang', 'Korea', 'KRKAN'),
]
const trade = (f: Facts) => ({
  from: f.random.pick(ASIA),
  to: f.random.pick(KOREA),
  ship: f.random.pick(['HEUNG-A AKITA', 'HEUNG-A JANICE', 'HEUNG-A YOUNG', 'SAWASDEE ALTAIR']),
})
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const slashed = (date: string) => date.replaceAll('-', '/')

export const heungA: Issuer = {
  name: 'Heung-A Line',
  forms: {
    arrival: {
      type: 'arrival_notice',
      landscape: true,
      draw: (f, s, t) => {
        const { from, to, ship } = trade(f)
        s.text(24, 18, 'HEUNG-A LINE CO., LTD.', { size: 14, bold: true, color: '#00529c' })
        s.text(24, 36, '13, Saemunan-ro 5-gil, Jongno-gu, Seoul, Korea   TEL 02-3449-3000   FAX 02-3449-3199', {
          size: 6.5,
        })
        s.text(0, 22, 'A R R I V A L   N O T I C E', { size: 15, bold: true, align: 'center', width: 842 })
        s.text(640, 22, `PRINT DATE : ${t.date('document_date', f.noticed, slashed)} 09:41`, { size: 7.5 })
        s.text(640, 34, 'PAGE : 1 / 1', { size: 7.5 })
        const box = (x: number, y: number, w: number, h: number, name: string, value: string | string[]) => {
          s.fill(x, y, 58, h, '#e6eef6')
          s.box(x, y, 58, h)
          s.box(x + 58, y, w - 58, h)
          s.lines(x + 3, y + 4, name.split('|'), { size: 6.5, leading: 8 })
          s.lines(x + 62, y + 4, typeof value === 'string' ? [value] : value, { size: 8, leading: 10, width: w - 66 })
        }
        box(24, 52, 397, 40, 'SHIPPER', t.party('shipper', at(f.shipper, from)))
        box(24, 92, 397, 40, 'CNEE', t.party('consignee', at(f.consignee, to)))
        box(24, 132, 397, 40, 'NOTIFY', t.party('notify_party', at(f.notify, to)))
        box(421, 52, 199, 20, 'B/L NO.', t.text('bill_of_lading_number', `HASL${from.code.slice(2)}${f.digits(8)}`))
        box(620, 52, 198, 20, 'MRN-MSN', `26HALN${f.digits(4)}I-${f.digits(4)}`)
        box(421, 72, 199, 20, 'VSL', t.text('vessel', ship))
        box(620, 72, 198, 20, 'VOY', t.text('voyage', `${f.digits(4)}N`))
        box(421, 92, 199, 20, 'POL', t.text('port_of_loading', upper(from.name)))
        box(620, 92, 198, 20, 'ETD', t.date('etd', f.departure, slashed))
        box(421, 112, 199, 20, 'POD', t.text('port_of_discharge', upper(to.name)))
        box(620, 112, 198, 20, 'ETA', `${t.date('eta', f.arrival, slashed)} 18:00`)
        box(421, 132, 199, 20, 'P.O.R', t.text('place_of_receipt', upper(from.name)))
        box(620, 132, 198, 20, 'P.O.D(EL)', t.text('place_of_delivery', upper(to.name)))
        const yard = `${upper(to.name)} NEW PORT CO., LTD.`
        box(421, 152, 199, 20, 'TERMINAL', t.text('terminal', yard))
        box(620, 152, 198, 20, 'TERM', 'CY / CY')
        t.containers(f.containers, ['size_type', 'seal_number'])
        const end = s.table(
          24,
          182,
          [
            { title: 'CNTR NO.', width: 80 },
            { title: 'SEAL NO.', width: 80 },
            { title: 'TP/SZ', width: 40 },
            { title: 'DESCRIPTION', width: 270 },
            { title: 'PKG', width: 104 },
            { title: 'G/WT (KGS)', width: 110, align: 'right' },
            { title: 'MEAS (CBM)', width: 110, align: 'right' },
          ],
          f.containers.map((c, i) => [
            c.number,
            c.seal,
            c.size,
            i === 0 ? f.goods : '',
            i === 0 ? `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}` : '',
            i === 0 ? t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)) : '',
            i === 0 ? t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)) : '',
          ]),
          { rules: 'all', size: 8 },
        )
        const n = f.containers.length
        const thc = 130_000 * n
        const wharf = 4420 * n
        const total = thc + wharf + 50_000
        s.text(24, end + 10, '< CHARGES >', { size: 8, bold: true })
        s.table(
          24,
          end + 22,
          [
            { title: 'CHARGE', width: 150 },
            { title: 'CUR', width: 40 },
            { title: 'RATE', width: 80, align: 'right' },
            { title: 'QTY', width: 50, align: 'right' },
            { title: 'AMOUNT', width: 100, align: 'right' },
          ],
          [
            ['THC', 'KRW', '130,000', String(n), thc.toLocaleString('en-US')],
            ['WHARFAGE', 'KRW', '4,420', String(n), wharf.toLocaleString('en-US')],
            ['DOC FEE', 'KRW', '50,000', '1', '50,000'],
            ['TOTAL', 'KRW', '', '', t.money('total_amount', total, 'KRW', total.toLocaleString('en-US'))],
          ],
          { rules: 'all' },
        )
        s.lines(
          470,
          end + 24,
          [
            `FREE TIME  DEM : 10 DAYS  (LAST FREE DAY ${t.date('last_free_day', f.lastFreeDay, slashed)})`,
            '           DET : 6 DAYS',
            'D/O CAN BE ISSUED ONLY AFTER FULL PAYMENT AND SURRENDER OF ORIGINAL B/L.',
            'BANK : KEB HANA  111-890033-00000   HEUNG-A LINE CO., LTD.',
            'ALL CHARGES EXCLUDE VAT. TAX INVOICE WILL BE SENT BY E-MAIL.',
          ],
          { size: 7.5, leading: 12 },
        )
      },
    },
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const from = f.random.pick(KOREA)
        const to = f.random.pick(ASIA)
        const ship = f.random.pick(['HEUNG-A AKITA', 'HEUNG-A JANICE', 'SAWASDEE ALTAIR'])
        s.face('Courier')
        s.text(0, 30, 'HEUNG-A LINE CO., LTD.', { size: 13, bold: true, align: 'center', width: 595 })
        s.text(0, 48, '*** BOOKING RECEIPT NOTICE ***', { size: 11, align: 'center', width: 595 })
        s.text(40, 66, '='.repeat(86), { size: 10, width: 515 })
        const rows: [string, string][] = [
          ['BOOKING NO.', t.text('booking_number', `PUS${f.digits(9)}`)],
          ['BKG DATE', `${t.date('document_date', f.booked, iso)}  14:22`],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name))],
          ['FORWARDER', upper(f.forwarder.name)],
          ['TRUNK VSL/VOY', `${t.text('vessel', ship)}  ${t.text('voyage', `${f.digits(4)}S`)}`],
          ['POR', `${t.text('place_of_receipt', upper(from.name))}, KOREA`],
          ['POL', `${t.text('port_of_loading', upper(from.name))}, KOREA      ETD ${t.date('etd', f.departure, iso)}`],
          [
            'POD',
            `${t.text('port_of_discharge', upper(to.name))}, ${upper(to.country)}      ETA ${t.date('eta', f.noticed, iso)}`,
          ],
          ['DLY', `${t.text('place_of_delivery', upper(to.name))}, ${upper(to.country)}`],
          ['R/D TERM', 'CY - CY'],
          ['COMMODITY', f.goods],
          ['CNTR TYPE/QTY', f.containers.map((c) => `${c.size} X 1`).join(', ')],
          ['EST. WEIGHT', `${t.measure('gross_weight', Math.round(f.weight), 'kg', String(Math.round(f.weight)))} KGS`],
        ]
        t.text('place_of_receipt', upper(from.name), [upper(from.name), `${upper(from.name)}, KOREA`])
        t.text('port_of_loading', upper(from.name), [upper(from.name), `${upper(from.name)}, KOREA`])
        for (const field of ['port_of_discharge', 'place_of_delivery'])
          t.text(field, upper(to.name), [upper(to.name), `${upper(to.name)}, ${upper(to.country)}`])
        s.lines(
          40,
          84,
          rows.map(([label, value]) => `${label.padEnd(16)}: ${value}`),
          { size: 9, leading: 15 },
        )
        s.text(40, 284, '-'.repeat(86), { size: 10, width: 515 })
        s.lines(
          40,
          298,
          [
            '[ CLOSING TIME ]',
            `DOC CLOSING     : ${t.date('documentation_cutoff', f.documentCutoff, iso)}  12:00`,
            `VGM CLOSING     : ${t.date('vgm_cutoff', f.vgmCutoff, iso)}  12:00`,
            `CARGO CLOSING   : ${t.date('cargo_cutoff', f.cargoCutoff, iso)}  17:00`,
            '',
            '[ EMPTY PICK UP ]',
            `CY              : ${upper(f.depot)}`,
            `AVAILABLE FROM  : ${t.date('empty_pickup_date', f.emptyPickup, iso)}`,
            '',
            '[ FULL RETURN ]',
            `CY              : ${upper(from.name)} PORT TERMINAL`,
          ],
          { size: 9, leading: 15 },
        )
        s.text(40, 470, '='.repeat(86), { size: 10, width: 515 })
        s.lines(
          40,
          486,
          [
            '* VGM MUST BE SUBMITTED BEFORE CLOSING, OTHERWISE SHIPMENT WILL BE ROLLED.',
            '* EXPORT LICENSE NUMBER MUST BE SHOWN ON S/R.',
            `* THIS NOTICE WAS SENT AUTOMATICALLY ${british(f.booked)}`,
          ],
          { size: 8, leading: 13 },
        )
      },
    },
  },
}
