import { american, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const slim = (date: string) => `${Number(date.slice(5, 7))}/${Number(date.slice(8))}/${date.slice(2, 4)}`
const house = 'GRANITE BAY TRANSLOAD & CFS LLC'

/** A warehouse near the port that moves goods from containers into trailers, and keeps a freight station. */
export const usTransload: Issuer = {
  name: 'US transload warehouse',
  forms: {
    dispatch: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 28, house, { size: 12, bold: true })
        s.text(36, 43, 'Drayage Dispatch', { size: 8 })
        s.box(380, 24, 196, 34)
        s.text(386, 29, 'D/O #', { size: 7 })
        s.text(386, 40, t.text('reference_number', `GB${f.digits(6)}`), { size: 12, bold: true })
        s.text(36, 66, 'DELIVERY ORDER - IMPORT DRAY', { size: 11, bold: true })
        s.text(380, 66, `Date: ${t.date('document_date', f.available, slim)}`, { size: 9 })
        const grey = { size: 7, color: '#666' }
        const block = (x: number, y: number, label: string, lines: readonly string[]) => {
          s.text(x, y, label, grey)
          s.lines(x, y + 10, lines, { size: 9 })
        }
        s.line(36, 82, 576, 82)
        block(36, 88, 'MOTOR CARRIER', t.party('release_to', f.trucker))
        block(220, 88, 'PICK UP FROM', [t.text('terminal', f.terminal), `PU# ${t.text('release_number', f.digits(8))}`])
        block(400, 88, 'DELIVER TO', [house, 'Dock 4, 6:00-14:00', 'Appt. required'])
        s.line(36, 136, 576, 136)
        block(36, 142, 'CUSTOMER', [t.text('consignee', upper(f.consignee.name))])
        block(220, 142, 'VSL / VOY', [`${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`])
        block(400, 142, 'MBL', [
          t.text('bill_of_lading_number', t.text('master_bill_number', `ONEY${f.letters(4)}${f.digits(8)}`)),
        ])
        block(36, 170, 'ETA', [t.date('eta', f.arrival, slim)])
        block(220, 170, 'LAST FREE DAY', [t.date('last_free_day', f.lastFreeDay, slim)])
        block(400, 170, 'MT RETURN', [t.text('empty_return_location', f.depot)])
        const rounded = f.containers.map((c) => ({ ...c, weight: Math.round(c.weight) }))
        for (const { number, seal, size, packages, weight } of rounded)
          t.container({ number, seal_number: seal, size_type: size, packages, gross_weight: weight })
        const [one, second] = rounded
        if (one && !second) {
          t.measure('packages', one.packages, 'pcs', '')
          t.measure('gross_weight', one.weight, 'kg', '')
        }
        s.table(
          36,
          206,
          [
            { title: 'CONTAINER', width: 100 },
            { title: 'SIZE', width: 50 },
            { title: 'SEAL', width: 90 },
            { title: 'PCS', width: 60, align: 'right' },
            { title: 'WGT KG', width: 80, align: 'right' },
            { title: 'COMMODITY', width: 160 },
          ],
          rounded.map((c) => [c.number, c.size, c.seal, String(c.packages), english(c.weight, 0), f.goods]),
          { rules: 'all', size: 9 },
        )
        s.text(36, 300, 'SPECIAL INSTRUCTIONS', grey)
        s.lines(
          36,
          310,
          [
            'LIVE UNLOAD. DRIVER MUST CHECK IN WITH TWIC. CHASSIS: POOL.',
            'ANY WAIT OVER 1 HR MUST BE APPROVED BY DISPATCH.',
          ],
          {
            size: 8.5,
          },
        )
        s.text(36, 380, 'RECEIVED IN GOOD ORDER BY ______________________   TIME IN ________   TIME OUT ________', {
          size: 8,
        })
      },
    },
    availability: {
      type: 'arrival_notice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 28, house, { size: 12, bold: true })
        s.text(36, 43, `Container Freight Station   FIRMS ${f.letters(1)}${f.digits(3)}`, { size: 8 })
        s.text(340, 28, 'CFS ARRIVAL / AVAILABILITY NOTICE', { size: 11, bold: true })
        s.text(340, 44, `PRINTED ${t.date('document_date', f.available, american)}`, { size: 8 })
        const c = f.containers[0]!
        t.container({ number: c.number })
        const bill = t.text('master_bill_number', `EGLV${f.digits(12)}`)
        t.text('bill_of_lading_number', bill)
        const grid = { size: 8.5, labelSize: 6, labelColor: '#333' }
        s.fields(
          [
            [36, 64, 180, 28, 'MASTER B/L', bill],
            [216, 64, 180, 28, 'HOUSE B/L', t.text('house_bill_number', f.house)],
            [396, 64, 180, 28, 'CFS LOT #', t.text('reference_number', `L${f.digits(7)}`)],
            [36, 92, 180, 28, 'VESSEL', t.text('vessel', f.vessel)],
            [216, 92, 90, 28, 'VOYAGE', t.text('voyage', f.voyage)],
            [306, 92, 90, 28, 'ETA', t.date('eta', f.arrival, american)],
            [396, 92, 180, 28, 'CONTAINER', c.number],
            [36, 120, 180, 28, 'LOAD PORT', t.text('port_of_loading', upper(f.loading.name))],
            [216, 120, 180, 28, 'DISCHARGE PORT', t.text('port_of_discharge', upper(city(f.discharge)))],
            [396, 120, 180, 28, 'CARGO LOCATION', t.text('terminal', house)],
            [36, 148, 270, 50, 'CONSIGNEE', t.party('consignee', f.consignee)],
            [306, 148, 270, 50, 'NOTIFY', t.party('notify_party', f.notify)],
          ],
          grid,
        )
        const lot = Math.round(c.weight / 8)
        const volume = Math.round(c.volume * 15) / 100
        const pieces = Math.max(4, Math.round(c.packages / 9))
        s.fields(
          [
            [36, 206, 90, 28, 'PIECES', t.measure('packages', pieces, f.unit, `${pieces} ${f.unit}`)],
            [126, 206, 120, 28, 'WEIGHT (KG)', t.measure('gross_weight', lot, 'kg', english(lot, 1))],
            [246, 206, 90, 28, 'CBM', t.measure('volume', volume, 'cbm', english(volume, 2))],
            [336, 206, 240, 28, 'DESCRIPTION', f.goods],
            [36, 234, 135, 28, 'STRIPPED', american(f.available)],
            [171, 234, 135, 28, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, american)],
            [306, 234, 135, 28, 'G.O. DATE', american(f.returned)],
            [441, 234, 135, 28, 'CUSTOMS', 'HOLD - NO ENTRY'],
          ],
          grid,
        )
        s.text(36, 276, 'CHARGES', { size: 8, bold: true })
        const through = 45 + 2 * lot
        const total = Math.round((through * 0.1 + 38) * 100) / 100
        s.pairs(
          36,
          290,
          [
            ['IN/OUT (PER CWT)', english(total - 38, 2)],
            ['PALLET EXCHANGE', '38.00'],
            ['TOTAL DUE AT PICKUP', `$${t.money('total_amount', total, 'USD', english(total, 2))}`],
          ],
          { gap: 120, step: 12, size: 8.5 },
        )
        s.prose(
          36,
          350,
          540,
          'Original house bill of lading must be surrendered to the NVOCC. Freight release, customs release and payment of charges are required before pick up. Storage accrues after the last free day at $0.045/lb per week. Cargo not entered by the G.O. date is moved to a general order warehouse.',
          7.5,
        )
      },
    },
    tally: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        const c = f.containers[0]!
        s.text(36, 28, house, { size: 12, bold: true })
        s.text(400, 28, 'TRANSLOAD TALLY SHEET', { size: 11, bold: true })
        s.pairs(
          36,
          54,
          [
            ['Work order', `WO-${f.digits(5)}`],
            ['Container in', `${c.number}  seal ${c.seal}  intact Y`],
            ['Trailer out', `TRLR ${f.digits(6)}`],
            ['Customer', f.consignee.name],
            ['Dock / crew', '4 / RAMIREZ, COLE'],
            ['Start - finish', `${slim(f.gateOut)} 07:10 - 10:45`],
          ],
          { gap: 90, size: 9, step: 14, labelBold: true },
        )
        s.table(
          36,
          150,
          [
            { title: 'PO / SKU', width: 130 },
            { title: 'MANIFESTED', width: 80, align: 'right' },
            { title: 'COUNTED', width: 80, align: 'right' },
            { title: 'OVER/SHORT', width: 80, align: 'right' },
            { title: 'DAMAGED', width: 70, align: 'right' },
            { title: 'PALLETS', width: 100, align: 'right' },
          ],
          f.items.map((one, i) => [
            one.code,
            String(one.cartons),
            String(i === 1 ? one.cartons - 2 : one.cartons),
            i === 1 ? '-2' : '0',
            '0',
            String(Math.ceil(one.cartons / 40)),
          ]),
          { rules: 'all', size: 9 },
        )
        s.lines(
          36,
          280,
          [
            'REMARKS: 2 CTNS SHORT, PHOTOS TAKEN. LOAD BARS AND 4 STRAPS USED.',
            '',
            'CHECKER ____________________     DRIVER ____________________',
          ],
          {
            size: 9,
          },
        )
      },
    },
  },
}
