import { attendedContainer, dayBefore } from '@boxtrail/engine/attention/attend'
import { type Attention, attentionTo } from '@boxtrail/engine/attention/attention'
import type { AttendedFeed, AttendedRequest, AttendedSource } from '@boxtrail/engine/attention/entry/attended'
import { silentFromMs } from '@boxtrail/engine/attention/rules/sources'
import type { Contradictions } from '@boxtrail/engine/contradictions/contradictions'
import type { Difference } from '@boxtrail/engine/diff/difference'
import type { RequestState } from '@boxtrail/engine/lifecycle/decide-request'
import type { NotPolled } from '@boxtrail/engine/lifecycle/first-poll'
import { nextStepOf } from '@boxtrail/engine/lifecycle/request-next-step'
import type { Lookups } from '@boxtrail/engine/lookups'
import { facilityNamed } from '@boxtrail/engine/project/fields/pickup-place'
import type { Projection, ProjectionInput } from '@boxtrail/engine/project/types/projection'
import type { EndedJourney } from '@boxtrail/engine/record/column-types'
import { isLineSource, lineSourceId, parseSourceId } from '@boxtrail/engine/source-id'
import type { Outcome } from '@boxtrail/engine/statement'
import type { Registry } from '../../../sources/registry.ts'
import type { LoadedJourney } from '../load/load.ts'
import { isPushed } from '../load/silences.ts'
import { lineCheckOf, type SubscribedCheck } from '../load/subscribed-checks.ts'
import { isChanged } from './request-life.ts'
import { keyOfCheck, keyOfPoll, type WantedPoll } from './wanted-polls.ts'

export interface AttendedJourney extends Attention {
  /** Checks whose answer is late: their next response matters even if it is unchanged. */
  silent: ReadonlySet<string>
  /** The sources of these checks, if they are connected. */
  late: readonly string[]
}

export interface AttentionContext extends Pick<Registry, 'describe' | 'isConnected'> {
  lookups: Lookups
}

interface Projected {
  input: ProjectionInput
  projection: Projection
  contradictions: Contradictions
  difference: Difference
  request: RequestState
  ended: EndedJourney | null
  /** Whether tracking continues. */
  isTracked: boolean
  /** What terminals and railways are polled about from now on. */
  polls: readonly WantedPoll[]
}

/** What somebody must do or know about a journey, according to what its projection is about to write. */
export const attentionOf = (
  loaded: LoadedJourney,
  projected: Projected,
  context: AttentionContext,
): AttendedJourney => {
  const { journey, stored, attention: settings, tariffs } = loaded
  const { input, projection, contradictions, isTracked } = projected
  const nowMs = journey.now.getTime()
  const shipmentId = projected.difference.shipment?.id ?? stored.shipment?.id ?? journey.shipment_id
  const { shipment } = projection
  const isShown = isTracked && shipment !== null && shipmentId !== null
  const polled = isTracked ? polledChecks(loaded, projected.polls, context) : []
  const { before, changesAtMs } = isShown ? dayBefore(input) : { before: null, changesAtMs: null }
  const found = attentionTo({
    nowMs,
    askedUntilMs: input.askedUntilMs,
    isPaused: input.isPaused,
    settings,
    tariffs,
    claims: input.claims,
    before,
    documents: isShown ? loaded.documents : [],
    resolveFacility: (name, locode) => facilityNamed(name, { locode }, context.lookups.resolvePlace)?.id ?? null,
    request: attendedRequest(loaded, projected, context),
    line: lineOf(loaded, context),
    shipment: isShown
      ? {
          id: shipmentId,
          number: loaded.request.request_number,
          fields: shipment.fields,
          provenance: shipment.provenance,
          times: shipment.marks.times,
        }
      : null,
    containers: isShown
      ? projection.containers.flatMap((one) => {
          const id = idOf(projected, loaded, one.number)
          const { facilityName } = context.lookups
          const { pickup_lfd_policy: policy } = settings
          return id
            ? attendedContainer(one, {
                ...{ id, facilityName, policy, nowMs, shipment: shipment.fields },
                contradictions: contradictions.get(one.number) ?? [],
              })
            : []
        })
      : [],
    sources: isShown ? polled.map(({ source }) => source) : [],
    feeds: isShown ? silentFeeds(loaded, projection, context) : [],
  })
  const silent = polled.filter(({ source }) => silentFromMs(source) <= nowMs)
  const laterMs = polled.map(({ source }) => silentFromMs(source)).filter((ms) => ms > nowMs)
  return {
    entries: found.entries,
    nextAtMs: [found.nextAtMs, changesAtMs, ...laterMs].filter((ms) => ms !== null).sort((a, b) => a - b)[0] ?? null,
    silent: new Set(silent.map(({ check }) => check.check_id)),
    late: silent.filter(({ source }) => source.isConnected).map(({ check }) => check.source_id),
  }
}

const idOf = ({ difference }: Projected, { stored }: LoadedJourney, number: string) =>
  difference.containers.find((one) => one.number === number)?.id ?? stored.containers.get(number)?.row.id

const lineOf = ({ journey, request }: LoadedJourney, { describe }: AttentionContext) => ({
  scac: request.scac,
  name: request.scac === null ? null : describe(lineSourceId(request.scac, journey.account_id)).name,
})

/**
 * The checks from which an answer is expected: they are polled from now on, and have been polled before or are the
 * line's.
 */
const polledChecks = (
  { checks, request, journey }: LoadedJourney,
  polls: readonly WantedPoll[],
  { describe, isConnected }: AttentionContext,
): { check: SubscribedCheck; source: AttendedSource }[] => {
  const { requestedMs = request.created_at.getTime(), countsFromMs = 0, lineAgainMs = 0 } = journey.state
  const wanted = new Set(polls.map(keyOfPoll))
  return checks
    .filter(({ active, wanted_every_s }) => active && wanted_every_s !== null)
    .filter((check) => parseSourceId(check.source_id).isLineApi || wanted.has(keyOfCheck(check)))
    .filter(({ source_id }) => isConnected(source_id) || isLineSource(source_id))
    .filter(({ source_id, last_asked_at }) => last_asked_at !== null || isLineSource(source_id))
    .map((check) => ({
      check,
      source: {
        ...describe(check.source_id),
        container: check.subject_kind === 'container' && !isLineSource(check.source_id) ? check.subject_number : null,
        isConnected: isConnected(check.source_id),
        outcome: check.last_outcome as Outcome | null,
        refused: check.refused ?? null,
        answeredMs: check.last_answered_at?.getTime() ?? null,
        wantedSinceMs: Math.max(
          ...[requestedMs, countsFromMs, isLineSource(check.source_id) ? lineAgainMs : 0],
          check.last_answered_at ? 0 : check.created_at.getTime(),
        ),
        everyMs: check.wanted_every_s! * 1_000,
      },
    }))
}

/** The sources that push and have been silent for too long. Nothing is expected about a container that was returned. */
const silentFeeds = (
  { checks, silences }: LoadedJourney,
  { containers }: Projection,
  { describe }: AttentionContext,
): AttendedFeed[] => {
  const returned = new Set(
    containers.filter(({ fields }) => fields.empty_terminated_at !== null).map(({ number }) => number),
  )
  return checks.filter(isPushed).flatMap(({ source_id, subject_kind, subject_number, last_outcome }) => {
    const silence = silences.get(source_id)
    const container = subject_kind === 'container' ? subject_number : null
    if (!silence || (container !== null && returned.has(container))) return []
    return { ...describe(source_id), container, outcome: last_outcome as Outcome | null, silence }
  })
}

const attendedRequest = (
  loaded: LoadedJourney,
  { input, request: after, ended }: Projected,
  { isConnected }: AttentionContext,
): AttendedRequest => {
  const { request, checks, journey } = loaded
  const line = lineCheckOf(checks)
  const isWaiting = after.status === 'pending' || after.status === 'awaiting_manifest'
  const changedAt = isChanged(request, after) ? journey.now : request.updated_at
  const waitingSinceMs = after.awaitingSinceMs ?? request.created_at.getTime()
  return {
    id: request.id,
    number: request.request_number,
    status: after.status,
    sinceMs: isWaiting ? waitingSinceMs : changedAt.getTime(),
    next: nextStepOf({
      status: after.status,
      failedReason: after.failed_reason,
      isRetrying: after.is_retrying,
      lastOutcome: (line?.last_outcome ?? null) as Outcome | null,
      refused: line?.refused ?? null,
      // Only whether this is null matters: whether the line is polled again by itself.
      retryAtMs: isWaiting ? journey.now.getTime() : null,
      notPolled: whyNotAsked(line, input.isPaused === true, isConnected),
      ended,
    }),
  }
}

const whyNotAsked = (
  line: SubscribedCheck | undefined,
  isPaused: boolean,
  isConnected: AttentionContext['isConnected'],
): NotPolled | null => {
  if (line && !isConnected(line.source_id) && line.last_answered_at === null) return 'line_not_connected'
  return isPaused ? 'line_not_enabled' : null
}
