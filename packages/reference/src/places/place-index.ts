import { foldName } from '../fold-name.ts'
import { referenceId } from '../ids.ts'
import { builtInPorts } from './built-in-ports.ts'
import { type Port, type Terminal, terminalKey, toPlace, toTerminal } from './place.ts'
import { type PlaceRow, type PlaceTables, readPlaceTables, type TerminalRow } from './place-rows.ts'

export interface PlaceIndex {
  ports: Map<string, Port>
  metroAreas: Map<string, Port>
  parents: Map<string, string>
  places: Map<string, Port>
  terminals: Map<string, Terminal>
  /** Country code and folded name to the LOCODEs so named. */
  names: Map<string, Set<string>>
  /** The same for names in other languages, former names and parts of the port. */
  otherNames: Map<string, Set<string>>
  /** LOCODE, colon, and the folded name or a code of any list. */
  terminalsByCode: Map<string, Set<Terminal>>
  portsWithTerminals: Set<string>
  /** LOCODE to its terminals. */
  terminalsByPort: Map<string, Terminal[]>
  countries: string[]
}

export function buildPlaceIndex(extra: Partial<PlaceTables> = {}): PlaceIndex {
  const tables = readPlaceTables()
  const index: PlaceIndex = {
    ports: createPlaces('port', [...builtInPorts(), ...tables.ports], extra.ports),
    metroAreas: createPlaces('metro_area', tables.metroAreas, extra.metroAreas),
    parents: new Map([...tables.parents, ...(extra.parents ?? [])].map(({ child, parent }) => [child, parent])),
    places: new Map(),
    terminals: new Map(),
    names: new Map(),
    otherNames: new Map(),
    terminalsByCode: new Map(),
    portsWithTerminals: new Set(),
    terminalsByPort: new Map(),
    countries: [],
  }
  for (const place of [...index.ports.values(), ...index.metroAreas.values()]) addPlace(index, place)
  for (const { locode, name } of tables.portNames) add(index.otherNames, nameKey(locode.slice(0, 2), name), locode)
  for (const row of distinct([...tables.terminals, ...(extra.terminals ?? [])])) addTerminal(index, 'terminal', row)
  for (const row of distinct([...tables.railTerminals, ...(extra.railTerminals ?? [])])) {
    addTerminal(index, 'rail_terminal', row)
  }
  index.countries = [...new Set([...index.places.values()].map((place) => place.countryCode))]
  return index
}

function createPlaces(kind: Port['kind'], shipped: PlaceRow[], extra: PlaceRow[] = []): Map<string, Port> {
  const rows = [...extra.filter((row) => row.fillsGapsOnly), ...shipped, ...extra.filter((row) => !row.fillsGapsOnly)]
  const last = new Map(rows.map((row) => [row.locode, row]))
  return new Map([...last].map(([locode, row]) => [locode, toPlace(kind, row)]))
}

/** A later row replaces an earlier one with the same key, but an empty cell removes nothing. */
function distinct(rows: TerminalRow[]): TerminalRow[] {
  const found = new Map<string, TerminalRow>()
  for (const row of rows) {
    const given = Object.fromEntries(Object.entries(row).filter(([, value]) => value !== null))
    found.set(terminalKey(row), { ...row, ...found.get(terminalKey(row)), ...given })
  }
  return [...found.values()]
}

/** UN/LOCODE writes "Gent (Ghent)", "Mumbai (ex Bombay)" and "Jawaharlal Nehru (Nhava Sheva)". */
const OTHER_NAME = /\((?:ex )?([^)]+)\)/

function addPlace(index: PlaceIndex, place: Port): void {
  index.places.set(place.id, place)
  for (const name of [place.name, place.name.split(/[,(]/)[0]!])
    add(index.names, nameKey(place.countryCode, name), place.code)
  const other = OTHER_NAME.exec(place.name)?.[1]
  if (other) add(index.otherNames, nameKey(place.countryCode, other), place.code)
}

export function nameKey(countryCode: string, name: string): string {
  return `${countryCode.toUpperCase()}:${foldName(name)}`
}

/**
 * The area in which a ramp is. An area that is not in the tables is only found through its ramps: its LOCODE remains
 * that of the port.
 */
function findRampArea(index: PlaceIndex, row: TerminalRow): Port | undefined {
  const known = index.metroAreas.get(row.locode) ?? index.places.get(referenceId('metro_area', row.locode))
  if (known) return known
  const { latitude, longitude } = index.ports.get(row.locode) ?? row
  if (latitude === null || longitude === null) return undefined
  const name = index.ports.get(row.locode)?.name ?? row.city ?? row.name
  const area = toPlace('metro_area', { ...row, name, countryCode: row.country, latitude, longitude })
  index.places.set(area.id, area)
  return area
}

function addTerminal(index: PlaceIndex, kind: Terminal['kind'], row: TerminalRow): void {
  const id = referenceId(kind, terminalKey(row))
  const area = kind === 'rail_terminal' ? findRampArea(index, row) : index.metroAreas.get(row.locode)
  // A ramp in no known area, or a terminal at no known port, is useless and cannot be served.
  if (kind === 'rail_terminal' ? !area : !index.ports.has(row.locode)) return
  const terminal = toTerminal(kind, row, id, index.ports.get(row.locode), area)
  index.terminals.set(id, terminal)
  if (kind === 'terminal') index.portsWithTerminals.add(row.locode)
  index.terminalsByPort.set(row.locode, [...(index.terminalsByPort.get(row.locode) ?? []), terminal])
  const codes = [row.smdgCode, row.bicFacilityCode, row.firmsCode].filter((code) => code !== null)
  // A name of the city does not identify a terminal, even if one is called the same.
  const cities = new Set([row.locode, ...row.alternateLocodes].flatMap((locode) => namesOf(index, locode)))
  const names = [foldName(row.name), foldName(row.nickname)].filter((name) => !cities.has(name))
  for (const code of codes) add(index.terminalsByCode, `:${code.toUpperCase()}`, terminal)
  for (const locode of [row.locode, ...row.alternateLocodes]) {
    for (const code of codes) add(index.terminalsByCode, `${locode}:${code.toUpperCase()}`, terminal)
    for (const name of names) add(index.terminalsByCode, `${locode}:${name}`, terminal)
  }
}

function namesOf({ ports, metroAreas }: PlaceIndex, locode: string): string[] {
  return [ports, metroAreas].flatMap((places) => places.get(locode) ?? []).map(({ name }) => foldName(name))
}

function add<V>(map: Map<string, Set<V>>, key: string, value: V): void {
  const values = map.get(key)
  if (values) values.add(value)
  else map.set(key, new Set([value]))
}

/**
 * The place of a code. Montreal is a port and an inland city; Chicago is listed as a port too, but no container is
 * discharged there.
 */
export function byLocode(index: PlaceIndex, code: string, inland = false): Port | undefined {
  const port = index.ports.get(code)
  const metroArea = index.metroAreas.get(code)
  if (port && metroArea) return index.portsWithTerminals.has(code) && !inland ? port : metroArea
  if (port ?? metroArea) return port ?? metroArea
  const parent = index.parents.get(code)
  return parent === undefined || parent === code ? undefined : (index.metroAreas.get(parent) ?? index.ports.get(parent))
}
