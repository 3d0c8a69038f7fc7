import { type CounterColumn, countersOf } from '@boxtrail/engine/accuracy/counters'
import type { PoolClient } from 'pg'
import { everyColumn } from '../db/every-column.ts'
import { type RowOf, statement } from '../db/statement.ts'

export interface JourneyKey {
  accountId: string
  journeyId: string
}

const columnsOf = (journeys: readonly JourneyKey[]) =>
  [journeys.map(({ accountId }) => accountId), journeys.map(({ journeyId }) => journeyId)] as const

const lockContributionsSql = statement(
  'lock-accuracy-of-journeys',
  `select ${everyColumn('accuracy_journeys', 'a')} from accuracy_journeys a
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)
   order by a.account_id, a.journey_id for update of a`,
)

export type KeptContribution = RowOf<'lock-accuracy-of-journeys'>

/** What some journeys, which this transaction has locked, have contributed so far. */
export const lockContributions = (client: PoolClient, journeys: readonly JourneyKey[]) =>
  lockContributionsSql.rows(client, ...columnsOf(journeys))

const keptContradictionsSql = statement(
  'contradictions-of-journeys',
  `select c.account_id, c.journey_id, c.id, c.kind, c.since, c.content, b.number from contradictions c
   join unnest($1::uuid[], $2::uuid[]) as k(account_id, journey_id) using (account_id, journey_id)
   join containers b on b.account_id = c.account_id and b.id = c.container_id`,
)

export type KeptRow = RowOf<'contradictions-of-journeys'>

/** The contradictions of some journeys, resolved ones included. */
export const keptContradictions = (client: PoolClient, journeys: readonly JourneyKey[]): Promise<KeptRow[]> =>
  keptContradictionsSql.rows(client, ...columnsOf(journeys))

const saveContributionsSql = statement(
  'save-accuracy-of-journeys',
  `insert into accuracy_journeys select * from json_populate_recordset(null::accuracy_journeys, $1)
   on conflict (account_id, journey_id) do update set cells = excluded.cells, corrections = excluded.corrections`,
)

export const saveContributions = (client: PoolClient, rows: readonly object[]) =>
  saveContributionsSql.count(client, JSON.stringify(rows))

/** The value of `month` in the row with the sum of all months. */
export const ALL_MONTHS = '0001-01-01'

/** Adds to a counter, which is 0 in rows of an earlier version that lack it. */
const added = (column: CounterColumn) =>
  countersOf[column]
    .map((_, index) =>
      ['accuracy_months', 'excluded'].map((row) => `coalesce(${row}.${column}[${index + 1}], 0)`).join(' + '),
    )
    .join(', ')

const addToMonthsSql = statement(
  'add-to-accuracy-months',
  `insert into accuracy_months
   select * from json_populate_recordset(null::accuracy_months, $1) order by account_id, month, source_id, pol, pod
   on conflict (account_id, month, source_id, pol, pod)
     do update set counts = array[${added('counts')}], corrections = array[${added('corrections')}]`,
)

/** Adds to the sums, or subtracts, in the order of their keys, so that transactions cannot deadlock. */
export const addToMonths = (client: PoolClient, rows: readonly object[]) =>
  addToMonthsSql.count(client, JSON.stringify(rows))
