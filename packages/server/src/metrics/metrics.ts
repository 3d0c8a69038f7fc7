import type { Pool } from 'pg'
import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client'
import type { ReadReplica } from '../db/replica/read-replica.ts'
import { countDeliveries, countQueues, listFailingSources } from './queries.ts'

/** What happened to one request. */
export interface ServedRequest {
  /** The operation of the contract, or the route, such as `feed csv`. */
  operation: string
  method: string
  status: number
  seconds: number
}

export interface Metrics {
  served(request: ServedRequest): void
  /** The metrics of this process and of the database, in the text format of Prometheus. */
  text(): Promise<string>
  contentType: string
}

type Replica = Pick<ReadReplica, 'isUsed' | 'lagMs'>

/** `pools` by name; the first is used for the queries. */
export const createMetrics = (pools: Readonly<Record<string, Pool>>, replica?: Replica): Metrics => {
  const registry = new Registry()
  collectDefaultMetrics({ register: registry })
  const served = createRequestMetrics(registry)
  const connections = createConnectionMetrics(registry, pools)
  createReplicaMetrics(registry, replica)
  const readDatabase = createDatabaseMetrics(registry, Object.values(pools)[0]!)
  const up = new Gauge({
    name: 'boxtrail_database_up',
    help: '1 when the database answered this request.',
    registers: [registry],
  })
  return {
    contentType: registry.contentType,
    served,
    text: async () => {
      // The other metrics matter most when the database cannot be reached.
      await readDatabase().then(
        () => up.set(1),
        () => up.set(0),
      )
      connections.reset()
      return registry.metrics()
    },
  }
}

const createRequestMetrics = (registry: Registry): Metrics['served'] => {
  const registers = [registry]
  const requests = new Counter({
    name: 'boxtrail_http_requests_total',
    help: 'Requests by operation, method and status.',
    labelNames: ['operation', 'method', 'status'],
    registers,
  })
  const latency = new Histogram({
    name: 'boxtrail_http_request_duration_seconds',
    help: 'Time from the headers of a request to its response.',
    labelNames: ['operation'],
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers,
  })
  return ({ operation, method, status, seconds }) => {
    requests.inc({ operation, method, status })
    latency.observe({ operation }, seconds)
  }
}

const createConnectionMetrics = (registry: Registry, pools: Readonly<Record<string, Pool>>) =>
  new Gauge({
    name: 'boxtrail_pool_connections',
    help: 'Database connections by pool: open, idle, and requests that wait for one.',
    labelNames: ['pool', 'state'],
    registers: [registry],
    collect() {
      for (const [pool, { totalCount, idleCount, waitingCount }] of Object.entries(pools)) {
        this.set({ pool, state: 'open' }, totalCount)
        this.set({ pool, state: 'idle' }, idleCount)
        this.set({ pool, state: 'waiting' }, waitingCount)
      }
    },
  })

/** Creates the metrics of the replica, without samples if there is none. */
const createReplicaMetrics = (registry: Registry, replica: Replica | undefined): void => {
  const gauge = (name: string, help: string, value: (of: Replica) => number | undefined) =>
    new Gauge({
      name,
      help,
      registers: [registry],
      collect() {
        const now = replica && value(replica)
        if (now === undefined) this.remove()
        else this.set(now)
      },
    })
  gauge('boxtrail_replica_used', '1 while the replica answers reads.', (of) => (of.isUsed() ? 1 : 0))
  gauge(
    'boxtrail_replica_lag_seconds',
    'The most that the data of the replica may be behind.',
    (of) => of.lagMs() && of.lagMs()! / 1_000,
  )
}

/** Creates the metrics that are read from the database each time metrics are requested. */
const createDatabaseMetrics = (registry: Registry, pool: Pool): (() => Promise<void>) => {
  const gauge = (name: string, help: string, labelNames: string[]) =>
    new Gauge({ name, help, labelNames, registers: [registry] })
  const queue = gauge('boxtrail_queue_due', 'Work that is due and not done, counted to 10,000.', ['queue'])
  const oldest = gauge('boxtrail_queue_oldest_seconds', 'How long the oldest due work has waited.', ['queue'])
  const failures = gauge(
    'boxtrail_source_failures',
    'Different numbers that a source failed on since its last response.',
    ['source'],
  )
  const paused = gauge('boxtrail_source_paused', '1 while a source that failed is not polled.', ['source'])
  const deliveries = gauge('boxtrail_deliveries', 'Notifications not delivered yet, counted to 10,000.', ['state'])
  return async () => {
    const [queues, sources, open] = await Promise.all([
      countQueues(pool),
      listFailingSources(pool),
      countDeliveries(pool),
    ])
    for (const each of [failures, paused]) each.reset()
    for (const { queue: name, waiting, oldest_s } of queues) {
      queue.set({ queue: name }, waiting)
      oldest.set({ queue: name }, oldest_s ?? 0)
    }
    for (const { id, failures: count, is_paused } of sources) {
      failures.set({ source: id }, count)
      paused.set({ source: id }, is_paused ? 1 : 0)
    }
    for (const [state, count] of Object.entries(open)) deliveries.set({ state }, count)
  }
}
