import type { EndedJourney } from '@boxtrail/engine/record/column-types'
import { formatInstant } from '@boxtrail/engine/time'
import type { PoolClient } from 'pg'
import { type RowOf, statement } from '../../db/statement.ts'
import type { JourneyState } from '../../schema/column-types.ts'
import type { NewRequest } from './queries.ts'
import type { TrackedNumber } from './tracked-number.ts'

const findStoppedShipmentSql = statement(
  'find-stopped-shipment',
  `select s.id, s.journey_id from tracking_requests r
   join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
   where r.account_id = $1 and r.scac = $2 and r.bare_number = $3 and r.request_type = $4
     and r.status = 'tracking_stopped' and s.line_tracking_stopped_at is not null
   order by r.created_at desc, r.id desc limit 1`,
)

/** The stopped shipment under which a bill or booking was tracked before. */
export const findStoppedShipment = async (
  client: PoolClient,
  accountId: string,
  { requestType, scac, bareNumber }: Pick<NewRequest, 'requestType' | 'scac' | 'bareNumber'>,
) => findStoppedShipmentSql.first(client, accountId, scac, bareNumber, requestType)

const findEarlierJourneySql = statement(
  'find-earlier-journey',
  `select s.id as shipment_id, c.empty_terminated_at as ended_at, c.marks->'journey' as ended,
     coalesce((j.state->>'requestedMs')::float8, extract(epoch from r.created_at)::float8 * 1000) as requested_ms,
     (j.state->'earlier'->>'endedMs')::float8 as before_ended_ms
   from tracking_requests r join shipments s on s.account_id = r.account_id and s.id = r.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   left join containers c on c.account_id = s.account_id and c.shipment_id = s.id and c.number = r.normalized_number
   where r.account_id = $1 and r.scac = $2 and r.bare_number = $3 and r.request_type = 'container'
     and r.status = 'tracking_stopped' and s.line_tracking_stopped_at is not null
   order by r.created_at desc, r.id desc limit 1`,
  { notNull: ['requested_ms'] },
)

const endOf = ({ ended, ended_at }: RowOf<'find-earlier-journey'>): EndedJourney =>
  (ended as EndedJourney | null) ?? { state: 'ended', ended_at: formatInstant(ended_at!.getTime()), place: null }

const saveEndedJourneySql = statement(
  'save-ended-journey',
  'update tracking_requests set ended_journey = $3 where account_id = $1 and id = $2',
)

/** Saves the journey that ended before the one that a request waits for. */
export const saveEndedJourney = (client: PoolClient, accountId: string, id: string, ended: EndedJourney) =>
  saveEndedJourneySql.count(client, accountId, id, JSON.stringify(ended))

/**
 * The last journey of a container that the account tracked. Whether the next one is the same can be decided only from
 * what the line reports now.
 */
export const findEarlierJourney = async (
  client: PoolClient,
  accountId: string,
  { scac, bareNumber }: Pick<NewRequest, 'scac' | 'bareNumber'>,
): Promise<{ earlier: JourneyState['earlier']; ended?: EndedJourney } | undefined> => {
  const found = await findEarlierJourneySql.first(client, accountId, scac, bareNumber)
  if (!found) return undefined
  if (found.ended_at) return { earlier: { endedMs: found.ended_at.getTime() }, ended: endOf(found) }
  const { shipment_id: shipmentId, before_ended_ms: endedMs } = found
  const requestedMs = Math.floor(found.requested_ms)
  return { earlier: endedMs === null ? { shipmentId, requestedMs } : { shipmentId, requestedMs, endedMs } }
}

const findEarlierNumberSql = statement(
  'find-earlier-number',
  `select normalized_number from tracking_requests
   where account_id = $1 and scac = $2 and bare_number = $3 and request_type = $4 and status = 'tracking_stopped'
     and shipment_id is not null
   order by created_at desc, id desc limit 1`,
)

/**
 * Written with or without its prefix, a number that was tracked before is polled in the form to which its line
 * responded: its shipment is resumed with the check that it had.
 */
export const asTrackedBefore = async (
  client: PoolClient,
  accountId: string,
  tracked: TrackedNumber,
): Promise<TrackedNumber> => {
  const { scac, subject, bareNumber, requestType, normalizedNumber } = tracked
  if (subject === null || requestType === 'container') return tracked
  const earlier = await findEarlierNumberSql.first(client, accountId, scac, bareNumber, requestType)
  const number = earlier?.normalized_number ?? normalizedNumber
  return { ...tracked, normalizedNumber: number, subject: { ...subject, number } }
}
