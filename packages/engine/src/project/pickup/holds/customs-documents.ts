import { groupsBy } from '../../../groups-by.ts'
import { type HoldChange, nameOfHold } from '../../../statement.ts'
import type { FactClaim } from '../../types/projection.ts'
import { customsDocumentOf, type Holds, type HoldUpdate } from './hold-update.ts'

/** A hold that is set. */
export interface SetHold extends Pick<HoldUpdate, 'key' | 'claim' | 'saidMs'> {
  hold: Holds[number]
}

/** The ids of the releases of customs documents that hold nothing any more. */
export const liftedDocuments = (facts: readonly FactClaim[]): Set<string> => {
  const open = facts.filter(({ statement, claim }) => statement.field === 'hold' && claim.closedMs === null)
  const isHeld = ({ statement }: FactClaim) => (statement.value as HoldChange).status !== null
  const held = new Set(open.filter(isHeld).map(({ statement }) => statement.name))
  return new Set(
    open
      .filter(
        (fact) =>
          customsDocumentOf(fact.statement.name ?? 'other') !== null && !isHeld(fact) && !held.has(fact.statement.name),
      )
      .map(({ claim }) => claim.id),
  )
}

/** Joins the holds of one name into one hold that names all their customs documents. */
export const joinDocuments = (set: readonly SetHold[]): SetHold[] =>
  groupsBy(set, (one) => (nameOfHold(one.key) === 'other' ? one : nameOfHold(one.key))).flatMap((group) => {
    const last = group.at(-1)!
    if (group.length === 1 || group.every(({ key }) => customsDocumentOf(key) === null)) return group
    const status = group.some(({ hold }) => hold.status === 'hold') ? 'hold' : last.hold.status
    const words = [...new Set(group.flatMap(({ hold }) => hold.description || []))]
    return [{ ...last, hold: { ...last.hold, status, description: listed(words) } }]
  })

const MAX_DOCUMENTS = 5

/** A line may name a customs document for each of a hundred consignments. */
const listed = (words: readonly string[]): string =>
  [
    ...words.slice(0, MAX_DOCUMENTS),
    ...(words.length > MAX_DOCUMENTS ? [`and ${words.length - MAX_DOCUMENTS} more`] : []),
  ].join('; ')
