/** The engine's functions, in the order in which a journey uses them. Each is documented where it is defined. */

export { type Cadence, type CadenceInput, defaultCadence, intervalMs } from './cadence.ts'
export { forecastCharge } from './charges/forecast.ts'
export { type Applied, applyReport, foldReports, type ReadUntil } from './claims/apply-report.ts'
export type { Claim, ReadReport, SourceStyle } from './claims/claim.ts'
export type { ContradictingStatement, Contradiction } from './contradictions/contradiction/contradiction.ts'
export { type ComparedInput, type Contradictions, projectWithContradictions } from './contradictions/contradictions.ts'
export { diff } from './diff/diff.ts'
export type { Change, DiffContext, Difference, Stored } from './diff/difference.ts'
export { type ExplainedContainer, type Explanation, explain, type Sentence } from './explain/explain.ts'
export { markdown, type Sections } from './explain/explanation-markdown.ts'
export {
  type Decision,
  decideRequest,
  type RequestLimits,
  type RequestState,
  type Trigger,
} from './lifecycle/decide-request.ts'
export { decideStop, type LineTrackingInput, type PendingStop, type StopDecision } from './lifecycle/decide-stop.ts'

export { createLookups, type Lookups } from './lookups.ts'

export { factPolicy, milestonePolicy, type SourceKind } from './policy.ts'
export { project } from './project/project.ts'
export type { Projection, ProjectionInput, SourcedClaim } from './project/types/projection.ts'
export {
  type ContainerBases,
  containerBases,
  type RecordBases,
  type RecordedContainer,
} from './provenance/container-bases.ts'
export type { Recorded } from './provenance/record-bases.ts'
export { shipmentBases } from './provenance/shipment-bases.ts'
export {
  type Fact,
  type FactValues,
  type Kind,
  type Milestone,
  noPlace,
  type PlaceText,
  type Reading,
  type Statement,
} from './statement.ts'
export { formatInstant, readTime } from './time.ts'
