import type { OperationId } from '@boxtrail/contracts'
import type { Call, Caller, Input, StreamCall } from '../../context.ts'
import { streamEvents } from '../../notifications/event-log/stream.ts'

type Open<Id extends OperationId> = (input: Input<Id>, call: StreamCall) => ReadableStream<Uint8Array>

/** Operations that stay open when the client asks for it by `Accept: text/event-stream`. */
const streams: { [Id in OperationId]?: Open<Id> } = { listEvents: streamEvents }

/** Opens a stream if the operation has one and this request asks for it. */
export const streamFor = <Id extends OperationId>(id: Id, request: Request): Open<Id> | undefined => {
  const asks = /\btext\/event-stream(?!\s*;\s*q=0(\.0*)?\s*(,|$))/i.test(request.headers.get('accept') ?? '')
  // A HEAD request has no body to keep open.
  return asks && request.method === 'GET' ? (streams[id] as Open<Id> | undefined) : undefined
}

/**
 * What a stream needs to know of its request. It ends when the credential is no longer valid, or when the user's page
 * shows another account.
 */
export const streamCall = (call: Call, request: Request, identify: () => Promise<Caller>): StreamCall => ({
  ...call,
  lastEventId: request.headers.get('last-event-id') ?? undefined,
  isStillValid: () =>
    identify().then(
      ({ accountId }) => accountId === call.accountId,
      () => false,
    ),
})

/** For proxies, too: what is kept back until there is more of it is no stream. */
export const streamed = (stream: ReadableStream<Uint8Array>, headers: Record<string, string>): Response =>
  new Response(stream, {
    headers: { ...headers, 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' },
  })
