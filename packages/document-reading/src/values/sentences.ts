import type { DocumentTypeCode } from '../document-types.ts'
import type { FieldName } from '../labels/labels.ts'
import type { LaidPage } from '../layout.ts'
import type { Found } from '../reading.ts'
import { acceptDate, acceptPlace, acceptVoyage, isAccepted, type Judgement, type Manner } from './accept.ts'
import { foundAt } from './choose.ts'

/** Notices are also written as letters: "the m.v. POLAR LARK, voyage 412W, is expected at Dublin on 15 Oct 2026". */
const LETTERS: ReadonlySet<DocumentTypeCode> = new Set([
  'arrival_notice',
  'delivery_order',
  'commercial_invoice',
  'packing_list',
])

const DUE = '(?:expected|due|scheduled|estimated)(?: to (?:arrive|berth|dock|discharge))?'
const PORT = "\\p{Lu}[\\p{L} ,.'-]{2,40}?"
/** "Shipped per m.v. EVER LANTERN voyage FE464W from Mombasa to Le Havre in 2 containers". */
const SHIPPED = '\\bvoy(?:age|\\.)?(?: no\\.?)? [A-Z\\d/-]+,? from '
const sentences: Partial<Record<FieldName, RegExp>> = {
  eta: new RegExp(
    `\\b${DUE}(?: (?:at|in|into) (?:the port of )?${PORT})? (?:on|on or about|around) (?=\\d|\\p{Lu}\\p{L}{2})`,
    'u',
  ),
  port_of_discharge: new RegExp(
    `\\b${DUE} (?:at|in|into) (?:the port of )?(?=${PORT} on (?:\\d|\\p{Lu}\\p{L}{2}))|${SHIPPED}${PORT} to (?=${PORT} (?:on|in) )`,
    'u',
  ),
  port_of_loading: new RegExp(`${SHIPPED}(?=${PORT} to \\p{Lu})`, 'u'),
  last_free_day: /\bfree time (?:expires|ends|runs out|is until|until|up to)(?: on)? (?=\d|\p{Lu}\p{L}{2})/iu,
  vessel:
    /\b(?:m\.?\/?v\.?|vessel|motor vessel|steamer) ["“]?(?=\p{Lu}[\p{Lu}\d .'-]{2,30}(?:,|["”]| voy| is | has ))/u,
  voyage: /(?<=\p{Lu}{2}["”]?,? )voy(?:age|\.)?(?: no\.?)? (?=[A-Z\d])/u,
}

const accepts: Partial<Record<FieldName, (text: string, manner: Manner) => Judgement<string>>> = {
  eta: (text, manner) => acceptDate(manner)(text),
  last_free_day: (text, manner) => acceptDate(manner)(text),
  port_of_loading: (text) => acceptPlace(/^.*?(?= to \p{Lu})/u.exec(text)?.[0] ?? ''),
  port_of_discharge: (text) => acceptPlace(/^.*?(?= (?:on|in) (?:\d|\p{L}))/u.exec(text)?.[0] ?? ''),
  voyage: (text) => acceptVoyage(/^[A-Z\d/-]+/.exec(text)?.[0] ?? ''),
  vessel: (text) => {
    const name = /^\p{Lu}[\p{Lu}\d .'-]*?(?=,|["”]| voy| is | has )/u.exec(text)?.[0]
    return name ? { value: name, at: 0, length: name.length } : null
  },
}
/** As far as a value goes. */
const LONGEST = 60

/** What a letter says of a field in a sentence, which may go on in the next line. */
export function inSentence(
  field: FieldName,
  type: DocumentTypeCode,
  pages: readonly LaidPage[],
  manner: Manner,
): Found<string> | undefined {
  const pattern = sentences[field]
  if (!pattern || !LETTERS.has(type)) return undefined
  for (const page of pages) {
    const text = page.text.replaceAll(/[\t\n]/g, ' ')
    const said = pattern.exec(text)
    if (!said) continue
    const at = said.index + said[0].length
    const accepted = accepts[field]!(text.slice(at, at + LONGEST), manner)
    const cell = page.lines.flat().findLast(({ start }) => start <= at)
    if (!cell || !isAccepted(accepted) || accepted.at !== 0) continue
    return foundAt(page, cell, at - cell.start, accepted, { confidence: 0.88, grounds: ['in a sentence'] })
  }
  return undefined
}
