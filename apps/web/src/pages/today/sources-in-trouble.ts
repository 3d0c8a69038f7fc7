import type { AttentionEntry, BoxtrailClient } from '@boxtrail/client'
import { type Entry, INCLUDED } from './included.ts'
import { recordPath } from './record-path.ts'

/** A source that does not answer or is not connected, and the first records that wait for it. */
export interface SourceInTrouble {
  id: string
  name: string
  kind: Entry['kind']
  whatToDo: string
  /** The time of its last answer about any of them, or since when they have waited. */
  since: string | undefined
  /** The number of records that wait for it. */
  count: number
  waiting: { id: string; number: string; path: string }[]
}

export interface Troubles {
  sources: SourceInTrouble[]
  /** The number of further sources. */
  more: number
}

const SOURCES = 10
const SHOWN = 3

/** The sources of entries of these kinds, the one that has been silent longest first. */
export const readTroubles = async (
  { attention }: Pick<BoxtrailClient, 'attention'>,
  kind: AttentionEntry['kind'][],
  signal: AbortSignal,
): Promise<Troubles> => {
  const { meta } = await attention.list({ page: { size: 1 }, filter: { kind } }, { signal })
  const read = async ({ source, count }: (typeof meta.sources)[number]) => {
    const query = { include: INCLUDED, page: { size: SHOWN }, filter: { kind, source: source.id } }
    const { items } = await attention.list(query, { signal })
    return troubleOf(source, count, items)
  }
  const sources = await Promise.all(meta.sources.slice(0, SOURCES).map(read))
  return { sources: sources.flatMap((one) => one ?? []), more: Math.max(0, meta.sources.length - SOURCES) }
}

/** Null if no record waits for the source any more. */
const troubleOf = (
  { id, name }: { id: string; name: string },
  count: number,
  entries: readonly Entry[],
): SourceInTrouble | null => {
  const [first] = entries
  if (!first) return null
  const { kind, whatToDo } = first
  return {
    ...{ id, name, kind, whatToDo, count },
    since: entries.flatMap(({ evidence }) => evidence[0]?.reportedAt ?? []).sort()[0],
    waiting: entries.flatMap((entry) => recordOf(entry) ?? []),
  }
}

const recordOf = (entry: Entry): SourceInTrouble['waiting'][number] | null => {
  const { container, shipment, trackingRequest } = entry
  const path = recordPath(entry)
  const number = container?.number ?? shipment?.billOfLadingNumber ?? trackingRequest?.requestNumber
  const id = (container ?? shipment ?? trackingRequest)?.id
  return path && number && id ? { id, number, path } : null
}
