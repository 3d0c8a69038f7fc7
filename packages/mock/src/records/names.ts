import { invalidParameter, unknownFilterField } from '@boxtrail/protocol/errors'
import type { World } from '../world/world.ts'

const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()

/** The UN/LOCODEs of a port, from its code or name. */
export const codesOfPort = (parameter: string, given: string, world: World): string[] => {
  const wanted = folded(given)
  const places = ['port', 'metro_area'].flatMap((type) => world.all(type))
  const found = places.filter(({ attributes: a }) => folded(a.code) === wanted || folded(a.name) === wanted)
  if (found.length > 0) return found.map(({ attributes }) => String(attributes.code))
  throw unknown(parameter, given, 'a UN/LOCODE or the name of one place', places)
}

/** The SCAC of a line, from a code or a name. */
export const scacOf = (
  parameter: string,
  given: string,
  world: World,
  { orElse }: { orElse?: string } = {},
): string => {
  const wanted = folded(given)
  const lines = world.all('shipping_line')
  const found = lines.find(({ attributes: a }) =>
    [a.scac, a.name, a.short_name, ...((a.alternative_scacs ?? []) as string[])].some((one) => folded(one) === wanted),
  )
  if (found) return String(found.attributes.scac)
  if (orElse !== undefined) return orElse
  throw unknown(parameter, given, 'a SCAC or the name of one line', lines)
}

/** The id of a terminal or ramp, from its id, a code or its name. */
export const facilityOf = (parameter: string, given: string, world: World): string => {
  const all = facilitiesIn(world)
  const [found, ...others] = all.filter(isFacility(given))
  if (found && others.length === 0) return found.id
  throw unknown(parameter, given, 'the code or the name of one terminal', all)
}

/** The codes of a place, or the id of a terminal or ramp. */
export const pickupPlaceOf = (
  parameter: string,
  given: string,
  world: World,
): { locodes: string[] } | { facilityId: string } => {
  const wanted = folded(given)
  const places = ['port', 'metro_area'].flatMap((type) => world.all(type))
  const named = places.filter(({ attributes: a }) => folded(a.code) === wanted || folded(a.name) === wanted)
  if (named.length > 0) return { locodes: named.map(({ attributes }) => String(attributes.code)) }
  const facilities = facilitiesIn(world)
  const [found, ...others] = facilities.filter(isFacility(given))
  if (found && others.length === 0) return { facilityId: found.id }
  const meant = 'a UN/LOCODE, the name of one place, or the code or the name of one terminal'
  throw unknown(parameter, given, meant, [...facilities, ...places])
}

const facilitiesIn = (world: World) => ['terminal', 'rail_terminal'].flatMap((type) => world.all(type))
const isFacility =
  (given: string) =>
  ({ id, attributes: a }: { id: string; attributes: Record<string, unknown> }) =>
    [id, a.firms_code, a.smdg_code, a.bic_facility_code, a.name, a.nickname].some(
      (one) => one !== null && folded(one) === folded(given),
    )

/** The filters for values of custom fields, each of which must exist. */
export const slugsIn = (given: Record<string, string>, world: World): Record<string, string> => {
  const known = world
    .all('custom_field_definition')
    .filter(({ attributes }) => ['Shipment', 'Container'].includes(String(attributes.entity_type)))
    .map(({ attributes }) => String(attributes.api_slug))
  for (const slug of Object.keys(given))
    if (!known.includes(slug)) throw unknownFilterField(slug, [...new Set(known)].sort())
  return given
}

const unknown = (parameter: string, given: string, wanted: string, all: { attributes: Record<string, unknown> }[]) => {
  const begins = folded(given).slice(0, 3)
  const near = all
    .map(({ attributes: a }) => `${a.name} (${a.scac ?? a.code ?? a.firms_code ?? a.smdg_code})`)
    .filter((one) => begins.length === 3 && folded(one).includes(begins))
  const meant = near.length === 0 ? 'Nothing is called so.' : `Is it ${[...new Set(near)].slice(0, 8).join(', ')}?`
  return invalidParameter(parameter, `${parameter} must be ${wanted}, not "${given.slice(0, 60)}". ${meant}`)
}
