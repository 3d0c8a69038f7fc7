import type { Schemas } from '@boxtrail/contracts'
import { wireTime } from '@boxtrail/protocol/answer/json-api'
import { viewTarget } from '@boxtrail/protocol/views/view'
import type { StoredView } from './queries.ts'

export const viewResource = (row: StoredView): Schemas['View'] => {
  const { id, created_at, updated_at, ...content } = row
  const attributes = {
    ...(content as Pick<Schemas['View']['attributes'], keyof typeof content>),
    created_at: wireTime(created_at),
    updated_at: wireTime(updated_at),
  }
  return { id, type: 'view', attributes, links: { self: `/v2/views/${id}`, records: viewTarget(attributes) } }
}
