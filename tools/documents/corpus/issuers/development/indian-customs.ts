import { british, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const indianCustoms: Issuer = {
  name: 'Indian customs',
  forms: {
    bill_of_entry: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 14, 'INDIAN CUSTOMS EDI SYSTEM - IMPORTS', { size: 9, bold: true, align: 'center', width: 524 })
        s.text(36, 26, 'BILL OF ENTRY FOR HOME CONSUMPTION', { size: 11, bold: true, align: 'center', width: 524 })
        s.table(
          36,
          44,
          [
            { title: 'Port Code', width: 80 },
            { title: 'BE No', width: 100 },
            { title: 'BE Date', width: 90 },
            { title: 'BE Type', width: 60 },
            { title: 'CHA No', width: 104 },
            { title: 'OOC Date', width: 90 },
          ],
          [
            [
              'INNSA1',
              t.text('entry_number', f.digits(7)),
              t.date('entry_date', f.noticed, british),
              'H',
              `${f.letters(5)}${f.digits(4)}${f.letters(1)}CH001`,
              british(f.available),
            ],
          ],
          { rules: 'all' },
        )
        s.fields(
          [
            [36, 82, 262, 52, 'IMPORTER DETAILS', t.party('importer', f.consignee)],
            [298, 82, 262, 52, 'SUPPLIER DETAILS', t.party('shipper', f.shipper)],
            [36, 134, 131, 26, 'IEC', f.digits(10)],
            [167, 134, 131, 26, 'GSTIN', `27${f.letters(5)}${f.digits(4)}${f.letters(1)}1Z${f.digits(1)}`],
            [298, 134, 131, 26, 'COUNTRY OF ORIGIN', t.text('country_of_origin', upper(f.loading.country))],
            [429, 134, 131, 26, 'COUNTRY OF CONSIGNMENT', upper(f.loading.country)],
          ],
          { labelSize: 6 },
        )
        s.table(
          36,
          168,
          [
            { title: 'IGM No', width: 60 },
            { title: 'IGM Date', width: 60 },
            { title: 'INW Date', width: 60 },
            { title: 'MAWB/MBL No', width: 110 },
            { title: 'HAWB/HBL No', width: 100 },
            { title: 'PKG', width: 44, align: 'right' },
            { title: 'GW (KGS)', width: 90, align: 'right' },
          ],
          [
            [
              f.digits(7),
              british(f.noticed),
              british(f.arrival),
              t.text('bill_of_lading_number', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)),
              t.text('house_bill_number', f.house),
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
            ],
          ],
          { rules: 'all', size: 7 },
        )
        s.text(
          36,
          208,
          `VESSEL NAME: ${t.text('vessel', f.vessel)}     PORT OF LOADING: ${t.text('port_of_loading', upper(f.loading.name))}`,
        )
        s.text(36, 222, `Container Details: ${f.containers.map((c) => `${c.number} (FCL)`).join(', ')}`, { width: 524 })
        t.containers(f.containers, [])
        const value = Math.round(f.total * 8300) / 100
        const duty = Math.round(value * 11) / 100
        s.table(
          36,
          242,
          [
            { title: 'S.No', width: 30 },
            { title: 'CTH', width: 70 },
            { title: 'Item Description', width: 184 },
            { title: 'Assessable Value (INR)', width: 100, align: 'right' },
            { title: 'BCD Rate', width: 50, align: 'right' },
            { title: 'BCD Amount', width: 90, align: 'right' },
          ],
          [['1', `${f.hs.replace('.', '')}00`, f.goods, english(value, 2), '11.00', english(duty, 2)]],
          { rules: 'all' },
        )
        s.pairs(
          300,
          290,
          [
            ['Total Assessable Value', t.money('entered_value', value, 'INR', `INR ${english(value, 2)}`)],
            ['Total Duty', t.money('duty_amount', duty, 'INR', `INR ${english(duty, 2)}`)],
            ['Challan No', f.digits(10)],
          ],
          { gap: 120 },
        )
        s.text(36, 780, 'Printed through ICEGATE. Digitally signed.', { size: 6 })
      },
    },
    cha_invoice: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, 'GANGA INLAND CONTAINER DEPOT PVT. LTD.', { size: 12, bold: true })
        s.text(36, 34, 'TAX INVOICE - GROUND RENT / DEMURRAGE', { size: 10, bold: true })
        s.fields(
          [
            [36, 54, 262, 52, 'Bill To', t.party('bill_to', f.consignee)],
            [298, 54, 131, 26, 'Invoice No.', t.text('invoice_number', `ICD/26-27/${f.digits(5)}`)],
            [429, 54, 131, 26, 'Invoice Date', t.date('invoice_date', f.gateOut, british)],
            [298, 80, 131, 26, 'BE No.', f.digits(7)],
            [429, 80, 131, 26, 'BL No.', t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
            [36, 106, 262, 26, 'Vessel / Voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [298, 106, 262, 26, 'Due Date', t.date('due_date', f.returned, british)],
          ],
          { labelSize: 6.5 },
        )
        t.containers(f.containers, ['size_type'])
        let total = 0
        const end = s.table(
          36,
          142,
          [
            { title: 'Container No.', width: 90 },
            { title: 'Size', width: 45 },
            { title: 'In Date', width: 70 },
            { title: 'Out Date', width: 70 },
            { title: 'Free Days', width: 50, align: 'right' },
            { title: 'Chargeable Days', width: 65, align: 'right' },
            { title: 'Rate/Day', width: 60, align: 'right' },
            { title: 'Amount (INR)', width: 74, align: 'right' },
          ],
          f.containers.map((c) => {
            total += 5 * 1350
            t.item({ quantity: 5, unit_price: 1350, amount: 5 * 1350 })
            return [
              c.number,
              c.size,
              british(f.available),
              t.date('gate_out_date', f.gateOut, british),
              '3',
              '5',
              english(1350, 2),
              english(5 * 1350, 2),
            ]
          }),
          { rules: 'all', size: 7.5 },
        )
        t.measure('free_days', 3, 'days', '')
        t.measure('chargeable_days', 5, 'days', '')
        t.money('rate_per_day', 1350, 'INR', '')
        const tax = total * 0.09
        s.pairs(
          370,
          end + 10,
          [
            ['Taxable value', english(total, 2)],
            ['CGST 9%', english(tax, 2)],
            ['SGST 9%', english(tax, 2)],
            [
              'Grand Total INR',
              t.money('total_amount', Math.round((total + 2 * tax) * 100) / 100, 'INR', english(total + 2 * tax, 2)),
            ],
          ],
          { gap: 110 },
        )
      },
    },
  },
}
