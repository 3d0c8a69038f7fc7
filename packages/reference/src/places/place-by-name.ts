import { foldName } from '../fold-name.ts'
import { readTable } from '../table.ts'
import type { Port } from './place.ts'
import { byLocode, nameKey, type PlaceIndex } from './place-index.ts'

const MAX_SAME_PLACE_KM = 60
const MIN_ELSEWHERE_KM = 200

/**
 * Finds "Long Beach", "Long Beach, CA", "LONG BEACH, California, United States" or, as COSCO writes it, with the
 * facility in front. Undefined if the name fits several places ("Columbus", without its state), unless they are one
 * port with two codes. Other names of a port count only if no place has that name as its own.
 */
export function findByName(index: PlaceIndex, name: string, countryCode?: string | null): Port | undefined {
  for (const { names, country, rest } of readings(name, countryCode)) {
    const own = candidates(index.names, index, names, country)
    const named = own.length > 0 ? own : candidates(index.otherNames, index, names, country)
    const confirmed = named.filter((place) => rest.some((text) => isWithin(place, text)))
    const found = singlePlace(index, confirmed.length > 0 ? confirmed : named)
    if (found && (confirmed.length > 0 || !rest.some((text) => contradicts(index, found, text)))) return found
  }
  return undefined
}

/** Every place that the name could mean; none if it is not known. */
export function findAllNamed(index: PlaceIndex, name: string): Port[] {
  for (const { names, country, rest } of readings(name)) {
    const named = [index.names, index.otherNames].flatMap((of) => candidates(of, index, names, country))
    const confirmed = named.filter((place) => rest.some((text) => isWithin(place, text)))
    const possible =
      confirmed.length > 0 ? confirmed : named.filter((place) => !rest.some((text) => contradicts(index, place, text)))
    if (possible.length > 0) return [...new Set(possible)].toSorted((a, b) => (a.code < b.code ? -1 : 1))
  }
  return []
}

interface Reading {
  /** Names that the place may have. */
  names: string[]
  country: string | undefined
  /** The rest of the text: the state, or the city of a facility. */
  rest: string[]
}

function readings(name: string, countryCode?: string | null): Reading[] {
  const parts = name.split(',').map((part) => part.trim())
  const written = parts.length > 1 ? countryNamed(parts.at(-1)!) : undefined
  const country = countryCode?.toUpperCase() || written
  return parts.slice(0, 3).flatMap((part, i) => {
    if (i > 0 && isState(part, country)) return []
    const rest = parts.slice(i + 1, written ? -1 : undefined).filter((text) => text !== '')
    return { names: i === 0 ? [name, part] : [part], country, rest }
  })
}

function candidates(of: PlaceIndex['names'], index: PlaceIndex, names: string[], country: string | undefined): Port[] {
  const keys = country
    ? names.map((name) => nameKey(country, name))
    : names.flatMap((name) => index.countries.map((code) => nameKey(code, name)))
  const codes = new Set(keys.flatMap((key) => [...(of.get(key) ?? [])]))
  return [...codes].map((code) => byLocode(index, code)).filter((place) => place !== undefined)
}

function isWithin(place: Port, text: string): boolean {
  const folded = foldName(text)
  return (
    folded === foldName(place.stateAbbr ?? '-') || folded === foldName(place.countryCode) || folded === stateName(place)
  )
}

/**
 * Whether the rest of the text contradicts a place: "Columbus, GA" must not match the only known Columbus, in Ohio, nor
 * "Yangshan, Shanghai" the one in Guangdong.
 */
function contradicts(index: PlaceIndex, found: Port, text: string): boolean {
  if (isState(text, found.countryCode)) return true
  return candidates(index.names, index, [text], found.countryCode).some(
    (place) => distance(found, place) > MIN_ELSEWHERE_KM,
  )
}

/**
 * The place that all of these are: a single place, or several codes of one port (CNSHA, CNSGH), of which the one with
 * terminals or else the first is taken.
 */
function singlePlace(index: PlaceIndex, places: Port[]): Port | undefined {
  const [first] = places
  if (!first || places.some((place) => !isSamePlace(first, place))) return undefined
  return places.toSorted((a, b) => rank(index, b) - rank(index, a) || (a.code < b.code ? -1 : 1))[0]
}

/** All codes of the same port or city, beginning with the place's own. */
export function findCodes(index: PlaceIndex, place: Port): string[] {
  const named = [...(index.names.get(nameKey(place.countryCode, place.name)) ?? [])]
  const others = named.filter((code) => {
    const other = byLocode(index, code)
    return code !== place.code && other !== undefined && isSamePlace(place, other)
  })
  return [place.code, ...others]
}

/**
 * Whether two codes are one place. Kansas City is two cities in two states across a river; codes without a state count
 * as one place.
 */
function isSamePlace(a: Port, b: Port): boolean {
  const states = new Set([a.stateAbbr, b.stateAbbr].filter((state) => state !== null))
  return states.size < 2 && distance(a, b) <= MAX_SAME_PLACE_KM
}

function rank(index: PlaceIndex, place: Port): number {
  return index.portsWithTerminals.has(place.code) ? 1 : 0
}

function distance(a: Port, b: Port): number {
  const east = (a.longitude - b.longitude) * Math.cos((a.latitude * Math.PI) / 180)
  return Math.hypot(a.latitude - b.latitude, east) * 111
}

let countryCodes: Map<string, string> | undefined

/** "United States", "USA" and "US" are US; the runtime knows the names, so we need no table. */
function countryNamed(text: string): string | undefined {
  if (!countryCodes) {
    const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' })
    countryCodes = new Map([
      ['usa', 'US'],
      ['uk', 'GB'],
      ['turkey', 'TR'],
      ['the netherlands', 'NL'],
    ])
    for (let i = 0; i < 676; i++) {
      const code = String.fromCharCode(65 + Math.floor(i / 26), 65 + (i % 26))
      const name = names.of(code)
      // DD is a former code of Germany, VD of Vietnam.
      const isFormer = Intl.getCanonicalLocales(`und-${code}`)[0] !== `und-${code}`
      if (name && !isFormer) countryCodes.set(foldName(name), code)
    }
  }
  return countryCodes.get(foldName(text))
}

let stateNames: { names: Set<string>; byCode: Map<string, string> } | undefined

/** Both the spelled-out names and the abbreviations of the states of the US and the provinces of Canada. */
function states() {
  if (!stateNames) {
    const rows = readTable('states')
    stateNames = {
      names: new Set(
        rows.flatMap((row) => [row.name!, row.state_abbr!].map((name) => `${row.country_code}:${foldName(name)}`)),
      ),
      byCode: new Map(rows.map((row) => [`${row.country_code}-${row.state_abbr}`, foldName(row.name!)])),
    }
  }
  return stateNames
}

function isState(text: string, country = 'US'): boolean {
  return states().names.has(`${country}:${foldName(text)}`)
}

function stateName(place: Port): string {
  return states().byCode.get(`${place.countryCode}-${place.stateAbbr}`) ?? '-'
}
