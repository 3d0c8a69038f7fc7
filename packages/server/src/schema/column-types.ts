import type { Schemas } from '@boxtrail/contracts'
import type { Anchor } from '@boxtrail/document-reading/reading'
import type { AccuracyCell } from '@boxtrail/engine/accuracy/accuracy'
import type { InlandStep, InlandWindows, LaneStep, LaneWindows } from '@boxtrail/engine/lane-windows'
import type { StatedBill } from '@boxtrail/engine/project/types/projection'
import type { EndedJourney, ColumnTypes as RecordColumnTypes, StoredStop } from '@boxtrail/engine/record/column-types'
import type { Rest } from '@boxtrail/engine/silence/cadence'
import type { SourceSilence } from '@boxtrail/engine/silence/silence'

export type { Json } from '@boxtrail/engine/record/column-types'

/** A custom header of a webhook: its value may be a credential, so it is sealed. Older rows have it as it was sent. */
export type StoredHeader = { name: string; sealed: string } | { name: string; value: string }

/** A value of a custom field, as stored and served. */
export type CustomFieldValue = string | number | boolean | string[] | CustomFieldReference | null

export interface CustomFieldReference {
  type: string
  id: string
}

/** A value of a custom field for a record that does not exist yet. */
export interface StagedField {
  definition_id: string
  api_slug: string
  value: CustomFieldValue
  text: string | null
  /** The container it is for; null for all. */
  number: string | null
}

export interface StagedFields {
  shipment: StagedField[]
  containers: StagedField[]
}

/** What a contradiction says besides what lists are ordered and filtered by. */
export type ContradictionContent = Pick<
  Schemas['Contradiction']['attributes'],
  'title' | 'statements' | 'decided_by' | 'days_at_stake'
>

/** A silence of a source that an account was told of. */
export interface ToldSilence {
  id: string
  silence: SourceSilence
}

/** What an entry of what needs attention says besides what lists are ordered and filtered by. */
export type AttentionContent = Pick<
  Schemas['AttentionEntry']['attributes'],
  'title' | 'what_to_do' | 'who_acts' | 'money' | 'evidence' | 'actions'
>

/** The state that the life cycle of a journey keeps between projections. */
export interface JourneyState {
  /** The last poll that the life cycle of the request has counted. */
  countedAskedAt?: string
  /** What the line last responded about the number. */
  lastAnswer?: string
  /** When tracking was resumed: what came before does not count for an automatic stop. */
  countsFromMs?: number
  /** Since when its line is not asked about it, because it is disabled for the account. */
  pausedMs?: number | undefined
  /** When its line was last enabled again for the account. */
  lineAgainMs?: number
  /** From when to when nobody asked its sources, until they answer; `isOver`: they have been waited for. */
  notAsked?: { fromMs: number; toMs: number; isOver?: true } | undefined
  /** How its last projections looked at what came due, as it was noted (`tracking_interruptions`); not there: nothing was. */
  asked?: { isPaused?: true; untilMs?: number } | undefined
  /** When its checks had last reported that others have reported after, in ms, as it was noted there; not there: nothing was. */
  polled?: Readonly<Record<string, number>> | undefined
  /** When tracking was requested, if not by the wall clock; of a resumed journey, when it was first requested. */
  requestedMs?: number
  /** The last journey of the same container that the account tracked: ended, or stopped on its way. */
  earlier?: { endedMs: number } | { shipmentId: string; requestedMs: number; endedMs?: number }
  /** Tracking was resumed, and has not been projected since. */
  resumed?: true
  pendingStop?: { reason: string; sinceMs: number } | null
  /** The fingerprint of what its sources were last counted by, marked with what was counted (`COUNTED_AS`). */
  counted?: string
  /** What it states of its voyage, while another open shipment of the account has one of its containers, and its fingerprint. */
  bill?: { stated: StatedBill | null; told: string } | undefined
  /** What was known of its lane when it was read, on a day by UTC: how long the steps of the journey may take. */
  lane?: KnownLane<LaneWindows>
  inland?: KnownLane<InlandWindows>
  /** The steps that it has added to the history of its lane. */
  taught?: readonly LaneStep[]
  taughtInland?: readonly InlandStep[]
}

export interface KnownLane<Windows> {
  name: string
  readOn: string
  windows: Windows
}

/**
 * Columns whose content is narrower than their type in the catalogue; those of the engine's records are declared there.
 * Other columns have the type of the catalogue, and JSON is `Json`.
 */
export interface ColumnTypes extends RecordColumnTypes {
  'accuracy_journeys.cells': readonly AccuracyCell[]
  'accuracy_journeys.corrections': readonly AccuracyCell[]
  'accounts.attention': Partial<Schemas['AttentionSettings']['attributes']>
  'accounts.features': Readonly<Record<string, boolean>>
  'attention_contents.content': AttentionContent
  'contradictions.content': ContradictionContent
  'attention_entries.state': 'open' | 'snoozed' | 'done'
  'changes.changeset': Record<string, [unknown, unknown]>
  'container_routes.stops': StoredStop[]
  'custom_field_definitions.default_value': CustomFieldValue
  'custom_field_definitions.reference_type': 'Shipment' | 'Container' | 'TrackingRequest' | 'Party'
  'custom_field_definitions.validation': Schemas['CustomFieldValidation']
  'custom_fields.value': CustomFieldValue
  'documents.extracted_data_manual': Record<string, unknown>
  'documents.wanted': ('classify' | 'extract' | 'link' | 'learn')[]
  'document_lessons.place': Anchor['place']
  'document_representations.left_out': { field: string; reason: string }[]
  'document_representations.payload': Record<string, unknown>
  'document_representations.proposed': Record<string, unknown>
  'email_submissions.left_out': { name: string; reason: string }[]
  'journeys.state': JourneyState
  'source_silences.told': ToldSilence
  'sources.push_rests': Rest[]
  'tariffs.tiers': Schemas['TariffTiers']
  'tracking_requests.ended_journey': EndedJourney
  'tracking_requests.initial_custom_fields': StagedFields
  'webhooks.headers': StoredHeader[]
}
