import type { Facts } from '../../facts.ts'
import { iso, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const MILL = 'Saarijoki Paper Oy'
const spacedNumber = (amount: number, decimals: number) =>
  amount
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replaceAll(',', ' ')
    .replace('.', ',')
const reels = (f: Facts) =>
  f.items.map((item, i) => {
    const count = 8 + (item.quantity % 30)
    const tons = (count * (1150 + (item.quantity % 400))) / 1000
    return {
      line: String((i + 1) * 10),
      grade: `SAARI ${['KRAFTLINER', 'FLUTING', 'WHITE TOP'][item.quantity % 3]!} ${90 + 5 * (item.quantity % 14)} G/M2 ${1050 + 50 * (item.quantity % 25)} MM`,
      count,
      tons,
      price: 480 + (item.quantity % 260),
    }
  })
const total = (amounts: readonly number[]) => Math.round(amounts.reduce((all, one) => all + one, 0) * 1000) / 1000

export const finnishPaper: Issuer = {
  name: 'Finnish paper mill',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.face('Courier')
        const row = (y: number, text: string, x = 40) => s.text(x, y, text, { size: 8.5 })
        row(28, t.text('shipper', MILL))
        row(39, 'PL 00, 40101 JYVASKYLA, FINLAND')
        row(28, 'INVOICE', 330)
        row(28, 'Page 1(1)', 490)
        row(52, 'Invoice no        Date', 330)
        row(63, `${t.text('invoice_number', f.digits(8)).padEnd(18)}${t.date('invoice_date', f.departure, iso)}`, 330)
        row(82, 'Customer no       Due date', 330)
        row(93, `${f.digits(6).padEnd(18)}${t.date('due_date', f.due, iso)}`, 330)
        row(112, 'Our order         Your order', 330)
        row(123, `${f.digits(6).padEnd(18)}${t.text('purchase_order_number', f.order)}`, 330)
        row(70, 'Invoicing address')
        s.lines(40, 81, t.party('bill_to', f.notify), { size: 8.5, leading: 11 })
        row(126, 'Consignee')
        s.lines(40, 137, t.party('consignee', f.consignee), { size: 8.5, leading: 11 })
        row(142, 'Terms of payment', 330)
        row(153, 'Net, see due date', 330)
        row(172, 'Terms of delivery')
        row(183, `${t.text('incoterm', `CFR ${upper(f.discharge.name)}`)} Incoterms 2020`)
        t.text('incoterm', '', [`CFR ${upper(f.discharge.name)}`, `CFR ${upper(f.discharge.name)} Incoterms 2020`])
        row(172, 'Shipped per', 330)
        row(183, `M/S ${t.text('vessel', f.vessel)}`, 330)
        row(
          198,
          `From ${t.text('port_of_loading', 'KOTKA')} to ${t.text('port_of_discharge', upper(f.discharge.name))}`,
        )
        row(198, `Country of origin ${t.text('country_of_origin', 'FINLAND')}`, 330)
        s.text(40, 212, '-'.repeat(101), { size: 8.5 })
        row(222, 'Line Description                                    Reels       Tons   EUR/ton      Amount EUR')
        s.text(40, 232, '-'.repeat(101), { size: 8.5 })
        const all = reels(f)
        let y = 246
        for (const one of all) {
          const amount = Math.round(one.tons * one.price * 100) / 100
          t.item({ description: one.grade, quantity: one.tons, unit_price: one.price, amount })
          row(
            y,
            `${one.line.padEnd(5)}${one.grade.padEnd(45)}${String(one.count).padStart(7)}${spacedNumber(one.tons, 3).padStart(11)}${spacedNumber(one.price, 2).padStart(10)}${spacedNumber(amount, 2).padStart(16)}`,
          )
          y += 13
          row(y, '     Moisture 7-9 %, core 76 mm, FSC Mix Credit')
          y += 18
        }
        const amount = total(all.map((one) => Math.round(one.tons * one.price * 100) / 100))
        const tons = total(all.map((one) => one.tons))
        const count = total(all.map((one) => one.count))
        const gross = Math.round(tons * 1012)
        s.text(40, y, '-'.repeat(101), { size: 8.5 })
        row(
          y + 12,
          `${'     TOTAL'.padEnd(50)}${String(count).padStart(7)}${spacedNumber(tons, 3).padStart(11)}${'EUR'.padStart(10)}${t.money('total_amount', amount, 'EUR', spacedNumber(amount, 2)).padStart(16)}`,
        )
        t.measure('packages', count, 'Reels', '')
        row(
          y + 36,
          `Net weight kg   ${t.measure('net_weight', Math.round(tons * 1000), 'kg', spacedNumber(Math.round(tons * 1000), 0))}`,
        )
        row(y + 48, `Gross weight kg ${t.measure('gross_weight', gross, 'kg', spacedNumber(gross, 0))}`)
        row(y + 66, 'VAT 0 %, export of goods outside the Community, Finnish VAT act section 70')
        row(700, 'Nordea Bank Abp   IBAN FI00 0000 0000 0000 00   BIC NDEAFIHH')
        row(712, `Business ID 0000000-0   VAT no FI00000000   Interest on arrears 8 %   ${MILL}`)
      },
    },
    specification: {
      type: 'packing_list',
      draw: (f, s, t) => {
        s.face('Courier')
        s.text(40, 28, t.text('shipper', MILL), { size: 10, bold: true })
        s.text(300, 28, 'PACKING SPECIFICATION', { size: 10, bold: true })
        const head: [string, string][] = [
          ['INVOICE NO', t.text('invoice_number', f.digits(8))],
          ['DATE', t.date('document_date', f.departure, iso)],
          ['CUSTOMER ORDER', t.text('purchase_order_number', f.order)],
          ['RECEIVER', t.text('consignee', upper(f.consignee.name))],
          ['VESSEL', t.text('vessel', f.vessel)],
          ['LOADING PORT', t.text('port_of_loading', 'KOTKA')],
          ['DESTINATION PORT', t.text('port_of_discharge', upper(f.discharge.name))],
        ]
        s.lines(
          40,
          48,
          head.map(([label, value]) => `${label.padEnd(18, '.')} ${value}`),
          { size: 9, leading: 12 },
        )
        s.text(40, 142, 'CONTAINER    REEL NO     GRADE                         WIDTH   DIAM    NET KG   GROSS KG', {
          size: 9,
        })
        s.text(40, 152, '='.repeat(88), { size: 9 })
        const box = f.containers[0]!
        t.container({ number: box.number })
        const kilos = Array.from({ length: 18 }, (_, i) => 980 + ((box.packages * (i + 3) * 37) % 640))
        const first = 400_000 + box.packages * 17
        for (const [i, net] of kilos.entries())
          s.text(
            40,
            164 + i * 12,
            `${(i === 0 ? box.number : '').padEnd(13)}${String(first + i).padEnd(12)}${'SAARI KRAFTLINER 125 G/M2'.padEnd(29)}${'1250'.padStart(6)}${'1270'.padStart(7)}${String(net).padStart(10)}${String(net + 13).padStart(11)}`,
            { size: 9 },
          )
        const net = total(kilos)
        const gross = net + 13 * 18
        s.text(40, 164 + 18 * 12, '='.repeat(88), { size: 9 })
        s.text(
          40,
          176 + 18 * 12,
          `TOTAL ${t.measure('packages', 18, 'REELS', '18')} REELS${' '.repeat(50)}${t.measure('net_weight', net, 'kg', String(net)).padStart(13)}${t.measure('gross_weight', gross, 'kg', String(gross)).padStart(11)}`,
          { size: 9 },
        )
        s.text(
          40,
          430,
          `Total volume ${t.measure('volume', 38.4, 'cbm', plain(38.4, 1))} m3.  Wrapped in moisture-proof paper, reels stowed on end.`,
          { size: 9 },
        )
        s.text(40, 780, 'Printed by SAP   user LOGI04', { size: 7 })
      },
    },
  },
}
