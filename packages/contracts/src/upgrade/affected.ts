import { type ConcernedBreak, concernedBreaks } from '../comparison/breaking-changes.ts'
import type { Spec } from '../comparison/document.ts'
import { Judge } from './judge.ts'
import type { Site, Uses } from './uses.ts'

/** A change that a program would notice, and where the program uses what changes. */
export interface Finding {
  rule: string
  /** The name in changesets and exceptions. */
  promise: string
  what: string
  /** Operations and events that it concerns. */
  concerns: string[]
  sites: (Site & { why?: string })[]
}

export interface Affected {
  findings: Finding[]
  /** How many breaking changes concern nothing that the program was found to use. */
  unused: number
}

/** Which of the changes between two contracts a program with these uses would notice. */
export const affected = (old: Spec, now: Spec, uses: Uses): Affected => affectedBy(concernedBreaks(old, now), old, uses)

/** The same for changes that are already known, so that changes for several programs are computed once. */
export function affectedBy(breaks: readonly ConcernedBreak[], old: Spec, uses: Uses): Affected {
  const judge = new Judge(old, uses)
  const judged = breaks.map((one) => ({ one, sites: judge.sitesOf(one) }))
  const findings = judged
    .filter(({ sites }) => sites.length > 0)
    .map(({ one: { rule, promise, what, names }, sites }) => ({
      rule,
      promise,
      what,
      concerns: names,
      sites: inOrder(sites),
    }))
  return { findings, unused: breaks.length - findings.length }
}

const inOrder = <At extends Site>(sites: At[]): At[] => {
  const unique = new Map(sites.map((site) => [`${site.file}:${site.line}:${site.column}`, site]))
  return [...unique.values()].sort(
    (one, other) => one.file.localeCompare(other.file) || one.line - other.line || one.column - other.column,
  )
}
