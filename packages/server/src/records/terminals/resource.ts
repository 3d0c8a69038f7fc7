import type { Schemas } from '@boxtrail/contracts'
import { linkage } from '@boxtrail/protocol/answer/json-api'
import type { Places } from '@boxtrail/reference/places'
import type { Terminal } from '@boxtrail/reference/places/place'

/** Marine terminals and rail ramps are two types on the wire. */
export const terminalResource = (terminal: Terminal): Schemas['Terminal'] | Schemas['RailTerminal'] =>
  terminal.kind === 'rail_terminal' ? railTerminalResource(terminal) : marineTerminalResource(terminal)

const railTerminalResource = (terminal: Terminal): Schemas['RailTerminal'] => ({
  id: terminal.id,
  type: 'rail_terminal',
  attributes: {
    id: terminal.id,
    name: terminal.name,
    nickname: terminal.nickname,
    city: terminal.city,
    firms_code: terminal.firmsCode,
  },
  relationships: {
    port: { data: linkage('port', terminal.portId) },
    metro_area: { data: { type: 'metro_area', id: terminal.metroAreaId! } },
  },
})

/** No table says what a terminal reports; a feed may report any of these. */
const NOTHING_KNOWN: Schemas['Terminal']['attributes']['provided_data'] = {
  pickup_lfd: null,
  pod_full_out_at: null,
  available_for_pickup: null,
  fees_at_pod_terminal: null,
  holds_at_pod_terminal: null,
  pickup_appointment_at: null,
  location_at_pod_terminal: null,
  pod_full_out_chassis_number: null,
}

const marineTerminalResource = (terminal: Terminal): Schemas['Terminal'] => ({
  id: terminal.id,
  type: 'terminal',
  attributes: {
    id: terminal.id,
    name: terminal.name,
    nickname: terminal.nickname,
    firms_code: terminal.firmsCode,
    smdg_code: terminal.smdgCode,
    bic_facility_code: terminal.bicFacilityCode,
    street: terminal.street,
    city: terminal.city,
    state: terminal.state,
    state_abbr: terminal.stateAbbr,
    zip: terminal.zip,
    country: terminal.country,
    facility_type: terminal.facilityType,
    provided_data: NOTHING_KNOWN,
  },
  // Every marine terminal of the tables belongs to a port of the tables (packages/reference/test/tables.test.ts).
  relationships: { port: { data: { type: 'port', id: terminal.portId! } } },
})

const known = (id: unknown, places: Places) => (typeof id === 'string' ? places.terminalById(id) : undefined)

/** Links marine terminals only. */
export const terminalLinkage = (id: unknown, places: Places) => {
  const terminal = known(id, places)
  return terminal?.kind === 'terminal' ? linkage('terminal', terminal.id) : null
}

/** Links marine terminals and rail ramps. */
export const facilityLinkage = (id: unknown, places: Places) => {
  const terminal = known(id, places)
  return terminal ? { type: terminal.kind, id: terminal.id } : null
}
