import type { ContainerAttributes, ShipmentAttributes } from '@boxtrail/client'

type Facts = Pick<
  ContainerAttributes,
  | 'podArrivedAt'
  | 'podDischargedAt'
  | 'deliveredAt'
  | 'podRailLoadedAt'
  | 'finalDestinationFullOutAt'
  | 'availableForPickup'
>

/** The stage of a container, from its milestones alone. */
export const lifecycleOf = (container: Facts): string => {
  if (container.podArrivedAt === null) return 'in_transit'
  if (container.podDischargedAt === null) return 'arrived'
  if (container.deliveredAt !== null) return 'delivered'
  if (container.podRailLoadedAt !== null && container.finalDestinationFullOutAt === null) return 'on_rail'
  if (container.availableForPickup === null) return 'at_terminal'
  return container.availableForPickup ? 'available_for_pickup' : 'discharged'
}

type Times = Pick<ShipmentAttributes, 'destinationAtaAt' | 'podAtaAt' | 'polAtdAt' | 'polEtdAt'>

export const shipmentStatuses = [
  'pending',
  'awaiting_departure',
  'in_transit',
  'arrived_at_pod',
  'delivered_to_destination',
] as const

/** The stage of a shipment. */
export const shipmentStatusOf = (shipment: Times): (typeof shipmentStatuses)[number] => {
  if (shipment.destinationAtaAt !== null) return 'delivered_to_destination'
  if (shipment.podAtaAt !== null) return 'arrived_at_pod'
  if (shipment.polAtdAt !== null) return 'in_transit'
  return shipment.polEtdAt === null ? 'pending' : 'awaiting_departure'
}
