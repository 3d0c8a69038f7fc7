import { readTable } from '../table.ts'
import type { Port } from './place.ts'

/** The runtime knows the names of countries, so we need no table. */
const countries = new Intl.DisplayNames('en', { type: 'region' })

export const countryName = (code: string): string => countries.of(code) ?? code

let states: Map<string, string> | undefined

/** For the states of the US and the provinces of Canada; others are known by their code only. */
export const stateName = ({ countryCode, stateAbbr }: Pick<Port, 'countryCode' | 'stateAbbr'>): string | null => {
  states ??= new Map(readTable('states').map((row) => [`${row.country_code}-${row.state_abbr}`, row.name!]))
  return states.get(`${countryCode}-${stateAbbr}`) ?? null
}
