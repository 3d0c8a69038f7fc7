/**
 * Splits text into segments, and segments into interchanges, and writes them. What a message means is up to the caller.
 */

export { type EdifactSeparators, edifactDefaults, tokeniseEdifact, writeEdifact } from './edifact.ts'
export { component, type EdifactInterchange, type EdifactMessage, edifactInterchanges } from './edifact-envelope.ts'
export {
  describeProblem,
  type EdiFault,
  type EdifactSegment,
  type EdiLimits,
  type EdiProblem,
  ediLimits,
  type Segment,
  type Tokenised,
  type X12Segment,
} from './segment.ts'
export type { SetOutcome } from './set-outcome.ts'
export { tokeniseX12, writeX12, type X12Separators } from './x12.ts'
export { element, type X12Group, type X12Interchange, type X12Set, x12Interchanges } from './x12-envelope.ts'
