import { continental, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const MONTHS = 'ene. feb. mar. abr. may. jun. jul. ago. sep. oct. nov. dic.'.split(' ')
const FULL = 'enero febrero marzo abril mayo junio julio agosto septiembre octubre noviembre diciembre'.split(' ')
const parts = (date: string) => date.split('-').map(Number) as [number, number, number]
/** 31 de diciembre de 2026 */
const written = (date: string) => `${parts(date)[2]} de ${FULL[parts(date)[1] - 1]} de ${parts(date)[0]}`
/** 31-dic.-2026 */
const short = (date: string) => `${date.slice(8)}-${MONTHS[parts(date)[1] - 1]}-${parts(date)[0]}`
const LOTS = [
  'CAFE EXCELSO EP HUILA',
  'CAFE SUPREMO SCREEN 17/18 NARIÑO',
  'CAFE EXCELSO UGQ CALDAS',
  'CAFE DESCAFEINADO E.A.',
  'CAFE MICROLOTE TOLIMA',
] as const
const company = 'CAFETERA LOS ARRAYANES S.A.S.'

/** An exporter of coffee in Manizales. */
export const colombianExporter: Issuer = {
  name: 'Colombian exporter',
  forms: {
    factura: {
      type: 'commercial_invoice',
      paper: 'LETTER',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(0, 28, t.text('shipper', company), { size: 14, bold: true, align: 'center', width: 612, font: 'Times' })
        s.text(0, 46, `NIT 9${f.digits(8)}-${f.digits(1)}    Manizales, Colombia`, {
          size: 8,
          align: 'center',
          width: 612,
        })
        s.text(0, 58, 'EXPORTADORES DE CAFE', { size: 7, align: 'center', width: 612 })
        s.text(40, 78, 'FACTURA DE VENTA EXPORTACION', { size: 11, bold: true })
        s.text(400, 78, `No. ${t.text('invoice_number', `FEX-${f.digits(4)}`)}`, { size: 11, bold: true })
        s.box(40, 94, 532, 88)
        s.pairs(
          46,
          100,
          [
            ['Fecha / Date:', t.date('invoice_date', f.booked, written)],
            ['Cliente / Messrs:', t.text('bill_to', upper(f.consignee.name))],
            ['Dirección / Address:', upper(f.consignee.address.join(', '))],
            ['Contrato / Contract:', t.text('purchase_order_number', f.order)],
            ['Motonave / Vessel:', t.text('vessel', f.vessel)],
            [
              'Embarque / Loading:',
              t.text('port_of_loading', f.random.pick(['CARTAGENA', 'BUENAVENTURA', 'SANTA MARTA'])),
            ],
          ],
          { gap: 95, step: 13.5 },
        )
        s.pairs(
          340,
          100,
          [
            ['Término / Term:', t.text('incoterm', 'FOB INCOTERMS 2020', ['FOB INCOTERMS 2020', 'FOB'])],
            ['Pago / Payment:', 'CAD 100 %'],
            ['Vence / Due:', t.date('due_date', f.arrival, short)],
            ['Destino / Destination:', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Origen / Origin:', t.text('country_of_origin', 'COLOMBIA')],
          ],
          { gap: 100, step: 13.5 },
        )
        const end = s.table(
          40,
          192,
          [
            { title: ['SACOS', 'BAGS'], width: 60, align: 'right' },
            { title: '', width: 12 },
            { title: ['DESCRIPCION', 'DESCRIPTION'], width: 240 },
            { title: ['USD POR SACO', 'USD PER BAG'], width: 100, align: 'right' },
            { title: ['VALOR USD', 'VALUE USD'], width: 120, align: 'right' },
          ],
          f.items.map(({ quantity, price, amount }, i) => {
            t.item({ description: LOTS[i]!, quantity, unit_price: price, amount })
            return [
              continental(quantity, 0),
              '',
              [LOTS[i]!, `LOTE ICO 3-${100 + i}-${f.digits(4)}`],
              continental(price, 2),
              continental(amount, 2),
            ]
          }),
          { rules: 'head', size: 9, lineHeight: 12.5 },
        )
        s.line(40, end + 4, 572, end + 4)
        s.text(330, end + 10, 'TOTAL FOB USD', { size: 10, bold: true })
        s.text(450, end + 10, t.money('total_amount', f.total, 'USD', continental(f.total, 2)), {
          size: 10,
          bold: true,
          width: 120,
          align: 'right',
        })
        s.lines(
          40,
          end + 36,
          [
            `PESO BRUTO / GROSS WEIGHT: ${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))} KG`,
            `PESO NETO / NET WEIGHT: ${t.measure('net_weight', f.net, 'kg', continental(f.net, 3))} KG`,
            `CONTENEDORES: ${f.containers.map((c) => c.number).join(' - ')}`,
          ],
          { size: 9, leading: 13 },
        )
        t.containers(f.containers, [])
        s.prose(
          40,
          690,
          532,
          'Autorización de numeración DIAN. Esta factura se asimila en todos sus efectos a una letra de cambio, artículo 774 del Código de Comercio. Operación exenta de IVA por exportación.',
          6.5,
        )
      },
    },
    empaque: {
      type: 'packing_list',
      paper: 'LETTER',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 30, t.text('shipper', company), { size: 13, bold: true, font: 'Times' })
        s.text(430, 30, 'LISTA DE EMPAQUE', { size: 12, bold: true })
        s.text(430, 46, t.date('document_date', f.issued, short), { size: 9 })
        s.lines(
          40,
          66,
          [
            `CONSIGNATARIO: ${t.text('consignee', upper(f.consignee.name))}`,
            `FACTURA: ${t.text('invoice_number', `FEX-${f.digits(4)}`)}        CONTRATO: ${t.text('purchase_order_number', f.order)}`,
            `MOTONAVE: ${t.text('vessel', f.vessel)}   VIAJE: ${t.text('voyage', f.voyage)}`,
            `PUERTO DE EMBARQUE: ${t.text('port_of_loading', 'CARTAGENA')}   PUERTO DE DESTINO: ${t.text('port_of_discharge', upper(f.discharge.name))}`,
          ],
          { size: 9, leading: 14 },
        )
        t.containers(f.containers, ['seal_number', 'packages', 'gross_weight'])
        const net = f.containers.map((c) => Math.round(c.weight * 985) / 1000)
        const all = Math.round(net.reduce((a, b) => a + b, 0) * 1000) / 1000
        s.table(
          40,
          136,
          [
            { title: 'CONTENEDOR', width: 100 },
            { title: 'SELLO NAVIERA', width: 100 },
            { title: 'SACOS', width: 70, align: 'right' },
            { title: 'PESO NETO KG', width: 125, align: 'right' },
            { title: 'PESO BRUTO KG', width: 137, align: 'right' },
          ],
          [
            ...f.containers.map((c, i) => [
              c.number,
              c.seal,
              String(c.packages),
              continental(net[i]!, 3),
              continental(c.weight, 3),
            ]),
            [
              'TOTAL',
              '',
              t.measure('packages', f.packages, 'sacos', String(f.packages)),
              t.measure('net_weight', all, 'kg', continental(all, 3)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
            ],
          ],
          { rules: 'all', size: 9 },
        )
        s.lines(
          40,
          250,
          [
            'MERCANCIA: CAFE VERDE EN SACOS DE FIQUE',
            'MARCAS: 3-100 COLOMBIA PRODUCT',
            'POSICION ARANCELARIA 0901.11.90.00',
          ],
          { size: 9, leading: 14 },
        )
        s.text(40, 340, 'Jefe de comercio exterior', { size: 8 })
      },
    },
    fitosanitario: {
      type: null,
      paper: 'LETTER',
      region: 'eu',
      draw: (f, s) => {
        s.text(0, 28, 'INSTITUTO COLOMBIANO AGROPECUARIO', { size: 10, bold: true, align: 'center', width: 612 })
        s.text(0, 42, 'CERTIFICADO FITOSANITARIO / PHYTOSANITARY CERTIFICATE', {
          size: 12,
          bold: true,
          align: 'center',
          width: 612,
        })
        s.text(430, 62, `No. ${f.digits(9)}`, { size: 10 })
        s.fields(
          [
            [40, 80, 266, 50, 'Nombre y dirección del exportador / Exporter', [company, 'Manizales, Colombia']],
            [
              306,
              80,
              266,
              50,
              'Destinatario declarado / Declared consignee',
              [upper(f.consignee.name), ...f.consignee.address.map(upper)],
            ],
            [40, 130, 266, 30, 'Lugar de origen / Place of origin', 'CALDAS - COLOMBIA'],
            [306, 130, 266, 30, 'Medio de transporte / Means of conveyance', `MARITIMO - ${f.vessel}`],
            [40, 160, 266, 30, 'Punto de entrada / Point of entry', upper(f.discharge.name)],
            [306, 160, 266, 30, 'Cantidad declarada / Quantity declared', `${continental(f.weight, 3)} KG`],
            [
              40,
              190,
              532,
              44,
              'Marcas, número y descripción de los bultos / Distinguishing marks, packages',
              [`${f.packages} SACOS CAFE VERDE`, f.containers.map((c) => c.number).join(', ')],
            ],
            [40, 234, 532, 30, 'Nombre botánico / Botanical name', 'Coffea arabica'],
          ],
          { labelSize: 6.5 },
        )
        s.prose(
          40,
          276,
          532,
          'Por la presente se certifica que las plantas, productos vegetales u otros artículos reglamentados descritos aquí se han inspeccionado de acuerdo con los procedimientos oficiales adecuados y se consideran libres de las plagas cuarentenarias especificadas por la parte contratante importadora.',
          8,
        )
        s.text(40, 340, `Fecha de expedición: ${short(f.departure)}`, { size: 8.5 })
        s.stamp(480, 370, 44, ['ICA', 'SANIDAD', 'VEGETAL'], '#1f6b2a')
      },
    },
  },
}
