import type { Facility } from '@boxtrail/contracts/feed'
import type { SourceKind } from '@boxtrail/engine/policy'
import type { PlaceText } from '@boxtrail/engine/statement'
import { foldName } from '@boxtrail/reference/fold-name'
import type { Terminal } from '@boxtrail/reference/places/place'
import { findRailCarrier } from '@boxtrail/reference/rail-carriers'
import type { Reference } from '@boxtrail/reference/reference'
import {
  type Authority,
  type CodeList,
  codeLists,
  type KnownCarrier,
  type KnownFacility,
  normalizeCode,
} from './authority.ts'

/** As the operator writes it (config/settings/config-file.ts, config/settings/edi-settings.ts). Defaults follow from the kind of source. */
export interface AuthorityConfig {
  kind: SourceKind
  scac?: string | null | undefined
  facilities?: readonly Facility[] | 'any' | undefined
  lines?: readonly string[] | 'any' | undefined
  railways?: readonly string[] | 'any' | undefined
}

/** A line reports on itself, a railway on itself, and a terminal on the facilities that the operator lists. */
export const authorityOf = (given: AuthorityConfig, reference: Reference): Authority => {
  const { kind, scac, facilities = 'any', lines, railways } = given
  const own = scac ? [scac] : 'any'
  return {
    facilities: facilities === 'any' ? 'any' : facilities.map((one) => facilityOf(one, kind, reference)),
    lines: carriersOf(lines ?? (kind === 'line' ? own : 'any'), (one) => lineOf(one, reference)),
    railways: carriersOf(railways ?? (kind === 'rail' ? own : 'any'), railwayOf),
  }
}

const carriersOf = (given: readonly string[] | 'any', carrierOf: (scac: string) => KnownCarrier): Authority['lines'] =>
  given === 'any' ? 'any' : given.map(carrierOf)

const lineOf = (code: string, { shippingLines }: Reference): KnownCarrier => {
  const { scac = code, alternativeScacs = [] } = shippingLines.byScac(code) ?? {}
  return { scac, spellings: [scac, ...alternativeScacs].map(normalizeCode) }
}

const railwayOf = (code: string): KnownCarrier => {
  const scac = findRailCarrier(code) ?? normalizeCode(code)
  return { scac, spellings: [scac] }
}

const facilityOf = (given: Facility, kind: SourceKind, reference: Reference): KnownFacility => {
  const { places } = reference
  const terminal = places.terminal(given)
  const locode = given.locode ?? terminal?.portLocode ?? null
  const port = locode === null ? undefined : (places.portByLocode(locode) ?? places.byLocode(locode))
  const locodes = unique([locode, terminal?.portLocode, port?.code, ...(terminal?.alternateLocodes ?? [])])
  const isWholePort = given.name === undefined && codeLists.every((list) => given[list] === undefined)
  const there = locodes.flatMap((code) => places.terminalsAt(code))
  const own = isWholePort ? there : terminal ? [terminal] : []
  const others = places.allTerminals().filter((one) => !own.includes(one))
  const neighbours = there.filter((one) => !own.includes(one))
  const codes = (list: CodeList) =>
    unique([given[list], ...own.map((one) => codeIn(one, list))].map(normalizeOptionalCode))
  return {
    label: labelOf(given),
    place: placeOf(given, locode, kind, reference),
    isWholePort,
    locodes,
    codes: { firms: codes('firms'), smdg: codes('smdg'), bic: codes('bic') },
    names: unique([given.name, ...own.flatMap(({ name, nickname }) => [name, nickname])]).map(foldName),
    portNames: unique([port?.name, port?.name.split(/[,(]/)[0], port?.city]).map(foldName),
    // FIRMS and BIC codes are unique worldwide, SMDG codes within a port.
    otherCodes: new Set([
      ...others.flatMap((one) => (['firms', 'bic'] as const).flatMap((list) => listedCode(one, list))),
      ...neighbours.flatMap((one) => listedCode(one, 'smdg')),
    ]),
    otherNames: new Set(neighbours.flatMap(({ name, nickname }) => [foldName(name), foldName(nickname)])),
  }
}

const codeIn = ({ firmsCode, smdgCode, bicFacilityCode }: Terminal, list: CodeList): string | null =>
  ({ firms: firmsCode, smdg: smdgCode, bic: bicFacilityCode })[list]

const listedCode = (terminal: Terminal, list: CodeList): string[] => {
  const code = codeIn(terminal, list)
  return code === null ? [] : [`${list}:${normalizeCode(code)}`]
}

/** Uses the first of its codes that reference data knows, so that all statements about the facility have one place. */
const placeOf = (given: Facility, locode: string | null, kind: SourceKind, { places }: Reference): PlaceText => {
  const coded = (['smdg', 'bic', 'firms'] as const).filter((list) => given[list] !== undefined)
  const list = coded.find((one) => places.terminal({ [one]: given[one], locode })) ?? coded[0]
  return {
    locode,
    name: given.name ?? null,
    facilityCode: list ? given[list]! : null,
    facilityProvider: list ? (list.toUpperCase() as 'SMDG') : null,
    facilityType: kind === 'rail' ? 'RAMP' : 'POTE',
  }
}

/** `firms Y258 at USLAX`. */
const labelOf = ({ locode, name, ...codes }: Facility): string => {
  const parts = Object.entries(codes).map(([list, code]) => `${list} ${code}`)
  const named = parts.length > 0 ? parts.join(', ') : name && JSON.stringify(name)
  return [named, locode && (named ? `at ${locode}` : locode)].filter((part) => part).join(' ')
}

const normalizeOptionalCode = (code: string | null | undefined) => (code ? normalizeCode(code) : code)

const unique = (texts: readonly (string | null | undefined)[]): string[] => [
  ...new Set(texts.filter((text): text is string => typeof text === 'string' && text !== '')),
]
