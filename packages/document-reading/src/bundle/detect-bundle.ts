import { classify } from '../classify/classify.ts'
import { findPageTitle } from '../classify/titles.ts'
import type { PaperKind } from '../classify/wording.ts'
import type { DocumentTypeCode } from '../document-types.ts'
import { documentTypes } from '../document-types.ts'
import { findIdentifiers } from '../identifiers.ts'
import type { PageLayout } from '../layout.ts'
import { type Bundle, type BundlePart, singleDocument } from '../reading.ts'

/** A file of more documents is an archive of scans, and is left to a person. */
const MAX_PARTS = 30

/**
 * The documents that a file of pages holds. One begins on each page that is a paper by itself, unless the page says that it
 * goes on, or is the same kind of paper with the same numbers. Whole if there is one, or if any page is in doubt: what is
 * split in the wrong place has the values of two documents.
 */
export function detectBundle(pages: readonly PageLayout[]): Bundle {
  const parts: BundlePart[] = []
  for (const page of pages) {
    const current = parts.at(-1)
    const pageKind = classifyPage(page)
    const before = current ? pages.slice(current.pages[0] - 1, current.pages[1]) : []
    const begins = !current || (!isContinuation(page) && startsDocument(current, before, page, pageKind))
    if (begins === 'doubtful') return keepWhole(pages, `page ${page.number} may begin another document`)
    if (begins) parts.push({ documentType: pageKind === 'other' ? null : pageKind, pages: [page.number, page.number] })
    else current.pages[1] = page.number
  }
  if (parts.length < 2) return singleDocument
  if (parts.length > MAX_PARTS) return keepWhole(pages, `more than ${MAX_PARTS} documents seem to begin in it`)
  return { parts, notes: `It holds ${parts.length} documents: ${parts.map(describePart).join(', ')}.` }
}

/** Only of a file in which several kinds of paper were seen is it worth saying. */
const keepWhole = (pages: readonly PageLayout[], reason: string): Bundle => {
  const kinds = new Set(pages.map(classifyPage).filter((kind) => kind !== null))
  return kinds.size > 1 ? { parts: [], notes: `Not split: ${reason}.` } : singleDocument
}

/** What a page would be if it were alone; null if that is not sure. */
const classifyPage = (page: PageLayout): PaperKind | null => {
  const { documentType, isSure } = classify([page], '')
  return documentType ?? (isSure ? 'other' : null)
}

function startsDocument(
  current: BundlePart,
  before: readonly PageLayout[],
  page: PageLayout,
  kind: PaperKind | null,
): boolean | 'doubtful' {
  const numbers = compareNumbers(before, page)
  if (kind === null) return numbers === 'other' ? 'doubtful' : false
  const title = findPageTitle(page)
  if (kind !== (current.documentType ?? 'other')) {
    if (title?.kind === kind || numbers === 'other') return true
    return numbers === 'none' ? 'doubtful' : false
  }
  const isOtherPaper = kind === 'other' && title?.words.toLowerCase() !== findPageTitle(before[0]!)?.words.toLowerCase()
  return numbers === 'other' || isOtherPaper
}

/** "Page 2 of 3". */
const isContinuation = ({ text }: PageLayout): boolean => {
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

const typeLabel = (type: DocumentTypeCode | null): string =>
  documentTypes.find(({ code }) => code === type)?.label.toLowerCase() ?? 'another paper'

const describePart = ({ documentType, pages: [first, last] }: BundlePart): string =>
  `${typeLabel(documentType)} (${first === last ? `page ${first}` : `pages ${first} to ${last}`})`
