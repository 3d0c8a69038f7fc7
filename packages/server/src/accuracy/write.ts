import { type AccuracyCell, cellsOf } from '@boxtrail/engine/accuracy/accuracy'
import type { AccuracyCase } from '@boxtrail/engine/accuracy/case'
import { contradictionCases, type KeptContradiction } from '@boxtrail/engine/accuracy/contradiction-cases'
import { type Counter, type Counts, counters, countersOf } from '@boxtrail/engine/accuracy/counters'
import { isSame } from '@boxtrail/engine/claims/claim-key'
import type { SourcedClaim } from '@boxtrail/engine/project/types/projection'
import type { PoolClient } from 'pg'
import {
  ALL_MONTHS,
  addToMonths,
  type JourneyKey,
  type KeptContribution,
  type KeptRow,
  keptContradictions,
  lockContributions,
  saveContributions,
} from './queries.ts'

/** A journey whose sources are counted again. */
export interface MeasuredJourney extends JourneyKey {
  cases: readonly AccuracyCase[]
  claims: readonly SourcedClaim[]
  pair: { pol: string | null; pod: string | null }
  /** The ship that brings each container, by its number. */
  ships: ReadonlyMap<string, string>
}

/**
 * Counts the sources of some journeys again, which this transaction has locked: what each contributed before is
 * subtracted in the same statement, so that nothing counts twice, however often and in whatever order this is called.
 */
export const writeAccuracy = async (client: PoolClient, journeys: readonly MeasuredJourney[]): Promise<void> => {
  if (journeys.length === 0) return
  const stored = new Map((await lockContributions(client, journeys)).map((row) => [keyOfRow(row), row]))
  const kept = await keptContradictions(client, journeys)
  const counted = journeys.map((one) => ({
    ...one,
    before: inColumns(stored.get(keyOf(one))),
    after: byColumn(cellsOf([...one.cases, ...contradictionCases(keptOf(kept, one), one.claims)], one.pair)),
  }))
  const changed = counted.filter(({ before, after }) => !isSame(before, after))
  if (changed.length === 0) return
  await saveContributions(
    client,
    changed.map(({ accountId, journeyId, after }) => ({ account_id: accountId, journey_id: journeyId, ...after })),
  )
  const sums = sumsOf(
    changed.flatMap(({ accountId, before, after }) => [
      ...allOf(before).flatMap((cell) => additions(accountId, cell, -1)),
      ...allOf(after).flatMap((cell) => additions(accountId, cell, 1)),
    ]),
  )
  if (sums.length > 0) await addToMonths(client, sums)
}

/** What a journey contributes, by the column that stores it. */
type Contributed = Pick<KeptContribution, 'cells'> & { corrections: readonly AccuracyCell[] }

const inColumns = (row: KeptContribution | undefined): Contributed => ({
  cells: row?.cells ?? [],
  corrections: row?.corrections ?? [],
})

const byColumn = (cells: readonly AccuracyCell[]): Contributed => ({
  cells: having(cells, countersOf.counts),
  corrections: having(cells, countersOf.corrections),
})

const having = (cells: readonly AccuracyCell[], some: readonly Counter[]): AccuracyCell[] =>
  cells
    .map((cell) => ({
      ...cell,
      counts: Object.fromEntries(some.flatMap((one) => (cell.counts[one] ? [[one, cell.counts[one]]] : []))),
    }))
    .filter(({ counts }) => Object.keys(counts).length > 0)

const allOf = ({ cells, corrections }: Contributed) => [...cells, ...corrections]

const keyOf = ({ accountId, journeyId }: JourneyKey) => `${accountId} ${journeyId}`
const keyOfRow = ({ account_id, journey_id }: { account_id: string; journey_id: string }) =>
  keyOf({ accountId: account_id, journeyId: journey_id })

const keptOf = (rows: readonly KeptRow[], journey: MeasuredJourney): KeptContradiction[] =>
  rows
    .filter((row) => keyOfRow(row) === keyOf(journey))
    .map(({ id, kind, since, content, number }) => ({
      ...{ id, kind, ship: journey.ships.get(number) ?? '', sinceMs: since.getTime() },
      statements: content.statements,
    }))

interface Addition {
  accountId: string
  cell: AccuracyCell
  month: string
  sign: number
}

/** Adds to the sums of the month, and of all months. */
const additions = (accountId: string, cell: AccuracyCell, sign: number): Addition[] =>
  [`${cell.month}-01`, ALL_MONTHS].map((month) => ({ accountId, cell, month, sign }))

/** One row for each sum that changes: a statement cannot change a row twice. */
const sumsOf = (additions: readonly Addition[]) => {
  const sums = new Map<string, Addition & { counts: Counts }>()
  for (const addition of additions) {
    const { accountId, cell, month, sign } = addition
    const key = [accountId, cell.source, cell.pol, cell.pod, month].join(' ')
    const counts: Counts = sums.get(key)?.counts ?? {}
    for (const counter of counters) {
      const count = cell.counts[counter]
      if (count) counts[counter] = (counts[counter] ?? 0) + sign * count
    }
    sums.set(key, { ...addition, counts })
  }
  return [...sums.values()]
    .filter(({ counts }) => Object.values(counts).some((count) => count !== 0))
    .map(({ accountId, cell: { source, pol, pod }, month, counts }) => ({
      ...{ account_id: accountId, source_id: source, pol, pod, month },
      counts: countersOf.counts.map((counter) => counts[counter] ?? 0),
      corrections: countersOf.corrections.map((counter) => counts[counter] ?? 0),
    }))
}
