import type { Container, Shipment, TrackingRequest } from '@boxtrail/client'
import { isStopped, type Shown } from '../records/container.ts'
import { overdueIn } from '../records/expected.ts'
import { feesInWords, feesOf } from '../records/fees.ts'
import { shipmentStatusOf } from '../records/lifecycle.ts'
import { bindingDayOf, feesAt, holdsOf, pickupPlaceOf, policyDayOf, readinessOf } from '../records/pickup.ts'
import { numbered, placed, quoted } from '../results/quote.ts'

/** The columns of lists have the names of the published client. */

/** Unknown values are left out, to keep a page short: 25 rows within 2,700 tokens. */
export const containerRow = (container: Shown) => {
  const { shipment } = container
  const binding = bindingDayOf(container)
  const policy = policyDayOf(container)
  const place = pickupPlaceOf(container)
  const fees = feesAt(container)
  const pickupPlace = place?.facility ?? place?.name
  const scac = shipment && 'shippingLineScac' in shipment ? shipment.shippingLineScac : null
  const { ready, because } = readinessOf(container)
  const toAct = because.filter(({ code }) => code === 'hold' || code === 'pending_hold').map(({ detail }) => detail)
  // Nobody has to act once the container has left.
  const holds = toAct.length > 0 ? toAct : container.holdsAtPodTerminal.map(({ name }) => name)
  return {
    id: container.id,
    number: container.number,
    currentStatus: container.currentStatus,
    pickupLfd: container.pickupLfd,
    ...(ready === null ? {} : { ready }),
    ...(binding ? { lastFreeDay: binding.day, lastFreeDayOf: `${binding.stated_by}: ${binding.charge}` } : {}),
    ...(policy ? { policyDay: policy.day, policyDayOf: policy.stated_by } : {}),
    ...(holdsOf(container) === null ? {} : { holds }),
    ...(fees === null ? {} : { fees: feesInWords(fees) }),
    ...(pickupPlace ? { pickupPlace } : {}),
    ...(scac ? { line: scac } : {}),
    ...overdueIn(container),
  }
}

export const containerDetails = (container: Shown) => {
  const { shipment, podTerminal } = container
  const fees = feesAt(container)
  return {
    ...containerRow(container),
    lastFreeDaysDiffer: bindingDayOf(container)?.others_differ ?? null,
    pickupPlaceLocode: pickupPlaceOf(container)?.locode ?? null,
    availableForPickup: container.availableForPickup,
    podDischargedAt: container.podDischargedAt,
    podFullOutAt: container.podFullOutAt,
    pickupAppointmentAt: container.pickupAppointmentAt,
    podArrivedAt: container.podArrivedAt,
    podTimezone: container.podTimezone,
    holdsAtPodTerminal: holdsOf(container),
    holdsCount: holdsOf(container)?.length ?? null,
    feesAtPodTerminal: fees,
    feesTotalAmount: feesOf(fees).amount,
    feesCount: fees?.length ?? null,
    locationAtPodTerminal: numbered(container.locationAtPodTerminal),
    terminals: { podTerminal: podTerminal && 'name' in podTerminal ? { name: podTerminal.name } : null },
    shipment:
      shipment && 'billOfLadingNumber' in shipment
        ? {
            id: shipment.id,
            billOfLading: numbered(shipment.billOfLadingNumber),
            shippingLineScac: shipment.shippingLineScac,
            trackingStopped: isStopped(shipment),
          }
        : null,
    podRailCarrierScac: container.podRailCarrierScac,
    indEtaAt: container.indEtaAt,
    indAtaAt: container.indAtaAt,
    refNumbers: container.refNumbers.map(numbered),
    updatedAt: container.updatedAt,
  }
}

export const shipmentRow = (shipment: Shipment<'containers'> | Shipment) => ({
  id: shipment.id,
  billOfLading: numbered(shipment.billOfLadingNumber),
  status: shipmentStatusOf(shipment),
  shippingLineScac: shipment.shippingLineScac,
  podVesselName: quoted(shipment.podVesselName),
  portOfDischargeName: placed(shipment.portOfDischargeName, shipment.portOfDischarge),
  podEtaAt: shipment.podEtaAt,
  podAtaAt: shipment.podAtaAt,
  destinationEtaAt: shipment.destinationEtaAt,
})

export const shipmentDetails = (shipment: Shipment<'containers'> | Shipment) => ({
  ...shipmentRow(shipment),
  shippingLineName: shipment.shippingLineName,
  podVoyageNumber: numbered(shipment.podVoyageNumber),
  portOfLadingName: placed(shipment.portOfLadingName, shipment.portOfLading),
  polEtdAt: shipment.polEtdAt,
  polAtdAt: shipment.polAtdAt,
  destinationName: placed(shipment.destinationName, shipment.destination),
  customerName: quoted(shipment.customerName),
  refNumbers: shipment.refNumbers.map(numbered),
  tags: shipment.tags.map(quoted),
  lineTrackingLastSucceededAt: shipment.lineTrackingLastSucceededAt,
  lineTrackingStoppedAt: shipment.lineTrackingStoppedAt,
  updatedAt: shipment.updatedAt,
})

export const numbersOf = (containers: readonly (Container | { id: string })[]) =>
  containers.map((container) => ({ id: container.id, ...('number' in container ? { number: container.number } : {}) }))

export const requestRow = (request: TrackingRequest) => ({
  id: request.id,
  requestNumber: numbered(request.requestNumber),
  requestType: request.requestType,
  status: request.status,
  scac: request.scac,
  createdAt: request.createdAt,
  failedReason: request.failedReason,
  ...(request.meta ? stepOf(request.meta) : {}),
})

export const requestDetails = (request: TrackingRequest) => ({
  ...requestRow(request),
  updatedAt: request.updatedAt,
  isRetrying: request.isRetrying,
  refNumbers: request.refNumbers.map(numbered),
  trackedObject: request.trackedObject && { type: request.trackedObject.type, id: request.trackedObject.id },
})

/** What the user can do, why, and when the service tries again by itself. */
export const stepOf = ({ action, reason, retryAt }: NonNullable<TrackingRequest['meta']>) => ({
  action,
  reason: quoted(reason),
  ...(retryAt ? { retryAt } : {}),
})
