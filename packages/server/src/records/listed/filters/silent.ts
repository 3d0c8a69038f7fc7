import { type Filter, negated } from '../../../db/lists/conditions.ts'
import type { Build } from './build.ts'

const silences = (alias: string) =>
  `attention_entries ${alias} where ${alias}.account_id = $1 and ${alias}.kind = 'source_silent'`

/**
 * Keeps records about which the account has an attention entry that a source is silent
 * (engine/attention/rules/sources.ts), whatever its state.
 */
export const silent: Build<boolean> = (isSilent, { table }) => {
  const filter = table === 'shipment_list' ? ofShipments() : ofContainers()
  return isSilent ? filter : negated(filter)
}

const ofShipments = (): Filter => {
  const found = `select distinct a.shipment_id as id from ${silences('a')}`
  const each = `(select true from ${silences('a')} and a.shipment_id = l.id limit 1)`
  return { sought: [`l.id in (${found})`], each, rows: `(${found}) f`, isOrdered: false, weight: 6 }
}

/** A source that is silent about one container says nothing about the others of its shipment. */
const ofContainers = (): Filter => {
  const wholeShipments = `select distinct a.shipment_id from ${silences('a')} and a.container_id is null`
  const alone = `select distinct a.container_id from ${silences('a')} and a.container_id is not null`
  // Avoids sorting and hashing, so that counting ends early.
  const found = `select c.id from (${wholeShipments}) s join container_list c on c.account_id = $1 and c.shipment_id = s.shipment_id
    union all ${alone} and not exists (select from ${silences('b')} and b.shipment_id = a.shipment_id and b.container_id is null)`
  const held = `l.shipment_id in (${wholeShipments}) or l.id in (${alone})`
  const each = `(select true from ${silences('a')} and a.shipment_id = l.shipment_id and coalesce(a.container_id, l.id) = l.id limit 1)`
  return { sought: [`l.id in (${found})`], held, each, rows: `(${found}) f`, isOrdered: false, weight: 6 }
}
