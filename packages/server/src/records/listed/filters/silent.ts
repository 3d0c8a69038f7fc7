import { isLineSource } from '@boxtrail/engine/source-id'
import { type Filter, negated } from '../../../db/conditions.ts'
import { statement } from '../../../db/statement.ts'
import type { Build } from './build.ts'

const findSourcesOfAccountSql = statement(
  'find-sources-of-account',
  'select id from sources where account_id is null or account_id = $1',
)

/**
 * Records that are tracked, and one of whose sources has a `problem` in `meta.sources` (records/freshness/resource.ts): its
 * last poll gave nothing that could be read, or it is a line that is not connected.
 */
export const silent: Build<boolean> = async (isSilent, { pool, accountId, conditions, registry, table }) => {
  const sources = await findSourcesOfAccountSql.rows(pool, accountId)
  const lost = sources.map(({ id }) => id).filter((id) => isLineSource(id) && !registry.isConnected(id))
  const isLost = lost.length > 0 ? ` or w.source_id = any(${conditions.bind(lost)}::text[])` : ''
  const isProblem = `(w.last_outcome <> 'ok'${isLost})`
  const from = `subscriptions v join checks w on w.id = v.check_id
    join journeys j on j.account_id = v.account_id and j.id = v.journey_id
    join shipments s on s.account_id = j.account_id and s.id = j.shipment_id and s.journey_id = j.id`
  const where = `v.account_id = $1 and v.active and s.line_tracking_stopped_at is null and ${isProblem}`
  // A check of one container says nothing of the others, unless it is the line's.
  const found =
    table === 'shipment_list'
      ? `select s.id from ${from} where ${where}`
      : `select c.id from ${from} join container_list c on c.account_id = s.account_id and c.shipment_id = s.id
         where ${where} and (w.subject_kind <> 'container' or w.subject_number = c.number or w.id = s.line_check_id)`
  const one =
    table === 'shipment_list'
      ? 's.id = l.id'
      : `s.id = l.shipment_id and (w.subject_kind <> 'container' or w.subject_number = l.number or w.id = s.line_check_id)`
  const each = `(select true from shipments s
    join subscriptions v on v.account_id = s.account_id and v.journey_id = s.journey_id and v.active
    join checks w on w.id = v.check_id
    where s.account_id = $1 and s.line_tracking_stopped_at is null and ${isProblem} and ${one} limit 1)`
  const filter: Filter = { sought: [`l.id in (${found})`], each, rows: `(${found}) f`, isOrdered: false, weight: 6 }
  return isSilent ? filter : negated(filter)
}
