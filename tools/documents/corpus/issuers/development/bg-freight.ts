import { british, english, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const PORTS = [
  ['DUBLIN', 'NAAS'],
  ['CORK', 'LIMERICK'],
  ['BELFAST', 'NEWRY'],
  ['LIVERPOOL', 'WARRINGTON'],
] as const
const TERMINALS = [
  ['Dublin', 'Ocean Pier Terminal'],
  ['Cork', 'Tivoli Quay Terminal'],
  ['Belfast', 'Victoria Terminal 3'],
] as const

/** A feeder and short-sea line between Rotterdam and the Irish Sea. */
export const bgFreight: Issuer = {
  name: 'BG Freight',
  forms: {
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        const [port, door] = f.random.pick(PORTS)
        s.text(36, 22, 'BG FREIGHT LINE', { size: 14, bold: true, color: '#00497a' })
        s.text(36, 39, 'Rotterdam - Dublin - Belfast', { size: 7 })
        s.text(376, 22, 'WAYBILL', { size: 14, bold: true })
        s.text(376, 38, 'NON-NEGOTIABLE - COPY', { size: 7 })
        const label = { size: 7, color: '#00497a' }
        s.text(36, 60, 'SHIPPER', label)
        s.lines(36, 70, t.party('shipper', f.shipper))
        s.text(36, 108, 'CONSIGNEE', label)
        s.lines(36, 118, t.party('consignee', f.consignee))
        s.text(36, 156, 'NOTIFY', label)
        s.lines(36, 166, t.party('notify_party', f.notify))
        s.line(320, 56, 320, 200)
        s.pairs(
          330,
          62,
          [
            ['W/B NO.', t.text('bill_of_lading_number', `BGF${f.letters(3)}${f.digits(6)}`)],
            ['BKG NO.', t.text('booking_number', f.digits(8))],
            ['REF.', t.text('reference_number', f.order)],
            ['VSL', t.text('vessel', f.vessel)],
            ['VOY', t.text('voyage', f.voyage)],
            ['POL', t.text('port_of_loading', 'ROTTERDAM')],
            ['POD', t.text('port_of_discharge', port)],
            ['FINAL DEST.', t.text('place_of_delivery', door)],
            ['FREIGHT', 'PREPAID'],
          ],
          { gap: 70, step: 14, size: 9 },
        )
        s.line(36, 204, 559, 204)
        s.text(36, 208, 'CONTAINER / SEAL', label)
        s.text(190, 208, 'PACKAGES AND DESCRIPTION', label)
        s.text(420, 208, 'GROSS KGS', label)
        s.text(500, 208, 'CBM', label)
        s.line(36, 219, 559, 219)
        let y = 226
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        for (const c of f.containers) {
          s.lines(36, y, [`${c.number}  ${c.size}`, `SEAL: ${c.seal}`])
          s.lines(190, y, [`${c.packages} ${f.unit}`, f.goods])
          s.text(400, y, english(c.weight, 3), { width: 70, align: 'right' })
          s.text(484, y, english(c.volume, 3), { width: 60, align: 'right' })
          y += 30
        }
        s.line(36, y, 559, y)
        s.text(36, y + 5, 'TOTALS', { bold: true })
        s.text(190, y + 5, `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`, { bold: true })
        s.text(400, y + 5, t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)), {
          bold: true,
          width: 70,
          align: 'right',
        })
        s.text(484, y + 5, t.measure('volume', f.volume, 'cbm', english(f.volume, 3)), {
          bold: true,
          width: 60,
          align: 'right',
        })
        s.text(36, 560, `SHIPPED ON BOARD ${t.date('on_board_date', f.onBoard, (d) => upper(spaced(d)))}`, {
          bold: true,
        })
        s.text(330, 560, `ROTTERDAM, ${t.date('issue_date', f.issued, (d) => upper(spaced(d)))}`)
        s.text(330, 574, 'AS AGENTS FOR THE CARRIER', { size: 7 })
        s.prose(36, 610, 523, TERMS[0], 6)
      },
    },
    notice: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const [port, terminal] = f.random.pick(TERMINALS)
        s.face('Times')
        s.text(60, 40, 'BG Freight Line', { size: 16, bold: true })
        s.text(60, 60, 'Import department, Dublin', { size: 9 })
        s.text(400, 60, t.date('document_date', f.noticed, spaced), { size: 10 })
        s.lines(60, 96, ['To:', ...t.party('consignee', f.consignee, (x) => x)], { size: 10, leading: 13 })
        s.text(
          60,
          158,
          `Re: ARRIVAL NOTIFICATION - Bill of lading ${t.text('bill_of_lading_number', `BGF${f.letters(3)}${f.digits(6)}`)}`,
          {
            size: 11,
            bold: true,
          },
        )
        s.prose(
          60,
          180,
          470,
          `Dear Sirs,\n\nWe wish to inform you that the m.v. ${t.text('vessel', f.vessel)}, voyage ${t.text('voyage', f.voyage)}, is expected at ${t.text('port_of_discharge', port)} on ${t.date('eta', f.arrival, spaced)} with the following goods for your account:`,
          10,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        s.pairs(
          60,
          250,
          [
            ['Shipper', t.text('shipper', f.shipper.name)],
            ['Loaded at', t.text('port_of_loading', 'Rotterdam')],
            ['Goods', f.goods],
            ['Your reference', t.text('reference_number', f.order)],
            ['Discharging terminal', t.text('terminal', terminal)],
            ['Free until', t.date('last_free_day', f.lastFreeDay, spaced)],
          ],
          { gap: 120, step: 15, size: 10 },
        )
        const end = s.table(
          60,
          350,
          [
            { title: 'Container', width: 110 },
            { title: 'Size', width: 60 },
            { title: 'Seal', width: 100 },
            { title: 'Pkgs', width: 70, align: 'right' },
            { title: 'Weight (kg)', width: 110, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), english(c.weight, 3)]),
          { rules: 'all', size: 10, headBold: true },
        )
        s.prose(
          60,
          end + 20,
          470,
          `Release will be given upon payment of our charges and customs clearance. Please let us have your delivery instructions by ${british(f.arrival)}.\n\nYours faithfully,\nBG Freight Line`,
          10,
        )
      },
    },
  },
}
