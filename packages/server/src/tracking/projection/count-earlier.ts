import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { projectJourneys } from '@boxtrail/engine/project/project'
import type { PoolClient } from 'pg'
import { type MeasuredJourney, writeAccuracy } from '../../accuracy/write.ts'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { statement } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { type Measured, measuredIn } from './accuracy.ts'
import { inputOf } from './advance.ts'
import { type LoadedJourney, type LockedJourney, loadJourneys } from './load.ts'
import type { ProjectionOptions } from './project-batch.ts'
import { awaitsAnswer } from './resume-earlier.ts'

type CountOptions = Pick<ProjectionOptions, 'pool' | 'registry' | 'lookups' | 'log'>

/** Their rows are locked for as long as it takes. */
const AT_ONCE = 20
const FIRST = '00000000-0000-0000-0000-000000000000'

const nextAccountSql = statement('next-account', 'select id from accounts where id > $1 order by id limit 1')

const lockUncountedSql = statement(
  'lock-uncounted-journeys',
  `select t.account_id, t.id, t.lease_token, t.stale_seq, t.tracking_request_id, t.shipment_id, t.state, t.attempts, t.sandbox,
     now() + ${sandboxAhead('t.account_id', 't.sandbox')} as now, now() as wall
   from journeys t
   where t.account_id = $1 and t.id > $2 and t.shipment_id is not null and not (t.state ? 'counted') and t.lease_until is null
   order by t.id limit ${AT_ONCE} for no key update of t skip locked`,
  { notNull: ['now', 'wall'] },
)

const noteCountedSql = statement(
  'note-counted',
  `update journeys j set state = j.state || jsonb_build_object('counted', k.counted)
   from unnest($1::uuid[], $2::uuid[], $3::text[]) as k(account_id, id, counted)
   where j.account_id = k.account_id and j.id = k.id`,
)

/**
 * Counts the sources of journeys that were last projected by a version that did not count: those that have ended are not
 * projected again. Account by account, a few journeys at each call; false when it has seen all. What is projected
 * meanwhile counts itself.
 */
export const createEarlierCount = (options: CountOptions) => {
  let [accountId, id]: [string | null, string] = [FIRST, FIRST]
  return async (): Promise<boolean> => {
    if (accountId === null) return false
    const last = await transaction(options.pool, (client) => countSome(client, accountId!, id, options))
    if (last !== undefined) id = last
    else [accountId, id] = [(await nextAccountSql.first(options.pool, accountId))?.id ?? null, FIRST]
    return accountId !== null
  }
}

/** Returns the last that it has seen. */
const countSome = async (
  client: PoolClient,
  accountId: string,
  after: string,
  options: CountOptions,
): Promise<string | undefined> => {
  const locked: LockedJourney[] = await lockUncountedSql.rows(client, accountId, after)
  if (locked.length === 0) return undefined
  const loaded = await loadJourneys(client, locked, options.registry.describe)
  const measured = loaded.flatMap((one) => measuredOf(one, options))
  await writeAccuracy(client, measured)
  await noteCountedSql.count(
    client,
    measured.map((one) => one.accountId),
    measured.map((one) => one.journeyId),
    measured.map((one) => one.fingerprint),
  )
  return locked.at(-1)!.id
}

/** One that cannot be projected does not hold up the others. */
const measuredOf = (loaded: LoadedJourney, { lookups, log }: CountOptions): (MeasuredJourney & Measured)[] => {
  const { account_id: accountId, id: journeyId } = loaded.journey
  if (awaitsAnswer(loaded)) return []
  try {
    const input = inputOf(loaded, lookups)
    const projected = projectJourneys(input)
    const measured = measuredIn(input, projected, contradictionsIn(projected, input))
    return measured ? [{ ...measured, accountId, journeyId }] : []
  } catch (error) {
    log.warn({ error, journey: journeyId }, 'the sources of an earlier journey could not be counted')
    return []
  }
}
