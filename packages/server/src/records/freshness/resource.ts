import type { Schemas } from '@boxtrail/contracts'
import { nextStepAfter } from '@boxtrail/engine/lifecycle/next-step'
import type { Source } from '@boxtrail/engine/project/types/projection'
import { silentAfterMs } from '@boxtrail/engine/silence/silence'
import { publicId } from '@boxtrail/engine/source-id'
import type { Outcome } from '@boxtrail/engine/statement'
import { sourceInWords } from '@boxtrail/engine/wording'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import type { Registry } from '../../sources/registry.ts'
import { nextStepMeta } from './next-step.ts'
import { whyUnheard } from './why-unheard.ts'

/** A source of a journey as the statements return it (queries.ts). */
export interface PolledSource {
  check_id: string
  source_id: string
  outcome: Outcome | null
  /** Why its last answer is not used, if it could not be read. */
  refused?: string
  /** The container of the check; null for a bill or a booking. */
  container: string | null
  asked_at: string | null
  answered_at: string | null
  due_at: string | null
  /** How often it is polled about the record; null while it is not. */
  every_s: number | null
  /** How often it was polled about the record before its line was disabled for the account. */
  wanted_s: number | null
  /** Whether it reports on the record by itself. */
  pushes: boolean
  /** Whether it is not polled because its line is disabled for the account. */
  paused: boolean
  /** When it last answered; if it has not answered since an answer is awaited, since when that is. */
  said_at: string
  /** The present time by its clock. */
  now: string
  /** Since when a source that pushes is silent, as its account was notified; null while it is not. */
  silent_since: string | null
  /** Set for a record of the past: whether the source is connected now says nothing about then. */
  is_past?: true
}

/**
 * The values of the line's check when tracking stopped: it may still be polled for other accounts, which must not show.
 */
export interface Frozen {
  checkId: unknown
  polledAt: unknown
  answeredAt: unknown
}

/** The sources relevant to one container of a shipment: checks of other containers are excluded. */
export const sourcesOfContainer = (
  sources: readonly PolledSource[],
  number: unknown,
  lineCheckId: unknown,
): PolledSource[] =>
  sources.filter(({ container, check_id }) => container === null || container === number || check_id === lineCheckId)

/**
 * The frozen values from a row of a shipment, or of a container with its shipment's columns; null while it is tracked.
 */
export const frozenOf = (row: Record<string, unknown>): Frozen | null =>
  row.line_tracking_stopped_at === null
    ? null
    : {
        checkId: row.line_check_id,
        polledAt: row.line_tracking_last_attempted_at,
        answeredAt: row.line_tracking_last_succeeded_at,
      }

/** The freshness of a record per source. A source that is down is reported here, never as missing data. */
export const freshness = (
  sources: readonly PolledSource[],
  frozen: Frozen | null,
  { describe, isConnected }: Pick<Registry, 'describe' | 'isConnected'>,
): Pick<Schemas['ShipmentMeta'], 'sources' | 'stale_since'> => ({
  ...staleSince(awaitedOf(sources, frozen, isConnected), isConnected),
  sources: sources.map((source) => {
    const isFrozen = frozen !== null && frozen.checkId === source.check_id
    const described = describe(source.source_id)
    const unheard = source.is_past ? null : whyUnheard(source, isConnected(source.source_id))
    const dueAt = frozen || unheard ? null : wireTime(source.due_at)
    const retryAtMs = dueAt === null ? null : Date.parse(dueAt)
    const problem = frozen ? null : (unheard ?? nextStepAfter(source.outcome, retryAtMs, source.refused))
    return {
      id: publicId(source.source_id),
      kind: described.kind,
      name: sourceInWords(described),
      last_asked_at: wireTime(isFrozen ? frozen.polledAt : source.asked_at),
      last_answered_at: wireTime(isFrozen ? frozen.answeredAt : source.answered_at),
      next_due_at: dueAt,
      last_outcome: frozen ? null : source.outcome,
      problem: problem && nextStepMeta(problem),
    }
  }),
})

/**
 * The checks whose sources are late about a record, each with the last answer. By check, because a terminal may have
 * answered about one container of a shipment and not about another.
 */
export const staleChecks = (
  sources: readonly PolledSource[],
  frozen: Frozen | null,
  { isConnected }: Pick<Registry, 'isConnected'>,
): ReadonlyMap<string, string> =>
  new Map(
    awaitedOf(sources, frozen, isConnected).flatMap((source): [string, string][] => {
      const since = wireTime(silentSinceOf(source, isConnected(source.source_id)))
      return since === null ? [] : [[source.check_id, since]]
    }),
  )

/** The sources that have answered, or are connected; none once tracking has stopped. */
const awaitedOf = (
  sources: readonly PolledSource[],
  frozen: Frozen | null,
  isConnected: Registry['isConnected'],
): readonly PolledSource[] =>
  frozen ? [] : sources.filter(({ source_id, answered_at }) => answered_at || isConnected(source_id))

/** The earliest of the last answers after which a source has been silent for longer than its cadence explains. */
const staleSince = (
  sources: readonly PolledSource[],
  isConnected: Registry['isConnected'],
): Pick<Schemas['ShipmentMeta'], 'stale_since'> => {
  const since = (source: PolledSource) => silentSinceOf(source, isConnected(source.source_id))
  const [first] = sources.flatMap((source) => wireTime(since(source)) ?? []).sort()
  return first === undefined ? {} : { stale_since: first }
}

/**
 * Since when a source is silent. The last report of a feed that was removed from the configuration becomes stale like
 * the last answer of a polled source.
 */
const silentSinceOf = (source: PolledSource, isConnected: boolean): string | null => {
  const { every_s, wanted_s, paused, pushes, now, said_at, silent_since } = source
  const everyS = paused ? wanted_s : pushes && !isConnected && !source.is_past ? 0 : every_s
  if (everyS === null) return silent_since
  return Date.parse(now) - Date.parse(said_at) >= silentAfterMs(everyS * 1_000) ? said_at : null
}

/** The timestamps of older clients, one for each kind of source. */
export interface Stamps {
  terminal_checked_at: string | null
  pod_last_tracking_request_at: string | null
  rail_last_tracking_request_at: string | null
}

/**
 * When the facility of the container last responded, and when terminal and railway were last polled. Frozen once
 * tracking stops, even if other accounts continue polling.
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
