import type { SourceKind } from '@boxtrail/engine/policy'
import type { Authority } from '../authority/authority.ts'
import type { Push, Source, Subject } from './source.ts'

/**
 * The statements of one message about one subject: stored as the report's body, and read again at any time by
 * `source.read`.
 */
export interface Pushed {
  subject: Subject
  /** When the source observed it, according to the source; null means when we received it. Milliseconds. */
  observedAtMs: number | null
  body: string
  mediaType: string
}

/** A source that pushes: its checks are never due. */
export type PushSource = Source & { push: Push }

export const isPushSource = (source: Source): source is PushSource => source.push !== undefined

/** `terminal:trapac-la`, `rail:bnsf`, `line:OOLU/edi`; with the account to which it belongs. */
export const pushSourceId = (kind: SourceKind, scac: string | null, id: string, accountId: string | null): string =>
  `${kind}:${kind === 'line' && scac ? `${scac}/` : ''}${id}${accountId ? `@${accountId}` : ''}`

/** The lines whose journeys a source may report on; null for all. */
export const journeyLines = ({ lines }: Authority): readonly string[] | null =>
  lines === 'any' ? null : lines.map(({ scac }) => scac)

/** The `fetch` of a source that only pushes. */
export const neverPolled: Source['fetch'] = async () => ({
  outcome: 'no_data_yet',
  body: null,
  mediaType: null,
  complete: false,
  retryAfterMs: null,
  detail: 'this source is not polled, it only pushes',
})
