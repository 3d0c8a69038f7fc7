import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import { type KnownCarrier, listBriefly, normalizeCode, singleItem } from './authority.ts'

/** Why a source may not report on the carrier that an item names; null if it may. */
export const checkCarrier = (
  what: 'line' | 'railway',
  listed: readonly KnownCarrier[] | 'any',
  scac: string | null | undefined,
): string | null => {
  if (listed === 'any' || !scac?.trim()) return null
  const code = (what === 'railway' && findRailCarrier(scac)) || normalizeCode(scac)
  if (listed.some(({ spellings }) => spellings.includes(code))) return null
  return `${code.slice(0, 20)} is not a ${what} that this source may report on: ${listBriefly(listed.map((one) => one.scac))}`
}

/** Why an item that names no carrier is rejected: it could mean any of several. */
export const checkUnnamedCarrier = (
  what: 'line' | 'railway',
  listed: readonly KnownCarrier[] | 'any',
): string | null =>
  listed === 'any' || singleItem(listed)
    ? null
    : `it names no ${what}, and this source may report on several: ${listBriefly(listed.map((one) => one.scac))}`
