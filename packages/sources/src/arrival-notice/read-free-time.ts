import type { FreeTimeGrant } from '@boxtrail/engine/charges/free-time-clocks'
import type { Charge } from '@boxtrail/engine/charges/tariff'
import type { Json } from '@boxtrail/engine/json'

/** The units of DCSA Arrival Notice 1.0. */
const UNITS: Record<string, FreeTimeGrant['unit']> = { CD: 'calendar_days', WD: 'working_days', HR: 'hours' }

/** The types of free time, including other codes that lines use for them. */
const CHARGES: Record<string, Charge> = {
  DEM: 'demurrage',
  DMR: 'demurrage',
  DET: 'detention',
  STO: 'storage',
  DEMDET: 'combined',
}

/**
 * Whether an item of `freeTimes` applies to this container: by its number, otherwise by size and kind if those are
 * given.
 */
export const appliesTo = (
  item: Json,
  numbers: readonly string[],
  container: string,
  sizeType: string | null,
): boolean => {
  if (numbers.length > 0) return numbers.includes(container)
  const codes = Array.isArray(item.ISOEquipmentCodes) ? item.ISOEquipmentCodes.map(String) : []
  // A size type and its group (22G1, 22GP) share the first three characters.
  return codes.length === 0 || sizeType === null || codes.some((code) => code.slice(0, 3) === sizeType.slice(0, 3))
}

/** The charges of an item; demurrage and detention together are one combined period. */
export const chargesOf = (item: Json): Charge[] => {
  const types = Array.isArray(item.typeCodes) ? item.typeCodes.map(String) : []
  const charges = new Set(types.map((type) => CHARGES[type]).filter((charge) => charge !== undefined))
  if (!charges.has('demurrage') || !charges.has('detention')) return [...charges]
  return [...[...charges].filter((charge) => charge === 'storage'), 'combined']
}

/** The free time that an item grants; none if its duration cannot be read. */
export const grantsOf = (item: Json): FreeTimeGrant[] => {
  const { duration } = item
  const unit = UNITS[String(item.timeUnit)]
  if (typeof duration !== 'number' || !Number.isInteger(duration) || duration < 0 || duration > 9_999) return []
  return unit ? chargesOf(item).map((charge) => ({ charge, duration, unit })) : []
}
