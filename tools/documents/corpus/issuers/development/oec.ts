import { american, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const own = (text: string) => text
const short = (date: string) => `${american(date).slice(0, 6)}${date.slice(2, 4)}`

export const oec: Issuer = {
  name: 'OEC Group',
  forms: {
    arrival: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 20, 'OEC', { size: 26, bold: true, color: '#0b3d91' })
        s.text(92, 22, 'OEC FREIGHT (NY) INC.', { size: 9, bold: true })
        s.lines(92, 34, ['133-33 Brookville Blvd., Suite 306', 'Rosedale, NY 11422', 'Tel 718-527-7171'], {
          size: 7,
          leading: 8.5,
        })
        s.text(350, 24, 'Arrival Notice / Freight Invoice', { size: 14, bold: true })
        s.box(30, 64, 276, 62)
        s.box(30, 126, 276, 62)
        s.box(30, 188, 276, 62)
        const part = (y: number, label: string, lines: readonly string[]) => {
          s.text(34, y + 3, label, { size: 6.5, bold: true })
          s.lines(90, y + 4, lines, { size: 8, leading: 11 })
        }
        part(64, 'Shipper:', t.party('shipper', f.shipper, own))
        part(126, 'Consignee:', t.party('consignee', f.consignee, own))
        part(188, 'Notify:', t.party('notify_party', f.notify, own))
        s.box(306, 64, 276, 186)
        const oceanBill = `COSU${f.digits(10)}`
        s.pairs(
          312,
          69,
          [
            ['File No.', t.text('reference_number', `NYI${f.digits(8)}`)],
            ['Invoice No.', t.text('invoice_number', `NYI${f.digits(8)}-1`)],
            ['Date', t.date('document_date', f.noticed, short)],
            ['Prepared by', 'MCHEN'],
            ['Master B/L', t.text('master_bill_number', oceanBill)],
            ['House B/L', t.text('house_bill_number', `OERT${f.digits(3)}${f.letters(3)}${f.digits(4)}`)],
            ['AMS B/L', `OERT${f.digits(10)}`],
            ['Sub B/L', ''],
            ['Cust. P.O.', t.text('purchase_order_number', f.order)],
            ['I.T. No.', f.digits(9)],
            ['Express release', 'YES - telex released'],
          ],
          { gap: 80, step: 16, size: 8 },
        )
        t.text('bill_of_lading_number', oceanBill)
        const grid = (y: number, cells: readonly (readonly [string, string])[]) => {
          for (const [i, [label, value]] of cells.entries()) {
            s.box(30 + i * 138, y, 138, 30)
            s.text(34 + i * 138, y + 3, label, { size: 6.5, bold: true })
            s.text(34 + i * 138, y + 15, value, { size: 8.5, width: 130 })
          }
        }
        grid(256, [
          ['Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          ['Load Port', t.text('port_of_loading', upper(f.loading.name))],
          ['ETD', t.date('etd', f.departure, short)],
          ['Carrier', t.text('carrier', 'COSCO SHIPPING LINES')],
        ])
        grid(286, [
          ['Discharge Port', t.text('port_of_discharge', `${upper(f.discharge.name)}, ${f.discharge.region}`)],
          ['Port ETA', t.date('eta', f.arrival, short)],
          ['Final Destination', t.text('place_of_delivery', `${upper(f.delivery.name)}, ${f.delivery.region}`)],
          ['Dest. ETA', f.delivery.code === f.discharge.code ? short(f.arrival) : short(f.lastFreeDay)],
        ])
        grid(316, [
          ['Cargo Location', t.text('terminal', f.terminal)],
          ['Firms Code', f.firms],
          ['Available', short(f.available)],
          ['Last Free Day', t.date('last_free_day', f.lastFreeDay, short)],
        ])
        t.containers(f.containers, ['seal_number', 'size_type'])
        let y = s.table(
          30,
          352,
          [
            { title: 'Container No. / Seal No.', width: 170 },
            { title: 'Pkgs', width: 80 },
            { title: 'Description of Goods', width: 142 },
            { title: 'Gross Weight', width: 90 },
            { title: 'Measurement', width: 70 },
          ],
          f.containers.map((c, i) =>
            i === 0
              ? [
                  `${c.number} / ${c.size} / ${c.seal}`,
                  `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
                  f.goods,
                  [
                    `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2))} KGS`,
                    `${plain(f.weight * 2.20462, 2)} LBS`,
                  ],
                  [
                    `${t.measure('volume', f.volume, 'cbm', plain(f.volume, 2))} CBM`,
                    `${plain(f.volume * 35.3147, 2)} CFT`,
                  ],
                ]
              : [`${c.number} / ${c.size} / ${c.seal}`, '', '', '', ''],
          ),
          { rules: 'head', size: 8 },
        )
        t.measure('gross_weight', Number(plain(f.weight, 2)), 'kg', '')
        t.measure('volume', Number(plain(f.volume, 2)), 'cbm', '')
        y = Math.max(y + 12, 440)
        const n = f.containers.length
        const lines: [string, number][] = [
          ['OCEAN FREIGHT COLLECT', 2150 * n],
          ['CHASSIS SPLIT / TMF', 72 * n],
          ['HANDLING FEE', 65],
          ['AMS TRANSMISSION', 30],
        ]
        const total = lines.reduce((all, [, amount]) => all + amount, 0)
        const end = s.table(
          30,
          y,
          [
            { title: 'Charge Description', width: 250 },
            { title: 'Prepaid', width: 80, align: 'right' },
            { title: 'Collect (USD)', width: 110, align: 'right' },
          ],
          lines.map(([label, amount]) => [label, '', english(amount, 2)]),
          { rules: 'head' },
        )
        s.text(280, end + 8, 'TOTAL DUE USD', { bold: true })
        s.text(360, end + 8, t.money('total_amount', total, 'USD', english(total, 2)), {
          bold: true,
          align: 'right',
          width: 108,
        })
        s.lines(
          30,
          650,
          [
            'PLEASE REMIT TO: OEC FREIGHT (NY) INC., P.O. BOX 0000, JAMAICA NY 11430',
            'Customs clearance is to be arranged by consignee. ISF penalty, demurrage, per diem, storage and exam fees are for account of the importer of record.',
            'Freight must be settled before release of the delivery order. Company checks from approved accounts only.',
          ],
          { size: 6.5, leading: 9 },
        )
      },
    },
    booking: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 24, 'OEC Group', { size: 18, bold: true, color: '#0b3d91' })
        s.text(36, 54, 'Export Booking Confirmation', { size: 13 })
        s.line(36, 74, 576, 74)
        const cell = (x: number, y: number, label: string, value: string) => {
          s.text(x, y, label.toUpperCase(), { size: 6, color: '#888' })
          s.text(x, y + 9, value, { size: 9.5 })
        }
        const rows: [string, string][][] = [
          [
            ['Our booking', t.text('reference_number', `NYE${f.digits(7)}`)],
            ['Carrier booking', t.text('booking_number', f.digits(10))],
            ['Issued', t.date('document_date', f.booked, american)],
          ],
          [
            ['Shipper / customer', t.text('shipper', f.shipper.name)],
            ['Steamship line', t.text('carrier', 'Yang Ming')],
            ['Move', 'CY / CY'],
          ],
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Equipment', `${f.containers.length} x ${f.containers[0]!.size}`],
          ],
          [
            ['Cargo receipt', t.text('place_of_receipt', f.receipt.name)],
            ['Load port', t.text('port_of_loading', f.loading.name)],
            ['Departs (est.)', t.date('etd', f.departure, american)],
          ],
          [
            ['Discharge', t.text('port_of_discharge', `${f.discharge.name}, ${f.discharge.region}`)],
            ['Deliver to', t.text('place_of_delivery', `${f.delivery.name}, ${f.delivery.region}`)],
            ['Arrives (est.)', t.date('eta', f.arrival, american)],
          ],
        ]
        for (const [i, row] of rows.entries())
          for (const [n, [label, value]] of row.entries()) cell(36 + n * 185, 84 + i * 32, label, value)
        s.line(36, 248, 576, 248)
        s.text(36, 256, 'Key dates', { size: 11, bold: true })
        s.table(
          36,
          274,
          [
            { title: 'Empty available', width: 108 },
            { title: 'ERD', width: 108 },
            { title: 'Doc cut', width: 108 },
            { title: 'VGM cut', width: 108 },
            { title: 'Port cut (full in)', width: 108 },
          ],
          [
            [
              t.date('empty_pickup_date', f.emptyPickup, american),
              american(f.documentCutoff),
              `${t.date('documentation_cutoff', f.documentCutoff, american)} 10 AM`,
              `${t.date('vgm_cutoff', f.vgmCutoff, american)} 3 PM`,
              `${t.date('cargo_cutoff', f.cargoCutoff, american)} 4 PM`,
            ],
          ],
          { rules: 'all', size: 9, headBold: true },
        )
        s.text(36, 322, `Empty from: ${f.depot}`, { size: 9 })
        s.text(300, 322, `Commodity: ${f.goods}`, { size: 9 })
        s.prose(
          36,
          350,
          540,
          'Dates may be changed by the line without notice; please check the terminal web site before you dispatch trucks. Late documents are charged USD 50 per bill of lading. AES filing (ITN) is required before the doc cut. Containers detained beyond the free time are invoiced per diem.',
          8,
        )
      },
    },
  },
}
