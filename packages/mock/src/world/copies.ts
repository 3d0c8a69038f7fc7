import { withCheckDigit } from '@boxtrail/reference/container-number'
import type { Resource } from './resource.ts'
import { digitsOf, hashOf } from './seed.ts'

/** The types of records of a journey, which is copied several times with different ids and numbers. */
const COPIED = new Set([
  'tracking_request',
  'shipment',
  'container',
  'transport_event',
  'raw_event',
  'attention_entry',
  'contradiction',
])

export const isCopied = ({ type }: Pick<Resource, 'type'>): boolean => COPIED.has(type)

export const UUID = /[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}/g
/**
 * Numbers of the simulator: scenario and variation, followed for a container by its place on the bill and its check
 * digit.
 */
const NUMBER = /\b(Q[XYZ][A-Z]U\d{2}|Q[XZ]S[BK]\d{2})(\d{3})(?:(\d)\d)?\b/g

/** The distance between the variations of successive copies. */
const STEP = 10
export const VARIATIONS = 1_000

/** Translates ids and numbers between the recording and a copy. */
export interface Names {
  /** The copy's id for one of the recording, or the reverse: both directions are the same. */
  id(given: string): string
  /** The JSON of a record or document, with the copy's ids and numbers. */
  text(json: string): string
}

/** The names of one copy of the journeys. Without a seed, the first copy has the recorded ids and numbers. */
export const namesOf = (seed: string, copy: number, copied: ReadonlySet<string>): Names => {
  const isAsRecorded = seed === '' && copy === 0
  const mask = isAsRecorded ? '0'.repeat(12) : digitsOf(`${seed} ${copy}`, 12)
  const shift = seed === '' ? copy * STEP : (hashOf(seed) % 90) * STEP + copy * STEP
  const id = (given: string) => given.slice(0, 24) + masked(given.slice(24), mask)
  const text = (json: string) =>
    isAsRecorded
      ? json
      : renumbered(
          json.replace(UUID, (found) => (copied.has(found) ? id(found) : found)),
          shift,
        )
  return { id, text }
}

/** Shifts the variation in all numbers of the simulator. */
export const renumbered = (json: string, shift: number): string =>
  json.replace(NUMBER, (_, prefix: string, variation: string, place: string | undefined) => {
    const number = prefix + String((Number(variation) + shift) % VARIATIONS).padStart(3, '0')
    return place === undefined ? number : withCheckDigit(number + place)!
  })

const masked = (digits: string, mask: string): string =>
  [...digits].map((digit, at) => (Number.parseInt(digit, 16) ^ Number.parseInt(mask[at]!, 16)).toString(16)).join('')
