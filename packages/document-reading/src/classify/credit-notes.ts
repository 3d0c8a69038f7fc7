import type { PageLayout } from '../layout/layout.ts'
import { toLowercase } from '../lowercase.ts'
import type { Title } from './titles.ts'

const TITLE =
  /^(?:credit (?:note|memo|invoice)|gutschrift|rechnungskorrektur|avoir|note de credit|nota de credito|nota di credito|kreditnota)/
/** Words for charges by the day for keeping a container, and words for its carriage. */
const DAYS =
  /\b(?:demurrage|detention|per diem|storage|standgeld|lagergeld|liegegeld|surestaries|sobr?eestadias?|demoras|controstallie|overliggeld|demuraj|ardiye)\b/g
const CARRIAGE = /\b(?:freight|seefracht|fret|flete|frete|nolo|navlun|zeevracht|bunker|thc)\b/g

/**
 * Gives a title that only says "credit note" the type of a bill of demurrage or detention if the document credits such
 * charges. Credit notes for carriage and goods are of none of the types.
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
