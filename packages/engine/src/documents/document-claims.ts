import { claimKey, hashId } from '../claims/claim-key.ts'
import type { Source, SourcedClaim } from '../project/projection.ts'
import { type DocumentValue, documentValues, isRelied, statementsOf } from './document-values.ts'
import { type LinkedDocument, textIn } from './linked-document.ts'

const DAY_MS = 86_400_000

/**
 * The statements of an account's own documents about the containers of one shipment. They are computed from the documents
 * and never stored: what is taken back is gone at the next projection, and the same documents give the same statements, in
 * whatever order they came.
 */
export const documentClaims = (documents: readonly LinkedDocument[]): SourcedClaim[] =>
  documentValues(documents).filter(isRelied).map(claimOf)

export const claimOf = ({ document, field, container, value, page, box }: DocumentValue): SourcedClaim => {
  const statement = statementsOf[field](container, value)
  const statedMs = statedAtMs(document)
  return {
    id: hashId('document', document.id, field, container ?? '*', value),
    key: claimKey(statement),
    statement,
    firstReport: document.id,
    firstSeenMs: statedMs,
    lastReport: null,
    lastSeenMs: null,
    missingSinceMs: null,
    closedMs: null,
    closedBecause: null,
    supersededBy: null,
    source: sourceOf(document),
    latestReport: document.id,
    latestReportedMs: statedMs,
    // It attaches no container to a shipment: it was linked to those that are there.
    ofContainer: true,
    document: { id: document.id, name: document.name, receivedMs: document.receivedMs, page, box },
  }
}

const sourceOf = ({ id, name }: LinkedDocument): Source => ({
  id: `document:${id}`,
  kind: 'document',
  name,
  scac: null,
})

/** An old paper that is uploaded today says what was known on its date. */
const statedAtMs = (document: LinkedDocument): number => {
  const date = textIn(document, 'document_date')
  const endMs = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) + DAY_MS : Number.NaN
  return Number.isNaN(endMs) ? document.receivedMs : Math.min(document.receivedMs, endMs)
}
