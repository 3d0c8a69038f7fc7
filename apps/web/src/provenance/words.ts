import type { ProvenanceEntry, ReportedStatement } from './queries.ts'

const KINDS: Record<string, string> = {
  line: 'Line',
  terminal: 'Terminal',
  rail: 'Railway',
  document: 'Your document',
  user: 'Your account',
  derived: 'Computed',
}

export const kindOf = (kind: string): string => KINDS[kind] ?? kind

/** Who reported it, by name where there is one. */
export const sourceName = ({ source }: Pick<ReportedStatement, 'source'>): string => source.name ?? kindOf(source.kind)

/** Names of attributes as people say them: `available_for_pickup` is "available for pickup". */
export const fieldInWords = (field: string): string => field.replaceAll(/[._]/g, ' ')

/** Whether a statement that did not prevail says the same. */
export const agrees = (statement: ReportedStatement, { set_by }: ProvenanceEntry): boolean =>
  set_by.happened_at || statement.happened_at
    ? set_by.happened_at === statement.happened_at
    : statement.words === set_by.words
