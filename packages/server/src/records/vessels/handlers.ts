import { endOfRange, startOfRange } from '@boxtrail/engine/time-range'
import { document } from '@boxtrail/protocol/answer/json-api'
import { invalidParameter, notFound } from '@boxtrail/protocol/errors'
import { isUuid } from '@boxtrail/protocol/uuid'
import { referenceId } from '@boxtrail/reference/ids'
import type { Port } from '@boxtrail/reference/places/place'
import { shortestWay } from '@boxtrail/reference/sea-lanes/sea-lanes'
import type { Point } from '@boxtrail/reference/sea-lanes/sphere'
import type { Call, Handler } from '../../context.ts'
import { beginning, futureTrack } from './future.ts'
import { findLeg } from './leg-queries.ts'
import { findPositions } from './position-queries.ts'
import { findVessels } from './queries.ts'
import { reportedPosition, type VesselRow, vesselResource } from './resource.ts'

const WEEK_MS = 7 * 86_400_000

export const getVessel: Handler<'getVessel'> = async ({ params: { id }, query }, call) => {
  const vessel = await vesselAt(id, call)
  const from = query['show_positions[from_timestamp]']
  const to = query['show_positions[to_timestamp]']
  if (from === undefined && to === undefined) return document(call, vesselResource(vessel))
  const now = call.clock()
  const [begin, end] = [
    from ? startOfRange(from) : new Date(now.getTime() - WEEK_MS),
    to ? new Date(endOfRange(to).getTime() - 1) : now,
  ]
  if (begin > end)
    throw invalidParameter('show_positions[from_timestamp]', 'show_positions[from_timestamp] is later than the end.')
  const seen = await findPositions(call.pool, vessel.id, begin, end)
  return document(call, vesselResource(vessel, seen.map(reportedPosition)))
}

export const getVesselFuturePositions: Handler<'getVesselFuturePositions'> = async (
  { params: { id }, query },
  call,
) => {
  const vessel = await vesselAt(id, call)
  const { from, to, leg } = await legOf(vessel, query, call)
  const nowMs = call.clock().getTime()
  const begins = beginning(leg, vessel.reported_at?.getTime() ?? null, nowMs)
  if (!begins) return document(call, vesselResource(vessel, []))
  const start: Point = begins.at === 'report' ? [vessel.longitude!, vessel.latitude!] : pointOf(from)
  const track = futureTrack(await laneTo(start, to, call), begins.ms, leg?.arrivesMs ?? null, nowMs)
  return document(call, vesselResource(vessel, track))
}

export const getVesselFuturePositionsWithCoordinates: Handler<'getVesselFuturePositionsWithCoordinates'> = async (
  { params: { id }, query },
  call,
) => {
  const vessel = await vesselAt(id, call)
  const { to, leg } = await legOf(vessel, query, call)
  const nowMs = call.clock().getTime()
  const lane = await laneTo([query.longitude, query.latitude], to, call)
  return document(call, vesselResource(vessel, futureTrack(lane, nowMs, leg?.arrivesMs ?? null, nowMs)))
}

/** Finds a vessel by its id or by its IMO number, from which the id is derived. */
const vesselAt = async (key: string, { pool }: Call): Promise<VesselRow> => {
  const id = isUuid(key) ? key.toLowerCase() : /^\d{7}$/.test(key) ? referenceId('vessel', key) : null
  const [vessel] = id ? await findVessels(pool, [id], { positions: true }) : []
  if (!vessel) throw notFound()
  return vessel
}

/** The ports that a call names, and what the account knows of the vessel between them. */
const legOf = async (
  vessel: VesselRow,
  { previous_port_id, port_id }: { previous_port_id: string; port_id: string },
  call: Call,
) => {
  const [from, to] = [portOf('previous_port_id', previous_port_id, call), portOf('port_id', port_id, call)]
  const leg = await findLeg(call.pool, call.accountId, { vesselId: vessel.id, fromId: from.id, toId: to.id })
  return { from, to, leg }
}

const portOf = (parameter: string, id: string, { reference }: Call): Port => {
  const place = reference.places.byId(id.toLowerCase())
  if (place?.kind !== 'port') throw invalidParameter(parameter, `${parameter} is not the identifier of a port.`)
  return place
}

const pointOf = ({ longitude, latitude }: Port): Point => [longitude, latitude]

const laneTo = async (from: Point, to: Port, { reference }: Call) =>
  (await reference.seaLanes.between(from, pointOf(to))) ?? shortestWay(from, pointOf(to))
