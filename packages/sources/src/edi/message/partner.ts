import type { ReportingKind } from '@boxtrail/engine/policy'
import type { PlaceText } from '@boxtrail/engine/statement'
import { type Authority, anyAuthority } from '../../authority/authority.ts'
import type { StatusMeaning } from '../tables/meaning.ts'
import type { ReferenceUse } from '../tables/x12-references.ts'

/** A sender of EDI, and its deviations from the standard. */
export interface Partner {
  id: string
  kind: ReportingKind
  scac: string | null
  authority: Authority
  /** As in ISA-06 or UNB; if empty, any sender with the secret is accepted. */
  senderIds: readonly string[]
  /**
   * The zone of times without a time code, and of the clock that stamps envelopes; null: local time at the place, and
   * UTC.
   */
  zone: string | null
  /** X12 status codes with a different meaning for this partner. */
  status: Readonly<Record<string, StatusMeaning>>
  /** EDIFACT status codes: the first match applies. */
  edifactStatus: readonly EdifactOverride[]
  /** BGM codes of COARRI and CODECO with a different meaning for this partner. */
  bgm: Readonly<Record<string, 'gate_in' | 'gate_out' | 'load' | 'discharge'>>
  /** The partner's own port functions (R4-01), mapped to standard ones: `{ X: 'D' }`. */
  ports: Readonly<Record<string, string>>
  /** Additional qualifiers of N9 and L11. */
  references: Readonly<Record<string, ReferenceUse>>
  /** UN/LOCODE by `qualifier:code`: `K:57035`, `ZZ:TERM4`. */
  places: Readonly<Record<string, string>>
  /** The reference with the status code and place of the event, for senders that put another place in B4. */
  eventPlace: string | null
  /** The place of messages that name none: for a terminal that reports on itself. */
  place: PlaceText | null
}

export interface EdifactOverride {
  agency: string | null
  code: string
  /** The beginning of the text, because senders truncate it. */
  text: string | null
  meaning: StatusMeaning
}

/** A partner that follows the published lists. */
export const plainPartner: Partner = {
  id: 'plain',
  kind: 'line',
  scac: null,
  authority: anyAuthority,
  senderIds: [],
  zone: null,
  status: {},
  edifactStatus: [],
  bgm: {},
  ports: {},
  references: {},
  places: {},
  eventPlace: null,
  place: null,
}
