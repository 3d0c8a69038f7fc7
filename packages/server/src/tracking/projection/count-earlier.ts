import { contradictionsIn } from '@boxtrail/engine/contradictions/contradictions'
import { projectJourneys } from '@boxtrail/engine/project/project'
import type { PoolClient } from 'pg'
import { type MeasuredJourney, writeAccuracy } from '../../accuracy/write.ts'
import { isTransient } from '../../db/errors.ts'
import { sandboxAhead } from '../../db/journey-clock.ts'
import { statement } from '../../db/statement.ts'
import { transaction } from '../../db/transaction.ts'
import { COUNTED_AS, countedBy, type Measured, measuredIn } from './advance/accuracy.ts'
import { awaitsAnswer } from './advance/earlier-journey.ts'
import { inputOf } from './advance/input.ts'
import { type LoadedJourney, type LockedJourney, loadJourneys } from './load/load.ts'
import type { ProjectionOptions } from './project-batch.ts'

type CountOptions = Pick<ProjectionOptions, 'pool' | 'registry' | 'lookups' | 'log'> & { againAfterMs?: number }

/** Journeys counted in one transaction, which locks their rows until it ends. */
const AT_ONCE = 20
const FIRST = '00000000-0000-0000-0000-000000000000'

const nextAccountSql = statement('next-account', 'select id from accounts where id > $1 order by id limit 1')

const lockUncountedSql = statement(
  'lock-uncounted-journeys',
  `select t.account_id, t.id, t.lease_token, t.stale_seq, t.tracking_request_id, t.shipment_id, t.state, t.attempts, t.sandbox,
     now() + ${sandboxAhead('t.account_id', 't.sandbox')} as now, now() as wall
   from journeys t
   where t.account_id = $1 and t.id > $2 and t.shipment_id is not null and t.lease_until is null
     and not coalesce(t.state->>'counted', '') like '${COUNTED_AS}%'
   order by t.id limit $3 for no key update of t skip locked`,
  { notNull: ['now', 'wall'] },
)

const noteCountedSql = statement(
  'note-counted',
  `update journeys j set state = j.state || jsonb_build_object('counted', k.counted)
   from unnest($1::uuid[], $2::uuid[], $3::text[]) as k(account_id, id, counted)
   where j.account_id = k.account_id and j.id = k.id`,
)

/**
 * After this time, all journeys are looked through once more: processes of an earlier version have ended, and journeys
 * that were left out may be countable.
 */
const AGAIN_AFTER_MS = 3_600_000

/**
 * Counts the sources of journeys that were last projected by a version that did not count, or counted less; ended
 * journeys are not projected again. Each call counts a few journeys, account by account, and returns false when there
 * is nothing to do now. A journey that is projected meanwhile is counted then. One that cannot be counted does not hold
 * up the others: it is left out, and tried again later.
 */
export const createEarlierCount = (options: CountOptions) => {
  const { pool, log, againAfterMs = AGAIN_AFTER_MS } = options
  let [accountId, id, limit]: [string | null, string, number] = [FIRST, FIRST, AT_ONCE]
  let againAtMs = performance.now() + againAfterMs
  const leaveOut: LeaveOut = (error, journey) => {
    log.warn({ error, journey }, 'counting the sources of an earlier journey failed; it is tried again later')
    againAtMs = performance.now() + againAfterMs
  }
  /**
   * Journeys that cannot be counted together are counted one by one, until the one that fails is found and left out.
   */
  const countFew = async (locked: LockedJourney[]): Promise<void> => {
    try {
      const last = await transaction(pool, (client) =>
        countSome(client, { accountId: accountId!, id, limit }, locked, options, leaveOut),
      )
      if (last !== undefined) id = last
      else [accountId, id, limit] = [(await nextAccountSql.first(pool, accountId!))?.id ?? null, FIRST, AT_ONCE]
    } catch (error) {
      const [first] = locked
      if (isTransient(error) || !first) throw error
      if (limit === 1) {
        leaveOut(error, first.id)
        id = first.id
      }
      limit = limit === 1 ? AT_ONCE : 1
    }
  }
  return async (): Promise<boolean> => {
    if (accountId === null && performance.now() >= againAtMs)
      [accountId, id, againAtMs] = [FIRST, FIRST, Number.POSITIVE_INFINITY]
    if (accountId === null) return false
    await countFew([])
    return accountId !== null || performance.now() >= againAtMs
  }
}

type LeaveOut = (error: unknown, journeyId: string) => void

/** Returns the id of the last journey it has seen; fills `locked` with the journeys that it tries. */
const countSome = async (
  client: PoolClient,
  { accountId, id, limit }: { accountId: string; id: string; limit: number },
  locked: LockedJourney[],
  options: CountOptions,
  leaveOut: LeaveOut,
): Promise<string | undefined> => {
  locked.splice(0, locked.length, ...(await lockUncountedSql.rows(client, accountId, id, limit)))
  if (locked.length === 0) return undefined
  const loaded = await loadJourneys(client, locked, options)
  const measured = loaded.flatMap((one) => measuredOf(one, options, leaveOut))
  await writeAccuracy(client, measured)
  await noteCountedSql.count(
    client,
    measured.map((one) => one.accountId),
    measured.map((one) => one.journeyId),
    measured.map((one) => countedBy(one, [])),
  )
  return locked.at(-1)!.id
}

const measuredOf = (
  loaded: LoadedJourney,
  { lookups }: CountOptions,
  leaveOut: LeaveOut,
): (MeasuredJourney & Measured)[] => {
  const { account_id: accountId, id: journeyId } = loaded.journey
  if (awaitsAnswer(loaded)) return []
  try {
    const input = inputOf(loaded, lookups)
    const projected = projectJourneys(input)
    const measured = measuredIn(input, projected, contradictionsIn(projected, input))
    return measured ? [{ ...measured, accountId, journeyId }] : []
  } catch (error) {
    leaveOut(error, journeyId)
    return []
  }
}
