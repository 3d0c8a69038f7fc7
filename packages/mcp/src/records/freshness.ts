import type { Container } from '@boxtrail/client'
import { z } from 'zod'
import { isOlderThan } from './times.ts'

/** Facts older than this are shown as stale. */
const STALE_AFTER_DAYS = 2

/** Sources are polled one after the other: answers this close to the newest count as simultaneous. */
const SAME_TIME_MS = 60_000

type Source = NonNullable<Container['meta']>['sources'][number]

export const freshness = z.looseObject({
  as_of: z.string().nullable(),
  stale: z.boolean(),
  sources: z.array(z.looseObject({})),
})

/** When each source last answered. Without sources nothing is known, which differs from nothing to report. */
export const freshnessOf = (
  { sources, staleSince }: Partial<Pick<NonNullable<Container['meta']>, 'sources' | 'staleSince'>>,
  now: Date,
): z.infer<typeof freshness> => {
  const asOf = newestOf(sources ?? [])
  // Node 20 has no Map.groupBy.
  const byName = new Map<string, Source[]>()
  for (const source of sources ?? []) {
    const key = `${source.kind} ${source.name}`
    byName.set(key, [...(byName.get(key) ?? []), source])
  }
  return {
    as_of: asOf,
    stale: staleSince !== undefined || isOlderThan(asOf, STALE_AFTER_DAYS, now),
    ...(staleSince === undefined ? {} : { stale_since: staleSince }),
    sources: [...byName.values()].filter(isConcerned).map(shown(asOf)),
  }
}

const newestOf = (sources: readonly Source[]) =>
  sources
    .flatMap(({ lastAnsweredAt }) => lastAnsweredAt ?? [])
    .sort()
    .at(-1) ?? null

/** A railway that does not know the number is not part of the journey. */
const isConcerned = (polls: readonly Source[]) => polls.some(({ lastOutcome }) => lastOutcome !== 'not_found')

/**
 * One source, which is polled by several numbers and need not know all of them. Without `last_answered_at` it answered
 * at `as_of`.
 */
// A line that is disabled or missing from the configuration is not polled, so its last outcome is not shown as a
// problem.
const shown = (asOf: string | null) => (polls: readonly Source[]) => {
  const [{ kind, name, lastOutcome, nextDueAt, problem }] = polls as [Source]
  const isTroubled = polls.every(({ problem }) => problem !== null)
  const at = newestOf(polls)
  return {
    kind,
    name,
    ...(isOfSameTime(at, asOf) ? {} : { last_answered_at: at }),
    ...(isTroubled ? { problem: nextDueAt !== null && isFailure(lastOutcome) ? lastOutcome : problem!.reason } : {}),
  }
}

const isFailure = (outcome: Source['lastOutcome']) => outcome !== null && outcome !== 'ok'

const isOfSameTime = (at: string | null, newest: string | null) =>
  at !== null && newest !== null && Date.parse(newest) - Date.parse(at) < SAME_TIME_MS
