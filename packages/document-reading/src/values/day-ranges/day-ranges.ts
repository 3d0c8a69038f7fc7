import type { FieldName } from '../../labels/labels.ts'
import type { AcceptResult, Conventions } from '../accept/accepted.ts'
import { acceptDate } from '../accept/dates.ts'
import { IS_GENERAL } from '../accept/general-terms.ts'
import { type Accepted, type DateOrder, readDate } from '../dates/dates.ts'

export interface DayRange {
  from: Accepted<string>
  through: Accepted<string>
}

/** How many days there are from one through another. */
export const daysIn = (from: string, through: string): number =>
  Math.round((Date.parse(through) - Date.parse(from)) / 86_400_000) + 1

/** What stands between the first and the last day of a period. */
const JOINT =
  /^\s*(?:-|–|—|~|>|→|\/|,|to|thru|through|until|till|up to|and including|bis(?: zum)?|au|al|a|ate|até|hasta(?: el)?|tot(?: en met)?|t\/m|til|till|do)\s*$/iu
const MAX_LENGTH = 90

/** Two days in one text, the earlier first: "10 Mar 2026 - 14 Mar 2026". */
export function readDayRange(text: string, order: DateOrder, joint = JOINT): DayRange | null {
  const all = text.slice(0, MAX_LENGTH)
  const from = readDate(all, order)
  if (!from) return null
  const end = from.at + from.length
  const through = readDate(all.slice(end), order)
  if (!through || !joint.test(all.slice(end, end + through.at)) || through.value < from.value) return null
  return { from, through: { ...through, at: through.at + end } }
}

const ENDS: Partial<Record<FieldName, keyof DayRange>> = {
  free_time_start: 'from',
  charged_from: 'from',
  last_free_day: 'through',
  charged_through: 'through',
}
/** Words that name a period as a whole, of which a single day says neither its beginning nor its end. */
const PERIOD =
  /^free ?time(?: allowed| dates?)?$|^free days$|(?:period|zeitraum|periode|periodo|dates)$|^(?:period|periodo|periode|okres|dates?(?:\(s\))?) (?:charged|billed|of|fact|cobr|fatur|addeb|de|di|nalicz|rozlicz)|^charge dates$|^perioada/i

/** A day, or that end of a period which the field means. */
export const acceptDay =
  (field: FieldName, words: string, conventions: Conventions) =>
  (text: string): AcceptResult<string> => {
    const end = ENDS[field]
    if (end === undefined) return acceptDate(conventions)(text)
    if (IS_GENERAL.test(text)) return null
    const range = readDayRange(text, conventions.dates)
    if (range) return range[end]
    return PERIOD.test(words.replace(/[\s:：#.(]+$/u, '').trim()) ? null : acceptDate(conventions)(text)
  }
