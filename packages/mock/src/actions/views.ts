import { document } from '@boxtrail/protocol/answer/json-api'
import { viewExists } from '@boxtrail/protocol/errors'
import {
  checkView,
  checkViewName,
  lists,
  UNSPECIFIED,
  type ViewContent,
  viewTarget,
} from '@boxtrail/protocol/views/view'
import { operationOf } from '../contract.ts'
import { type Call, givenIn } from '../records/call.ts'
import { matching } from '../records/lists.ts'
import { find } from '../records/reads.ts'
import { addRecord, change } from '../records/writes.ts'
import type { Resource } from '../world/resource.ts'
import type { Action } from './action.ts'

const createView: Action = async (operation, call) => {
  const given = givenIn(call).attributes as Partial<ViewContent>
  checkViewName(given)
  const view = { ...UNSPECIFIED, ...given, name: given.name!.trim() } as ViewContent
  await check(view, null, call)
  const record = addRecord(operation, call, { ...view })
  return document(call, call.world.put(withLinks(record)))
}

const updateView: Action = async (operation, call) => {
  const before = find(operation.record!.type, call)
  const given = givenIn(call).attributes
  checkViewName(given)
  const view = { ...before.attributes, ...given } as unknown as ViewContent
  await check(view, before.id, call)
  return document(call, call.world.put(withLinks(change(call.world, before, given, {}))))
}

const check = async (view: ViewContent, id: string | null, call: Call): Promise<void> => {
  await checkView(view, async (query) => matching(operationOf(lists[view.list].id), { ...call, params: {}, query }))
  const same = ({ attributes }: Resource) =>
    (['list', 'visibility'] as const).every((name) => attributes[name] === view[name]) &&
    String(attributes.name).toLowerCase() === view.name.toLowerCase()
  if (call.world.all('view').some((one) => one.id !== id && same(one))) throw viewExists(view.name)
}

const withLinks = (record: Resource): Resource => ({
  ...record,
  links: { self: `/v2/views/${record.id}`, records: viewTarget(record.attributes as unknown as ViewContent) },
})

export const views = { createView, updateView }
