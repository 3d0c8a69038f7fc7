import type { Entry } from './queries.ts'
import { recordPath } from './record-path.ts'

/** A source that does not answer or is not connected, and the records that wait for it. */
export interface SourceInTrouble {
  id: string
  name: string
  kind: Entry['kind']
  whatToDo: string
  /** Its last answer about any of them, or since when it is awaited. */
  since: string | undefined
  waiting: { id: string; number: string; path: string }[]
}

/** Each source once, the one that has been silent longest first. */
export const sourcesInTrouble = (entries: readonly Entry[]): SourceInTrouble[] => {
  const groups = Map.groupBy(entries, ({ kind, whoActs, evidence }) => {
    const source = evidence[0]?.source
    return `${kind} ${source?.id ?? whoActs.name}`
  })
  return [...groups.values()]
    .map((own): SourceInTrouble => {
      const { id, kind, whatToDo, evidence, whoActs } = own[0]!
      return {
        ...{ id, kind, whatToDo },
        name: evidence[0]?.source?.name ?? whoActs.name ?? 'A source',
        since: own.flatMap((entry) => entry.evidence[0]?.reportedAt ?? []).sort()[0],
        waiting: own.flatMap((entry) => recordOf(entry) ?? []),
      }
    })
    .sort((a, b) => (a.since ?? '').localeCompare(b.since ?? ''))
}

const recordOf = (entry: Entry): SourceInTrouble['waiting'][number] | null => {
  const { container, shipment, trackingRequest } = entry
  const path = recordPath(entry)
  const number = container?.number ?? shipment?.billOfLadingNumber ?? trackingRequest?.requestNumber
  const id = (container ?? shipment ?? trackingRequest)?.id
  return path && number && id ? { id, number, path } : null
}
