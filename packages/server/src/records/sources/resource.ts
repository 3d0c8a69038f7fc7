import type { Schemas } from '@boxtrail/contracts'
import { parseSourceId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import type { SourceStatus } from './status.ts'

type Source = Schemas['Source']

/** `name`: as configured; null if it is no longer. */
export const sourceResource = (status: SourceStatus, name: string | null): Source => ({
  id: status.id,
  type: 'source',
  attributes: {
    kind: parseSourceId(status.id).kind as Source['attributes']['kind'],
    name,
    adapter: status.adapter,
    state: status.state,
    failures: status.breaker.failures,
    paused_until: instant(status.breaker.paused_until),
    queue: status.queue,
    next_poll_at: instant(status.next_poll_at),
    last_polls: status.last_polls.map(inSeconds),
    last_failure: status.last_failure && inSeconds(status.last_failure),
  },
})

const instant = (date: Date | null) => date && formatInstant(date.getTime())

const inSeconds = <Poll extends { at: string }>(poll: Poll): Poll => ({
  ...poll,
  at: formatInstant(Date.parse(poll.at)),
})
