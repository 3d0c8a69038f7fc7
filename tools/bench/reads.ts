import { costsPerOperation } from './costs.ts'
import type { Bench, BenchParts } from './open.ts'
import { seedContainers } from './seed.ts'
import { benchAccount, benchApp, load, serve, serveApp } from './served.ts'

/**
 * Reads through the API compared with node:http with one prepared statement and the same body, at two sizes of the
 * table.
 */
export const reads = async (bench: Bench, parts: BenchParts) => {
  const { pool } = bench
  const { accountId, headers } = await benchAccount(pool)
  const ours = await serveApp(benchApp(pool, parts))
  const results: number[][] = []
  for (const size of [10_000, 300_000]) {
    await seedContainers(pool, accountId, size)
    const ids = (
      await pool.query('select id from containers where account_id = $1 order by random() limit 1000', [accountId])
    ).rows.map((row) => row.id as string)
    const one = ids.map((id) => `/v2/containers/${id}?include=shipment`)
    const list = ['/v2/containers?page[size]=100', '/v2/containers?page[size]=100&page[number]=2']
    const body = await (await fetch(`${ours.origin}${one[0]}`, { headers })).text()
    const bare = await serve(async (request, response) => {
      const id = request.url!.slice(15, 51)
      await pool.query({
        name: 'bare-container',
        text: 'select c.*, s.* from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id where c.account_id = $1 and c.id = $2',
        values: [accountId, id],
      })
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(body)
    })
    const listBody = await (await fetch(`${ours.origin}${list[0]}`, { headers })).text()
    const bareOfList = await serve(async (_, response) => {
      await pool.query({
        name: 'bare-containers',
        text: 'select c.*, s.* from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id where c.account_id = $1 and c.id = any($2)',
        values: [accountId, ids.slice(0, 100)],
      })
      response.writeHead(200, { 'content-type': 'application/vnd.api+json' }).end(listBody)
    })
    const bareOne = await load(bare.origin, one, headers)
    const costly = (paths: string[]) =>
      costsPerOperation(
        bench,
        () => load(ours.origin, paths, headers),
        ({ all }) => all,
      )
    const { result: oursOne, text: costsOfOne } = await costly(one)
    const bareList = await load(bareOfList.origin, list, headers)
    const { result: oursList, text: costsOfList } = await costly(list)
    bare.close()
    bareOfList.close()
    results.push([oursOne.perSecond, oursList.perSecond])
    bench.report(
      `container with include=shipment, requests a second at ${size} containers`,
      oursOne.perSecond,
      bareOne.perSecond,
      0.5,
    )
    bench.line(`  ${costsOfOne}`)
    bench.report(
      `list of 100 containers (p99 ${oursList.p99Ms.toFixed(1)} ms), requests a second at ${size} containers`,
      oursList.perSecond,
      bareList.perSecond,
      0.5,
    )
    bench.line(`  ${costsOfList}`)
  }
  const [small, large] = results as [number[], number[]]
  bench.line(
    `reads at 300,000 containers / at 10,000: single ${(large[0]! / small[0]!).toFixed(2)}, list ${(large[1]! / small[1]!).toFixed(2)} (goal 0.85)`,
  )
  ours.close()
  await withinLimits(bench, parts, accountId, headers)
}

/** What the limits cost that a new installation has: as many reads as they let through, with them and without. */
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
