import type { Schemas } from '@boxtrail/contracts'

/** What is served about one container at one moment. */
export interface Shown {
  attributes: Schemas['Container']['attributes']
  /** `sources` is optional, because the simulation has none beside its records. */
  meta: Omit<Schemas['ContainerMeta'], 'sources'> & Partial<Pick<Schemas['ContainerMeta'], 'sources'>>
  shipment: Schemas['Shipment']['attributes']
  /** The transport events of the container that are not withdrawn. */
  events: readonly ShownEvent[]
  /** The names of the facilities that its relationships lead to. */
  podTerminal: string | null
  pickupFacility: string | null
  nowMs: number
}

export interface ShownEvent {
  name: string
  ms: number
  /** The time of the event, in words. */
  when: string
  place: string | null
  hasPassed: boolean
}

/** Whether a time has passed. A bare date has passed once its day is over at its place. */
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

/** Kept for each zone, because creating a format takes longer than all its uses in a journey. */
const dayIn = (zone: string): Intl.DateTimeFormat => {
  const known = days.get(zone)
  if (known) return known
  const day = new Intl.DateTimeFormat('en-CA', { timeZone: zone, dateStyle: 'short' })
  days.set(zone, day)
  return day
}
const days = new Map<string, Intl.DateTimeFormat>()

/** The pattern of a sentence, and whether what it says is served. */
export type Form = readonly [words: RegExp, isTrue: (shown: Shown, said: Record<string, string | undefined>) => boolean]
