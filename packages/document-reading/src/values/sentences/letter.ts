import type { Cell, PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type Conventions, isAccepted } from '../accept/accepted.ts'
import { COMPANY_WORD } from '../accept/company-name.ts'
import { acceptDate } from '../accept/dates.ts'
import { acceptParty } from '../accept/names.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { beginsWithLabel } from '../labelled/label-matches.ts'
import type { PageMap } from '../labelled/page-map.ts'

const PLACE_BEFORE_DATE =
  /^(?:\p{Lu}[\p{L} .'-]{2,30}),\s*(?:(?:le|den|li|lì|el|em|dnia|on|the)\s+(?=\d)|(?=\d{1,2}(?:\.?\s(?:de\s)?|[-./])\p{L}{3,}|\p{L}{3,10} \d{1,2},))/u
const MAX_LETTER_LINES = 25

/** "Marseille, le 13/07/2026", "Lima, 23 de mayo de 2026", unless it is the value of a label. */
export function findLetterDate(map: PageMap, conventions: Conventions): FoundValue<string> | undefined {
  for (const cell of map.page.lines.slice(0, MAX_LETTER_LINES).flat()) {
    const place = PLACE_BEFORE_DATE.exec(cell.text)
    const above = map.above(cell)
    if (!place || (above && map.isLabel(above))) continue
    const text = cell.text.slice(place[0].length)
    const accepted = acceptDate(conventions)(text)
    if (accepted && isAccepted(accepted) && accepted.at === 0 && accepted.length === text.length)
      return toFoundValue(map.page, cell, place[0].length, accepted, {
        confidence: 0.85,
        grounds: ['behind the place of the letter'],
      })
  }
  return undefined
}

const LETTERHEAD_LINES = 3

/**
 * Sellers write their own invoices: the first printed name is theirs. A label shows if someone else ships the goods.
 */
export function findLetterhead(page: PageLayout): FoundValue<string> | undefined {
  const lines = page.lines.filter((line) => line.length > 0).slice(0, LETTERHEAD_LINES)
  for (const cell of lines.flat()) {
    if (beginsWithLabel(cell.text)) return undefined
    const accepted = COMPANY_WORD.test(cell.text) ? acceptParty(cell.text) : null
    if (accepted && isAccepted(accepted))
      return toFoundValue(page, cell, accepted.at, accepted, {
        confidence: 0.82,
        grounds: ['the head of the letter of the seller'],
      })
  }
  return undefined
}

/** The vertical part of a page in which a letter has its address. */
const ADDRESS_WINDOW = { top: 0.06, bottom: 0.4 }

/** The addressee of an invoice: the only unlabelled company above an address in the address window. */
export function findAddressee(map: PageMap): FoundValue<string> | undefined {
  const { size } = map.page
  if (!size) return undefined
  const isInWindow = ({ top }: Cell) =>
    top > ADDRESS_WINDOW.top * size.height && top < ADDRESS_WINDOW.bottom * size.height
  const found = map.cells.flatMap((cell) => {
    if (!isInWindow(cell) || !COMPANY_WORD.test(cell.text) || beginsWithLabel(cell.text) || !isAboveAddress(map, cell))
      return []
    const accepted = acceptParty(cell.text)
    return accepted && isAccepted(accepted) ? [{ cell, accepted }] : []
  })
  const [one, ...others] = found
  if (!one || others.length > 0) return undefined
  const evidence = { confidence: 0.85, grounds: ['the address of the letter'] }
  return toFoundValue(map.page, one.cell, one.accepted.at, one.accepted, evidence)
}

/** An address has a number, such as a house number, and no labels. */
function isAboveAddress(map: PageMap, name: Cell): boolean {
  const [above, left, street] = [map.above(name), map.left(name), map.below(name)]
  if ([above, left].some((cell) => cell && (map.isLabel(cell) || beginsWithLabel(cell.text)))) return false
  if (!street || Math.abs(street.left - name.left) > 4 || beginsWithLabel(street.text)) return false
  return (
    /\d/.test(street.text) &&
    /\p{L}{3}/u.test(street.text) &&
    !/@|www\.|\b(?:tel|fax|phone|vat|nif|cif|iban)\b/i.test(street.text)
  )
}
