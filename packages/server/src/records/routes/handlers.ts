import { document } from '@boxtrail/protocol/answer/json-api'
import { notFound } from '@boxtrail/protocol/errors'
import type { Handler } from '../../context.ts'
import { include } from '../included/include.ts'
import { findPositionsOfSailings } from '../vessels/position-queries.ts'
import { findVessels } from '../vessels/queries.ts'
import { containerPositions } from './container-positions.ts'
import { journeyMap } from './journey-map.ts'
import { legsOf } from './map-legs.ts'
import { findWhereabouts } from './position-queries.ts'
import { findRoute } from './queries.ts'
import { routeLocationResource, routeResource } from './resource.ts'

export const getContainerRoute: Handler<'getContainerRoute'> = async ({ params: { id }, query }, call) => {
  const row = await findRoute(call.pool, call.accountId, id)
  if (!row) throw notFound()
  const data = routeResource(row)
  const locations = row.stops.map((stop) => routeLocationResource(stop, row, call.reference.places))
  return document(call, data, await include([data], query.include, call, locations))
}

export const getContainerMapGeojson: Handler<'getContainerMapGeojson'> = async ({ params: { id } }, call) => {
  const { pool, accountId, reference, features } = call
  const row = await findRoute(pool, accountId, id)
  if (!row) throw notFound()
  const legs = legsOf(row, reference.places)
  const sailings = features.vessel_positions === false ? [] : legs.flatMap(({ sailing }) => sailing ?? [])
  const vesselIds = sailings.map(({ vesselId }) => vesselId)
  const vessels = await findVessels(pool, vesselIds, { positions: false })
  return journeyMap(row, legs, {
    reference,
    vessels: new Map(vessels.map((vessel) => [vessel.id, vessel])),
    positions: await findPositionsOfSailings(pool, sailings),
  })
}

export const getContainerPositions: Handler<'getContainerPositions'> = async (
  _,
  { pool, accountId, reference, features },
) => {
  const rows = await findWhereabouts(pool, accountId)
  const onShips = rows.flatMap(({ kind, place_id }) => (kind === 'vessel' && place_id !== null ? [place_id] : []))
  const vessels = features.vessel_positions === false ? [] : await findVessels(pool, onShips, { positions: true })
  return containerPositions(rows, { places: reference.places, vessels: new Map(vessels.map((one) => [one.id, one])) })
}
