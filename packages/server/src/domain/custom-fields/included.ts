import { type IncludedResource, onlyOnce } from '../../json-api.ts'
import { userResource } from '../accounts/resource.ts'
import { findContainers } from '../containers/queries.ts'
import type { Call } from '../context.ts'
import { findDefinitions } from '../custom-field-definitions/queries.ts'
import { definitionResource } from '../custom-field-definitions/resource.ts'
import { served } from '../included.ts'
import { findShipments } from '../shipments/queries.ts'
import { findRequests } from '../tracking-requests/queries.ts'
import { trackingRequestResource } from '../tracking-requests/resource.ts'
import type { FieldRow } from './resource.ts'

/** Related records of values; empty if none were requested. */
export const includeWithFields = async (
  rows: readonly FieldRow[],
  names: readonly string[] | undefined,
  call: Call,
): Promise<IncludedResource[] | undefined> => {
  if (names === undefined || names.length === 0) return undefined
  const { pool, accountId } = call
  const included: IncludedResource[] = []
  const ids = (column: 'definition_id' | 'shipment_id' | 'container_id' | 'tracking_request_id' | 'user_id') => [
    ...new Set(rows.map((row) => row[column]).filter((id) => id !== null)),
  ]
  if (names.includes('definition'))
    included.push(...(await findDefinitions(pool, accountId, ids('definition_id'))).map(definitionResource))
  if (names.includes('entity')) {
    const shipments = await findShipments(pool, accountId, ids('shipment_id'))
    const containers = await findContainers(pool, accountId, ids('container_id'))
    const requests = await findRequests(pool, accountId, ids('tracking_request_id'))
    included.push(...shipments.map((row) => served.shipment(row, call)))
    included.push(...containers.map((row) => served.container(row, call)))
    included.push(...requests.map(trackingRequestResource))
  }
  if (names.includes('user')) included.push(...ids('user_id').map(userResource))
  return onlyOnce(included)
}
