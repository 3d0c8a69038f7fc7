import { createDatabase } from '@boxtrail/server/db/connection/database'
import { afterAll, expect, inject, test } from 'vitest'
import { withDatabaseName } from '../../../../../packages/server/test/harness/database/url.ts'
import { isLong } from '../../../../../tools/config/form.ts'
import { runDocuments } from '../documents.ts'
import { runIdempotency } from '../idempotency.ts'
import { runLimit } from '../limit.ts'
import { runRace } from '../race.ts'
import { runRevocation } from '../revocation.ts'

const server = inject('databaseServer')
const admin = createDatabase(server.url, { maxConnections: 1 })
const databases: string[] = []

/** A separate database for the run; for a control, one in which a guarantee is disabled. */
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

const [ROUNDS, KEYS, FILES, CREDENTIALS] = isLong ? [500, 2_000, 200, 200] : [20, 150, 10, 20]

test(`50 concurrent requests for one number at two processes, ${ROUNDS} times: one gets 201, and the others get the existing request`, async () => {
  const report = await runRace(await freshDatabase(), { rounds: ROUNDS })
  process.stdout.write(`race: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
})

test('control: the race is lost without the unique index', async () => {
  const index = 'create index tracking_requests_open on tracking_requests (account_id, scac, bare_number)'
  const url = await freshDatabase(`drop index tracking_requests_open; ${index}`)
  expect((await runRace(url, { rounds: 3, racers: 20 })).problems).not.toEqual([])
})

test(`${KEYS} keys sent 5 times concurrently while processes are killed: one effect and one response per key`, async () => {
  const report = await runIdempotency(await freshDatabase(), { keys: KEYS })
  process.stdout.write(`idempotency: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
  expect(report.kills).toBeGreaterThan(isLong ? 5 : 0)
  expect(report.replayed).toBeGreaterThan(report.keys)
})

test('control: keys have several effects if responses are not stored with the effect', async () => {
  const url = await freshDatabase(`
    create function forget() returns trigger language plpgsql as $$ begin return null; end $$;
    create trigger forget before insert on request_replays for each row execute function forget()`)
  expect((await runIdempotency(url, { keys: 20 })).problems).not.toEqual([])
})

test('two processes together admit exactly the number of requests in the limit, and tell the others when to retry', async () => {
  const { places, admitted, refused, retryAfter } = await runLimit(await freshDatabase())
  expect([admitted, refused]).toEqual([places, 300 - places])
  for (const seconds of retryAfter)
    expect(Number(seconds)).toSatisfy((s: number) => Number.isInteger(s) && s >= 1 && s <= 60)
})

test('control: more requests are admitted if each process counts separately', async () => {
  const url = await freshDatabase(`
    create function forget() returns trigger language plpgsql as $$ begin new.times := '{}'; new.counts := '{}'; return new; end $$;
    create trigger forget before update on rate_windows for each row execute function forget()`)
  expect((await runLimit(url)).admitted).toBeGreaterThan(50)
})

test(`${FILES} uploaded files, each attached by 20 concurrent requests at two processes: exactly one document each`, async () => {
  const report = await runDocuments(await freshDatabase(), { files: FILES })
  process.stdout.write(`documents: ${JSON.stringify(report)}\n`)
  expect(report.problems).toEqual([])
})

test('control: a file becomes several documents if it can be taken twice and nothing is unique', async () => {
  const url = await freshDatabase(`
    drop index documents_by_blob;
    create function forget() returns trigger language plpgsql as $$ begin new.attached_at := null; return new; end $$;
    create trigger forget before update on blobs for each row execute function forget();
    create function differ() returns trigger language plpgsql as
      $$ begin new.sha256 := sha256(convert_to(new.id::text, 'UTF8')); return new; end $$;
    create trigger differ before insert on documents for each row execute function differ()`)
  const { problems } = await runDocuments(url, { files: 3 })
  expect(problems).toContain('file 0: 20 requests got 201')
})

test.each([
  ['keys', CREDENTIALS],
  ['tokens', CREDENTIALS / 2],
] as const)(
  '%s in use at two processes, %i of them: none is accepted for a request that begins a second after it was revoked',
  async (of, count) => {
    const report = await runRevocation(await freshDatabase(), { of, count })
    process.stdout.write(`revocation of ${of}: ${JSON.stringify(report)}\n`)
    expect(report.problems).toEqual([])
    expect(report.requests).toBeGreaterThan(count * 10)
  },
)

test.each(['keys', 'tokens'] as const)(
  'control: the test finds that a %s which nobody revokes is accepted',
  async (of) => {
    const { latestMs } = await runRevocation(await freshDatabase(), { of, count: 1, isControl: true })
    expect(latestMs).toBeGreaterThan(1_000)
  },
)
