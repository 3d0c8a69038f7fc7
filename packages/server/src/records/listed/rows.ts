type Columns = Record<string, string>

/** Columns of a shipment that sources report and that both lists have, unchanged or combined with others. */
export const reportedPlaces = ['port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode'] as const
const reportedTimes = [
  'pol_etd_at',
  'pol_atd_at',
  'pod_eta_at',
  'pod_ata_at',
  'destination_eta_at',
  'destination_ata_at',
] as const
export const reportedOfShipment = [...reportedPlaces, ...reportedTimes, 'pod_vessel_imo', 'pod_vessel_name'] as const

/** The columns of a shipment `s` in both lists; `customer_id` is the account itself if there is no customer. */
const ofShipment: Columns = {
  shipping_line_scac: 's.shipping_line_scac',
  ...Object.fromEntries(reportedPlaces.map((column) => [column, `s.${column}`])),
  customer_id: 'coalesce(s.customer_id, s.account_id)',
  tracking_stopped: 's.line_tracking_stopped_at is not null',
  arrival_at: 'coalesce(s.pod_ata_at, s.pod_eta_at)',
  departure_at: 'coalesce(s.pol_atd_at, s.pol_etd_at)',
  destination_arrival_at: 'coalesce(s.destination_ata_at, s.destination_eta_at)',
  vessel: 'coalesce(upper(s.pod_vessel_name), s.pod_vessel_imo)',
  vessel_imo: 's.pod_vessel_imo',
  tags: 's.tags',
}

const ofShipmentRow: Columns = {
  created_at: 's.created_at',
  updated_at: 's.updated_at',
  ...ofShipment,
  number: 's.bill_of_lading_number',
  pod_terminal_id: 's.pod_terminal_id',
}

const pickedUp = 'coalesce(c.final_destination_full_out_at, c.pod_full_out_at)'

/** The first of the last free days after which a late empty return is charged, once the container was picked up. */
const emptyReturnDue = `case when ${pickedUp} is not null and c.empty_terminated_at is null then
     (select min((k->>'last_free_day')::date) from jsonb_array_elements(c.marks->'free_time'->'clocks') k
      where k->>'charge' in ('detention', 'combined') and k->>'ended_at' is null) end`

/** Terms such as `hold:customs`, `hold:any`, `hold:none`; only containers known to have none get the last. */
const named = (kind: 'hold' | 'fee', column: string, name: string) => `
       select '${kind}:' || (e->>'${name}') as term from jsonb_array_elements(c.${column}) e
       union all select '${kind}:any' where c.${column} <> '[]'
       union all select '${kind}:none' where c.${column} = '[]' and c.availability_known
         and not coalesce(c.marks->'unreported' ? '${column}', false)`

/**
 * The terms of a container. `ready` and `not_ready` equal `meta.pickup` (packages/engine/src/lifecycle/readiness.ts),
 * computed from the same columns.
 */
const termsOf = `${named('hold', 'holds_at_pod_terminal', 'name')}
       union all ${named('fee', 'fees_at_pod_terminal', 'type')}
       union all select case
         when ${pickedUp} is not null or c.empty_terminated_at is not null
           or c.holds_at_pod_terminal @> '[{"status": "hold"}]' then 'not_ready'
         when c.available_for_pickup then 'ready'
         when not c.available_for_pickup then 'not_ready' end
       union all select 'overdue' where c.marks->'expected' @> '[{"overdue": true}]'`

const distinctTerms = (from: string) =>
  `array(select distinct t.term from ${from} t where t.term is not null order by t.term)`

const freeTimeEndsOn = `(c.marks->'free_time'->>'ends_on')::date`

/** The columns of a container `c` itself in the list of containers. */
const ofContainer: Columns = {
  created_at: 'c.created_at',
  updated_at: 'c.updated_at',
  current_status: 'c.current_status',
  free_time_ends_on: freeTimeEndsOn,
  number: 'c.number',
  shipment_id: 'c.shipment_id',
  pod_terminal_id: 'c.pod_terminal_id',
  pickup_facility_id: 'c.pickup_facility_id',
  pickup_locode: `c.marks->'pickup_place'->>'locode'`,
  empty_return_due_on: emptyReturnDue,
  terms: distinctTerms(`(${termsOf})`),
}

/** The columns of the list of shipments that summarize the containers of `shipment`. */
const ofItsContainers = (shipment: string): Columns => {
  const rows = `from containers c where c.account_id = ${shipment}.account_id and c.shipment_id = ${shipment}.id`
  return {
    container_statuses: `array(select distinct c.current_status ${rows} order by 1)`,
    free_time_ends_on: `(select min(${freeTimeEndsOn}) ${rows})`,
    terms: distinctTerms(
      `(select x.term ${rows.replace('containers c', `containers c cross join lateral (${termsOf}) x`)})`,
    ),
  }
}

const names = (columns: Columns) => Object.keys(columns).join(', ')
const values = (columns: Columns) => Object.values(columns).join(', ')

const inserted = (table: string, key: string, columns: Columns, from: string) => `insert into ${table}
     (account_id, id, ${names(columns)}) select ${key}.account_id, ${key}.id, ${values(columns)}
   from ${from} on conflict (account_id, id) do nothing`

/** Updates columns of the rows of a list where they differ; each value is computed once. */
const updated = (table: string, key: string, columns: Columns, from: string) => {
  const list = Object.keys(columns)
  const each = (alias: string) => list.map((column) => `${alias}.${column}`).join(', ')
  const computed = Object.entries(columns).map(([column, value]) => `${value} as ${column}`)
  return `update ${table} l set ${list.map((column) => `${column} = n.${column}`).join(', ')}
   from (select ${key}.account_id, ${key}.id, ${computed.join(', ')} from ${from}) n
   where l.account_id = n.account_id and l.id = n.id and (${each('l')}) is distinct from (${each('n')})`
}

/** Inserts the row of the list for a shipment `s`, if there is none. */
export const insertShipmentList = (from: string) =>
  inserted('shipment_list', 's', { ...ofShipmentRow, ...ofItsContainers('s') }, from)

/** Inserts the row of the list for a container `c` of a shipment `s`, if there is none. */
export const insertContainerList = (from: string) =>
  inserted('container_list', 'c', { ...ofShipment, ...ofContainer }, from)

/** Updates the columns of a shipment `s` in its list, where they differ. */
export const updateShipmentList = (from: string) => updated('shipment_list', 's', ofShipmentRow, from)

/**
 * Updates the columns of a container `c` in its list. Those of its shipment are left to `updateOfShipment`, which
 * another writer may call.
 */
export const updateContainerList = (from: string) => updated('container_list', 'c', ofContainer, from)

/** Updates the columns of shipments `s` in the list of their containers `c`. */
export const updateOfShipment = (from: string) => updated('container_list', 'c', ofShipment, from)

/** Updates the columns that summarize containers in the list of the shipments `g`. */
export const updateOfContainers = (from: string) => updated('shipment_list', 'g', ofItsContainers('g'), from)

/** An update of shipments `t` that also updates the rows of their list: the most frequent write is one statement. */
export const alsoListShipments = (update: string) => `with s as (${update} returning t.*) ${updateShipmentList('s')}`

/** The same for containers `t`. */
export const alsoListContainers = (update: string) => `with c as (${update} returning t.*) ${updateContainerList('c')}`
