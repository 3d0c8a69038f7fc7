import { authorityOf } from '@boxtrail/sources/authority/configure-authority'
import { createFeedSource } from '@boxtrail/sources/feed/feed-source'
import type { Source } from '@boxtrail/sources/port/source'
import { reference } from '../../harness/reference.ts'
import { wire } from '../../intake/feeds/feed.ts'

const facility = { firms: 'Y258', locode: 'USLAX' }

/** A terminal at Los Angeles that is polled about each container there, and lists the holds that the test sets. */
export const polledTerminal = () => {
  let holds: readonly string[] | null = []
  let observed_at = wire(Date.now())
  const authority = authorityOf({ kind: 'terminal', scac: null, facilities: [facility] }, reference)
  const told = { id: 'pier', kind: 'terminal', name: 'Pier 400', scac: null } as const
  const snapshotOf = (container_number: string) => ({
    ...{ container_number, observed_at, facility, availability: 'yes' },
    ...(holds && { holds: holds.map((raw_name) => ({ raw_name, raw_status: 'HOLD' })) }),
  })
  const source: Source = {
    ...createFeedSource({ ...told, authority, secrets: null, endpoint: null, accountId: null }),
    covers: ({ locode }) => locode === facility.locode,
    fetch: async ({ number }) => ({
      ...{ outcome: 'ok', mediaType: 'application/json', complete: true, retryAfterMs: null, detail: null },
      body: JSON.stringify({ message_id: number, sent_at: observed_at, snapshots: [snapshotOf(number)] }),
    }),
  }
  return {
    source,
    says: (names: readonly string[]) => {
      holds = names
      observed_at = wire(Date.now())
    },
    /** Makes the terminal omit its list of holds. */
    saysNothingOfHolds: () => {
      holds = null
      observed_at = wire(Date.now())
    },
  }
}
