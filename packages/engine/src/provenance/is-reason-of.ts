import type { SourcedClaim } from '../project/types/projection.ts'
import { publicId } from '../source-id.ts'

/** Whether a reason for a free-time clock names this statement. For a document it names no report. */
export const isReasonOf = (claim: SourcedClaim, source: string, reportId: string | undefined): boolean =>
  (claim.document ? undefined : claim.firstReport) === reportId && publicId(claim.source.id) === source

/**
 * Whether a claim that is a reason for a clock is the one that states its day, `YYYY-MM-DD`: a document may state
 * several days. For a source, the report is named, which states one.
 */
export const isDayOf = ({ source, statement }: SourcedClaim, day: string | null): boolean =>
  source.kind !== 'document' || (statement.says === 'fact' && statement.value === day)
