import { everyColumn } from '../../db/every-column.ts'
import { columns } from '../../schema/rows.ts'

/** The columns of raw events, taken from packed rows `p`. */
const packed = columns.raw_events
  .map((column) => (column === 'id' ? 'p.ids[r.ordinality] as id' : `r."${column}"`))
  .join(', ')

/** The columns that are never null, which PostgreSQL cannot tell for the union of stored and packed rows. */
export const rawEventsNotNull = [
  'account_id',
  'id',
  'container_id',
  'timestamp',
  'estimated',
  'date_only',
  'data_source',
  'created_at',
] as const

/** SQL: the raw events of packed rows `p`. */
export const rawEventsIn = (from: string): string =>
  `select ${packed} from ${from} cross join json_populate_recordset(null::raw_events, p.rows) with ordinality as r`

/** SQL: the raw events that a condition on `account_id` and `container_id` finds, whether or not they are packed. */
export const keptRawEvents = (where: string): string =>
  `(select ${everyColumn('raw_events')} from raw_events where ${where} union all
    ${rawEventsIn(`(select * from packed_raw_events where ${where}) p`)})`

/** SQL: the ids of the raw events of a container `c`, in the order in which they are served. */
export const rawEventIds = `coalesce(nullif(array(select e.id from raw_events e
    where e.account_id = c.account_id and e.container_id = c.id order by e."timestamp", e.created_at, e.id), '{}'),
  (select p.ids from packed_raw_events p where p.account_id = c.account_id and p.container_id = c.id), '{}')`
