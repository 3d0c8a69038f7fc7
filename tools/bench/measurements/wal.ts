import type { Bench } from '../open.ts'
import { makeAllDue, seedJourneys, seedWebhooks } from '../seed/journeys.ts'
import { drain, untilIdle } from './checks.ts'

/**
 * Attributes the bytes of WAL: each block of each record to the table or index that it changes. A record's own bytes
 * are divided among its blocks. Partitions count as the table to which they belong.
 */
const BY_RELATION = `
  with blocks as (
    select b.*, (b.record_length::numeric / count(*) over (partition by b.start_lsn)) as bytes
    from pg_get_wal_block_info($1::pg_lsn, $2::pg_lsn) b
  ),
  named as (
    select b.*, coalesce(
      (select regexp_replace(c.relname, '_p?[0-9]{4}_?[0-9]{2}', '') from pg_class c where pg_relation_filenode(c.oid) = b.relfilenode),
      b.relfilenode::text) as relation
    from blocks b
  )
  select relation, resource_manager || ' ' || record_type as kind, count(*)::int as blocks,
    sum(bytes)::float8 as bytes, sum(block_fpi_length)::float8 as images
  from named group by relation, kind order by bytes desc`

const WITHOUT_BLOCKS = `
  select resource_manager || ' ' || record_type as kind, count(*)::int as records, sum(record_length)::float8 as bytes
  from pg_get_wal_records_info($1::pg_lsn, $2::pg_lsn) where block_ref is null or block_ref = ''
  group by kind order by bytes desc`

const position = async ({ pool }: Bench): Promise<string> =>
  (await pool.query('select pg_current_wal_insert_lsn() as position')).rows[0].position

/** Prints a row for each relation and kind of record that changed checks write, with the bytes per check. */
const changed = async (bench: Bench, checks: number, what: string) => {
  await bench.nextRound()
  await bench.pool.query('vacuum analyze')
  await bench.pool.query('checkpoint')
  // The first change of a page after a checkpoint writes the whole page, which says nothing about the work.
  await bench.pool.query('alter system set full_page_writes = off')
  await bench.pool.query('select pg_reload_conf()')
  await makeAllDue(bench.pool)
  const before = await position(bench)
  const stop = bench.startWorkers()
  await untilIdle(bench)
  await stop()
  const after = await position(bench)
  const values = [before, after]
  const { rows } = await bench.pool.query(BY_RELATION, values)
  const { rows: others } = await bench.pool.query(WITHOUT_BLOCKS, values)
  const total = [...rows, ...others].reduce((sum, { bytes }) => sum + bytes, 0)
  bench.line(`\n${what}: ${Math.round(total / checks)} bytes of WAL a check`)
  bench.line('| Relation | Kind of record | Blocks a check | Bytes a check |\n|---|---|---|---|')
  for (const { relation, kind, blocks, bytes } of rows.filter((row) => row.bytes / checks >= 10))
    bench.line(`| ${relation} | ${kind} | ${(blocks / checks).toFixed(2)} | ${Math.round(bytes / checks)} |`)
  for (const { kind, records, bytes } of others.filter((row) => row.bytes / checks >= 10))
    bench.line(`| – | ${kind} | ${(records / checks).toFixed(2)} | ${Math.round(bytes / checks)} |`)
}

/** Prints the composition of the WAL of a changed check, by table and index. */
export const wal = async (bench: Bench, secret: string, checks = 600) => {
  await bench.pool.query('create extension if not exists pg_walinspect')
  await seedJourneys(bench.pool, { accounts: 20, journeys: checks })
  await drain(bench, 1)
  await drain(bench, 1)
  await changed(bench, checks, 'nobody told')
  await seedWebhooks(bench.pool, 20, `${bench.receiverUrl}/hook?timed=1`, secret)
  await drain(bench, 1)
  await changed(bench, checks, 'two webhooks')
}
