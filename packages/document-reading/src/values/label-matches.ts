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
export type Spoken = FieldName | HeaderName | 'vessel_and_voyage' | 'other'

/** A label where it was found. */
export interface Spot {
  spoken: Spoken
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
    ...Object.entries(columnHeaders).map(([name, words]): [Spoken, string] => [`head:${name}` as HeaderName, words]),
    ['other', otherHeaders],
  ] as [Spoken, string][]
).map(([spoken, words]): [Spoken, string] => [spoken, withoutAccents(words)])

/** The number of its box ("7. Vessel", "(3) Notify party", "8 Consignee", "⑥ Carrier", "3/15, 3/16 Importer"), or the label in Chinese. */
const BEFORE = `^(?:[-–•*·]\\s+)?(?:[①-⑳]\\s*|\\d{1,2}\\/\\d{1,2}(?:,\\s?\\d{1,2}\\/\\d{1,2})*\\s+)?(?:\\(?\\d{1,2}[a-z]?[.)]?\\s+|\\(?[0-9a-z]{1,3}[.)]\\s*)?(?:[${HAN}/(（ ]{1,16})?`
/** What forms add to a label: a note in brackets, a second language, how it is to be filled in. */
const NOTE = `(?:\\s*(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)?(?:\\s*[${LATIN}][${LATIN} ,/&]{0,40})?|\\[.*|(?:insert|complete|names? (?:and|&|,)|full|applicable|see|if|only|as per|to order)\\b.*|\\/[^:\\d]{1,60}|;.*|[-–]\\s?[${LATIN}][^:\\d]{1,40}|[${HAN}]{1,12}|,?\\s*(?:in )?(?:${CURRENCIES.toLowerCase()}|us\\$|€|\\$)|cur(?:r(?:ency)?)?\\.?|,?\\s*(?:kgs?|cbm|m3|m³|lbs?)(?:\\s*\\/\\s*(?:lbs?|cft|cbm))?|not negotiable.*|this b\\/l.*|[*.]))`
const alone = (words: string) => new RegExp(`${BEFORE}(?:${words})${WORD_END}\\.?(?:\\s*[:：])?${NOTE}?\\s*[:：#]?$`)
const signed = (words: string) =>
  new RegExp(
    `${BEFORE}(?:${words})${WORD_END}\\.?(?:\\s*\\([^)]{1,60}\\)|\\s*\\/\\s*[^:\\d]{1,40}|\\s*[${HAN}]{1,12})?\\s*[:：#]\\s*(?=\\S)`,
  )
/** "Rechnung Nr. 4711": the word for a number is a part of the label. */
const NUMBER = '(?:\\s*[-.]?\\s?(?:no|nr|num|number|nummer|numero|n[°º]|#)(?![a-z]))?'
const open = (words: string) => new RegExp(`${BEFORE}(?:${words})${NUMBER}${WORD_END}\\.?\\s+(?=\\S)`)
const within = (words: string) => new RegExp(`(?<=[\\s,;(/|])(?:${words})${WORD_END}\\.?\\s*[:：#]\\s*`)

/** Compiling a pattern takes longer than all that is done with it: most documents have few of the labels. */
const starts = (words: string) => new RegExp(`${BEFORE}(?:${words})${WORD_END}`)

const patternsOf = (words: string) => ({
  starts: starts(words),
  alone: alone(words),
  signed: signed(words),
  open: open(words),
  within: within(words),
})
const patterns = vocabulary.map(([spoken, words]) => ({ spoken, ...patternsOf(words) }))
const ofTypes = typeSpecificLabels.map(({ types, field, words }) => ({
  types,
  spoken: field,
  ...patternsOf(withoutAccents(words)),
}))
const notOfTypes = excludedLabels.map(({ types, field, words }) => ({ types, field, words: new RegExp(words, 'i') }))
const any = new RegExp(`${BEFORE}(?:${vocabulary.map(([, words]) => words).join('|')})${WORD_END}`)
const anyWithin = new RegExp(
  `[\\s,;(/|]+(?:${vocabulary.map(([, words]) => words).join('|')})${WORD_END}\\.?\\s*[:：#]`,
)

/** Longer texts are prose. */
const LONGEST = 160
/** The parts of a sentence are no labels. */
const SENTENCE = /^\p{Ll}[^:]*\.$/u

export const findSpots = (page: PageLayout): Spot[] => page.lines.flat().flatMap((cell) => spotsOf(page, cell))

/** Labels as they are meant in papers of a type. */
export function spotsOfType(page: PageLayout, spots: readonly Spot[], type: DocumentTypeCode): Spot[] {
  const own = ofTypes.filter(({ types }) => types.includes(type))
  const others = notOfTypes.filter(({ types }) => types.includes(type))
  const more = page.lines.flat().flatMap((cell) => spotsBy(own, page, cell, toLowercase(cell.text)))
  return [
    ...spots.filter(({ spoken, words }) => !others.some((one) => one.field === spoken && one.words.test(words))),
    ...more,
  ]
}

function spotsOf(page: PageLayout, cell: Cell): Spot[] {
  if (SENTENCE.test(cell.text)) return []
  const text = toLowercase(cell.text)
  const spots: Spot[] = []
  if (text.length <= LONGEST && any.test(text)) {
    spots.push(...spotsBy(patterns, page, cell, text))
  }
  const isListed = spots.some(({ spoken, form }) => spoken !== 'other' && form !== 'open')
  return [...spots, ...(isListed ? [] : composedSpots(page, cell)), ...innerSpots(page, cell)]
}

/** A label that nobody has listed, of words that are known: all of a cell, or what is before its colon. */
function composedSpots(page: PageLayout, cell: Cell): Spot[] {
  const [label = '', colon] = LABEL.exec(cell.text) ?? []
  const isAlone = label.length === cell.text.length
  return unlisted(label).map((spoken) => ({
    spoken,
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

type Pattern = ReturnType<typeof patternsOf> & { spoken: Spoken }

function spotsBy(known: readonly Pattern[], page: PageLayout, cell: Cell, text: string): Spot[] {
  if (text.length > LONGEST) return []
  const of = (spoken: Spoken, form: Spot['form'], from: number): Spot => ({
    spoken,
    page,
    cell,
    box: cell,
    form,
    from,
    hasColon: form === 'sign' || /[:：]$/.test(text),
    words: cell.text.slice(0, from),
  })
  return known.flatMap(({ spoken, ...pattern }) => {
    if (!pattern.starts.test(text)) return []
    if (pattern.alone.test(text)) return [of(spoken, 'alone', text.length)]
    const sign = pattern.signed.exec(text)
    const behind = sign ?? pattern.open.exec(text)
    return behind ? [of(spoken, sign ? 'sign' : 'open', behind[0].length)] : []
  })
}

/** Further on in a cell: behind the value of another label, each with its colon. */
function innerSpots(page: PageLayout, cell: Cell): Spot[] {
  const text = toLowercase(cell.text)
  const first = text.search(/[:：#]/)
  if (first === -1 || cell.text.length > 400 || !anyWithin.test(text)) return []
  return patterns.flatMap(({ spoken, within }) => {
    const found = within.exec(text)
    if (!found || found.index <= first || cell.text.length === found.index + found[0].length) return []
    const from = found.index + found[0].length
    return [{ spoken, page, cell, box: cell, form: 'sign' as const, from, hasColon: true, words: found[0] }]
  })
}

const known = new Map<string, boolean>()
/** A label and nothing else, of whatever field. */
export function isLabelAlone(text: string): boolean {
  if (text.length > LONGEST) return false
  const before = known.get(text)
  if (before !== undefined) return before
  const is = spokenAlone(text).length > 0
  if (known.size > 20_000) known.clear()
  known.set(text, is)
  return is
}

/** A label with or without its value. */
export const beginsWithLabel = (text: string): boolean =>
  isLabelAlone(text) || (text.length <= LONGEST && (beginsSigned(toLowercase(text)) || beginsComposed(text)))

const beginsComposed = (text: string) => unlisted(/^([^:：]{2,50}?)\s*[:：]/.exec(text)?.[1] ?? '').length > 0

const beginsSigned = (text: string) =>
  any.test(text) && patterns.some(({ starts, signed }) => starts.test(text) && signed.test(text))

/** The part of a text before the next label in it. */
export const beforeNextLabel = (text: string): string =>
  /[:：#]/.test(text) ? text.slice(0, anyWithin.exec(toLowercase(text))?.index ?? text.length) : text

export const spokenAlone = (given: string): readonly Spoken[] => {
  const text = toLowercase(given)
  if (text.length > LONGEST) return []
  const listed = any.test(text)
    ? patterns.filter(({ starts, alone }) => starts.test(text) && alone.test(text)).map(({ spoken }) => spoken)
    : []
  return listed.some((spoken) => spoken !== 'other') ? listed : [...listed, ...unlisted(given.replace(COLON, ''))]
}

/** A label of words that are known, or that says the same in a language that is known and in one that is not. */
function unlisted(label: string): readonly Spoken[] {
  const composed = composedMeanings(label)
  if (composed.length > 0) return composed
  const parts = label.split(TWO_LANGUAGES)
  if (parts.length !== 2 || /\d/.test(label)) return []
  const [first, second] = parts as [string, string]
  // "IGM No. / Date" are two things.
  if (IS_NUMBER.test(first) !== IS_NUMBER.test(second)) return []
  const spoken = [...(isForeign(first) ? spokenAlone(second) : []), ...(isForeign(second) ? spokenAlone(first) : [])]
  return spoken.filter((one) => one !== 'other')
}
const IS_NUMBER = /(?:^|[^\p{L}])(?:no|nr|num|number|n[°º])(?!\p{L})/iu
const TWO_LANGUAGES = /\s*\/\s*|\s+[-–]\s+/
const isForeign = (text: string) => /\p{L}{3}/u.test(text) && !hasConcepts(text)

const COLON = /\s*[:：]\s*$/
