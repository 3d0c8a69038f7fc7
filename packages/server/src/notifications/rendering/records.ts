import type { IncludedResource } from '@boxtrail/protocol/answer/json-api'
import { type Scope, served } from '../../records/included/served.ts'
import { locationResource } from '../../records/metro-areas/resource.ts'
import { portResource } from '../../records/ports/resource.ts'
import { terminalResource } from '../../records/terminals/resource.ts'
import { vesselResource } from '../../records/vessels/resource.ts'
import type { NotificationRows } from './notifier.ts'

type Found = IncludedResource[]

/** The records included with a subject, each as a list of one or none. */
export const recordsBeside = (rows: NotificationRows, scope: Scope) => {
  const { places } = scope.reference
  const place = (id: unknown) => (typeof id === 'string' ? places.byId(id) : undefined)
  const terminal = (id: unknown) => (typeof id === 'string' ? places.terminalById(id) : undefined)
  return {
    container: (): Found => (rows.container ? [served.container(rows.container, scope)] : []),
    shipment: (): Found => (rows.shipment ? [served.shipment(rows.shipment, scope)] : []),
    /** A port or a metro area. */
    location: (id: unknown): Found => {
      const found = place(id)
      return found ? [locationResource(found, places)] : []
    },
    port: (locode: unknown): Found => {
      const found = typeof locode === 'string' ? places.portByLocode(locode) : undefined
      return found ? [portResource(found, places)] : []
    },
    /** A marine terminal or a rail ramp. */
    facility: (id: unknown): Found => {
      const found = terminal(id)
      return found ? [terminalResource(found)] : []
    },
    portOfFacility: (id: unknown): Found => {
      const found = place(terminal(id)?.portId)
      return found?.kind === 'port' ? [portResource(found, places)] : []
    },
    vessel: (vessel: NotificationRows['vessel']): Found => (vessel ? [vesselResource({ ...vessel, mmsi: null })] : []),
  }
}
