import type { Kind, VesselText } from '../../statement.ts'
import type { MilestoneClaim } from '../types/projection.ts'

/**
 * ONE SHIP, SEVERAL NAMES. Sources name a ship by its IMO number, its name, a misspelt name or its call sign.
 * Milestones with different texts are of one ship if a source states number and name together; or if at one port one
 * text only arrives and the other only discharges, or one only loads and the other only departs, and nothing indicates
 * two ships. Two IMO numbers are always two ships.
 */
export const identifyShips = (milestones: readonly MilestoneClaim[]): MilestoneClaim[] => {
  const texts = textsOf(milestones)
  if (!texts.some(({ vessel }) => vessel.imo === null || vessel.name === null)) return [...milestones]
  const ships = mergedByEvidence(mergedByNumber(texts))
  const known = new Map(ships.flatMap((ship) => ship.texts.map((text) => [text.key, namedBy(ship)] as const)))
  return milestones.map((milestone) => {
    const { vessel } = milestone.statement
    const named = vessel && known.get(textKey(vessel))
    if (!named || (vessel.imo !== null && vessel.name !== null)) return milestone
    if (named.imo === vessel.imo && named.name === vessel.name) return milestone
    return { ...milestone, statement: { ...milestone.statement, vessel: named } }
  })
}

/** One way of naming a ship, with one milestone for each kind, place and source that use it. */
interface Text {
  key: string
  vessel: VesselText
  count: number
  milestones: Map<string, MilestoneClaim>
}

interface Ship {
  imo: string | null
  texts: Text[]
}

const textKey = ({ imo, name }: VesselText) => `${imo ?? ''}|${name ?? ''}`

const textsOf = (milestones: readonly MilestoneClaim[]): Text[] => {
  const texts = new Map<string, Text>()
  for (const milestone of milestones) {
    const { vessel, kind } = milestone.statement
    if (!vessel || (vessel.imo === null && vessel.name === null)) continue
    const key = textKey(vessel)
    const text = texts.get(key) ?? {
      key,
      vessel,
      count: 0,
      milestones: new Map<string, MilestoneClaim>(),
    }
    texts.set(key, text)
    text.count++
    const what = `${kind}|${milestone.place.key}|${milestone.claim.source.id}|${milestone.claim.closedMs === null}`
    if (!text.milestones.has(what)) text.milestones.set(what, milestone)
  }
  return [...texts.values()].sort((a, b) => b.count - a.count || (a.key < b.key ? -1 : 1))
}

/** The name without prefix, spaces and punctuation. */
export const normalizeName = (name: string) =>
  name
    .toLowerCase()
    .replace(/^(?:m\/?[vst]|mts)\s+/, '')
    .replaceAll(/[^a-z0-9]/g, '')

const mergedByNumber = (texts: readonly Text[]): Ship[] => {
  const byName = new Map<string, Set<string>>()
  for (const { vessel } of texts)
    if (vessel.imo !== null && vessel.name !== null)
      byName.set(normalizeName(vessel.name), (byName.get(normalizeName(vessel.name)) ?? new Set()).add(vessel.imo))
  const ships = new Map<string, Ship>()
  for (const text of texts) {
    const { imo, name } = text.vessel
    const numbers = name === null ? undefined : byName.get(normalizeName(name))
    const number = imo ?? (numbers?.size === 1 ? [...numbers][0]! : null)
    const key = number ?? normalizeName(name!)
    const ship = ships.get(key) ?? { imo: number, texts: [] }
    ship.texts.push(text)
    ships.set(key, ship)
  }
  return [...ships.values()]
}

const mergedByEvidence = (ships: readonly Ship[]): Ship[] => {
  const merged: Ship[] = []
  // A ship with a number takes in texts without one.
  for (const ship of ships.toSorted((a, b) => Number(a.imo === null) - Number(b.imo === null))) {
    const same = ship.imo === null ? merged.filter((other) => isSameShip(other, ship)) : []
    if (same.length === 1) same[0]!.texts.push(...ship.texts)
    else merged.push(ship)
  }
  return merged
}

const namedBy = ({ imo, texts }: Ship): VesselText => {
  const named = texts.filter(({ vessel }) => vessel.name !== null)
  return {
    imo,
    name: (named.find(({ vessel }) => vessel.imo !== null) ?? named[0])?.vessel.name ?? null,
  }
}

const landing: readonly Kind[] = ['arrive', 'berth', 'discharge']
const boarding: readonly Kind[] = ['load', 'depart']
const APART_MS = 5 * 86_400_000
/** How far the times of a ship and its containers may be out of order. */
const SLACK_MS = 12 * 3_600_000

const isSameShip = (a: Ship, b: Ship): boolean => {
  const [ofA, ofB] = [milestonesOf(a), milestonesOf(b)]
  const pairs = ofA.flatMap((one) => ofB.filter((other) => isSameEnd(one, other)).map((other) => [one, other] as const))
  // A source that reports the same kind of milestone for both reports two ships.
  if (pairs.some(([one, other]) => one.statement.kind === other.statement.kind && isOneSource(one, other))) return false
  if (pairs.some(([one, other]) => belong(one, other) && isLikely(a, b, one, other))) return true
  return (
    isMisspeltAs(a, b) &&
    ((isAll(ofA, boarding) && isAll(ofB, landing)) || (isAll(ofA, landing) && isAll(ofB, boarding)))
  )
}

const milestonesOf = ({ texts }: Ship): MilestoneClaim[] => texts.flatMap(({ milestones }) => [...milestones.values()])

const isAll = (milestones: readonly MilestoneClaim[], end: readonly Kind[]) =>
  milestones.every(({ statement }) => end.includes(statement.kind))

const isSameEnd = (a: MilestoneClaim, b: MilestoneClaim) =>
  a.place.key === b.place.key &&
  [landing, boarding].some((end) => end.includes(a.statement.kind) && end.includes(b.statement.kind))

const isOneSource = (a: MilestoneClaim, b: MilestoneClaim) =>
  a.claim.source.id === b.claim.source.id && (a.claim.closedMs === null) === (b.claim.closedMs === null)

/** Whether one is the call of a ship and the other the handling of a container there. */
const belong = (a: MilestoneClaim, b: MilestoneClaim) => {
  const [first, second] = rankOf(a) <= rankOf(b) ? [a, b] : [b, a]
  const betweenMs = second.time.ms - first.time.ms
  return rankOf(a) !== rankOf(b) && betweenMs >= -SLACK_MS && betweenMs <= APART_MS
}

const rankOf = ({ statement }: MilestoneClaim) => [...landing, ...boarding].indexOf(statement.kind)

/** Whether nothing contradicts that they are one ship, and the names or voyages support it. */
const isLikely = (a: Ship, b: Ship, one: MilestoneClaim, other: MilestoneClaim): boolean => {
  const [voyage, second] = [one.statement.voyage, other.statement.voyage]
  if ((voyage !== null && voyage === second) || isMisspeltAs(a, b) || isSuffixedAs(a, b)) return true
  if (voyage !== null && second !== null) return false
  const [ofA, ofB] = [namesOf(a), namesOf(b)]
  return ofA.length === 0 || ofB.length === 0 || [...ofA, ...ofB].some(isCallSign)
}

const namesOf = ({ texts }: Ship) =>
  texts.flatMap(({ vessel }) => (vessel.name === null ? [] : [normalizeName(vessel.name)]))

const isMisspeltAs = (a: Ship, b: Ship) =>
  !isNumberedAs(a, b) && namesOf(a).some((name) => namesOf(b).some((text) => isMisspelt(name, text)))

/** Whether one name is the other followed by a voyage, a flag or any other suffix. */
const isSuffixedAs = (a: Ship, b: Ship) => !isNumberedAs(a, b) && suffixesOf(a, b).some((suffix) => suffix.length > 0)

/** Whether one name is the other with a numeral, which is another ship. */
const isNumberedAs = (a: Ship, b: Ship) => suffixesOf(a, b).some(([first, ...rest]) => isNumeral(first, rest.length))

const isNumeral = (word: string | undefined, following: number) =>
  word !== undefined && (/^(?:i{2,3}|iv|vi{1,3}|\d|one|two|three)$/.test(word) || (word === 'v' && following === 0))

const suffixesOf = (a: Ship, b: Ship): string[][] =>
  wordsOf(a).flatMap((one) => wordsOf(b).flatMap((other) => [suffixOf(one, other), suffixOf(other, one)]))

const wordsOf = ({ texts }: Ship): string[][] =>
  texts.flatMap(({ vessel }) => (vessel.name === null ? [] : [vessel.name.toLowerCase().match(/[a-z0-9]+/g) ?? []]))

const suffixOf = (name: readonly string[], longer: readonly string[]): string[] =>
  name.join('').length >= 4 && name.every((word, index) => word === longer[index]) ? longer.slice(name.length) : []

/** Four to seven letters and digits, with at least one digit: no ship has such a name. */
const isCallSign = (name: string) => /^(?=.*\d)[a-z0-9]{4,7}$/.test(name)

/** Whether at most two letters differ, in a name that is long enough for a spelling mistake. */
const isMisspelt = (a: string, b: string): boolean => {
  const allowed = Math.min(a.length, b.length) >= 6 ? 2 : 1
  if (Math.abs(a.length - b.length) > allowed || Math.min(a.length, b.length) < 4) return false
  let row = Array.from({ length: b.length + 1 }, (_, index) => index)
  for (let i = 1; i <= a.length; i++) {
    const next = [i]
    for (let j = 1; j <= b.length; j++)
      next.push(Math.min(row[j]! + 1, next[j - 1]! + 1, row[j - 1]! + Number(a[i - 1] !== b[j - 1])))
    row = next
  }
  return row[b.length]! <= allowed
}
