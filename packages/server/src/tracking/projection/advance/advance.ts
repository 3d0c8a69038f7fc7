import { isDeepStrictEqual } from 'node:util'
import type { Cadence } from '@boxtrail/engine/cadence'
import type { Contradiction } from '@boxtrail/engine/contradictions/contradiction/contradiction'
import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { diff, noDifference } from '@boxtrail/engine/diff/diff'
import type { Change, Difference } from '@boxtrail/engine/diff/difference'
import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import type { InlandStep, LaneStep } from '@boxtrail/engine/lane-windows'
import {
  isFollowed,
  type RequestEvent,
  type RequestLimits,
  type RequestState,
} from '@boxtrail/engine/lifecycle/decide-request'
import type { StopReason } from '@boxtrail/engine/lifecycle/decide-stop'
import type { Projection } from '@boxtrail/engine/project/types/projection'
import type { EndedJourney } from '@boxtrail/engine/record/column-types'
import { formatInstant } from '@boxtrail/engine/time'
import type { JourneyState } from '../../../schema/column-types.ts'
import type { Companions, TrackedJourney } from '../../../sources/companions.ts'
import type { Registry } from '../../../sources/registry.ts'
import type { AskedRow } from '../../journeys/interruption-queries.ts'
import { inlandNews } from '../lanes/inland-lanes.ts'
import type { LaneNews } from '../lanes/lane-history.ts'
import { laneNews } from '../lanes/lanes.ts'
import type { LoadedJourney, RequestRow } from '../load/load.ts'
import { type Measured, measuredIn } from './accuracy.ts'
import { askedHistory } from './asked-history.ts'
import { askedUntil } from './asked-until.ts'
import { type AttendedJourney, type AttentionContext, attentionOf } from './attention.ts'
import { awaitingRepetition } from './awaits-repetition.ts'
import { sharedBill } from './bill.ts'
import { contradictedEstimates, nextMs } from './contradicted-estimates.ts'
import { awaitsAnswer } from './earlier-journey.ts'
import { inputOf } from './input.ts'
import { lineTracking } from './line-life.ts'
import { type PolledHistory, polledHistory } from './polled-history.ts'
import { decide, isChanged, requestChange, waitEndsMs } from './request-life.ts'
import { stateAfter } from './state-after.ts'
import { lostPolls, nearArrivalMs, type WantedPoll, wantedEveryMs, wantedPolls } from './wanted-polls.ts'

export interface AdvanceContext extends AttentionContext {
  newId: () => string
  cadence: Cadence
  limits: RequestLimits
  /** Whether a source hides which numbers it does not know, by its profile. */
  hidesUnknownNumbers: (sourceId: string) => boolean
  companionsOf: Registry['companionsOf']
}

/** Everything that transaction 2 writes for one journey. */
export interface Advance {
  loaded: LoadedJourney
  difference: Difference
  request: {
    before: RequestRow
    after: RequestState
    shipmentId: string | null
    event: RequestEvent | null
    ended: EndedJourney | null
  } | null
  /** Null: tracking continues. */
  stop: StopReason | null
  state: JourneyState
  /** What it judges overdue milestones by, if that changed. */
  asked: readonly AskedRow[]
  /** When its checks had last reported, if that decides what is served and changed. */
  polled: PolledHistory
  dueMs: number | null
  /** The polling interval for the line's check. */
  everyS: number
  /** Which other sources to poll, container by container. */
  polls: readonly WantedPoll[]
  /** Checks of sources that would be polled and are no longer in the configuration. */
  lost: ReadonlySet<string>
  /** Numbers that may have been reported before this journey knew them, and the sources that may have done so. */
  unsubscribed: { numbers: readonly string[]; sources: readonly { id: string; polled: boolean }[] }
  waiting: boolean
  /** Checks whose next response matters even if it is unchanged. */
  awaitsRepetition: ReadonlySet<string>
  changes: Change[]
  attention: AttendedJourney
  /** What sources contradict each other about, container by container; null: what is stored stays as it is. */
  contradictions: readonly { number: string; contradiction: Contradiction }[] | null
  /** What it shows about the accuracy of its sources; null: their counts stay as they are. */
  accuracy: Measured | null
  /** Whether the account's other shipments with these containers are to be projected again. */
  affectsOthers: boolean
  /** What it adds to the history of its lane. */
  lane: LaneNews<LaneStep> | null
  inland: LaneNews<InlandStep> | null
  newId: () => string
}

/** Decides all changes of a journey. Pure: the clock is `loaded.journey.now`. */
export const advance = (loaded: LoadedJourney, context: AdvanceContext): Advance => {
  const { journey, request, stored } = loaded
  const nowMs = journey.now.getTime()
  const { lookups, newId } = context
  const asked = askedUntil(loaded)
  const input = inputOf(loaded, lookups, asked)
  const projected = projectWithExpected(input)
  const { projection } = projected
  const history = askedHistory(loaded, projection, asked)
  const contradictions = contradictionsIn(projected, input)
  const reported = { ...loaded, estimates: contradictedEstimates(contradictions, lookups) }
  const polled = polledHistory(reported, lookups)
  const stopped = !isFollowed(request)
  const difference = diff(stored, stopped ? { ...projection, shipment: null } : projection, {
    accountId: journey.account_id,
    newId,
    vesselId: lookups.vesselId,
    now: formatInstant(nowMs),
  })
  const begins = stored.shipment === null && difference.shipment !== null
  const shipmentId = difference.shipment?.id ?? stored.shipment?.id ?? null
  const decided = decide(loaded, projection, shipmentId !== null, context, nowMs)
  const failsNow = decided.state.status === 'failed' && request.status !== 'failed'
  const kept = failsNow && begins ? { ...noDifference(), vessels: difference.vessels } : difference
  const linked = kept.shipment || stored.shipment ? shipmentId : null

  const changes = [...kept.changes]
  const requestChanged = isChanged(request, decided.state) || (linked !== null && request.shipment_id !== linked)
  if (requestChanged) changes.push(requestChange(request, decided, linked, newId))
  const ended = stopped ? request.ended_journey : endedOf(loaded, projection)
  const life = lineTracking(loaded, projection, decided.state.status, nowMs)
  const companions = context.companionsOf(trackedJourney(loaded))
  const polls = stopped ? [] : wantedPolls(projection, companions.covering, context.cadence, nowMs)
  const isTracked = !stopped && decided.state.status !== 'failed' && life.stop === null
  // The counts stay as they are if the journey awaits an answer again, fails now or has no shipment.
  const accuracy =
    failsNow || shipmentId === null || awaitsAnswer(loaded) ? null : measuredIn(input, projected, contradictions)
  const bill = sharedBill(loaded, projected, input, {
    isOpen: isTracked,
    hasNewContainers: kept.containers.some(({ isNew }) => isNew),
  })
  const isKnown = !failsNow && shipmentId !== null
  const lane = isKnown ? laneNews(projected, request.scac, journey.state.taught) : null
  const inland = isKnown ? inlandNews(projected, request.scac, journey.state.taughtInland) : null
  const attended = { input, projection, contradictions, difference: kept, request: decided.state, ended, isTracked }
  return {
    loaded,
    difference: kept,
    request:
      requestChanged || !isDeepStrictEqual(ended, request.ended_journey)
        ? { before: request, after: decided.state, shipmentId: linked, event: decided.event, ended }
        : null,
    stop: life.stop,
    state: stateAfter(loaded, { decided, life, bill, lane, inland, asked, history, polled }),
    asked: history.rows,
    polled,
    dueMs: dueOf(projection, [life.lookAgainMs, asked.lookAgainMs, nextMs(reported, nowMs)], decided, context, nowMs),
    everyS: Math.round(wantedEveryMs(loaded, projection, decided.state, life.pending, context.cadence, nowMs) / 1_000),
    polls,
    lost: lostPolls(loaded, projection, { ...context, covering: companions.covering, nowMs }),
    unsubscribed: unsubscribed(loaded, kept, companions),
    waiting: decided.state.status === 'pending' || decided.state.status === 'awaiting_manifest',
    awaitsRepetition: awaitingRepetition(reported, lookups).union(bill.awaits),
    changes,
    attention: attentionOf(loaded, { ...attended, polls }, context),
    accuracy,
    affectsOthers: bill.isNews,
    lane,
    inland,
    contradictions: failsNow || (stopped && shipmentId === null) ? null : withNumbers(contradictions),
    newId,
  }
}

const withNumbers = (contradictions: ReadonlyMap<string, readonly Contradiction[]>) =>
  [...contradictions].flatMap(([number, found]) => found.map((contradiction) => ({ number, contradiction })))

/** When a journey is to be projected again even if nothing is reported. */
const dueOf = (
  projection: Projection,
  lookAgainMs: readonly Due[],
  { state }: { state: RequestState },
  { limits, cadence }: AdvanceContext,
  nowMs: number,
) =>
  earliest(
    [
      projection.reevaluateAtMs && projection.reevaluateAtMs + 1_000,
      ...lookAgainMs,
      waitEndsMs(state, limits),
      nearArrivalMs(projection, cadence, nowMs),
    ],
    nowMs,
  )

/** The ended journey that was known at the request stays until the line has answered. */
const endedOf = (loaded: LoadedJourney, { ended, shipment }: Projection): EndedJourney | null =>
  ended ?? (shipment === null ? loaded.request.ended_journey : null)

/**
 * The containers that are new to a journey, and all of one that was resumed: sources may have reported on them before,
 * or while its tracking was stopped.
 */
const unsubscribed = (
  { journey, request, stored }: LoadedJourney,
  { containers }: Difference,
  companions: Companions,
) => {
  const fresh = containers.filter(({ isNew }) => isNew).map(({ number }) => number)
  const resumed = journey.state.resumed ? [...stored.containers.keys()] : []
  const requested = stored.shipment === null || journey.state.resumed ? [request.normalized_number] : []
  return { sources: companions.reporting(), numbers: [...fresh, ...resumed, ...requested] }
}

const trackedJourney = ({ journey, request }: LoadedJourney): TrackedJourney => ({
  accountId: journey.account_id,
  scac: request.scac,
  number: request.normalized_number,
  isInSandbox: journey.sandbox,
})

type Due = number | null | false | undefined

const earliest = (times: readonly Due[], nowMs: number) => {
  const known = times.filter((ms): ms is number => typeof ms === 'number' && ms > 0)
  return known.length > 0 ? Math.max(Math.min(...known), nowMs + 1_000) : null
}
