import type { Schemas } from '@boxtrail/contracts'
import { parseSourceId } from '@boxtrail/engine/source-id'
import { formatInstant } from '@boxtrail/engine/time'
import type { Source as ConfiguredSource } from '@boxtrail/sources/port/source'
import { cadenceOfPushes } from '../../sources/cadence-of-pushes.ts'
import type { SourceStatus } from './status.ts'

type Source = Schemas['Source']

/** `configured`: undefined if the source is no longer in the configuration. */
export const sourceResource = (status: SourceStatus, configured: ConfiguredSource | undefined): Source => ({
  id: status.id,
  type: 'source',
  attributes: {
    kind: parseSourceId(status.id).kind as Source['attributes']['kind'],
    name: configured?.name ?? null,
    adapter: status.adapter,
    state: status.state,
    failures: status.breaker.failures,
    paused_until: instant(status.breaker.paused_until),
    queue: status.queue,
    next_poll_at: instant(status.next_poll_at),
    ...pushesOf(status, configured),
    last_polls: status.last_polls.map(inSeconds),
    last_failure: status.last_failure && inSeconds(status.last_failure),
  },
})

const pushesOf = ({ pushed_at, push_gaps }: SourceStatus, configured: ConfiguredSource | undefined) => {
  const cadence = cadenceOfPushes(configured, push_gaps)
  return {
    ...(pushed_at ? { last_pushed_at: formatInstant(pushed_at.getTime()) } : {}),
    ...(cadence ? { cadence } : {}),
  }
}

const instant = (date: Date | null) => date && formatInstant(date.getTime())

const inSeconds = <Poll extends { at: string }>(poll: Poll): Poll => ({
  ...poll,
  at: formatInstant(Date.parse(poll.at)),
})
