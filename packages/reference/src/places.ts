import { foldName } from './fold-name.ts'
import { locodeAtStart } from './locode.ts'
import type { Port, Terminal } from './places/place.ts'
import { findAllNamed, findByName, findCodes } from './places/place-by-name.ts'
import { buildPlaceIndex, byLocode, type PlaceIndex } from './places/place-index.ts'
import type { PlaceTables } from './places/place-rows.ts'

export type { Port, Terminal } from './places/place.ts'
export type { ParentRow, PlaceRow, PlaceTables, TerminalRow } from './places/place-rows.ts'

/** A place as a source names it. `inland` asks for the metro area if a LOCODE is both a port and an inland city. */
export interface PlaceQuery {
  locode?: string | null
  name?: string | null
  country?: string | null
  facilityCode?: string | null
  facilityProvider?: string | null
  /** The railway that names the place; if it has a single ramp there, that one is meant. */
  railwayScac?: string | null
  inland?: boolean
}

export interface TerminalQuery {
  smdg?: string | null
  bic?: string | null
  firms?: string | null
  locode?: string | null
  name?: string | null
}

export interface ResolvedPlace {
  place?: Port
  terminal?: Terminal
}

export interface Places {
  byLocode(code: string, inland?: boolean): Port | undefined
  portByLocode(code: string): Port | undefined
  metroAreaByLocode(code: string): Port | undefined
  byId(id: string): Port | undefined
  byName(name: string, countryCode?: string | null): Port | undefined
  /** Every place that the name could mean: NLRTM and USRAJ for Rotterdam. */
  allNamed(name: string): Port[]
  /** The codes of one port that sources use interchangeably: CNSHA and CNSGH. */
  codesOf(place: Port): string[]
  terminal(query: TerminalQuery): Terminal | undefined
  terminalById(id: string): Terminal | undefined
  terminalsAt(locode: string): Terminal[]
  resolve(query: PlaceQuery): ResolvedPlace | undefined
  all(): Port[]
  allTerminals(): Terminal[]
}

/** Nothing is guessed: an unknown or ambiguous place is undefined and keeps its text. */
export function createPlaces(extra?: Partial<PlaceTables>): Places {
  let built: PlaceIndex | undefined
  const index = () => {
    built ??= buildPlaceIndex(extra)
    return built
  }
  const places: Places = {
    byLocode: (code, inland) => byLocode(index(), normalizeCode(code), inland),
    portByLocode: (code) => index().ports.get(normalizeCode(code)),
    metroAreaByLocode: (code) => index().metroAreas.get(normalizeCode(code)),
    byId: (id) => index().places.get(id),
    byName: (name, countryCode) => findByName(index(), name, countryCode),
    allNamed: (name) => findAllNamed(index(), name),
    codesOf: (place) => findCodes(index(), place),
    terminal: (query) => terminal(index(), query),
    terminalById: (id) => index().terminals.get(id),
    terminalsAt: (locode) => index().terminalsByPort.get(normalizeCode(locode)) ?? [],
    resolve: (query) => resolve(places, query),
    all: () => [...index().places.values()],
    allTerminals: () => [...index().terminals.values()],
  }
  return places
}

function normalizeCode(code: string): string {
  return code.toUpperCase().replace(/[^A-Z0-9]/g, '')
}

function terminal(index: PlaceIndex, { smdg, bic, firms, locode, name }: TerminalQuery): Terminal | undefined {
  const at = locode ? normalizeCode(locode) : ''
  const find = (code: string, where: string) => only([...(index.terminalsByCode.get(`${where}:${code}`) ?? [])])
  const findNear = (code: string, where: string) => find(code, where) ?? find(code, index.parents.get(where) ?? '-')
  for (const code of [smdg, bic, firms].filter((given) => given).map((given) => normalizeCode(given!))) {
    const start = locodeAtStart(code)
    const bare = at ? findNear(code, at) : find(code, '')
    const found = bare ?? (start ? findNear(code.slice(start.length), start) : undefined)
    if (found) return found
  }
  // A full BIC or FIRMS code is unique worldwide, so it applies even if the LOCODE differs.
  for (const code of [bic, firms]) {
    const found = code ? find(normalizeCode(code), '') : undefined
    if (found && found.smdgCode !== normalizeCode(code!)) return found
  }
  return name && at ? findNear(foldName(name), at) : undefined
}

function resolve(places: Places, query: PlaceQuery): ResolvedPlace | undefined {
  const code = query.facilityCode ? normalizeCode(query.facilityCode) : ''
  const { locode, name, country } = query
  const provider = query.facilityProvider?.toUpperCase()
  const of = (list: string) => (provider === undefined || provider === list ? code : null)
  const named = places.terminal({ smdg: of('SMDG'), bic: of('BIC'), firms: of('FIRMS'), locode, name })
  const place =
    (locode ? places.byLocode(locode, query.inland) : undefined) ??
    (named ? places.byLocode(named.portLocode, query.inland) : undefined) ??
    (!locode && code.length > 5 ? places.byLocode(code.slice(0, 5), query.inland) : undefined) ??
    (name
      ? (places.byName(name, country ?? locode?.slice(0, 2)) ?? byCodeInName(places, name, query.inland))
      : undefined)
  const found = named ?? (place && query.railwayScac ? onlyRamp(places, place.code, query.railwayScac) : undefined)
  // A railway may name the suburb of its ramp: the place is the city that the ramp serves.
  const isBySuburb =
    found?.kind === 'rail_terminal' && place !== undefined && found.alternateLocodes.includes(place.code)
  const at = isBySuburb ? (places.byLocode(found.portLocode, true) ?? place) : place
  return at || found ? { place: at, terminal: found } : undefined
}

/** A source may write a UN/LOCODE with a space, which has the form of a name: only a code that exists is taken for one. */
function byCodeInName(places: Places, name: string, inland?: boolean): Port | undefined {
  return /^[A-Z]{2} [A-Z2-9]{3}$/i.test(name.trim()) ? places.byLocode(name, inland) : undefined
}

function onlyRamp(places: Places, locode: string, scac: string): Terminal | undefined {
  const isThere = ({ portLocode, alternateLocodes }: Terminal) =>
    portLocode === locode || alternateLocodes.includes(locode)
  return only(places.allTerminals().filter((one) => one.operatorScac === scac && isThere(one)))
}

function only<T>(values: T[]): T | undefined {
  return new Set(values).size === 1 ? values[0] : undefined
}
