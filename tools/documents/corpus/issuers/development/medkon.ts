import type { Facts, Party, Place } from '../../facts.ts'
import { dotted, english, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const later = (date: string, days: number) => new Date(Date.parse(date) + days * 86_400_000).toISOString().slice(0, 10)
const TURKEY = [
  place('Gebze', 'Turkey', 'TRGEB'),
  place('Mersin', 'Turkey', 'TRMER'),
  place('Aliaga', 'Turkey', 'TRALI'),
]
const MED = [
  place('Misurata', 'Libya', 'LYMRA'),
  place('Alexandria', 'Egypt', 'EGALY'),
  place('Casablanca', 'Morocco', 'MACAS'),
  place('Novorossiysk', 'Russia', 'RUNVS'),
]
const SHIPS = ['MEDKON LIA', 'MEDKON MIRA', 'MEDKON CANAKKALE', 'MEDKON ISTANBUL'] as const
const out = ({ random }: Facts) => ({
  from: random.pick(TURKEY),
  to: random.pick(MED),
  ship: random.pick(SHIPS),
  trip: `MK${random.digits(3)}S`,
})
const at = (party: Party, { country }: Place): Party => ({ ...party, address: [party.address[0]!, country] })
const both = ({ name, country }: Place) => `${upper(name)} / ${upper(country)}`
const either = (port: Place) => [both(port), upper(port.name)]
const aqua = '#00838f'

/** A Turkish regional carrier: labels in Turkish and English. */
export const medkon: Issuer = {
  name: 'Medkon Lines',
  forms: {
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = out(f)
        s.text(36, 24, 'MEDKON LINES', { size: 18, bold: true, color: aqua })
        s.text(36, 46, 'Medkon Denizcilik A.S.  Maltepe / Istanbul  Tel: +90 216 000 00 00', { size: 7.5 })
        s.text(340, 26, 'BOOKING KONFIRMASYONU', { size: 13, bold: true })
        s.text(340, 42, 'BOOKING CONFIRMATION', { size: 9 })
        s.line(36, 62, 559, 62)
        const row = (y: number, x: number, label: string, value: string) => {
          s.text(x, y, label, { size: 7.5, color: '#555' })
          s.text(x + 115, y, `: ${value}`, { size: 8.5 })
        }
        row(72, 36, 'Booking No', t.text('booking_number', `MDK${from.code.slice(2)}${f.digits(6)}`))
        row(72, 340, 'Tarih / Date', dotted(f.booked))
        row(88, 36, 'Yukleyici / Shipper', t.text('shipper', upper(f.shipper.name)))
        row(104, 36, 'Alici / Consignee', t.text('consignee', upper(f.consignee.name)))
        row(120, 36, 'Acente / Booked by', upper(f.forwarder.name))
        row(136, 36, 'Musteri Ref. / Customer Ref.', t.text('reference_number', f.order))
        row(160, 36, 'Gemi / Vessel', t.text('vessel', ship))
        row(176, 36, 'Sefer / Voyage', t.text('voyage', trip))
        row(192, 36, 'Yukleme Limani / POL', both(from))
        t.text('port_of_loading', '', either(from))
        row(208, 36, 'Tahliye Limani / POD', both(to))
        t.text('port_of_discharge', '', either(to))
        row(224, 36, 'Terminal', t.text('terminal', `${upper(from.name)} LIMAN ISLETMELERI`))
        row(160, 340, 'Kalkis / ETD', t.date('etd', f.departure, dotted))
        row(176, 340, 'Varis / ETA', t.date('eta', later(f.departure, 6), dotted))
        row(192, 340, 'Talimat Cut-off / SI', `${t.date('documentation_cutoff', f.documentCutoff, dotted)} 12:00`)
        row(208, 340, 'VGM Cut-off', `${t.date('vgm_cutoff', f.vgmCutoff, dotted)} 12:00`)
        row(224, 340, 'CY Cut-off', `${t.date('cargo_cutoff', f.cargoCutoff, dotted)} 17:00`)
        s.line(36, 242, 559, 242)
        const end = s.table(
          36,
          250,
          [
            { title: ['Adet', 'Qty'], width: 40, align: 'center' },
            { title: ['Tip', 'Type'], width: 60 },
            { title: ['Mal Cinsi', 'Commodity'], width: 190 },
            { title: ['Brut Agirlik', 'Gross Weight (kg)'], width: 90, align: 'right' },
            { title: ['Bos Alim Yeri', 'Empty Pick-up Depot'], width: 143 },
          ],
          f.containers.map((c) => ['1', c.size, f.goods, plain(Math.round(c.weight), 0), upper(f.depot)]),
          { rules: 'all', size: 8.5, headSize: 7.5, lineHeight: 14 },
        )
        s.text(
          36,
          end + 12,
          `Bos Alim Tarihi / Empty Pick-up Date  :  ${t.date('empty_pickup_date', f.emptyPickup, dotted)}`,
          {
            size: 8.5,
          },
        )
        s.text(36, end + 26, 'Navlun Odeme / Freight Terms  :  PREPAID', { size: 8.5 })
        s.lines(
          36,
          end + 56,
          [
            '* Cut-off saatinden sonra gelen talimatlar icin 50 USD gec bildirim ucreti uygulanir.',
            '* Late instructions are subject to a fee of USD 50. Schedules are given without guarantee.',
            '* Konsimento talimati, gumruk beyanname numarasi ile birlikte gonderilmelidir.',
            '* Ardiye, demuraj ve terminal masraflari yukleyiciye aittir.',
          ],
          { size: 8, leading: 13 },
        )
      },
    },
    sea_waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        const { from, to, ship, trip } = out(f)
        s.text(36, 20, 'MEDKON LINES', { size: 15, bold: true, color: aqua })
        s.text(300, 20, 'SEAWAYBILL', { size: 15, bold: true })
        s.text(430, 22, 'NOT NEGOTIABLE', { size: 8, bold: true })
        s.text(430, 33, 'DENIZ YUK SENEDI', { size: 7 })
        s.fields(
          [
            [36, 46, 262, 56, 'YUKLEYICI / SHIPPER', t.party('shipper', at(f.shipper, from))],
            [
              298,
              46,
              131,
              28,
              'SWB NO',
              t.text('bill_of_lading_number', `MDKL${from.code.slice(2)}${to.code.slice(2)}${f.digits(5)}`),
            ],
            [429, 46, 130, 28, 'BOOKING NO', t.text('booking_number', `MDK${from.code.slice(2)}${f.digits(6)}`)],
            [298, 74, 261, 28, 'BEYANNAME NO / EXPORT DECLARATION', `26${f.digits(6)}EX${f.digits(6)}`],
            [36, 102, 262, 56, 'ALICI / CONSIGNEE', t.party('consignee', at(f.consignee, to))],
            [
              298,
              102,
              261,
              56,
              'VARIS ACENTESI / DISCHARGE PORT AGENT',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), upper(to.country)],
            ],
            [36, 158, 262, 56, 'IHBAR MAKAMI / NOTIFY', t.party('notify_party', at(f.notify, to))],
            [298, 158, 131, 28, 'GEMI / VESSEL', t.text('vessel', ship)],
            [429, 158, 130, 28, 'SEFER / VOYAGE', t.text('voyage', trip)],
            [298, 186, 131, 28, 'YUKLEME LIMANI / PORT OF LOADING', both(from)],
            [429, 186, 130, 28, 'TAHLIYE LIMANI / PORT OF DISCHARGE', both(to)],
          ],
          { labelSize: 6, labelColor: aqua },
        )
        t.text('port_of_loading', '', either(from))
        t.text('port_of_discharge', '', either(to))
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          222,
          [
            { title: ['KONTEYNER NO', 'CONTAINER NO'], width: 85 },
            { title: ['TIP', 'TYPE'], width: 42 },
            { title: ['MUHUR', 'SEAL'], width: 80 },
            { title: ['KAP ADEDI VE CINSI', 'NO. AND KIND OF PACKAGES'], width: 106 },
            { title: ['MALIN CINSI', 'DESCRIPTION OF GOODS'], width: 130 },
            { title: ['BRUT KG', 'GROSS KGS'], width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              `${c.packages} ${f.unit}`,
              f.goods,
              plain(c.weight, 3),
            ]),
            [
              'TOPLAM / TOTAL',
              '',
              '',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
            ],
          ],
          { rules: 'all', size: 8, headSize: 6.5, lineHeight: 16 },
        )
        s.lines(
          36,
          end + 14,
          [
            `HS CODE ${f.hs}     SAID TO CONTAIN, SHIPPER'S LOAD STOW AND COUNT`,
            'FREIGHT PREPAID     FCL/FCL     14 DAYS FREE TIME DEMURRAGE AT DESTINATION',
          ],
          { size: 8, leading: 12 },
        )
        s.fields(
          [
            [36, 520, 174, 28, 'YUKLEME TARIHI / ON BOARD DATE', t.date('on_board_date', f.onBoard, dotted)],
            [210, 520, 174, 28, 'TANZIM YERI VE TARIHI / PLACE AND DATE OF ISSUE', ''],
            [384, 520, 175, 28, 'NAVLUN / FREIGHT PAYABLE AT', 'ISTANBUL'],
          ],
          { labelSize: 6, labelColor: aqua },
        )
        s.text(213, 532, `ISTANBUL  ${t.date('issue_date', f.issued, dotted)}`, { size: 8 })
        s.prose(36, 560, 300, TERMS[0], 6)
        s.lines(384, 566, ['MEDKON LINES', 'Tasiyan adina / as Carrier'], { size: 8, leading: 12 })
        s.stamp(490, 620, 34, ['MEDKON', 'DENIZCILIK', 'A.S.'])
      },
    },
    demuraj: {
      type: 'demurrage_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        const from = f.random.pick(MED)
        const to = f.random.pick(TURKEY)
        const free = 7
        const over = 9
        const last = later(f.arrival, free)
        const gate = later(last, over)
        const billed = later(gate, 2)
        s.text(36, 24, 'MEDKON DENIZCILIK A.S.', { size: 14, bold: true, color: aqua })
        s.lines(36, 42, ['Maltepe / Istanbul', 'Kucukyali V.D. 0000000000   Mersis 0000000000000000'], { size: 7.5 })
        s.text(390, 24, 'e-FATURA', { size: 14, bold: true })
        s.text(390, 42, 'DEMURAJ FATURASI / DEMURRAGE INVOICE', { size: 7.5 })
        s.text(36, 76, 'SAYIN', { size: 8, bold: true })
        s.lines(36, 88, [...t.party('bill_to', at(f.consignee, to)), `VKN ${f.digits(10)}`], { size: 8.5, leading: 11 })
        s.table(
          360,
          72,
          [
            { title: 'Fatura bilgileri', width: 90 },
            { title: '', width: 109 },
          ],
          [
            ['Fatura No', t.text('invoice_number', `MDK2026${f.digits(9)}`)],
            ['Fatura Tarihi', t.date('invoice_date', billed, dotted)],
            ['Vade Tarihi', t.date('due_date', later(billed, 7), dotted)],
            ['Senaryo', 'TICARIFATURA'],
          ],
          { rules: 'all', size: 8.5, lineHeight: 13 },
        )
        s.pairs(
          36,
          152,
          [
            [
              'Konsimento No / B/L No',
              `: ${t.text('bill_of_lading_number', `MDKL${from.code.slice(2)}${to.code.slice(2)}${f.digits(5)}`)}`,
            ],
            ['Gemi / Vessel', `: ${t.text('vessel', f.random.pick(SHIPS))}`],
            ['Sefer / Voyage', `: ${t.text('voyage', `MK${f.digits(3)}N`)}`],
            ['Serbest Sure / Free Time', `: ${t.measure('free_days', free, 'days', String(free))} gun / days`],
          ],
          { gap: 115, size: 8.5, step: 14 },
        )
        s.pairs(
          330,
          152,
          [
            ['Yukleme / POL', `: ${t.text('port_of_loading', upper(from.name))}`],
            ['Tahliye / POD', `: ${t.text('port_of_discharge', upper(to.name))}`],
            ['Tahliye Tarihi / Discharged', `: ${dotted(f.arrival)}`],
            ['Serbest Sure Bitimi', `: ${t.date('last_free_day', last, dotted)}`],
          ],
          { gap: 115, size: 8.5, step: 14 },
        )
        const rows: string[][] = []
        let sum = 0
        for (const c of f.containers.slice(0, 3)) {
          t.container({ number: c.number, size_type: c.size })
          const fee = c.size.startsWith('20') ? 25 : 50
          for (const [i, [slab, days, rate]] of (
            [
              ['8 - 12', 5, fee],
              ['13 - 16', 4, fee * 1.8],
            ] as const
          ).entries()) {
            sum += days * rate
            t.item({ quantity: days, unit_price: rate, amount: days * rate })
            rows.push([
              i === 0 ? c.number : '',
              i === 0 ? c.size : '',
              i === 0 ? t.date('gate_out_date', gate, dotted) : '',
              slab,
              String(days),
              english(rate, 2),
              english(days * rate, 2),
            ])
          }
        }
        t.measure('chargeable_days', over, 'days', '')
        const end = s.table(
          36,
          220,
          [
            { title: ['Konteyner', 'Container'], width: 95 },
            { title: ['Tip', 'Type'], width: 45 },
            { title: ['Cikis Tarihi', 'Gate Out'], width: 80 },
            { title: ['Gun Araligi', 'Slab'], width: 70 },
            { title: ['Gun', 'Days'], width: 50, align: 'right' },
            { title: ['Birim Fiyat', 'Rate/Day USD'], width: 83, align: 'right' },
            { title: ['Tutar', 'Amount USD'], width: 100, align: 'right' },
          ],
          rows,
          { rules: 'all', size: 8.5, headSize: 7.5, headBold: true, lineHeight: 14 },
        )
        s.text(36, end + 10, `Toplam demuraj gunu / Total chargeable days per container : ${over}`, { size: 8.5 })
        for (const [i, [label, value]] of [
          ['Mal Hizmet Toplam Tutari', english(sum, 2)],
          ['Hesaplanan KDV (%0)', '0.00'],
          ['Odenecek Tutar / Total Payable (USD)', t.money('total_amount', sum, 'USD', english(sum, 2))],
        ].entries()) {
          s.text(320, end + 28 + i * 14, label!, { size: 8.5, bold: i === 2 })
          s.text(479, end + 28 + i * 14, value!, { size: 8.5, bold: i === 2, align: 'right', width: 78 })
        }
        s.lines(
          36,
          end + 90,
          [
            'Kur / Exchange rate : 1 USD = 41.2050 TRY. TRY odemelerde fatura tarihindeki TCMB efektif satis kuru esas alinir.',
            'Banka / Bank : Garanti BBVA Maltepe, IBAN TR00 0006 2000 0000 0000 0000 00 (USD)',
            'Faturaya 8 gun icinde itiraz edilmedigi takdirde kabul edilmis sayilir.',
          ],
          { size: 8, leading: 12 },
        )
      },
    },
  },
}
