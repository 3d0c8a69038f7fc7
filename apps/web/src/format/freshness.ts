import type { SourceFreshness } from '@boxtrail/client'

export interface Freshness {
  /** Who answered last; undefined until somebody has. */
  source: string | undefined
  answeredAt: Date | undefined
  /** The worst that keeps data from being fresh. */
  problem: string | undefined
}

/** A number that a second source does not know is no problem while another one answers. */
const isHarmless = (source: SourceFreshness, isAnswered: boolean): boolean =>
  isAnswered && (source.lastOutcome === 'not_found' || source.lastOutcome === 'no_data_yet')

/** How fresh a record is as a whole: who answered last, and what prevents more. */
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

/** One source in the same state: those of a shipment are polled for each container. */
export interface SourceGroup {
  first: SourceFreshness
  count: number
  /** Whether another source has its name: their ids tell them apart. */
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
