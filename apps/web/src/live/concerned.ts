import type { QueryKey } from '@tanstack/react-query'

/** What an event says about which records are affected. */
export interface Affected {
  type: string
  shipmentId: string | null
  containerId: string | null
}

/** As the stream writes an event: the wire format, of which only the relationships matter here. */
export const affectedBy = (data: string): Affected => {
  const { relationships } = JSON.parse(data) as {
    relationships: Record<'resource' | 'shipment' | 'container', { data: { type: string; id: string } | null }>
  }
  const { resource, shipment, container } = relationships
  return {
    type: resource.data?.type ?? '',
    shipmentId: shipment.data?.id ?? null,
    containerId: container.data?.id ?? null,
  }
}

/** What is read of one container, by the second part of its key. */
const OF_CONTAINER = ['container', 'explain', 'charges', 'map']

/**
 * Whether what was read under this key may have changed. `shipmentOf` knows the shipment of a container that has been
 * read: what changes of a shipment changes what is shown of its containers, too.
 */
export const isConcerned = (
  [root, what, ...rest]: QueryKey,
  { type, shipmentId, containerId }: Affected,
  shipmentOf: (containerId: string) => string | undefined,
): boolean => {
  if (root === 'webhooks') return type === 'webhook'
  if (root !== 'records') return false
  const isOfContainer = (id: unknown) => {
    if (containerId !== null) return id === containerId
    const known = shipmentOf(String(id))
    return shipmentId !== null && (known === undefined || known === shipmentId)
  }
  if (what === 'requests') return type === 'tracking_request'
  if (what === 'documents') return type === 'document'
  if (what === 'shipments') return shipmentId !== null || type === 'shipment' || type === 'tracking_request'
  if (what === 'containers') return containerId !== null || shipmentId !== null
  // It says where its documents contradict each other; which shipments a document is of, its event does not say.
  if (what === 'shipment') return rest[0] === shipmentId || type === 'document'
  if (what === 'provenance') return rest[0] === 'shipment' ? rest[1] === shipmentId : isOfContainer(rest[1])
  // What is not known here is read again: too often is better than too old.
  return OF_CONTAINER.includes(String(what)) ? isOfContainer(rest[0]) : true
}
