import { american, english, named, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

/** What is sent with the papers of a shipment and is of none of the types. */
export const otherPapers: Issuer = {
  name: 'Other papers',
  forms: {
    certificate_of_origin: {
      type: null,
      draw: (f, s) => {
        s.text(190, 24, 'CERTIFICATE OF ORIGIN', { size: 14, bold: true })
        s.field(40, 50, 260, 60, '1. Exporter', [upper(f.shipper.name), ...f.shipper.address.map(upper)])
        s.field(300, 50, 260, 60, '2. Certificate No.', f.digits(10))
        s.field(40, 110, 260, 60, '3. Consignee', [upper(f.consignee.name), ...f.consignee.address.map(upper)])
        s.field(
          300,
          110,
          260,
          60,
          '4. Means of transport and route',
          `FROM ${upper(f.loading.name)} TO ${upper(f.discharge.name)} BY SEA`,
        )
        s.table(
          40,
          190,
          [
            { title: 'Marks and numbers', width: 120 },
            { title: 'Number and kind of packages; description of goods', width: 220 },
            { title: 'H.S. Code', width: 80 },
            { title: 'Number and date of invoices', width: 100 },
          ],
          [['N/M', `${f.packages} ${f.unit} OF ${f.goods}`, f.hs, `LT26-${f.digits(4)} ${named(f.booked)}`]],
          { rules: 'all' },
        )
      },
    },
    vgm_certificate: {
      type: null,
      draw: (f, s) => {
        s.text(160, 24, 'VERIFIED GROSS MASS DECLARATION', { size: 13, bold: true })
        const c = f.containers[0]!
        for (const [i, [label, value]] of (
          [
            ['Booking No.', f.digits(9)],
            ['Container No.', c.number],
            ['Vessel', f.vessel],
            ['Shipper', f.shipper.name],
            ['Verified gross mass', `${english(c.weight + c.tare, 0)} KGS`],
            ['Method', 'SM2'],
            ['Date', named(f.vgmCutoff)],
          ] as const
        ).entries())
          s.pair(60, 60 + i * 16, label, value, { gap: 120 })
      },
    },
    quotation: {
      type: null,
      paper: 'LETTER',
      draw: (f, s) => {
        s.text(40, 24, f.forwarder.name, { size: 12, bold: true })
        s.text(380, 24, 'OCEAN FREIGHT QUOTATION', { size: 12, bold: true })
        s.text(
          40,
          60,
          `Port of Loading: ${f.loading.name}     Port of Discharge: ${f.discharge.name}     Valid until: ${american(f.due)}`,
        )
        s.table(
          40,
          90,
          [
            { title: 'Charge', width: 260 },
            { title: 'Basis', width: 100 },
            { title: 'Amount USD', width: 120, align: 'right' },
          ],
          [
            ['Ocean freight', '40HC', '2,150.00'],
            ['Bunker adjustment', '40HC', '320.00'],
            [['DELIVERY ORDER', 'FEE'], 'B/L', '45.00'],
            ['Terminal handling', '40HC', '410.00'],
          ],
          { rules: 'all' },
        )
      },
    },
    debit_advice: {
      type: null,
      draw: (f, s) => {
        s.text(40, 24, 'REMITTANCE ADVICE', { size: 14, bold: true })
        s.text(40, 50, `Payee: ${f.forwarder.name}`)
        s.table(
          40,
          80,
          [
            { title: 'Invoice No.', width: 120 },
            { title: 'Bill of Lading', width: 140 },
            { title: 'Amount', width: 100, align: 'right' },
          ],
          [[`S000${f.digits(5)}/A`, `HLCU${f.letters(3)}26${f.digits(7)}`, english(f.total / 20, 2)]],
          { rules: 'head' },
        )
      },
    },
  },
}
