import { classify } from '../classify/classify.ts'
import { findPageTitle } from '../classify/titles.ts'
import type { DocumentKind } from '../classify/wording.ts'
import type { DocumentTypeCode } from '../document-types.ts'
import { documentTypes } from '../document-types.ts'
import type { PageLayout } from '../layout/layout.ts'
import { type Bundle, type BundlePart, singleDocument } from '../reading.ts'
import { findIdentifiers } from '../values/identifiers/identifiers.ts'

/** A file with more documents is an archive of scans, and is left to a person. */
const MAX_PARTS = 30

/**
 * The documents in a file. One starts on each page that is a document by itself, unless the page is marked as a
 * continuation or is of the same kind with the same numbers. The file is not split if it has one document or if any
 * page is in doubt: a wrong split would mix the values of two documents.
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

/** Notes are only useful for a file in which several kinds of document were found. */
const keepWhole = (pages: readonly PageLayout[], reason: string): Bundle => {
  const kinds = new Set(pages.map(classifyPage).filter((kind) => kind !== null))
  return kinds.size > 1 ? { parts: [], notes: `Not split: ${reason}.` } : singleDocument
}

/** The kind of a page on its own; null if that is uncertain. */
const classifyPage = (page: PageLayout): DocumentKind | null => {
  const { documentType, isSure } = classify([page], '')
  return documentType ?? (isSure ? 'other' : null)
}

function startsDocument(
  current: BundlePart,
  before: readonly PageLayout[],
  page: PageLayout,
  kind: DocumentKind | null,
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

/** Whether a page shares a number with the pages before, has only other numbers, or has none. */
function compareNumbers(before: readonly PageLayout[], page: PageLayout): 'same' | 'other' | 'none' {
  const [known, own] = [before, [page]].map((some) => new Set(findIdentifiers(some).map(({ value }) => value)))
  if (own!.size === 0) return 'none'
  return known!.isDisjointFrom(own!) ? 'other' : 'same'
}

const typeLabel = (type: DocumentTypeCode | null): string =>
  documentTypes.find(({ code }) => code === type)?.label.toLowerCase() ?? 'another document'

const describePart = ({ documentType, pages: [first, last] }: BundlePart): string =>
  `${typeLabel(documentType)} (${first === last ? `page ${first}` : `pages ${first} to ${last}`})`
