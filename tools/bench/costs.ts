import { readdirSync, readFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import type { Pool } from 'pg'

/** The costs so far: processor time by process in milliseconds, bytes of WAL, and buffers touched. */
export interface Costs {
  node: number
  postgres: number
  carrier: number
  receiver: number
  wal: number
  buffers: number
}

export interface Processes {
  carrier: number
  receiver: number
}

const TICK_MS = 10
/** A backend reports its usage a second after it was last used. */
const REPORTED_AFTER_MS = 1_200

/** The fields of /proc/<pid>/stat after the name, which may contain spaces; empty if the process has ended. */
const statOf = (pid: number | string): string[] => {
  try {
    return readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ')[1]!.split(' ')
  } catch {
    return []
  }
}

const PARENT = 1
const [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM] = [11, 12, 13, 14]
const ms = (stat: readonly string[], fields: readonly number[]) =>
  fields.reduce((sum, field) => sum + Number(stat[field] ?? 0) * TICK_MS, 0)

/** The processor time of a process so far, in milliseconds. */
export const cpuOf = (pid: number) => ms(statOf(pid), [USER, SYSTEM])

const serverOf = (backend: number) => Number(statOf(backend)[PARENT])

const childrenOf = (server: number): number[] =>
  readdirSync('/proc')
    .filter((name) => /^\d+$/.test(name) && Number(statOf(name)[PARENT]) === server)
    .map(Number)

/** The processor time of the server and its backends so far, including those that have ended, in milliseconds. */
export const cpuOfServer = (backend: number): number => {
  const server = serverOf(backend)
  const ended = ms(statOf(server), [USER, SYSTEM, CHILDREN_USER, CHILDREN_SYSTEM])
  return childrenOf(server).reduce((sum, pid) => sum + cpuOf(pid), ended)
}

/** The memory of the server and its backends, in bytes; shared memory counts once. */
export const memoryOfServer = (backend: number): number => {
  const server = serverOf(backend)
  return [server, ...childrenOf(server)].reduce((sum, pid) => sum + shareOfMemory(pid), 0)
}

const shareOfMemory = (pid: number): number => {
  try {
    const [, kB] = /^Pss: +(\d+) kB$/m.exec(readFileSync(`/proc/${pid}/smaps_rollup`, 'utf8')) ?? []
    return Number(kB ?? 0) * 1_024
  } catch {
    return 0
  }
}

const costsNow = async (pool: Pool, { carrier, receiver }: Processes): Promise<Costs> => {
  await sleep(REPORTED_AFTER_MS)
  const { user, system } = process.cpuUsage()
  const { rows } =
    await pool.query(`select pg_backend_pid() as pid, pg_wal_lsn_diff(pg_current_wal_lsn(), '0/0')::float8 as wal,
    (select sum(blks_hit + blks_read)::float8 from pg_stat_database) as buffers`)
  const [{ pid, wal, buffers }] = rows
  return {
    node: (user + system) / 1_000,
    postgres: cpuOfServer(pid),
    carrier: cpuOf(carrier),
    receiver: cpuOf(receiver),
    wal: Number(wal),
    buffers: Number(buffers),
  }
}

/** Does some work, and returns the cost of one of its operations. */
export const costsPerOperation = async <Result>(
  bench: { pool: Pool; processes: Processes },
  work: () => Promise<Result>,
  operations: (result: Result) => number,
): Promise<{ result: Result; each: Costs; text: string }> => {
  const before = await costsNow(bench.pool, bench.processes)
  const result = await work()
  const after = await costsNow(bench.pool, bench.processes)
  const names = Object.keys(before) as (keyof Costs)[]
  const each = Object.fromEntries(
    names.map((name) => [name, (after[name] - before[name]) / operations(result)]),
  ) as unknown as Costs
  return { result, each, text: inWords(each) }
}

const inWords = ({ node, postgres, carrier, receiver, wal, buffers }: Costs) =>
  `each: CPU of Node ${node.toFixed(2)} ms, PostgreSQL ${postgres.toFixed(2)} ms, carrier ${carrier.toFixed(2)} ms, receiver ${receiver.toFixed(2)} ms; WAL ${(wal / 1_024).toFixed(2)} kB; ${buffers.toFixed(2)} buffers`
