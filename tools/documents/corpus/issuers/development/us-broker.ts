import { american, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

export const usBroker: Issuer = {
  name: 'US customs broker',
  forms: {
    delivery_order: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 22, 'HARBORSTONE CUSTOMS BROKERS, INC.', { size: 12, bold: true })
        s.text(40, 37, 'Licensed Customhouse Brokers', { size: 7 })
        s.text(390, 22, 'DELIVERY ORDER', { size: 14, bold: true })
        s.text(390, 42, `OUR REF. NO. ${t.text('reference_number', f.digits(8))}`)
        s.text(390, 54, `DATE ${t.date('document_date', f.available, american)}`)
        s.table(
          40,
          74,
          [
            { title: 'IMPORTING CARRIER', width: 180 },
            { title: 'LOCATION', width: 130 },
            { title: 'FROM PORT OF', width: 120 },
            { title: 'ARRIVAL DATE', width: 100 },
          ],
          [
            [
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
              t.text('terminal', f.terminal),
              t.text('port_of_loading', upper(f.loading.name)),
              american(f.arrival),
            ],
          ],
          { rules: 'all', headSize: 6 },
        )
        s.table(
          40,
          104,
          [
            { title: 'B/L OR AWB NO.', width: 180 },
            { title: 'ENTRY NO.', width: 130 },
            { title: 'CARRIER NOTIFIED', width: 120 },
            { title: 'LAST FREE DAY', width: 100 },
          ],
          [
            [
              t.text('bill_of_lading_number', `ONEY${f.letters(4)}${f.digits(8)}`),
              `${f.letters(3)}-${f.digits(7)}-${f.digits(1)}`,
              '',
              t.date('last_free_day', f.lastFreeDay, american),
            ],
          ],
          { rules: 'all', headSize: 6 },
        )
        s.text(40, 138, 'THE MERCHANDISE DESCRIBED BELOW WILL BE ENTERED AND FORWARDED AS FOLLOWS. INLAND CARRIER:', {
          size: 6.5,
        })
        s.field(
          40,
          148,
          265,
          60,
          'DELIVERING CARRIER',
          [t.text('release_to', upper(f.trucker.name)), `TEL ${f.trucker.phone}`],
          { labelSize: 6 },
        )
        s.field(
          305,
          148,
          265,
          60,
          'DELIVER TO',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 6 },
        )
        const end = s.table(
          40,
          216,
          [
            { title: 'NO. OF PKGS.', width: 90 },
            { title: 'CONTAINER NO. / DESCRIPTION', width: 250 },
            { title: 'WEIGHT', width: 90, align: 'right' },
            { title: 'DO NOT USE', width: 100 },
          ],
          [
            ...f.containers.map((c) => {
              t.container({ number: c.number, size_type: '40HC', packages: c.packages, gross_weight: c.weight })
              return [`${c.packages} ${f.unit}`, `${c.number}  40HC  ${f.goods}`, `${english(c.weight, 3)} KG`, '']
            }),
          ],
          { rules: 'all' },
        )
        if (f.containers.length === 1) {
          t.measure('packages', f.packages, f.unit, '')
          t.measure('gross_weight', f.weight, 'kg', '')
        }
        s.text(40, end + 20, 'TERMINAL CHARGES FOR ACCOUNT OF CONSIGNEE. RETURN EMPTY TO:')
        s.text(330, end + 20, t.text('empty_return_location', f.depot))
        s.prose(40, 700, 530, TERMS[1], 6)
      },
    },
    freight_and_duty_invoice: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(40, 22, 'HARBORSTONE CUSTOMS BROKERS, INC.', { size: 12, bold: true })
        s.text(390, 22, 'STATEMENT OF ACCOUNT', { size: 12, bold: true })
        s.text(40, 60, `Account: ${f.digits(6)}     As of: ${american(f.due)}`)
        s.table(
          40,
          90,
          [
            { title: 'Invoice', width: 100 },
            { title: 'Date', width: 90 },
            { title: 'Reference', width: 120 },
            { title: 'Amount', width: 90, align: 'right' },
            { title: 'Balance', width: 90, align: 'right' },
          ],
          [
            [f.digits(6), american(f.arrival), 'Freight invoice', english(f.total / 10, 2), english(f.total / 10, 2)],
            [f.digits(6), american(f.lastFreeDay), 'Demurrage', '450.00', '450.00'],
            [f.digits(6), american(f.gateOut), 'Delivery order', '65.00', '65.00'],
          ],
          { rules: 'head' },
        )
        s.text(300, 170, `Total balance due: ${english(f.total / 10 + 515, 2)} USD`, { bold: true })
      },
    },
  },
}
