import type { Container, Shipment } from '@boxtrail/client'
import { briefly, type Format, omission } from '../results/brief.ts'
import { numbered, placed, quoted } from '../results/quote.ts'
import { overdueIn } from './expected.ts'
import { freshnessOf } from './freshness.ts'
import { shipmentStatusOf } from './lifecycle.ts'

export type Shown = Shipment<
  'port_of_lading' | 'port_of_discharge' | 'pod_terminal' | 'destination' | 'destination_terminal' | 'containers'
>

/** The shipment with its route, its vessel and the state of its tracking. */
export const shipmentOf = (shipment: Omit<Shown, 'containers'>, now: Date) => ({
  id: shipment.id,
  bill_of_lading: numbered(shipment.billOfLadingNumber),
  normalized_number: numbered(shipment.normalizedNumber),
  customer_name: quoted(shipment.customerName),
  tags: shipment.tags.map(quoted),
  created_at: shipment.createdAt,
  updated_at: shipment.updatedAt,
  status: shipmentStatusOf(shipment),
  shipping_line: {
    scac: shipment.shippingLineScac,
    name: shipment.shippingLineName,
    short_name: shipment.shippingLineShortName,
  },
  reference_numbers: shipment.refNumbers.map(numbered),
  routing: {
    port_of_lading: {
      locode: shipment.portOfLadingLocode,
      name: placed(shipment.portOfLadingName, shipment.portOfLading),
      port_details: portOf(shipment.portOfLading),
      etd: shipment.polEtdAt,
      atd: shipment.polAtdAt,
      timezone: shipment.polTimezone,
    },
    port_of_discharge: {
      locode: shipment.portOfDischargeLocode,
      name: placed(shipment.portOfDischargeName, shipment.portOfDischarge),
      port_details: portOf(shipment.portOfDischarge),
      terminal: terminalOf(shipment.podTerminal),
      eta: shipment.podEtaAt,
      ata: shipment.podAtaAt,
      original_eta: shipment.podOriginalEtaAt,
      timezone: shipment.podTimezone,
    },
    destination: shipment.destinationLocode === null ? null : destinationOf(shipment),
  },
  vessel_at_pod: {
    name: quoted(shipment.podVesselName),
    imo: shipment.podVesselImo,
    voyage_number: numbered(shipment.podVoyageNumber),
  },
  tracking: {
    line_tracking_last_attempted_at: shipment.lineTrackingLastAttemptedAt,
    line_tracking_last_succeeded_at: shipment.lineTrackingLastSucceededAt,
    line_tracking_stopped_at: shipment.lineTrackingStoppedAt,
    line_tracking_stopped_reason: shipment.lineTrackingStoppedReason,
  },
  freshness: freshnessOf(shipment.meta ?? {}, now),
})

const destinationOf = (shipment: Omit<Shown, 'containers'>) => ({
  locode: shipment.destinationLocode,
  name: placed(shipment.destinationName, shipment.destination),
  terminal: terminalOf(shipment.destinationTerminal),
  eta: shipment.destinationEtaAt,
  ata: shipment.destinationAtaAt,
  timezone: shipment.destinationTimezone,
})

const portOf = (port: Shown['portOfLading']) =>
  port && 'code' in port ? { id: port.id, code: port.code, country_code: port.countryCode } : null

const terminalOf = (terminal: Shown['podTerminal'] | Shown['destinationTerminal']) =>
  terminal && 'name' in terminal
    ? {
        id: terminal.id,
        name: terminal.name,
        ...(terminal.nickname === terminal.name ? {} : { nickname: terminal.nickname }),
        firms_code: terminal.firmsCode,
      }
    : null

/** The characters of containers in a concise result: one or two containers. */
const CHARACTERS = 300

/** The containers of a shipment, as many as fit. */
export const containersOf = (containers: readonly Container[], format: Format) => {
  const { shown, omitted } = briefly(containers.map(containerIn), format, CHARACTERS)
  return {
    count: containers.length,
    containers: shown,
    ...omission(omitted, 'Call with response_format "detailed".'),
  }
}

const containerIn = (container: Container) => ({
  id: container.id,
  number: container.number,
  status: container.currentStatus,
  equipment_type: container.equipmentType,
  equipment_length: container.equipmentLength || null,
  available_for_pickup: container.availableForPickup,
  pod_arrived_at: container.podArrivedAt,
  pod_discharged_at: container.podDischargedAt,
  pickup_lfd: container.pickupLfd,
  ...overdueIn(container),
})
