import type { Cell } from '../layout.ts'
import { isWithin } from '../rulings.ts'
import type { Spoken } from './label-matches.ts'
import type { PageMap } from './page-map.ts'

/** What cannot be the end of a value: a bracket that is not closed, a stroke. */
const UNFINISHED = /\([^()]*$|[/&-]$|\s(?:of|the|and|de|del|der|du|di|do)$/i
/** The beginning of a company's form, and its end: an address can follow in the next line as well. */
const FORM_BEGINS = /\b(?:pte|pvt|sdn|pty|co)\.?,?$|(?<![\p{L}.])s\.$/iu
const FORM_ENDS = /^(?:ltd|limited|inc|bhd|r\. ?l|a|p\. ?a)(?!\p{L})\.?/iu
/** What is nothing but the end of a name. */
const END =
  /^(?:\(?pte\.?\)? |\(?pvt\.?\)? |sdn\.? |co\.?,? ?)?(?:ltd|limited|inc|incorporated|llc|corp|corporation|company|gmbh|pty|bhd|b\.?v|s\.?a|s\.?r\.?l|terminals?|ramp|(?:rail ?|container )?yard|container terminal|depot)\.?$/i
/** A line of a box is full when it takes so much of its width. */
const FULL = 0.7
/** Values of one line: nothing but their rest stands below them in their box. */
const OF_ONE_LINE: ReadonlySet<Spoken> = new Set([
  'terminal',
  'port_of_loading',
  'port_of_discharge',
  'place_of_receipt',
  'place_of_delivery',
])

/** Of the height of a line, how far the next is below. */
const NEXT = 0.7

/** A value that its box was too narrow for, with the rest of it from the line below. */
export function wholeOf(map: PageMap, cell: Cell, text: string, spoken: Spoken): string {
  if (!cell.text.endsWith(text) || cell.text.length < 4) return text
  const below = map.below(cell)
  if (!below || below.style !== cell.style || Math.abs(below.left - cell.left) > 3 || map.isLabel(below)) return text
  if (below.top - cell.bottom > NEXT * (cell.bottom - cell.top)) return text
  if (END.test(below.text)) return `${text} ${below.text}`
  if (OF_ONE_LINE.has(spoken) && fillsItsBox(map, cell, below)) return `${text} ${below.text}`
  const form = FORM_BEGINS.test(text) ? FORM_ENDS.exec(below.text)?.[0] : undefined
  if (form) return `${text} ${form}`
  if (!UNFINISHED.test(text)) return text
  const rest = /\([^()]*$/.test(text) ? (/^[^()]{1,40}\)/.exec(below.text)?.[0] ?? '') : below.text
  return rest === '' ? text : `${text} ${rest}`
}

/** Whether a text goes on because its box was full: with words, and with nothing below them. */
function fillsItsBox(map: PageMap, cell: Cell, below: Cell): boolean {
  const box = map.boxOf(cell)
  if (/(?:terminals?|depot|yard|ramp|gateway|warehouse|cfs)$/i.test(cell.text)) return false
  if (!box || !isWithin(below, box) || !/^[\p{L} .'()-]{3,30}$/u.test(below.text)) return false
  const third = map.below(below)
  return cell.right - box.left >= FULL * (box.right - box.left) && !(third && isWithin(third, box))
}
