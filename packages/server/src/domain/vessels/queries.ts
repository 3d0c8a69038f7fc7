import type { Pool, PoolClient } from 'pg'
import type { VesselRow } from './resource.ts'

/** Ships belong to the installation, not to an account. */
export const findVessels = async (client: Pool | PoolClient, ids: readonly string[]): Promise<VesselRow[]> => {
  if (ids.length === 0) return []
  const { rows } = await client.query<VesselRow>({
    name: 'find-vessels',
    text: 'select id, name, imo, mmsi from vessels where id = any($1::uuid[])',
    values: [ids],
  })
  return rows
}
