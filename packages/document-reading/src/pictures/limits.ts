/** What the recognition of a file may cost. */
export const pictureLimits = { pages: 10, pixels: 12_000_000, dotsPerInch: 200 }
