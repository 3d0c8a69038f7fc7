import { american, english, iso, long, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const bare = (date: string) => date.replaceAll('-', '')

export const canadianBroker: Issuer = {
  name: 'Canadian customs broker',
  forms: {
    coding_form: {
      type: 'customs_entry',
      paper: 'LETTER',
      landscape: true,
      draw: (f, s, t) => {
        s.text(24, 14, 'Canada Border Services Agency / Agence des services frontaliers du Canada', { size: 7 })
        s.text(270, 26, 'CANADA CUSTOMS CODING FORM - B3', { size: 12, bold: true })
        const box = { labelSize: 5, font: 'Courier' as const, size: 8 }
        const value = round(f.total * 1.37)
        const duty = round(value * 0.065)
        const tax = round((value + duty) * 0.05)
        s.fields(
          [
            [
              24,
              44,
              260,
              44,
              'IMPORTER NAME AND ADDRESS - NOM ET ADRESSE DE L’IMPORTATEUR',
              t.party('importer', f.consignee),
            ],
            [284, 44, 110, 22, 'IMPORTER NO.', `${f.digits(9)}RM0001`],
            [284, 66, 110, 22, 'TYPE', 'AB'],
            [394, 44, 190, 22, 'TRANSACTION NO. - N° DE TRANSACTION', t.text('entry_number', f.digits(14))],
            [394, 66, 95, 22, 'OFFICE NO.', '0495'],
            [489, 66, 95, 22, 'GST REGISTRATION NO.', f.digits(9)],
            [584, 44, 184, 22, 'CARGO CONTROL NO.', `9${f.digits(3)}${f.letters(4)}${f.digits(8)}`],
            [584, 66, 184, 22, 'CARRIER CODE AT IMPORTATION', f.digits(4)],
            [24, 88, 40, 22, 'SUBHDR NO.', '1'],
            [64, 88, 330, 22, 'VENDOR NAME - NOM DU VENDEUR', upper(f.shipper.name)],
            [394, 88, 95, 22, 'COUNTRY OF ORIGIN', t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [489, 88, 95, 22, 'PLACE OF EXPORT', f.loading.code.slice(0, 2)],
            [584, 88, 92, 22, 'TARIFF TREATMENT', '2'],
            [676, 88, 92, 22, 'U.S. PORT OF EXIT', ''],
            [24, 110, 130, 22, 'DIRECT SHIPMENT DATE', bare(f.departure)],
            [154, 110, 130, 22, 'CURRENCY CODE', f.currency],
            [284, 110, 110, 22, 'TIME LIMIT', ''],
            [394, 110, 190, 22, 'RELEASE DATE - DATE DE LA MAINLEVÉE', ''],
            [
              584,
              110,
              184,
              22,
              'WEIGHT IN KGS',
              t.measure('gross_weight', Math.round(f.weight), 'kg', plain(f.weight, 0)),
            ],
          ],
          box,
        )
        s.table(
          24,
          140,
          [
            { title: 'LINE', width: 30 },
            { title: 'DESCRIPTION', width: 204 },
            { title: 'CLASSIFICATION NO.', width: 90 },
            { title: 'VALUE FOR CURRENCY CONVERSION', width: 120, align: 'right' },
            { title: 'VALUE FOR DUTY', width: 100, align: 'right' },
            { title: 'RATE OF DUTY', width: 60, align: 'right' },
            { title: 'CUSTOMS DUTIES', width: 70, align: 'right' },
            { title: 'GST', width: 70, align: 'right' },
          ],
          [
            [
              '1',
              f.goods,
              `${f.hs}.00.00`,
              english(f.total, 2),
              english(value, 2),
              '6.50',
              english(duty, 2),
              english(tax, 2),
            ],
          ],
          { rules: 'all', headSize: 5.5, size: 8 },
        )
        s.text(24, 190, `CONTAINERS: ${f.containers.map((c) => c.number).join(', ')}`, { font: 'Courier' })
        t.containers(f.containers, [])
        s.fields(
          [
            [
              500,
              300,
              134,
              24,
              'TOTAL VALUE FOR DUTY (CAD)',
              t.money('entered_value', value, 'CAD', english(value, 2)),
            ],
            [634, 300, 134, 24, 'CUSTOMS DUTIES (CAD)', t.money('duty_amount', duty, 'CAD', english(duty, 2))],
            [500, 324, 134, 24, 'GST (CAD)', english(tax, 2)],
            [634, 324, 134, 24, 'TOTAL (CAD)', english(round(duty + tax), 2)],
            [24, 300, 300, 24, 'DECLARATION - PLEASE PRINT NAME', 'LAKESHORE CUSTOMS BROKERS LTD.'],
            [24, 324, 300, 24, 'DATE OF ENTRY (ACCOUNTING DATE)', t.date('entry_date', f.lastFreeDay, iso)],
          ],
          box,
        )
      },
    },
    pickup: {
      type: 'delivery_order',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 24, 'LAKESHORE CUSTOMS BROKERS LTD.', { size: 13, bold: true })
        s.text(36, 42, '2200 Dockside Boulevard, Unit 14, Mississauga ON', { size: 7 })
        s.text(390, 24, 'DELIVERY ORDER', { size: 16, bold: true })
        s.line(36, 56, 576, 56)
        s.pairs(
          36,
          66,
          [
            ['Date', t.date('document_date', f.available, long)],
            ['Our file number', t.text('reference_number', `T-${f.digits(6)}`)],
            ['Trucker', t.text('release_to', f.trucker.name)],
            ['Pick up at', t.text('terminal', f.terminal)],
            ['Last free day', t.date('last_free_day', f.lastFreeDay, long)],
          ],
          { gap: 90, step: 15, size: 9, labelBold: true },
        )
        s.text(330, 66, 'Consignee / deliver to', { size: 9, bold: true })
        s.lines(
          330,
          80,
          t.party('consignee', f.consignee, (text) => text),
          { size: 9 },
        )
        s.table(
          36,
          150,
          [
            { title: 'VESSEL', width: 150 },
            { title: 'VOYAGE', width: 100 },
            { title: 'OCEAN B/L', width: 150 },
            { title: 'TRANSACTION NO.', width: 140 },
          ],
          [
            [
              t.text('vessel', f.vessel),
              t.text('voyage', f.voyage),
              t.text('bill_of_lading_number', t.text('master_bill_number', `COSU${f.digits(10)}`)),
              f.digits(14),
            ],
          ],
          { rules: 'all', size: 9 },
        )
        t.containers(f.containers, ['size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          196,
          [
            { title: 'CONTAINER NUMBER', width: 130 },
            { title: 'SIZE', width: 60 },
            { title: 'PIECES', width: 70, align: 'right' },
            { title: 'GOODS', width: 180 },
            { title: 'WEIGHT (KG)', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, String(c.packages), f.goods, english(c.weight, 3)]),
          { rules: 'all', size: 9 },
        )
        s.lines(
          36,
          end + 20,
          [
            'Cargo is released by customs. Call the consignee for a dock appointment 24 hours ahead.',
            `Return empty to ${f.depot}. Prepared ${american(f.available)}.`,
          ],
          { size: 9, leading: 14 },
        )
      },
    },
  },
}
