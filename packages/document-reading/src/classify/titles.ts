import type { Cell, PageLayout } from '../layout/layout.ts'
import { toLowercase, withoutAccents } from '../lowercase.ts'
import { otherPapers, titleQualifiers, titleRules } from './title-rules.ts'
import {
  asTitle,
  hasCapitals,
  hasNumber,
  isLabel,
  isNumbered,
  isTableRow,
  joinStackedTitle,
  SPACED_LETTERS,
  stripDecoration,
  stripNumber,
  titleInLanguage,
} from './title-text.ts'
import type { DocumentKind } from './wording.ts'

/** The title of a document. */
export interface Title {
  kind: DocumentKind
  weight: number
  words: string
  where: string
  /** The line on the first page, counted from 1 without empty lines. */
  line: number
}

const rules = [...titleRules, { type: 'other' as const, weight: 10, words: otherPapers }]
  // Spaces may be missing: a title in spaced letters is joined first.
  .map(({ type: kind, weight, words }) => ({
    kind,
    weight,
    words,
    within: new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}])(?:${withoutAccents(words.source.replaceAll(' ', ' ?'))})(?![\\p{Script=Latin}\\p{N}])`,
      'u',
    ),
  }))

/** A title near the top of the first page applies to the whole document. */
const TOP_LINES = 12
const TITLE_LINES = 4
/** The minimum share of a title that the document name takes: "Shipment booking confirmation". */
const MIN_TITLE_SHARE = 0.65
/** The weight of an unambiguous title; "Invoice" alone weighs less. */
const FULL_WEIGHT = 10

const ORDER_WORDS = /order|bestell|auftrag|commande|compra|acquisto/i

const DOCUMENT_LABEL =
  /^\s*(?:document(?: type| title| name)?|type(?: of document)?|title|form|re|fwd?|subject|betreff|asunto|objet|art)\s*$/i

/** The title with the highest weight of each kind; titles below the top of the page count half. */
export function findTitles(pages: readonly PageLayout[]): Title[] {
  const best = new Map<DocumentKind, Title>()
  const page = pages[0]
  const lines = (page?.lines ?? []).filter((cells) => cells.length > 0)
  for (const [at, cells] of lines.entries()) {
    if (isTableRow(cells.map(({ text }) => text))) continue
    for (const text of candidateTexts(page!, cells, at + 1)) {
      const candidate = asTitle(text)
      const matches = candidate === null ? [] : matchRules(candidate, at + 1, cells.length, [...best.values()])
      for (const one of matches) {
        // Drops a title contained in a longer one; "Freight Invoice" in "Arrival Notice / Freight Invoice" is not
        // contained.
        const isPart = matches.some(
          ({ kind, words }) => kind !== one.kind && words.length > one.words.length && words.includes(one.words),
        )
        if (!isPart && one.weight > (best.get(one.kind)?.weight ?? 0)) best.set(one.kind, one)
      }
    }
  }
  return [...best.values()]
}

/**
 * The texts of a line that may be a title: each cell, joined with the one below if large, or the whole line in spaced
 * letters.
 */
function candidateTexts(page: PageLayout, cells: readonly Cell[], line: number): string[] {
  const spaced = stripDecoration(cells.map(({ text }) => text).join(' '))
  const joined = joinSpreadWords(cells)
  const unnumbered = cells.filter((cell) => line <= TITLE_LINES || !hasNumber(page, cells, cell))
  return [
    ...unnumbered.flatMap((cell) => [cell.text, ...joinStackedTitle(page, cell)]),
    ...(SPACED_LETTERS.test(spaced) ? [spaced] : []),
    ...(line <= TITLE_LINES && joined ? [joined] : []),
  ]
}

/** Joins the words of a title that are far apart, before the label of its number: "DELIVERY     ORDER     No.: 4". */
function joinSpreadWords(cells: readonly Cell[]): string | null {
  const end = cells.findIndex(({ text }) => !/^\p{Lu}{2,}$/u.test(text))
  const words = (end === -1 ? cells : cells.slice(0, end)).map(({ text }) => text)
  return words.length >= 2 ? words.join(' ') : null
}

/** Further down, a name beside several others is the header of a box: "Contract | Payment | Certificate". */
const matchRules = (candidate: string, line: number, cellsInLine: number, above: readonly Title[]): Title[] =>
  rules.flatMap(({ kind, within, weight }) => {
    const match = within.exec(toLowercase(candidate))
    if (!match || (line > TITLE_LINES && cellsInLine >= (kind === 'other' ? 3 : 4))) return []
    const { index } = match
    // "Please issue: SEA WAYBILL" is a value, unless the label is one for the document type.
    const label = /^(.*)[:：]/.exec(candidate.slice(0, index))?.[1]
    if (label !== undefined && !DOCUMENT_LABEL.test(label)) return []
    const words = candidate.slice(index, index + match[0].length)
    const rest = candidate.slice(index + words.length)
    const isFirst = line <= TITLE_LINES && weight === FULL_WEIGHT
    const own = titleInLanguage(candidate, index)
    const coversTitle = words.length >= MIN_TITLE_SHARE * stripNumber(own).length
    const begins = isFirst && own.trimStart().startsWith(words) && /^[^\d,]{1,45}$/.test(own)
    if (!(coversTitle || ((begins || hasCapitals(candidate)) && kind !== 'other'))) return []
    // "Place of receipt" is not a title, and a name below the title belongs to the document: an invoice names its
    // order.
    const hasTitle = above.some(({ weight }) => weight >= FULL_WEIGHT || ORDER_WORDS.test(words))
    if (kind === 'other' && hasTitle) return []
    const isAbout = titleQualifiers.before.test(candidate.slice(0, index)) || titleQualifiers.behind.test(rest)
    if (isAbout) return isFirst ? [{ kind: 'other', words: candidate, where: 'as the title', weight, line }] : []
    // "Bill of Lading No. 123" labels a number: other documents have such a line too, but rarely first.
    const mayBeNumbered = isFirst || ((weight < FULL_WEIGHT || kind === 'other') && line <= TOP_LINES)
    const isNumberedTitle = cellsInLine <= 2 && isNumbered(rest) && mayBeNumbered
    if (isLabel(rest) && !isNumberedTitle) return []
    const isTop = line <= TOP_LINES
    const share = isTop && (weight < FULL_WEIGHT || !isLabel(rest) || isNumberedTitle) ? 1 : 0.5
    return [{ kind, words, where: isTop ? 'as the title' : 'as a heading', weight: weight * share, line }]
  })

/** The letterhead may take the first lines of a page. */
const LETTERHEAD_LINES = 6

/** The title with which a page starts a document, if any. */
export function findPageTitle(page: PageLayout): Title | null {
  const matches = findTitles([page]).filter(({ line, weight }) => line <= LETTERHEAD_LINES && weight >= FULL_WEIGHT)
  return matches.toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

export function findTitleInFileName(fileName: string): Title[] {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/[_\-.]+/g, ' ')
  const found = rules.find(({ words }) => new RegExp(`\\b(?:${words.source})\\b`, 'i').test(name))
  return found ? [{ kind: found.kind, weight: 2, words: name, where: 'in the name of the file', line: 0 }] : []
}
