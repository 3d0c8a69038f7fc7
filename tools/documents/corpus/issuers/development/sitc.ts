import { english, iso, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const sitc: Issuer = {
  name: 'SITC',
  forms: {
    booking_notice: {
      type: 'booking_confirmation',
      draw: (f, s, t) => {
        s.text(36, 20, 'SITC CONTAINER LINES CO., LTD.', { size: 12, bold: true, color: '#0a3c82' })
        s.text(200, 42, 'BOOKING CONFIRMATION NOTICE', { size: 11, bold: true })
        s.line(36, 58, 560, 58)
        const left: [string, string][] = [
          ['BOOKING NO.', t.text('booking_number', `SITG${f.letters(4)}${f.digits(6)}`)],
          ['SHIPPER', t.text('shipper', upper(f.shipper.name))],
          ['POR', t.text('place_of_receipt', upper(f.loading.name))],
          ['POL', t.text('port_of_loading', upper(f.loading.name))],
          ['T/S PORT', upper(f.transshipment.name)],
          ['POD', t.text('port_of_discharge', upper(f.discharge.name))],
          ['DEL', t.text('place_of_delivery', upper(f.delivery.name))],
          ['COMMODITY', f.goods],
          ['CNTR QTY', `${f.containers.length} X 40HC`],
        ]
        const right: [string, string][] = [
          ['ISSUE DATE', t.date('document_date', f.booked, iso)],
          ['BOOKING PARTY', upper(f.forwarder.name)],
          ['1ST VESSEL', t.text('vessel', f.vessel)],
          ['1ST VOYAGE', t.text('voyage', f.voyage)],
          ['ETD POL', `${t.date('etd', f.departure, iso)} 20:00`],
          ['ETA POD', `${t.date('eta', f.arrival, iso)} 06:00`],
          ['2ND VESSEL', 'TO BE ADVISED'],
          ['FREIGHT TERM', 'PREPAID'],
          ['S/C NO.', `SC${f.digits(6)}`],
        ]
        s.pairs(
          36,
          66,
          left.map(([a, b]) => [a, `: ${b}`] as const),
          { gap: 80, step: 14 },
        )
        s.pairs(
          310,
          66,
          right.map(([a, b]) => [a, `: ${b}`] as const),
          { gap: 86, step: 14 },
        )
        s.line(36, 200, 560, 200)
        s.table(
          36,
          206,
          [
            { title: 'CY OPEN', width: 105 },
            { title: 'CY CUT OFF', width: 105 },
            { title: 'SI CUT OFF', width: 105 },
            { title: 'VGM CUT OFF', width: 105 },
            { title: 'EMPTY PICK UP', width: 104 },
          ],
          [
            [
              `${f.emptyPickup} 08:00`,
              `${t.date('cargo_cutoff', f.cargoCutoff, iso)} 12:00`,
              `${t.date('documentation_cutoff', f.documentCutoff, iso)} 17:00`,
              `${t.date('vgm_cutoff', f.vgmCutoff, iso)} 12:00`,
              t.date('empty_pickup_date', f.emptyPickup, iso),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.pairs(
          36,
          250,
          [
            ['EMPTY CNTR PICK UP', f.depot],
            ['FULL CNTR RETURN', `${upper(f.loading.name)} TERMINAL NO. 2`],
            ['REMARK', 'PLS NOTE THE SCHEDULE IS SUBJECT TO CHANGE WITHOUT PRIOR NOTICE'],
          ],
          { gap: 110 },
        )
        s.prose(36, 310, 524, TERMS[1], 6)
      },
    },
    waybill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        s.text(36, 16, 'SITC', { size: 20, bold: true, color: '#0a3c82' })
        s.text(330, 20, 'SEA WAYBILL', { size: 15, bold: true })
        s.text(330, 38, 'NON-NEGOTIABLE', { size: 8 })
        s.fields(
          [
            [36, 50, 280, 54, '1. Shipper', t.party('shipper', f.shipper)],
            [316, 50, 244, 26, '10. Waybill No.', t.text('bill_of_lading_number', `SITG${f.letters(4)}${f.digits(6)}`)],
            [316, 76, 244, 28, '11. Reference No.', t.text('reference_number', f.order)],
            [36, 104, 280, 54, '2. Consignee', t.party('consignee', f.consignee)],
            [
              316,
              104,
              244,
              108,
              '12. For delivery of goods please apply to',
              ['SITC AGENT', `${upper(f.discharge.name)} OFFICE`, `TEL: ${f.trucker.phone}`],
            ],
            [36, 158, 280, 54, '3. Notify party', t.party('notify_party', f.notify)],
            [36, 212, 140, 26, '4. Pre-carriage by', ''],
            [176, 212, 140, 26, '5. Place of receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [316, 212, 244, 26, '', ''],
            [
              36,
              238,
              140,
              26,
              '6. Ocean vessel  Voy. No.',
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
            ],
            [176, 238, 140, 26, '7. Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [36, 264, 140, 26, '8. Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [176, 264, 140, 26, '9. Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [316, 238, 244, 52, '13. Type of movement', 'CY TO CY'],
          ],
          { labelSize: 6 },
        )
        s.fields(
          [
            [36, 294, 130, 220, '14. Marks & Nos. / Container / Seal No.', ''],
            [
              166,
              294,
              80,
              220,
              '15. No. & kind of packages',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
            ],
            [
              246,
              294,
              170,
              220,
              '16. Description of goods',
              [f.goods, `H.S. ${f.hs}`, "SHIPPER'S LOAD AND COUNT", 'FREIGHT PREPAID'],
            ],
            [
              416,
              294,
              72,
              220,
              '17. Gross weight',
              t.measure('gross_weight', f.weight, 'kg', `${english(f.weight, 3)}KGS`),
            ],
            [488, 294, 72, 220, '18. Measurement', t.measure('volume', f.volume, 'cbm', `${english(f.volume, 3)}M3`)],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        for (const [i, c] of f.containers.entries()) s.lines(40, 310 + i * 26, [`${c.number}/${c.size}`, `/${c.seal}`])
        s.fields(
          [
            [
              36,
              514,
              260,
              28,
              '19. Total number of containers (in words)',
              `SAY ${f.containers.length} CONTAINER(S) ONLY`,
            ],
            [296, 514, 264, 28, '20. Freight & charges', 'AS ARRANGED'],
            [
              36,
              542,
              260,
              28,
              '21. Place and date of issue',
              `${upper(f.loading.name)} ${t.date('issue_date', f.issued, iso)}`,
            ],
            [296, 542, 264, 28, '22. Laden on board date', t.date('on_board_date', f.onBoard, iso)],
          ],
          { labelSize: 6 },
        )
        s.prose(36, 580, 524, TERMS[0], 5)
      },
    },
  },
}
