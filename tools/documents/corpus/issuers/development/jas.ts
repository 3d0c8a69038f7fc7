import { american, city, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { port, rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const navy = '#1d3461'

export const jas: Issuer = {
  name: 'JAS Forwarding',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.text(36, 20, 'JAS', { size: 26, bold: true, color: navy })
        s.text(100, 24, 'JAS FORWARDING (USA), INC.', { size: 9, bold: true })
        s.text(100, 36, '6165 BARFIELD ROAD, ATLANTA, GA 30328   PH 770-688-0000', { size: 7 })
        s.text(400, 24, 'DELIVERY ORDER', { size: 16, bold: true })
        s.line(36, 52, 576, 52)
        const block = (x: number, y: number, w: number, label: string, lines: readonly string[]) => {
          s.fill(x, y, w, 11, navy)
          s.text(x + 3, y + 2.5, label, { size: 6.5, bold: true, color: '#fff' })
          s.lines(x + 3, y + 15, lines, { size: 8.5, leading: 10.5, width: w - 6 })
        }
        block(36, 58, 176, 'TRUCKER', [t.text('release_to', upper(f.trucker.name)), `PH ${f.trucker.phone}`])
        block(218, 58, 176, 'PICK UP AT', [
          t.text('terminal', f.terminal),
          upper(city(f.discharge)),
          `FIRMS ${f.firms}`,
        ])
        block(400, 58, 176, 'ORDER', [
          `DATE: ${t.date('document_date', f.available, american)}`,
          `JAS REF: ${t.text('reference_number', `OIATL${f.digits(6)}`)}`,
          `PICKUP NO: ${t.text('release_number', f.digits(6))}`,
        ])
        block(36, 116, 267, 'DELIVER TO', [
          ...t.party('consignee', f.consignee),
          `RECEIVING 7AM-2PM. CALL ${f.consignee.phone} FOR APPT.`,
        ])
        block(309, 116, 267, 'BILL FREIGHT CHARGES TO', [
          'JAS FORWARDING (USA), INC.',
          'ACCOUNTS PAYABLE, PO BOX 00000, ATLANTA GA',
        ])
        s.fields(
          [
            [
              36,
              180,
              135,
              27,
              'MASTER BILL',
              t.text('bill_of_lading_number', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)),
            ],
            [171, 180, 135, 27, 'HOUSE BILL', t.text('house_bill_number', `JAS${f.digits(9)}`)],
            [306, 180, 135, 27, 'ENTRY NO.', `${f.letters(3)}-${f.digits(7)}-${f.digits(1)}`],
            [441, 180, 135, 27, 'CUSTOMER PO', f.order],
            [36, 207, 135, 27, 'VESSEL', t.text('vessel', f.vessel)],
            [171, 207, 68, 27, 'VOY', t.text('voyage', f.voyage)],
            [239, 207, 67, 27, 'ARRIVED', american(f.arrival)],
            [306, 207, 135, 27, 'ORIGIN PORT', t.text('port_of_loading', upper(f.loading.name))],
            [441, 207, 135, 27, 'PORT OF DISCHARGE', port(t, 'port_of_discharge', f.discharge)],
            [36, 234, 135, 27, 'AVAILABLE', american(f.available)],
            [171, 234, 135, 27, 'LAST FREE DAY', t.date('last_free_day', f.lastFreeDay, american)],
            [306, 234, 270, 27, 'RETURN EMPTY TO', `${f.terminal} - PER DIEM FREE 5 WORKING DAYS`],
          ],
          { labelSize: 6, size: 8.5 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          268,
          [
            { title: 'CONTAINER', width: 90 },
            { title: 'SZ', width: 40 },
            { title: 'SEAL', width: 85 },
            { title: 'PIECES', width: 60, align: 'right' },
            { title: '  DESCRIPTION', width: 145 },
            { title: 'WEIGHT KG', width: 60, align: 'right' },
            { title: 'WEIGHT LB', width: 60, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `  ${f.goods}`,
              plain(c.weight, 0),
              plain(c.weight * 2.20462, 0),
            ]),
            [
              'TOTALS',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              `  ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0)),
              plain(f.weight * 2.20462, 0),
            ],
          ],
          { size: 8, rules: 'all', headBold: true, headSize: 6.5 },
        )
        s.text(36, end + 12, 'SPECIAL INSTRUCTIONS', { size: 8, bold: true })
        s.prose(
          36,
          end + 24,
          540,
          'Driver must check in with the pickup number and container number. Live unload, 2 hours free. Notify JAS at once of any shortage or damage. Demurrage or per diem caused by late pickup or return is for the trucker’s account unless JAS has been advised in writing before the last free day.',
          8,
        )
        s.field(36, 640, 180, 40, 'RECEIVED IN GOOD ORDER BY', '', { labelSize: 6 })
        s.field(216, 640, 180, 40, 'DATE / TIME IN', '', { labelSize: 6 })
        s.field(396, 640, 180, 40, 'DATE / TIME OUT', '', { labelSize: 6 })
        s.prose(36, 700, 540, TERMS[1], 6)
      },
    },
    invoice: {
      type: 'freight_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const shipment = `OIATL${f.digits(6)}`
        const n = f.containers.length
        s.text(36, 22, 'JAS', { size: 26, bold: true, color: navy })
        s.text(420, 26, 'INVOICE', { size: 20, bold: true, color: navy })
        s.lines(36, 58, t.party('bill_to', f.consignee, upper), { size: 9, leading: 11.5 })
        s.table(
          306,
          56,
          [
            { title: 'INVOICE NUMBER', width: 90 },
            { title: 'INVOICE DATE', width: 90 },
            { title: 'DUE DATE', width: 90 },
          ],
          [
            [
              t.text('invoice_number', `ATL${f.digits(8)}`),
              t.date('invoice_date', f.available, named),
              t.date('due_date', f.due, named),
            ],
          ],
          { rules: 'all', size: 8.5, headSize: 6.5 },
        )
        s.table(
          306,
          90,
          [
            { title: 'CUSTOMER ID', width: 90 },
            { title: 'SHIPMENT', width: 90 },
            { title: 'TERMS', width: 90 },
          ],
          [[`${f.letters(6)}ATL`, t.text('reference_number', shipment, [shipment, f.order]), '30 DAYS']],
          { rules: 'all', size: 8.5, headSize: 6.5 },
        )
        s.fill(36, 126, 540, 12, navy)
        s.text(40, 129, 'SHIPMENT DETAILS', { size: 7, bold: true, color: '#fff' })
        s.fields(
          [
            [36, 138, 270, 26, 'CONSIGNOR', t.text('shipper', upper(f.shipper.name))],
            [306, 138, 270, 26, 'CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
            [36, 164, 180, 26, 'GOODS DESCRIPTION', f.goods],
            [216, 164, 90, 26, 'WEIGHT', `${english(f.weight, 3)} KG`],
            [306, 164, 90, 26, 'VOLUME', `${english(f.volume, 3)} M3`],
            [396, 164, 180, 26, 'ORDER REFERENCE', f.order],
            [36, 190, 180, 26, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [
              216,
              190,
              180,
              26,
              'OCEAN BILL OF LADING',
              t.text('bill_of_lading_number', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)),
            ],
            [396, 190, 180, 26, 'HOUSE BILL OF LADING', t.text('house_bill_number', `JAS${f.digits(9)}`)],
            [36, 216, 180, 26, 'LOAD', t.text('port_of_loading', upper(f.loading.name))],
            [216, 216, 90, 26, 'ETD', t.date('etd', f.departure, named)],
            [306, 216, 180, 26, 'DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
            [486, 216, 90, 26, 'ETA', t.date('eta', f.arrival, named)],
            [36, 242, 540, 26, 'CONTAINERS', f.containers.map((c) => c.number).join(', ')],
          ],
          { labelSize: 5.5, size: 8, labelColor: '#555' },
        )
        t.containers(f.containers, [])
        const rows: [string, number][] = [
          ['INTERNATIONAL OCEAN FREIGHT', 2275 * n],
          ['DESTINATION TERMINAL HANDLING', 430 * n],
          ['CUSTOMS CLEARANCE FEE', 145],
          ['MERCHANDISE PROCESSING FEE', 98.4],
          ['HARBOR MAINTENANCE FEE', 61.27],
          ['DRAYAGE TO DOOR', 785 * n],
          ['FUEL SURCHARGE', round(785 * n * 0.28)],
        ]
        const total = round(rows.reduce((all, [, amount]) => all + amount, 0))
        const end = s.table(
          36,
          276,
          [
            { title: 'DESCRIPTION', width: 360 },
            { title: 'TAX', width: 60 },
            { title: 'CHARGES IN USD', width: 120, align: 'right' },
          ],
          rows.map(([description, amount]) => {
            t.item({ description, amount })
            return [description, '', english(amount, 2)]
          }),
          { size: 8.5, rules: 'head', headBold: true, lineHeight: 13 },
        )
        t.money('ocean_freight', 2275 * n, 'USD', '')
        s.pairs(
          380,
          end + 12,
          [
            ['SUBTOTAL', ''],
            ['TAX', ''],
            ['TOTAL USD', ''],
          ],
          { size: 9, labelBold: true },
        )
        s.lines(470, end + 12, [english(total, 2), '0.00', t.money('total_amount', total, 'USD', english(total, 2))], {
          size: 9,
          leading: 13,
          align: 'right',
          width: 104,
        })
        s.prose(36, 640, 540, `${TERMS[2]} Customs duties advanced on your behalf are payable on receipt.`, 6.5)
        s.lines(
          36,
          690,
          [
            'Remit by ACH/wire: Bank of America, Atlanta   ABA 061000052   Account 000123456789   Swift BOFAUS3N',
            `Please advise payment to ar.usa@jas.example quoting the invoice number.`,
          ],
          { size: 7.5 },
        )
      },
    },
  },
}
