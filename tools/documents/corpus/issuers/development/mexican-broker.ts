import { british, english, plain, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

export const mexicanBroker: Issuer = {
  name: 'Mexican customs broker',
  forms: {
    pedimento: {
      type: 'customs_entry',
      region: 'us',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.face('Courier')
        const style = { labelSize: 5.5, size: 7.5 }
        s.fill(30, 16, 552, 14, '#ddd')
        s.text(260, 19, 'PEDIMENTO', { bold: true, size: 10 })
        s.text(500, 19, 'Página 1 de 1', { size: 6.5 })
        s.fields(
          [
            [30, 30, 180, 24, 'NUM. PEDIMENTO:', t.text('entry_number', `26 16 ${f.digits(4)} ${f.digits(7)}`)],
            [210, 30, 90, 24, 'T. OPER:', 'IMP'],
            [300, 30, 90, 24, 'CVE. PEDIMENTO:', 'A1'],
            [390, 30, 90, 24, 'REGIMEN:', 'IMD'],
            [480, 30, 102, 24, 'TIPO CAMBIO:', '18.45120'],
            [30, 54, 180, 24, 'PESO BRUTO:', t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))],
            [210, 54, 180, 24, 'ADUANA E/S:', '160 MANZANILLO'],
            [390, 54, 192, 24, 'MEDIOS DE TRANSPORTE ENTRADA/SALIDA:', '1 MARITIMO'],
            [30, 78, 276, 24, 'VALOR DOLARES:', english(f.total, 2)],
            [
              306,
              78,
              276,
              24,
              'VALOR ADUANA (MXN):',
              t.money('entered_value', Math.round(f.total * 18.4512), 'MXN', english(Math.round(f.total * 18.4512), 0)),
            ],
          ],
          style,
        )
        s.text(32, 106, 'DATOS DEL IMPORTADOR / EXPORTADOR', { bold: true, size: 7 })
        s.field(
          30,
          114,
          552,
          44,
          'NOMBRE, DENOMINACION O RAZON SOCIAL / RFC / DOMICILIO',
          [
            `${t.text('importer', upper(f.consignee.name))}`,
            `RFC: ${f.letters(3)}${f.digits(6)}${f.letters(2)}${f.digits(1)}`,
            upper(f.consignee.address[0]!),
          ],
          style,
        )
        s.table(
          30,
          164,
          [
            { title: 'FECHAS', width: 90 },
            { title: '', width: 90 },
            { title: 'TASAS A NIVEL PEDIMENTO', width: 120 },
            { title: 'CONCEPTO', width: 90 },
            { title: 'IMPORTE', width: 162, align: 'right' },
          ],
          [
            ['ENTRADA', t.date('eta', f.arrival, british), 'DTA 8.00 MILLAR', 'DTA', '1,204'],
            ['PAGO', t.date('entry_date', f.available, british), 'PRV 290', 'PRV', '290'],
            [
              '',
              '',
              '',
              'IGI',
              t.money(
                'duty_amount',
                Math.round(f.total * 18.4512 * 0.15),
                'MXN',
                english(Math.round(f.total * 18.4512 * 0.15), 0),
              ),
            ],
            ['', '', '', 'IVA', english(Math.round(f.total * 18.4512 * 0.16), 0)],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(32, 236, 'DATOS DEL PROVEEDOR O COMPRADOR', { bold: true, size: 7 })
        s.field(
          30,
          244,
          552,
          26,
          'NOMBRE, DENOMINACION O RAZON SOCIAL',
          t.text('shipper', upper(f.shipper.name)),
          style,
        )
        s.fields(
          [
            [30, 270, 184, 24, 'NUM. FACTURA / COVE', `COVE26${f.letters(4)}${f.digits(3)}`],
            [214, 270, 184, 24, 'INCOTERM', t.text('incoterm', 'FOB')],
            [398, 270, 184, 24, 'IDENTIFICACION TRANSPORTE', t.text('vessel', f.vessel)],
            [
              30,
              294,
              276,
              24,
              'NUMERO (GUIA/CONOCIMIENTO DE EMBARQUE) ID: M',
              t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`),
            ],
            [306, 294, 276, 24, 'PAIS ORIGEN/DESTINO', t.text('country_of_origin', f.loading.code.slice(0, 2))],
          ],
          style,
        )
        s.text(32, 324, 'NUMERO / TIPO DE CONTENEDOR', { bold: true, size: 7 })
        t.containers(f.containers, [])
        s.text(32, 336, f.containers.map((c) => `${c.number}  2`).join('    '), { width: 548 })
        s.text(
          32,
          360,
          `OBSERVACIONES: ${f.goods} ${t.measure('packages', f.packages, 'bultos', String(f.packages))} BULTOS`,
          { size: 7 },
        )
      },
    },
    factura: {
      type: 'commercial_invoice',
      region: 'us',
      cells: (f, t) => {
        const rows: Cell[][] = [
          [null, null, 'FACTURA COMERCIAL'],
          [
            'Exportador',
            t.text('shipper', f.shipper.name),
            null,
            'No. de factura',
            t.text('invoice_number', `FC-${f.digits(5)}`),
          ],
          ['Domicilio', f.shipper.address.join(', '), null, 'Fecha', t.date('invoice_date', f.booked, british)],
          [
            'Consignatario',
            t.text('consignee', f.consignee.name),
            null,
            'Orden de compra',
            t.text('purchase_order_number', f.order),
          ],
          [
            'Puerto de embarque',
            t.text('port_of_loading', f.loading.name),
            null,
            'Puerto de destino',
            t.text('port_of_discharge', f.discharge.name),
          ],
          ['Incoterm', t.text('incoterm', `FOB ${f.loading.name}`), null, 'Moneda', 'USD'],
          ['País de origen', t.text('country_of_origin', f.loading.country)],
          [],
          ['Clave', 'Descripción', 'Cantidad', 'Precio unitario', 'Importe'],
        ]
        for (const item of f.items) {
          t.item({
            description: item.description,
            quantity: item.quantity,
            unit_price: item.price,
            amount: item.amount,
          })
          rows.push([item.code, item.description, item.quantity, item.price, item.amount])
        }
        t.money('total_amount', f.total, 'USD', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('packages', f.packages, '', '')
        rows.push([null, null, null, 'Total USD', f.total], [], ['Peso bruto (kg)', f.weight], ['Bultos', f.packages])
        return rows
      },
    },
    cuenta_de_gastos: {
      type: 'freight_invoice',
      region: 'us',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(30, 18, 'AGENCIA NAVIERA DEL PACÍFICO S.A. DE C.V.', { size: 11, bold: true })
        s.text(30, 34, 'FACTURA DE FLETE MARÍTIMO (CFDI 4.0)', { size: 10, bold: true })
        s.pairs(
          370,
          18,
          [
            ['Folio', t.text('invoice_number', `MX${f.digits(6)}`)],
            ['Fecha de emisión', t.date('invoice_date', f.arrival, british)],
            ['Fecha de vencimiento', t.date('due_date', f.gateOut, british)],
          ],
          { gap: 100 },
        )
        s.lines(30, 66, ['Receptor:', ...t.party('bill_to', f.consignee), 'Uso CFDI: G03 Gastos en general'])
        s.pairs(
          300,
          66,
          [
            ['B/L', t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
            ['Buque', t.text('vessel', f.vessel)],
            ['Viaje', t.text('voyage', f.voyage)],
            ['Puerto de carga', t.text('port_of_loading', f.loading.name)],
            ['Puerto de descarga', t.text('port_of_discharge', f.discharge.name)],
          ],
          { gap: 90 },
        )
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['Flete marítimo', n, 2240],
          ['Recargo por combustible', n, 310],
          ['Emisión de B/L', 1, 60],
          ['Revalidación', 1, 55],
        ]
        let total = 0
        const end = s.table(
          30,
          142,
          [
            { title: 'Concepto', width: 252 },
            { title: 'Cant.', width: 60, align: 'right' },
            { title: 'Valor unitario', width: 110, align: 'right' },
            { title: 'Importe USD', width: 130, align: 'right' },
          ],
          rows.map(([name, count, price]) => {
            total += count * price
            t.item({ description: name, quantity: count, unit_price: price, amount: count * price })
            return [name, String(count), english(price, 2), english(count * price, 2)]
          }),
          { rules: 'all' },
        )
        t.money('ocean_freight', n * 2240, 'USD', '')
        s.pairs(
          370,
          end + 10,
          [
            ['Subtotal', `USD ${english(total, 2)}`],
            ['IVA 0%', 'USD 0.00'],
            ['Total', t.money('total_amount', total, 'USD', `USD ${english(total, 2)}`)],
          ],
          { gap: 90 },
        )
        t.containers(f.containers, [])
        s.text(30, end + 14, `Contenedores: ${f.containers.map((c) => c.number).join(', ')}`, { width: 320 })
        s.text(30, 740, 'Este documento es una representación impresa de un CFDI.', { size: 6 })
      },
    },
  },
}
