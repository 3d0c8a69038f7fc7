import { continental, dotted, type Facts, type Place, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { rounded } from '../../prints.ts'
import { TERMS } from '../../sheet.ts'

const place = (name: string, country: string, code: string): Place => ({ name, region: '', country, code })
const SOUTH = [
  place('Las Palmas', 'Spain', 'ESLPA'),
  place('Tenerife', 'Spain', 'ESTCI'),
  place('Agadir', 'Morocco', 'MAAGA'),
  place('Casablanca', 'Morocco', 'MACAS'),
]
const NORTH = [place('Hamburg', 'Germany', 'DEHAM'), place('Rotterdam', 'Netherlands', 'NLRTM')]
const trip = (f: Facts) => ({
  south: f.random.pick(SOUTH),
  north: f.random.pick(NORTH),
  ship: f.random.pick(['OPDR LAS PALMAS', 'OPDR CANARIAS', 'OPDR TANGER', 'OPDR LISBOA']),
})
const at = (party: Facts['shipper'], where: Place) => ({ ...party, address: [party.address[0]!, where.country] })

/** German to receivers in Germany, English on the waybill. */
export const opdr: Issuer = {
  name: 'OPDR',
  forms: {
    waybill: {
      type: 'sea_waybill',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0, 2)
        const { south, north, ship } = trip(f)
        s.text(40, 20, 'OPDR', { size: 22, bold: true, color: '#003a70' })
        s.text(110, 24, 'OLDENBURG-PORTUGIESISCHE DAMPFSCHIFFS-RHEDEREI', { size: 7 })
        s.text(110, 34, 'GmbH & Co. KG, Hamburg', { size: 7 })
        s.text(390, 20, 'SEA WAYBILL', { size: 14, bold: true })
        s.text(390, 38, 'not to order / no bill of lading', { size: 7 })
        const style = { labelSize: 6, size: 8 }
        s.fields(
          [
            [40, 52, 257, 62, 'Shipper', t.party('shipper', at(f.shipper, north))],
            [297, 52, 129, 31, 'Way Bill No.', t.text('bill_of_lading_number', `OPD${f.digits(8)}`)],
            [426, 52, 129, 31, 'Booking No.', t.text('booking_number', `HH${f.digits(6)}`)],
            [297, 83, 258, 31, "Shipper's reference", t.text('reference_number', f.order)],
            [40, 114, 257, 62, 'Receiver / Consignee', t.party('consignee', at(f.consignee, south))],
            [
              297,
              114,
              258,
              62,
              'Contact for delivery',
              [`OPDR ${upper(south.name)}`, 'AV. DE LOS CAMBULLONEROS S/N', f.notify.phone],
            ],
            [40, 176, 257, 62, 'Notify', t.party('notify_party', at(f.notify, south))],
            [
              297,
              176,
              258,
              31,
              'Place of Acceptance',
              t.text('place_of_receipt', f.random.pick(['BREMEN', 'DUISBURG', 'ANTWERP'])),
            ],
            [297, 207, 258, 31, 'Place of Delivery', t.text('place_of_delivery', upper(south.name))],
            [40, 238, 129, 28, 'Vessel', t.text('vessel', ship)],
            [169, 238, 128, 28, 'Voy.', t.text('voyage', `${f.digits(4)}S`)],
            [297, 238, 129, 28, 'Port of Loading', t.text('port_of_loading', upper(north.name))],
            [426, 238, 129, 28, 'Port of Discharge', t.text('port_of_discharge', upper(south.name))],
          ],
          style,
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          40,
          268,
          [
            { title: 'Unit / Seal', width: 110 },
            { title: 'Type', width: 40 },
            { title: 'Packages and description of goods', width: 205 },
            { title: 'Gross kg', width: 80, align: 'right' },
            { title: 'm³', width: 80, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              [c.number, `Seal: ${c.seal}`],
              c.size,
              [`${c.packages} ${f.unit}`, f.goods],
              plain(c.weight, 0),
              plain(c.volume, 2),
            ]),
            [
              '',
              'Total',
              `${t.measure('packages', f.packages, f.unit, String(f.packages))} ${f.unit}`,
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 0)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 2)),
            ],
          ],
          { rules: 'head', size: 8, lineHeight: 12 },
        )
        s.lines(190, end + 12, ['Said to contain - FCL/FCL', 'T2L goods, community status', 'Freight prepaid'], {
          size: 8,
        })
        s.fields(
          [
            [40, 560, 257, 30, 'Shipped on board', t.date('on_board_date', f.onBoard, dotted)],
            [297, 560, 258, 30, 'Place and Date of Issue', `Hamburg, ${t.date('issue_date', f.issued, dotted)}`],
          ],
          style,
        )
        s.prose(40, 600, 515, TERMS[0], 6)
        s.text(40, 800, 'Sitz Hamburg, HRA 00000 AG Hamburg, USt-IdNr. DE000000000', { size: 6.5 })
      },
    },
    ankunft: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (facts, s, t) => {
        const f = rounded(facts, 0)
        const { south, ship } = trip(f)
        s.text(40, 26, 'OPDR', { size: 22, bold: true, color: '#003a70' })
        s.lines(
          330,
          26,
          ['OPDR Germany GmbH, Import', 'Willy-Brandt-Straße 61, 20457 Hamburg', 'Tel. 040 36158-0  Fax 040 364364'],
          { size: 8 },
        )
        s.lines(40, 90, [f.notify.name, ...at(f.notify, { ...south, country: 'Deutschland' }).address], {
          size: 10,
          leading: 13,
        })
        s.text(40, 160, 'Eingangsanzeige', { size: 15, bold: true })
        s.text(330, 90, `Hamburg, den ${t.date('document_date', f.noticed, dotted)}`, { size: 9 })
        s.text(330, 104, `Unser Zeichen: ${t.text('reference_number', `IMP/${f.digits(5)}`)}`, { size: 9 })
        s.text(40, 184, 'Sehr geehrte Damen und Herren, wir avisieren Ihnen das Eintreffen der nachstehenden Partie:', {
          size: 9,
        })
        s.pairs(
          40,
          206,
          [
            ['Seeschiff', t.text('vessel', ship)],
            ['Reise-Nr.', t.text('voyage', `${f.digits(4)}N`)],
            ['ab', t.text('port_of_loading', south.name)],
            ['in Hamburg erwartet am', t.date('eta', f.arrival, dotted)],
            ['Löschplatz', t.text('terminal', f.random.pick(['Tollerort Container Terminal', 'Eurogate Hamburg']))],
            ['Konnossement', t.text('bill_of_lading_number', `OPD${f.digits(8)}`)],
          ],
          { gap: 125, size: 9.5, step: 14 },
        )
        s.pairs(
          320,
          206,
          [
            ['Ablader', t.text('shipper', f.shipper.name)],
            ['Empfänger', t.text('consignee', f.consignee.name)],
            ['Meldeadresse', t.text('notify_party', f.notify.name)],
            ['ATB-Nr.', `ATB${f.digits(12)}`],
            ['Frachtzahlung', 'vorausbezahlt'],
            ['Kaimiete frei bis', t.date('last_free_day', f.lastFreeDay, dotted)],
          ],
          { gap: 85, size: 9.5, step: 14 },
        )
        t.text('port_of_discharge', 'Hamburg')
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        const end = s.table(
          40,
          304,
          [
            { title: 'Behälter-Nr.', width: 95 },
            { title: 'Größe', width: 45 },
            { title: 'Plombe', width: 85 },
            { title: 'Packstücke', width: 65, align: 'right' },
            { title: '   Inhalt', width: 140 },
            { title: 'Rohgewicht kg', width: 85, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `   ${f.goods}`,
              continental(c.weight, 0),
            ]),
            [
              'zusammen',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', continental(f.weight, 0)),
            ],
          ],
          { rules: 'head', size: 9 },
        )
        s.prose(
          40,
          end + 20,
          515,
          'Die Auslieferung erfolgt gegen Rückgabe eines ordnungsgemäß girierten Original-Konnossementes und Zahlung der nachstehenden Kosten. Freistellung nach Eingang der Zahlung. Leercontainer sind gereinigt an das von uns benannte Depot zurückzuliefern; die mietfreie Zeit beträgt 7 Kalendertage.',
          8.5,
        )
        s.table(
          40,
          end + 70,
          [
            { title: 'Kosten', width: 200 },
            { title: 'EUR', width: 80, align: 'right' },
          ],
          [
            ['Terminal Handling', continental(215 * f.containers.length, 2)],
            ['ISPS-Zuschlag', continental(14.5 * f.containers.length, 2)],
            ['Freistellungsgebühr', '45,00'],
          ],
          { rules: 'head', size: 9 },
        )
        s.text(40, 800, 'Commerzbank AG, IBAN DE00 2004 0000 0123 4567 00, BIC COBADEHHXXX', { size: 7 })
      },
    },
  },
}
