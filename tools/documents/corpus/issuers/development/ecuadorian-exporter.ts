import type { Facts } from '../../facts.ts'
import { british, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const NAME = 'CAMARONERA MAR DE ORO S.A.'
const PRODUCTS = [
  'CAMARÓN ENTERO 30/40',
  'CAMARÓN ENTERO 40/50',
  'CAMARÓN HLSO 21/25',
  'CAMARÓN HLSO 26/30',
  'CAMARÓN PELADO Y DESVENADO 31/35',
]
const lots = (f: Facts) =>
  f.items.map((item, i) => {
    const boxes = 120 + (item.quantity % 900)
    const kilos = boxes * 20
    const price = Math.round(420 + ((item.price * 11) % 510)) / 100
    return {
      product: PRODUCTS[(i + item.quantity) % PRODUCTS.length]!,
      lot: `L${String(26000 + (item.quantity % 999))}`,
      boxes,
      kilos,
      price,
      gross: round(kilos * 1.12),
      amount: round(kilos * price),
    }
  })
const sum = (amounts: readonly number[]) => round(amounts.reduce((all, one) => all + one, 0))
const sea = '#01579b'

/** A packer of shrimps near Guayaquil. */
export const ecuadorianExporter: Issuer = {
  name: 'Ecuadorian shrimp exporter',
  forms: {
    factura: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 24, t.text('shipper', NAME), { size: 14, bold: true, color: sea })
        s.lines(
          36,
          42,
          [
            'Km 12,5 vía a Daule, Guayaquil - Ecuador',
            'Telf. (593-4) 000-0000',
            'CONTRIBUYENTE ESPECIAL Resol. 000',
            'OBLIGADO A LLEVAR CONTABILIDAD: SÍ',
          ],
          { size: 7.5, leading: 10 },
        )
        s.box(340, 20, 219, 74)
        s.text(348, 26, 'R.U.C.: 0990000000001', { size: 9, bold: true })
        s.text(348, 40, 'FACTURA COMERCIAL', { size: 11, bold: true })
        s.text(348, 56, `No. ${t.text('invoice_number', `001-002-${f.digits(9)}`)}`, { size: 9.5 })
        s.text(348, 70, 'CLAVE DE ACCESO', { size: 6.5 })
        s.text(348, 79, f.digits(49), { size: 6, width: 205 })
        s.box(36, 100, 523, 62)
        s.pairs(
          42,
          106,
          [
            ['Razón Social:', t.text('bill_to', upper(f.consignee.name))],
            ['Dirección:', f.consignee.address.map(upper).join(', ')],
            ['Identificación:', f.digits(10)],
            ['Consignatario:', t.text('consignee', upper(f.notify.name))],
          ],
          { gap: 70, size: 8.5 },
        )
        s.pairs(
          360,
          106,
          [
            ['Fecha Emisión:', t.date('invoice_date', f.cargoCutoff, british)],
            ['Forma de Pago:', 'Transferencia 30 días'],
            ['Vencimiento:', t.date('due_date', f.available, british)],
            ['Contrato / PO:', t.text('purchase_order_number', f.order)],
          ],
          { gap: 80, size: 8.5 },
        )
        s.fields(
          [
            [36, 168, 131, 27, 'Puerto de Embarque', t.text('port_of_loading', 'GUAYAQUIL')],
            [
              167,
              168,
              131,
              27,
              'Puerto de Destino',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
            [298, 168, 131, 27, 'Buque / Viaje', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            [429, 168, 130, 27, 'Incoterms 2020', t.text('incoterm', 'CFR')],
            [36, 195, 131, 27, 'País de Origen', t.text('country_of_origin', 'ECUADOR')],
            [167, 195, 131, 27, 'No. B/L', t.text('bill_of_lading_number', `MEDUGY${f.digits(6)}`)],
            [298, 195, 131, 27, 'DAE No.', `028-2026-40-${f.digits(8)}`],
            [429, 195, 130, 27, 'Línea Naviera', 'MSC'],
          ],
          { labelSize: 6, size: 8.5, labelColor: sea },
        )
        t.containers(f.containers, ['seal_number'])
        s.text(
          36,
          228,
          `Contenedor(es) / Sello(s): ${f.containers.map((c) => `${c.number} / ${c.seal}`).join('   ')}`,
          {
            size: 8,
            width: 523,
          },
        )
        const all = lots(f)
        const end = s.table(
          36,
          244,
          [
            { title: 'Cant. Cajas', width: 60, align: 'right' },
            { title: 'Descripción', width: 203 },
            { title: 'Lote', width: 50 },
            { title: 'Peso Neto Kg', width: 70, align: 'right' },
            { title: 'P. Unit. USD/Kg', width: 65, align: 'right' },
            { title: 'Precio Total USD', width: 75, align: 'right' },
          ],
          all.map((lot) => {
            t.item({ description: lot.product, quantity: lot.kilos, unit_price: lot.price, amount: lot.amount })
            return [
              english(lot.boxes, 0),
              lot.product,
              lot.lot,
              english(lot.kilos, 2),
              english(lot.price, 2),
              english(lot.amount, 2),
            ]
          }),
          { rules: 'all', size: 8.5, headSize: 7, headBold: true, lineHeight: 14 },
        )
        const net = sum(all.map((lot) => lot.amount))
        const freight = 2400 * f.containers.length
        for (const [i, [label, value]] of [
          ['SUBTOTAL 0%', english(net, 2)],
          ['FLETE INTERNACIONAL', english(freight, 2)],
          ['SEGURO INTERNACIONAL', '0.00'],
          ['IVA 15%', '0.00'],
          ['VALOR TOTAL USD', t.money('total_amount', round(net + freight), 'USD', english(net + freight, 2))],
        ].entries()) {
          s.box(354, end + 6 + i * 15, 130, 15)
          s.box(484, end + 6 + i * 15, 75, 15)
          s.text(358, end + 10 + i * 15, label!, { bold: i === 4 })
          s.text(486, end + 10 + i * 15, value!, { bold: i === 4, align: 'right', width: 71 })
        }
        s.lines(
          36,
          end + 12,
          [
            `Peso Neto: ${english(sum(all.map((lot) => lot.kilos)), 2)} Kg`,
            `Peso Bruto: ${english(sum(all.map((lot) => lot.gross)), 2)} Kg`,
            `Total Cajas: ${english(sum(all.map((lot) => lot.boxes)), 0)}`,
            'Temperatura: -18 °C',
            'Registro FDA 00000000000   Autorización sanitaria SCI 0000',
          ],
          { size: 8.5, leading: 13 },
        )
        s.lines(
          36,
          end + 104,
          [
            'Banco corresponsal: Citibank N.A. New York, SWIFT CITIUS33. Beneficiario: Camaronera Mar de Oro S.A., cta. 00000000',
            'Documento generado electrónicamente y autorizado por el SRI. Ambiente: PRODUCCIÓN. Emisión: NORMAL',
          ],
          { size: 7.5, leading: 11 },
        )
      },
    },
    lista_de_empaque: {
      type: 'packing_list',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 24, t.text('shipper', NAME), { size: 14, bold: true, color: sea })
        s.text(36, 42, 'Km 12,5 vía a Daule, Guayaquil - Ecuador     RUC 0990000000001', { size: 7.5 })
        s.text(400, 24, 'LISTA DE EMPAQUE', { size: 14, bold: true })
        s.pairs(
          36,
          64,
          [
            ['Cliente / Consignatario', t.text('consignee', upper(f.consignee.name))],
            ['Dirección', f.consignee.address.map(upper).join(', ')],
            ['Factura No.', t.text('invoice_number', `001-002-${f.digits(9)}`)],
            ['Orden de compra', t.text('purchase_order_number', f.order)],
            ['Reserva / Booking', t.text('booking_number', `EBKG${f.digits(8)}`)],
          ],
          { gap: 105, size: 8.5, labelBold: true },
        )
        s.pairs(
          360,
          64,
          [
            ['Fecha', t.date('document_date', f.cargoCutoff, british)],
            ['Buque', t.text('vessel', f.vessel)],
            ['Viaje', t.text('voyage', f.voyage)],
            ['Puerto de embarque', t.text('port_of_loading', 'GUAYAQUIL')],
            ['Puerto de destino', t.text('port_of_discharge', upper(f.discharge.name))],
          ],
          { gap: 95, size: 8.5, labelBold: true },
        )
        const all = lots(f)
        const boxes = sum(all.map((lot) => lot.boxes))
        const kilos = sum(all.map((lot) => lot.kilos))
        const gross = sum(all.map((lot) => lot.gross))
        const end = s.table(
          36,
          142,
          [
            { title: 'Lote', width: 55 },
            { title: 'Producto', width: 188 },
            { title: 'Presentación', width: 80 },
            { title: 'Cajas', width: 50, align: 'right' },
            { title: 'Peso neto (Kg)', width: 75, align: 'right' },
            { title: 'Peso bruto (Kg)', width: 75, align: 'right' },
          ],
          [
            ...all.map((lot) => [
              lot.lot,
              lot.product,
              '10 x 2 Kg',
              english(lot.boxes, 0),
              english(lot.kilos, 2),
              english(lot.gross, 2),
            ]),
            [
              'TOTALES',
              '',
              '',
              t.measure('packages', boxes, 'cajas', english(boxes, 0)),
              t.measure('net_weight', kilos, 'kg', english(kilos, 2)),
              t.measure('gross_weight', gross, 'kg', english(gross, 2)),
            ],
          ],
          { rules: 'all', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 14 },
        )
        t.containers(f.containers, ['seal_number'])
        s.text(36, end + 16, 'DETALLE DE CONTENEDORES', { size: 8.5, bold: true })
        s.table(
          36,
          end + 30,
          [
            { title: 'Contenedor', width: 110 },
            { title: 'Sello línea', width: 100 },
            { title: 'Termógrafo', width: 100 },
            { title: 'Temperatura', width: 90 },
          ],
          f.containers.map((c) => [c.number, c.seal, `TG${f.digits(6)}`, '-18 °C']),
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          36,
          end + 120,
          [
            'Fecha de producción: ver caja.  Fecha de expiración: 24 meses desde producción.',
            'Especie: Litopenaeus vannamei, de cultivo.  Conservar a -18 °C o menos.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, end + 190, '______________________________', { size: 8.5 })
        s.text(36, end + 204, 'Jefe de Exportaciones', { size: 8.5 })
      },
    },
  },
}
