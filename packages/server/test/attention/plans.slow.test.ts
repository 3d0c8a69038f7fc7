import { expect, test } from 'vitest'
import { countSources, listAttentionIds } from '../../src/attention/list.ts'
import { testApi } from '../harness/api.ts'
import { trackedShipment } from '../harness/records/tracked.ts'

const api = await testApi()
const { pool } = api.context

const addEntries = async (count: number): Promise<void> => {
  const { containerId, shipmentId } = await trackedShipment(api)
  const rank = 'case when n % 10 = 0 then 1 when n % 3 = 0 then 2 else 3 end'
  await pool.query(
    `insert into attention_entries (account_id, id, scope_id, kind, severity, rank, due_on, due_order, since, container_id,
       shipment_id, source_id, cause, state, wakes_at, changed_at)
     select $1, gen_random_uuid(), gen_random_uuid(),
       case when n % 7 = 0 then 'source_silent'
         else (array['held', 'free_time_ending', 'ready_for_pickup', 'arriving_soon', 'free_time_ended'])[1 + n % 5] end,
       (array['high', 'medium', 'low'])[${rank}], ${rank}, date '2026-11-01' + n % 60, date '2026-11-01' + n % 60,
       now() - n * interval '1 s', $2, $3, case when n % 7 = 0 then 'terminal:' || n % 40 end, 'cause', case when n % 20 = 0 then 'done' when n % 21 = 0 then 'snoozed' else 'open' end,
       case when n % 21 = 0 and n % 20 <> 0 then now() + interval '1 day' end, now() - n * interval '1 s'
     from generate_series(1, $4) n`,
    [api.accountId, containerId, shipmentId, count],
  )
  await pool.query('vacuum analyze attention_entries')
}

/** The buffers that each statement of a list reads: the page, then the counts by kind, then those by source. */
const buffersOf = async (query: object): Promise<number[]> => {
  const buffers: number[] = []
  const explaining = Object.assign(Object.create(pool), {
    query: async (given: { text: string; values: unknown[] }) => {
      const { rows } = await pool.query(`explain (analyze, buffers, timing off) ${given.text}`, given.values)
      const plan = rows.map((row) => row['QUERY PLAN']).join('\n')
      const [, hit = '0'] = /Buffers: shared hit=(\d+)/.exec(plan) ?? []
      const [, read = '0'] = /Buffers: shared [^\n]*read=(\d+)/.exec(plan) ?? []
      buffers.push(Number(hit) + Number(read))
      return pool.query(given)
    },
  })
  await listAttentionIds(explaining, api.accountId, query as never, { number: 1, size: 30, after: null })
  await countSources(explaining, api.accountId, query as never)
  return buffers
}

test('a page of 100,000 entries reads an index, and their counts a few thousand pages', {
  timeout: 300_000,
}, async () => {
  await addEntries(100_000)
  const measured: Record<string, number[]> = {}
  for (const [name, query] of Object.entries({
    open: {},
    'of a kind': { 'filter[kind]': ['held'] },
    high: { 'filter[severity]': ['high'] },
    changed: { 'filter[changed_since]': new Date(Date.now() - 600_000).toISOString() },
    'of a source': { 'filter[source]': 'terminal:3' },
    done: { 'filter[state]': ['done'] },
    snoozed: { 'filter[state]': ['snoozed'] },
  }))
    measured[name] = await buffersOf(query)
  console.log(measured)
  for (const [name, [page, counts, sources]] of Object.entries(measured)) {
    expect(page, name).toBeLessThan(2_500)
    expect(counts, name).toBeLessThan(6_000)
    // Without an up-to-date visibility map, one page is read for each of the 14,285 entries that are about a source.
    expect(sources, name).toBeLessThan(16_000)
  }
})
