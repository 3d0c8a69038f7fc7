import { readDate } from '../dates/dates.ts'
import { type AcceptResult, isAccepted } from './accepted.ts'
import { isCountry } from './countries.ts'
import { acceptParty, acceptText } from './names.ts'

/** Removes the date after a place: "Port Klang, 27.04.2026", "Suva on 15 Aug 2026". */
function withoutDate(text: string): string {
  const date = readDate(text, 'day')
  return date && date.at > 2
    ? text
        .slice(0, date.at)
        .replace(/(?:[\s,/–-]|\b(?:et[ads]|atd|ata)\b:?|\son|\sam|\sle|\s(?:mon|tue|wed|thu|fri|sat|sun))+$/i, '')
    : text
}

/** Typical starts and ends of unknown labels: "DEHIRE EMPTY TO", "Place of defivery". */
const PLACE_LABEL =
  /\b(?:to|at|of|by|from)$|\b(?:place|port) of (?:loading|discharge|delivery|receipt)\b|^(?:place|port) of\b|^freight\b|\barr\.? port$/i

/** A port or place: words, optionally with a country, but without long numbers or company names. */
export function acceptPlace(text: string): AcceptResult<string> {
  const bare = withoutDate(text).replace(/\s*\([A-Z]{2} ?[A-Z\d]{3}\)\s*$/, '')
  const accepted = acceptParty(bare)
  if (!isAccepted(accepted)) return accepted
  const { value } = accepted
  if (PLACE_LABEL.test(value)) return null
  if (value.length > 60 || /\d{3}/.test(value)) return null
  // Either of two places may be meant.
  const second = /\p{L}{3} \/ (?!\p{Lu}\p{L}$)(\p{L}{3}.*)$/u.exec(value)?.[1]
  if (second !== undefined && !isCountry(second)) return { refused: 'it names two places' }
  // "SAVANNAH CY" is a place with a service term.
  if (/\b(?:cy|cfs)\b(?!\s*$)|^(?:cy|cfs)\b/i.test(value)) return null
  if (
    /\b(?:ltd|limited|inc|llc|gmbh|co|corp|company|pvt|pte|b\.v|s\.r\.l|s\.p\.a|b\/l|fcl|lcl|carrier|merchant|movement|prepaid|collect)\b/i.test(
      value,
    )
  )
    return null
  return accepted
}

/** The end of a charge name: "TERMINAL / HANDLING / CHARGES", "TERMINAL / GATE FEE". */
const CHARGE_NAME =
  /^(?:handling|security|congestion|service$|usage|cost|documentation|storage$|lift[- ]?o(?:n|ff))\b|\b(?:fees?|(?:sur)?charges?)\b/i

/** A terminal without a trailing code. */
export function acceptTerminal(text: string): AcceptResult<string> {
  const bare = text.replace(/\s*\((?:(?:firms?|code)[^)]*|[A-Z]\d{3})\)\s*$/i, '')
  const accepted = acceptParty(bare)
  return isAccepted(accepted) && (/^[A-Z]\d{3}$/.test(accepted.value) || CHARGE_NAME.test(accepted.value))
    ? null
    : accepted
}

/** "As instructed by the line", "to be advised": no place is named. */
const NOT_NAMED =
  /^(?:as|to be|tb[acd]|will|see|per|please|check|contact|refer|by|before|no(?:t)? later|any|same|pending|n\/?a\b|wird|gemass|siehe|a confirmar|segun|selon|come da)\b|\b(?:advised|instructed|confirmed|announced|notified)\b/i

/** The words between a place and a deadline; bounded, so that long texts stay fast. */
const UNTIL =
  /[\s,;(–-]{0,4}(?<!\p{L})(?:by|before|until|no(?:t)? later than|on or before|latest(?: by)?|bis(?: zum)?|avant le|antes del?|entro il)\s{0,4}:?(?: the)?\s{0,4}$/iu

/** The place to which an empty container is returned, without the deadline. */
export function acceptReturnLocation(text: string): AcceptResult<string> {
  const day = readDate(text, 'day')
  if (NOT_NAMED.test(text.trim()) || day?.at === 0) return null
  const before = day ? text.slice(0, day.at) : ''
  return acceptTerminal(UNTIL.test(before) ? before.replace(UNTIL, '') : text)
}

/** A country by its name or code, alone or as in "Product of Vietnam". */
export function acceptCountry(text: string): AcceptResult<string> {
  const accepted = acceptText(text)
  if (!isAccepted(accepted)) return accepted
  const of = /^(?:product|produce|goods|made) (?:of|in) (?:the )?(\p{L}[\p{L} .]*\p{L})/iu.exec(accepted.value)
  if (of) return { value: of[1]!, at: of[0].length - of[1]!.length, length: of[1]!.length }
  return /^\p{L}/u.test(accepted.value) ? accepted : null
}
