import type { PoolClient } from 'pg'
import { overChecks } from '../../db/distribution/over-checks.ts'
import { nowOfJourney } from '../../db/journey-clock.ts'
import { type Client, jsonStatement, type RowOf, statement } from '../../db/statement.ts'
import { columns as tableColumns } from '../../schema/rows.ts'
import { sourcesOf } from '../freshness/queries.ts'
import { withRefusals } from '../freshness/refusals.ts'
import type { PolledSource } from '../freshness/resource.ts'
import { checksOfShipments, joinedShipmentColumns, type ServedShipment, shipmentJoins } from '../shipments/queries.ts'
import { rawEventIds } from '../transport-events/kept-raw-events.ts'

/** A container with its joined columns. */
export type ServedContainer = Omit<RowOf<'find-container'>, 'sources'> & { sources: PolledSource[] }

/** All columns of the row: a new one is served as soon as the contract names it. */
const columns = tableColumns.containers.filter((column) => column !== 'account_id')

/** The columns that are served of a container besides its row, for statements with `c`, `s` and `k`. */
const joinedColumns: Record<string, string> = {
  shipment_last_tracking_request_at: `case when s.line_tracking_stopped_at is null then k.last_asked_at
    else s.line_tracking_last_attempted_at end`,
  transport_event_ids: `array(select e.id from transport_events e where e.account_id = c.account_id and e.container_id = c.id
    order by e.created_at, e.id)`,
  raw_event_ids: rawEventIds,
  line_scac: 's.shipping_line_scac',
  line_check_id: 's.line_check_id',
  line_tracking_stopped_at: 's.line_tracking_stopped_at',
  line_tracking_last_attempted_at: 's.line_tracking_last_attempted_at',
  line_tracking_last_succeeded_at: 's.line_tracking_last_succeeded_at',
}

const expressions = [...columns.map((column) => [column, `c.${column}`] as const), ...Object.entries(joinedColumns)]
const containerColumns = expressions.map(([name, expression]) => `${expression} as ${name}`).join(', ')
const sources = sourcesOf('s.account_id', 's.journey_id')

const fromContainers = `from containers c
  join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
  left join checks k on k.id = s.line_check_id`

const notNull = ['transport_event_ids', 'raw_event_ids', 'sources'] as const

/** SQL: the checks of the shipment of a container. */
const followedBy = (container: string) => `${checksOfShipments}
   where s.account_id = $1 and s.id in (select shipment_id from containers where account_id = $1 and id ${container})`

const findContainerText = `select ${containerColumns}, ${sources} as sources ${fromContainers} where c.account_id = $1 and c.id = $2`

const findContainerSql = jsonStatement('find-container', findContainerText, {
  notNull,
  distributed: overChecks(findContainerText, followedBy('= $2')),
})

export const findContainer = async (client: Client, accountId: string, id: string) =>
  (await findContainerSql.first(client, accountId, id)) as ServedContainer | undefined

interface Both {
  container: object
  joinedToContainer: object
  shipment: object
  joinedToShipment: object
  sources: PolledSource[]
}

const asJson = (joined: Record<string, string>) =>
  `json_build_object(${Object.entries(joined).map(([name, expression]) => `'${name}', ${expression}`)})`

// The rows are read as they are stored: a hundred columns, each an expression of the statement, take half as long
// again.
const findContainerWithShipmentText = `select json_build_object('container', c, 'joinedToContainer', ${asJson(joinedColumns)},
     'shipment', s, 'joinedToShipment', ${asJson(joinedShipmentColumns)}, 'sources', ${sources}) as found
   from containers c join shipments s on s.account_id = c.account_id and s.id = c.shipment_id ${shipmentJoins}
   where c.account_id = $1 and c.id = $2`

const findContainerWithShipmentSql = statement('find-container-with-shipment', findContainerWithShipmentText, {
  distributed: overChecks(findContainerWithShipmentText, followedBy('= $2')),
})

/** A container and its shipment in one statement, because this is the most frequent read. */
export const findContainerWithShipment = async (client: Client, accountId: string, id: string) => {
  const row = await findContainerWithShipmentSql.first(client, accountId, id)
  if (!row) return undefined
  // Container and shipment share their sources, which the statement collects once.
  const { container, joinedToContainer, shipment, joinedToShipment, sources } = row.found as Both
  return {
    container: Object.assign(container, joinedToContainer, { sources }) as ServedContainer,
    shipment: Object.assign(shipment, joinedToShipment, { sources }) as ServedShipment,
  }
}

const findContainersText = `select ${containerColumns}, ${sources} as sources ${fromContainers}
   where c.account_id = $1 and c.id = any($2::uuid[]) order by c.created_at desc, c.id desc`

const findContainersSql = jsonStatement('find-containers', findContainersText, {
  columns: [...expressions.map(([name]) => name), 'sources'],
  notNull,
  distributed: overChecks(findContainersText, followedBy('= any($2::uuid[])')),
})

/** Returns containers, newest first. */
export const findContainers = async (client: Client, accountId: string, ids: readonly string[]) =>
  ids.length === 0
    ? []
    : withRefusals(client, (await findContainersSql.rows(client, accountId, ids)) as ServedContainer[])

const containersTotalSql = statement(
  'containers-total',
  'select containers_total as total from ledgers where account_id = $1',
)

export const containersTotal = async (client: Client, accountId: string): Promise<number> => {
  const rows = await containersTotalSql.rows(client, accountId)
  return rows[0]!.total
}

const containerExistsSql = statement('container-exists', 'select 1 from containers where account_id = $1 and id = $2')

export const containerExists = async (client: Client, accountId: string, id: string): Promise<boolean> => {
  return (await containerExistsSql.count(client, accountId, id)) === 1
}

const lockContainersSql = statement(
  'lock-containers',
  `select id, shipment_id, ref_numbers, delivered_at from containers
   where account_id = $1 and id = any($2::uuid[]) order by id for update`,
)

/** Containers before a change, locked for update. */
export const lockContainers = (client: PoolClient, accountId: string, ids: readonly string[]) =>
  lockContainersSql.rows(client, accountId, ids)

const findShipmentsOfContainersSql = statement(
  'find-shipments-of-containers',
  `select c.id, c.shipment_id, s.journey_id from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   where c.account_id = $1 and c.id = any($2::uuid[])`,
)

/** The shipments of containers, and their journeys. */
export const findShipmentsOfContainers = (client: Client, accountId: string, ids: readonly string[]) =>
  findShipmentsOfContainersSql.rows(client, accountId, ids)

const findContainersOfShipmentsSql = statement(
  'find-containers-of-shipments',
  `select s.id, array(select c.id from containers c where c.account_id = s.account_id and c.shipment_id = s.id) as container_ids
   from shipments s where s.account_id = $1 and s.id = any($2::uuid[])`,
  { notNull: ['container_ids'] },
)

/** The ids of the containers of shipments. */
export const findContainersOfShipments = (client: Client, accountId: string, ids: readonly string[]) =>
  findContainersOfShipmentsSql.rows(client, accountId, ids)

export interface OwnFields {
  ref_numbers: readonly string[]
  /** In wire form. */
  delivered_at: string | null
}

const saveContainerOwnFieldsSql = statement(
  'save-container-own-fields',
  `update containers c set ref_numbers = n.ref_numbers, delivered_at = n.delivered_at, updated_at = ${nowOfJourney}
   from jsonb_to_recordset($2::jsonb) as n(id uuid, ref_numbers text[], delivered_at timestamptz), shipments s
   join journeys j on j.account_id = s.account_id and j.id = s.journey_id
   where c.account_id = $1 and c.id = n.id and s.account_id = c.account_id and s.id = c.shipment_id`,
)

export const saveOwnFields = (
  client: PoolClient,
  accountId: string,
  containers: readonly (OwnFields & { id: string })[],
) => saveContainerOwnFieldsSql.count(client, accountId, JSON.stringify(containers))

const findPolledChecksText = `select c.id as container_id, s.line_tracking_stopped_at is null as is_tracked, k.id, k.source_id from containers c
   join shipments s on s.account_id = c.account_id and s.id = c.shipment_id
   left join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id and v.active
   left join checks k on k.id = v.check_id
     and (k.subject_kind <> 'container' or k.subject_number = c.number or k.id = s.line_check_id)
   where c.account_id = $1 and c.id = any($2::uuid[]) order by k.id`

const findPolledChecksSql = statement('find-polled-checks', findPolledChecksText, {
  notNull: ['is_tracked'],
  distributed: overChecks(findPolledChecksText, followedBy('= any($2::uuid[])')),
})

export interface PolledCheck {
  id: string
  source_id: string
}

/** The checks that track a container now. */
export interface Polled {
  isTracked: boolean
  checks: PolledCheck[]
}

/** Returns the checks by the id of each container that exists. */
export const findPolledChecks = async (
  client: Client,
  accountId: string,
  ids: readonly string[],
): Promise<Map<string, Polled>> => {
  const rows = await findPolledChecksSql.rows(client, accountId, ids)
  const polled = new Map<string, Polled>(
    rows.map(({ container_id, is_tracked: isTracked }) => [container_id, { isTracked, checks: [] }]),
  )
  for (const { container_id, id, source_id } of rows)
    if (id !== null && source_id !== null) polled.get(container_id)!.checks.push({ id, source_id })
  return polled
}
