import { invalidParameter } from '@boxtrail/protocol/errors'
import type { World } from '../world/world.ts'

const folded = (text: unknown): string =>
  String(text ?? '')
    .normalize('NFD')
    .replaceAll(/\p{M}/gu, '')
    .toLowerCase()
    .trim()

/** The UN/LOCODEs of a port that is given by code or by name. */
export const codesOfPort = (parameter: string, given: string, world: World): string[] => {
  const wanted = folded(given)
  const places = ['port', 'metro_area'].flatMap((type) => world.all(type))
  const found = places.filter(({ attributes: a }) => folded(a.code) === wanted || folded(a.name) === wanted)
  if (found.length > 0) return found.map(({ attributes }) => String(attributes.code))
  throw unknown(parameter, given, 'a UN/LOCODE or the name of one place', places)
}

/** The SCAC of a line that is given by a code or a name. */
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

const unknown = (parameter: string, given: string, wanted: string, all: { attributes: Record<string, unknown> }[]) => {
  const begins = folded(given).slice(0, 3)
  const near = all
    .map(({ attributes: a }) => `${a.name} (${a.scac ?? a.code})`)
    .filter((one) => begins.length === 3 && folded(one).includes(begins))
  const meant = near.length === 0 ? 'Nothing is called so.' : `Is it ${[...new Set(near)].slice(0, 8).join(', ')}?`
  return invalidParameter(parameter, `${parameter} must be ${wanted}, not "${given.slice(0, 60)}". ${meant}`)
}
