import { american, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const short = (date: string) => `${american(date).slice(0, 6)}${american(date).slice(8)}`

/** Forms of U.S. Customs and Border Protection, as filed by brokers. */
export const usCustoms: Issuer = {
  name: 'CBP forms',
  forms: {
    entry_summary_7501: {
      type: 'customs_entry',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 14, 'DEPARTMENT OF HOMELAND SECURITY', { size: 6.5 })
        s.text(30, 22, 'U.S. Customs and Border Protection', { size: 6.5 })
        s.text(240, 16, 'ENTRY SUMMARY', { size: 12, bold: true })
        s.text(460, 14, 'OMB No. 1651-0022', { size: 5 })
        const cell = (x: number, y: number, w: number, label: string, value: string, h = 24) =>
          s.field(x, y, w, h, label, value, { labelSize: 5.5, font: 'Courier' })
        cell(
          30,
          34,
          110,
          '1. Filer Code/Entry Number',
          t.text('entry_number', `${f.letters(3)}-${f.digits(7)}-${f.digits(1)}`),
        )
        cell(140, 34, 70, '2. Entry Type', '01 ABI/A')
        cell(210, 34, 80, '3. Summary Date', american(f.available))
        cell(290, 34, 80, '4. Surety Number', f.digits(3))
        cell(370, 34, 60, '5. Bond Type', '8')
        cell(430, 34, 60, '6. Port Code', '2704')
        cell(490, 34, 92, '7. Entry Date', t.date('entry_date', f.arrival, american))
        cell(30, 58, 180, '8. Importing Carrier', t.text('vessel', f.vessel))
        cell(210, 58, 100, '9. Mode of Transport', '11')
        cell(310, 58, 130, '10. Country of Origin', t.text('country_of_origin', f.loading.code.slice(0, 2)))
        cell(440, 58, 142, '11. Import Date', t.date('eta', f.arrival, american))
        cell(30, 82, 180, '12. B/L or AWB Number', t.text('bill_of_lading_number', `MAEU${f.digits(9)}`))
        cell(
          210,
          82,
          130,
          '13. Manufacturer ID',
          `${f.loading.code.slice(0, 2)}${f.letters(6)}${f.digits(3)}${f.letters(3)}`,
        )
        cell(340, 82, 100, '14. Exporting Country', f.loading.code.slice(0, 2))
        cell(440, 82, 142, '15. Export Date', american(f.departure))
        cell(30, 106, 130, '16. I.T. Number', '')
        cell(160, 106, 80, '17. I.T. Date', '')
        cell(240, 106, 90, '18. Missing Docs', '')
        cell(330, 106, 120, '19. Foreign Port of Lading', f.digits(5))
        cell(450, 106, 132, '20. U.S. Port of Unlading', '2704')
        cell(30, 130, 250, '21. Location of Goods/G.O. Number', `${f.firms} ${f.terminal}`)
        cell(280, 130, 90, '22. Consignee Number', `${f.digits(2)}-${f.digits(7)}00`)
        cell(370, 130, 100, '23. Importer Number', `${f.digits(2)}-${f.digits(7)}00`)
        cell(470, 130, 112, '24. Reference Number', t.text('reference_number', f.order.replaceAll('/', '')))
        s.field(
          30,
          154,
          276,
          52,
          '25. Ultimate Consignee Name (Last, First, M.I.) and Address',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 5.5, font: 'Courier' },
        )
        s.field(
          306,
          154,
          276,
          52,
          '26. Importer of Record Name (Last, First, M.I.) and Address',
          [t.text('importer', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 5.5, font: 'Courier' },
        )
        s.table(
          30,
          210,
          [
            { title: ['27.', 'Line', 'No.'], width: 28 },
            {
              title: [
                '28. Description of Merchandise',
                '29. A. HTSUS No.  B. AD/CVD No.',
                '30. A. Gross Weight  B. Manifest Qty.',
                '31. Net Quantity in HTSUS Units',
              ],
              width: 260,
            },
            { title: ['32. A. Entered Value', 'B. CHGS', 'C. Relationship'], width: 95 },
            { title: ['33. A. HTSUS Rate', 'B. AD/CVD Rate', 'C. IRC Rate'], width: 90 },
            { title: ['34. Duty and IR Tax', 'Dollars   Cents'], width: 79 },
          ],
          [],
          { rules: 'all', headSize: 5 },
        )
        const value = Math.round(f.total)
        const duty = Math.round(value * 2.5) / 100
        s.text(34, 250, '001', { font: 'Courier' })
        s.lines(
          60,
          250,
          [
            f.goods,
            `${f.hs}.${f.digits(4)}`,
            `${t.measure('gross_weight', Math.round(f.weight), 'kg', `${Math.round(f.weight)} KG`)}      ${f.packages} ${f.unit}`,
            `${f.packages} NO`,
          ],
          { font: 'Courier' },
        )
        s.text(322, 250, `${english(value, 0)}`, { font: 'Courier', width: 85, align: 'right' })
        s.text(418, 250, '2.5%', { font: 'Courier' })
        s.text(508, 250, english(duty, 2), { font: 'Courier', width: 70, align: 'right' })
        s.lines(60, 300, ['499 - Merchandise Processing Fee', '501 - Harbor Maintenance Fee'], {
          font: 'Courier',
          size: 7,
        })
        s.lines(508, 300, [english(31.67, 2), english(Math.round(value * 0.125) / 100, 2)], {
          font: 'Courier',
          size: 7,
          width: 70,
          align: 'right',
        })
        s.box(30, 210, 552, 260)
        s.field(30, 474, 190, 40, 'Other Fee Summary (for Block 39)', ['499   $31.67'], {
          labelSize: 5.5,
          font: 'Courier',
          size: 7,
        })
        s.field(
          220,
          474,
          190,
          40,
          '35. Total Entered Value',
          t.money('entered_value', value, 'USD', `$ ${english(value, 2)}`),
          { labelSize: 5.5, font: 'Courier' },
        )
        s.field(410, 474, 172, 24, '37. Duty', t.money('duty_amount', duty, 'USD', english(duty, 2)), {
          labelSize: 5.5,
          font: 'Courier',
        })
        s.field(410, 498, 172, 20, '38. Tax', '', { labelSize: 5.5 })
        s.field(410, 518, 172, 20, '39. Other', english(31.67, 2), { labelSize: 5.5, font: 'Courier' })
        s.field(410, 538, 172, 24, '40. Total', english(duty + 31.67, 2), { labelSize: 5.5, font: 'Courier' })
        s.prose(
          30,
          570,
          552,
          '36. DECLARATION OF IMPORTER OF RECORD (OWNER OR PURCHASER) OR AUTHORIZED AGENT. I declare that I am the importer of record and that the actual owner, purchaser, or consignee for CBP purposes is as shown above. I also declare that the merchandise was obtained pursuant to a purchase or agreement to purchase and that the prices set forth in the invoices are true.',
          5,
        )
        s.text(30, 760, 'CBP Form 7501 (5/22)', { size: 5.5 })
      },
    },
    release_3461: {
      type: 'customs_entry',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(170, 16, 'ENTRY/IMMEDIATE DELIVERY', { size: 12, bold: true })
        s.text(30, 16, 'U.S. CUSTOMS AND BORDER PROTECTION', { size: 6 })
        const cell = (x: number, y: number, w: number, label: string, value: string) =>
          s.field(x, y, w, 28, label, value, { labelSize: 5.5 })
        cell(30, 40, 110, '1. ARRIVAL DATE', t.date('eta', f.arrival, short))
        cell(140, 40, 110, '2. ELECTED ENTRY DATE', '')
        cell(250, 40, 150, '3. ENTRY TYPE CODE/NAME', '01 CONSUMPTION')
        cell(400, 40, 182, '4. ENTRY NUMBER', t.text('entry_number', `${f.letters(3)}-${f.digits(7)}-${f.digits(1)}`))
        cell(30, 68, 110, '5. PORT', '2704')
        cell(140, 68, 110, '6. SINGLE TRANS. BOND', '')
        cell(250, 68, 332, '7. BROKER/IMPORTER FILE NUMBER', t.text('reference_number', f.digits(8)))
        cell(30, 96, 180, '8. CONSIGNEE NUMBER', 'SAME')
        cell(210, 96, 372, '9. IMPORTER NUMBER', `${f.digits(2)}-${f.digits(7)}00`)
        s.field(30, 124, 276, 50, '10. ULTIMATE CONSIGNEE NAME', [t.text('consignee', upper(f.consignee.name))], {
          labelSize: 5.5,
        })
        s.field(306, 124, 276, 50, '11. IMPORTER OF RECORD NAME', [t.text('importer', upper(f.consignee.name))], {
          labelSize: 5.5,
        })
        cell(30, 174, 110, '12. CARRIER CODE', 'MAEU')
        cell(140, 174, 110, '13. VOYAGE/FLIGHT/TRIP', t.text('voyage', f.voyage))
        cell(250, 174, 332, '14. LOCATION OF GOODS-CODE(S)/NAME(S)', `${f.firms} ${f.terminal}`)
        cell(30, 202, 276, '15. VESSEL CODE/NAME', t.text('vessel', f.vessel))
        cell(306, 202, 138, '16. U.S. PORT OF UNLADING', '2704')
        cell(444, 202, 138, '17. MANIFEST NUMBER', '')
        cell(30, 230, 138, '18. G.O. NUMBER', '')
        cell(
          168,
          230,
          138,
          '19. TOTAL VALUE',
          t.money('entered_value', Math.round(f.total), 'USD', `$${english(Math.round(f.total), 0)}`),
        )
        s.field(30, 258, 552, 24, '20. DESCRIPTION OF MERCHANDISE', f.goods, { labelSize: 5.5 })
        s.table(
          30,
          284,
          [
            { title: ['21. IT/BL/', 'AWB CODE'], width: 70 },
            { title: '22. IT/BL/AWB NO.', width: 150 },
            { title: '23. MANIFEST QUANTITY', width: 110 },
            { title: '24. H.S. NUMBER', width: 90 },
            { title: ['25. COUNTRY', 'OF ORIGIN'], width: 62 },
            { title: '26. MANUFACTURER NO.', width: 70 },
          ],
          [
            [
              'M',
              t.text('bill_of_lading_number', `MAEU${f.digits(9)}`),
              `${f.packages} ${f.unit}`,
              f.hs,
              t.text('country_of_origin', f.loading.code.slice(0, 2)),
              f.letters(8),
            ],
          ],
          { rules: 'all', headSize: 5.5 },
        )
        s.text(30, 340, 'CONTAINER NUMBERS:', { size: 6 })
        for (const [i, c] of f.containers.entries()) {
          t.container({ number: c.number })
          s.text(120 + i * 80, 340, c.number)
        }
        s.prose(
          30,
          380,
          552,
          '27. CERTIFICATION: I hereby make application for entry/immediate delivery. I certify that the above information is accurate, the bond is sufficient, valid, and current, and that all requirements of 19 CFR Part 142 have been met.',
          5.5,
        )
        s.text(30, 760, 'CBP Form 3461', { size: 5.5 })
      },
    },
  },
}
