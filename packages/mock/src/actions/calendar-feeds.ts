import { document } from '@boxtrail/protocol/answer/json-api'
import { readList, withPointers } from '@boxtrail/protocol/read/list-filters'
import { operationOf } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { matching } from '../records/lists.ts'
import { find } from '../records/reads.ts'
import { addRecord, change } from '../records/writes.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

/** Adds the address, which is served only in the response to its creation. */
const withAddress = (record: Resource, { world, origin }: Call): Resource => ({
  ...record,
  attributes: { ...record.attributes, url: `${origin}/calendar_feeds/${world.newSecret(43)}.ics` },
})

const createCalendarFeed: Action = async (operation, call) => {
  const { name, filters = {} } = givenIn(call).attributes as { name: string; filters?: Record<string, string> }
  await withPointers(async () => {
    const query = readList('listContainers', filters) as Call['query']
    return matching(operationOf('listContainers'), { ...call, params: {}, query })
  })
  const own = { name, filters, url: null, last_read_at: null }
  return document(call, withAddress(addRecord(operation, call, own), call))
}

const rotateCalendarFeed: Action = (_, call) => {
  const record = change(call.world, find('calendar_feed', call), { last_read_at: null }, {})
  return document(call, withAddress(record, call))
}

export const calendarFeeds = { createCalendarFeed, rotateCalendarFeed }
