import type { Pool } from 'pg'
import { benchAccount, benchApp, load, serve, serveApp } from '../beside/served.ts'
import type { Bench, BenchParts } from '../open.ts'
import { seedFleet, seedNeighbours } from '../seed/fleet.ts'
import { record, type Statement } from '../statements/record.ts'
import { cases } from './search-cases.ts'

const CONTAINERS = 300_000
const EACH_MS = 2_500
const GOAL_MS = 50
const GOAL_RATIO = 1.5

/** Search and lists at 300,000 containers: through the app, and from a bare server that sends the same statements. */
export const search = async (bench: Bench, parts: BenchParts) => {
  const { accountId, headers } = await benchAccount(bench.pool)
  await seed(bench, accountId)
  const recorder = record(bench.pool)
  const app = benchApp(recorder.pool, parts)
  const { origin, close } = await serveApp(app)
  for (const { what, paths } of await cases(bench.pool, accountId)) {
    const statements = await recorder.statementsOf(async (path) => {
      const { status } = await app.request(path, { headers })
      if (status !== 200) throw new Error(`${path} answered ${status}`)
    }, paths)
    const ours = await load(origin, paths, headers, { connections: 1, warmMs: 500, ms: EACH_MS })
    const bare = await bareServer(bench.pool, paths, statements)
    const { p99Ms: bareMs } = await load(bare.origin, paths, {}, { connections: 1, warmMs: 500, ms: EACH_MS })
    bare.close()
    const ms = (value: number) => value.toFixed(1)
    const goal = what.startsWith('search') ? `goal of p95 ${GOAL_MS} ms` : ''
    bench.line(
      `${what}: p50 ${ms(ours.p50Ms)}, p95 ${ms(ours.p95Ms)}, p99 ${ms(ours.p99Ms)} ms; bare p99 ${ms(bareMs)} ms, ratio ${(ours.p99Ms / bareMs).toFixed(2)} (${[goal, `goal of ratio ${GOAL_RATIO}`].filter(Boolean).join(', ')})`,
    )
  }
  close()
}

const seed = async (bench: Bench, accountId: string) => {
  const began = performance.now()
  await seedFleet(bench.pool, accountId, { containers: CONTAINERS })
  await seedNeighbours(bench.pool, { accounts: 100, containers: 300 })
  await bench.pool.query('vacuum analyze')
  const seconds = Math.round((performance.now() - began) / 1_000)
  bench.line(
    `${CONTAINERS} containers with ${CONTAINERS * 10} transport events and 100 small accounts written in ${seconds} s`,
  )
}

/** The minimum cost of the same rows: node:http, the statements of the path, and their unprocessed result. */
const bareServer = async (pool: Pool, paths: readonly string[], statements: Statement[][]) => {
  const byPath = new Map(paths.map((path, index) => [path, statements[index]!]))
  return serve(async (request, response) => {
    const answers: unknown[] = []
    for (const statement of byPath.get(request.url!)!) answers.push((await pool.query(statement as string)).rows)
    response.writeHead(200, { 'content-type': 'application/json' }).end(JSON.stringify(answers))
  })
}
