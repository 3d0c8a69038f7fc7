import type { Schemas } from '@boxtrail/contracts'
import { chooseLastFreeDay, type PickupLfdPolicy, type PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'

type Change = Schemas['PickupLfdPolicyChange']
type Changed = Change['containers'][number] & { isWaiting: boolean }

const LISTED = 25

/** Every container shows the day of another policy; what changed by it, as the service says it. */
export const followPolicy = (world: World, before: PolicyName, after: PolicyName): Change => {
  const changed = world.all('container').flatMap((record) => changeOf(record, before, after, world) ?? [])
  const waiting = changed
    .filter(({ isWaiting }) => isWaiting)
    .map(({ isWaiting: _, ...one }) => one)
    .sort((a, b) => (a.after.day < b.after.day ? -1 : Number(a.after.day > b.after.day)))
  return { before, after, changed: changed.length, waiting: waiting.length, containers: waiting.slice(0, LISTED) }
}

const changeOf = (record: Resource, before: PolicyName, after: PolicyName, world: World): Changed | null => {
  const { attributes, meta } = record as unknown as Schemas['Container']
  const reported = { ...attributes, ...attributes.import_deadlines!, free_time: meta?.free_time }
  const [was, is] = [chooseLastFreeDay(before, reported), chooseLastFreeDay(after, reported)]
  if (!was || !is) return null
  world.put({ ...record, meta: { ...meta, pickup_lfd_policy: is } } as Resource)
  if (was.day === is.day) return null
  const { number, pod_full_out_at, final_destination_full_out_at, empty_terminated_at } = attributes
  const isWaiting = (final_destination_full_out_at ?? pod_full_out_at ?? empty_terminated_at) === null
  return { id: record.id, number: number!, before: dayOf(was), after: dayOf(is), isWaiting }
}

const dayOf = ({ day, stated_by, source }: PickupLfdPolicy) => ({ day, stated_by, source })
