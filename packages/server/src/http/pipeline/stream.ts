import type { OperationId } from '@boxtrail/contracts'
import { FILE_TYPES, fileFormatOf } from '@boxtrail/protocol/export/file-format'
import { accepts, asksPdf } from '@boxtrail/protocol/read/accept'
import { openAccuracy } from '../../accuracy/open-file.ts'
import type { Call, Caller, Input, StreamCall } from '../../context.ts'
import { openPdf } from '../../evidence/open-pdf.ts'
import type { OpenFile } from '../../list-file.ts'
import { streamEvents } from '../../notifications/event-log/stream.ts'
import { openContradictions } from '../../shipments/contradictions/open-file.ts'
import { openContainers, openShipments } from '../../shipments/files/open-files.ts'

/** A response whose body is produced while it is read. */
export interface Streamed {
  body: ReadableStream<Uint8Array>
  headers: Record<string, string>
}

type Open = (call: StreamCall) => Streamed | Promise<Streamed>
type OpenIfRequested<Id extends OperationId> = (request: Request, input: Input<Id>) => Open | undefined

const events: OpenIfRequested<'listEvents'> = (request, input) => {
  if (!accepts(request.headers.get('accept'), 'text/event-stream')) return undefined
  // For proxies as well: a stream must not be held back until there is more of it.
  const headers = { 'Content-Type': 'text/event-stream; charset=utf-8', 'X-Accel-Buffering': 'no' }
  return (call) => ({ body: streamEvents(input, call), headers })
}

const file =
  <Id extends 'listAccuracy' | 'listContainers' | 'listContradictions' | 'listShipments'>(
    open: OpenFile<Id>,
  ): OpenIfRequested<Id> =>
  (request, { query }) => {
    const format = fileFormatOf(query, request.headers.get('accept'))
    if (!format) return undefined
    return async (call) => {
      const { body, disposition } = await open(query, format, call)
      return { body, headers: { 'Content-Type': FILE_TYPES[format], 'Content-Disposition': disposition } }
    }
  }

const evidence: OpenIfRequested<'getContainerEvidence'> = (request, input) =>
  asksPdf(input.query.format, request.headers.get('accept')) ? (call) => openPdf(input, call) : undefined

/** Operations that answer with a stream if a request asks for it. */
const streams: { [Id in OperationId]?: OpenIfRequested<Id> } = {
  getContainerEvidence: evidence,
  listEvents: events,
  listAccuracy: file(openAccuracy),
  listContainers: file(openContainers),
  listContradictions: file(openContradictions),
  listShipments: file(openShipments),
}

/** Opens a stream if the operation has one and this request asks for it. */
export const streamFor = <Id extends OperationId>(id: Id, request: Request, input: Input<Id>): Open | undefined =>
  // A HEAD request has no body to keep open.
  request.method === 'GET' ? (streams[id] as OpenIfRequested<Id> | undefined)?.(request, input) : undefined

/**
 * What a stream needs to know about its request. It ends when the credential is no longer valid, or when the user's
 * page shows another account.
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

export const streamed = (stream: Streamed, headers: Record<string, string>): Response =>
  new Response(stream.body, { headers: { ...headers, ...stream.headers } })
