const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'x x twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const LARGE: Record<string, number> = { thousand: 1e3, million: 1e6, billion: 1e9, lakh: 1e5, lac: 1e5, crore: 1e7 }
const WORD = [...SMALL, ...TENS.slice(2), 'fourty', 'hundred', ...Object.keys(LARGE)].map((one) => `${one}s?`).join('|')

/** Number words in a row, with what joins them. */
const IN_WORDS = new RegExp(`(?<!\\p{L})(?:${WORD})(?:(?:[\\s,-]|\\band\\b)+(?:${WORD})(?!\\p{L}))*(?!\\p{L})`, 'giu')
/** What follows an amount in words: "and 50/100", "and cents fifty", "point five zero". */
const CENTS = /^[\s,-]*(?:and\s+)?(?:(\d{1,2})\s*\/\s*100)/i
const CENTS_IN_WORDS = new RegExp(`(?:and\\s+)?(?:cents?\\s+)((?:${WORD})(?:[\\s-]+(?:${WORD}))?)`, 'iu')
/** A count of packages is written in words too, but is small. */
const LEAST_WORDS = 2

/** The amounts that a text writes out in English words, as invoices do behind "SAY". */
export const amountsInWords = (text: string): number[] =>
  Array.from(text.matchAll(IN_WORDS)).flatMap(({ 0: words, index }) => {
    const named = words
      .toLowerCase()
      .match(/\p{L}+/gu)!
      .filter((word) => word !== 'and')
    if (named.length < LEAST_WORDS) return []
    const rest = text.slice(index + words.length, index + words.length + 80).replaceAll('\n', ' ')
    const [, hundredths] = CENTS.exec(rest) ?? []
    const [, cents] = CENTS_IN_WORDS.exec(rest.slice(0, 60)) ?? []
    const part = hundredths ? Number(hundredths) : cents ? numberOf(cents.toLowerCase().match(/\p{L}+/gu)!) : 0
    return [Math.round((numberOf(named) + part / 100) * 100) / 100]
  })

function numberOf(words: readonly string[]): number {
  let whole = 0
  let part = 0
  for (const written of words) {
    const word = written === 'fourty' ? 'forty' : LARGE[written] ? written : written.replace(/(?<!hundred|six|x)s$/, '')
    const [small, tens] = [SMALL.indexOf(word), TENS.indexOf(word)]
    if (small >= 0) part += small
    else if (tens >= 2) part += 10 * tens
    else if (/^hundreds?$/.test(word)) part = Math.max(part, 1) * 100
    else {
      const scale = LARGE[word] ?? LARGE[word.replace(/s$/, '')]
      if (scale === undefined) continue
      whole += Math.max(part, 1) * scale
      part = 0
    }
  }
  return whole + part
}
