import { composedRows } from '../../db/composed.ts'
import { type Client, type RowOf, statement } from '../../db/statement.ts'
import { matching } from './patterns.ts'

export type EntityType = 'shipment' | 'cargo' | 'tracking_request'

export interface Found {
  entity_type: EntityType
  entity_id: string
}

/** How many of the newest entries are scanned before the trigram index is used; this takes half a millisecond. */
const WALK = 1_000

/**
 * The newest records of each type that contain every word, shipments first, `most` in all. Common terms are found by
 * scanning the newest; the others are rare enough for the trigram index: a fragment that fifty thousand records contain
 * would cost ten times as much there. Types after the one that fills the response are not searched.
 */
export const findEntries = async (
  client: Client,
  accountId: string,
  patterns: readonly (readonly string[])[],
  most: number,
): Promise<Found[]> => {
  if (patterns.length === 0) return []
  const values: unknown[] = [accountId, most]
  const bind = (value: unknown) => `$${values.push(value)}`
  const found = matching(patterns, bind)
  const types: readonly EntityType[] = ['shipment', 'cargo', 'tracking_request']
  const parts = types.map((type, place) => {
    const before = types.slice(0, place)
    const room = ['$2::bigint', ...before.map((earlier) => `(select count(*) from of_${earlier})`)].join(' - ')
    return entriesOf(type, room, type === 'tracking_request' ? `${found} and ${hasNoShipment}` : found)
  })
  const all = types.map((type, place) => `select ${place} as place, '${type}' as entity_type, * from of_${type}`)
  const text = `with ${parts.join(',\n')} ${all.join(' union all ')} order by place, created_at desc, entity_id desc`
  return composedRows<Found>(client, { text, values })
}

const newestFirst = 'order by created_at desc, entity_id desc'

const entriesOf = (type: EntityType, room: string, found: string) => {
  const those = `search_entries e where e.account_id = $1 and e.entity_type = '${type}' and not e.told_by_shipment`
  return `walked_${type} as materialized (
      select * from ${those} and ${room} > 0 ${newestFirst} limit ${WALK}),
    near_${type} as materialized (
      select entity_id, created_at from walked_${type} e where ${found} ${newestFirst} limit ${room}),
    far_${type} as materialized (
      select entity_id, created_at from (select * from ${those} and ${found}
        and (select count(*) from near_${type}) < ${room} and (select count(*) from walked_${type}) = ${WALK} offset 0) e
      ${newestFirst} limit ${room}),
    of_${type} as materialized (
      select * from near_${type} where not exists (select from far_${type}) union all select * from far_${type})`
}

/** Leaves out an earlier request whose number has a shipment by now, because it adds nothing to the shipment. */
const hasNoShipment = `not exists (select from tracking_requests r join shipments s on s.account_id = r.account_id
  and s.bill_of_lading_number in (r.request_number, r.normalized_number) where r.account_id = $1 and r.id = e.entity_id)`

export type FoundRow = RowOf<'find-found-rows'>

const findFoundRowsSql = statement(
  'find-found-rows',
  `
   select s.id, s.bill_of_lading_number as number, null::uuid as shipment_id, s.shipping_line_scac as scac,
     s.port_of_lading_name, s.port_of_discharge_name,
     (select count(*) from containers c where c.account_id = s.account_id and c.shipment_id = s.id) as containers_count,
     s.line_tracking_stopped_at is not null as tracking_stopped,
     s.line_tracking_stopped_reason as tracking_stopped_reason, null::text as status, null::text as failed_reason,
     s.ref_numbers, s.created_at, s.updated_at
   from shipments s where s.account_id = $1 and s.id = any($2::uuid[])
   union all
   select c.id, c.number, c.shipment_id, s.shipping_line_scac, null, null, null, null, null, null, null,
     c.ref_numbers, c.created_at, c.updated_at
   from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   where c.account_id = $1 and c.id = any($3::uuid[])
   union all
   select r.id, r.request_number, r.shipment_id, r.scac, null, null, null, null, null, r.status, r.failed_reason,
     r.ref_numbers, r.created_at, r.updated_at
   from tracking_requests r where r.account_id = $1 and r.id = any($4::uuid[])`,
  { notNull: ['id', 'number', 'ref_numbers', 'created_at', 'updated_at'] },
)

/** The displayed columns of the records that were found. */
export const findFoundRows = async (client: Client, accountId: string, ids: Record<EntityType, readonly string[]>) =>
  findFoundRowsSql.rows(client, accountId, ids.shipment, ids.cargo, ids.tracking_request)
