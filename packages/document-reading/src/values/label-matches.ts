import { CURRENCIES } from '../amounts.ts'
import type { DocumentTypeCode } from '../document-types.ts'
import { composedMeanings } from '../labels/composed-labels.ts'
import { hasConcepts } from '../labels/concepts.ts'
import {
  columnHeaders,
  excludedLabels,
  type FieldName,
  type HeaderName,
  labels,
  otherHeaders,
  typeSpecificLabels,
  vesselAndVoyage,
} from '../labels/labels.ts'
import type { Box, Cell, PageLayout } from '../layout.ts'
import { HAN, LATIN, toLowercase, WORD_END, withoutAccents } from '../lowercase.ts'

/** What a label can speak of: a field, two fields in one, a column, or something that no field is for. */
export type LabelMeaning = FieldName | HeaderName | 'vessel_and_voyage' | 'other'

/** A label where it was found. */
export interface LabelMatch {
  meaning: LabelMeaning
  page: PageLayout
  /** Its cell; of a label that goes on in the next line, the first of its cells. */
  cell: Cell
  /** All of the label. */
  box: Box
  /** `sign`: its value is in its own cell behind a colon; `open`: behind it without one; `alone`: in another cell. */
  form: 'sign' | 'open' | 'alone'
  /** In the text of its cell, where the value begins. */
  from: number
  hasColon: boolean
  words: string
  /** Of a label of two values: which of them. */
  part?: 0 | 1
}

const vocabulary = (
  [
    ['vessel_and_voyage', vesselAndVoyage],
    ...(Object.entries(labels) as [FieldName, string][]),
    ...Object.entries(columnHeaders).map(([name, words]): [LabelMeaning, string] => [
      `head:${name}` as HeaderName,
      words,
    ]),
    ['other', otherHeaders],
  ] as [LabelMeaning, string][]
).map(([meaning, words]): [LabelMeaning, string] => [meaning, withoutAccents(words)])

/** The number of its box ("7. Vessel", "(3) Notify party", "8 Consignee", "⑥ Carrier", "3/15, 3/16 Importer"), or the label in Chinese. */
const BOX_PREFIX = `^(?:[-–•*·]\\s+)?(?:[①-⑳]\\s*|\\d{1,2}\\/\\d{1,2}(?:,\\s?\\d{1,2}\\/\\d{1,2})*\\s+)?(?:\\(?\\d{1,2}[a-z]?[.)]?\\s+|\\(?[0-9a-z]{1,3}[.)]\\s*)?(?:[${HAN}/(（ ]{1,16})?`
/** What forms add to a label: a note in brackets, a second language, how it is to be filled in. */
const NOTE = `(?:\\s*(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)?(?:\\s*[${LATIN}][${LATIN} ,/&]{0,40})?|\\[.*|(?:insert|complete|names? (?:and|&|,)|full|applicable|see|if|only|as per|to order)\\b.*|\\/[^:\\d]{1,60}|;.*|[-–]\\s?[${LATIN}][^:\\d]{1,40}|[${HAN}]{1,12}|,?\\s*(?:in )?(?:${CURRENCIES.toLowerCase()}|us\\$|€|\\$)|cur(?:r(?:ency)?)?\\.?|,?\\s*(?:kgs?|cbm|m3|m³|lbs?)(?:\\s*\\/\\s*(?:lbs?|cft|cbm))?|not negotiable.*|this b\\/l.*|[*.]))`
const alone = (words: string) =>
  new RegExp(`${BOX_PREFIX}(?:${words})${WORD_END}\\.?(?:\\s*[:：])?${NOTE}?\\s*[:：#]?$`)
const signed = (words: string) =>
  new RegExp(
    `${BOX_PREFIX}(?:${words})${WORD_END}\\.?(?:\\s*\\([^)]{1,60}\\)|\\s*\\/\\s*[^:\\d]{1,40}|\\s*[${HAN}]{1,12})?\\s*[:：#]\\s*(?=\\S)`,
  )
/** "Rechnung Nr. 4711": the word for a number is a part of the label. */
const NUMBER = '(?:\\s*[-.]?\\s?(?:no|nr|num|number|nummer|numero|n[°º]|#)(?![a-z]))?'
const open = (words: string) => new RegExp(`${BOX_PREFIX}(?:${words})${NUMBER}${WORD_END}\\.?\\s+(?=\\S)`)
const within = (words: string) => new RegExp(`(?<=[\\s,;(/|])(?:${words})${WORD_END}\\.?\\s*[:：#]\\s*`)

/** Compiling a pattern takes longer than all that is done with it: most documents have few of the labels. */
const starts = (words: string) => new RegExp(`${BOX_PREFIX}(?:${words})${WORD_END}`)

const compilePatterns = (words: string) => ({
  starts: starts(words),
  alone: alone(words),
  signed: signed(words),
  open: open(words),
  within: within(words),
})
const patterns = vocabulary.map(([meaning, words]) => ({ meaning, ...compilePatterns(words) }))
const typePatterns = typeSpecificLabels.map(({ types, field, words }) => ({
  types,
  meaning: field,
  ...compilePatterns(withoutAccents(words)),
}))
const typeExclusions = excludedLabels.map(({ types, field, words }) => ({
  types,
  field,
  words: new RegExp(words, 'i'),
}))
const anyLabel = new RegExp(`${BOX_PREFIX}(?:${vocabulary.map(([, words]) => words).join('|')})${WORD_END}`)
const anyInnerLabel = new RegExp(
  `[\\s,;(/|]+(?:${vocabulary.map(([, words]) => words).join('|')})${WORD_END}\\.?\\s*[:：#]`,
)

/** Longer texts are prose. */
const MAX_LABEL_LENGTH = 160
/** The parts of a sentence are no labels. */
const SENTENCE = /^\p{Ll}[^:]*\.$/u

export const findLabels = (page: PageLayout): LabelMatch[] =>
  page.lines.flat().flatMap((cell) => labelsInCell(page, cell))

/** Labels as they are meant in papers of a type. */
export function labelsForType(
  page: PageLayout,
  labelMatches: readonly LabelMatch[],
  type: DocumentTypeCode,
): LabelMatch[] {
  const own = typePatterns.filter(({ types }) => types.includes(type))
  const others = typeExclusions.filter(({ types }) => types.includes(type))
  const more = page.lines.flat().flatMap((cell) => matchPatterns(own, page, cell, toLowercase(cell.text)))
  return [
    ...labelMatches.filter(
      ({ meaning, words }) => !others.some((one) => one.field === meaning && one.words.test(words)),
    ),
    ...more,
  ]
}

function labelsInCell(page: PageLayout, cell: Cell): LabelMatch[] {
  if (SENTENCE.test(cell.text)) return []
  const text = toLowercase(cell.text)
  const labelMatches: LabelMatch[] = []
  if (text.length <= MAX_LABEL_LENGTH && anyLabel.test(text)) {
    labelMatches.push(...matchPatterns(patterns, page, cell, text))
  }
  const isListed = labelMatches.some(({ meaning, form }) => meaning !== 'other' && form !== 'open')
  return [...labelMatches, ...(isListed ? [] : findComposedLabels(page, cell)), ...findInnerLabels(page, cell)]
}

/** A label that nobody has listed, of words that are known: all of a cell, or what is before its colon. */
function findComposedLabels(page: PageLayout, cell: Cell): LabelMatch[] {
  const [label = '', colon] = LABEL.exec(cell.text) ?? []
  const isAlone = label.length === cell.text.length
  return composedLabelMeanings(label).map((meaning) => ({
    meaning,
    page,
    cell,
    box: cell,
    form: isAlone ? 'alone' : 'sign',
    from: label.length,
    hasColon: colon !== undefined,
    words: label.trim(),
  }))
}
const LABEL = /^[^:：]{2,50}?(?:\s*([:：])\s*|$)/u

type LabelPattern = ReturnType<typeof compilePatterns> & { meaning: LabelMeaning }

function matchPatterns(
  patternsToTry: readonly LabelPattern[],
  page: PageLayout,
  cell: Cell,
  text: string,
): LabelMatch[] {
  if (text.length > MAX_LABEL_LENGTH) return []
  const toMatch = (meaning: LabelMeaning, form: LabelMatch['form'], from: number): LabelMatch => ({
    meaning,
    page,
    cell,
    box: cell,
    form,
    from,
    hasColon: form === 'sign' || /[:：]$/.test(text),
    words: cell.text.slice(0, from),
  })
  return patternsToTry.flatMap(({ meaning, ...pattern }) => {
    if (!pattern.starts.test(text)) return []
    if (pattern.alone.test(text)) return [toMatch(meaning, 'alone', text.length)]
    const sign = pattern.signed.exec(text)
    const behind = sign ?? pattern.open.exec(text)
    return behind ? [toMatch(meaning, sign ? 'sign' : 'open', behind[0].length)] : []
  })
}

/** Further on in a cell: behind the value of another label, each with its colon. */
function findInnerLabels(page: PageLayout, cell: Cell): LabelMatch[] {
  const text = toLowercase(cell.text)
  const first = text.search(/[:：#]/)
  if (first === -1 || cell.text.length > 400 || !anyInnerLabel.test(text)) return []
  return patterns.flatMap(({ meaning, within }) => {
    const found = within.exec(text)
    if (!found || found.index <= first || cell.text.length === found.index + found[0].length) return []
    const from = found.index + found[0].length
    return [{ meaning, page, cell, box: cell, form: 'sign' as const, from, hasColon: true, words: found[0] }]
  })
}

const labelOnlyCache = new Map<string, boolean>()
/** A label and nothing else, of whatever field. */
export function isLabelOnly(text: string): boolean {
  if (text.length > MAX_LABEL_LENGTH) return false
  const cached = labelOnlyCache.get(text)
  if (cached !== undefined) return cached
  const result = labelMeanings(text).length > 0
  if (labelOnlyCache.size > 20_000) labelOnlyCache.clear()
  labelOnlyCache.set(text, result)
  return result
}

/** A label with or without its value. */
export const beginsWithLabel = (text: string): boolean =>
  isLabelOnly(text) ||
  (text.length <= MAX_LABEL_LENGTH && (beginsWithColonLabel(toLowercase(text)) || beginsWithComposedLabel(text)))

const beginsWithComposedLabel = (text: string) =>
  composedLabelMeanings(/^([^:：]{2,50}?)\s*[:：]/.exec(text)?.[1] ?? '').length > 0

const beginsWithColonLabel = (text: string) =>
  anyLabel.test(text) && patterns.some(({ starts, signed }) => starts.test(text) && signed.test(text))

/** The part of a text before the next label in it. */
export const textBeforeNextLabel = (text: string): string =>
  /[:：#]/.test(text) ? text.slice(0, anyInnerLabel.exec(toLowercase(text))?.index ?? text.length) : text

export const labelMeanings = (given: string): readonly LabelMeaning[] => {
  const text = toLowercase(given)
  if (text.length > MAX_LABEL_LENGTH) return []
  const listed = anyLabel.test(text)
    ? patterns.filter(({ starts, alone }) => starts.test(text) && alone.test(text)).map(({ meaning }) => meaning)
    : []
  return listed.some((meaning) => meaning !== 'other')
    ? listed
    : [...listed, ...composedLabelMeanings(given.replace(COLON, ''))]
}

/** A label of words that are known, or that says the same in a language that is known and in one that is not. */
function composedLabelMeanings(label: string): readonly LabelMeaning[] {
  const composed = composedMeanings(label)
  if (composed.length > 0) return composed
  const parts = label.split(TWO_LANGUAGES)
  if (parts.length !== 2 || /\d/.test(label)) return []
  const [first, second] = parts as [string, string]
  // "IGM No. / Date" are two things.
  if (IS_NUMBER.test(first) !== IS_NUMBER.test(second)) return []
  const meaning = [
    ...(isForeign(first) ? labelMeanings(second) : []),
    ...(isForeign(second) ? labelMeanings(first) : []),
  ]
  return meaning.filter((one) => one !== 'other')
}
const IS_NUMBER = /(?:^|[^\p{L}])(?:no|nr|num|number|n[°º])(?!\p{L})/iu
const TWO_LANGUAGES = /\s*\/\s*|\s+[-–]\s+/
const isForeign = (text: string) => /\p{L}{3}/u.test(text) && !hasConcepts(text)

const COLON = /\s*[:：]\s*$/
