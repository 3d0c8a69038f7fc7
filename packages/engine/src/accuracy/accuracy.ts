import type { ContainerJourney } from '../project/fields/container-journey.ts'
import type { SourcedClaim } from '../project/types/projection.ts'
import { actualCases } from './actual-cases.ts'
import type { AccuracyCase } from './case.ts'
import type { Counts } from './counters.ts'
import { etaCases } from './eta-cases.ts'

/** What one source is counted for on one port pair in one month; ports are UN/LOCODEs, empty where they are unknown. */
export interface AccuracyCell {
  source: string
  pol: string
  pod: string
  /** `2026-03`, UTC. */
  month: string
  counts: Counts
}

/**
 * What the claims of one journey show of their sources. The same claims give the same cases, whatever their order; of
 * containers that have a case in common, the first by number has it.
 */
export const casesIn = (
  journeys: ReadonlyMap<string, ContainerJourney>,
  claims: readonly SourcedClaim[],
): AccuracyCase[] => {
  if (journeys.size === 0) return []
  const answered = firstAnswers(claims)
  const firstAnswered = (claim: SourcedClaim) => answered.get(checkOf(claim)) ?? Number.POSITIVE_INFINITY
  const inOrder = [...journeys.values()].sort((a, b) => (a.number < b.number ? -1 : 1))
  return distinct(inOrder.flatMap((journey) => [...etaCases(journey), ...actualCases(journey, firstAnswered)]))
}

/** One of each key, the first. */
const distinct = (cases: readonly AccuracyCase[]): AccuracyCase[] => {
  const byKey = new Map<string, AccuracyCase>()
  for (const one of cases) if (!byKey.has(one.key)) byKey.set(one.key, one)
  return [...byKey.values()]
}

/** A source is asked by one number for all containers, or container by container. */
const checkOf = ({ source, ofContainer, statement }: SourcedClaim) =>
  `${source.id}|${ofContainer ? (statement.container ?? '') : ''}`

const firstAnswers = (claims: readonly SourcedClaim[]): ReadonlyMap<string, number> => {
  const first = new Map<string, number>()
  for (const claim of claims) {
    const check = checkOf(claim)
    first.set(check, Math.min(first.get(check) ?? Number.POSITIVE_INFINITY, claim.firstSeenMs))
  }
  return first
}

/** The cases of one journey, counted: each once. Cells are in order, so that equal ones are equal text. */
export const cellsOf = (
  cases: readonly AccuracyCase[],
  { pol, pod }: { pol: string | null; pod: string | null },
): AccuracyCell[] => {
  const cells = new Map<string, AccuracyCell>()
  for (const { source, atMs, counts } of distinct(cases)) {
    const month = new Date(atMs).toISOString().slice(0, 7)
    const key = `${source}|${month}`
    const cell = cells.get(key) ?? { source, pol: pol ?? '', pod: pod ?? '', month, counts: {} }
    for (const counter of counts) cell.counts[counter] = (cell.counts[counter] ?? 0) + 1
    cells.set(key, cell)
  }
  return [...cells].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, cell]) => cell)
}
