import { createReference } from '@boxtrail/reference/reference'
import { repairListed } from '@boxtrail/server/records/listed/repair'
import type { Pool } from 'pg'

export const id = (kind: string, n: string) => `('0192${kind}-0000-7000-8000-' || lpad(to_hex(${n}), 12, '0'))::uuid`

export const oneOf = (values: readonly string[], n: string) =>
  `(array[${values.map((value) => `'${value}'`).join(', ')}])[1 + (${n}) % ${values.length}]`

const prefixes = [
  'MSCU',
  'MAEU',
  'TGHU',
  'CMAU',
  'HLXU',
  'TCLU',
  'OOLU',
  'MSDU',
  'TEMU',
  'FCIU',
  'BMOU',
  'SEGU',
  'CAIU',
]
const lines = ['MAEU', 'MSCU', 'CMDU', 'HLCU', 'ONEY']
const vessels = ['EVER', 'MAERSK', 'MSC', 'CMA CGM', 'ONE', 'COSCO']
const ports = [
  'CNSHA Shanghai',
  'SGSIN Singapore',
  'KRPUS Busan',
  'NLRTM Rotterdam',
  'DEHAM Hamburg',
  'USLAX Los Angeles',
]
const statuses = ['new', 'on_ship', 'on_ship', 'on_ship', 'available', 'picked_up', 'empty_returned']

const locode = (n: string) => `left(${oneOf(ports, n)}, 5)`
const portName = (n: string) => `substr(${oneOf(ports, n)}, 7)`
/** A moment in the last year; a higher number is later. */
const at = (n: string, all: number) => `date_trunc('second', now()) - interval '1 year' * (1 - ${n}::float8 / ${all})`

export const CUSTOMERS = 50

/**
 * Terminals and ramps, the first of them far more frequent than the last: a third of the containers, and one in a
 * hundred.
 */
export const FACILITIES = createReference().places.allTerminals().slice(0, 40)
const facility = (n: string) =>
  `(array[${FACILITIES.map(({ id: facilityId }) => `'${facilityId}'::uuid`).join(', ')}])[1 + floor(40 * power(((${n}) * 7919::bigint % 1000) / 1000.0, 3))]`
/** The vessel of one in fifty shipments; other vessels have few. */
export const COMMON_VESSEL = 'EVER COMMON'

const vessel = (n: string) =>
  `case when ${n} % 50 = 0 then '${COMMON_VESSEL}' else ${oneOf(vessels, `${n} / 3`)} || ' ' || chr(65 + (${n} % 26)::int) || (${n} % 97) end`

/**
 * A voyage of four to six weeks that begins in the weeks after the shipment was created; events before now have
 * happened.
 */
const departure = (n: string, created: string) =>
  `(${created} + interval '6 days' + interval '1 hour' * (${n} * 37::bigint % 240))`
const arrival = (n: string, created: string) =>
  `(${departure(n, created)} + interval '20 days' + interval '1 hour' * (${n} * 53::bigint % 360))`
const happened = (time: string) => `case when ${time} <= now() then ${time} end`

/** Free time: from a week before the arrival, when the line states it, until sixty days after it. */
const marks = (
  arrives: string,
) => `case when now() between ${arrives} - interval '7 days' and ${arrives} + interval '60 days' then
  jsonb_build_object('free_time', jsonb_build_object('ends_on', (${arrives} + interval '5 days')::date, 'locode', 'USLAX', 'timezone',
    'America/Los_Angeles', 'clocks', jsonb_build_array(jsonb_build_object('charge', 'detention', 'starts_at', null, 'ended_at', null,
      'last_free_day', (${arrives} + interval '12 days')::date, 'is_calculated', true, 'because', '[]'::jsonb)))) else '{}' end`

/**
 * Inserts a shipment for every three containers, as varied as in a real account, with its request and the events of
 * each container.
 */
export const seedFleet = async (pool: Pool, accountId: string, fleet: { containers: number; events?: number }) => {
  await insertFleet(pool, accountId, fleet)
  await withoutIndexes(pool, ['shipment_list', 'container_list', 'search_entries'], () => repairListed(pool))
}

/** Rebuilds the indexes of tables after filling them, which is many times faster than updating them row by row. */
const withoutIndexes = async (pool: Pool, tables: readonly string[], fill: () => Promise<unknown>) => {
  const { rows } = await pool.query<{ name: string; definition: string }>(
    `select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
     where indrelid = any($1::regclass[]) and not indisprimary`,
    [tables],
  )
  await pool.query(`drop index ${rows.map(({ name }) => name).join(', ')}`)
  await fill()
  for (const { definition } of rows) await pool.query(definition)
}

const insertFleet = async (
  pool: Pool,
  accountId: string,
  { from = 1, containers, events = 10 }: { from?: number; containers: number; events?: number },
) => {
  const shipments = Math.ceil(containers / 3)
  const [first, last] = [from, from + shipments - 1]
  const series = `from generate_series(${first}, ${last}) n`
  const containerSeries = `from generate_series(${first}, ${last}) n, generate_series(0, 2) b`
  const created = at(`(n - ${first})`, shipments)
  const [departs, arrives] = [departure('n', created), arrival('n', created)]
  const isLanded = `${arrives} < now()`
  // The last change is the empty return, some weeks after the arrival, or the latest estimate.
  const changed = `least(now() - interval '1 minute' * (n * 31::bigint % 4320), ${arrives} + interval '1 hour' * (n * 17::bigint % 960))`
  await pool.query(`
    insert into parties (account_id, id, company_name, created_at)
      select '${accountId}', ${id('0000', `${first} * 100 + c`)}, 'Customer ' || c || ' Trading', now() from generate_series(1, ${CUSTOMERS}) c;
    insert into shipments (account_id, id, journey_id, bill_of_lading_number, normalized_number, shipping_line_scac, customer_id, ref_numbers,
        port_of_lading_locode, port_of_lading_name, port_of_discharge_locode, port_of_discharge_name, pod_vessel_name,
        line_tracking_stopped_at, pol_etd_at, pol_atd_at, pod_eta_at, pod_ata_at, destination_eta_at, pod_terminal_id, tags,
        created_at, updated_at)
      select '${accountId}', ${id('0001', 'n')}, ${id('0002', 'n')}, ${oneOf(lines, 'n')} || (200000000 + n), ${oneOf(lines, 'n')} || (200000000 + n),
        ${oneOf(lines, 'n')}, ${id('0000', `${first} * 100 + 1 + n % ${CUSTOMERS}`)}, array['PO-' || (n * 7919::bigint % 1000000)],
        ${locode('n / 5')}, ${portName('n / 5')}, ${locode('n / 7')}, ${portName('n / 7')}, ${vessel('n')},
        case when n % 4 = 0 then now() end, case when n % 40 <> 7 then ${departs} end, ${happened(departs)}, case when n % 40 <> 7 then ${arrives} end,
        ${happened(arrives)}, case when n % 5 = 0 then ${arrives} + interval '5 days' end, ${facility('n')},
        case when n % 1000 = 0 then '{priority,vip}' when n % 20 = 0 then '{priority}' else '{}' end::text[],
        ${created}, ${changed} ${series};
    insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac, status, ref_numbers, shipment_id, created_at, updated_at)
      select account_id, ${id('0006', 'n')}, case when n % 3 = 0 then 'booking' else 'bill_of_lading' end, 'bill_of_lading', bill_of_lading_number, normalized_number, normalized_number, shipping_line_scac,
        case when line_tracking_stopped_at is null then 'created' else 'tracking_stopped' end, ref_numbers, s.id, s.created_at, s.updated_at
      ${series} join shipments s on s.account_id = '${accountId}' and s.id = ${id('0001', 'n')};
    insert into tracking_requests (account_id, id, request_type, request_type_as_sent, request_number, normalized_number, bare_number, scac, status, created_at, updated_at)
      select '${accountId}', ${id('0007', 'n')}, 'bill_of_lading', 'bill_of_lading', 'FAIL' || (700000000 + n), 'FAIL' || (700000000 + n), 'FAIL' || (700000000 + n), ${oneOf(lines, 'n')}, 'failed', ${created}, ${created} ${series} where n % 10 = 0;
    insert into containers (account_id, id, shipment_id, number, equipment_type, equipment_length, equipment_height, current_status, seal_number,
        pod_terminal_id, pickup_facility_id, availability_known, available_for_pickup, holds_at_pod_terminal, fees_at_pod_terminal, pod_full_out_at, marks, created_at, updated_at)
      select '${accountId}', ${id('0003', 'n * 3 + b')}, ${id('0001', 'n')}, ${oneOf(prefixes, '(n + b)')} || lpad(((n * 3 + b) * 7919::bigint % 10000000)::text, 7, '0'), 'dry', 40, 'high_cube',
        ${oneOf(statuses, '(n * 31 / 7 + b)')}, 'SL' || (n * 3 + b), ${facility('n')},
        case when n % 5 = 0 then ${facility('n + 13')} else ${facility('n')} end, ${isLanded}, case when ${isLanded} then (n + b) % 3 = 0 end,
        case when ${isLanded} and (n * 3 + b) % 7 = 0 then jsonb_build_array(jsonb_build_object('name', ${oneOf(['customs', 'freight', 'customs', 'customs', 'USDA'], 'n + b')}, 'status', 'hold', 'description', null)) else '[]' end,
        case when ${isLanded} and (n * 3 + b) % 9 = 0 then '[{"type": "demurrage", "amount": 100}]' else '[]' end::jsonb,
        case when (n + b) % 2 = 0 then ${happened(`${arrives} + interval '6 days'`)} end, ${marks(arrives)}, ${created}, ${changed} ${containerSeries};
    update ledgers set containers_total = ${shipments * 3}, shipments_total = ${shipments}, tracking_requests_total = (select count(*) from tracking_requests where account_id = '${accountId}')
      where account_id = '${accountId}';
  `)
  // The referenced rows were just written; checking three million references would take most of the time.
  await pool.query(`
    begin;
    set local session_replication_role = replica;
    insert into transport_events (account_id, id, container_id, shipment_id, milestone, event, "timestamp", location_locode, data_source, created_at)
      select '${accountId}', ${id('0005', `(n * 3 + b) * ${events + 1} + e`)}, ${id('0003', 'n * 3 + b')}, ${id('0001', 'n')}, 'm' || e, 'container.transport.vessel_loaded', ${created},
        'CNSHA', 'shipping_line', ${created} ${containerSeries}, generate_series(1, ${events}) e;
    commit;
  `)
}

/** Inserts other accounts with similar records, so that no record is found only because there is no other. */
export const seedNeighbours = async (
  pool: Pool,
  { accounts, containers }: { accounts: number; containers: number },
) => {
  await pool.query(`
    insert into accounts (id, company_name, created_at) select ${id('0009', 'a')}, 'Neighbour ' || a, now() from generate_series(1, ${accounts}) a;
    insert into ledgers (account_id) select ${id('0009', 'a')} from generate_series(1, ${accounts}) a;
  `)
  const { rows } = await pool.query(`select ${id('0009', 'a')} as id from generate_series(1, ${accounts}) a`)
  for (const [n, { id: accountId }] of rows.entries())
    await insertFleet(pool, accountId, { from: 1_000_000 + n * 100_000, containers })
  await repairListed(pool)
}
