import { linkage, wireTime } from '@boxtrail/protocol/answer/json-api'
import { referenceId } from '@boxtrail/reference/ids'
import type { Scope } from '../../records/included/served.ts'
import { portLinkage } from '../../records/ports/resource.ts'
import type { ShipmentRow } from '../../records/shipments/resource.ts'
import type { Subject } from './envelope.ts'
import type { NotificationInput, NotificationRows } from './notifier.ts'
import { recordsBeside } from './records.ts'

/** A new estimate of a whole shipment's arrival at its port of discharge. */
export const estimatedEventSubject = ({ change, rows, occurredAt }: NotificationInput, scope: Scope): Subject => {
  const { shipment } = rows
  if (!shipment) throw new Error(`The change ${change.id} of ${change.event} has no shipment.`)
  const { places } = scope.reference
  const locode = shipment.port_of_discharge_locode
  const vessel = arrivingVessel(shipment)
  const event = {
    id: change.id,
    type: 'estimated_event',
    attributes: {
      event: change.event,
      created_at: occurredAt,
      estimated_timestamp: wireTime(change.changeset.pod_eta_at?.[1] ?? shipment.pod_eta_at),
      location_locode: locode,
      timezone: shipment.pod_timezone,
      voyage_number: shipment.pod_voyage_number,
      data_source: change.data_source ?? 'shipping_line',
    },
    relationships: {
      shipment: { data: { type: 'shipment', id: shipment.id } },
      port: { data: portLinkage(locode, places) },
      vessel: { data: linkage('vessel', vessel?.id) },
    },
  }
  const beside = recordsBeside(rows, scope)
  return {
    reference: { type: 'estimated_event', id: change.id },
    included: [event, ...beside.shipment(), ...beside.port(locode), ...beside.vessel(vessel)],
  }
}

/** The id of a vessel derives from its IMO number, otherwise from its name, everywhere. */
const arrivingVessel = ({
  pod_vessel_name: name,
  pod_vessel_imo: imo,
}: Pick<ShipmentRow, 'pod_vessel_name' | 'pod_vessel_imo'>): NotificationRows['vessel'] => {
  const natural = imo ?? name
  return natural === null ? null : { id: referenceId('vessel', natural), name: name ?? `IMO ${imo}`, imo }
}
