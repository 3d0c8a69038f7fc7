import type { Cell, PageLayout } from '../../layout/layout.ts'
import { toFoundValue } from '../choose/choose-value.ts'
import { type HeaderRow, headerRowAbove } from '../labelled/header-rows.ts'
import { isLabelOnly } from '../labelled/label-matches.ts'
import { findMeasures } from '../numbers/measures.ts'
import { CARGO_FIGURES, dropSharedFigures, type FoundContainer, isPossible } from './container-figures.ts'
import { type ContainerPlace, placesByLine } from './container-places.ts'
import { findOnlySeal, findSeal, sealBehind } from './container-seals.ts'
import { findSize, sizeBehind } from './container-sizes.ts'
import { addUpGoodsRows, type Cargo } from './goods-rows.ts'
import { type RowConventions, readRowCargo } from './row-values.ts'

/** The maximum lines of a container below its own, up to the next container. */
const MAX_LINES = 6
const END_OF_CONTAINER =
  /^(?:grand )?totals?\b|^(?:freight|shipped|laden|on board|say|description|cargo|commodity|please|total|free|last)\b/i

/** Each container once, with the values in its rows. */
export function readContainers(
  pages: readonly PageLayout[],
  headersByPage: ReadonlyMap<PageLayout, HeaderRow[]>,
  conventions: RowConventions,
  places: readonly ContainerPlace[],
): FoundContainer[] {
  const pagesBelow = new Set(pages.filter((page) => areBelowFigures(page, places)))
  const byLine = placesByLine(places)
  const all = new Map<string, FoundContainer>()
  for (const [at, place] of places.entries()) {
    const { page, cell, from, length, value } = place
    const evidence = { confidence: 0.99, grounds: ['its check digit is right'] }
    const container: FoundContainer = toFoundValue(page, cell, from, { value, length }, evidence)
    const isAlone = byLine.get(page.lines[place.line]!)!.length === 1
    const [size, seal] = [sizeBehind(place), sealBehind(place)]
    const read: FoundContainer = isAlone
      ? {
          ...container,
          ...(size && { size_type: size }),
          ...readDetails(place, places[at + 1], headersByPage.get(page) ?? [], conventions, pagesBelow.has(page)),
        }
      : { ...container, ...(size && { size_type: size }), ...(seal && { seal_number: seal }) }
    const before = all.get(value)
    all.set(value, before ? { ...read, ...before } : read)
  }
  const [only] = all.size === 1 ? all.values() : []
  const seal = only && !only.seal_number ? findOnlySeal(pages) : undefined
  return dropSharedFigures(only && seal ? [{ ...only, seal_number: seal }] : [...all.values()])
}

const measureKindsIn = (line: readonly Cell[] | undefined) =>
  new Set(
    line?.flatMap(({ text }) => findMeasures(text, null).flatMap(({ kind, unit }) => (unit && kind ? [kind] : []))),
  )

/**
 * "540 CARTONS  11,495.99 kg  37.05 m³" above each "Container: FCIU2973878 Seal: OQ672280". With labels ("WEIGHT:
 * 5180.53 KGS") the figures belong to the shipment.
 */
function areBelowFigures(page: PageLayout, places: readonly ContainerPlace[]): boolean {
  const own = places.filter((place) => place.page === page)
  const lines = new Set(own.map(({ line }) => line))
  return (
    own.length > 0 &&
    own.every(
      ({ line, cell }) =>
        !lines.has(line - 1) &&
        measureKindsIn(page.lines[line - 1]).size >= 2 &&
        !page.lines[line - 1]!.some(({ text }) => /^\p{L}[^\d]*[:：]\s*\d/u.test(text)) &&
        cell.top - page.lines[line - 1]![0]!.bottom < 12 &&
        measureKindsIn(page.lines[line]).size === 0,
    )
  )
}

function readDetails(
  place: ContainerPlace,
  next: ContainerPlace | undefined,
  rows: readonly HeaderRow[],
  conventions: RowConventions,
  isBelowFigures: boolean,
): Partial<FoundContainer> {
  const { page, cell } = place
  const header = headerRowAbove(
    rows,
    cell,
    (meaning) => meaning === 'head:container' || meaning === 'head:seal' || meaning === 'gross_weight',
  )
  const lines = isBelowFigures ? [page.lines[place.line]!, page.lines[place.line - 1]!] : containerLines(place, next)
  // The goods of an invoice do not belong to the containers beside them.
  const listsGoods = header?.headers.some(({ meanings }) => meanings.has('head:unit_price')) ?? false
  const details: Partial<FoundContainer> = {}
  const read = lines.map((line): [Cell[], Cargo] => {
    const bare = line.map((one) => (one === cell ? blankNumber(place) : one))
    return [line, readRowCargo(page, bare, header, conventions)]
  })
  const own = isBelowFigures ? read[0]![1] : addUpGoodsRows(cell, read[0]!, read.slice(1), lines.length > MAX_LINES)
  for (const [at, [line, each]] of read.entries()) {
    const cargo = at === 0 ? own : each
    for (const field of CARGO_FIGURES)
      if (!listsGoods && own && cargo?.[field] && isPossible(field, cargo[field]) && !(field in details))
        Object.assign(details, { [field]: cargo[field] })
    const size = findSize(page, line)
    if (size && !details.size_type) details.size_type = size
  }
  const seal = findSeal(place, lines, header)
  return { ...details, ...(seal && { seal_number: seal }) }
}

/** Replaces the container number by spaces, so that its digits are not read as a measure. */
const blankNumber = ({ cell, from, length }: ContainerPlace): Cell => ({
  ...cell,
  text: cell.text.slice(0, from) + ' '.repeat(length) + cell.text.slice(from + length),
})

function containerLines({ page, line, cell }: ContainerPlace, next: ContainerPlace | undefined): Cell[][] {
  const hasUnit = ({ text }: Cell) => findMeasures(text, null).some(({ unit }) => unit !== null)
  const lines = [page.lines[line]!.filter((one) => one.right > cell.left || hasUnit(one))]
  const end = next?.page === page ? next.line : page.lines.length
  let bottom = cell.bottom
  for (let at = line + 1; at < Math.min(end, line + MAX_LINES + 1); at++) {
    const cells = page.lines[at]!
    if (cells.filter(({ text }) => isLabelOnly(text)).length >= 3) break
    if (cells.length === 0 || cells[0]!.top - bottom > 12 || END_OF_CONTAINER.test(cells[0]!.text)) break
    lines.push(cells)
    bottom = cells[0]!.bottom
  }
  return lines
}
