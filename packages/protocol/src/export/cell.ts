import { formatInstant, zoneOffsetMs } from '@boxtrail/engine/time'

/** The content of a cell of a file; an instant has the zone of its place, if that is known. */
export type Cell = null | string | number | boolean | { instant: string; zone: string | null }

/** An instant at its place, with the offset of its zone: `2026-11-24T07:44:45-08:00`. */
export const localTime = ({ instant, zone }: { instant: string; zone: string | null }): string => {
  const ms = Date.parse(instant)
  const offsetMs = zone === null ? 0 : zoneOffsetMs(ms, zone)
  const local = formatInstant(ms + offsetMs).slice(0, -1)
  return zone === null ? `${local}Z` : `${local}${offsetText(offsetMs)}`
}

const offsetText = (offsetMs: number): string => {
  const minutes = Math.abs(offsetMs) / 60_000
  const two = (value: number) => String(value).padStart(2, '0')
  return `${offsetMs < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}:${two(minutes % 60)}`
}
