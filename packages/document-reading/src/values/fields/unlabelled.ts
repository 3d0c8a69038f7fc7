import type { DocumentTypeCode } from '../../document-types.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { isAccepted } from '../accept/accepted.ts'
import { acceptNumber } from '../accept/identifiers.ts'
import { acceptPlace } from '../accept/places.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import { readBillingSentence } from '../sentences/billing-sentences.ts'
import { findAddressee, findLetterDate, findLetterhead } from '../sentences/letter.ts'
import { readReturnSentence } from '../sentences/return-sentences.ts'
import { readFromSentence } from '../sentences/sentences.ts'

const DATES: ReadonlySet<FieldName> = new Set(['invoice_date', 'document_date', 'issue_date'])
const BILLED_TYPES: ReadonlySet<DocumentTypeCode> = new Set(['freight_invoice', 'demurrage_invoice'])

/** Values without a label: in sentences, as a delivery term, or as parts of a letter. */
export function readUnlabelled(
  field: FieldName,
  { type, maps, conventions }: DocumentContext,
): FoundValue<unknown> | undefined {
  if (DATES.has(field) && maps[0]) return findLetterDate(maps[0].map, conventions)
  const pages = maps.map(({ map }) => map.page)
  if (field in NUMBERED_TITLES) return findFirst(pages, (page, cell) => numberBehindTitle(field, page, cell))
  const value = readFromSentence(field, type, pages, conventions)
  if (value) return value
  if (type === 'demurrage_invoice') {
    const billed = readBillingSentence(field, pages, conventions)
    if (billed) return billed
  }
  const returned = readReturnSentence(field, pages, conventions)
  if (returned) return returned
  if (field === 'bill_to' && BILLED_TYPES.has(type) && maps[0]) return findAddressee(maps[0].map)
  if (field === 'port_of_loading' || field === 'port_of_discharge')
    return findFirst(pages, (page, cell) => readRoute(field, page, cell))
  if (type !== 'commercial_invoice' && type !== 'packing_list') return undefined
  if (field === 'incoterm') return findFirst(pages, readTerms)
  return field === 'shipper' && pages[0] ? findLetterhead(pages[0]) : undefined
}

function findFirst(
  pages: readonly PageLayout[],
  read: (page: PageLayout, cell: Cell) => FoundValue<string> | undefined,
): FoundValue<string> | undefined {
  for (const page of pages)
    for (const cell of page.lines.slice(0, MAX_LINES).flat()) {
      const found = read(page, cell)
      if (found) return found
    }
  return undefined
}
const MAX_LINES = 200

/** A title with the document number: "BOOKING CONFIRMATION UF25969308", "Rechnung Nr. R26-25863". */
const NUMBERED_TITLES: Partial<Record<FieldName, RegExp>> = {
  booking_number:
    /^(?:booking(?: confirmation)?|buchungsbest[äa]tigung|confirma(?:ci[oó]n|[cç][aã]o) de (?:reserva|booking)|confirmation de r[ée]servation|conferma (?:di )?(?:prenotazione|booking))/iu,
  invoice_number:
    /^(?:\p{L}+ )?(?:invoice|rechnung|facture|factura|fattura|faktura|factuur|fatura)(?: (?:electr[oó]nica|comercial|commerciale|export))?/iu,
  release_number: /^(?:delivery order|release order|freistellung|bon [àa] d[ée]livrer|orden de entrega)/iu,
}
const NUMBER_BEHIND = /^\s*(?:no\.?|nr\.?|n[°º]\.?|#|:)?\s*(?=[A-Z\d][A-Z\d/-]{4,})/i

function numberBehindTitle(field: FieldName, page: PageLayout, cell: Cell): FoundValue<string> | undefined {
  if (!page.lines.slice(0, MAX_TITLE_LINES).flat().includes(cell) || cell.text.length > 60) return undefined
  const title = NUMBERED_TITLES[field]!.exec(cell.text)
  if (!title) return undefined
  const behind = title.index + title[0].length
  const from = behind + (NUMBER_BEHIND.exec(cell.text.slice(behind))?.[0].length ?? Number.NaN)
  const accepted = Number.isNaN(from) ? null : acceptNumber(cell.text.slice(from))
  if (!accepted || !isAccepted(accepted) || from + accepted.length !== cell.text.length) return undefined
  return toFoundValue(page, cell, from, accepted, { confidence: 0.9, grounds: ['behind the title of the document'] })
}
const MAX_TITLE_LINES = 20

const PLACE = "\\p{Lu}[\\p{L}.,' -]{2,40}?"
const ROUTE = new RegExp(
  `^(?:shipped |shipment )?from:?\\s+(?<from>${PLACE})\\s+to:?\\s+(?<to>${PLACE})(?:\\s+(?:by|via|per)\\s.*)?[.,]?$`,
  'iu',
)

/** "FROM YANTIAN, CHINA TO LOS ANGELES, USA BY SEA" */
function readRoute(
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
  return toFoundValue(page, cell, at, accepted, { confidence: 0.9, grounds: ['in a sentence that names the route'] })
}

const TERMS = /^(?:EXW|FCA|FAS|FOB|CFR|C&F|CIF|CPT|CIP|DAP|DPU|DDP)[ ,:]+\p{Lu}[\p{L} ,'-]{2,40}$/u

/** "FOB YANTIAN" in a separate cell. */
function readTerms(page: PageLayout, cell: Cell): FoundValue<string> | undefined {
  if (!TERMS.test(cell.text)) return undefined
  const { text } = cell
  return toFoundValue(
    page,
    cell,
    0,
    { value: text, length: text.length },
    { confidence: 0.9, grounds: ['a term of delivery with its place'] },
  )
}
