import type { Schemas } from '@boxtrail/contracts'
import { hashId } from '../../claims/claim-key.ts'
import type { AttentionKind } from './kinds.ts'

type Served = Schemas['AttentionEntry']['attributes']

/**
 * Something that somebody must do or know, as the rules find it; what the account set on it (`state`) is kept apart.
 */
export interface AttentionEntry
  extends Pick<
    Served,
    'severity' | 'title' | 'what_to_do' | 'since' | 'due_on' | 'who_acts' | 'money' | 'evidence' | 'actions'
  > {
  kind: AttentionKind
  /** Distinguishes several entries of one kind about one record, for example by the name of a hold. */
  about: string
  /** The source that is silent or not connected; null for an entry that is not about a source. */
  source_id: string | null
  /** What the account set on the entry applies as long as this value stays the same. */
  cause: string
  container_id: string | null
  shipment_id: string | null
  tracking_request_id: string | null
  document_id: string | null
}

export type Evidence = Served['evidence'][number]
export type WhoActs = Served['who_acts']
export type EntryAction = Served['actions'][number]
export type Money = NonNullable<Served['money']>[number]

/** Stable while its cause lasts: the same entry has the same id on every computation. */
export const entryId = (accountId: string, entry: AttentionEntry): string =>
  hashId(accountId, 'attention', entry.kind, recordOf(entry), entry.about)

const recordOf = (entry: AttentionEntry): string =>
  entry.document_id ?? entry.container_id ?? entry.tracking_request_id ?? entry.shipment_id ?? ''
