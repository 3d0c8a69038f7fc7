import type { ContainerJourney } from '../project/fields/container-journey.ts'
import type { SourcedClaim } from '../project/types/projection.ts'
import { actualCases } from './actual-cases.ts'
import type { AccuracyCase } from './case.ts'
import type { Counts } from './counters.ts'
import { etaCases } from './eta-cases.ts'

/** The counts of one source for one port pair in one month; ports are UN/LOCODEs, empty where they are unknown. */
export interface AccuracyCell {
  source: string
  pol: string
  pod: string
  /** `2026-03`, UTC. */
  month: string
  counts: Counts
}

/**
 * The cases that the claims of one journey give for their sources. The same claims give the same cases, whatever their
 * order; a case that several containers share is taken from the one with the lowest number.
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

/** Keeps the first case of each key. */
const distinct = (cases: readonly AccuracyCase[]): AccuracyCase[] => {
  const byKey = new Map<string, AccuracyCase>()
  for (const one of cases) if (!byKey.has(one.key)) byKey.set(one.key, one)
  return [...byKey.values()]
}

/** Identifies the check of a claim: a source is polled once for all containers, or for each container. */
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

/**
 * Counts each case of one journey once, by source and month. Cells are sorted, so that equal cells are equal as text.
 */
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
