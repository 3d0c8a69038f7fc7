/** Columns of a shipment that both lists have as sources report them. */
export const reportedPlaces = ['port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode'] as const

/** What both lists have of a shipment `s`; without a customer, the account itself. */
const places: Record<string, string> = {
  shipping_line_scac: 's.shipping_line_scac',
  ...Object.fromEntries(reportedPlaces.map((column) => [column, `s.${column}`])),
  customer_id: 'coalesce(s.customer_id, s.account_id)',
  tracking_stopped: 's.line_tracking_stopped_at is not null',
}

export const placeColumns = Object.keys(places).join(', ')
export const placeValues = Object.values(places).join(', ')
const listedPlaces = Object.keys(places)
  .map((column) => `l.${column}`)
  .join(', ')
const setPlaces = Object.entries(places)
  .map(([column, value]) => `${column} = ${value}`)
  .join(', ')

const freeTimeEndsOn = `(c.marks->'free_time'->>'ends_on')::date`

/** Writes the row of the list for a container `c` of a shipment `s`, if there is none. */
export const insertContainerList = (from: string) => `insert into container_list
     (account_id, id, created_at, updated_at, current_status, ${placeColumns}, free_time_ends_on)
   select c.account_id, c.id, c.created_at, c.updated_at, c.current_status, ${placeValues}, ${freeTimeEndsOn}
   from ${from} on conflict (account_id, id) do nothing`

/** Writes what the list has of a shipment `s`, where it differs. */
export const updateShipmentList = (from: string) => `update shipment_list l
   set created_at = s.created_at, updated_at = s.updated_at, ${setPlaces}
   from ${from} where l.account_id = s.account_id and l.id = s.id
     and (l.created_at, l.updated_at, ${listedPlaces}) is distinct from (s.created_at, s.updated_at, ${placeValues})`

/** The same of a container `c`. What its shipment has is left to `updatePlaces`, whose writer may be another. */
export const updateContainerList = (from: string) => `update container_list l
   set created_at = c.created_at, updated_at = c.updated_at, current_status = c.current_status,
     free_time_ends_on = ${freeTimeEndsOn}
   from ${from} where l.account_id = c.account_id and l.id = c.id
     and (l.created_at, l.updated_at, l.current_status, l.free_time_ends_on)
       is distinct from (c.created_at, c.updated_at, c.current_status, ${freeTimeEndsOn})`

/** What the list of containers `c` has of their shipments `s`. */
export const updatePlaces = (from: string) => `update container_list l set ${setPlaces}
   from ${from} where l.account_id = c.account_id and l.id = c.id and (${listedPlaces}) is distinct from (${placeValues})`

/** An update of shipments `t` that writes the rows of their list with it: the most frequent write is one statement. */
export const alsoListShipments = (update: string) => `with s as (${update}
     returning t.account_id, t.id, t.created_at, t.updated_at, t.shipping_line_scac,
       ${reportedPlaces.map((column) => `t.${column}`).join(', ')}, t.customer_id, t.line_tracking_stopped_at)
   ${updateShipmentList('s')}`

/** The same of containers `t`. */
export const alsoListContainers = (update: string) => `with c as (${update}
     returning t.account_id, t.id, t.created_at, t.updated_at, t.current_status, t.marks)
   ${updateContainerList('c')}`
