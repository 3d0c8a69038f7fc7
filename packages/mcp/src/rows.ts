import type { Container, Shipment, TrackingRequest } from '@boxtrail/client'
import { feesAt, holdsOf, isStopped, type Shown } from './container.ts'
import { feesOf } from './fees.ts'
import { named } from './quote.ts'

/** Rows of lists have the names of the published client. */

export const containerRow = (container: Shown) => {
  const { shipment, podTerminal } = container
  return {
    id: container.id,
    number: container.number,
    currentStatus: container.currentStatus,
    podDischargedAt: container.podDischargedAt,
    podFullOutAt: container.podFullOutAt,
    availableForPickup: container.availableForPickup,
    pickupLfd: container.pickupLfd,
    holdsCount: holdsOf(container)?.length ?? null,
    shippingLineScac: shipment && 'shippingLineScac' in shipment ? shipment.shippingLineScac : null,
    podTerminalName: podTerminal && 'name' in podTerminal ? named(podTerminal.name) : null,
  }
}

export const containerDetails = (container: Shown) => {
  const { shipment, podTerminal } = container
  const fees = feesAt(container)
  return {
    ...containerRow(container),
    pickupAppointmentAt: container.pickupAppointmentAt,
    podArrivedAt: container.podArrivedAt,
    podTimezone: container.podTimezone,
    holdsAtPodTerminal: holdsOf(container),
    feesAtPodTerminal: fees,
    feesTotalAmount: feesOf(fees).amount,
    feesCount: fees?.length ?? null,
    locationAtPodTerminal: named(container.locationAtPodTerminal),
    terminals: { podTerminal: podTerminal && 'name' in podTerminal ? { name: named(podTerminal.name) } : null },
    shipment:
      shipment && 'billOfLadingNumber' in shipment
        ? {
            id: shipment.id,
            billOfLading: named(shipment.billOfLadingNumber),
            shippingLineScac: shipment.shippingLineScac,
            trackingStopped: isStopped(shipment),
          }
        : null,
    podRailCarrierScac: container.podRailCarrierScac,
    indEtaAt: container.indEtaAt,
    indAtaAt: container.indAtaAt,
    refNumbers: container.refNumbers.map(named),
    updatedAt: container.updatedAt,
  }
}

export const shipmentRow = (shipment: Shipment<'containers'> | Shipment) => ({
  id: shipment.id,
  billOfLading: named(shipment.billOfLadingNumber),
  shippingLineScac: shipment.shippingLineScac,
  podVesselName: named(shipment.podVesselName),
  portOfDischargeName: shipment.portOfDischargeName,
  podEtaAt: shipment.podEtaAt,
  podAtaAt: shipment.podAtaAt,
  destinationEtaAt: shipment.destinationEtaAt,
})

export const shipmentDetails = (shipment: Shipment<'containers'> | Shipment) => ({
  ...shipmentRow(shipment),
  shippingLineName: shipment.shippingLineName,
  podVoyageNumber: named(shipment.podVoyageNumber),
  portOfLadingName: shipment.portOfLadingName,
  polEtdAt: shipment.polEtdAt,
  polAtdAt: shipment.polAtdAt,
  destinationName: shipment.destinationName,
  customerName: named(shipment.customerName),
  refNumbers: shipment.refNumbers.map(named),
  tags: shipment.tags.map(named),
  lineTrackingLastSucceededAt: shipment.lineTrackingLastSucceededAt,
  lineTrackingStoppedAt: shipment.lineTrackingStoppedAt,
  updatedAt: shipment.updatedAt,
})

export const numbersOf = (containers: readonly (Container | { id: string })[]) =>
  containers.map((container) => ({ id: container.id, ...('number' in container ? { number: container.number } : {}) }))

export const requestRow = (request: TrackingRequest) => ({
  id: request.id,
  requestNumber: named(request.requestNumber),
  requestType: request.requestType,
  status: request.status,
  scac: request.scac,
  createdAt: request.createdAt,
  failedReason: request.failedReason,
})

export const requestDetails = (request: TrackingRequest) => ({
  ...requestRow(request),
  updatedAt: request.updatedAt,
  isRetrying: request.isRetrying,
  action: request.action ?? null,
  refNumbers: request.refNumbers.map(named),
  trackedObject: request.trackedObject && { type: request.trackedObject.type, id: request.trackedObject.id },
})
