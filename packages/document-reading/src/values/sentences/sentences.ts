import type { DocumentTypeCode } from '../../document-types.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type AcceptResult, type Conventions, isAccepted } from '../accept/accepted.ts'
import { acceptDate } from '../accept/dates.ts'
import { acceptVoyage } from '../accept/identifiers.ts'
import { acceptPlace } from '../accept/places.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { splitVessel } from '../identifiers/split-vessel.ts'

/** Notices are also written as letters: "the m.v. POLAR LARK, voyage 412W, is expected at Dublin on 15 Oct 2026". */
const LETTER_TYPES: ReadonlySet<DocumentTypeCode> = new Set([
  'arrival_notice',
  'delivery_order',
  'commercial_invoice',
  'packing_list',
])

const DUE = '(?:expected|due|scheduled|estimated)(?: to (?:arrive|berth|dock|discharge))?'
const PORT = "\\p{Lu}[\\p{L} ,.'-]{2,40}?"
/** "Shipped per m.v. EVER LANTERN voyage FE464W from Mombasa to Le Havre in 2 containers". */
const SHIPPED = '\\bvoy(?:age|\\.)?(?: no\\.?)? [A-Z\\d/-]+,? from '
/** "Shipment by sea from London Gateway to Houston per OCEAN MAGNOLIA, voyage 991E". */
const BY_SEA =
  '\\b(?:[Ss]hipped|[Ss]hipment|[Gg]oods|[Ss]ailing)(?: by (?:sea|vessel))?(?: on or about [^,.]{5,20})? from '
const sentences: Partial<Record<FieldName, RegExp>> = {
  eta: new RegExp(
    `\\b${DUE}(?: (?:at|in|into) (?:the port of )?${PORT})? (?:on|on or about|around) (?=\\d|\\p{Lu}\\p{L}{2})`,
    'u',
  ),
  port_of_discharge: new RegExp(
    `\\b${DUE} (?:at|in|into) (?:the port of )?(?=${PORT} on (?:\\d|\\p{Lu}\\p{L}{2}))|${SHIPPED}${PORT} to (?=${PORT} (?:on|in) )|${BY_SEA}${PORT} to (?=${PORT} (?:per|by|via|on|in) )`,
    'u',
  ),
  port_of_loading: new RegExp(`${SHIPPED}(?=${PORT} to \\p{Lu})|${BY_SEA}(?=${PORT} to \\p{Lu})`, 'u'),
  last_free_day:
    /\b(?:(?:free (?:time|storage|period)|(?:quay rent|storage|demurrage) free) (?:expires|ends|runs out|is until|until|up to|till)(?: on)?|last (?:free day|day of free (?:time|storage))(?: for (?:pick-?up|demurrage|storage))? (?:is|will be|falls on)) (?=\d|\p{Lu}\p{L}{2})/iu,
  vessel:
    /(?:\b(?:m\.?\/?v\.?|M\.?V\.?|vessel|motor vessel|steamer|[Ss]hipped per)|\bper(?<=\bto \p{Lu}[\p{L} ,.'-]{2,40} per)) ["“]?(?=\p{Lu}[\p{Lu}\d .'-]{2,30}(?:,|["”]| voy| V[.-]| is | has | sail))/u,
  voyage: /(?<=\p{Lu}{2}[\d ]{0,3}["”]?,? )(?:[Vv]oy(?:age|\.)?(?: no\.?)? |V[.-] ?)(?=[A-Z\d])/u,
}

const acceptors: Partial<Record<FieldName, (text: string, conventions: Conventions) => AcceptResult<string>>> = {
  eta: (text, conventions) => acceptDate(conventions)(text),
  last_free_day: (text, conventions) => acceptDate(conventions)(text),
  port_of_loading: (text) => acceptPlace(/^.*?(?= to \p{Lu})/u.exec(text)?.[0] ?? ''),
  port_of_discharge: (text) => acceptPlace(/^.*?(?= (?:on|in|per|by|via) (?:\d|\p{L}))/u.exec(text)?.[0] ?? ''),
  voyage: (text) => acceptVoyage(/^[A-Z\d/-]+/.exec(text)?.[0] ?? ''),
  vessel: (text) => {
    const name = /^\p{Lu}[\p{Lu}\d .'-]*?(?=,|["”]| voy| V[.-]| is | has | sail)/u.exec(text)?.[0]
    const value = name && splitVessel(name, true).vessel
    return value ? { value, at: 0, length: value.length } : null
  },
}
/** Maximum length of a value. */
const MAX_VALUE_LENGTH = 60

/** The value of a field in a sentence of a letter, which may continue on the next line. */
export function readFromSentence(
  field: FieldName,
  type: DocumentTypeCode,
  pages: readonly PageLayout[],
  conventions: Conventions,
): FoundValue<string> | undefined {
  const pattern = sentences[field]
  if (!pattern || !LETTER_TYPES.has(type)) return undefined
  for (const page of pages) {
    const text = page.text.replaceAll(/[\t\n]/g, ' ')
    const sentence = pattern.exec(text)
    if (!sentence) continue
    const at = sentence.index + sentence[0].length
    const accepted = acceptors[field]!(text.slice(at, at + MAX_VALUE_LENGTH), conventions)
    const cell = page.lines.flat().findLast(({ start }) => start <= at)
    if (!cell || !isAccepted(accepted) || accepted.at !== 0) continue
    return toFoundValue(page, cell, at - cell.start, accepted, { confidence: 0.88, grounds: ['in a sentence'] })
  }
  return undefined
}
