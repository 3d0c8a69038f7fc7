import { type Filter, negated } from '../../../db/conditions.ts'
import type { Build } from './build.ts'

/** Records about which the account has an entry that a source is silent (engine/attention/sources.ts), whatever its state. */
export const silent: Build<boolean> = (isSilent, { table }) => {
  const silences = `attention_entries a where a.account_id = $1 and a.kind = 'source_silent'`
  const ofShipment = `select a.shipment_id as id from ${silences}`
  // What is silent about one container says nothing of the others of its shipment.
  const ofContainer = `select a.container_id as id from ${silences} and a.container_id is not null
    union select c.id from container_list c
      where c.account_id = $1 and c.shipment_id in (${ofShipment} and a.container_id is null)`
  const [found, one] =
    table === 'shipment_list'
      ? [`select distinct f.id from (${ofShipment}) f`, 'a.shipment_id = l.id']
      : [ofContainer, 'a.shipment_id = l.shipment_id and coalesce(a.container_id, l.id) = l.id']
  const each = `(select true from ${silences} and ${one} limit 1)`
  const filter: Filter = { sought: [`l.id in (${found})`], each, rows: `(${found}) f`, isOrdered: false, weight: 6 }
  return isSilent ? filter : negated(filter)
}
