import { setTimeout as sleep } from 'node:timers/promises'
import { middle } from '../middle.ts'
import type { Bench } from '../open.ts'
import { makeAllDue, seedJourneys } from '../seed/journeys.ts'
import { drain, untilIdle } from './checks.ts'

const THREADS = [0, 1, 2]
const ROUNDS = 3
const CHECKS = 1_500
/** The time after which threads have started. */
const SETTLES_MS = 3_000
const MB = 2 ** 20

interface Measured {
  rate: number
  /** The processor time per check: of the process, and of its main thread. */
  cpuMs: number
  mainMs: number
  memoryMb: number
}

/** Changed checks per second, from the poll to the record, in a process that projects journeys in threads. */
export const threads = async (bench: Bench) => {
  await seedJourneys(bench.pool, { accounts: 20, journeys: CHECKS })
  await drain(bench, 1)
  const measured = new Map<number, Measured[]>(THREADS.map((count) => [count, []]))
  for (let round = 0; round < ROUNDS; round++)
    for (const count of THREADS) measured.get(count)!.push(await measure(bench, count))
  bench.line(
    '| Threads | Changed checks a second | Times none | Node per check | of it the main thread | Memory |\n|---|---|---|---|---|---|',
  )
  const none = middle(measured.get(0)!).rate
  for (const [count, all] of measured) {
    const { rate, cpuMs, mainMs, memoryMb } = middle(all)
    bench.line(
      `| ${count} | ${Math.round(rate)} | ${(rate / none).toFixed(2)} | ${cpuMs.toFixed(2)} ms | ${mainMs.toFixed(2)} ms | ${Math.round(memoryMb)} MB |`,
    )
  }
}

const measure = async (bench: Bench, count: number): Promise<Measured> => {
  await bench.nextRound()
  await bench.pool.query('vacuum analyze')
  const stop = bench.startWorkers({ threads: count })
  await sleep(SETTLES_MS)
  const before = { all: process.cpuUsage(), main: process.threadCpuUsage() }
  const beganMs = performance.now()
  await makeAllDue(bench.pool)
  await untilIdle(bench)
  const seconds = (performance.now() - beganMs) / 1_000
  const cpuMs = perCheck(process.cpuUsage(before.all))
  const mainMs = perCheck(process.threadCpuUsage(before.main))
  const memoryMb = process.memoryUsage.rss() / MB
  await stop()
  return { rate: CHECKS / seconds, cpuMs, mainMs, memoryMb }
}

const perCheck = ({ user, system }: NodeJS.CpuUsage) => (user + system) / 1_000 / CHECKS
