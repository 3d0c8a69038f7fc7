/** A range of the log, which is read from its end: numbers above `after`, up to and including `upTo`. */
export interface Stretch {
  after: number
  upTo: number
  /** The width on which that of the previous range is based. */
  width: number
}

const NARROW = 100
/** The maximum number of events that the service examines for one request. */
const WIDE = 50_000
const MIN_SHOWN = 25

export const firstStretch = (last: number): Stretch => stretch(last, NARROW)

const stretch = (upTo: number, width: number): Stretch => ({
  after: Math.max(0, upTo - width),
  upTo,
  width,
})

/** The previous range: wider if few events were found, narrower if many were; undefined at the beginning of the log. */
export const stretchBefore = ({ after, width }: Stretch, found: number): Stretch | undefined => {
  if (after === 0) return undefined
  if (found >= MIN_SHOWN) return stretch(after, Math.max(NARROW, Math.floor(width / 4)))
  return stretch(after, Math.min(WIDE, width * 4))
}
