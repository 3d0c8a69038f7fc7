import { cellAt } from '../../layout/find-cells.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import { type ContainerPlace, type PlacesByLine, placesByLine } from '../cargo/container-places.ts'
import type { LineItem } from '../charges/line-items.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { daysIn } from '../day-ranges/day-ranges.ts'

type Found = FoundValue<string>

/** Words of a further step of the same charge. */
const STEP =
  /\b(?:tier|slab|step|level|period|stufe|staffel|palier|tranche|tramo|scaglione|day|days|demurrage|detention|per diem|storage|standgeld|lagergeld|surestaries|demoras?|sobr?eestad\p{L}*)\b/iu
const TOTAL = /total|summe|sum\b/i

/**
 * Assigns a container to each row of an invoice: the one that its line names, that of the row which it continues as a
 * further step, or the one in a heading above it. Headings count only if each container then has a row: a list of
 * containers is not a heading.
 */
export function withContainers(
  pages: readonly PageLayout[],
  items: readonly LineItem[],
  places: readonly ContainerPlace[],
): LineItem[] {
  const lines = items.map((item) => lineOf(pages, item))
  const byLine = placesByLine(places)
  const named = lines.map((at) => at && only(byLine, at.page, at.line))
  const all = new Set(places.map(({ value }) => value))
  if (all.size < 2) {
    const own = assign(items, named, [])
    return items.map((item, nth) => withContainer(item, own[nth]))
  }
  const headed = items.map((_, nth) => lines[nth] && headingOf(byLine, lines[nth], lines[nth - 1]))
  const byHeadings = assign(items, named, headed)
  const covered = new Set(byHeadings.flatMap((one) => one?.value ?? []))
  const found = covered.size === all.size ? byHeadings : assign(items, named, [])
  return items.map((item, nth) => withContainer(item, found[nth]))
}

const withContainer = (item: LineItem, container: Found | undefined): LineItem =>
  container ? { container_number: container, ...item } : item

const assign = (
  items: readonly LineItem[],
  named: readonly (Found | undefined)[],
  headed: readonly (Found | undefined)[],
): (Found | undefined)[] => {
  const found: (Found | undefined)[] = []
  for (const [nth, item] of items.entries()) {
    const before = items[nth - 1]
    const continued = before && found[nth - 1] && isFurtherStep(item, before) ? found[nth - 1] : undefined
    found.push(named[nth] ?? headed[nth] ?? continued)
  }
  return found
}

const isFurtherStep = (item: LineItem, before: LineItem): boolean => {
  const [from, through] = [item.charged_from?.value, before.charged_through?.value]
  // It begins on the day after the previous one ends.
  if (from && through) return daysIn(through, from) === 2
  const words = item.description?.value
  return (
    item.quantity !== undefined &&
    item.unit_price !== undefined &&
    (words === undefined || words === before.description?.value || STEP.test(words))
  )
}

interface LinePlace {
  page: PageLayout
  line: number
}

const lineOf = (pages: readonly PageLayout[], { amount }: LineItem): LinePlace | undefined => {
  const page = pages.find(({ number }) => number === amount!.page)
  const line = page && cellAt(page, amount!.span[0])?.line
  return page && line !== undefined ? { page, line } : undefined
}

/** The container that a line names, if it names exactly one. */
const only = (places: PlacesByLine, page: PageLayout, line: number): Found | undefined => {
  const own = places.get(page.lines[line]!) ?? []
  const [first] = own
  if (!first || own.some(({ value }) => value !== first.value)) return undefined
  const { cell, from, length, value } = first
  return toFoundValue(page, cell, from, { value, length }, { confidence: 0.95, grounds: ['in or above its row'] })
}

/** The last container between a row and the row before it, in a line of its own. */
function headingOf(places: PlacesByLine, { page, line }: LinePlace, before: LinePlace | undefined): Found | undefined {
  const first = before?.page === page ? before.line + 1 : 0
  for (let at = line - 1; at >= first; at--) {
    const found = only(places, page, at)
    if (found && !page.lines[at]!.some(({ text }) => TOTAL.test(text))) return found
  }
  return undefined
}
