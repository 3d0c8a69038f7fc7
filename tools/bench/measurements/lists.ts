import { createReference } from '@boxtrail/reference/reference'
import type { Pool } from 'pg'
import { benchAccount, benchApp } from '../beside/served.ts'
import type { Bench, BenchParts } from '../open.ts'
import { seedFieldsAndChecks } from '../seed/fields-and-checks.ts'
import { COMMON_VESSEL, FACILITIES, seedFleet, seedNeighbours } from '../seed/fleet.ts'
import { explain } from '../statements/explain.ts'
import { record } from '../statements/record.ts'

const CONTAINERS = Number(process.env.BOXTRAIL_BENCH_CONTAINERS ?? 1_000_000)
const MAX_BUFFERS = 20_000

/** Parameters of both lists that are measured here, and not in pairs by `buffers`. */
export const MEASURED_WITH_LISTS =
  /^(?:sort$|fields\[|filter\[(?:not|hold|holds|fees|ready|pickup_place|terminal|vessel|arrival|destination_arrival|binding_free_day|empty_return_due|changed_since|silent|tag|custom_field|free_time_ends_\w+)\])/

const ORDERS = ['binding_free_day', 'arrival', 'departure', 'changed', 'created_at', 'number', 'line']
const orders = ['', ...ORDERS.flatMap((name) => [name, `-${name}`])]

/** Counts the buffers that the first page of containers and shipments reads, for each filter in each order. */
export const lists = async (bench: Bench, parts: BenchParts) => {
  const { pool } = bench
  const { accountId, headers } = await benchAccount(pool)
  await pool.query('set statement_timeout = 0')
  await seedNeighbours(pool, { accounts: 100, containers: 300 })
  await seedFleet(pool, accountId, { containers: CONTAINERS, events: 1 })
  await seedFieldsAndChecks(pool, accountId)
  await pool.query('vacuum analyze')
  const recorder = record(pool)
  const app = benchApp(recorder.pool, parts)
  const measure = async (path: string) => {
    let total = ''
    const [statements] = await recorder.statementsOf(
      async (one) => {
        const response = await app.request(one, { headers })
        if (response.status !== 200) throw new Error(`${one} answered ${response.status}: ${await response.text()}`)
        const { meta } = (await response.json()) as { meta: { total: number; total_is_capped?: boolean } }
        total = `${meta.total}${meta.total_is_capped ? '+' : ''}`
      },
      [path],
    )
    let buffers = 0
    for (const statement of statements!) buffers += (await explain(pool, statement)).buffers
    return { buffers, total }
  }
  const over: string[] = []
  for (const list of ['containers', 'shipments']) {
    bench.line(
      `\n| ${list} | total | ${orders.map((order) => order || 'newest').join(' | ')} |\n|---|${'---:|'.repeat(orders.length + 1)}`,
    )
    for (const filter of ['', ...(await filtersOf(pool, accountId, list))]) {
      const cells: number[] = []
      let shown = ''
      for (const order of orders) {
        const path = `/v2/${list}?${[filter, order && `sort=${order}`].filter(Boolean).join('&')}`
        const { buffers, total } = await measure(path)
        shown = total
        cells.push(buffers)
        if (buffers > MAX_BUFFERS) over.push(`${path}: ${buffers}`)
      }
      bench.line(`| ${filter.replaceAll('filter', '') || 'all'} | ${shown} | ${cells.join(' | ')} |`)
    }
  }
  bench.line(
    over.length === 0
      ? `\nNothing reads more than ${MAX_BUFFERS} buffers.`
      : `\nMore than ${MAX_BUFFERS} buffers:\n${over.join('\n')}`,
  )
  if (over.length > 0) throw new Error(`${over.length} lists read too many buffers.`)
}

const days = (n: number) => new Date(Date.now() + n * 86_400_000).toISOString().slice(0, 10)

/** Frequent and rare values of each filter. */
const filtersOf = async (pool: Pool, accountId: string, list: string): Promise<string[]> => {
  const one = async (text: string) => (await pool.query(text, [accountId])).rows[0].value as string
  const { portLocode } = FACILITIES[0]!
  const place = createReference().places.byLocode(portLocode)!
  return [
    'q=maeu2',
    'q=ever',
    'q=rotterdam',
    'q=po-79',
    'filter[status]=on_ship',
    'filter[status]=available',
    'filter[port]=NLRTM',
    'filter[carrier]=MAEU',
    'filter[tracking_stopped]=true',
    `filter[customer_id]=${await one('select customer_id as value from shipments where account_id = $1 limit 1')}`,
    'filter[hold]=any',
    'filter[hold]=USDA',
    'filter[hold]=none',
    'filter[fees]=demurrage',
    'filter[fees]=none',
    'filter[ready]=true',
    'filter[ready]=false',
    `filter[pickup_place]=${place.code}`,
    `filter[pickup_place]=${FACILITIES[30]!.id}`,
    `filter[terminal]=${FACILITIES[0]!.id}`,
    `filter[terminal]=${FACILITIES[39]!.id}`,
    `filter[vessel]=${COMMON_VESSEL}`,
    'filter[vessel]=MSC B27',
    `filter[arrival][start]=${days(0)}&filter[arrival][end]=${days(7)}`,
    `filter[arrival][end]=${days(-300)}`,
    `filter[arrival][end]=${days(-30)}`,
    `filter[destination_arrival][start]=${days(0)}&filter[destination_arrival][end]=${days(30)}`,
    `filter[binding_free_day][end]=${days(3)}`,
    `filter[binding_free_day][start]=${days(1)}&filter[binding_free_day][end]=${days(2)}`,
    `filter[empty_return_due][end]=${days(3)}`,
    `filter[changed_since]=${days(-1)}`,
    `filter[changed_since]=${days(-200)}`,
    'filter[tag]=priority',
    'filter[tag]=vip',
    'filter[custom_field][cost_center]=CC-7',
    'filter[custom_field][region]=north',
    'filter[overdue]=true',
    'filter[overdue]=false',
    'filter[silent]=true',
    'filter[silent]=false',
    'filter[not][hold]=any',
    'filter[not][carrier]=MAEU',
    'filter[not][status]=on_ship',
    ...(list === 'containers' ? [`filter[free_time_ends_within]=3`] : []),
  ]
}
