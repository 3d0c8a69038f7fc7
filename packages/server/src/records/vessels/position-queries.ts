import { type Client, statement } from '../../db/statement.ts'

export interface PositionRow {
  latitude: number
  longitude: number
  speed_knots: number | null
  heading_degrees: number | null
  reported_at: Date
}

/** At most this many positions of a vessel are served at once: a fortnight, minute by minute. */
export const MAX_POSITIONS = 14 * 24 * 60

const findVesselPositionsSql = statement(
  'find-vessel-positions',
  `select latitude, longitude, speed_knots, heading_degrees, reported_at from vessel_positions
   where vessel_id = $1 and reported_at between $2 and $3 order by reported_at desc limit ${MAX_POSITIONS}`,
)

/** The positions reported of a vessel within a time range, oldest first; if there are too many, the latest. */
export const findPositions = async (client: Client, vesselId: string, from: Date, to: Date): Promise<PositionRow[]> => {
  const rows = await findVesselPositionsSql.rows(client, vesselId, from, to)
  return rows.reverse()
}

/** A vessel on one leg of a journey; `to` is null until it has arrived. */
export interface Sailing {
  vesselId: string
  from: string
  to: string | null
}

const findPositionsOfSailingsSql = statement(
  'find-positions-of-sailings',
  `select u.sailing::int, p.* from unnest($1::uuid[], $2::timestamptz[], $3::timestamptz[])
     with ordinality as u(vessel_id, from_at, to_at, sailing)
   cross join lateral (select latitude, longitude, speed_knots, heading_degrees, reported_at
     from vessel_positions l where l.vessel_id = u.vessel_id
       and l.reported_at between u.from_at and coalesce(u.to_at, now())
     order by l.reported_at desc limit ${MAX_POSITIONS}) p
   order by u.sailing, p.reported_at`,
)

/** The positions reported on each of some sailings, oldest first. */
export const findPositionsOfSailings = async (
  client: Client,
  sailings: readonly Sailing[],
): Promise<Map<Sailing, PositionRow[]>> => {
  if (sailings.length === 0) return new Map()
  const rows = await findPositionsOfSailingsSql.rows(
    client,
    sailings.map((one) => one.vesselId),
    sailings.map((one) => one.from),
    sailings.map((one) => one.to),
  )
  return new Map(sailings.map((sailing, index) => [sailing, rows.filter((row) => row.sailing === index + 1)]))
}
