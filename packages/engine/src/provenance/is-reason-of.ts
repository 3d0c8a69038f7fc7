import type { SourcedClaim } from '../project/types/projection.ts'
import { publicId } from '../source-id.ts'

/** Whether a reason of a clock of free time names this statement; of a document it names no report. */
export const isReasonOf = (claim: SourcedClaim, source: string, reportId: string | undefined): boolean =>
  (claim.document ? undefined : claim.firstReport) === reportId && publicId(claim.source.id) === source
