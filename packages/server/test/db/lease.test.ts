import { setTimeout as sleep } from 'node:timers/promises'
import { beforeEach, expect, test } from 'vitest'
import { startHeartbeat } from '../../src/db/queues/heartbeat.ts'
import { defineLease } from '../../src/db/queues/lease.ts'
import { transaction } from '../../src/db/transaction.ts'
import { testDatabase } from '../harness/database/database.ts'

const { pool } = await testDatabase()
const jobs = defineLease({ table: 'jobs', key: ['account', 'id'], attempts: true })
const due = { where: 't.due_at <= now()', orderBy: 't.due_at', limit: 10 }

await pool.query(`create table jobs (account int, id int, due_at timestamptz default now(), result text,
  lease_token bigint not null default 0, lease_until timestamptz, attempts integer not null default 0,
  primary key (account, id))`)

beforeEach(async () => {
  await pool.query('truncate jobs')
  await pool.query('insert into jobs (account, id) select 1, n from generate_series(1, 20) n')
})

async function job(id: number): Promise<Record<string, unknown>> {
  return (await pool.query('select * from jobs where id = $1', [id])).rows[0]
}

test('the same row is never leased to two workers that claim concurrently', async () => {
  const batches = await Promise.all(Array.from({ length: 8 }, () => jobs.claim(pool, { ...due, limit: 3 })))
  const ids = batches.flat().map(({ id }) => id)
  expect(ids.length).toBe(20)
  expect(new Set(ids).size).toBe(20)
})

test('the first rows are claimed in order, the attempt is counted and the requested columns are returned', async () => {
  await pool.query("update jobs set due_at = due_at - interval '1 hour' where id = 7")
  const claim = { ...due, where: 't.account = $1 and t.due_at <= now()', values: [1], limit: 1, returning: 't.result' }
  expect(await jobs.claim(pool, claim)).toEqual([{ account: 1, id: 7, lease_token: 1, attempts: 1, result: null }])
})

test('the result of a paused worker whose lease was taken over is rejected', async () => {
  const [paused] = await jobs.claim(pool, { ...due, limit: 1 })
  expect((await jobs.claim(pool, { ...due, limit: 20 })).map(({ id }) => id)).not.toContain(paused!.id)
  await pool.query(`update jobs set lease_until = now() - interval '1 ms' where id = $1`, [paused!.id])
  const [next] = await jobs.claim(pool, { ...due, where: `t.id = ${paused!.id}` })
  expect(next).toMatchObject({ lease_token: 2, attempts: 2 })
  expect(await jobs.release(pool, next!, { set: { result: 'new' } })).toBe(true)
  expect(await jobs.renew(pool, paused!)).toBe(false)
  expect(await jobs.release(pool, paused!, { set: { result: 'stale' } })).toBe(false)
  expect(await job(Number(paused!.id))).toMatchObject({ result: 'new', lease_until: null })
})

test('the result under an expired lease that was not taken over is accepted', async () => {
  const [row] = await jobs.claim(pool, { ...due, limit: 1, leaseMs: 1 })
  await sleep(5)
  expect(await jobs.release(pool, row!, { set: { result: 'late' } })).toBe(true)
})

test('returned work is free at once, and its attempt is not counted', async () => {
  const [row] = await jobs.claim(pool, { ...due, limit: 1 })
  await jobs.release(pool, row!, { uncount: true })
  expect(await job(Number(row!.id))).toMatchObject({ attempts: 0, lease_until: null, lease_token: 1 })
})

test('a row locked in a transaction is not claimed by others until the commit', async () => {
  const [row] = await jobs.claim(pool, { ...due, limit: 1, leaseMs: 1 })
  await sleep(5)
  await transaction(pool, async (client) => {
    expect(await jobs.lock(client, row!)).toBe(true)
    expect(await jobs.claim(pool, { ...due, where: `t.id = ${row!.id}` })).toEqual([])
    await jobs.release(client, row!, { set: { result: 'held' } })
  })
  expect(await jobs.lock(pool, { ...row!, lease_token: 0 })).toBe(false)
})

test('a lease is kept by heartbeat for as long as the work takes', async () => {
  const leaseMs = 1_500
  const [row] = await jobs.claim(pool, { ...due, limit: 1, leaseMs })
  const untilMs = async () => Number((await job(Number(row!.id))).lease_until)
  const claimedUntilMs = await untilMs()
  const { signal, stop } = startHeartbeat((ms) => jobs.renew(pool, row!, ms), leaseMs)
  await expect.poll(untilMs, { timeout: 120_000 }).toBeGreaterThan(claimedUntilMs + leaseMs / 2)
  expect(await jobs.claim(pool, { ...due, where: `t.id = ${row!.id}` })).toEqual([])
  expect(signal.aborted).toBe(false)
  stop()
})

test('the work is stopped if its lease was taken, or could not be renewed for its whole duration', async () => {
  const taken = startHeartbeat(async () => false, 60)
  const away = startHeartbeat(() => Promise.reject(new Error('away')), 60)
  const hanging = startHeartbeat(() => new Promise(() => {}), 60)
  await expect.poll(() => [taken, away, hanging].every(({ signal }) => signal.aborted)).toBe(true)
})
