import type { OtherBills, StatedBill } from '@boxtrail/engine/project/types/projection'
import type { PoolClient } from 'pg'
import { type Client, statement } from '../../db/statement.ts'

/** The containers of a journey that other shipments of its account may have too. */
export interface JourneyContainers {
  accountId: string
  journeyId: string
  numbers: readonly string[]
}

/**
 * The containers of the given journeys that are also under other shipments of the account; `underOtherBills` keeps
 * those whose shipment is open, and never mixes simulated and real ones. The numbers are compared with the parameter as
 * well, so that a plan made while there were no containers reads the table once, not once for each number.
 */
const shared = `with shared as materialized (
   select k.journey_id, o.sandbox, c.account_id, c.number, c.shipment_id,
     c.empty_terminated_at is null and not (c.marks ? 'journey') and not (c.marks ? 'no_longer_reported_since') as is_on_it
   from unnest($1::uuid[], $2::uuid[], $3::text[]) as k(account_id, journey_id, number)
   join journeys o on o.account_id = k.account_id and o.id = k.journey_id
   join containers c on c.account_id = k.account_id and c.number = k.number
   where c.number = any($3) and c.shipment_id is distinct from o.shipment_id)`
const underOtherBills = `from shared k
   join shipments s on s.account_id = k.account_id and s.id = k.shipment_id
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where j.id <> k.journey_id and j.sandbox = k.sandbox and s.line_tracking_stopped_at is null`

const findOtherBillsSql = statement(
  'find-other-bills',
  `${shared} select k.journey_id, k.number, s.id as shipment_id, j.state->'bill'->'stated' as stated ${underOtherBills}
     and k.is_on_it
   order by s.id`,
  { notNull: ['journey_id', 'number', 'shipment_id'] },
)

/**
 * What the account's other open shipments state of the containers of some journeys, by journey and container. A
 * shipment that does not know yet that it shares a container has stated nothing.
 */
export const findOtherBills = async (
  client: Client,
  journeys: readonly JourneyContainers[],
): Promise<Map<string, OtherBills>> => {
  const found = new Map<string, Map<string, (StatedBill & { shipmentId: string })[]>>()
  if (journeys.every(({ numbers }) => numbers.length === 0)) return found
  for (const { journey_id, number, shipment_id, stated } of await findOtherBillsSql.rows(
    client,
    ...columnsOf(journeys),
  )) {
    const bills = found.get(journey_id) ?? new Map<string, (StatedBill & { shipmentId: string })[]>()
    const bill = { ...NOTHING, ...((stated as StatedBill | null) ?? {}), shipmentId: shipment_id }
    bills.set(number, [...(bills.get(number) ?? []), bill])
    found.set(journey_id, bills)
  }
  return found
}

const NOTHING: StatedBill = { number: '', pol: null, pod: null, calls: [], beginsMs: null }

const findRivalsSql = statement(
  'find-rival-journeys',
  `${shared} select distinct k.journey_id, j.account_id, j.id, s.id as shipment_id ${underOtherBills}`,
  { notNull: ['journey_id', 'account_id', 'id', 'shipment_id'] },
)

/**
 * A journey (`id`) that shares a container with another journey of its account (`journey_id`), whether or not they know
 * it yet.
 */
export interface RivalJourney {
  journey_id: string
  account_id: string
  id: string
  shipment_id: string
}

/** The journeys of the account's other open shipments with the containers of some journeys. */
export const findRivals = async (client: Client, journeys: readonly JourneyContainers[]): Promise<RivalJourney[]> =>
  journeys.every(({ numbers }) => numbers.length === 0) ? [] : findRivalsSql.rows(client, ...columnsOf(journeys))

const columnsOf = (journeys: readonly JourneyContainers[]) => {
  const rows = journeys.flatMap((one) => one.numbers.map((number) => ({ ...one, number })))
  return [
    rows.map(({ accountId }) => accountId),
    rows.map(({ journeyId }) => journeyId),
    rows.map(({ number }) => number),
  ] as const
}

const findRivalsOfShipmentSql = statement(
  'find-rivals-of-shipment',
  `select distinct s.journey_id from containers own
   join containers c on c.account_id = own.account_id and c.number = own.number
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   where own.account_id = $1 and own.shipment_id = $2 and s.id <> $2 and s.line_tracking_stopped_at is null`,
)

/** The journeys of the account's other open shipments that share a container with a shipment. */
export const findRivalsOfShipment = async (
  client: Client,
  accountId: string,
  shipmentId: string,
): Promise<string[]> => {
  const rows = await findRivalsOfShipmentSql.rows(client, accountId, shipmentId)
  return rows.map(({ journey_id }) => journey_id)
}

const projectAgainSql = statement(
  'project-again',
  `update journeys j set stale_seq = stale_seq + 1 from (select distinct * from unnest($1::uuid[], $2::uuid[])) as k(account_id, id)
   where j.account_id = k.account_id and j.id = k.id`,
)

/** Marks journeys, which this transaction has locked, for projection. */
export const projectAgain = async (
  client: PoolClient,
  journeys: readonly { account_id: string; id: string }[],
): Promise<void> => {
  if (journeys.length === 0) return
  await projectAgainSql.count(
    client,
    journeys.map(({ account_id }) => account_id),
    journeys.map(({ id }) => id),
  )
}
