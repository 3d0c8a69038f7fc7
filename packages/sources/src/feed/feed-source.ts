import type { SourceKind } from '@boxtrail/engine/policy'
import { normalizeNumber } from '@boxtrail/reference/number'
import type { Authority } from '../authority/authority.ts'
import type { Endpoint } from '../port/endpoint.ts'
import { journeyLines, neverPolled, pushSourceId } from '../port/push.ts'
import type { Source } from '../port/source.ts'
import { feedName } from './feed-name.ts'
import { fetchMessage } from './fetch-feed-message.ts'
import type { FeedProfile } from './items.ts'
import { fingerprintMessage, readMessage } from './read-feed-message.ts'

/** Increment whenever `readMessage` reads the same bytes differently. */
export const FEED_VERSION = 12

export interface FeedOptions {
  id: string
  kind: SourceKind
  /** `feedName` if left out. */
  name?: string
  scac: string | null
  authority: Authority
  /** Null if it does not push. */
  secrets: readonly string[] | null
  /** Null if it is not polled. */
  endpoint: Endpoint | null
  accountId: string | null
  /** How often it should push, in seconds. */
  pushesEveryS?: number
  covers?: Source['covers']
  limits?: Partial<Source['limits']>
}

/** A terminal, railway or line that speaks the feed contract (spec/feed.yaml) and pushes, is polled, or both. */
export const createFeedSource = (options: FeedOptions): Source => {
  const { id, kind, scac, authority, secrets, endpoint, accountId, covers, limits = {}, pushesEveryS } = options
  const everyS = pushesEveryS === undefined ? {} : { everyS: pushesEveryS }
  const profile: FeedProfile = { kind, authority }
  return {
    id: pushSourceId(kind, scac, id, accountId),
    kind,
    name: options.name ?? feedName(options),
    scac,
    adapter: 'feed',
    adapterVersion: FEED_VERSION,
    // Each message adds to the earlier ones. A list in it is complete; what it does not mention was not reported.
    style: 'delta',
    limits: { concurrency: 4, perMinute: null, perDay: null, ...limits },
    hidesUnknownNumbers: false,
    normalizeNumber: (_kind, number) => normalizeNumber(number),
    fetch: endpoint ? (subject, signal) => fetchMessage(endpoint, subject, signal) : neverPolled,
    read: (body, subject) => readMessage(body, subject, profile),
    fingerprint: fingerprintMessage,
    ...(endpoint ? { covers: covers ?? (() => true) } : {}),
    ...(secrets ? { push: { id, secrets, accountId, lines: journeyLines(authority), ...everyS } } : {}),
  }
}
