import { createHash } from 'node:crypto'
import { buffer } from 'node:stream/consumers'
import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect } from 'vitest'
import { type NamedFile, REPORT_BODIES } from '../../../src/db/dump/files.ts'
import type { Store } from '../../../src/storage/store/store.ts'
import { keptClaims } from '../../../src/tracking/packing/claims.ts'
import { type Moving, moveBodies, removeStored } from '../../../src/tracking/stored-bodies/move.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const HOUR_MS = 3_600_000
const today = new Date()
/** As if next month had begun. */
const NEXT_MONTH_MS = Date.UTC(today.getUTCFullYear(), today.getUTCMonth() + 1, 1)

/** A terminal that reports on containers, and a store to which the bodies of its reports are moved. */
export const storedScene = async (given?: Store) => {
  const api = await testApi({ isOperator: true, sources: [terminal()], ...(given ? { store: given } : {}) })
  const { pool, store } = api.context
  const log = api.context.log.child({}, { level: 'silent' })
  const push = pusher(api)
  const beganMs = Date.now() - 20 * HOUR_MS
  let count = 0

  const rows = async <Row = Record<string, unknown>>(text: string, values: unknown[] = []): Promise<Row[]> =>
    (await pool.query(text, values)).rows as Row[]
  const report = async (container: string, hour: number, says: object) => {
    const observed_at = wire(beganMs + hour * HOUR_MS)
    const snapshots = [
      { container_number: container, observed_at, facility: { firms: 'Y258', locode: 'USLAX' }, ...says },
    ]
    expect((await push.message('trapac-la', { snapshots })).status).toBe(200)
    await workUntilIdle(api.context)
  }
  const reportsOf = (container: string) =>
    rows<{ id: string }>(
      'select r.id from reports r join checks c on c.id = r.check_id where c.subject_number = $1 order by r.id',
      [container],
    )
  const answer = async (path: string) => (await api.request('GET', `/v2/${path}`)).json()

  return {
    api,
    pool,
    store,
    rows,
    report,
    reportsOf,
    answer,

    /** Tracks a container, about which its line has reported. */
    tracked: async (): Promise<string> => {
      const container = withCheckDigit(`BXTU8${String(++count).padStart(5, '0')}`)!
      const body = trackingBody()
      api.line.knows(body.data.attributes.request_number, journeyAt(36, container))
      await api.api.POST('/tracking_requests', { body })
      await workUntilIdle(api.context)
      return container
    },

    /** The claims about a container, and the first and last report that made each. */
    claimsOf: async (container: string) => {
      const ids = (await reportsOf(container)).map(({ id }) => id)
      const claims = await rows(
        `select k.statement, k.first_report, k.last_report, k.closed_at is null as open from ${keptClaims('array(select id from checks where subject_number = $1)')} k
         order by k.statement::text, k.first_report`,
        [container],
      )
      return claims.map(({ first_report, last_report, statement, open }) => ({
        open,
        says: JSON.parse(JSON.stringify(statement).replaceAll(container, 'CONTAINER')),
        reports: [first_report, last_report].map((id) => ids.indexOf(id as string)),
      }))
    },

    bodyOf: async (id: string) => (await answer(`reports/${id}`)).data.attributes.body as string | null,

    move: (more: Partial<Moving> = {}) =>
      moveBodies({ pool, store, log, beforeMs: NEXT_MONTH_MS, signal: new AbortController().signal, ...more }),
    remove: (beforeMs = NEXT_MONTH_MS) => removeStored({ pool, store, beforeMs, signal: new AbortController().signal }),

    bodiesInDatabase: async () =>
      (await rows<{ count: number }>('select count(*)::int as count from report_bodies'))[0]!.count,
    objects: () => rows<{ key: string; stored_at: Date | null; bodies: number }>('select * from report_objects'),
    keysInStore: async () => {
      const keys: string[] = []
      for await (const some of store.list()) keys.push(...some)
      return keys.sort()
    },
  }
}

/** Checks that an object is in the store as its row describes it. */
export const isAsAnnounced = async (store: Store, { key, byteSize, checksum, ...named }: NamedFile) => {
  const bytes = await buffer(await store.open(key))
  expect({ ...named, size: bytes.length, md5: createHash('md5').update(bytes).digest('base64') }).toEqual({
    ...REPORT_BODIES,
    size: byteSize,
    md5: checksum,
  })
}
