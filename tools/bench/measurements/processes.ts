import { type ChildProcess, fork } from 'node:child_process'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { CONNECTIONS_PER_SOURCE } from '@boxtrail/server/sources/configuration/configure-sources'
import { cpuOf } from '../costs.ts'
import { middle } from '../middle.ts'
import type { Bench } from '../open.ts'

const PROCESSES = [1, 2, 3]
/** In turns, so that other load on the machine affects all of them equally; the middle result counts. */
const ROUNDS = 3
const CHECKS = 4_000
const ANSWERS_AFTER_MS = 300
/** The time after which all processes have their shares. */
const SETTLES_MS = 2_000
const MEASURED_MS = 6_000
const DUE_AGAIN_MS = 1_000

/**
 * Checks per second with one, two and three processes, of one line that answers in 300 ms and allows 192 concurrent
 * polls. Every response is the same as before.
 */
export const processes = async (bench: Bench) => {
  const { pool } = bench
  await pool.query(`insert into checks (id, source_id, subject_kind, subject_number, next_check_at, every_s, created_at)
    select gen_random_uuid(), 'line:MAEU', 'bill', 'BENCH' || n, now(), 86400, now() from generate_series(1, ${CHECKS}) n`)
  const isLeft = 'select 1 from checks where last_answered_at is null limit 1'
  await during(bench, 1, async () => {
    while ((await pool.query(isLeft)).rows.length > 0) await sleep(100)
  })
  await pool.query('vacuum analyze')
  await bench.answerAfter(ANSWERS_AFTER_MS)
  bench.line('| Processes | Checks a second | Times one | Cores of a process |\n|---|---|---|---|')
  const measured = new Map<number, Measured[]>(PROCESSES.map((count) => [count, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const count of PROCESSES)
      measured.get(count)!.push(await during(bench, count, (pollers) => measure(bench, pollers)))
  const one = middle(measured.get(1)!).rate
  for (const [count, all] of measured) {
    const { rate, cores } = middle(all)
    bench.line(`| ${count} | ${Math.round(rate)} | ${(rate / one).toFixed(2)} | ${cores.toFixed(2)} |`)
  }
}

interface Measured {
  rate: number
  cores: number
}

const during = async <T>(
  { databaseUrl, carrierUrl }: Bench,
  count: number,
  work: (pollers: readonly ChildProcess[]) => Promise<T>,
): Promise<T> => {
  const limit = String(Math.max(...PROCESSES) * CONNECTIONS_PER_SOURCE)
  const begin = () => fork(join(import.meta.dirname, '../beside/poller.ts'), [databaseUrl, carrierUrl, limit])
  const pollers = Array.from({ length: count }, begin)
  try {
    return await work(pollers)
  } finally {
    const ended = pollers.map((poller) => new Promise((resolve) => poller.once('exit', resolve)))
    for (const poller of pollers) poller.disconnect()
    await Promise.all(ended)
  }
}

const measure = async ({ pool }: Bench, pollers: readonly ChildProcess[]): Promise<Measured> => {
  const polls = async () =>
    Number((await pool.query('select coalesce(sum(lease_token), 0) as count from checks')).rows[0].count)
  const cpuMs = () => pollers.reduce((sum, { pid }) => sum + cpuOf(pid!), 0)
  const again = setInterval(() => {
    // All checks that are not leased become due again.
    void pool.query('update checks set next_check_at = now() where next_check_at > now() and lease_until is null')
  }, DUE_AGAIN_MS)
  const shares = 'select 1 from source_shares where lease_until > now()'
  while ((await pool.query(shares)).rows.length < pollers.length) await sleep(100)
  await sleep(SETTLES_MS)
  const before = { polls: await polls(), cpuMs: cpuMs(), atMs: performance.now() }
  await sleep(MEASURED_MS)
  const ms = performance.now() - before.atMs
  const measured = {
    rate: ((await polls()) - before.polls) / (ms / 1_000),
    cores: (cpuMs() - before.cpuMs) / ms / pollers.length,
  }
  clearInterval(again)
  return measured
}
