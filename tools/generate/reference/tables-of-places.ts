import type { Listed, Lists } from './lists.ts'
import { METRO_CODES, METRO_SUPPLEMENT } from './metro-selection.ts'
import type { Row } from './row.ts'
import {
  MORE_PORTS,
  PART_OF,
  STATES,
  SWAPPED_IN_SEA_PORTS,
  WRONG_IN_SEA_PORTS,
  WRONG_IN_UNLOCODE,
  WRONG_IN_WPI,
} from './selections.ts'

const WPI = 'WPI 2025-10'
const UNLOCODE = 'UN/LOCODE 2024-2'
const GEOCODED = 'geoapify/un-locode positions'
const SEA_PORTS = 'sea-ports 0.0.9'
const PARENTS = 'improved-un-locodes 2026-07'
const SUBDIVISIONS = 'datasets/un-locode 2026-07'

/** Every container harbour of the World Port Index, the ports chosen by hand, and the others of North America. */
export function portsTable(lists: Lists): Row[] {
  const codes = new Set([...MORE_PORTS, ...WRONG_IN_SEA_PORTS])
  for (const [code, row] of lists.wpi) if (row['Facilities - Container'] === 'Yes') codes.add(code)
  for (const code of Object.keys(lists.seaPorts)) {
    if (/^(US|CA|MX|PR)/.test(code) && lists.unlocode.has(code) && !METRO_CODES.includes(code)) codes.add(code)
  }
  for (const code of Object.keys(lists.seaPorts)) if (isFarOff(code, lists)) codes.add(code)
  return [...codes].map((code) => port(code, lists)).filter((row) => row !== undefined)
}

const FAR_IN_KM = 75

/** A port of sea-ports that the World Port Index, or otherwise a surveyed UN/LOCODE row, places elsewhere. */
function isFarOff(code: string, lists: Lists): boolean {
  const wpi = lists.wpi.get(code)
  const listed = lists.unlocode.get(code)
  const theirs = lists.seaPorts[code]?.coordinates
  if (SWAPPED_IN_SEA_PORTS.includes(code)) return true
  if (!theirs || WRONG_IN_UNLOCODE.includes(code)) return false
  const far = (row: Listed, latitude: string, longitude: string) =>
    distance([theirs[1], theirs[0]], [Number(row[latitude]), Number(row[longitude])]) > FAR_IN_KM
  const surveyed = listed?.lat && listed.geocoded !== 'true' ? far(listed, 'lat', 'lon') : undefined
  return wpi ? far(wpi, 'Latitude', 'Longitude') && surveyed !== false : surveyed === true
}

function distance([latitude, longitude]: [number, number], [otherLatitude, otherLongitude]: [number, number]): number {
  const east = ((longitude - otherLongitude + 540) % 360) - 180
  return Math.hypot(latitude - otherLatitude, east * Math.cos((latitude * Math.PI) / 180)) * 111
}

function port(code: string, lists: Lists): Row | undefined {
  const [name, nameSource] = portName(code, lists)
  const place = coordinates(code, lists)
  if (!name || !place) {
    console.log(`Left out ${code}: ${name ? 'no coordinates' : 'no name'} in any list`)
    return undefined
  }
  return {
    locode: code,
    name,
    city: name,
    country_code: code.slice(0, 2),
    state_abbr: lists.unlocode.get(code)?.subdivision || STATES[code] || '',
    latitude: round(place[0]),
    longitude: round(place[1]),
    source: nameSource === place[2] ? nameSource : `${nameSource}; ${place[2]}`,
  }
}

function portName(code: string, lists: Lists): [string | undefined, string] {
  const listed = lists.unlocode.get(code)
  if (listed && listedName(listed)) return [listedName(listed), UNLOCODE]
  const seaPort = lists.seaPorts[code]?.name.split(',')[0]
  if (seaPort) return [seaPort, SEA_PORTS]
  return [lists.wpi.get(code)?.['Main Port Name']?.replace(/ Ko$/, ''), WPI]
}

/** The saved list lost some letters; a name with a replacement character is worse than a plain one. */
function listedName(row: Listed): string {
  return [row.name!, row.nameWoDiacritics!].find((name) => !/[?\ufffd]/.test(name)) ?? ''
}

type Place = [latitude: number, longitude: number, source: string]

/** Surveyed positions before those that the publisher of the list derived from a name. */
function coordinates(code: string, lists: Lists): Place | undefined {
  const wpi = WRONG_IN_WPI.includes(code) ? undefined : lists.wpi.get(PART_OF[code] ?? code)
  if (wpi?.Latitude) return [Number(wpi.Latitude), Number(wpi.Longitude), WPI]
  const listed = lists.unlocode.get(code)
  if (listed?.lat && listed.geocoded !== 'true') return [Number(listed.lat), Number(listed.lon), UNLOCODE]
  const seaPort = lists.seaPorts[code]?.coordinates
  if (!seaPort) return listed?.lat ? [Number(listed.lat), Number(listed.lon), GEOCODED] : undefined
  const [longitude, latitude] = SWAPPED_IN_SEA_PORTS.includes(code) ? seaPort.toReversed() : seaPort
  return [latitude!, longitude!, SEA_PORTS]
}

export function metroTable(lists: Lists): Row[] {
  const supplement = new Map(METRO_SUPPLEMENT.map((row) => [row[0], row]))
  return METRO_CODES.flatMap((code) => {
    const listed = lists.unlocode.get(code)
    const row: [string, string, number, number] | undefined = listed
      ? [listedName(listed), listed.subdivision!, Number(listed.lat), Number(listed.lon)]
      : (supplement.get(code)?.slice(1) as [string, string, number, number] | undefined)
    if (!row) return []
    const [name, state, latitude, longitude] = row
    const place = { latitude: round(latitude), longitude: round(longitude) }
    const source = listed?.geocoded === 'true' ? `${UNLOCODE}; ${GEOCODED}` : UNLOCODE
    return [{ locode: code, name, state_abbr: state, country_code: code.slice(0, 2), ...place, source }]
  })
}

/**
 * North America's children of our places; elsewhere other codes of our ports (CNSHA for CNSGH). A child with two such
 * parents is skipped, because a bill with it is ambiguous.
 */
export function parentsTable(lists: Lists, ports: Row[], metroAreas: Row[]): Row[] {
  const known = new Set([...ports, ...metroAreas].map((row) => row.locode))
  const isPort = new Set(ports.map((row) => row.locode))
  const rows = lists.parents.filter(({ Unlocode: child, Parent: parent }) =>
    /^(US|CA)/.test(child!)
      ? known.has(parent!) && !known.has(child!)
      : isPort.has(parent!) && !isPort.has(child!) && !METRO_CODES.includes(child!),
  )
  return [...Map.groupBy(rows, (row) => row.Unlocode!)]
    .filter(([, found]) => found.length === 1)
    .map(([child, found]) => ({ child, parent: found[0]!.Parent!, source: PARENTS }))
}

/** Names of states and provinces, as addresses write them. */
export function statesTable(lists: Lists): Row[] {
  return [...lists.subdivisions]
    .filter(([code]) => /^(US|CA)-/.test(code))
    .map(([code, name]) => ({ country_code: code.slice(0, 2), state_abbr: code.slice(3), name, source: SUBDIVISIONS }))
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
