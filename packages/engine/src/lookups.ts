import { referenceId } from '@boxtrail/reference/ids'
import type { Reference } from '@boxtrail/reference/reference'
import { sizeType } from '@boxtrail/reference/size-type'
import { findCountryZone, findStateZone } from '@boxtrail/reference/zone'
import { LRUCache } from 'lru-cache'
import type { Place, ProjectionInput } from './project/types/projection.ts'
import { noPlace, type PlaceText, type VesselText } from './statement.ts'
import type { PlaceZone } from './time.ts'

/** The reference data of the projection: places, vessels, container sizes. */
export interface Lookups {
  resolvePlace: ProjectionInput['resolvePlace']
  /** Every place that a name could mean. */
  placesNamed: (name: string) => readonly Place[]
  equipment: ProjectionInput['equipment']
  vesselId: (vessel: VesselText) => string | null
  /** The name of a terminal or a rail ramp, by its id. */
  facilityName: (id: string) => string | null
  /** Whether these letters are put before numbers by a line. */
  isLinePrefix: (letters: string) => boolean
  /** The attributes that a line is known never to report. */
  gapsOf: (scac: string | null) => ReadonlySet<string>
}

const inlandTypes = new Set(['INTE', 'RAMP', 'CLOC'])
const MAX_CACHED_PLACES = 20_000
const MAX_CACHED_VESSELS = 20_000

export const createLookups = ({ places, shippingLines }: Reference): Lookups => {
  // Sources name few places over and over; resolving one costs more than a cache lookup.
  const cache = new LRUCache<string, Place>({ max: MAX_CACHED_PLACES })
  const named = new LRUCache<string, readonly Place[]>({ max: MAX_CACHED_PLACES })
  const gaps = new Map<string, ReadonlySet<string>>()
  const vesselIds = new LRUCache<string, string>({ max: MAX_CACHED_VESSELS })
  const prefixes = new Set(
    shippingLines
      .all()
      .flatMap(({ scac, alternativeScacs, bolPrefix }) => [
        scac,
        ...alternativeScacs,
        ...(bolPrefix === null ? [] : [bolPrefix]),
      ]),
  )
  const resolve = (text: PlaceText, railwayScac: string | null): Place => {
    const query = { ...text, railwayScac, inland: text.facilityType !== null && inlandTypes.has(text.facilityType) }
    const { place, terminal } = places.resolve(query) ?? {}
    const locode = place?.code ?? text.locode
    return {
      key: locode ?? text.name?.trim().toLowerCase() ?? '?',
      locode,
      name: place?.name ?? text.name,
      ...zoneOf(place?.timeZone ?? terminal?.timeZone ?? null, locode, text.name),
      id: place?.id ?? null,
      kind: place?.kind ?? null,
      terminal: terminal ? { id: terminal.id, kind: terminal.kind } : null,
      facilityType: text.facilityType,
      position: place ? { latitude: place.latitude, longitude: place.longitude } : null,
    }
  }
  const resolvePlace: Lookups['resolvePlace'] = (text, railwayScac = null) => {
    const key = `${text.locode}|${text.name}|${text.facilityCode}|${text.facilityProvider}|${text.facilityType}|${railwayScac}`
    return remembered(cache, key, () => resolve(text, railwayScac))
  }
  return {
    resolvePlace,
    placesNamed: (name) =>
      remembered(named, name, () =>
        places.allNamed(name).map(({ code }) => resolvePlace({ ...noPlace, locode: code })),
      ),
    equipment: (code) => {
      const { equipmentType = null, equipmentLength = null, equipmentHeight = null } = sizeType(code) ?? {}
      return { type: equipmentType, length: equipmentLength, height: equipmentHeight }
    },
    vesselId: ({ imo, name }) => {
      const natural = imo ?? name
      return natural ? remembered(vesselIds, natural, () => referenceId('vessel', natural)) : null
    },
    facilityName: (id) => places.terminalById(id)?.name ?? null,
    isLinePrefix: (letters) => prefixes.has(letters),
    gapsOf: (scac) => {
      const key = scac ?? ''
      return remembered(gaps, key, () => new Set(Object.keys(shippingLines.byScac(key)?.gaps ?? {})))
    },
  }
}

const zoneOf = (known: string | null, locode: string | null, name: string | null): PlaceZone => {
  if (known !== null) return { zone: known, zoneSource: 'place' }
  const country = locode?.slice(0, 2)
  const zone = (country === undefined ? undefined : findCountryZone(country)) ?? zoneOfState(name ?? '', country)
  return zone === undefined ? { zone: null, zoneSource: 'unknown' } : { zone, zoneSource: 'country' }
}

const COUNTRIES: Readonly<Record<string, string>> = { US: 'US', USA: 'US', CA: 'CA', CAN: 'CA' }

/**
 * The zone of a place without a code as EDI names it: "WOODRIDGE, IL, US". Two letters alone could be a state or a
 * country, and if a code is of another country, neither is certain.
 */
const zoneOfState = (name: string, countryOfCode: string | undefined): string | undefined => {
  const [last = '', state = '', place = ''] = name
    .toUpperCase()
    .split(',')
    .map((part) => part.trim())
    .reverse()
  const country = COUNTRIES[last] ?? ''
  const isCertain = place !== '' && (countryOfCode === undefined || countryOfCode === country)
  return isCertain ? findStateZone(country, state) : undefined
}

interface Cache<Value> {
  get(key: string): Value | undefined
  set(key: string, value: NoInfer<Value>): unknown
}

const remembered = <Value>(cache: Cache<Value>, key: string, make: () => Value): Value => {
  const known = cache.get(key)
  if (known !== undefined) return known
  const made = make()
  cache.set(key, made)
  return made
}
