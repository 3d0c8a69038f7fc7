import type { ComparedInput } from '@boxtrail/engine/contradictions/contradictions'
import { statedAtMs } from '@boxtrail/engine/documents/document-claims'
import type { LinkedDocument } from '@boxtrail/engine/documents/linked-document'
import { projectWithExpected } from '@boxtrail/engine/expected/project-with-expected'
import { claimsTrueAt } from '@boxtrail/engine/past/claims-true-at'
import { projectJourneys } from '@boxtrail/engine/project/project'
import type { Route } from '@boxtrail/engine/project/route/container-route'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { Call } from '../../context.ts'
import { lookupsOf } from '../../reference/lookups-of.ts'
import { loadReported, type ReportedJourney } from '../../tracking/projection/load/load.ts'
import { claimsKnownAt } from '../journey/known-claims.ts'
import { findJourney } from '../journey/queries.ts'
import { asRead, inputToRead, lastReportsMs, type ReadJourney } from '../journey/read-journey.ts'
import { askedThen } from './asked-then.ts'
import { clockOf, type Moment, rejectFuture } from './moment.ts'
import { type AccountRules, rulesThen } from './rules-then.ts'
import type { StoredRecords, StoredShipment } from './stored-records.ts'

/** What a journey is computed from, at any moment. */
export type LoadedPast = ReportedJourney & { journey: { sandbox: boolean } }

export interface PastJourney extends ReadJourney {
  id: string
  loaded: LoadedPast
  /** Whether its clock is that of the account's sandbox. */
  isInSandbox: boolean
  /** The rules of its account. */
  rules: AccountRules
}

export const loadPast = async (call: Call, { shipment }: Pick<StoredRecords, 'shipment'>): Promise<LoadedPast> => {
  const { pool, accountId, registry, reference } = call
  const journey = (await findJourney(pool, accountId, shipment.journey_id))!
  const [loaded] = await loadReported(pool, [journey], { registry, lookups: lookupsOf(reference) })
  return { ...loaded!, journey }
}

/**
 * A journey as it was projected at a moment, or would have been with what is known now. `known` is the shipment as far
 * as it is known, whose tracking may have stopped after the moment; `only` is the number of the only container that is
 * projected.
 */
export const pastJourneyIn = async (
  call: Call,
  loaded: LoadedPast,
  { shipment, containers }: StoredRecords,
  moment: Moment,
  { known, only }: { known: StoredShipment; only?: string | undefined },
): Promise<PastJourney> => {
  const { reference } = call
  const { journey } = loaded
  rejectFuture(moment, journey.now.getTime())
  const { asOfMs } = moment
  const untilMs = lastKnownMs(moment, known)
  const claims = untilMs === null ? loaded.claims : await claimsKnownAt(call, loaded, untilMs)
  const rules = await rulesThen(call, loaded, moment.knownAtMs)
  const documents = loaded.documents.filter((one) => wasThere(one, untilMs, asOfMs))
  const stoppedMs = msOf(shipment.line_tracking_stopped_at)
  const askedAt = await askedThen(call.pool, journey)
  const inputAt = (ms: number, claimsThen: readonly SourcedClaim[]): ComparedInput => {
    // The clock of a client may be ahead (moment.ts).
    const now = new Date(Math.min(ms, stoppedMs ?? Number.POSITIVE_INFINITY, journey.now.getTime()))
    const at = { ...journey, now, state: { ...journey.state, resumed: undefined } }
    const these = { ...loaded, ...rules, documents, journey: at, claims: [...claimsThen] }
    const asked = askedAt(Math.min(ms, stoppedMs === null ? ms : lastReportsMs(stoppedMs)))
    return {
      ...inputToRead(these, containers, reference, asked),
      ...(only === undefined ? {} : { only }),
    }
  }
  /**
   * The input for what was true at a moment: the journeys in all that is known show when things happened, and at which
   * ports containers were transshipped.
   */
  const trueAt = (ms: number): ComparedInput => {
    const known = inputAt(moment.knownAtMs ?? journey.now.getTime(), claims)
    const isOfBill = known.request.type !== 'container'
    const journeys = [...projectJourneys(known).journeys.values()].map((one) => ({ ...one, isOfBill }))
    const so = claimsTrueAt(claims, ms, lookupsOf(reference).resolvePlace, journeys)
    const transshipped = new Map(journeys.map(({ number, route }) => [number, transshippedAt(route)]))
    return { ...inputAt(ms, so), transshipped }
  }
  const input = asOfMs === null ? inputAt(clockOf(moment), claims) : trueAt(asOfMs)
  return {
    ...asRead(projectWithExpected(input), input, stoppedMs),
    id: journey.id,
    loaded,
    isInSandbox: journey.sandbox,
    rules,
  }
}

/**
 * Whether a document had come by then; if the state at a moment is wanted, also whether it had been made by that
 * moment.
 */
const wasThere = (document: LinkedDocument, untilMs: number | null, asOfMs: number | null): boolean =>
  document.receivedMs <= (untilMs ?? Number.POSITIVE_INFINITY) &&
  statedAtMs(document) <= (asOfMs ?? Number.POSITIVE_INFINITY)

/**
 * The places of transshipment. A place that is also called at in another role, as the port of discharge the second
 * time, is left out, because the calls cannot be told apart.
 */
const transshippedAt = ({ stays }: Route): ReadonlySet<string> => {
  const keysOf = (wanted: boolean) =>
    stays.filter(({ role }) => (role === 'transshipment') === wanted).map(({ place }) => place.key)
  const others = new Set(keysOf(false))
  return new Set(keysOf(true).filter((key) => !others.has(key)))
}

/**
 * Until when anything is known: nothing that came after tracking stopped, although others may still follow the same
 * source. Null: no limit.
 */
const lastKnownMs = ({ knownAtMs }: Moment, { line_tracking_stopped_at: stoppedAt }: StoredShipment): number | null => {
  const stoppedMs = msOf(stoppedAt)
  const limits = [knownAtMs, stoppedMs && lastReportsMs(stoppedMs)].filter((ms) => ms !== null)
  return limits.length > 0 ? Math.min(...limits) : null
}

const msOf = (value: StoredShipment['line_tracking_stopped_at']): number | null =>
  value === null ? null : new Date(value).getTime()
