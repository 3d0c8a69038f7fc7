import { british, upper } from '../../facts.ts'
import type { Issuer } from '../../issuer.ts'

const cents = (amount: number) => Math.round(amount * 100) / 100
/** 12 345,60 */
const french = (amount: number, decimals: number) =>
  amount
    .toLocaleString('en-US', { minimumFractionDigits: decimals, maximumFractionDigits: decimals })
    .replaceAll(',', ' ')
    .replace('.', ',')

/** A customs broker in Marseille. */
export const frenchBroker: Issuer = {
  name: 'French customs broker',
  forms: {
    declaration: {
      type: 'customs_entry',
      region: 'eu',
      draw: (f, s, t) => {
        const value = cents(f.total * 1.05)
        const duty = cents(value * 0.027)
        const tax = cents((value + duty) * 0.2)
        s.text(30, 20, 'RÉPUBLIQUE FRANÇAISE', { size: 7 })
        s.text(30, 30, 'DOUANE', { size: 11, bold: true })
        s.text(190, 22, "DÉCLARATION EN DOUANE D'IMPORTATION", { size: 12, bold: true })
        s.text(190, 38, 'Bon à enlever (BAE) - exemplaire déclarant', { size: 8 })
        t.containers(f.containers, [])
        s.fields(
          [
            [
              30,
              54,
              178,
              28,
              'MRN',
              t.text('entry_number', `26FR${f.digits(4)}${f.letters(2)}${f.digits(7)}R${f.digits(1)}`),
            ],
            [208, 54, 178, 28, 'Date de validation', t.date('entry_date', f.available, british)],
            [386, 54, 179, 28, 'Bureau de déclaration', 'FR002730 MARSEILLE PORT'],
            [30, 82, 267, 52, 'Exportateur', t.party('shipper', f.shipper)],
            [297, 82, 268, 52, 'Importateur', t.party('importer', f.consignee)],
            [30, 134, 267, 40, 'Déclarant / représentant', ['DOUANE CONSEIL PHOCÉEN SARL', 'Représentation directe']],
            [297, 134, 134, 40, 'N° de référence local (LRN)', t.text('reference_number', `DCP26${f.digits(5)}`)],
            [431, 134, 134, 40, 'Type', 'H1 - IM A - 4000'],
            [30, 174, 178, 28, 'Moyen de transport actif', t.text('vessel', f.vessel)],
            [
              208,
              174,
              178,
              28,
              'Document de transport N705',
              t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`),
            ],
            [386, 174, 179, 28, "Pays d'expédition", f.loading.code.slice(0, 2)],
            [30, 202, 178, 28, "Pays d'origine", t.text('country_of_origin', f.loading.code.slice(0, 2))],
            [208, 202, 178, 28, 'Conditions de livraison', t.text('incoterm', `FOB ${upper(f.loading.name)}`)],
            [386, 202, 179, 28, 'Monnaie et montant facturé', `${f.currency} ${french(f.total, 2)}`],
            [
              30,
              230,
              535,
              44,
              'Article 1 - Désignation des marchandises, conteneurs',
              [`${f.hs.replace('.', '')}0000  ${f.goods}`, f.containers.map((c) => c.number).join('  ')],
            ],
            [30, 274, 134, 28, 'Nombre de colis', t.measure('packages', f.packages, 'colis', String(f.packages))],
            [164, 274, 134, 28, 'Masse brute (kg)', t.measure('gross_weight', f.weight, 'kg', french(f.weight, 3))],
            [298, 274, 133, 28, 'Masse nette (kg)', t.measure('net_weight', f.net, 'kg', french(f.net, 3))],
            [431, 274, 134, 28, 'Valeur en douane (EUR)', t.money('entered_value', value, 'EUR', french(value, 2))],
          ],
          { labelSize: 6 },
        )
        s.table(
          30,
          314,
          [
            { title: 'Taxe', width: 60 },
            { title: 'Libellé', width: 175 },
            { title: 'Base', width: 110, align: 'right' },
            { title: 'Quotité', width: 70, align: 'right' },
            { title: 'Montant EUR', width: 120, align: 'right' },
          ],
          [
            [
              'A445',
              'DROITS DE DOUANE',
              french(value, 2),
              '2,70 %',
              t.money('duty_amount', duty, 'EUR', french(duty, 2)),
            ],
            ['B00', 'TVA (autoliquidation)', french(value + duty, 2), '20,00 %', french(tax, 2)],
            ['', 'TOTAL LIQUIDÉ', '', '', french(duty, 2)],
          ],
          { rules: 'all' },
        )
        s.text(30, 400, "Mode de paiement : crédit d'enlèvement", { size: 8 })
      },
    },
    facture: {
      type: 'freight_invoice',
      region: 'eu',
      draw: (f, s, t) => {
        s.text(44, 30, 'Douane Conseil Phocéen', { size: 14, bold: true, font: 'Times' })
        s.text(44, 48, 'Commissionnaire en douane et transport - Marseille', { size: 8 })
        s.lines(340, 84, t.party('bill_to', f.consignee), { size: 10, leading: 13 })
        s.text(44, 140, `FACTURE N° ${t.text('invoice_number', `FA26${f.digits(5)}`)}`, { size: 12, bold: true })
        s.text(
          44,
          158,
          `Marseille, le ${t.date('invoice_date', f.gateOut, british)}      Échéance : ${t.date('due_date', f.invoiced, british)}`,
          {
            size: 9,
          },
        )
        t.containers(f.containers, [])
        s.lines(
          44,
          180,
          [
            `Notre dossier : ${t.text('reference_number', `DCP26${f.digits(5)}`)}`,
            `Navire : ${t.text('vessel', f.vessel)}   Voyage : ${t.text('voyage', f.voyage)}   Connaissement : ${t.text('bill_of_lading_number', `CMDU${f.letters(3)}${f.digits(7)}`)}`,
            `De ${t.text('port_of_loading', upper(f.loading.name))} à ${t.text('port_of_discharge', 'FOS-SUR-MER')}`,
            `Conteneur(s) : ${f.containers.map((c) => c.number).join(', ')}`,
          ],
          { size: 9, leading: 13 },
        )
        const n = f.containers.length
        const rows: [string, number, boolean][] = [
          ['Fret maritime', 1640 * n, false],
          ['THC', 218 * n, false],
          ['Honoraires de dédouanement', 85, true],
          ['Livraison', 390 * n, true],
        ]
        t.money('ocean_freight', 1640 * n, 'EUR', '')
        const end = s.table(
          44,
          242,
          [
            { title: 'Désignation', width: 267 },
            { title: 'Non soumis à TVA', width: 120, align: 'right' },
            { title: 'Soumis à TVA', width: 120, align: 'right' },
          ],
          rows.map(([description, amount, taxed]) => {
            t.item({ description, amount })
            return [description, taxed ? '' : french(amount, 2), taxed ? french(amount, 2) : '']
          }),
          { rules: 'all', size: 9, headBold: true },
        )
        const sum = (taxed: boolean) => rows.reduce((all, row) => all + (row[2] === taxed ? row[1] : 0), 0)
        const tax = cents(sum(true) * 0.2)
        const total = cents(sum(true) + sum(false) + tax)
        const sums: [string, string][] = [
          ['Total HT', french(sum(true) + sum(false), 2)],
          ['TVA 20 %', french(tax, 2)],
        ]
        for (const [i, [label, amount]] of sums.entries()) {
          s.text(340, end + 12 + i * 14, label, { size: 9 })
          s.text(440, end + 12 + i * 14, amount, { size: 9, width: 109, align: 'right' })
        }
        s.text(340, end + 44, 'NET À PAYER', { size: 10, bold: true })
        s.text(430, end + 44, t.money('total_amount', total, 'EUR', `${french(total, 2)} €`), {
          size: 10,
          bold: true,
          width: 119,
          align: 'right',
        })
        s.prose(
          44,
          760,
          507,
          "Tout retard de paiement entraîne de plein droit des pénalités et une indemnité forfaitaire de 40 euros pour frais de recouvrement. Pas d'escompte pour paiement anticipé.",
          6.5,
        )
      },
    },
  },
}
