const OFFSET = /(?:Z|([+-])(\d{2}):?(\d{2}))$/

/** The offset at the end of an ISO 8601 time or an Intl zone name, such as `+02:00`; 0 for `Z` or none. */
export const offsetMs = (zone: string) => {
  const parts = OFFSET.exec(zone)
  if (!parts?.[1]) return 0
  const minutes = Number(parts[2]) * 60 + Number(parts[3])
  return (parts[1] === '-' ? -minutes : minutes) * 60_000
}

const formatters = new Map<string, Intl.DateTimeFormat>()

const readOffsetMs = (ms: number, zone: string): number => {
  let formatter = formatters.get(zone)
  if (!formatter) {
    formatter = new Intl.DateTimeFormat('en-US', { timeZone: zone, timeZoneName: 'longOffset' })
    formatters.set(zone, formatter)
  }
  const name = formatter.formatToParts(ms).find((part) => part.type === 'timeZoneName')?.value ?? 'GMT'
  return name === 'GMT' ? 0 : offsetMs(name.slice(3))
}

/** No zone changes its clocks twice within this time. */
const SPAN_MS = 7 * 86_400_000
/** The offset of each zone in each span of time; null for a span in which it changes. */
const offsets = new Map<string, Map<number, number | null>>()
/** The number of spans in twenty years. */
const MAX_SPANS = 1_040

/**
 * The offset of a zone from UTC at an instant. It is cached because `Intl` takes 2.8 µs, and every time that is placed
 * needs it.
 */
export const zoneOffsetMs = (ms: number, zone: string): number => {
  const spans = offsets.get(zone) ?? new Map<number, number | null>()
  const span = Math.floor(ms / SPAN_MS)
  let offset = spans.get(span)
  if (offset === undefined) {
    if (spans.size >= MAX_SPANS) spans.clear()
    const first = readOffsetMs(span * SPAN_MS, zone)
    offset = first === readOffsetMs((span + 1) * SPAN_MS, zone) ? first : null
    spans.set(span, offset)
    offsets.set(zone, spans)
  }
  return offset ?? readOffsetMs(ms, zone)
}
