import type { Answer } from '../../outgoing/outgoing.ts'
import { decideDelivery } from '../webhooks/delivery.ts'
import { shown } from '../webhooks/trigger.ts'
import type { LeasedNotification, SettledAttempt } from './queries.ts'

/** The outcome of one attempt, to be written to the database. */
export interface Outcome {
  leased: LeasedNotification
  settled: SettledAttempt
  gone: boolean
}

/** The answer recorded for a notification that was never sent. */
export const unsent: Answer = { status: null, headers: {}, body: null, failure: 'broken', durationMs: 0 }

export const outcomeOf = (
  leased: LeasedNotification,
  answer: Answer,
  intervalsS: readonly number[],
  random: () => number,
  nowMs: number,
): Outcome => {
  const retryAfter = answer.headers['retry-after'] ?? null
  const { status, body, failure, durationMs } = answer
  const verdict = decideDelivery(
    { number: leased.attempts - leased.attempts_before, status, retryAfter, nowMs },
    intervalsS,
    random,
  )
  const settled: SettledAttempt = {
    account_id: leased.account_id,
    id: leased.id,
    lease_token: leased.lease_token,
    attempt: leased.attempts,
    delivery_status: verdict.delivery,
    retry_in_ms: verdict.delivery === 'pending' ? verdict.retryInMs : null,
    status_code: status,
    error: failure,
    duration_ms: durationMs,
    response_body: body === null ? null : shown(body),
  }
  return { leased, settled, gone: verdict.delivery === 'failed' && verdict.gone }
}
