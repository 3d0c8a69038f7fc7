import type { ExpectedMilestone } from '../expected/expected.ts'
import { formatName } from '../wording.ts'
import type { ExplainedContainer } from './explained-container.ts'

/** The name of the place in sentences, and its zone; null if they are not known. */
interface DuePlace {
  name: string | null
  zone: string | null
}

/** Where a milestone is due. The place of an empty return is not known, so its times are in the zone of the pickup. */
export const duePlace = (
  container: Pick<ExplainedContainer, 'fields' | 'meta' | 'shipment' | 'events'>,
  { place }: Pick<ExpectedMilestone, 'place'>,
): DuePlace => {
  const zoneOfPickup = container.fields.final_destination_timezone ?? container.fields.pod_timezone
  if (place === null) return { name: null, zone: zoneOfPickup }
  const found = placesOf(container, zoneOfPickup).find(({ locode, name }) => (locode ?? name) === place)
  return { name: formatName(found?.name ?? null, place), zone: found?.zone ?? null }
}

const placesOf = (
  { meta, shipment, events }: Parameters<typeof duePlace>[0],
  zoneOfPickup: string | null,
): (DuePlace & { locode: string | null })[] => {
  const { pickup_place: pickup } = meta
  return [
    { locode: shipment.port_of_lading_locode, name: shipment.port_of_lading_name, zone: shipment.pol_timezone },
    { locode: shipment.port_of_discharge_locode, name: shipment.port_of_discharge_name, zone: shipment.pod_timezone },
    { locode: shipment.destination_locode, name: shipment.destination_name, zone: shipment.destination_timezone },
    ...(pickup ? [{ locode: pickup.locode, name: pickup.name, zone: zoneOfPickup }] : []),
    ...events.map(({ place, zone }) => ({ locode: place.locode, name: place.name, zone })),
  ]
}
