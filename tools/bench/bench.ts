import { writeFileSync } from 'node:fs'
import { cpus } from 'node:os'
import { parseArgs } from 'node:util'
import { argumentsOf } from '../config/arguments.ts'
import { compare, keep, measuredNow } from './baseline.ts'
import { buffers } from './measurements/buffers.ts'
import { changedChecks, drain, mixedChecks, unchangedChecks, webhookLatency } from './measurements/checks.ts'
import { client } from './measurements/client.ts'
import { lists } from './measurements/lists.ts'
import { mix } from './measurements/mix.ts'
import { past } from './measurements/past.ts'
import { processes } from './measurements/processes.ts'
import { readCosts, reads } from './measurements/reads.ts'
import { sandbox } from './measurements/sandbox.ts'
import { search } from './measurements/search.ts'
import { threads } from './measurements/threads.ts'
import { wal } from './measurements/wal.ts'
import { openBench } from './open.ts'
import { HEADINGS, type Row } from './rows.ts'
import { seedJourneys, seedWebhooks } from './seed/journeys.ts'

type Opened = Awaited<ReturnType<typeof openBench>>

/** The number of versions in the history of an older journey. */
const VERSIONS = 30

interface Scale {
  checks: number
  versions: number
  /** How long each read is repeated, in ms. */
  readMs: number
  /** The numbers of containers in the account that is read. */
  sizes: readonly number[]
}
const FULL: Scale = { checks: 4_000, versions: VERSIONS, readMs: 6_000, sizes: [10_000, 300_000] }
const QUICK: Scale = { checks: 1_500, versions: 4, readMs: 2_000, sizes: [10_000] }

/** Measures the costs of operations, each beside a bare loop: these rows are compared with the baseline. */
const costs = async ({ bench, parts, secretBox }: Opened, { checks, versions, readMs, sizes }: Scale) => {
  const accounts = 20
  bench.line(HEADINGS)
  await seedJourneys(bench.pool, { accounts, journeys: checks })
  await changedChecks(bench, { operation: 'first answer of 25 events', checks, isFirst: true })
  await unchangedChecks(bench, checks)
  await changedChecks(bench, { operation: 'changed check, nobody told', checks, goal: 0.4, walGoal: 6 * 1_024 })
  const secret = secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
  await seedWebhooks(bench.pool, accounts, `${bench.receiverUrl}/hook?timed=1`, secret)
  const told = { checks, webhooks: 2, goal: 0.35, walGoal: 12 * 1_024 }
  await changedChecks(bench, { operation: 'changed check, two webhooks', ...told })
  for (let version = 4; version < versions; version++) await drain(bench, 1)
  await changedChecks(bench, { operation: `changed check, two webhooks, ${versions} versions`, ...told })
  await readCosts(bench, parts, { readMs, sizes })
}

/**
 * The measurements, by the name that selects one: `node tools/bench/bench.ts search`; `quick` by default. `--json
 * <file>` writes the rows; `--keep` makes them the baseline of this kind of machine. `--minutes` sets how long the mix
 * runs.
 */
const measurements: Record<string, (opened: Opened) => Promise<void>> = {
  quick: (opened) => costs(opened, QUICK),
  costs: (opened) => costs(opened, FULL),
  rates: async ({ bench, secretBox }) => {
    const accounts = 20
    await seedJourneys(bench.pool, { accounts, journeys: FULL.checks })
    await drain(bench, 1)
    const secret = secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')
    await seedWebhooks(bench.pool, accounts, `${bench.receiverUrl}/hook?timed=1`, secret)
    await webhookLatency(bench, 100, 20)
    await mixedChecks(bench, 60)
  },
  reads: ({ bench, parts }) => reads(bench, parts),
  search: ({ bench, parts }) => search(bench, parts),
  buffers: ({ bench, parts }) => buffers(bench, parts),
  past: ({ bench, parts }) => past(bench, parts),
  lists: ({ bench, parts }) => lists(bench, parts),
  sandbox: ({ bench, parts }) => sandbox(bench, parts),
  client: ({ bench, parts }) => client(bench, parts),
  processes: ({ bench }) => processes(bench),
  threads: ({ bench }) => threads(bench),
  wal: ({ bench, secretBox }) => wal(bench, secretBox.seal('whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw')),
  mix: ({ bench, parts }) => mix(bench, parts, Number(values.minutes)),
}

const USAGE = `usage: npm run bench -- [<measurement> …] [--json <file>] [--keep] [--minutes 60]

Measurements: ${Object.keys(measurements).join(', ')}`

const { values, positionals } = argumentsOf(USAGE, () =>
  parseArgs({
    allowPositionals: true,
    options: { json: { type: 'string' }, keep: { type: 'boolean' }, minutes: { type: 'string', default: '60' } },
  }),
)

const main = async (names: readonly string[]) => {
  const unknown = names.find((name) => !Object.hasOwn(measurements, name))
  if (unknown) throw new Error(`There is no measurement ${unknown}, only ${Object.keys(measurements).join(', ')}.`)
  const rows: Row[] = []
  // Each on a separate server, so that the data of one does not affect another.
  for (const name of names) {
    const opened = await openBench()
    opened.bench.line(`${name}: ${cpus().length} cores, Node ${process.version}, PostgreSQL embedded with fsync on`)
    await measurements[name]!(opened).finally(opened.end)
    rows.push(...opened.bench.rows)
  }
  return rows
}

const measured = measuredNow(await main(positionals.length > 0 ? positionals : ['quick']))
if (values.json) writeFileSync(values.json, `${JSON.stringify(measured, null, 2)}\n`)
if (values.keep) keep(measured)
else if (measured.rows.length > 0) {
  const line = (text: string) => void process.stdout.write(`${text}\n`)
  const worse = compare(measured, line)
  if (worse.length > 0) line(`Worse than the baseline by more than a quarter: ${worse.join('; ')}`)
  process.exitCode = worse.length > 0 ? 1 : 0
}
