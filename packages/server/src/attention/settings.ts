import type { Body } from '@boxtrail/contracts/zod'
import type { PoolClient } from 'pg'
import type { Call } from '../context.ts'
import { statement } from '../db/statement.ts'
import { transaction } from '../db/transaction.ts'

type Given = Body<'updateAttentionSettings'>['data']['attributes']

const saveAttentionSettingsSql = statement(
  'save-attention-settings',
  `update accounts set attention = attention || $2::jsonb where id = $1 and not attention @> $2::jsonb`,
)

const recomputeAttentionSql = statement(
  'recompute-attention',
  `with found as materialized (
     select j.id from journeys j
     where j.account_id = $1 and j.shipment_id is not null
       and exists (select 1 from subscriptions s where s.account_id = j.account_id and s.journey_id = j.id and s.active)
     order by j.id for no key update)
   update journeys j set stale_seq = j.stale_seq + 1 from found where j.account_id = $1 and j.id = found.id`,
)

/** Changes the settings; every journey that is tracked is projected again, because they decide what is near. */
export const changeSettings = async ({ pool, accountId, wakeups }: Call, given: Given): Promise<void> => {
  const isChanged = await transaction(pool, async (client: PoolClient) => {
    if ((await saveAttentionSettingsSql.count(client, accountId, JSON.stringify(given))) === 0) return false
    await recomputeAttentionSql.count(client, accountId)
    return true
  })
  if (isChanged) wakeups.wake('journeys')
}
