import { type Client, statement } from '../../db/statement.ts'
import type { VesselRow } from './resource.ts'

const findVesselsSql = statement(
  'find-vessels',
  'select v.id, v.name, v.imo, v.mmsi from vessels v where v.id = any($1::uuid[])',
)

const findVesselsWithPositionSql = statement(
  'find-vessels-with-position',
  `select v.id, v.name, v.imo, v.mmsi, p.latitude, p.longitude, p.speed_knots, p.heading_degrees, p.reported_at
   from vessels v left join lateral (select * from vessel_positions l where l.vessel_id = v.id
     order by l.reported_at desc limit 1) p on true
   where v.id = any($1::uuid[])`,
)

/** Vessels are shared by all accounts; the last position is only for accounts that may see it. */
export const findVessels = async (
  client: Client,
  ids: readonly string[],
  { positions }: { positions: boolean },
): Promise<VesselRow[]> => {
  if (ids.length === 0) return []
  return positions ? findVesselsWithPositionSql.rows(client, ids) : findVesselsSql.rows(client, ids)
}

const saveVesselPositionsSql = statement(
  'save-vessel-positions',
  `insert into vessel_positions
   select p.* from json_populate_recordset(null::vessel_positions, $1) p order by vessel_id, reported_at
   on conflict do nothing`,
)

const learnReportedVesselsSql = statement(
  'learn-reported-vessels',
  `insert into vessels (id, name, imo, created_at)
   select distinct on (vessel_id) vessel_id, name, imo, now()
   from json_to_recordset($1) as p(vessel_id uuid, name text, imo text) order by vessel_id on conflict do nothing`,
)

/** Saves vessel positions from public sources; known ones are left unchanged. Inserts vessels that are new. */
export const saveVesselPositions = async (client: Client, positions: readonly NewPosition[]): Promise<void> => {
  if (positions.length === 0) return
  const json = JSON.stringify(positions)
  await learnReportedVesselsSql.count(client, json)
  await saveVesselPositionsSql.count(client, json)
}

export interface NewPosition {
  vessel_id: string
  name: string
  imo: string | null
  reported_at: string
  latitude: number
  longitude: number
  speed_knots: number | null
  heading_degrees: number | null
  source_id: string
}
