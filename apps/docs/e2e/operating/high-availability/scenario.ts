import { setTimeout as sleep } from 'node:timers/promises'
import { type Load, startLoad } from './load.ts'

/** The outcome of requests during a failure. */
export interface Outcome {
  scenario: string
  acknowledged: number
  lost: number
  /** The longest time without an acknowledged write. */
  writesAwayS: number
  reads: number
  readsFailed: string
  writesFailed: string
  /** The longest time without an answered read. */
  readsAwayS: number
  problems: string[]
}

interface Scenario {
  name: string
  disturb: () => Promise<void>
}

interface Surroundings {
  urls: readonly string[]
  /** The tracking requests that are missing in the primary. */
  missingOf(ids: readonly string[]): Promise<string[]>
}

const BEFORE_MS = 3_000
const AFTER_MS = 5_000
/** Writes that fail for longer than this never recover. */
const NEVER_MS = 180_000
/** A read may wait until the loss of the primary is noticed. */
const NOTICED_MS = 10_000

/** Sends requests before, during and after a failure, until writes are acknowledged again. */
export const play = async ({ name, disturb }: Scenario, { urls, missingOf }: Surroundings): Promise<Outcome> => {
  const load = startLoad(urls, { readers: 4, writers: 4 })
  await sleep(BEFORE_MS)
  await disturb()
  const problems: string[] = []
  if (!(await untilWritten(load))) problems.push('writes did not come back within three minutes')
  await sleep(AFTER_MS)
  await load.stop()
  const missing = await missingOf(load.acknowledged.map(({ id }) => id))
  if (missing.length > 0) problems.push(`${missing.length} acknowledged requests are lost, the first is ${missing[0]}`)
  for (const [problem, count] of load.problems) problems.push(`${count} answers ${problem}`)
  const away = longestGap(load.acknowledged)
  const readAway = longestGap(load.readsAnswered)
  const meanwhile = load.readsAnswered.filter(
    ({ atMs }) => atMs > away.fromMs + NOTICED_MS && atMs < away.fromMs + away.ms,
  )
  if (away.ms > 2 * NOTICED_MS && meanwhile.length === 0) problems.push('no read was answered while writes were away')
  return {
    scenario: name,
    acknowledged: load.acknowledged.length,
    lost: missing.length,
    writesAwayS: away.ms / 1_000,
    reads: load.readsAnswered.length,
    readsFailed: told(load.readsFailed),
    writesFailed: told(load.writesFailed),
    readsAwayS: readAway.ms / 1_000,
    problems,
  }
}

/** Waits until writes are acknowledged again; false if they are not in time. */
const untilWritten = async ({ acknowledged }: Load): Promise<boolean> => {
  const beganMs = Date.now()
  await sleep(AFTER_MS)
  for (; Date.now() < beganMs + NEVER_MS; await sleep(200))
    if ((acknowledged.at(-1)?.atMs ?? 0) > Date.now() - 1_000) return true
  return false
}

const longestGap = (events: readonly { atMs: number }[]): { fromMs: number; ms: number } => {
  let longest = { fromMs: 0, ms: 0 }
  for (const [index, { atMs }] of events.entries()) {
    const next = events[index + 1]
    if (next && next.atMs - atMs > longest.ms) longest = { fromMs: atMs, ms: next.atMs - atMs }
  }
  return longest
}

const told = (failed: ReadonlyMap<string, number>): string =>
  [...failed].map(([why, count]) => `${count} × ${why}`).join(', ') || '0'

export const tableOf = (outcomes: readonly Outcome[]): string =>
  [
    '| Scenario | Writes acknowledged | Lost | Without writes, s | Writes refused | Reads answered | Reads failed | Without reads, s |',
    '|---|---|---|---|---|---|---|---|',
    ...outcomes.map(
      (one) =>
        `| ${one.scenario} | ${one.acknowledged} | ${one.lost} | ${one.writesAwayS.toFixed(1)} | ${one.writesFailed} | ${one.reads} | ${one.readsFailed} | ${one.readsAwayS.toFixed(1)} |`,
    ),
  ].join('\n')
