/** What a pack cites, wherever it does. */
export interface Cited {
  /** Ids of reports. */
  reports: ReadonlySet<string>
  /** Names of documents of the account by their ids; null where the name is not known. */
  documents: ReadonlyMap<string, string | null>
}

interface Statement {
  /** A reason of free time has its id alone. */
  source?: { kind: string; name: string | null } | string | null
  report_id?: unknown
  document?: { id: string; name: string }
}

const OF_DOCUMENT = 'document:'

/** A statement of a document names it in place of a report, or where a report would be. */
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
