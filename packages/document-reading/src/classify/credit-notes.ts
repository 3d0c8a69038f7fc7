import type { PageLayout } from '../layout/layout.ts'
import { toLowercase } from '../lowercase.ts'
import type { Title } from './titles.ts'

const TITLE =
  /^(?:credit (?:note|memo|invoice)|gutschrift|rechnungskorrektur|avoir|note de credit|nota de credito|nota di credito|kreditnota)/
/** What a day costs that a container is kept, and what its carriage costs. */
const DAYS =
  /\b(?:demurrage|detention|per diem|storage|standgeld|lagergeld|liegegeld|surestaries|sobr?eestadias?|demoras|controstallie|overliggeld|demuraj|ardiye)\b/g
const CARRIAGE = /\b(?:freight|seefracht|fret|flete|frete|nolo|navlun|zeevracht|bunker|thc)\b/g

/**
 * The titles of a paper, where one that says no more than that it is a credit note is the title of a bill of demurrage or
 * detention if that is what it credits; credits for carriage and goods are none of the types.
 */
export function withCredited(titles: readonly Title[], pages: readonly PageLayout[]): Title[] {
  const isOfDays = (): boolean => {
    const text = pages.map((page) => toLowercase(page.text)).join('\n')
    const count = (words: RegExp) => text.match(words)?.length ?? 0
    return count(DAYS) > count(CARRIAGE)
  }
  return titles.map((title) =>
    title.kind === 'other' && TITLE.test(toLowercase(title.words)) && isOfDays()
      ? { ...title, kind: 'demurrage_invoice' }
      : title,
  )
}
