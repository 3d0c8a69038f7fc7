import type { ContainerAttributes, ShipmentAttributes } from '@boxtrail/client'
import { eventCatalogue, eventCategories } from '@boxtrail/contracts/events'
import { wireName } from '../results/wire-name.ts'

type Attribute = keyof ContainerAttributes | keyof ShipmentAttributes
type Event = keyof typeof eventCatalogue

/** The attributes that an event sets, by the names in the client. */
const attributesOf: Partial<Record<Event, readonly Attribute[]>> = {
  'container.transport.empty_out': ['emptyOutAt'],
  'container.transport.full_in': ['polFullInAt'],
  'container.transport.vessel_loaded': ['polVesselLoadedAt'],
  'container.transport.vessel_departed': ['polVesselDepartedAt', 'polAtdAt'],
  'container.transport.vessel_arrived': ['podArrivedAt', 'podAtaAt'],
  'container.transport.vessel_discharged': ['podDischargedAt'],
  'container.transport.rail_loaded': ['podRailLoadedAt'],
  'container.transport.rail_departed': ['podRailDepartedAt'],
  'container.transport.rail_arrived': ['indAtaAt'],
  'container.transport.rail_unloaded': ['indRailUnloadedAt'],
  'container.transport.full_out': ['podFullOutAt', 'finalDestinationFullOutAt'],
  'container.transport.delivered': ['deliveredAt'],
  'container.transport.empty_in': ['emptyTerminatedAt'],
  'container.pickup_lfd.changed': ['pickupLfd'],
  'container.pickup_appointment.changed': ['pickupAppointmentAt'],
  'container.transport.available': ['availableForPickup'],
}

const lineOf = (event: Event) => {
  const set = (attributesOf[event] ?? []).map((name) => `\`${wireName(name)}\``).join(', ')
  return `- \`${event}\`: ${eventCatalogue[event].description}${set ? ` Sets ${set}.` : ''}`
}

const sections = eventCategories.map(({ name, events }) =>
  [`## ${name}`, '', ...(events as readonly Event[]).map(lineOf)].join('\n'),
)

/** The events of the service and how they relate. Descriptions are taken from the catalogue of events. */
export const glossary = `# Milestones

${sections.join('\n\n')}

## Usual sequences

- Ocean: empty_out, full_in, vessel_loaded, vessel_departed, vessel_arrived, vessel_discharged, available, full_out, empty_in.
- With transshipment: between departure and arrival, transshipment_arrived, _discharged, _loaded, _departed; one to three days more each.
- With rail: after vessel_discharged, rail_loaded, rail_departed, rail_arrived, rail_unloaded, arrived_at_inland_destination; three to seven days more.

A full_out at the port of discharge sets \`pod_full_out_at\`; at an inland destination, \`final_destination_full_out_at\`.

## What looks wrong and is not

- Arrived and not discharged: usual for up to 48 hours.
- An event available while a hold is set: the container cannot be picked up until the hold is cleared.
- Several vessel_departed: the container changes ships.
- rail_loaded before vessel_discharged: sources report at different times; the order of their reports means nothing.

## What matters most

available, a changed last free day, discharged, departed, a changed estimate of the arrival.
`
