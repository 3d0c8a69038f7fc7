import { countryName } from '@boxtrail/reference/places/names'
import { toLowercase } from '../../lowercase.ts'

/** Spellings in documents, in addition to those of the runtime. */
const MORE_NAMES =
  'usa,u.s.a.,u.s.,us,uk,u.k.,great britain,england,scotland,turkey,turkiye,russia,korea,south korea,republic of korea,vietnam,viet nam,uae,u.a.e.,united arab emirates,p.r. china,pr china,prc,p.r.c.,taiwan,ivory coast,czech republic,holland,the netherlands,burma'.split(
    ',',
  )
/** Names that are also ports: after another port either may be meant. */
const PORTS = /^(?:singapore|hong kong|djibouti|gibraltar|kuwait|panama|bahrain|macao)/
const LETTERS = Array.from({ length: 26 }, (_, at) => String.fromCharCode(65 + at))

let names: ReadonlySet<string> | undefined
/** Whether a text is the English name of a country, in any case. */
export function isCountry(text: string): boolean {
  names ??= new Set([
    ...LETTERS.flatMap((first) => LETTERS.map((second) => toLowercase(countryName(first + second)))),
    ...MORE_NAMES,
  ])
  const name = toLowercase(text.trim())
  return name.length > 2 && names.has(name) && !PORTS.test(name)
}
