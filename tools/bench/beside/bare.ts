import { createHash } from 'node:crypto'
import { gzipSync } from 'node:zlib'
import type { Pool } from 'pg'
import { Agent, request } from 'undici'

/** No vacuum runs during the loop: it would be most of the cost in such a short time. */
const SETTLED = 'fillfactor = 70, autovacuum_enabled = off'

/** Creates checks that are due, in a table of their own. */
export const prepareBareChecks = async (pool: Pool, count: number): Promise<void> => {
  await pool.query(`drop table if exists bare; create table bare (id bigint primary key, number text, hash bytea, next_at timestamptz) with (${SETTLED});
    create index on bare (next_at)`)
  await pool.query(`insert into bare select n, 'BENCH' || n, null, now() from generate_series(1, ${count}) n`)
  await pool.query('vacuum analyze bare')
}

/**
 * The minimum cost of an unchanged check: claim, fetch, hash, update, in the same batches and with the same
 * concurrency. Returns the number of checks.
 */
export const bareChecks = async (pool: Pool, url: string, concurrency: number): Promise<number> => {
  const dispatcher = new Agent({ connections: concurrency })
  let done = 0
  const loop = async () => {
    for (;;) {
      const { rows } = await pool.query<{ id: number; number: string }>({
        name: 'bare-claim',
        text: `update bare set next_at = now() + interval '30 s' where id in (select id from bare where next_at <= now() order by next_at limit 32 for update skip locked) returning id, number`,
      })
      if (rows.length === 0) return
      const hashes = await Promise.all(
        rows.map(async ({ number }) => {
          const { body } = await request(`${url}/events?transportDocumentReference=${number}`, { dispatcher })
          return createHash('sha256')
            .update(await body.text())
            .digest()
        }),
      )
      await pool.query({
        name: 'bare-update',
        text: `update bare b set hash = u.hash, next_at = now() + interval '1 day' from unnest($1::bigint[], $2::bytea[]) as u(id, hash) where b.id = u.id`,
        values: [rows.map(({ id }) => id), hashes],
      })
      done += rows.length
    }
  }
  await Promise.all([loop(), loop()])
  await dispatcher.close()
  return done
}

interface BareChanges {
  url: string
  /** The URLs that each change is sent to. */
  webhooks: readonly string[]
  concurrency: number
  /** Whether nothing is known before, so that each event of the response becomes a row. */
  isFirst: boolean
}

export const prepareBareChanges = async (pool: Pool, count: number): Promise<void> => {
  await pool.query(`drop table if exists bare, bare_reports, bare_bodies, bare_events;
    create table bare (id bigint primary key, number text, hash bytea, next_at timestamptz) with (${SETTLED});
    create index on bare (next_at);
    create table bare_reports (id bigint generated always as identity primary key, check_id bigint, body bytea);
    create table bare_bodies (id bigint generated always as identity primary key, body text, state text);
    create table bare_events (check_id bigint, n int, event jsonb, primary key (check_id, n));
    insert into bare select n, 'BENCH' || n, null, now() from generate_series(1, ${count}) n`)
  await pool.query('vacuum analyze bare')
}

/**
 * The minimum cost of a changed check: claim, fetch, store the response, rewrite one row, and store, send and settle a
 * body for each webhook. In the same batches and with the same concurrency.
 */
export const bareChanges = async (
  pool: Pool,
  { url, webhooks, concurrency, isFirst }: BareChanges,
): Promise<number> => {
  const dispatcher = new Agent({ connections: concurrency })
  const send = async (to: string, body: string) => {
    const answer = await request(to, { dispatcher, method: 'POST', body })
    await answer.body.dump()
  }
  let done = 0
  const loop = async () => {
    for (;;) {
      const { rows } = await pool.query<{ id: number; number: string }>({
        name: 'bare-claim',
        text: `update bare set next_at = now() + interval '30 s' where id in (select id from bare where next_at <= now() order by next_at limit 32 for update skip locked) returning id, number`,
      })
      if (rows.length === 0) return
      const bodies = await Promise.all(
        rows.map(async ({ number }) => {
          const { body } = await request(`${url}/events?transportDocumentReference=${number}`, { dispatcher })
          return body.text()
        }),
      )
      const answers = bodies.map((body) => ({
        hash: createHash('sha256').update(body).digest(),
        kept: gzipSync(body, { level: 1 }),
        told: body.slice(0, 6_000),
      }))
      const { rows: kept } = await pool.query<{ id: number; body: string }>({
        name: 'bare-change',
        text: `with u as (select * from unnest($1::bigint[], $2::bytea[], $3::bytea[]) as u(id, hash, kept)),
          changed as (update bare b set hash = u.hash, next_at = now() + interval '1 day' from u where b.id = u.id),
          reports as (insert into bare_reports (check_id, body) select id, kept from u)
          insert into bare_bodies (body, state) select told, 'pending' from unnest($4::text[]) as told, generate_series(1, $5) returning id, body`,
        values: [
          rows.map(({ id }) => id),
          answers.map(({ hash }) => hash),
          answers.map(({ kept }) => kept),
          answers.map(({ told }) => told),
          webhooks.length,
        ],
      })
      if (isFirst)
        await pool.query({
          name: 'bare-events',
          text: `insert into bare_events select u.id, e.n, e.event from unnest($1::bigint[], $2::text[]) as u(id, body),
            jsonb_array_elements(u.body::jsonb) with ordinality as e(event, n)`,
          values: [rows.map(({ id }) => id), bodies],
        })
      await Promise.all(kept.map(({ body }, place) => send(webhooks[place % webhooks.length]!, body)))
      await pool.query({
        name: 'bare-settle',
        text: `update bare_bodies set state = 'succeeded' where id = any($1::bigint[])`,
        values: [kept.map(({ id }) => id)],
      })
      done += rows.length
    }
  }
  await Promise.all([loop(), loop()])
  await dispatcher.close()
  return done
}
