const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, lakh: 1e5, lac: 1e5, crore: 1e7 }
const WORD = `(?:${[...SMALL, ...TENS.slice(2), 'fourty', 'hundred', ...Object.keys(SCALES)].join('|')})s?(?!\\p{L})`

const NUMBER = `${WORD}(?:(?:[\\s,-]|\\band\\b)+${WORD})*`
/** Consecutive number words with their connectors. */
const IN_WORDS = new RegExp(`(?<!\\p{L})${NUMBER}`, 'giu')
const CURRENCY = '(?:[a-z. ]{0,12}(?:dollars?|euros?|pounds?|rupees?|yuan|francs?)|usd|eur|gbp|inr)'
const CENT = '(?:cents?|pence|paise|paisa|fils)'
/** The cents after an amount in words: "& 50/100", "and cents fifty", "dollars and fifty cents", "point five zero". */
const CENTS = new RegExp(
  `^[\\s,]*${CURRENCY}?[\\s,]*(?:and|&)?\\s*(?:(\\d{1,2})\\s*\\/\\s*100|${CENT}\\s+(?:(\\d{1,2})(?!\\d)|(${NUMBER}))|(${NUMBER})\\s+${CENT}(?!\\p{L})|point\\s+((?:${WORD}\\s*){1,2}))`,
  'iu',
)
/** "Four hundred and eighty cartons" counts goods. */
const GOODS =
  /^[\s,]*\(?\d*\)?\s*(?:cartons?|ctns?|packages?|pkgs?|pieces?|pcs|pallets?|sets?|bags?|cases?|rolls?|bales?|drums?|boxes|crates?|bundles?|units?|containers?|kilo\w*|kgs?|tons?|days?)(?!\p{L})/iu
/** A count of packages is also written in words, but is short. */
const MIN_WORDS = 2

/** The amounts written out in English words, as on invoices after "SAY". */
export function findAmountsInWords(text: string): number[] {
  const amounts: number[] = []
  let readTo = 0
  for (const { 0: words, index } of text.matchAll(IN_WORDS)) {
    const end = index + words.length
    const rest = text.slice(end, end + 80).replaceAll('\n', ' ')
    const amountWords = numberWords(words)
    if (index < readTo || amountWords.length < MIN_WORDS || GOODS.test(rest)) continue
    const cents = CENTS.exec(rest)
    readTo = end + (cents?.[0].length ?? 0)
    amounts.push(Math.round((parseNumberWords(amountWords) + (cents ? parseCents(cents) : 0)) * 100) / 100)
  }
  return amounts
}

const numberWords = (text: string) => (text.toLowerCase().match(/\p{L}+/gu) ?? []).filter((word) => word !== 'and')

function parseCents([, hundredths, digits, before, behind, point]: readonly (string | undefined)[]): number {
  if (point) {
    const [first = 0, second] = numberWords(point).map((word) => parseNumberWords([word]))
    return second === undefined && first > 9 ? first / 100 : first / 10 + (second ?? 0) / 100
  }
  return (Number(hundredths ?? digits ?? 0) || parseNumberWords(numberWords(before ?? behind ?? ''))) / 100
}

function parseNumberWords(words: readonly string[]): number {
  let whole = 0
  let part = 0
  for (const written of words) {
    const word =
      written === 'fourty' ? 'forty' : SCALES[written] ? written : written.replace(/(?<!hundred|six|x)s$/, '')
    const [small, tens] = [SMALL.indexOf(word), TENS.indexOf(word)]
    if (small >= 0) part += small
    else if (tens >= 2) part += 10 * tens
    else if (/^hundreds?$/.test(word)) part = Math.max(part, 1) * 100
    else {
      const scale = SCALES[word] ?? SCALES[word.replace(/s$/, '')]
      if (scale === undefined) continue
      whole += Math.max(part, 1) * scale
      part = 0
    }
  }
  return whole + part
}
