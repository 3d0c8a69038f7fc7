import type { Cadence } from '@boxtrail/engine/cadence'
import type { SourceLimits } from '@boxtrail/sources/port/source'
import { breakAfter, breakMs } from '../../src/tracking/polling/breaker.ts'
import type { Way } from './ways.ts'

/** The measurements of one run. All instants are read from one clock, in milliseconds. */
export interface Facts {
  way: Way | null
  cadence: Cadence
  limits: SourceLimits
  /** The fewest responses for any number at the other lines, and how many were due. */
  rounds: number
  of: number
  /** When the failing line was polled while it was down, and after it was back. */
  starts: number[]
  drain: number[]
  /** Numbers of the failing line that were not polled, or got no response, after it was back. */
  unanswered: number
  /** The request made during the failure, as its customer saw it. */
  reported: { is_retrying: boolean | null; retry_count: number | null } | null
  /** At the other lines: how late each response was, and the age of the response before it. */
  lagMs: number[]
  ageMs: number[]
}

/** The problems of a run, which do not depend on the machine's speed. */
export const problemsOf = (facts: Facts): string[] => {
  const { rounds, of, way, unanswered, reported } = facts
  return [
    ...(rounds < of ? [`the other lines were polled ${rounds} times of ${of}`] : []),
    ...(way ? probesOf(facts) : []),
    ...(unanswered > 0 ? [`${unanswered} numbers were not answered once the line was back`] : []),
    ...(way && !(reported?.is_retrying && (reported.retry_count ?? 0) > 0)
      ? ['the request does not say that it is tried again']
      : []),
    ...burstOf(facts),
  ]
}

/** Allows the polls that run when the breaker opens, and then one after each time that it was open. */
const probesOf = ({ starts, cadence, limits }: Facts): string[] => {
  let allowed = breakAfter - 1 + limits.concurrency
  let failures = breakAfter
  let nextMs = (starts[0] ?? 0) + breakMs(failures, cadence)
  for (const [index, ms] of starts.entries()) {
    for (; ms >= nextMs; allowed++) nextMs += breakMs(++failures, cadence)
    if (index >= allowed) return [`the failing line was polled ${starts.length} times, more than its breaker allows`]
  }
  return []
}

/** Allows a sixth of a minute's limit at once, and then an even rate. A batch may have been taken just before. */
const burstOf = ({ drain, limits }: Facts): string[] => {
  const perMs = limits.perMinute! / 60_000
  const most = (ms: number) => limits.perMinute! / 6 + ms * perMs + limits.concurrency
  const isAbove = drain.some((from, first) => drain.slice(first).some((to, n) => n + 1 > most(to - from)))
  return isAbove ? ['the line that came back was polled above its limit'] : []
}

export const p95 = (values: readonly number[]): number =>
  [...values].sort((a, b) => a - b)[Math.floor(values.length * 0.95)] ?? Number.NaN
