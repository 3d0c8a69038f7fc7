import { beside, movedWhen } from '../milestones/move-in-words.ts'
import { follows, isEarlier } from '../milestones/possible-order.ts'
import type { Visit } from '../types/projection.ts'
import { type Flag, flagOf } from './flag.ts'

/** Flags the milestones whose times contradict the order; a date without a time claims no order within its day. */
export const orderFlags = (happened: readonly Visit[]): Flag[] =>
  happened.flatMap(({ set }, index) => {
    const early = happened.slice(index + 1).find((later) => follows(later.set, set) && isEarlier(later.set, set))
    if (!early) return []
    const detail = `${movedWhen(early.set)} is reported before ${beside(set, early.set)}`
    return [flagOf('impossible_order', early.set.claim, detail)]
  })
