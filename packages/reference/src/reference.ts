import { createInferNumber, type InferNumber } from './infer/infer-number.ts'
import { createOwnerPrefixes, type OwnerPrefix, type OwnerPrefixes } from './owner-prefixes.ts'
import type { PlaceTables } from './places/place-rows.ts'
import { createPlaces, type Places } from './places.ts'
import { createRailCarriers, type RailCarriers } from './rail-carriers.ts'
import { createSeaLanes, type SeaLanes } from './sea-lanes/sea-lanes.ts'
import { createShippingLines, type ShippingLine, type ShippingLines } from './shipping-lines.ts'

/** The reference data of the server; one object in the context. */
export interface Reference {
  places: Places
  shippingLines: ShippingLines
  ownerPrefixes: OwnerPrefixes
  railCarriers: RailCarriers
  seaLanes: SeaLanes
  inferNumber: InferNumber
}

/** What an operator imported or added, on top of the built-in tables. */
export interface ReferenceAdditions {
  places?: Partial<PlaceTables>
  shippingLines?: ShippingLine[]
  ownerPrefixes?: OwnerPrefix[]
}

export function createReference(additions: ReferenceAdditions = {}): Reference {
  const shippingLines = createShippingLines(additions.shippingLines)
  const ownerPrefixes = createOwnerPrefixes(additions.ownerPrefixes)
  return {
    places: createPlaces(additions.places),
    shippingLines,
    ownerPrefixes,
    railCarriers: createRailCarriers(),
    seaLanes: createSeaLanes(),
    inferNumber: createInferNumber({ shippingLines, ownerPrefixes }),
  }
}
