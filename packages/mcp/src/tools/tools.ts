import type { Tool } from '../tool.ts'
import { attentionToday } from './attention-today.ts'
import { getContainer } from './get-container.ts'
import { getContainerRoute } from './get-container-route.ts'
import { getContainerTransportEvents } from './get-container-transport-events.ts'
import { getShipmentDetails } from './get-shipment-details.ts'
import { getSupportedShippingLines } from './get-supported-shipping-lines.ts'
import { listContainers } from './list-containers.ts'
import { listShipments } from './list-shipments.ts'
import { listTrackingRequests } from './list-tracking-requests.ts'
import { searchContainer } from './search-container.ts'
import { sourceAccuracy } from './source-accuracy.ts'
import { trackContainer } from './track-container.ts'
import { whatChanged } from './what-changed.ts'

/** The tools in the order in which they are listed. */
export const tools: readonly Tool[] = [
  searchContainer,
  trackContainer,
  getContainer,
  getShipmentDetails,
  getContainerTransportEvents,
  getSupportedShippingLines,
  getContainerRoute,
  listShipments,
  listContainers,
  listTrackingRequests,
]

/** The tools that `toolset=all` adds; the default remains at ten. */
export const moreTools: readonly Tool[] = [attentionToday, whatChanged, sourceAccuracy]
