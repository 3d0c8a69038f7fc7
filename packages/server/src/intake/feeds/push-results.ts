import type { Receipt } from '@boxtrail/contracts/feed'
import type { PushOutcome } from '@boxtrail/engine/push-outcome'
import type { PushSource } from '@boxtrail/sources/port/push'
import type { Pool } from 'pg'
import { notePush } from '../../records/sources/queries.ts'
import { LATEST_POLLS } from '../../sources/latest-polls.ts'
import { problemInWords } from '../../sources/problem-in-words.ts'
import type { Ingested, StoredReport } from '../../tracking/reports/ingest.ts'
import { explainOutcomes, type PushServices } from './explain-outcomes.ts'

export type Result = Receipt['results'][number]

/** An item in the stored answer to a message whose outcome is not known yet. */
export type Unexplained = Omit<Result, 'outcome'> & { outcome: 'kept'; kept: StoredReport }

export type StoredResult = Result | Unexplained

/** The outcome of an item as it is stored in the transaction that applies it. */
export const outcomeOf = (
  one: Ingested,
): { outcome: 'unchanged' | 'refused' } | Pick<Unexplained, 'outcome' | 'kept'> =>
  one.outcome === 'kept' ? { outcome: one.outcome, kept: one.kept } : { outcome: one.outcome }

export const isUnexplained = (result: StoredResult): result is Unexplained => result.outcome === 'kept'

/** Determines the outcomes of stored items. */
export const explainResults = async (
  services: PushServices & { pool: Pool },
  source: PushSource,
  stored: readonly StoredResult[],
): Promise<Result[]> => {
  const kept = stored.filter(isUnexplained)
  const found = await explainOutcomes(
    services.pool,
    services,
    source,
    kept.map((result) => result.kept),
  )
  const outcomes = new Map<StoredResult, PushOutcome>(kept.map((result, nth) => [result, found[nth]!]))
  return stored.map((result) => (isUnexplained(result) ? resultOf(result, outcomes.get(result)!) : result))
}

const resultOf = ({ at, container_number, problems }: Unexplained, outcome: PushOutcome): Result => ({
  at,
  container_number,
  outcome: outcome.outcome,
  ...(outcome.outcome === 'applied' ? { changed: outcome.changed } : {}),
  ...(outcome.outcome === 'not_used' ? { not_used: outcome.notUsed } : {}),
  ...(problems ? { problems } : {}),
})

/** Stores the latest items of a source for the operator, and when it pushed. */
export const recordResults = async (
  pool: Pool,
  source: PushSource,
  results: readonly Result[],
  receivedMs: number,
): Promise<void> => {
  const receivedAt = new Date(receivedMs)
  const at = receivedAt.toISOString()
  const polls = results.map(({ container_number, at: place, outcome, problems = [] }) => ({
    poll: { at, number: container_number ?? place, outcome },
    reason: problems.map(problemInWords).join('; ').slice(0, 500),
  }))
  const refused = polls.findLast(({ poll }) => poll.outcome === 'refused')
  const latest = polls.slice(-LATEST_POLLS).reverse()
  await notePush(
    pool,
    source.id,
    latest.map(({ poll }) => poll),
    refused ? { ...refused.poll, reason: refused.reason } : null,
    countsAsPush(results) ? receivedAt : null,
  )
}

/** Whether a push counts as a sign of life: not if nothing of it can be used. */
const countsAsPush = (results: readonly Result[]): boolean =>
  results.length === 0 || results.some(({ outcome }) => outcome !== 'refused')
