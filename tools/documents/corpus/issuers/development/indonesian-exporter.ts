import type { Facts } from '../../facts.ts'
import { city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const own = (text: string) => text
const NAME = 'PT RIMBA JATI FURNINDO'
const WARES = [
  'TEAK FOLDING CHAIR',
  'TEAK ROUND TABLE 120 CM',
  'MAHOGANY CABINET 2 DOORS',
  'TEAK BENCH 150 CM',
  'RATTAN LOUNGE SET',
]
const KAYU = ['KURSI LIPAT JATI', 'MEJA BUNDAR JATI', 'LEMARI MAHONI', 'BANGKU JATI', 'SET KURSI ROTAN']
const wares = (f: Facts) =>
  f.items.map((item, i) => {
    const at = (i + item.quantity) % WARES.length
    return { ...item, name: WARES[at]!, local: KAYU[at]! }
  })
const total = (f: Facts, of: (item: Facts['items'][number]) => number) =>
  f.items.reduce((all, item) => all + of(item), 0)
const brown = '#6d4c2f'

/** A maker of furniture in Central Java: Indonesian and English. */
export const indonesianExporter: Issuer = {
  name: 'Indonesian furniture exporter',
  forms: {
    faktur: {
      type: 'commercial_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(0, 24, t.text('shipper', NAME), { size: 16, bold: true, align: 'center', width: 595, color: brown })
        s.text(0, 44, 'Jl. Raya Jepara - Kudus Km 9, Jepara 59400, Jawa Tengah, Indonesia', {
          size: 8,
          align: 'center',
          width: 595,
        })
        s.text(0, 55, 'Telp. (0291) 000000   Faks. (0291) 000001   NPWP 00.000.000.0-000.000', {
          size: 8,
          align: 'center',
          width: 595,
        })
        s.line(36, 70, 559, 70)
        s.line(36, 72, 559, 72)
        s.text(0, 80, 'FAKTUR / COMMERCIAL INVOICE', { size: 13, bold: true, align: 'center', width: 595 })
        const left: [string, string][] = [
          ['No. Faktur / Invoice No.', t.text('invoice_number', `${f.digits(3)}/RJF/${f.letters(2)}/2026`)],
          ['Tanggal / Date', t.date('invoice_date', f.documentCutoff, spaced)],
          ['No. Pesanan / Order No.', t.text('purchase_order_number', f.order)],
          ['Syarat / Terms', t.text('incoterm', 'FOB SEMARANG')],
          ['Pembayaran / Payment', 'T/T 30% DP, 70% against copy B/L'],
        ]
        const right: [string, string][] = [
          ['Kapal / Vessel', `${t.text('vessel', f.vessel)} V. ${t.text('voyage', f.voyage)}`],
          [
            'Pelabuhan Muat / Loading Port',
            t.text('port_of_loading', 'SEMARANG, INDONESIA', ['SEMARANG, INDONESIA', 'SEMARANG']),
          ],
          [
            'Pelabuhan Bongkar / Disch. Port',
            t.text('port_of_discharge', upper(city(f.discharge)), [upper(city(f.discharge)), upper(f.discharge.name)]),
          ],
          ['No. PEB', `${f.digits(6)} / ${spaced(f.cargoCutoff)}`],
        ]
        for (const [i, [label, value]] of left.entries()) {
          s.text(36, 104 + i * 13, label, { size: 8 })
          s.text(140, 104 + i * 13, `: ${value}`, { size: 8, width: 150 })
        }
        for (const [i, [label, value]] of right.entries()) {
          s.text(300, 104 + i * 13, label, { size: 8 })
          s.text(425, 104 + i * 13, `: ${value}`, { size: 8, width: 134 })
        }
        s.box(36, 174, 262, 56)
        s.box(298, 174, 261, 56)
        s.text(40, 178, 'Pembeli / Buyer', { size: 7 })
        s.lines(40, 189, [...t.party('bill_to', f.consignee, own), `Attn: Import Dept.`], { size: 8.5, leading: 10 })
        s.text(302, 178, 'Penerima / Consignee', { size: 7 })
        s.lines(302, 189, t.party('consignee', f.notify, own), { size: 8.5, leading: 10 })
        const end = s.table(
          36,
          238,
          [
            { title: ['No.', ''], width: 24, align: 'center' },
            { title: ['Kode', 'Code'], width: 56 },
            { title: ['Uraian Barang', 'Description of Goods'], width: 200 },
            { title: ['Jumlah', 'Quantity'], width: 63, align: 'right' },
            { title: ['Harga Satuan', 'Unit Price (USD)'], width: 85, align: 'right' },
            { title: ['Jumlah Harga', 'Amount (USD)'], width: 95, align: 'right' },
          ],
          wares(f).map((item, i) => {
            t.item({ description: item.name, quantity: item.quantity, unit_price: item.price, amount: item.amount })
            return [
              String(i + 1),
              item.code,
              item.name,
              `${english(item.quantity, 0)} PCS`,
              english(item.price, 2),
              english(item.amount, 2),
            ]
          }),
          { rules: 'all', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 14 },
        )
        s.box(36, end, 523, 16)
        s.text(160, end + 4, 'TOTAL', { bold: true })
        s.text(
          318,
          end + 4,
          `${english(
            total(f, (item) => item.quantity),
            0,
          )} PCS`,
          {
            bold: true,
            align: 'right',
            width: 59,
          },
        )
        s.text(464, end + 4, t.money('total_amount', f.total, 'USD', english(f.total, 2)), {
          bold: true,
          align: 'right',
          width: 93,
        })
        t.containers(f.containers, ['size_type', 'seal_number'])
        s.lines(
          36,
          end + 28,
          f.containers.map((c) => `Peti kemas / Container : ${c.number} / ${c.size}   Segel / Seal : ${c.seal}`),
          { size: 8.5, leading: 12 },
        )
        s.lines(
          36,
          end + 86,
          [
            `Negara asal / Country of origin : ${t.text('country_of_origin', 'INDONESIA')}`,
            `HS Code : ${f.hs}     V-Legal : ID-00-${f.digits(6)}`,
            'Bank : BANK MANDIRI KCP JEPARA   A/C 000-00-0000000-0 (USD)   SWIFT BMRIIDJA   A/N PT RIMBA JATI FURNINDO',
          ],
          { size: 8.5, leading: 13 },
        )
        s.text(400, end + 140, 'Hormat kami,', { size: 8.5 })
        s.text(400, end + 190, '( Sri Wahyuningsih )', { size: 8.5 })
        s.text(400, end + 202, 'Direktur / Director', { size: 8 })
      },
    },
    daftar_kemasan: {
      type: 'packing_list',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(0, 24, t.text('shipper', NAME), { size: 16, bold: true, align: 'center', width: 595, color: brown })
        s.text(0, 44, 'Jl. Raya Jepara - Kudus Km 9, Jepara 59400, Jawa Tengah, Indonesia', {
          size: 8,
          align: 'center',
          width: 595,
        })
        s.line(36, 58, 559, 58)
        s.text(0, 66, 'DAFTAR KEMASAN / PACKING LIST', { size: 13, bold: true, align: 'center', width: 595 })
        s.pairs(
          36,
          92,
          [
            ['No. Faktur / Invoice No.', `: ${t.text('invoice_number', `${f.digits(3)}/RJF/${f.letters(2)}/2026`)}`],
            ['Tanggal / Date', `: ${t.date('document_date', f.documentCutoff, spaced)}`],
            ['No. Pesanan / Order No.', `: ${t.text('purchase_order_number', f.order)}`],
            ['Penerima / Consignee', `: ${t.text('consignee', f.consignee.name)}`],
            ['', `  ${f.consignee.address.join(', ')}`],
          ],
          { gap: 105, size: 8.5 },
        )
        s.pairs(
          330,
          92,
          [
            ['Kapal / Vessel', `: ${t.text('vessel', f.vessel)}`],
            ['Pelayaran / Voyage', `: ${t.text('voyage', f.voyage)}`],
            ['Dari / From', `: ${t.text('port_of_loading', 'SEMARANG')}`],
            ['Tujuan / To', `: ${t.text('port_of_discharge', upper(f.discharge.name))}`],
            ['B/L No.', `: ${t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)}`],
          ],
          { gap: 90, size: 8.5 },
        )
        const pieces = total(f, (item) => item.quantity)
        const end = s.table(
          36,
          170,
          [
            { title: ['Kode', 'Code'], width: 56 },
            { title: ['Uraian Barang', 'Description'], width: 160 },
            { title: ['Pcs', ''], width: 45, align: 'right' },
            { title: ['Koli', 'Packages'], width: 52, align: 'right' },
            { title: ['Berat Bersih', 'N.W. (kg)'], width: 72, align: 'right' },
            { title: ['Berat Kotor', 'G.W. (kg)'], width: 72, align: 'right' },
            { title: ['Ukuran', 'Meas. (m3)'], width: 66, align: 'right' },
          ],
          [
            ...wares(f).map((item) => [
              item.code,
              [item.name, item.local],
              english(item.quantity, 0),
              String(item.cartons),
              english(item.net, 2),
              english(item.gross, 2),
              plain(item.volume, 3),
            ]),
            [
              'TOTAL',
              '',
              english(pieces, 0),
              t.measure('packages', f.packages, f.unit, String(f.packages)),
              t.measure('net_weight', Number(plain(f.net, 2)), 'kg', english(f.net, 2)),
              t.measure('gross_weight', Number(plain(f.weight, 2)), 'kg', english(f.weight, 2)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 12 },
        )
        t.containers(f.containers, ['size_type', 'seal_number'])
        s.text(36, end + 14, 'Pemuatan / Stuffing', { size: 8.5, bold: true })
        s.table(
          36,
          end + 28,
          [
            { title: 'Peti Kemas / Container', width: 130 },
            { title: 'Ukuran / Size', width: 80 },
            { title: 'Segel / Seal', width: 110 },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal]),
          { rules: 'all', size: 8.5 },
        )
        s.text(
          36,
          end + 110,
          `Merek / Marks : ${upper(f.consignee.name.split(' ')[0]!)} - C/NO. 1-UP - MADE IN INDONESIA`,
          {
            size: 8.5,
          },
        )
        s.text(400, end + 140, 'Jepara, Bagian Ekspor', { size: 8.5 })
        s.text(400, end + 190, '(..................................)', { size: 8.5 })
      },
    },
  },
}
