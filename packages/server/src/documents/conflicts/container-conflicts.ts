import { isSameBill } from '@boxtrail/reference/bare-number'
import { isMistypedSeal } from './compare-names.ts'
import { areOfSameGoods, type Comparable, compareTotals, type Total } from './compare-totals.ts'
import { type ComparedDocument, containersOf, detailOf, type StatedContainer } from './compared-document.ts'
import type { Conflict } from './conflict.ts'
import { billOf } from './group-by-bill.ts'

type Containers = ReadonlyMap<string, StatedContainer>

/** The conflicts between two documents about the containers: which there are, and what is in each. */
export function conflictsOfContainers(one: ComparedDocument, other: ComparedDocument): Conflict[] {
  const [its, others] = [containersOf(one), containersOf(other)]
  const both = [...its.values()].flatMap((a): [StatedContainer, StatedContainer][] => {
    const b = others.get(a.number)
    return b ? [[a, b]] : []
  })
  const isOneBill = billOf(one) !== '' && isSameBill(billOf(one), billOf(other))
  // With a single container, the totals already say the same.
  const isDivided = its.size > 1 && others.size > 1
  return [
    ...(both.length > 0 || isOneBill ? differentContainers(its, others) : []),
    ...both.flatMap(([a, b]) => [...mistypedSeal(a, b), ...(isDivided ? differentContents(a, b) : [])]),
  ]
}

/**
 * A conflict if each document names a container that the other does not: one that only names fewer may be for a part.
 */
function differentContainers(its: Containers, others: Containers): Conflict[] {
  const lacking = (some: Containers, among: Containers) => [...some.values()].filter(({ number }) => !among.has(number))
  const [a, b] = [lacking(its, others), lacking(others, its)]
  return a.length > 0 && b.length > 0 ? [{ field: 'containers', container: null, values: [...a, ...b] }] : []
}

function mistypedSeal(a: StatedContainer, b: StatedContainer): Conflict[] {
  const [one, other] = [detailOf(a, 'seal_number'), detailOf(b, 'seal_number')]
  if (!one || !other || !isMistypedSeal(one.value, other.value)) return []
  return [{ field: 'seal_number', container: a.number, values: [one, other] }]
}

const CONTENTS: readonly Total[] = ['packages', 'gross_weight', 'volume']

function differentContents(a: StatedContainer, b: StatedContainer): Conflict[] {
  const comparable = CONTENTS.flatMap((total): Comparable[] => {
    const [one, other] = [detailOf(a, total), detailOf(b, total)]
    const comparison = one && other ? compareTotals[total](one, other, 1) : null
    return comparison ? [{ total, a: one!, b: other!, comparison }] : []
  })
  if (!areOfSameGoods(comparable, a.document.isWeak || b.document.isWeak)) return []
  return comparable
    .filter(({ comparison }) => !comparison.isSame)
    .map(({ total, a: one, b: other }) => ({ field: total, container: a.number, values: [one, other] }))
}
