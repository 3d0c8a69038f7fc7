/** The reports and documents that an evidence pack cites. */
export interface Cited {
  /** Ids of reports. */
  reports: ReadonlySet<string>
  /** The names of the account's documents by their ids; null if the name is not known. */
  documents: ReadonlyMap<string, string | null>
}

interface Statement {
  /** A reason of free time has only the id. */
  source?: { kind: string; name: string | null } | string | null
  report_id?: unknown
  document?: { id: string; name: string }
}

const OF_DOCUMENT = 'document:'

/** Collects what a value cites. A statement of a document names the document instead of a report, or in its place. */
export const citedIn = (value: unknown): Cited => {
  const reports = new Set<string>()
  const documents = new Map<string, string | null>()
  const look = (one: unknown): void => {
    if (one === null || typeof one !== 'object') return
    const { source, report_id: id, document } = one as Statement
    const named = typeof source === 'string' && source.startsWith(OF_DOCUMENT) ? source.slice(OF_DOCUMENT.length) : null
    if (named !== null) documents.set(named, documents.get(named) ?? null)
    if (document) documents.set(document.id, document.name)
    else if (typeof id === 'string' && typeof source === 'object' && source?.kind === 'document')
      documents.set(id, documents.get(id) ?? source.name)
    else if (typeof id === 'string') reports.add(id)
    for (const member of Object.values(one)) look(member)
  }
  look(value)
  return { reports, documents }
}
