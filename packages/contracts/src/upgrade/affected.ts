import { type ConcernedBreak, concernedBreaks } from '../comparison/breaking-changes.ts'
import type { Spec } from '../comparison/document.ts'
import { Judge } from './judge.ts'
import type { Site, Uses } from './uses.ts'

/** A change that a program would notice, with where it uses what changes. */
export interface Finding {
  rule: string
  /** As changesets and exceptions name it. */
  promise: string
  what: string
  /** Operations and events that it concerns. */
  concerns: string[]
  sites: (Site & { why?: string })[]
}

export interface Affected {
  findings: Finding[]
  /** Changes that break somebody, and nothing that was found to be used. */
  unused: number
}

/** Which of the changes between two contracts a program notices that uses this. */
export const affected = (old: Spec, now: Spec, uses: Uses): Affected => affectedBy(concernedBreaks(old, now), old, uses)

/** The same of changes that are known already: those that concern several programs are compared once. */
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
