import type { DateOrder } from '../dates/dates.ts'
import { dayBehind } from './days-in-sentences.ts'

/** The move did not happen, should have happened, or belongs to another journey. */
const NOT_SO =
  '(?:not|never|if|until|unless|should|must|would|could|may|might|to be|last|previous(?:ly)?|another|other|empty)'
const CONTAINER = '(?<!\\bempty )\\b(?:container|unit|cargo|equipment|it)\\b'
const GAP = (not = NOT_SO) => `(?:(?!\\b${not}\\b)[^.:;]){0,40}?`
const AT = '(?: (?:from|to|at|by) [^.;,]{3,40}?)?'
const IS_OF_ANOTHER = /\b(?:another|other|previous|earlier) (?:booking|shipment|bill|journey|voyage|move)\b/i

const MOVES = {
  /** "The container was made available for pickup on 3 February 2026." */
  available_date: new RegExp(
    `${CONTAINER}${GAP()}\\bavailable(?: for (?:pick[- ]?up|delivery|collection|release|retrieval))?(?: on| since| from| as of| as from) `,
    'i',
  ),
  earliest_return_date: /\bearliest (?:return|receiving) (?:date|day)\b[^.:;]{0,40}?(?::| is| was) /i,
  gate_out_date: new RegExp(
    `${CONTAINER}${GAP()}\\b(?:gated[- ]?out|out[- ]?gated|picked up|pulled|left the (?:terminal|port))(?: full| laden)?${AT} on `,
    'i',
  ),
  returned_date: new RegExp(
    `\\b(?:container|unit|equipment|it|empty)\\b${GAP(NOT_SO.replace('|empty', ''))}\\b(?:returned|redelivered|gated[- ]?in)(?: empty)?${AT} on `,
    'i',
  ),
}

/** The day of a move of the container, as stated in a sentence. */
export const readMove = (move: keyof typeof MOVES) => (text: string, dates: DateOrder) =>
  IS_OF_ANOTHER.test(text) ? null : dayBehind(text, MOVES[move], dates)
