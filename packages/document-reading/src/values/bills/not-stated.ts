import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import { toLowercase } from '../../lowercase.ts'
import type { FoundValue, Identifier } from '../../reading.ts'
import { readDate } from '../dates/dates.ts'
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

/** Days cannot be stated where every day on the paper is another value. */
const DAYS: ReadonlySet<StatableField> = new Set([
  ...(['invoice_date', 'due_date', 'free_time_start', 'last_free_day', 'available_date'] as const),
  ...(['earliest_return_date', 'charged_dates'] as const),
])

/** Of a language that a paper is written in. */
const MIN_WORDS = 6
/** Of another one that some of it is written in. */
const MIN_OTHER_WORDS = 3

const isSomeOf = (words: RegExp, text: string) => (text.match(words) ?? []).length > MIN_OTHER_WORDS

/** The languages besides English that some of a paper is written in; null where some of it is in one that is not known. */
function languagesOf(text: string): BillLanguage[] | null {
  const found = Object.values(languagesOfBills).map((language) => ({
    language,
    count: (text.match(language.words) ?? []).length,
  }))
  const english = (text.match(englishWords) ?? []).length
  const most = Math.max(...found.map(({ count }) => count))
  if (Math.max(english, most) < MIN_WORDS || otherLanguages.some((words) => isSomeOf(words, text))) return null
  // Of languages with words in common, those that a third of the words of the first belong to.
  const least = Math.max(MIN_OTHER_WORDS, most / 3)
  return found.filter(({ count }) => count >= least).map(({ language }) => language)
}

export interface ReadPaper {
  pages: readonly PageLayout[]
  maps: readonly LabelledPage[]
  identifiers: readonly Identifier[]
  /** The fields that were read, or proposed. */
  stated: ReadonlySet<string>
  /** With their places. */
  values: readonly Pick<FoundValue<unknown>, 'page' | 'span'>[]
}

/**
 * WHAT A BILL DOES NOT STATE, of the contents that 46 CFR 541.6 requires: the words that would be there if it did. Only of a
 * paper that was read completely, in languages whose words for it are known, and where nothing hints at it: what was merely
 * not understood is not listed. The words of English count on every paper: bills are full of them.
 */
export function findNotStated({ pages, maps, identifiers, stated, values }: ReadPaper): StatableField[] {
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

/** No page is a picture, and none of its text was recognized in one. */
const isReadCompletely = (pages: readonly PageLayout[]): boolean =>
  pages.length > 0 &&
  pages.every(
    ({ lines, hasBackgroundPicture }) =>
      hasBackgroundPicture !== true &&
      lines.some((line) => line.length > 0) &&
      lines.every((line) => line.every(({ certainty }) => certainty === undefined)),
  )

const DATE_LIKE =
  /(?<![\d./-])\d{1,4}[./-]\d{1,2}[./-]\d{1,4}(?![\d/-])|\b\d{1,2}(?:st|nd|rd|th)?[ -.]?\p{L}{3,9}[ -.,]{0,2}\d{2,4}\b|\b\p{L}{3,9} \d{1,2},? \d{4}\b/gu

/** Whether a day stands on the paper that is at the place of no value. */
const hasUnreadDays = (pages: readonly PageLayout[], values: ReadPaper['values']): boolean =>
  pages.some(({ number, text }) => {
    const isRead = new Uint8Array(text.length)
    for (const { page, span } of values) if (page === number) isRead.fill(1, ...span)
    return Array.from(text.matchAll(DATE_LIKE)).some(({ 0: written, index }) => {
      const isDay = (['day', 'month'] as const).some((order) => readDate(written, order) !== null)
      return isDay && !isRead.subarray(index, index + written.length).includes(1)
    })
  })
