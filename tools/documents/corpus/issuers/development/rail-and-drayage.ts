import { american, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const railAndDrayage: Issuer = {
  name: 'Rail ramp and drayage',
  forms: {
    rail_storage_invoice: {
      type: 'demurrage_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 20, 'PLAINS INTERMODAL RAMP SERVICES', { size: 12, bold: true })
        s.text(36, 36, 'STORAGE / DEMURRAGE STATEMENT OF CHARGES - INVOICE', { size: 9, bold: true })
        s.pairs(
          380,
          20,
          [
            ['INVOICE', t.text('invoice_number', `RS${f.digits(9)}`)],
            ['DATED', t.date('invoice_date', f.gateOut, american)],
            ['PAY BY', t.date('due_date', f.returned, american)],
          ],
          { gap: 70 },
        )
        s.lines(36, 66, ['BILLED PARTY', ...t.party('bill_to', f.trucker)])
        s.text(380, 66, `WAYBILL/BL ${t.text('bill_of_lading_number', `MAEU${f.digits(9)}`)}`)
        const c = f.containers[0]!
        t.container({ number: c.number, size_type: c.size })
        const items: [string, number, number][] = [
          ['DAY 1-2 AFTER FREE TIME', 2, 100],
          ['DAY 3 AND THEREAFTER', 1, 200],
        ]
        s.table(
          36,
          116,
          [
            { title: 'EQUIPMENT', width: 100 },
            { title: 'TYPE', width: 50 },
            { title: 'NOTIFIED', width: 80 },
            { title: 'LAST FREE DAY', width: 90 },
            { title: 'OUTGATED', width: 80 },
            { title: 'FREE DAYS', width: 60, align: 'right' },
            { title: 'CHG DAYS', width: 80, align: 'right' },
          ],
          [
            [
              c.number,
              c.size,
              american(f.available),
              t.date('last_free_day', f.lastFreeDay, american),
              t.date('gate_out_date', f.gateOut, american),
              '2',
              '3',
            ],
          ],
          { rules: 'all' },
        )
        t.measure('free_days', 2, 'days', '')
        t.measure('chargeable_days', 3, 'days', '')
        const end = s.table(
          36,
          160,
          [
            { title: 'CHARGE', width: 260 },
            { title: 'DAYS', width: 60, align: 'right' },
            { title: 'RATE', width: 100, align: 'right' },
            { title: 'AMOUNT', width: 120, align: 'right' },
          ],
          items.map(([name, days, rate]) => {
            t.item({ description: name, quantity: days, unit_price: rate, amount: days * rate })
            return [name, String(days), english(rate, 2), english(days * rate, 2)]
          }),
          { rules: 'head' },
        )
        s.text(360, end + 8, 'BALANCE DUE USD', { bold: true })
        s.text(456, end + 8, t.money('total_amount', 400, 'USD', english(400, 2)), {
          bold: true,
          width: 118,
          align: 'right',
        })
        s.prose(36, 720, 540, TERMS[2], 6)
      },
    },
    dispatch_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 18, 'KESTREL CUSTOMHOUSE BROKERS', { size: 11, bold: true })
        s.text(220, 36, 'PICK-UP / DELIVERY ORDER', { size: 13, bold: true })
        s.text(430, 18, `OUR FILE ${t.text('reference_number', `K${f.digits(7)}`)}`)
        s.text(430, 30, `DATE ${t.date('document_date', f.available, american)}`)
        s.fields(
          [
            [36, 56, 180, 40, 'LOCAL CARRIER', t.text('release_to', upper(f.trucker.name))],
            [216, 56, 180, 40, 'STEAMSHIP LINE', 'MAERSK'],
            [396, 56, 180, 40, 'VESSEL / VOY', [t.text('vessel', f.vessel), t.text('voyage', f.voyage)]],
            [36, 96, 180, 30, 'B/L OR AWB NO.', t.text('bill_of_lading_number', `MAEU${f.digits(9)}`)],
            [216, 96, 180, 30, 'ARRIVAL DATE', t.date('eta', f.arrival, american)],
            [396, 96, 180, 30, 'FREE TIME EXP.', t.date('last_free_day', f.lastFreeDay, american)],
            [36, 126, 180, 30, 'LOCATION OF GOODS', t.text('terminal', f.terminal)],
            [216, 126, 180, 30, 'ENTRY NO. / RELEASE', `${f.letters(3)}-${f.digits(7)}-${f.digits(1)}`],
            [396, 126, 180, 30, 'ORIGIN PORT', t.text('port_of_loading', upper(f.loading.name))],
            [36, 156, 270, 52, 'FOR DELIVERY TO', t.party('consignee', f.consignee)],
            [306, 156, 270, 52, 'EMPTY RETURN', t.text('empty_return_location', f.depot)],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        s.table(
          36,
          216,
          [
            { title: 'CONTAINER / SEAL', width: 180 },
            { title: 'PKGS', width: 70, align: 'right' },
            { title: 'ARTICLES', width: 190 },
            { title: 'WEIGHT KGS', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [`${c.number}  SEAL ${c.seal}`, String(c.packages), f.goods, english(c.weight, 3)]),
          { rules: 'all' },
        )
        s.lines(
          36,
          420,
          [
            'PREPAID [ ]  COLLECT [X]',
            'INLAND FREIGHT BILL TO BROKER. CALL FOR DELIVERY APPOINTMENT.',
            'DELIVERY ORDER NOT VALID WITHOUT SIGNATURE',
          ],
          { size: 7 },
        )
      },
    },
    rate_confirmation: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(36, 20, upper(f.trucker.name), { size: 12, bold: true })
        s.text(380, 20, 'RATE CONFIRMATION', { size: 14, bold: true })
        s.pairs(
          36,
          60,
          [
            ['Load', f.digits(8)],
            ['Container', f.containers[0]!.number],
            ['Pick up', `${f.terminal} ${american(f.available)}`],
            ['Deliver', `${f.consignee.name}, ${f.consignee.address[0]}`],
            ['Empty return', f.depot],
            ['B/L', `MAEU${f.digits(9)}`],
            ['Line haul', 'USD 485.00'],
            ['Fuel', 'USD 121.25'],
            ['Chassis', 'USD 40.00 per day'],
            ['Agreed total', 'USD 646.25'],
          ],
          { gap: 90, step: 16 },
        )
        s.prose(
          36,
          250,
          540,
          'Carrier agrees to transport the load above at the rate stated. Per diem and demurrage caused by carrier will be deducted. Signed delivery receipt must accompany the invoice.',
          7.5,
        )
      },
    },
  },
}
