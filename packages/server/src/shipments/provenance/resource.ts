import type { Schemas } from '@boxtrail/contracts'
import type { ResolvePlace, SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { Basis } from '@boxtrail/engine/provenance/basis'
import { happenedMs, sourceTextOf } from '@boxtrail/engine/provenance/source-text'
import { publicId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import { unstated } from '@boxtrail/protocol/evidence/unstated'
import { statingDocument } from '../../records/evidence.ts'
import type { Receipt } from './queries.ts'

type Entry = Schemas['ProvenanceEntry']
type Statement = Schemas['ReportedStatement']

/** What is needed to write entries. */
export interface Sources {
  receipts: ReadonlyMap<string, Receipt>
  resolvePlace: ResolvePlace
}

/** More contradicting statements than this are not listed. */
const MAX_PREVAILED_OVER = 20

/** The statements whose reports are looked up. */
export const claimsBehind = ({ claim, prevailedOver }: Basis): SourcedClaim[] => [
  ...(claim ? [claim] : []),
  ...prevailedOver.slice(0, MAX_PREVAILED_OVER),
]

export const entryOf = ({ kind, claim, decidedBy, from, prevailedOver }: Basis, sources: Sources): Entry => ({
  set_by: claim ? statementOf(claim, sources) : unstated(kind === 'user' ? 'user' : 'derived'),
  derived_from: [...from],
  decided_by: decidedBy && { field: decidedBy.field, order: [...decidedBy.order] },
  prevailed_over: prevailedOver.slice(0, MAX_PREVAILED_OVER).map((other) => statementOf(other, sources)),
  ...(prevailedOver.length > MAX_PREVAILED_OVER
    ? { prevailed_over_left_out: prevailedOver.length - MAX_PREVAILED_OVER }
    : {}),
})

const statementOf = (claim: SourcedClaim, { receipts, resolvePlace }: Sources): Statement => {
  const { source, statement, firstReport, document } = claim
  const receipt = receipts.get(firstReport)
  const happened = happenedMs(statement, source, resolvePlace)
  return {
    source: { id: publicId(source.id), kind: source.kind, name: source.name },
    words: sourceTextOf(statement),
    happened_at: happened === null ? null : formatInstant(happened),
    first_reported_at: formatInstant(claim.firstSeenMs),
    last_reported_at: formatInstant(claim.latestReportedMs),
    received_at: document
      ? formatInstant(document.receivedMs)
      : receipt
        ? formatInstant(receipt.received_at.getTime())
        : null,
    recorded_at: receipt ? formatInstant(receipt.recorded_at.getTime()) : null,
    report_id: document ? null : firstReport,
    adapter: receipt?.adapter ?? null,
    adapter_version: receipt?.adapter_version ?? null,
    ...(document ? { document: statingDocument(document) } : {}),
  }
}
