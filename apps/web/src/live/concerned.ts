import type { Event } from '@boxtrail/client'
import type { QueryKey } from '@tanstack/react-query'

/** Attributes that users write; the service derives nothing from them. */
const WRITTEN = ['ref_numbers', 'tags']

/**
 * Whether the data of a query contain something that the service derives from the change, such as the freshness and the
 * last free day in `meta`: events only name the changed record. `shipmentOf` returns the shipment of a container that
 * has been loaded: a change of a shipment also affects its containers.
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
  // Attention entries depend on records of every kind.
  if (group === 'attention') return type !== 'webhook'
  // Any change in the account may concern the sandbox.
  if (group === 'sandbox') return true
  if (Object.keys(changeset).every((name) => WRITTEN.includes(name))) return false
  if (group === 'shipments') {
    if (method === 'list') return shipment !== null || type === 'shipment' || type === 'tracking_request'
    // Shipments show contradictions between their documents, and the event of a document does not name its shipments.
    return id === shipment?.id || (method === 'get' && type === 'document')
  }
  if (group !== 'containers') return false
  if (method === 'list' || container) return method === 'list' ? (container ?? shipment) !== null : id === container?.id
  const known = shipmentOf(String(id))
  return shipment !== null && (known === undefined || known === shipment.id)
}
