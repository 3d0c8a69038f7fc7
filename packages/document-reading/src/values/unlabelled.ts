import type { FieldName } from '../labels/labels.ts'
import type { Cell, LaidPage } from '../layout.ts'
import type { Found } from '../reading.ts'
import { acceptDate, acceptParty, acceptPlace, COMPANY, isAccepted, type Manner } from './accept.ts'
import { foundAt } from './choose.ts'
import type { PageMap } from './page-map.ts'
import type { Reader } from './reader.ts'
import { inSentence } from './sentences.ts'
import { beginsWithLabel } from './spots.ts'

/** What papers say without a label: the route in a sentence, the terms of delivery, and the seller as the head of the letter. */
export function unlabelled(field: FieldName, { type, maps, manner }: Reader): Found<unknown> | undefined {
  if (DATES.has(field) && maps[0]) return dateOfLetter(maps[0].map, manner)
  const pages = maps.map(({ map }) => map.page)
  const said = inSentence(field, type, pages, manner)
  if (said) return said
  if (field === 'port_of_loading' || field === 'port_of_discharge')
    return firstOf(pages, (page, cell) => routeIn(field, page, cell))
  if (type !== 'commercial_invoice' && type !== 'packing_list') return undefined
  if (field === 'incoterm') return firstOf(pages, termsIn)
  return field === 'shipper' && pages[0] ? letterhead(pages[0]) : undefined
}

function firstOf(
  pages: readonly LaidPage[],
  read: (page: LaidPage, cell: Cell) => Found<string> | undefined,
): Found<string> | undefined {
  for (const page of pages)
    for (const cell of page.lines.slice(0, MOST_LINES).flat()) {
      const found = read(page, cell)
      if (found) return found
    }
  return undefined
}
const MOST_LINES = 200

const PLACE = "\\p{Lu}[\\p{L}.,' -]{2,40}?"
const ROUTE = new RegExp(
  `^(?:shipped |shipment )?from:?\\s+(?<from>${PLACE})\\s+to:?\\s+(?<to>${PLACE})(?:\\s+(?:by|via|per)\\s.*)?[.,]?$`,
  'iu',
)

/** "FROM YANTIAN, CHINA TO LOS ANGELES, USA BY SEA" */
function routeIn(
  field: 'port_of_loading' | 'port_of_discharge',
  page: LaidPage,
  cell: Cell,
): Found<string> | undefined {
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
function termsIn(page: LaidPage, cell: Cell): Found<string> | undefined {
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

const DATES: ReadonlySet<FieldName> = new Set(['invoice_date', 'document_date', 'issue_date'])
const DATED =
  /^(?:\p{Lu}[\p{L} .'-]{2,30}),\s*(?:(?:le|den|li|lì|el|em|dnia|on|the)\s+(?=\d)|(?=\d{1,2}\.?\s(?:de\s)?\p{L}{3,}|\p{L}{3,10} \d{1,2},))/u
const LETTER_LINES = 25

/** "Marseille, le 13/07/2026", "Lima, 23 de mayo de 2026": no value of another label. */
function dateOfLetter(map: PageMap, manner: Manner): Found<string> | undefined {
  for (const cell of map.page.lines.slice(0, LETTER_LINES).flat()) {
    const place = DATED.exec(cell.text)
    const above = map.above(cell)
    if (!place || (above && map.isLabel(above))) continue
    const text = cell.text.slice(place[0].length)
    const accepted = acceptDate(manner)(text)
    if (accepted && isAccepted(accepted) && accepted.at === 0 && accepted.length === text.length)
      return foundAt(map.page, cell, place[0].length, accepted, {
        confidence: 0.85,
        grounds: ['behind the place of the letter'],
      })
  }
  return undefined
}

const HEAD_LINES = 3

/** Who sells writes his own invoice: his name is the first that is printed. Others may ship his goods: it is a proposal. */
function letterhead(page: LaidPage): Found<string> | undefined {
  const lines = page.lines.filter((line) => line.length > 0).slice(0, HEAD_LINES)
  for (const cell of lines.flat()) {
    if (beginsWithLabel(cell.text)) return undefined
    const accepted = COMPANY.test(cell.text) ? acceptParty(cell.text) : null
    if (accepted && isAccepted(accepted))
      return foundAt(page, cell, accepted.at, accepted, {
        confidence: 0.75,
        grounds: ['the head of the letter of the seller'],
      })
  }
  return undefined
}
