import type { Schemas } from '@boxtrail/contracts'
import type { ClaimedDocument, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import { sourceTextOf } from '@boxtrail/engine/provenance/source-text'
import { publicId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'

/** A statement as it is served beside what is based on it. */
export const evidenceOf = (claim: SourcedClaim): Schemas['StatedEvidence'] => {
  const { source, statement, firstReport, firstSeenMs, document } = claim
  return {
    source: { id: publicId(source.id), kind: source.kind, name: source.name },
    words: sourceTextOf(statement),
    reported_at: formatInstant(firstSeenMs),
    report_id: firstReport,
    ...(document ? { document: statingDocument(document) } : {}),
  }
}

export const statingDocument = ({ id, name, page, box }: ClaimedDocument): Schemas['StatingDocument'] => ({
  id,
  name,
  page,
  box: box && [...box],
})
