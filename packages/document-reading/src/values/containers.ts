import type { Cell, PageLayout } from '../layout.ts'
import { foundAt } from './choose-value.ts'
import { FIGURES, type FoundContainer, isPossible, ownFigures } from './container-figures.ts'
import { type Place, placesOf } from './container-places.ts'
import { onlySeal, sealBehind, sealOf } from './container-seals.ts'
import { sizeBehind, sizeIn } from './container-sizes.ts'
import { type Cargo, withSums } from './goods-rows.ts'
import { type HeadRow, headRowAbove } from './header-rows.ts'
import { isLabelAlone } from './label-matches.ts'
import { findMeasures } from './measures.ts'
import { cargoOfLine, type RowManner } from './row-values.ts'

/** What follows the container below its own line, until the next one. */
const MOST_LINES = 6
const ENDS =
  /^(?:grand )?totals?\b|^(?:freight|shipped|laden|on board|say|description|cargo|commodity|please|total|free|last)\b/i

/** Each container once, with what its rows say of it. */
export function readContainers(
  pages: readonly PageLayout[],
  heads: ReadonlyMap<PageLayout, HeadRow[]>,
  manner: RowManner,
): FoundContainer[] {
  const places = placesOf(pages)
  const pagesBelow = new Set(pages.filter((page) => standBelowFigures(page, places)))
  const all = new Map<string, FoundContainer>()
  for (const [at, place] of places.entries()) {
    const { page, cell, from, length, value } = place
    const sure = { confidence: 0.99, grounds: ['its check digit is right'] }
    const container: FoundContainer = foundAt(page, cell, from, { value, length }, sure)
    const isAlone = places.filter((other) => other.page === page && other.line === place.line).length === 1
    const [size, seal] = [sizeBehind(place), sealBehind(place)]
    const read: FoundContainer = isAlone
      ? {
          ...container,
          ...(size && { size_type: size }),
          ...detailsOf(place, places[at + 1], heads.get(page) ?? [], manner, pagesBelow.has(page)),
        }
      : { ...container, ...(size && { size_type: size }), ...(seal && { seal_number: seal }) }
    const before = all.get(value)
    all.set(value, before ? { ...read, ...before } : read)
  }
  const [only] = all.size === 1 ? all.values() : []
  const seal = only && !only.seal_number ? onlySeal(pages) : undefined
  return ownFigures(only && seal ? [{ ...only, seal_number: seal }] : [...all.values()])
}

const unitsIn = (line: readonly Cell[] | undefined) =>
  new Set(
    line?.flatMap(({ text }) => findMeasures(text, null).flatMap(({ kind, unit }) => (unit && kind ? [kind] : []))),
  )

/**
 * "540 CARTONS  11,495.99 kg  37.05 m³" above "Container: FCIU2973878 Seal: OQ672280", for each of them. With labels
 * ("WEIGHT: 5180.53 KGS") they are those of the shipment.
 */
function standBelowFigures(page: PageLayout, places: readonly Place[]): boolean {
  const own = places.filter((place) => place.page === page)
  const isContainer = (line: number) => own.some((place) => place.line === line)
  return (
    own.length > 0 &&
    own.every(
      ({ line, cell }) =>
        !isContainer(line - 1) &&
        unitsIn(page.lines[line - 1]).size >= 2 &&
        !page.lines[line - 1]!.some(({ text }) => /^\p{L}[^\d]*[:：]\s*\d/u.test(text)) &&
        cell.top - page.lines[line - 1]![0]!.bottom < 12 &&
        unitsIn(page.lines[line]).size === 0,
    )
  )
}

function detailsOf(
  place: Place,
  next: Place | undefined,
  rows: readonly HeadRow[],
  manner: RowManner,
  isBelowFigures: boolean,
): Partial<FoundContainer> {
  const { page, cell } = place
  const head = headRowAbove(
    rows,
    cell,
    (spoken) => spoken === 'head:container' || spoken === 'head:seal' || spoken === 'gross_weight',
  )
  const lines = isBelowFigures ? [page.lines[place.line]!, page.lines[place.line - 1]!] : linesOf(place, next)
  // The goods of an invoice are listed beside the containers, not by them.
  const isOfGoods = head?.heads.some(({ spoken }) => spoken.has('head:unit_price')) ?? false
  const details: Partial<FoundContainer> = {}
  const read = lines.map((line): [Cell[], Cargo] => {
    const bare = line.map((one) => (one === cell ? withoutNumber(place) : one))
    return [line, cargoOfLine(page, bare, head, manner)]
  })
  const own = isBelowFigures ? read[0]![1] : withSums(cell, read[0]!, read.slice(1), lines.length > MOST_LINES)
  for (const [at, [line, each]] of read.entries()) {
    const cargo = at === 0 ? own : each
    for (const field of FIGURES)
      if (!isOfGoods && own && cargo?.[field] && isPossible(field, cargo[field]) && !(field in details))
        Object.assign(details, { [field]: cargo[field] })
    const size = sizeIn(page, line)
    if (size && !details.size_type) details.size_type = size
  }
  const seal = sealOf(place, lines, head)
  return { ...details, ...(seal && { seal_number: seal }) }
}

/** Its digits are no measure: blanks of the same length take the place of its number. */
const withoutNumber = ({ cell, from, length }: Place): Cell => ({
  ...cell,
  text: cell.text.slice(0, from) + ' '.repeat(length) + cell.text.slice(from + length),
})

function linesOf({ page, line, cell }: Place, next: Place | undefined): Cell[][] {
  const hasUnit = ({ text }: Cell) => findMeasures(text, null).some(({ unit }) => unit !== null)
  const lines = [page.lines[line]!.filter((one) => one.right > cell.left || hasUnit(one))]
  const end = next?.page === page ? next.line : page.lines.length
  let bottom = cell.bottom
  for (let at = line + 1; at < Math.min(end, line + MOST_LINES + 1); at++) {
    const cells = page.lines[at]!
    if (cells.filter(({ text }) => isLabelAlone(text)).length >= 3) break
    if (cells.length === 0 || cells[0]!.top - bottom > 12 || ENDS.test(cells[0]!.text)) break
    lines.push(cells)
    bottom = cells[0]!.bottom
  }
  return lines
}
