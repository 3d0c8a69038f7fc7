import type { DocumentTypeCode } from '../document-types.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Cell, PageLayout } from '../layout.ts'
import type { FoundValue } from '../reading.ts'
import { acceptNumber, acceptPlace, isAccepted } from './accept.ts'
import { foundAt } from './choose-value.ts'
import type { Reader } from './document-context.ts'
import { addressee, dateOfLetter, letterhead } from './letter.ts'
import { inSentence } from './sentences.ts'

const DATES: ReadonlySet<FieldName> = new Set(['invoice_date', 'document_date', 'issue_date'])
const BILLED: ReadonlySet<DocumentTypeCode> = new Set(['freight_invoice', 'demurrage_invoice'])

/** What papers say without a label: in sentences, as a term of delivery, or as the parts of a letter. */
export function unlabelled(field: FieldName, { type, maps, manner }: Reader): FoundValue<unknown> | undefined {
  if (DATES.has(field) && maps[0]) return dateOfLetter(maps[0].map, manner)
  const pages = maps.map(({ map }) => map.page)
  if (field in NAMED_BY) return firstOf(pages, (page, cell) => behindTitle(field, page, cell))
  const said = inSentence(field, type, pages, manner)
  if (said) return said
  if (field === 'bill_to' && BILLED.has(type) && maps[0]) return addressee(maps[0].map)
  if (field === 'port_of_loading' || field === 'port_of_discharge')
    return firstOf(pages, (page, cell) => routeIn(field, page, cell))
  if (type !== 'commercial_invoice' && type !== 'packing_list') return undefined
  if (field === 'incoterm') return firstOf(pages, termsIn)
  return field === 'shipper' && pages[0] ? letterhead(pages[0]) : undefined
}

function firstOf(
  pages: readonly PageLayout[],
  read: (page: PageLayout, cell: Cell) => FoundValue<string> | undefined,
): FoundValue<string> | undefined {
  for (const page of pages)
    for (const cell of page.lines.slice(0, MOST_LINES).flat()) {
      const found = read(page, cell)
      if (found) return found
    }
  return undefined
}
const MOST_LINES = 200

/** A paper that is titled with its number: "BOOKING CONFIRMATION UF25969308", "Rechnung Nr. R26-25863". */
const NAMED_BY: Partial<Record<FieldName, RegExp>> = {
  booking_number:
    /^(?:booking(?: confirmation)?|buchungsbest[äa]tigung|confirma(?:ci[oó]n|[cç][aã]o) de (?:reserva|booking)|confirmation de r[ée]servation|conferma (?:di )?(?:prenotazione|booking))/iu,
  invoice_number:
    /^(?:\p{L}+ )?(?:invoice|rechnung|facture|factura|fattura|faktura|factuur|fatura)(?: (?:electr[oó]nica|comercial|commerciale|export))?/iu,
  release_number: /^(?:delivery order|release order|freistellung|bon [àa] d[ée]livrer|orden de entrega)/iu,
}
const NUMBER_BEHIND = /^\s*(?:no\.?|nr\.?|n[°º]\.?|#|:)?\s*(?=[A-Z\d][A-Z\d/-]{4,})/i

function behindTitle(field: FieldName, page: PageLayout, cell: Cell): FoundValue<string> | undefined {
  if (!page.lines.slice(0, TITLE_LINES).flat().includes(cell) || cell.text.length > 60) return undefined
  const title = NAMED_BY[field]!.exec(cell.text)
  if (!title) return undefined
  const behind = title.index + title[0].length
  const from = behind + (NUMBER_BEHIND.exec(cell.text.slice(behind))?.[0].length ?? Number.NaN)
  const accepted = Number.isNaN(from) ? null : acceptNumber(cell.text.slice(from))
  if (!accepted || !isAccepted(accepted) || from + accepted.length !== cell.text.length) return undefined
  return foundAt(page, cell, from, accepted, { confidence: 0.9, grounds: ['behind the title of the paper'] })
}
const TITLE_LINES = 20

const PLACE = "\\p{Lu}[\\p{L}.,' -]{2,40}?"
const ROUTE = new RegExp(
  `^(?:shipped |shipment )?from:?\\s+(?<from>${PLACE})\\s+to:?\\s+(?<to>${PLACE})(?:\\s+(?:by|via|per)\\s.*)?[.,]?$`,
  'iu',
)

/** "FROM YANTIAN, CHINA TO LOS ANGELES, USA BY SEA" */
function routeIn(
  field: 'port_of_loading' | 'port_of_discharge',
  page: PageLayout,
  cell: Cell,
): FoundValue<string> | undefined {
  if (cell.text.length > 120) return undefined
  const found = ROUTE.exec(cell.text)
  const place = found?.groups?.[field === 'port_of_loading' ? 'from' : 'to'] ?? ''
  const accepted = acceptPlace(place)
  if (!isAccepted(accepted) || !/^\p{Lu}/u.test(place)) return undefined
  const at = field === 'port_of_loading' ? cell.text.indexOf(place) : cell.text.lastIndexOf(place)
  return foundAt(page, cell, at, accepted, { confidence: 0.9, grounds: ['in a sentence that names the route'] })
}

const TERMS = /^(?:EXW|FCA|FAS|FOB|CFR|C&F|CIF|CPT|CIP|DAP|DPU|DDP)[ ,:]+\p{Lu}[\p{L} ,'-]{2,40}$/u

/** "FOB YANTIAN", in a cell of its own. */
function termsIn(page: PageLayout, cell: Cell): FoundValue<string> | undefined {
  if (!TERMS.test(cell.text)) return undefined
  const { text } = cell
  return foundAt(
    page,
    cell,
    0,
    { value: text, length: text.length },
    { confidence: 0.9, grounds: ['a term of delivery with its place'] },
  )
}
