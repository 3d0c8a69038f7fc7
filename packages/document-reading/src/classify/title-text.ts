import type { Cell, PageLayout } from '../layout.ts'
import { isLabelOnly } from '../values/label-matches.ts'

const MAX_TITLE_LENGTH = 70
export const SPACED_LETTERS = /^(?:\p{L} ){4,}\p{L}$/u

/** A short line that begins with a capital and does not end as a sentence does; null for any other. */
export function asTitle(text: string): string | null {
  const bare = stripDecoration(text.replace(/^(?:(?:re|fwd?|aw|wg|tr|subject)\s*:\s*)+/gi, ''))
  if (bare.length > MAX_TITLE_LENGTH || /[.;,。；，]$/.test(bare)) return null
  if (SPACED_LETTERS.test(bare)) return bare.replaceAll(' ', '')
  return /^[\p{Lu}\p{Script=Han}\d]/u.test(bare) ? bare : null
}

/** Without the stars, lines or brackets around it. */
export const stripDecoration = (text: string): string => {
  const bare = text.replace(/^[*=~_-]+ ?| ?[*=~_-]+$/g, '')
  return /^\([^()]+\)$/.test(bare) ? bare.slice(1, -1) : bare
}

/** Of a title in two languages, "Angebot / Rate Quotation", the one in which something stands. */
export const titleInLanguage = (title: string, index: number): string => {
  const from = title.lastIndexOf(' / ', index) + 1
  const to = title.indexOf(' / ', index)
  return title.slice(from, to === -1 ? undefined : to)
}

/** Without the number of the paper behind its name: "CARGO MANIFEST NO - CSI190007", "Loading confirmation - shipment no - 12". */
export const stripNumber = (title: string): string =>
  title
    .replace(/\s(?:[-–]\s)?(?:\p{L}+ )?no\.?\s?[-–:]\s?[A-Z\d/-]+$|\s[-–]\s(?=[A-Z]*\d)[A-Z\d/-]+$/iu, '')
    .replace(/\s(?:no\.?|nr\.?|n[°º]|#)?\s?[A-Z]{0,4}-?\d[A-Z\d/-]*$/i, '')
    .trim()

export const hasCapitals = (line: string): boolean => {
  const words = line.match(/\p{Script=Latin}{3,}/gu) ?? []
  return words.length <= 9 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

/** A number with its word and without a colon, as in a title; a label has its value behind a colon or in another cell. */
export const isNumbered = (rest: string) => /^\s*(?:no|nr|n°)?\.?\s*(?:[-–]\s)?[A-Z]{0,7}-?\d[A-Z\d/-]*$/i.test(rest)

/** Words for "number" behind a name make it a label: "Bill of Lading No.", "Konnossement-Nr.", "Connaissement n°". */
export const isLabel = (rest: string) =>
  /^\s*[-–]?\s*(?:[#:：号號]|编号|(?:nos?|nr|numbers?|nummer|num|date)(?!\p{L}|\s+\p{L}{3,}(?![\p{L}\p{N}]))|n[°º])/iu.test(
    rest,
  )

/** What has a number beside it or below is the label of that number: "Bill of Lading" on an insurance certificate. */
export function hasNumber(page: PageLayout, line: readonly Cell[], cell: Cell): boolean {
  const beside = line.find(({ left }) => left >= cell.right)
  if (beside && NUMBER.test(beside.text)) return true
  // Recognized words are not where they were printed to the point.
  const [near, height] =
    cell.certainty === undefined ? [4, cell.bottom - cell.top] : [10, 1.5 * (cell.bottom - cell.top)]
  return page.lines
    .flat()
    .some(
      (one) =>
        NUMBER.test(one.text) &&
        one.top >= cell.bottom - 1 &&
        one.top - cell.bottom < height &&
        Math.abs(one.left - cell.left) < near,
    )
}
const NUMBER = /^(?=[A-Z\d/-]*\d{4})[A-Z\d/-]{7,}$/

/** Heads of columns, and charges with their amounts, are no titles. */
export const isTableRow = (texts: readonly string[]): boolean =>
  texts.filter(isLabelOnly).length >= 3 ||
  (texts.length >= 2 && texts.some((text) => /^\D{0,4}\d[\d.,]*[.,]\d{2}\D{0,4}$/.test(text)))

/** A title in large letters may take two lines: "ARRIVAL" above "NOTICE". */
export function joinStackedTitle(page: PageLayout, cell: Cell): string[] {
  if (page.size === undefined || !/^\p{Lu}[\p{L} /&-]{2,30}$/u.test(cell.text)) return []
  const height = cell.bottom - cell.top
  const below = page.lines
    .flat()
    .find(
      (one) =>
        Math.abs(one.left - cell.left) < 4 &&
        one.top > cell.top + 2 &&
        one.top - cell.bottom < height &&
        one.bottom - one.top > 0.9 * height,
    )
  return below && height >= MIN_LARGE_HEIGHT_POINTS && below.text.length <= 30 ? [`${cell.text} ${below.text}`] : []
}
const MIN_LARGE_HEIGHT_POINTS = 11
