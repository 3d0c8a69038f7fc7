import type { Accepted } from '../dates/dates.ts'

export interface Amount {
  amount: number
  /** ISO 4217; null when the document does not say. */
  currency: string | null
}

/** Signs of one currency each, and codes that are not those of ISO 4217. */
const CURRENCY_SIGNS: Record<string, string> = {
  ...{ '€': 'EUR', '£': 'GBP', '₹': 'INR', RMB: 'CNY', US$: 'USD', R$: 'BRL', HK$: 'HKD', S$: 'SGD', SG$: 'SGD' },
  ...{ A$: 'AUD', AU$: 'AUD', C$: 'CAD', CA$: 'CAD', NT$: 'TWD', NZ$: 'NZD', MX$: 'MXN' },
}
/** The currencies that a sign may mean; the first unless the document names another one. */
const SHARED_SIGNS: Record<string, readonly string[]> = {
  $: ['USD', 'CAD', 'AUD', 'NZD', 'SGD', 'HKD', 'TWD', 'MXN', 'ARS', 'CLP', 'COP', 'UYU', 'FJD'],
  '¥': ['JPY', 'CNY'],
  '￥': ['JPY', 'CNY'],
}
/**
 * ISO 4217 codes that occur on trade documents, and RMB. Codes that are also words, such as PEN and MAD, are left out.
 */
export const CURRENCIES =
  'USD|EUR|GBP|CNY|RMB|JPY|CHF|CAD|AUD|NZD|INR|PKR|BDT|LKR|SGD|HKD|TWD|KRW|THB|VND|IDR|MYR|PHP|BRL|MXN|ARS|CLP|AED|SAR|QAR|EGP|ILS|ZAR|KES|NGN|TRY|PLN|CZK|HUF|RON|SEK|DKK|NOK|ISK|BGN|RSD|UAH|COP|UYU|GTQ|KWD|BHD|OMR|JOD|LBP|IQD|TND|DZD|XOF|XAF|GHS|TZS|UGX|ETB|MUR|NPR|MMK|FJD'
/** A sign after other letters than these means an unknown currency. */
export const CURRENCY_SIGN = '(?<![A-Za-z])(?:US|HK|SG?|AU?|CA?|NT|NZ|MX|R)?\\$|[€£¥￥₹]'
export const CURRENCY_CODE = new RegExp(`(?:\\b|(?<=\\d))(?:${CURRENCIES})(?![A-Za-z])|${CURRENCY_SIGN}`)
const CURRENCY_BEHIND = new RegExp(`^\\s?(?:\\((?=[^()\\d]*\\)))?(${CURRENCY_CODE.source})`)
const NUMBER =
  /(?<![\w.,])\d{1,3}(?:[.,' \u00a0\u202f]\d{3})+(?:[.,]\d{1,4})?(?![\w]|[.,]\d)|(?<![\w.,])\d+(?:[.,]\d{1,4})?(?![\w]|[.,]\d)/

/**
 * 1,234.56 and 1.234,56 are the same amount. Of two different separators the last is the decimal sign; a separator that
 * occurs twice, or once before exactly three digits, groups thousands (but not in 0.125).
 */
export function parseNumber(text: string): number | null {
  const clean = text.replace(/[' \u00a0\u202f]/g, '')
  if (!/^\d+(?:[.,]\d+)*$/.test(clean)) return null
  const signs = clean.replace(/\d/g, '')
  const last = signs.at(-1)
  if (!last) return Number(clean)
  const tail = clean.length - clean.lastIndexOf(last) - 1
  const isMixed = new Set(signs).size > 1
  const groups = !isMixed && (signs.length > 1 || (tail === 3 && !/^0[.,]/.test(clean)))
  if (groups) return Number(clean.replace(/[.,]/g, ''))
  const [whole, decimals] = [clean.slice(0, -tail - 1), clean.slice(-tail)]
  return Number(`${whole.replace(/[.,]/g, '')}.${decimals}`)
}

/** The ISO 4217 code of a printed sign or code. */
export const toCurrencyCode = (code: string, documentCurrency: string | null): string => {
  const shared = SHARED_SIGNS[code]
  if (!shared) return CURRENCY_SIGNS[code] ?? code
  return documentCurrency !== null && shared.includes(documentCurrency) ? documentCurrency : shared[0]!
}

/** The currency of a number that has one before or behind it: a code or a sign of one currency before a shared sign. */
export function currencyBeside(before: string, behind: string, documentCurrency: string | null): string | null {
  const printed = Array.from(before.matchAll(new RegExp(CURRENCY_CODE, 'g')), ([code]) => code)
  const codes = [...printed, ...(CURRENCY_BEHIND.exec(behind)?.slice(1) ?? [])]
  const code = codes.find((one) => SHARED_SIGNS[one] === undefined) ?? codes[0]
  return code === undefined ? null : toCurrencyCode(code, documentCurrency)
}

export function readNumber(text: string): Accepted<number> | null {
  const found = NUMBER.exec(text)
  const value = found && parseNumber(found[0])
  return value === null ? null : { value, at: found!.index, length: found![0].length }
}

/** A number with the currency right before or after it, otherwise with the currency of the document. */
export function readAmount(text: string, documentCurrency: string | null): Accepted<Amount> | null {
  const number = readNumber(text)
  if (!number) return null
  const code = CURRENCY_CODE.exec(text)?.[0] ?? null
  const currency = code ? toCurrencyCode(code, documentCurrency) : documentCurrency
  return { ...number, value: { amount: number.value, currency } }
}

/** Currencies as documents spell them out if they print no code. */
const CURRENCY_NAMES: readonly (readonly [RegExp, string])[] = [
  [/\b(?:in|en) euros?\b|\beuros\b/i, 'EUR'],
  [
    /\b(?:u\.?s\.?|united states) dollars?\b|\bdollars? (?:us|américains?)\b|\bd[oó]lares (?:americanos|estadounidenses)/i,
    'USD',
  ],
  [/\bpounds? sterling\b/i, 'GBP'],
  [/\bswiss francs?\b|\bschweizer franken\b|\bfrancs suisses\b/i, 'CHF'],
  [/\bcanadian dollars?\b/i, 'CAD'],
  [/\baustralian dollars?\b/i, 'AUD'],
  [/\bnew zealand dollars?\b/i, 'NZD'],
  [/\bsingapore dollars?\b/i, 'SGD'],
  [/\bindian rupees?\b/i, 'INR'],
  [/\bsouth african rands?\b/i, 'ZAR'],
  [/\bu\.?a\.?e\.? dirhams?\b/i, 'AED'],
  [/\bsaudi riyals?\b/i, 'SAR'],
]

const singleValue = (codes: Iterable<string>): string | null => {
  const named = new Set(codes)
  return named.size === 1 ? [...named][0]! : null
}

/** The currency that applies to all amounts if several are named: "Currency: AED", "Amounts in ZAR". */
const STATED_CURRENCY = new RegExp(
  `(?<![\\p{L}])(?:(?:invoice )?currency|devise|währung|moneda|moeda|valuta)\\s*[:：]?\\s*(${CURRENCIES})(?![A-Za-z])|(?:amounts|prices|charges|montants|beträge|importes)(?: are)?(?: \\p{L}+)? (?:in|en) (${CURRENCIES})(?![A-Za-z])`,
  'giu',
)

/** The currency of a document that names only one, or that states one for all amounts. */
export const findDocumentCurrency = (text: string): string | null =>
  findOnlyCurrency(text) ??
  singleValue(
    Array.from(text.matchAll(STATED_CURRENCY), ([, one, other]) => toCurrencyCode((one ?? other)!.toUpperCase(), null)),
  ) ??
  singleValue(CURRENCY_NAMES.flatMap(([name, code]) => (name.test(text) ? [code] : [])))

/** "$1,200.00 CAD", "CAD $1,200.00" */
const CODE_OF_SIGN = new RegExp(
  `[$¥￥]\\s?\\d[\\d.,]*\\s?\\(?(${CURRENCIES})(?![A-Za-z])|\\b(${CURRENCIES})\\s?[$¥￥]`,
  'g',
)

/** The only currency that is printed; "$" means Canadian dollars where a document says so. */
function findOnlyCurrency(text: string): string | null {
  const printed = new Set(Array.from(text.matchAll(new RegExp(CURRENCY_CODE, 'g')), ([code]) => code))
  const named = singleValue(
    [STATED_CURRENCY, CODE_OF_SIGN].flatMap((pattern) =>
      Array.from(text.matchAll(pattern), ([, one, other]) => toCurrencyCode((one ?? other)!.toUpperCase(), null)),
    ),
  )
  return singleValue([...printed].map((code) => toCurrencyCode(code, named)))
}

const CURRENCY_CODE_WORD = new RegExp(`\\b(?:${CURRENCIES})\\b`)
/** The currency named in a label or column header. */
export function findCurrency(words: string): string | null {
  const [code] = CURRENCY_CODE_WORD.exec(words) ?? []
  return code ? toCurrencyCode(code, null) : null
}
