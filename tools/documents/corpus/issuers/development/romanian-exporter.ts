import { continental, dotted, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const PRODUCTS = [
  ['Scaun fag tapitat', 'Upholstered beech chair'],
  ['Masa extensibila stejar', 'Extending oak table'],
  ['Comoda 4 sertare', 'Chest of 4 drawers'],
  ['Banca lemn masiv', 'Solid wood bench'],
  ['Noptiera fag', 'Beech bedside table'],
] as const
const seller = ['STR. FABRICII NR. 999, RADAUTI', 'JUD. SUCEAVA, ROMANIA']

/** A furniture factory in Bukovina, which loads at Constanta. */
export const romanianExporter: Issuer = {
  name: 'Romanian exporter',
  forms: {
    factura: {
      type: 'commercial_invoice',
      region: 'us',
      draw: (f, s, t) => {
        s.face('Times')
        s.lines(40, 28, ['Furnizor / Seller:', t.text('shipper', 'MOBILA CODRII BUCOVINEI S.R.L.'), ...seller], {
          size: 9,
        })
        s.lines(
          40,
          76,
          [
            `CUI RO${f.digits(8)}   J33/${f.digits(3)}/2009`,
            `Banca / Bank: BANCA CARPATINA  IBAN RO${f.digits(2)}CARP${f.digits(12)}`,
          ],
          {
            size: 8,
          },
        )
        s.lines(340, 28, ['Cumparator / Buyer:', ...t.party('bill_to', f.consignee)], { size: 9 })
        const number = f.digits(6)
        t.text('invoice_number', '', [number, `MCB ${number}`])
        s.text(225, 112, 'FACTURA / INVOICE', { size: 15, bold: true })
        s.text(180, 132, `Seria MCB Nr. ${number}   Data / Date ${t.date('invoice_date', f.booked, dotted)}`, {
          size: 10,
        })
        const end = s.table(
          40,
          156,
          [
            { title: ['Nr.', 'crt.'], width: 28 },
            { title: ['Denumirea produselor', 'Description of goods'], width: 207 },
            { title: ['U.M.', 'Unit'], width: 35 },
            { title: ['Cantitatea', 'Quantity'], width: 65, align: 'right' },
            { title: ['Pret unitar EUR', 'Unit price'], width: 80, align: 'right' },
            { title: ['Valoarea EUR', 'Value'], width: 100, align: 'right' },
          ],
          f.items.map(({ quantity, price, amount }, i) => {
            const [name, translated] = PRODUCTS[i]!
            t.item({ description: `${name} / ${translated}`, quantity, unit_price: price, amount })
            return [
              String(i + 1),
              `${name} / ${translated}`,
              'buc',
              continental(quantity, 0),
              continental(price, 2),
              continental(amount, 2),
            ]
          }),
          { rules: 'all', size: 9, headSize: 8 },
        )
        s.text(340, end + 8, 'TOTAL EUR', { size: 10, bold: true })
        s.text(430, end + 8, t.money('total_amount', f.total, 'EUR', continental(f.total, 2)), {
          size: 10,
          bold: true,
          width: 123,
          align: 'right',
        })
        s.pairs(
          40,
          end + 34,
          [
            ['Conditia de livrare / Delivery terms', t.text('incoterm', 'FOB CONSTANTA')],
            ['Comanda / Order no.', t.text('purchase_order_number', f.order)],
            ['Tara de origine / Country of origin', t.text('country_of_origin', 'ROMANIA')],
            ['Port incarcare / Port of loading', t.text('port_of_loading', 'CONSTANTA')],
            ['Port destinatie / Port of destination', t.text('port_of_discharge', upper(f.discharge.name))],
            ['Nr. colete / Packages', t.measure('packages', f.packages, 'colete', String(f.packages))],
            ['Greutate neta / Net weight', `${t.measure('net_weight', f.net, 'kg', continental(f.net, 3))} kg`],
            [
              'Greutate bruta / Gross weight',
              `${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))} kg`,
            ],
            ['Termen de plata / Payment', `60 zile / days - ${t.date('due_date', f.arrival, dotted)}`],
          ],
          { gap: 190, size: 9, step: 14 },
        )
        s.prose(
          40,
          end + 180,
          515,
          'Scutit cu drept de deducere, art. 294 alin. 1 lit. a) Cod fiscal. The exporter of the products covered by this document declares that, except where otherwise clearly indicated, these products are of EU preferential origin.',
          8,
        )
        s.stamp(470, end + 250, 40, ['MOBILA', 'CODRII', 'BUCOVINEI'])
      },
    },
    colisaj: {
      type: 'packing_list',
      region: 'us',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(40, 30, 'MOBILA CODRII BUCOVINEI S.R.L.', { size: 12, bold: true })
        s.text(40, 46, seller.join(', '), { size: 8 })
        t.text('shipper', 'MOBILA CODRII BUCOVINEI S.R.L.')
        s.text(200, 70, 'LISTA DE COLISAJ / PACKING LIST', { size: 13, bold: true })
        s.pairs(
          40,
          98,
          [
            ['La factura / To invoice', t.text('invoice_number', `MCB ${f.digits(6)}`)],
            ['Data / Date', t.date('document_date', f.booked, dotted)],
            ['Destinatar / Consignee', t.text('consignee', upper(f.consignee.name))],
          ],
          { gap: 130, size: 10, step: 15 },
        )
        s.text(40, 143, 'Container / Sigiliu', { size: 10 })
        s.lines(
          170,
          143,
          f.containers.map((c) => `${c.number} / ${c.seal}`),
          { size: 10 },
        )
        t.containers(f.containers, ['seal_number'])
        const end = s.table(
          40,
          200,
          [
            { title: ['Nr.'], width: 28 },
            { title: ['Produs', 'Product'], width: 147 },
            { title: ['Bucati', 'Pieces'], width: 60, align: 'right' },
            { title: ['Colete', 'Packages'], width: 60, align: 'right' },
            { title: ['Net kg'], width: 80, align: 'right' },
            { title: ['Brut kg', 'Gross kg'], width: 80, align: 'right' },
            { title: ['Vol. mc'], width: 60, align: 'right' },
          ],
          [
            ...f.items.map((one, i) => [
              String(i + 1),
              PRODUCTS[i]!.join(' / '),
              String(one.quantity),
              String(one.cartons),
              continental(one.net, 3),
              continental(one.gross, 3),
              continental(one.volume, 3),
            ]),
            [
              '',
              'TOTAL',
              String(f.items.reduce((all, one) => all + one.quantity, 0)),
              t.measure('packages', f.packages, 'colete', String(f.packages)),
              t.measure('net_weight', f.net, 'kg', continental(f.net, 3)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 9, headSize: 8 },
        )
        s.text(40, end + 30, 'Intocmit / Prepared by: I. Moldovan', { size: 9 })
      },
    },
    cmr: {
      type: null,
      region: 'us',
      draw: (f, s) => {
        s.text(250, 20, 'SCRISOARE DE TRANSPORT INTERNATIONAL', { size: 8 })
        s.text(250, 31, 'INTERNATIONAL CONSIGNMENT NOTE', { size: 8, bold: true })
        s.text(510, 18, 'CMR', { size: 18, bold: true })
        s.fields(
          [
            [30, 46, 268, 56, '1 Expeditor / Sender', ['MOBILA CODRII BUCOVINEI S.R.L.', ...seller]],
            [298, 46, 268, 56, '16 Transportator / Carrier', ['TRANS SIRET IMPEX S.R.L.', 'SV 99 TSI / SV 98 TSI']],
            [
              30,
              102,
              268,
              56,
              '2 Destinatar / Consignee',
              [upper(f.consignee.name), ...f.consignee.address.map(upper)],
            ],
            [298, 102, 268, 56, '17 Transportatori succesivi / Successive carriers', ''],
            [30, 158, 268, 30, '3 Locul descarcarii / Place of delivery', 'CONSTANTA SUD CONTAINER TERMINAL'],
            [298, 158, 268, 60, '18 Rezerve / Reservations', ''],
            [
              30,
              188,
              268,
              30,
              '4 Locul si data incarcarii / Place and date of taking over',
              `RADAUTI ${dotted(f.cargoCutoff)}`,
            ],
            [
              30,
              218,
              536,
              26,
              '5 Documente anexate / Documents attached',
              `FACTURA MCB ${f.digits(6)}, LISTA DE COLISAJ`,
            ],
          ],
          { labelSize: 6 },
        )
        const c = f.containers[0]!
        s.table(
          30,
          248,
          [
            { title: ['6-7 Marci, colete', 'Marks, packages'], width: 140 },
            { title: ['9 Natura marfii', 'Nature of the goods'], width: 216 },
            { title: ['11 Greutate bruta kg', 'Gross weight'], width: 100, align: 'right' },
            { title: ['12 Cubaj m3', 'Volume'], width: 80, align: 'right' },
          ],
          [
            [
              [`${c.packages} COLETE`, c.number],
              'MOBILA DIN LEMN / WOODEN FURNITURE',
              continental(c.weight, 0),
              continental(c.volume, 2),
            ],
          ],
          { rules: 'all', lineHeight: 13 },
        )
        s.fields(
          [
            [30, 420, 178, 60, '22 Semnatura expeditorului / Sender', ''],
            [208, 420, 179, 60, '23 Semnatura transportatorului / Carrier', ''],
            [387, 420, 179, 60, '24 Marfa primita / Goods received', ''],
          ],
          { labelSize: 6 },
        )
      },
    },
  },
}
