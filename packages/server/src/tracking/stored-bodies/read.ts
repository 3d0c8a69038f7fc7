import { gunzipSync } from 'node:zlib'
import { timeOfId } from '../../db/idv7.ts'
import type { Client } from '../../db/statement.ts'
import { readFile } from '../../storage/read-object.ts'
import type { Store } from '../../storage/store/store.ts'
import { StoreUnavailable } from '../../storage/store/store-unavailable.ts'
import { unpackBodies } from './object.ts'
import { findObjects } from './queries.ts'

/**
 * The bodies of reports of a check that were moved to the store, by report. A body that is no longer kept is left out.
 */
export type StoredBodies = (
  client: Client,
  checkId: string,
  reportIds: readonly string[],
) => Promise<ReadonlyMap<string, string>>

/** For cases in which nothing was moved: simulated reports, or a process without a store. */
export const noStoredBodies: StoredBodies = async () => new Map()

export const storedBodiesIn =
  (store: Store): StoredBodies =>
  async (client, checkId, reportIds) => {
    if (reportIds.length === 0) return new Map()
    const found = await findObjects(client, checkId, reportIds, reportIds.map(monthOfId))
    const wanted = new Set(found.map(({ id }) => id))
    const bodies = new Map<string, string>()
    for (const key of new Set(found.map((one) => one.key))) {
      const object = await objectOf(store, key)
      for (const [id, body] of object ? await unpackBodies(object, checkId, wanted) : []) bodies.set(id, body)
    }
    return bodies
  }

/**
 * The bodies of reports of a check, by report, whether or not they were moved. A body that is no longer kept is left
 * out.
 */
export const textsOf = async (
  client: Client,
  stored: StoredBodies,
  checkId: string,
  reports: readonly { id: string; body: Buffer | null }[],
): Promise<ReadonlyMap<string, string>> => {
  const moved = reports.flatMap(({ id, body }) => (body === null ? [id] : []))
  const texts = new Map(await stored(client, checkId, moved))
  for (const { id, body } of reports) if (body !== null) texts.set(id, gunzipSync(body).toString())
  return texts
}

/** The first day of the month that an id begins with. */
export const monthOfId = (id: string): string => `${new Date(timeOfId(id)).toISOString().slice(0, 7)}-01`

const READ_MS = 20_000

/** Returns null if the store has no such object, as after a restore of the database to a time at which it had. */
const objectOf = async (store: Store, key: string): Promise<Uint8Array | null> => {
  try {
    return await readFile(store, key, AbortSignal.timeout(READ_MS))
  } catch (error) {
    const size = await store.size(key).catch(() => undefined)
    if (size === null) return null
    throw new StoreUnavailable(`The store of files did not return ${key}.`, { cause: error })
  }
}
