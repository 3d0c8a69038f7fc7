import { isSameBill } from '@boxtrail/reference/bare-number'
import { foldName } from '@boxtrail/reference/fold-name'
import type { Places } from '@boxtrail/reference/places'
import type { Port } from '@boxtrail/reference/places/place'
import { alphanumeric, billNumber } from './compared-document.ts'

/** Legal forms, and words that occur in many names. */
const COMMON = new Set(
  `the and of for de du la le y und co company companies comp corp corporation inc incorporated llc llp lp plc ltd
  limited ltda cia gmbh mbh ag kg kgaa ohg ug se sa sas sarl sau srl spa sl slu nv bv bvba sprl ab as asa oy oyj aps pte
  pty pvt private sdn bhd kk jsc ojsc ooo oao cv zoo sro doo dd kft ev public joint stock import imports export exports
  trading trade international intl global group holding holdings enterprise enterprises industry industries industrial
  manufacturing mfg products factory works service services usa us china uk`.split(/\s+/),
)

/** Text that is not a name, or is the name of a representative. */
const STANDS_FOR = /\border\b|\bsame as\b|\bbank\b|\bc\/o\b|\bbehalf\b|\bagents?\b|\bvessel\b/i

const wordsOf = (name: string): string[] =>
  foldName(name)
    .split(' ')
    .filter((word) => word.length > 1 && !COMMON.has(word))

/**
 * Whether two names are clearly different: they share no word, not even nearly, and the letters of one are not the
 * initials of the other.
 */
export function areOtherParties(a: unknown, b: unknown): boolean {
  if (typeof a !== 'string' || typeof b !== 'string' || STANDS_FOR.test(a) || STANDS_FOR.test(b)) return false
  const [one, other] = [wordsOf(a), wordsOf(b)]
  if (one.length === 0 || other.length === 0 || isLatin(one) !== isLatin(other)) return false
  const [first, second] = [one.join(''), other.join('')]
  if (first.includes(second) || second.includes(first)) return false
  if (one.some((word) => isInitials(word, other)) || other.some((word) => isInitials(word, one))) return false
  return !one.some((word) => other.some((its) => isNearly(word, its)))
}

const isLatin = (words: readonly string[]) => words.some((word) => /^[a-z\d]+$/.test(word))

const isInitials = (word: string, words: readonly string[]) =>
  words.length > 1 &&
  words
    .map((one) => one[0])
    .join('')
    .startsWith(word)

const isNearly = (a: string, b: string) =>
  a === b || (a.length >= 4 && b.length >= 4 && a.slice(0, 4) === b.slice(0, 4))

/**
 * How far apart ports must be: terminals and harbours of one port, and ports that are used for each other, are closer
 * together.
 */
const ELSEWHERE_KM = 120

/** Whether two texts name known ports that are far from each other. */
export function areOtherPorts(a: unknown, b: unknown, places: Pick<Places, 'byName'>): boolean {
  const [one, other] = [portNamed(a, places), portNamed(b, places)]
  return one !== undefined && other !== undefined && kilometres(one, other) > ELSEWHERE_KM
}

const portNamed = (name: unknown, places: Pick<Places, 'byName'>): Port | undefined => {
  const found = typeof name === 'string' ? places.byName(name.slice(0, 100)) : undefined
  return found?.kind === 'port' ? found : undefined
}

const kilometres = (a: Port, b: Port): number => {
  const degrees = Math.abs(a.longitude - b.longitude)
  const east = Math.min(degrees, 360 - degrees) * Math.cos((((a.latitude + b.latitude) / 2) * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * 111
}

/** Whether two numbers are different; with and without the code of its line, a number is the same. */
export function areOtherBills(a: unknown, b: unknown): boolean {
  const [one, other] = [billNumber(a), billNumber(b)]
  return one.length > 4 && other.length > 4 && !one.endsWith(other) && !other.endsWith(one) && !isSameBill(one, other)
}

/**
 * Whether one seal number is another one mistyped: with one different character, or two transposed. A container has
 * seals of several parties, and customs attaches new ones, so that different seals are not a contradiction.
 */
export function isMistypedSeal(a: unknown, b: unknown): boolean {
  const [one, other] = [alphanumeric(a), alphanumeric(b)]
  if (one.length < 6 || one.length !== other.length) return false
  const [first, second, ...more] = [...one].flatMap((sign, at) => (sign === other[at] ? [] : [at]))
  if (first === undefined || more.length > 0) return false
  if (second === undefined) return true
  return second === first + 1 && one[first] === other[second] && one[second] === other[first]
}
