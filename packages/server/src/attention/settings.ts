import type { Body } from '@boxtrail/contracts/zod'
import type { PoolClient } from 'pg'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { recomputeAttention, saveSettings } from './queries.ts'

type Given = Body<'updateAttentionSettings'>['data']['attributes']

/** Changes the settings; every journey that is tracked is projected again, because they decide what is near. */
export const changeSettings = async ({ pool, accountId, wakeups }: Call, given: Given): Promise<void> => {
  const isChanged = await transaction(pool, async (client: PoolClient) => {
    if (!(await saveSettings(client, accountId, given))) return false
    await recomputeAttention(client, accountId)
    return true
  })
  if (isChanged) wakeups.wake('journeys')
}
