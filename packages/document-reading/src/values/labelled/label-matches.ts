import type { DocumentTypeCode } from '../../document-types.ts'
import { composedMeanings } from '../../labels/composed-labels.ts'
import { hasConcepts } from '../../labels/concepts.ts'
import {
  columnHeaders,
  excludedLabels,
  type FieldName,
  type HeaderName,
  labels,
  otherHeaders,
  typeSpecificLabels,
  vesselAndVoyage,
} from '../../labels/labels.ts'
import type { Box, Cell, PageLayout } from '../../layout/layout.ts'
import { HAN, LATIN, toLowercase, WORD_END, withoutAccents } from '../../lowercase.ts'
import { CURRENCIES } from '../numbers/amounts.ts'
import { isCountOfDays } from '../numbers/measures.ts'

/** The meaning of a label: a field, two fields in one, a column, or something without a field. */
export type LabelMeaning = FieldName | HeaderName | 'vessel_and_voyage' | 'other'

/** A label found on a page. */
export interface LabelMatch {
  meaning: LabelMeaning
  page: PageLayout
  /** Its cell; for a label that continues on the next line the first cell. */
  cell: Cell
  /** The box around the whole label. */
  box: Box
  /**
   * `sign`: the value follows a colon in the same cell; `open`: it follows without one; `alone`: it is in another cell.
   */
  form: 'sign' | 'open' | 'alone'
  /** The offset of the value in the text of the cell. */
  from: number
  hasColon: boolean
  words: string
  /** For a label of two values: which of them. */
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
/** Additions to a label on forms: a note in brackets, a second language, instructions. */
const NOTE = `(?:\\s*(?:\\([^()]*(?:\\([^()]*\\)[^()]*)*\\)?(?:\\s*[${LATIN}][${LATIN} ,/&]{0,40})?|\\[.*|(?:insert|complete|names? (?:and|&|,)|full|applicable|see|if|only|as per|to order)\\b.*|\\/[^:\\d]{1,60}|;.*|[-–]\\s?[${LATIN}][^:\\d]{1,40}|[${HAN}]{1,12}|,?\\s*(?:in )?(?:${CURRENCIES.toLowerCase()}|us\\$|€|\\$)|cur(?:r(?:ency)?)?\\.?|,?\\s*(?:kgs?|cbm|m3|m³|lbs?)(?:\\s*\\/\\s*(?:lbs?|cft|cbm))?|not negotiable.*|this b\\/l.*|[*.]))`
/** A Chinese label with its value, and no second label with a value. */
const HAN_VALUE = `(?!.*[${HAN}]\\s*[:：]\\s*[${HAN}]{1,12}$)`
const alone = (words: string) =>
  new RegExp(`${HAN_VALUE}${BOX_PREFIX}(?:${words})${WORD_END}\\.?(?:\\s*[:：])?${NOTE}?\\s*[:：#]?$`)
const signed = (words: string) =>
  new RegExp(
    `${BOX_PREFIX}(?:${words})${WORD_END}\\.?(?:\\s*\\([^)]{1,60}\\)|\\s*\\/\\s*[^:\\d]{1,40}|\\s*[${HAN}]{1,12})?\\s*[:：#]\\s*(?=\\S)`,
  )
/** "Rechnung Nr. 4711": the word for "number" is part of the label. */
const NUMBER = '(?:\\s*[-.]?\\s?(?:no|nr|num|number|nummer|numero|n[°º]|#)(?![a-z]))?'
const open = (words: string) => new RegExp(`${BOX_PREFIX}(?:${words})${NUMBER}${WORD_END}\\.?\\s+(?=\\S)`)
const within = (words: string) => new RegExp(`(?<=[\\s,;(/|])(?:${words})${WORD_END}\\.?\\s*[:：#]\\s*`)

/** Tested first, because compiling a pattern takes longer than using it, and most documents have few of the labels. */
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
/** Parts of a sentence are not labels. */
const SENTENCE = /^\p{Ll}[^:]*\.$/u

export const findLabels = (page: PageLayout): LabelMatch[] =>
  cellsWithLabels(page).flatMap((cell) => labelsInCell(page, cell))

const cellsWithLabels = (page: PageLayout): Cell[] =>
  page.lines.flatMap((line) => line.filter((cell, at) => !isRestOfLabel(line[at - 1], cell)))

/** The widest gap, in points, between the words of one label. */
const MAX_WORD_GAP = 25
/** "B / L", and "No. :" in another cell: the name is before "No.". An invoice has a label of its own. */
const isRestOfLabel = (before: Cell | undefined, cell: Cell): boolean =>
  before !== undefined &&
  cell.left - before.right < MAX_WORD_GAP &&
  /^(?:no|nr|num|number|n[°º])\s?\.?\s?[:：]/i.test(cell.text) &&
  /^\p{L}[\p{L} ./&-]{0,20}$/u.test(before.text) &&
  !INVOICE.test(before.text)
const INVOICE = /(?:invoice|(?:credit|debit) (?:note|memo)|rechnung|facture|factura|factuur|fattura|fatura|faktura)$/i

/** Labels with their meanings in documents of a type. */
export function labelsForType(
  page: PageLayout,
  labelMatches: readonly LabelMatch[],
  type: DocumentTypeCode,
): LabelMatch[] {
  const own = typePatterns.filter(({ types }) => types.includes(type))
  const others = typeExclusions.filter(({ types }) => types.includes(type))
  const more = cellsWithLabels(page).flatMap((cell) => matchPatterns(own, page, cell, toLowercase(cell.text)))
  return [
    ...labelMatches.filter(
      ({ meaning, words }) => !others.some((one) => one.field === meaning && one.words.test(words)),
    ),
    ...more,
  ]
}

function labelsInCell(page: PageLayout, cell: Cell): LabelMatch[] {
  if (SENTENCE.test(cell.text) || isCountOfDays(cell.text)) return []
  const text = toLowercase(cell.text)
  const labelMatches: LabelMatch[] = []
  if (text.length <= MAX_LABEL_LENGTH && anyLabel.test(text)) {
    labelMatches.push(...matchPatterns(patterns, page, cell, text))
  }
  const isListed = labelMatches.some(({ meaning, form }) => meaning !== 'other' && form !== 'open')
  // "Last free day for detention": its words also compose the label of the last free day for pickup.
  const isOfReturn = labelMatches.some(({ meaning }) => meaning === 'empty_return_by')
  const composed = isListed ? [] : findComposedLabels(page, cell)
  return [
    ...labelMatches.filter((one) => !isOfOtherDate(one, labelMatches) && !isWithinOther(one, labelMatches)),
    ...composed.filter(({ meaning }) => !(isOfReturn && meaning === 'last_free_day')),
    ...findInnerLabels(page, cell),
  ]
}

const datesOfPaper: readonly LabelMeaning[] = ['document_date', 'invoice_date', 'issue_date']
const datesOfJourney: readonly LabelMeaning[] = ['eta', 'etd']

/** "预计到港日期" ends with a word for the date of the document, but is the date of the arrival. */
const isOfOtherDate = ({ meaning, from }: LabelMatch, all: readonly LabelMatch[]): boolean =>
  datesOfPaper.includes(meaning) && all.some((other) => datesOfJourney.includes(other.meaning) && other.from >= from)

/** "Scadenza franchigia: 22/09/2026" begins with a word for the due date, but is the end of free time. */
const isWithinOther = ({ form, from, meaning }: LabelMatch, all: readonly LabelMatch[]): boolean =>
  form === 'open' &&
  !datesOfPaper.includes(meaning) &&
  all.some((other) => other.form !== 'open' && other.meaning !== meaning && other.from > from)

/** A label that is not listed but consists of known words: a whole cell, or the text before its colon. */
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

/** Labels further on in a cell, after the value of another label, each with a colon. */
function findInnerLabels(page: PageLayout, cell: Cell): LabelMatch[] {
  if (cell.text.length > 400) return []
  const text = toLowercase(cell.text)
  const first = text.search(/[:：#]/)
  if (first === -1 || !anyInnerLabel.test(text)) return []
  return patterns.flatMap(({ meaning, within }) => {
    const found = within.exec(text)
    if (!found || found.index <= first || cell.text.length === found.index + found[0].length) return []
    const from = found.index + found[0].length
    return [{ meaning, page, cell, box: cell, form: 'sign' as const, from, hasColon: true, words: found[0] }]
  })
}

const labelOnlyCache = new Map<string, boolean>()
/** Whether a text is just a label, of any field. */
export function isLabelOnly(text: string): boolean {
  if (text.length > MAX_LABEL_LENGTH || isCountOfDays(text)) return false
  const cached = labelOnlyCache.get(text)
  if (cached !== undefined) return cached
  const result = labelMeanings(text).length > 0
  if (labelOnlyCache.size > 20_000) labelOnlyCache.clear()
  labelOnlyCache.set(text, result)
  return result
}

/** Whether a text starts with a label. */
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
  if (given.length > MAX_LABEL_LENGTH) return []
  const text = toLowercase(given)
  const listed = anyLabel.test(text)
    ? patterns.filter(({ starts, alone }) => starts.test(text) && alone.test(text)).map(({ meaning }) => meaning)
    : []
  return listed.some((meaning) => meaning !== 'other')
    ? listed
    : [...listed, ...composedLabelMeanings(given.replace(COLON, ''))]
}

/** The meanings of a label of known words, or of a bilingual label of which one language is known. */
function composedLabelMeanings(label: string): readonly LabelMeaning[] {
  const composed = composedMeanings(label)
  if (composed.length > 0) return composed
  const parts = label.split(TWO_LANGUAGES)
  if (parts.length !== 2 || /\d/.test(label)) return []
  const [first, second] = parts as [string, string]
  // "IGM No. / Date" are two labels.
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
