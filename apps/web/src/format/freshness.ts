import type { SourceFreshness } from '@boxtrail/client'

export interface Freshness {
  /** The source that answered last; undefined if none has yet. */
  source: string | undefined
  answeredAt: Date | undefined
  /** The first problem that keeps the data from being fresh. */
  problem: string | undefined
}

/** A number that one source does not know is not a problem if another source has answered. */
const isHarmless = (source: SourceFreshness, isAnswered: boolean): boolean =>
  isAnswered && (source.lastOutcome === 'not_found' || source.lastOutcome === 'no_data_yet')

/** How fresh a record is as a whole: the source that answered last, and the first problem. */
export const freshnessOf = (sources: readonly SourceFreshness[]): Freshness => {
  const latest = sources
    .filter(({ lastAnsweredAt, lastOutcome }) => lastAnsweredAt && lastOutcome !== 'not_found')
    .toSorted((one, other) => Date.parse(other.lastAnsweredAt!) - Date.parse(one.lastAnsweredAt!))
    .at(0)
  const failing = sources.find((source) => source.problem && !isHarmless(source, latest !== undefined))
  return {
    source: latest?.name,
    answeredAt: latest?.lastAnsweredAt ? new Date(latest.lastAnsweredAt) : undefined,
    problem: failing?.problem ? `${failing.name}: ${failing.problem.reason}` : undefined,
  }
}

/** Polls of one source that are in the same state: for a shipment it is polled for each container. */
export interface SourceGroup {
  first: SourceFreshness
  count: number
  /** Whether another source has the same name: then their ids are shown. */
  hasNamesake: boolean
  answeredAt: string | null
  nextDueAt: string | null
}

const extreme = (times: readonly (string | null)[], which: 'first' | 'last'): string | null =>
  times
    .filter((at) => at !== null)
    .toSorted()
    .at(which === 'first' ? 0 : -1) ?? null

export const groupsOf = (sources: readonly SourceFreshness[]): SourceGroup[] => {
  const key = ({ id, kind, name, lastOutcome, problem }: SourceFreshness) =>
    [id, kind, name, lastOutcome, problem?.reason].join('\n')
  const isNamesake = (one: SourceFreshness, other: SourceFreshness) =>
    one.kind === other.kind && one.name === other.name && one.id !== other.id
  return [...Map.groupBy(sources, key).values()].map((group) => ({
    first: group[0]!,
    count: group.length,
    hasNamesake: sources.some((source) => isNamesake(source, group[0]!)),
    answeredAt: extreme(
      group.map(({ lastAnsweredAt }) => lastAnsweredAt),
      'last',
    ),
    nextDueAt: extreme(
      group.map(({ nextDueAt }) => nextDueAt),
      'first',
    ),
  }))
}
