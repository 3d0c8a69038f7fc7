import { about, classificationRules, enough, otherPapers } from './classification-rules.ts'
import { type DocumentTypeCode, documentTypes } from './document-types.ts'
import type { Cell, LaidPage } from './layout.ts'
import { isLabelAlone } from './values/spots.ts'
import { lower, withoutAccents } from './words.ts'

interface Spoken {
  type: DocumentTypeCode | 'other'
  weight: number
  words: string
  where: string
  isTitle?: boolean
  line?: number
}

/** What is none of the types. */
const OTHER = { code: 'other', label: 'Another paper' } as const
const candidates = [...documentTypes, OTHER]

const titles = [
  ...classificationRules.filter(({ where }) => where === 'title'),
  { type: OTHER.code, where: 'title' as const, weight: 10, words: otherPapers },
]
  // Blanks may be missing: a title in spaced letters is joined before it is looked at.
  .map((rule) => ({
    ...rule,
    within: new RegExp(
      `(?<![\\p{Script=Latin}\\p{N}])(?:${withoutAccents(rule.words.source.replaceAll(' ', ' ?'))})(?![\\p{Script=Latin}\\p{N}])`,
      'u',
    ),
  }))
const mentions = classificationRules
  .filter(({ where }) => where === 'mention')
  .map((rule) => ({ ...rule, anywhere: new RegExp(rule.words.source, 'i') }))

/** A title is short, and near the top of the first page it is the title of all. */
const LONGEST_TITLE = 70
const TOP_LINES = 12
const TITLE_LINES = 4

export interface Classification {
  documentType: DocumentTypeCode | null
  classificationNotes: string
  /** Also of what is none of the types, where it is sure to be another paper. */
  isSure: boolean
}

export function classify(pages: readonly LaidPage[], fileName: string): Classification {
  const spoken = [...hearTitles(pages), ...hearMentions(pages), ...hearFileName(fileName)]
  const scores = candidates
    .map(({ code, label }) => ({ code, label, score: scoreOf(code, spoken) }))
    .toSorted((a, b) => b.score - a.score)
  const [first, second] = scores as [(typeof scores)[0], (typeof scores)[0]]
  const hasTitle = spoken.some(({ type, isTitle }) => type === first.code && isTitle)
  const isSure =
    first.score >= (hasTitle ? enough.score : enough.scoreWithoutTitle) && first.score - second.score >= enough.lead
  const why = spoken
    .filter(({ type }) => type === first.code)
    .map(({ words, where, weight }) => `"${words}" ${where} (${weight})`)
    .join(', ')
  const next = second.score > 0 ? ` Next: ${second.label} (${second.score}).` : ''
  if (first.score === 0)
    return { documentType: null, classificationNotes: 'No rule spoke for any type.', isSure: false }
  return isSure && first.code !== OTHER.code
    ? { documentType: first.code, classificationNotes: `${first.label} (${first.score}): ${why}.${next}`, isSure }
    : { documentType: null, classificationNotes: `Not sure. ${first.label} (${first.score}): ${why}.${next}`, isSure }
}

/** The first lines of a page may be the head of a letter. */
const HEAD_LINES = 6

/** What a page says it is the beginning of, if it does. */
export function titleOfPage(page: LaidPage): { type: DocumentTypeCode | 'other'; words: string } | null {
  const heard = hearTitles([page]).filter(({ line = 0, weight }) => line <= HEAD_LINES && weight >= 10)
  return heard.toSorted((a, b) => b.weight - a.weight)[0] ?? null
}

const sum = (spoken: readonly Spoken[]) => spoken.reduce((all, { weight }) => all + weight, 0)

/** What speaks for a type in a paper that is titled as another, however much it is: a notice lists its charges too. */
const MOST_OF_MENTIONS = 6
const scoreOf = (code: Spoken['type'], spoken: readonly Spoken[]): number => {
  const own = spoken.filter(({ type }) => type === code)
  const titled = sum(own.filter(({ isTitle }) => isTitle))
  const mentioned = sum(own.filter(({ isTitle }) => !isTitle))
  const isOther = titled < 5 && spoken.some(({ type, isTitle, weight }) => type !== code && isTitle && weight >= 10)
  return titled + (isOther ? Math.min(mentioned, MOST_OF_MENTIONS) : mentioned)
}

/** The heaviest title of a type counts, whole at the top of the first page and by half further down. */
function hearTitles(pages: readonly LaidPage[]): Spoken[] {
  const best = new Map<string, Spoken>()
  let line = 0
  for (const cells of pages[0]?.lines ?? []) {
    if (cells.length > 0) line++
    const spaced = unadorned(cells.map(({ text }) => text).join(' '))
    if (isRowOfTable(cells.map(({ text }) => text))) continue
    for (const text of [
      ...cells
        .filter((cell) => line <= TITLE_LINES || !hasNumber(pages[0]!, cells, cell))
        .flatMap((cell) => [cell.text, ...stacked(pages[0]!, cell)]),
      ...(SPACED.test(spaced) ? [spaced] : []),
    ]) {
      const candidate = titleOf(text)
      if (candidate === null) continue
      const heard = titles.flatMap(({ type, within, weight }) => {
        const match = within.exec(lower(candidate))
        if (!match) return []
        const { index } = match
        const words = candidate.slice(index, index + match[0].length)
        const own = inItsLanguage(candidate, index)
        const isMost = words.length >= 0.7 * own.replace(NUMBERED, '').trim().length
        const begins =
          line <= TITLE_LINES && weight === 10 && own.trimStart().startsWith(words) && /^[^\d,]{1,45}$/.test(own)
        if (!(isMost || ((begins || hasCapitals(candidate)) && type !== OTHER.code))) return []
        // "Place of receipt" is none, and what comes below a title is a part of its paper.
        if (type === OTHER.code && [...best.values()].some(({ weight }) => weight >= 10)) return []
        // "Bill of Lading No. 123" labels a number: other documents have such a line too, but seldom before all others.
        const rest = candidate.slice(index + words.length)
        if (about.before.test(candidate.slice(0, index)) || about.behind.test(rest)) return []
        if (isLabel(rest) && !(line <= TITLE_LINES && cells.length <= 2 && weight === 10 && isNumbered(rest))) return []
        const isTop = line <= TOP_LINES
        const share = isLabel(rest) ? 0.5 : isTop ? 1 : 0.5
        return [
          {
            type,
            words,
            where: isTop ? 'as the title' : 'as a heading',
            weight: weight * share,
            isTitle: true,
            line,
          },
        ]
      })
      for (const one of heard) {
        // The words of one title lie in those of another: "Freight Invoice" in "Arrival Notice / Freight Invoice" does not.
        const isPart = heard.some(
          ({ type, words }) => type !== one.type && words.length > one.words.length && words.includes(one.words),
        )
        if (!isPart && one.weight > (best.get(one.type)?.weight ?? 0)) best.set(one.type, one)
      }
    }
  }
  return [...best.values()]
}

/** Of a title in two languages, "Angebot / Rate Quotation", the one in which something stands. */
const inItsLanguage = (title: string, index: number): string => {
  const from = title.lastIndexOf(' / ', index) + 1
  const to = title.indexOf(' / ', index)
  return title.slice(from, to === -1 ? undefined : to)
}

/** What has a number beside it or below is the label of that number: "Bill of Lading" on an insurance certificate. */
function hasNumber(page: LaidPage, line: readonly Cell[], cell: Cell): boolean {
  const beside = line.find(({ left }) => left >= cell.right)
  if (beside && NUMBER.test(beside.text)) return true
  const height = cell.bottom - cell.top
  return page.lines
    .flat()
    .some(
      (one) =>
        NUMBER.test(one.text) &&
        one.top >= cell.bottom - 1 &&
        one.top - cell.bottom < height &&
        Math.abs(one.left - cell.left) < 4,
    )
}
/** The number of a paper behind its name. */
const NUMBERED = /\s(?:no\.?|nr\.?|n[°º]|#)?\s?[A-Z]{0,4}-?\d[A-Z\d/-]*$/i
const NUMBER = /^(?=[A-Z\d/-]*\d{4})[A-Z\d/-]{7,}$/

/** Heads of columns, and charges with their amounts, are no titles. */
const isRowOfTable = (texts: readonly string[]): boolean =>
  texts.filter(isLabelAlone).length >= 3 ||
  (texts.length >= 2 && texts.some((text) => /^\D{0,4}\d[\d.,]*[.,]\d{2}\D{0,4}$/.test(text)))

/** A title in large letters may take two lines: "ARRIVAL" above "NOTICE". */
function stacked(page: LaidPage, cell: Cell): string[] {
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
  return below && height >= LARGE && below.text.length <= 30 ? [`${cell.text} ${below.text}`] : []
}
const LARGE = 11

const SPACED = /^(?:\p{L} ){4,}\p{L}$/u

/** A short line that begins with a capital and does not end as a sentence does; null for any other. */
function titleOf(text: string): string | null {
  const bare = unadorned(text.replace(/^(?:(?:re|fwd?|aw|wg|tr|subject)\s*:\s*)+/gi, ''))
  if (bare.length > LONGEST_TITLE || /[.;,。；，]$/.test(bare)) return null
  if (SPACED.test(bare)) return bare.replaceAll(' ', '')
  return /^[\p{Lu}\p{Script=Han}\d]/u.test(bare) ? bare : null
}

/** Without the stars, lines or brackets around it. */
const unadorned = (text: string): string => {
  const bare = text.replace(/^[*=~_-]+ ?| ?[*=~_-]+$/g, '')
  return /^\([^()]+\)$/.test(bare) ? bare.slice(1, -1) : bare
}

const hasCapitals = (line: string): boolean => {
  const words = line.match(/\p{Script=Latin}{3,}/gu) ?? []
  return words.length <= 9 && words.filter((word) => /^\p{Lu}/u.test(word)).length * 2 >= words.length
}

/** A number with its word and without a colon, as in a title; a label has its value behind a colon or in another cell. */
const isNumbered = (rest: string) => /^\s*(?:no|nr|n°)?\.?\s*[A-Z]{0,6}-?\d[A-Z\d/-]*$/i.test(rest)

/** Words for "number" behind a name make it a label: "Bill of Lading No.", "Konnossement-Nr.", "Connaissement n°". */
const isLabel = (rest: string) =>
  /^\s*[-–]?\s*(?:[#:：号號]|编号|(?:nos?|nr|numbers?|nummer|num|date)(?!\p{L}|\s+\p{L}{3,}(?![\p{L}\p{N}]))|n[°º])/iu.test(
    rest,
  )

function hearMentions(pages: readonly LaidPage[]): Spoken[] {
  const first = pages.slice(0, 3)
  const all = first
    .map((page) => page.text)
    .join('\n')
    .slice(0, 50_000)
  const inForm = all
    .split(/[\t\n]/)
    .filter((text) => text.length <= LONGEST_CELL)
    .join('\n')
  return mentions.flatMap(({ type, weight, anywhere }) => {
    const found = anywhere.exec(CHARGED.has(type) ? inForm : all)
    return found ? [{ type, weight, words: found[0].replace(/\s+/g, ' '), where: 'in the text' }] : []
  })
}

/** Terms and conditions speak of charges and customs in every paper: what is charged stands in cells of its own. */
const CHARGED: ReadonlySet<string> = new Set(['freight_invoice', 'demurrage_invoice', 'commercial_invoice'])
const LONGEST_CELL = 80

function hearFileName(fileName: string): Spoken[] {
  const name = fileName.replace(/\.[^.]*$/, '').replace(/[_\-.]+/g, ' ')
  const found = titles.find(({ words }) => new RegExp(`\\b(?:${words.source})\\b`, 'i').test(name))
  return found ? [{ type: found.type, weight: 2, words: name, where: 'in the name of the file' }] : []
}
