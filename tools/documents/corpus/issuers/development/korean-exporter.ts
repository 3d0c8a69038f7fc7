import { chinese, city, english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

/** A Korean exporter, whose papers follow the numbered boxes of its trade association. */
export const koreanExporter: Issuer = {
  name: 'Korean exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      draw: (f, s, t) => {
        s.text(36, 22, 'COMMERCIAL INVOICE', { size: 16, bold: true, align: 'center', width: 524 })
        const box = { labelSize: 7, size: 8.5 }
        s.fields(
          [
            [36, 50, 262, 64, '1. Shipper/Seller', t.party('shipper', f.shipper)],
            [36, 114, 262, 64, '2. Consignee', t.party('consignee', f.consignee)],
            [36, 178, 131, 30, '3. Departure date', chinese(f.departure)],
            [167, 178, 131, 30, '4. Vessel', t.text('vessel', f.vessel)],
            [36, 208, 131, 30, '5. From', t.text('port_of_loading', upper(city(f.loading)))],
            [167, 208, 131, 30, '6. To', t.text('port_of_discharge', upper(city(f.discharge)))],
            [298, 50, 131, 32, '7. Invoice No.', t.text('invoice_number', `KX-26${f.digits(4)}`)],
            [429, 50, 131, 32, '8. Invoice date', t.date('invoice_date', f.booked, chinese)],
            [298, 82, 262, 32, '9. L/C No. and date', `M0${f.digits(10)}  ${chinese(f.emptyPickup)}`],
            [298, 114, 262, 32, '10. Purchase order No.', t.text('purchase_order_number', f.order)],
            [298, 146, 262, 32, '11. Country of origin', t.text('country_of_origin', upper(f.loading.country))],
            [
              298,
              178,
              262,
              60,
              '12. Terms of delivery and payment',
              [t.text('incoterm', `CIF ${upper(f.discharge.name)}`), 'L/C AT SIGHT'],
            ],
          ],
          box,
        )
        const end = s.table(
          36,
          242,
          [
            { title: '13. Shipping marks', width: 84 },
            { title: '14. Description of goods', width: 190 },
            { title: '15. Quantity', width: 80, align: 'right' },
            { title: '16. Unit price', width: 80, align: 'right' },
            { title: '17. Amount', width: 90, align: 'right' },
          ],
          f.items.map((item, i) => {
            t.item({
              description: item.description,
              quantity: item.quantity,
              unit_price: item.price,
              amount: item.amount,
            })
            return [
              i === 0 ? 'N/M' : '',
              item.description,
              `${english(item.quantity, 0)} PCS`,
              `US$${english(item.price, 2)}`,
              `US$${english(item.amount, 2)}`,
            ]
          }),
          { lineHeight: 16, size: 8.5 },
        )
        s.line(36, 254, 560, 254)
        s.line(310, end + 8, 560, end + 8)
        s.text(310, end + 14, 'TOTAL', { bold: true, size: 9 })
        s.text(440, end + 14, t.money('total_amount', f.total, 'USD', `US$${english(f.total, 2)}`), {
          bold: true,
          size: 9,
          width: 118,
          align: 'right',
        })
        s.text(400, 720, 'Signed by', { size: 7 })
        s.text(400, 732, upper(f.shipper.name), { size: 9 })
      },
    },
    packing: {
      type: 'packing_list',
      draw: (f, s, t) => {
        s.text(36, 22, 'PACKING LIST', { size: 16, bold: true, align: 'center', width: 524 })
        const box = { labelSize: 7, size: 8.5 }
        s.fields(
          [
            [36, 50, 262, 64, '1. Shipper/Seller', t.party('shipper', f.shipper)],
            [36, 114, 262, 64, '2. Consignee', t.party('consignee', f.consignee)],
            [298, 50, 131, 32, '3. Invoice No.', t.text('invoice_number', `KX-26${f.digits(4)}`)],
            [429, 50, 131, 32, '4. Date', t.date('document_date', f.booked, chinese)],
            [298, 82, 131, 32, '5. Vessel', t.text('vessel', f.vessel)],
            [429, 82, 131, 32, '6. Voyage', t.text('voyage', f.voyage)],
            [298, 114, 131, 32, '7. From', t.text('port_of_loading', upper(city(f.loading)))],
            [429, 114, 131, 32, '8. To', t.text('port_of_discharge', upper(city(f.discharge)))],
            [298, 146, 262, 32, '9. Remarks', 'PACKED IN EXPORT STANDARD CARTONS'],
          ],
          box,
        )
        const end = s.table(
          36,
          186,
          [
            { title: '10. Carton', width: 60, align: 'right' },
            { title: '11. Description of goods', width: 174 },
            { title: '12. Quantity', width: 70, align: 'right' },
            { title: '13. N/Weight (kg)', width: 75, align: 'right' },
            { title: '14. G/Weight (kg)', width: 75, align: 'right' },
            { title: '15. Meas. (CBM)', width: 70, align: 'right' },
          ],
          [
            ...f.items.map((item) => [
              english(item.cartons, 0),
              item.description,
              `${english(item.quantity, 0)} PCS`,
              english(item.net, 3),
              english(item.gross, 3),
              english(item.volume, 3),
            ]),
            [
              t.measure('packages', f.packages, 'cartons', english(f.packages, 0)),
              'TOTAL CARTONS',
              `${english(
                f.items.reduce((all, { quantity }) => all + quantity, 0),
                0,
              )} PCS`,
              t.measure('net_weight', f.net, 'kg', english(f.net, 3)),
              t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', english(f.volume, 3)),
            ],
          ],
          { rules: 'all', lineHeight: 15 },
        )
        t.containers(f.containers, ['seal_number'])
        s.text(36, end + 16, 'CONTAINER NO. / SEAL NO.', { bold: true })
        for (const [i, c] of f.containers.entries()) s.text(36, end + 30 + i * 12, `${c.number} / ${c.seal}`)
      },
    },
  },
}
