import type { PolicyName } from '@boxtrail/engine/explain/pickup-lfd-policy'
import { document } from '@boxtrail/protocol/answer/json-api'
import { snoozeWithoutEnd } from '@boxtrail/protocol/errors'
import { type Call, givenIn } from '../records/call.ts'
import { listCounted } from '../records/counted.ts'
import { includedIn } from '../records/lists.ts'
import { sourceOfEntry } from '../records/predicates.ts'
import { exampleOf, find } from '../records/reads.ts'
import { change } from '../records/writes.ts'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'
import { followPolicy } from './follow-policy.ts'

const OPEN = { state: 'open', snoozed_until: null, state_reason: null }

/** The entry, which is open again once the time of its snoozing is over. */
const awake = (entry: Resource, world: World): Resource => {
  const { state, snoozed_until: until } = entry.attributes
  const isOver = state === 'snoozed' && Date.parse(String(until)) <= Date.parse(world.now())
  return isOver ? { ...entry, attributes: { ...entry.attributes, ...OPEN } } : entry
}

const listAttention: Action = (operation, call) => {
  const page = listCounted(operation, call)
  const { 'filter[source]': _, 'page[after]': __, include: ___, ...others } = call.query
  const all = listCounted(operation, { ...call, query: { ...others, ...WHOLE } })
  const data = page.data.map((one) => awake(one, call.world))
  return { ...page, data, meta: { ...page.meta, sources: sourcesOf(all.data) } }
}

const WHOLE = { 'page[number]': 1, 'page[size]': Number.MAX_SAFE_INTEGER }

/** The sources of the entries, each with the number of its entries and since when; the longest first. */
const sourcesOf = (entries: readonly Resource[]) => {
  const of = Map.groupBy(entries, (entry) => sourceOfEntry(entry)?.id)
  return [...of]
    .flatMap(([id, own]) => {
      const since = own.map(({ attributes }) => String(attributes.since)).sort()[0]!
      return id === undefined ? [] : [{ source: sourceOfEntry(own[0]!)!, count: own.length, since }]
    })
    .sort((a, b) => (a.since + a.source.id < b.since + b.source.id ? -1 : 1))
}

const getAttentionEntry: Action = (operation, call) => {
  const data = awake(find('attention_entry', call), call.world)
  return document(call, data, includedIn(operation, [data], call) as never)
}

const updateAttentionEntry: Action = (_, call) => {
  const { world } = call
  const before = awake(find('attention_entry', call), world)
  const { state, snoozed_until: until = null, reason = null } = givenIn(call).attributes
  const isAhead = until !== null && Date.parse(String(until)) > Date.parse(world.now())
  if ((state === 'snoozed') !== isAhead) throw snoozeWithoutEnd()
  const newState = state === 'open' ? OPEN : { state, snoozed_until: until, state_reason: reason }
  const changeset = Object.fromEntries(
    Object.entries(newState)
      .filter(([name, value]) => before.attributes[name] !== value)
      .map(([name, value]) => [name, [before.attributes[name], value]]),
  )
  if (Object.keys(changeset).length === 0) return document(call, before)
  return document(call, change(world, before, { ...newState, changed_at: world.now() }, changeset))
}

const SETTINGS = 'attention_settings'

/** The settings that were written, otherwise the recorded ones. */
const settingsOf = ({ world }: Call, example: unknown): Resource => {
  const recorded = (world.document('getAttentionSettings') ?? example) as { data: Resource }
  return world.all(SETTINGS)[0] ?? recorded.data
}

const getAttentionSettings: Action = (operation, call) => document(call, settingsOf(call, exampleOf(operation)))

const updateAttentionSettings: Action = (operation, call) => {
  const before = settingsOf(call, exampleOf(operation))
  const { attributes } = givenIn(call)
  const data = change(call.world, before, attributes, {})
  const policy = attributes.pickup_lfd_policy as PolicyName | undefined
  if (policy === undefined) return document(call, data)
  const changed = followPolicy(call.world, before.attributes.pickup_lfd_policy as PolicyName, policy)
  return document(call, { ...data, meta: { pickup_lfd_policy: changed } } as Resource)
}

export const attention = {
  listAttention,
  getAttentionEntry,
  updateAttentionEntry,
  getAttentionSettings,
  updateAttentionSettings,
}
