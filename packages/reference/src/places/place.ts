import { referenceId } from '../ids.ts'
import { zoneAt } from '../zone.ts'
import type { PlaceRow, TerminalRow } from './place-rows.ts'

export interface Port {
  id: string
  kind: 'port' | 'metro_area'
  /** UN/LOCODE. */
  code: string
  name: string
  city: string | null
  stateAbbr: string | null
  countryCode: string
  /** IANA, from the coordinates. */
  timeZone: string
  latitude: number
  longitude: number
}

export interface Terminal {
  id: string
  kind: 'terminal' | 'rail_terminal'
  name: string
  nickname: string
  firmsCode: string | null
  smdgCode: string | null
  bicFacilityCode: string | null
  /** The railway that operates a ramp. */
  operatorScac?: string | null
  street: string | null
  /** The city of its port if the tables have none. */
  city: string
  state: string | null
  stateAbbr: string | null
  zip: string | null
  country: string
  portLocode: string
  /** Other LOCODEs under which carriers name it. */
  alternateLocodes: string[]
  /** Null if the terminal's LOCODE is not one of our ports (a ramp in a metro area). */
  portId: string | null
  /** Never null for a rail terminal. */
  metroAreaId: string | null
  timeZone: string | null
  latitude: number | null
  longitude: number | null
  facilityType: 'ocean_terminal' | 'rail_terminal'
}

export function toPlace(kind: Port['kind'], row: PlaceRow): Port {
  return {
    id: referenceId(kind, row.locode),
    kind,
    code: row.locode,
    name: row.name,
    city: row.city,
    stateAbbr: row.stateAbbr,
    countryCode: row.countryCode,
    timeZone: zoneAt(row.latitude, row.longitude, row.countryCode),
    latitude: row.latitude,
    longitude: row.longitude,
  }
}

/**
 * The permanent key of a terminal: its code in the first of the lists that has it, otherwise its name, within its
 * LOCODE.
 */
export function terminalKey(row: TerminalRow): string {
  return `${row.locode}:${row.smdgCode ?? row.bicFacilityCode ?? row.firmsCode ?? row.name}`
}

export function toTerminal(
  kind: Terminal['kind'],
  { source: _, locode, ...row }: TerminalRow,
  id: string,
  port: Port | undefined,
  metroArea: Port | undefined,
): Terminal {
  const hasPosition = row.latitude !== null && row.longitude !== null
  return {
    id,
    kind,
    ...row,
    city: row.city ?? (port ?? metroArea)?.city ?? (port ?? metroArea)?.name ?? row.name,
    portLocode: locode,
    portId: port?.id ?? null,
    metroAreaId: metroArea?.id ?? null,
    timeZone:
      (port ?? metroArea)?.timeZone ?? (hasPosition ? zoneAt(row.latitude!, row.longitude!, row.country) : null),
    facilityType: kind === 'rail_terminal' ? 'rail_terminal' : 'ocean_terminal',
  }
}
