import { dayIn } from '../charges/days.ts'
import type { MilestoneClaim, Place, SourcedClaim } from '../project/projection.ts'
import { zoneOffsetMs } from '../time.ts'
import { formatName, sourceInWords } from '../wording.ts'

/** Who states it, for people. */
export const speaker = ({ source }: SourcedClaim): string => formatName(source.name) ?? sourceInWords(source)

export const placeName = ({ locode, name }: Pick<Place, 'locode' | 'name'>): string =>
  locode ?? formatName(name) ?? 'an unknown place'

const moves: Partial<Record<string, string>> = {
  gate_out: 'gate-out',
  gate_in: 'gate-in',
  arrive: 'arrival',
  depart: 'departure',
  load: 'loading',
  berth: 'berthing',
}

/** `the discharge at USLAX`. */
export const moveName = ({ statement: { kind, laden }, place }: MilestoneClaim): string => {
  const fullness = kind === 'gate_out' || kind === 'gate_in' ? (laden === false ? 'empty ' : 'full ') : ''
  return `the ${fullness}${moves[kind] ?? kind.replaceAll('_', ' ')} at ${placeName(place)}`
}

/** `2026-01-25 18:00`, as the place's clocks show it, or the day alone. */
export const when = ({ time, reportedMs }: MilestoneClaim): string => {
  const ms = reportedMs ?? time.ms
  const day = dayIn(ms, time.zone)
  return time.precision === 'day' ? day : `${day} ${timeOfDay(ms, time.zone)}`
}

const timeOfDay = (ms: number, zone: string | null): string =>
  new Date(ms + (zone === null ? 0 : zoneOffsetMs(ms, zone))).toISOString().slice(11, 16)
