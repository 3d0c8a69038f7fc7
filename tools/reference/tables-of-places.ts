import { nickname, readAddress, titleCase } from '@boxtrail/reference/terminal-text'
import type { Listed, Lists } from './lists.ts'
import { METRO_CODES, METRO_SUPPLEMENT } from './metro-selection.ts'
import type { Row } from './row.ts'
import { FIRMS, NAMES_FROM_SMDG, SWAPPED_IN_SEA_PORTS, WRONG_IN_SEA_PORTS, WRONG_IN_UNLOCODE } from './selections.ts'

const SMDG = 'SMDG 2026-06-09'
const WPI = 'WPI 2025-10'
const UNLOCODE = 'UN/LOCODE 2024-2'
const SEA_PORTS = 'sea-ports 0.0.9'

/** Every port with an SMDG terminal or a container harbour in the World Port Index, and the others of North America. */
export function portsTable(lists: Lists): Row[] {
  const smdg = Map.groupBy(lists.smdg, (row) => row.UNLOCODE!)
  const codes = new Set([...smdg.keys(), ...WRONG_IN_SEA_PORTS])
  for (const [code, row] of lists.wpi) if (row['Facilities - Container'] === 'Yes') codes.add(code)
  for (const code of Object.keys(lists.seaPorts)) {
    if (/^(US|CA|MX|PR)/.test(code) && lists.unlocode.has(code) && !METRO_CODES.includes(code)) codes.add(code)
  }
  for (const code of Object.keys(lists.seaPorts)) if (isFarOff(code, lists)) codes.add(code)
  return [...codes].map((code) => port(code, lists, smdg.get(code))).filter((row) => row !== undefined)
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

function port(code: string, lists: Lists, terminals: Listed[] | undefined): Row | undefined {
  const [name, nameSource] = portName(code, lists)
  const place = coordinates(code, lists, terminals)
  if (!name || !place) {
    console.log(`Left out ${code}: ${name ? 'no coordinates' : 'no name'} in any list`)
    return undefined
  }
  const address = terminals?.map((row) => readAddress(row['Terminal Address']!)).find((found) => found)
  return {
    locode: code,
    name,
    city: name,
    country_code: code.slice(0, 2),
    state_abbr: lists.unlocode.get(code)?.subdivision || (/^(US|CA)/.test(code) ? address?.stateAbbr : '') || '',
    latitude: round(place[0]),
    longitude: round(place[1]),
    source: nameSource === place[2] ? nameSource : `${nameSource}; ${place[2]}`,
  }
}

function portName(code: string, lists: Lists): [string | undefined, string] {
  const listed = lists.unlocode.get(code)
  if (listed) return [listedName(listed), UNLOCODE]
  const seaPort = lists.seaPorts[code]?.name.split(',')[0]
  if (seaPort) return [seaPort, SEA_PORTS]
  if (NAMES_FROM_SMDG[code]) return [NAMES_FROM_SMDG[code], SMDG]
  return [lists.wpi.get(code)?.['Main Port Name']?.replace(/ Ko$/, ''), WPI]
}

/** The saved list lost some accents; a name with a replacement character is worse than a plain one. */
function listedName(row: Listed): string {
  return row.name!.includes('\ufffd') ? row.nameWoDiacritics! : row.name!
}

type Place = [latitude: number, longitude: number, source: string]

function coordinates(code: string, lists: Lists, terminals: Listed[] | undefined): Place | undefined {
  if (terminals) {
    const middle = (column: string) => median(terminals.map((row) => Number(row[column])))
    return [middle('Latitude'), middle('Longitude'), SMDG]
  }
  const wpi = lists.wpi.get(code)
  if (wpi?.Latitude) return [Number(wpi.Latitude), Number(wpi.Longitude), WPI]
  const listed = lists.unlocode.get(code)
  if (listed?.lat) return [Number(listed.lat), Number(listed.lon), UNLOCODE]
  const seaPort = lists.seaPorts[code]?.coordinates
  if (!seaPort) return undefined
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
    return [{ locode: code, name, state_abbr: state, country_code: code.slice(0, 2), ...place, source: UNLOCODE }]
  })
}

/**
 * North America's children of our places; elsewhere other codes of ports that SMDG lists under their parent's (CNSHA
 * for CNSGH). A child with two such parents is skipped, because a bill with it is ambiguous.
 */
export function parentsTable(lists: Lists, ports: Row[], metroAreas: Row[]): Row[] {
  const known = new Set([...ports, ...metroAreas].map((row) => row.locode))
  const withTerminals = new Set(lists.smdg.map((row) => row.UNLOCODE))
  const rows = lists.parents.filter(({ Unlocode: child, Parent: parent }) =>
    /^(US|CA)/.test(child!)
      ? known.has(parent!) && !known.has(child!)
      : withTerminals.has(parent) && !withTerminals.has(child) && !METRO_CODES.includes(child!),
  )
  return [...Map.groupBy(rows, (row) => row.Unlocode!)]
    .filter(([, found]) => found.length === 1)
    .map(([child, found]) => ({ child, parent: found[0]!.Parent!, source: 'improved-un-locodes 2026-07' }))
}

/** Names of states and provinces, as addresses write them. */
export function statesTable(lists: Lists): Row[] {
  return [...lists.subdivisions]
    .filter(([code]) => /^(US|CA)-/.test(code))
    .map(([code, name]) => ({ country_code: code.slice(0, 2), state_abbr: code.slice(3), name, source: UNLOCODE }))
}

/** North America in full; elsewhere the ports with three terminals or more, or a large harbour in the WPI. */
export function terminalsTable(lists: Lists, ports: Row[]): Row[] {
  const cities = new Map(ports.map((row) => [row.locode as string, row]))
  const counts = Map.groupBy(lists.smdg, (row) => row.UNLOCODE!)
  const chosen = lists.smdg.filter((row) => {
    const code = row.UNLOCODE!
    const large = lists.wpi.get(code)?.['Harbor Size'] === 'Large'
    return !row['Valid to'] && (/^(US|CA|MX|PR)/.test(code) || counts.get(code)!.length >= 3 || large)
  })
  return chosen.map((row) => terminal(row, lists, String(cities.get(row.UNLOCODE!)?.city ?? '')))
}

function terminal(row: Listed, lists: Lists, portCity: string): Row {
  const code = row.UNLOCODE!
  const country = code.slice(0, 2)
  const firms = FIRMS[`${code} ${row['Terminal Code']}`]
  const address = readAddress(row['Terminal Address']!)
  const name = titleCase(row['Terminal Facility Name']!)
  return {
    locode: code,
    smdg_code: row['Terminal Code']!,
    alternate_locodes: row['Alternative UNLOCODE']!.replace(/[^A-Z0-9]+/g, ' ').trim(),
    name,
    nickname: nickname(name),
    firms_code: firms ?? '',
    street: address?.street ?? '',
    city: address?.city ?? portCity,
    state: (address && lists.subdivisions.get(`${country}-${address.stateAbbr}`)) ?? '',
    state_abbr: address?.stateAbbr ?? '',
    zip: address?.zip ?? '',
    country,
    latitude: round(Number(row.Latitude)),
    longitude: round(Number(row.Longitude)),
    source: firms ? `${SMDG}; public terminal clients (FIRMS)` : SMDG,
  }
}

function median(numbers: number[]): number {
  const sorted = numbers.toSorted((a, b) => a - b)
  const half = Math.floor(sorted.length / 2)
  return sorted.length % 2 ? sorted[half]! : (sorted[half - 1]! + sorted[half]!) / 2
}

function round(degrees: number): number {
  return Math.round(degrees * 1e5) / 1e5
}
