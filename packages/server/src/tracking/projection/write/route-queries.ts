import type { PoolClient } from 'pg'
import { mergeRows } from '../../../db/merge-rows.ts'
import { statement } from '../../../db/statement.ts'

const knownVessels = new Set<string>()

const learnVesselsSql = statement(
  'learn-vessels',
  `insert into vessels (id, name, imo, created_at)
   select id, name, imo, now() from unnest($1::uuid[], $2::text[], $3::text[]) as v(id, name, imo) on conflict do nothing`,
)

/** Inserts new vessels; this process remembers those it has written. */
export const learnVessels = async (
  client: PoolClient,
  vessels: ReadonlyMap<string, { name: string; imo: string | null }>,
): Promise<void> => {
  const fresh = [...vessels].filter(([id]) => !knownVessels.has(id)).sort(([a], [b]) => (a < b ? -1 : 1))
  if (fresh.length === 0) return
  await learnVesselsSql.count(
    client,
    fresh.map(([id]) => id),
    fresh.map(([, vessel]) => vessel.name),
    fresh.map(([, vessel]) => vessel.imo),
  )
}

const saveRoutesSql = statement(
  'save-routes',
  ...mergeRows({
    table: 'container_routes',
    key: ['account_id', 'container_id'],
    changed: ['stops', 'vessel_ids', 'updated_at'],
  }),
)

export const saveRoutes = async (client: PoolClient, rows: readonly object[]): Promise<void> => {
  if (rows.length === 0) return
  await saveRoutesSql.count(client, JSON.stringify(rows))
}
