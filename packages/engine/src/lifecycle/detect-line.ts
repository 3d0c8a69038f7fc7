import type { Outcome } from '../statement.ts'

/** Progress of the search for the line of a number. */
export interface DetectionState {
  /** The line that is being polled. */
  asking: string | null
  /** Lines still to be polled, likeliest first. */
  left: readonly string[]
  /** Lines that could not be polled. They may know the number and are polled once more. */
  silent: readonly string[]
  round: number
}

export const detectionLimits = {
  /** Maximum number of lines polled for one number. */
  lines: 5,
  rounds: 3,
  /** A line that has not responded by then is treated as silent. */
  answerWithinMs: 10 * 60_000,
  betweenRoundsMs: 15 * 60_000,
}

export type DetectionStep =
  | { kind: 'take'; scac: string }
  | { kind: 'poll'; scac: string; state: DetectionState }
  | { kind: 'wait'; state: DetectionState; forMs: number }
  | { kind: 'give_up' }

export const beginDetection = (scacs: readonly string[]): DetectionState => ({
  asking: null,
  left: scacs.slice(0, detectionLimits.lines),
  silent: [],
  round: 1,
})

/** A line that knows the number is its line, even if it withholds its data. */
const knowing: readonly Outcome[] = ['ok', 'withheld']
/**
 * Outcomes after which polling again may succeed. "No data" is not one of them: many lines return an empty list for
 * numbers that are not theirs, and a wrong line is worse than none.
 */
const silent: readonly (Outcome | null)[] = [null, 'no_data_yet', 'unreachable', 'throttled', 'unrecognized']

/** Decides the next step. `outcome` is that of the line being polled; null if it did not respond in time. */
export const nextDetectionStep = (state: DetectionState, outcome: Outcome | null): DetectionStep => {
  const { asking } = state
  if (asking === null) return proceed(state)
  if (outcome !== null && knowing.includes(outcome)) return { kind: 'take', scac: asking }
  return proceed({
    ...state,
    asking: null,
    silent: silent.includes(outcome) ? [...state.silent, asking] : state.silent,
  })
}

const proceed = (state: DetectionState): DetectionStep => {
  const [scac, ...left] = state.left
  if (scac !== undefined) return { kind: 'poll', scac, state: { ...state, asking: scac, left } }
  if (state.silent.length === 0 || state.round >= detectionLimits.rounds) return { kind: 'give_up' }
  const again = { ...state, left: state.silent, silent: [], round: state.round + 1 }
  return { kind: 'wait', state: again, forMs: detectionLimits.betweenRoundsMs }
}
