import {
  type Counter,
  type Counts,
  correctionBounds,
  correctionCounters,
  delayBounds,
  delayCounters,
  leads,
} from './counters.ts'

/** The share of cases in which something was so; null if there are no cases. */
export interface Share {
  cases: number
  share: number | null
  /** The bounds of the 95 % confidence interval. */
  low: number | null
  high: number | null
}

const Z = 1.96

/** The share and its Wilson interval, which also holds for few cases. */
export const shareOf = (count: number, cases: number): Share => {
  if (cases === 0) return { cases, share: null, low: null, high: null }
  const share = count / cases
  const spread = Z * Math.sqrt((share * (1 - share)) / cases + (Z * Z) / (4 * cases * cases))
  const [middle, scale] = [share + (Z * Z) / (2 * cases), 1 + (Z * Z) / cases]
  return {
    cases,
    share: rounded(share),
    low: rounded(Math.max(0, (middle - spread) / scale)),
    high: rounded(Math.min(1, (middle + spread) / scale)),
  }
}

const rounded = (share: number) => Math.round(share * 1_000) / 1_000

/** The median delay: the upper bound of its class, or the greatest bound. */
export interface Delay {
  cases: number
  median_minutes: number | null
}

export const medianDelay = (counts: Counts): Delay => {
  const { cases, median } = medianOfClasses(counts, delayCounters, delayBounds)
  return { cases, median_minutes: median }
}

/** The median correction: the upper bound of its class. */
export interface Correction {
  cases: number
  median_hours: number | null
}

export const medianCorrection = (counts: Counts): Correction => {
  const { cases, median } = medianOfClasses(counts, correctionCounters, correctionBounds)
  return { cases, median_hours: median }
}

/** The last class, which has no bound, counts as the greatest bound. */
const medianOfClasses = (counts: Counts, counters: readonly Counter[], bounds: readonly number[]) => {
  const classes = counters.map((counter) => counts[counter] ?? 0)
  const cases = classes.reduce((sum, count) => sum + count, 0)
  if (cases === 0) return { cases, median: null }
  let passed = 0
  const at = classes.findIndex((count) => {
    passed += count
    return passed * 2 >= cases
  })
  return { cases, median: bounds[at] ?? bounds.at(-1)! }
}

/** The figures of one source, from all of its counts. */
export const figuresOf = (counts: Counts) => ({
  eta: leads.map((lead) => ({
    days_before: lead,
    ...shareOf(counts[`eta_${lead}_right`] ?? 0, counts[`eta_${lead}`] ?? 0),
  })),
  delay: medianDelay(counts),
  corrected: shareOf(counts.actuals_corrected ?? 0, counts.actuals ?? 0),
  correction: medianCorrection(counts),
  lost: shareOf(counts.contradictions_lost ?? 0, counts.contradictions ?? 0),
})
