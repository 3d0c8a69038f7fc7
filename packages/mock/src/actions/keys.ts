import { document } from '@boxtrail/protocol/answer/json-api'
import { keyEnded, unprocessable } from '@boxtrail/protocol/errors'
import { givenIn } from '../records/call.ts'
import { find } from '../records/reads.ts'
import { addRecord, change } from '../records/writes.ts'
import type { Resource } from '../world/resource.ts'
import type { World } from '../world/world.ts'
import type { Action } from './action.ts'

/** Adds the key, which is served only in the response to its creation. */
const withKey = (record: Resource, key: string, world: World): Resource => {
  const { key: _, ...attributes } = record.attributes
  world.put({ ...record, attributes: { ...attributes, key: null, last4: key.slice(-4) } })
  return { ...record, attributes: { ...record.attributes, key, last4: key.slice(-4) } }
}

const newKey = (world: World): string => `bxt_${world.newSecret(48)}`

/** How long both keys are valid. */
const OVERLAP_MS = 86_400_000

const UNUSED = { last_used_at: null, revoked_at: null }

const createApiKey: Action = (operation, call) => {
  const { expires_at: ends } = givenIn(call).attributes
  if (typeof ends === 'string' && ends <= call.world.now())
    throw unprocessable('/data/attributes/expires_at', 'This time has passed.')
  const record = addRecord(operation, call, UNUSED)
  return document(call, withKey(record, newKey(call.world), call.world))
}

const rotateApiKey: Action = (_, call) => {
  const { world } = call
  const before = find('api_key', call)
  if (before.attributes.revoked_at !== null) throw keyEnded()
  const id = world.newId()
  change(
    world,
    before,
    { expires_at: new Date(Date.parse(world.now()) + OVERLAP_MS).toISOString().replace('.000', '') },
    {},
  )
  const record = world.put({ ...before, id, attributes: { ...before.attributes, ...UNUSED, created_at: world.now() } })
  return document(call, withKey(record, newKey(world), world))
}

/** The key stays in the list, so that its end can be seen. */
const revokeApiKey: Action = (_, call) => {
  const key = find('api_key', call)
  if (key.attributes.revoked_at === null) change(call.world, key, { revoked_at: call.world.now() }, {})
  return undefined
}

export const keys = { createApiKey, rotateApiKey, revokeApiKey }
