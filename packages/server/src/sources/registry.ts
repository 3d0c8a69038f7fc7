import type { Source as SourceSaid } from '../tracking/project/types.ts'
import type { Source } from './source.ts'

/** The sources of this installation, by id. */
export interface Registry {
  ids: string[]
  byId(id: string): Source | undefined
  /** The source that answers for a line to an account: its own credentials first, then the installation's. */
  line(scac: string, accountId?: string): Source | undefined
  /** How a source is named in provenance; one that was configured away is still known by its id. */
  describe(id: string): SourceSaid
}

export const createRegistry = (sources: readonly Source[]): Registry => {
  const byId = new Map(sources.map((source) => [source.id, source]))
  return {
    ids: [...byId.keys()],
    byId: (id) => byId.get(id),
    line: (scac, accountId) => byId.get(`line:${scac}@${accountId}`) ?? byId.get(`line:${scac}`),
    describe: (id) => {
      const source = byId.get(id)
      const scac = /^line:([A-Z0-9]{2,4})/.exec(id)?.[1] ?? null
      return { id, kind: source?.kind ?? 'line', name: source?.name ?? scac, scac: source?.scac ?? scac }
    },
  }
}
