import { british, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const ukCustoms: Issuer = {
  name: 'UK customs broker',
  forms: {
    sad_c88: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(30, 14, 'SINGLE ADMINISTRATIVE DOCUMENT', { size: 9, bold: true })
        s.text(400, 14, 'C88A IMPORT ENTRY', { size: 9, bold: true })
        const cell = (x: number, y: number, w: number, h: number, label: string, value: string | string[]) =>
          s.field(x, y, w, h, label, value, { labelSize: 5.5, font: 'Courier' })
        cell(30, 28, 270, 58, '2 Consignor/Exporter', [
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
        ])
        cell(300, 28, 90, 24, '1 DECLARATION', 'IM A')
        cell(390, 28, 90, 24, '3 Forms', '1 1')
        cell(480, 28, 90, 24, 'A OFFICE OF DESTINATION', 'FXT')
        cell(300, 52, 90, 34, '5 Items', '1')
        cell(390, 52, 90, 34, '6 Total packages', String(f.packages))
        cell(480, 52, 90, 34, '7 Reference number', t.text('reference_number', `6GB${f.digits(9)}`))
        cell(30, 86, 270, 58, '8 Consignee', [
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        cell(
          300,
          86,
          270,
          29,
          'Entry No.  /  Date of entry',
          `${t.text('entry_number', `071-${f.digits(6)}${f.letters(1)}`)}  ${t.date('entry_date', f.arrival, british)}`,
        )
        cell(300, 115, 270, 29, 'MRN', `26GB${f.digits(8)}${f.letters(4)}${f.digits(2)}`)
        cell(30, 144, 270, 44, '14 Declarant/Representative', [upper(f.forwarder.name)])
        cell(300, 144, 135, 22, '15 Country of dispatch/export', f.loading.country)
        cell(435, 144, 135, 22, '16 Country of origin', t.text('country_of_origin', f.loading.country))
        cell(300, 166, 135, 22, '17 Country of destination', 'United Kingdom')
        cell(435, 166, 135, 22, '20 Delivery terms', `FOB ${upper(f.loading.name)}`)
        cell(
          30,
          188,
          270,
          24,
          '21 Identity and nationality of active means of transport crossing the border',
          t.text('vessel', f.vessel),
        )
        cell(300, 188, 135, 24, '22 Currency and total amount invoiced', `${f.currency} ${english(f.total, 2)}`)
        cell(435, 188, 135, 24, '23 Exchange rate', '1.2700')
        cell(30, 212, 270, 24, '30 Location of goods', 'GBAUFXTFXTFXT')
        cell(300, 212, 270, 24, '28 Financial and banking data', '')
        s.field(
          30,
          236,
          330,
          80,
          '31 Packages and description of goods   Marks and numbers - Container No(s) - Number and kind',
          [`${f.packages} ${f.unit} ${f.goods}`, ...f.containers.map((c) => c.number)],
          { labelSize: 5.5, font: 'Courier' },
        )
        for (const c of f.containers) t.container({ number: c.number })
        cell(360, 236, 105, 26, '33 Commodity Code', f.hs.replace('.', ''))
        cell(465, 236, 105, 26, '34 Country origin Code', f.loading.code.slice(0, 2))
        cell(360, 262, 105, 26, '35 Gross mass (kg)', t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)))
        cell(465, 262, 105, 26, '38 Net mass (kg)', plain(f.net, 3))
        cell(360, 288, 210, 28, '40 Summary declaration/Previous document', `Z-705-${f.house}`)
        const value = Math.round(f.total * 100) / 100
        cell(360, 316, 105, 26, '42 Item price', english(value, 2))
        cell(465, 316, 105, 26, '46 Statistical value', String(Math.round(value)))
        s.table(
          30,
          346,
          [
            { title: 'Type', width: 50 },
            { title: 'Tax base', width: 90, align: 'right' },
            { title: 'Rate', width: 60, align: 'right' },
            { title: 'Amount', width: 90, align: 'right' },
            { title: 'MP', width: 40 },
          ],
          [
            ['A00', english(value, 2), '4.0', english(value * 0.04, 2), 'E'],
            ['B00', english(value * 1.04, 2), '20.0', english(value * 0.208, 2), 'G'],
          ],
          { rules: 'all' },
        )
      },
    },
  },
}
