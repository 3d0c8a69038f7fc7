import { isUuid } from '@boxtrail/protocol/uuid'
import { imoNumber } from '@boxtrail/sources/imo-number'
import { resolveFacility, resolveLine, resolvePort } from '../../../reference/resolve-names.ts'
import { findPartiesNamed } from '../../parties/queries.ts'
import type { Build, Builds } from './build.ts'
import { customFields } from './custom-fields.ts'
import { namesOfVessel } from './names-of-vessel.ts'
import { isPortOfAccount } from './ports-of-account.ts'
import { silent } from './silent.ts'
import { filtersOfTerms, tagged } from './terms.ts'

const PORTS = ['port_of_lading_locode', 'port_of_discharge_locode', 'destination_locode'] as const

/** If a shipment has the port in two columns, only the first one matches, so that it is counted once. */
const port: Build<string> = async (value, { pool, accountId, conditions, parameter, reference: { places } }) => {
  const code = value.trim().toUpperCase()
  // A code that is in no table may be one that a line uses.
  const isOfAccount = await isPortOfAccount(pool, accountId, code)
  const codes = isOfAccount ? [code] : resolvePort(parameter, value, places)
  const all = codes.map((one) => conditions.bind(one))
  const isNot = (column: string) => all.map((one) => `l.${column} is distinct from ${one}`)
  const sought = PORTS.flatMap((column, at) =>
    all.map((one) => [`l.${column} = ${one}`, ...PORTS.slice(0, at).flatMap(isNot)].join(' and ')),
  )
  return { sought, isOrdered: true }
}

const carrier: Build<string> = (value, { conditions, parameter, reference: { shippingLines } }) => {
  const scac = conditions.bind(resolveLine(parameter, value, shippingLines))
  return { sought: [`l.shipping_line_scac = ${scac}`], isOrdered: true }
}

/**
 * On rows that are already read, the column is compared as a number, so that its own index is not used when this is one
 * of several filters.
 */
const trackingStopped: Build<boolean> = (isStopped) => ({
  sought: [isStopped ? 'l.tracking_stopped' : 'not l.tracking_stopped'],
  isOrdered: true,
  held: `l.tracking_stopped::int = ${isStopped ? 1 : 0}`,
})

/** Filters by customer. A row without a customer has the account's id in this column. */
const customers: Build<readonly string[]> = (ids, { conditions }) =>
  ids.length === 0 ? null : { sought: ids.map((id) => `l.customer_id = ${conditions.bind(id)}::uuid`), isOrdered: true }

const terminal: Build<string> = (value, { conditions, parameter, reference: { places } }) => {
  const id = conditions.bind(resolveFacility(parameter, value, places))
  return { sought: [`l.pod_terminal_id = ${id}::uuid`], isOrdered: true }
}

/** Filters by the vessel's name, or by its IMO number under whatever names sources write. */
const vessel: Build<string> = async (value, { pool, accountId, conditions }) => {
  const name = value.trim()
  const imo = imoNumber(name)
  if (imo === null) return { sought: [`l.vessel = ${conditions.bind(name.toUpperCase())}`], isOrdered: true }
  const names = await namesOfVessel(pool, accountId, imo)
  if (names.length === 0) return null
  const number = conditions.bind(imo)
  return {
    sought: names.map((one) => `l.vessel = ${conditions.bind(one)} and l.vessel_imo = ${number}`),
    isOrdered: true,
  }
}

const ids: Build<readonly string[]> = (all, { conditions }) => ({
  sought: [`l.id = any(${conditions.bind(all)}::uuid[])`],
  isOrdered: false,
})

const changedSince: Build<string> = (value, { conditions }) => ({
  sought: [`l.updated_at >= ${conditions.bind(new Date(value))}::timestamptz`],
  isOrdered: false,
})

/** The filters that shipments and containers share, apart from ranges; `l` is the row that they are listed by. */
export const filtersOfBoth: Builds = {
  ...filtersOfTerms,
  'filter[id]': ids,
  'filter[port]': port,
  'filter[carrier]': carrier,
  'filter[tracking_stopped]': trackingStopped,
  'filter[customer_id]': (value: string, building) => customers(isUuid(value) ? [value] : [], building),
  'filter[customer_name]': async (value: string, building) =>
    customers(await findPartiesNamed(building.pool, building.accountId, value.trim()), building),
  'filter[terminal]': terminal,
  'filter[vessel]': vessel,
  'filter[changed_since]': changedSince,
  'filter[tag]': tagged,
  'filter[custom_field]': customFields,
  'filter[silent]': silent,
}
