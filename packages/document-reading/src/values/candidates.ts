import { readDate } from '../dates.ts'
import { valueKinds } from '../fields.ts'
import type { FieldName } from '../labels/labels.ts'
import type { Box, Cell, PageLayout } from '../layout.ts'
import { partOf } from './joint-labels.ts'
import { beforeNextLabel, beginsWithLabel, type Spot, spokenAlone } from './label-matches.ts'
import type { PageMap } from './page-map.ts'
import { wholeOf } from './wrapped-values.ts'

/** A text that may be the value of a label, with how it is bound to it. */
export interface Candidate {
  spot: Spot
  page: PageLayout
  cell: Cell
  /** Where it begins in the cell. */
  from: number
  /** To the end of the cell, and where that is not the end of the value, the rest of it in the next line. */
  text: string
  how: How
  /** The second to the right of its label: behind the place to which a date belongs. */
  isFar?: boolean
}

export type How = 'behind its label' | 'beside its label' | 'below its label' | 'behind words'

/** Farther to the right nothing belongs to a label. */
const SECOND = 60
const BESIDE = { withColon: 300, without: 170, date: 300 }

export const candidatesOf = (map: PageMap, spot: Spot): Candidate[] =>
  inOrder(map, spot).map((one) => {
    const whole = wholeOf(map, one.cell, one.text, spot.spoken)
    const { text, at } = partOf(whole, spot)
    return { ...one, text, from: one.from + at }
  })

function inOrder(map: PageMap, spot: Spot): Candidate[] {
  const { cell, form } = spot
  if (form !== 'alone') {
    const text = beforeNextLabel(cell.text.slice(spot.from))
    const how = form === 'sign' ? 'behind its label' : 'behind words'
    return text.trim() === '' ? [] : [{ spot, page: map.page, cell, from: spot.from, text, how }]
  }
  const beside = besideOf(map, spot)
  const below = belowOf(map, spot)
  return isColumnHead(map, spot) || isBoxed(map, spot, beside[0], below[0])
    ? [...below, ...beside]
    : [...beside, ...below]
}

/** Its neighbours are labels too, or what is to the right has a label of its own above. */
const isColumnHead = (map: PageMap, spot: Spot): boolean => {
  const right = map.right(spot.box)
  if (!right || spot.hasColon) return false
  if (map.isLabel(right)) return true
  const above = map.above(right)
  return above !== undefined && map.isLabel(above) && Math.abs(above.left - right.left) < 8
}

/** "Customs duty | 1,059,158.65 | 2.70 % | 28,597.28": behind its base and its rate. */
const behindRate = (map: PageMap, rate: Cell): Cell | undefined =>
  /^\d{1,3}(?:[.,]\d+)?\s?%$/.test(rate.text) ? map.right(rate) : undefined

/** In a list of dates they stand in a column of their own. */
const isDated = ({ spoken }: Spot, right: Cell): boolean =>
  valueKinds[spoken as FieldName] === 'date' && readDate(right.text, 'day')?.at === 0

function besideOf(map: PageMap, spot: Spot): Candidate[] {
  const right = map.right(spot.box)
  if (!right) return []
  const hasColon = spot.hasColon || /^[:：]/.test(right.text)
  const farthest = hasColon ? BESIDE.withColon : isDated(spot, right) ? BESIDE.date : BESIDE.without
  if (right.left - spot.box.right > farthest) return []
  if (map.isInNextBox(spot.box, right)) return []
  const from = /^[:：]?\s*/.exec(right.text)![0].length
  const text = beforeNextLabel(right.text.slice(from))
  if (isNoValue(map, right) || beginsWithLabel(right.text) || text.trim() === '') return []
  const candidate: Candidate = { spot, page: map.page, cell: right, from, text, how: 'beside its label' }
  const second = map.right(right)
  if (spot.spoken === 'duty_amount' && second) {
    const due = behindRate(map, second)
    if (due) return [{ ...candidate, cell: due, from: 0, text: due.text }]
  }
  if (!second || isNoValue(map, second) || beginsWithLabel(second.text)) return [candidate]
  return [candidate, { ...candidate, cell: second, from: 0, text: second.text, isFar: true }]
}

/** What is far to the right is in another box, where something is right below that is no row of a list of pairs. */
function isBoxed(map: PageMap, { box }: Spot, beside: Candidate | undefined, below: Candidate | undefined): boolean {
  if (!beside || !below || beside.from > 0 || beside.cell.left - box.right < 60) return false
  if (below.cell.left < box.left - 3 || below.cell.left > box.left + 14) return false
  const next = map.right(below.cell)
  const above = map.above(box)
  const before = above && map.right(above)
  // No list of pairs has its values so far off.
  if (beside.cell.left - box.right > 200 && below.cell.top - box.bottom < 6) return true
  const isColumn = (one: Cell | undefined) => one !== undefined && Math.abs(one.left - beside.cell.left) <= 5
  return !isColumn(next) && !isColumn(before)
}

function belowOf(map: PageMap, spot: Spot): Candidate[] {
  let box: Box = spot.box
  for (let lines = 0; lines < 3; lines++) {
    const below = map.below(box)
    if (!below) return []
    if (lines < 2 && (goesOn(spot, box, below) || (spot.spoken === 'packages' && isOfContainers(map, below)))) {
      box = { ...box, bottom: below.bottom, right: Math.max(box.right, below.right) }
      continue
    }
    if (isNoValue(map, below) || beginsWithLabel(below.text) || isTaken(map, below, spot)) return []
    const candidate: Candidate = {
      spot,
      page: map.page,
      cell: below,
      from: 0,
      text: beforeNextLabel(below.text),
      how: 'below its label',
    }
    const second = map.right(below)
    // "No. & date of invoice": the one below it, and the other beside that.
    const hasSecond =
      second && second.left - below.right < SECOND && /\bdate|datum|fecha/i.test(spot.words) && !isNoValue(map, second)
    return hasSecond ? [candidate, { ...candidate, cell: second, text: second.text, isFar: true }] : [candidate]
  }
  return []
}

/** A label goes on in the next line: "Last Free" above "Day", "Weight" above "(KGS)". */
const goesOn = ({ words }: Spot, box: Box, below: Cell): boolean =>
  below.top - box.bottom < 4 &&
  below.text.length <= 30 &&
  !/[/;]|\([^()]*\)|\b(?:insert|complete)\b/i.test(words) &&
  !/[:：]$/.test(words) &&
  (/^\([\p{L}\d '"/.]+\)$/u.test(below.text) ||
    (/\([^()]*$/.test(words) && /^[^()\d]{1,20}\)$/.test(below.text)) ||
    (!/\d/.test(below.text) && spokenAlone(`${words} ${below.text}`).length > 0 && !isStrong(below.text)))

/** "2 X 40' HC" above "1172 BAGS": containers are no packages. */
const isOfContainers = (map: PageMap, cell: Cell): boolean =>
  /^\d{1,3}\s*(?:[x×]\s?\d{2}|cont(?:ainer|\.|\())/i.test(`${cell.text} ${map.right(cell)?.text ?? ''}`)

/** Words that are a label by themselves, and no rest of one. */
const isStrong = (text: string): boolean =>
  spokenAlone(text).some((spoken) => spoken !== 'other' && !spoken.startsWith('head:'))

/** A label to the left has it as its value. */
function isTaken(map: PageMap, cell: Cell, spot: Spot): boolean {
  const left = map.left(cell)
  if (!left || left === spot.cell || left.bottom <= spot.box.bottom || map.isInNextBox(spot.box, left)) return false
  return (
    cell.left - left.right < BESIDE.without &&
    (/[:：]$/.test(left.text) || (map.isLabel(left) && left.left <= spot.box.left + 8))
  )
}

/** Ends as a label does. */
const isNoValue = (map: PageMap, cell: Cell): boolean => /\p{L}[^:]*[:：]$/u.test(cell.text) || map.isLabel(cell)
