import type { Query } from '@boxtrail/contracts/zod'
import { tooManyStreams } from '@boxtrail/protocol/errors'
import { sequenceOf } from '@boxtrail/protocol/read/last-event-id'
import type { Input, StreamCall } from '../../context.ts'
import { takeListener } from './listeners.ts'
import { look } from './look.ts'
import { eventResource } from './resource.ts'

/** Whether the caller still may read is checked this often. */
const CHECK_EVERY_MS = 2_000
/** Proxies close connections on which nothing is sent. */
const SILENCE_MS = 15_000
/** A client that takes no more of what is ready for so long is disconnected; it goes on where it was. */
const STALLED_MS = 30_000
const RECONNECT_MS = 2_000
const AT_ONCE = 100

/** The account's events as they happen, for as long as the caller may read them (HTML, server-sent events). */
export const streamEvents = ({ query }: Input<'listEvents'>, call: StreamCall): ReadableStream<Uint8Array> => {
  const after = call.lastEventId === undefined ? query.after : sequenceOf(call.lastEventId)
  const leave = takeListener(call.accountId)
  if (!leave) throw tooManyStreams()
  return streamOf(messages(call, { ...query, limit: AT_ONCE }, after), leave)
}

async function* messages(call: StreamCall, query: Query<'listEvents'>, from: number): AsyncGenerator<string> {
  const { stopping, logWatch } = call
  let after = from
  let checkedAtMs = performance.now()
  let sentAtMs = performance.now()
  yield `retry: ${RECONNECT_MS}\n\n`
  while (!stopping.aborted) {
    if (performance.now() - checkedAtMs >= CHECK_EVERY_MS) {
      if (!(await call.isStillValid())) return
      checkedAtMs = performance.now()
    }
    const { rows, nextAfter, last } = await look(call, after, query)
    after = nextAfter
    // An id without data is no event: the client only remembers that everything up to it was filtered out.
    const isSilent = rows.length === 0 && performance.now() - sentAtMs >= SILENCE_MS
    if (rows.length > 0) yield rows.map((row) => messageOf(row.sequence, eventResource(row))).join('')
    else if (isSilent) yield `: nothing new\nid: ${after}\n\n`
    if (rows.length > 0 || isSilent) sentAtMs = performance.now()
    if (after >= last) await logWatch.growth(call.accountId, after, { ms: CHECK_EVERY_MS, signal: stopping })
  }
}

const messageOf = (sequence: number, event: object): string => `id: ${sequence}\ndata: ${JSON.stringify(event)}\n\n`

/** Produces a message only when the client takes it, so that a slow one costs no memory. */
const streamOf = (texts: AsyncGenerator<string>, onEnd: () => void): ReadableStream<Uint8Array> => {
  const encoder = new TextEncoder()
  let stalled: NodeJS.Timeout | undefined
  let hasEnded = false
  const end = (): void => {
    clearTimeout(stalled)
    hasEnded = true
    onEnd()
  }
  return new ReadableStream<Uint8Array>(
    {
      async pull(controller) {
        clearTimeout(stalled)
        const next = await texts.next().catch((error: unknown) => {
          end()
          throw error
        })
        if (hasEnded) return
        if (next.done) {
          end()
          controller.close()
          return
        }
        controller.enqueue(encoder.encode(next.value))
        stalled = setTimeout(() => {
          end()
          controller.error(new Error('The client reads too slowly.'))
          void texts.return(undefined)
        }, STALLED_MS).unref()
      },
      async cancel() {
        end()
        void texts.return(undefined)
      },
    },
    { highWaterMark: 0 },
  )
}
