import { readTable, type TableRow } from '../table.ts'

/** A port or a metro area as in the tables and the importable lists: no id, no zone. */
export interface PlaceRow {
  locode: string
  name: string
  city: string | null
  stateAbbr: string | null
  countryCode: string
  latitude: number
  longitude: number
  source: string
  /** Set on rows of UN/LOCODE, whose coordinates are the least accurate: such a row never replaces a built-in one. */
  fillsGapsOnly?: boolean
}

export interface TerminalRow {
  locode: string
  /** Other LOCODEs under which carriers name the same terminal (Newark for New York). */
  alternateLocodes: string[]
  name: string
  nickname: string
  smdgCode: string | null
  firmsCode: string | null
  bicFacilityCode: string | null
  /** The railway that operates a ramp. */
  operatorScac?: string | null
  street: string | null
  city: string | null
  state: string | null
  stateAbbr: string | null
  zip: string | null
  country: string
  latitude: number | null
  longitude: number | null
  source: string
}

export interface ParentRow {
  child: string
  parent: string
}

/**
 * Rows in addition to the built-in tables, from imported lists or an operator's own; a row with a known key replaces
 * it.
 */
export interface PlaceTables {
  ports: PlaceRow[]
  metroAreas: PlaceRow[]
  terminals: TerminalRow[]
  railTerminals: TerminalRow[]
  parents: ParentRow[]
}

/** Other names of a port. */
export interface PortNameRow {
  locode: string
  name: string
}

export function readPlaceTables(): PlaceTables & { portNames: PortNameRow[] } {
  return {
    ports: readTable('ports').map(placeRow),
    metroAreas: readTable('metro-areas').map(placeRow),
    terminals: readTable('terminals').map(terminalRow),
    railTerminals: readTable('rail-terminals').map(terminalRow),
    portNames: readTable('port-names').map((row) => ({ locode: row.locode!, name: row.name! })),
    parents: readTable('locode-parents').map((row) => ({ child: row.child!, parent: row.parent! })),
  }
}

function placeRow(row: TableRow): PlaceRow {
  return {
    locode: row.locode!,
    name: row.name!,
    city: row.city || null,
    stateAbbr: row.state_abbr || null,
    countryCode: row.country_code!,
    latitude: Number(row.latitude),
    longitude: Number(row.longitude),
    source: row.source!,
  }
}

function terminalRow(row: TableRow): TerminalRow {
  return {
    locode: row.locode!,
    alternateLocodes: row.alternate_locodes ? row.alternate_locodes.split(' ') : [],
    name: row.name!,
    nickname: row.nickname || row.name!,
    smdgCode: row.smdg_code || null,
    firmsCode: row.firms_code || null,
    bicFacilityCode: row.bic_facility_code || null,
    operatorScac: row.operator_scac || null,
    street: row.street || null,
    city: row.city || null,
    state: row.state || null,
    stateAbbr: row.state_abbr || null,
    zip: row.zip || null,
    country: row.country!,
    latitude: row.latitude ? Number(row.latitude) : null,
    longitude: row.longitude ? Number(row.longitude) : null,
    source: row.source!,
  }
}
