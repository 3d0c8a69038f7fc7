import { type ChildProcess, fork } from 'node:child_process'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { join } from 'node:path'
import { setTimeout as sleep } from 'node:timers/promises'
import { afterAll, expect, test } from 'vitest'
import { paceOf } from '../../../../src/tracking/polling/pace.ts'
import { testDatabase } from '../../../harness/database/database.ts'
import { exceeds } from '../limits/world.ts'
import type { Told } from './told.ts'

const { pool, url: databaseUrl } = await testDatabase()
await pool.query(`insert into sources (id, adapter, scac, created_at) values ('line:ONEY', 'dcsa', 'ONEY', now())`)

const limits = { concurrency: 10, perMinute: 900, perDay: null }
const { burst, everyMs } = paceOf(limits)!.minute!
/** The number of checks. Each is polled twice, because the line does not know either form of its number. */
const CHECKS = 150
const PROCESSES = 3
const KILLED_EVERY_MS = 3_000
const ANSWER_MS = 150
/** How late a poll may be after it was allowed, also on a busy machine. */
const LATE_MS = 2_000

interface Asked {
  atMs: number
  number: string
  process: number
}
let asked: Asked[] = []
let [underWay, most] = [0, 0]
const server = createServer((request, response) => {
  const { pathname, searchParams } = new URL(request.url!, 'http://line')
  const number = searchParams.get('transportDocumentReference')!
  asked.push({ atMs: performance.now(), number, process: Number(pathname.split('/')[1]) })
  most = Math.max(most, ++underWay)
  // The connection of a killed process closes, so its poll no longer counts.
  response.on('close', () => underWay--)
  setTimeout(() => response.writeHead(200, { 'content-type': 'application/json' }).end('[]'), ANSWER_MS)
})
await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve))
afterAll(() => {
  server.closeAllConnections()
  server.close()
})

const told: Told = {
  databaseUrl,
  lineUrl: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
  limits,
  leaseMs: 1_500,
  pollsPerSource: 4,
}

/** Kills and replaces one process after the other, until everything is polled. Returns what the line saw. */
const run = async () => {
  asked = []
  most = 0
  await pool.query(`delete from checks; delete from source_shares; delete from source_paces;
    insert into checks (id, source_id, subject_kind, subject_number, next_check_at, every_s, created_at)
      select gen_random_uuid(), 'line:ONEY', 'bill', 'B' || n, now(), 86400, now() from generate_series(1, ${CHECKS}) n`)
  const killed = new Set<number>()
  const begin = () => fork(join(import.meta.dirname, 'process-main.ts'), [JSON.stringify(told)])
  const processes: ChildProcess[] = Array.from({ length: PROCESSES }, begin)
  const kill = async (process: ChildProcess) => {
    killed.add(process.pid!)
    const ended = new Promise((resolve) => process.once('exit', resolve))
    process.kill('SIGKILL')
    await ended
  }
  const isDone = async () =>
    (await pool.query('select 1 from checks where last_answered_at is null limit 1')).rows.length === 0
  const untilMs = performance.now() + 100_000
  let turn = 0
  while (!(await isDone()) && performance.now() < untilMs) {
    await sleep(KILLED_EVERY_MS)
    const at = turn++ % PROCESSES
    await kill(processes[at]!)
    processes[at] = begin()
  }
  for (const process of processes) await kill(process)
  return { killed, processes: new Set(asked.map((one) => one.process)).size, isDone: await isDone() }
}

const problems = () => {
  const found: string[] = []
  if (most > limits.concurrency) found.push(`${most} polls were under way`)
  for (const ofMs of [5_000, 10_000]) {
    const allowed = burst + Math.ceil((ofMs + LATE_MS) / everyMs)
    if (exceeds(asked, ofMs, allowed)) found.push(`more than ${allowed} polls in ${ofMs} ms`)
  }
  return found
}

test('processes that are killed and replaced exceed no limit together, poll everything, and nothing twice', async () => {
  const { killed, processes, isDone } = await run()
  process.stdout.write(`killed: ${asked.length} polls of ${CHECKS} checks by ${processes} processes, ${most} at once\n`)
  expect(isDone).toBe(true)
  expect(problems()).toEqual([])
  expect(processes).toBeGreaterThan(PROCESSES)
  // A check is polled again only if the process that polled it was killed before the response was stored.
  for (const polls of Map.groupBy(asked, ({ number }) => number).values())
    for (const { process } of polls.slice(0, -1)) expect(killed).toContain(process)
  for (const polls of Map.groupBy(asked, (one) => `${one.number} ${one.process}`).values())
    expect(polls).toHaveLength(1)
})

test('control: they exceed the limits if what the others have is not kept', async () => {
  await pool.query(`
    create function forget_share() returns trigger language plpgsql as $$ begin
      update source_shares set polls = 1 where source_id = new.source_id and id = new.id; return null; end $$;
    create trigger forget_share after insert on source_shares for each row execute function forget_share();
    create function forget_pace() returns trigger language plpgsql as $$ begin
      new.minute_at = null; new.free_at = now(); return new; end $$;
    create trigger forget_pace before update on source_paces for each row execute function forget_pace()`)
  const found = new Set<string>()
  const isDetected = () => ['were under way', 'more than'].every((one) => [...found].some((text) => text.includes(one)))
  // A busy machine may hold the processes up so much that they stay within the limits.
  for (let times = 0; times < 5 && !isDetected(); times++) {
    await run()
    for (const problem of problems()) found.add(problem)
  }
  expect([...found], 'limits that were exceeded').toSatisfy(isDetected)
})
