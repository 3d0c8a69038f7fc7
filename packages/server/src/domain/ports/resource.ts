import type { Schemas } from '@boxtrail/contracts'
import type { Port } from '@boxtrail/reference/place'
import type { Places } from '@boxtrail/reference/places'
import { linkage, linkages } from '../../json-api.ts'

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
    // Texts, because the clients of the reference API have only ever seen texts here.
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

/** A port by what a row says of it; a place that is a city only is none. */
export const portLinkage = (locode: unknown, places: Places) =>
  linkage('port', typeof locode === 'string' ? places.portByLocode(locode)?.id : null)
