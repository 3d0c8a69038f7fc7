import { judge } from '../../domain/webhooks/delivery.ts'
import { shown } from '../../domain/webhooks/trigger.ts'
import type { Answer } from '../../outgoing/outgoing.ts'
import type { HeldNotification, SettledAttempt } from './queries.ts'

/** What became of one attempt, on its way to the database. */
export interface Outcome {
  held: HeldNotification
  settled: SettledAttempt
  gone: boolean
}

/** Of a sending that was not even tried. */
export const unsent: Answer = { status: null, headers: {}, body: null, failure: 'broken', durationMs: 0 }

export const outcomeOf = (
  held: HeldNotification,
  answer: Answer,
  intervalsS: readonly number[],
  random: () => number,
  nowMs: number,
): Outcome => {
  const retryAfter = answer.headers['retry-after'] ?? null
  const { status, body, failure, durationMs } = answer
  const verdict = judge({ number: held.attempts - held.attempts_before, status, retryAfter, nowMs }, intervalsS, random)
  const settled: SettledAttempt = {
    id: held.id,
    lease_token: held.lease_token,
    attempt: held.attempts,
    delivery_status: verdict.delivery,
    retry_in_ms: verdict.delivery === 'pending' ? verdict.retryInMs : null,
    status_code: status,
    error: failure,
    duration_ms: durationMs,
    response_body: body === null ? null : shown(body),
  }
  return { held, settled, gone: verdict.delivery === 'failed' && verdict.gone }
}
