import { benchAccount, benchApp, load, serve, serveApp } from '../beside/served.ts'
import { costsPerOperation } from '../costs.ts'
import type { Bench, BenchParts } from '../open.ts'
import { measureRow } from '../rows.ts'
import { seedContainers } from '../seed/journeys.ts'

interface Reads {
  readMs: number
  sizes: readonly number[]
}

/**
 * The cost of reads through the API, compared with node:http with one prepared statement and the same body, for each
 * size of the table.
 */
export const readCosts = async (bench: Bench, parts: BenchParts, { readMs, sizes }: Reads): Promise<void> => {
  const { pool } = bench
  const { accountId, headers } = await benchAccount(pool)
  const ours = await serveApp(benchApp(pool, parts))
  for (const size of sizes) {
    await seedContainers(pool, accountId, size)
    const ids = (
      await pool.query('select id from containers where account_id = $1 order by random() limit 1000', [accountId])
    ).rows.map((row) => row.id as string)
    const read = async (what: string, paths: string[], goal: number, query: (url: string) => Promise<unknown>) => {
      const body = await (await fetch(`${ours.origin}${paths[0]}`, { headers })).text()
      const bare = await serve(async (request, response) => {
        await query(request.url!)
        response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body)
      })
      const from = (origin: string) => async () =>
        (await load(origin, paths, headers, { warmMs: readMs / 3, ms: readMs })).all
      await measureRow(bench, {
        operation: `${what}, of ${size.toLocaleString('en')}`,
        goal,
        bare: from(bare.origin),
        prepare: from(ours.origin),
        ours: from(ours.origin),
      })
      bare.close()
    }
    const columns = `select c.*, s.* from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
      where c.account_id = $1 and c.id =`
    await read(
      'container with shipment',
      ids.map((id) => `/v2/containers/${id}?include=shipment`),
      0.6,
      (url) => pool.query({ name: 'bare-container', text: `${columns} $2`, values: [accountId, url.slice(15, 51)] }),
    )
    await read(
      'list of 100',
      ['/v2/containers?page[size]=100', '/v2/containers?page[size]=100&page[number]=2'],
      0.5,
      () => pool.query({ name: 'bare-containers', text: `${columns} any($2)`, values: [accountId, ids.slice(0, 100)] }),
    )
  }
  ours.close()
}

/** Measures the cost of the limits that a new installation has. */
export const reads = async (bench: Bench, parts: BenchParts): Promise<void> => {
  const { accountId, headers } = await benchAccount(bench.pool)
  await seedContainers(bench.pool, accountId, 10_000)
  await withinLimits(bench, parts, accountId, headers)
}

/** Measures nine tenths of the reads that the limits allow in a minute, with and without them. */
const withinLimits = async (
  bench: Bench,
  parts: BenchParts,
  accountId: string,
  headers: Record<string, string>,
): Promise<void> => {
  const { rows } = await bench.pool.query('select id from containers where account_id = $1 limit 1', [accountId])
  const count = Math.floor(parts.config.limits.requests_per_minute * 0.9)
  for (const [what, app] of [
    ['without limits', benchApp(bench.pool, parts)],
    ['with the limits of a new installation', benchApp(bench.pool, parts, parts.config.limits)],
  ] as const) {
    const read = async () => {
      for (let n = 0; n < count; n++) {
        const { status } = await app.request(`/v2/containers/${rows[0].id}`, { headers })
        if (status !== 200) throw new Error(`a read within the limits answered ${status}`)
      }
    }
    const { text } = await costsPerOperation(bench, read, () => count)
    bench.line(`${count} reads one after another ${what}`)
    bench.line(`  ${text}`)
  }
}
