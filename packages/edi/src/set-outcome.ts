import type { EdiProblem } from './segment.ts'

/** What became of one transaction set or message. */
export interface SetOutcome {
  /** `315 0001`, as its sender names it. */
  name: string
  verdict: 'accepted' | 'accepted_with_errors' | 'refused'
  problems: EdiProblem[]
  notes: EdiProblem[]
  /** Nothing of it is kept: a kind of message that nobody reads, a sender who is not the partner. */
  isDropped: boolean
}
