import type { Entry } from './included.ts'

/** Where the container, the shipment or the request that an entry is about is shown; null: it is about none of them. */
export const recordPath = ({ container, shipment, trackingRequest }: Entry): string | null => {
  if (container) return `/containers/${container.id}`
  if (shipment) return `/shipments/${shipment.id}`
  return trackingRequest ? `/requests?${new URLSearchParams({ q: trackingRequest.requestNumber })}` : null
}
