import type { Schemas } from '@boxtrail/contracts'

/** What is served of one container at one moment. */
export interface Shown {
  attributes: Schemas['Container']['attributes']
  /** The simulation has no sources beside its records. */
  meta: Omit<Schemas['ContainerMeta'], 'sources'> & Partial<Pick<Schemas['ContainerMeta'], 'sources'>>
  shipment: Schemas['Shipment']['attributes']
  /** Its transport events that are not withdrawn. */
  events: readonly ShownEvent[]
  /** The names of the facilities that its relationships lead to. */
  podTerminal: string | null
  pickupFacility: string | null
  nowMs: number
}

export interface ShownEvent {
  name: string
  ms: number
  /** The moment and the place in words. */
  when: string
  place: string | null
  hasPassed: boolean
}

/** Of a bare date, its day has to be over where it is meant. */
export const hasPassed = (
  ms: number,
  zone: string | null,
  precision: 'minute' | 'day' | undefined,
  nowMs: number,
): boolean => {
  if (precision !== 'day') return nowMs >= ms
  const day = dayIn(zone ?? 'UTC')
  return day.format(nowMs) > day.format(ms)
}

/** Made once for each zone, because it takes longer than all that it is asked for a journey. */
const dayIn = (zone: string): Intl.DateTimeFormat => {
  const known = days.get(zone)
  if (known) return known
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  days.set(zone, day)
  return day
}
const days = new Map<string, Intl.DateTimeFormat>()

/** The words of a sentence, and whether they say what is served. */
export type Form = readonly [words: RegExp, isTrue: (shown: Shown, said: Record<string, string | undefined>) => boolean]
