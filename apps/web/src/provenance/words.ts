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

/** The source of a statement, by name if it has one. */
export const sourceName = ({ source }: Pick<ReportedStatement, 'source'>): string => source.name ?? kindOf(source.kind)

/** The name of an attribute in words: `available_for_pickup` becomes "available for pickup". */
export const fieldInWords = (field: string): string => field.replaceAll(/[._]/g, ' ')

/** Whether a statement that did not prevail has the same value. */
export const agrees = (statement: ReportedStatement, { set_by }: ProvenanceEntry): boolean =>
  set_by.happened_at || statement.happened_at
    ? set_by.happened_at === statement.happened_at
    : statement.words === set_by.words
