import { valueKinds } from '../../fields.ts'
import type { FieldName } from '../../labels/labels.ts'
import type { PageLayout } from '../../layout/layout.ts'
import type { FoundValue } from '../../reading.ts'
import type { Conventions } from '../accept/accepted.ts'
import { IS_GENERAL } from '../accept/general-terms.ts'
import type { Quantity } from '../accept/quantities.ts'
import { readDate } from '../dates/dates.ts'
import { readDayRange } from '../day-ranges/day-ranges.ts'
import { withoutWeekdays } from '../day-ranges/weekdays.ts'
import { readFreeDays, readFreeTimeEnd } from './free-time-sentences.ts'
import { readMove } from './moves-in-sentences.ts'
import { findParagraphs, findSentences, valueInParagraph } from './paragraphs.ts'

const MAX_LENGTH = 200

/** "You are invoiced as the consignee named in the bill of lading." */
const LIABLE =
  /\b(?:billed|invoiced|issued to|addressed to|liable|responsible)\b[^.]{0,80}?\b(?:as|because|since|in (?:its|your|the) capacity (?:as|of))\b:?\s[^.]{3,}/i
/** "The billed party is the consignee and therefore liable." */
const IS_LIABLE =
  /\b(?:billed|liable|responsible) party (?:is|was) (?:the |a |an )?(?:consignee|shipper|notify|importer|merchant|contract|booking)\b[^.]*/i
const ROLE =
  /\b(?:consignee|shipper|notify|importer|merchant|contract(?:ed|ing|ual)?|booking party|for whose account)\b/i
const IS_NO_STATEMENT = /\?|\b(?:entitled|if|unless|whether|may|might|will be|shall be|should)\b/i

/** "in accordance with tariff SSAT-001, Rule 21" */
const BY_RULE =
  /\b(?:per(?! d(?:ay|iem)\b)|under|according to|in accordance with|pursuant to|based on|as per|by)\s+((?:the |our |your )?(?:[\w&'’-]+ ){0,5}?(?:tariff|service contract|rule|schedule)\b[^;]*?\d[^;]*)/i
/** "Rule 21 of tariff SSAT-001 applies" */
const APPLIES = /\b((?:rule|item|tariff)\b[^;.]{0,80}?\d[^;.]{0,60}?)\s+appl(?:y|ies)\b/i
/** The rules of the Federal Maritime Commission are not the rule of a rate, unlike a tariff with an FMC number. */
const OTHER_RULE = /federal maritime|\bfmc\b(?!(?: tariff)?[- ]?(?:no\b|nr\b|#|\d))|\bcfr\b/i

/** The words before a charged period, and the words between its days. */
const PERIODS: readonly (readonly [words: RegExp, joint?: RegExp])[] = [
  [
    /\b(?:demurrage|detention|per diem|storage|charge[sd]?|charged|billed|accrued)\b(?:(?!free|\.).){0,60}?\bfrom:?\s+/gi,
  ],
  [
    /\b(?:demurrage|detention|per diem|storage|charge[sd]?|charged|billed|accrued)\b(?:(?!free|\.).){0,60}?\bbetween:?\s+/gi,
    /^\s*and\s*$/i,
  ],
  // "Per diem 08-FEB-2026 thru 12-FEB-2026", "Assessed dates: …"
  [/\b(?:demurrage|detention|per diem|storage|charge[sd]?|assessed|billed)(?: (?:days?|dates?|period|for|on))*:?\s+/gi],
]

/** A period that is free, or that another invoice charges. */
const IS_NOT_CHARGED =
  /\b(?:no(?= \p{L})|not|never|without|waived?|separately|credited)\b|\b(?:previous|earlier|another|other|on) (?:invoice|bill)\b/iu

/** A value that an invoice states in a sentence, without a label. */
export function readBillingSentence(
  field: FieldName,
  pages: readonly PageLayout[],
  { dates }: Conventions,
): FoundValue<string | Quantity> | undefined {
  const read = READERS[field]
  if (!read) return undefined
  const all = pages.flatMap((page) =>
    findParagraphs(page, () => false).flatMap((paragraph) =>
      findSentences(paragraph).flatMap((sentence) => {
        const found = read(sentence.text, dates)
        return found
          ? [valueInParagraph(paragraph, sentence.at + found.at, found.length, found.value, 'in a sentence')]
          : []
      }),
    ),
  )
  // None of several periods is the whole.
  const isOne = valueKinds[field] === undefined || new Set(all.map(({ value }) => JSON.stringify(value))).size === 1
  return isOne ? all[0] : undefined
}

type Read = (
  text: string,
  dates: Conventions['dates'],
) => { value: string | Quantity; at: number; length: number } | null

const asValue = (text: string, at: number) => {
  const value = text.replace(/[\s.,;]+$/, '').slice(0, MAX_LENGTH)
  return { value, at, length: value.length }
}

const readPeriod =
  (end: 'from' | 'through'): Read =>
  (text, dates) => {
    if (IS_NOT_CHARGED.test(text) || IS_GENERAL.test(text)) return null
    for (const [words, joint] of PERIODS)
      for (const { index, 0: before } of text.matchAll(words)) {
        const at = index + before.length
        const range = readDayRange(text.slice(at), dates, joint)
        const isNext = range && /^\s*(?:the\s+)?$/i.test(withoutWeekdays(text.slice(at, at + range.from.at)))
        if (isNext) return { ...range[end], at: range[end].at + at }
      }
    return null
  }

/** "Payment is due by November 20, 2026." */
const DUE =
  /\b(?:payment|invoice|amount|balance|total)\b(?:(?!\b(?:was|were|had|if)\b)[^.:;]){0,40}?\b(?:due|payable|(?:must|should|shall|to|please) (?:be )?(?:paid|settled|pay))\s+(?:by|on|no(?:t)? later than|on or before)\s+(?:the )?$/i

const READERS: Partial<Record<FieldName, Read>> = {
  free_days: readFreeDays,
  free_time_start: readFreeTimeEnd('from'),
  last_free_day: readFreeTimeEnd('through'),
  available_date: readMove('available_date'),
  earliest_return_date: readMove('earliest_return_date'),
  gate_out_date: readMove('gate_out_date'),
  returned_date: readMove('returned_date'),
  charged_from: readPeriod('from'),
  charged_through: readPeriod('through'),
  due_date: (text, dates) => {
    const day = readDate(text, dates)
    return day && DUE.test(text.slice(0, day.at)) ? day : null
  },
  liability_basis: (text) => {
    const found = LIABLE.exec(text) ?? IS_LIABLE.exec(text)
    return found && ROLE.test(found[0]) && !IS_NO_STATEMENT.test(text) ? asValue(found[0], found.index) : null
  },
  tariff_rule: (text) => {
    const found = BY_RULE.exec(text) ?? APPLIES.exec(text)
    if (!found || OTHER_RULE.test(found[1]!) || IS_NO_STATEMENT.test(text) || LIABLE.test(text)) return null
    return asValue(found[1]!, found.index + found[0].indexOf(found[1]!))
  },
}
