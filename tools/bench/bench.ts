import { cpus } from 'node:os'
import { buffers } from './buffers.ts'
import { changedChecks, drain, mixedChecks, unchangedChecks, webhookLatency } from './checks.ts'
import { client } from './client.ts'
import { lists } from './lists.ts'
import { openBench } from './open.ts'
import { reads } from './reads.ts'
import { sandbox } from './sandbox.ts'
import { search } from './search.ts'
import { seedJourneys, seedWebhooks } from './seed.ts'

/** Versions of history that an older journey has. */
const VERSIONS = 30

/** The measurements, by the name that selects one: `node tools/bench/bench.ts search`. */
const measurements: Record<string, (opened: Awaited<ReturnType<typeof openBench>>) => Promise<void>> = {
  checks: async ({ bench, secretBox }) => {
    const [accounts, checks] = [20, 4_000]
    await seedJourneys(bench.pool, { accounts, journeys: checks })
    await changedChecks(bench, 'first responses, no webhooks', checks)
    const secret = secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    await seedWebhooks(bench.pool, accounts, `${bench.receiverUrl}/hook?timed=1`, secret)
    await unchangedChecks(bench, checks)
    await changedChecks(bench, 'changed checks', checks, 300)
    for (let version = 3; version < VERSIONS; version++) await drain(bench, 1)
    await changedChecks(bench, `changed checks with ${VERSIONS} versions of history`, checks, 300)
    await webhookLatency(bench, 100, 20)
    await mixedChecks(bench, 60)
  },
  reads: ({ bench, parts }) => reads(bench, parts),
  search: ({ bench, parts }) => search(bench, parts),
  buffers: ({ bench, parts }) => buffers(bench, parts),
  lists: ({ bench, parts }) => lists(bench, parts),
  sandbox: ({ bench, parts }) => sandbox(bench, parts),
  client: ({ bench, parts }) => client(bench, parts),
}

const main = async (names: readonly string[]) => {
  const unknown = names.find((name) => !Object.hasOwn(measurements, name))
  if (unknown) throw new Error(`There is no measurement ${unknown}, only ${Object.keys(measurements).join(', ')}.`)
  // Each on a separate server, so that the data of one does not affect another.
  for (const name of names) {
    const opened = await openBench()
    opened.bench.line(`${name}: ${cpus().length} cores, Node ${process.version}, PostgreSQL embedded with fsync on`)
    await measurements[name]!(opened).finally(opened.end)
  }
}

const [, , ...requested] = process.argv
await main(requested.length > 0 ? requested : Object.keys(measurements))
