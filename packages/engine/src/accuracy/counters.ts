/** How many days before the arrival an estimate of it is looked at. */
export const leads = [14, 7, 3, 1] as const
export type Lead = (typeof leads)[number]

/**
 * Delays are counted in these classes, in minutes, each up to its bound and above the one before it; the last class has no
 * bound. Neighbours differ by a fifth to a half, so the class of a median says how long about half of the reports took.
 */
export const delayBounds = [
  5, 10, 15, 20, 30, 45, 60, 90, 120, 180, 240, 360, 480, 600, 720, 960, 1_200, 1_440, 2_160, 2_880, 4_320, 5_760,
  7_200, 10_080, 14_400, 20_160, 43_200,
] as const

type DelayCounter = `delay_${number}` | 'delay_above'

/** One thing that is counted of a source. */
export type Counter =
  | `eta_${Lead}`
  | `eta_${Lead}_right`
  | 'actuals'
  | 'actuals_corrected'
  | 'contradictions'
  | 'contradictions_lost'
  | DelayCounter

export const delayCounters: readonly DelayCounter[] = [
  ...delayBounds.map((bound) => `delay_${bound}` as const),
  'delay_above',
]

/** Every counter, in the order in which numbers are stored: new ones are added at the end. */
export const counters: readonly Counter[] = [
  ...leads.flatMap((lead) => [`eta_${lead}`, `eta_${lead}_right`] as const),
  'actuals',
  'actuals_corrected',
  'contradictions',
  'contradictions_lost',
  ...delayCounters,
]

/** The class of a delay. What is reported before it is said to have happened took no time. */
export const delayCounter = (delayMs: number): DelayCounter => {
  const bound = delayBounds.find((minutes) => delayMs <= minutes * 60_000)
  return bound === undefined ? 'delay_above' : `delay_${bound}`
}

/** How often each thing was counted; what is missing was not. */
export type Counts = Partial<Record<Counter, number>>
