import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import { toLowercase } from '../../lowercase.ts'
import type { FoundValue, Identifier } from '../../reading.ts'
import { ENGLISH_MONTH, readDate } from '../dates/dates.ts'
import type { LabelledPage } from '../labelled/page-labels.ts'
import {
  englishElsewhere,
  englishHints,
  englishTerms,
  englishWords,
  type StatableField,
  statableFields,
} from './english-of-bills.ts'
import { type BillLanguage, languagesOfBills, otherLanguages } from './languages-of-bills.ts'

/** Dates cannot be stated if every date of the document belongs to another value. */
const DAYS: ReadonlySet<StatableField> = new Set([
  ...(['invoice_date', 'due_date', 'free_time_start', 'last_free_day', 'available_date'] as const),
  ...(['earliest_return_date', 'charged_dates'] as const),
])

/** The minimum number of words in the main language of a document. */
const MIN_WORDS = 6
/** The minimum number of words in a further language. */
const MIN_OTHER_WORDS = 3

const isSomeOf = (words: RegExp, text: string) => (text.match(words) ?? []).length > MIN_OTHER_WORDS

/** The languages besides English in which parts of a document are written; null if a part is in an unknown language. */
function languagesOf(text: string): BillLanguage[] | null {
  const found = Object.values(languagesOfBills).map((language) => ({
    language,
    count: (text.match(language.words) ?? []).length,
  }))
  const english = (text.match(englishWords) ?? []).length
  const most = Math.max(...found.map(({ count }) => count))
  if (Math.max(english, most) < MIN_WORDS || otherLanguages.some((words) => isSomeOf(words, text))) return null
  // Languages share words: a further one needs a third of the words of the most frequent one.
  const least = Math.max(MIN_OTHER_WORDS, most / 3)
  return found.filter(({ count }) => count >= least).map(({ language }) => language)
}

export interface DocumentAsRead {
  pages: readonly PageLayout[]
  maps: readonly LabelledPage[]
  identifiers: readonly Identifier[]
  /** The fields that were read or proposed. */
  stated: ReadonlySet<string>
  /** The values with their positions. */
  values: readonly Pick<FoundValue<unknown>, 'page' | 'span'>[]
}

/**
 * The contents required by 46 CFR 541.6 that an invoice does not state: none of the words that would be there were
 * found. Only for documents that were read completely and in known languages, and where nothing hints at the field:
 * what was merely not understood is not listed. English hints count in every document, because invoices often contain
 * English.
 */
export function findNotStated({ pages, maps, identifiers, stated, values }: DocumentAsRead): StatableField[] {
  const text = pages.map((page) => toLowercase(page.text)).join('\n')
  if (!isReadCompletely(pages) || englishElsewhere.test(text)) return []
  const languages = languagesOf(text)
  if (!languages || languages.some(({ elsewhere }) => elsewhere.test(text))) return []
  const mayBeDueLater = englishTerms.test(text) || languages.some(({ terms }) => terms.test(text))
  const labels = new Set<string>(maps.flatMap(({ labelMatches }) => labelMatches.map(({ meaning }) => meaning)))
  const hasOtherDays = hasUnreadDays(pages, values)
  const isStated = (field: StatableField): boolean => {
    if (field === 'charged_dates') return ['charged_from', 'charged_through'].some((one) => stated.has(one))
    if (field === 'bill_of_lading_number')
      return (
        identifiers.some(({ kind }) => kind === 'bill_of_lading') ||
        stated.has('master_bill_number') ||
        stated.has(field)
      )
    return stated.has(field)
  }
  return statableFields.filter((field) => {
    if (isStated(field)) return false
    if (DAYS.has(field) && !hasOtherDays) return field !== 'due_date' || !mayBeDueLater
    const hints = [englishHints, ...languages.map((one) => one.hints)].map((one) => one[field])
    return hints.every((hint) => hint !== null && !hint.test(text)) && !labels.has(field as FieldName)
  })
}

/** A page with more lines may have been cut. */
const MAX_LINES = 5_000

/** Whether no page is a picture or was cut, and no text was recognized in one. */
const isReadCompletely = (pages: readonly PageLayout[]): boolean =>
  pages.length > 0 &&
  pages.every(
    ({ lines, hasBackgroundPicture }) =>
      hasBackgroundPicture !== true &&
      lines.length < MAX_LINES &&
      lines.some((line) => line.length > 0) &&
      lines.every((line) => line.every(({ certainty }) => certainty === undefined)),
  )

const DATE_LIKE =
  /(?<![\d./-])\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?![\d/-])|\b\d{1,2}(?:st|nd|rd|th)?(?:[ -.]?| of )\p{L}{3,12}[ -.,]{0,2}\d{2,4}\b|\b\p{L}{3,12} \d{1,2},? \d{4}\b|\b\d{4}[ -]\p{L}{3,12}[ -]\d{1,2}\b|(?<![\d./-])20\d{6}(?:\d{4}|\d{6})?(?![\d./-])/gu

/** "October 8" or "8 Oct": a day that is stated, although not completely. */
const WITHOUT_YEAR = new RegExp(
  `\\b${ENGLISH_MONTH}\\.? \\d{1,2}\\b|\\b\\d{1,2}(?:st|nd|rd|th)?[ -]${ENGLISH_MONTH}\\b`,
  'g',
)
const A_LEAP_YEAR = 2024

const isDay = (written: string): boolean =>
  (['day', 'month'] as const).some((order) => readDate(written, order) !== null)

/** Whether the document contains a date that is not part of any value. */
const hasUnreadDays = (pages: readonly PageLayout[], values: DocumentAsRead['values']): boolean =>
  pages.some(({ number, text }) => {
    const isRead = new Uint8Array(text.length)
    for (const { page, span } of values) if (page === number) isRead.fill(1, ...span)
    const isUnread = ({ 0: written, index }: RegExpExecArray) =>
      !isRead.subarray(index, index + written.length).includes(1)
    return (
      Array.from(text.matchAll(DATE_LIKE)).some((found) => isUnread(found) && isDay(found[0])) ||
      Array.from(text.matchAll(WITHOUT_YEAR)).some((found) => isUnread(found) && isDay(`${found[0]} ${A_LEAP_YEAR}`))
    )
  })
