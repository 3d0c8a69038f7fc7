import type { Schemas } from '@boxtrail/contracts'
import { hashId } from '../../claims/claim-key.ts'
import type { AttentionKind } from './kinds.ts'

type Served = Schemas['AttentionEntry']['attributes']

/** Something that somebody must do or know, as the rules find it; what the account says of it (`state`) is apart. */
export interface AttentionEntry
  extends Pick<
    Served,
    'severity' | 'title' | 'what_to_do' | 'since' | 'due_on' | 'who_acts' | 'money' | 'evidence' | 'actions'
  > {
  kind: AttentionKind
  /** Which of several of its kind about one record: the name of a hold. */
  about: string
  /** The source that is silent, or that is not connected; null for what is not about a source. */
  source_id: string | null
  /** While it is equal, what the account said of the entry holds. */
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
