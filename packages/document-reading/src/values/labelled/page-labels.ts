import type { DocumentTypeCode } from '../../document-types.ts'
import type { PageLayout } from '../../layout/layout.ts'
import { findHeaderRows, type HeaderRow } from './header-rows.ts'
import { findJointLabels } from './joint-labels.ts'
import { findLabels, type LabelMatch, labelsForType } from './label-matches.ts'
import { mapPage, type PageMap } from './page-map.ts'
import { findSplitLabels } from './split-labels.ts'

export interface LabelledPage {
  map: PageMap
  labelMatches: readonly LabelMatch[]
}

/** A page with the labels and header rows of a document type. */
export interface TypedPage extends LabelledPage {
  headers: HeaderRow[]
}

/** Wider and longer pages are spreadsheets of data: their labels are at the top. */
const MAX_CELLS = 6_000

export const mapPages = (pages: readonly PageLayout[], type: DocumentTypeCode): TypedPage[] =>
  pages.map((page) => {
    const { map, top, labelMatches } = findPageLabels(page)
    const ofType = labelsForType(top, labelMatches, type)
    return { map, labelMatches: ofType, headers: findHeaderRows(ofType) }
  })

const cache = new WeakMap<PageLayout, LabelledPage & { top: PageLayout }>()

/** The labels of a page regardless of type, cached because both the classification and the values need them. */
export function findPageLabels(page: PageLayout): LabelledPage & { top: PageLayout } {
  const cached = cache.get(page)
  if (cached) return cached
  const map = mapPage(page)
  const isSmall = map.cells.length <= MAX_CELLS
  const top = isSmall ? page : { ...page, lines: page.lines.slice(0, 200) }
  const found = {
    map,
    top,
    labelMatches: [
      ...findLabels(top),
      ...top.lines.flat().flatMap((cell) => findJointLabels(top, cell)),
      ...(isSmall ? findSplitLabels(map) : []),
    ],
  }
  cache.set(page, found)
  return found
}
