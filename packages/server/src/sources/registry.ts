import type { SourceKind } from '../tracking/policy.ts'
import type { Source as SourceSaid } from '../tracking/project/types.ts'
import { isPushSource, type PushSource } from './push.ts'
import type { Source } from './source.ts'

/** The sources of this installation, by id. */
export interface Registry {
  ids: string[]
  byId(id: string): Source | undefined
  /** The source that answers for a line to an account: its own credentials first, then the installation's. */
  line(scac: string, accountId?: string): Source | undefined
  /** Who pushes to the address of a feed. */
  feed(id: string): PushSource | undefined
  /** Terminals and railways that are asked about boxes at a facility: an account's own, and everybody's. */
  covering(facility: { locode: string | null; terminalId: string | null }, accountId: string): Source[]
  /** Ids of the sources that speak by themselves, to an account. */
  pushing(accountId: string): string[]
  /** How a source is named in provenance; one that was configured away is still known by its id. */
  describe(id: string): SourceSaid
}

export const createRegistry = (sources: readonly Source[]): Registry => {
  const byId = new Map(sources.map((source) => [source.id, source]))
  const feeds = new Map(sources.filter(isPushSource).map((source) => [source.push.id, source]))
  const asked = sources.filter(({ kind, covers }) => kind !== 'line' && covers !== undefined)
  return {
    ids: [...byId.keys()],
    byId: (id) => byId.get(id),
    line: (scac, accountId) => byId.get(`line:${scac}@${accountId}`) ?? byId.get(`line:${scac}`),
    feed: (id) => feeds.get(id),
    pushing: (accountId) =>
      [...feeds.values()].filter(({ push }) => (push.accountId ?? accountId) === accountId).map(({ id }) => id),
    covering: (facility, accountId) =>
      asked.filter(({ id, covers }) => (id.split('@')[1] ?? accountId) === accountId && covers!(facility)),
    describe: (id) => {
      const source = byId.get(id)
      const scac = /^line:([A-Z0-9]{2,4})/.exec(id)?.[1] ?? null
      const [kind] = id.split(':') as [SourceKind]
      return { id, kind: source?.kind ?? kind, name: source?.name ?? scac, scac: source?.scac ?? scac }
    },
  }
}
