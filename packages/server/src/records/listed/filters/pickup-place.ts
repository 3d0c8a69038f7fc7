import { resolvePickupPlace } from '../../../reference/resolve-names.ts'
import type { Build } from './build.ts'

/** Most containers are picked up where the vessel lands them: only the others have indexes of their own. */
export const pickupPlace: Build<string> = (value, { conditions, row, parameter, reference: { places } }) => {
  const found = resolvePickupPlace(parameter, value, places)
  const [column, usual, codes, type] =
    'facilityId' in found
      ? ['pickup_facility_id', 'pod_terminal_id', [found.facilityId], 'uuid']
      : ['pickup_locode', 'port_of_discharge_locode', found.locodes, 'text']
  const sought = codes.flatMap((code) => {
    const place = `${conditions.bind(code)}::${type}`
    return [
      `${row}.${usual} = ${place} and ${row}.${column} = ${place}`,
      `${row}.${column} = ${place} and ${row}.${column} is distinct from ${row}.${usual}`,
    ]
  })
  return { sought, isOrdered: true }
}
