import type { Schemas } from '@boxtrail/contracts'
import type { Places } from '@boxtrail/reference/places'
import type { Port } from '@boxtrail/reference/places/place'
import { portResource } from '../ports/resource.ts'

export const metroAreaResource = (area: Port): Schemas['MetroArea'] => ({
  id: area.id,
  type: 'metro_area',
  attributes: {
    id: area.id,
    name: area.name,
    code: area.code,
    state_abbr: area.stateAbbr,
    country_code: area.countryCode,
    time_zone: area.timeZone,
    latitude: String(area.latitude),
    longitude: String(area.longitude),
  },
})

/** A port or a metro area: a destination, or the place of an event. */
export const locationResource = (place: Port, places: Places): Schemas['Port'] | Schemas['MetroArea'] =>
  place.kind === 'port' ? portResource(place, places) : metroAreaResource(place)

export const locationLinkage = (id: unknown, places: Places) => {
  const place = typeof id === 'string' ? places.byId(id) : undefined
  return place ? { type: place.kind, id: place.id } : null
}

/** The inland destination of a shipment; a metro area if the LOCODE belongs to a port as well. */
export const destinationOf = (locode: unknown, places: Places): Port | undefined =>
  typeof locode === 'string' ? places.byLocode(locode, true) : undefined
