import type { OperationId } from '@boxtrail/contracts'
import { operations, parameters } from '@boxtrail/contracts/operations'
import type { Pool } from 'pg'
import { benchAccount, benchApp } from '../beside/served.ts'
import type { Bench, BenchParts } from '../open.ts'
import { CUSTOMERS, seedFleet, seedNeighbours } from '../seed/fleet.ts'
import { LISTED, seedLists } from '../seed/lists.ts'
import { explain } from '../statements/explain.ts'
import { record } from '../statements/record.ts'
import { MEASURED_WITH_LISTS } from './lists.ts'

const CONTAINERS = Number(process.env.BOXTRAIL_BENCH_CONTAINERS ?? 1_000_000)
const MAX_BUFFERS = 20_000
/** The limit for two parameters together, each of which may match many rows while both match few. */
const MAX_BUFFERS_OF_PAIRS = 30_000

/** Counts the buffers that each list reads, for every documented filter, order, search and page, alone and in pairs. */
export const buffers = async (bench: Bench, parts: BenchParts) => {
  const { pool } = bench
  const { accountId, headers } = await benchAccount(pool)
  await seed(bench, accountId, parts.secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw'))
  const recorder = record(pool)
  const app = benchApp(recorder.pool, parts)
  const ask = async (path: string): Promise<ListAnswer> => {
    const response = await app.request(path, { headers })
    if (response.status !== 200) throw new Error(`${path} answered ${response.status}: ${await response.text()}`)
    return (await response.json()) as ListAnswer
  }
  const measure = async (path: string): Promise<Measured> => {
    const answers: ListAnswer[] = []
    const [statements] = await recorder.statementsOf(async (one) => void answers.push(await ask(one)), [path])
    let read = 0
    let ms = 0
    for (const statement of statements!) {
      const plan = await explain(pool, statement)
      read += plan.buffers
      ms += plan.ms
    }
    return { path, buffers: read, ms, answer: answers[0]! }
  }
  const values = await valuesOf(pool, accountId)
  const over: string[] = []
  bench.line(`| request | first page | page 2 by cursor | page 150 of 100 | total |\n|---|---:|---:|---:|---:|`)
  for (const base of requestsOf(values)) {
    const first = await measure(base)
    const next = first.answer.links.next
    const second = next === undefined ? undefined : await measure(new URL(next).pathname + new URL(next).search)
    const deep = 'page[size]' in parameters[operationAt(base)] ? await measure(withPage(base, 150)) : undefined
    const all = [first, second, deep].filter((one) => one !== undefined)
    const most = isPair(base) ? MAX_BUFFERS_OF_PAIRS : MAX_BUFFERS
    for (const one of all) if (one.buffers > most) over.push(`${one.path}: ${one.buffers}`)
    const shown = (one: Measured | undefined) => (one ? `${one.buffers} (${one.ms.toFixed(0)} ms)` : '–')
    const { total, total_is_capped: capped } = first.answer.meta
    bench.line(
      `| ${base.slice('/v2'.length)} | ${shown(first)} | ${shown(second)} | ${shown(deep)} | ${total}${capped ? '+' : ''} |`,
    )
  }
  for (const path of lastPages) {
    const one = await measure(path)
    if (one.buffers > MAX_BUFFERS) over.push(`${one.path}: ${one.buffers}`)
    bench.line(
      `| ${path.slice('/v2'.length)} | ${one.buffers} (${one.ms.toFixed(0)} ms) | – | – | ${one.answer.meta.total} |`,
    )
  }
  bench.line(
    over.length === 0
      ? `Nothing reads more than ${MAX_BUFFERS} buffers, and no two parameters together more than ${MAX_BUFFERS_OF_PAIRS}.`
      : `Too many buffers:\n${over.join('\n')}`,
  )
  await control(bench, measure)
  if (over.length > 0) throw new Error(`${over.length} requests read too many buffers.`)
}

const isPair = (path: string) => path.includes('&')

interface ListAnswer {
  data: unknown[]
  links: { next?: string }
  meta: { total: number; total_is_capped?: boolean }
}

interface Measured {
  path: string
  buffers: number
  ms: number
  answer: ListAnswer
}

/** The control: without the indexes, the limit must be exceeded. */
const control = async (bench: Bench, measure: (path: string) => Promise<Measured>) => {
  const path = '/v2/containers?filter[carrier]=MAEU&filter[status]=dropped'
  const before = await measure(path)
  await bench.pool.query('drop index container_list_newest, container_list_by_status, container_list_by_line')
  const { buffers } = await measure(path)
  bench.line(`control: ${path} reads ${before.buffers} buffers, and ${buffers} without three of its indexes`)
  if (buffers <= MAX_BUFFERS || before.buffers > MAX_BUFFERS) throw new Error('The control does not show what it must.')
}

const seed = async (bench: Bench, accountId: string, secretSealed: string) => {
  const { pool } = bench
  const timed = async (what: string, work: () => Promise<unknown>) => {
    const began = performance.now()
    await work()
    bench.line(`${what} in ${Math.round((performance.now() - began) / 1_000)} s`)
  }
  await pool.query('set statement_timeout = 0')
  const { rows } = await pool.query('select id from users where account_id = $1 limit 1', [accountId])
  await timed(`${CONTAINERS} containers`, () => seedFleet(pool, accountId, { containers: CONTAINERS, events: 1 }))
  await timed('100 other accounts', () => seedNeighbours(pool, { accounts: 100, containers: 300 }))
  await timed(`the other lists (${JSON.stringify(LISTED)})`, () =>
    seedLists(pool, { accountId, userId: rows[0].id, secretSealed }),
  )
  await timed('vacuum analyze', () => pool.query('vacuum analyze'))
}

type Values = Record<string, readonly string[]>

/** Frequent, rare and unknown values for each parameter that changes the results or the order of a list. */
const valuesOf = async (pool: Pool, accountId: string): Promise<Values> => {
  const one = async (text: string) => (await pool.query(text, [accountId])).rows[0].value as string
  const customer = await one('select customer_id as value from shipments where account_id = $1 limit 1')
  const bill = await one(
    'select bill_of_lading_number as value from shipments where account_id = $1 offset 1000 limit 1',
  )
  const container = await one('select number as value from containers where account_id = $1 offset 1000 limit 1')
  const field = await one('select entity_id as value from custom_fields where account_id = $1 limit 1')
  const definition = await one(
    'select definition_id as value from custom_fields where account_id = $1 and shipment_id is not null limit 1',
  )
  const days = (n: number) => new Date(Date.now() - n * 86_400_000).toISOString()
  return {
    q: ['m', 'mscu', 'maeu2', bill, container, 'PO-7919', 'rotterdam ever', 'zq', 'nowhere'],
    number: [bill, 'NOWHERE'],
    search: ['a', 'maersk'],
    sort: ['document_type', '-document_type', 'added_by', '-added_by', 'created_at', '-created_at'],
    'filter[status]': ['on_ship', 'available', 'created', 'failed', 'dropped'],
    'filter[port]': ['NLRTM', 'USLAX', 'USNYC'],
    'filter[carrier]': ['MAEU', 'HLCU', 'ZIMU'],
    'filter[scac]': ['MAEU', 'HLCU', 'ZIMU'],
    'filter[updated_at][start]': [days(1), days(30), days(300)],
    'filter[updated_at][end]': [days(1), days(300), days(361)],
    'filter[created_at][start]': [days(1), days(300)],
    'filter[created_at][end]': [days(1), days(300)],
    'filter[tracking_stopped]': ['true', 'false'],
    'filter[customer_id]': [customer, accountId],
    'filter[customer_name]': [`Customer ${CUSTOMERS - 1} Trading`, 'Nobody'],
    'filter[number]': [container, 'MSCU0000000'],
    'filter[request_number]': [bill, 'NOWHERE'],
    'filter[request_type]': ['booking', 'bill_of_lading', 'container'],
    'filter[entity_type]': ['Shipment', 'Container', 'TrackingRequest'],
    'filter[data_type]': ['enum'],
    'filter[display_name]': ['Field'],
    'filter[entity_id]': [field],
    'filter[definition_id]': [definition],
    'filter[filename]': ['invoice', 'notice 17', 'nothing'],
    'filter[reference]': ['PO-7919', 'NOWHERE'],
    'filter[readability]': ['text', 'not_read'],
    'filter[document_types]': ['commercial_invoice', 'arrival_notice,packing_list', 'unknown'],
  }
}

const paging = ['page[number]', 'page[size]', 'page[after]', 'include']
/** Parameters without effect, which are accepted from existing clients. */
const withoutEffect = ['filter[pod_locode]', 'filter[line_scac]', 'filter[updated_at]', 'terminal_checked_before']

const pathOf = (id: OperationId) =>
  `/v2${operations[id].path.replace('{container_id}', CONTAINER).replace('{shipment_id}', SHIPMENT).replace('{tracking_request_id}', REQUEST).replace('{definition_id}', DEFINITION).replace('{id}', CONTAINER)}`
const CONTAINER = '01920003-0000-7000-8000-000000000003'
const SHIPMENT = '01920001-0000-7000-8000-000000000001'
const REQUEST = '01920006-0000-7000-8000-000000000001'
const DEFINITION = '01930003-0000-7000-8000-000000000002'

const lists = (Object.keys(operations) as OperationId[]).filter((id) => 'page[size]' in parameters[id])
const byPath = new Map(lists.map((id) => [pathOf(id), id]))
const operationAt = (path: string): OperationId => byPath.get(path.split('?')[0]!) ?? 'searchRecords'

const isOfLists = (id: OperationId) => id === 'listContainers' || id === 'listShipments'

/** Each list without parameters, with each value of each parameter, and with each pair of parameters. */
const requestsOf = (values: Values): string[] => {
  const request = (path: string, given: readonly (readonly [string, string])[]) =>
    `${path}${given.length > 0 ? '?' : ''}${given.map(([name, value]) => `${name}=${encodeURIComponent(value)}`).join('&')}`
  const requests = lists.flatMap((id) => {
    const path = pathOf(id)
    const names = Object.keys(parameters[id]).filter(
      (name) =>
        !paging.includes(name) && !withoutEffect.includes(name) && !(isOfLists(id) && MEASURED_WITH_LISTS.test(name)),
    )
    const unknown = names.find((name) => !values[name])
    if (unknown)
      throw new Error(`${id} has the parameter ${unknown}, for which nothing is measured. Add values for it.`)
    const alone = names.flatMap((name) => values[name]!.map((value) => request(path, [[name, value]])))
    const pairs = names.flatMap((name, at) =>
      names.slice(at + 1).map((other) =>
        request(path, [
          [name, values[name]![0]!],
          [other, values[other]![0]!],
        ]),
      ),
    )
    return [path, ...alone, ...pairs]
  })
  const searches = values.q!.map((q) => request('/v2/search', [['query', q]]))
  return [...requests, ...searches]
}

const withPage = (path: string, number: number) =>
  `${path}${path.includes('?') ? '&' : '?'}page[number]=${number}&page[size]=100`

/** The middle of a long list is the farthest from both ends. */
const lastPages = [
  `/v2/containers?page[size]=100&page[number]=${CONTAINERS / 200}`,
  `/v2/containers?page[size]=100&page[number]=${CONTAINERS / 100}`,
  `/v2/shipments?page[size]=100&page[number]=${Math.round(CONTAINERS / 600)}`,
  `/v2/tracking_requests?page[size]=100&page[number]=${Math.round(CONTAINERS / 600)}`,
  '/v2/webhook_notifications?page[size]=100&page[number]=4500',
  '/v2/webhook_notifications?page[size]=100&page[number]=9000',
  '/v2/documents?page[size]=100&page[number]=1000',
  '/v2/documents?page[size]=100&page[number]=1000&sort=document_type',
  '/v2/documents?page[size]=100&page[number]=1000&sort=-added_by',
  '/v2/custom_fields?page[size]=100&page[number]=1500',
]
