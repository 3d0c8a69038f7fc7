import { type Cadence, intervalMs, phaseOf } from '../../tracking/cadence.ts'
import { type Change, type Difference, diff } from '../../tracking/diff.ts'
import { decideStop, type PendingStop, type StopReason, stopWindows } from '../../tracking/lifecycle/line-tracking.ts'
import {
  decideRequest,
  type RequestEvent,
  type RequestLimits,
  type RequestState,
  type Trigger,
} from '../../tracking/lifecycle/tracking-request.ts'
import { project } from '../../tracking/project/project.ts'
import type { Fields, Projection } from '../../tracking/project/types.ts'
import type { Outcome } from '../../tracking/statement.ts'
import { formatInstant } from '../../tracking/time.ts'
import type { JourneyState, LoadedJourney, RequestRow } from './load.ts'
import type { World } from './world.ts'

export interface AdvanceContext {
  world: World
  newId: () => string
  cadence: Cadence
  limits: RequestLimits
  /** Of a source: its profile says so. */
  lineCannotTell: (sourceId: string) => boolean
}

/** Everything that transaction 2 writes for one journey. */
export interface Advance {
  loaded: LoadedJourney
  difference: Difference
  request: { before: RequestRow; after: RequestState; shipmentId: string | null; event: RequestEvent | null } | null
  /** Null: go on. */
  stop: StopReason | null
  state: JourneyState
  dueMs: number | null
  /** The line's check is wanted this often. */
  everyS: number
  waiting: boolean
  changes: Change[]
  newId: () => string
}

/** Decides what becomes of a journey. Pure: the clock is in `loaded.journey.now`. */
export const advance = (loaded: LoadedJourney, context: AdvanceContext): Advance => {
  const { journey, request, claims, stored } = loaded
  const nowMs = journey.now.getTime()
  const now = formatInstant(nowMs)
  const { world, newId } = context
  const projection = project({
    request: { type: request.request_type, number: request.normalized_number, createdMs: request.created_at.getTime() },
    claims,
    resolvePlace: world.resolvePlace,
    equipment: world.equipment,
    nowMs,
  })
  const stopped = request.status === 'tracking_stopped' || request.status === 'failed'
  const difference = diff(stored, stopped ? { ...projection, shipment: null } : projection, {
    accountId: journey.account_id,
    newId,
    vesselId: world.vesselId,
    now,
  })
  const begins = stored.shipment === null && difference.shipment !== null
  const shipmentId = difference.shipment?.id ?? stored.shipment?.id ?? null
  const decided = decide(loaded, projection, shipmentId !== null, context, nowMs)
  const failsNow = decided.state.status === 'failed' && request.status !== 'failed'
  const kept =
    failsNow && begins
      ? {
          ...difference,
          shipment: null,
          containers: [],
          rawEvents: [],
          transportEvents: [],
          invalidated: [],
          changes: [],
        }
      : difference
  const linked = kept.shipment || stored.shipment ? shipmentId : null

  const changes = [...kept.changes]
  const requestChanged = isChanged(request, decided.state) || (linked !== null && request.shipment_id !== linked)
  if (requestChanged) changes.push(requestChange(request, decided, linked, newId))
  const life = lineTracking(loaded, projection, decided.state.status, nowMs)
  return {
    loaded,
    difference: kept,
    request: requestChanged
      ? { before: request, after: decided.state, shipmentId: linked, event: decided.event }
      : null,
    stop: life.stop,
    state: { ...journey.state, countedAskedAt: decided.countedAskedAt, pendingStop: life.pending },
    dueMs: earliest(
      [
        projection.lookAgainMs && projection.lookAgainMs + 1_000,
        life.lookAgainMs,
        waitEndsMs(decided.state, context.limits),
        nearArrivalMs(projection, context.cadence, nowMs),
      ],
      nowMs,
    ),
    everyS: Math.round(wantedEveryMs(loaded, projection, decided.state, life.pending, context.cadence, nowMs) / 1_000),
    waiting: decided.state.status === 'pending' || decided.state.status === 'awaiting_manifest',
    changes,
    newId,
  }
}

const earliest = (times: readonly (number | null | 0 | undefined)[], nowMs: number) => {
  const known = times.filter((ms): ms is number => typeof ms === 'number' && ms > 0)
  return known.length > 0 ? Math.max(Math.min(...known), nowMs + 1_000) : null
}

/** Each asking counts once for the request's retries, however often its journey is looked at. */
const decide = (
  loaded: LoadedJourney,
  projection: Projection,
  hasShipment: boolean,
  context: AdvanceContext,
  nowMs: number,
) => {
  const { request, journey, checks } = loaded
  let state = stateOf(request)
  let event: RequestEvent | null = null
  let countedAskedAt = journey.state.countedAskedAt
  const apply = (trigger: Trigger) => {
    const decision = decideRequest(state, request.request_type, trigger, nowMs, context.limits)
    state = decision.state
    event = decision.event ?? event
  }
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  const askedAt = line?.last_asked_at?.toISOString()
  if (line?.last_outcome && askedAt && (hasShipment || askedAt !== countedAskedAt)) {
    apply({
      kind: 'outcome',
      outcome: line.last_outcome as Outcome,
      hasShipment,
      bookingCancelled: projection.bookingCancelled,
      lineCannotTell: context.lineCannotTell(line.source_id),
    })
    countedAskedAt = askedAt
  }
  // Nothing detects a line yet: a request without one must say so rather than hold its number for ever.
  if (request.scac === null) apply({ kind: 'line_not_detected' })
  apply({ kind: 'time' })
  return { state, event: event as RequestEvent | null, countedAskedAt }
}

export const stateOf = (request: RequestRow): RequestState => ({
  status: request.status,
  failed_reason: request.failed_reason as RequestState['failed_reason'],
  is_retrying: request.is_retrying,
  retry_count: request.retry_count,
  awaitingSinceMs: request.awaiting_since?.getTime() ?? null,
})

const isChanged = (request: RequestRow, state: RequestState) =>
  JSON.stringify(stateOf(request)) !== JSON.stringify(state)

const requestChange = (
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

const msOf = (value: unknown) => (typeof value === 'string' ? Date.parse(value) : null)

const lineTracking = (
  { journey, request, checks }: LoadedJourney,
  projection: Projection,
  status: string,
  nowMs: number,
) => {
  if (!projection.shipment || status !== 'created') return { stop: null, pending: null, lookAgainMs: null }
  const { fields } = projection.shipment
  const line = checks.find((check) => check.source_id.startsWith('line:'))
  // What the line said before this request, or before its resumption, ends nothing: others may have asked it long ago.
  const fromMs = Math.max(request.created_at.getTime(), journey.state.countsFromMs ?? 0)
  const heardMs = line?.last_answered_at?.getTime() ?? 0
  const heardAtMs = heardMs >= fromMs ? heardMs : null
  const decision = decideStop(
    {
      boxes: projection.boxes.map(({ fields: box }) => ({
        emptyTerminatedAtMs: msOf(box.empty_terminated_at),
        fullOutAtMs: msOf(box.final_destination_full_out_at) ?? msOf(box.pod_full_out_at),
      })),
      arrivedAtMs:
        fields.destination_locode || fields.destination_name
          ? msOf(fields.destination_ata_at)
          : msOf(fields.pod_ata_at),
      bookingCancelled: projection.bookingCancelled,
      lastNewClaimMs: Math.max(line?.last_new_claim_at?.getTime() ?? 0, fromMs),
      // An answer that lacks an actual does not stand behind it, though the claim stays until that is confirmed.
      answeredAtMs: line?.last_outcome === 'ok' && !line.awaits_confirmation ? heardAtMs : null,
      heardAtMs,
    },
    (journey.state.pendingStop ?? null) as PendingStop | null,
    nowMs,
  )
  const confirmAtMs =
    decision.pending && !decision.stop
      ? Math.max(decision.pending.sinceMs + stopWindows.confirmedAfterMs, nowMs + 3_600_000)
      : null
  return { ...decision, lookAgainMs: decision.lookAgainMs ?? confirmAtMs }
}

const waitEndsMs = ({ status, awaitingSinceMs }: RequestState, { awaitManifestMs }: RequestLimits) =>
  status === 'awaiting_manifest' && awaitingSinceMs !== null ? awaitingSinceMs + awaitManifestMs : null

const phase = ({ shipment, boxes }: Projection) =>
  phaseOf({
    departedAtMs:
      msOf(shipment?.fields.pol_atd_at) ??
      msOf(boxes.find((box) => box.fields.pol_vessel_loaded_at)?.fields.pol_vessel_loaded_at),
    dischargedAll: boxes.length > 0 && boxes.every(({ fields }) => fields.pod_discharged_at !== null),
    fullOutAll:
      boxes.length > 0 &&
      boxes.every(({ fields }) => (fields.final_destination_full_out_at ?? fields.pod_full_out_at) !== null),
    emptyAll: boxes.length > 0 && boxes.every(({ fields }) => fields.empty_terminated_at !== null),
  })

const wantedEveryMs = (
  { checks }: LoadedJourney,
  projection: Projection,
  state: RequestState,
  pendingStop: unknown,
  cadence: Cadence,
  nowMs: number,
) => {
  const awaits = pendingStop !== null || checks.some((check) => check.awaits_confirmation)
  const waiting = state.status === 'pending' || state.status === 'awaiting_manifest'
  const etaMs = msOf((projection.shipment?.fields as Fields | undefined)?.pod_eta_at)
  return intervalMs(
    { phase: waiting ? 'awaiting' : phase(projection), etaMs, awaitsConfirmation: awaits },
    nowMs,
    cadence,
  )
}

/** When the ship comes near, the line is asked more often: that moment brings no news by itself. */
const nearArrivalMs = (projection: Projection, cadence: Cadence, nowMs: number) => {
  const etaMs = msOf(projection.shipment?.fields.pod_eta_at)
  const nearMs = etaMs === null ? null : etaMs - cadence.nearArrivalFromMs
  return nearMs !== null && nearMs > nowMs ? nearMs : null
}
