import { createHash } from 'node:crypto'
import type { Pool } from 'pg'
import { Agent, request } from 'undici'

/**
 * The minimum cost of an unchanged check: claim, fetch, hash, update, in the same batches and with the same
 * concurrency.
 */
export const bareChecks = async (pool: Pool, url: string, count: number, concurrency: number): Promise<number> => {
  await pool.query(`drop table if exists bare; create table bare (id bigint primary key, number text, hash bytea, next_at timestamptz) with (fillfactor = 70);
    create index on bare (next_at)`)
  await pool.query(`insert into bare select n, 'BENCH' || n, null, now() from generate_series(1, ${count}) n`)
  const dispatcher = new Agent({ connections: concurrency })
  const began = performance.now()
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
    }
  }
  await Promise.all([loop(), loop()])
  const seconds = (performance.now() - began) / 1_000
  await dispatcher.close()
  return count / seconds
}
