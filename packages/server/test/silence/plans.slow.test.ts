import { expect, test } from 'vitest'
import { countSources, listAttentionIds } from '../../src/attention/list.ts'
import { attendToSilences } from '../../src/silence/attend.ts'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const { pool } = api.context
const RECORDS = 100_000
const FEED = 'terminal:quiet'

/** Adds journeys of an account that wait for containers of a feed. */
const addWaiting = async (accountId: string, requestId: string) => {
  const given = [accountId, requestId, RECORDS]
  await pool.query(
    `insert into journeys (account_id, id, tracking_request_id, projected_seq, created_at)
     select $1, gen_random_uuid(), $2, 1, now() from generate_series(1, $3::int) n`,
    given,
  )
  await pool.query(
    `with numbered as (select account_id, id, row_number() over (order by id) as n from journeys
       where account_id = $1 and tracking_request_id = $2 and shipment_id is null)
     insert into subscriptions (account_id, journey_id, check_id, wanted_every_s)
     select j.account_id, j.id, c.id, case when c.source_id = '${FEED}' then null else 21600 end from numbered j
     join checks c on c.subject_number in ('F' || j.n, 'L' || j.n)`,
    given.slice(0, 2),
  )
}

const buffersIn = (plan: string) => {
  const [, hit = '0'] = /Buffers: shared hit=(\d+)/.exec(plan) ?? []
  const [, read = '0'] = /Buffers: shared [^\n]*read=(\d+)/.exec(plan) ?? []
  return Number(hit) + Number(read)
}

/** A pool that explains each statement before it runs it, and records the buffers that each one read. */
const explaining = () => {
  const buffers: Record<string, number[]> = {}
  const query = async (given: { name: string; text: string; values: unknown[] }) => {
    const client = await pool.connect()
    try {
      await client.query('begin')
      const { rows } = await client.query(`explain (analyze, buffers, timing off) ${given.text}`, given.values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const name = given.name ?? 'composed'
      buffers[name] = [...(buffers[name] ?? []), buffersIn(plan)]
      await client.query('rollback')
    } finally {
      client.release()
    }
    return pool.query(given)
  }
  return { buffers, pool: Object.assign(Object.create(pool), { query }) as typeof pool }
}

test('100,000 records that wait for a feed are marked by pages that read what they mark, whoever else has as many', {
  timeout: 600_000,
}, async () => {
  const other = await api.otherAccount()
  const [own, theirs] = [await trackedShipment(api), await trackedShipment(api, {}, other)]
  await pool.query(`insert into sources (id, adapter, created_at) values ('${FEED}', 'feed', now())`)
  await pool.query(
    `insert into checks (id, source_id, subject_kind, subject_number, created_at)
     select gen_random_uuid(), k.source_id, 'container', k.letter || n, now()
     from generate_series(1, $1::int) n, (values ('${FEED}', 'F'), ('line:MAEU', 'L')) k(source_id, letter)`,
    [RECORDS],
  )
  await addWaiting(api.accountId, own.requestId)
  await addWaiting(other.accountId, theirs.requestId)
  await pool.query('vacuum analyze journeys, subscriptions, checks')
  await pool.query(
    `insert into source_silences (account_id, source_id, look_at, told) values ($1, '${FEED}', now() + interval '1 day', '{"id": "a"}')`,
    [api.accountId],
  )
  const { buffers, pool: measured } = explaining()
  let marked = 0
  for (let done = 1; done > 0; marked += done) {
    done = await attendToSilences({ pool: measured })
    // As if projection and autovacuum kept up. On a busy machine, autovacuum starts too late for this test.
    await pool.query('update journeys set projected_seq = stale_seq where stale_seq > projected_seq')
    await pool.query('vacuum journeys')
  }
  const most = Object.fromEntries(Object.entries(buffers).map(([name, all]) => [name, Math.max(...all)]))
  console.log(marked, most)
  expect(marked).toBeGreaterThanOrEqual(RECORDS)
  expect(most['journeys-waiting-for-feed']).toBeLessThan(10_000)
  expect(most['find-silences-to-attend']).toBeLessThan(10)
  expect(most['count-ready-journeys']).toBeLessThan(100)
  const { rows } = await pool.query(
    'select count(*)::int as others from journeys where account_id = $1 and stale_seq > 2',
    [other.accountId],
  )
  expect(rows).toEqual([{ others: 0 }])
})

test('the list of 100,000 records that wait for one source reads one page of them, and counts them by an index', {
  timeout: 300_000,
}, async () => {
  const { containerId, shipmentId } = await trackedShipment(api)
  await pool.query(
    `insert into attention_entries (account_id, id, scope_id, kind, severity, rank, due_order, since, container_id, shipment_id,
       source_id, cause, changed_at)
     select $1, gen_random_uuid(), gen_random_uuid(), 'source_silent', 'medium', 2, '9999-12-31', now() - n * interval '1 s',
       $2, $3, '${FEED}', 'cause', now() from generate_series(1, $4::int) n`,
    [api.accountId, containerId, shipmentId, RECORDS],
  )
  await pool.query('vacuum analyze attention_entries')
  const query = { 'filter[source]': FEED } as never
  const page = explaining()
  await listAttentionIds(page.pool, api.accountId, query, { number: 1, size: 30, after: null })
  const counts = explaining()
  const [counted] = await countSources(counts.pool, api.accountId, query)
  console.log(page.buffers, counts.buffers)
  expect(counted).toMatchObject({ source_id: FEED, count: RECORDS })
  for (const all of Object.values(page.buffers)) for (const read of all) expect(read).toBeLessThan(6_000)
  for (const all of Object.values(counts.buffers)) for (const read of all) expect(read).toBeLessThan(6_000)
})
