import type { Facts, Party, Place } from '../../facts.ts'
import { iso, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const KOREA = [place('Busan', 'Korea', 'KRPUS'), place('Gwangyang', 'Korea', 'KRKAN'), place('Ulsan', 'Korea', 'KRUSN')]
const JAPAN = [
  place('Hakata', 'Japan', 'JPHKT'),
  place('Kobe', 'Japan', 'JPUKB'),
  place('Niigata', 'Japan', 'JPKIJ'),
  place('Yokohama', 'Japan', 'JPYOK'),
]
const SHIPS = ['STAR CLIPPER', 'STAR PIONEER', 'STAR VOYAGER', 'PEGASUS TERA'] as const
const trade = ({ random }: Facts) => ({
  from: random.pick(KOREA),
  to: random.pick(JAPAN),
  ship: random.pick(SHIPS),
  trip: `${random.digits(4)}E`,
})
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const either = ({ name, country }: Place) => [upper(name), `${upper(name)}, ${upper(country)}`]
const weekday = (date: string) =>
  new Date(date).toLocaleDateString('en-US', { weekday: 'short', timeZone: 'UTC' }).toUpperCase()
const full = ({ name, country }: Place) => `${upper(name)}, ${upper(country)}`

export const namsung: Issuer = {
  name: 'Namsung Shipping',
  forms: {
    sea_waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = trade(f)
        s.text(40, 22, 'NAMSUNG SHIPPING CO., LTD.', { size: 13, bold: true, color: '#0a3d91' })
        s.text(40, 38, '11F, Jangkyo Bldg., Seoul, Korea', { size: 6.5 })
        s.text(330, 22, 'SEA WAYBILL', { size: 16, bold: true })
        s.text(330, 40, 'NON-NEGOTIABLE', { size: 8, bold: true })
        const frame = (
          x: number,
          y: number,
          w: number,
          h: number,
          label: string,
          value: string | readonly string[],
        ) => {
          s.box(x, y, w, h)
          s.text(x + 3, y + 3, label, { size: 6, font: 'Times', width: w - 6 })
          s.lines(x + 8, y + 12, typeof value === 'string' ? [value] : value, {
            font: 'Courier',
            size: 8,
            width: w - 12,
            leading: 9,
          })
        }
        frame(40, 52, 270, 54, 'Shipper', t.party('shipper', at(f.shipper, from)))
        frame(310, 52, 130, 27, 'Waybill No.', t.text('bill_of_lading_number', `NSSLPUS${f.digits(7)}`))
        frame(440, 52, 115, 27, 'Booking No.', t.text('booking_number', `NSBK${f.digits(7)}`))
        frame(310, 79, 245, 27, "Shipper's Ref. No.", t.text('reference_number', f.order))
        frame(40, 106, 270, 54, 'Consignee', t.party('consignee', at(f.consignee, to)))
        frame(310, 106, 245, 108, 'For delivery of goods, please apply to', [
          'NAMSUNG JAPAN CO., LTD.',
          '3-2-5 KAIGAN, MINATO-KU',
          'TOKYO, JAPAN',
          'TEL 81-3-0000-0000',
          'FAX 81-3-0000-0001',
        ])
        frame(40, 160, 270, 54, 'Notify Party', t.party('notify_party', at(f.notify, to)))
        frame(40, 214, 135, 26, 'Pre-carriage by', '')
        frame(
          175,
          214,
          135,
          26,
          'Place of Receipt',
          t.text('place_of_receipt', `${upper(from.name)} CY`, [`${upper(from.name)} CY`, upper(from.name)]),
        )
        frame(310, 214, 245, 26, 'Flag', 'REPUBLIC OF KOREA')
        frame(40, 240, 135, 26, 'Ocean Vessel', t.text('vessel', ship))
        frame(175, 240, 65, 26, 'Voyage No.', t.text('voyage', trip))
        frame(240, 240, 145, 26, 'Port of Loading', full(from))
        frame(385, 240, 170, 26, 'Final Destination (For the Merchant Ref.)', '')
        t.text('port_of_loading', '', either(from))
        frame(40, 266, 200, 26, 'Port of Discharge', full(to))
        t.text('port_of_discharge', '', either(to))
        frame(
          240,
          266,
          315,
          26,
          'Place of Delivery',
          t.text('place_of_delivery', `${upper(to.name)} CY`, [`${upper(to.name)} CY`, upper(to.name)]),
        )
        s.box(40, 292, 515, 250)
        s.line(40, 312, 555, 312)
        for (const x of [150, 220, 405, 482]) s.line(x, 292, x, 542)
        for (const [x, ...head] of [
          [43, 'Container No. / Seal No.', 'Marks & Nos.'],
          [153, 'No. of Containers', 'or Pkgs'],
          [223, 'Kind of Packages ; Description of Goods'],
          [408, 'Gross Weight', '(KGS)'],
          [485, 'Measurement', '(CBM)'],
        ] as const)
          s.lines(x, 295, head, { size: 6, font: 'Times', leading: 8 })
        const mono = { font: 'Courier', size: 8 } as const
        s.lines(153, 318, [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit], mono)
        s.lines(
          223,
          318,
          [
            `${f.containers.length} CNTR(S) S.T.C.`,
            f.goods,
            `INV. NO. ${f.letters(2)}-${f.digits(5)}`,
            'FREIGHT PREPAID',
            'SURRENDERED NOT REQUIRED',
          ],
          { ...mono, width: 178 },
        )
        s.text(408, 318, t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)), mono)
        s.text(485, 318, t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)), mono)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        t.measure('packages', f.packages, f.unit, '')
        for (const [i, c] of f.containers.entries()) {
          const y = 400 + i * 32
          s.lines(43, y, [c.number, `/${c.seal}`, `/${c.size}`], { ...mono, leading: 9 })
          s.text(153, y, String(c.packages), mono)
          s.text(408, y, plain(c.weight, 3), mono)
          s.text(485, y, plain(c.volume, 3), mono)
        }
        s.text(40, 545, 'Above particulars furnished by Shipper', { size: 6, font: 'Times' })
        frame(40, 556, 170, 26, 'Freight Payable at', `${upper(from.name)}, KOREA`)
        frame(210, 556, 130, 26, 'On Board Date', t.date('on_board_date', f.onBoard, named))
        frame(340, 556, 215, 26, 'Place and Date of Issue', `SEOUL, KOREA ${t.date('issue_date', f.issued, named)}`)
        s.prose(40, 590, 280, TERMS[0], 6)
        s.lines(340, 600, ['NAMSUNG SHIPPING CO., LTD.', 'AS THE CARRIER'], { size: 9, bold: true, leading: 12 })
        s.line(340, 670, 555, 670)
      },
    },
    booking: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = trade(f)
        s.text(36, 24, 'NAMSUNG', { size: 18, bold: true, color: '#0a3d91' })
        s.text(150, 28, 'Booking Acknowledgement', { size: 14, bold: true })
        s.text(430, 32, `Print : ${iso(f.booked)} 16:05`, { size: 7.5 })
        const grid = (y: number, cells: readonly (readonly [string, string, number, number])[]) => {
          let x = 36
          for (const [label, value, a, b] of cells) {
            s.fill(x, y, a, 20, '#eef2f8')
            s.box(x, y, a, 20)
            s.box(x + a, y, b, 20)
            s.text(x + 4, y + 6, label, { size: 7.5, width: a - 6 })
            s.text(x + a + 4, y + 6, value, { size: 8.5, width: b - 8 })
            x += a + b
          }
        }
        grid(52, [
          ['Booking No', t.text('booking_number', `NSBK${f.digits(7)}`), 85, 176],
          ['Status', 'CONFIRMED', 85, 177],
        ])
        grid(72, [
          ['Shipper', t.text('shipper', upper(f.shipper.name)), 85, 176],
          ['Forwarder', upper(f.forwarder.name), 85, 177],
        ])
        grid(92, [
          ['Consignee', t.text('consignee', upper(f.consignee.name)), 85, 176],
          ['Contract No', `SC26-${f.digits(4)}`, 85, 177],
        ])
        grid(112, [
          ['1st Vessel', t.text('vessel', ship), 85, 176],
          ['Voyage', t.text('voyage', trip), 85, 177],
        ])
        grid(132, [
          [
            'Receipt',
            t.text('place_of_receipt', `${upper(from.name)} CY`, [`${upper(from.name)} CY`, upper(from.name)]),
            85,
            176,
          ],
          [
            'Delivery',
            t.text('place_of_delivery', `${upper(to.name)} CY`, [`${upper(to.name)} CY`, upper(to.name)]),
            85,
            177,
          ],
        ])
        grid(152, [
          ['Load Port', t.text('port_of_loading', full(from), either(from)), 85, 176],
          ['Disch Port', t.text('port_of_discharge', full(to), either(to)), 85, 177],
        ])
        t.text('port_of_loading', '', either(from))
        t.text('port_of_discharge', '', either(to))
        grid(172, [
          ['ETD', `${t.date('etd', f.departure, iso)} (${weekday(f.departure)}) 20:00`, 85, 176],
          ['ETA', `${t.date('eta', f.issued, iso)} (${weekday(f.issued)}) 08:00`, 85, 177],
        ])
        grid(192, [
          ['Terminal', t.text('terminal', `${upper(from.name)} PORT TERMINAL CO., LTD`), 85, 176],
          ['Term', 'CY / CY   F/F', 85, 177],
        ])
        grid(212, [
          ['Cargo Closing', `${t.date('cargo_cutoff', f.cargoCutoff, iso)} 18:00`, 85, 176],
          ['Doc Closing', `${t.date('documentation_cutoff', f.documentCutoff, iso)} 11:00`, 85, 177],
        ])
        grid(232, [
          ['VGM Closing', `${t.date('vgm_cutoff', f.vgmCutoff, iso)} 15:00`, 85, 176],
          ['AFR Closing', `${iso(f.documentCutoff)} 09:00`, 85, 177],
        ])
        const end = s.table(
          36,
          270,
          [
            { title: 'Seq', width: 30 },
            { title: 'Size/Type', width: 70 },
            { title: 'Qty', width: 40, align: 'right' },
            { title: 'Commodity', width: 190 },
            { title: 'Gross Wgt', width: 80, align: 'right' },
            { title: 'Empty Pick Up CY', width: 113 },
          ],
          f.containers.map((c, i) => [
            String(i + 1),
            c.size,
            '1',
            f.goods,
            `${plain(Math.round(c.weight), 0)} KG`,
            upper(f.depot),
          ]),
          { rules: 'all', headBold: true, size: 8, lineHeight: 14 },
        )
        s.text(
          36,
          end + 12,
          `Pick up from  ${t.date('empty_pickup_date', f.emptyPickup, iso)}     Pick up reference  ${f.digits(10)}`,
          {
            size: 8.5,
          },
        )
        s.lines(
          36,
          end + 40,
          [
            'Remarks',
            '1. For cargo to Japan, AFR data must be sent 24 hours before departure, otherwise a penalty of JPY 500,000 may be imposed.',
            '2. Free time at destination: demurrage 7 days, detention 7 days.',
            '3. Space is subject to port congestion and weather; the schedule may be changed without prior notice.',
            '4. Please inform us of cancellation at least 2 days before the closing date. No-show fee USD 50 per TEU.',
            'Contact : export@namsung.example   TEL 02-0000-0000 (ext. 4127)',
          ],
          { size: 8, leading: 13 },
        )
      },
    },
  },
}
