import { british, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const french = (amount: number, decimals: number) =>
  amount
    .toLocaleString('fr-FR', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replaceAll('\u202f', ' ')

export const frenchForwarder: Issuer = {
  name: 'French forwarder',
  forms: {
    avis: {
      type: 'arrival_notice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(40, 24, 'TRANSIT OCEAN NORMANDIE SAS', { size: 12, bold: true })
        s.text(380, 24, "AVIS D'ARRIVÉE", { size: 14, bold: true })
        s.text(40, 50, `Le Havre, le ${t.date('document_date', f.noticed, british)}`)
        s.text(40, 64, `Dossier n° : ${t.text('reference_number', `H26-${f.digits(5)}`)}`)
        s.lines(340, 56, [upper(f.consignee.name), ...f.consignee.address.map(upper)], { size: 9 })
        const rows: [string, string][] = [
          ['Navire', t.text('vessel', f.vessel)],
          ['Voyage', t.text('voyage', f.voyage)],
          ['Expéditeur', t.text('shipper', upper(f.shipper.name))],
          ['Destinataire', t.text('consignee', upper(f.consignee.name))],
          ["Port d'embarquement", t.text('port_of_loading', upper(f.loading.name))],
          ['Port de déchargement', t.text('port_of_discharge', upper(f.discharge.name))],
          ["Date d'arrivée prévue", t.date('eta', f.arrival, british)],
          ['Connaissement n°', t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)],
          ['Lieu de mise à disposition', t.text('terminal', f.terminal)],
          ['Fin de franchise', t.date('last_free_day', f.lastFreeDay, british)],
          ['Nombre de colis', t.measure('packages', f.packages, 'colis', `${f.packages} colis`)],
          ['Poids brut', t.measure('gross_weight', f.weight, 'kg', `${french(f.weight, 3)} kg`)],
          ['Volume', t.measure('volume', f.volume, 'cbm', `${french(f.volume, 3)} m³`)],
          ['Marchandise', f.goods],
        ]
        for (const [i, [label, value]] of rows.entries()) {
          s.text(40, 120 + i * 15, `${label} :`, { size: 9 })
          s.text(190, 120 + i * 15, value, { size: 9, bold: true })
        }
        s.table(
          40,
          350,
          [
            { title: 'Conteneur', width: 120 },
            { title: 'Plomb', width: 120 },
            { title: 'Type', width: 80 },
          ],
          f.containers.map((c) => {
            t.container({ number: c.number, seal_number: c.seal, size_type: c.size })
            return [c.number, c.seal, c.size]
          }),
          { rules: 'all', size: 9 },
        )
        s.prose(
          40,
          720,
          520,
          'La marchandise est livrée contre remise du connaissement original. Les surestaries et frais de détention sont à la charge de la marchandise. Merci de nous transmettre la facture commerciale et la liste de colisage.',
          6,
        )
      },
    },
  },
}
