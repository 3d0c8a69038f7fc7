import type { Success } from '@boxtrail/contracts'
import {
  type Batch,
  type BatchAction,
  batchResource,
  type Outcomes,
  selectionOf,
  valuesOf,
} from '@boxtrail/protocol/batches/record-batch'
import { featureNotEnabled } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import type { Call } from '../../context.ts'
import type { Act } from './actions.ts'
import { type List, select } from './select.ts'

interface Kind {
  list: List
  actions: Readonly<Record<BatchAction, Act>>
}

/** The most records that are changed in one transaction. */
const AT_ONCE = 200

/** Applies one action to many records, some at a time, and responds with the outcome for each. */
export const runBatch = async (
  call: Call,
  batch: Batch,
  { list, actions }: Kind,
): Promise<Success<'bulkUpdateContainers'>> => {
  const { action } = batch
  const values = valuesOf(batch)
  if (action === 'refresh' && call.features.refresh === false) throw featureNotEnabled()
  const ids = await select(call, selectionOf(batch), list)
  // In the order in which records are locked.
  const distinct = [...new Set(ids.map((id) => id.toLowerCase()).filter(isUuid))].sort()
  const outcomes: Outcomes = new Map()
  for (let at = 0; at < distinct.length; at += AT_ONCE) {
    const done = await actions[action](call, distinct.slice(at, at + AT_ONCE), values)
    for (const [id, outcome] of done) outcomes.set(id, outcome)
  }
  call.wakeups.wake('notifications')
  return { data: batchResource(call.newId(), action, ids, outcomes) }
}
