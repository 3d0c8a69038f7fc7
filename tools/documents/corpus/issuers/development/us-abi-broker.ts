import { american, city, english, type Facts, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const short = (date: string) => `${american(date).slice(0, 6)}${date.slice(2, 4)}`
const PORTS: Record<string, string> = {
  USLAX: '2704',
  USLGB: '2709',
  USSAV: '1703',
  USNYC: '4601',
  USHOU: '5301',
  USORF: '1401',
}
const entry = (f: Facts) => `${f.letters(1)}${f.digits(2)}-${f.digits(7)}-${f.digits(1)}`

/** A broker of the border, whose software draws the forms of the authority in its own way. */
export const usAbiBroker: Issuer = {
  name: 'US broker of the border',
  forms: {
    entry_summary: {
      type: 'customs_entry',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const code = PORTS[f.discharge.code]!
        s.text(26, 12, 'DEPARTMENT OF HOMELAND SECURITY', { size: 6, bold: true })
        s.text(26, 20, 'U.S. Customs and Border Protection', { size: 6 })
        s.text(230, 13, 'ENTRY SUMMARY', { size: 13, bold: true })
        s.text(440, 12, 'Form Approved OMB No. 1651-0022  EXP. 01-31-2027', { size: 5 })
        s.text(440, 20, 'PALO VERDE CUSTOMS BROKERS   PAGE 1 OF 1', { size: 5 })
        const style = { labelSize: 5, size: 8.5, font: 'Courier' as const }
        const ein = `${f.digits(2)}-${f.digits(7)}00`
        s.fields(
          [
            [26, 30, 140, 24, '1. Filer Code/Entry No.', t.text('entry_number', entry(f))],
            [166, 30, 70, 24, '2. Entry Type', '01 ABI/S'],
            [236, 30, 90, 24, '3. Summary Date', short(f.gateOut)],
            [326, 30, 60, 24, '4. Surety No.', f.digits(3)],
            [386, 30, 50, 24, '5. Bond Type', '8'],
            [436, 30, 60, 24, '6. Port Code', code],
            [496, 30, 90, 24, '7. Entry Date', t.date('entry_date', f.arrival, short)],
            [26, 54, 210, 24, '8. Importing Carrier', t.text('vessel', f.vessel)],
            [236, 54, 90, 24, '9. Mode of Transport', '11'],
            [326, 54, 130, 24, '10. Country of Origin', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [456, 54, 130, 24, '11. Import Date', t.date('eta', f.arrival, short)],
            [26, 78, 210, 24, '12. B/L or AWB No.', t.text('bill_of_lading_number', `COSU${f.digits(10)}`)],
            [
              236,
              78,
              150,
              24,
              '13. Manufacturer ID',
              `${f.loading.code.slice(0, 2)}${f.letters(6)}${f.digits(3)}${f.letters(3)}`,
            ],
            [386, 78, 100, 24, '14. Exporting Country', f.loading.code.slice(0, 2)],
            [486, 78, 100, 24, '15. Export Date', short(f.departure)],
            [26, 102, 140, 24, '16. I.T. No.', ''],
            [166, 102, 70, 24, '17. I.T. Date', ''],
            [236, 102, 90, 24, '18. Missing Docs', ''],
            [326, 102, 130, 24, '19. Foreign Port of Lading', f.digits(5)],
            [456, 102, 130, 24, '20. U.S. Port of Unlading', code],
            [26, 126, 210, 24, '21. Location of Goods/G.O. No.', `${f.firms} ${f.terminal}`],
            [236, 126, 110, 24, '22. Consignee No.', ein],
            [346, 126, 110, 24, '23. Importer No.', ein],
            [456, 126, 130, 24, '24. Reference No.', t.text('reference_number', `PV${f.digits(6)}`)],
            [
              26,
              150,
              280,
              54,
              '25. Ultimate Consignee Name (Last, First, M.I.) and Address',
              t.party('consignee', f.consignee),
            ],
            [
              306,
              150,
              280,
              54,
              '26. Importer of Record Name (Last, First, M.I.) and Address',
              t.party('importer', f.consignee),
            ],
          ],
          style,
        )
        s.table(
          26,
          204,
          [
            { title: ['27.', 'Line', 'No.'], width: 28 },
            { title: ['28. Description of Merchandise', '29. A. HTSUS No.   B. AD/CVD No.', ''], width: 170 },
            { title: ['30. A. Gross Weight', 'B. Manifest Qty.', ''], width: 84 },
            { title: ['31. Net Quantity', 'in HTSUS Units', ''], width: 72 },
            { title: ['32. A. Entered Value', 'B. CHGS', 'C. Relationship'], width: 80 },
            { title: ['33. A. HTSUS Rate', 'B. AD/CVD Rate', 'C. IRC Rate'], width: 64 },
            { title: ['34. Duty and', 'IR Tax', ''], width: 62 },
          ],
          [],
          { rules: 'all', headSize: 5 },
        )
        s.box(26, 204, 560, 306)
        const rows = f.items.map((item) => ({ ...item, value: Math.round(item.amount) }))
        const value = rows.reduce((all, one) => all + one.value, 0)
        const duty = round(rows.reduce((all, one) => all + round(one.value * 0.032), 0))
        const mpf = round(Math.min(Math.max(value * 0.003464, 32.71), 634.62))
        const hmf = round(value * 0.00125)
        const c = { font: 'Courier' as const, size: 7.5 }
        s.text(56, 236, `M ${t.truth.fields.bill_of_lading_number as string}   ${f.packages} ${f.unit}`, c)
        s.text(
          56,
          245,
          `GROSS WEIGHT ${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0))} KG   INV ${f.letters(2)}-${f.digits(5)}`,
          c,
        )
        for (const [i, one] of rows.entries()) {
          const y = 260 + i * 36
          s.text(29, y, String(i + 1).padStart(3, '0'), c)
          s.lines(56, y, [one.description, `${f.hs}.${f.digits(4)}`, 'N'], { ...c, width: 166 })
          s.text(226, y + 9, `${plain(one.gross, 0)} KG`, { ...c, align: 'right', width: 78 })
          s.text(310, y + 9, `${one.quantity} NO`, { ...c, align: 'right', width: 66 })
          s.text(382, y + 9, english(one.value, 0), { ...c, align: 'right', width: 74 })
          s.text(462, y + 9, '3.2%', { ...c, align: 'right', width: 58 })
          s.text(524, y + 9, english(round(one.value * 0.032), 2), { ...c, align: 'right', width: 60 })
        }
        s.lines(56, 446, [`499 MERCHANDISE PROCESSING FEE   .3464%`, '501 HARBOR MAINTENANCE FEE       .125%'], c)
        s.lines(524, 446, [english(mpf, 2), english(hmf, 2)], { ...c, align: 'right', width: 60 })
        s.text(56, 470, `CONTAINERS: ${f.containers.map((one) => one.number).join(' ')}`, { ...c, width: 520 })
        t.containers(f.containers, [])
        s.fields(
          [
            [
              26,
              510,
              190,
              60,
              'Other Fee Summary (for Block 39)',
              [`499 MPF    $${english(mpf, 2)}`, `501 HMF    $${english(hmf, 2)}`],
            ],
            [
              216,
              510,
              190,
              24,
              '35. Total Entered Value',
              t.money('entered_value', value, 'USD', `$${english(value, 0)}`),
            ],
            [216, 534, 190, 36, 'Total Other Fees', `$${english(round(mpf + hmf), 2)}`],
            [406, 510, 90, 30, 'CBP USE ONLY   A. LIQ CODE', ''],
            [496, 510, 90, 24, '37. Duty', t.money('duty_amount', duty, 'USD', english(duty, 2))],
            [406, 540, 90, 30, 'REASON CODE', ''],
            [496, 534, 90, 18, '38. Tax', ''],
            [496, 552, 90, 18, '39. Other', ''],
            [406, 570, 90, 24, '', ''],
            [496, 570, 90, 24, '40. Total', english(round(duty + mpf + hmf), 2)],
          ],
          style,
        )
        s.text(530, 557, english(round(mpf + hmf), 2), { size: 8, font: 'Courier' })
        s.prose(
          26,
          600,
          560,
          '36. DECLARATION OF IMPORTER OF RECORD (OWNER OR PURCHASER) OR AUTHORIZED AGENT. I declare that I am the importer of record and that the actual owner, purchaser, or consignee for CBP purposes is as shown above, OR owner or purchaser or agent thereof. I further declare that the merchandise was obtained pursuant to a purchase or agreement to purchase and that the prices set forth in the invoices are true, OR was not obtained pursuant to a purchase.',
          5,
        )
        s.fields(
          [
            [26, 632, 200, 26, '41. Declarant Name (Last, First, M.I.)', 'PALO VERDE CUSTOMS BROKERS'],
            [226, 632, 100, 26, 'Title', 'ATTY-IN-FACT'],
            [326, 632, 160, 26, 'Signature', ''],
            [486, 632, 100, 26, 'Date', american(f.gateOut)],
            [
              26,
              658,
              300,
              30,
              '42. Broker/Filer Information Name (Last, First, M.I.) and Phone Number',
              'PALO VERDE  956-555-0100',
            ],
            [326, 658, 260, 30, '43. Broker/Importer File Number', t.truth.fields.reference_number as string],
          ],
          style,
        )
        s.text(26, 694, 'CBP Form 7501 (5/22)', { size: 5.5 })
      },
    },
    entry_release: {
      type: 'customs_entry',
      paper: 'LETTER',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        s.text(36, 22, 'Palo Verde Customs Brokers, Inc.', { size: 13, bold: true })
        s.text(36, 38, 'Licensed customhouse brokers - Laredo, Long Beach, Houston', { size: 7.5 })
        s.text(370, 22, 'ACE CARGO RELEASE', { size: 14, bold: true })
        s.text(370, 40, 'Entry / immediate delivery (3461)', { size: 8 })
        s.line(36, 54, 576, 54)
        s.pairs(
          36,
          62,
          [
            ['Entry number', t.text('entry_number', entry(f))],
            ['Entry type', '01 Consumption'],
            ['Entry date', t.date('entry_date', f.arrival, american)],
            ['Port of entry', `${PORTS[f.discharge.code]} ${city(f.discharge)}`],
            ['File number', t.text('reference_number', `PV${f.digits(6)}`)],
            ['Importer of record', t.text('importer', upper(f.consignee.name))],
            ['IOR number', `${f.digits(2)}-${f.digits(7)}00`],
            ['Ultimate consignee', t.text('consignee', upper(f.consignee.name))],
          ],
          { gap: 100, size: 9, labelBold: true },
        )
        s.pairs(
          320,
          62,
          [
            ['Vessel', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Carrier SCAC', 'COSU'],
            ['Est. arrival date', t.date('eta', f.arrival, american)],
            ['Port of unlading', t.text('port_of_discharge', city(f.discharge), [city(f.discharge), f.discharge.name])],
            ['Location of goods', `${f.firms} ${f.terminal}`],
            ['Country of origin', t.text('country_of_origin', f.loading.country)],
            [
              'Total value',
              t.money('entered_value', Math.round(f.total), 'USD', `$${english(Math.round(f.total), 0)}`),
            ],
          ],
          { gap: 95, size: 9, labelBold: true },
        )
        s.fill(36, 176, 540, 12, '#ddd')
        s.text(40, 179, 'BILLS', { size: 7, bold: true })
        s.table(
          36,
          190,
          [
            { title: 'Type', width: 50 },
            { title: 'Master bill', width: 120 },
            { title: 'House bill', width: 120 },
            { title: 'Quantity', width: 80, align: 'right' },
            { title: '  UOM', width: 80 },
          ],
          [
            [
              'M / H',
              t.text('bill_of_lading_number', t.text('master_bill_number', `COSU${f.digits(10)}`)),
              t.text('house_bill_number', f.house),
              String(f.packages),
              `  ${f.unit}`,
            ],
          ],
          { rules: 'head', size: 9, headBold: true },
        )
        s.fill(36, 226, 540, 12, '#ddd')
        s.text(40, 229, 'LINES', { size: 7, bold: true })
        const end = s.table(
          36,
          240,
          [
            { title: 'Line', width: 35 },
            { title: 'HTS', width: 90 },
            { title: 'Description', width: 205 },
            { title: 'C/O', width: 40 },
            { title: 'Manufacturer ID', width: 110 },
            { title: 'Value', width: 60, align: 'right' },
          ],
          f.items.map((item, i) => [
            String(i + 1),
            `${f.hs}.${f.digits(4)}`,
            item.description,
            f.loading.code.slice(0, 2),
            `${f.loading.code.slice(0, 2)}${f.letters(6)}${f.digits(3)}`,
            english(Math.round(item.amount), 0),
          ]),
          { rules: 'head', size: 8.5, headBold: true },
        )
        s.text(36, end + 10, `Containers: ${f.containers.map((c) => c.number).join(', ')}`, { size: 9 })
        t.containers(f.containers, [])
        s.fill(36, end + 30, 540, 12, '#ddd')
        s.text(40, end + 33, 'DISPOSITION', { size: 7, bold: true })
        s.pairs(
          36,
          end + 48,
          [
            ['1C ENTRY ACCEPTED', `${american(f.noticed)} 13:04`],
            ['FDA MAY PROCEED', `${american(f.arrival)} 02:15`],
            ['98 RELEASED', `${american(f.arrival)} 05:47`],
          ],
          { gap: 150, size: 9 },
        )
        s.text(36, 740, 'Not a delivery order. Duties are due ten working days after release; see entry summary.', {
          size: 7.5,
        })
      },
    },
  },
}
