import type { Content } from '../document-content.ts'
import type { Sheet } from '../sheet.ts'

const LEFT = 56
const SALUTATIONS = {
  en: 'Dear Sirs,',
  de: 'Sehr geehrte Damen und Herren,',
  es: 'Estimados señores:',
  fr: 'Madame, Monsieur,',
  it: 'Egregi signori,',
  nl: 'Geachte heer of mevrouw,',
  pt: 'Exmos. senhores,',
  tr: 'Sayin ilgili,',
}
const BELOW = {
  en: 'Please find the details below.',
  de: 'nachstehend die Angaben zur Sendung.',
  es: 'Les informamos lo siguiente.',
  fr: 'Veuillez trouver les informations ci-dessous.',
  it: 'Vi comunichiamo quanto segue.',
  nl: 'Hieronder vindt u de gegevens.',
  pt: 'Informamos o seguinte.',
  tr: 'Bilgiler asagidadir.',
}

/** A letter: a list of labels and values with colons, including the parties. */
export function letter(
  { title, issuer, sender, parties, references, route, dates, grids, totals, remark }: Content,
  sheet: Sheet,
): void {
  sheet.face(issuer.face)
  sheet.lines(LEFT, 36, sender, { size: 9 })
  sheet.text(LEFT, 92, title, { size: 13, bold: true })
  sheet.text(LEFT, 116, SALUTATIONS[issuer.language], { size: 9 })
  sheet.text(LEFT, 130, BELOW[issuer.language], { size: 9 })
  const gap = issuer.random('gap').pick([150, 180, 0])
  const labelBold = issuer.states('bold', 'labels', 40)
  let y = 152
  for (const { label, lines } of [...references, ...parties, ...route, ...dates]) {
    if (gap === 0) sheet.text(LEFT, y, `${label}: ${lines[0]}`, { size: 9 })
    else sheet.pair(LEFT, y, `${label}${label.endsWith(':') ? '' : ':'}`, lines[0]!, { gap, size: 9, labelBold })
    y = sheet.lines(LEFT + (gap || 20), y + 12, lines.slice(1), { size: 8, leading: 11 }) + 2
  }
  for (const grid of grids) y = sheet.grid(LEFT, y + 8, 480, grid, { rules: 'head', size: 8.5, lineHeight: 12 })
  y += 10
  for (const { label, lines } of totals) {
    sheet.pair(LEFT, y, `${label}${label.endsWith(':') ? '' : ':'}`, lines[0]!, {
      gap: gap || 180,
      size: 10,
      labelBold: true,
      bold: true,
    })
    y += 14
  }
  sheet.prose(LEFT, y + 14, 480, remark, 8)
}
