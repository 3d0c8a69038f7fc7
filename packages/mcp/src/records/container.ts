import type { Container } from '@boxtrail/client'
import { z } from 'zod'
import { numbered, placed } from '../results/quote.ts'
import { attributes } from './contract.ts'
import { expectedOf } from './expected.ts'
import { feesOf } from './fees.ts'
import { freshness, freshnessOf } from './freshness.ts'
import { bindingDayOf, feesAt, holdsOf, pickupPlaceOf, policyDayOf, readinessOf } from './pickup.ts'
import { dateAt, localTime } from './times.ts'
import { urgencyOf } from './urgency.ts'

export type Shown =
  | Container<'shipment' | 'pod_terminal'>
  | Container<'shipment' | 'pod_terminal' | 'transport_events' | 'transport_events.location'>

const from = attributes(
  'Container',
  'current_status',
  'availability_known',
  'available_for_pickup',
  'pod_arrived_at',
  'pod_discharged_at',
  'pickup_lfd',
  'pickup_appointment_at',
  'pod_rail_carrier_scac',
  'pod_rail_loaded_at',
)

/** The fields of a container in results. Loose objects may get more members later. */
export const containerOutput = {
  id: z.string(),
  container_number: z.string(),
  status: from.current_status,
  location: z.looseObject({
    available_for_pickup: from.available_for_pickup,
    because: z.array(z.looseObject({})),
    availability_known: from.availability_known,
    pod_arrived_at: from.pod_arrived_at,
    pod_discharged_at: from.pod_discharged_at,
  }),
  demurrage: z.looseObject({
    binding: z.looseObject({ day: z.string() }).nullable(),
    pickup_lfd: from.pickup_lfd,
    days_until_lfd: z.int().nullable(),
    urgency: z.enum(['overdue', 'imminent', 'none', 'unknown']),
    fees_total_amount: z.number().nullable(),
    holds_at_pod_terminal: z.array(z.looseObject({})).nullable(),
  }),
  pickup_place: z.looseObject({ facility: z.string().nullable() }).nullable(),
  rail: z.looseObject({}),
  shipment: z.looseObject({}).nullable(),
  pod_terminal: z.looseObject({}).nullable(),
  freshness,
}

/** The container, with what follows from its milestones, holds and fees. */
export const containerOf = (container: Shown, now: Date, isDetailed = false) => {
  const { shipment, podTerminal, podTimezone: zone, importDeadlines: deadlines } = container
  const fees = feesAt(container)
  const { amount, currency } = feesOf(fees)
  const readiness = readinessOf(container)
  const { podTimezone, finalDestinationTimezone } = container
  return {
    id: container.id,
    container_number: container.number,
    status: container.currentStatus,
    status_source: 'current_status',
    equipment: {
      type: container.equipmentType,
      length: container.equipmentLength || null,
      height: container.equipmentHeight,
      weight_lbs: container.weightInLbs,
    },
    location: {
      current_location: numbered(container.locationAtPodTerminal),
      available_for_pickup: container.availableForPickup,
      availability_known: container.availabilityKnown,
      ready_for_pickup: readiness.ready,
      because: readiness.because,
      pod_arrived_at: container.podArrivedAt,
      pod_arrived_at_local: localTime(container.podArrivedAt, zone),
      pod_discharged_at: container.podDischargedAt,
      pod_discharged_at_local: localTime(container.podDischargedAt, zone),
      pod_full_out_at: container.podFullOutAt,
      pod_timezone: zone,
    },
    demurrage: {
      binding: bindingDayOf(container),
      policy: policyDayOf(container),
      pickup_lfd: container.pickupLfd,
      last_free_days: {
        terminal: dateAt(deadlines?.pickupLfdTerminal, podTimezone),
        rail: dateAt(deadlines?.pickupLfdRail, finalDestinationTimezone),
        line: dateAt(deadlines?.pickupLfdLine, finalDestinationTimezone ?? podTimezone),
      },
      pickup_appointment_at: container.pickupAppointmentAt,
      fees_at_pod_terminal:
        fees?.map(({ type, amount, currencyCode, payee }) => ({
          type,
          amount,
          currency_code: currencyCode,
          ...(payee ? { payee } : {}),
        })) ?? null,
      fees_total_amount: amount,
      fees_currency_code: currency,
      holds_at_pod_terminal: holdsOf(container),
      ...urgencyOf(container, isStopped(shipment), now),
    },
    pickup_place: pickupPlaceOf(container),
    ...expectedOf(container, isDetailed),
    rail: railOf(container),
    shipment: shipment && 'billOfLadingNumber' in shipment ? shipmentIn(shipment) : null,
    pod_terminal:
      podTerminal && 'name' in podTerminal
        ? { id: podTerminal.id, name: podTerminal.name, firms_code: podTerminal.firmsCode }
        : null,
    freshness: freshnessOf(container.meta ?? {}, now),
  }
}

/** The carrier alone is enough if the container does not go by rail. */
const railOf = ({ podRailCarrierScac, podRailLoadedAt, indEtaAt, indAtaAt }: Shown) => {
  const times = [podRailLoadedAt, indEtaAt, indAtaAt]
  const isByRail = podRailCarrierScac !== null || times.some((time) => time !== null)
  return {
    pod_rail_carrier: podRailCarrierScac,
    ...(isByRail ? { pod_rail_loaded_at: podRailLoadedAt, destination_eta: indEtaAt, destination_ata: indAtaAt } : {}),
  }
}

export const isStopped = (shipment: Shown['shipment']): boolean =>
  shipment !== null && 'lineTrackingStoppedAt' in shipment && shipment.lineTrackingStoppedAt !== null

type ShipmentOfContainer = Extract<NonNullable<Shown['shipment']>, { billOfLadingNumber: string }>

const shipmentIn = (shipment: ShipmentOfContainer) => ({
  id: shipment.id,
  bill_of_lading: numbered(shipment.billOfLadingNumber),
  ref_numbers: shipment.refNumbers.map(numbered),
  line: shipment.shippingLineScac,
  shipping_line_name: shipment.shippingLineName,
  port_of_lading_name: placed(shipment.portOfLadingName, shipment.portOfLading),
  port_of_discharge_name: placed(shipment.portOfDischargeName, shipment.portOfDischarge),
  destination_name: placed(shipment.destinationName, shipment.destination),
})
