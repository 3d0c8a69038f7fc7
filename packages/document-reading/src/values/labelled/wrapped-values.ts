import type { Cell } from '../../layout/layout.ts'
import { isWithin } from '../../layout/rulings.ts'
import type { LabelMeaning } from './label-matches.ts'
import type { PageMap } from './page-map.ts'

/** A text that cannot be the end of a value: with an open bracket, or a slash at the end. */
const UNFINISHED = /\([^()]*$|[/&-]$|\s(?:of|the|and|de|del|der|du|di|do)$/i
/** The start and end of a legal form; an address may follow on the next line as well. */
const LEGAL_FORM_START = /\b(?:pte|pvt|sdn|pty|co)\.?,?$|(?<![\p{L}.])s\.$/iu
const LEGAL_FORM_END = /^(?:ltd|limited|inc|bhd|r\. ?l|a|p\. ?a)(?!\p{L})\.?/iu
/** A text that can only be the end of a name. */
const NAME_ENDING =
  /^(?:\(?pte\.?\)? |\(?pvt\.?\)? |sdn\.? |co\.?,? ?)?(?:ltd|limited|inc|incorporated|llc|corp|corporation|company|gmbh|pty|bhd|b\.?v|s\.?a|s\.?r\.?l|terminals?|ramp|(?:rail ?|container )?yard|container terminal|depot)\.?$/i
/** The minimum share of the box width that a full line takes. */
const MIN_FULL_SHARE = 0.7
/** Values of one line: only their rest can be below them in their box. */
const SINGLE_LINE_MEANINGS: ReadonlySet<LabelMeaning> = new Set([
  'terminal',
  'empty_return_location',
  'port_of_loading',
  'port_of_discharge',
  'place_of_receipt',
  'place_of_delivery',
])

/** The maximum gap to the next line, relative to the line height. */
const MAX_LINE_GAP = 0.7

/** Appends the rest of a value that wraps onto the line below. */
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

/** Whether a text continues because it fills its box, with nothing else below it. */
function fillsBox(map: PageMap, cell: Cell, below: Cell): boolean {
  const box = map.boxOf(cell)
  if (/(?:terminals?|depot|yard|ramp|gateway|warehouse|cfs)$/i.test(cell.text)) return false
  if (!box || !isWithin(below, box) || !/^[\p{L} .'()-]{3,30}$/u.test(below.text)) return false
  const third = map.below(below)
  return cell.right - box.left >= MIN_FULL_SHARE * (box.right - box.left) && !(third && isWithin(third, box))
}
