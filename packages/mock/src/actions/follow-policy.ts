import type { Schemas } from '@boxtrail/contracts'
import {
  changedDay,
  chooseLastFreeDay,
  firstChanges,
  type PolicyName,
} from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'

type Change = Schemas['PickupLfdPolicyChange']
type Changed = Change['containers'][number] & { isWaiting: boolean }

/** Applies another policy to the last free day of every container. Returns the changes as the service reports them. */
export const followPolicy = (world: World, before: PolicyName, after: PolicyName): Change => {
  const changed = world.all('container').flatMap((record) => changeOf(record, before, after, world) ?? [])
  const waiting = changed.filter(({ isWaiting }) => isWaiting).map(({ isWaiting: _, ...one }) => one)
  return { before, after, changed: changed.length, waiting: waiting.length, containers: firstChanges(waiting) }
}

const changeOf = (record: Resource, before: PolicyName, after: PolicyName, world: World): Changed | null => {
  const { attributes, meta } = record as unknown as Schemas['Container']
  const reported = { ...attributes, ...attributes.import_deadlines!, free_time: meta?.free_time }
  const chosen = chooseLastFreeDay(after, reported)
  if (chosen) world.put({ ...record, meta: { ...meta, pickup_lfd_policy: chosen } } as Resource)
  const change = changedDay(before, after, reported)
  if (!change) return null
  const { number, pod_full_out_at, final_destination_full_out_at, empty_terminated_at } = attributes
  const isWaiting = (final_destination_full_out_at ?? pod_full_out_at ?? empty_terminated_at) === null
  return { id: record.id, number: number!, ...change, isWaiting }
}
