import type { HoldName } from '@boxtrail/engine/statement'

/**
 * THE VOCABULARY OF HOLDS, for every adapter: a name, a status, and their combined meaning. `FREIGHT: NO` is no hold,
 * `FREIGHT RELEASED: NO` is one, so a status is never read without its name. Anything else is a hold of the type
 * `other`.
 */

/** Names are matched word by word: capitals, with one space between. */
const words = (pattern: string) => new RegExp(`(?<=^| )(?:${pattern})(?= |$)`, 'g')

/** The type that a name stands for; the first matching row decides. */
export const holdTypes: readonly [RegExp, HoldName][] = [
  [words('USDA\\w*|AGRI\\w*'), 'USDA'],
  [words('VACIS\\w*|NII|X ?RAY|SCAN\\w*'), 'VACIS'],
  [words('TMF\\w*|PIER ?PASS|CTF'), 'TMF'],
  [words('CUSTOMS?|CBP|USA|CET|MET|IEX'), 'customs'],
  [words('FREIGHT|LINE|CARRIER|BL|BOL'), 'freight'],
]

/** Whether `yes` after a name sets the hold or ends it. */
export type Direction = 'hold' | 'release' | 'unknown'

export const holdWord = words('HOLDS?')
export const releaseWord = words('RELEASE[DS]?|CLEAR(?:ED|ANCES?)?|APPROVED|PAID|SATISFIED|OK')
/** A negation may or may not reverse the direction: `NOT RELEASED: NO` can be read either way. */
export const negation = words('NOT|NO|NON|NEVER|WITHOUT|UN(?:RELEASED|CLEARED|PAID)')
/** Words that a name may contain besides its type and still be the name of a hold. */
export const neutralWords: ReadonlySet<string> = new Set(
  'CONTAINER DEFAULT EXAM EXAMINATION INSPECTION INTENSIVE OCEAN SHIPPING TAILGATE TERMINAL US'.split(' '),
)

type StatusWord = 'held' | 'released' | 'pending' | 'yes' | 'no' | 'active' | 'inactive'

export const statusWords: Readonly<Record<string, StatusWord>> = {
  HOLD: 'held',
  HELD: 'held',
  'ON HOLD': 'held',
  ONHOLD: 'held',
  RELEASE: 'released',
  RELEASED: 'released',
  CLEAR: 'released',
  CLEARED: 'released',
  OK: 'released',
  PENDING: 'pending',
  EXPECTED: 'pending',
  ANTICIPATED: 'pending',
  Y: 'yes',
  YES: 'yes',
  TRUE: 'yes',
  '1': 'yes',
  N: 'no',
  NO: 'no',
  FALSE: 'no',
  '0': 'no',
  ACTIVE: 'active',
  INACTIVE: 'inactive',
  NONE: 'inactive',
}

export type HoldState = 'hold' | 'pending' | 'released'

/** A combination that is not listed is unknown. A pending release has not been given yet, so the hold remains. */
export const meanings: Readonly<Record<Direction, Readonly<Partial<Record<StatusWord, HoldState>>>>> = {
  hold: {
    held: 'hold',
    released: 'released',
    pending: 'pending',
    yes: 'hold',
    no: 'released',
    active: 'hold',
    inactive: 'released',
  },
  release: { held: 'hold', released: 'released', pending: 'hold', yes: 'released', no: 'hold' },
  unknown: { held: 'hold', released: 'released' },
}
