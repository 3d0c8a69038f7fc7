import { idv7 } from '@boxtrail/server/db/idv7'
import { createApiKey } from '@boxtrail/server/identity/accounts/accounts'
import type { Pool } from 'pg'
import { benchApp } from '../beside/served.ts'
import type { Bench, BenchParts } from '../open.ts'
import { seedJourneys } from '../seed/journeys.ts'
import { explain } from '../statements/explain.ts'
import { record } from '../statements/record.ts'
import { drain } from './checks.ts'

const JOURNEYS = 500
/** The numbers of versions in the history: of a journey under way, and of a long one. */
const VERSIONS = [5, 30]
const GOAL = 3

/** Counts the buffers that a response about the past reads, as a multiple of one about the present. */
export const past = async (bench: Bench, parts: BenchParts): Promise<void> => {
  const { pool } = bench
  await seedJourneys(pool, { accounts: 5, journeys: JOURNEYS })
  let versions = 0
  for (const total of VERSIONS) {
    const moments: string[] = []
    for (; versions < total; versions++) {
      await drain(bench, 1)
      const { rows } = await pool.query('select now() as at')
      moments.push(rows[0].at.toISOString())
    }
    await pool.query('vacuum analyze')
    await measure(bench, parts, total, moments[Math.floor(moments.length / 2)]!)
  }
}

const measure = async (bench: Bench, parts: BenchParts, versions: number, moment: string) => {
  const { pool } = bench
  const { account_id, id, shipment_id } = (
    await pool.query('select account_id, id, shipment_id from containers order by id offset $1 limit 1', [JOURNEYS / 2])
  ).rows[0]
  const headers = { authorization: `Token ${await keyOf(pool, account_id)}` }
  const recorder = record(pool)
  const app = benchApp(recorder.pool, parts)
  const buffersOf = async (path: string): Promise<number> => {
    const [statements] = await recorder.statementsOf(
      async (one) => {
        const { status } = await app.request(one, { headers })
        if (status !== 200) throw new Error(`${one} answered ${status}`)
      },
      [path],
    )
    let sum = 0
    for (const statement of statements!) {
      // The first execution on a connection also loads the catalog of its tables.
      await explain(pool, statement)
      sum += (await explain(pool, statement)).buffers
    }
    return sum
  }
  bench.line(`| ${versions} versions | now | as_of | known_at | goal |\n|---|---:|---:|---:|---:|`)
  for (const [what, path] of Object.entries(pathsOf(id, shipment_id))) {
    const present = await buffersOf(path)
    const asOf = await buffersOf(`${path}?as_of=${moment}`)
    const knownAt = await buffersOf(`${path}?known_at=${moment}`)
    const times = (buffers: number) => `${buffers} (${(buffers / present).toFixed(1)}×)`
    bench.line(`| ${what} | ${present} | ${times(asOf)} | ${times(knownAt)} | ${GOAL}× |`)
  }
}

const pathsOf = (container: string, shipment: string) => ({
  container: `/v2/containers/${container}`,
  shipment: `/v2/shipments/${shipment}`,
  'transport events': `/v2/containers/${container}/transport_events`,
  'raw events': `/v2/containers/${container}/raw_events`,
  provenance: `/v2/containers/${container}/provenance`,
  explanation: `/v2/containers/${container}/explain`,
})

const keyOf = async (pool: Pool, accountId: string): Promise<string> => {
  const userId = idv7()
  await pool.query(`insert into users (account_id, id, name, created_at) values ($1, $2, 'Bench', now())`, [
    accountId,
    userId,
  ])
  return (await createApiKey(pool, { accountId, userId })).key
}
