import type { HoldName } from '@boxtrail/engine/statement'
import {
  type Direction,
  type HoldState,
  holdTypes,
  holdWord,
  meanings,
  negation,
  neutralWords,
  releaseWord,
  statusWords,
} from './hold-words.ts'

/** A hold as a source writes it. */
export interface RawHold {
  raw_name: string
  raw_status: string
  description?: string
}

export interface ReadHold {
  name: HoldName
  status: HoldState
  /** The source's own text. */
  description: string
}

/**
 * The combined meaning of a name and a status. An unknown combination is a hold of the type `other`, never a release.
 */
export const readHold = ({ raw_name, raw_status, description = '' }: RawHold): ReadHold => {
  const name = wordsOf(raw_name)
  const type = holdTypes.find(([pattern]) => matchesPattern(name, pattern))?.[1]
  const direction = directionOf(name)
  const state = meaningOf(raw_status, direction)
  // If the name states neither a type nor that it is a hold, it is unknown what was released.
  const isKnown = state !== undefined && (state !== 'released' || type !== undefined || isNamedHold(name, direction))
  const needsNoStatus = isKnown && direction === 'hold'
  return {
    name: isKnown ? (type ?? 'other') : 'other',
    status: isKnown ? state : 'hold',
    description: [raw_name, needsNoStatus ? '' : raw_status, description]
      .filter((text) => text.trim() !== '')
      .join(': '),
  }
}

const matchesPattern = (name: string, pattern: RegExp) => name.search(pattern) !== -1

/** Uppercases ASCII only, because capitals of other alphabets may be ASCII letters. */
const upperCaseAscii = (text: string) => text.replaceAll(/[a-z]/g, (letter) => letter.toUpperCase())

const wordsOf = (name: string) =>
  upperCaseAscii(name)
    .replaceAll(/[^A-Z0-9\u0080-\uFFFF]+/g, ' ')
    .trim()

const meaningOf = (status: string, direction: Direction): HoldState | undefined => {
  const word = upperCaseAscii(status.trim()).replaceAll(/[\s_-]+/g, ' ')
  return Object.hasOwn(statusWords, word) ? meanings[direction][statusWords[word]!] : undefined
}

const directionOf = (name: string): Direction => {
  const [isHold, isRelease] = [matchesPattern(name, holdWord), matchesPattern(name, releaseWord)]
  if (matchesPattern(name, negation) || (isHold && isRelease)) return 'unknown'
  if (isRelease) return 'release'
  return isHold || isBareType(name) ? 'hold' : 'unknown'
}

const isNamedHold = (name: string, direction: Direction) => direction === 'hold' && matchesPattern(name, holdWord)

/** `CUSTOMS`, `CUSTOMS EXAM`; not `CUSTOMS DOCUMENTS RECEIVED`, where the meaning of yes and no is unclear. */
const isBareType = (name: string): boolean => {
  const rest = holdTypes.reduce((left, [pattern]) => left.replaceAll(pattern, ' '), name)
  return rest !== name && rest.split(' ').every((word) => word === '' || neutralWords.has(word))
}
