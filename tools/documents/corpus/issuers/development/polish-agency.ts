import { continental, dotted, iso, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100

/** A Polish customs agency in Gdynia, which sends its clients a workbook of each entry. */
export const polishAgency: Issuer = {
  name: 'Polish customs agency',
  forms: {
    zgloszenie: {
      type: 'customs_entry',
      region: 'eu',
      cells: (f, t) => {
        const value = round(f.total * 4.02)
        const duty = round(value * 0.027)
        const tax = round((value + duty) * 0.23)
        t.containers(f.containers, [])
        const rows: Cell[][] = [
          ['AGENCJA CELNA BURSZTYN SP. Z O.O., GDYNIA'],
          ['ZGŁOSZENIE CELNE IMPORTOWE / IMPORT CUSTOMS ENTRY'],
          [],
          [
            'MRN / Entry number',
            t.text('entry_number', `26PL${f.digits(6)}${f.letters(1)}${f.digits(6)}R${f.digits(1)}`),
          ],
          ['Data przyjęcia / Entry date', t.date('entry_date', f.available, iso)],
          ['Nr akt / Our reference', t.text('reference_number', `GDY/${f.digits(5)}/26`)],
          ['Importer', t.text('importer', upper(f.consignee.name))],
          ['Nadawca / Exporter', upper(f.shipper.name)],
          ['Kraj pochodzenia / Country of origin', t.text('country_of_origin', f.loading.code.slice(0, 2))],
          ['Statek / Vessel', t.text('vessel', f.vessel)],
          ['Podróż / Voyage', t.text('voyage', f.voyage)],
          ['Konosament / Bill of lading', t.text('bill_of_lading_number', `COSU${f.digits(10)}`)],
          ['Kontenery / Containers', f.containers.map(({ number }) => number).join(', ')],
          ['Masa brutto / Gross weight (kg)', Number(t.measure('gross_weight', f.weight, 'kg', String(f.weight)))],
          ['Kod CN / HS code', `${f.hs.replace('.', '')}00`],
          [],
          ['Rodzaj opłaty / Tax type', 'Podstawa / Tax base PLN', 'Stawka / Rate', 'Kwota / Amount PLN'],
          ['A00 Cło / Customs duty', value, '2,7%', Number(t.money('duty_amount', duty, 'PLN', String(duty)))],
          ['B00 VAT', round(value + duty), '23%', tax],
          ['Wartość celna / Customs value PLN', Number(t.money('entered_value', value, 'PLN', String(value)))],
        ]
        return rows
      },
    },
    note: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 26, 'BURSZTYN SHIPPING & CUSTOMS', { size: 13, bold: true, color: '#8a4b08' })
        s.text(40, 42, `ul. Nabrzezna 17, Gdynia   NIP ${f.digits(10)}`, { size: 7 })
        s.text(330, 26, `FAKTURA VAT / INVOICE ${t.text('invoice_number', `FV/${f.digits(4)}/26`)}`, {
          size: 11,
          bold: true,
        })
        s.pairs(
          330,
          48,
          [
            ['Data wystawienia / Invoice date', t.date('invoice_date', f.invoiced, dotted)],
            ['Termin / Due date', t.date('due_date', f.due, dotted)],
          ],
          { gap: 150 },
        )
        s.text(40, 84, 'Nabywca / Bill to', { size: 7, bold: true })
        s.lines(40, 94, t.party('bill_to', f.consignee), { size: 9 })
        s.fields(
          [
            [40, 136, 130, 28, 'Statek / Vessel', t.text('vessel', f.vessel)],
            [170, 136, 130, 28, 'Konosament / B/L', t.text('bill_of_lading_number', `COSU${f.digits(10)}`)],
            [300, 136, 130, 28, 'Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [430, 136, 130, 28, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [40, 164, 260, 28, 'Nr akt / Our reference', t.text('reference_number', `GDY/${f.digits(5)}/26`)],
            [300, 164, 260, 28, 'Kontenery / Containers', f.containers.map((c) => c.number).join(' ')],
          ],
          { labelSize: 6.5 },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['Fracht morski / Ocean freight', n, 1810],
          ['THC', n, 205],
          ['Odprawa celna / Customs clearance', 1, 95],
        ]
        t.money('ocean_freight', n * 1810, 'EUR', '')
        const end = s.table(
          40,
          202,
          [
            { title: 'Lp.', width: 24 },
            { title: ['Nazwa', 'Description'], width: 226 },
            { title: ['Ilosc', 'Quantity'], width: 60, align: 'right' },
            { title: ['Cena netto', 'Unit price'], width: 90, align: 'right' },
            { title: ['Wartosc EUR', 'Amount EUR'], width: 120, align: 'right' },
          ],
          rows.map(([description, quantity, price], i) => {
            t.item({ description, quantity, unit_price: price, amount: quantity * price })
            return [
              String(i + 1),
              description,
              String(quantity),
              continental(price, 2),
              continental(quantity * price, 2),
            ]
          }),
          { rules: 'all' },
        )
        const total = rows.reduce((all, [, quantity, price]) => all + quantity * price, 0)
        s.text(330, end + 12, 'Do zaplaty / Total amount EUR', { bold: true, size: 9 })
        s.text(470, end + 12, t.money('total_amount', total, 'EUR', continental(total, 2)), {
          bold: true,
          size: 9,
          width: 88,
          align: 'right',
        })
        s.text(40, end + 12, 'VAT 0% - art. 83 ust. 1', { size: 7 })
        s.prose(40, 760, 520, TERMS[2], 6)
      },
    },
  },
}
