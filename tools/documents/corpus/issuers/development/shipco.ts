import type { Facts } from '../../facts.ts'
import { american, city, english, plain, spaced, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const navy = '#003a70'
const red = '#c8102e'
const house = (f: Facts) => `${f.loading.code.slice(2)}${f.discharge.code.slice(2)}${f.digits(7)}`

/** A neutral consolidator: it deals with forwarders only. */
export const shipco: Issuer = {
  name: 'Shipco Transport',
  forms: {
    express_bill: {
      type: 'sea_waybill',
      draw: (f, s, t) => {
        s.text(30, 18, 'SHIPCO', { size: 20, bold: true, color: navy })
        s.text(112, 26, 'TRANSPORT', { size: 12, bold: true, color: red })
        s.text(340, 18, 'SEA WAYBILL', { size: 16, bold: true, color: navy })
        s.text(340, 36, 'EXPRESS - NON NEGOTIABLE - NO ORIGINAL REQUIRED', { size: 7 })
        const style = { labelSize: 6, size: 8, labelColor: navy }
        s.fields(
          [
            [30, 48, 268, 58, '2. SHIPPER / EXPORTER', t.party('shipper', f.shipper)],
            [298, 48, 134, 29, '5. DOCUMENT NO.', t.text('bill_of_lading_number', house(f))],
            [432, 48, 133, 29, '5A. BOOKING NO.', t.text('booking_number', `SH${f.digits(8)}`)],
            [298, 77, 267, 29, '6. FORWARDER REFERENCE', t.text('reference_number', `${f.letters(3)}${f.digits(6)}`)],
            [30, 106, 268, 58, '3. CONSIGNED TO', t.party('consignee', f.consignee)],
            [
              298,
              106,
              267,
              58,
              '7. FORWARDING AGENT',
              [upper(f.forwarder.name), ...f.forwarder.address.map(upper), `TEL ${f.forwarder.phone}`],
            ],
            [30, 164, 268, 58, '4. NOTIFY PARTY / INTERMEDIATE CONSIGNEE', t.party('notify_party', f.notify)],
            [
              298,
              164,
              267,
              58,
              '9. FOR RELEASE OF SHIPMENT CONTACT',
              [`SHIPCO TRANSPORT, ${upper(city(f.discharge))}`, '2825 AIRPORT FREEWAY', 'TEL (201) 000-0000'],
            ],
            [30, 222, 134, 27, '12. PRE-CARRIAGE BY', ''],
            [
              164,
              222,
              134,
              27,
              '13. PLACE OF RECEIPT BY PRE-CARRIER',
              t.text('place_of_receipt', upper(f.receipt.name)),
            ],
            [30, 249, 134, 27, '14. EXPORTING CARRIER', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
            [164, 249, 134, 27, '15. PORT OF LOADING / EXPORT', t.text('port_of_loading', upper(f.loading.name))],
            [
              30,
              276,
              134,
              27,
              '16. FOREIGN PORT OF UNLOADING',
              t.text('port_of_discharge', upper(city(f.discharge)), [
                upper(city(f.discharge)),
                upper(f.discharge.name),
              ]),
            ],
            [
              164,
              276,
              134,
              27,
              '17. PLACE OF DELIVERY BY ON-CARRIER',
              t.text('place_of_delivery', upper(city(f.delivery)), [upper(city(f.delivery)), upper(f.delivery.name)]),
            ],
            [298, 222, 267, 27, '8. POINT (STATE) OF ORIGIN OR FTZ NUMBER', upper(f.loading.country)],
            [298, 249, 134, 27, '11. TYPE OF MOVE', 'CY / CY'],
            [432, 249, 133, 27, '11A. CONTAINERIZED', 'YES [X]   NO [ ]'],
            [298, 276, 267, 27, '10. LOADING PIER / TERMINAL', ''],
          ],
          style,
        )
        s.box(30, 303, 535, 247)
        s.line(30, 324, 565, 324)
        for (const x of [140, 200, 400, 482]) s.line(x, 303, x, 550)
        for (const [x, ...head] of [
          [33, 'MARKS AND NUMBERS', '(18)'],
          [143, 'NUMBER OF', 'PACKAGES (19)'],
          [203, 'DESCRIPTION OF COMMODITIES', '(20)'],
          [403, 'GROSS WEIGHT', '(KILOS) (21)'],
          [485, 'MEASUREMENT', '(CBM) (22)'],
        ] as const)
          s.lines(x, 306, head, { size: 6, color: navy, leading: 8 })
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const many = f.containers.length > 1
        for (const [i, c] of f.containers.entries()) {
          const y = 330 + i * 38
          s.lines(33, y, [c.number, `SEAL# ${c.seal}`, c.size], { size: 8 })
          s.lines(143, y, [String(c.packages), f.unit], { size: 8 })
          s.lines(203, y, i === 0 ? ['SHIPPER LOAD STOW AND COUNT', f.goods, `HTS ${f.hs}`] : [f.goods], { size: 8 })
          s.lines(403, y, [`${plain(c.weight, 3)} KG`, `${english(c.weight * 2.20462, 2)} LB`], { size: 8 })
          s.lines(485, y, [`${plain(c.volume, 3)} CBM`, `${english(c.volume * 35.3147, 1)} CFT`], { size: 8 })
        }
        if (many) {
          s.line(30, 490, 565, 490)
          s.text(33, 496, 'TOTALS', { size: 8, bold: true })
          s.text(143, 496, t.measure('packages', f.packages, f.unit, String(f.packages)), { size: 8, bold: true })
          s.text(403, 496, `${t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3))} KG`, {
            size: 8,
            bold: true,
          })
          s.text(485, 496, `${t.measure('volume', f.volume, 'cbm', plain(f.volume, 3))} CBM`, { size: 8, bold: true })
        }
        s.lines(203, 512, ['FREIGHT COLLECT', 'AMS FILED BY CARRIER  SCAC: SHPT'], { size: 8 })
        s.fields(
          [
            [30, 550, 178, 27, 'ON BOARD', t.date('on_board_date', f.onBoard, spaced)],
            [208, 550, 178, 27, 'DATED', t.date('issue_date', f.issued, spaced)],
            [386, 550, 179, 27, 'AT', upper(f.loading.name)],
          ],
          style,
        )
        s.prose(30, 584, 330, TERMS[0], 6)
        s.lines(386, 590, ['SHIPCO TRANSPORT AS CARRIER', 'BY'], { size: 8, leading: 30 })
        s.line(400, 630, 565, 630)
        s.text(386, 634, 'AGENT FOR THE CARRIER', { size: 6.5 })
      },
    },
    booking: {
      type: 'booking_confirmation',
      paper: 'LETTER',
      draw: (f, s, t) => {
        s.text(40, 24, 'SHIPCO', { size: 20, bold: true, color: navy })
        s.text(122, 32, 'TRANSPORT', { size: 12, bold: true, color: red })
        s.text(370, 28, 'BOOKING CONFIRMATION', { size: 13, bold: true })
        s.text(370, 46, 'FCL EXPORT', { size: 9 })
        s.lines(40, 66, ['To:', 'Attn:', 'From:', 'Sent:'], { size: 8.5, leading: 12 })
        s.lines(
          80,
          66,
          [
            f.forwarder.name,
            'Export Department',
            'Shipco Transport Inc., 80 Washington Street, Hoboken NJ',
            spaced(f.booked),
          ],
          { size: 8.5, leading: 12 },
        )
        s.fill(40, 122, 532, 16, navy)
        s.text(46, 126, `SHIPCO BOOKING: ${t.text('booking_number', `SH${f.digits(8)}`)}`, {
          size: 9,
          bold: true,
          color: '#fff',
        })
        s.text(330, 126, `YOUR REFERENCE: ${t.text('reference_number', `${f.letters(3)}${f.digits(6)}`)}`, {
          size: 9,
          bold: true,
          color: '#fff',
        })
        s.pairs(
          46,
          148,
          [
            ['Shipper:', t.text('shipper', f.shipper.name)],
            ['Consignee:', t.text('consignee', f.consignee.name)],
            ['Carrier:', t.text('carrier', f.random.pick(['Hapag-Lloyd', 'ONE', 'CMA CGM']))],
            ['Vessel / Voyage:', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
            ['Place of Receipt:', t.text('place_of_receipt', f.receipt.name)],
            ['Port of Loading:', t.text('port_of_loading', f.loading.name)],
            ['Transshipment:', f.transshipment.name],
            [
              'Port of Discharge:',
              t.text('port_of_discharge', city(f.discharge), [city(f.discharge), f.discharge.name]),
            ],
            ['Place of Delivery:', t.text('place_of_delivery', city(f.delivery), [city(f.delivery), f.delivery.name])],
          ],
          { gap: 95, size: 8.5, step: 14.5 },
        )
        s.pairs(
          340,
          148,
          [
            ['ETS:', t.date('etd', f.departure, american)],
            ['ETA Discharge:', t.date('eta', f.arrival, american)],
            ['ETA Delivery:', american(f.available)],
            ['Doc Cut-off:', `${t.date('documentation_cutoff', f.documentCutoff, american)} 10:00 AM`],
            ['VGM Cut-off:', `${t.date('vgm_cutoff', f.vgmCutoff, american)} 12:00 PM`],
            ['CY Cut-off:', `${t.date('cargo_cutoff', f.cargoCutoff, american)} 5:00 PM`],
            ['Earliest Return:', american(f.emptyPickup)],
            ['AMS Deadline:', american(f.documentCutoff)],
          ],
          { gap: 95, size: 8.5, step: 14.5 },
        )
        s.line(40, 286, 572, 286)
        s.text(46, 294, 'Equipment', { size: 9, bold: true })
        const end = s.table(
          46,
          308,
          [
            { title: 'Quantity', width: 60 },
            { title: 'Type', width: 60 },
            { title: 'Commodity', width: 200 },
            { title: 'Cargo weight', width: 100, align: 'right' },
            { title: 'Haz', width: 40 },
          ],
          f.containers.map((c) => ['1 x', c.size, f.goods, `${english(Math.round(c.weight), 0)} KG`, 'No']),
          { rules: 'head', size: 8.5, lineHeight: 13 },
        )
        s.pairs(
          46,
          end + 16,
          [
            ['Empty pick-up:', f.depot],
            ['Pick-up from:', t.date('empty_pickup_date', f.emptyPickup, american)],
            ['Full return to:', t.text('terminal', `${f.loading.name} International Container Terminal`)],
            ['Pick-up no.:', `${f.letters(3)}${f.digits(7)}`],
          ],
          { gap: 95, size: 8.5, step: 14.5 },
        )
        s.prose(
          46,
          end + 90,
          520,
          'Per SOLAS regulations no container will be loaded without a verified gross mass. Please note that the schedule and cut-off times are subject to change by the carrier. Any dead freight, detention, demurrage or per diem incurred is for the account of the booking party. Shipco Transport acts as NVOCC (FMC license 012346) and issues its own bill of lading.',
          8,
        )
        s.text(46, end + 140, 'Questions? exportbookings@shipco.example    Tel (201) 000-0000 ext. 5512', { size: 8.5 })
      },
    },
  },
}
