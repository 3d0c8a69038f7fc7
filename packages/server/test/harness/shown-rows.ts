import type { Pool } from 'pg'
import { repairListed } from '../../src/records/listed/repair.ts'

/**
 * What the rows of lists and search must hold, computed anew from the records they show. Written here a second time and
 * as one statement over everything, because the server writes these rows piece by piece.
 */
const shipmentList = `
  select s.account_id, s.id, s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null,
    array(select distinct c.current_status from containers c
      where c.account_id = s.account_id and c.shipment_id = s.id order by 1)
  from shipments s`

const containerList = `
  select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null, (c.marks->'free_time'->>'ends_on')::date
  from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id`

/** Numbers are found as written and without dashes and dots; all in small letters, with a space before each. */
const found = (
  numbers: string,
  words: string,
) => `' ' || lower(concat_ws(' ', nullif(array_to_string(${numbers}, ' '), ''),
  (select string_agg(regexp_replace(n, '[^[:alnum:]]', '', 'g'), ' ') from unnest(${numbers}) n where n ~ '[^[:alnum:]]'),
  nullif(array_to_string(${words}, ' '), '')))`
const fieldsOf = (
  record: string,
) => `(select string_agg(f.text_value, ' ' order by f.created_at, f.id) from custom_fields f
  where f.account_id = ${record}.account_id and f.entity_id = ${record}.id)`
const customerOf = (record: string) => `(select p.company_name from parties p
  where p.account_id = ${record}.account_id and p.id = ${record}.customer_id)`

const ofShipment = found(
  'array[s.bill_of_lading_number, nullif(s.normalized_number, s.bill_of_lading_number)] || s.ref_numbers',
  `s.tags || array[s.port_of_lading_name, s.port_of_lading_locode, s.port_of_discharge_name, s.port_of_discharge_locode,
    s.destination_name, s.destination_locode, s.pod_vessel_name, ${customerOf('s')}, ${fieldsOf('s')}]`,
)
const ofContainer = found('array[c.number, c.seal_number] || c.ref_numbers', `array[${fieldsOf('c')}]`)
const ofRequest = found(
  'array[r.request_number, nullif(r.normalized_number, r.request_number)] || r.ref_numbers',
  `r.shipment_tags || array[${customerOf('r')}, ${fieldsOf('r')}]`,
)

const searchEntries = `
  select s.account_id, s.id, 'shipment', s.id, false, ${ofShipment}, s.created_at,
    coalesce((select string_agg(${ofContainer}, '' order by c.created_at, c.id) from containers c
      where c.account_id = s.account_id and c.shipment_id = s.id), '')
  from shipments s
  union all
  select c.account_id, c.id, 'cargo', c.shipment_id, false, ${ofContainer}, c.created_at, ${ofShipment}
  from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
  union all
  select r.account_id, r.id, 'tracking_request', r.shipment_id,
    exists (select from shipments s where s.account_id = r.account_id and s.id = r.shipment_id
      and (s.bill_of_lading_number in (r.request_number, r.normalized_number)
        or s.normalized_number = r.normalized_number)),
    ${ofRequest}, r.created_at, ''
  from tracking_requests r`

const expected = { shipment_list: shipmentList, container_list: containerList, search_entries: searchEntries }

/** The rows of lists and search that differ from the records they show, in either direction. */
export const differingRows = async (pool: Pool) => {
  const found: { table: string; problem: string; row: unknown }[] = []
  for (const [table, records] of Object.entries(expected)) {
    const { rows } = await pool.query(`
      select 'missing' as problem, to_jsonb(m) as row from ((${records}) except all table ${table}) m
      union all
      select 'wrong', to_jsonb(w) from (table ${table} except all (${records})) w`)
    found.push(...rows.map(({ problem, row }) => ({ table, problem, row })))
  }
  return found
}

/** After a test has written records itself: lists and search show them as they are now. */
export const showAgain = async (pool: Pool): Promise<void> => {
  await repairListed(pool)
  // Nothing but a test changes when a record was created.
  await pool.query(`update search_entries e set created_at = r.created_at from tracking_requests r
    where r.account_id = e.account_id and r.id = e.entity_id and r.created_at <> e.created_at`)
}
