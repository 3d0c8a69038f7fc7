import type { Entry } from './included.ts'

/** The page of the container, shipment or request that an entry is about; null if there is none. */
export const recordPath = ({ container, shipment, trackingRequest }: Entry): string | null => {
  if (container) return `/containers/${container.id}`
  if (shipment) return `/shipments/${shipment.id}`
  return trackingRequest ? `/requests?${new URLSearchParams({ q: trackingRequest.requestNumber })}` : null
}
