import { createClient } from '@boxtrail/client'
import { benchAccount, benchApp, serveApp } from '../beside/served.ts'
import type { Bench, BenchParts } from '../open.ts'
import { seedContainers } from '../seed/journeys.ts'

const [ROUNDS, CALLS] = [15, 60]

/**
 * The cost of the client, with mapped results, compared with `fetch` and `JSON.parse`, for local requests one after the
 * other.
 */
export const client = async (bench: Bench, parts: BenchParts) => {
  const { pool } = bench
  const { accountId, headers } = await benchAccount(pool)
  await seedContainers(pool, accountId, 10_000)
  const { origin, close } = await serveApp(benchApp(pool, parts))
  const ours = createClient({ baseUrl: origin, apiKey: headers.authorization! })
  const { rows } = await pool.query('select id from containers where account_id = $1 limit 1', [accountId])
  const { id } = rows[0] as { id: string }
  const bare = async (path: string): Promise<void> => {
    await (await fetch(`${origin}/v2${path}`, { headers })).json()
  }
  const compare = async (what: string, path: string, mapped: () => Promise<unknown>) => {
    const [times, baseline]: [number[], number[]] = [[], []]
    // Alternately, so that both run under the same conditions; the first round warms up both.
    for (let round = 0; round <= ROUNDS; round++)
      for (const [call, into] of [
        [() => bare(path), baseline],
        [mapped, times],
      ] as const) {
        const begun = performance.now()
        for (let at = 0; at < CALLS; at++) await call()
        if (round > 0) into.push((performance.now() - begun) / CALLS)
      }
    const [without, total] = [median(baseline), median(times)]
    const overhead = (100 * (total - without)) / without
    bench.line(
      `client, ${what}: ${total.toFixed(2)} ms mapped, ${without.toFixed(2)} ms by fetch, ${overhead.toFixed(1)} % more (goal 10 %)`,
    )
  }
  await compare('a container with its shipment', `/containers/${id}?include=shipment`, () =>
    ours.containers.get(id, { include: ['shipment'] }),
  )
  await compare('a list of 30 containers', '/containers?page[size]=30', () =>
    ours.containers.list({ page: { size: 30 } }),
  )
  close()
}

const median = (values: number[]): number =>
  values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!
