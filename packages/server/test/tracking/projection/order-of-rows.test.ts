import { withCheckDigit } from '@boxtrail/reference/container-number'
import { expect, test } from 'vitest'
import { transaction } from '../../../src/db/transaction.ts'
import { packClaims } from '../../../src/tracking/packing/claims.ts'
import { testApi } from '../../harness/api.ts'
import { trackingBody } from '../../harness/records/tracked.ts'
import { workUntilIdle } from '../../harness/workers.ts'
import { carrier, journeyAt, pusher, terminal, wire } from '../../intake/feeds/feed.ts'

const api = await testApi({ sources: [terminal(), carrier()] })
const { pool } = api.context
const push = pusher(api)

/**
 * Tracks a container that has left the terminal according to its line, while the terminal reports facts that contradict
 * this.
 */
const contradicted = async (): Promise<string> => {
  const number = withCheckDigit('BXTU700001')!
  const body = trackingBody()
  api.line.knows(body.data.attributes.request_number, journeyAt(48, number))
  await api.api.POST('/tracking_requests', { body })
  await workUntilIdle(api.context)
  const facility = { firms: 'Y258', locode: 'USLAX' }
  const message = (feed: string, more: object) =>
    push.message(feed, {
      snapshots: [{ container_number: number, observed_at: wire(Date.now() - 60_000), facility, ...more }],
    })
  await message('maeu-push', { full_out_at: wire(Date.now() - 3 * 3_600_000) })
  await message('trapac-la', {
    ...{ availability: 'yes', yard_location: 'YARD 7', chassis_number: 'ABCZ123456' },
    ...{ holds: [{ raw_name: 'CUSTOMS', raw_status: 'HOLD' }], fees: [] },
  })
  await workUntilIdle(api.context)
  const { data } = await api.api.GET('/containers', { params: { query: { 'filter[number]': number } as never } })
  return data!.data[0]!.id
}

const moments = new Set(['updated_at', 'as_of'])

/** Everything that is served about a container, without times of the update and of the request. */
const served = async (id: string) => {
  const get = async (path: string) => (await (await api.request('GET', `/v2/${path}`)).json()).data
  const records = await Promise.all([
    get(`containers/${id}?provenance=true`),
    get(`containers/${id}/transport_events`),
    get(`containers/${id}/raw_events`),
    get(`containers/${id}/explain`),
    get(`contradictions?filter[container_id]=${id}`),
  ])
  return JSON.parse(JSON.stringify(records, (key, value) => (moments.has(key) ? undefined : value)))
}

/** Writes the rows of both tables again, in an order that follows from a seed between 0 and 1. */
const reorder = (seed: number) =>
  transaction(pool, async (client) => {
    await client.query('select setseed($1)', [seed])
    for (const table of ['claims', 'subscriptions']) {
      await client.query(`create temp table reordered on commit drop as select * from ${table} order by random()`)
      await client.query(`delete from ${table}`)
      await client.query(`insert into ${table} select * from reordered`)
      await client.query('drop table reordered')
    }
  })

const project = async () => {
  await pool.query('update journeys set stale_seq = stale_seq + 1')
  await workUntilIdle(api.context)
}

test('what is served does not depend on the order of rows, also once they are packed', async () => {
  const id = await contradicted()
  const first = await served(id)
  expect(first[0].meta.flags).toContainEqual(expect.objectContaining({ code: 'contradicted' }))
  for (let order = 0; order < 8; order++) {
    await reorder(order / 8)
    await project()
    expect(await served(id)).toEqual(first)
  }
  const { rows: checks } = await pool.query<{ id: string }>('select id from checks')
  await transaction(pool, (client) =>
    packClaims(
      client,
      checks.map((check) => check.id),
      { closedOnly: false },
    ),
  )
  await project()
  expect(await served(id)).toEqual(first)
})
