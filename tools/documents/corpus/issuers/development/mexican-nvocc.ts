import { english, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const MONTHS = 'ENE FEB MAR ABR MAY JUN JUL AGO SEP OCT NOV DIC'.split(' ')
/** 31/DIC/2026 */
const mexican = (date: string) => `${date.slice(8)}/${MONTHS[Number(date.slice(5, 7)) - 1]}/${date.slice(0, 4)}`
const LOADING = ['VERACRUZ, MEXICO', 'ALTAMIRA, MEXICO', 'MANZANILLO, MEXICO'] as const
const INLAND = ['QUERETARO', 'SAN LUIS POTOSI', 'GUADALAJARA'] as const

/** A consolidator in Mexico City: Spanish to its clients, English on its bill. */
export const mexicanNvocc: Issuer = {
  name: 'Mexican NVOCC',
  forms: {
    bill_of_lading: {
      type: 'bill_of_lading',
      region: 'eu',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const at = f.random.below(3)
        s.text(36, 20, 'Bill of Lading', { size: 16, bold: true, font: 'Times' })
        s.text(36, 38, 'for combined transport shipment or port to port shipment', { size: 6.5 })
        s.text(360, 20, 'AZTLAN OCEAN CONSOLIDATORS', { size: 12, bold: true, color: '#7a3b00' })
        s.text(360, 35, 'S.A. DE C.V.  -  CIUDAD DE MEXICO', { size: 7 })
        s.fields(
          [
            [36, 50, 270, 52, 'SHIPPER / EMBARCADOR', t.party('shipper', f.shipper)],
            [36, 102, 270, 52, 'CONSIGNEE / CONSIGNATARIO', t.party('consignee', f.consignee)],
            [36, 154, 270, 52, 'NOTIFY PARTY / NOTIFICAR A', t.party('notify_party', f.notify)],
            [306, 50, 270, 26, 'HBL No.', t.text('bill_of_lading_number', `AZT${f.letters(3)}${f.digits(6)}`)],
            [306, 76, 270, 26, 'BKG / REF.', t.text('booking_number', `AZB${f.digits(7)}`)],
            [306, 102, 270, 104, 'DESTINATION AGENT / AGENTE EN DESTINO', [upper(f.forwarder.name), f.forwarder.phone]],
            [36, 206, 135, 26, 'PRE-CARRIAGE BY', 'RAIL'],
            [171, 206, 135, 26, 'PLACE OF RECEIPT', t.text('place_of_receipt', INLAND[at]!)],
            [306, 206, 180, 26, 'OCEAN VESSEL', t.text('vessel', f.vessel)],
            [486, 206, 90, 26, 'VOYAGE No.', t.text('voyage', f.voyage)],
            [36, 232, 135, 26, 'PORT OF LOADING', t.text('port_of_loading', LOADING[at]!)],
            [171, 232, 135, 26, 'PORT OF DISCHARGE', t.text('port_of_discharge', upper(f.discharge.name))],
            [306, 232, 135, 26, 'PLACE OF DELIVERY', t.text('place_of_delivery', upper(f.delivery.name))],
            [441, 232, 135, 26, 'MOVEMENT', 'FCL/FCL  CY/CY'],
          ],
          { labelSize: 5.5, font: 'Courier' },
        )
        t.containers(f.containers, ['seal_number', 'size_type'])
        s.box(36, 262, 540, 230)
        s.table(
          36,
          262,
          [
            { title: 'CONTAINER / SEAL', width: 140 },
            { title: 'No. OF PKGS', width: 70, align: 'right' },
            { title: '', width: 14 },
            { title: 'DESCRIPTION OF GOODS', width: 156 },
            { title: 'GROSS WEIGHT', width: 80, align: 'right' },
            { title: 'MEASUREMENT', width: 80, align: 'right' },
          ],
          [
            [
              f.containers.flatMap((c) => [`${c.number} ${c.size}`, `SEAL: ${c.seal}`]),
              [t.measure('packages', f.packages, f.unit, String(f.packages)), f.unit],
              '',
              [`${f.containers.length} CONTAINER(S) SAID TO CONTAIN`, f.goods, `HS CODE ${f.hs}`],
              [`${t.measure('gross_weight', f.weight, 'kg', english(f.weight, 3))} KGS`],
              [`${t.measure('volume', f.volume, 'cbm', english(f.volume, 3))} M3`],
            ],
          ],
          { rules: 'head', font: 'Courier', headSize: 6 },
        )
        s.lines(250, 440, ['FREIGHT COLLECT', 'SHIPPED ON BOARD', t.date('on_board_date', f.onBoard, mexican)], {
          font: 'Courier',
          size: 8.5,
        })
        s.fields(
          [
            [36, 496, 180, 30, 'No. OF ORIGINAL B(S)/L', '3 / THREE'],
            [216, 496, 180, 30, 'PLACE AND DATE OF ISSUE', `CDMX, ${t.date('issue_date', f.issued, mexican)}`],
            [396, 496, 180, 30, 'AS CARRIER', 'AZTLAN OCEAN CONSOLIDATORS'],
          ],
          { labelSize: 5.5 },
        )
        s.prose(36, 540, 540, TERMS[0], 5.5)
      },
    },
    booking: {
      type: 'booking_confirmation',
      region: 'eu',
      paper: 'LETTER',
      draw: (f, s, t) => {
        const at = f.random.below(3)
        s.fill(36, 24, 540, 3, '#7a3b00')
        s.text(36, 34, 'AZTLAN OCEAN CONSOLIDATORS', { size: 12, bold: true, color: '#7a3b00' })
        s.text(36, 60, 'CONFIRMACION DE RESERVA', { size: 13, bold: true })
        s.text(430, 60, `Fecha: ${t.date('document_date', f.booked, mexican)}`, { size: 9 })
        s.text(36, 84, 'Estimado cliente, confirmamos el espacio solicitado conforme a lo siguiente:', { size: 9 })
        const left: [string, string][] = [
          ['No. de reserva', t.text('booking_number', `AZB${f.digits(7)}`)],
          ['Embarcador', t.text('shipper', upper(f.shipper.name))],
          ['Su referencia', t.text('reference_number', f.order)],
          ['Naviera', t.text('carrier', f.random.pick(['HAPAG-LLOYD', 'MSC', 'CMA CGM']))],
          ['Buque / Viaje', `${t.text('vessel', f.vessel)} / ${t.text('voyage', f.voyage)}`],
          ['Lugar de recepción', t.text('place_of_receipt', INLAND[at]!)],
          ['Puerto de carga', t.text('port_of_loading', LOADING[at]!)],
          ['Puerto de descarga', t.text('port_of_discharge', upper(f.discharge.name))],
          ['Destino final', t.text('place_of_delivery', upper(f.delivery.name))],
          ['ETD', t.date('etd', f.departure, mexican)],
          ['ETA', t.date('eta', f.arrival, mexican)],
          ['Equipo', `${f.containers.length} x 40' HC`],
          ['Mercancía', f.goods],
        ]
        const end = s.table(
          36,
          104,
          [
            { title: 'Servicio', width: 160 },
            { title: 'MARITIMO EXPORTACION FCL', width: 380 },
          ],
          left,
          { rules: 'all', size: 9, lineHeight: 14 },
        )
        s.table(
          36,
          end + 16,
          [
            { title: 'RETIRO DE VACIO', width: 135, align: 'center' },
            { title: 'CIERRE DOCUMENTAL', width: 135, align: 'center' },
            { title: 'CIERRE VGM', width: 135, align: 'center' },
            { title: 'CIERRE DE CARGA (CY)', width: 135, align: 'center' },
          ],
          [
            [
              t.date('empty_pickup_date', f.emptyPickup, mexican),
              `${t.date('documentation_cutoff', f.documentCutoff, mexican)} 12:00`,
              `${t.date('vgm_cutoff', f.vgmCutoff, mexican)} 18:00`,
              `${t.date('cargo_cutoff', f.cargoCutoff, mexican)} 17:00`,
            ],
          ],
          { rules: 'all', size: 9, headBold: true, lineHeight: 14 },
        )
        s.prose(
          36,
          end + 70,
          540,
          'Favor de enviar sus instrucciones de embarque antes del cierre documental; los cambios posteriores generan cargos de la naviera. El falso flete se cobra en cancelaciones con menos de 72 horas. Itinerario sujeto a cambios sin previo aviso.',
          8,
        )
      },
    },
  },
}
