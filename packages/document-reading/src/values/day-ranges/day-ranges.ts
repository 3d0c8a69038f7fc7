import type { FieldName } from '../../labels/labels.ts'
import type { AcceptResult, Conventions } from '../accept/accepted.ts'
import { acceptDate } from '../accept/dates.ts'
import { IS_GENERAL } from '../accept/general-terms.ts'
import { type DateOrder, JOINING, readDate } from '../dates/dates.ts'
import type { DayRange } from './day-range.ts'
import { readDaysOfOneYear } from './days-of-one-year.ts'
import { withoutWeekdays } from './weekdays.ts'

/** The number of days from one day through another. */
export const daysIn = (from: string, through: string): number =>
  Math.round((Date.parse(through) - Date.parse(from)) / 86_400_000) + 1

const JOINTS = `至|到|-|–|—|~|>|→|\\/|up to|and including|bis zum|ate|hasta el|tot en met|t\\/m|til|${JOINING}`
/** Text between the first and the last day of a period; a comma separates days of a list instead. */
const JOINT = new RegExp(`^\\s*(?:${JOINTS})\\s*(?:the\\s+)?$`, 'iu')
/** A number that is not a time of day, with the words that join it to the next: "day 6, up to". */
const JOINED = new RegExp(`\\d\\D{0,20}?(?<!\\p{L})(?:${JOINTS}|,|and|und|et|y|e|en)\\s*$`, 'iu')
const CLOCK = /\d{1,2}[:h]\d{2}(?::\d{2})?/gi
/** "10/17/26-10/20/26": a dash that is part of neither date. */
const TIGHT = /(?<=\d[./]\d{1,2}[./](?:\d{4}|\d{2}))-(?=\d{1,2}[./]\d{1,2}[./]\d)/
const MAX_LENGTH = 90

/** Two days in one text, the earlier first: "10 Mar 2026 - 14 Mar 2026", or with one year for both: "March 10 to 14, 2026". */
export function readDayRange(text: string, order: DateOrder, joint = JOINT): DayRange | null {
  const all = withoutWeekdays(text.slice(0, MAX_LENGTH)).replace(TIGHT, '~')
  return readDays(all, order, joint) ?? readDaysOfOneYear(all, order, joint)
}

function readDays(all: string, order: DateOrder, joint: RegExp): DayRange | null {
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
/** Words that name a whole period, for which a single date is neither the beginning nor the end. */
const PERIOD =
  /^free ?time(?: allowed| dates?)?$|^free days$|^freizeit(?: vom?n?)?$|^freie (?:zeit|tage)$|^franchise(?: du)?$|^(?:per[ií]odo|d[ií]as?) libres?$|^franquicia$|^franchigia(?: dal)?$|^vrije (?:periode|termijn|dagen)$|^per[ií]odo livre$|(?:period|zeitraum|periode|periodo|dates)$|^(?:period|periodo|periode|okres|dates?(?:\(s\))?) (?:charged|billed|of|fact|cobr|fatur|addeb|de|di|nalicz|rozlicz)|^charge dates$|^perioada|期[间間]$|^免.{0,3}期$/iu

/** "TBA (9 October if all goes well)" */
const NOT_KNOWN =
  /^[\s:：]*(?:tb[acdn]|to be (?:advised|announced|confirmed|determined)|pending|unknown|n\/a)(?!\p{L})/iu

/** "Date d'arrivée prévue : 5 octobre 2026" starts with a word for the date of the document, but is another date. */
const isOtherDate = (words: string, text: string, { dates }: Conventions): boolean =>
  /^\s*(?:date|datum|fecha|data|dato|tarih)\s*$/i.test(words) &&
  !OF_PAPER.test(text) &&
  /\p{L}[^\d:：]*[:：]/u.test(text.slice(0, readDate(text, dates)?.at ?? 0))

/** "Date issued: 28 September 2026" */
const OF_PAPER =
  /^(?:of |the |de |la |l['’]|d['’]|du |der )*(?:issu|print|prepar|sent\b|creat|notice|invoic|document|emis|émis|avis\b|fa[ct]t?ur|ausstell|anzeige|rechnung)/iu

/** Accepts a day, or the end of a period that the field stands for. */
export const acceptDay =
  (field: FieldName, words: string, conventions: Conventions) =>
  (text: string): AcceptResult<string> => {
    const end = ENDS[field]
    if (isOtherDate(words, text, conventions) || NOT_KNOWN.test(text)) return null
    if (end === undefined) return acceptDate(conventions)(text)
    if (IS_GENERAL.test(text)) return null
    const range = readDayRange(text, conventions.dates)
    if (range) return range[end]
    const day = readDate(text.slice(0, MAX_LENGTH), conventions.dates)
    // If only one date can be read, it may be the last day, with the number before it as the first.
    if (day && end === 'from' && JOINED.test(text.slice(0, day.at).replaceAll(CLOCK, ''))) return null
    return PERIOD.test(words.replace(/[\s:：#.(]+$/u, '').trim()) ? null : acceptDate(conventions)(text)
  }
