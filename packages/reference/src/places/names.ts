import { readTable } from '../table.ts'
import type { Port } from './place.ts'

/** The runtime knows the names of countries, so we need no table. */
const countries = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string): string => countries.of(code) ?? code

let states: Map<string, string> | undefined

/** The name of a state of the US or a province of Canada; null for others, which are known only by their code. */
export const stateName = ({ countryCode, stateAbbr }: Pick<Port, 'countryCode' | 'stateAbbr'>): string | null => {
  states ??= new Map(readTable('states').map((row) => [`${row.country_code}-${row.state_abbr}`, row.name!]))
  return states.get(`${countryCode}-${stateAbbr}`) ?? null
}
