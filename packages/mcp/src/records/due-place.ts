import type { Container } from '@boxtrail/client'
import { placed } from '../results/quote.ts'

/** A container, with its shipment if that was read. */
export type Routed = Container | Container<'shipment'>

/** The name and time zone of the place where a milestone is due; null if the record does not have them. */
export const duePlace = (container: Routed, place: string | null): { name: string | null; zone: string | null } => {
  const zoneOfPickup = container.finalDestinationTimezone ?? container.podTimezone
  if (place === null) return { name: null, zone: zoneOfPickup }
  const { pickupPlace } = container.meta ?? {}
  const places: Place[] = [
    ...portsOf(container),
    ...(pickupPlace ? [[pickupPlace.locode, pickupPlace.name, null, zoneOfPickup] as const] : []),
  ]
  const [, name = null, known = null, zone = null] = places.find(([locode, name]) => (locode ?? name) === place) ?? []
  return { name: placed(name, known), zone }
}

type Place = readonly [locode: string | null, name: string | null, known: object | null, zone: string | null]

const portsOf = ({ shipment: one }: Routed): Place[] =>
  one && 'billOfLadingNumber' in one
    ? [
        [one.portOfLadingLocode, one.portOfLadingName, one.portOfLading, one.polTimezone],
        [one.portOfDischargeLocode, one.portOfDischargeName, one.portOfDischarge, one.podTimezone],
        [one.destinationLocode, one.destinationName, one.destination, one.destinationTimezone],
      ]
    : []
