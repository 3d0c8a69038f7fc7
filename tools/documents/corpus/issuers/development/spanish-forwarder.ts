import { british, continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const spanishForwarder: Issuer = {
  name: 'Spanish forwarder',
  forms: {
    aviso: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'TRANSITARIOS DEL LEVANTE, S.L.', { size: 12, bold: true })
        s.text(360, 24, 'AVISO DE LLEGADA', { size: 14, bold: true })
        s.text(360, 44, `Fecha: ${t.date('document_date', f.noticed, british)}`)
        s.text(360, 56, `N/Ref.: ${t.text('reference_number', `IM${f.digits(6)}/26`)}`)
        s.field(
          40,
          74,
          260,
          56,
          'DESTINATARIO',
          [t.text('consignee', upper(f.consignee.name)), ...f.consignee.address.map(upper)],
          { labelSize: 7 },
        )
        s.field(
          300,
          74,
          260,
          56,
          'EXPEDIDOR',
          [t.text('shipper', upper(f.shipper.name)), ...f.shipper.address.map(upper)],
          { labelSize: 7 },
        )
        s.field(40, 130, 130, 28, 'BUQUE', t.text('vessel', f.vessel), { labelSize: 7 })
        s.field(170, 130, 130, 28, 'VIAJE', t.text('voyage', f.voyage), { labelSize: 7 })
        s.field(300, 130, 130, 28, 'FECHA DE LLEGADA (ETA)', t.date('eta', f.arrival, british), { labelSize: 7 })
        s.field(430, 130, 130, 28, 'FECHA DE SALIDA', t.date('etd', f.departure, british), { labelSize: 7 })
        s.field(40, 158, 130, 28, 'PUERTO DE CARGA', t.text('port_of_loading', upper(f.loading.name)), { labelSize: 7 })
        s.field(170, 158, 130, 28, 'PUERTO DE DESCARGA', t.text('port_of_discharge', upper(f.discharge.name)), {
          labelSize: 7,
        })
        s.field(300, 158, 130, 28, 'B/L MASTER', t.text('master_bill_number', `MEDU${f.letters(2)}${f.digits(6)}`), {
          labelSize: 7,
        })
        s.field(430, 158, 130, 28, 'B/L HOUSE', t.text('house_bill_number', f.house), { labelSize: 7 })
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        s.field(40, 186, 260, 28, 'TERMINAL', t.text('terminal', f.terminal), { labelSize: 7 })
        s.field(300, 186, 260, 28, 'CONDICIONES', 'FLETE PAGADO EN ORIGEN', { labelSize: 7 })
        const end = s.table(
          40,
          226,
          [
            { title: 'CONTENEDOR', width: 90 },
            { title: 'PRECINTO', width: 90 },
            { title: 'TIPO', width: 50 },
            { title: 'BULTOS', width: 80, align: 'right' },
            { title: 'PESO BRUTO (KG)', width: 110, align: 'right' },
            { title: 'VOLUMEN (M3)', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => {
              t.container({
                number: c.number,
                seal_number: c.seal,
                size_type: c.size,
                packages: c.packages,
                gross_weight: c.weight,
                volume: c.volume,
              })
              return [c.number, c.seal, c.size, String(c.packages), continental(c.weight, 3), continental(c.volume, 3)]
            }),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(40, end + 16, `Mercancía: ${f.goods}`)
        s.text(40, end + 30, `Libre de demoras hasta: ${t.date('last_free_day', f.lastFreeDay, british)}`)
        s.prose(
          40,
          720,
          520,
          'La entrega de la mercancía se efectuará contra presentación del conocimiento de embarque original. Las demoras y ocupaciones son por cuenta de la mercancía. Rogamos nos remitan factura comercial y lista de empaque para el despacho.',
          6,
        )
      },
    },
    factura: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'TRANSITARIOS DEL LEVANTE, S.L.', { size: 12, bold: true })
        s.text(420, 24, 'FACTURA', { size: 16, bold: true })
        s.text(40, 50, 'CLIENTE', { size: 7 })
        s.lines(40, 60, [t.text('bill_to', upper(f.consignee.name)), ...f.consignee.address.map(upper)])
        s.table(
          300,
          50,
          [
            { title: 'Nº FACTURA', width: 90 },
            { title: 'FECHA FACTURA', width: 85 },
            { title: 'VENCIMIENTO', width: 85 },
          ],
          [
            [
              t.text('invoice_number', `F26/${f.digits(5)}`),
              t.date('invoice_date', f.arrival, british),
              t.date('due_date', f.due, british),
            ],
          ],
          { rules: 'all' },
        )
        s.text(
          40,
          106,
          `Expediente: ${t.text('reference_number', `IM${f.digits(6)}/26`)}      B/L: ${t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)}`,
        )
        s.text(40, 119, `Buque: ${t.text('vessel', f.vessel)}      Viaje: ${t.text('voyage', f.voyage)}`)
        s.text(
          40,
          132,
          `Puerto de carga: ${t.text('port_of_loading', upper(f.loading.name))}      Puerto de descarga: ${t.text('port_of_discharge', upper(f.discharge.name))}`,
        )
        s.text(40, 145, `Contenedores: ${f.containers.map((c) => c.number).join(' / ')}`)
        for (const c of f.containers) t.container({ number: c.number })
        const n = f.containers.length
        const charges: [string, number][] = [
          ['Flete marítimo', 1534.25 * n],
          ['THC destino', 212 * n],
          ['Despacho de importación', 90],
          ['Entrega documentación', 55],
        ]
        const end = s.table(
          40,
          170,
          [
            { title: 'CONCEPTO', width: 340 },
            { title: 'IMPORTE EUR', width: 120, align: 'right' },
          ],
          charges.map(([name, amount]) => {
            t.item({ description: name, amount })
            return [name, continental(amount, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', charges[0]![1], 'EUR', '')
        const base = charges.reduce((all, [, amount]) => all + amount, 0)
        const tax = Math.round(base * 21) / 100
        s.text(300, end + 10, 'Base imponible')
        s.text(380, end + 10, continental(base, 2), { width: 118, align: 'right' })
        s.text(300, end + 23, 'I.V.A. 21 %')
        s.text(380, end + 23, continental(tax, 2), { width: 118, align: 'right' })
        const total = Math.round((base + tax) * 100) / 100
        s.text(300, end + 38, 'TOTAL FACTURA', { bold: true })
        s.text(380, end + 38, t.money('total_amount', total, 'EUR', `${continental(total, 2)} €`), {
          bold: true,
          width: 118,
          align: 'right',
        })
        s.prose(
          40,
          720,
          520,
          'Forma de pago: transferencia bancaria. Rogamos indiquen el número de factura en su pago.',
          6,
        )
      },
    },
  },
}
