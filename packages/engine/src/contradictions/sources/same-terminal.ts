import { foldName } from '@boxtrail/reference/fold-name'
import type { PlaceText } from '../../statement.ts'

/** Words in the names of many terminals, which do not distinguish one from another. */
const GENERIC = new Set(
  'the of and at for port ports terminal terminals container containers depot berth wharf quay dock docks pier ct intl international co corp inc ltd llc pty gmbh ag bv nv sa spa srl limited company'.split(
    ' ',
  ),
)
/** The share of letters that may differ, as in "Burchardkai" and "Burchard-Kay". */
const SLIPS = 0.25

/**
 * Whether two texts at one port name different terminals: by different codes of one list, or by names that have no word
 * in common and do not abbreviate each other. What may be a variant counts as the same: a false alarm about a spelling
 * costs more than a missed contradiction.
 */
export const areOtherTerminals = (a: PlaceText, b: PlaceText, port: string | null): boolean => {
  const [own, other] = [a, b].map(({ facilityCode: code, facilityProvider: list }) =>
    list && code ? { list, code } : null,
  )
  if (own && other && own.list === other.list) return foldName(own.code) !== foldName(other.code)
  const [words, others] = [a, b].map(({ name }) => wordsOf(name, port))
  if (words!.length === 0 || others!.length === 0) return false
  return (
    !words!.some((word) => others!.some((one) => isVariant(word, one))) &&
    !isVariant(words!.join(''), others!.join('')) &&
    !isShort(words!, others!) &&
    !isShort(others!, words!)
  )
}

/** The words of a name that distinguish the terminal from others of the port. */
const wordsOf = (name: string | null, port: string | null): string[] => {
  const ofPort = new Set(foldName(port ?? '').split(' '))
  return foldName(name ?? '')
    .split(' ')
    .filter((word) => word !== '' && !GENERIC.has(word) && !ofPort.has(word))
}

/**
 * Whether one name is short for the other, such as `ctb` for Container Terminal Burchardkai: generic words may count or
 * not.
 */
const isShort = (words: readonly string[], of: readonly string[]): boolean => {
  const initials = of.map((word) => word[0]).join('')
  return words.some(
    (word) =>
      word.length <= 5 && word.endsWith(initials) && /^[ctpi]*$/.test(word.slice(0, -initials.length || undefined)),
  )
}

const isVariant = (a: string, b: string): boolean =>
  a === b ||
  (Math.min(a.length, b.length) >= 4 &&
    (a.startsWith(b) || b.startsWith(a) || distance(a, b) <= SLIPS * Math.max(a.length, b.length)))

/** The edit distance: how many letters are inserted, omitted or replaced. */
const distance = (a: string, b: string): number => {
  let row = Array.from({ length: b.length + 1 }, (_, at) => at)
  for (const [line, letter] of [...a].entries()) {
    const next = [line + 1]
    for (const [at, other] of [...b].entries())
      next.push(Math.min(row[at]! + Number(letter !== other), row[at + 1]! + 1, next[at]! + 1))
    row = next
  }
  return row[b.length]!
}
