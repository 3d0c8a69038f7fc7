import { british, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100
const after = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const clients = [
  'IMPORTACIONES SAN ISIDORO S.A.C.',
  'COMERCIAL ANDES DEL SUR E.I.R.L.',
  'GRUPO FERRETERO RIMAC S.A.',
] as const
const CALLAO = 'CALLAO, PERU'

/** A shipping agent in Callao. */
export const peruvianAgent: Issuer = {
  name: 'Peruvian agent',
  forms: {
    aviso: {
      type: 'arrival_notice',
      draw: (f, s, t) => {
        const client = t.text('consignee', f.random.pick(clients))
        s.text(40, 26, 'NAVIERA BAHIA CHALACA S.A.C.', { size: 12, bold: true, color: '#006b6b' })
        s.text(40, 41, `Agencia marítima - RUC 20${f.digits(9)}`, { size: 7.5 })
        s.fill(40, 56, 515, 20, '#006b6b')
        s.text(40, 61, 'AVISO DE LLEGADA DE NAVE Y CARGA', {
          size: 11,
          bold: true,
          color: '#fff',
          align: 'center',
          width: 515,
        })
        s.lines(
          40,
          88,
          [`Callao, ${t.date('document_date', f.noticed, british)}`, '', 'Señores:', client, 'Presente.-'],
          {
            size: 9,
            leading: 12,
          },
        )
        s.prose(
          40,
          156,
          515,
          'Por medio de la presente les comunicamos el próximo arribo de su carga según el siguiente detalle:',
          9,
        )
        const rows: [string, string][] = [
          ['NAVE', t.text('vessel', f.vessel)],
          ['VIAJE', t.text('voyage', f.voyage)],
          ['MANIFIESTO ADUANERO', `118-2026-${f.digits(4)}`],
          ['CONOCIMIENTO DE EMBARQUE', t.text('bill_of_lading_number', `PABV${f.digits(8)}`)],
          ['EMBARCADOR', t.text('shipper', upper(f.shipper.name))],
          ['NOTIFICANTE', t.text('notify_party', client)],
          ['PUERTO DE EMBARQUE', t.text('port_of_loading', upper(`${f.loading.name}, ${f.loading.country}`))],
          ['PUERTO DE DESCARGA', t.text('port_of_discharge', CALLAO)],
          ['FECHA ESTIMADA DE ARRIBO', t.date('eta', f.arrival, british)],
          ['TERMINAL PORTUARIO', t.text('terminal', 'TERMINAL NORTE MULTIPROPOSITO')],
          ['FIN DE DIAS LIBRES', t.date('last_free_day', f.lastFreeDay, british)],
          ['MERCADERIA', f.goods],
        ]
        s.table(
          40,
          176,
          [
            { title: 'DATOS', width: 175 },
            { title: 'DETALLE', width: 340 },
          ],
          rows.map(([label, value]) => [label, value]),
          { rules: 'all', size: 8.5, headBold: true, lineHeight: 13 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        s.table(
          40,
          362,
          [
            { title: 'N° CONTENEDOR', width: 100 },
            { title: 'TIPO', width: 45 },
            { title: 'PRECINTO', width: 95 },
            { title: 'BULTOS', width: 75, align: 'right' },
            { title: 'PESO (KGS)', width: 105, align: 'right' },
            { title: 'VOL. (M3)', width: 95, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              english(c.weight, 3),
              english(c.volume, 3),
            ]),
            [
              'TOTALES',
              '',
              '',
              t.measure('packages', f.packages, 'bultos', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 8.5, headBold: true },
        )
        s.prose(
          40,
          520,
          515,
          'Agradeceremos tramitar la emisión del visto bueno y la entrega de la garantía de contenedor antes del arribo de la nave. La fecha de arribo es referencial y está sujeta a cambios sin previo aviso. Vencidos los días libres se facturará la sobrestadía según tarifa vigente.\n\nAtentamente,\n\nDpto. de Documentación',
          8.5,
        )
      },
    },
    sobrestadia: {
      type: 'demurrage_invoice',
      draw: (f, s, t) => {
        s.text(40, 30, 'NAVIERA BAHIA CHALACA S.A.C.', { size: 12, bold: true, color: '#006b6b' })
        s.text(40, 45, 'Av. Contralmirante Ficticio 123, Of. 501 - Callao', { size: 7.5 })
        s.box(370, 24, 185, 62)
        s.lines(
          370,
          32,
          [`R.U.C. 20${f.digits(9)}`, 'FACTURA ELECTRONICA', t.text('invoice_number', `F002-${f.digits(8)}`)],
          {
            size: 11,
            bold: true,
            align: 'center',
            width: 185,
            leading: 17,
          },
        )
        const days = f.random.between(2, 12)
        const free = after(f.arrival, 20)
        const out = after(free, days - 5)
        const returned = after(free, days)
        const emitted = after(returned, 3)
        s.pairs(
          40,
          96,
          [
            ['Fecha de emisión', `: ${t.date('invoice_date', emitted, british)}`],
            ['Fecha de vencimiento', `: ${t.date('due_date', after(emitted, 15), british)}`],
            ['Señor(es)', `: ${t.text('bill_to', f.random.pick(clients))}`],
            ['RUC', `: 20${f.digits(9)}`],
            ['Tipo de moneda', ': DOLARES AMERICANOS'],
            ['B/L', `: ${t.text('bill_of_lading_number', `PABV${f.digits(8)}`)}`],
            ['Nave / Viaje', `: ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          ],
          { gap: 95, step: 13, size: 8.5 },
        )
        const c = f.containers[0]!
        const rate = f.random.pick([60, 90, 120])
        const amount = days * rate
        t.container({ number: c.number, size_type: c.size })
        t.measure('chargeable_days', days, 'days', '')
        t.measure('free_days', 21, 'days', '')
        t.money('rate_per_day', rate, 'USD', '')
        t.item({ description: 'SOBRESTADIA DE CONTENEDOR', quantity: days, unit_price: rate, amount })
        t.date('last_free_day', free, british)
        t.date('gate_out_date', out, british)
        t.date('returned_date', returned, british)
        const end = s.table(
          40,
          200,
          [
            { title: 'Cant.', width: 40, align: 'right' },
            { title: 'U.M.', width: 40 },
            { title: 'Descripción', width: 255 },
            { title: 'V. Unitario', width: 80, align: 'right' },
            { title: 'V. Venta', width: 100, align: 'right' },
          ],
          [
            [
              String(days),
              'DIA',
              [
                'SOBRESTADIA DE CONTENEDOR',
                `CNTR ${c.number} / ${c.size}`,
                `DIAS LIBRES: 21 - VENCE ${british(free)}`,
                `RETIRO: ${british(out)}  DEVOLUCION: ${british(returned)}`,
              ],
              english(rate, 2),
              english(amount, 2),
            ],
          ],
          { rules: 'all', size: 8.5, lineHeight: 12 },
        )
        const tax = cents(amount * 0.18)
        const total = cents(amount + tax)
        const sums = [
          ['Op. Gravada', amount],
          ['Op. Inafecta', 0],
          ['I.G.V. 18%', tax],
        ] as const
        for (const [i, [label, value]] of sums.entries()) {
          s.text(370, end + 12 + i * 13, label, { size: 8.5 })
          s.text(440, end + 12 + i * 13, `US$ ${english(value, 2)}`, { size: 8.5, width: 113, align: 'right' })
        }
        s.text(370, end + 54, 'Importe Total', { size: 9.5, bold: true })
        s.text(440, end + 54, `US$ ${t.money('total_amount', total, 'USD', english(total, 2))}`, {
          size: 9.5,
          bold: true,
          width: 113,
          align: 'right',
        })
        s.prose(
          40,
          end + 100,
          515,
          'Operación sujeta al Sistema de Pago de Obligaciones Tributarias. Representación impresa de la factura electrónica; puede ser consultada en el portal del emisor.',
          7,
        )
      },
    },
    entrega: {
      type: 'delivery_order',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(60, 36, 'NAVIERA BAHIA CHALACA S.A.C.', { size: 13, bold: true })
        s.text(330, 70, `ORDEN DE ENTREGA N° ${t.text('release_number', `2026-${f.digits(6)}`)}`, {
          size: 11,
          bold: true,
        })
        s.text(330, 86, `Callao, ${t.date('document_date', f.available, british)}`, { size: 10 })
        s.lines(60, 104, ['Señores', t.text('terminal', 'DEPOSITO TEMPORAL GAMBETTA S.A.'), 'Ciudad.-'], {
          size: 10,
          leading: 13,
        })
        s.prose(
          60,
          154,
          475,
          `Sírvanse entregar a la agencia de aduanas ${t.text('release_to', 'ADUANERA COSTA VERDE S.A.')}, en representación de ${t.text('consignee', f.random.pick(clients))}, la carga amparada en el B/L ${t.text('bill_of_lading_number', `PABV${f.digits(8)}`)} llegada en la M/N ${t.text('vessel', f.vessel)} Viaje ${t.text('voyage', f.voyage)}, procedente de ${t.text('port_of_loading', upper(f.loading.name))}:`,
          10.5,
        )
        t.containers(f.containers, ['size_type', 'packages', 'gross_weight'])
        const end = s.table(
          60,
          220,
          [
            { title: 'Contenedor', width: 120 },
            { title: 'Tipo', width: 60 },
            { title: 'Bultos', width: 80, align: 'right' },
            { title: 'Peso bruto kg', width: 110, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, String(c.packages), english(c.weight, 3)]),
          { rules: 'all', size: 10 },
        )
        s.pairs(
          60,
          end + 16,
          [
            ['Válida hasta', t.date('valid_until', f.gateOut, british)],
            ['Devolución de vacíos en', t.text('empty_return_location', 'ALMACENES NEPTUNO - AV. ARGENTINA')],
            ['Fletes', 'CANCELADOS'],
          ],
          { gap: 120, size: 10, step: 15 },
        )
        s.line(330, end + 130, 500, end + 130)
        s.text(370, end + 134, 'Firma autorizada', { size: 9 })
        s.stamp(200, end + 130, 42, ['NAVIERA', 'BAHIA', 'CHALACA'], '#7a1f5c')
      },
    },
  },
}
