import { city, continental, dotted, iso, plain, spaced } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const own = (text: string) => text

export const eimskip: Issuer = {
  name: 'Eimskip',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.fill(0, 0, 842, 46, '#12284b')
        s.text(30, 14, 'EIMSKIP', { size: 20, bold: true, color: '#fff' })
        s.text(560, 18, 'Booking confirmation', { size: 16, color: '#fff' })
        s.text(30, 60, 'Booking number', { size: 7, color: '#777' })
        s.text(30, 70, t.text('booking_number', `EIMB${f.digits(7)}`), { size: 15, bold: true })
        s.text(220, 60, 'Your reference', { size: 7, color: '#777' })
        s.text(220, 70, t.text('reference_number', f.order), { size: 11 })
        s.text(400, 60, 'Shipper', { size: 7, color: '#777' })
        s.lines(400, 70, t.party('shipper', f.shipper, own))
        s.text(600, 60, 'Consignee', { size: 7, color: '#777' })
        s.lines(600, 70, t.party('consignee', f.consignee, own))
        s.line(30, 112, 812, 112)
        const columns: [string, string][][] = [
          [
            ['Place of receipt', t.text('place_of_receipt', f.receipt.name)],
            ['Port of loading', t.text('port_of_loading', f.loading.name)],
            ['Port of discharge', t.text('port_of_discharge', f.discharge.name)],
            ['Place of delivery', t.text('place_of_delivery', f.delivery.name)],
          ],
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Estimated departure', t.date('etd', f.departure, dotted)],
            ['Estimated arrival', t.date('eta', f.arrival, dotted)],
          ],
          [
            ['Cargo cut-off', `${t.date('cargo_cutoff', f.cargoCutoff, dotted)} 16:00`],
            ['Documentation cut-off', `${t.date('documentation_cutoff', f.documentCutoff, dotted)} 12:00`],
            ['VGM cut-off', `${t.date('vgm_cutoff', f.vgmCutoff, dotted)} 12:00`],
            ['Pick up empty from', t.date('empty_pickup_date', f.emptyPickup, dotted)],
          ],
        ]
        for (const [i, column] of columns.entries())
          for (const [n, [label, value]] of column.entries()) {
            s.text(30 + i * 262, 122 + n * 32, label, { size: 7, color: '#777' })
            s.text(30 + i * 262, 132 + n * 32, value, { size: 10 })
          }
        s.table(
          30,
          264,
          [
            { title: 'Qty', width: 60 },
            { title: 'Equipment', width: 180 },
            { title: 'Commodity', width: 320 },
            { title: 'Empty depot', width: 222 },
          ],
          [[String(f.containers.length), f.containers[0]!.size, f.goods, f.depot]],
          { rules: 'head' },
        )
        s.prose(30, 330, 782, TERMS[1], 6.5)
      },
    },
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 24, 'EIMSKIP', { size: 18, bold: true, color: '#12284b' })
        s.text(36, 54, 'Komutilkynning / Arrival notice', { size: 14 })
        s.text(430, 58, `Dags. / Date: ${t.date('document_date', f.noticed, dotted)}`)
        s.text(36, 84, 'Móttakandi / Consignee', { size: 6.5, bold: true })
        s.lines(36, 93, t.party('consignee', f.consignee, own))
        s.text(300, 84, 'Sendandi / Shipper', { size: 6.5, bold: true })
        s.lines(300, 93, t.party('shipper', f.shipper, own))
        s.table(
          36,
          134,
          [
            { title: ['Sendingarnúmer', 'B/L number'], width: 130 },
            { title: ['Skip', 'Vessel'], width: 150 },
            { title: ['Ferð', 'Voyage'], width: 110 },
            { title: ['Áætluð koma', 'ETA'], width: 134 },
          ],
          [
            [
              t.text('bill_of_lading_number', `EIMU${f.letters(3)}${f.digits(6)}`),
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.date('eta', f.arrival, dotted),
            ],
          ],
          { rules: 'all' },
        )
        s.table(
          36,
          182,
          [
            { title: ['Lestunarhöfn', 'Port of loading'], width: 130 },
            { title: ['Losunarhöfn', 'Port of discharge'], width: 150 },
            { title: ['Afhendingarstaður', 'Place of delivery'], width: 110 },
            { title: ['Tilvísun', 'Reference'], width: 134 },
          ],
          [
            [
              t.text('port_of_loading', f.loading.name),
              t.text('port_of_discharge', f.discharge.name),
              t.text('place_of_delivery', f.delivery.name),
              t.text('reference_number', f.order),
            ],
          ],
          { rules: 'all' },
        )
        t.containers(f.containers, ['size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          236,
          [
            { title: ['Gámur', 'Container'], width: 100 },
            { title: ['Tegund', 'Type'], width: 50 },
            { title: ['Vörulýsing', 'Goods'], width: 154 },
            { title: ['Fjöldi', 'Packages'], width: 60, align: 'right' },
            { title: ['Brúttó kg', 'Gross kg'], width: 90, align: 'right' },
            { title: ['Rúmmál m³', 'Volume m³'], width: 70, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              f.goods,
              String(c.packages),
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'Samtals / Total',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head' },
        )
        s.lines(
          36,
          end + 20,
          [
            'Vinsamlegast sendið reikning og farmbréf til tollafgreiðslu.',
            'Please send the invoice and the bill of lading for customs clearance.',
          ],
          { size: 8 },
        )
      },
    },
    account_statement: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 24, 'EIMSKIP', { size: 18, bold: true, color: '#12284b' })
        s.text(36, 54, 'Statement of account', { size: 14 })
        s.lines(36, 84, [f.consignee.name, ...f.consignee.address])
        s.pairs(
          380,
          84,
          [
            ['Customer no.', f.digits(6)],
            ['Statement date', spaced(f.due)],
            ['Currency', 'EUR'],
          ],
          { gap: 90 },
        )
        let balance = 0
        s.table(
          36,
          140,
          [
            { title: 'Date', width: 80 },
            { title: 'Document', width: 130 },
            { title: 'Shipment', width: 114 },
            { title: 'Due', width: 70 },
            { title: 'Open amount', width: 65, align: 'right' },
            { title: 'Balance', width: 65, align: 'right' },
          ],
          [f.noticed, f.arrival, f.gateOut, f.invoiced].map((date, i) => {
            const amount = 480 + i * 312.4
            balance += amount
            return [
              iso(date),
              `Freight invoice ${f.digits(7)}`,
              `EIMU${f.letters(3)}${f.digits(6)}`,
              iso(f.due),
              plain(amount, 2),
              plain(balance, 2),
            ]
          }),
          { rules: 'head' },
        )
        s.text(36, 240, `Total outstanding EUR ${plain(balance, 2)}. Questions: credit control, ${city(f.discharge)}.`)
        s.prose(36, 270, 524, TERMS[2], 7)
      },
    },
  },
}
