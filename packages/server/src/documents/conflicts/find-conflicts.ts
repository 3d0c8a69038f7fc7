import type { Places } from '@boxtrail/reference/places'
import { areOfSameGoods, type Comparable, compareTotals } from './compare-totals.ts'
import { type ComparedDocument, containersOf } from './compared-document.ts'
import type { Conflict } from './conflict.ts'
import { conflictsOfContainers } from './container-conflicts.ts'
import { type Groups, groupDocuments } from './group-by-bill.ts'
import { meanings, statedAs, totals } from './meanings.ts'
import { findForeignContainers, type Journey } from './tracked-journey.ts'

export interface Found extends Pick<Groups, 'excluded'> {
  conflicts: Conflict[]
  compared: ComparedDocument[]
}

/** Where the documents of a shipment contradict each other, or its journey. In doubt, there is no conflict. */
export function findConflicts(documents: readonly ComparedDocument[], journey: Journey, places: Places): Found {
  const { groups, excluded } = groupDocuments(documents)
  const conflicts = groups.flatMap((group) => [
    ...merged(pairsOf(group).flatMap(([one, other]) => conflictsBetween(one, other, places))),
    ...findForeignContainers(group, journey),
  ])
  return { conflicts, compared: groups.flat(), excluded }
}

const pairsOf = <One>(all: readonly One[]): [One, One][] =>
  all.flatMap((one, at) => all.slice(at + 1).map((other): [One, One] => [one, other]))

function conflictsBetween(one: ComparedDocument, other: ComparedDocument, places: Places): Conflict[] {
  const comparable = totalsOf(one, other)
  if (!areOfSameGoods(comparable, one.isWeak || other.isWeak)) return []
  const ofTotals = comparable
    .filter(({ comparison }) => !comparison.isSame)
    .map(({ total, a, b }): Conflict => ({ field: total, container: null, values: [a, b] }))
  const ofOthers = meanings.flatMap((meaning): Conflict[] => {
    const [a, b] = [statedAs(meaning, one), statedAs(meaning, other)]
    return a && b && meaning.differ(a, b, places) ? [{ field: meaning.name, container: null, values: [a, b] }] : []
  })
  return [...ofTotals, ...ofOthers, ...conflictsOfContainers(one, other)]
}

function totalsOf(one: ComparedDocument, other: ComparedDocument): Comparable[] {
  const containers = Math.max(containersOf(one).size, containersOf(other).size)
  return totals.flatMap((meaning) => {
    const [a, b] = [statedAs(meaning, one), statedAs(meaning, other)]
    const comparison = a && b ? compareTotals[meaning.name](a, b, containers) : null
    return comparison ? [{ total: meaning.name, a: a!, b: b!, comparison }] : []
  })
}

/** Merges the conflicts of each field into one, with each value once. */
function merged(conflicts: readonly Conflict[]): Conflict[] {
  const byField = Map.groupBy(conflicts, ({ field, container }) => `${field} ${container}`)
  return [...byField.values()].map((same) => {
    const values = same.flatMap((one) => one.values)
    const byPlace = new Map(values.map((one) => [`${one.document?.id} ${JSON.stringify(one.value)}`, one]))
    return { ...same[0]!, values: [...byPlace.values()] }
  })
}
