import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { startEmbedded } from '@boxtrail/embedded-postgres'
import { createReference } from '@boxtrail/reference/reference'
import { locateNothing } from '@boxtrail/server/config/file/locate'
import { createSecretBox } from '@boxtrail/server/config/keys/secrets'
import { createSigner } from '@boxtrail/server/config/keys/signer'
import { configFile } from '@boxtrail/server/config/settings/config-file'
import { createDatabase } from '@boxtrail/server/db/connection/database'
import { migrate } from '@boxtrail/server/db/migrate/migrate'
import { createWakeups } from '@boxtrail/server/db/queues/wakeups'
import { createLogger } from '@boxtrail/server/logger'
import { createNotifier } from '@boxtrail/server/notifications/rendering/create-notifier'
import { createOutgoing } from '@boxtrail/server/outgoing/outgoing'
import { lookupsOf } from '@boxtrail/server/reference/lookups-of'
import { configureSources } from '@boxtrail/server/sources/configuration/configure-sources'
import { saveSources } from '@boxtrail/server/sources/save-sources'
import { createDirectoryStore } from '@boxtrail/server/storage/directory/directory-store'
import { runWorkers } from '@boxtrail/server/workers'
import type { Pool } from 'pg'
import { temporaryFolder } from '../service/temporary-folder.ts'
import type { Processes } from './costs.ts'
import type { Row } from './rows.ts'

/**
 * The environment of a measurement. All ratios are relative to a bare loop in the same run, because absolute times are
 * meaningless on other machines.
 */
export interface Bench {
  pool: Pool
  databaseUrl: string
  carrierUrl: string
  receiverUrl: string
  /** Processes whose CPU time is counted separately. */
  processes: Processes
  /** Changes the line's responses: all of them, or one number in `share`. */
  nextRound(share?: number): Promise<void>
  /** Sets the response time of the line. */
  answerAfter(ms: number): Promise<void>
  received(): Promise<{ received: number; latenciesMs: number[] }>
  /** `threads` is the number of threads that project journeys instead of the main thread. */
  startWorkers(options?: { threads?: number }): () => Promise<void>
  report(what: string, ours: number, bare: number, goal: number): void
  /** The measurements beside a bare loop. */
  rows: Row[]
  line(text: string): void
}

export type BenchParts = Awaited<ReturnType<typeof openBench>>['parts']

const startCarrier = async (): Promise<{ child: ChildProcess; url: string }> => {
  const child = fork(join(import.meta.dirname, 'beside/carrier.ts'), { stdio: 'inherit' })
  const port = await new Promise<number>((resolve) => child.once('message', (message) => resolve(message as number)))
  return { child, url: `http://127.0.0.1:${port}` }
}

export const openBench = async () => {
  const line = (text: string) => process.stdout.write(`${text}\n`)
  const dataDir = temporaryFolder('bench')
  const server = await startEmbedded({ dataDir, ephemeral: true })
  const { pool, close } = createDatabase(server.url, { maxConnections: 24 })
  await migrate(pool)
  const [carrier, receiver] = [await startCarrier(), await startCarrier()]
  const { url } = carrier
  const config = configFile.parse({
    lines: [{ scac: 'MAEU', base_url: url, limits: { concurrency: 64, per_minute: 10_000_000 } }],
    webhooks: { allow: ['http://127.0.0.1:*'], concurrency_per_endpoint: 32 },
  })
  const reference = createReference()
  const registry = configureSources({ ...config, locate: locateNothing }, reference)
  await saveSources(pool, registry)
  const log = createLogger('warn')
  const secretBox = createSecretBox(Buffer.alloc(32, 1))
  const signer = createSigner(Buffer.alloc(32, 1))
  const store = createDirectoryStore({ root: join(dataDir, 'files'), baseUrl: () => 'http://127.0.0.1', signer })
  const notifier = createNotifier({ reference, registry, config })
  const lookups = lookupsOf(reference)
  const settings = {
    database: { url: server.url, sharesSessions: false, maxConnections: 2 },
    folder: undefined,
    config,
    logLevel: 'warn',
    traces: null,
  }
  const bench: Bench = {
    pool,
    databaseUrl: server.url,
    carrierUrl: url,
    receiverUrl: receiver.url,
    processes: { carrier: carrier.child.pid!, receiver: receiver.child.pid! },
    line,
    rows: [],
    report: (what, ours, bare, goal) =>
      line(
        `${what}: ${Math.round(ours)}, bare loop ${Math.round(bare)}, ratio ${(ours / bare).toFixed(2)} (goal ${goal})`,
      ),
    nextRound: async (share = 1) => void (await fetch(`${url}/round?share=${share}`, { method: 'POST' })),
    answerAfter: async (ms) => void (await fetch(`${url}/delay?ms=${ms}`, { method: 'POST' })),
    received: async () =>
      (await fetch(`${receiver.url}/hook`)).json() as Promise<{ received: number; latenciesMs: number[] }>,
    startWorkers: ({ threads = 0 } = {}) => {
      const stopping = new AbortController()
      const wakeups = createWakeups(pool)
      const running = runWorkers(
        {
          pool,
          store,
          retention: config.retention,
          checks: { pool, registry, wakeups, log },
          journeys:
            threads > 0
              ? { count: threads, settings, wakeups, log }
              : { pool, registry, wakeups, log, lookups, notifier },
          detections: { pool, reference, registry, config, wakeups, log },
          silences: { pool, registry, notifier, log },
          deliveries: { pool, wakeups, log, config, secretBox, outgoing: createOutgoing(config.webhooks) },
        },
        stopping.signal,
      )
      return async () => {
        stopping.abort()
        await running
        await wakeups.close()
      }
    },
  }
  const outgoing = createOutgoing(config.webhooks)
  const parts = { reference, registry, notifier, outgoing, secretBox, signer, store, log, config }
  const end = async () => {
    carrier.child.disconnect()
    receiver.child.disconnect()
    await close()
    await server.stop()
  }
  return { bench, parts, end, secretBox }
}
