import type { EdiProblem } from '@boxtrail/edi/segment'
import { withoutCode } from '@boxtrail/reference/bare-number'
import { sayUnused } from './message-reading.ts'
import { withoutRepeats } from './without-repeats.ts'

const uses = ['bill', 'booking'] as const
export type NumberUse = (typeof uses)[number]

/**
 * Sorts the bills and bookings that segments name. For one container, the first number is used. For several containers,
 * nobody can tell which of several numbers belongs to which, so their segments are left out, also from what is stored
 * for each container.
 */
export const sortNumbers = <S extends { at: number; id: string }>(
  segments: readonly S[],
  numbersIn: (segment: S, use: NumberUse) => readonly string[],
  isOfOne: boolean,
): { segments: readonly S[]; notes: { use: NumberUse; notes: EdiProblem[] }[] } => {
  const leftOut = new Set<S>()
  const notes = uses.map((use) => {
    const named = segments.flatMap((segment) => numbersIn(segment, use).map((number) => ({ segment, number })))
    const [first, ...others] = withoutOtherForms(named)
    if (first === undefined || others.length === 0) return { use, notes: [] }
    const unused = isOfOne ? others : [first, ...others]
    if (!isOfOne) for (const { segment } of named) leftOut.add(segment)
    return {
      use,
      notes: sayUnused(
        unused.map(({ segment, number }) => ({ segment, what: `the ${use} ${number}` })),
        isOfOne ? 'as another is stated before' : 'as it is not stated which container each is of',
      ),
    }
  })
  return { segments: leftOut.size === 0 ? segments : segments.filter((segment) => !leftOut.has(segment)), notes }
}

/**
 * Keeps the first of each number: MAEU261904573 and 261904573 are one bill, unless it occurs with another SCAC as well.
 */
const withoutOtherForms = <N extends { number: string }>(named: readonly N[]): N[] => {
  const numbers = new Set(named.map(({ number }) => number))
  const longer = Map.groupBy(
    [...numbers].filter((number) => withoutCode(number) !== number),
    withoutCode,
  )
  const plain = (number: string) => {
    const bare = withoutCode(number)
    return numbers.has(bare) && longer.get(bare)?.length === 1 ? bare : number
  }
  return withoutRepeats(named, ({ number }) => plain(number))
}
