import type { Source as SourceDescription } from '@boxtrail/engine/project/types/projection'
import { lineSourceId, parseSourceId, SIMULATED_SCAC } from '@boxtrail/engine/source-id'
import { isPushSource, type PushSource } from '@boxtrail/sources/port/push'
import type { Push, Source } from '@boxtrail/sources/port/source'
import { isConnected } from '@boxtrail/sources/port/traits'
import { type Companions, companionsOf, type TrackedJourney } from './companions.ts'
import { isSandboxNumber, type Played, playedBehind } from './test-line/sandbox-journeys.ts'
import type { Sandbox } from './test-line/sandbox-sources.ts'

/** The sources of this installation, by id. */
export interface Registry {
  ids: string[]
  byId(id: string): Source | undefined
  /**
   * The source that serves a line for an account: its own credentials first, then the installation's. For a sandbox
   * number, the line TEST is simulated by the account's own clock.
   */
  line(scac: string, accountId?: string, number?: string): Source | undefined
  /** The scenario behind a sandbox number, if its journey has begun. */
  played(number: string, began: ReadonlyMap<string, number>): Played | undefined
  /** The simulated sources of an account. */
  sandboxOf(accountId: string): readonly Source[]
  /** The source that pushes to the address of a feed. */
  feed(id: string): PushSource | undefined
  /** The sources that report on a journey besides its line. */
  companionsOf(journey: TrackedJourney): Companions
  /** Ids of the push sources that report on an account's journeys with a line. */
  pushing(accountId: string, scac: string | null): string[]
  /** Whether a source can be polled; false for a line that is not in the configuration. */
  isConnected(id: string): boolean
  /** How a source is named in provenance; one that was removed from the configuration is still known by its id. */
  describe(id: string): SourceDescription
}

export const createRegistry = (sources: readonly Source[], sandbox?: Sandbox): Registry => {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const feeds = new Map(sources.filter(isPushSource).map((source) => [source.push.id, source]))
  const demo = sources.filter(({ id, covers }) => covers !== undefined && isDemoSource(id))
  const polledSources = sources.filter(
    ({ id, kind, covers }) => kind !== 'line' && covers !== undefined && !isDemoSource(id),
  )
  const polled = (accountId: string) =>
    polledSources.filter(({ id }) => (parseSourceId(id).accountId ?? accountId) === accountId)
  const sandboxOf = (accountId: string) => sandbox?.sourcesOf(accountId) ?? []
  const simulated = (id: string) => {
    const { accountId, isSimulated } = parseSourceId(id)
    return accountId === undefined || !isSimulated ? undefined : sandboxOf(accountId).find((source) => source.id === id)
  }
  const pushing = (accountId: string, scac: string | null) =>
    [...feeds.values()].filter(({ push }) => appliesTo(push, accountId, scac)).map(({ id }) => id)
  return {
    ids: [...byId.keys()],
    byId: (id) => byId.get(id) ?? simulated(id),
    sandboxOf,
    played: playedBehind,
    line: (scac, accountId, number) => {
      const plays = scac === SIMULATED_SCAC && accountId && number !== undefined && isSandboxNumber(number)
      if (plays) return simulated(lineSourceId(scac, accountId)) ?? byId.get(lineSourceId(scac))
      return byId.get(lineSourceId(scac, accountId)) ?? byId.get(lineSourceId(scac))
    },
    feed: (id) => feeds.get(id),
    pushing,
    companionsOf: (journey) => companionsOf(journey, { polled, pushing, sandboxOf, demo: () => demo }),
    isConnected: (id) => {
      const source = byId.get(id) ?? simulated(id)
      return source !== undefined && isConnected(source)
    },
    describe: (id) => {
      const source = byId.get(id) ?? simulated(id)
      const { kind, scac } = parseSourceId(id)
      return { id, kind: source?.kind ?? kind, name: source?.name ?? scac, scac: source?.scac ?? scac }
    },
  }
}

const appliesTo = ({ accountId, lines }: Push, account: string, scac: string | null) =>
  (accountId ?? account) === account && (lines === null || (scac !== null && lines.includes(scac)))

const isDemoSource = (id: string) => {
  const { accountId, isSimulated } = parseSourceId(id)
  return isSimulated && accountId === undefined
}
