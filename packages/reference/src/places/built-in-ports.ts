/// <reference path="../sea-ports.d.ts" />
import seaPorts from 'sea-ports'
import { isLocode } from '../locode.ts'
import type { PlaceRow } from './place-rows.ts'

/** Not a UN/LOCODE: sea-ports places Yangshan, a part of Shanghai's port, far to the south of it. */
const NOT_A_PORT = 'CNYAN'

/**
 * The ports of the npm package sea-ports, corrected and completed by our table (ports.csv). Its time zones are not
 * used: it has Oakland in Chicago's and Bangkok in Tehran's.
 */
export function builtInPorts(): PlaceRow[] {
  return Object.entries(seaPorts.JSON).flatMap(([locode, { name, city, coordinates }]) => {
    if (!isLocode(locode) || locode === NOT_A_PORT || !coordinates) return []
    const [longitude, latitude] = coordinates
    const place = { stateAbbr: null, countryCode: locode.slice(0, 2), latitude, longitude, source: 'sea-ports 0.0.9' }
    return [{ locode, name: name.split(',')[0]!.trim(), city: city || null, ...place }]
  })
}
