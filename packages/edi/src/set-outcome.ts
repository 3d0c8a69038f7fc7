import type { EdiProblem } from './segment.ts'

/** The outcome of one transaction set or message. */
export interface SetOutcome {
  /** `315 0001`, as its sender names it. */
  name: string
  verdict: 'accepted' | 'accepted_with_errors' | 'refused'
  problems: EdiProblem[]
  notes: EdiProblem[]
  /** Whether nothing of it is stored: an unsupported kind of message, or a sender that is not the partner. */
  isDropped: boolean
}
