import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const portugueseExporter: Issuer = {
  name: 'Portuguese exporter',
  forms: {
    fatura: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.text(36, 22, t.text('shipper', f.shipper.name), { size: 13, bold: true })
        s.lines(36, 40, [...f.shipper.address, `NIF PT${f.digits(9)}`], { size: 7.5 })
        s.text(380, 22, 'Fatura / Invoice', { size: 15, bold: true })
        const number = `FT 2026A/${f.digits(4)}`
        s.text(380, 46, t.text('invoice_number', number), { size: 11, bold: true })
        s.text(380, 62, `Data / Date: ${t.date('invoice_date', f.booked, dotted)}`)
        s.text(380, 74, `Vencimento / Due: ${t.date('due_date', f.arrival, dotted)}`)
        s.text(36, 92, 'Cliente / Customer', { size: 7 })
        s.lines(
          36,
          103,
          t.party('bill_to', f.consignee, (x) => x),
          { size: 9 },
        )
        s.pairs(
          320,
          100,
          [
            ['V/ encomenda / Your order', t.text('purchase_order_number', f.order)],
            ['Condições de entrega / Incoterm', t.text('incoterm', `FCA ${upper(f.loading.name)}`)],
            ['Origem / Origin', t.text('country_of_origin', f.loading.country)],
          ],
          { gap: 140 },
        )
        const end = s.table(
          36,
          156,
          [
            { title: ['Código', 'Code'], width: 70 },
            { title: ['Designação', 'Description'], width: 210 },
            { title: ['Qtd.', 'Qty'], width: 64, align: 'right' },
            { title: ['Preço unit.', 'Unit price'], width: 80, align: 'right' },
            { title: ['Valor', 'Amount'], width: 100, align: 'right' },
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
          { rules: 'head', lineHeight: 14 },
        )
        s.text(340, end + 10, 'Total EUR', { bold: true, size: 10 })
        s.text(440, end + 10, t.money('total_amount', f.total, 'EUR', continental(f.total, 2)), {
          bold: true,
          size: 10,
          width: 118,
          align: 'right',
        })
        s.lines(
          36,
          end + 40,
          [
            `Volumes / Packages: ${t.measure('packages', f.packages, f.unit, continental(f.packages, 0))}`,
            `Peso bruto / Gross weight: ${t.measure('gross_weight', f.weight, 'kg', `${continental(f.weight, 3)} kg`)}`,
            `Peso líquido / Net weight: ${t.measure('net_weight', f.net, 'kg', `${continental(f.net, 3)} kg`)}`,
            'Isento artigo 14.º do CIVA (exportação)',
          ],
          { leading: 13 },
        )
        s.text(36, 800, 'Processado por programa certificado n.º 0192/AT', { size: 6 })
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        s.text(36, 22, t.text('shipper', f.shipper.name), { size: 13, bold: true })
        s.text(320, 22, 'Lista de embalagem / Packing list', { size: 12, bold: true })
        s.text(320, 42, `Fatura / Invoice: ${t.text('invoice_number', `FT 2026A/${f.digits(4)}`)}`)
        s.text(320, 54, `Data / Date: ${t.date('document_date', f.booked, dotted)}`)
        s.lines(36, 52, ['Destinatário / Consignee', ...t.party('consignee', f.consignee, (x) => x)])
        s.text(320, 66, `Encomenda / Order: ${t.text('purchase_order_number', f.order)}`)
        const end = s.table(
          36,
          110,
          [
            { title: ['Volume', 'Package'], width: 60 },
            { title: ['Designação', 'Description'], width: 194 },
            { title: ['Caixas', 'Cartons'], width: 60, align: 'right' },
            { title: ['Peso líq. kg', 'Net kg'], width: 75, align: 'right' },
            { title: ['Peso bruto kg', 'Gross kg'], width: 75, align: 'right' },
            { title: ['m³', 'CBM'], width: 60, align: 'right' },
          ],
          [
            ...f.items.map((item, i) => [
              `${i + 1}`,
              item.description,
              continental(item.cartons, 0),
              continental(item.net, 3),
              continental(item.gross, 3),
              continental(item.volume, 3),
            ]),
            [
              '',
              'Total',
              t.measure('packages', f.packages, 'cartons', continental(f.packages, 0)),
              t.measure('net_weight', f.net, 'kg', continental(f.net, 3)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        t.containers(f.containers, ['seal_number'])
        s.text(36, end + 14, 'Contentor / Container                    Selo / Seal', { bold: true })
        for (const [i, c] of f.containers.entries()) {
          s.text(36, end + 28 + i * 12, c.number)
          s.text(165, end + 28 + i * 12, c.seal)
        }
      },
    },
  },
}
