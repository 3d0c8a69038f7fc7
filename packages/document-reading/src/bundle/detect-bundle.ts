import { classify } from '../classify/classify.ts'
import { titleOfPage } from '../classify/titles.ts'
import type { Kind } from '../classify/wording.ts'
import type { DocumentTypeCode } from '../document-types.ts'
import { documentTypes } from '../document-types.ts'
import { findIdentifiers } from '../identifiers.ts'
import type { PageLayout } from '../layout.ts'
import { type Bundle, oneDocument, type Part } from '../reading.ts'

/** A file of more documents is an archive of scans, and is left to a person. */
const MOST_PARTS = 30

/**
 * The documents that a file of pages holds. One begins on each page that is a paper by itself, unless the page says that it
 * goes on, or is the same kind of paper with the same numbers. Whole if there is one, or if any page is in doubt: what is
 * split in the wrong place has the values of two documents.
 */
export function bundleOf(pages: readonly PageLayout[]): Bundle {
  const parts: Part[] = []
  for (const page of pages) {
    const current = parts.at(-1)
    const begun = kindOf(page)
    const before = current ? pages.slice(current.pages[0] - 1, current.pages[1]) : []
    const begins = !current || (!goesOn(page) && beginsAfter(current, before, page, begun))
    if (begins === 'doubtful') return whole(pages, `page ${page.number} may begin another document`)
    if (begins) parts.push({ documentType: begun === 'other' ? null : begun, pages: [page.number, page.number] })
    else current.pages[1] = page.number
  }
  if (parts.length < 2) return oneDocument
  if (parts.length > MOST_PARTS) return whole(pages, `more than ${MOST_PARTS} documents seem to begin in it`)
  return { parts, notes: `It holds ${parts.length} documents: ${parts.map(nameOf).join(', ')}.` }
}

/** Only of a file in which several kinds of paper were seen is it worth saying. */
const whole = (pages: readonly PageLayout[], reason: string): Bundle => {
  const kinds = new Set(pages.map(kindOf).filter((kind) => kind !== null))
  return kinds.size > 1 ? { parts: [], notes: `Not split: ${reason}.` } : oneDocument
}

/** What a page would be if it were alone; null if that is not sure. */
const kindOf = (page: PageLayout): Kind | null => {
  const { documentType, isSure } = classify([page], '')
  return documentType ?? (isSure ? 'other' : null)
}

function beginsAfter(
  current: Part,
  before: readonly PageLayout[],
  page: PageLayout,
  kind: Kind | null,
): boolean | 'doubtful' {
  const numbers = compareNumbers(before, page)
  if (kind === null) return numbers === 'other' ? 'doubtful' : false
  const title = titleOfPage(page)
  if (kind !== (current.documentType ?? 'other')) {
    if (title?.kind === kind || numbers === 'other') return true
    return numbers === 'none' ? 'doubtful' : false
  }
  const isOtherPaper = kind === 'other' && title?.words.toLowerCase() !== titleOfPage(before[0]!)?.words.toLowerCase()
  return numbers === 'other' || isOtherPaper
}

/** "Page 2 of 3". */
const goesOn = ({ text }: PageLayout): boolean => {
  const [, page] =
    /\b(?:page|pg\.?|sheet|seite|p[aá]gina)\s*:?\s*(\d{1,3})\s*(?:of|\/|von|de)\s*\d{1,3}\b/i.exec(text) ?? []
  return page !== undefined && Number(page) > 1
}

/** Whether a page has a number of those before, only others, or none at all. */
function compareNumbers(before: readonly PageLayout[], page: PageLayout): 'same' | 'other' | 'none' {
  const [known, own] = [before, [page]].map((some) => new Set(findIdentifiers(some).map(({ value }) => value)))
  if (own!.size === 0) return 'none'
  return known!.isDisjointFrom(own!) ? 'other' : 'same'
}

const labelOf = (type: DocumentTypeCode | null): string =>
  documentTypes.find(({ code }) => code === type)?.label.toLowerCase() ?? 'another paper'

const nameOf = ({ documentType, pages: [first, last] }: Part): string =>
  `${labelOf(documentType)} (${first === last ? `page ${first}` : `pages ${first} to ${last}`})`
