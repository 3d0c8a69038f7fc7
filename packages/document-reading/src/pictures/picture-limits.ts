/** Limits for the recognition of a file. */
export const pictureLimits = { pages: 10, pixels: 12_000_000, dotsPerInch: 200 }

/**
 * A page scanned at a higher resolution is drawn at a higher resolution: small print is read better, and takes longer.
 */
export const MAX_DOTS_PER_INCH = 300
