/** A stretch of the log, read from its end: numbers above `after`, up to and with `upTo`. */
export interface Stretch {
  after: number
  upTo: number
  /** As many numbers as the one before it is to have. */
  width: number
}

const NARROW = 100
/** As much as the service examines for one request. */
const WIDE = 50_000
const MIN_SHOWN = 25

export const firstStretch = (last: number): Stretch => stretch(last, NARROW)

const stretch = (upTo: number, width: number): Stretch => ({
  after: Math.max(0, upTo - width),
  upTo,
  width,
})

/** The stretch before, wider where little was found; undefined at the beginning of the log. */
export const stretchBefore = ({ after, width }: Stretch, found: number): Stretch | undefined => {
  if (after === 0) return undefined
  if (found >= MIN_SHOWN) return stretch(after, Math.max(NARROW, Math.floor(width / 4)))
  return stretch(after, Math.min(WIDE, width * 4))
}
