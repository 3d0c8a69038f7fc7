import type { Reference } from '@boxtrail/reference/reference'
import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import type { Source } from '@boxtrail/sources/port/source'
import { primaryScac } from '@boxtrail/sources/primary-scac'
import type { Feed } from '../../config/config.ts'
import type { Path } from '../../config/file/locate.ts'
import { type Connect, limitsOf } from './configure-endpoint.ts'

/** A feed of the configuration file, in which it is at `path`. */
export const configureFeed = (
  feed: Feed,
  { reference, connect, path }: { reference: Reference; connect: Connect; path: Path },
): Source => {
  return createFeedSource({
    id: feed.id,
    kind: feed.kind,
    scac: primaryScac(feed.scac, reference),
    authority: authorityOf(feed, reference),
    secrets: feed.secret ? [feed.secret, ...(feed.previous_secret ? [feed.previous_secret] : [])] : null,
    endpoint: feed.base_url ? { baseUrl: feed.base_url, get: connect(feed.auth, path) } : null,
    accountId: feed.account ?? null,
    ...(feed.name === undefined ? {} : { name: feed.name }),
    ...(feed.pushes_every_s === undefined ? {} : { pushesEveryS: feed.pushes_every_s }),
    covers: coverage(feed.facilities ?? 'any', reference),
    limits: limitsOf(feed.limits),
  })
}

/**
 * Whether a feed covers a facility: compares terminals if both are known, otherwise places. Undefined: it is polled
 * about every facility.
 */
const coverage = (facilities: NonNullable<Feed['facilities']>, { places }: Reference): Source['covers'] => {
  if (facilities === 'any') return undefined
  const terminals = new Set(facilities.map((one) => places.terminal(one)?.id).filter((id) => id !== undefined))
  const named = new Set(facilities.map(({ locode }) => locode).filter((locode) => locode !== undefined))
  return ({ locode, terminalId }) =>
    terminalId !== null && terminals.size > 0 ? terminals.has(terminalId) : locode !== null && named.has(locode)
}
