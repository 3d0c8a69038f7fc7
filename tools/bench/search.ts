import type { Pool, PoolClient } from 'pg'
import type { Bench, BenchParts } from './open.ts'
import { seedFleet, seedNeighbours } from './seed-fleet.ts'
import { benchAccount, benchApp, load, serve, serveApp } from './served.ts'

const CONTAINERS = 300_000
const EACH_MS = 2_500
const GOAL_MS = 50
const GOAL_RATIO = 1.5

interface Case {
  what: string
  paths: string[]
}

export type Statement = Parameters<PoolClient['query']>[0]

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

/** A pool that records its queries. The caller and the rate limit are not part of the query. */
export const record = (pool: Pool) => {
  let planned: Statement[] | null = null
  const query = (statement: Statement, ...more: unknown[]) => {
    const text = typeof statement === 'string' ? statement : (statement as { text: string }).text
    if (planned && !/api_keys|rate_windows/.test(text)) planned.push(statement)
    return (pool.query as (...all: unknown[]) => unknown)(statement, ...more)
  }
  return {
    pool: new Proxy(pool, {
      get: (of, name) => {
        if (name === 'query') return query
        const value = Reflect.get(of, name)
        return typeof value === 'function' ? value.bind(of) : value
      },
    }),
    statementsOf: async (request: (path: string) => Promise<void>, paths: string[]) => {
      const all: Statement[][] = []
      for (const path of paths) {
        const these: Statement[] = []
        planned = these
        await request(path)
        all.push(these)
      }
      planned = null
      return all
    },
  }
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

const cases = async (pool: Pool, accountId: string): Promise<Case[]> => {
  const some = async (text: string) =>
    (await pool.query(`${text} order by random() limit 100`, [accountId])).rows.map(({ value }) => value as string)
  const containers = await some('select number as value from containers where account_id = $1')
  const bills = await some('select bill_of_lading_number as value from shipments where account_id = $1')
  const customers = await some('select id as value from parties where account_id = $1')
  const at = (path: string, values: readonly string[] = ['']) =>
    values.map((value) => `/v2/${path}${encodeURIComponent(value)}`)
  const deep = [2, 300, 1_500, 3_000].map(String)
  return [
    { what: 'search, a container number', paths: at('search?query=', containers) },
    {
      what: 'search, a container number with spaces and a dash',
      paths: at(
        'search?query=',
        containers.map((container) => `${container.slice(0, 4)} ${container.slice(4, 10)}-${container.slice(10)}`),
      ),
    },
    {
      what: 'search, part of a bill',
      paths: at(
        'search?query=',
        bills.map((bill) => bill.slice(4, 11)),
      ),
    },
    {
      what: 'search, a fragment of many',
      paths: at('search?query=', ['MSCU', 'TGHU', 'MAEU2', 'rotterdam', 'PO-', 'trading']),
    },
    {
      what: 'search, several words',
      paths: at('search?query=', ['rotterdam ever', 'customer 7 hamburg', 'maersk busan trading']),
    },
    { what: 'search, one or two letters', paths: at('search?query=', ['m', 'ms', 'po', '7', 'tg']) },
    { what: 'search, nothing found', paths: at('search?query=', ['nowhere', 'ZZZU9999999', 'rotterdam zzz']) },
    ...['shipments', 'containers', 'tracking_requests'].flatMap((list) => [
      { what: `${list}, first page`, paths: at(list) },
      { what: `${list}, many pages`, paths: at(`${list}?page[number]=`, deep) },
      { what: `${list}, beyond the last page`, paths: at(`${list}?page[number]=`, ['1000000000000']) },
      { what: `${list}, q a number`, paths: at(`${list}?q=`, list === 'containers' ? containers : bills) },
      { what: `${list}, q a frequent fragment`, paths: at(`${list}?q=`, ['MSCU', 'MAEU2']) },
      { what: `${list}, q nothing found`, paths: at(`${list}?q=`, ['nowhere']) },
    ]),
    ...['shipments', 'containers'].flatMap((list) => [
      { what: `${list} of a status`, paths: at(`${list}?filter[status]=`, ['on_ship', 'available', 'delivered']) },
      { what: `${list} of a port`, paths: at(`${list}?filter[port]=`, ['NLRTM', 'USLAX', 'USNYC']) },
      { what: `${list} of a line`, paths: at(`${list}?filter[carrier]=`, ['MAEU', 'HLCU']) },
      { what: `${list} of a customer`, paths: at(`${list}?filter[customer_id]=`, customers) },
      {
        what: `${list} of a customer's name`,
        paths: at(`${list}?filter[customer_name]=`, ['Customer 7 Trading', 'Nobody']),
      },
      {
        what: `${list} with tracking stopped, or not`,
        paths: at(`${list}?filter[tracking_stopped]=`, ['true', 'false']),
      },
      { what: `${list} changed since`, paths: at(`${list}?filter[updated_at][start]=`, ago(3, 30, 300)) },
      { what: `${list} changed before`, paths: at(`${list}?filter[updated_at][end]=`, ago(3, 300, 350)) },
      {
        what: `${list} of a port and a line`,
        paths: at(`${list}?filter[carrier]=MAEU&filter[port]=`, ['NLRTM', 'USLAX']),
      },
      {
        what: `${list} of a status and a line`,
        paths: at(`${list}?filter[carrier]=MAEU&filter[status]=`, ['on_ship', 'available']),
      },
      {
        what: `${list} of a customer and a port`,
        paths: at(`${list}?filter[port]=NLRTM&filter[customer_id]=`, customers),
      },
    ]),
    { what: 'shipments of a number', paths: at('shipments?number=', bills) },
    { what: 'containers of a number', paths: at('containers?filter[number]=', containers) },
    { what: 'tracking_requests of a number', paths: at('tracking_requests?filter[request_number]=', bills) },
    {
      what: 'tracking_requests of a status',
      paths: at('tracking_requests?filter[status]=', ['created', 'failed', 'pending']),
    },
    { what: 'tracking_requests of a line', paths: at('tracking_requests?filter[scac]=', ['MAEU', 'HLCU']) },
    {
      what: 'tracking_requests of a type',
      paths: at('tracking_requests?filter[request_type]=', ['booking', 'container']),
    },
    {
      what: 'tracking_requests created before',
      paths: at('tracking_requests?filter[created_at][end]=', ago(3, 300, 350)),
    },
    {
      what: 'tracking_requests changed before',
      paths: at('tracking_requests?filter[updated_at][end]=', ago(3, 300, 350)),
    },
  ]
}

const ago = (...days: number[]) => days.map((n) => new Date(Date.now() - n * 86_400_000).toISOString())
