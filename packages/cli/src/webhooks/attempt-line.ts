import type { Attempt } from './forwarder.ts'

/** A line about an attempt: `12:03:04 container.updated 019cd48f-… 503 in 4 ms, attempt 1: again in 5 s`. */
export const attemptLine = (attempt: Attempt, at: Date): string => {
  const { event, id, status, error, durationMs, attempt: number } = attempt
  const result = status === null ? error : `${status} in ${durationMs} ms`
  const next =
    attempt.outcome === 'succeeded'
      ? ''
      : attempt.outcome === 'pending'
        ? `: again in ${Math.ceil(attempt.retryInMs / 1_000)} s`
        : ': given up'
  const count = number > 1 || next ? `, attempt ${number}` : ''
  return `${at.toISOString().slice(11, 19)}  ${event}  ${id}  ${result}${count}${next}\n`
}
