import { english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

export const bangladeshGarments: Issuer = {
  name: 'Bangladesh garment exporter',
  forms: {
    invoice: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 18, upper(f.shipper.name), { size: 14, bold: true, align: 'center', width: 524 })
        s.text(36, 36, upper(f.shipper.address.join(', ')), {
          size: 7.5,
          align: 'center',
          width: 524,
        })
        s.text(36, 50, 'COMMERCIAL INVOICE', { size: 12, bold: true, align: 'center', width: 524 })
        s.fields(
          [
            [36, 70, 175, 28, 'INVOICE NO', t.text('invoice_number', `BGL/EXP/${f.digits(4)}/2026`)],
            [211, 70, 87, 28, 'DATE', t.date('invoice_date', f.booked, named)],
            [298, 70, 131, 28, 'EXP NO', `${f.digits(8)}-${f.digits(4)}-2026`],
            [429, 70, 131, 28, 'EXP DATE', named(f.emptyPickup)],
            [36, 98, 175, 28, 'SALES CONTRACT NO', `SC-${f.digits(5)}`],
            [211, 98, 87, 28, 'CONTRACT DATE', named(f.booked)],
            [298, 98, 262, 28, 'ORDER NO', t.text('purchase_order_number', f.order)],
            [36, 126, 262, 54, "SHIPPER / EXPORTER'S NAME", t.party('shipper', f.shipper)],
            [298, 126, 262, 54, 'FOR ACCOUNT & RISK OF / CONSIGNEE', t.party('consignee', f.consignee)],
            [36, 180, 262, 40, 'NOTIFY PARTY', t.text('notify_party', upper(f.notify.name))],
            [298, 180, 262, 40, 'NEGOTIATING BANK', ['EASTERN HARBOUR BANK PLC', 'MOTIJHEEL BRANCH, DHAKA']],
            [36, 220, 131, 26, 'PORT OF LOADING', t.text('port_of_loading', upper(f.loading.name))],
            [167, 220, 131, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
            [298, 220, 131, 26, 'TERMS OF DELIVERY', t.text('incoterm', `FOB ${upper(f.loading.name)}`)],
            [429, 220, 131, 26, 'COUNTRY OF ORIGIN', t.text('country_of_origin', upper(f.loading.country))],
            [36, 246, 262, 26, 'MODE OF SHIPMENT / FEEDER VESSEL', `BY SEA   ${f.feeder} ${f.feederVoyage}`],
            [
              298,
              246,
              262,
              26,
              'MOTHER VESSEL / VOYAGE',
              `${t.text('vessel', f.vessel)} V.${t.text('voyage', f.voyage)}`,
            ],
          ],
          { labelSize: 6 },
        )
        const pieces = f.items.reduce((all, { quantity }) => all + quantity, 0)
        const end = s.table(
          36,
          280,
          [
            { title: 'STYLE', width: 62 },
            { title: 'DESCRIPTION OF GOODS', width: 192 },
            { title: 'CTNS', width: 50, align: 'right' },
            { title: 'QTY / PCS', width: 60, align: 'right' },
            { title: 'UNIT PRICE US$', width: 70, align: 'right' },
            { title: 'TOTAL AMOUNT US$', width: 90, align: 'right' },
          ],
          [
            ...f.items.map((item) => {
              t.item({
                description: item.description,
                quantity: item.quantity,
                unit_price: item.price,
                amount: item.amount,
              })
              return [
                item.code,
                item.description,
                String(item.cartons),
                String(item.quantity),
                english(item.price, 2),
                english(item.amount, 2),
              ]
            }),
            [
              '',
              'TOTAL',
              t.measure('packages', f.packages, 'ctns', String(f.packages)),
              String(pieces),
              '',
              t.money('total_amount', f.total, 'USD', english(f.total, 2)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.pairs(
          36,
          end + 14,
          [
            ['TOTAL NET WEIGHT', `: ${t.measure('net_weight', f.net, 'kg', `${plain(f.net, 3)} KGS`)}`],
            ['TOTAL GROSS WEIGHT', `: ${t.measure('gross_weight', f.weight, 'kg', `${plain(f.weight, 3)} KGS`)}`],
            ['H.S. CODE', `: ${f.hs}`],
          ],
          { gap: 110 },
        )
        s.text(
          36,
          end + 70,
          `WE CERTIFY THAT THE GOODS ARE OF ${upper(f.loading.country)} MANUFACTURE AND THE INVOICE IS TRUE AND CORRECT.`,
          { size: 7 },
        )
        s.stamp(490, end + 80, 34, ['AUTHORISED', 'SIGNATORY'])
      },
    },
    packing_list: {
      type: 'packing_list',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        const head = (page: number) => {
          s.text(30, 16, upper(f.shipper.name), { size: 12, bold: true, align: 'center', width: 780 })
          s.text(30, 32, 'DETAILED PACKING LIST', { size: 10, bold: true, align: 'center', width: 780 })
          s.text(740, 16, `PAGE ${page} OF 2`, { size: 7 })
        }
        head(1)
        t.text('shipper', upper(f.shipper.name))
        s.pairs(
          30,
          54,
          [
            ['INVOICE NO', `: ${t.text('invoice_number', `BGL/EXP/${f.digits(4)}/2026`)}`],
            ['BUYER', `: ${t.text('consignee', upper(f.consignee.name))}`],
            ['ORDER NO', `: ${t.text('purchase_order_number', f.order)}`],
          ],
          { gap: 80 },
        )
        s.pairs(
          480,
          54,
          [
            ['DATE', `: ${t.date('document_date', f.booked, named)}`],
            ['PORT OF LOADING', `: ${t.text('port_of_loading', upper(f.loading.name))}`],
            ['DESTINATION', `: ${t.text('port_of_discharge', upper(f.discharge.name))}`],
          ],
          { gap: 90 },
        )
        const columns = [
          { title: ['CTN', 'FROM'], width: 50 },
          { title: ['CTN', 'TO'], width: 50 },
          { title: 'STYLE', width: 90 },
          { title: 'COLOR', width: 80 },
          { title: 'S', width: 35, align: 'right' as const },
          { title: 'M', width: 35, align: 'right' as const },
          { title: 'L', width: 35, align: 'right' as const },
          { title: 'XL', width: 35, align: 'right' as const },
          { title: ['TOTAL', 'CTNS'], width: 55, align: 'right' as const },
          { title: ['N.W.', 'KGS'], width: 90, align: 'right' as const },
          { title: ['G.W.', 'KGS'], width: 90, align: 'right' as const },
          { title: 'CBM', width: 80, align: 'right' as const },
        ]
        let from = 1
        const rows = f.items.map((item) => {
          const first = from
          from += item.cartons
          return [
            String(first),
            String(from - 1),
            item.code,
            f.random.pick(['NAVY', 'WHITE', 'OLIVE', 'BLACK']),
            '3',
            '6',
            '6',
            '3',
            String(item.cartons),
            plain(item.net, 3),
            plain(item.gross, 3),
            plain(item.volume, 3),
          ]
        })
        const half = Math.ceil(rows.length / 2)
        const end = s.table(30, 104, columns, rows.slice(0, half), { rules: 'all' })
        s.text(30, end + 6, 'CONTINUED ON NEXT PAGE', { size: 7 })
        s.page()
        head(2)
        const last = s.table(
          30,
          60,
          columns,
          [
            ...rows.slice(half),
            [
              '',
              '',
              'GRAND TOTAL',
              '',
              '',
              '',
              '',
              '',
              t.measure('packages', f.packages, 'ctns', String(f.packages)),
              t.measure('net_weight', f.net, 'kg', plain(f.net, 3)),
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        for (const [i, c] of f.containers.entries())
          s.text(30, last + 16 + i * 12, `CONTAINER NO: ${c.number}   SIZE: ${c.size}   SEAL NO: ${c.seal}`)
      },
    },
    inspection_certificate: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 20, 'INSPECTION CERTIFICATE', { size: 15, bold: true, align: 'center', width: 524 })
        s.pairs(
          60,
          60,
          [
            ['Certificate No.', f.digits(8)],
            ['Date', named(f.booked)],
            ['Buyer', upper(f.consignee.name)],
            ['Supplier', upper(f.shipper.name)],
            ['Order No.', f.order],
            ['Commodity', f.goods],
            ['Quantity shipped', `${f.packages} CARTONS`],
            ['Gross weight', `${plain(f.weight, 3)} KGS`],
            ['Port of loading', upper(f.loading.name)],
          ],
          { gap: 120, step: 16 },
        )
        s.prose(
          60,
          220,
          470,
          'This is to certify that the above goods have been inspected on a random basis and are released for shipment. This certificate does not relieve the supplier of any responsibility under the sales contract or commercial invoice.',
          8,
        )
        s.stamp(470, 310, 40, ['PASSED', 'QA DHAKA'], '#176b2c')
      },
    },
  },
}
