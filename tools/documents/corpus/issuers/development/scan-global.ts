import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
/** 31-12-2026 */
const danish = (date: string) => british(date).replaceAll('/', '-')
const blue = '#0a2a66'
const PORTS = ['Aarhus', 'Fredericia', 'København'] as const
const TERMINALS = {
  Aarhus: 'Østhavnen Terminal',
  Fredericia: 'Fredericia Containerterminal',
  København: 'Levantkaj Terminal',
}

/** A Danish forwarder: Danish to its clients at home, English on what travels. */
export const scanGlobal: Issuer = {
  name: 'Scan Global',
  forms: {
    ankomst: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const port = f.random.pick(PORTS)
        s.text(440, 26, 'SCAN GLOBAL', { size: 14, bold: true, color: blue })
        s.text(440, 42, 'LOGISTICS A/S', { size: 9, color: blue })
        s.lines(
          44,
          90,
          t.party('consignee', f.consignee, (x) => x),
          { size: 10, leading: 13 },
        )
        s.pairs(
          370,
          90,
          [
            ['Dato', t.date('document_date', f.noticed, danish)],
            ['Vor ref.', t.text('reference_number', `SIM${f.digits(7)}`)],
            ['Deres ref.', t.text('purchase_order_number', f.order)],
            ['Kontakt', 'M. Sørensen'],
          ],
          { gap: 70, size: 9 },
        )
        s.text(44, 162, 'Ankomstadvis', { size: 16, bold: true, color: blue })
        s.text(44, 184, 'Vi har fornøjelsen at avisere ankomsten af følgende sending:', { size: 9 })
        s.line(44, 200, 551, 200)
        t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)
        const bill = t.truth.fields.bill_of_lading_number as string
        s.pairs(
          44,
          208,
          [
            ['Afsender', t.text('shipper', f.shipper.name)],
            ['Skib', t.text('vessel', f.vessel)],
            ['Rejse', t.text('voyage', f.voyage)],
            ['Lastehavn', t.text('port_of_loading', f.loading.name)],
            ['Lossehavn', t.text('port_of_discharge', port)],
            ['Terminal', t.text('terminal', TERMINALS[port])],
          ],
          { gap: 70, size: 9, step: 14 },
        )
        s.pairs(
          310,
          208,
          [
            ['House B/L', t.text('house_bill_number', `SGL${f.letters(3)}${f.digits(6)}`)],
            ['Master B/L', t.text('master_bill_number', bill)],
            ['Afgang (ETD)', t.date('etd', f.departure, danish)],
            ['Forventet ankomst', t.date('eta', f.arrival, danish)],
            ['Fri kajleje til', t.date('last_free_day', f.lastFreeDay, danish)],
            ['Leveringssted', t.text('place_of_delivery', f.random.pick(['Vejle', 'Herning', 'Odense']))],
          ],
          { gap: 95, size: 9, step: 14 },
        )
        s.line(44, 296, 551, 296)
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          44,
          304,
          [
            { title: 'Container', width: 95 },
            { title: 'Type', width: 45 },
            { title: 'Plombe', width: 90 },
            { title: 'Antal kolli', width: 77, align: 'right' },
            { title: 'Bruttovægt kg', width: 110, align: 'right' },
            { title: 'Volumen m³', width: 90, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              continental(c.weight, 3),
              continental(c.volume, 3),
            ]),
            [
              'I alt',
              '',
              '',
              t.measure('packages', f.packages, 'kolli', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 9, headBold: true },
        )
        s.text(44, end + 14, `Varebeskrivelse: ${f.goods}`, { size: 9 })
        s.prose(
          44,
          end + 36,
          507,
          'Vi beder venligst om fortoldningsinstruktion, handelsfaktura og pakkeliste senest to arbejdsdage før ankomst. Eventuel kajleje og containerleje viderefaktureres. Alle ydelser udføres i henhold til NSAB 2015.',
          8,
        )
      },
    },
    faktura: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(44, 26, 'SCAN GLOBAL LOGISTICS A/S', { size: 11, bold: true, color: blue })
        s.text(44, 40, `CVR ${f.digits(8)}`, { size: 7 })
        s.lines(
          44,
          70,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 9.5 },
        )
        s.text(360, 26, 'Faktura', { size: 18, color: blue })
        s.pairs(
          360,
          54,
          [
            ['Fakturanr.', t.text('invoice_number', f.digits(9))],
            ['Fakturadato', t.date('invoice_date', f.arrival, danish)],
            ['Forfaldsdato', t.date('due_date', f.gateOut, danish)],
            ['Kundenr.', f.digits(6)],
            ['Sagsnr.', t.text('reference_number', `SIM${f.digits(7)}`)],
          ],
          { gap: 75, size: 9 },
        )
        s.fill(44, 132, 507, 58, '#eef1f7')
        t.containers(f.containers, [])
        s.lines(
          50,
          138,
          [
            `Skib: ${t.text('vessel', f.vessel)}   Rejse: ${t.text('voyage', f.voyage)}`,
            `Fra: ${t.text('port_of_loading', f.loading.name)}   Til: ${t.text('port_of_discharge', f.random.pick(PORTS))}   ETA: ${t.date('eta', f.arrival, danish)}`,
            `B/L: ${t.text('bill_of_lading_number', `SGL${f.letters(3)}${f.digits(6)}`)}   Afsender: ${t.text('shipper', f.shipper.name)}`,
            `Container: ${f.containers.map((c) => c.number).join(', ')}`,
          ],
          { size: 8.5, leading: 12.5 },
        )
        const n = f.containers.length
        const freight = round(n * 14_250 * 1.02)
        const rows: [string, number, boolean][] = [
          ['Søfragt', freight, false],
          ['THC Aarhus', n * 1_875, false],
          ['Toldbehandling', 725, true],
          ['Ekspeditionsgebyr', 495, true],
          ['Transport til dør', n * 3_650, true],
        ]
        t.money('ocean_freight', freight, 'DKK', '')
        const end = s.table(
          44,
          200,
          [
            { title: 'Tekst', width: 300 },
            { title: 'Moms', width: 60 },
            { title: 'Beløb DKK', width: 147, align: 'right' },
          ],
          rows.map(([description, amount, taxed]) => {
            t.item({ description, amount })
            return [description, taxed ? '25 %' : '0 %', continental(amount, 2)]
          }),
          { rules: 'head', size: 9, headBold: true },
        )
        const net = round(rows.reduce((all, [, amount]) => all + amount, 0))
        const tax = round(rows.reduce((all, [, amount, taxed]) => all + (taxed ? amount * 0.25 : 0), 0))
        const sums: [string, string][] = [
          ['Momspligtigt beløb', continental(tax * 4, 2)],
          ['Momsfrit beløb', continental(net - tax * 4, 2)],
          ['Moms 25 %', continental(tax, 2)],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.text(340, end + 14 + i * 13, label, { size: 9 })
          s.text(440, end + 14 + i * 13, value, { size: 9, width: 109, align: 'right' })
        }
        s.line(340, end + 54, 551, end + 54)
        s.text(340, end + 59, 'Total DKK', { size: 10, bold: true })
        const total = round(net + tax)
        s.text(440, end + 59, t.money('total_amount', total, 'DKK', continental(total, 2)), {
          size: 10,
          bold: true,
          width: 109,
          align: 'right',
        })
        s.lines(
          44,
          770,
          [`Betaling: reg.nr. ${f.digits(4)} konto ${f.digits(10)}. Ved for sen betaling beregnes rente.`],
          {
            size: 7.5,
          },
        )
      },
    },
    waybill: {
      type: 'sea_waybill',
      region: 'us',
      draw: (f, s, t) => {
        s.text(34, 24, 'SCAN GLOBAL LOGISTICS', { size: 13, bold: true })
        s.text(300, 20, 'SEAWAYBILL', { size: 11, bold: true })
        s.text(300, 33, 'Not negotiable. Only one original issued.', { size: 6.5 })
        const data = { font: 'Courier' as const, size: 8.5, labelSize: 6 }
        s.fields(
          [
            [34, 46, 262, 60, 'Consignor', t.party('shipper', f.shipper)],
            [296, 46, 140, 30, 'SWB number', t.text('bill_of_lading_number', `SGLSWB${f.digits(8)}`)],
            [436, 46, 124, 30, 'Booking ref.', t.text('booking_number', `S${f.digits(8)}`)],
            [296, 76, 264, 30, 'Reference no.', t.text('reference_number', f.order)],
            [34, 106, 262, 60, 'Consigned to', t.party('consignee', f.consignee)],
            [34, 166, 262, 60, 'Notify address', t.party('notify_party', f.notify)],
            [
              296,
              106,
              264,
              120,
              'For release of goods apply to',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), f.forwarder.phone],
            ],
            [34, 226, 131, 28, 'Place of receipt', t.text('place_of_receipt', upper(f.receipt.name))],
            [165, 226, 131, 28, 'Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            [34, 254, 131, 28, 'Ocean vessel', t.text('vessel', f.vessel)],
            [165, 254, 131, 28, 'Voyage', t.text('voyage', f.voyage)],
            [296, 226, 132, 28, 'Port of discharge', t.text('port_of_discharge', upper(f.discharge.name))],
            [428, 226, 132, 28, 'Place of delivery', t.text('place_of_delivery', upper(f.delivery.name))],
            [296, 254, 264, 28, 'Freight', 'COLLECT'],
          ],
          data,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.table(
          34,
          286,
          [
            { title: 'Marks, container and seal numbers', width: 150 },
            { title: 'Number and kind of packages; goods', width: 206 },
            { title: 'Gross weight, kg', width: 90, align: 'right' },
            { title: 'Measurement, cbm', width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, `SEAL ${c.seal}`],
              [`1X${c.size} ${c.packages} ${f.unit}`, f.goods],
              continental(c.weight, 3).replaceAll('.', ''),
              continental(c.volume, 3),
            ]),
            [
              'TOTAL:',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3).replaceAll('.', '')),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'head', lineHeight: 13, font: 'Courier', headSize: 6.5 },
        )
        s.box(34, 282, 526, 260)
        s.text(40, 524, 'ON BOARD', { size: 8, bold: true })
        s.text(100, 524, t.date('on_board_date', f.onBoard, danish), { font: 'Courier', size: 8.5 })
        s.field(
          34,
          542,
          262,
          34,
          'Place and date of issue',
          `KOBENHAVN, ${t.date('issue_date', f.issued, danish)}`,
          data,
        )
        s.field(296, 542, 264, 34, 'Signature; as carrier', 'SCAN GLOBAL LOGISTICS A/S', data)
        s.prose(34, 600, 526, TERMS[0], 6)
      },
    },
  },
}
