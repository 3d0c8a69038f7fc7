/** How many days before an arrival its estimate is compared with it. */
export const leads = [14, 7, 3, 1] as const
export type Lead = (typeof leads)[number]

/**
 * The classes of delays in minutes, each up to its bound and above the one before it; the last class has no bound.
 * Neighbours differ by a fifth to a half, so that the class of the median tells how long about half of the reports
 * took.
 */
export const delayBounds = [
  5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 600, 720, 960, 1_200, 1_440, 2_160, 2_880, 4_320, 5_760,
  7_200, 10_080, 14_400, 20_160, 43_200,
] as const

type DelayCounter = `delay_${number}` | 'delay_above'

/**
 * The classes of corrections, by how many hours the time moved, like those of delays; a smaller move is no correction.
 */
export const correctionBounds = [1, 2, 3, 4, 6, 8, 10, 12, 16, 20, 24, 36, 48, 72, 96, 120, 168, 240, 336, 720] as const

type CorrectionCounter = `correction_${number}` | 'correction_above'

/** What is counted for a source. */
export type Counter =
  | `eta_${Lead}`
  | `eta_${Lead}_right`
  | 'actuals'
  | 'actuals_corrected'
  | 'contradictions'
  | 'contradictions_lost'
  | DelayCounter
  | CorrectionCounter

export const delayCounters: readonly DelayCounter[] = [
  ...delayBounds.map((bound) => `delay_${bound}` as const),
  'delay_above',
]

export const correctionCounters: readonly CorrectionCounter[] = [
  ...correctionBounds.map((bound) => `correction_${bound}` as const),
  'correction_above',
]

/**
 * The counters of each column of numbers, in the order in which they are stored. A process of an earlier version
 * rewrites a column that it knows with the counters that it knows, so a new counter needs a new column.
 */
export const countersOf = {
  counts: [
    ...leads.flatMap((lead) => [`eta_${lead}`, `eta_${lead}_right`] as const),
    ...(['actuals', 'actuals_corrected', 'contradictions', 'contradictions_lost'] as const),
    ...delayCounters,
  ],
  corrections: correctionCounters,
} satisfies Record<string, readonly Counter[]>

export type CounterColumn = keyof typeof countersOf

/** Every counter. */
export const counters: readonly Counter[] = Object.values(countersOf).flat()

/** The class of a delay. A report from before the stated time has no delay. */
export const delayCounter = (delayMs: number): DelayCounter => {
  const bound = delayBounds.find((minutes) => delayMs <= minutes * 60_000)
  return bound === undefined ? 'delay_above' : `delay_${bound}`
}

/** The class of a correction, by the distance between the stated times. */
export const correctionCounter = (distanceMs: number): CorrectionCounter => {
  const bound = correctionBounds.find((hours) => distanceMs <= hours * 3_600_000)
  return bound === undefined ? 'correction_above' : `correction_${bound}`
}

/** The value of each counter; a missing one is 0. */
export type Counts = Partial<Record<Counter, number>>
