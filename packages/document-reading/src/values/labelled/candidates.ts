import { valueKinds } from '../../fields.ts'
import type { FieldName } from '../../labels/labels.ts'
import { type Box, type Cell, isBelow, type PageLayout } from '../../layout/layout.ts'
import { oncePer } from '../../once-per.ts'
import { readDate } from '../dates/dates.ts'
import { takePart } from './joint-labels.ts'
import { beginsWithLabel, type LabelMatch, labelMeanings, textBeforeNextLabel } from './label-matches.ts'
import type { PageMap } from './page-map.ts'
import { unwrapValue } from './wrapped-values.ts'

/** A text that may be the value of a label, with its position relative to the label. */
export interface ValueCandidate {
  labelMatch: LabelMatch
  page: PageLayout
  cell: Cell
  /** Where it begins in the cell. */
  from: number
  /** To the end of the cell, with the rest of a wrapped value from the next line. */
  text: string
  relation: LabelRelation
  /** The second text to the right of its label, after a place to which a date belongs. */
  isSecond?: boolean
}

export type LabelRelation = 'behind its label' | 'beside its label' | 'below its label' | 'behind words'

/** Maximum distances, in points, between a label and a value to its right. */
const MAX_SECOND_GAP = 60
const MAX_GAP = { withColon: 300, without: 170, date: 300 }

export const findCandidates = (map: PageMap, labelMatch: LabelMatch): ValueCandidate[] =>
  orderCandidates(map, labelMatch).map((one) => {
    const whole = unwrapValue(map, one.cell, one.text, labelMatch.meaning)
    const { text, at } = takePart(whole, labelMatch)
    return { ...one, text, from: one.from + at }
  })

function orderCandidates(map: PageMap, labelMatch: LabelMatch): ValueCandidate[] {
  const { cell, form } = labelMatch
  if (form !== 'alone') {
    const text = textBeforeNextLabel(cell.text.slice(labelMatch.from))
    const relation = form === 'sign' ? 'behind its label' : 'behind words'
    return text.trim() === '' ? [] : [{ labelMatch, page: map.page, cell, from: labelMatch.from, text, relation }]
  }
  const beside = candidatesBeside(map, labelMatch)
  const below = candidatesBelow(map, labelMatch)
  return isColumnHeader(map, labelMatch) || isInAnotherBox(map, labelMatch, beside[0], below[0])
    ? [...below, ...beside]
    : [...beside, ...below]
}

/** Whether the neighbours of a label are labels too, or the text to its right has its own label above. */
const isColumnHeader = (map: PageMap, labelMatch: LabelMatch): boolean => {
  const right = map.right(labelMatch.box)
  if (!right || labelMatch.hasColon) return false
  if (map.isLabel(right)) return true
  const above = map.above(right)
  return above !== undefined && map.isLabel(above) && Math.abs(above.left - right.left) < 8
}

/** "Customs duty | 1,059,158.65 | 2.70 % | 28,597.28": the duty follows its base and rate. */
const cellBehindRate = (map: PageMap, rate: Cell): Cell | undefined =>
  /^\d{1,3}(?:[.,]\d+)?\s?%$/.test(rate.text) ? map.right(rate) : undefined

/** A list of dates has them in a separate column. */
const isDated = ({ meaning }: LabelMatch, right: Cell): boolean =>
  valueKinds[meaning as FieldName] === 'date' && readDate(right.text, 'day')?.at === 0

function candidatesBeside(map: PageMap, labelMatch: LabelMatch): ValueCandidate[] {
  const next = map.right(labelMatch.box)
  // Colons may stand in a column of their own.
  const colon = next && /^[:：]$/.test(next.text.trim()) ? next : undefined
  const right = colon ? map.right(colon) : next
  if (!right) return []
  const hasColon = labelMatch.hasColon || colon !== undefined || /^[:：]/.test(right.text)
  const maxGap = hasColon ? MAX_GAP.withColon : isDated(labelMatch, right) ? MAX_GAP.date : MAX_GAP.without
  if ((colon ?? right).left - labelMatch.box.right > maxGap) return []
  if (map.isInNextBox(labelMatch.box, right)) return []
  const from = /^[:：]?\s*/.exec(right.text)![0].length
  const text = textBeforeNextLabel(right.text.slice(from))
  if (looksLikeLabel(map, right) || beginsWithLabel(right.text) || text.trim() === '') return []
  const candidate: ValueCandidate = {
    labelMatch,
    page: map.page,
    cell: right,
    from,
    text,
    relation: 'beside its label',
  }
  const second = map.right(right)
  if (labelMatch.meaning === 'duty_amount' && second) {
    const due = cellBehindRate(map, second)
    if (due) return [{ ...candidate, cell: due, from: 0, text: due.text }]
  }
  if (second && isReplacedBy(map.page, right, second))
    return [{ ...candidate, cell: second, from: 0, text: second.text }]
  if (!second || looksLikeLabel(map, second) || beginsWithLabel(second.text)) return [candidate]
  return [candidate, { ...candidate, cell: second, from: 0, text: second.text, isSecond: true }]
}

const OLD = /^(?:old|previous|prior|original|former|initial)(?: (?:date|time|value|schedule|cut-?off)s?)?:?$/i
const NEW = /^(?:new|revised|updated|amended|changed|current|actual)(?: (?:date|time|value|schedule|cut-?off)s?)?:?$/i
/** More such headers are no comparison of an old with a new schedule. */
const MAX_CHANGES = 50
/** The headers "Old" and "New" of neighbouring columns; cached for the values of a page. */
const findChanges = oncePer(({ lines }: PageLayout) =>
  lines
    .flatMap((line) =>
      line.flatMap((cell, at) => {
        const next = line[at + 1]
        return next && OLD.test(cell.text) && NEW.test(next.text) ? [{ old: cell, new: next }] : []
      }),
    )
    .slice(0, MAX_CHANGES),
)

/** Whether two values are below "Old" and "New". */
const isReplacedBy = (page: PageLayout, value: Cell, next: Cell): boolean =>
  findChanges(page).some(
    ({ old, new: replacing }) =>
      old.bottom <= value.top + 2 && isBelow(value, old) && isBelow(next, replacing) && !isBelow(value, replacing),
  )

/**
 * Whether a text far to the right is in another box: something is right below the label, and it is not a list of pairs.
 */
function isInAnotherBox(
  map: PageMap,
  { box }: LabelMatch,
  beside: ValueCandidate | undefined,
  below: ValueCandidate | undefined,
): boolean {
  if (!beside || !below || beside.from > 0 || beside.cell.left - box.right < 60) return false
  if (below.cell.left < box.left - 3 || below.cell.left > box.left + 14) return false
  const next = map.right(below.cell)
  const above = map.above(box)
  const before = above && map.right(above)
  // Lists of pairs do not have their values this far away.
  if (beside.cell.left - box.right > 200 && below.cell.top - box.bottom < 6) return true
  const isColumn = (one: Cell | undefined) => one !== undefined && Math.abs(one.left - beside.cell.left) <= 5
  return !isColumn(next) && !isColumn(before)
}

function candidatesBelow(map: PageMap, labelMatch: LabelMatch): ValueCandidate[] {
  let box: Box = labelMatch.box
  for (let lines = 0; lines < 3; lines++) {
    const below = map.below(box)
    if (!below) return []
    if (
      lines < 2 &&
      (labelContinues(labelMatch, box, below) || (labelMatch.meaning === 'packages' && countsContainers(map, below)))
    ) {
      box = { ...box, bottom: below.bottom, right: Math.max(box.right, below.right) }
      continue
    }
    if (looksLikeLabel(map, below) || beginsWithLabel(below.text) || belongsToAnotherLabel(map, below, labelMatch))
      return []
    const candidate: ValueCandidate = {
      labelMatch,
      page: map.page,
      cell: below,
      from: 0,
      text: textBeforeNextLabel(below.text),
      relation: 'below its label',
    }
    const second = map.right(below)
    // "No. & date of invoice": the number below, and the date beside it.
    const hasSecond =
      second &&
      second.left - below.right < MAX_SECOND_GAP &&
      /\bdate|datum|fecha/i.test(labelMatch.words) &&
      !looksLikeLabel(map, second)
    return hasSecond ? [candidate, { ...candidate, cell: second, text: second.text, isSecond: true }] : [candidate]
  }
  return []
}

/** Whether a label continues on the next line: "Last Free" above "Day", "Weight" above "(KGS)". */
const labelContinues = ({ words }: LabelMatch, box: Box, below: Cell): boolean =>
  below.top - box.bottom < 4 &&
  below.text.length <= 30 &&
  !/[/;]|\([^()]*\)|\b(?:insert|complete)\b/i.test(words) &&
  !/[:：]$/.test(words) &&
  (/^\([\p{L}\d '"/.]+\)$/u.test(below.text) ||
    (/\([^()]*$/.test(words) && /^[^()\d]{1,20}\)$/.test(below.text)) ||
    (!/\d/.test(below.text) && labelMeanings(`${words} ${below.text}`).length > 0 && !isFieldLabel(below.text)))

/** "2 X 40' HC" above "1172 BAGS": containers are not packages. */
const countsContainers = (map: PageMap, cell: Cell): boolean =>
  /^\d{1,3}\s*(?:[x×]\s?\d{2}|cont(?:ainer|\.|\())/i.test(`${cell.text} ${map.right(cell)?.text ?? ''}`)

/** Whether a text is a complete label of a field, and not the rest of one. */
const isFieldLabel = (text: string): boolean =>
  labelMeanings(text).some((meaning) => meaning !== 'other' && !meaning.startsWith('head:'))

/** Whether it is the value of a label to the left. */
function belongsToAnotherLabel(map: PageMap, cell: Cell, labelMatch: LabelMatch): boolean {
  const left = map.left(cell)
  if (
    !left ||
    left === labelMatch.cell ||
    left.bottom <= labelMatch.box.bottom ||
    map.isInNextBox(labelMatch.box, left)
  )
    return false
  return (
    cell.left - left.right < MAX_GAP.without &&
    (/[:：]$/.test(left.text) || (map.isLabel(left) && left.left <= labelMatch.box.left + 8))
  )
}

/** Whether it looks like a label. */
const looksLikeLabel = (map: PageMap, cell: Cell): boolean => /\p{L}[^:]*[:：]$/u.test(cell.text) || map.isLabel(cell)
