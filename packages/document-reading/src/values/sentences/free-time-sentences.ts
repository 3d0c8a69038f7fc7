import { IS_GENERAL } from '../accept/general-terms.ts'
import type { DateOrder } from '../dates/dates.ts'
import { readDayRange } from '../day-ranges/day-ranges.ts'
import { dayBehind } from './days-in-sentences.ts'

/** "4 calendar days free time", "four (4) free days", "free time granted is 5 working days", "no free time applies". */
const WORDS: readonly string[] = 'no one two three four five six seven eight nine ten'.split(' ')
const COUNT = `(?:(?<digits>\\d{1,3})|(?<word>${WORDS.slice(1).join('|')}|fifteen|twenty-one)(?: ?\\((?<bracketed>\\d{1,3})\\))?)`
const KIND = '(?<kind>calendar|consecutive|working|business|week)?'
const FREE = 'free[- ]?(?:time|period|storage|demurrage|detention|use)'
const DAYS_OF_FREE_TIME = new RegExp(
  `(?<![\\d.,/-])\\b${COUNT}[- ](?:${KIND}[- ]?days?(?: of| as)?(?: line| contractual| standard)? ${FREE}|${KIND} ?free (?<sort>calendar |working |business )?days?)\\b`,
  'i',
)
const FREE_TIME_OF_DAYS = new RegExp(
  `\\b${FREE}(?: (?:allowed|granted|given|applied|allowance|entitlement|for this (?:container|shipment)|by (?:tariff|contract)))*(?::| is| was| of| were| =| equals| amounts to)* ${COUNT} ${KIND}[- ]?days?\\b`,
  'i',
)
const NO_FREE_TIME =
  /\bno free[- ]?(?:time|days) (?:appl(?:y|ies|ied)|(?:is|are|was|were) (?:allowed|granted|given|applied|applicable))\b/i
/** Used, remaining and additional days are not the allowed free time. */
const OTHER_DAYS =
  /\b(?:remain|left|used|exceed|over|beyond|additional|extra|further|plus|minus|less|extend|except)\w*/i
const CONDITION = /\?|\b(?:not|never|if|unless|whether|may|might|will be|shall be|should|would|could|example)\b/i

interface Found<Value> {
  value: Value
  at: number
  length: number
}

/** The days of free time that a sentence allows. */
export const readFreeDays = (text: string): Found<{ amount: number; unit: string }> | null => {
  const counts = Array.from(text.matchAll(/\b(\d{1,3})\)?[- ](?:\p{L}+[- ]){0,2}?days?\b/giu), ([, count]) =>
    Number(count),
  )
  if (OTHER_DAYS.test(text) || IS_GENERAL.test(text) || CONDITION.test(text) || new Set(counts).size > 1) return null
  const none = NO_FREE_TIME.exec(text)
  if (none) return { value: { amount: 0, unit: 'days' }, at: none.index, length: none[0].length }
  const found = DAYS_OF_FREE_TIME.exec(text) ?? FREE_TIME_OF_DAYS.exec(text)
  if (!found) return null
  const { digits, word = '', bracketed } = found.groups!
  const inWords = { fifteen: 15, 'twenty-one': 21 }[word.toLowerCase()] ?? WORDS.indexOf(word.toLowerCase())
  // "four (5)" contradicts itself.
  if (bracketed !== undefined && Number(bracketed) !== inWords) return null
  return {
    value: { amount: digits ? Number(digits) : inWords, unit: 'days' },
    at: found.index,
    length: found[0].length,
  }
}

/** Words about charges after free time. */
const OF_CHARGES = /\b(?:charg|billed|demurrage|detention|per diem|accru|incur|after)\w*/i
const BEGAN =
  /\bfree[- ]?(?:time|days|period)\b[^.;]{0,40}?\b(?:beg[ia]n|begins|started|starts|commence[sd]?)(?: to run)?(?: on| from)? /i
const ENDED = /\bfree[- ]?(?:time|days|period)\b[^.;]{0,80}?\b(?:expire[sd]?|end(?:s|ed)|ran out|lapse[sd]?)(?: on)? /i

/** The first or the last day of free time: from a period, or from a date beside its verb. */
export const readFreeTimeEnd =
  (end: 'from' | 'through') =>
  (text: string, dates: DateOrder): Found<string> | null => {
    if (CONDITION.test(text) || IS_GENERAL.test(text)) return null
    const beside = dayBehind(text, end === 'from' ? BEGAN : ENDED, dates)
    if (beside) return beside
    const free = /\bfree[- ]?(?:time|days|period)\b/i.exec(text)
    if (!free) return null
    const start = free.index + free[0].length
    const range = readDayRange(text.slice(start), dates)
    if (!range || OF_CHARGES.test(text.slice(start, start + range.from.at))) return null
    return { ...range[end], at: range[end].at + start }
  }
