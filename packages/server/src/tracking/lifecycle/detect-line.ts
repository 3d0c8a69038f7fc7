import type { Outcome } from '../statement.ts'

/** How far the search for the line of a number has come. */
export interface DetectionState {
  /** The line that is being asked. */
  asking: string | null
  /** Lines still to be asked, likeliest first. */
  left: readonly string[]
  /** Lines that could not be asked: they may know the number and are asked once more. */
  silent: readonly string[]
  round: number
}

export const detectionLimits = {
  /** So many lines are asked about one number at most. */
  lines: 5,
  rounds: 3,
  /** A line that has not answered by then counts as silent. */
  answerWithinMs: 10 * 60_000,
  betweenRoundsMs: 15 * 60_000,
}

export type DetectionStep =
  | { kind: 'take'; scac: string }
  | { kind: 'ask'; scac: string; state: DetectionState }
  | { kind: 'wait'; state: DetectionState; forMs: number }
  | { kind: 'give_up' }

export const beginDetection = (scacs: readonly string[]): DetectionState => ({
  asking: null,
  left: scacs.slice(0, detectionLimits.lines),
  silent: [],
  round: 1,
})

/** A line that knows the number is its line, though it may keep its data to itself. */
const knowing: readonly Outcome[] = ['ok', 'withheld']
/**
 * Whom asking again may get an answer from. "No data" is none: many lines say so of numbers that are not theirs, by an
 * empty list, and the wrong line is worse than no line.
 */
const silent: readonly (Outcome | null)[] = [null, 'no_data_yet', 'unreachable', 'throttled', 'unrecognized']

/** What comes next. `heard` is what the line that is being asked said; null when it did not in time. */
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
  if (scac !== undefined) return { kind: 'ask', scac, state: { ...state, asking: scac, left } }
  if (state.silent.length === 0 || state.round >= detectionLimits.rounds) return { kind: 'give_up' }
  const again = { ...state, left: state.silent, silent: [], round: state.round + 1 }
  return { kind: 'wait', state: again, forMs: detectionLimits.betweenRoundsMs }
}
