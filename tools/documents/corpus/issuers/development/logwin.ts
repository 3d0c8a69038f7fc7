import { continental, dotted } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const QUAYS = [
  ['Hamburg', 'CTB BURCHARDKAI'],
  ['Hamburg', 'EUROGATE CTH'],
  ['Bremerhaven', 'NTB NORTH SEA TERMINAL'],
  ['Wilhelmshaven', 'JADE-WESER-PORT CTW'],
] as const

export const logwin: Issuer = {
  name: 'Logwin Air + Ocean',
  forms: {
    arrival: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        const [port, quay] = f.random.pick(QUAYS)
        s.text(390, 28, 'LOGWIN', { size: 24, bold: true, color: '#003a70' })
        s.text(390, 56, 'Logwin Air + Ocean Deutschland GmbH', { size: 7.5 })
        s.text(57, 118, 'Logwin Air + Ocean, Am Sandtorkai 00, 20457 Hamburg', { size: 6 })
        s.line(57, 126, 260, 126)
        s.lines(57, 134, [t.text('consignee', f.consignee.name), f.consignee.address[0]!, 'Germany'], {
          size: 10,
          leading: 13,
        })
        s.text(390, 118, 'Sachbearbeiter / contact', { size: 6.5, color: '#555' })
        s.lines(390, 127, ['Jule Petersen', '+49 40 000 00-112'], { size: 8.5, leading: 11 })
        s.text(390, 154, 'Datum / date', { size: 6.5, color: '#555' })
        s.text(390, 163, t.date('document_date', f.noticed, dotted), { size: 8.5 })
        s.text(390, 178, 'Unsere Position / our file', { size: 6.5, color: '#555' })
        s.text(390, 187, t.text('reference_number', `7.${f.digits(4)}.${f.digits(6)}`), { size: 8.5 })
        s.text(57, 228, 'Ankunftsavis / Advice of arrival', { size: 13, bold: true })
        s.text(57, 250, 'Sehr geehrte Damen und Herren, wir avisieren Ihnen den Eingang folgender Sendung:', {
          size: 8.5,
        })
        s.text(57, 262, 'Dear Sirs, please be advised of the arrival of the following shipment:', { size: 8.5 })
        const house = `LOGHAM${f.digits(7)}`
        const ocean = `HLCU${f.letters(3)}${f.digits(9)}`
        const rows: [string, string, string][] = [
          ['Versender', 'shipper', t.text('shipper', f.shipper.name)],
          ['Ihre Bestellung', 'your order', t.text('purchase_order_number', f.order)],
          ['Schiff / Reise', 'vessel / voyage', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          [
            'Ladehafen / Abfahrt',
            'port of loading / sailed',
            `${t.text('port_of_loading', f.loading.name)}, ${t.date('etd', f.departure, dotted)}`,
          ],
          [
            'Löschhafen / Ankunft ca.',
            'port of discharge / expected',
            `${t.text('port_of_discharge', port)}, ${t.date('eta', f.arrival, dotted)}`,
          ],
          [
            'Bestimmungsort',
            'final destination',
            t.text('place_of_delivery', f.random.pick([port, 'Hannover', 'Nürnberg'])),
          ],
          ['Konnossement Reederei', "carrier's B/L", t.text('master_bill_number', ocean)],
          ['Haus-B/L', 'house B/L', t.text('house_bill_number', house)],
          ['Kaianlage', 'terminal', t.text('terminal', quay)],
        ]
        t.text('bill_of_lading_number', ocean, [ocean, house])
        for (const [i, [german, english, value]] of rows.entries()) {
          const y = 284 + i * 22
          s.text(57, y, german, { size: 8.5, bold: true })
          s.text(57, y + 10, english, { size: 6.5, color: '#555' })
          s.text(215, y + 2, value, { size: 9.5 })
        }
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          57,
          490,
          [
            { title: ['Container-Nr.', 'container no.'], width: 85 },
            { title: ['Typ', 'type'], width: 40 },
            { title: ['Siegel', 'seal'], width: 80 },
            { title: ['Kolli', 'packages'], width: 50, align: 'right' },
            { title: ['Brutto kg', 'gross weight'], width: 80, align: 'right' },
            { title: ['cbm', 'measurement'], width: 65, align: 'right' },
            { title: ['Inhalt', 'contents'], width: 95 },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              continental(c.weight, 3),
              continental(c.volume, 3),
              f.goods,
            ]),
            [
              'Gesamt / total',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', continental(f.volume, 3)),
              '',
            ],
          ],
          { rules: 'head', size: 7.5, headSize: 6.5 },
        )
        s.lines(
          57,
          end + 14,
          [
            `Lagergeldfrei bis einschl. / free of storage up to and incl.: ${t.date('last_free_day', f.lastFreeDay, dotted)}`,
            'Bitte senden Sie uns Original-B/L, Handelsrechnung und Packliste. / Please let us have original B/L, invoice and packing list.',
          ],
          { size: 8, leading: 13 },
        )
        s.prose(
          57,
          770,
          490,
          'Wir arbeiten ausschließlich auf Grundlage der Allgemeinen Deutschen Spediteurbedingungen 2017 (ADSp 2017). Gerichtsstand Hamburg. Geschäftsführer: N. N.  Registergericht Aschaffenburg HRB 00000  USt-IdNr. DE000000000. We work exclusively on the basis of the German Freight Forwarders Standard Terms and Conditions.',
          6,
        )
      },
    },
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(57, 28, 'From: sea.export.ham@logwin.example', { size: 9 })
        s.text(57, 41, `Sent: ${dotted(f.booked)} 16:48`, { size: 9 })
        s.text(57, 54, `To: shipping@${f.shipper.name.split(' ')[0]!.toLowerCase()}.example`, { size: 9 })
        const booking = t.text('booking_number', `${f.digits(8)}`)
        s.text(57, 67, `Subject: Booking confirmed // ${f.loading.name} - ${f.discharge.name} // Bkg ${booking}`, {
          size: 9,
          bold: true,
        })
        s.line(57, 82, 540, 82)
        t.date('document_date', f.booked, dotted)
        const lines: string[] = [
          'Dear all,',
          '',
          'we confirm space as follows:',
          '',
          `Our position:       ${t.text('reference_number', `7.${f.digits(4)}.${f.digits(6)}`)}`,
          `Shipping line:      ${t.text('carrier', 'Hapag-Lloyd')}`,
          `Line's booking no.: ${booking}`,
          `Shipper:            ${t.text('shipper', f.shipper.name)}`,
          `Consignee:          ${t.text('consignee', f.consignee.name)}`,
          `Equipment:          ${f.containers.length} x ${f.containers[0]!.size}`,
          `Pre-carriage from:  ${t.text('place_of_receipt', f.receipt.name)}`,
          `POL / ETS:          ${t.text('port_of_loading', f.loading.name)} / ${t.date('etd', f.departure, dotted)}`,
          `POD / ETA:          ${t.text('port_of_discharge', f.discharge.name)} / ${t.date('eta', f.arrival, dotted)}`,
          `On-carriage to:     ${t.text('place_of_delivery', f.delivery.name)}`,
          `MV / voyage:        ${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`,
          `Goods:              ${f.goods}, ${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}, ${t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 3))} kg`,
          '',
          'Closings (local time):',
          `- B/L instructions  ${t.date('documentation_cutoff', f.documentCutoff, dotted)}  10:00`,
          `- VGM               ${t.date('vgm_cutoff', f.vgmCutoff, dotted)}  12:00`,
          `- FCL delivery      ${t.date('cargo_cutoff', f.cargoCutoff, dotted)}  18:00`,
          '',
          `Empties can be taken over at ${f.depot} from ${t.date('empty_pickup_date', f.emptyPickup, dotted)}, pick-up ref = booking no.`,
          '',
          'Please note that the schedule may change. Costs for late cancellation will be passed on.',
          '',
          'Kind regards / Mit freundlichen Grüßen',
          'Torben Claasen',
          'Team Ocean Export',
        ]
        s.lines(57, 94, lines, { size: 9, leading: 13.5, font: 'Courier', width: 490 })
        s.lines(
          57,
          520,
          ['Logwin Air + Ocean Deutschland GmbH', 'Niederlassung Hamburg', 'ADSp 2017 - www.logwin.example'],
          { size: 7.5, color: '#555' },
        )
      },
    },
  },
}
