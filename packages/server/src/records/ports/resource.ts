import type { Schemas } from '@boxtrail/contracts'
import { linkage, linkages } from '@boxtrail/protocol/answer/json-api'
import type { Places } from '@boxtrail/reference/places'
import type { Port } from '@boxtrail/reference/places/place'

export const portResource = (port: Port, places: Places): Schemas['Port'] => ({
  id: port.id,
  type: 'port',
  attributes: {
    id: port.id,
    name: port.name,
    code: port.code,
    state_abbr: port.stateAbbr,
    city: port.city,
    country_code: port.countryCode,
    time_zone: port.timeZone,
    // Strings, because the reference API has always returned strings here.
    latitude: String(port.latitude),
    longitude: String(port.longitude),
  },
  relationships: {
    terminals: {
      data: linkages(
        'terminal',
        places
          .terminalsAt(port.code)
          .filter(({ kind }) => kind === 'terminal')
          .map(({ id }) => id),
      ),
    },
  },
})

/** The port of a row; null if the place is only a city. */
export const portLinkage = (locode: unknown, places: Places) =>
  linkage('port', typeof locode === 'string' ? places.portByLocode(locode)?.id : null)
