import { readDate } from '../dates.ts'
import type { FieldName } from '../labels/labels.ts'
import type { PageLayout } from '../layout.ts'
import type { FoundValue, Identifier } from '../reading.ts'
import type { LabelledPage } from './page-labels.ts'

/**
 * WHAT A BILL DOES NOT STATE, of the contents that 46 CFR 541.6 requires: the words that would be there if it did. Only of a
 * paper that was read completely, in English, and where nothing hints at it: what was merely not understood is not listed.
 */
const HINTS = {
  bill_of_lading_number: /\bb ?\/ ?l|\bbills? of lading|way ?bill|\bbol\b|\bmbl\b|\bhbl\b|\bobl\b|shipment|document n/,
  port_of_discharge: /\bports?\b|\bpod\b|discharg|unlad|unload|terminal|\bpier\b|destination|arriv/,
  liability_basis:
    /consignee|shipper|merchant|importer|notify|liab|responsib|part(?:y|ies)\b|contract|customer|account of|capacity|\bbasis\b|as per b/,
  // No words are needed beside these days.
  invoice_date: null,
  due_date: /\bdue\b|payable|\bpay\b|payment|terms|\bnet \d|immediate|receipt|credit/,
  free_days: /\bfree\b|\bft\b|allow|grace/,
  free_time_start:
    /free[^.\n]{0,60}(?:start|beg[iau]n|commenc|from|first|since|\d\d)|(?:start|begin|commenc|first)[^.\n]{0,40}free/,
  last_free_day: /\bfree\b|\blfd\b|last day|expir|grace/,
  available_date: /avail|discharg|unload|ready|made accessible|landed/,
  earliest_return_date: /earliest|\berd\b|first (?:rec|ret)|receiving|return/,
  charged_dates: null,
  total_amount: /total|amount|due|balance|pay|sum\b/,
  rate_per_day: /rate|per day|\/ ?day|daily|tier|@|\bx\b|×|price|tariff|per diem/,
  tariff_rule:
    /tariff|\brules?\b|contract|agreement|\bmdtl\b|rate basis|schedule|terms (?:and|&) cond|in accordance|pursuant|as per|published/,
  dispute_contact:
    /@|\btel|phone|\bcall\b|contact|disput|waive|refund|mitigat|question|quer(?:y|ies)|inquir|enquir|\+\d/,
  dispute_url: /https?:|www\.|\bqr\b|scan\b|web ?site|\bsite\b|portal|online|\.(?:com|org|net|example|us|eu)\b/,
  dispute_within_days:
    /within|no later|deadline|days (?:of|from|after|to)|time ?frame|time limit|prior to|\bdays? to\b/,
  certifies_rules:
    /federal maritime|\bfmc\b|\bcfr\b|\b541\b|\bosra\b|ocean shipping|certif|complian|consistent|regulation/,
  certifies_no_fault: /certif|performance|caus|contribut|fault|responsib|complian/,
} as const

export type StatableField = keyof typeof HINTS
export const statableFields = Object.keys(HINTS) as StatableField[]

/** Days cannot be stated where every day on the paper is another value. */
const DAYS: ReadonlySet<StatableField> = new Set([
  ...(['invoice_date', 'due_date', 'free_time_start', 'last_free_day', 'available_date'] as const),
  ...(['earliest_return_date', 'charged_dates'] as const),
])

/** A bill may be due some days after another day. */
const TERMS = /\bterms\b|\bnet \d|\b(?:within|in) (?:\w+ )?\(?\d+\)? (?:\w+ )?days|receipt|immediate|on demand|prompt/

/** Something else belongs to it, which is not here. */
const ELSEWHERE =
  /\b(?:attach(?:ed|ment)s?|enclos(?:ed|ure)s?|annex(?:ed)?|appendix|overleaf|reverse side|see (?:page|back|next)|continued|supporting document)/
const ENGLISH = /\b(?:the|of|for|date|days?|total|amount|due|from|number|rate|charges?)\b/g
const MIN_ENGLISH_WORDS = 6

export interface ReadPaper {
  pages: readonly PageLayout[]
  maps: readonly LabelledPage[]
  identifiers: readonly Identifier[]
  /** The fields that were read, or proposed. */
  stated: ReadonlySet<string>
  /** With their places. */
  values: readonly Pick<FoundValue<unknown>, 'page' | 'span'>[]
}

export function findNotStated({ pages, maps, identifiers, stated, values }: ReadPaper): StatableField[] {
  const text = pages.map((page) => page.text.toLowerCase()).join('\n')
  if (!isReadCompletely(pages) || ELSEWHERE.test(text)) return []
  if ((text.match(ENGLISH) ?? []).length < MIN_ENGLISH_WORDS) return []
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
    if (DAYS.has(field) && !hasOtherDays) return field !== 'due_date' || !TERMS.test(text)
    const hint = HINTS[field]
    return hint !== null && !hint.test(text) && !labels.has(field as FieldName)
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
