import { british, continental, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

const WINES = [
  'MALBEC RESERVA 12X750',
  'CABERNET FRANC 12X750',
  'TORRONTES 12X750',
  'BONARDA 12X750',
  'ESPUMANTE BRUT 12X750',
] as const
const winery = 'BODEGA ALTO TUPUNGATO S.A.'

/** A winery in Mendoza: the electronic export invoice of the tax office, and a workbook. */
export const argentineExporter: Issuer = {
  name: 'Argentine exporter',
  forms: {
    factura_e: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.text(0, 22, 'ORIGINAL', { size: 11, bold: true, align: 'center', width: 595 })
        s.box(20, 36, 555, 110)
        s.box(277, 36, 42, 36)
        s.text(277, 39, 'E', { size: 20, bold: true, align: 'center', width: 42 })
        s.text(277, 62, 'COD. 019', { size: 6, bold: true, align: 'center', width: 42 })
        s.line(298, 72, 298, 146)
        s.text(30, 48, winery, { size: 13, bold: true })
        s.pairs(
          30,
          84,
          [
            ['Razón Social:', t.text('shipper', winery)],
            ['Domicilio Comercial:', 'Ruta Imaginaria Km 12 - Mendoza'],
            ['Condición frente al IVA:', 'IVA Responsable Inscripto'],
          ],
          { gap: 105, labelBold: true, step: 15 },
        )
        const point = `0000${f.digits(1)}`
        const number = `0000${f.digits(4)}`
        t.text('invoice_number', '', [`${point}-${number}`, number, `${point} ${number}`, `${point}${number}`])
        s.text(330, 44, 'FACTURA DE EXPORTACION', { size: 13, bold: true })
        s.text(330, 66, `Punto de Venta: ${point}    Comp. Nro: ${number}`, { size: 9, bold: true })
        s.lines(
          330,
          84,
          [
            `Fecha de Emisión: ${t.date('invoice_date', f.booked, british)}`,
            `CUIT: 30${f.digits(9)}`,
            `Ingresos Brutos: ${f.digits(7)}`,
            'Fecha de Inicio de Actividades: 01/03/2004',
          ],
          { leading: 14 },
        )
        s.box(20, 150, 555, 92)
        s.pairs(
          26,
          156,
          [
            ['Señor(es):', t.text('bill_to', upper(f.consignee.name))],
            ['Domicilio:', upper(f.consignee.address.join(' - '))],
            ['País Destino:', upper(f.discharge.country)],
            ['Divisa:', 'DOL - Dólar Estadounidense'],
            ['Incoterms:', t.text('incoterm', 'FOB - BUENOS AIRES', ['FOB - BUENOS AIRES', 'FOB BUENOS AIRES', 'FOB'])],
            ['Forma de Pago:', 'Transferencia a 60 días'],
          ],
          { gap: 80, step: 14, labelBold: true },
        )
        s.pairs(
          330,
          184,
          [
            ['CUIT País:', f.digits(11)],
            ['Orden de compra:', t.text('purchase_order_number', f.order)],
            ['Vto. pago:', t.date('due_date', f.gateOut, british)],
          ],
          { gap: 85, step: 14, labelBold: true },
        )
        const end = s.table(
          20,
          248,
          [
            { title: 'Código', width: 65 },
            { title: 'Producto / Servicio', width: 190 },
            { title: 'Cantidad', width: 70, align: 'right' },
            { title: 'U. Medida', width: 60, align: 'center' },
            { title: 'Precio Unit.', width: 80, align: 'right' },
            { title: 'Importe Item', width: 90, align: 'right' },
          ],
          f.items.map(({ code, quantity, price, amount }, i) => {
            t.item({ description: WINES[i]!, quantity, unit_price: price, amount })
            return [code, WINES[i]!, continental(quantity, 2), 'cajas', continental(price, 2), continental(amount, 2)]
          }),
          { rules: 'all' },
        )
        s.lines(
          20,
          end + 10,
          [
            `Puerto de embarque: ${t.text('port_of_loading', 'BUENOS AIRES')}   Puerto de destino: ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            `Origen: ${t.text('country_of_origin', 'ARGENTINA')}   Cajas: ${t.measure('packages', f.packages, 'cajas', String(f.packages))}   Peso bruto: ${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))} kg   Peso neto: ${t.measure('net_weight', f.net, 'kg', continental(f.net, 3))} kg`,
          ],
          { leading: 13 },
        )
        s.box(20, 640, 555, 60)
        s.text(330, 650, 'Importe Total: USD', { size: 11, bold: true })
        s.text(440, 650, t.money('total_amount', f.total, 'USD', continental(f.total, 2)), {
          size: 11,
          bold: true,
          width: 128,
          align: 'right',
        })
        s.lines(380, 720, [`CAE N°: 76${f.digits(12)}`, `Fecha de Vto. de CAE: ${british(f.vgmCutoff)}`], {
          size: 9,
          bold: true,
          leading: 14,
        })
        s.text(20, 720, 'Comprobante Autorizado', { size: 10, bold: true })
        s.text(
          20,
          734,
          'Esta Administración no se responsabiliza por los datos ingresados en el detalle de la operación',
          {
            size: 6.5,
          },
        )
      },
    },
    packing: {
      type: 'packing_list',
      cells: (f, t) => {
        t.containers(f.containers, ['seal_number'])
        const rows: Cell[][] = [
          [winery, null, null, null, null, 'PACKING LIST'],
          ['Mendoza, Argentina', null, null, null, null, t.text('invoice_number', `E 0003-0000${f.digits(4)}`)],
          [],
          [
            'Cliente / Consignee',
            t.text('consignee', f.consignee.name),
            null,
            null,
            'Fecha / Date',
            t.date('document_date', f.issued, british),
          ],
          ['O/C', t.text('purchase_order_number', f.order), null, null, 'Buque / Vessel', t.text('vessel', f.vessel)],
          [
            'Embarque',
            t.text('port_of_loading', 'Buenos Aires'),
            null,
            null,
            'Destino',
            t.text('port_of_discharge', f.discharge.name),
          ],
          [],
          ['Item', 'Producto', 'Botellas', 'Cajas', 'Kg netos', 'Kg brutos', 'M3'],
        ]
        t.text('shipper', winery)
        for (const [i, one] of f.items.entries())
          rows.push([i + 1, WINES[i]!, one.cartons * 12, one.cartons, one.net, one.gross, one.volume])
        t.measure('packages', f.packages, 'cajas', '')
        t.measure('net_weight', f.net, 'kg', '')
        t.measure('gross_weight', f.weight, 'kg', '')
        t.measure('volume', f.volume, 'cbm', '')
        rows.push([null, 'Totales', f.packages * 12, f.packages, f.net, f.weight, f.volume], [])
        for (const c of f.containers) rows.push(['Contenedor', c.number, 'Precinto', c.seal])
        return rows
      },
    },
  },
}
