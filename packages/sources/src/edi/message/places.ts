import { words } from '@boxtrail/edi/segment'
import { noPlace, type PlaceText } from '@boxtrail/engine/statement'
import { isLocode } from '@boxtrail/reference/locode'
import { normalizeLocode } from '../../normalize-locode.ts'
import { portByCustomsCode } from '../tables/x12-places.ts'
import { lookUp } from './codes.ts'
import type { Partner } from './partner.ts'

export interface X12PlaceParts {
  qualifier?: string | undefined
  code?: string | undefined
  name?: string | undefined
  state?: string | undefined
  country?: string | undefined
}

/** A place as X12 names it: UN/LOCODE, a customs code, the partner's own code, or the name of a city. */
export const x12Place = (
  { qualifier = '', code = '', name, state, country }: X12PlaceParts,
  partner: Partner,
): PlaceText => {
  const [list, key] = [qualifier.trim().toUpperCase(), code.trim().toUpperCase()]
  const locode = lookUp(partner.places, `${list}:${key}`) ?? locodeOf(list, normalizeLocode(key))
  // City codes are city names.
  const reportedName = words(name) ?? (list === 'CI' ? words(code) : null)
  return { ...noPlace, locode, name: locode === null ? wholeName(reportedName, state, country) : reportedName }
}

const locodeOf = (list: string, code: string): string | null => {
  if ((list === 'UN' || list === '') && isLocode(code)) return code
  // Schedule D has four digits, Schedule K five.
  if ((list === 'D' && code.length === 4) || (list === 'K' && code.length === 5)) return portByCustomsCode(code)
  return null
}

/** "SAINT PAUL, MN, US": a name without a code needs its state and country to be found. */
const wholeName = (name: string | null, state: string | undefined, country: string | undefined): string | null => {
  if (name === null) return null
  const parts = name.split(',').map((part) => part.trim())
  for (const more of [words(state), words(country)])
    if (more !== null && !parts.some((part) => part.toUpperCase() === more.toUpperCase())) parts.push(more)
  return parts.filter((part) => part !== '').join(', ')
}

/** LOC: `USSYR:227::SYRACUSE`, and the terminal in the next element: `VTE:TER:ZZZ`. */
export const edifactPlace = (
  [code = '', , , name]: readonly string[],
  [terminal = '', list = '', agency = '', terminalName]: readonly string[],
  partner: Partner,
): PlaceText => {
  const [key, joined] = [code.trim().toUpperCase(), normalizeLocode(code)]
  const locode = lookUp(partner.places, key) ?? lookUp(partner.places, joined) ?? (isLocode(joined) ? joined : null)
  const reportedName = words(terminalName) ?? words(name)
  const facility = terminal !== '' && (list === 'TER' || list === '72' || list === 'BER') ? words(terminal) : null
  return {
    ...noPlace,
    locode,
    name:
      reportedName === null
        ? null
        : reportedName
            .split(',')
            .map((part) => part.trim())
            .filter((part) => part !== '')
            .join(', ') || null,
    facilityCode: facility,
    facilityProvider: facility === null ? null : agency === '' || agency === '306' || agency === 'ZZZ' ? 'SMDG' : null,
  }
}

export const isSamePlace = (a: PlaceText, b: PlaceText): boolean =>
  a.locode !== null || b.locode !== null
    ? a.locode === b.locode
    : a.name !== null && a.name.toUpperCase() === b.name?.toUpperCase()

export const isUnknownPlace = ({ locode, name, facilityCode }: PlaceText): boolean =>
  locode === null && name === null && facilityCode === null
