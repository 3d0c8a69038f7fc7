import { cellsBetween } from '../layout/find-cells.ts'
import type { Cell, PageLayout } from '../layout/layout.ts'
import { isLabelOnly } from '../values/labelled/label-matches.ts'

const MAX_TITLE_LENGTH = 70
export const SPACED_LETTERS = /^(?:\p{L} ){4,}\p{L}$/u

/** A short line that starts with a capital and does not end like a sentence; null for any other line. */
export function asTitle(text: string): string | null {
  const bare = stripDecoration(text.replace(/^(?:(?:re|fwd?|aw|wg|tr|subject)\s*:\s*)+/gi, ''))
  if (bare.length > MAX_TITLE_LENGTH || /[.;,。；，]$/.test(bare)) return null
  if (SPACED_LETTERS.test(bare)) return bare.replaceAll(' ', '')
  return /^[\p{Lu}\p{Script=Han}\d]/u.test(bare) ? bare : null
}

/** Removes surrounding stars, lines and brackets. */
export const stripDecoration = (text: string): string => {
  const bare = text.replace(/^[*=~_-]+ ?| ?[*=~_-]+$/g, '')
  return /^\([^()]+\)$/.test(bare) ? bare.slice(1, -1) : bare
}

/** The half of a bilingual title ("Angebot / Rate Quotation") that contains an index. */
export const titleInLanguage = (title: string, index: number): string => {
  const from = title.lastIndexOf(' / ', index) + 1
  const to = title.indexOf(' / ', index)
  return title.slice(from, to === -1 ? undefined : to)
}

/**
 * Removes the document number after the name: "CARGO MANIFEST NO - CSI190007", "Loading confirmation - shipment no -
 * 12".
 */
export const stripNumber = (title: string): string =>
  title
    .replace(/\s(?:[-–]\s)?(?:\p{L}+ )?no\.?\s?[-–:]\s?[A-Z\d/-]+$|\s[-–]\s(?=[A-Z]*\d)[A-Z\d/-]+$/iu, '')
    .replace(/\s(?:no\.?|nr\.?|n[°º]|#)?\s?[A-Z]{0,4}-?\d[A-Z\d/-]*$/i, '')
    .trim()

export const hasCapitals = (line: string): boolean => {
  const words = line.match(/\p{Script=Latin}{3,}/gu) ?? []
  return words.length <= 9 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

/** A number without a colon, as in a title; after a label the value follows a colon or is in another cell. */
export const isNumbered = (rest: string) => /^\s*(?:no|nr|n°)?\.?\s*(?:[-–]\s)?[A-Z]{0,7}-?\d[A-Z\d/-]*$/i.test(rest)

/**
 * A word for "number" after a document name makes it a label: "Bill of Lading No.", "Konnossement-Nr.", "Connaissement
 * n°".
 */
export const isLabel = (rest: string) =>
  /^\s*[-–]?\s*(?:[#:：号號]|编号|(?:nos?|nr|numbers?|nummer|num|date)(?!\p{L}|\s+\p{L}{3,}(?![\p{L}\p{N}]))|n[°º])/iu.test(
    rest,
  )

/**
 * A name with a number beside or below it is the label of that number: "Bill of Lading" on an insurance certificate.
 */
export function hasNumber(page: PageLayout, line: readonly Cell[], cell: Cell): boolean {
  const beside = line.find(({ left }) => left >= cell.right)
  if (beside && NUMBER.test(beside.text)) return true
  // The positions of recognized words are not exact.
  const [near, height] =
    cell.certainty === undefined ? [4, cell.bottom - cell.top] : [10, 1.5 * (cell.bottom - cell.top)]
  return cellsBetween(page, cell.bottom - 1, cell.bottom + height).some(
    (one) => Math.abs(one.left - cell.left) < near && NUMBER.test(one.text),
  )
}
const NUMBER = /^(?=[A-Z\d/-]*\d{4})[A-Z\d/-]{7,}$/

/** Column headers, and charges with their amounts, are not titles. */
export const isTableRow = (texts: readonly string[]): boolean =>
  texts.filter(isLabelOnly).length >= 3 ||
  (texts.length >= 2 && texts.some((text) => /^\D{0,4}\d[\d.,]*[.,]\d{2}\D{0,4}$/.test(text)))

/** A title in large letters may take two lines: "ARRIVAL" above "NOTICE". */
export function joinStackedTitle(page: PageLayout, cell: Cell): string[] {
  if (page.size === undefined || !/^\p{Lu}[\p{L} /&-]{2,30}$/u.test(cell.text)) return []
  const height = cell.bottom - cell.top
  const below = cellsBetween(page, cell.top + 2, cell.bottom + height).find(
    (one) => Math.abs(one.left - cell.left) < 4 && one.top > cell.top + 2 && one.bottom - one.top > 0.9 * height,
  )
  return below && height >= MIN_LARGE_HEIGHT_POINTS && below.text.length <= 30 ? [`${cell.text} ${below.text}`] : []
}
const MIN_LARGE_HEIGHT_POINTS = 11
