import type { Event } from '@boxtrail/client'
import type { QueryKey } from '@tanstack/react-query'

/** What people write; the service derives nothing from it. */
const WRITTEN = ['ref_numbers', 'tags']

/**
 * Whether what was read under this key shows something that the service derives from what changed, such as the freshness
 * and the last free day in `meta`: events name only what changed itself. `shipmentOf` knows the shipment of a container
 * that has been read: what changes of a shipment changes what is shown of its containers, too.
 */
export const isConcerned = (
  [root, group, method, id]: QueryKey,
  { resource: { type }, changeset, shipment, container }: Event,
  shipmentOf: (containerId: string) => string | undefined,
): boolean => {
  if (root !== 'boxtrail') return false
  if (group === 'trackingRequests') return type === 'tracking_request'
  if (group === 'webhooks') return type === 'webhook'
  if (group === 'documents') return type === 'document'
  // What needs attention follows from records of every kind.
  if (group === 'attention') return type !== 'webhook'
  // Whatever happens in the account may have happened in its sandbox.
  if (group === 'sandbox') return true
  if (Object.keys(changeset).every((name) => WRITTEN.includes(name))) return false
  if (group === 'shipments') {
    if (method === 'list') return shipment !== null || type === 'shipment' || type === 'tracking_request'
    // It says where its documents contradict each other; which shipments a document is of, its event does not say.
    return id === shipment?.id || (method === 'get' && type === 'document')
  }
  if (group !== 'containers') return false
  if (method === 'list' || container) return method === 'list' ? (container ?? shipment) !== null : id === container?.id
  const known = shipmentOf(String(id))
  return shipment !== null && (known === undefined || known === shipment.id)
}
