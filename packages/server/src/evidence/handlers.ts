import { document } from '@boxtrail/protocol/answer/json-api'
import type { Handler } from '../context.ts'
import { momentOf } from '../shipments/past/moment.ts'
import { loadPack } from './load-pack.ts'

export const getContainerEvidence: Handler<'getContainerEvidence'> = async ({ params: { id }, query }, call) =>
  document(call, await loadPack(id, call, momentOf(query)))
