import { british, continental, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const french = (amount: number, decimals: number) => continental(amount, decimals).replaceAll('.', ' ')

export const marfret: Issuer = {
  name: 'Marfret',
  forms: {
    avis: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 20, 'COMPAGNIE MARITIME MARFRET', { size: 13, bold: true, color: '#b01020' })
        s.text(36, 36, 'Siège social : 13 quai des Anses, 13002 Marseille', { size: 7 })
        s.box(330, 20, 230, 34)
        s.text(330, 30, "AVIS D'ARRIVÉE IMPORT", { size: 13, bold: true, align: 'center', width: 230 })
        s.fields(
          [
            [36, 66, 262, 54, 'RÉCEPTIONNAIRE', t.party('consignee', f.consignee)],
            [298, 66, 262, 54, 'NOTIFY', t.party('notify_party', f.notify)],
            [36, 120, 262, 54, 'CHARGEUR', t.party('shipper', f.shipper)],
            [298, 120, 131, 27, 'DATE', t.date('document_date', f.noticed, british)],
            [429, 120, 131, 27, 'CONNAISSEMENT N°', t.text('bill_of_lading_number', `MFTU${f.digits(8)}`)],
            [298, 147, 131, 27, 'NAVIRE', t.text('vessel', f.vessel)],
            [429, 147, 131, 27, 'VOYAGE', t.text('voyage', f.voyage)],
            [36, 174, 175, 27, 'PORT DE CHARGEMENT', t.text('port_of_loading', upper(f.loading.name))],
            [211, 174, 175, 27, 'PORT DE DÉCHARGEMENT', t.text('port_of_discharge', upper(f.discharge.name))],
            [386, 174, 174, 27, 'ARRIVÉE PRÉVUE (ETA)', t.date('eta', f.arrival, british)],
          ],
          { size: 9, labelSize: 6 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          36,
          212,
          [
            { title: 'N° CONTENEUR', width: 100 },
            { title: 'TYPE', width: 44 },
            { title: 'N° PLOMB', width: 90 },
            { title: 'NB COLIS', width: 60, align: 'right' },
            { title: 'DÉSIGNATION', width: 140 },
            { title: 'POIDS BRUT KG', width: 90, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, String(c.packages), f.goods, french(c.weight, 3)]),
          { rules: 'all', size: 8.5 },
        )
        s.lines(
          36,
          end + 12,
          [
            `TOTAL : ${t.measure('packages', f.packages, f.unit, String(f.packages))} COLIS   POIDS BRUT : ${t.measure('gross_weight', f.weight, 'kg', french(f.weight, 3))} KG   VOLUME : ${t.measure('volume', f.volume, 'cbm', french(f.volume, 3))} M3`,
            `TERMINAL : ${t.text('terminal', f.terminal)}`,
            `FIN DE FRANCHISE : ${t.date('last_free_day', f.lastFreeDay, british)}`,
          ],
          { size: 9, leading: 14 },
        )
        s.prose(
          36,
          end + 64,
          524,
          'Le bon à délivrer sera remis contre présentation du connaissement original et règlement du fret et des frais. Les surestaries et frais de détention courent à partir de la fin de la franchise.',
          7.5,
        )
      },
    },
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (f, s, t) => {
        s.face('Times')
        s.text(36, 18, 'MARFRET', { size: 18, bold: true, color: '#b01020' })
        s.text(310, 18, 'LETTRE DE TRANSPORT MARITIME', { size: 11, bold: true })
        s.text(310, 32, 'SEA WAYBILL - NON NEGOTIABLE', { size: 11, bold: true })
        const box = { labelSize: 6, size: 9 }
        s.fields(
          [
            [36, 50, 262, 60, 'Chargeur / Shipper', t.party('shipper', f.shipper)],
            [36, 110, 262, 60, 'Destinataire / Consignee', t.party('consignee', f.consignee)],
            [36, 170, 262, 60, 'Notifier / Notify party', t.party('notify_party', f.notify)],
            [298, 50, 262, 30, 'N° LTM / Waybill No.', t.text('bill_of_lading_number', `MFTU${f.digits(8)}`)],
            [298, 80, 262, 30, 'N° réservation / Booking No.', t.text('booking_number', `MB${f.digits(7)}`)],
            [298, 110, 262, 60, 'Agent au port de déchargement', [upper(f.forwarder.name), f.forwarder.phone]],
            [298, 170, 131, 30, 'Navire / Vessel', t.text('vessel', f.vessel)],
            [429, 170, 131, 30, 'Voyage', t.text('voyage', f.voyage)],
            [
              298,
              200,
              262,
              30,
              'Port de chargement / Port of loading',
              t.text('port_of_loading', upper(f.loading.name)),
            ],
            [
              36,
              230,
              262,
              30,
              'Port de déchargement / Port of discharge',
              t.text('port_of_discharge', upper(f.discharge.name)),
            ],
            [
              298,
              230,
              262,
              30,
              'Lieu de livraison / Place of delivery',
              t.text('place_of_delivery', upper(f.delivery.name)),
            ],
          ],
          box,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          266,
          [
            { title: ['Conteneur / Plomb', 'Container / Seal'], width: 114 },
            { title: ['Type', 'Type'], width: 40 },
            { title: ['Colis', 'Packages'], width: 90 },
            { title: ['Marchandise', 'Description of goods'], width: 130 },
            { title: ['Poids brut (kg)', 'Gross weight'], width: 80, align: 'right' },
            { title: ['Volume (m3)', 'Measurement'], width: 70, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, c.seal],
              c.size,
              `${c.packages} ${f.unit}`,
              f.goods,
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'TOTAL',
              '',
              t.measure('packages', f.packages, f.unit, `${f.packages} ${f.unit}`),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'head', size: 8.5 },
        )
        s.text(36, end + 24, `Embarqué le / Shipped on board: ${t.date('on_board_date', f.onBoard, british)}`, {
          size: 9,
        })
        s.text(36, end + 38, `Date d’émission / Date of issue: ${t.date('issue_date', f.issued, british)}`, { size: 9 })
        s.prose(36, 700, 524, TERMS[0], 6)
      },
    },
  },
}
