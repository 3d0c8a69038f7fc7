import { continental, dotted, english, type Facts, type Place, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const round = (amount: number, decimals = 2) => Math.round(amount * 10 ** decimals) / 10 ** decimals
const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const PORTS = [place('Castellón', 'España', 'ESCAS'), place('Valencia', 'España', 'ESVLC')]
const MODELS = [
  'PORCELÁNICO CALACATTA 60X60',
  'AZULEJO METRO BLANCO 10X20',
  'PAVIMENTO ROBLE 20X120',
  'RODAPIÉ GRIS 8X60',
  'PORCELÁNICO BASALTO 75X75',
]

/** Pallets of tiles, sold by the square metre. */
function tiles(f: Facts) {
  const lots = MODELS.slice(0, f.items.length).map((model) => {
    const pallets = f.random.between(2, 9)
    const boxes = pallets * 40
    const metres = round(boxes * 1.44)
    const price = f.random.between(540, 2190) / 100
    return {
      model,
      code: `${f.letters(2)}${f.digits(5)}`,
      pallets,
      boxes,
      metres,
      price,
      amount: round(metres * price),
      net: round(boxes * 30.2),
      gross: round(boxes * 30.2 + pallets * 18),
    }
  })
  const sum = (of: (one: (typeof lots)[number]) => number) => round(lots.reduce((all, one) => all + of(one), 0))
  const seller = {
    ...f.shipper,
    name: `Cerámicas ${f.shipper.name.split(' ')[0]}, S.L.`,
    address: ['Ctra. de Onda, km 4', '12540 Vila-real (Castellón), España'],
  }
  return { lots, sum, seller, from: f.random.pick(PORTS) }
}

/** Spanish with English below. */
export const tileExporter: Issuer = {
  name: 'Spanish tile exporter',
  forms: {
    factura: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        const { lots, sum, seller, from } = tiles(f)
        s.text(40, 26, t.text('shipper', seller.name), { size: 16, bold: true, color: '#a0522d' })
        s.lines(
          40,
          46,
          [...seller.address, `CIF/VAT ESB${f.digits(8)}  EORI ESB${f.digits(8)}  Tel. +34 964 ${f.digits(6)}`],
          { size: 8 },
        )
        s.text(390, 28, 'FACTURA / INVOICE', { size: 13, bold: true })
        const style = { labelSize: 6, size: 8.5, labelColor: '#a0522d' }
        s.fields(
          [
            [40, 84, 257, 60, 'Cliente / Customer', t.party('bill_to', f.consignee)],
            [297, 84, 258, 60, 'Dirección de envío / Ship to', t.party('consignee', f.consignee)],
            [40, 144, 103, 28, 'Nº factura / Invoice no.', t.text('invoice_number', `E26/${f.digits(5)}`)],
            [143, 144, 103, 28, 'Fecha / Date', t.date('invoice_date', f.emptyPickup, dotted)],
            [246, 144, 103, 28, 'Su pedido / Your order', t.text('purchase_order_number', f.order)],
            [349, 144, 103, 28, 'Vencimiento / Due date', t.date('due_date', f.due, dotted)],
            [452, 144, 103, 28, 'Cód. cliente / Cust. no.', f.digits(6)],
            [40, 172, 154, 28, 'Condiciones de entrega / Incoterms', t.text('incoterm', `FOB ${from.name}`)],
            [194, 172, 155, 28, 'Puerto de carga / Port of loading', t.text('port_of_loading', from.name)],
            [
              349,
              172,
              206,
              28,
              'Puerto de destino / Port of discharge',
              t.text('port_of_discharge', `${f.discharge.name}, ${f.discharge.region}`, [
                `${f.discharge.name}, ${f.discharge.region}`,
                f.discharge.name,
              ]),
            ],
          ],
          style,
        )
        const end = s.table(
          40,
          208,
          [
            { title: ['Código', 'Code'], width: 55 },
            { title: ['Descripción', 'Description'], width: 180 },
            { title: ['Palés', 'Pallets'], width: 40, align: 'right' },
            { title: ['Cajas', 'Boxes'], width: 45, align: 'right' },
            { title: ['Cantidad m²', 'Quantity'], width: 65, align: 'right' },
            { title: ['Precio €', 'Price'], width: 50, align: 'right' },
            { title: ['Importe €', 'Amount'], width: 80, align: 'right' },
          ],
          lots.map((lot) => {
            t.item({ description: lot.model, quantity: lot.metres, unit_price: lot.price, amount: lot.amount })
            return [
              lot.code,
              lot.model,
              String(lot.pallets),
              String(lot.boxes),
              continental(lot.metres, 2),
              continental(lot.price, 2),
              continental(lot.amount, 2),
            ]
          }),
          { rules: 'head', size: 8.5, headSize: 7, headBold: true, lineHeight: 14 },
        )
        const net = sum((lot) => lot.amount)
        s.line(40, end + 4, 555, end + 4)
        s.pairs(
          360,
          end + 10,
          [
            ['Base imponible / Net', ''],
            ['IVA / VAT 0% (art. 21 LIVA)', ''],
            ['TOTAL FACTURA EUR', ''],
          ],
          { size: 8.5, step: 14 },
        )
        s.lines(
          470,
          end + 10,
          [continental(net, 2), '0,00', t.money('total_amount', net, 'EUR', continental(net, 2))],
          { size: 9, leading: 14, align: 'right', width: 83 },
        )
        s.lines(
          40,
          end + 10,
          [
            `Origen / Country of origin: ${t.text('country_of_origin', 'España', ['España', 'España / Spain', 'Spain'])} / Spain`,
            `Partida arancelaria / HS: 6907.21.00`,
            `Peso bruto / Gross weight: ${continental(
              sum((lot) => lot.gross),
              2,
            )} kg`,
            `Contenedor / Container: ${f.containers[0]!.number}  Precinto / Seal: ${f.containers[0]!.seal}`,
            'Forma de pago / Payment: transferencia 90 días / bank transfer',
          ],
          { size: 8.5, leading: 13 },
        )
        t.container({ number: f.containers[0]!.number, seal_number: f.containers[0]!.seal })
        s.prose(
          40,
          720,
          515,
          'El exportador de los productos incluidos en el presente documento (autorización aduanera nº ES/12/0000/06) declara que, salvo indicación en sentido contrario, estos productos gozan de un origen preferencial UE. The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of EU preferential origin.',
          6.5,
        )
        s.text(
          40,
          756,
          'CaixaBank  IBAN ES00 2100 0000 0000 0000 0000  BIC CAIXESBBXXX      Reg. Merc. Castellón, tomo 000, folio 00',
          { size: 7 },
        )
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        const { lots, sum, seller, from } = tiles(f)
        s.text(40, 26, t.text('shipper', seller.name), { size: 16, bold: true, color: '#a0522d' })
        s.lines(40, 46, seller.address, { size: 8 })
        s.text(340, 28, 'LISTA DE CONTENIDO / PACKING LIST', { size: 11, bold: true })
        s.pairs(
          340,
          46,
          [
            ['Nº / No.', `A26/${f.digits(5)}`],
            ['Fecha / Date', t.date('document_date', f.vgmCutoff, dotted)],
            ['Factura / Invoice', t.text('invoice_number', `E26/${f.digits(5)}`)],
            ['Pedido / Order', t.text('purchase_order_number', f.order)],
          ],
          { gap: 85, size: 8.5, step: 12 },
        )
        s.lines(40, 82, ['Destinatario / Consignee', ...t.party('consignee', f.consignee)], { size: 9, leading: 12 })
        s.line(40, 134, 555, 134)
        s.text(
          40,
          140,
          `Buque / Vessel: ${t.text('vessel', f.vessel)}     Viaje / Voyage: ${t.text('voyage', f.voyage)}     Reserva / Booking: ${t.text('booking_number', f.digits(9))}`,
          { size: 8.5 },
        )
        s.text(
          40,
          153,
          `Puerto de carga / Loading port: ${t.text('port_of_loading', from.name)}     Destino / Destination port: ${t.text('port_of_discharge', f.discharge.name)}`,
          { size: 8.5 },
        )
        const c = f.containers[0]!
        t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
        s.text(
          40,
          166,
          `Contenedor / Container: ${c.number} (${c.size})     Precinto / Seal: ${c.seal}     Tara / Tare: ${c.tare} kg`,
          { size: 8.5 },
        )
        const end = s.table(
          40,
          186,
          [
            { title: ['Código', 'Code'], width: 55 },
            { title: ['Descripción', 'Description'], width: 185 },
            { title: ['Tono / calibre', 'Shade / size'], width: 60, align: 'center' },
            { title: ['Cajas', 'Boxes'], width: 45, align: 'right' },
            { title: ['Palés', 'Pallets'], width: 40, align: 'right' },
            { title: ['Peso neto kg', 'Net weight'], width: 65, align: 'right' },
            { title: ['Peso bruto kg', 'Gross weight'], width: 65, align: 'right' },
          ],
          [
            ...lots.map((lot) => [
              lot.code,
              lot.model,
              `${f.letters(1)}${f.digits(2)} / 0${f.digits(1)}`,
              String(lot.boxes),
              String(lot.pallets),
              continental(lot.net, 2),
              continental(lot.gross, 2),
            ]),
            [
              'TOTAL',
              '',
              '',
              String(sum((lot) => lot.boxes)),
              String(sum((lot) => lot.pallets)),
              t.measure(
                'net_weight',
                sum((lot) => lot.net),
                'kg',
                continental(
                  sum((lot) => lot.net),
                  2,
                ),
              ),
              t.measure(
                'gross_weight',
                sum((lot) => lot.gross),
                'kg',
                continental(
                  sum((lot) => lot.gross),
                  2,
                ),
              ),
            ],
          ],
          { rules: 'all', size: 8.5, headSize: 7 },
        )
        const pallets = sum((lot) => lot.pallets)
        s.text(
          40,
          end + 12,
          `Total bultos / Total packages: ${t.measure('packages', pallets, 'pallets', String(pallets))} palés / pallets (${english(
            sum((lot) => lot.boxes),
            0,
          )} cajas / boxes)`,
          { size: 9, bold: true },
        )
        s.text(40, end + 28, 'Embalaje de madera tratado según NIMF-15 / Wood packaging treated to ISPM 15', {
          size: 8.5,
        })
        s.text(40, 790, upper('mercancía frágil - no remontar / fragile goods - do not double stack'), { size: 7.5 })
      },
    },
  },
}
