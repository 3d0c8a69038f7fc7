import {
  beginDetection,
  type DetectionState,
  type DetectionStep,
  detectionLimits,
  nextDetectionStep,
} from '@boxtrail/engine/lifecycle/detect-line'
import { LESSOR_CONTAINER, thresholds } from '@boxtrail/reference/infer/infer-number'
import type { Reference } from '@boxtrail/reference/reference'
import { isConnected } from '@boxtrail/sources/port/traits'
import type { Pool } from 'pg'
import { transaction } from '../../db/transaction.ts'
import { enabledLines } from '../../records/accounts/queries.ts'
import { isAvailable } from '../../records/shipping-lines/available.ts'
import { findRequest, type StoredRequest } from '../../records/tracking-requests/queries.ts'
import type { TrackedNumber } from '../../records/tracking-requests/tracked-number.ts'
import type { Registry } from '../../sources/registry.ts'
import { lockChecks } from '../../tracking/checks/queries.ts'
import { checkOf } from '../../tracking/start-and-stop/begin.ts'
import { readNumber } from '../creation/read-number.ts'
import { deleteDetection, saveDetection } from './detection-queries.ts'
import { outcomeOfPoll } from './queries.ts'
import { type Detector, detections, endSearch, type LockedDetection, takeLine } from './take-line.ts'

export interface DueDetection extends LockedDetection {
  state: Partial<DetectionState> & { checks?: string[] }
  check_id: string | null
  asked_after: Date | null
  attempts: number
}

export interface DetectionServices {
  pool: Pool
  reference: Reference
  registry: Registry
}

/** Advances one search by one step: examines the number, polls the next line, takes the line that knows it, or ends. */
export const detectLine = async (
  services: DetectionServices,
  detector: Detector,
  leased: DueDetection,
): Promise<void> => {
  const { pool } = services
  const request = await findRequest(pool, leased.account_id, leased.request_id)
  if (request?.status !== 'pending' || request.scac !== null) {
    await deleteDetection(pool, leased.account_id, leased.request_id)
    return
  }
  const enabled = await enabledLines(pool, leased.account_id)
  const trackedAt = (scac: string) => trackedNumber(services, request, scac, enabled)
  const checks = leased.state.checks ?? []
  const step = await nextStep(services, leased, request, enabled)
  if (step.kind === 'take') return takeLine(detector, leased, trackedAt(step.scac), checks)
  if (step.kind === 'give_up') return endSearch(detector, leased, { kind: 'line_not_detected' }, checks)
  if (step.kind === 'poll') return pollLine(detector, leased, step.state, trackedAt(step.scac))
  await rest(detector, leased, step.state, step.forMs)
}

const nextStep = async (
  { pool, reference, registry }: DetectionServices,
  leased: DueDetection,
  request: StoredRequest,
  enabled: readonly string[],
): Promise<DetectionStep> => {
  if (leased.state.round !== undefined)
    return nextDetectionStep(leased.state as DetectionState, await outcomeOfPoll(pool, leased))
  const inference = reference.inferNumber(
    request.request_number,
    (line) => isAvailable(line, enabled) && line.supports[request.request_type],
  )
  // A line responds about a leased container even for a voyage of last year, so it is polled only if the number
  // indicates it.
  const candidates = (inference?.candidates ?? []).filter(({ rule }) => rule !== LESSOR_CONTAINER)
  const [best] = candidates
  if (best && best.confidence >= thresholds.autoSelect) return { kind: 'take', scac: best.scac }
  const canBePolled = (scac: string) => {
    const source = registry.line(scac, request.account_id)
    return source !== undefined && isConnected(source)
  }
  return nextDetectionStep(beginDetection(candidates.map(({ scac }) => scac).filter(canBePolled)), null)
}

/** The number in the form of a line. */
const trackedNumber = (
  { reference, registry }: DetectionServices,
  { request_type, request_number, account_id }: StoredRequest,
  scac: string,
  enabled: readonly string[],
) =>
  readNumber(
    { request_type, request_number, scac },
    { reference, registry, accountId: account_id, enabledLines: enabled },
  ) as TrackedNumber & { scac: string }

/** Polls a line through its check, within the limits of the line; the response wakes this search. */
const pollLine = (
  detector: Detector,
  leased: DueDetection,
  state: DetectionState,
  tracked: TrackedNumber,
): Promise<void> =>
  transaction(detector.pool, async (client) => {
    const polledChecks = leased.state.checks ?? []
    await lockChecks(client, polledChecks)
    const check = (await checkOf(client, detector, tracked))!
    if (!(await detections.lock(client, leased))) return
    // A recent response for others is used without polling the line again.
    const known = check.last_outcome === 'ok'
    await saveDetection(client, leased.account_id, leased.request_id, {
      state: { ...state, checks: [...new Set([...polledChecks, check.id])] },
      checkId: check.id,
      polledAfter: known ? null : check.last_asked_at,
      dueInMs: known ? 0 : detectionLimits.answerWithinMs,
    })
  })

const rest = (detector: Detector, leased: DueDetection, state: DetectionState, forMs: number): Promise<void> =>
  transaction(detector.pool, async (client) => {
    if (!(await detections.lock(client, leased))) return
    await saveDetection(client, leased.account_id, leased.request_id, {
      state: { ...state, checks: leased.state.checks ?? [] },
      checkId: null,
      polledAfter: null,
      dueInMs: forMs,
    })
  })
