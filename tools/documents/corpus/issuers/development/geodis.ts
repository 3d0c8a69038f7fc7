import { british, continental, plain, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'
import { TERMS } from '../../sheet.ts'

const french = (amount: number, decimals: number) => continental(amount, decimals).replaceAll('.', ' ')

export const geodis: Issuer = {
  name: 'Geodis',
  forms: {
    avis_arrivee: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'GEODIS', { size: 20, bold: true, color: '#1d2f6f' })
        s.text(36, 44, 'Freight Forwarding - Agence maritime import', { size: 7 })
        s.text(300, 22, "AVIS D'ARRIVÉE", { size: 15, bold: true })
        s.text(300, 42, `Le Havre, le ${t.date('document_date', f.noticed, british)}`)
        s.lines(330, 70, ['Destinataire de l’avis :', upper(f.notify.name), ...f.notify.address.map(upper)])
        s.pairs(
          36,
          70,
          [
            ['N° dossier', t.text('reference_number', `LEH26${f.digits(6)}`)],
            ['Connaissement direct (MBL)', t.text('master_bill_number', `CMDU${f.letters(3)}${f.digits(7)}`)],
            ['Connaissement maison (HBL)', t.text('house_bill_number', f.house)],
            ['Vos références', f.order],
          ],
          { gap: 130 },
        )
        t.text('bill_of_lading_number', t.truth.fields.master_bill_number as string)
        t.text('reference_number', t.truth.fields.reference_number as string, [
          t.truth.fields.reference_number as string,
          f.order,
        ])
        s.line(36, 128, 560, 128)
        s.pairs(
          36,
          136,
          [
            ['Navire', t.text('vessel', f.vessel)],
            ['Voyage', t.text('voyage', f.voyage)],
            ['Port de chargement', t.text('port_of_loading', upper(f.loading.name))],
            ['Date de départ', t.date('etd', f.departure, british)],
            ['Port de déchargement', t.text('port_of_discharge', upper(f.discharge.name))],
            ["Date d'arrivée prévue", t.date('eta', f.arrival, british)],
            ['Lieu de livraison', t.text('place_of_delivery', upper(f.delivery.name))],
            ['Terminal', t.text('terminal', f.terminal)],
          ],
          { gap: 110 },
        )
        s.lines(330, 136, [
          'Expéditeur',
          t.text('shipper', upper(f.shipper.name)),
          ...f.shipper.address.map(upper),
          '',
          'Destinataire',
          t.text('consignee', upper(f.consignee.name)),
          ...f.consignee.address.map(upper),
        ])
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight', 'volume'])
        const end = s.table(
          36,
          250,
          [
            { title: 'Conteneur', width: 90 },
            { title: 'Type', width: 40 },
            { title: 'Plomb', width: 84 },
            { title: 'Colis', width: 60, align: 'right' },
            { title: 'Nature de la marchandise', width: 110 },
            { title: 'Poids brut (kg)', width: 75, align: 'right' },
            { title: 'Volume (m³)', width: 65, align: 'right' },
          ],
          [
            ...f.containers.map((c) => [
              c.number,
              c.size,
              c.seal,
              french(c.packages, 0),
              f.goods,
              french(c.weight, 3),
              french(c.volume, 3),
            ]),
            [
              'Total',
              '',
              '',
              t.measure('packages', f.packages, '', french(f.packages, 0)),
              '',
              t.measure('gross_weight', f.weight, 'kg', french(f.weight, 3)),
              t.measure('volume', f.volume, 'cbm', french(f.volume, 3)),
            ],
          ],
          { rules: 'all', size: 7.5 },
        )
        s.text(
          36,
          end + 14,
          'Merci de nous transmettre la facture commerciale, la liste de colisage et le connaissement original endossé.',
        )
        s.text(36, end + 28, `Fin de franchise : ${t.date('last_free_day', f.lastFreeDay, british)}`, { bold: true })
      },
    },
    facture: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'GEODIS', { size: 20, bold: true, color: '#1d2f6f' })
        s.text(36, 50, `FACTURE N° ${t.text('invoice_number', `F26${f.digits(7)}`)}`, { size: 12, bold: true })
        s.text(36, 66, `Date de facture : ${t.date('invoice_date', f.invoiced, british)}`)
        s.text(36, 78, `Échéance : ${t.date('due_date', f.due, british)}   Règlement par virement`)
        s.lines(330, 50, ['Facturé à :', ...t.party('bill_to', f.consignee), `TVA FR${f.digits(11)}`])
        s.line(36, 106, 560, 106)
        s.lines(
          36,
          112,
          [
            `Dossier : ${t.text('reference_number', `LEH26${f.digits(6)}`)}    Connaissement : ${t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)}`,
            `Navire : ${t.text('vessel', f.vessel)}    Voyage : ${t.text('voyage', f.voyage)}`,
            `De : ${t.text('port_of_loading', upper(f.loading.name))}    À : ${t.text('port_of_discharge', upper(f.discharge.name))}    Arrivée : ${t.date('eta', f.arrival, british)}`,
            `Expéditeur : ${t.text('shipper', upper(f.shipper.name))}`,
            `Conteneurs : ${f.containers.map((c) => c.number).join(' ')}`,
          ],
          { leading: 12 },
        )
        t.containers(f.containers, [])
        const n = f.containers.length
        const rows: [string, string, number, number][] = [
          ['Fret maritime', 'Export hors TVA', n, 1890.5],
          ['Frais de manutention portuaire (THC)', '20,00 %', n, 245],
          ["Frais d'émission du bon à délivrer", '20,00 %', 1, 65],
          ['Dédouanement import', '20,00 %', 1, 90],
        ]
        let net = 0
        let tax = 0
        const end = s.table(
          36,
          184,
          [
            { title: 'Désignation', width: 214 },
            { title: 'TVA', width: 80 },
            { title: 'Quantité', width: 50, align: 'right' },
            { title: 'Prix unitaire', width: 80, align: 'right' },
            { title: 'Montant EUR', width: 100, align: 'right' },
          ],
          rows.map(([name, rate, count, price]) => {
            net += count * price
            if (rate.startsWith('20')) tax += count * price * 0.2
            t.item({ description: name, quantity: count, unit_price: price, amount: count * price })
            return [name, rate, String(count), french(price, 2), french(count * price, 2)]
          }),
          { rules: 'all' },
        )
        t.money('ocean_freight', n * 1890.5, 'EUR', '')
        s.pairs(
          360,
          end + 10,
          [
            ['Total HT', `${french(net, 2)} EUR`],
            ['TVA 20 %', `${french(tax, 2)} EUR`],
            [
              'Total TTC',
              t.money('total_amount', Math.round((net + tax) * 100) / 100, 'EUR', `${french(net + tax, 2)} EUR`),
            ],
          ],
          { gap: 110, step: 14 },
        )
        s.prose(
          36,
          720,
          524,
          'En cas de retard de paiement, une indemnité forfaitaire de 40 EUR pour frais de recouvrement est due. Nos conditions générales de vente sont disponibles sur demande.',
          6,
        )
      },
    },
    bon_a_delivrer: {
      type: 'delivery_order',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(36, 20, 'GEODIS', { size: 20, bold: true, color: '#1d2f6f' })
        s.text(330, 24, 'BON À DÉLIVRER', { size: 15, bold: true })
        s.fields(
          [
            [36, 56, 262, 50, 'Veuillez délivrer à', t.party('release_to', f.trucker)],
            [298, 56, 131, 25, 'N° de bon', t.text('release_number', `BAD${f.digits(7)}`)],
            [429, 56, 131, 25, 'Date', t.date('document_date', f.available, british)],
            [298, 81, 262, 25, 'Valable jusqu’au', t.date('valid_until', f.lastFreeDay, british)],
            [36, 106, 262, 50, 'Destinataire', t.party('consignee', f.consignee)],
            [298, 106, 262, 25, 'Connaissement', t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)],
            [298, 131, 131, 25, 'Navire', t.text('vessel', f.vessel)],
            [429, 131, 131, 25, 'Voyage', t.text('voyage', f.voyage)],
            [36, 156, 262, 26, "Terminal d'enlèvement", t.text('terminal', f.terminal)],
            [298, 156, 262, 26, 'Restitution du vide', t.text('empty_return_location', f.depot)],
          ],
          { labelSize: 6.5 },
        )
        t.containers(f.containers, ['size_type', 'seal_number', 'packages', 'gross_weight'])
        s.table(
          36,
          194,
          [
            { title: 'Conteneur', width: 100 },
            { title: 'Type', width: 50 },
            { title: 'Plomb', width: 100 },
            { title: 'Code PIN', width: 80 },
            { title: 'Colis', width: 84, align: 'right' },
            { title: 'Poids brut kg', width: 110, align: 'right' },
          ],
          f.containers.map((c) => [c.number, c.size, c.seal, f.digits(6), String(c.packages), plain(c.weight, 3)]),
          { rules: 'all' },
        )
        s.prose(36, 720, 524, TERMS[1], 6)
      },
    },
  },
}
