import { claimKey, hashId } from '../claims/claim-key.ts'
import type { Source, SourcedClaim } from '../project/types/projection.ts'
import type { Fact } from '../statement.ts'
import { type DocumentValue, documentValues, isRelied, statementsOf } from './document-values.ts'
import { type FoundValue, type LinkedDocument, textIn } from './linked-document.ts'

const DAY_MS = 86_400_000

/**
 * The claims of an account's own documents about the containers of one shipment. They are computed and never stored:
 * what is taken back is gone at the next projection, and the same documents give the same claims in any order.
 */
export const documentClaims = (documents: readonly LinkedDocument[]): SourcedClaim[] =>
  documentValues(documents).filter(isRelied).map(claimOf)

export const claimOf = ({ document, field, container, value, found }: DocumentValue): SourcedClaim =>
  documentClaim(document, statementsOf[field](container, value), found, [field, container ?? '*', value])

/** A statement of a document as a claim; `what` identifies the statement within the document. */
export const documentClaim = (
  document: LinkedDocument,
  statement: Fact,
  { page, box, words }: FoundValue,
  what: readonly string[],
): SourcedClaim => {
  const statedMs = statedAtMs(document)
  return {
    id: hashId('document', document.id, ...what),
    key: claimKey(statement),
    statement: words === undefined ? statement : { ...statement, text: words },
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
    // It attaches no container to the shipment: the document was linked to those that are there.
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

const DATES = ['document_date', 'issue_date', 'invoice_date'] as const

/** An old document that is uploaded today states what was known on its date. */
export const statedAtMs = (document: LinkedDocument): number => {
  const date = DATES.map((field) => textIn(document, field)).find((text) => text !== '') ?? ''
  const endMs = /^\d{4}-\d{2}-\d{2}$/.test(date) ? Date.parse(date) + DAY_MS : Number.NaN
  return Number.isNaN(endMs) ? document.receivedMs : Math.min(document.receivedMs, endMs)
}
