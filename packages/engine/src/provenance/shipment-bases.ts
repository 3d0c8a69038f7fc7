import { shipmentAttributes, shipmentRelationships } from './attributes.ts'
import type { RecordBases } from './container-bases.ts'
import { attributeBases, type Recorded, relationshipBases } from './record-bases.ts'

export const shipmentBases = (shipment: Recorded): RecordBases => ({
  attributes: attributeBases(shipment, shipmentAttributes),
  relationships: relationshipBases(shipment, shipmentRelationships),
})
