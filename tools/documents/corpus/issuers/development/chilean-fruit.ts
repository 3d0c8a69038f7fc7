import { british, city, continental, upper } from '../../facts.ts'
import type { Cell, Issuer } from '../../issuer.ts'

const dashed = (date: string) => british(date).replaceAll('/', '-')

/** A Chilean exporter of fruit: a tax document for the invoice, a workbook for what is packed. */
export const chileanFruit: Issuer = {
  name: 'Chilean fruit exporter',
  forms: {
    factura: {
      type: 'commercial_invoice',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(36, 28, t.text('shipper', upper(f.shipper.name)), { size: 13, bold: true })
        s.lines(36, 46, ['Giro: Exportación de fruta y alimentos', ...f.shipper.address], { size: 7.5 })
        s.box(390, 24, 186, 58)
        s.lines(390, 31, [`R.U.T.: 76.${f.digits(3)}.${f.digits(3)}-K`, 'FACTURA DE EXPORTACIÓN ELECTRÓNICA'], {
          size: 8,
          bold: true,
          align: 'center',
          width: 186,
          color: '#c00000',
          leading: 15,
        })
        s.text(390, 63, `N° ${t.text('invoice_number', f.digits(6))}`, {
          size: 11,
          bold: true,
          align: 'center',
          width: 186,
          color: '#c00000',
        })
        s.box(36, 92, 540, 102)
        s.pairs(
          42,
          98,
          [
            ['Fecha emisión', t.date('invoice_date', f.booked, dashed)],
            ['Señor(es) / Sold to', t.text('bill_to', upper(f.consignee.name))],
            ['Dirección', upper(f.consignee.address.join(', '))],
            ['Nave / Vessel', t.text('vessel', f.vessel)],
            ['Puerto embarque / Port of loading', t.text('port_of_loading', upper(f.loading.name))],
            ['Puerto destino / Port of discharge', t.text('port_of_discharge', upper(city(f.discharge)))],
            ['Cláusula de venta / Incoterm', t.text('incoterm', `CIF ${upper(f.discharge.name)}`)],
          ],
          { gap: 150, step: 13 },
        )
        s.pairs(
          400,
          98,
          [
            ['Vencimiento', t.date('due_date', f.due, dashed)],
            ['Moneda', 'DOLAR USA'],
          ],
          { gap: 70 },
        )
        const end = s.table(
          36,
          202,
          [
            { title: 'Código', width: 70 },
            { title: 'Descripción', width: 220 },
            { title: 'Cantidad', width: 70, align: 'right' },
            { title: 'Precio USD', width: 80, align: 'right' },
            { title: 'Valor USD', width: 100, align: 'right' },
          ],
          f.items.map((item) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              item.code,
              item.description,
              continental(item.quantity, 0),
              continental(item.price, 2),
              continental(item.amount, 2),
            ]
          }),
          { rules: 'all', lineHeight: 14 },
        )
        s.box(376, end + 12, 200, 22)
        s.text(382, end + 19, 'TOTAL USD', { bold: true })
        s.text(470, end + 19, t.money('total_amount', f.total, 'USD', continental(f.total, 2)), {
          bold: true,
          width: 104,
          align: 'right',
        })
        s.text(36, end + 19, `País de origen: ${t.text('country_of_origin', upper(f.loading.country))}`)
        s.text(36, 720, 'Timbre electrónico SII. Verifique documento en el sitio del emisor.', { size: 6.5 })
      },
    },
    packing: {
      type: 'packing_list',
      cells: (f, t) => {
        const only = f.containers[0]!
        t.containers([only], ['seal_number', 'packages', 'gross_weight'])
        const net = Math.round(only.weight * 920) / 1000
        // Four pallets: the first holds what the others, of even size, leave.
        const share = (all: number, pallet: number) =>
          pallet === 0 ? Math.round((all - 3 * Math.floor(all / 4)) * 1000) / 1000 : Math.floor(all / 4)
        const rows: Cell[][] = [
          ['PACKING LIST'],
          [],
          ['EXPORTADOR / EXPORTER', t.text('shipper', upper(f.shipper.name))],
          ['CONSIGNATARIO / CONSIGNEE', t.text('consignee', upper(f.consignee.name))],
          ['NAVE / VESSEL', t.text('vessel', f.vessel), null, 'VIAJE / VOYAGE', t.text('voyage', f.voyage)],
          [
            'PUERTO EMBARQUE / PORT OF LOADING',
            t.text('port_of_loading', upper(f.loading.name)),
            null,
            'PUERTO DESTINO / PORT OF DISCHARGE',
            t.text('port_of_discharge', upper(f.discharge.name)),
          ],
          [
            'N° BL / B/L NO.',
            t.text('bill_of_lading_number', `HLCUSCL26${f.digits(7)}`),
            null,
            'FECHA / DATE',
            t.date('document_date', f.issued, dashed),
          ],
          ['CONTENEDOR / CONTAINER', only.number, null, 'SELLO / SEAL', only.seal],
          [],
          ['PALLET', 'PRODUCTO / PRODUCT', 'CAJAS / BOXES', 'KG NETO / NET KG', 'KG BRUTO / GROSS KG'],
        ]
        for (const pallet of [0, 1, 2, 3])
          rows.push([
            `P${f.digits(6)}`,
            f.goods,
            share(only.packages, pallet),
            share(net, pallet),
            share(only.weight, pallet),
          ])
        t.measure('net_weight', net, 'kg', '')
        rows.push(['TOTAL', null, only.packages, net, only.weight])
        return rows
      },
    },
  },
}
