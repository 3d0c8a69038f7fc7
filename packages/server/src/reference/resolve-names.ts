import { lineSourceId } from '@boxtrail/engine/source-id'
import { invalidParameter } from '@boxtrail/protocol/errors'
import { foldName } from '@boxtrail/reference/fold-name'
import type { Places } from '@boxtrail/reference/places'
import type { Port, Terminal } from '@boxtrail/reference/places/place'
import type { ShippingLine, ShippingLines } from '@boxtrail/reference/shipping-lines'

/** At most this many choices are offered. */
const MAX_CHOICES = 8
/** This many letters at the beginning must match: they are seldom mistyped. */
const MIN_COMMON_PREFIX = 3

/** The UN/LOCODEs of a port or an inland place that is given by code or by a name that fits no other. */
export const resolvePort = (parameter: string, given: string, places: Places): string[] => {
  const text = given.trim()
  const coded = places.byLocode(text)
  if (coded) return [coded.code]
  const found = places.byName(text)
  if (found) return places.codesOf(found)
  throw unknown(parameter, text, 'a UN/LOCODE or the name of one place', nearPlaces(text, places))
}

/** The id of a terminal or ramp that is given by its id, a code or a name that fits no other. */
export const resolveFacility = (parameter: string, given: string, places: Places): string => {
  const text = given.trim()
  const found = facilityCalled(text, places)
  if (found) return found.id
  throw unknown(parameter, text, 'the code or the name of one terminal', nearFacilities(text, places))
}

/** The UN/LOCODEs of a place, or the id of a terminal or ramp there, as `resolvePort` and `resolveFacility` find them. */
export const resolvePickupPlace = (
  parameter: string,
  given: string,
  places: Places,
): { locodes: string[] } | { facilityId: string } => {
  const text = given.trim()
  const place = places.byLocode(text) ?? places.byName(text)
  if (place) return { locodes: places.codesOf(place) }
  const facility = facilityCalled(text, places)
  if (facility) return { facilityId: facility.id }
  const wanted = 'a UN/LOCODE, the name of one place, or the code or the name of one terminal'
  throw unknown(parameter, text, wanted, [...nearFacilities(text, places), ...nearPlaces(text, places)])
}

const LOCODE_LENGTH = 5

/**
 * The places that a text may mean, by a similar name or code. A text that is longer than a code is not compared with
 * codes, unless it has one character too many.
 */
const nearPlaces = (text: string, places: Places): string[] => {
  const names = ({ name, code }: Port) => (text.length > LOCODE_LENGTH ? [name] : [name, code])
  const near = choicesOf(places.all(), text, names)
  const shorter =
    text.length === LOCODE_LENGTH + 1 ? [...text].map((_, at) => text.slice(0, at) + text.slice(at + 1)) : []
  const found = near.length > 0 ? near : shorter.flatMap((code) => places.byLocode(code) ?? [])
  return distinct(found.map(placeInWords))
}

const facilityCalled = (text: string, places: Places): Terminal | undefined => {
  const all = places.allTerminals()
  const code = text.toUpperCase()
  return (
    places.terminalById(text.toLowerCase()) ??
    only(all.filter((one) => codesOfFacility(one).includes(code))) ??
    only(all.filter((one) => namesOfFacility(one).some((name) => foldName(name) === foldName(text)))) ??
    only(all.filter(isNear(text, namesOfFacility)))
  )
}

/**
 * The codes of a facility. An SMDG code alone fits terminals of several ports; with the port it fits one: `USLAX-APMT`.
 */
const codesOfFacility = ({ firmsCode, smdgCode, bicFacilityCode, portLocode }: Terminal) =>
  [firmsCode, smdgCode, smdgCode && `${portLocode}-${smdgCode}`, bicFacilityCode].map((code) => code?.toUpperCase())
const namesOfFacility = ({ name, nickname }: Terminal) => [name, nickname]
const nearFacilities = (text: string, places: Places) => {
  const coded = places.allTerminals().filter((one) => codesOfFacility(one).includes(text.toUpperCase()))
  return distinct(
    (coded.length > 0 ? coded : choicesOf(places.allTerminals(), text, namesOfFacility)).map(facilityInWords),
  )
}

/** The SCAC of a line that is given by code or by a name that fits no other. */
export const resolveLine = (
  parameter: string,
  given: string,
  lines: ShippingLines,
  wanted = 'a SCAC or the name of one line',
): string => {
  const text = given.trim()
  const exact = lines.byScac(text) ?? only(lines.all().filter(isCalled(text)))
  if (exact) return exact.scac
  const near = lines.all().filter(isNear(text, namesOf))
  const [one] = near
  if (one && near.length === 1) return one.scac
  const choices = choicesOf(lines.all(), text, namesOf)
  throw unknown(parameter, text, wanted, choices.map(lineInWords))
}

/** The id of a source that is given by it; a line also by its SCAC or a name that fits no other. */
export const resolveSource = (parameter: string, given: string, lines: ShippingLines): string => {
  const text = given.trim()
  const wanted = 'the id of a source, or a SCAC or the name of one line'
  return text.includes(':') ? text : lineSourceId(resolveLine(parameter, text, lines, wanted))
}

const unknown = (parameter: string, text: string, wanted: string, choices: readonly string[]) => {
  const shown = choices.slice(0, MAX_CHOICES)
  const more = choices.length > MAX_CHOICES ? ` and ${choices.length - MAX_CHOICES} more` : ''
  const meant = shown.length === 0 ? 'Nothing is called so.' : `Is it ${shown.join(', ')}${more}?`
  return invalidParameter(parameter, `${parameter} must be ${wanted}, not "${text.slice(0, 60)}". ${meant}`)
}

const namesOf = ({ scac, name, shortName }: ShippingLine) => [name, shortName, scac]
const placeInWords = ({ name, stateAbbr, code }: Port) => `${name}${stateAbbr ? `, ${stateAbbr}` : ''} (${code})`
const facilityInWords = ({ name, portLocode, smdgCode, firmsCode, bicFacilityCode }: Terminal) =>
  `${name} (${smdgCode ? `${portLocode}-${smdgCode}` : (firmsCode ?? bicFacilityCode ?? portLocode)})`
const lineInWords = ({ shortName, scac }: ShippingLine) => `${shortName} (${scac})`

const isCalled = (text: string) => {
  const wanted = foldName(text)
  return (line: ShippingLine) => namesOf(line).some((name) => foldName(name) === wanted)
}

/** Whether a name has the words, in this order and each from the beginning of a word. */
const isNear = <Item>(text: string, names: (item: Item) => readonly string[]) => {
  const wanted = ` ${foldName(text.split(',')[0]!)}`
  return (item: Item) => wanted.length > 2 && names(item).some((name) => ` ${foldName(name)}`.includes(wanted))
}

/**
 * The items to choose from: those whose name has the words, or else those that begin with the same letters, because the
 * rest may be mistyped.
 */
const choicesOf = <Item>(items: readonly Item[], text: string, names: (item: Item) => readonly string[]): Item[] => {
  const near = items.filter(isNear(text, names))
  const beginning = foldName(text).slice(0, MIN_COMMON_PREFIX)
  if (near.length > 0 || beginning.length < MIN_COMMON_PREFIX) return near
  return items.filter((item) => names(item).some((name) => foldName(name).startsWith(beginning)))
}

const only = <Item>(items: readonly Item[]): Item | undefined => (items.length === 1 ? items[0] : undefined)
const distinct = (texts: readonly string[]) => [...new Set(texts)]
