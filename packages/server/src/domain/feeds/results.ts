import type { Receipt } from '@boxtrail/contracts/feed'
import type { Pool } from 'pg'
import type { PushSource } from '../../sources/push.ts'
import type { Became } from '../../tracking/became.ts'
import { explain, type Kept, type PushWorld } from './explain.ts'
import type { Ingested } from './ingest.ts'

export type Result = Receipt['results'][number]

/** In the stored answer to a message: of an item that was kept, until it is found out what became of it. */
export type Unexplained = Omit<Result, 'outcome'> & { outcome: 'kept'; kept: Kept }

export type StoredResult = Result | Unexplained

/** The outcome of an item as it is stored in the transaction that applies it. */
export const outcomeOf = (
  one: Ingested,
): { outcome: 'unchanged' | 'refused' } | Pick<Unexplained, 'outcome' | 'kept'> =>
  one.outcome === 'kept' ? { outcome: one.outcome, kept: one.kept } : { outcome: one.outcome }

export const isUnexplained = (result: StoredResult): result is Unexplained => result.outcome === 'kept'

/** Finds out what became of the items that were kept. */
export const explainResults = async (
  services: PushWorld & { pool: Pool },
  source: PushSource,
  stored: readonly StoredResult[],
): Promise<Result[]> => {
  const kept = stored.filter(isUnexplained)
  const became = await explain(
    services.pool,
    services,
    source,
    kept.map((result) => result.kept),
  )
  const becameOf = new Map<StoredResult, Became>(kept.map((result, nth) => [result, became[nth]!]))
  return stored.map((result) => (isUnexplained(result) ? resultOf(result, becameOf.get(result)!) : result))
}

const resultOf = ({ at, container_number, problems }: Unexplained, became: Became): Result => ({
  at,
  container_number,
  outcome: became.outcome,
  ...(became.outcome === 'applied' ? { changed: became.changed } : {}),
  ...(became.outcome === 'not_used' ? { not_used: became.notUsed } : {}),
  ...(problems ? { problems } : {}),
})
