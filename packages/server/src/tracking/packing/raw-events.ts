import type { PoolClient } from 'pg'
import { statement } from '../../db/statement.ts'
import { given, keyColumns, type RecordKey } from '../../records/keys.ts'
import { rawEventsIn } from '../../records/transport-events/kept-raw-events.ts'

const ofShipments = `${given} join containers c on c.account_id = g.account_id and c.shipment_id = g.id`

const packRawEventsSql = statement(
  'pack-raw-events',
  `with gone as (
     delete from raw_events e using ${ofShipments} where e.account_id = c.account_id and e.container_id = c.id returning e.*)
   insert into packed_raw_events (account_id, container_id, ids, rows)
   select account_id, container_id, array_agg(id order by "timestamp", created_at, id),
     json_agg(to_jsonb(e) - 'id' order by "timestamp", created_at, id)
   from gone e group by account_id, container_id`,
)

/** Packs the raw events of the containers of shipments. */
export const packRawEvents = (client: PoolClient, shipments: readonly RecordKey[]) =>
  packRawEventsSql.count(client, ...keyColumns(shipments))

const unpackRawEventsSql = statement(
  'unpack-raw-events',
  `with gone as (
     delete from packed_raw_events p using ${ofShipments} where p.account_id = c.account_id and p.container_id = c.id
     returning p.*),
   again as (
     update shipments s set packed_at = null from containers c join gone p on c.account_id = p.account_id and c.id = p.container_id
     where s.account_id = c.account_id and s.id = c.shipment_id)
   insert into raw_events ${rawEventsIn('gone p')}`,
)

/**
 * Unpacks the raw events of shipments that are about to be written; the shipments are packed again once they have
 * ended.
 */
export const unpackRawEvents = async (client: PoolClient, shipments: readonly RecordKey[]): Promise<void> => {
  if (shipments.length > 0) await unpackRawEventsSql.count(client, ...keyColumns(shipments))
}
