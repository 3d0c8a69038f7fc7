/** What reports mean, in the order in which a journey uses it. Each function says more where it is defined. */

export { type Cadence, defaultCadence, intervalMs } from './cadence.ts'
export { forecastCharge } from './charges/forecast.ts'
export { applyReport, foldReports } from './claims/apply-report.ts'
export type { Claim, ReadReport, SourceStyle } from './claims/claim.ts'
export { diff } from './diff/diff.ts'
export type { Change, Difference, Stored } from './diff/difference.ts'
export { explain } from './explain/explain.ts'
export { markdown } from './explain/explanation-markdown.ts'
export { decideRequest } from './lifecycle/decide-request.ts'
export { decideStop } from './lifecycle/decide-stop.ts'

export { createLookups } from './lookups.ts'

export { factPolicy, milestonePolicy, type SourceKind } from './policy.ts'
export { project } from './project/project.ts'
export type { Projection, ProjectionInput, SourcedClaim } from './project/projection.ts'
export { containerBases } from './provenance/container-bases.ts'
export { shipmentBases } from './provenance/shipment-bases.ts'
export { type Fact, type Milestone, noPlace, type Reading, type Statement } from './statement.ts'
export { formatInstant, readTime } from './time.ts'
