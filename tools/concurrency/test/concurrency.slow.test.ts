import { createDatabase } from '@boxtrail/server/db/database'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabaseName } from '../../../packages/server/test/harness/url.ts'
import { runDocuments } from '../documents.ts'
import { runIdempotency } from '../idempotency.ts'
import { runLimit } from '../limit.ts'
import { runRace } from '../race.ts'

const server = inject('databaseServer')
const admin = createDatabase(server.url, { maxConnections: 1 })
const databases: string[] = []

/** A database of the run's own; for a control, one in which a promise is broken. */
const freshDatabase = async (sabotage?: string) => {
  const name = `boxtrail_concurrency_${process.pid}_${databases.length}`
  await admin.pool.query(`create database ${name} template ${server.template}`)
  databases.push(name)
  const url = withDatabaseName(server.url, name)
  if (sabotage) {
    const { pool, close } = createDatabase(url, { maxConnections: 1 })
    await pool.query(sabotage)
    await close()
  }
  return url
}

afterAll(async () => {
  for (const name of databases) await admin.pool.query(`drop database ${name} with (force)`)
  await admin.close()
})

test('500 times 50 who ask for one number at once over two processes: one is told 201, the others what is there', async () => {
  const report = await runRace(await freshDatabase())
  process.stdout.write(`race: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
})

test('control: without the unique index the race is lost', async () => {
  const index = 'create index tracking_requests_open on tracking_requests (account_id, scac, normalized_number)'
  const url = await freshDatabase(`drop index tracking_requests_open; ${index}`)
  expect((await runRace(url, { rounds: 3, racers: 20 })).problems).not.toEqual([])
})

test('2,000 keys sent 5 times at once while processes are killed: one effect and one answer a key', async () => {
  const report = await runIdempotency(await freshDatabase())
  process.stdout.write(`idempotency: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
  expect(report.kills).toBeGreaterThan(5)
  expect(report.replayed).toBeGreaterThan(report.keys)
})

test('control: when answers are not kept with the effect, keys have several', async () => {
  const url = await freshDatabase(`
    create function forget() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger forget before insert on request_replays for each row execute function forget()`)
  expect((await runIdempotency(url, { keys: 20 })).problems).not.toEqual([])
})

test('two processes together let in exactly as many as there are places, and tell the rest when to come', async () => {
  const { places, admitted, refused, retryAfter } = await runLimit(await freshDatabase())
  expect([admitted, refused]).toEqual([places, 300 - places])
  for (const seconds of retryAfter)
    expect(Number(seconds)).toSatisfy((s: number) => Number.isInteger(s) && s >= 1 && s <= 60)
})

test('control: counted in each process by itself, more are let in', async () => {
  const url = await freshDatabase(`
    create function forget() returns trigger language plpgsql as $$ begin new.times := '{}'; new.counts := '{}'; return new; end $$;
    create trigger forget before update on rate_windows for each row execute function forget()`)
  expect((await runLimit(url)).admitted).toBeGreaterThan(50)
})

test('200 uploaded files, each attached by 20 at once over two processes: exactly one document each', async () => {
  const report = await runDocuments(await freshDatabase())
  process.stdout.write(`documents: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
})

test('control: when a file can be taken twice and nothing is unique, one has several documents', async () => {
  const url = await freshDatabase(`
    drop index documents_by_blob;
    create function forget() returns trigger language plpgsql as $$ begin new.attached_at := null; return new; end $$;
    create trigger forget before update on blobs for each row execute function forget();
    create function differ() returns trigger language plpgsql as
      $$ begin new.sha256 := sha256(convert_to(new.id::text, 'UTF8')); return new; end $$;
    create trigger differ before insert on documents for each row execute function differ()`)
  const { problems } = await runDocuments(url, { files: 3 })
  expect(problems).toContain('file 0: 20 were told 201')
})
