import { dayIn } from '../../charges/days.ts'
import { placeInWords, sourceInWords } from '../../wording.ts'
import { zoneOffsetMs } from '../../zone-offset.ts'
import type { MilestoneClaim, Place } from '../types/projection.ts'

type Named = Pick<Place, 'key' | 'locode' | 'name'>

/** `Los Angeles`, or `Los Angeles (USLAX)` if the other place of the sentence has the same name. */
export const placeName = (place: Named, beside: Named | null = null): string => {
  const [name, other] = [placeInWords(place), beside && placeInWords(beside)]
  return name === other && place.key !== beside!.key && place.locode !== null && place.locode !== name
    ? `${name} (${place.locode})`
    : name
}

const moves: Partial<Record<string, string>> = {
  gate_out: 'gate-out',
  gate_in: 'gate-in',
  arrive: 'arrival',
  depart: 'departure',
  load: 'loading',
  berth: 'berthing',
}

/** `the discharge at Los Angeles`. */
export const moveName = (
  { statement: { kind, laden }, place }: MilestoneClaim,
  beside: Named | null = null,
): string => {
  const fullness = kind === 'gate_out' || kind === 'gate_in' ? (laden === false ? 'empty ' : 'full ') : ''
  return `the ${fullness}${moves[kind] ?? kind.replaceAll('_', ' ')} at ${placeName(place, beside)}`
}

/** `the discharge at Los Angeles on 2026-01-25 18:00`. */
export const movedWhen = (move: MilestoneClaim, other: Named | null = null): string =>
  `${moveName(move, other)} on ${when(move)}`

/** A move that is named after another one, with its source if that is another. */
export const beside = (move: MilestoneClaim, first: MilestoneClaim): string => {
  const { source } = move.claim
  return `${movedWhen(move, first.place)}${source.id === first.claim.source.id ? '' : ` by ${sourceInWords(source)}`}`
}

/** `2026-01-25 18:00`, in the zone of the place, or the day alone. */
export const when = ({ time, reportedMs }: MilestoneClaim): string => {
  const ms = reportedMs ?? time.ms
  const day = dayIn(ms, time.zone)
  return time.precision === 'day' ? day : `${day} ${timeOfDay(ms, time.zone)}`
}

const timeOfDay = (ms: number, zone: string | null): string =>
  new Date(ms + (zone === null ? 0 : zoneOffsetMs(ms, zone))).toISOString().slice(11, 16)
