/** A value with its position in the text. */
export interface Accepted<Value> {
  value: Value
  at: number
  length: number
}

const MONTHS: readonly (readonly string[])[] = [
  ['jan', 'ene', 'gen', 'janv', 'ian', 'sty', 'oca'],
  ['feb', 'fev', 'fév', 'febr', 'févr', 'lut', 'şub', 'sub'],
  ['mar', 'mär', 'mrz', 'mrt', 'mars'],
  ['apr', 'abr', 'avr', 'kwi', 'nis'],
  ['may', 'mai', 'mei', 'mag', 'maj'],
  ['jun', 'juin', 'giu', 'iun', 'cze', 'haz'],
  ['jul', 'juil', 'lug', 'iul', 'lip', 'tem'],
  ['aug', 'ago', 'aoû', 'aou', 'août', 'sie', 'ağu', 'agu'],
  ['sep', 'set', 'sept', 'wrz', 'eyl'],
  ['oct', 'okt', 'ott', 'out', 'paź', 'paz', 'eki'],
  ['nov', 'noi', 'lis', 'kas'],
  ['dec', 'dez', 'dic', 'déc', 'des', 'gru', 'ara'],
]

const NUMERIC = /(?<![\d./-])(\d{1,2})([./-])(\d{1,2})\2(\d{4}|\d{2})(?![\d/-])/
const ISO = /(?<!\d)(\d{4})([-/.])(\d{1,2})\2(\d{1,2})(?!\d)/
const CJK_DATE = /(?<!\d)(\d{4})\s?年\s?(\d{1,2})\s?月\s?(\d{1,2})\s?日/
const DAY_FIRST =
  /(?<![\d\p{L}])(\d{1,2})(?:st|nd|rd|th|er)?[\s.,/-]{0,3}(?:de |of )?(\p{L}{3,12})\.?[\s.,'/-]{0,3}(?:de )?(\d{4}|\d{2})(?!\d)/u
const MONTH_FIRST = /(?<!\p{L})(\p{L}{3,12})(?:\.?\s?|[-/])(\d{1,2})(?:st|nd|rd|th)?(?:,?\s{0,2}|[-/])(\d{4})(?!\d)/u

const ENGLISH_MONTHS = [
  ...['January', 'February', 'March', 'April', 'May', 'June'],
  ...['July', 'August', 'September', 'October', 'November', 'December'],
]
/** A month in English, whole or abbreviated, and capitalized: a small "may" is a verb. */
export const ENGLISH_MONTH = `(?:${[...ENGLISH_MONTHS, 'Sept', ...ENGLISH_MONTHS.map((name) => name.slice(0, 3))]
  .flatMap((name) => [name, name.toUpperCase()])
  .join('|')})`
const YEAR_FIRST = new RegExp(`(?<![\\d./-])(\\d{4})[\\s./-](${ENGLISH_MONTH})[\\s./-](\\d{1,2})(?!\\d)`, 'i')
/** Words between the first and the last day of a period. */
export const JOINING = 'to|thru|through|until|till|bis|au|al?|até|hasta|tot|do'
/**
 * Eight digits may be any number: they are a date where a text begins with them, or with a word that joins days. A time
 * may follow: "202610140800".
 */
const COMPACT = new RegExp(
  `(?=20)(?<=^[\\s:：.~>→/–—-]*(?:(?:${JOINING})\\s+)?)(20[0-4]\\d)(0[1-9]|1[0-2])(0[1-9]|[12]\\d|3[01])(?:T?(?:[01]\\d|2[0-3])[0-5]\\d(?:[0-5]\\d)?Z?)?(?!\\d|[./-](?!20\\d{6}(?!\\d)))`,
  'iu',
)

export type DateOrder = 'day' | 'month' | null

/**
 * 04/05/2026 is in May in most of the world and in April in the United States. It is read only if the document shows
 * the order: by a stated format (DD/MM, MM/DD), by another unambiguous date, by US law or US addresses, or by labels in
 * a language that puts the day first. If these disagree, or there are none, the date is left out. With dots the day is
 * always first.
 */
export function dateOrder(text: string): DateOrder {
  const stated = new Set<DateOrder>()
  if (/\bdd[/-]mm\b/i.test(text)) stated.add('day')
  if (/\bmm[/-]dd\b/i.test(text)) stated.add('month')
  if (stated.size > 0) return singleOrder(stated)
  const observed = new Set<DateOrder>()
  for (const [, a, sign, b] of text.matchAll(new RegExp(NUMERIC, 'g'))) {
    if (sign === '.') continue
    if (Number(a) > 12 && Number(b) <= 12) observed.add('day')
    if (Number(b) > 12 && Number(a) <= 12) observed.add('month')
  }
  if (observed.size > 0) return singleOrder(observed)
  const hinted = new Set<DateOrder>()
  if (/\b(?:cbp|htsus?|importer of record|firms code|scac|u\.s\. customs)\b|,\s?[A-Z]{2} \d{5}\b/i.test(text))
    hinted.add('month')
  // "January 17, 2026" and pounds.
  if (MONTH_NAMED_FIRST.test(text) && /\blbs?\b/i.test(text)) hinted.add('month')
  if (
    /\b(?:rechnung|datum|hafen|fecha|puerto|buque|navire|date d|porto|nave|empfänger|destinataire|factura|fattura|factuur|faktura|fatura|tarihi?|dato|contenedor|conteneur|embarque)\b/i.test(
      text,
    )
  )
    hinted.add('day')
  return singleOrder(hinted) ?? orderByProximity(text)
}

const MONTH_NAMED_FIRST = new RegExp(`\\b(?:${ENGLISH_MONTHS.join('|')}) \\d{1,2}, \\d{4}\\b`, 'i')

/** The maximum span between the dates of one shipment, and the minimum span that shows swapped days and months. */
const MAX_SPAN_DAYS = 100
const MIN_SWAPPED_SPAN_DAYS = 150

/** The dates of a document are close to each other: three or more read in the wrong order are months apart. */
function orderByProximity(text: string): DateOrder {
  const written = [...new Set(Array.from(text.matchAll(new RegExp(NUMERIC, 'g')), ([one]) => one))]
  const spanInDays = (order: 'day' | 'month') => {
    const days = written.flatMap((one) => {
      const read = readDate(one, order)
      return read ? [Date.parse(read.value) / 86_400_000] : []
    })
    return days.length >= 3 ? Math.max(...days) - Math.min(...days) : null
  }
  const [day, month] = [spanInDays('day'), spanInDays('month')]
  if (day === null || month === null) return null
  if (day <= MAX_SPAN_DAYS && month >= MIN_SWAPPED_SPAN_DAYS) return 'day'
  return month <= MAX_SPAN_DAYS && day >= MIN_SWAPPED_SPAN_DAYS ? 'month' : null
}

const singleOrder = (orders: ReadonlySet<DateOrder>): DateOrder => (orders.size === 1 ? [...orders][0]! : null)

/** The first date of a text as YYYY-MM-DD. */
export function readDate(text: string, order: DateOrder): Accepted<string> | null {
  const found = [
    matchDate(text, ISO, ([, y, , m, d]) => toIsoDate(y!, m!, d!)),
    matchDate(text, COMPACT, ([, y, m, d]) => toIsoDate(y!, m!, d!)),
    matchDate(text, CJK_DATE, ([, y, m, d]) => toIsoDate(y!, m!, d!)),
    matchDate(text, YEAR_FIRST, ([, y, m, d]) => toIsoDate(y!, parseMonth(m!), d!)),
    matchDate(text, DAY_FIRST, ([, d, m, y]) => toIsoDate(y!, parseMonth(m!), d!)),
    matchDate(text, MONTH_FIRST, ([, m, d, y]) => toIsoDate(y!, parseMonth(m!), d!)),
    matchDate(text, NUMERIC, ([, a, sign, b, y]) => parseNumericDate(a!, sign!, b!, y!, order)),
  ].filter((one) => one !== null)
  return found.toSorted((a, b) => a.at - b.at)[0] ?? null
}

function matchDate(
  text: string,
  pattern: RegExp,
  read: (parts: RegExpExecArray) => string | null,
): Accepted<string> | null {
  const parts = pattern.exec(text)
  const value = parts && read(parts)
  return value ? { value, at: parts.index, length: parts[0].length } : null
}

function parseNumericDate(a: string, sign: string, b: string, year: string, order: DateOrder): string | null {
  if (sign === '.' || Number(a) > 12 || a === b) return toIsoDate(year, b, a)
  if (Number(b) > 12) return toIsoDate(year, a, b)
  if (order === null) return null
  return order === 'day' ? toIsoDate(year, b, a) : toIsoDate(year, a, b)
}

const parseMonth = (name: string): string => {
  const lowercased = name.toLowerCase()
  return String(MONTHS.findIndex((names) => names.some((one) => lowercased.startsWith(one))) + 1)
}

function toIsoDate(year: string, month: string, day: string): string | null {
  const y = Number(year.length === 2 ? `20${year}` : year)
  const date = new Date(Date.UTC(y, Number(month) - 1, Number(day)))
  const isReal = y >= 1990 && y <= 2100 && date.getUTCMonth() === Number(month) - 1 && date.getUTCDate() === Number(day)
  return isReal ? date.toISOString().slice(0, 10) : null
}
