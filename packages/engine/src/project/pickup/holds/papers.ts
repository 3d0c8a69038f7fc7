import { groupsBy } from '../../../groups-by.ts'
import { type HoldChange, nameOfHold } from '../../../statement.ts'
import type { FactClaim } from '../../types/projection.ts'
import { type Holds, type HoldUpdate, paperOf } from './hold-update.ts'

/** A hold that is set. */
export interface SetHold extends Pick<HoldUpdate, 'key' | 'claim' | 'saidMs'> {
  hold: Holds[number]
}

/** The releases of papers, beside which nothing is held by the same paper. */
export const liftedPapers = (facts: readonly FactClaim[]): Set<string> => {
  const open = facts.filter(({ statement, claim }) => statement.field === 'hold' && claim.closedMs === null)
  const isHeld = ({ statement }: FactClaim) => (statement.value as HoldChange).status !== null
  const held = new Set(open.filter(isHeld).map(({ statement }) => statement.name))
  return new Set(
    open
      .filter(
        (fact) => paperOf(fact.statement.name ?? 'other') !== null && !isHeld(fact) && !held.has(fact.statement.name),
      )
      .map(({ claim }) => claim.id),
  )
}

/** The papers of one name are one hold, which names them all. */
export const joinPapers = (set: readonly SetHold[]): SetHold[] =>
  groupsBy(set, (one) => (nameOfHold(one.key) === 'other' ? one : nameOfHold(one.key))).flatMap((group) => {
    const last = group.at(-1)!
    if (group.length === 1 || group.every(({ key }) => paperOf(key) === null)) return group
    const status = group.some(({ hold }) => hold.status === 'hold') ? 'hold' : last.hold.status
    const words = [...new Set(group.flatMap(({ hold }) => hold.description || []))]
    return [{ ...last, hold: { ...last.hold, status, description: listed(words) } }]
  })

const MAX_PAPERS = 5

/** A line may name a paper for each of a hundred consignments. */
const listed = (words: readonly string[]): string =>
  [...words.slice(0, MAX_PAPERS), ...(words.length > MAX_PAPERS ? [`and ${words.length - MAX_PAPERS} more`] : [])].join(
    '; ',
  )
