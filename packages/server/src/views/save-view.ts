import type { Body, Query } from '@boxtrail/contracts/zod'
import { notFound, tooManyViews, viewExists } from '@boxtrail/protocol/errors'
import { checkView, checkViewName, UNSPECIFIED, type ViewContent } from '@boxtrail/protocol/views/view'
import type { Call } from '../context.ts'
import { transaction } from '../db/transaction.ts'
import { containerListing } from '../records/containers/filters.ts'
import { shipmentListing } from '../records/shipments/filters.ts'
import { countViews, insertView, isNameTaken, lockView, type StoredView, updateView } from './queries.ts'

/** The most views that an account may keep. */
const MAX_VIEWS = 1_000

export const addView = async (call: Call, { data }: Body<'createView'>): Promise<StoredView> => {
  const { pool, accountId, newId } = call
  checkViewName(data.attributes)
  const view = await checked({ ...UNSPECIFIED, ...data.attributes, name: data.attributes.name.trim() }, call)
  if ((await countViews(pool, accountId)) >= MAX_VIEWS) throw tooManyViews(MAX_VIEWS)
  const added = await insertView(pool, call, newId(), view)
  if (!added) throw viewExists(view.name)
  return added
}

export const changeView = (call: Call, id: string, { data }: Body<'updateView'>): Promise<StoredView> =>
  transaction(call.pool, async (client) => {
    const before = await lockView(client, call, id)
    if (!before) throw notFound()
    checkViewName(data.attributes)
    const view = await checked({ ...(before as StoredView & ViewContent), ...data.attributes }, call)
    if (await isNameTaken(client, call, id, view)) throw viewExists(view.name)
    return updateView(client, call, id, view)
  })

const checked = async (view: ViewContent, call: Call): Promise<ViewContent> => {
  await checkView(view, (query) =>
    view.list === 'containers'
      ? containerListing(query as Query<'listContainers'>, call)
      : shipmentListing(query as Query<'listShipments'>, call),
  )
  return view
}
