/** What the recognition of a file may cost. */
export const pictureLimits = { pages: 10, pixels: 12_000_000, dotsPerInch: 200 }

/** A page that was scanned with more dots is drawn with more: small print is read better, and takes longer. */
export const MAX_DOTS_PER_INCH = 300
