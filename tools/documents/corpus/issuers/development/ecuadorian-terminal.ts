import { british, english, type Facts, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { after, rounded } from '../../prints.ts'

const round = (amount: number) => Math.round(amount * 100) / 100
const days = (from: string, to: string) => (Date.parse(to) - Date.parse(from)) / 86_400_000
const ECUADOR: Place = { name: 'Guayaquil', region: '', country: 'Ecuador', code: 'ECGYE' }
const local = (f: Facts) => ({
  ...f.consignee,
  address: [f.consignee.address[0]!, `${ECUADOR.name} - ${ECUADOR.country}`],
})

/** A terminal of Guayaquil; Spanish. */
export const ecuadorianTerminal: Issuer = {
  name: 'Ecuadorian terminal',
  forms: {
    almacenaje: {
      type: 'demurrage_invoice',
      draw: (f, s, t) => {
        s.text(36, 24, 'TERMINAL PORTUARIO ESTERO SUR S.A.', { size: 11, bold: true })
        s.lines(
          36,
          40,
          [
            'Av. de la Marina s/n, Puerto Marítimo, Guayaquil',
            'Contribuyente especial Nro. 00000',
            'Obligado a llevar contabilidad: SI',
          ],
          { size: 7.5 },
        )
        s.box(330, 20, 230, 66)
        s.lines(
          336,
          26,
          [
            `R.U.C.: 09${f.digits(8)}001`,
            'F A C T U R A',
            `No. ${t.text('invoice_number', `001-002-${f.digits(9)}`)}`,
            `NÚMERO DE AUTORIZACIÓN ${f.digits(20)}`,
            'AMBIENTE: PRODUCCIÓN   EMISIÓN: NORMAL',
          ],
          { size: 8, leading: 12, width: 218 },
        )
        s.box(36, 94, 524, 50)
        s.lines(
          42,
          100,
          [
            `Razón social: ${t.text('bill_to', upper(f.consignee.name))}        RUC / CI: 09${f.digits(8)}001`,
            `Fecha de emisión: ${t.date('invoice_date', f.gateOut, british)}        Fecha de vencimiento: ${t.date('due_date', after(f.gateOut, 15), british)}`,
            `Dirección: ${local(f).address.join(', ')}`,
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(36, 152, 'SERVICIO: ALMACENAJE DE CONTENEDORES DE IMPORTACIÓN', { size: 9, bold: true })
        s.pairs(
          36,
          168,
          [
            ['Nave:', t.text('vessel', f.vessel)],
            ['Viaje:', t.text('voyage', f.voyage)],
            ['B/L:', t.text('bill_of_lading_number', `HLCU${f.letters(3)}26${f.digits(7)}`)],
            ['MRN:', `CEC2026${f.letters(4)}${f.digits(4)}`],
          ],
          { gap: 60, size: 8.5 },
        )
        s.pairs(
          300,
          168,
          [
            ['Puerto de origen:', t.text('port_of_loading', f.loading.name)],
            ['Fecha de descarga:', british(f.arrival)],
            [
              'Días libres:',
              t.measure('free_days', days(f.arrival, f.lastFreeDay), 'days', String(days(f.arrival, f.lastFreeDay))),
            ],
            ['Libre hasta:', t.date('last_free_day', f.lastFreeDay, british)],
          ],
          { gap: 100, size: 8.5 },
        )
        const late = days(f.lastFreeDay, f.gateOut)
        const rate = f.random.pick([18.5, 27.25, 36])
        t.measure('chargeable_days', late, 'days', '')
        t.money('rate_per_day', rate, 'USD', '')
        t.containers(f.containers, ['size_type'])
        const end = s.table(
          36,
          228,
          [
            { title: 'Cód.', width: 40 },
            { title: 'Descripción', width: 110 },
            { title: 'Contenedor', width: 85 },
            { title: 'Tipo', width: 40 },
            { title: 'F. salida', width: 62 },
            { title: 'Días', width: 32, align: 'right' },
            { title: 'Tarifa diaria', width: 65, align: 'right' },
            { title: 'Valor USD', width: 90, align: 'right' },
          ],
          f.containers.map((c) => {
            const amount = round(late * rate)
            t.item({ description: 'Almacenaje import. FCL', quantity: late, unit_price: rate, amount })
            return [
              'A-102',
              'Almacenaje import. FCL',
              c.number,
              c.size,
              t.date('gate_out_date', f.gateOut, british),
              String(late),
              english(rate, 2),
              english(amount, 2),
            ]
          }),
          { rules: 'all', size: 8, lineHeight: 14 },
        )
        const net = round(late * rate * f.containers.length)
        const tax = round(net * 0.15)
        const sums: [string, string][] = [
          ['SUBTOTAL 15%', english(net, 2)],
          ['SUBTOTAL 0%', '0.00'],
          ['DESCUENTO', '0.00'],
          ['IVA 15%', english(tax, 2)],
          ['VALOR TOTAL', t.money('total_amount', round(net + tax), 'USD', english(round(net + tax), 2))],
        ]
        for (const [i, [label, value]] of sums.entries()) {
          s.box(380, end + 8 + i * 15, 90, 15)
          s.box(470, end + 8 + i * 15, 90, 15)
          s.text(384, end + 12 + i * 15, label, { size: 8 })
          s.text(474, end + 12 + i * 15, value, { size: 8, align: 'right', width: 82 })
        }
        s.lines(
          36,
          end + 12,
          [
            'Forma de pago: otros con utilización del sistema financiero',
            'Moneda: dólares de los Estados Unidos (USD)',
            `Clave de acceso: ${f.digits(24)}`,
            'Correo: facturacion@esterosur.example',
          ],
          { size: 7.5, leading: 11 },
        )
        s.prose(
          36,
          720,
          524,
          'El retiro de la carga se autoriza una vez cancelada la factura. El almacenaje se calcula por día calendario o fracción. La demora de contenedores (demurrage) es facturada por la línea naviera. Banco del Pacífico cta. cte. 00000000, a nombre de Terminal Portuario Estero Sur S.A.',
          7,
        )
      },
    },
    orden_retiro: {
      type: 'delivery_order',
      draw: (facts, s, t) => {
        const f = rounded(facts, 2)
        s.text(36, 24, 'TERMINAL PORTUARIO ESTERO SUR S.A.', { size: 11, bold: true })
        s.text(36, 44, 'ORDEN DE ENTREGA / AUTORIZACIÓN DE RETIRO DE CARGA', { size: 13, bold: true })
        s.fields(
          [
            [36, 66, 175, 28, 'No. de orden', t.text('release_number', `OR-26-${f.digits(6)}`)],
            [211, 66, 175, 28, 'Fecha de emisión', t.date('document_date', f.available, british)],
            [386, 66, 174, 28, 'Válida hasta', t.date('valid_until', f.lastFreeDay, british)],
            [
              36,
              94,
              262,
              50,
              'Entréguese a (transportista)',
              t.party('release_to', {
                ...f.trucker,
                address: [`Placa ${f.letters(3)}-${f.digits(4)}`, `C.I. chofer 09${f.digits(8)}`],
              }),
            ],
            [298, 94, 262, 50, 'Consignatario', t.party('consignee', local(f))],
            [36, 144, 131, 28, 'Nave', t.text('vessel', f.vessel)],
            [167, 144, 131, 28, 'Viaje', t.text('voyage', f.voyage)],
            [298, 144, 131, 28, 'Fecha de arribo', british(f.arrival)],
            [429, 144, 131, 28, 'MRN', `CEC2026${f.letters(4)}${f.digits(4)}`],
            [36, 172, 131, 28, 'Puerto de embarque', t.text('port_of_loading', upper(f.loading.name))],
            [167, 172, 131, 28, 'Puerto de descarga', t.text('port_of_discharge', 'GUAYAQUIL')],
            [
              298,
              172,
              131,
              28,
              'Conocimiento de embarque (máster)',
              t.text('bill_of_lading_number', t.text('master_bill_number', `HLCU${f.letters(3)}26${f.digits(7)}`)),
            ],
            [429, 172, 131, 28, 'B/L hijo', t.text('house_bill_number', f.house)],
            [36, 200, 262, 28, 'Agente de aduana', upper(f.forwarder.name)],
            [298, 200, 131, 28, 'DAI', `028-2026-10-${f.digits(8)}`],
            [429, 200, 131, 28, 'Factura almacenaje', `001-002-${f.digits(9)}`],
          ],
          { labelSize: 6.5, size: 8.5 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          238,
          [
            { title: 'Contenedor', width: 95 },
            { title: 'Tipo', width: 45 },
            { title: 'Sello', width: 90 },
            { title: 'Bultos', width: 60, align: 'center' },
            { title: 'Mercadería', width: 134 },
            { title: 'Peso bruto (kg)', width: 100, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, plain(c.weight, 2)]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, 'bultos', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 2)),
            ],
          ],
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          36,
          end + 16,
          [
            `Aforo: AUTOMÁTICO     Salida autorizada SENAE: ${british(f.available)} 11:20`,
            `Turno asignado: ${british(f.gateOut)} 14:00 - 15:00     Puerta: 3`,
            'Observaciones: devolver el contenedor vacío en patio Inarpi dentro del tiempo libre otorgado por la línea.',
          ],
          { size: 8.5, leading: 13 },
        )
        s.field(36, 640, 174, 44, 'Autorizado por', 'DPTO. IMPORTACIONES', { labelSize: 6.5 })
        s.field(210, 640, 175, 44, 'Recibí conforme', '', { labelSize: 6.5 })
        s.field(385, 640, 175, 44, 'Control de garita', '', { labelSize: 6.5 })
      },
    },
  },
}
