import type { Query } from '@boxtrail/contracts/zod'
import { tooManyStreams } from '@boxtrail/protocol/errors'
import { sequenceOf } from '@boxtrail/protocol/read/last-event-id'
import type { Input, StreamCall } from '../../context.ts'
import { streamOf } from '../../streaming.ts'
import { takeListener } from './listeners.ts'
import { look } from './look.ts'
import { eventResource } from './resource.ts'

/** How often it is checked whether the caller may still read. */
const CHECK_EVERY_MS = 2_000
/** How long nothing may be sent, because proxies close silent connections. */
const SILENCE_MS = 15_000
const RECONNECT_MS = 2_000
const AT_ONCE = 100

const encoder = new TextEncoder()

/** The account's events as they happen, for as long as the caller may read them (HTML, server-sent events). */
export const streamEvents = ({ query }: Input<'listEvents'>, call: StreamCall): ReadableStream<Uint8Array> => {
  const after = call.lastEventId === undefined ? query.after : sequenceOf(call.lastEventId)
  const leave = takeListener(call.accountId)
  if (!leave) throw tooManyStreams()
  return streamOf(messages(call, { ...query, limit: AT_ONCE }, after), leave)
}

async function* messages(call: StreamCall, query: Query<'listEvents'>, from: number): AsyncGenerator<Uint8Array> {
  const { stopping, logWatch } = call
  let after = from
  let checkedAtMs = performance.now()
  let sentAtMs = performance.now()
  yield encoder.encode(`retry: ${RECONNECT_MS}\n\n`)
  while (!stopping.aborted) {
    if (performance.now() - checkedAtMs >= CHECK_EVERY_MS) {
      if (!(await call.isStillValid())) return
      checkedAtMs = performance.now()
    }
    const { rows, nextAfter, last } = await look(call, after, query)
    after = nextAfter
    // An id without data is not an event: the client only remembers that everything up to it was filtered out.
    const isSilent = rows.length === 0 && performance.now() - sentAtMs >= SILENCE_MS
    if (rows.length > 0) yield encoder.encode(rows.map((row) => messageOf(row.sequence, eventResource(row))).join(''))
    else if (isSilent) yield encoder.encode(`: nothing new\nid: ${after}\n\n`)
    if (rows.length > 0 || isSilent) sentAtMs = performance.now()
    if (after >= last) await logWatch.growth(call.accountId, after, { ms: CHECK_EVERY_MS, signal: stopping })
  }
}

const messageOf = (sequence: number, event: object): string => `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`
