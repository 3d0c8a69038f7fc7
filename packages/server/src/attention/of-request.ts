import { attentionTo } from '@boxtrail/engine/attention/attention'
import { defaultAttentionSettings } from '@boxtrail/engine/attention/entry/attended'
import type { Change } from '@boxtrail/engine/diff/difference'
import { nextStepOf } from '@boxtrail/engine/lifecycle/request-next-step'
import type { PoolClient } from 'pg'
import { requestState, type StoredRequest } from '../records/tracking-requests/queries.ts'
import { lockAttentionOf } from './queries.ts'
import { writeAttention } from './write.ts'

/**
 * Updates the attention entries of a request that has no journey because its line was not found. Returns what appeared.
 */
export const attendRequest = async (
  client: PoolClient,
  request: StoredRequest,
  newId: () => string,
): Promise<readonly Change[]> => {
  const { account_id: accountId, id, status, updated_at: now, scac } = request
  const { entries } = attentionTo({
    nowMs: now.getTime(),
    settings: defaultAttentionSettings,
    tariffs: [],
    claims: [],
    before: null,
    documents: [],
    resolveFacility: () => null,
    shipment: null,
    containers: [],
    sources: [],
    feeds: [],
    line: { scac, name: scac },
    request: {
      id,
      number: request.request_number,
      status,
      sinceMs: now.getTime(),
      next: nextStepOf({
        status,
        failedReason: requestState(request).failed_reason,
        isRetrying: false,
        lastOutcome: null,
        retryAtMs: null,
        notPolled: null,
        ended: null,
      }),
    },
  })
  const scope = { accountId, scopeId: id }
  const [news] = await writeAttention(
    client,
    [{ ...scope, entries, now, newId }],
    await lockAttentionOf(client, [scope]),
  )
  return news!.changes
}
