import { withoutLineLetters } from '@boxtrail/reference/bare-number'
import type { DocumentTypeCode } from '../../document-types.ts'
import { cellAt } from '../../layout/find-cells.ts'
import type { Cell } from '../../layout/layout.ts'
import { oncePer } from '../../once-per.ts'
import type { FoundValue, Identifier } from '../../reading.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import type { DocumentContext } from '../choose/document-context.ts'
import { fixBillNumber } from '../identifiers/fix-recognition.ts'

/** The bill or booking number of a document: the first one, preferring those that are not house bills. */
export function readShipmentNumber(
  field: 'bill_of_lading_number' | 'booking_number',
  { identifiers, maps, type }: DocumentContext,
): FoundValue<string> | undefined {
  const kind: Identifier['kind'] = field === 'booking_number' ? 'booking' : 'bill_of_lading'
  const places = identifiers
    .filter((one) => one.kind === kind)
    .flatMap((one) => {
      const page = maps.find(({ map }) => map.page.number === one.page)!.map.page
      const found = cellAt(page, one.span[0])
      return found ? [{ one, page, ...found }] : []
    })
  const isOwn = ({ page, line, cell, one }: (typeof places)[number]) =>
    isNumberOfInvoice(labelWords(page.lines, line, cell, one.span[0]), one.value, { maps, type })
  const isHouse = ({ one, page, line, cell }: (typeof places)[number]) =>
    HOUSE.test(labelWords(page.lines, line, cell, one.span[0]))
  const ofShipment = places.filter((place) => !isOwn(place))
  const chosen = ofShipment.find((place) => !isHouse(place)) ?? ofShipment[0]
  if (!chosen) return undefined
  const { one, page, cell } = chosen
  const evidence = {
    confidence: places.length === 1 ? 0.97 : 0.93,
    grounds: ['a number behind its label, or in the form of a line'],
  }
  return toFoundValue(
    page,
    cell,
    one.span[0] - cell.start,
    { value: cell.certainty === undefined ? one.value : fixBillNumber(one.value), length: one.span[1] - one.span[0] },
    evidence,
  )
}

const INVOICES: ReadonlySet<DocumentTypeCode> = new Set(['freight_invoice', 'demurrage_invoice'])
const BILL_NUMBER = /(?<!\b(?:master|mother|house|ocean|sea|way|[mh])[\s./-]*)\bbill\s*(?:no|nr|number|#)?[.:\s]*$/i
/**
 * "Bill No." on an invoice with a "Bill date" is its own number, unless it has an invoice number or is in the form of a
 * line.
 */
export const isNumberOfInvoice = (
  label: string,
  number: string,
  { maps, type }: Pick<DocumentContext, 'maps' | 'type'>,
): boolean => INVOICES.has(type) && BILL_NUMBER.test(label) && !hasLineLetters(number) && isCalledBill(maps)

const hasLineLetters = (number: string): boolean => withoutLineLetters(number) !== number

/** Whether an invoice calls itself a bill; cached, because each number behind "Bill No." asks for it. */
const isCalledBill = oncePer(
  (maps: DocumentContext['maps']) =>
    maps.some(({ map }) => /\bbill date\b/i.test(map.page.text)) &&
    !maps.some(({ labelMatches }) =>
      labelMatches.some(({ meaning, words }) => meaning === 'invoice_number' && !/\bbill\b/i.test(words)),
    ),
)

const HOUSE = /\b(?:house|h\.? ?b\.?\/?l)/i

/** The words before it in its cell, to its left or above. */
function labelWords(lines: readonly Cell[][], line: number, cell: Cell, at: number): string {
  const left = lines[line]![lines[line]!.indexOf(cell) - 1]?.text ?? ''
  const above = lines[line - 1]?.find((one) => one.left < cell.right && one.right > cell.left)?.text ?? ''
  const own = cell.text.slice(0, at - cell.start)
  return own === '' ? (left && /[:：]$|\bno\.?$|bill$/i.test(left) ? left : `${left} ${above}`) : own
}
