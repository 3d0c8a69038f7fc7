import type { PlaceText } from '@boxtrail/engine/statement'
import { foldName } from '@boxtrail/reference/fold-name'
import { locodeAtStart } from '@boxtrail/reference/locode'
import { type Authority, codeLists, type KnownFacility, listBriefly, normalizeCode, singleItem } from './authority.ts'

/** A facility as an item names it; `code` is one whose list is not stated. */
export interface NamedFacility {
  firms?: string | null
  smdg?: string | null
  bic?: string | null
  code?: string | null
  locode?: string | null
  name?: string | null
}

export type Verdict = { facility: KnownFacility | null } | { reason: string }

export interface Naming {
  /** EDI gives cities where other formats give facilities: next to a port, an unknown name is therefore ignored. */
  namesPlaces?: boolean
}

/**
 * Whether a source may report on the facility that an item names, and which of its own that is. `facility: null`: it
 * may report on any. An item that names nothing, or only the port, means the only facility of the source there.
 */
export const checkFacility = (
  { facilities }: Pick<Authority, 'facilities'>,
  given: NamedFacility | null,
  naming: Naming = {},
): Verdict => {
  if (facilities === 'any') return { facility: null }
  const named = trimmed(given ?? {})
  const listed = listBriefly(facilities.map(({ label }) => label))
  if (Object.keys(named).length === 0) {
    const implied = singleItem(facilities)
    return implied
      ? { facility: implied }
      : { reason: `it names no facility, and this source may report on several: ${listed}` }
  }
  const fitting = facilities
    .map((facility) => ({ facility, fit: fitOf(facility, named, naming) }))
    .filter(({ fit }) => fit !== 'none')
  const best = fits.map((fit) => fitting.filter((one) => one.fit === fit)).find((found) => found.length > 0)
  if (!best) return { reason: `${describe(named)} is not a facility that this source may report on: ${listed}` }
  if (best.length > 1 && best[0]!.fit === 'port')
    return { reason: `${describe(named)} does not identify one of the facilities of this source: ${listed}` }
  return { facility: best[0]!.facility }
}

/** The place of an item in claims: as listed in the configuration of its source, whatever else the item states. */
export const placeForFacility = (facility: KnownFacility | null, given: PlaceText): PlaceText => {
  if (facility === null) return given
  if (facility.isWholePort) return { ...given, locode: given.locode ?? facility.place.locode }
  return facility.place
}

export const namedFacilityOf = ({ locode, name, facilityCode, facilityProvider }: PlaceText): NamedFacility => ({
  locode,
  name,
  [facilityProvider === null ? 'code' : (facilityProvider.toLowerCase() as 'firms')]: facilityCode,
})

/** How an item's naming fits a facility, best first. */
const fits = ['code', 'name', 'whole port', 'port'] as const
type Fit = (typeof fits)[number] | 'none'

type Agreement = 'same' | 'other' | 'unknown'

/** One contradiction outweighs any match, because it is unclear which of the two is meant. */
export const contradicts = (facility: KnownFacility, given: NamedFacility): boolean => {
  const named = trimmed(given)
  return [...codeAgreements(facility, named), portAgreement(facility, named), nameAgreement(facility, named)].includes(
    'other',
  )
}

const fitOf = (facility: KnownFacility, named: NamedFacility, naming: Naming): Fit => {
  if (contradicts(facility, named)) return 'none'
  const codes = codeAgreements(facility, named)
  const port = portAgreement(facility, named)
  const name = nameAgreement(facility, named)
  if (codes.includes('same')) return 'code'
  const isThere = port === 'same' || name === 'port'
  if (facility.isWholePort) return isThere || name === 'same' ? 'whole port' : 'none'
  if (codes.length > 0) return 'none'
  if (name === 'same') return 'name'
  if (name === 'unknown' && !(naming.namesPlaces && port === 'same')) return 'none'
  return isThere ? 'port' : 'none'
}

const codeAgreements = (facility: KnownFacility, named: NamedFacility): Agreement[] => {
  const listed = codeLists.flatMap((list) => (named[list] ? [codeAgreement(facility, list, named[list])] : []))
  if (!named.code) return listed
  const anywhere = codeLists.map((list) => codeAgreement(facility, list, named.code!))
  const isSame = anywhere.includes('same')
  const isOther = codeLists.some((list) => facility.otherCodes.has(`${list}:${normalizeCode(named.code!)}`))
  return [...listed, isSame ? 'same' : isOther ? 'other' : 'unknown']
}

const codeAgreement = (facility: KnownFacility, list: (typeof codeLists)[number], written: string): Agreement => {
  const code = normalizeCode(written)
  if (facility.codes[list].includes(code)) return 'same'
  if (facility.otherCodes.has(`${list}:${code}`)) return 'other'
  // A BIC code begins with the UN/LOCODE and often continues with the SMDG code.
  const locode = list === 'bic' ? locodeAtStart(code) : undefined
  if (locode) {
    if (facility.locodes.length > 0 && !facility.locodes.includes(locode)) return 'other'
    return codeAgreement(facility, 'smdg', code.slice(locode.length))
  }
  return 'unknown'
}

const portAgreement = ({ locodes }: KnownFacility, { locode }: NamedFacility): Agreement => {
  if (!locode || locodes.length === 0) return 'unknown'
  return locodes.includes(normalizeCode(locode)) ? 'same' : 'other'
}

const nameAgreement = (facility: KnownFacility, { name }: NamedFacility): Agreement | 'port' | 'unstated' => {
  if (!name) return 'unstated'
  const [whole, first] = [foldName(name), foldName(name.split(',')[0]!)]
  const isIn = (names: { has(name: string): boolean }) => names.has(whole) || names.has(first)
  if (isIn(new Set(facility.names))) return 'same'
  if (isIn(facility.otherNames)) return 'other'
  return isIn(new Set(facility.portNames)) ? 'port' : 'unknown'
}

const trimmed = (given: NamedFacility): NamedFacility =>
  Object.fromEntries(
    Object.entries(given).flatMap(([key, value]) =>
      typeof value === 'string' && value.trim() !== '' ? [[key, value.trim()]] : [],
    ),
  )

/** `firms Y257, smdg EAGLE at USLAX`. */
const describe = ({ locode, name, ...codes }: NamedFacility): string => {
  const parts = Object.entries(codes).map(([list, code]) => `${list} ${shorten(code!)}`)
  if (name) parts.push(JSON.stringify(shorten(name)))
  const where = locode ? shorten(locode) : ''
  return parts.length > 0 ? `${parts.join(', ')}${where && ` at ${where}`}` : where
}

const shorten = (text: string) => (text.length > 60 ? `${text.slice(0, 60)}…` : text)
