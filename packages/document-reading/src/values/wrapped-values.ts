import type { Cell } from '../layout.ts'
import { isWithin } from '../rulings.ts'
import type { LabelMeaning } from './label-matches.ts'
import type { PageMap } from './page-map.ts'

/** What cannot be the end of a value: a bracket that is not closed, a stroke. */
const UNFINISHED = /\([^()]*$|[/&-]$|\s(?:of|the|and|de|del|der|du|di|do)$/i
/** The beginning of a company's form, and its end: an address can follow in the next line as well. */
const LEGAL_FORM_START = /\b(?:pte|pvt|sdn|pty|co)\.?,?$|(?<![\p{L}.])s\.$/iu
const LEGAL_FORM_END = /^(?:ltd|limited|inc|bhd|r\. ?l|a|p\. ?a)(?!\p{L})\.?/iu
/** What is nothing but the end of a name. */
const NAME_ENDING =
  /^(?:\(?pte\.?\)? |\(?pvt\.?\)? |sdn\.? |co\.?,? ?)?(?:ltd|limited|inc|incorporated|llc|corp|corporation|company|gmbh|pty|bhd|b\.?v|s\.?a|s\.?r\.?l|terminals?|ramp|(?:rail ?|container )?yard|container terminal|depot)\.?$/i
/** A line of a box is full when it takes so much of its width. */
const MIN_FULL_SHARE = 0.7
/** Values of one line: nothing but their rest stands below them in their box. */
const SINGLE_LINE_MEANINGS: ReadonlySet<LabelMeaning> = new Set([
  'terminal',
  'port_of_loading',
  'port_of_discharge',
  'place_of_receipt',
  'place_of_delivery',
])

/** Of the height of a line, how far the next is below. */
const MAX_LINE_GAP = 0.7

/** A value that its box was too narrow for, with the rest of it from the line below. */
export function unwrapValue(map: PageMap, cell: Cell, text: string, meaning: LabelMeaning): string {
  if (!cell.text.endsWith(text) || cell.text.length < 4) return text
  const below = map.below(cell)
  if (!below || below.style !== cell.style || Math.abs(below.left - cell.left) > 3 || map.isLabel(below)) return text
  if (below.top - cell.bottom > MAX_LINE_GAP * (cell.bottom - cell.top)) return text
  if (NAME_ENDING.test(below.text)) return `${text} ${below.text}`
  if (SINGLE_LINE_MEANINGS.has(meaning) && fillsBox(map, cell, below)) return `${text} ${below.text}`
  const form = LEGAL_FORM_START.test(text) ? LEGAL_FORM_END.exec(below.text)?.[0] : undefined
  if (form) return `${text} ${form}`
  if (!UNFINISHED.test(text)) return text
  const rest = /\([^()]*$/.test(text) ? (/^[^()]{1,40}\)/.exec(below.text)?.[0] ?? '') : below.text
  return rest === '' ? text : `${text} ${rest}`
}

/** Whether a text goes on because its box was full: with words, and with nothing below them. */
function fillsBox(map: PageMap, cell: Cell, below: Cell): boolean {
  const box = map.boxOf(cell)
  if (/(?:terminals?|depot|yard|ramp|gateway|warehouse|cfs)$/i.test(cell.text)) return false
  if (!box || !isWithin(below, box) || !/^[\p{L} .'()-]{3,30}$/u.test(below.text)) return false
  const third = map.below(below)
  return cell.right - box.left >= MIN_FULL_SHARE * (box.right - box.left) && !(third && isWithin(third, box))
}
