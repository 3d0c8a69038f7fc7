import type { Pool } from 'pg'
import { repairListed } from '../../../src/records/listed/repair.ts'

/**
 * The expected rows of lists and search, computed again from the records that they show. The server writes these rows
 * piece by piece, so they are written here a second time, as one statement over everything.
 */
const ofBoth = `coalesce(s.pod_ata_at, s.pod_eta_at), coalesce(s.pol_atd_at, s.pol_etd_at),
    coalesce(s.destination_ata_at, s.destination_eta_at), coalesce(upper(s.pod_vessel_name), s.pod_vessel_imo), s.pod_vessel_imo`
const isBlocked = `(c.pod_full_out_at is not null or c.final_destination_full_out_at is not null or c.empty_terminated_at is not null
        or exists (select from jsonb_to_recordset(c.holds_at_pod_terminal) as h(status text) where h.status = 'hold'))`

const isKnown = (list: string) => `c.availability_known and c.marks @> '{"unreported": ["${list}"]}' is not true`

const terms = `select distinct 'hold:' || h.name from jsonb_to_recordset(c.holds_at_pod_terminal) as h(name text)
      union select 'fee:' || f.type from jsonb_to_recordset(c.fees_at_pod_terminal) as f(type text)
      union select 'hold:any' where jsonb_array_length(c.holds_at_pod_terminal) > 0
      union select 'fee:any' where jsonb_array_length(c.fees_at_pod_terminal) > 0
      union select 'hold:none' where jsonb_array_length(c.holds_at_pod_terminal) = 0 and ${isKnown('holds_at_pod_terminal')}
      union select 'fee:none' where jsonb_array_length(c.fees_at_pod_terminal) = 0 and ${isKnown('fees_at_pod_terminal')}
      union select 'ready' where c.available_for_pickup and not ${isBlocked}
      union select 'not_ready' where not c.available_for_pickup or ${isBlocked}
      union select 'overdue' where exists (
        select from jsonb_to_recordset(c.marks->'expected') as d(overdue boolean) where d.overdue)`

const shipmentList = `
  select s.account_id, s.id, s.created_at, s.updated_at, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null,
    array(select distinct c.current_status from containers c
      where c.account_id = s.account_id and c.shipment_id = s.id order by 1),
    s.bill_of_lading_number, ${ofBoth}, s.pod_terminal_id, s.tags,
    (select min((c.marks->'free_time'->>'ends_on')::date) from containers c
      where c.account_id = s.account_id and c.shipment_id = s.id),
    (select coalesce(array_agg(distinct x.t order by x.t), '{}') from containers c, lateral (${terms}) as x(t)
      where c.account_id = s.account_id and c.shipment_id = s.id)
  from shipments s`

const containerList = `
  select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, s.shipping_line_scac, s.port_of_lading_locode,
    s.port_of_discharge_locode, s.destination_locode, coalesce(s.customer_id, s.account_id),
    s.line_tracking_stopped_at is not null, (c.marks->'free_time'->>'ends_on')::date, c.number, c.shipment_id, ${ofBoth},
    c.pod_terminal_id, c.pickup_facility_id, c.marks->'pickup_place'->>'locode',
    case when coalesce(c.pod_full_out_at, c.final_destination_full_out_at) is not null and c.empty_terminated_at is null then (
      select min(k.last_free_day) from jsonb_to_recordset(c.marks->'free_time'->'clocks')
        as k(charge text, ended_at text, last_free_day date)
      where k.charge in ('combined', 'detention') and k.ended_at is null) end,
    (select coalesce(array_agg(t order by t), '{}') from (${terms}) as x(t)), s.tags
  from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id`

/**
 * The searched text: numbers as written and without punctuation, then words. All is lower case, with a space in front.
 */
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

/** Updates the rows of lists and search after a test has written to records directly. */
export const showAgain = async (pool: Pool): Promise<void> => {
  await repairListed(pool)
  // Only tests change when a record was created, so the repair does not update it.
  await pool.query(`update search_entries e set created_at = r.created_at from tracking_requests r
    where r.account_id = e.account_id and r.id = e.entity_id and r.created_at <> e.created_at`)
}
