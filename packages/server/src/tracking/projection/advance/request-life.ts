import type { Change } from '@boxtrail/engine/diff/difference'
import {
  decideRequest,
  type RequestEvent,
  type RequestLimits,
  type RequestState,
  type Trigger,
} from '@boxtrail/engine/lifecycle/decide-request'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import { isAnswer, type Outcome } from '@boxtrail/engine/statement'
import type { LoadedJourney, RequestRow } from '../load/load.ts'
import { lineCheckOf } from '../load/subscribed-checks.ts'

/** Each poll counts once towards the request's retries, however often its journey is projected. */
export const decide = (
  loaded: LoadedJourney,
  projection: Projection,
  hasShipment: boolean,
  context: { limits: RequestLimits; hidesUnknownNumbers: (sourceId: string) => boolean },
  nowMs: number,
) => {
  const { request, journey, checks } = loaded
  let state = stateOf(request)
  let event: RequestEvent | null = null
  let { countedAskedAt, lastAnswer } = journey.state
  const apply = (trigger: Trigger) => {
    const decision = decideRequest(state, request.request_type, trigger, nowMs, context.limits)
    state = decision.state
    event = decision.event ?? event
  }
  const line = lineCheckOf(checks)
  if (line?.last_outcome && isAnswer(line.last_outcome as Outcome)) lastAnswer = line.last_outcome
  const polledAt = line?.last_asked_at?.toISOString()
  if (line?.last_outcome && polledAt && (hasShipment || polledAt !== countedAskedAt)) {
    apply({
      kind: 'outcome',
      outcome: line.last_outcome as Outcome,
      hasShipment,
      bookingCancelled: projection.bookingCancelled,
      hidesUnknownNumbers: context.hidesUnknownNumbers(line.source_id),
    })
    countedAskedAt = polledAt
  }
  apply({ kind: 'time', lastAnswer: (lastAnswer ?? null) as Outcome | null })
  return { state, event: event as RequestEvent | null, countedAskedAt, lastAnswer }
}

export const stateOf = (request: RequestRow): RequestState => ({
  status: request.status,
  failed_reason: request.failed_reason as RequestState['failed_reason'],
  is_retrying: request.is_retrying,
  retry_count: request.retry_count,
  awaitingSinceMs: request.awaiting_since?.getTime() ?? null,
})

export const isChanged = (request: RequestRow, state: RequestState) =>
  JSON.stringify(stateOf(request)) !== JSON.stringify(state)

export const requestChange = (
  request: RequestRow,
  decided: { state: RequestState; event: RequestEvent | null },
  shipmentId: string | null,
  newId: () => string,
): Change => {
  const changeset: Change['changeset'] = {}
  const { status, failed_reason, is_retrying, retry_count } = decided.state
  const next = { status, failed_reason, is_retrying, retry_count, shipment_id: shipmentId }
  for (const [field, value] of Object.entries(next)) {
    const old = request[field as keyof typeof next]
    if (old !== value) changeset[field] = [old, value]
  }
  return {
    id: newId(),
    resource_type: 'tracking_request',
    resource_id: request.id,
    shipment_id: shipmentId,
    container_id: null,
    event: decided.event,
    changeset,
  }
}

export const waitEndsMs = ({ status, awaitingSinceMs }: RequestState, { awaitManifestMs }: RequestLimits) =>
  status === 'awaiting_manifest' && awaitingSinceMs !== null ? awaitingSinceMs + awaitManifestMs : null
