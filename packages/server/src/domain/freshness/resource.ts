import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '../../json-api.ts'
import { nextStepAfter } from '../../tracking/lifecycle/next-step.ts'
import type { Source } from '../../tracking/project/types.ts'
import type { Outcome } from '../../tracking/statement.ts'
import { nextStepMeta } from '../tracking-requests/resource.ts'

/** A source of a journey as statements bring it (queries.ts). */
export interface PolledSource {
  check_id: string
  source_id: string
  outcome: Outcome | null
  /** The box that alone is asked about; null where it is a bill or a booking. */
  container: string | null
  asked_at: string | null
  answered_at: string | null
  due_at: string | null
}

/** What a stopped shipment keeps of its line: others may go on asking, and their answers are not its news. */
export interface Frozen {
  checkId: unknown
  polledAt: unknown
  answeredAt: unknown
}

/** Those that tell of one box of a shipment: who is asked about another says nothing of it. */
export const sourcesOfContainer = (
  sources: readonly PolledSource[],
  number: unknown,
  lineCheckId: unknown,
): PolledSource[] =>
  sources.filter(({ container, check_id }) => container === null || container === number || check_id === lineCheckId)

/** Of a row of a shipment, or of a container with its shipment's columns; null while it is tracked. */
export const frozenOf = (row: Record<string, unknown>): Frozen | null =>
  row.line_tracking_stopped_at === null
    ? null
    : {
        checkId: row.line_check_id,
        polledAt: row.line_tracking_last_attempted_at,
        answeredAt: row.line_tracking_last_succeeded_at,
      }

/** How fresh a record is, source by source. A source that is down says so here; it never reads as "nothing there". */
export const freshness = (
  sources: readonly PolledSource[],
  frozen: Frozen | null,
  describe: (sourceId: string) => Source,
): Schemas['Freshness'] => ({
  sources: sources.map((source) => {
    const isFrozen = frozen !== null && frozen.checkId === source.check_id
    const { kind, name } = describe(source.source_id)
    const dueAt = frozen ? null : wireTime(source.due_at)
    const step = frozen ? null : nextStepAfter(source.outcome, dueAt === null ? null : Date.parse(dueAt))
    return {
      id: source.source_id.split('@')[0]!,
      kind,
      name: name ?? source.source_id,
      last_asked_at: wireTime(isFrozen ? frozen.polledAt : source.asked_at),
      last_answered_at: wireTime(isFrozen ? frozen.answeredAt : source.answered_at),
      next_due_at: dueAt,
      last_outcome: frozen ? null : source.outcome,
      problem: step && nextStepMeta(step),
    }
  }),
})

/** The stamps of older clients, one for each kind of source. */
export interface Stamps {
  terminal_checked_at: string | null
  pod_last_tracking_request_at: string | null
  rail_last_tracking_request_at: string | null
}

/**
 * When the facility where the box lies last answered, and when terminal and railway were last asked. After a stop they
 * stand still, whoever else goes on asking.
 */
export const stampsOf = (
  sources: readonly PolledSource[],
  stoppedAt: unknown,
  describe: (sourceId: string) => Source,
): Stamps => {
  const latest = (kinds: readonly Source['kind'][], column: 'asked_at' | 'answered_at') => {
    const times = sources
      .filter(({ source_id }) => kinds.includes(describe(source_id).kind))
      .map((one) => wireTime(one[column]))
    const last =
      times
        .filter((time) => time !== null)
        .sort()
        .at(-1) ?? null
    const stopped = wireTime(stoppedAt)
    return last !== null && stopped !== null && stopped < last ? stopped : last
  }
  return {
    terminal_checked_at: latest(['terminal', 'rail'], 'answered_at'),
    pod_last_tracking_request_at: latest(['terminal'], 'asked_at'),
    rail_last_tracking_request_at: latest(['rail'], 'asked_at'),
  }
}
