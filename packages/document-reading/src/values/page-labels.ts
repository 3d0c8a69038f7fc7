import type { DocumentTypeCode } from '../document-types.ts'
import type { PageLayout } from '../layout.ts'
import { type HeadRow, headRows } from './header-rows.ts'
import { jointSpots } from './joint-labels.ts'
import { findSpots, type Spot, spotsOfType } from './label-matches.ts'
import { mapPage, type PageMap } from './page-map.ts'
import { brokenSpots } from './split-labels.ts'

export interface SpottedPage {
  map: PageMap
  spots: readonly Spot[]
}

/** A page as papers of a type are meant, with the rows of heads of its tables. */
export interface ReadPage extends SpottedPage {
  heads: HeadRow[]
}

/** Wider and longer pages come from a sheet with rows of data: their labels are at the top. */
const MOST_CELLS = 6_000

export const mapPages = (pages: readonly PageLayout[], type: DocumentTypeCode): ReadPage[] =>
  pages.map((page) => {
    const { map, top, spots } = spotPage(page)
    const own = spotsOfType(top, spots, type)
    return { map, spots: own, heads: headRows(own) }
  })

const spotted = new WeakMap<PageLayout, SpottedPage & { top: PageLayout }>()

/** The labels of a page of whatever type: found once, for its type is told by them before its values are read. */
export function spotPage(page: PageLayout): SpottedPage & { top: PageLayout } {
  const before = spotted.get(page)
  if (before) return before
  const map = mapPage(page)
  const isSmall = map.cells.length <= MOST_CELLS
  const top = isSmall ? page : { ...page, lines: page.lines.slice(0, 200) }
  const found = {
    map,
    top,
    spots: [
      ...findSpots(top),
      ...top.lines.flat().flatMap((cell) => jointSpots(top, cell)),
      ...(isSmall ? brokenSpots(map) : []),
    ],
  }
  spotted.set(page, found)
  return found
}
