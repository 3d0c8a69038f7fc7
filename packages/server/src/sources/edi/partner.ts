import type { SourceKind } from '../../tracking/policy.ts'
import type { PlaceText } from '../../tracking/statement.ts'
import { type Authority, anyAuthority } from '../authority/authority.ts'
import type { StatusMeaning } from './tables/meaning.ts'
import type { ReferenceUse } from './tables/x12-references.ts'

/** Who sends us EDI, and what this sender does its own way. */
export interface Partner {
  id: string
  kind: Exclude<SourceKind, 'user'>
  scac: string | null
  authority: Authority
  /** As in ISA-06 or UNB; empty: whoever has the secret. */
  senderIds: readonly string[]
  /** The zone of times without a time code, and of the clock that stamps envelopes; null: at the place, and UTC. */
  zone: string | null
  /** X12 status codes that mean another thing here. */
  status: Readonly<Record<string, StatusMeaning>>
  /** EDIFACT status codes: the first that fits. */
  edifactStatus: readonly EdifactOverride[]
  /** Further qualifiers of N9 and L11. */
  references: Readonly<Record<string, ReferenceUse>>
  /** UN/LOCODE by `qualifier:code`: `K:57035`, `ZZ:TERM4`. */
  places: Readonly<Record<string, string>>
  /** The reference that has status code and place of the event, where B4 has another place. */
  eventPlace: string | null
  /** Where a sender is that names no place: a terminal speaking of itself. */
  place: PlaceText | null
}

export interface EdifactOverride {
  agency: string | null
  code: string
  /** The beginning of the words, which senders cut short. */
  text: string | null
  meaning: StatusMeaning
}

/** A partner who follows the published lists. */
export const plainPartner: Partner = {
  id: 'plain',
  kind: 'line',
  scac: null,
  authority: anyAuthority,
  senderIds: [],
  zone: null,
  status: {},
  edifactStatus: [],
  references: {},
  places: {},
  eventPlace: null,
  place: null,
}
