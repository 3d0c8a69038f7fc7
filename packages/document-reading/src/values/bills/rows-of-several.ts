import type { PageLayout } from '../../layout/layout.ts'
import type { Conventions } from '../accept/accepted.ts'
import type { ContainerPlace } from '../cargo/container-places.ts'
import type { LineItem } from '../charges/line-items.ts'
import { isCharged } from '../charges/not-charged.ts'
import { DAYS } from '../day-ranges/day-steps.ts'
import { CURRENCIES, CURRENCY_SIGN } from '../numbers/amounts.ts'
import { calculatedRow, type Line, textOfLine, WRITTEN_NUMBER } from './calculations.ts'

const WORDS = '(?:containers?|cntrs?\\.?|conteneurs?|contenedores|contentores|boxes|units?)'
const SIZE = "(?:(?:20|40|45)\\s?(?:['’]\\s?)?(?:GP|DC|DV|ST|HC|HQ|RF|RH|OT|FR)?)"
const UNIT = `\\s*(?:calendar )?${DAYS}`
/** Nothing else need be before counted days: "2 containers 4 days". */
const TIMES = `(?:\\s*(?:x|×|\\*|@|at|for|für|pour|por|à)\\s*|\\s+(?=\\d{1,3}${UNIT}))`
const COUNT = `(?<containers>\\d{1,2})(?:\\s*[x×]?\\s*${SIZE})?(?:\\s*${WORDS})?`
const NAMED = `(?<containers>\\d{1,2})(?:\\s*[x×]?\\s*${SIZE})?\\s*${WORDS}`
const COUNTED_DAYS = `(?<days>\\d{1,3})${UNIT}`
const PER =
  '(?:\\s*(?:per|\\/|each|pro|je|par|por|al)\\s?(?:days?|tag|jour|dia|día|giorno|containers?|cntrs?|conteneur|unit))*'
const money = (name: string) =>
  `(?:(?<${name}Before>${CURRENCIES}|${CURRENCY_SIGN})\\s?)?(?<${name}>${WRITTEN_NUMBER})(?:\\s?(?<${name}Behind>${CURRENCIES}|[€£₹]))?`
const RATE = `${money('rate')}${PER}`

/** The orders in which containers, days and the rate of a day are multiplied: "2 x 150.00 x 4 days = 1,200.00". */
const FORMS = [
  [COUNT, RATE, COUNTED_DAYS],
  [COUNT, COUNTED_DAYS, RATE],
  [COUNTED_DAYS, NAMED, RATE],
  [RATE, NAMED, COUNTED_DAYS],
].map(
  (factors) =>
    new RegExp(
      `(?<![\\p{L}\\d.,/-])${factors.join(TIMES)}\\s*(?:[=:|]|->|→|\\s)\\s*${money('amount')}(?![\\d%])`,
      'diu',
    ),
)

/**
 * Rows that charge each of several containers for the same days. The number of containers must be that which the
 * document names: another number may count something else.
 */
export const findRowsOfSeveral = (
  pages: readonly PageLayout[],
  conventions: Conventions,
  places: readonly ContainerPlace[],
): LineItem[] => {
  const containers = new Set(places.map(({ value }) => value)).size
  if (containers < 2) return []
  return pages.flatMap((page) => page.lines.flatMap((line) => readRow(page, line, conventions, containers) ?? []))
}

function readRow(page: PageLayout, line: Line, conventions: Conventions, containers: number): LineItem | null {
  const text = textOfLine(line)
  if (!text) return null
  for (const form of FORMS) {
    const found = form.exec(text)
    const { days: words, ...parts } = found?.groups ?? {}
    if (!found || Number(parts.containers) !== containers) continue
    if (!isCharged(text, found.index, found.index + found[0].length)) continue
    const { days: at, rate } = found.indices!.groups!
    const days = { count: Number(words), words: words!, at: at![0] }
    const read = ['rate', 'amount'].flatMap((one) => [parts[`${one}Before`], parts[one], parts[`${one}Behind`]])
    return calculatedRow(
      page,
      line,
      { text, found, days, parts: read, isStep: false, rateFrom: rate![0], containers },
      conventions,
    )
  }
  return null
}
