import { british, english, named, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

/** A West African agent in the manner of Bolloré, now AGL. */
export const africaLogistics: Issuer = {
  name: 'Africa Global Logistics',
  forms: {
    avis: {
      type: 'arrival_notice',
      region: 'eu',
      landscape: true,
      draw: (f, s, t) => {
        s.text(30, 18, 'AFRICA GLOBAL LOGISTICS', { size: 14, bold: true })
        s.text(480, 18, "AVIS D'ARRIVEE / ARRIVAL NOTICE", { size: 13, bold: true })
        s.fields(
          [
            [30, 44, 200, 44, 'CHARGEUR / SHIPPER', t.party('shipper', f.shipper)],
            [230, 44, 200, 44, 'DESTINATAIRE / CONSIGNEE', t.party('consignee', f.consignee)],
            [430, 44, 200, 44, 'NOTIFY', t.party('notify_party', f.notify)],
            [630, 44, 180, 22, 'DATE', t.date('document_date', f.noticed, british)],
            [630, 66, 180, 22, 'NOTRE REF. / OUR REF.', t.text('reference_number', `ABJ/${f.digits(5)}/26`)],
            [30, 88, 150, 26, 'NAVIRE / VESSEL', t.text('vessel', f.vessel)],
            [180, 88, 80, 26, 'VOYAGE', t.text('voyage', f.voyage)],
            [260, 88, 120, 26, 'POL', t.text('port_of_loading', upper(f.loading.name))],
            [380, 88, 120, 26, 'TRANSBORDEMENT / TRANSHIPMENT', upper(f.transshipment.name)],
            [500, 88, 130, 26, 'POD', t.text('port_of_discharge', upper(f.discharge.name))],
            [630, 88, 90, 26, 'ETA', t.date('eta', f.arrival, british)],
            [720, 88, 90, 26, 'ETA T/S PORT', british(f.departure)],
            [30, 114, 230, 26, 'B/L', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
            [260, 114, 370, 26, 'MAGASIN / TERMINAL', t.text('terminal', f.terminal)],
            [630, 114, 180, 26, 'FRANCHISE JUSQU’AU / FREE UNTIL', t.date('last_free_day', f.lastFreeDay, british)],
          ],
          { labelSize: 6 },
        )
        t.containers(f.containers, ['seal_number', 'size_type', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          30,
          152,
          [
            { title: 'N° TC', width: 110 },
            { title: 'TYPE', width: 60 },
            { title: 'PLOMB / SEAL', width: 110 },
            { title: 'COLIS / PKGS', width: 80, align: 'right' },
            { title: 'DESIGNATION', width: 200 },
            { title: 'POIDS / WEIGHT KG', width: 110, align: 'right' },
            { title: 'CBM', width: 110, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              String(c.packages),
              `${f.unit} ${f.goods}`,
              plain(c.weight, 3),
              plain(c.volume, 3),
            ]),
            [
              'TOTAL',
              '',
              '',
              t.measure('packages', f.packages, '', String(f.packages)),
              '',
              t.measure('gross_weight', f.weight, 'kg', plain(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', plain(f.volume, 3)),
            ],
          ],
          { rules: 'all' },
        )
        s.text(
          30,
          end + 14,
          'Documents requis : connaissement original, facture commerciale, liste de colisage, certificat d’assurance, BSC/BESC.',
        )
      },
    },
    // What a tracking note of cargo to be filed states: none of the types.
    besc_request: {
      type: null,
      region: 'eu',
      draw: (f, s) => {
        s.text(36, 20, 'BORDEREAU ELECTRONIQUE DE SUIVI DES CARGAISONS (BESC)', { size: 11, bold: true })
        s.text(36, 38, 'Electronic Cargo Tracking Note', { size: 9 })
        s.pairs(
          36,
          64,
          [
            ['BESC No.', `CI${f.digits(9)}`],
            ['Validation date', named(f.booked)],
            ['Exporter', upper(f.shipper.name)],
            ['Importer', upper(f.consignee.name)],
            ['Forwarder', upper(f.forwarder.name)],
            ['Vessel', f.vessel],
            ['Voyage', f.voyage],
            ['B/L No.', `MEDU${f.letters(2)}${f.digits(6)}`],
            ['Loading port', f.loading.name],
            ['Unloading port', f.discharge.name],
            ['FOB value', `${f.currency} ${english(f.total, 2)}`],
            ['Freight value', 'EUR 3 450,00'],
          ],
          { gap: 100, step: 15 },
        )
        s.table(
          36,
          260,
          [
            { title: 'Container', width: 120 },
            { title: 'Seal', width: 120 },
            { title: 'HS', width: 80 },
            { title: 'Tonnage', width: 100, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.seal, f.hs, plain(c.weight / 1000, 3)]),
          { rules: 'all' },
        )
        s.stamp(470, 120, 40, ['BESC', 'VALIDATED'], '#176b2c')
      },
    },
    freight_invoice: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'AFRICA GLOBAL LOGISTICS', { size: 13, bold: true })
        s.text(350, 20, 'FREIGHT & LOCAL CHARGES INVOICE', { size: 10, bold: true })
        s.fields(
          [
            [36, 46, 262, 60, 'CUSTOMER / CLIENT', t.party('bill_to', f.consignee)],
            [298, 46, 131, 30, 'INVOICE NO. / FACTURE N°', t.text('invoice_number', `LOS-${f.digits(6)}`)],
            [429, 46, 131, 30, 'DATE', t.date('invoice_date', f.arrival, named)],
            [298, 76, 131, 30, 'DUE DATE / ECHEANCE', t.date('due_date', f.lastFreeDay, named)],
            [429, 76, 131, 30, 'FILE NO. / DOSSIER', t.text('reference_number', `ABJ/${f.digits(5)}/26`)],
            [36, 106, 175, 28, 'VESSEL / VOYAGE', `${t.text('vessel', f.vessel)} ${t.text('voyage', f.voyage)}`],
            [
              211,
              106,
              175,
              28,
              'POL / POD',
              `${t.text('port_of_loading', upper(f.loading.name))} / ${t.text('port_of_discharge', upper(f.discharge.name))}`,
            ],
            [386, 106, 174, 28, 'B/L', t.text('bill_of_lading_number', `MEDU${f.letters(2)}${f.digits(6)}`)],
          ],
          { labelSize: 6 },
        )
        const n = f.containers.length
        const rows: [string, number, number][] = [
          ['OCEAN FREIGHT', n, 2310],
          ['PORT ADDITIONAL / CONGESTION SURCHARGE', n, 425],
          ['DELIVERY ORDER FEE', 1, 75],
          ['BILL OF LADING AMENDMENT FEE', 1, 50],
          ['CONTAINER CLEANING', n, 30],
        ]
        let total = 0
        const end = s.table(
          36,
          146,
          [
            { title: 'DESCRIPTION', width: 240 },
            { title: 'QTY', width: 50, align: 'right' },
            { title: 'UNIT PRICE', width: 104, align: 'right' },
            { title: 'AMOUNT (EUR)', width: 130, align: 'right' },
          ],
          rows.map(([name, count, price]) => {
            total += count * price
            t.item({ description: name, quantity: count, unit_price: price, amount: count * price })
            return [name, String(count), english(price, 2), english(count * price, 2)]
          }),
          { rules: 'head' },
        )
        t.money('ocean_freight', n * 2310, 'EUR', '')
        s.text(330, end + 8, 'NET PAYABLE EUR', { bold: true })
        s.text(430, end + 8, t.money('total_amount', total, 'EUR', english(total, 2)), {
          bold: true,
          width: 128,
          align: 'right',
        })
        t.containers(f.containers, ['size_type'])
        s.text(36, end + 30, `CONTAINERS: ${f.containers.map((c) => `${c.number} ${c.size}`).join(' / ')}`, {
          width: 524,
        })
        s.prose(36, 720, 524, TERMS[2], 6)
      },
    },
  },
}
